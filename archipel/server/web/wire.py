"""The connection under a socket."""

from __future__ import annotations

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol


class Wire(WebSocketsSansIOProtocol):
    """uvicorn's; but whoever does not answer is cut off, and need not read first what was sent."""

    def keepalive_timeout(self) -> None:
        """No answer came to a ping."""
        self.transport.abort()
