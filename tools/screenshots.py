"""Pictures of every board into docs/img: desktop and phone, every language, and one without colours."""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
OUTPUT = ROOT / "docs" / "img"
sys.path[:0] = [str(ROOT / "tests")]

from browser.conftest import launched, running_site  # noqa: E402
from browser.pages import ORDER, against_bots, play_until, visit  # noqa: E402
from playwright.sync_api import Browser  # noqa: E402

from archipel.words import languages  # noqa: E402

MOVES = {"settlers": 140, "junior": 90}
USUAL = 110
"""Moves until a game is well under way."""
OPTIONS = {"settlers": "board=variable", "princes": "mode=duel"}
MOST_BYTES = 800_000


def picture(browser: Browser, address: str, game: str, language: str, phone: bool) -> None:
    """One game well under way."""
    page = visit(browser, address, language, phone)
    if not phone:
        page.set_viewport_size({"width": 1180, "height": 800})
    against_bots(page, address, game, OPTIONS.get(game, ""))
    moves = MOVES.get(game, USUAL)
    last = moves + 120
    play_until(page, ORDER[game], moves)
    while not page.locator("[data-action=end]").count() and moves < last:
        moves += 1  # on to a turn of one's own, where there is something to build
        play_until(page, ORDER[game], moves)
    page.evaluate("document.activeElement?.blur()")
    page.wait_for_timeout(400)
    name = f"{game}-{'phone' if phone else 'desktop'}-{language}"
    paths = [OUTPUT / f"{name}.png"]
    page.screenshot(path=paths[0])
    if not phone and language == "en":
        page.evaluate("document.documentElement.style.filter = 'grayscale(1)'")
        paths.append(OUTPUT / f"{game}-grey.png")
        page.screenshot(path=paths[1])
    for path in paths:
        size = path.stat().st_size
        print(f"{path.relative_to(ROOT)}  {size:,} bytes", flush=True)
        assert size < MOST_BYTES, path
    page.context.close()


def main() -> None:
    """All pictures, or those of the games that are named."""
    OUTPUT.mkdir(parents=True, exist_ok=True)
    games = sys.argv[1:] or sorted(ORDER)
    kinds = [(game, language, phone) for game in games for language in languages() for phone in (False, True)]
    with tempfile.TemporaryDirectory() as folder, running_site(Path(folder)) as site, launched() as browser:
        for kind in kinds:
            picture(browser, site, *kind)


if __name__ == "__main__":
    main()
