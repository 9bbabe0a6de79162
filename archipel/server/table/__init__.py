"""Tables in use: each owns its state and its listeners, and changes, commits and publishes itself."""
