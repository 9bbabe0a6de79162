"""A finished game in the browser: looked at from everywhere, its dice checked, played on."""

from __future__ import annotations

import re

import pytest
from browser.pages import ORDER, call, no_failure, visit
from browser.test_screens import SMALL, violations
from fair import fair_game
from playwright.sync_api import Browser, Page, expect

from archipel.registry import GAMES

SEATS = {game: GAMES[game].printed_seats[0] for game in ORDER}


def replay(page: Page, site: str, text: str) -> None:
    """Bring in a record and look at it."""
    call(page, "POST", "/guests", {"name": "Ana", "lang": "en"})
    table = call(page, "POST", "/records", {"text": text})
    page.goto(f"{site}/replay/{table['id']}")
    page.wait_for_selector(".board svg")
    page.wait_for_selector("[data-row]")


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
@pytest.mark.parametrize("game", sorted(SEATS))
def test_a_replay_from_everywhere(browser: Browser, site: str, game: str, phone: bool) -> None:
    page = visit(browser, site, phone=phone)
    replay(page, site, fair_game(game, SEATS[game]))
    version = page.get_by_test_id("version")
    end = version.inner_text().split(" / ")[1]
    line = page.locator("[data-row]").nth(14)
    line.click()
    expect(page.locator("li[aria-current] [data-row]")).to_have_attribute(
        "data-row", line.get_attribute("data-row") or ""
    )
    row = int(version.inner_text().split(" / ")[0])
    assert row >= int(line.get_attribute("data-row") or 0)
    page.locator("h1").click()
    page.keyboard.press("ArrowRight")
    expect(version).to_have_text(f"{row + 1} / {end}")
    page.get_by_role("button", name="One back").click()
    expect(version).to_have_text(f"{row} / {end}")
    expect(page.locator("[data-said] code")).to_have_count(0)
    page.get_by_role("button", name="Notation of the record").click()
    expect(page.locator("[data-said] code").first).to_be_visible()
    page.get_by_role("button", name="Notation of the record").click()
    page.get_by_label("Open cards").check()
    expect(page.locator("[data-hand]")).to_have_count(SEATS[game])
    page.get_by_label("Look from").select_option("1")
    page.get_by_label("Open cards").uncheck()
    expect(page.locator("[data-hand]")).to_have_count(1)
    expect(page.locator("[data-hand]")).to_have_attribute("data-hand", "1")
    for part in page.locator(".right details").all():
        part.evaluate("element => (element.open = true)")
    expect(page.get_by_role("list", name="Dice").get_by_role("listitem")).not_to_have_count(0)
    expect(page.locator("details", has_text="Luck with the dice").locator("tbody tr")).to_have_count(
        SEATS[game]
    )
    curve = page.get_by_role("img", name="Chances to win")
    expect(curve.locator(".line")).to_have_count(SEATS[game])
    curve.click(position={"x": 1, "y": 20})
    expect(version).to_have_text(re.compile(rf"^[0-9] / {end}"))
    page.get_by_label("Move", exact=True).fill("50")
    expect(version).to_have_text(f"50 / {end}")
    page.get_by_test_id("check-dice").click()
    expect(page.get_by_test_id("verdict")).to_contain_text("fell as the secret says")
    expect(page.get_by_test_id("verdict")).to_contain_text("The secret is the one that was promised")
    assert page.evaluate("document.documentElement.scrollWidth") <= page.viewport_size["width"]  # type: ignore[index]
    assert page.evaluate(SMALL) == []
    assert violations(page) == []
    with page.expect_download() as download:
        page.get_by_text("Download the record").click()
    assert "[Secret " in download.value.path().read_text()
    no_failure(page, site)


def test_a_changed_die_is_found_out(browser: Browser, site: str) -> None:
    page = visit(browser, site)
    text = fair_game("junior", 3)
    secret = text.index("[Secret ") + len('[Secret "')
    replay(page, site, text[:secret] + "ff" + text[secret + 2 :])
    page.locator(".right details", has=page.get_by_test_id("check-dice")).evaluate("e => (e.open = true)")
    page.get_by_test_id("check-dice").click()
    expect(page.get_by_test_id("verdict")).to_contain_text("not the one that was promised")
    expect(page.get_by_test_id("verdict")).to_contain_text("should have been")


@pytest.mark.parametrize("game", sorted(SEATS))
def test_playing_on_from_a_position(browser: Browser, site: str, game: str) -> None:
    page = visit(browser, site)
    replay(page, site, fair_game(game, SEATS[game]))
    page.locator('[data-row="60"]').click()
    page.get_by_label("Look from").select_option("1")
    page.get_by_test_id("play-on").click()
    page.wait_for_url("**/table/*")
    page.wait_for_selector(".prompt.asked")
    assert page.locator("[data-action], [data-verb]").count() > 0
    no_failure(page, site)
