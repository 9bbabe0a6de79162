"""The story at the table: what it says, to whom, and which places it points at."""

from __future__ import annotations

from browser.pages import ORDER, against_bots, no_failure, play_until, visit
from browser.test_screens import SMALL, violations
from playwright.sync_api import Browser, expect


def test_the_story_of_a_table_can_be_filtered_and_points_at_places(browser: Browser, site: str) -> None:
    page = visit(browser, site)
    against_bots(page, site, "settlers", "board=variable")
    page.wait_for_selector("[data-action^='settle ']")
    play_until(page, ORDER["settlers"], 100)
    story = page.get_by_role("region", name="Log")
    expect(story).not_to_contain_text("dealer")
    roll = story.locator("[data-said=roll]").last
    expect(roll).to_be_visible()
    expect(story.get_by_role("img", name="Dice ").last).to_be_visible()

    # What happened before the first turn is behind a click.
    founding = story.locator("details")
    expect(founding.locator("[data-said=road]").first).to_be_hidden()
    founding.locator("summary").click()
    expect(founding.locator("[data-said=road]").first).to_be_visible()

    # A line points at its place.
    founding.locator("[data-said=road]").first.hover()
    expect(page.locator("[data-lit]")).to_have_count(1)
    page.mouse.move(5, 5)
    expect(page.locator("[data-lit]")).to_have_count(0)

    # Filtered for one person.
    page.get_by_role("group", name="Whose story").get_by_role("button").nth(2).click()
    for line in story.locator("[data-said=settle], [data-said=road]").all():
        assert line.get_attribute("data-by") == "1"
    page.get_by_role("button", name="All", exact=True).click()

    # The notation is one click away, and new lines are announced.
    page.get_by_role("button", name="Notation of the record").click()
    expect(story.locator("code").first).to_be_attached()
    expect(page.get_by_test_id("news").locator("p").first).to_be_attached()
    assert page.evaluate(SMALL) == []
    assert violations(page) == []
    no_failure(page, site)
    page.context.close()
