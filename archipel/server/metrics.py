"""The Prometheus metrics."""

from __future__ import annotations

from prometheus_client import Counter, Gauge, Histogram

COMMITS = Counter("archipel_commits_total", "Commits of the SQLite writer")
JOBS = Counter("archipel_jobs_total", "Jobs written in these commits")
MOVES = Counter("archipel_moves_total", "Accepted moves", ["who"])
ERRORS = Counter("archipel_errors_total", "Answers that were an error", ["code"])
MOVE_SECONDS = Histogram(
    "archipel_move_seconds",
    "From a message to its acknowledgement",
    buckets=(0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5),
)
BOT_SECONDS = Histogram("archipel_bot_seconds", "Thinking of bots, queue included")
SOCKETS = Gauge("archipel_sockets", "Open sockets")
TABLES = Gauge("archipel_live_tables", "Games in memory")
