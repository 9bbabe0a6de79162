"""Sixty positions of each game, the rarest decisions among them: everything fits at every size."""

from __future__ import annotations

from functools import cache

import pytest
from browser.fits import misfits
from browser.pages import AT_SPEED, ORDER, follow
from browser.positions import Shown, Stage, rarest
from browser.test_screens import SMALL, all_right
from playwright.sync_api import Browser

GAMES = sorted(ORDER)
POSITIONS = 60
PHONE = (360, 640)
SIZES = [(1440, 900), (1366, 768), (1180, 800), (820, 1180), (1180, 820), (390, 844), PHONE]
PHONE_WIDTH = 500
MAIN = """
() => [...document.querySelectorAll(".actions .main, .dock .main, .confirm button")]
  .map((e) => [e, e.getBoundingClientRect()])
  .filter(([e, box]) => e.checkVisibility() && Math.min(box.width, box.height) < 43.5)
  .map(([e]) => `a small main button: ${e.textContent.trim().slice(0, 40)}`)
"""


@cache
def positions(game: str) -> list[Shown]:
    return rarest(game, POSITIONS)


def look_at(browser: Browser, site: str, game: str, size: tuple[int, int], language: str) -> None:
    """Show all positions at one size, and fail for anything that does not fit."""
    width, height = size
    phone = width < PHONE_WIDTH
    context = browser.new_context(
        viewport={"width": width, "height": height},
        locale=language,
        has_touch=phone,
        is_mobile=phone,
        reduced_motion="reduce",
    )
    context.add_init_script(f"({AT_SPEED})('off')")
    stage = Stage(follow(context.new_page()), site)
    page = stage.page
    stage.open(positions(game)[0])
    page.wait_for_selector(".board svg, .board section, .board div")
    page.wait_for_load_state("networkidle")
    wrong: dict[str, list[str]] = {}
    table = ""
    for position in positions(game):
        table, before = position.name.partition(" row ")[0], table
        if table == before:
            stage.show(position)
        else:
            stage.open(position)  # other seats or other options: no animation leads from there to here
            page.wait_for_load_state("networkidle")
        found = misfits(page) + [f"smaller than 24 px: {small}" for small in page.evaluate(SMALL)]
        wrong[f"{width}x{height} {position.name}"] = found + (page.evaluate(MAIN) if phone else [])
    assert page.failed == []  # type: ignore[attr-defined]
    context.close()
    all_right(wrong)


@pytest.mark.long
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize(
    ("size", "language"),
    [*[(size, "fr-FR") for size in SIZES], (PHONE, "en-US")],
    ids=lambda value: value if isinstance(value, str) else "x".join(map(str, value)),
)
def test_everything_fits(
    site: str, browser: Browser, game: str, size: tuple[int, int], language: str
) -> None:
    look_at(browser, site, game, size, language)


@pytest.mark.long
def test_the_positions_have_many_kinds_of_questions() -> None:
    for game in GAMES:
        found = positions(game)
        assert len(found) == POSITIONS
        assert len({position.name.split(": ")[1] for position in found}) > 20
