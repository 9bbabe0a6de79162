"""Playing development cards."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from archipel.core.state import Action, Seat
from archipel.games.settlers.actions import (
    PLAY_INVENTION,
    PLAY_KNIGHT,
    PLAY_MONOPOLY,
    PLAY_ROADS,
    PlayInvention,
    PlayKnight,
    PlayMonopoly,
    PlayRoads,
)
from archipel.games.settlers.awards import award_army, check_win
from archipel.games.settlers.building import FreeRoad, can_place_road
from archipel.games.settlers.cards import FREE_ROADS, INVENTION, KNIGHT, MONOPOLY, ROADS
from archipel.games.settlers.position import Player, Position
from archipel.games.settlers.robber import MOVING_ROBBER
from archipel.parts.bits import BIT
from archipel.parts.packed import ONE, count

NOT_POINTS: Final = 0x00FFFFFFFF
"""A mask of all kinds of development cards but the last one, packed."""


def has_playable(p: Position, player: Player, card: int) -> bool:
    """S-057: a card of this kind that was not bought this turn."""
    return count(player.cards, card) > count(p.fresh, card)


def playable(p: Position, player: Player) -> i64:
    """S-056, S-057: the cards that may be played, packed: one a turn, none bought in it, no points."""
    return 0 if p.card_played else (player.cards - p.fresh) & NOT_POINTS


def is_in_bank(p: Position, first: int, second: int) -> bool:
    """S-A18: two of one kind or one of each, if the bank has them."""
    if first == second:
        return count(p.bank, first) >= 2
    return count(p.bank, first) > 0 and count(p.bank, second) > 0


def plays(p: Position, player: Player, out: list[Action]) -> None:
    """S-056, S-067: what the player may play now: at most one a turn, at any moment of it."""
    cards = playable(p, player)
    if not cards:
        return
    if count(cards, KNIGHT):
        out.append(PLAY_KNIGHT)
    if count(cards, ROADS) and can_place_road(p, player):
        out.append(PLAY_ROADS)
    if count(cards, INVENTION):
        out.extend([play for play in PLAY_INVENTION if is_in_bank(p, play.first, play.second)])
    if count(cards, MONOPOLY):
        out.extend(PLAY_MONOPOLY)


def is_card(action: Action) -> bool:
    """Return whether the action plays a development card."""
    return isinstance(action, (PlayKnight, PlayRoads, PlayInvention, PlayMonopoly))


def play(p: Position, seat: Seat, action: Action) -> None:
    """S-056: one of the cards of `plays`."""
    if isinstance(action, PlayKnight):
        play_knight(p, seat)
    elif isinstance(action, PlayRoads):
        play_roads(p, seat)
    elif isinstance(action, PlayInvention):
        play_invention(p, seat, action.first, action.second)
    else:
        assert isinstance(action, PlayMonopoly)
        play_monopoly(p, seat, action.good)


def _use(p: Position, player: Player, card: int) -> None:
    """S-062: the card leaves the hand; knights stay in front of their owner, the others leave the game."""
    player.cards -= ONE[card]
    p.played += ONE[card]
    p.card_played = True


def play_knight(p: Position, seat: Seat) -> None:
    """S-058, S-059: the knight lies face up, and the robber moves at once."""
    player = p.players[seat]
    _use(p, player, KNIGHT)
    player.knights += 1
    p.push(MOVING_ROBBER[seat])
    award_army(p, player)
    check_win(p)


def play_roads(p: Position, seat: Seat) -> None:
    """S-071: two roads for free."""
    _use(p, p.players[seat], ROADS)
    p.push(FreeRoad(seat, FREE_ROADS))


def play_invention(p: Position, seat: Seat, first: int, second: int) -> None:
    """S-072: two cards of choice from the bank."""
    player = p.players[seat]
    _use(p, player, INVENTION)
    p.take(player, first, 1)
    p.take(player, second, 1)


def play_monopoly(p: Position, seat: Seat, good: int) -> None:
    """S-073, S-A19: all others hand over every card of one resource, even if there is none."""
    player = p.players[seat]
    _use(p, player, MONOPOLY)
    for rival in p.players:
        cards = count(rival.hand, good) * ONE[good]
        if rival is not player and cards:
            rival.hand -= cards
            player.hand += cards
            p.bargain = p.bargain.without_proposals(BIT[rival.seat])  # he may no longer hold what he proposed
