"""A uvicorn WebSocket protocol with a synchronous fast path for writes."""

from __future__ import annotations

from http import HTTPStatus
from typing import Any, Final

from starlette.websockets import WebSocket
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request
from websockets.protocol import OPEN

from archipel.server.table.listener import Write

WRITE: Final = "archipel.write"
"""The ASGI extension with the function that writes to a socket synchronously."""
TEXT: Final = 0x81
SHORT: Final = 126
LONG: Final = 1 << 16


def frame(payload: bytes) -> bytes:
    """Return a text as one unmasked frame (RFC 6455, section 5.2)."""
    size = len(payload)
    if size < SHORT:
        return bytes((TEXT, size)) + payload
    if size < LONG:
        return bytes((TEXT, 126, size >> 8, size & 255)) + payload
    return bytes((TEXT, 127)) + size.to_bytes(8, "big") + payload


class FastWebSocketProtocol(WebSocketsSansIOProtocol):
    """One connection. A text to an open socket skips the ASGI queue; everything else uses it.

    `tests/server/test_listener.py` compares the frames with those of the websockets library.
    """

    def handle_connect(self, event: Request) -> None:
        """Offer the fast path to the application as an ASGI extension."""
        super().handle_connect(event)
        if self.response.status_code == HTTPStatus.SWITCHING_PROTOCOLS:
            extensions: dict[str, Any] = self.scope["extensions"]
            extensions[WRITE] = self.write_text

    def write_text(self, text: str) -> bool:
        """Write a text at once; return False if the socket is closed or its buffer is full."""
        is_open = self.handshake_complete and not self.disconnected and self.conn.state is OPEN
        if not is_open or not self.writable.is_set():
            return False
        self.transport.write(frame(text.encode()))
        return True

    def keepalive_timeout(self) -> None:
        """Abort the connection of a client that does not answer a ping, without flushing its buffer."""
        self.transport.abort()


def writer_of(socket: WebSocket) -> Write:
    """Return the fast path of a socket; under another ASGI server, one that always queues."""
    found: Write = socket.scope.get("extensions", {}).get(WRITE, _cannot)
    return found


def _cannot(text: str) -> bool:
    return False
