"""Trade in the browser: offers that wait, are put aside or muted, and answers that close with a press."""

from __future__ import annotations

import pytest
from browser.pages import no_failure, visit
from browser.staged import Staged
from playwright.sync_api import Browser, expect

OFFERS = [("settlers-beginner-4", 566), ("junior-three-greedy", 68)]
"""Stored positions in which seat 0 receives an offer."""
every_offer = pytest.mark.parametrize(("name", "rows"), OFFERS)
ASIDE = "button[aria-label='Put aside'], [data-aside]"
OTHERS = {"settlers-beginner-4": (1, 2, 3), "junior-three-greedy": (1, 2)}


def offered(browser: Browser, site: str, name: str, rows: int, phone: bool = False) -> Staged:
    table = Staged(visit(browser, site, phone=phone), name, rows, bots=OTHERS[name]).open(site)
    table.page.wait_for_selector("[data-counter]")
    return table


@every_offer
def test_an_offer_is_put_aside_and_taken_up_again(site: str, browser: Browser, name: str, rows: int) -> None:
    page = offered(browser, site, name, rows).page
    page.locator(ASIDE).click()
    expect(page.locator("[data-counter]")).to_have_count(0)
    page.locator(".corner button.main").click()
    expect(page.locator("[data-counter]")).to_be_visible()
    no_failure(page, site)


def test_an_offer_does_not_cover_the_board(site: str, browser: Browser) -> None:
    page = offered(browser, site, "settlers-beginner-4", 566).page
    board, slip = page.locator(".island").bounding_box(), page.locator(".slip").bounding_box()
    assert board
    assert slip
    assert slip["x"] >= board["x"] + board["width"]


@every_offer
def test_offers_can_be_muted_for_a_turn(site: str, browser: Browser, name: str, rows: int) -> None:
    """The open offer is declined, and so is the next one of the same turn, until the mute is lifted."""
    table = offered(browser, site, name, rows)
    page, turn = table.page, table.state.playing().state.turn()
    page.locator("[data-hush]").click()
    expect(page.locator("[data-hushed]")).to_be_visible()
    expect(page.locator("[data-counter]")).to_have_count(0)
    assert table.actions() == ["decline"]
    offer_again(table, turn)
    expect(page.locator("[data-counter]")).to_have_count(0)
    page.wait_for_function("() => !document.querySelector('.prompt.asked')")
    assert table.actions() == ["decline", "decline"]
    page.locator("[data-hushed]").click()
    expect(page.locator("[data-hushed]")).to_have_count(0)


@every_offer
def test_offers_of_bots_are_declined_until_the_mute_is_lifted(
    site: str, browser: Browser, name: str, rows: int
) -> None:
    table = offered(browser, site, name, rows)
    page, turn = table.page, table.state.playing().state.turn()
    page.locator("[data-deafen]").click()
    expect(page.locator("[data-deaf]")).to_be_visible()
    assert table.actions() == ["decline"]
    page.reload()
    expect(page.locator("[data-deaf]")).to_be_visible()  # stored on this device
    page.locator("[data-deaf]").click()
    expect(page.locator("[data-deaf]")).to_have_count(0)
    offer_again(table, turn)
    expect(page.locator("[data-counter]")).to_be_visible()
    assert table.actions() == ["decline"]


def offer_again(table: Staged, turn: int) -> None:
    """Let the others decline what is still open; then the same seat makes seat 0 another offer."""
    referee = table.state.playing()
    for seat in list(referee.state.asked()):
        if seat not in (table.seat, turn):
            table.do(seat, "decline")
    if "withdraw" in [action.text for action in referee.state.legal(turn)]:
        table.do(turn, "withdraw")
    hand = referee.state.view(turn).players[turn].hand  # type: ignore[attr-defined]
    goods = ["wood", "brick", "wool", "wheat", "ore"]
    names = goods if referee.game.key == "settlers" else referee.state.view(turn).goods  # type: ignore[attr-defined]
    give = next(name for name, n in zip(names, hand) if n)
    get = next(name for name in names if name != give)
    table.do(turn, f"offer {give} for {get} 2 to 0")


def test_a_counter_offer_begins_with_the_offer(site: str, browser: Browser) -> None:
    """Cy gives two wheat for one ore: the counter-offer begins with that, and asks for a wood as well."""
    table = offered(browser, site, "settlers-beginner-4", 566)
    page = table.page
    page.locator("[data-counter]").click()
    expect(page.locator("[data-step='give ore'] b")).to_have_text("1")
    expect(page.locator("[data-step='get wheat'] b")).to_have_text("2")
    page.locator("[data-step='get wood']").click()
    page.locator("[data-send=counter]").click()
    page.wait_for_function("() => !document.querySelector('.prompt.asked')")
    assert table.actions() == ["counter ore for wood wheat 2"]


def test_a_childs_counter_offer_begins_with_the_offer(site: str, browser: Browser) -> None:
    page = offered(browser, site, "junior-three-greedy", 68).page
    page.locator("[data-counter]").click()
    expect(page.locator("[data-get=gold]")).to_have_attribute("aria-pressed", "true")


def test_answers_are_rows_and_a_counter_offer_is_shown_as_a_difference(site: str, browser: Browser) -> None:
    table = Staged(visit(browser, site), "settlers-beginner-4", 500).open(site)
    page = table.page
    rows = page.locator(".slip li")
    expect(rows).to_have_count(3)
    expect(rows.nth(0)).to_contain_text("no")
    expect(rows.nth(1).locator("[data-change]")).to_contain_text("wants")
    expect(rows.nth(1).locator("[data-change] [aria-label=ore], [data-change] title")).to_have_count(1)
    rows.nth(1).get_by_role("button", name="Deal").click()
    page.wait_for_function("() => Number(document.querySelector('[data-version]').dataset.version) > 500")
    assert table.actions() == ["confirm 2"]


def test_cards_are_clicked_into_an_offer_and_the_bank_is_highlighted(site: str, browser: Browser) -> None:
    table = Staged(visit(browser, site), "settlers-beginner-4", 501).open(site)
    page = table.page
    page.locator("[data-verb=trade]").click()
    page.locator("[data-lack=buy]").click()
    expect(page.locator("[data-step='get ore'] b")).to_have_text("1")
    page.locator(".hand [data-spot='card wheat']").click()
    expect(page.locator("[data-step='give wheat'] b")).to_have_text("1")
    bank = page.locator("[data-bank]")
    expect(bank).to_contain_text("4 : 1")
    expect(bank).to_be_disabled()
    page.locator("[data-send=offer]").click()
    page.wait_for_function("() => Number(document.querySelector('[data-version]').dataset.version) > 501")
    assert table.actions() == ["offer wheat for ore"]


def test_discards_are_chosen_and_sent_together(site: str, browser: Browser) -> None:
    table = Staged(visit(browser, site), "settlers-beginner-4", 826).open(site)
    page = table.page
    page.wait_for_selector("[data-send=discard]")
    while page.locator("[data-send=discard]").is_disabled():
        page.locator("[data-step^='discard ']:not([disabled])").first.click()
    before = table.state.version
    page.locator("[data-send=discard]").click()
    page.wait_for_function("() => !document.querySelector('[data-send=discard]')")
    [sent] = table.actions()
    assert len(sent) == table.state.version - before == 4
