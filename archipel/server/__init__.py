"""The table server: people and bots play every game of the registry over HTTP and WebSocket."""
