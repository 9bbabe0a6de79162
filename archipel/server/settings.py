"""What a host may set, by environment (`ARCHIPEL_…`) or on the command line."""

from __future__ import annotations

import os

from pydantic import Field
from pydantic_settings import BaseSettings, SettingsConfigDict

HOUR = 3600.0
DAY = 24 * HOUR


class Settings(BaseSettings):
    """Everything has a default: one process, one SQLite file, this machine only."""

    model_config = SettingsConfigDict(env_prefix="ARCHIPEL_")

    db: str = "archipel.db"
    """A file for SQLite, or a PostgreSQL address such as `postgresql://user@host/name`."""
    host: str = "127.0.0.1"
    port: int = 8080
    origins: list[str] = Field(default_factory=list)
    """Origins allowed besides our own, for a proxy that rewrites Host: `["https://play.example.org"]`."""
    secure_cookies: bool = False
    """Cookies over HTTPS only: set it wherever there is HTTPS."""

    lessons: str = ""
    """A folder with lessons of the host's own, besides those of the games."""

    bot_workers: int = max(1, (os.cpu_count() or 2) - 1)
    bot_pause: float = 0.6
    """Seconds between two actions of bots, so that people can follow."""
    bot_patience: float = 8.0
    """How long a bot waits for people who are asked the same question."""
    bot_budget: float = 10.0
    """Seconds after which a thinking bot is replaced by a random choice."""
    lease: float = 20.0
    """How long a process may take over what is due before another one does it."""
    sweep: float = 0.5
    """Seconds between two looks at the deadlines."""

    live_tables: int = 2000
    """How many games are kept in memory; the others are rebuilt when they are needed."""
    session_days: int = 90
    guest_days: int = 30

    http_rate: str = "600/minute"
    """Requests of one address."""
    person_rate: str = "600/minute"
    """Requests of one person."""
    guest_rate: str = "60/hour"
    """New guests of one address."""
    login_rate: str = "10/minute"
    """Passwords tried by one address, and for one nick."""
    table_rate: str = "60/hour"
    """Tables opened and records brought in by one person."""
    socket_rate: str = "20/2 second"
    """Messages of one person over all sockets; of one address, where nobody has said who they are."""
    address_rate: str = "400/2 second"
    """Messages of one address over all sockets."""
    chat_rate: str = "5/10 second"
    """Chat lines of one person."""
    sockets_per_address: int = 200
    ping: float = 20.0
    """Seconds after which a socket is asked whether it is there; it is cut off when as many more pass."""

    log_json: bool = True
