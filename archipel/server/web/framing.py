"""The web sockets of uvicorn, with a short way out for what can be written at once."""

from __future__ import annotations

from http import HTTPStatus
from typing import Any, Final

from starlette.websockets import WebSocket
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request
from websockets.protocol import OPEN

from archipel.server.table.listener import Write

WRITE: Final = "archipel.write"
"""The extension of ASGI by which a socket is written to without waiting."""
TEXT: Final = 0x81
SHORT: Final = 126
LONG: Final = 1 << 16


def frame(payload: bytes) -> bytes:
    """A whole text in one frame of a server (RFC 6455, 5.2)."""
    size = len(payload)
    if size < SHORT:
        return bytes((TEXT, size)) + payload
    if size < LONG:
        return bytes((TEXT, 126, size >> 8, size & 255)) + payload
    return bytes((TEXT, 127)) + size.to_bytes(8, "big") + payload


class FastWebSocketProtocol(WebSocketsSansIOProtocol):
    """One connection. Whatever is unusual goes the way of ASGI; a text to an open socket need not."""

    def handle_connect(self, event: Request) -> None:
        """Let the application know of the short way."""
        super().handle_connect(event)
        if self.response.status_code == HTTPStatus.SWITCHING_PROTOCOLS:
            extensions: dict[str, Any] = self.scope["extensions"]
            extensions[WRITE] = self.write_text

    def write_text(self, text: str) -> bool:
        """Write a text, unless the socket is not open or the other side does not keep up."""
        is_open = self.handshake_complete and not self.disconnected and self.conn.state is OPEN
        if not is_open or not self.writable.is_set():
            return False
        self.transport.write(frame(text.encode()))
        return True

    def keepalive_timeout(self) -> None:
        """Whoever does not answer a ping is cut off, and need not read first what was sent."""
        self.transport.abort()


def writer_of(socket: WebSocket) -> Write:
    """The short way of a socket; under another server every text waits its turn."""
    found: Write = socket.scope.get("extensions", {}).get(WRITE, _cannot)
    return found


def _cannot(text: str) -> bool:
    return False
