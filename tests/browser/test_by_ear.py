"""A whole game of each kind by roles and names alone, as a screen reader gives them."""

from __future__ import annotations

import random
import re
import time

import pytest
from browser.pages import against_bots, no_failure, visit
from browser.reader import Reader, Thing
from playwright.sync_api import Browser, Page

ASIDE = [
    "Which rules", "Hint", "Say it again", "All$", "Only ", "Notation", "Show the whole", "Take back",
    "English", "Put aside", "No more offers",
    "Decline all", "I give", "I ask", "Something else", "Events", "Discard: ",
    "Open: ", "Trade", "Swap$", "Exchange", "Close", ".*: Your hand", "Stack ",
    "(Settlement|City|Road): [0-9]+$",
    "(wood|wool|rum|sabre|gold)$", "permit [0-9]", "(red|blue|green|gold) [0-9]+$",
]  # fmt: skip
"""Buttons that do not advance the game, or only select something, by the beginning of their names."""
WANTED = {
    "settlers": [
        "Give back|Discard", "City: ", "Settlement: ", "Roll", "Move the robber", "Take|Rob", "Decline|No",
        ".*left City", ".*left Settlement", "Road [0-9]+:", ".*left Road", "End",
    ],
    "junior": ["Ahoy", "Roll", "Fortress", "Ghost", "[0-9]+ ", "No$|Never mind", "Boat b", "Boat", "Done"],
    "elasund": [
        "Pay with|Give up|Take ", "Roll", "Ship to", "Place at", "Lay ", "Let go", "Wall", "Permit",
        "Done", "No more", "End",
    ],
    "princes": ["Pay|Gain|Store|Lose|Draw|Under|Choose|Fill|Swap", "Pass", "Roll", "End"],
}  # fmt: skip
"""What the listener prefers, by the beginning of its name."""
OVER = "Result"
"""The button that shows how the game ended."""
PATIENCE = 90.0
"""Seconds in which something must happen at the table, on a busy machine too."""


def rank(thing: Thing, game: str) -> int:
    for i, pattern in enumerate(WANTED[game]):
        if re.match(pattern, thing.name):
            return i
    return len(WANTED[game])


def play_by_ear(page: Page, game: str, seed: int) -> int:
    """Press what is heard until the end is announced, and return how often something was pressed."""
    reader, luck, pressed = Reader(page), random.Random(seed), 0
    said, moved = [""], time.monotonic()
    tried: set[str] = set()
    while True:
        heard = reader.listen()
        if OVER in heard.names("button"):
            return pressed
        if heard.names("StaticText") != said:
            said, moved = heard.names("StaticText"), time.monotonic()
            tried.clear()
        assert time.monotonic() - moved < PATIENCE, (game, heard.pressable())
        things = [thing for thing in heard.pressable() if not any(re.match(p, thing.name) for p in ASIDE)]
        fresh = [thing for thing in things if thing.name not in tried] or things
        if fresh:
            best = min(rank(thing, game) for thing in fresh)
            choice = luck.choice([thing for thing in fresh if rank(thing, game) == best])
            tried.add(choice.name)
            reader.press(choice)
            pressed += 1
        page.wait_for_timeout(30)


@pytest.mark.long
@pytest.mark.parametrize("game", sorted(WANTED))
def test_a_whole_game_can_be_played_by_roles_and_names(site: str, browser: Browser, game: str) -> None:
    page = visit(browser, site)
    against_bots(page, site, game)
    assert play_by_ear(page, game, 1) > 20
    no_failure(page, site)
    page.context.close()
