"""The settings of a host, from the environment (`ARCHIPEL_…`) or the command line."""

from __future__ import annotations

import os

from pydantic import Field
from pydantic_settings import BaseSettings, SettingsConfigDict

HOUR = 3600.0
DAY = 24 * HOUR


class Settings(BaseSettings):
    """The settings. The defaults serve this machine only, from one process and one SQLite file."""

    model_config = SettingsConfigDict(env_prefix="ARCHIPEL_")

    db: str = "archipel.db"
    """A file for SQLite, or a PostgreSQL address such as `postgresql://user@host/name`."""
    host: str = "127.0.0.1"
    port: int = 8080
    origins: list[str] = Field(default_factory=list)
    """Origins allowed besides our own, for a proxy that rewrites Host: `["https://play.example.org"]`."""
    secure_cookies: bool = False
    """Send cookies over HTTPS only; set it wherever there is HTTPS."""

    lessons: str = ""
    """A folder with additional lessons."""

    bot_workers: int = max(1, (os.cpu_count() or 2) - 1)
    bot_pause: float = 0.6
    """Seconds between two actions of bots, so that people can follow."""
    bot_patience: float = 8.0
    """Seconds for which a bot waits for people who are asked at the same time."""
    bot_budget: float = 10.0
    """Seconds after which a random move replaces a thinking bot."""
    lease: float = 20.0
    """Seconds for which a process owns work that is due; then another one takes it over."""
    sweep: float = 0.5
    """Seconds between two sweeps for deadlines."""

    live_tables: int = 2000
    """The most games kept in memory; others are rebuilt from their rows when needed."""
    session_days: int = 90
    guest_days: int = 30

    http_rate: str = "600/minute"
    """Requests from one address."""
    person_rate: str = "600/minute"
    """Requests from one person."""
    guest_rate: str = "60/hour"
    """New guests from one address."""
    login_rate: str = "10/minute"
    """Login attempts from one address, and for one nick."""
    table_rate: str = "60/hour"
    """Tables opened and records imported by one person."""
    socket_rate: str = "20/2 second"
    """Messages of one person over all sockets; of one address, for anonymous spectators."""
    address_rate: str = "400/2 second"
    """Messages from one address over all sockets."""
    chat_rate: str = "5/10 second"
    """Chat lines of one person."""
    sockets_per_address: int = 200
    ping: float = 20.0
    """Seconds between WebSocket pings, and for the answer to one."""

    log_json: bool = True
