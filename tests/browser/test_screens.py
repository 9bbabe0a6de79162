"""Every screen is accessible, also on a phone, in every language, light and dark, and small to load."""

from __future__ import annotations

import gzip
from itertools import cycle
from pathlib import Path
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from browser.grey import hard_to_read, same_to_the_eye
from browser.pages import ORDER, RESULT, call, no_failure, visit
from browser.positions import RECORDS, TABLES, Stage, main_part, main_row, read_game
from browser.staged import Staged
from fair import fair_game
from playwright.sync_api import Browser, Page

import archipel
from archipel.words import languages

DIST = Path(archipel.__file__).parent / "client_dist"
HOME_BUDGET = 120_000
TABLE_BUDGET = 250_000
"""Bytes of a first visit over the wire: scripts, styles, words, drawings and fonts."""
GAMES = sorted(ORDER)
NAMES = ["Ana", "Bo", "Cy", "Di"]
EARLY, MIDDLE = 0.1, 0.5
"""Shares of a stored game."""

SMALL = """
() => [...document.querySelectorAll("a[href], button, select, input, summary, [role=button]")]
  .filter((e) => {
    const box = e.getBoundingClientRect();
    if (!box.width || !box.height || e.closest(".visually-hidden")) return false;
    const text = e.parentElement?.textContent.trim().length ?? 0;
    const linked = e.tagName === "A" || "term" in e.dataset;
    if (linked && getComputedStyle(e).display === "inline" && text > e.textContent.trim().length)
      return false; // a link or a word that can be pressed, within a sentence
    return Math.min(box.width, box.height) < 23.9;
  })
  .map((e) => e.outerHTML.slice(0, 120) + JSON.stringify(e.getBoundingClientRect()))
"""
"""Elements smaller than 24 px. Links and words within a sentence may be as small as the sentence."""


OPEN = "document.querySelectorAll('details').forEach((d) => (d.open = true))"


RESTS = """() => document.getAnimations().every((one) => one.playState !== "running"
    || one.effect.getComputedTiming().iterations === Infinity)"""
"""Nothing fades in any more: a colour seen through a fading sheet has less contrast."""


def violations(page: Page) -> list[str]:
    """Return the violations that axe finds, in short."""
    page.wait_for_function(RESTS)
    found: list[dict[str, Any]] = Axe().run(page).response["violations"]
    return [f"{v['id']}: {node['html'][:160]}" for v in found for node in v["nodes"][:4]]


def theme(page: Page, name: str) -> None:
    page.evaluate("name => (document.documentElement.dataset.theme = name)", name)


def examine(page: Page, *themes: str) -> list[str]:
    """Return what is wrong with a screen in these themes."""
    wrong = []
    for name in themes:
        theme(page, name)
        wrong += [f"{name}: {found}" for found in violations(page)]
    return wrong


def cramped(page: Page) -> list[str]:
    """Return what is wrong with a screen on a phone."""
    page.evaluate(OPEN)
    wide: int = page.evaluate("document.documentElement.scrollWidth")
    small: list[str] = page.evaluate(SMALL)
    return ([f"{wide} px wide"] if wide > 360 else []) + small


def all_right(wrong: dict[str, list[str]]) -> None:
    lines = [f"{screen}: {line}" for screen, found in wrong.items() for line in found]
    assert not lines, "\n".join(lines)


SCREENS = ["", "new", *(f"new/{game}" for game in GAMES)]
SCREENS += ["tables", "table/nowhere", "learn", "rules", *[f"rules/{game}" for game in GAMES]]
SCREENS += ["settings", "profile"]


MINE = (("", "main h2 + ul"), ("settings", "a[download]"))
"""Screens that show more to somebody with an account and games."""


@pytest.mark.parametrize(("language", "light"), list(zip(languages(), cycle(("light", "dark")))))
@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_every_screen_off_the_table_is_accessible(
    site: str, browser: Browser, phone: bool, language: str, light: str
) -> None:
    wrong: dict[str, list[str]] = {}
    page = visit(browser, site, language, phone)
    for screen in SCREENS:
        page.goto(f"{site}/{screen}")
        page.wait_for_selector("main h1")
        page.wait_for_load_state("networkidle")
        wrong[screen] = cramped(page) if phone else examine(page, light)
    guest = call(page, "POST", "/guests", {"name": "Ana", "lang": "en"})
    waiting = call(page, "POST", "/tables", {"game": "settlers", "seats": ["me", "open", "greedy"]})
    call(page, "POST", "/register", {"nick": f"ana{guest['id'][:8]}", "password": "correct horse"})
    for screen, awaited in ((f"table/{waiting['id']}", "[data-sit]"), *MINE):
        page.goto(f"{site}/{screen}")
        page.wait_for_selector(awaited)
        page.wait_for_load_state("networkidle")
        wrong[f"{screen} of Ana"] = cramped(page) if phone else examine(page, light)
    page.goto(f"{site}/table/{waiting['id']}")
    no_failure(page, site)
    page.context.close()
    all_right(wrong)


def staged(page: Page, game: str, far: float) -> Staged:
    """Open a page at a table of the stored game, asked for its main decision."""
    return Staged(page, TABLES[game], main_row(read_game(TABLES[game]), far))


