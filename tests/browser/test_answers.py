"""Explanations in place: about places and cards on every board, and about closed verbs."""

from __future__ import annotations

import pytest
from browser.pages import no_failure, visit
from browser.staged import Staged
from playwright.sync_api import Browser, Page, expect

LOOKED = [
    ("settlers-beginner-4", 611, "corner 22", "dots on the numbers around", "Too close"),
    ("settlers-beginner-4", 611, "card wheat", "wheat", "The bank gives one card"),
    ("settlers-beginner-4", 611, "tile city", "City", "two cards for each number"),
    ("settlers-beginner-4", 611, "field 2", "forest 3", "36"),
    ("junior-three-greedy", 59, "island wood3", "forest 3", "On a 3 it brings"),
    ("junior-three-greedy", 59, "site f1", "A place for a fortress", "None of your boats leads here"),
    ("junior-three-greedy", 59, "card rum", "rum", "Fortress"),
    ("elasund-three-greedy", 216, "square 5 3", "row 5", "You may build here"),
    ("elasund-three-greedy", 216, "tile 0 1", "House", "influence"),
    ("elasund-three-greedy", 216, "card permit 3", "Permit 3", "counts 3 for the right"),
    ("princes-duel", 223, "place 0 r5u", "Forest", "it grows one lumber"),
    ("princes-duel", 223, "place 1 s6u1", "Fire Brigade", "city building"),
    ("princes-duel", 223, "place 0 c7", "settlement", "2"),
]
"""A stored position, a place or a card, and two texts of its explanation."""


def staged(browser: Browser, site: str, name: str, rows: int, phone: bool = False, **more: object) -> Staged:
    return Staged(visit(browser, site, phone=phone), name, rows, **more).open(site)  # type: ignore[arg-type]


def spot(page: Page, key: str) -> None:
    """Hover over a place or a card."""
    page.locator(f"[data-spot='{key}']").first.hover(force=True)


@pytest.mark.parametrize(("name", "rows", "key", "what", "more"), LOOKED)
def test_hovering_over_a_place_or_card_explains_it(
    site: str, browser: Browser, name: str, rows: int, key: str, what: str, more: str
) -> None:
    table = staged(browser, site, name, rows)
    page = table.page
    page.wait_for_selector(f"[data-spot='{key}']")
    spot(page, key)
    tip = page.locator(".tip[role=status], .tip [role=status]")
    expect(tip).to_contain_text(what, ignore_case=True)
    expect(tip).to_contain_text(more)
    no_failure(page, site)


REFUSED = [
    ("settlers-beginner-4", 611, "corner 22", "Too close", "S-043"),
    ("junior-three-greedy", 59, "site f1", "None of your boats leads here", ""),
    ("princes-duel", 223, "place 0 c7", "You lack", "P-0"),
]


@pytest.mark.parametrize(("name", "rows", "key", "why", "rule"), REFUSED)
def test_a_refused_click_is_explained_at_the_place(
    site: str, browser: Browser, name: str, rows: int, key: str, why: str, rule: str
) -> None:
    page = staged(browser, site, name, rows).page
    place = page.locator(f"[data-spot='{key}']").first
    place.click(force=True)
    answer = page.get_by_test_id("why-not")
    expect(answer).to_contain_text(why)
    expect(answer).to_contain_text(rule)
    box, own = answer.bounding_box(), place.bounding_box()
    assert box
    assert own
    gap_x = max(box["x"] - own["x"] - own["width"], own["x"] - box["x"] - box["width"], 0)
    gap_y = max(box["y"] - own["y"] - own["height"], own["y"] - box["y"] - box["height"], 0)
    assert max(gap_x, gap_y) < 40, "the explanation is beside the place"


def test_a_refused_square_of_the_city_is_explained_there(site: str, browser: Browser) -> None:
    page = staged(browser, site, "elasund-three-greedy", 216).page
    page.locator("[data-verb='build house']").click()
    page.locator("[data-would='build house 6 8']").click(force=True)
    expect(page.get_by_test_id("why-not")).to_contain_text("None of your permits lies on these squares")


CLOSED = [
    ("settlers-beginner-4", 611, "settle", "None of your roads leads to a free corner"),
    ("settlers-beginner-4", 611, "city", "ore"),
    ("settlers-beginner-4", 611, "trade", "Trade is over"),
    ("junior-three-greedy", 59, "boat", "wool"),
    ("elasund-three-greedy", 216, "build well", "Nowhere may you build a well now"),
    ("elasund-three-greedy", 216, "church", "7"),
    ("princes-duel", 223, "build settlement", "A settlement needs the open end of a road"),
]


@pytest.mark.parametrize(("name", "rows", "verb", "why"), CLOSED)
def test_a_closed_verb_says_its_real_reason(
    site: str, browser: Browser, name: str, rows: int, verb: str, why: str
) -> None:
    page = staged(browser, site, name, rows).page
    tile = page.locator(f"[data-verb='{verb}']")
    expect(tile).to_have_attribute("aria-disabled", "true")
    tile.dispatch_event("click")
    answer = page.get_by_test_id("why-not")
    expect(answer).to_contain_text(why)
    expect(answer).not_to_contain_text("corner 0")
    expect(answer.get_by_role("button", name="Show where it can be done")).to_have_count(0)


