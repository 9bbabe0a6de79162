"""Puzzles in the browser: a daily one solved on the real board, mistakes, the answer, and the list."""

from __future__ import annotations

import re
from datetime import date, timedelta

import pytest
from browser.pages import no_failure, read, visit
from playwright.sync_api import Browser, Page, expect

from archipel.puzzles.puzzle import Puzzle, daily, puzzles_of

VERBS = {
    "settlers": ("settle", "city", "robber", "rob"),
    "junior": ("fortress", "boat", "ghost", "buy"),
    "elasund": ("ship", "wall", "at"),
    "princes": ("gain", "draw"),
}
"""Moves that take one or two presses."""


def simple_day(game: str) -> tuple[date, Puzzle]:
    """Return a day whose puzzle is one simple move."""
    day = date(2026, 1, 1)
    while True:
        puzzle = daily(game, day)
        assert puzzle is not None
        if puzzle.kind == "best" and puzzle.line[0].split(" ")[0] in VERBS[game]:
            return day, puzzle
        day -= timedelta(1)


def press(page: Page, text: str) -> None:
    """Make a move, by its tile first if its place is not shown yet."""
    page.wait_for_selector(".prompt.asked")
    place = page.locator(f"[data-action='{text}']")
    tile = page.locator(f"[data-verb='{text.split(' ')[0]}']:not([aria-disabled=true])")
    expect(place.or_(tile).first).to_be_visible()
    if not place.count():
        tile.first.click()
    place.first.dispatch_event("click")


@pytest.mark.parametrize("game", sorted(VERBS))
def test_a_daily_puzzle_is_solved(browser: Browser, site: str, game: str) -> None:
    day, puzzle = simple_day(game)
    page = visit(browser, site, phone=False)
    page.goto(f"{site}/puzzles?day={day}")
    page.locator(f"[data-daily={game}]").click()
    card = page.locator(f"section[data-puzzle='{puzzle.id}']")
    card.wait_for()
    expect(card).to_have_attribute("data-verdict", "open")
    press(page, puzzle.line[0])
    expect(card).to_have_attribute("data-verdict", "solved")
    expect(card.get_by_text("Solved!")).to_be_visible()
    card.get_by_role("link", name="All puzzles").click()
    page.goto(f"{site}/puzzles?game={game}")
    expect(page.locator(f"a[data-puzzle='{puzzle.id}']")).to_have_class(re.compile(r"\bsolved\b"))
    no_failure(page, site)


def test_a_mistake_is_explained_and_the_answer_can_be_shown(browser: Browser, site: str) -> None:
    puzzle = next(puzzle for puzzle in puzzles_of("settlers").values() if puzzle.kind == "count")
    page = visit(browser, site, phone=False)
    page.goto(f"{site}/puzzle/{puzzle.id}")
    card = page.locator(f"section[data-puzzle='{puzzle.id}']")
    card.wait_for()
    wrong = 7 - int(puzzle.line[0])
    for _ in range(2):
        expect(card.get_by_test_id("give-up")).to_have_count(0)
        card.locator(f"[data-count='{wrong}']").click()
        expect(card.get_by_text("Read the story once more")).to_be_visible()
        page.wait_for_function("document.querySelector('[data-verdict=missed]')")
    card.get_by_test_id("give-up").click()
    expect(card.get_by_text("The answer")).to_be_visible()
    expect(page.locator("[data-verdict=solved]")).to_have_count(0)
    card.get_by_test_id("next-puzzle").click()
    expect(page.locator("section[data-puzzle]")).not_to_have_attribute("data-puzzle", puzzle.id)


@pytest.mark.parametrize(("language", "words"), [("en-US", "3 days in a row"), ("fr-FR", "3 jours de suite")])
def test_home_shows_the_streak_of_days(browser: Browser, site: str, language: str, words: str) -> None:
    page = visit(browser, site, language=language)
    page.get_by_test_id("home-puzzles").wait_for()
    expect(page.locator("[data-streak]")).to_have_count(0)
    today = date.fromisoformat(read(site, "/puzzles/daily")["day"])
    kept = {"solved": [], "days": [str(today - timedelta(n)) for n in range(3)]}
    page.evaluate("kept => localStorage.setItem('archipel-puzzles', JSON.stringify(kept))", kept)
    page.reload()
    expect(page.locator("[data-streak='3']")).to_have_text(words)
    no_failure(page, site)


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
@pytest.mark.parametrize("language", ["en-US", "fr-FR"])
def test_the_list_is_filtered(browser: Browser, site: str, language: str, phone: bool) -> None:
    page = visit(browser, site, phone=phone, language=language)
    page.goto(f"{site}/puzzles")
    page.wait_for_selector("[data-theme-row]")
    everything = page.locator("[data-theme-row] a").count()
    page.locator("[data-choice=level] input[value='3']").check(force=True)
    page.wait_for_function(f"document.querySelectorAll('[data-theme-row] a').length < {everything}")
    page.locator("[data-themes]").select_option(index=1)
    expect(page.locator("[data-theme-row]")).to_have_count(1)
    assert read(site, "/puzzles")
    no_failure(page, site)
