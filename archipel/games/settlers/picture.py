"""The island in text: corners show their number or their building, paths the colour of their road."""

from __future__ import annotations

from archipel.games.settlers.board import (
    CORNERS,
    FIELD_CORNERS,
    HARBOUR_SLOTS,
    ISLAND,
    PATH_A,
    PATH_B,
    PATHS,
)
from archipel.games.settlers.cards import CARDS, GOODS
from archipel.games.settlers.view import PlayerView, SettlersView
from archipel.parts import goods

_TOP = min(row for row, _ in ISLAND.places)
_LEFT = min(column for _, column in ISLAND.places)


def _spot(corner: int) -> tuple[int, int]:
    """Return the line and column of a corner."""
    row, column = ISLAND.places[corner]
    return 2 * (row - _TOP), 2 * (column - _LEFT) + 2


def draw(view: SettlersView) -> str:
    """Return the whole table for a terminal of 80 columns."""
    return "\n".join([*_island(view), "", *_harbours(view), *_players(view), *_table(view)])


def _island(view: SettlersView) -> list[str]:
    if not view.tokens:
        return [f"The island is being laid: {' '.join(view.land)}"]
    canvas = [[" "] * 70 for _ in range(35)]

    def write(line: int, column: int, text: str) -> None:
        for i, letter in enumerate(text):
            canvas[line][column - len(text) // 2 + i] = letter

    for path in range(PATHS):
        (line_a, column_a), (line_b, column_b) = _spot(PATH_A[path]), _spot(PATH_B[path])
        owner = view.roads[path]
        mark = "|" if column_a == column_b else "\\" if (column_a < column_b) == (line_a < line_b) else "/"
        if owner >= 0:
            mark = view.players[owner].colour[0]
        write((line_a + line_b) // 2, (column_a + column_b) // 2, mark)
        if owner >= 0 and column_a == column_b:
            write((line_a + line_b) // 2 - 1, column_a, mark)
            write((line_a + line_b) // 2 + 1, column_a, mark)
    houses = {c: f"{p.colour[0]}s" for p in view.players for c in p.settlements}
    houses |= {c: f"{p.colour[0].upper()}C" for p in view.players for c in p.cities}
    for corner in range(CORNERS):
        write(*_spot(corner), houses.get(corner, str(corner)))
    for field, corners in enumerate(FIELD_CORNERS):
        spots = [_spot(corner) for corner in corners]
        line = (min(spot[0] for spot in spots) + max(spot[0] for spot in spots)) // 2
        column = sum(spot[1] for spot in spots) // 6
        number = view.tokens[field]
        write(line - 1, column, view.land[field])
        write(line, column, str(number) if number else "-")
        write(line + 1, column, f"({field}{' ROBBER' if field == view.robber else ''})")
    return ["".join(line).rstrip() for line in canvas]


def _harbours(view: SettlersView) -> list[str]:
    if not view.tokens:
        return []
    rates = [
        f"{'3:1' if kind == 'any' else '2:1 ' + kind} {a}-{b}"
        for kind, (a, b) in zip(view.harbours, HARBOUR_SLOTS)
    ]
    return ["Harbours: " + ", ".join(rates[:5]), "          " + ", ".join(rates[5:])]


def _players(view: SettlersView) -> list[str]:
    lines = []
    for player in view.players:
        marks = "*" if player.seat == view.turn else " "
        awards = " longest road" if view.longest_road == player.seat else ""
        awards += " largest army" if view.largest_army == player.seat else ""
        lines.append(
            f"{marks}{player.seat} {player.colour:<7}{player.points:>2} points  {player.hand_size:>2} cards"
            f"  {player.card_count} development  {player.knights} knights  road {player.road_length}"
            f"  left {player.roads_left}r {player.settlements_left}s {player.cities_left}c{awards}"
        )
        lines += _hand(player)
    return lines


def _hand(player: PlayerView) -> list[str]:
    if player.hand is None or player.cards is None:
        return []
    hand = goods.write(GOODS, list(player.hand)) or "nothing"
    cards = goods.write(CARDS, list(player.cards))
    return [f"    holds {hand}" + (f"; cards: {cards}" if cards else "")]


def _table(view: SettlersView) -> list[str]:
    dice = f"dice {view.dice[0]} {view.dice[1]}, " if view.dice[0] else ""
    lines = [f"{dice}phase {view.phase}, bank {goods.write(GOODS, list(view.bank))}, pile {view.pile}"]
    if view.offer is not None:
        give, get = goods.write(GOODS, list(view.offer.give)), goods.write(GOODS, list(view.offer.get))
        lines.append(f"Offer of seat {view.turn}: {give} for {get}, to {', '.join(map(str, view.offer.to))}")
    for terms in view.terms:
        give, get = goods.write(GOODS, list(terms.give)), goods.write(GOODS, list(terms.get))
        lines.append(f"Seat {terms.seat} gives {give} for {get}")
    return lines
