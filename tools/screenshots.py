"""Take screenshots of every screen into docs/img, from stored positions, so that they are reproducible."""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Callable
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
OUTPUT = ROOT / "docs" / "img"
RECORDS = ROOT / "tests" / "records"
sys.path[:0] = [str(ROOT / "tests")]

from browser.conftest import launched, running_site  # noqa: E402
from browser.pages import call, visit  # noqa: E402
from browser.positions import TABLES, Stage, main_part  # noqa: E402
from playwright.sync_api import Browser, Page  # noqa: E402

from archipel.words import languages  # noqa: E402

NAMES = ["Ana", "Marc", "Zoé", "Otto"]
DESKTOP = {"width": 1180, "height": 800}
PHONE = {"width": 390, "height": 844}
FAR = 0.7
"""The share of a game's rows that is played before the screenshot."""
MOST_BYTES = 800_000


def keep(page: Page, name: str) -> None:
    """Save a screenshot of the page."""
    page.evaluate("document.activeElement?.blur()")
    page.evaluate("document.fonts.ready")
    path = OUTPUT / name
    kind = {"type": "jpeg", "quality": 82} if path.suffix == ".jpg" else {}
    page.screenshot(path=path, **kind)  # type: ignore[arg-type]
    size = path.stat().st_size
    print(f"{path.relative_to(ROOT)}  {size:,} bytes", flush=True)
    assert size < MOST_BYTES, path


def dark(page: Page) -> None:
    """Switch the page to the dark theme."""
    page.evaluate("document.documentElement.dataset.theme = 'dark'")


def opened(browser: Browser, address: str, language: str, phone: bool) -> Page:
    """Open a page with this screen size and language."""
    page = visit(browser, address, language, phone, reduced_motion="reduce")
    page.set_viewport_size(PHONE if phone else DESKTOP)  # type: ignore[arg-type]
    return page


def table(browser: Browser, address: str, game: str) -> None:
    """Save a table in mid-game: every language, desktop and phone, dark, and in greyscale."""
    position = main_part(TABLES[game], FAR, NAMES)
    for language in languages():
        for phone in (False, True):
            page = opened(browser, address, language, phone)
            stage = Stage(page, address)
            stage.open(position)
            page.wait_for_selector(".board svg, .board section")
            page.wait_for_load_state("networkidle")
            name = f"{game}-{'phone' if phone else 'desktop'}"
            keep(page, f"{name}-{language}.png")
            if language == "en":
                dark(page)
                keep(page, f"{name}-dark.jpg")
            if language == "en" and not phone:
                page.evaluate("document.documentElement.dataset.theme = 'light'")
                page.evaluate("document.documentElement.style.filter = 'grayscale(1)'")
                keep(page, f"{game}-grey.png")
            page.context.close()


def bring(page: Page) -> str:
    """Import a finished game; return its id."""
    text = (RECORDS / f"{TABLES['settlers']}.rec").read_text()
    found: str = call(page, "POST", "/records", {"text": text})["id"]
    return found


def waiting(page: Page) -> str:
    """Open a table with free seats; return its id."""
    seats = ["me", "open", "medium", "open"]
    found: str = call(page, "POST", "/tables", {"game": "settlers", "seats": seats, "private": False})["id"]
    return found


Screen = tuple[str, Callable[[Page], str], str]
SCREENS: list[Screen] = [
    ("home", lambda page: "", "[data-play]"),
    ("lobby", lambda page: "tables", "main h1"),
    ("new-table", lambda page: "new/settlers", "form"),
    ("waiting-room", lambda page: f"table/{waiting(page)}", "[data-sit]"),
    ("settings", lambda page: "settings", "main h1"),
    ("profile", lambda page: "profile", "main h1"),
    ("rules", lambda page: "rules/settlers", "main h1"),
    ("end", lambda page: f"table/{bring(page)}", "[data-testid=result] .curve"),
    ("replay", lambda page: f"replay/{bring(page)}?v=420", ".curve"),
]
"""The screens besides the table: name, address, and the selector to wait for."""


def pages(browser: Browser, address: str) -> None:
    """Save every other screen: desktop in English with the light theme, phone in French with the dark one."""
    for phone, language in ((False, "en"), (True, "fr")):
        page = opened(browser, address, language, phone)
        call(page, "POST", "/guests", {"name": "Ana", "lang": language})
        waiting(page)
        for name, where, awaited in SCREENS:
            page.goto(f"{address}/{where(page)}")
            page.wait_for_selector(awaited)
            page.wait_for_load_state("networkidle")
            if phone:
                dark(page)
            keep(page, f"{name}-{'phone' if phone else 'desktop'}.jpg")
        page.context.close()


def main() -> None:
    """Save all screenshots, or only those of the games named on the command line."""
    OUTPUT.mkdir(parents=True, exist_ok=True)
    games = sys.argv[1:] or sorted(TABLES)
    with tempfile.TemporaryDirectory() as folder, running_site(Path(folder)) as site, launched() as browser:
        for game in games:
            table(browser, site, game)
        if not sys.argv[1:]:
            pages(browser, site)


if __name__ == "__main__":
    main()
