"""Background work of the server: bots, deadlines, hints, other processes."""
