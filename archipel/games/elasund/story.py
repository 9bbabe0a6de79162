"""The story of Elasund: a small function for each verb, from what a reader sees before and after it."""

from __future__ import annotations

from typing import Final

from archipel.core.state import Note, Seat
from archipel.core.story import Scene, Tale, also, gain, loss, nothing, tell, told
from archipel.games.elasund.view import ElasundView, TileView

ElasundScene = Scene[ElasundView]

SEVEN: Final = 7
UNSEEN: Final = "?"
INFLUENCE: Final = "influence"
"""A card of influence whose colour the reader does not see."""
SIDES: Final = {"N": "north", "S": "south", "E": "east"}


def _gold(scene: ElasundScene, seat: Seat) -> int:
    """By how much the gold of a seat grew; it is public (E-A45)."""
    return scene.after.seats[seat].gold - scene.before.seats[seat].gold


def _spent(scene: ElasundScene) -> dict[str, str | int]:
    """The gold that was paid."""
    paid = -_gold(scene, scene.seat)
    return {"lost": f"gold {paid}"} if paid > 0 else {}


def _others(scene: ElasundScene, actor: Seat) -> list[Note]:
    """Gold that came to or went from everybody but the one who acted."""
    notes: list[Note] = []
    for seat in range(len(scene.after.seats)):
        n = _gold(scene, seat) if seat != actor else 0
        notes += gain(seat, f"gold {n}" if n > 0 else "") + loss(seat, f"gold {-n}" if n < 0 else "")
    return notes


def _row(scene: ElasundScene, y: str) -> int:
    """The number printed beside a row."""
    return scene.before.rows[int(y)]


# The ship.


def _dice(scene: ElasundScene) -> list[Note]:
    """E-017: where the ship lands and what it brings; E-074: or the pirates."""
    if not scene.before.turns:
        return []  # E-013: only who begins is thrown for
    low, high = map(int, scene.words)
    by = scene.before.turn
    line = told("told-roll", by, n=low + high, dice=f"{low} {high}")
    if low + high == SEVEN:
        return [line, also("told-seven", by)]
    return [line] if scene.after.step == "ship" else [line, *_landing(scene, by)]


def _ship(scene: ElasundScene) -> list[Note]:
    if sum(scene.before.dice) == SEVEN:
        return [also("told-raid", scene.seat, n=int(scene.words[0]))]
    return _landing(scene, scene.seat)


def _landing(scene: ElasundScene, by: Seat) -> list[Note]:
    """E-019: gold at once; influence is drawn card by card after it."""
    income = _others(scene, -1)
    if not income and scene.after.step not in ("draws", "give"):
        income = [also("told-nothing", by)]
    return [also("told-ship", by, n=scene.after.ship), *income]


def _draw(scene: ElasundScene) -> list[Note]:
    """E-019, E-045: a card of influence, whose colour only its owner sees."""
    for seat, (had, has) in enumerate(zip(scene.before.seats, scene.after.seats, strict=True)):
        if has.influence > had.influence:
            card = scene.words[0]
            return gain(seat, f"{INFLUENCE if card == UNSEEN else card} 1")
    return []


def _discard(scene: ElasundScene) -> list[Note]:
    return [told("told-discard", scene.seat, goods=f"{scene.words[0]} 1")]


def _take(scene: ElasundScene) -> list[Note]:
    """E-080: the roller's reward; where it is drawn, chance names the card."""
    if scene.words[0] == "any":
        return []
    return [told("told-take", scene.before.turn, goods=f"{scene.words[0]} 1")]


# Building.


def _build(scene: ElasundScene) -> list[Note]:
    kind, x, y = scene.words
    line = told(
        "told-build", scene.seat, plate=kind, n=_row(scene, y), place=f"tile {x} {y}", **_spent(scene)
    )
    return [line, *_displaced(scene), *_others(scene, scene.seat)]


def _displaced(scene: ElasundScene) -> list[Note]:
    """E-037: the buildings that had to give way."""
    stands = {_key(tile) for tile in scene.after.tiles}
    gone = [tile for tile in scene.before.tiles if _key(tile) not in stands]
    return [also("told-displaced", tile.owner, plate=tile.kind) for tile in gone]


