"""The rules at a table: a question with its answer, and words that can be pressed."""

from __future__ import annotations

import pytest
from browser.pages import against_bots, no_failure, visit
from browser.test_screens import all_right, examine
from playwright.sync_api import Browser, Page, expect

ASKED = [
    ("settlers", "en-US", "can I trade on others’ turns", "the others never trade with each other"),
    ("settlers", "fr-FR", "à quoi sert un chevalier", "brigand"),
    ("princes", "en-US", "what does the pharmacy do", "After a Plague"),
    ("elasund", "fr-FR", "que font les pirates", "pirates"),
    ("junior", "en-US", "what does the ghost do", "ghost"),
]
BOARD = "document.querySelector('.board > :first-child').getBoundingClientRect().toJSON()"


def table(browser: Browser, site: str, game: str, language: str = "en-US", phone: bool = False) -> Page:
    page = visit(browser, site, language, phone)
    against_bots(page, site, game)
    page.wait_for_selector(".prompt.asked")
    return page


@pytest.mark.parametrize(("game", "language", "question", "answer"), ASKED)
def test_a_question_is_answered(
    site: str, browser: Browser, game: str, language: str, question: str, answer: str
) -> None:
    page = table(browser, site, game, language)
    before = page.evaluate(BOARD)
    page.keyboard.press("/")
    expect(page.get_by_test_id("ask-rules")).to_be_focused()
    page.keyboard.type(question)
    found = page.locator("[data-answer], [data-card]")
    expect(found.filter(has_text=answer).first).to_be_visible()
    expect(found.filter(has_text=answer).first.locator("a.rule").first).to_be_visible()
    assert page.evaluate(BOARD) == before
    all_right({game: examine(page, "light", "dark")})
    page.keyboard.press("Escape")
    expect(page.get_by_test_id("ask-rules")).to_have_count(0)
    no_failure(page, site)
    page.context.close()


def test_a_word_of_the_question_can_be_pressed(site: str, browser: Browser) -> None:
    page = table(browser, site, "settlers", phone=True)
    word = page.locator(".prompt [data-term]").first
    term = word.inner_text()
    word.click()
    expect(page.get_by_role("dialog", name="Rules")).to_be_visible()
    expect(page.get_by_test_id("ask-rules")).to_have_value(term)
    expect(page.locator("[data-answer]").first).to_contain_text(term, ignore_case=True)
    no_failure(page, site)
    page.context.close()
