"""The table server: people and bots play every registered game over HTTP and WebSocket."""
