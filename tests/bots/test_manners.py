"""Bots trade with manners: fifty games with a simulated person, checked by public information."""

from __future__ import annotations

from collections import Counter as Tally

import pytest

from archipel.bots.bot import Bot
from archipel.bots.chair import Chair
from archipel.bots.make import make_bot
from archipel.core.dealer import SeededDealer
from archipel.core.referee import Referee
from archipel.core.rng import Rng
from archipel.core.state import Action, Seat, State
from archipel.parts.bargain import Accept, Bid, Confirm, Counter, Decline, Offer, Withdraw
from archipel.registry import GAMES

PERSON = 0
LEVELS = {
    "settlers": ("easy", "medium", "greedy", "hard:nodes=10:worlds=2"),
    "junior": ("easy", "medium", "greedy", "hard:nodes=20:worlds=2"),
}
"""Every level that trades; the searching one with a small budget."""
GAMES_OF_EACH = {"settlers": 20, "junior": 30}
ROWS = 700
"""Rows after which a game is stopped: longer games test nothing new."""


class Person:
    """Plays like a bot, but answers offers by its own rule: accept, decline or counter."""

    def __init__(self, game: str, seed: int) -> None:
        self.rng = Rng(seed)
        self.play = make_bot("greedy", game, seed)

    def choose(self, chair: Chair) -> Action:
        """Of ten offers that it could accept it accepts four, and counters one."""
        legal = chair.legal()
        if any(isinstance(action, Decline) for action in legal):
            wish, counters = self.rng.below(10), chair.offers()
            if wish == 9 and counters:
                return counters[self.rng.below(len(counters))]
            return legal[0] if wish < 4 else legal[-1]
        return self.play.choose(chair)

    def explain(self) -> None:
        """Return None."""


def hands(state: State, seats: int) -> list[list[int]]:
    """The hand of every seat, as the seat sees it itself."""
    views = [state.view(seat) for seat in range(seats)]
    return [list(getattr(view, "players")[seat].hand) for seat, view in enumerate(views)]  # noqa: B009


class Witness:
    """Counts breaches of manners, from the hands and the rows alone."""

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.seen: Tally[str] = Tally()
        self.turn = -2
        self.hands: list[list[int]] = []
        self.asked: set[tuple[Seat, Seat]] = set()
        self.declined: dict[tuple[Seat, Seat, str], int] = {}
        self.offer: tuple[Seat, Offer] | None = None
        self.yes = False

    def before(self, state: State, seat: Seat, action: Action) -> None:
        now = hands(state, self.seats)
        if state.turn() != self.turn or now != self.hands:
            self.asked.clear()
        self.turn, self.hands = state.turn(), now
        if isinstance(action, Bid) and seat != PERSON:
            self.bid(seat, action)
        if isinstance(action, Offer):
            self.offer, self.yes = (seat, action), False
        elif self.offer is not None:
            self.answer(seat, action)

    def bid(self, seat: Seat, action: Bid) -> None:
        """Check an offer of a bot."""
        everybody = set(range(self.seats)) - {seat}
        if isinstance(action, Offer):
            to = {other for other in everybody if not action.to or action.to >> other & 1}
        else:
            to = {self.turn}
        terms = action.text.split(" ", 1)[1].split(" to ")[0]
        self.seen["bids"] += 1
        self.seen["to the person"] += PERSON in to
        for other in to:
            self.seen["second offers"] += (seat, other) in self.asked
            self.asked.add((seat, other))
            then = self.declined.get((seat, other, terms))
            self.seen["repeated"] += then is not None and sum(self.hands[other]) <= then

    def answer(self, seat: Seat, action: Action) -> None:
        """Follow an answer to the open offer, or its end."""
        assert self.offer is not None
        offerer, offer = self.offer
        terms = offer.text.split(" ", 1)[1].split(" to ")[0]
        if isinstance(action, Accept):
            self.yes = True
            self.seen["yes"] += offerer != PERSON
        elif isinstance(action, (Decline, Counter)):
            self.seen["no"] += offerer != PERSON
            self.declined[offerer, seat, terms] = sum(self.hands[seat])
        elif isinstance(action, (Confirm, Withdraw)):
            self.seen["word broken"] += offerer != PERSON and self.yes and isinstance(action, Withdraw)
            self.offer = None


@pytest.mark.parametrize("game", LEVELS)
def test_bots_bargain_with_manners(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    seen: Tally[str] = Tally()
    seats = 3
    for number in range(GAMES_OF_EACH[game]):
        referee = Referee(GAMES[game], seats, GAMES[game].read_options(""), SeededDealer(number))
        level = LEVELS[game][number % len(LEVELS[game])]
        bots: list[Bot] = [Person(game, number), *(make_bot(level, game, number + seat) for seat in (1, 2))]
        witness = Witness(seats)
        referee.deal()
        while not referee.over() and len(referee.rows) < ROWS:
            seat = referee.state.actor()
            action = bots[seat].choose(Chair.at(referee, seat))
            witness.before(referee.state, seat, action)
            referee.play(seat, action)
            referee.deal()
        seen += witness.seen
    with capsys.disabled():
        print(f"\n{game}, {GAMES_OF_EACH[game]} games: {dict(seen)}")
    assert seen["to the person"] > 50 < seen["no"]
    assert seen["yes"] > 10
    assert (seen["second offers"], seen["repeated"], seen["word broken"]) == (0, 0, 0)
