"""Every screen: for everybody, on a phone too, in both languages, light and dark, and small to load."""

from __future__ import annotations

import gzip
from pathlib import Path
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from browser.pages import ORDER, against_bots, call, no_failure, play_until, visit
from playwright.sync_api import Browser, Page

import archipel

DIST = Path(archipel.__file__).parent / "client_dist"
BUDGET = 120_000
GAMES = sorted(ORDER)
MOVES = {"settlers": 40, "junior": 40, "elasund": 40, "princes": 40}

SMALL = """
() => [...document.querySelectorAll("a[href], button, select, input, summary, [role=button]")]
  .filter((e) => {
    const box = e.getBoundingClientRect();
    if (!box.width || !box.height || e.closest(".visually-hidden")) return false;
    const text = e.parentElement?.textContent.trim().length ?? 0;
    if (e.tagName === "A" && getComputedStyle(e).display === "inline" && text > e.textContent.trim().length)
      return false; // a link within a sentence
    return Math.min(box.width, box.height) < 23.9;
  })
  .map((e) => e.outerHTML.slice(0, 120) + JSON.stringify(e.getBoundingClientRect()))
"""
"""What is smaller than 24 px. Links within a sentence may be as small as the sentence."""


def violations(page: Page) -> list[str]:
    """What axe finds, in short."""
    found: list[dict[str, Any]] = Axe().run(page).response["violations"]
    return [f"{v['id']}: {node['html'][:160]}" for v in found for node in v["nodes"][:4]]


def theme(page: Page, name: str) -> None:
    page.evaluate("name => (document.documentElement.dataset.theme = name)", name)


def examine(page: Page, *themes: str) -> list[str]:
    """What is wrong with a screen in these lights."""
    wrong = []
    for name in themes:
        theme(page, name)
        wrong += [f"{name}: {found}" for found in violations(page)]
    return wrong


def cramped(page: Page) -> list[str]:
    """What is wrong with a screen on a phone."""
    page.evaluate("document.querySelectorAll('details').forEach((d) => (d.open = true))")
    wide: int = page.evaluate("document.documentElement.scrollWidth")
    small: list[str] = page.evaluate(SMALL)
    return ([f"{wide} px wide"] if wide > 360 else []) + small


def all_right(wrong: dict[str, list[str]]) -> None:
    lines = [f"{screen}: {line}" for screen, found in wrong.items() for line in found]
    assert not lines, "\n".join(lines)


SCREENS = ["", "new", "new/settlers", "new/princes", "new/elasund", "new/junior"]
SCREENS += ["tables", "rules", "rules/settlers", "settings"]


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_every_screen_off_the_table(site: str, browser: Browser, phone: bool) -> None:
    wrong: dict[str, list[str]] = {}
    for language, light in (("en-US", "light"), ("fr-FR", "dark")):
        page = visit(browser, site, language, phone)
        for screen in SCREENS:
            page.goto(f"{site}/{screen}")
            page.wait_for_selector("main h1")
            page.wait_for_load_state("networkidle")
            wrong[f"{screen} {language}"] = cramped(page) if phone else examine(page, light)
        call(page, "POST", "/guests", {"name": "Ana", "lang": "en"})
        waiting = call(page, "POST", "/tables", {"game": "settlers", "seats": ["me", "open", "greedy"]})
        page.goto(f"{site}/table/{waiting['id']}")
        page.wait_for_selector("[data-sit]")
        wrong[f"waiting {language}"] = cramped(page) if phone else examine(page, light)
        no_failure(page, site)
        page.context.close()
    all_right(wrong)


def parts(page: Page) -> list[str]:
    """The scripts that a page has loaded."""
    found: list[str] = page.evaluate(
        """performance.getEntriesByType("resource")
          .map((r) => new URL(r.name).pathname).filter((p) => p.endsWith(".js"))"""
    )
    return found


@pytest.mark.parametrize("game", GAMES)
def test_every_table_and_its_replay(site: str, browser: Browser, game: str) -> None:
    page = visit(browser, site)
    against_bots(page, site, game)
    play_until(page, ORDER[game], MOVES[game])
    scripts = {path.lstrip("/") for path in parts(page)}
    wrong = {"table": examine(page, "light", "dark")}
    page.goto(page.url.replace("/table/", "/replay/"))
    page.wait_for_selector("output")
    page.wait_for_load_state("networkidle")
    wrong["replay"] = examine(page, "light", "dark")
    all_right(wrong)
    page.goto(site)
    page.wait_for_selector("[data-play]")
    scripts |= {path.lstrip("/") for path in parts(page)}
    sizes = {name: len(gzip.compress((DIST / name).read_bytes(), 6)) for name in sorted(scripts)}
    assert sum(sizes.values()) <= BUDGET, sizes
    no_failure(page, site)
    page.context.close()


@pytest.mark.parametrize("game", GAMES)
def test_every_table_on_a_phone(site: str, browser: Browser, game: str) -> None:
    page = visit(browser, site, "fr-FR", phone=True)
    against_bots(page, site, game)
    wrong = {}
    for moves in (5, MOVES[game]):
        play_until(page, ORDER[game], moves)
        for verb in page.locator("[data-verb]:not([aria-disabled=true])").all()[:4]:
            verb.click()
            wrong[f"{moves} {verb.get_attribute('data-verb')}"] = cramped(page)
        wrong[str(moves)] = cramped(page)
    all_right(wrong)
    no_failure(page, site)
    page.context.close()


@pytest.mark.parametrize("game", GAMES)
def test_seats_are_told_apart_without_colour(site: str, browser: Browser, game: str) -> None:
    """Every seat has its own outline and its own letter, and both stand out from the colour behind them."""
    page = visit(browser, site)
    against_bots(page, site, game)
    marks: list[list[str]] = page.evaluate(
        """[...document.querySelectorAll(".seats li")].map((li) => {
          const [shape, letter] = [li.querySelector("polygon"), li.querySelector("text")];
          return [shape.getAttribute("points"), letter.textContent,
            shape.getAttribute("fill"), letter.getAttribute("fill")];
        })"""
    )
    assert len(marks) >= 2
    for number in range(2):
        assert len({mark[number] for mark in marks}) == len(marks)

    def light(colour: str) -> float:
        channels = [int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5)]
        linear = [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in channels]
        return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]

    for _, letter, fill, ink in marks:
        low, high = sorted((light(fill), light(ink)))
        assert (high + 0.05) / (low + 0.05) > 4, letter
    page.context.close()
