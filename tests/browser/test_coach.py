"""The coach in the browser: the question before a move, its setting, and the moments after a game."""

from __future__ import annotations

import json
from dataclasses import asdict
from typing import Any

import pytest
from browser.pages import RESULT, no_failure, visit
from browser.staged import Staged
from browser.test_screens import examine
from playwright.sync_api import Browser, Page, expect

from archipel.bots.luck import luck
from archipel.bots.win_chances import Turn
from archipel.core.state import Note
from archipel.registry import GAMES
from archipel.server.background.worker import BotDecision, MomentOut, course_of
from archipel.server.play.messages import note_out

MOMENT = f"{RESULT} [data-testid=moments] li"
BETTER = Note("doubt-better", [], {"move": "end", "better": "road 18", "reason": "room", "seat": -1})
CARE = """() => {
  const kept = JSON.parse(localStorage.getItem("archipel-settings") ?? "{}");
  localStorage.setItem("archipel-settings", JSON.stringify({ ...kept, coach: "big" }));
}"""


def coached(browser: Browser, site: str, name: str, rows: int, seat: int = 0, **more: Any) -> Staged:
    """Open a position of one person among bots, with the coach switched on."""
    page = visit(browser, site, **more)
    page.context.add_init_script(f"({CARE})()")
    return Staged(page, name, rows, seat, bots=[s for s in range(4) if s != seat])


def test_the_coach_is_switched_on_in_the_settings(browser: Browser, site: str) -> None:
    page = visit(browser, f"{site}/settings")
    choice = page.get_by_role("radiogroup", name="Coach")
    expect(choice.get_by_role("radio", name="off")).to_be_checked()
    choice.get_by_role("radio", name="big mistakes").check(force=True)
    page.wait_for_function("() => JSON.parse(localStorage.getItem('archipel-settings')).coach === 'big'")
    assert examine(page, "light", "dark") == []
    no_failure(page, site)


def test_the_same_tap_again_plays_the_move(browser: Browser, site: str) -> None:
    table = coached(browser, site, "settlers-beginner-4", 611)
    table.doubts["end"] = (BETTER, "road 18")
    page = table.open(site).page
    end = page.locator("button[data-action=end]")
    end.click()
    card = page.get_by_test_id("coach")
    expect(card).to_contain_text("looks better: it makes room to build")
    expect(page.locator(".target.ghost[data-action='road 18']")).to_be_visible()
    assert table.actions() == []
    assert examine(page, "light", "dark") == []
    end.click()
    expect(card).to_have_count(0)
    expect(page.locator(".target.ghost")).to_have_count(0)
    assert table.actions() == ["end"]
    no_failure(page, site)


def test_the_keyboard_can_reconsider_or_play_the_move(browser: Browser, site: str) -> None:
    table = coached(browser, site, "settlers-beginner-4", 611)
    table.doubts["end"] = (Note("doubt-full-hand", ["S-052"], {"cards": 9}), None)
    page = table.open(site).page
    card = page.get_by_test_id("coach")
    for key in ("Escape", ""):
        page.locator("button[data-action=end]").focus()
        page.keyboard.press("Enter")
        expect(card.get_by_role("alert")).to_contain_text("9 cards: a seven would cost you half.")
        expect(card.get_by_role("link", name="S-052")).to_be_visible()
        if key:
            page.keyboard.press(key)
        else:
            page.get_by_test_id("coach-again").click()
        expect(card).to_have_count(0)
    assert table.actions() == []
    page.keyboard.press("e")
    expect(card).to_be_visible()
    page.get_by_test_id("coach-play").focus()
    page.keyboard.press("Enter")
    expect(card).to_have_count(0)
    assert table.actions() == ["end"]
    no_failure(page, site)


def test_on_a_phone_the_question_lies_over_the_dock(browser: Browser, site: str) -> None:
    table = coached(browser, site, "settlers-beginner-4", 611, phone=True, language="fr-FR")
    table.doubts["end"] = (BETTER, "road 18")
    page = table.open(site).page
    page.locator("button[data-action=end]").tap()
    card = page.get_by_test_id("coach")
    expect(card).to_contain_text("paraît meilleur")
    box, dock = card.bounding_box(), page.locator(".dock").bounding_box()
    assert box is not None
    assert dock is not None
    assert box["y"] + box["height"] <= dock["y"]
    assert examine(page, "light", "dark") == []
    page.get_by_test_id("coach-play").tap()
    expect(card).to_have_count(0)
    assert table.actions() == ["end"]
    no_failure(page, site)


