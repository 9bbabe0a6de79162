"""One turn in the browser: refusals, trade, discards, keyboard, and a lost network."""

from __future__ import annotations

import re
from collections import Counter

import pytest
from browser.pages import (
    ORDER,
    RESULT,
    against_bots,
    no_failure,
    open_table,
    read,
    version,
    visit,
    wait_beyond,
)
from browser.test_screens import violations
from playwright.sync_api import Browser, Page, expect

GOODS = ["wood", "brick", "wool", "wheat", "ore"]


def hand(page: Page) -> Counter[str]:
    """Return the cards that a player of Settlers sees in their own hand."""
    cards = {good: page.locator(f".hand .{good} b").inner_text() for good in GOODS}
    return Counter({good: int(number) for good, number in cards.items()})


def founded(site: str, browser: Browser) -> tuple[Page, Page, list[int], list[int]]:
    """Let two people found with real dice, until Ana is asked to roll. Return the numbers of each."""
    ana, bob = visit(browser, site), visit(browser, site, "fr-FR")
    link = open_table(ana, site, "settlers", ["me", "open", "greedy"], board="variable", by_hand=True)
    bob.goto(link)
    bob.locator("[data-sit]").first.click()
    numbers: dict[Page, list[int]] = {ana: [], bob: []}
    for page in (ana, bob, bob, ana):
        page.wait_for_selector("[data-action^='settle ']")
        places = page.locator("[data-action^='settle ']").all()
        labels = [place.get_attribute("aria-label") or "" for place in places]
        found = [[int(n) for n in re.findall(r" (\d+)", label.split(":")[-1])] for label in labels]
        best = max(range(len(places)), key=lambda i: sum(6 - abs(7 - n) for n in found[i]))
        places[best].click()
        numbers[page] += found[best]
        page.locator("[data-action^='road ']").first.click()
    ana.wait_for_selector("[data-action=roll]")
    return ana, bob, numbers[ana], numbers[bob]


def throw(page: Page, total: int) -> None:
    """Enter the result of the real dice."""
    page.wait_for_selector("[data-action^='dice ']")
    page.locator(f"[data-action='dice {total // 2} {total - total // 2}']").click()


def test_a_refused_move_shows_its_rule(site: str, browser: Browser) -> None:
    for language, words in (("en-US", "Building"), ("fr-FR", "construi")):
        page = visit(browser, site, language)
        against_bots(page, site, "settlers")
        button = page.locator("[data-verb=city][aria-disabled=true]")
        button.click(force=True)  # it says that it cannot be used, and still answers
        card = page.locator("[data-testid=why-not]")
        expect(card).to_be_visible()
        assert len(card.locator("li").first.inner_text()) > len(words)
        rule = card.locator("a").first
        number = rule.inner_text()
        assert re.fullmatch(r"S-[AC]?\d+", number)
        with page.context.expect_page() as opened:
            rule.click()
        sheet = opened.value
        told = sheet.locator(
            ".spoken-of"
        ).first  # the guide opens at the rule; its number is one link further
        expect(told).to_be_in_viewport()
        told.locator("a").first.click()
        expect(sheet.locator(".here").first).to_be_in_viewport()
        expect(sheet.locator(f"[id='{number}'] dd")).not_to_be_empty()
        no_failure(page, site)
        page.context.close()


def test_a_trade_with_a_counter_offer_can_be_made(site: str, browser: Browser) -> None:
    ana, bob, numbers, _ = founded(site, browser)
    ana.click("[data-action=roll]")
    throw(ana, next(n for n in numbers if n != 7))
    ana.wait_for_selector("[data-action=end]")
    wait_beyond(bob, version(ana) - 1)
    mine, theirs = hand(ana), hand(bob)
    give = mine.most_common(1)[0][0]
    first, second = [good for good in GOODS if good != give][:2]
    get = next((good for good in GOODS if theirs[good] and good != give), "")
    if not get:  # Bob holds only what Ana gives
        give, get = next(good for good in GOODS if mine[good] and not theirs[good]), next(iter(+theirs))
    wish = first if first != get else second
    ana.click("[data-verb=trade]")
    ana.click(f"[data-step='give {give}']")
    ana.click(f"[data-step='get {wish}']")
    ana.click("[data-send=offer]")
    bob.wait_for_selector(".prompt.asked")
    bob.click("[data-counter]")  # it begins with the terms of the offer
    bob.click(f"[aria-label^='− {french(bob, wish)}']")
    bob.click(f"[data-step='give {get}']")
    bob.click("[data-send=counter]")
    ana.click("[data-action='confirm 1']")
    ana.wait_for_selector("[data-action=end]")
    assert hand(ana) == mine - Counter([give]) + Counter([get])
    expect(bob.locator(f".hand .{give} b")).to_have_text(str(theirs[give] + 1))
    assert hand(bob) == theirs - Counter([get]) + Counter([give])
    for page in (ana, bob):
        no_failure(page, site)
        page.context.close()


