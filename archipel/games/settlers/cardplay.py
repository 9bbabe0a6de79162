"""Playing development cards."""

from __future__ import annotations

from archipel.core.state import Action, Note, Seat
from archipel.games.settlers.actions import PLAY_INVENTION, PLAY_KNIGHT, PLAY_MONOPOLY, PLAY_ROADS
from archipel.games.settlers.awards import award_army, check_win
from archipel.games.settlers.building import can_place_road
from archipel.games.settlers.cards import CARDS, GOODS, INVENTION, KNIGHT, MONOPOLY, ROADS
from archipel.games.settlers.position import FREE_ROAD, MOVE_ROBBER, Player, Position


def has_playable(p: Position, player: Player, card: int) -> bool:
    """S-057: a card of this kind that was not bought this turn."""
    return player.cards[card] > p.fresh[card]


def is_in_bank(p: Position, first: int, second: int) -> bool:
    """S-A18: two of one kind or one of each, as far as the bank has them."""
    if first == second:
        return p.bank[first] >= 2
    return p.bank[first] > 0 and p.bank[second] > 0


def plays(p: Position, player: Player, out: list[Action]) -> None:
    """S-056, S-067: what the player may play now: at most one a turn, at any moment of it."""
    if p.card_played:
        return
    if has_playable(p, player, KNIGHT):
        out.append(PLAY_KNIGHT)
    if has_playable(p, player, ROADS) and can_place_road(p, player):
        out.append(PLAY_ROADS)
    if has_playable(p, player, INVENTION):
        out.extend([play for play in PLAY_INVENTION if is_in_bank(p, play.first, play.second)])
    if has_playable(p, player, MONOPOLY):
        out.extend(PLAY_MONOPOLY)


def play_refusals(p: Position, seat: Seat, card: int) -> list[Note]:
    """Everything that speaks against playing a card of this kind."""
    player = p.players[seat]
    notes: list[Note] = []
    if p.card_played:
        notes.append(Note("one-card", ["S-057", "S-067"], {}))
    if not player.cards[card]:
        notes.append(Note("no-card", ["S-056"], {"card": CARDS[card]}))
    elif not has_playable(p, player, card):
        notes.append(Note("fresh-card", ["S-057"], {"card": CARDS[card]}))
    if card == ROADS and not can_place_road(p, player):
        notes.append(Note("no-road-place", ["S-A17"], {}))
    return notes


def invention_refusals(p: Position, seat: Seat, first: int, second: int) -> list[Note]:
    """S-072: the bank must have what Invention takes."""
    notes = play_refusals(p, seat, INVENTION)
    if not is_in_bank(p, first, second):
        good = first if not p.bank[first] or first == second else second
        notes.append(Note("bank-empty", ["S-072", "S-A18"], {"good": GOODS[good]}))
    return notes


def _use(p: Position, player: Player, card: int) -> None:
    """S-062: the card leaves the hand; knights stay in front of their owner, the others leave the game."""
    player.cards[card] -= 1
    p.played[card] += 1
    p.card_played = True


def play_knight(p: Position, seat: Seat) -> None:
    """S-058, S-059: the knight lies face up, and the robber moves at once."""
    player = p.players[seat]
    _use(p, player, KNIGHT)
    player.knights += 1
    p.pending.append(MOVE_ROBBER)
    award_army(p, player)
    check_win(p)


def play_roads(p: Position, seat: Seat) -> None:
    """S-071: two roads for free."""
    _use(p, p.players[seat], ROADS)
    p.free_roads = 2
    p.pending.append(FREE_ROAD)


def play_invention(p: Position, seat: Seat, first: int, second: int) -> None:
    """S-072: two cards of choice from the bank."""
    player = p.players[seat]
    _use(p, player, INVENTION)
    p.take(player, first, 1)
    p.take(player, second, 1)


def play_monopoly(p: Position, seat: Seat, good: int) -> None:
    """S-073, S-A19: all others hand over every card of one resource, be it none."""
    player = p.players[seat]
    _use(p, player, MONOPOLY)
    for rival in p.players:
        n = rival.hand[good]
        if rival is not player and n:
            rival.hand[good] = 0
            rival.held -= n
            player.hand[good] += n
            player.held += n
            p.terms[rival.seat] = None  # what it proposed it may no longer have
