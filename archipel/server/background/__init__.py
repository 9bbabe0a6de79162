"""What the server does by itself, beside the requests."""
