"""A finished game in the browser: replayed, stepped through, verified, and played on."""

from __future__ import annotations

import re
from datetime import UTC, datetime, timedelta

import pytest
from browser.pages import ORDER, call, no_failure, visit
from browser.test_screens import SMALL, cramped, examine, violations
from fair import fair_game
from playwright.sync_api import Browser, Page, expect

from archipel.registry import GAMES

SEATS = {game: GAMES[game].printed_seats[0] for game in ORDER}
MORNING = datetime(2026, 1, 1, 9, tzinfo=UTC)
LONG = ["Maximiliane von Hohenlohe-Waldenburg", "Bartholomäus Christophorus Kw"]


def bring(page: Page, text: str) -> str:
    """Import a record, and return its id."""
    call(page, "POST", "/guests", {"name": "Ana", "lang": "en"})
    return str(call(page, "POST", "/records", {"text": text})["id"])


def replay(page: Page, site: str, text: str, at: int | None = None) -> None:
    """Import a record and open its replay."""
    page.goto(f"{site}/replay/{bring(page, text)}" + ("" if at is None else f"?v={at}"))
    page.wait_for_selector(".board svg")
    page.wait_for_selector(".curve")
    page.wait_for_selector(".board:not([data-shown='-1'])")


def slide(page: Page, row: int) -> None:
    """Go to a row with the slider, and wait for its position."""
    page.get_by_label("Move", exact=True).fill(str(row))
    page.wait_for_selector(f".board[data-shown='{row}']")


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
@pytest.mark.parametrize("game", sorted(SEATS))
def test_a_replay_can_be_viewed_from_every_seat(browser: Browser, site: str, game: str, phone: bool) -> None:
    page = visit(browser, site, phone=phone)
    replay(page, site, fair_game(game, SEATS[game]))
    version = page.get_by_test_id("version")
    end = version.inner_text().split(" / ")[1]
    slide(page, 40)
    expect(version).to_have_text(f"40 / {end}")
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
    page.get_by_label("Look from").select_option("-3")
    expect(page.locator("[data-hand]")).to_have_count(0)
    page.get_by_role("tab", name="Dice").click()
    expect(page.get_by_role("list", name="Dice").get_by_role("listitem")).not_to_have_count(0)
    page.get_by_role("tab", name="Luck").click()
    expect(page.get_by_role("region", name="Luck").locator("tbody tr")).to_have_count(SEATS[game])
    curve = page.get_by_role("img", name="Chances to win")
    expect(curve.locator(".line")).to_have_count(SEATS[game])
    curve.click(position={"x": 1, "y": 20})
    expect(version).to_have_text(re.compile(rf"^[0-9] / {end}"))
    slide(page, 50)
    expect(version).to_have_text(f"50 / {end}")
    page.get_by_role("tab", name="Record").click()
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


def test_steps_go_by_move_and_by_turn(browser: Browser, site: str) -> None:
    page = visit(browser, site)
    replay(page, site, fair_game("junior", 3), 0)
    version = page.get_by_test_id("version")
    end = int(version.inner_text().split(" / ")[1])
    course = call(page, "GET", f"/tables/{page.url.split('/')[-1].split('?')[0]}/course")
    rows = [turn["row"] for turn in course["turns"]]

    def shows(row: int) -> None:
        expect(version).to_have_text(f"{row} / {end}")

    shows(0)
    expect(page.get_by_role("button", name="To the start")).to_be_disabled()
    forward, back = (page.get_by_role("button", name=f"One turn {way}") for way in ("forward", "back"))
    for row in rows[:3]:
        forward.click()
        shows(row)
    back.click()
    shows(rows[1])
    page.locator("h1").click()
    page.keyboard.press("PageDown")
    shows(rows[2])
    page.keyboard.press("PageUp")
    shows(rows[1])
    page.keyboard.press("ArrowLeft")
    shows(rows[1] - 1)
    page.keyboard.press("End")
    shows(end)
    expect(page.get_by_role("button", name="One forward")).to_be_disabled()
    page.keyboard.press("Home")
    shows(0)
    # A line of the story opens its position, and so does a turning point.
    slide(page, rows[6])
    line = page.locator("[data-row]").first
    line.click()
    shows(int(line.get_attribute("data-row") or 0))
    page.locator("[data-turning]").nth(1).click()
    shows(course["turning_points"][1]["row"])
    no_failure(page, site)


