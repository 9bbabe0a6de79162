"""The web layer: HTTP routes, the WebSocket, and its messages."""
