"""The turn: who rolls, what is listed at each moment, and when it ends."""

from __future__ import annotations

from typing import Final

from archipel.core.state import Action, Seat
from archipel.games.settlers.actions import (
    ACCEPT,
    BUY,
    DECLINE,
    DISCARD,
    END,
    ROB,
    ROBBER,
    ROLL,
    SPARE,
    WITHDRAW,
)
from archipel.games.settlers.awards import MOST_TURNS, check_win
from archipel.games.settlers.board import FIELDS
from archipel.games.settlers.building import builds, road_places
from archipel.games.settlers.cardplay import plays
from archipel.games.settlers.cards import CARD_COST, KINDS
from archipel.games.settlers.position import (
    CHOOSE_VICTIM,
    FALL_DICE,
    FIRST_ROAD,
    FIRST_SETTLEMENT,
    FREE_ROAD,
    MOVE_ROBBER,
    OVER,
    TO_ANSWER,
    TO_BUILD,
    TO_CLOSE,
    TO_DISCARD,
    TO_ROLL,
    TO_TRADE,
    Position,
)
from archipel.games.settlers.robber import victims
from archipel.games.settlers.setup import first_roads, first_settlements
from archipel.games.settlers.trading import partners, proposals, trades

NO_CARDS: Final = [0, 0, 0, 0, 0]


def roll(p: Position) -> None:
    """S-026: the player on turn rolls; what falls is the dealer's answer."""
    p.pending[-1] = FALL_DICE


def end(p: Position) -> None:
    """S-025, S-100: the left neighbour takes the dice, and may win at once (S-A12)."""
    p.fresh = NO_CARDS.copy()
    p.card_played = False
    p.turn = p.follows(p.turn)
    p.turns += 1
    p.pending[-1] = TO_ROLL
    p.terms = [None] * len(p.players)
    p.offers_made = [0] * len(p.players)
    if p.turns >= MOST_TURNS:
        p.pending = [OVER]
    check_win(p)


def choices(p: Position, seat: Seat, now: int) -> list[Action]:
    """Every listed action of a seat that is to act at this moment."""
    out: list[Action] = []
    player = p.players[seat]
    if now == TO_TRADE or now == TO_BUILD:
        out.append(END)
        builds(p, player, out)
        if player.covers(CARD_COST) and p.pile_size():
            out.append(BUY)
        plays(p, player, out)
        if now == TO_TRADE:
            trades(p, player, out)
            partners(p, player, out)
            proposals(p, out)
    elif now == TO_ROLL:
        out.append(ROLL)
        plays(p, player, out)
    elif now == TO_DISCARD:
        out.extend([DISCARD[good] for good in range(KINDS) if player.hand[good]])
    elif now == MOVE_ROBBER:
        out.extend([ROBBER[field] for field in range(FIELDS) if field != p.robber])
    elif now == CHOOSE_VICTIM:
        out.extend([ROB[victim] for victim in victims(p)])
        if p.rulings.theft_optional:
            out.append(SPARE)
    elif now == FREE_ROAD:
        road_places(p, player, out)
    elif now == FIRST_SETTLEMENT:
        return first_settlements(p)
    elif now == FIRST_ROAD:
        return first_roads(p)
    elif now == TO_ANSWER:
        offer = p.offer
        if offer is not None and player.covers(offer.get):
            out.append(ACCEPT)
        out.append(DECLINE)
    elif now == TO_CLOSE:
        partners(p, player, out)
        out.append(WITHDRAW)
    return out
