"""What one seat may know of a game of Elasund, built up from nothing."""

from __future__ import annotations

from collections.abc import Iterable

from mypy_extensions import i64

from archipel.core.state import NOBODY, WATCHER, Seat
from archipel.core.values import replace
from archipel.games.elasund.board import (
    CITY_SPACES,
    COLOURS,
    FOUNDATION,
    ROW_NUMBERS,
    SPACE_NAMES,
    SPACE_PRICE,
    SQUARES,
    TRADE,
    X,
    Y,
    columns,
    space_at,
)
from archipel.games.elasund.city import DISPLACED, GONE, SUPPLY
from archipel.games.elasund.position import Asked, Position
from archipel.games.elasund.things import gold_in, influence_in
from archipel.games.elasund.tiles import (
    CARD_KINDS,
    CHURCH_TILES,
    FLAGS,
    HEIGHT,
    HOUSE,
    INCOME,
    KIND_NAMES,
    KIND_OF,
    NEUTRAL_KINDS,
    PERMITS,
    PERMITS_NEEDED,
    PRICE,
    THRESHOLDS,
    TILES,
    TRACK_END,
    TRACK_FLAGS,
    WALL_CARDS,
    WALL_TILES,
    WALL_TOWER,
    WIDTH,
    coloured,
)
from archipel.games.elasund.view import (
    ChurchTileView,
    ColouredView,
    ElasundView,
    FieldView,
    PermitView,
    PileView,
    SeatView,
    ThresholdView,
    TileView,
    WallView,
)
from archipel.parts.packed import unpack

INCOME_NAMES = ("", "gold", "influence")


def view(p: Position, seat: Seat) -> ElasundView:
    """The view of a seat, or of `WATCHER`."""
    return views(p, [seat])[seat]


def views(p: Position, readers: Iterable[Seat]) -> dict[Seat, ElasundView]:
    """The views of several: what a spectator sees is built once."""
    asked = Asked()
    p.now().show(asked)
    watched = _watched(p, asked)
    return {reader: watched if reader == WATCHER else _seen(p, reader, watched) for reader in readers}


def _seen(p: Position, seat: Seat, watched: ElasundView) -> ElasundView:
    """What a seat knows besides: its cards, and the church tiles it has looked at."""
    seats = list(watched.seats)
    seats[seat] = replace(seats[seat], gold=p.cards.gold(seat), influence=p.cards.influence(seat))
    return replace(
        watched,
        seat=seat,
        seats=tuple(seats),
        hand=_by_kind(p.cards.hand[seat]),
        laid_aside=_by_kind(p.cards.aside[seat]),
        church_drawn=tuple(p.church.drawn) if seat == p.turn else (),
        church_bottom=p.church.bottom if seat == p.church.known_to else 0,
    )


