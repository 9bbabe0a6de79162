"""Junior for six-year-olds: hold to roll, hear the question, no chat, and a grown-up to leave."""

from __future__ import annotations

import re

from browser.pages import RESULT, against_bots, no_failure, play_until, version, visit, wait_beyond
from browser.test_screens import SMALL, cramped, violations
from playwright.sync_api import Browser, Page, expect

LISTEN = """
  window.spoken = [];
  const synth = { cancel() {}, speak: (words) => window.spoken.push(words.text) };
  Object.defineProperty(window, "speechSynthesis", { value: synth });
"""


def sit_down(browser: Browser, site: str, **more: object) -> Page:
    page = visit(browser, site, **more)  # type: ignore[arg-type]
    page.add_init_script(LISTEN)
    against_bots(page, site, "junior")
    page.wait_for_selector("[data-action=roll]")
    return page


def rich(browser: Browser, site: str, **more: object) -> Page:
    """Return a page whose person is on turn, with enough for a boat and the market still open."""
    page = sit_down(browser, site, **more)
    ready = page.locator("[data-verb=boat]:not([aria-disabled=true])")
    while not ready.count():
        if page.locator(RESULT).count():  # bad luck to the end, so another game
            against_bots(page, site, "junior")
        play_until(page, ["roll", "ghost", "give", "decline", "stay", "end"], version(page) + 1)
    page.keyboard.press("Escape")  # put down whatever was begun on the way
    return page


def press(page: Page, action: str) -> None:
    """Put a finger down on a button and keep it there."""
    box = page.locator(f"[data-action={action}]").bounding_box()
    assert box
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.mouse.down()


def test_the_die_is_held_and_released(site: str, browser: Browser) -> None:
    page = sit_down(browser, site)
    before = version(page)
    press(page, "roll")
    expect(page.locator("[data-action=roll]")).to_have_class(re.compile(r"\bheld\b"))
    shaken = page.locator("[data-action=roll] svg").evaluate("e => getComputedStyle(e).animationName")
    assert shaken.endswith("shake")
    page.wait_for_timeout(300)
    assert version(page) == before  # still held
    page.mouse.move(5, 5)  # a finger may slip off
    page.mouse.up()
    expect(page.locator("[data-action=roll]")).to_have_count(0)
    wait_beyond(page, before + 1)
    expect(page.locator("[data-turn-of='0']").get_by_role("img", name=re.compile(r"Dice \d"))).to_have_count(
        1
    )
    no_failure(page, site)
    page.context.close()


def test_a_short_press_does_not_end_the_turn(site: str, browser: Browser) -> None:
    page = sit_down(browser, site)
    page.locator("[data-action=roll]").focus()
    page.keyboard.press("Enter")  # keys need not be held
    page.wait_for_selector("[data-action=end], [data-action^='ghost ']")
    if page.locator("[data-action^='ghost ']").count():
        page.locator("[data-action^='ghost ']").first.click()
        page.wait_for_selector("[data-action=end]")
    before = version(page)
    press(page, "end")
    page.mouse.up()
    expect(page.get_by_text("Keep pressing!")).to_be_visible()
    assert version(page) == before
    press(page, "end")
    expect(page.locator("[data-action=end]")).to_have_count(0)
    page.mouse.up()
    assert version(page) > before
    no_failure(page, site)
    page.context.close()


def test_nothing_shakes_with_reduced_motion(site: str, browser: Browser) -> None:
    page = sit_down(browser, site, reduced_motion="reduce")
    press(page, "roll")
    still = page.locator("[data-action=roll] svg").evaluate("e => getComputedStyle(e).animationName")
    assert still == "none"
    page.mouse.up()
    expect(page.locator("[data-action=roll]")).to_have_count(0)
    page.context.close()


def test_the_question_is_spoken_and_the_parrot_repeats_it(site: str, browser: Browser) -> None:
    page = sit_down(browser, site)
    assert page.evaluate("window.spoken") == ["Roll the die."]
    page.get_by_label("Say it again").click()
    assert page.evaluate("window.spoken.map((words) => words.trim())") == ["Roll the die."] * 2
    page.context.close()


def test_missing_goods_are_shown_in_pictures(site: str, browser: Browser) -> None:
    page = sit_down(browser, site)
    page.locator("[data-action=roll]").dispatch_event("click")
    page.wait_for_selector("[data-action=end], [data-action^='ghost ']")
    if page.locator("[data-action^='ghost ']").count():
        page.locator("[data-action^='ghost ']").first.click()
        page.wait_for_selector("[data-action=end]")
    page.locator("[data-verb=fortress]").click(force=True)
    card = page.get_by_test_id("why-not")
    expect(card).to_be_visible()
    lacking = sum(map(int, re.findall(r"\d+", card.locator("li", has_text="You lack").inner_text())))
    assert card.locator("li", has_text="You lack").locator("svg").count() == lacking > 0
    assert card.locator("a").count() == 0
    page.context.close()


