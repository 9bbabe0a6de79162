"""A real server and a real Chromium. Each browser context is a different person."""

from __future__ import annotations

import os
import shutil
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from playwright.sync_api import Browser, sync_playwright

ROOT = Path(__file__).parent.parent.parent
QUIET = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]


UNHURRIED = {
    "ARCHIPEL_BOT_PAUSE": "0",
    "ARCHIPEL_BOT_PATIENCE": "0.1",
    "ARCHIPEL_GUEST_RATE": "1000/minute",
    "ARCHIPEL_TABLE_RATE": "1000/minute",
    "ARCHIPEL_HTTP_RATE": "100000/minute",
    "ARCHIPEL_PERSON_RATE": "100000/minute",
    "ARCHIPEL_SOCKET_RATE": "10000/second",
    "ARCHIPEL_ADDRESS_RATE": "10000/second",
}
"""Server settings for tests: high rate limits, since all people share one address, and no bot pauses."""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark every test here as one that needs a browser."""
    for item in items:
        if Path(__file__).parent in item.path.parents:
            item.add_marker(pytest.mark.browser)


def chromium() -> tuple[str, dict[str, str]]:
    """Return the path of the packaged Chromium with its libraries, or of the one in ARCHIPEL_BROWSER."""
    if chosen := os.environ.get("ARCHIPEL_BROWSER"):
        path = shutil.which(chosen)
        assert path is not None, f"ARCHIPEL_BROWSER names no program: {chosen}"
        return path, {}
    sys.path.insert(0, str(ROOT / "tools"))
    from page import packaged_chromium

    return packaged_chromium()


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


@contextmanager
def running_site(folder: Path) -> Iterator[str]:
    """Run a server and yield its address."""
    port = free_port()
    command = [
        sys.executable,
        "-P",
        "-m",
        "archipel",
        "serve",
        "--port",
        str(port),
        "--db",
        str(folder / "db"),
    ]
    with (folder / "log").open("w") as log:
        process = subprocess.Popen(command, stdout=log, stderr=log, env={**os.environ, **UNHURRIED})
        address = f"http://127.0.0.1:{port}"
        for _ in range(120):
            try:
                urllib.request.urlopen(f"{address}/health", timeout=1)
                break
            except OSError:
                time.sleep(0.5)
        yield address
        process.terminate()
        process.wait(10)


@contextmanager
def launched() -> Iterator[Browser]:
    """Launch a Chromium."""
    path, environment = chromium()
    with sync_playwright() as playwright:
        running = playwright.chromium.launch(
            executable_path=path, args=QUIET, env={**os.environ, **environment}
        )
        yield running
        running.close()


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with running_site(tmp_path_factory.mktemp("site")) as address:
        yield address


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with launched() as running:
        yield running
