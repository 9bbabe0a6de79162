"""What the coach may ask about before a move is made: facts that the player sees and may have overlooked."""

from __future__ import annotations

from archipel.core.state import Action, Note, Seat
from archipel.games.settlers.actions import City, Robber, Settle
from archipel.games.settlers.board import FIELD_MASK
from archipel.games.settlers.cards import HAND_LIMIT
from archipel.games.settlers.state import SettlersState
from archipel.games.settlers.turn import Trading, is_build
from archipel.parts.actions import End, Trade


def doubts(state: SettlersState, seat: Seat, action: Action) -> list[Note]:
    """Return what speaks against an action at first sight."""
    if isinstance(action, Robber):
        return own_field(state, seat, action.field)
    if isinstance(action, End):
        return full_hand(state, seat)
    return trade_first(state, seat, action) if is_build(action) else []


def own_field(state: SettlersState, seat: Seat, field: int) -> list[Note]:
    """S-055: the robber stops what the field brings, one's own cards too."""
    player = state.p.players[seat]
    if not FIELD_MASK[field] & player.buildings():
        return []
    return [Note("doubt-own-field", ["S-055"])]


def full_hand(state: SettlersState, seat: Seat) -> list[Note]:
    """S-052: with more than seven cards a seven costs half of them, and some of them can be spent."""
    held = state.p.players[seat].held
    if held <= HAND_LIMIT or not any(is_build(action) for action in state.legal(seat)):
        return []
    return [Note("doubt-full-hand", ["S-052"], {"cards": held})]


def trade_first(state: SettlersState, seat: Seat, build: Action) -> list[Note]:
    """S-A01: the first build ends the trade phase, and a trade would pay for a settlement or city besides."""
    now = state.p.now()
    if not isinstance(now, Trading) or not now.strict:
        return []
    without = places_after(state, seat, [build])
    for action in state.legal(seat):
        if isinstance(action, Trade) and places_after(state, seat, [action, build]) > without:
            return [Note("doubt-trade-first", ["S-A01"])]
    return []


def places_after(state: SettlersState, seat: Seat, actions: list[Action]) -> int:
    """Return how many of settlement and city can be built after some actions; -1 if one is not legal."""
    trial = state.copy()
    for action in actions:
        if action not in trial.legal(seat):
            return -1
        trial.apply(seat, action)
    settles = False
    grows = False
    for action in trial.legal(seat):
        settles = settles or isinstance(action, Settle)
        grows = grows or isinstance(action, City)
    return int(settles) + int(grows)
