"""A game from another package, without a board in the client: text picture, and actions as buttons."""

from __future__ import annotations

from browser.pages import RESULT, autopilot, call, no_failure, open_table, read, visit
from browser.test_screens import cramped, examine
from playwright.sync_api import Browser, expect

GAME = "lagoon"
PICTURE = "[data-testid=picture]"
ORDER = ["call", "send", "stay", "rest"]


def test_a_whole_game_can_be_played_with_bots(site: str, browser: Browser) -> None:
    page = visit(browser, site)
    link = open_table(page, site, GAME, ["me", "greedy", "random"])
    expect(page.locator(PICTURE)).to_contain_text("0 red")
    expect(page.locator(".prompt [role=status]")).to_have_text("Call the tide, or rest?")
    rules = page.get_by_role("button", name="Which rules?")
    rules.click()
    expect(page.get_by_role("link", name="L-010")).to_be_visible()
    rules.click()
    expect(page.get_by_role("group", name="Actions").get_by_role("button", name="Rest")).to_be_visible()
    assert examine(page, "light", "dark") == []
    page.get_by_role("group", name="Actions").get_by_role("button", name="Call the tide").click()
    expect(page.locator(".prompt")).to_contain_text("You called the tide")
    expect(page.locator("[data-action^=send]").first).to_contain_text("Send boat")
    autopilot(page, ORDER)
    page.wait_for_selector(RESULT, timeout=120_000)
    expect(page.locator(PICTURE)).to_contain_text("pearls   hand")
    no_failure(page, site)
    table = read(site, f"/tables/{link.rsplit('/', 1)[1]}")
    assert table["status"] == "over"
    assert table["result"]["rule"] == "L-032"
    for seat, points in enumerate(table["result"]["scores"]):
        expect(page.locator(f"[data-seat='{seat}'] .points")).to_contain_text(str(points))
    page.goto(link.replace("/table/", "/replay/"))
    expect(page.locator(PICTURE)).to_contain_text("tide")
    no_failure(page, site)
    page.context.close()


def test_its_words_emblem_and_rules_come_from_its_package(site: str, browser: Browser) -> None:
    page = visit(browser, site, "fr-FR", phone=True)
    card = page.locator("li", has=page.locator(f"[data-play={GAME}]"))
    expect(card.locator("h2")).to_have_text("Lagon")
    expect(card).to_contain_text("Appelez la marée")
    assert "circle" in (card.locator("img").get_attribute("src") or "")
    page.goto(f"{site}/rules/{GAME}")
    expect(page.locator("[data-guide=lagoon] [data-rules='L-012']")).to_contain_text("à couvert")
    assert cramped(page) == []
    page.get_by_role("link", name="Les règles exactes").click()
    expect(page.locator("#L-012")).to_contain_text("à couvert")
    call(page, "POST", "/guests", {"name": "Ana", "lang": "fr"})
    body = {"game": GAME, "seats": ["me", "greedy"], "pace": "untimed", "options": "tie=first", "hints": True}
    table = call(page, "POST", "/tables", body)
    page.goto(f"{site}/table/{table['id']}")
    expect(page.locator(".prompt")).to_contain_text("Appeler la marée, ou vous reposer")
    page.get_by_test_id("hint").click()
    expect(page.get_by_test_id("hints")).to_contain_text("%")
    assert cramped(page) == []
    no_failure(page, site)
    page.context.close()
