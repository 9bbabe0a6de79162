"""Rate limits, allowed origins, security headers, and the limit on request bodies."""

from __future__ import annotations

import hashlib
import secrets
import time
from collections.abc import Awaitable, Callable, MutableMapping
from http import HTTPStatus
from typing import Any, Final
from urllib.parse import urlsplit

import structlog
from limits import RateLimitItem, parse
from limits.storage import MemoryStorage
from limits.strategies import MovingWindowRateLimiter
from pydantic_core import to_json
from sqlalchemy.exc import DataError, SQLAlchemyError
from starlette.exceptions import HTTPException

from archipel.server.play.messages import error_out
from archipel.server.play.refused import STATUS, Refused
from archipel.server.settings import Settings

log = structlog.get_logger()

Scope = MutableMapping[str, Any]
Message = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Message]]
Send = Callable[[Message], Awaitable[None]]
App = Callable[[Scope, Receive, Send], Awaitable[None]]

MAX_BUCKETS: Final = 10_000
MAX_BODY: Final = 1_000_000
"""The largest request body in bytes; only records come near it."""

POLICY: Final = "; ".join(
    [
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "style-src-attr 'unsafe-inline'",
        "img-src 'self' data:",
        "font-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "worker-src 'self'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    ]
)
HEADERS: Final = [
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=(), payment=()"),
]


class Bucket:
    """A token bucket for the messages of one person or address over all their sockets."""

    def __init__(self, rate: str) -> None:
        item = parse(rate)
        self.most = float(item.amount)
        self.per_second = item.amount / item.get_expiry()
        self.left = self.most
        self.at = time.monotonic()

    def is_full(self) -> bool:
        """Whether the bucket is full, so that it can be forgotten."""
        return self.left + (time.monotonic() - self.at) * self.per_second >= self.most

    def take(self) -> None:
        """Count one message, or refuse it."""
        now = time.monotonic()
        self.left = min(self.most, self.left + (now - self.at) * self.per_second)
        self.at = now
        if self.left < 1.0:
            raise Refused("rate-limited", what="socket")
        self.left -= 1.0


class Limiter:
    """Rate limits, kept in memory. Addresses are stored as salted hashes only."""

    def __init__(self, settings: Settings) -> None:
        self._limiter = MovingWindowRateLimiter(MemoryStorage())
        self._salt = secrets.token_bytes(16)
        self._items: dict[str, RateLimitItem] = {
            "http": parse(settings.http_rate),
            "person": parse(settings.person_rate),
            "guest": parse(settings.guest_rate),
            "login": parse(settings.login_rate),
            "table": parse(settings.table_rate),
            "chat": parse(settings.chat_rate),
        }
        self.most_sockets = settings.sockets_per_address
        self._sockets: dict[str, int] = {}
        self._rates = {"person": settings.socket_rate, "address": settings.address_rate}
        self._buckets: dict[tuple[str, str], Bucket] = {}

    def _key(self, key: str) -> str:
        return hashlib.blake2b(key.encode(), key=self._salt, digest_size=12).hexdigest()

    def check(self, what: str, key: str) -> None:
        """Count one request of a kind, or refuse it."""
        if not self._limiter.hit(self._items[what], what, self._key(key)):
            raise Refused("rate-limited", what=what)

    def buckets(self, address: str, person: str | None) -> list[Bucket]:
        """Return the buckets that count a message on a socket; an anonymous person counts by address."""
        if len(self._buckets) > MAX_BUCKETS:
            self._buckets = {key: bucket for key, bucket in self._buckets.items() if not bucket.is_full()}
        keys = [("address", self._key(address)), ("person", person or self._key(address))]
        return [self._buckets.setdefault(key, Bucket(self._rates[key[0]])) for key in keys]

    def socket_opened(self, address: str) -> str:
        """Count a socket of an address, or refuse it; return the key for `socket_closed`."""
        key = self._key(address)
        if self._sockets.get(key, 0) >= self.most_sockets:
            raise Refused("rate-limited", what="sockets")
        self._sockets[key] = self._sockets.get(key, 0) + 1
        return key

    def socket_closed(self, key: str) -> None:
        """Uncount a socket."""
        self._sockets[key] -= 1
        if not self._sockets[key]:
            del self._sockets[key]


def is_ours(origin: str, host: str, settings: Settings) -> bool:
    """Whether an origin is this server's own or configured."""
    return origin in settings.origins or (bool(host) and urlsplit(origin).netloc == host)


def cache_control(path: str, status: int) -> bytes:
    """Return the Cache-Control header: API answers are not stored, fingerprinted files are immutable."""
    if path.startswith("/api/"):
        return b"no-store"
    is_for_ever = path.startswith("/assets/") and status == HTTPStatus.OK
    return b"public, max-age=31536000, immutable" if is_for_ever else b"no-cache"


def refusal_for(error: Exception) -> Refused:
    """Log an unexpected error, and return the refusal for it."""
    if isinstance(error, DataError):  # a value that the database cannot store
        return Refused("bad-message", why="not-storable")
    if isinstance(error, SQLAlchemyError):
        log.error("store-failed", error=repr(error))
    else:
        log.error("request-failed", exc_info=error)
    return Refused("unavailable")


class SecurityMiddleware:
    """Middleware: security headers on every answer, also after an error, and a limit on bodies."""

    def __init__(self, app: App) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on."""
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        taken = 0

        async def receive_some() -> Message:
            nonlocal taken
            message = await receive()
            taken += len(message.get("body", b""))
            if taken > MAX_BODY:
                raise HTTPException(413)
            return message

        async def send_more(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = list(message.get("headers", []))
                if not any(key == b"cache-control" for key, _ in headers):
                    headers.append((b"cache-control", cache_control(scope["path"], message["status"])))
                message["headers"] = headers + HEADERS
            await send(message)

        started = False

        async def send_noting(message: Message) -> None:
            nonlocal started
            started = True
            await send_more(message)

        try:
            await self.app(scope, receive_some, send_noting)
        except Exception as error:
            refused = refusal_for(error)
            if not started:
                body = to_json(error_out(refused))
                headers = [(b"content-type", b"application/json")]
                await send_more(
                    {"type": "http.response.start", "status": STATUS[refused.code], "headers": headers}
                )
                await send_more({"type": "http.response.body", "body": body})