def _watched(p: Position, asked: Asked) -> ElasundView:
    question = p.now()
    return ElasundView(
        seat=WATCHER,
        columns=columns(p.seats),
        rows=tuple(ROW_NUMBERS),
        foundation=(X[FOUNDATION], Y[FOUNDATION]),
        trade_fields=tuple(
            FieldView(X[c], Y[c], TRADE[c]) for c in range(SQUARES) if TRADE[c] and X[c] < columns(p.seats)
        ),
        track=tuple(
            ThresholdView(points, flags, tuple(s for s in range(p.seats) if p.track_cubes[s] > i))
            for i, (points, flags) in enumerate(zip(THRESHOLDS, TRACK_FLAGS))
        ),
        step=question.name(),
        purpose=asked.purpose,
        announced=asked.announced,
        asked=tuple(question.asked()),
        turn=p.turn,
        turns=p.turns,
        idle=p.idle,
        builds=p.builds,
        ship=ROW_NUMBERS[p.ship] if p.ship >= 0 else 0,
        dice=(p.low, p.high),
        contest=tuple(p.contest),
        seats=tuple(_seat(p, seat, asked) for seat in range(p.seats)),
        hand=(),
        laid_aside=(),
        bank=p.cards.bank,
        deck=p.cards.in_deck(),
        spent=_by_kind(p.cards.spent),
        pool=_by_kind(p.cards.pool),
        tiles=tuple(_tile(p, tile) for tile in range(TILES) if p.place[tile] >= 0),
        permits=tuple(
            PermitView(permit // PERMITS, permit % PERMITS, X[c], Y[c])
            for permit, c in enumerate(p.permit_at)
            if c >= 0
        ),
        walls=tuple(_wall(p, space) for space in CITY_SPACES[p.seats]),
        piles=tuple(_pile(p, kind) for kind in range(NEUTRAL_KINDS)),
        church=tuple(
            ChurchTileView(tile, p.church.owner[tile], X[p.church.square(tile)], Y[p.church.square(tile)])
            for tile in range(1, CHURCH_TILES + 1)
            if p.church.owner[tile] != NOBODY
        ),
        church_site=(X[p.church.site], Y[p.church.site]) if p.church.begun() else (),
        church_left=p.church.left(),
        church_drawn=(),
        church_bottom=0,
        winner=p.winner(),
        over=p.over(),
    )


def _by_kind(cards: i64) -> tuple[int, ...]:
    return tuple(unpack(cards, CARD_KINDS))


def _seat(p: Position, seat: Seat, asked: Asked) -> SeatView:
    """E-A45: the numbers of gold and influence cards are public; what is laid aside still counts."""
    aside = p.cards.aside[seat]
    tile = p.walls.built[seat] + 1
    return SeatView(
        seat=seat,
        colour=COLOURS[p.rulings.colours[seat]],
        gold=p.cards.gold(seat) + gold_in(aside),
        influence=p.cards.influence(seat) + influence_in(aside),
        cubes_placed=p.placed(seat),
        cubes_left=p.cubes[seat],
        trade_points=p.points[seat],
        disk=min(p.points[seat], TRACK_END),
        track_cubes=p.track_cubes[seat],
        permits_left=tuple(v for v in range(PERMITS) if p.permit_at[PERMITS * seat + v] < 0),
        buildings=tuple(_coloured(p, seat, kind) for kind in range(HOUSE, HOUSE + 4)),
        walls_built=p.walls.built[seat],
        next_wall_cards=WALL_CARDS[tile] if tile <= WALL_TILES else 0,
        next_wall_tower=tile <= WALL_TILES and WALL_TOWER[tile],
        towers=p.walls.towers(seat),
        owes=asked.owed[seat] if asked.owed else 0,
    )


def _coloured(p: Position, seat: Seat, kind: int) -> ColouredView:
    return ColouredView(
        KIND_NAMES[kind],
        _where(p.place[coloured(seat, kind)]),
        WIDTH[kind],
        HEIGHT[kind],
        PERMITS_NEEDED[kind],
        PRICE[kind],
        INCOME_NAMES[INCOME[kind]],
    )


def _where(place: int) -> str:
    return {SUPPLY: "supply", GONE: "gone", DISPLACED: "displaced"}.get(place, "board")


def _tile(p: Position, tile: int) -> TileView:
    kind, square = KIND_OF[tile], p.place[tile]
    return TileView(
        KIND_NAMES[kind],
        p.owner[tile],
        X[square],
        Y[square],
        WIDTH[kind],
        HEIGHT[kind],
        p.flags[tile],
        INCOME_NAMES[INCOME[kind]],
    )


def _wall(p: Position, space: int) -> WallView:
    tile = p.walls.tile[space]
    x, y = space_at(space, p.seats)
    return WallView(
        SPACE_NAMES[space],
        x,
        y,
        SPACE_PRICE[space],
        p.walls.owner[space],
        tile,
        WALL_CARDS[tile],
        WALL_TOWER[tile],
    )


def _pile(p: Position, kind: int) -> PileView:
    return PileView(
        KIND_NAMES[kind],
        p.stock(kind),
        WIDTH[kind],
        HEIGHT[kind],
        PERMITS_NEEDED[kind],
        PRICE[kind],
        FLAGS[kind],
        INCOME_NAMES[INCOME[kind]],
    )
