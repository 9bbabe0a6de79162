"""Lessons in the browser: their main lines, misses and ways out, on a phone, by keyboard and by ear."""

from __future__ import annotations

import re

import pytest
from browser.fits import misfits
from browser.lessons import COACH, STEP, go_through, pointed_at, rings, sit_down, step_now
from browser.pages import no_failure, visit
from browser.reader import Reader
from browser.test_screens import all_right, examine
from playwright.sync_api import Browser, Page, expect

from archipel.lessons.lesson import Step
from archipel.lessons.library import lessons
from archipel.words import languages

FIRST = "settlers-first"
SPOKEN = "junior-first"


def at_step(page: Page, name: str) -> None:
    """Wait until the coach speaks of this step."""
    page.wait_for_selector(f"{STEP}[data-lesson-step={name}]:not([data-kind=watch])")


def skip_to(page: Page, id: str, name: str) -> None:
    """Let the coach do everything before a step."""
    while (step := step_now(page, id)).id != name:
        page.locator("[data-skip]").click()
        page.wait_for_selector(f'{STEP}:not([data-lesson-step="{step.id}"]):not([data-kind=watch])')


@pytest.mark.parametrize("id", sorted(lessons()))
def test_the_main_line_can_be_played_with_what_is_on_the_screen(site: str, browser: Browser, id: str) -> None:
    page = sit_down(browser, site, id)
    wrong: dict[str, list[str]] = {}

    def seen(step: Step) -> None:
        expect(page.locator(COACH)).to_contain_text(step.say["en"])
        pointed_at(page)
        wrong[step.id] = misfits(page)

    lesson = lessons()[id]
    assert go_through(page, lesson, seen)[-1] == lesson.steps[-1].id
    all_right(wrong)
    page.locator("[data-finish]").click()
    expect(page.get_by_test_id("lesson-end")).to_contain_text(lesson.done["en"])
    expect(page.locator("[data-play-on]")).to_be_focused()
    no_failure(page, site)
    page.context.close()


def test_a_miss_is_answered_where_it_was_made(site: str, browser: Browser) -> None:
    page = sit_down(browser, site, FIRST)
    skip_to(page, FIRST, "road")
    step = step_now(page, FIRST)
    for n in range(3):
        expect(page.locator("[data-show]")).to_have_count(0)
        page.locator('.board [data-action="road 12"]').press("Enter")
        card = page.get_by_test_id("why-not")
        expect(card).to_contain_text(step.otherwise[0].say["en"])
        if n < 2:
            card.get_by_role("button", name="Close").click()
    page.locator("[data-show]").click()
    at_step(page, "end")
    expect(page.locator(COACH)).to_contain_text((step.yes or {})["en"])
    no_failure(page, site)
    page.context.close()


def test_a_learner_goes_back_repeats_and_returns_later(site: str, browser: Browser) -> None:
    page = sit_down(browser, site, FIRST)
    expect(page.locator("[data-back]")).to_be_disabled()
    skip_to(page, FIRST, "road")
    page.locator("[data-back]").click()
    at_step(page, "income")
    page.locator("[data-leave-lesson]").click()
    row = page.locator(f"[data-lesson={FIRST}]")
    row.get_by_role("button", name="Go on").click()
    at_step(page, "income")
    expect(page.get_by_test_id("lesson-start")).to_have_count(0)
    page.get_by_role("button", name="Start over").click()
    at_step(page, "roll")
    no_failure(page, site)
    page.context.close()


def test_a_learner_plays_on_from_the_end(site: str, browser: Browser) -> None:
    page = sit_down(browser, site, "elasund-first")
    skip_to(page, "elasund-first", lessons()["elasund-first"].steps[-1].id)
    page.locator("[data-finish]").click()
    before = page.url
    page.locator("[data-play-on]").click()
    page.wait_for_url(lambda url: url != before)
    page.wait_for_selector(".prompt.asked")
    expect(page.locator(COACH)).to_have_count(0)
    page.goto(f"{site}/learn")
    expect(page.locator("[data-lesson=elasund-first][data-done=true]")).to_be_visible()
    no_failure(page, site)
    page.context.close()