def test_the_replay_plays_to_the_end(browser: Browser, site: str) -> None:
    page = visit(browser, site)
    page.clock.install(time=MORNING)
    replay(page, site, fair_game("junior", 3), 0)
    version = page.get_by_test_id("version")
    end = int(version.inner_text().split(" / ")[1])

    def pass_time(milliseconds: int, row: int) -> None:
        """Let a move be shown, and then the next one."""
        page.clock.run_for(milliseconds)
        expect(version).to_have_text(f"{row} / {end}")
        page.clock.run_for(50)  # a slider at rest requests its position
        page.wait_for_selector(f".board[data-shown='{row}']")

    slide(page, end - 8)
    page.clock.pause_at(MORNING + timedelta(hours=1))  # from here on the test controls the time
    page.locator("h1").click()
    page.keyboard.press("Space")
    expect(page.get_by_role("button", name="Pause")).to_be_visible()
    page.clock.run_for(500)
    expect(version).to_have_text(f"{end - 8} / {end}")
    pass_time(400, end - 7)
    pass_time(900, end - 6)
    page.get_by_role("button", name="2 times as fast").click()
    pass_time(450, end - 5)
    page.get_by_role("button", name="0.5 times as fast").click()
    page.clock.run_for(1700)
    expect(version).to_have_text(f"{end - 5} / {end}")
    pass_time(100, end - 4)
    page.get_by_test_id("run").click()
    page.clock.run_for(10_000)
    expect(version).to_have_text(f"{end - 4} / {end}")
    page.get_by_role("button", name="4 times as fast").click()
    page.get_by_test_id("run").click()
    for row in range(end - 3, end + 1):
        pass_time(225, row)
    expect(page.get_by_role("button", name="Run")).to_be_visible()
    page.clock.run_for(10_000)
    expect(version).to_have_text(f"{end} / {end}")
    # From the end it starts again, and skips what happened before the first decision.
    page.get_by_test_id("run").click()
    expect(version).to_have_text(f"0 / {end}")
    page.clock.run_for(50)
    page.wait_for_selector(".board[data-shown='0']")
    page.clock.run_for(300)
    expect(version).not_to_have_text(f"0 / {end}")
    no_failure(page, site)


def test_a_position_is_shared(browser: Browser, site: str) -> None:
    page = visit(browser, site, permissions=["clipboard-read", "clipboard-write"])
    replay(page, site, fair_game("junior", 3))
    slide(page, 30)
    page.get_by_test_id("share-moment").click()
    expect(page.get_by_test_id("share-moment")).to_have_text("Copied")
    link = page.evaluate("navigator.clipboard.readText()")
    assert link == page.url.split("?")[0] + "?v=30"
    page.goto(link)
    expect(page.get_by_test_id("version")).to_have_text(re.compile("^30 / "))
    page.wait_for_selector(".board[data-shown='30']")
    no_failure(page, site)


@pytest.mark.long
@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
@pytest.mark.parametrize("game", sorted(SEATS))
def test_the_longest_names_fit_a_replay(browser: Browser, site: str, game: str, phone: bool) -> None:
    page = visit(browser, site, "fr-FR", phone=phone)
    replay(page, site, fair_game(game, SEATS[game], LONG), 60)
    for tab in page.get_by_role("tab").all():
        tab.click()
        assert (cramped(page) if phone else examine(page, "light", "dark")) == []
    no_failure(page, site)


def test_a_changed_die_is_detected(browser: Browser, site: str) -> None:
    page = visit(browser, site)
    text = fair_game("junior", 3)
    secret = text.index("[Secret ") + len('[Secret "')
    replay(page, site, text[:secret] + "ff" + text[secret + 2 :])
    page.get_by_role("tab", name="Record").click()
    page.get_by_test_id("check-dice").click()
    expect(page.get_by_test_id("verdict")).to_contain_text("not the one that was promised")
    expect(page.get_by_test_id("verdict")).to_contain_text("should have been")


@pytest.mark.parametrize("game", sorted(SEATS))
def test_a_game_is_played_on_from_a_position(browser: Browser, site: str, game: str) -> None:
    page = visit(browser, site)
    replay(page, site, fair_game(game, SEATS[game]))
    slide(page, 60)
    page.get_by_label("Look from").select_option("1")
    page.get_by_test_id("play-on").click()
    page.wait_for_url("**/table/*")
    page.wait_for_selector(".prompt.asked")
    assert page.locator("[data-action], [data-verb]").count() > 0
    no_failure(page, site)


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_a_game_that_cannot_be_replayed_can_be_read(browser: Browser, site: str, phone: bool) -> None:
    """The server cannot replay the game: the page says so, and offers what is stored."""
    page = visit(browser, site, phone=phone)
    table = bring(page, fair_game("junior", 3))
    refused = {"code": "rules-changed", "args": {"began": "99", "now": "2"}, "notes": []}
    for what in ("replay*", "course", "luck"):
        page.route(f"**/api/tables/{table}/{what}", lambda route: route.fulfill(status=409, json=refused))
    page.goto(f"{site}/replay/{table}")
    notice = page.get_by_role("alert")
    expect(notice).to_contain_text("version 99")
    expect(notice.get_by_role("link", name="Download the record")).to_have_attribute(
        "href", f"/api/tables/{table}/record"
    )
