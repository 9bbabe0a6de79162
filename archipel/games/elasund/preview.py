"""What an action would cost and do, line by line, before it is done."""

from __future__ import annotations

from archipel.core.state import Action, Note, Seat
from archipel.games.elasund.actions import (
    Build,
    Church,
    Forgo,
    Gold,
    Hut,
    Lay,
    Move,
    OverSquare,
    Permit,
    Place,
    Sell,
    Ship,
    Upgrade,
    Wall,
)
from archipel.games.elasund.board import TRADE
from archipel.games.elasund.building import SET_FOR_EQUAL, Site, builds_over
from archipel.games.elasund.church import preview_church, preview_lay
from archipel.games.elasund.income import preview_ship
from archipel.games.elasund.permits import GOLD_TAKEN
from archipel.games.elasund.placing import comes_back
from archipel.games.elasund.position import Position
from archipel.games.elasund.special import SET_FOR_PERMIT, preview_sell, preview_upgrade
from archipel.games.elasund.tiles import (
    FLAGS,
    KIND_NAMES,
    KIND_OF,
    NEUTRAL_TILES,
    PERMITS,
    PERMITS_NEEDED,
    PRICE,
    SIZE,
    SMALL,
    TALL,
)
from archipel.games.elasund.trade import earned, trade_points
from archipel.games.elasund.walls import preview_wall


def preview(p: Position, seat: Seat, action: Action) -> list[Note]:
    """Return cost and consequences, line by line, even of an action that is refused."""
    if isinstance(action, Build):
        return preview_build(p, seat, action)
    if isinstance(action, OverSquare):
        return preview_over(p, seat, action)
    if isinstance(action, Wall):
        return preview_wall(p, seat, action)
    if isinstance(action, Church):
        return preview_church(p)
    if isinstance(action, Lay):
        return preview_lay(action)
    if isinstance(action, Ship):
        return preview_ship(p, action)
    if isinstance(action, Permit):
        return [Note("pays-bank", ["E-058"], {"gold": action.value})]
    if isinstance(action, Gold):
        return [Note("gains-gold", ["E-056"], {"gold": min(GOLD_TAKEN, p.cards.bank)})]
    if isinstance(action, Move):
        return [Note("pays-alike", ["E-062"], {"cards": SET_FOR_PERMIT})]
    if isinstance(action, Upgrade):
        return preview_upgrade(p, action)
    if isinstance(action, Place):
        return [Note("pays-each", ["E-064"]), Note("pays-bank", ["E-064"], {"gold": action.value})]
    if isinstance(action, Sell):
        return preview_sell(p)
    if isinstance(action, Hut):
        return [Note("hut-free", ["E-098"], {"building": KIND_NAMES[action.kind]})]
    if isinstance(action, Forgo):
        return [Note("hut-lost", ["E-C12"], {"building": KIND_NAMES[action.kind]})]
    return p.now().preview(p, action)


# The contract slip of a building: permits, payments, removals and gains, each with its rule.


def preview_build(p: Position, seat: Seat, action: Build) -> list[Note]:
    """Return the whole slip, even for a building that may not be built."""
    site = Site(p, seat, action.kind, action.square)
    return rights(p, site) + payments(p, site) + removals(p, site) + gains(p, site)


def rights(p: Position, site: Site) -> list[Note]:
    """E-025: permits there and needed; E-032: whose sum is highest."""
    need = PERMITS_NEEDED[site.kind]
    notes = [Note("slip-permits", ["E-025"], {"have": len(site.permits), "need": need})]
    best = max(site.sums)
    for seat in range(p.seats):
        if site.sums[seat] >= 0:
            notes.append(Note("slip-sum", ["E-032", "E-106"], {"seat": seat, "sum": site.sums[seat]}))
    leaders = [seat for seat in range(p.seats) if site.sums[seat] == best]
    if best < 0:
        notes.append(Note("slip-right-none", ["E-A03"]))
    elif len(leaders) > 1:
        notes.append(Note("slip-right-tied", ["E-033"]))
    else:
        notes.append(Note("slip-right", ["E-032"], {"seat": leaders[0]}))
    return notes