def test_only_a_grown_up_can_leave(site: str, browser: Browser) -> None:
    for phone in (False, True):
        page = sit_down(browser, site, phone=phone)
        assert page.get_by_role("tab", name="Chat").count() == 0
        assert page.locator(".prompt a").count() == 0
        if phone:
            page.get_by_role("button", name="Menu").click()
        page.get_by_role("link", name="Home").click()
        gate = page.get_by_test_id("gate")
        expect(gate).to_be_visible()
        assert (cramped(page) if phone else violations(page)) == []
        gate.get_by_role("textbox").fill("3")
        gate.get_by_role("button", name="Go on").click()
        expect(gate).to_be_visible()
        gate.get_by_role("button", name="Cancel").click()
        expect(gate).to_have_count(0)
        page.get_by_role("link", name="Settings").click()
        a, b = map(int, re.findall(r"\d+", gate.locator("label").inner_text()))
        gate.get_by_role("textbox").fill(str(a + b))
        page.keyboard.press("Enter")
        page.wait_for_url("**/settings")
        no_failure(page, site)
        page.context.close()


def test_answers_are_big_and_far_apart(site: str, browser: Browser) -> None:
    page = sit_down(browser, site, phone=True)
    for turn in range(2):
        sizes = page.locator(".actions button").evaluate_all(
            "all => all.filter((e) => e.offsetHeight).map((e) => [e.offsetWidth, e.offsetHeight])"
        )
        assert sizes
        assert all(min(size) >= 56 for size in sizes), sizes
        assert page.evaluate("getComputedStyle(document.querySelector('.bar')).columnGap") == "12px"
        assert len(page.locator(".bar button").all()) <= 5
        if turn == 0:
            page.locator("[data-action=roll]").dispatch_event("click")
            page.wait_for_selector("[data-action=end], [data-action^='ghost ']")
    assert page.evaluate(SMALL) == []
    page.context.close()


def test_the_parrot_asks_for_a_place_when_a_picture_is_pressed(site: str, browser: Browser) -> None:
    page = rich(browser, site)
    page.locator("[data-verb=boat]").click()
    expect(page.locator(".prompt .question")).to_have_text("Where shall your boat sail?")
    page.wait_for_function("window.spoken.at(-1) === 'Where shall your boat sail?'")
    sizes = page.locator(".board [data-action^='boat '] .hit").evaluate_all(
        "all => all.map((e) => Math.min(e.getBoundingClientRect().width, e.getBoundingClientRect().height))"
    )
    assert sizes
    assert min(sizes) >= 56
    page.context.close()


def test_on_a_phone_the_nearest_place_is_selected_and_confirmed(site: str, browser: Browser) -> None:
    page = rich(browser, site, phone=True)
    page.locator("[data-verb=boat]").click()
    place = page.locator(".board [data-action^='boat ']").last
    wanted = place.get_attribute("data-action")
    box = place.bounding_box()
    assert box
    before = version(page)
    page.touchscreen.tap(box["x"] + box["width"] / 2 + 4, box["y"] + box["height"] / 2 + 4)
    expect(page.locator(".board .target.ghost")).to_have_attribute("data-action", str(wanted))
    assert version(page) == before
    page.get_by_role("button", name="Do it").click()
    wait_beyond(page, before)
    no_failure(page, site)
    page.context.close()


def test_a_swap_asks_for_partner_give_and_get_and_then_the_deal(site: str, browser: Browser) -> None:
    page = rich(browser, site)
    page.locator("[data-verb=trade]").click()
    card = page.get_by_role("dialog", name="Swap")
    assert violations(page) == []
    card.locator("[data-whom=market]").click()
    give = card.locator("[data-give]:not([disabled])").first
    good = give.get_attribute("data-give")
    held = page.locator(f".chest .{good} b")
    before = int(held.inner_text())
    send = card.locator("[data-send]")
    expect(send).to_be_disabled()
    give.click()
    card.locator("[data-get]:not([disabled])").first.click()
    deal = card.get_by_role("group", name="The swap")
    assert [e.get_attribute("aria-label") for e in deal.get_by_role("img").all()][0] == good
    send.click()
    expect(card).to_have_count(0)
    expect(held).to_have_text(str(before - 1))
    no_failure(page, site)
    page.context.close()
