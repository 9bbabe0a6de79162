"""A learner in the browser: plays each step of a lesson with what is on the screen, by the lesson's data."""

from __future__ import annotations

from collections.abc import Callable

from browser.pages import version, visit, wait_beyond
from playwright.sync_api import Browser, Locator, Page, expect

from archipel.lessons.lesson import Lesson, Step
from archipel.lessons.library import lessons

COACH = "[data-testid=coach]"
STEP = "[data-lesson-step]"
NEWS = "[data-ahoy]"


def sit_down(browser: Browser, site: str, id: str, **more: object) -> Page:
    """Open a lesson as a new person, through the page of all lessons, and begin it."""
    page = visit(browser, f"{site}/learn", **more)  # type: ignore[arg-type]
    page.locator(f"[data-take={id}]").click()
    page.locator("[data-begin]").click()
    page.wait_for_selector(COACH)
    return page


def step_now(page: Page, id: str) -> Step:
    """Return the step that is shown, once the coach speaks."""
    page.wait_for_selector(f"{STEP}:not([data-kind=watch])")
    name = page.locator(STEP).get_attribute("data-lesson-step")
    lesson = lessons()[id]
    return lesson.steps[lesson.index[name or ""]]


def rings(page: Page) -> int:
    """Return how many things are pointed at."""
    return int(page.locator("[data-rings]").get_attribute("data-rings") or 0)


def pointed_at(page: Page) -> None:
    """Wait until something is pointed at."""
    page.wait_for_function("() => Number(document.querySelector('[data-rings]')?.dataset.rings) > 0")


def go_through(page: Page, lesson: Lesson, seen: Callable[[Step], None] = lambda step: None) -> list[str]:
    """Play the main line of a lesson up to its last step, and return the steps that were shown."""
    shown: list[str] = []
    while True:
        step = step_now(page, lesson.id)
        put_away(page)
        shown.append(step.id)
        seen(step)
        if step.kind == "last":
            return shown
        if step.kind == "pick":
            right = next(pick for pick in step.picks if pick.right)
            _press(page.locator(f'[data-pick="{right.at}"]'))
        else:
            assert step.expect is not None
            for _ in range(_times(step)):
                rows = version(page)
                play(page, step.expect.moves[0])
                confirm(page, rows)
        page.wait_for_selector(f'{STEP}:not([data-lesson-step="{step.id}"]):not([data-kind=watch])')


def put_away(page: Page) -> None:
    """Close the notices, which come before the coach speaks."""
    while page.locator(NEWS).count():
        expect(page.locator(COACH)).to_have_count(0)
        _press(page.locator(NEWS))


def confirm(page: Page, rows: int) -> None:
    """Wait until the move is made, and confirm it if the page asks for that."""
    page.wait_for_function(
        "n => Number(document.querySelector('[data-version]').dataset.version) > n"
        " || document.querySelector('.confirm .main')",
        arg=rows,
    )
    sure = page.locator(".confirm .main")
    if sure.count():
        sure.click()
    wait_beyond(page, rows)


def _times(step: Step) -> int:
    """Return how often a step must be repeated; a form sends several discards at once."""
    assert step.expect is not None
    together = step.expect.moves[0].startswith("discard ")
    return 1 if together else step.repeat


def play(page: Page, move: str) -> None:
    """Play a move with what the table offers: a button, a place, or a form."""
    verb, *words = move.split()
    composed = {"offer": offer, "counter": counter, "trade": at_bank, "market": at_market, "discard": discard}
    if verb in composed:
        composed[verb](page, words)
        return
    if not _offered(page, move).count():
        reach(page, move)
    _press(_offered(page, move).first)


def _offered(page: Page, move: str) -> Locator:
    """Return what plays a move; a star stands for anything."""
    start, star, _ = move.partition("*")
    return page.locator(f'.table [data-action{"^" if star else ""}="{start}"]:not(.plus)')


def reach(page: Page, move: str) -> None:
    """Lift the card, or press the tile, so that its places are highlighted."""
    words = move.split()
    tiles = [f'[data-verb="{" ".join(words[:n])}"]' for n in (2, 1)]
    cards = [f'[data-lift="{words[1]}"]', f'[data-point="card:{words[1]}"]']
    if words[1] == "*":  # any of the open ones
        cards = ["[role=dialog] [data-lift]"]
    found = page.locator(", ".join(tiles + cards)).first
    expect(found).to_be_visible()
    _press(found)


def offer(page: Page, words: list[str]) -> None:
    """Offer one of each kind: `wood for wool`."""
    if not page.locator("[data-send=offer]").count():
        _press(page.locator("[data-verb=trade]"))
    _step(page, f"give {words[0]}")
    _step(page, f"get {words[2]}")
    _press(page.locator("[data-send=offer]"))


def counter(page: Page, words: list[str]) -> None:
    """Make a counter-offer with only the wanted kind of the goods asked for."""
    _press(page.locator("[data-counter]"))
    page.wait_for_selector("[data-send=counter]")
    for tile in page.locator(".pick:has([data-step^='give '])").all():
        kind = (tile.locator("[data-step]").get_attribute("data-step") or "").split()[1]
        if kind != words[0] and tile.locator(".minus").count():
            _press(tile.locator(".minus"))
    _press(page.locator("[data-send=counter]"))


def at_bank(page: Page, words: list[str]) -> None:
    """Trade with the bank, which shows its own rate."""
    _press(page.locator("[data-verb=trade]"))
    _step(page, f"give {words[0]}")
    _step(page, f"get {words[1]}")
    _press(page.locator("[data-bank]"))
    _press(page.locator(f'[data-action="trade {" ".join(words)}"]'))


def at_market(page: Page, words: list[str]) -> None:
    """Exchange one good for another at the market of pictures."""
    _press(page.locator("[data-verb=trade]"))
    _press(page.locator("[data-whom=market]"))
    _press(page.locator(f"[data-give={words[0]}]"))
    _press(page.locator(f"[data-get={words[1]}]"))
    _press(page.locator("[data-send=market]"))


def discard(page: Page, words: list[str]) -> None:
    """Discard as many of one kind as possible, then of the next that the step allows."""
    send = page.locator("[data-send=discard]")
    while send.is_disabled():
        _press(page.locator("[data-step^='discard '][data-action]:not(:disabled)").first)
    _press(send)


def _step(page: Page, name: str) -> None:
    _press(page.locator(f'[data-step="{name}"]'))


def _press(thing: Locator) -> None:
    """Press an element as a key would, even if it is held or partly covered by an SVG."""
    thing.wait_for(state="attached")
    thing.evaluate("e => e.dispatchEvent(new MouseEvent('click', { bubbles: true }))")
