"""What every chapter of the rules does to a position: gain, pay, exchange, build."""

from __future__ import annotations

from archipel.games.junior.cards import FORTRESSES, KINDS
from archipel.games.junior.position import Over, Position, put
from archipel.games.junior.stalls import put_back
from archipel.parts.bargain import SILENCE
from archipel.parts.bits import BIT
from archipel.parts.goods import covers


def changed(p: Position, seat: int) -> None:
    """J-058: a hand has changed, so what was offered before may be offered again; what it no longer
    covers lapses."""
    if p.bargain is SILENCE[p.seats]:
        return
    terms = p.bargain.proposals[seat]
    if terms is not None and not covers(p.hands[seat], terms.give):
        p.bargain = p.bargain.without_proposals(BIT[seat])
    if p.bargain.said:
        p.bargain = p.bargain.after_change(BIT[seat])


def gain(p: Position, seat: int, good: int, n: int) -> None:
    """Take cards from the reserve, as far as it has them (J-A12)."""
    taken = min(n, p.reserve[good])
    if taken:
        p.add_to_hand(seat, good, taken)
        p.add_to_reserve(good, -taken)


def spend(p: Position, seat: int, good: int, n: int) -> None:
    """J-A17: cards of a hand go to the reserve."""
    p.add_to_hand(seat, good, -n)
    changed(p, seat)
    put_back(p, good, n)


def pay(p: Position, seat: int, cost: list[int]) -> None:
    """Pay what something costs."""
    for good in range(KINDS):
        if cost[good]:
            spend(p, seat, good, cost[good])


def hand_over(p: Position, giver: int, taker: int, goods: list[int]) -> None:
    """Cards go from one hand to another."""
    for good in range(KINDS):
        if goods[good]:
            p.add_to_hand(giver, good, -goods[good])
            p.add_to_hand(taker, good, goods[good])
    changed(p, giver)
    changed(p, taker)


def place_fortress(p: Position, seat: int, site: int) -> None:
    """A fortress goes from the reserve to its site."""
    p.fortresses = put(p.fortresses, seat, p.fortresses[seat] | BIT[site])
    p.built |= BIT[site]
    p.moored = put(p.moored, seat, p.moored[seat] | p.side.moorings[site])
    p.fortresses_left = put(p.fortresses_left, seat, p.fortresses_left[seat] - 1)


def place_boat(p: Position, seat: int, berth: int) -> None:
    """A boat goes from the reserve to its site."""
    p.boats = put(p.boats, seat, p.boats[seat] | BIT[berth])
    p.sailed |= BIT[berth]
    p.reached = put(p.reached, seat, p.reached[seat] | p.side.ends[berth])
    p.boats_left = put(p.boats_left, seat, p.boats_left[seat] - 1)


def check_victory(p: Position, seat: int) -> None:
    """J-069: the game ends at once when a player has built 7 fortresses, the castle included."""
    if p.points(seat) >= FORTRESSES:
        p.winner = seat
        p.pending = [Over(seat, p.turn)]
