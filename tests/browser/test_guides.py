"""The illustrated rules in a browser: every guide, its examples, cards and search, and its print form."""

from __future__ import annotations

import pytest
from browser.pages import ORDER, no_failure, visit
from browser.test_screens import all_right, cramped, examine
from playwright.sync_api import Browser, Page, expect

from archipel.words import languages

GAMES = sorted(ORDER)
UNLIT = """
() => [...document.querySelectorAll("[data-example]")].flatMap((figure) => {
  const marks = figure.querySelectorAll("ol li").length;
  const lit = figure.querySelectorAll("[data-scene] > [data-mark]");
  const rings = new Set([...lit].map((ring) => ring.dataset.mark)).size;
  return marks === rings && marks ? [] : [`${figure.dataset.example}: ${rings} of ${marks} places`];
})
"""
"""Examples with a place that was not found on the board."""
OVERFLOWING = """
() => [...document.querySelectorAll("article :is(p, li, h2, h3, h4, b, td, figcaption)")]
  .filter((e) => e.scrollWidth > e.clientWidth + 1 && getComputedStyle(e).display !== "inline")
  .map((e) => e.textContent.trim().slice(0, 80))
"""
SHUT = ".tools, aside, .filters, header, .exact, .games"
"""Elements that must not be printed."""


def guide(page: Page, site: str, game: str, anchor: str = "") -> None:
    page.goto(f"{site}/rules/{game}{anchor}")
    page.wait_for_selector(f"[data-guide={game}]")
    page.wait_for_load_state("networkidle")
    page.wait_for_function("[...document.querySelectorAll('[data-scene]')].every((s) => s.dataset.scene > 0)")


@pytest.mark.parametrize(
    "phone", [pytest.param(False, marks=pytest.mark.long, id="desktop"), pytest.param(True, id="phone")]
)
@pytest.mark.parametrize("language", languages())
def test_every_guide_is_accessible_and_shows_its_examples(
    site: str, browser: Browser, language: str, phone: bool
) -> None:
    page = visit(browser, site, language, phone)
    wrong: dict[str, list[str]] = {}
    for game in GAMES:
        guide(page, site, game)
        assert page.locator("[data-example] [data-scene]").count() >= 4, game
        found = page.evaluate(UNLIT) + page.evaluate(OVERFLOWING)
        wrong[f"{game} {language}"] = found + (cramped(page) if phone else examine(page, "light", "dark"))
    all_right(wrong)
    no_failure(page, site)
    page.context.close()


def found_in(page: Page, word: str) -> str:
    """Return what is left of a guide when a word is searched for."""
    page.get_by_role("searchbox").first.fill(word)
    expect(page.locator("article .hits")).not_to_have_text("")
    return page.locator("article").inner_text()


def test_the_search_ignores_case_and_accents(site: str, browser: Browser) -> None:
    page = visit(browser, site, "en")
    guide(page, site, "settlers")
    whole = len(page.locator("article").inner_text())
    assert "ROBBER" in found_in(page, "RoBBer").upper()
    assert len(page.locator("article").inner_text()) < whole / 2
    expect(page.locator("article mark").first).to_have_text("robber", ignore_case=True)
    found_in(page, "zeppelin")
    expect(page.locator(".hits")).to_have_text("Nothing found")
    guide(page, site, "princes")
    found_in(page, "pharmacy")
    expect(page.locator("[data-card='progress/pharmacy']")).to_be_visible()
    expect(page.locator("[data-card='base/abbey']")).to_have_count(0)
    page.context.close()
    page = visit(browser, site, "fr")
    guide(page, site, "princes")
    assert "Apothicaire" in found_in(page, "pharmacie")
    found_in(page, "epidemie")
    expect(page.locator("[data-card='progress/plague']")).to_contain_text("Épidémie")
    page.context.close()


def test_cards_are_filtered_by_set_kind_and_word(site: str, browser: Browser) -> None:
    page = visit(browser, site, "fr")
    guide(page, site, "princes", "#cards")
    cards = page.locator("[data-card]")
    expect(cards).to_have_count(95)
    page.get_by_label("Ensemble").select_option("war")
    page.get_by_label("Genre").select_option("hero")
    expect(cards).to_have_count(3)
    page.get_by_label("Ensemble").select_option("")
    page.get_by_label("Genre").select_option("")
    page.get_by_label("Chercher une carte").fill("MONASTERE")
    expect(page.locator("[data-card='base/abbey']")).to_be_visible()
    expect(cards).not_to_have_count(95)
    for game, kinds in (("settlers", 5), ("elasund", 16), ("junior", 5)):
        guide(page, site, game)
        expect(page.locator("[data-card]")).to_have_count(kinds)
    page.context.close()


def test_a_rule_opens_the_guide_and_then_its_exact_text(site: str, browser: Browser) -> None:
    page = visit(browser, site, "en")
    guide(page, site, "settlers", "#S-043")
    spoken = page.locator(".spoken-of")
    expect(spoken).to_be_in_viewport()
    exact = spoken.get_by_role("link", name="The exact rule")
    expect(exact).to_have_attribute("href", "/rules/settlers/exact#S-043+S-105")
    exact.click()
    expect(page.locator("#S-043.here")).to_be_in_viewport()
    expect(page.locator(".here")).to_have_count(2)
    page.get_by_role("link", name="Back to the illustrated rules").click()
    page.wait_for_selector("[data-guide=settlers]")
    page.goto(f"{site}/rules/settlers#S-A31")  # not in any guide
    expect(page.locator("#S-A31.here")).to_be_visible()
    page.context.close()


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_contents_lead_to_every_chapter(site: str, browser: Browser, phone: bool) -> None:
    page = visit(browser, site, "en", phone)
    guide(page, site, "princes")
    for _ in range(2):  # the same link leads there again
        if phone:
            page.get_by_role("button", name="Contents").click()
        page.get_by_role("link", name="The three Eras").click()
        expect(page.locator("h2", has_text="The three Eras")).to_be_in_viewport()
        page.evaluate("scrollTo(0, 0)")
    guide(page, site, "princes", "#gold")
    expect(page.locator("h3", has_text="The Era of Gold")).to_be_in_viewport()
    page.context.close()


def test_a_printed_guide_has_nothing_to_press(site: str, browser: Browser) -> None:
    page = visit(browser, site, "en")
    guide(page, site, "settlers")
    page.evaluate("document.documentElement.dataset.theme = 'dark'")
    page.emulate_media(media="print")
    for hidden in page.locator(SHUT).all():
        expect(hidden).to_be_hidden()
    expect(page.locator("[data-scene]").first).to_be_visible()
    expect(page.locator("[data-card]").first).to_be_visible()
    ink = page.locator("article p").first
    expect(ink).to_have_css("color", "rgb(0, 0, 0)")
    expect(page.locator("article")).to_have_css("background-color", "rgba(0, 0, 0, 0)")
    page.context.close()