def french(page: Page, good: str) -> str:
    """Return what a good is called on a page."""
    label = page.locator(f"[data-step='give {good}']").get_attribute("aria-label") or ""
    return label.removeprefix("+ ").split(",")[0]


def press_if_there(page: Page, selector: str) -> bool:
    """Press a button only if it is there right now: the answer to the last press may remove it."""
    pressed: bool = page.evaluate(
        "selector => { const button = document.querySelector(selector); button?.click(); return !!button; }",
        selector,
    )
    return pressed


def test_two_people_discard_at_the_same_time(site: str, browser: Browser) -> None:
    ana, bob, numbers, others = founded(site, browser)
    roller: Page | None = None
    for _ in range(400):  # both fill their hands by rolling; the bot may do anything
        for page in (ana, bob):
            for text in ("roll", "decline", "end"):
                if press_if_there(page, f"[data-action={text}]"):
                    roller = page if text == "roll" else roller
        if ana.locator("[data-action^='dice ']").count():
            mine, theirs = hand(ana).total(), hand(bob).total()
            if mine > 7 and theirs > 7 and roller:
                break
            roller = None
            short = numbers if mine <= theirs else others
            rows = version(ana)
            throw(ana, short[rows % len(short)])
            wait_beyond(ana, rows)
        ana.wait_for_timeout(20)
    throw(ana, 7)
    held = {page: hand(page).total() for page in (ana, bob)}
    for page in (ana, bob):  # both are asked at the same time
        page.wait_for_selector(".prompt.asked")
        page.wait_for_selector("[data-action^='discard ']")
    for page in (bob, ana):  # the cards lie in the tray until it is full, and are sent together
        for _ in range(held[page] // 2):
            expect(page.locator("[data-send=discard]")).to_be_disabled()
            page.locator("[data-action^='discard ']").first.click()
        assert hand(page).total() == held[page]
        page.locator("[data-send=discard]").click()
        expect(page.locator("[data-send=discard]")).to_have_count(0)
    for page in (ana, bob):
        assert hand(page).total() == held[page] - held[page] // 2
        expect(page.locator("[data-action^='discard ']")).to_have_count(0)
        no_failure(page, site)
    assert roller
    roller.locator("[data-action^='robber ']").last.click()
    for page in (ana, bob):
        page.context.close()


def behind_the_curtain(page: Page, asks: str, colour: str) -> None:
    """Assert that nothing of the table is visible, and that no key reaches it."""
    assert f"({colour})" in asks
    assert violations(page) == []
    for part in (".hand", ".board", ".log"):
        assert not page.locator(part).is_visible()
    before = version(page)
    for key in ("e", "r", "Tab", "Tab", "Tab"):
        page.keyboard.press(key)
    assert page.evaluate("document.querySelector('main.table').contains(document.activeElement)") is False
    assert version(page) == before


def test_two_people_share_a_device_behind_a_curtain(site: str, browser: Browser) -> None:
    page = visit(browser, site)
    open_table(page, site, "settlers", ["me", "me", "greedy"], board="variable")
    curtain = page.get_by_role("dialog", name="Pass the device")
    for number, passed_on in enumerate((True, True, False, True)):  # they found in the order 0 1 1 0
        if passed_on:
            expect(curtain).to_be_visible()
            behind_the_curtain(page, curtain.locator("p").inner_text(), "blue" if number != 1 else "white")
            curtain.get_by_role("button").click()
        page.locator("[data-action^='settle ']").first.click()
        expect(curtain).to_have_count(0)
        expect(page.locator(".hand")).to_be_visible()
        page.locator("[data-action^='road ']").first.click()
    no_failure(page, site)
    page.context.close()


def test_the_counting_aid_shows_the_hands_of_the_others(site: str, browser: Browser) -> None:
    ana, bob = visit(browser, site), visit(browser, site, "fr-FR")
    link = open_table(
        ana, site, "settlers", ["me", "open", "greedy"], board="variable", by_hand=True, counting=True
    )
    bob.goto(link)
    bob.locator("[data-sit]").first.click()
    for page in (ana, bob, bob, ana):
        page.locator("[data-action^='settle ']").nth(20).click()
        page.locator("[data-action^='road ']").first.click()
    ana.wait_for_selector("[data-action=roll]")
    expect(ana.get_by_test_id("count")).to_have_count(0)
    hands = [hand(ana), hand(bob)]  # everybody sees what founding produces
    for mine, page in enumerate((ana, bob)):
        page.locator("[data-tab=count]").click()
        held = hands[1 - mine]
        row = page.locator(f"[data-testid=count] tr[data-seat='{1 - mine}'] td").all_inner_texts()
        assert row == [str(held[good]) for good in GOODS] + ["0"]
        assert page.locator(f"[data-testid=count] tr[data-seat='{mine}']").count() == 0
        assert violations(page) == []
        no_failure(page, site)
        page.context.close()


@pytest.mark.parametrize("way", ["reload", "network"])
def test_a_lost_network_loses_nothing_in_mid_turn(site: str, browser: Browser, way: str) -> None:
    page = visit(browser, site)
    against_bots(page, site, "settlers", "board=variable")
    page.locator("[data-action^='settle ']").nth(20).click()
    page.wait_for_selector("[data-action^='road ']")
    prompt = page.locator(".prompt").inner_text()
    if way == "reload":
        page.reload()
        page.wait_for_selector("[data-action^='road ']")
        assert page.locator(".prompt").inner_text() == prompt
        page.locator("[data-action^='road ']").first.click()
    else:
        page.context.set_offline(True)
        expect(page.locator(".prompt strong")).to_be_visible()
        page.locator("[data-action^='road ']").first.click()  # sent offline, and sent again later
        page.context.set_offline(False)
    page.wait_for_selector("[data-action^='settle ']")  # the bots have founded twice, and Ana is asked again
    told = page.locator("[data-by='0'][data-said]").all()
    assert [line.get_attribute("data-said") for line in told] == ["settle", "road"]
    table = page.url.rsplit("/", 1)[1]
    assert read(site, f"/tables/{table}")["status"] == "playing"
    page.wait_for_selector(".prompt.asked")
    assert page.locator(".prompt strong").count() == 0
    page.context.close()


def focused(page: Page, attribute: str) -> str:
    found: str = page.evaluate("a => document.activeElement?.getAttribute(a) ?? ''", attribute)
    return found


def tab_to(page: Page, attribute: str, value: str) -> None:
    for _ in range(120):
        page.keyboard.press("Tab")
        if focused(page, attribute) == value:
            return
    raise AssertionError(f"no way to {attribute}={value} by Tab")


def test_a_whole_game_can_be_played_by_keyboard_alone(site: str, browser: Browser) -> None:
    page = visit(browser, site)
    page.wait_for_selector("[data-play=junior]")
    tab_to(page, "data-play", "junior")
    page.keyboard.press("Enter")
    page.wait_for_selector(".prompt")
    rank = {verb: number for number, verb in enumerate(ORDER["junior"])}
    for _ in range(600):
        page.wait_for_selector(f".prompt.asked, {RESULT}")
        if page.locator(RESULT).count():
            break
        before = version(page)
        options: list[list[str]] = page.evaluate(
            """[...document.querySelectorAll("[data-action], [data-verb]:not([aria-disabled=true])")]
              .filter((e) => e.getBoundingClientRect().width && e.getAttribute("aria-expanded") !== "true")
              .map((e) => [e.dataset.action ?? e.dataset.verb, e.getAttribute("aria-keyshortcuts") ?? ""])"""
        )
        if not options:
            page.wait_for_timeout(30)
            continue
        best, key = min(options, key=lambda option: rank.get(option[0].split(" ")[0], 99))
        if key:
            page.keyboard.press(key)
        else:
            for _ in range(120):
                page.keyboard.press("l")
                if focused(page, "data-action") == best:
                    break
            page.keyboard.press("Enter")
        page.wait_for_timeout(30 if version(page) != before else 80)
    page.wait_for_selector(RESULT)
    no_failure(page, site)
    page.context.close()


@pytest.mark.parametrize("game", sorted(ORDER))
def test_a_hint_is_given_and_played(site: str, browser: Browser, game: str) -> None:
    page = visit(browser, site)
    against_bots(page, site, game, hints=True)
    page.wait_for_selector(".prompt.asked")
    page.get_by_test_id("hint").click()
    hints = page.get_by_test_id("hints")
    best = hints.get_by_role("listitem").first
    expect(best).to_contain_text("%")
    expect(best).to_be_in_viewport()
    assert violations(page) == []
    before = version(page)
    best.get_by_role("button").click()
    wait_beyond(page, before)
    no_failure(page, site)


def test_there_is_no_hint_where_none_was_agreed(site: str, browser: Browser) -> None:
    page = visit(browser, site)
    against_bots(page, site, "settlers")
    page.wait_for_selector(".prompt.asked")
    expect(page.get_by_test_id("hint")).to_have_count(0)