def test_a_long_press_only_explains(site: str, browser: Browser) -> None:
    """A long press on a place of the board explains it; a tap selects it."""
    table = staged(browser, site, "settlers-variable-3", 39, phone=True)
    page = table.page
    place = page.locator("[data-action^='settle ']").first
    place.wait_for()
    place.dispatch_event("pointerdown", {"pointerType": "touch", "button": 0})
    expect(page.locator(".tip")).to_contain_text("Settlement")
    place.dispatch_event("pointerup", {"pointerType": "touch"})
    place.dispatch_event("click")
    expect(page.locator(".tip")).to_contain_text("Settlement")
    expect(page.locator(".confirm")).to_have_count(0)
    place.dispatch_event("click")
    expect(page.locator(".confirm")).to_be_visible()
    assert table.actions() == []


def test_founding_shows_what_the_fields_produce(site: str, browser: Browser) -> None:
    table = staged(browser, site, "settlers-variable-3", 39)
    page = table.page
    place = page.locator("[data-action='settle 36']")
    place.hover(force=True)
    expect(page.locator(".tip")).to_contain_text("draws on")
    expect(page.locator("[data-drawn]")).to_have_count(3)
    page.mouse.move(2, 2)
    expect(page.locator("[data-drawn]")).to_have_count(0)


def test_take_back_names_what_it_will_undo(site: str, browser: Browser) -> None:
    table = staged(browser, site, "settlers-beginner-4", 611)
    page = table.page
    undo = page.locator("[data-undo]")
    expect(undo).to_contain_text("Take back: Road")
    [road] = [action for action in table.legal if action == "road 18"]
    page.locator("[data-verb=road]").click()
    page.locator(f"[data-action='{road}']").click(force=True)
    page.wait_for_function("() => Number(document.querySelector('[data-version]').dataset.version) === 612")
    undo.click()
    page.wait_for_function("() => Number(document.querySelector('[data-version]').dataset.version) === 613")
    assert [message["to"] for message in table.sent if message["t"] == "back"] == [612], "one step at a time"
    assert road in table.legal


def test_hints_are_marked_on_the_board(site: str, browser: Browser) -> None:
    table = staged(browser, site, "settlers-variable-3", 39)
    page = table.page
    first, second = table.legal[3], table.legal[7]
    table.hints = [first, second, table.legal[9]]
    page.get_by_test_id("hint").click()
    expect(page.locator(f".target.ghost[data-action='{first}']")).to_be_visible()
    page.locator(f"[data-hint='{second}']").hover()
    expect(page.locator(f".target.ghost[data-action='{second}']")).to_be_visible()
    page.get_by_test_id("hints").get_by_role("button", name="Close").click()
    expect(page.locator(".target.ghost")).to_have_count(0)


def test_a_hint_for_a_tile_marks_the_tile(site: str, browser: Browser) -> None:
    table = staged(browser, site, "settlers-beginner-4", 611)
    table.hints = ["buy", "end"]
    table.page.get_by_test_id("hint").click()
    expect(table.page.locator(".tile.hinted")).to_have_attribute("data-spot", "tile buy")


def test_a_tap_selects_the_nearest_place(site: str, browser: Browser) -> None:
    """On a phone the areas of two places overlap. A tap between them goes to the nearer one."""
    table = staged(browser, site, "settlers-variable-3", 39, phone=True)
    page = table.page
    page.locator("[data-action^='settle ']").first.wait_for()
    taps = page.evaluate(
        """() => {
          const places = [...document.querySelectorAll(".target")].map((target) => {
            const box = target.querySelector(".hit").getBoundingClientRect();
            return { text: target.dataset.action, x: box.left + box.width / 2, y: box.top + box.height / 2,
                     r: box.width / 2 };
          });
          for (const a of places) for (const b of places) {
            const far = Math.hypot(a.x - b.x, a.y - b.y);
            if (a !== b && far < a.r + b.r) {
              const at = (part) => [a.x + (b.x - a.x) * part, a.y + (b.y - a.y) * part];
              return [[a.text, ...at(0.47)], [b.text, ...at(0.53)]];
            }
          }
          return [];
        }"""
    )
    for text, x, y in taps:
        page.touchscreen.tap(x, y)
        expect(page.locator(f".target.ghost[data-action='{text}']")).to_have_count(1)


def test_the_exchange_of_princes_offers_to_keep_the_hand(site: str, browser: Browser) -> None:
    page = staged(browser, site, "princes-duel", 206).page
    expect(page.locator("[data-action=pass]")).to_contain_text("Keep my hand")


def test_the_opponents_last_play_is_shown_on_a_narrow_table(site: str, browser: Browser) -> None:
    table = Staged(visit(browser, site), "princes-duel", 223)
    table.page.set_viewport_size({"width": 820, "height": 1180})
    table.open(site)
    expect(table.page.locator(".his .last")).to_contain_text("built a settlement")
    expect(table.page.locator(".his .last")).to_be_visible()


def test_children_are_not_addressed_as_vous(site: str, browser: Browser) -> None:
    table = Staged(visit(browser, site, "fr-FR"), "junior-three-greedy", 59).open(site)
    expect(table.page.locator(".people")).to_contain_text("toi")
    words = table.page.locator("main").inner_text().lower().split()
    assert "vous" not in words
    assert "votre" not in words
