"""The view drawn in text: the city with its rows, walls and sea, then a line for every seat."""

from __future__ import annotations

from archipel.games.elasund.board import ROW_NUMBERS, ROWS, TRADE, square
from archipel.games.elasund.view import ElasundView, SeatView, WallView

WIDE = 6
"""Characters in a square."""
SHORT = {
    "well": "well",
    "stalls": "stall",
    "tavern": "tavn",
    "shop": "shop",
    "great": "great",
    "house": "house",
    "workshop": "work",
    "tall": "huts",
    "small": "hut",
}
LETTERS = "RBGY"
MARGIN = " " * 12
"""Room for the ship, the printed number of the row, and its index in the notation."""
NOTHING = -1


def draw(view: ElasundView) -> str:
    """Return the whole table."""
    lines = [_headline(view), ""]
    lines += _city(view)
    lines += ["", *[_seat(view, seat) for seat in view.seats], "", _supply(view)]
    if view.hand:
        gold, red, blue, green = view.hand
        lines.append(f"my hand: gold {gold}, influence red {red} blue {blue} green {green}{_secrets(view)}")
    return "\n".join(lines)


def _headline(view: ElasundView) -> str:
    ship = str(view.ship) if view.ship else "none"
    dice = f"{view.dice[0]} {view.dice[1]}" if view.dice[0] else "-"
    step = view.step + (f" ({view.announced})" if view.announced else "")
    return (
        f"turn {view.turns}, seat {view.turn} {LETTERS[view.turn]}: {step}; "
        f"dice {dice}, ship {ship}, builds {view.builds}/2"
    )


def _secrets(view: ElasundView) -> str:
    out = ""
    if view.church_drawn:
        out += f"; church tiles to choose from {' '.join(map(str, view.church_drawn))}"
    if view.church_bottom:
        out += f"; church tile {view.church_bottom} is at the bottom"
    return out


# The city.


def _city(view: ElasundView) -> list[str]:
    what = _occupants(view)
    labels = _labels(view)
    walls = {wall.space: wall for wall in view.walls}
    side = (view.columns - 1) - 2
    lines = [_strip(view, [walls[f"N{side - i}"] for i in range(side)])]
    for y in range(ROWS):
        lines.append(MARGIN + _border(view, what, y))
        ship = "ship>" if ROW_NUMBERS[y] == view.ship else "     "
        row = f"{ship}{ROW_NUMBERS[y]:>2}  y{y} "
        for x in range(view.columns):
            joined = x > 0 and what[y][x] >= 0 and what[y][x] == what[y][x - 1]
            row += (" " if joined else "|") + labels[square(x, y)].center(WIDE)
        east = walls.get(f"E{y}") if 1 <= y <= 8 else None
        lines.append(row + "|" + (_wall(east) if east else " gate"))
    lines.append(MARGIN + _border(view, what, ROWS))
    lines.append(_strip(view, [walls[f"S{side - i}"] for i in range(side)]))
    lines.append(MARGIN + "".join(f"x{x}".center(WIDE + 1) for x in range(view.columns)))
    return lines


def _occupants(view: ElasundView) -> list[list[int]]:
    """Return which building covers each square, by its place in the view."""
    what = [[NOTHING] * view.columns for _ in range(ROWS)]
    for i, tile in enumerate(view.tiles):
        for dy in range(tile.height):
            for dx in range(tile.width):
                what[tile.y + dy][tile.x + dx] = i
    return what


def _labels(view: ElasundView) -> dict[int, str]:
    labels = {}
    for y in range(ROWS):
        for x in range(view.columns):
            labels[square(x, y)] = {0: "", 1: "~", 2: "~~"}[TRADE[square(x, y)]]
    if not view.church_site:
        labels[square(2, 5)] = "####"
    else:
        left, top = view.church_site
        for i in range(9):
            at = square(left + i % 3, top + i // 3)
            labels[at] = f"{labels[at]}.{i + 1}."
    for tile in view.tiles:
        for dy in range(tile.height):
            for dx in range(tile.width):
                labels[square(tile.x + dx, tile.y + dy)] = ""
        labels[square(tile.x, tile.y)] = SHORT[tile.kind] + LETTERS[tile.owner]
    for permit in view.permits:
        at = square(permit.x, permit.y)
        labels[at] = f"[{LETTERS[permit.owner]}{permit.value}]"
    for stone in view.church:
        labels[square(stone.x, stone.y)] = f"+{stone.tile}{LETTERS[stone.owner]}+"
    return labels


def _border(view: ElasundView, what: list[list[int]], y: int) -> str:
    line = ""
    for x in range(view.columns):
        inside = 0 < y < ROWS and what[y][x] >= 0 and what[y][x] == what[y - 1][x]
        line += "+" + (" " if inside else "-") * WIDE
    return line + "+"


def _strip(view: ElasundView, walls: list[WallView]) -> str:
    """Return the wall along the north or the south: two squares of sea side, the wall, the gate."""
    line = MARGIN + " " * (2 * (WIDE + 1))
    for wall in walls:
        line += " " + _wall(wall).strip().center(WIDE)
    return line + "  gate"


def _wall(wall: WallView) -> str:
    if wall.owner < 0:
        return f" {wall.space}:{wall.price}"
    return f" {wall.space}={LETTERS[wall.owner]}{'^' if wall.tower else ''}"


# The seats and the supplies.


def _seat(view: ElasundView, seat: SeatView) -> str:
    mark = "*" if seat.seat in view.asked else " "
    tiles = " ".join(b.kind for b in seat.buildings if b.where in ("supply", "displaced")) or "-"
    permits = " ".join(map(str, seat.permits_left)) or "-"
    return (
        f"{mark}{seat.seat} {seat.colour:<6} cubes {seat.cubes_placed:>2}/10  gold {seat.gold:>2}  "
        f"influence {seat.influence:>2}  trade {seat.trade_points:>2}  walls {seat.walls_built}  "
        f"permits {permits:<9}  tiles {tiles}"
    )


def _supply(view: ElasundView) -> str:
    piles = ", ".join(f"{pile.kind} {pile.left} (for {pile.price})" for pile in view.piles)
    return (
        f"piles: {piles}; church {view.church_left} (for 7)\nbank {view.bank}, deck {view.deck}, "
        f"spent red {view.spent[1]} blue {view.spent[2]} green {view.spent[3]}"
    )