def _key(tile: TileView) -> tuple[str, int, int, int]:
    return tile.kind, tile.owner, tile.x, tile.y


def _hut(scene: ElasundScene) -> list[Note]:
    kind, x, y = scene.words
    line = told("told-hut", scene.seat, plate=kind, n=_row(scene, y), place=f"tile {x} {y}")
    return [line, *_displaced(scene)]


def _forgo(scene: ElasundScene) -> list[Note]:
    return [told("told-forgo", scene.seat, plate=scene.words[0])]


def _wall(scene: ElasundScene) -> list[Note]:
    space = scene.words[0]
    side = SIDES[space[0]]
    args: dict[str, str | int] = {"side": side, "place": f"wall-space {space}", **_spent(scene)}
    if any(wall.space == space and wall.tower for wall in scene.after.walls):
        return [told("told-tower", scene.seat, **args), *_others(scene, scene.seat)]
    return [told("told-wall", scene.seat, **args), *_others(scene, scene.seat)]


def _church(scene: ElasundScene) -> list[Note]:
    return [told("told-church", scene.seat, **_spent(scene))]


def _tile(scene: ElasundScene) -> list[Note]:
    """E-047: what a church tile covers gives way."""
    return _displaced(scene)


def _lay(scene: ElasundScene) -> list[Note]:
    return [also("told-lay", scene.seat), *_displaced(scene)]


def _spend(scene: ElasundScene) -> list[Note]:
    """E-040, E-060: cards of one colour, shown as they are spent."""
    seat = scene.seat
    n = scene.before.seats[seat].influence - scene.after.seats[seat].influence
    paid = also("told-spend", seat, goods=f"{scene.words[0]} {max(n, 1)}")
    return [paid, *_displaced(scene), *_others(scene, seat)]


# Permits and influence.


def _at(scene: ElasundScene) -> list[Note]:
    """E-057, E-062, E-064: the permit that was announced is placed, or moved."""
    x, y = scene.words
    row, place = _row(scene, y), f"square {x} {y}"
    mine = [[permit for permit in view.permits if permit.owner == scene.seat] for view in _views(scene)]
    if len(mine[0]) == len(mine[1]):
        return [told("told-move", scene.seat, n=row, place=place)]
    value = next(permit.value for permit in mine[1] if (permit.x, permit.y) == (int(x), int(y)))
    line = told("told-permit", scene.seat, value=value, n=row, place=place, **_spent(scene))
    return [line, *_others(scene, scene.seat)]


def _views(scene: ElasundScene) -> tuple[ElasundView, ElasundView]:
    return scene.before, scene.after


def _upgrade(scene: ElasundScene) -> list[Note]:
    x, y, value = scene.words
    place = f"square {x} {y}"
    return [told("told-upgrade", scene.seat, value=int(value), n=_row(scene, y), place=place)]


def _coins(scene: ElasundScene) -> list[Note]:
    return [told("told-gold", scene.seat, goods=f"gold {max(_gold(scene, scene.seat), 0)}")]


def _sell(scene: ElasundScene) -> list[Note]:
    return [told("told-sell", scene.seat, goods=f"gold {max(_gold(scene, scene.seat), 0)}")]


TALES: Final[dict[str, Tale[ElasundView]]] = {
    "roll": nothing,
    "end": nothing,
    "pass": nothing,
    "dice": _dice,
    "ship": _ship,
    "draw": _draw,
    "discard": _discard,
    "take": _take,
    "build": _build,
    "hut": _hut,
    "forgo": _forgo,
    "wall": _wall,
    "church": _church,
    "tile": _tile,
    "lay": _lay,
    "spend": _spend,
    "permit": nothing,
    "place": nothing,
    "move": nothing,
    "at": _at,
    "upgrade": _upgrade,
    "gold": _coins,
    "sell": _sell,
}


def story(scene: ElasundScene) -> list[Note]:
    """What a moment tells its reader."""
    return tell(TALES, scene)