def test_without_a_coach_and_among_people_there_is_no_question(browser: Browser, site: str) -> None:
    table = Staged(visit(browser, site), "settlers-beginner-4", 611, bots=[1, 2, 3])
    alone = table.open(site).page
    alone.locator("button[data-action=end]").click()
    expect(alone.locator("button[data-action=end]")).to_have_count(0)
    page = visit(browser, site)
    page.context.add_init_script(f"({CARE})()")
    among = Staged(page, "settlers-beginner-4", 611).open(site)
    page.locator("button[data-action=end]").click()
    expect(page.locator("button[data-action=end]")).to_have_count(0)
    assert not [message for message in table.sent + among.sent if message["t"] == "coach"]


def answer_with(page: Page, name: str, body: str) -> None:
    page.route(
        f"**/api/tables/staged/{name}*",
        lambda route: route.fulfill(body=body, content_type="application/json"),
    )


def finished(table: Staged, moments: list[MomentOut]) -> Page:
    """Open the end of a staged game, with the server's answer about it."""
    table.state.update_standing(2.0)
    referee, row = table.state.playing(), table.state.row
    rows = [(made.seat, made.action.text) for made in referee.rows]
    asked = BotDecision("staged", row.game, row.size, row.game_options, rows, table.seat, "", 0, False)
    answers: dict[str, Any] = {
        "course": asdict(course_of(asked)),
        "luck": [asdict(roll) for roll in luck(referee)],
        "moments": [asdict(moment) for moment in moments],
    }
    for name, answer in answers.items():
        answer_with(table.page, name, json.dumps(answer))
    return table.page


def moment(kind: Any, row: int, action: str, better: str, note: Note) -> MomentOut:
    return MomentOut(kind, row, Turn(row, 0, row // 12), action, better, note_out(note))


def three() -> list[MomentOut]:
    best = Note("moment-best", [], {"move": "city 30", "better": "city 30", "reason": "points", "seat": -1})
    slip = Note("moment-slip", [], {"move": "end", "better": "road 18", "reason": "rival", "seat": 1})
    rolled = Note("moment-luck", [], {"n": 3, "way": "more"})
    return [
        moment("best", 480, "city 30", "", best),
        moment("slip", 300, "end", "road 18", slip),
        moment("luck", 100, "dice 3 5", "", rolled),
    ]


@pytest.mark.parametrize("phone", [False, True])
def test_three_moments_to_learn_from_are_shown(browser: Browser, site: str, phone: bool) -> None:
    table = coached(browser, site, "settlers-beginner-4", 100_000, phone=phone)
    page = finished(table, three())
    tried: list[dict[str, Any]] = []

    def branch(route: Any) -> None:
        tried.append(route.request.post_data_json)
        route.fulfill(
            status=409, body=json.dumps({"t": "error", "code": "conflict", "args": {}, "notes": []})
        )

    page.route("**/api/tables/staged/branch", branch)
    table.open(site)
    page.wait_for_selector(MOMENT)
    shown = page.locator(MOMENT)
    expect(shown).to_have_count(3)
    expect(shown.nth(0)).to_contain_text("Here you found the move that mattered.")
    expect(shown.nth(1)).to_contain_text("it holds Bo back")
    expect(shown.nth(2)).to_contain_text("3 cards more than usual")
    expect(page.get_by_test_id("turning-points")).to_have_count(0)
    expect(shown.nth(1).get_by_role("link")).to_have_attribute("href", "/replay/staged?v=300")
    assert examine(page, "light", "dark") == []
    page.get_by_role("button", name="Try moment 2 again").click()
    expect(page.get_by_role("alert")).to_be_visible()
    assert [(body["v"], body["seat"]) for body in tried] == [(299, 0)]


def test_a_game_without_a_mistake_is_praised(browser: Browser, site: str) -> None:
    table = coached(browser, site, "settlers-beginner-4", 100_000)
    page = finished(table, three()[:1])
    table.open(site)
    page.wait_for_selector(MOMENT)
    expect(page.locator(RESULT)).to_contain_text("No big slip in this game. Well played!")


def test_children_are_shown_their_best_move(browser: Browser, site: str) -> None:
    assert GAMES["junior"].for_children
    table = coached(browser, site, "junior-three-greedy", 100_000)
    note = Note("moment-best", [], {"move": "buy", "better": "buy", "reason": "cards", "seat": -1})
    page = finished(table, [moment("best", 60, "buy", "", note)])
    page.add_init_script(
        "window.heard = []; SpeechSynthesis.prototype.speak = (words) => window.heard.push(words.text);"
    )
    table.open(site)
    page.wait_for_selector(MOMENT)
    expect(page.locator(MOMENT)).to_contain_text("Hooray! Your best move was")
    page.wait_for_function("() => window.heard.some((text) => text.startsWith('Hooray!'))")
    assert "slip" not in page.locator(RESULT).inner_text()
