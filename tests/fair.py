"""A finished game with verifiable chance."""

from __future__ import annotations

from archipel.core import fairness, record
from archipel.core.dealer import FairDealer
from archipel.core.referee import Referee
from archipel.core.rng import Rng
from archipel.registry import GAMES

SECRET = bytes(range(32))
PARTS = [b"ana", b"bo"]


def fair_game(game: str, seats: int, names: list[str] | None = None) -> str:
    """Return a whole random game, dealt from a committed secret."""
    rules = GAMES[game]
    referee = Referee(rules, seats, rules.read_options(""), FairDealer(fairness.key_of(SECRET, PARTS)))
    rng = Rng(5)
    referee.deal()
    while not referee.over():
        seat = referee.state.asked()[0]
        legal = referee.state.legal(seat)
        referee.play(seat, legal[rng.below(len(legal))])
        referee.deal()
    return record.write(record.of(referee, names or [], record.fairness_tags(SECRET, "t1", PARTS)))