def weight(page: Page) -> dict[str, int]:
    """Return what a page has loaded from the client's folder, and the size of each part."""
    found: list[str] = page.evaluate(
        "performance.getEntriesByType('resource').map((r) => new URL(r.name).pathname)"
    )
    files = {path.lstrip("/") for path in found} | {"index.html"}
    sizes = {}
    for name in sorted(files):
        if (DIST / name).is_file():
            content = (DIST / name).read_bytes()
            sizes[name] = len(content) if name.endswith(".woff2") else len(gzip.compress(content, 6))
    assert any(name.endswith(".js") for name in sizes)
    assert any(name.endswith(".woff2") for name in sizes)
    return sizes


@pytest.mark.parametrize("game", GAMES)
def test_every_table_and_its_replay_are_accessible(site: str, browser: Browser, game: str) -> None:
    page = visit(browser, site)
    page.wait_for_selector("[data-play]")
    page.wait_for_load_state("networkidle")
    home = weight(page)
    staged(page, game, MIDDLE).open(site)
    page.wait_for_load_state("networkidle")
    table = {**home, **weight(page)}
    wrong = {"table": examine(page, "light", "dark")}
    page.evaluate(OPEN)
    wrong["drawers"] = examine(page, "light", "dark")
    for control in page.locator("[data-verb], .side [role=tab]").all():
        control.click(force=True)  # one that cannot be used says why, on a card
        page.wait_for_timeout(50)
        wrong[control.inner_text()] = examine(page, "light")
    call(page, "POST", "/guests", {"name": "Ana", "lang": "en"})
    kept = call(page, "POST", "/records", {"text": (RECORDS / f"{TABLES[game]}.rec").read_text()})
    page.goto(f"{site}/replay/{kept['id']}?v=150")
    page.wait_for_selector("output")
    page.wait_for_load_state("networkidle")
    page.evaluate(OPEN)
    wrong["replay"] = examine(page, "light", "dark")
    all_right(wrong)
    assert sum(home.values()) <= HOME_BUDGET, home
    assert sum(table.values()) <= TABLE_BUDGET, table
    no_failure(page, site)
    page.context.close()


@pytest.mark.parametrize("game", GAMES)
def test_every_table_is_accessible_on_a_phone(site: str, browser: Browser, game: str) -> None:
    page = visit(browser, site, "fr-FR", phone=True)
    wrong = {}
    for far in (EARLY, MIDDLE):
        staged(page, game, far).open(site)
        page.wait_for_load_state("networkidle")
        for verb in page.locator("[data-verb]:not([aria-disabled=true])").all()[:4]:
            page.keyboard.press("Escape")  # a sheet may cover the verbs
            verb.click()
            wrong[f"{far} {verb.get_attribute('data-verb')}"] = cramped(page)
        wrong[str(far)] = cramped(page)
    all_right(wrong)
    no_failure(page, site)
    page.context.close()


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_the_result_is_accessible(site: str, browser: Browser, phone: bool) -> None:
    page = visit(browser, site, phone=phone)
    call(page, "POST", "/guests", {"name": "Ana", "lang": "en"})
    table = call(page, "POST", "/records", {"text": fair_game("junior", 3)})
    page.goto(f"{site}/table/{table['id']}")
    page.wait_for_selector(RESULT)
    all_right({"result": cramped(page) if phone else examine(page, "light", "dark")})
    page.context.close()


KINDS = {
    "settlers": {
        land: f".field.{land} .picture"
        for land in ("forest", "hills", "pasture", "fields", "mountains", "desert")
    },
    "junior": {good: f".island.{good} .good" for good in ("wood", "wool", "rum", "sabre", "gold")},
    "elasund": {"gold": ".income.gold", "influence": ".income.influence"},
    "princes": {
        land: f".region.{land} .land svg" for land in ("forest", "hill", "pasture", "field", "mountain")
    },
}
"""What each board must show with different pictures."""


@pytest.mark.parametrize("light", ["light", pytest.param("dark", marks=pytest.mark.long)])
@pytest.mark.parametrize("game", GAMES)
def test_every_board_is_readable_without_colour(site: str, browser: Browser, game: str, light: str) -> None:
    page = visit(browser, site)
    stage = Stage(page, site)
    for far in (0.3, 0.5, 0.7):
        stage.open(main_part(TABLES[game], far, NAMES))
        page.wait_for_selector(".board [data-piece]")
        page.wait_for_load_state("networkidle")
        theme(page, light)
        assert page.locator(".board [data-piece]").count() >= 2
        assert hard_to_read(page) == []
        assert same_to_the_eye(page, KINDS[game]) == []
    # The check can fail: a seat that differs by colour alone, a letter in the colour of its piece.
    page.evaluate(
        """() => {
          const [one, other] = document.querySelectorAll("[data-seat] [data-piece]");
          other.innerHTML = one.innerHTML;
          other.style.filter = "hue-rotate(90deg)";
        }"""
    )
    assert any(line.startswith("seats 0 1") for line in hard_to_read(page))
    page.evaluate(
        """() => {
          for (const part of document.querySelectorAll(".board [data-piece] > *"))
            part.style.fill = part.style.stroke = "#777";
        }"""
    )
    assert any(line.startswith("letter") for line in hard_to_read(page))
    page.context.close()
