"""Tables in use."""
