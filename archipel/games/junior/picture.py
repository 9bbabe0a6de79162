"""Junior drawn in text, for terminals."""

from __future__ import annotations

from archipel.games.junior.view import JuniorView

COLUMNS = 9
"""Characters for one step of the grid to the right."""
ROWS = 2
LETTERS = {"red": "R", "white": "W", "blue": "B", "orange": "O"}


def draw(view: JuniorView) -> str:
    """Return the board, the market and the players."""
    return "\n".join([*_board(view), "", *_table(view), *_players(view), *_offers(view)])


def _board(view: JuniorView) -> list[str]:
    """Draw fortress sites as `f5`, with an anchor as `f4*`, taken as `[R]`; boats as `<R>`."""
    low_x = min(view.castle_x, *(site.x for site in view.sites))
    low_y = min(site.y for site in view.sites)
    wide = (max(site.x for site in view.sites) - low_x) * COLUMNS + 8
    high = (max(view.castle_y, *(site.y for site in view.sites)) - low_y) * ROWS + 1
    canvas = [[" "] * wide for _ in range(high)]

    def put(x: float, y: float, text: str) -> None:
        row = round((y - low_y) * ROWS)
        column = max(0, round((x - low_x) * COLUMNS) + 3 - len(text) // 2)
        canvas[row][column : column + len(text)] = text

    for terrain in view.terrains:
        put(terrain.x, terrain.y, terrain.key + ("!" if terrain.haunted else ""))
    for berth in view.berths:
        a, b = view.sites[berth.a], view.sites[berth.b]
        put((a.x + b.x) / 2, (a.y + b.y) / 2, _mark(view, berth.owner, "<>") or berth.key)
    for site in view.sites:
        put(site.x, site.y, _mark(view, site.owner, "[]") or site.key + ("*" if site.anchor else ""))
    put(view.castle_x, view.castle_y, "castle" + _mark(view, view.castle, "[]"))
    if view.ghost == "castle":
        put(view.castle_x, view.castle_y - 1, "ghost!")
    return ["".join(row).rstrip() for row in canvas]


def _mark(view: JuniorView, owner: int, brackets: str) -> str:
    if owner < 0:
        return ""
    return brackets[0] + LETTERS[view.players[owner].colour] + brackets[1]


def _goods(view: JuniorView, counts: tuple[int, ...]) -> str:
    return " ".join(f"{name} {n}" for name, n in zip(view.goods, counts) if n) or "-"


def _table(view: JuniorView) -> list[str]:
    used = " (used)" if view.market_used else ""
    return [
        f"turn {view.turns}, seat {view.turn}, {view.phase}; die {view.die or '-'}; ghost on {view.ghost}",
        f"market: {' '.join(card or '-' for card in view.market)}{used}",
        f"reserve: {_goods(view, view.reserve)}; Coco cards: {view.coco_left}; port tiles: {view.tiles_left}",
    ]


def _players(view: JuniorView) -> list[str]:
    lines = []
    for player in view.players:
        hand = f"{player.hand_size} cards" if player.hand is None else _goods(view, player.hand)
        cards = ", ".join(f"{card.count} {card.key}" for card in player.coco) or "none"
        ports = " ".join(player.ports) or "none"
        castle = " + castle" if player.on_castle else ""
        lines.append(
            f"{'>' if player.seat == view.turn else ' '}{player.seat} {player.colour:6}"
            f" {player.points} fortresses{castle}, boats left {player.boats_left}, hand: {hand}"
        )
        lines.append(f"           coco: {cards}; ports: {ports}")
    return lines


def _offers(view: JuniorView) -> list[str]:
    lines = []
    if view.offer is not None:
        lines.append(
            f"seat {view.turn} offers {_goods(view, view.offer.give)} for {_goods(view, view.offer.get)}"
        )
        for answer in view.offer.answers:
            terms = f": {_goods(view, answer.give)} for {_goods(view, answer.get)}" if answer.give else ""
            lines.append(f"  seat {answer.seat} {answer.answer}{terms}")
    for proposal in view.proposals:
        lines.append(
            f"seat {proposal.seat} proposes {_goods(view, proposal.give)} for {_goods(view, proposal.get)}"
        )
    return lines