COVERED = """
() => {
  const bubble = document.querySelector("[data-testid=coach]").getBoundingClientRect();
  const high = bubble.height > innerHeight / 3 + 2 ? [`${bubble.height} of ${innerHeight} px high`] : [];
  const [first] = document.querySelectorAll("[data-rings] .ring");
  const ring = first?.getBoundingClientRect();
  const under = ring && ring.top + 4 < bubble.bottom - 4 && bubble.top + 4 < ring.bottom - 4;
  return [...high, ...(under ? ["the bubble lies over what it points at"] : [])];
}
"""


def test_a_lesson_can_be_played_on_a_phone(site: str, browser: Browser) -> None:
    page = sit_down(browser, site, FIRST, language="fr-FR", phone=True)
    wrong: dict[str, list[str]] = {}

    def seen(step: Step) -> None:
        expect(page.locator(COACH)).to_contain_text(step.say["fr"])
        pointed_at(page)
        wrong[step.id] = [*page.evaluate(COVERED), *misfits(page)]

    go_through(page, lessons()[FIRST], seen)
    all_right(wrong)
    no_failure(page, site)
    page.context.close()


def test_a_lesson_can_be_played_by_keyboard(site: str, browser: Browser) -> None:
    page = visit(browser, f"{site}/learn")
    page.locator(f"[data-take={FIRST}]").press("Enter")
    expect(page.locator("[data-begin]")).to_be_focused()
    page.keyboard.press("Enter")
    at_step(page, "roll")
    pointed_at(page)
    page.keyboard.press("Tab")
    expect(page.locator("[data-action=roll]")).to_be_focused()
    page.keyboard.press("Enter")
    at_step(page, "income")
    page.keyboard.press("Escape")
    expect(page.locator(f"{COACH}.folded")).to_be_visible()
    page.keyboard.press("h")
    expect(page.locator(COACH)).to_contain_text("A 6!")
    page.keyboard.press("Tab")
    expect(page.locator('[data-pick="corner:8"]')).to_be_focused()
    page.keyboard.press("Enter")
    at_step(page, "road")
    pointed_at(page)
    page.keyboard.press("Tab")
    expect(page.locator('[data-action="road 20"]')).to_be_focused()
    page.keyboard.press("Enter")
    at_step(page, "end")
    no_failure(page, site)
    page.context.close()


def test_a_lesson_can_be_played_by_roles_and_names(site: str, browser: Browser) -> None:
    page = sit_down(browser, site, SPOKEN)
    reader = Reader(page)

    def press(beginning: str) -> None:
        found = [thing for thing in reader.listen().pressable() if thing.name.startswith(beginning)]
        assert found, (beginning, [thing.name for thing in reader.listen().pressable()])
        reader.press(found[0])

    island = lessons()[SPOKEN].steps[1]
    press("Roll")
    at_step(page, island.id)
    assert island.say["en"] in " ".join(reader.listen().names("StaticText"))
    press(next(pick for pick in island.picks if pick.right).label["en"])
    at_step(page, "boat")
    press("Boat b12")
    at_step(page, "pass")
    no_failure(page, site)
    page.context.close()


@pytest.mark.parametrize("language", languages())
def test_the_coach_is_accessible(site: str, browser: Browser, language: str) -> None:
    page = visit(browser, f"{site}/learn", language)
    page.locator(f"[data-take={FIRST}]").click()
    page.wait_for_selector("[data-begin]")
    wrong = {"start": examine(page, "light", "dark")}
    page.locator("[data-begin]").click()
    skip_to(page, FIRST, "save")
    assert rings(page) == 2
    wrong["question"] = examine(page, "light", "dark")
    skip_to(page, FIRST, "last")
    page.locator("[data-finish]").click()
    page.wait_for_selector("[data-quiz]")
    wrong["end"] = examine(page, "light", "dark")
    all_right(wrong)
    no_failure(page, site)
    page.context.close()


def test_the_card_of_the_day_is_shown(site: str, browser: Browser) -> None:
    page = visit(browser, site)
    page.locator("[data-quiz-open]").click()
    card = page.locator("[data-quiz]")
    expect(card.get_by_role("link")).to_have_count(0)
    card.locator("[data-choice='0']").click()
    expect(card.locator(".yes")).to_have_count(1)
    expect(card.get_by_role("link").first).to_have_attribute("href", re.compile(r"^/rules/[a-z]+#[A-Z]-"))
    no_failure(page, site)
    page.context.close()
