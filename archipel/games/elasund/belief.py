"""What a seat knows of the influence cards it does not see: every way their colours may lie.

Unseen cards come in lots. The cards of a lot lie in other hands or in the deck; it is known how many lie in
each place, not which. At first all cards are one lot; discards that become the deck are the next one. The
lot that a card came from splits the ways.

The first row of a way has the cards that others are known to hold, three colours for each seat. Every other
row is a lot: its cards by colour, its places in the deck, its places in every hand.
"""

from __future__ import annotations

from typing import Final

from archipel.core.rng import Rng
from archipel.core.state import Seat
from archipel.parts.ways import Way, Ways, add

COLOURS: Final = 3
DECK: Final = 3
"""The index, in a lot, of the number of its places in the deck."""
HANDS: Final = 4
"""The first index, in a lot, of its places in the hands, seat by seat."""


def lot(cards: list[int], deck: int, hands: list[int]) -> tuple[int, ...]:
    """Return a lot: its cards, and the places where they lie."""
    return (*cards, deck, *hands)


def size(row: tuple[int, ...]) -> int:
    """Return how many cards a lot has."""
    return row[0] + row[1] + row[2]


def changed(row: tuple[int, ...], at: int, by: int) -> tuple[int, ...]:
    """Return a row with one number changed."""
    return (*row[:at], row[at] + by, *row[at + 1 :])


def tidy(way: Way) -> Way:
    """Move lots without a secret to the known cards: those in one hand only, or of one colour."""
    known = way[0]
    lots: list[tuple[int, ...]] = []
    for row in way[1:]:
        n = size(row)
        places = row[HANDS:]
        if max(places) == n or max(row[:COLOURS]) == n:
            for seat, here in enumerate(places):
                for colour in range(COLOURS):
                    known = changed(known, COLOURS * seat + colour, min(row[colour], here))
            row = lot([min(cards, row[DECK]) for cards in row[:COLOURS]], row[DECK], [0] * len(places))
        if size(row):
            lots.append(row)
    return (known, *lots)


def draws(ways: Ways, seat: Seat) -> Ways:
    """E-019: another seat draws a card, unseen: from any lot that has places in the deck."""
    out: Ways = {}
    for way, weight in ways.items():
        for at in range(1, len(way)):
            row = way[at]
            if row[DECK]:
                moved = changed(changed(row, DECK, -1), HANDS + seat, 1)
                add(out, tidy((*way[:at], moved, *way[at + 1 :])), weight * row[DECK])
    return out


def drew(ways: Ways, colour: int) -> Ways:
    """The owner draws a card and sees it."""
    out: Ways = {}
    for way, weight in ways.items():
        for at in range(1, len(way)):
            row = way[at]
            if row[DECK] and row[colour]:
                moved = changed(changed(row, DECK, -1), colour, -1)
                share = weight * row[DECK] * row[colour] / size(row)
                add(out, tidy((*way[:at], moved, *way[at + 1 :])), share)
    return out


def gives(ways: Ways, seat: Seat, colour: int) -> Ways:
    """A card leaves another hand: one that it was known to hold, or else one of a lot."""
    out: Ways = {}
    for way, weight in ways.items():
        held = COLOURS * seat + colour
        if way[0][held]:
            add(out, (changed(way[0], held, -1), *way[1:]), weight * way[0][held])
            continue
        for at in range(1, len(way)):
            row = way[at]
            if row[HANDS + seat] and row[colour]:
                moved = changed(changed(row, HANDS + seat, -1), colour, -1)
                share = weight * row[HANDS + seat] * row[colour] / size(row)
                add(out, tidy((*way[:at], moved, *way[at + 1 :])), share)
    return out


def gains(ways: Ways, seat: Seat, colour: int) -> Ways:
    """Another hand gets a card that everybody sees."""
    return {(changed(way[0], COLOURS * seat + colour, 1), *way[1:]): weight for way, weight in ways.items()}


def returns(ways: Ways, cards: list[int]) -> Ways:
    """E-069, E-071: open cards go into the deck."""
    seats = (len(next(iter(ways))[0])) // COLOURS
    fresh = lot(cards, sum(cards), [0] * seats)
    return {(*way, fresh): weight for way, weight in ways.items()}


def deal(way: Way, rng: Rng) -> tuple[list[list[int]], list[int]]:
    """Return the cards of every hand and of the deck, with the places of every lot filled at random."""
    seats = len(way[0]) // COLOURS
    hands = [list(way[0][COLOURS * seat : COLOURS * seat + COLOURS]) for seat in range(seats)]
    deck = [0] * COLOURS
    for row in way[1:]:
        left = list(row[:COLOURS])
        for seat in range(seats):
            for _ in range(row[HANDS + seat]):
                colour = rng.weighted(left)
                left[colour] -= 1
                hands[seat][colour] += 1
        for colour in range(COLOURS):
            deck[colour] += left[colour]
    return hands, deck