def payments(p: Position, site: Site) -> list[Note]:
    """E-027: the bank; E-034: every owner of a foreign permit; E-040: cards; E-035: the sum."""
    notes = [Note("pays-bank", ["E-027"], {"gold": PRICE[site.kind]})]
    for seat in range(p.seats):
        if site.owed_to(seat):
            notes.append(Note("pays-seat", ["E-034"], {"seat": seat, "gold": site.owed_to(seat)}))
    if site.over_equal:
        notes.append(Note("pays-alike", ["E-040"], {"cards": SET_FOR_EQUAL}))
    sums: dict[str, str | int] = {"gold": site.total_price(), "have": p.cards.gold(site.builder)}
    notes.append(Note("slip-total", ["E-035"], sums))
    return notes


def removals(p: Position, site: Site) -> list[Note]:
    """E-028: permits go home; E-036 to E-039: buildings, cubes and trade points go."""
    notes: list[Note] = []
    for permit in site.permits:
        args: dict[str, str | int] = {"seat": permit // PERMITS, "value": permit % PERMITS}
        notes.append(Note("permit-home", ["E-028"], args))
    for tile in site.victims:
        notes.append(victim_line(p, tile, SIZE[site.kind]))
    for seat in range(p.seats):
        cubes = sum([p.flags[tile] for tile in site.victims if p.owner[tile] == seat])
        if cubes:
            notes.append(Note("cubes-home", ["E-038"], {"seat": seat, "cubes": cubes}))
        points = lost_points(p, site, seat)
        if points:
            notes.append(Note("loses-points", ["E-086"], {"seat": seat, "points": points}))
            fallen = p.track_cubes[seat] - min(p.track_cubes[seat], earned(p.points[seat] - points))
            if fallen:
                notes.append(Note("track-cubes-home", ["E-087"], {"seat": seat, "cubes": fallen}))
    return notes


def victim_line(p: Position, tile: int, by_size: int) -> Note:
    """Return where a removed building goes."""
    kind = KIND_OF[tile]
    args: dict[str, str | int] = {"seat": p.owner[tile], "building": KIND_NAMES[kind]}
    if tile < NEUTRAL_TILES:
        return Note("to-pile", ["E-036", "E-038"], args)
    if kind in (TALL, SMALL):
        returns = comes_back(p, kind, by_size)
        rules = ["E-036", "E-039", "E-C13"]
        return Note("hut-displaced", rules, args) if returns else Note("hut-goes", rules, args)
    return Note("to-owner", ["E-036", "E-037"], args)


def lost_points(p: Position, site: Site, seat: Seat) -> int:
    """Return the trade points a seat loses with its buildings there."""
    points = 0
    for tile in site.victims:
        if p.owner[tile] == seat:
            points += trade_points(KIND_OF[tile], p.place[tile])
    return points


def gains(p: Position, site: Site) -> list[Note]:
    """E-029: cubes on flags; E-090: a step for every windmill; E-085: cubes on the track."""
    seat = site.builder
    points = sum([TRADE[c] for c in site.squares])
    notes = [
        Note("gains-cubes", ["E-029"], {"cubes": FLAGS[site.kind]}),
        Note("gains-points", ["E-090"], {"points": points}),
    ]
    lowest = p.points[seat] - lost_points(p, site, seat)
    won = earned(lowest + points) - earned(lowest)
    if won:
        notes.append(Note("gains-track-cubes", ["E-085"], {"cubes": won}))
    return notes


def preview_over(p: Position, seat: Seat, action: OverSquare) -> list[Note]:
    """E-024: every building the seat could put over a square, with its whole price."""
    notes: list[Note] = []
    for build in builds_over(p, seat, action.square):
        site = Site(p, seat, build.kind, build.square)
        args: dict[str, str | int] = {
            "action": build.text,
            "building": KIND_NAMES[build.kind],
            "gold": site.total_price(),
            "cubes": FLAGS[build.kind],
            "points": trade_points(build.kind, build.square),
        }
        notes.append(Note("could-build", ["E-024"], args))
    if not notes:
        notes.append(Note("could-build-nothing", ["E-024"]))
    return notes
