"""What speaks to the web: routes, the socket, and what is said on it."""
