"""Each game from lobby to result: two people in two browsers, and bots on the other seats."""

from __future__ import annotations

import pytest
from browser.pages import ORDER, RESULT, autopilot, no_failure, open_table, read, visit
from playwright.sync_api import Browser


@pytest.mark.long
@pytest.mark.parametrize("game", sorted(ORDER))
def test_two_people_and_bots_play_a_whole_game_by_clicking(site: str, browser: Browser, game: str) -> None:
    ana, bob = visit(browser, site), visit(browser, site, "fr-FR")
    link = open_table(ana, site, game, ["me", "open"] if game == "princes" else ["me", "open", "greedy"])
    bob.goto(link)
    bob.evaluate("window.stayed = true")
    bob.locator("[data-sit]").first.click()
    for page in (ana, bob):
        page.wait_for_selector(".prompt")
        autopilot(page, ORDER[game])
    for page in (ana, bob):
        page.wait_for_selector(RESULT, timeout=280_000)
        no_failure(page, site)
    assert bob.evaluate("window.stayed")  # taking a seat under a new name did not reload the page
    table = read(site, f"/tables/{link.rsplit('/', 1)[1]}")
    assert table["status"] == "over"
    assert max(table["result"]["scores"]) > 0
    ana.context.close()
    bob.context.close()
