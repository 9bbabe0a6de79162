"""The church: nine tiles on a 3x3 site that the first of them fixes (E-047 to E-055)."""

from __future__ import annotations

from typing import Final, final

from archipel.core.state import Action, Note, Seat
from archipel.games.elasund.actions import LAY, TILE, TILE_UNSEEN, Lay, Tile
from archipel.games.elasund.board import FOUNDATION, X, Y
from archipel.games.elasund.cards import lacks_gold, pay_bank
from archipel.games.elasund.components import offset
from archipel.games.elasund.huts import ask_huts
from archipel.games.elasund.placing import check_win, lift_permit, lift_tile, set_church
from archipel.games.elasund.position import Chance, Position, Question
from archipel.games.elasund.tiles import CHURCH_PRICE, CHURCH_TILES, TILES
from archipel.games.elasund.trade import put_cubes

TILES_TO_CHOOSE: Final = 2
"""E-048: how many tiles the first builder draws."""


def may_build_church(p: Position, seat: Seat) -> bool:
    """E-047, E-A44: 7 gold, while there are tiles."""
    return p.cards.gold(seat) >= CHURCH_PRICE and p.church.left() > 0


def refuse_church(p: Position, seat: Seat) -> list[Note]:
    """E-047: 7 gold, no permit; E-A44: while there are tiles."""
    notes: list[Note] = []
    if p.church.left() == 0:
        notes.append(Note("church-complete", ["E-A44"]))
    return notes + lacks_gold(p, seat, CHURCH_PRICE, ["E-047"])


def preview_church(p: Position) -> list[Note]:
    """E-047: the price and the cube; the first builder chooses (E-048), the others take what comes."""
    notes = [Note("pays-bank", ["E-047"], {"gold": CHURCH_PRICE})]
    if p.church.begun():
        notes.append(Note("church-draw", ["E-047", "E-A44"], {"left": p.church.left()}))
    else:
        notes.append(Note("church-choice", ["E-048"]))
    notes.append(Note("gains-cubes", ["E-050"], {"cubes": 1}))
    return notes


def begin_church_tile(p: Position, seat: Seat) -> None:
    """E-A44: payment precedes the draw; E-048: the very first builder draws two."""
    pay_bank(p, seat, CHURCH_PRICE)
    p.builds += 1
    p.push(TileDraw(seat, not p.church.begun()))


@final
class TileDraw(Chance):
    """E-047: a church tile is drawn."""

    def __init__(self, by: Seat, covered: bool) -> None:
        super().__init__(by)
        self.covered: Final = covered
        """E-048: whether it is one of the first builder's two, which nobody else sees."""

    def name(self) -> str:
        return "tile"

    def fields(self) -> list[int]:
        return [self.by, int(self.covered)]

    def choices(self, p: Position, seat: Seat) -> list[Action]:
        return [TILE[tile] for tile in p.church.tops()]

    def odds(self, p: Position) -> list[int]:
        return [1] * len(p.church.tops())

    def answer(self, p: Position, seat: Seat, action: Action) -> None:
        """E-047: the drawn tile is played; E-048: the first builder keeps two in hand to choose from."""
        assert isinstance(action, Tile)
        if not self.covered:
            build_church_tile(p, self.by, action.tile)
            return
        p.church = p.church.drew(action.tile)
        if len(p.church.drawn) < TILES_TO_CHOOSE:
            p.push(self)
        else:
            p.push(LayingTile(self.by))

    def told(self, reader: Seat, seat: Seat, action: Action) -> Action | None:
        hidden = self.covered and reader != self.by and isinstance(action, Tile)
        return TILE_UNSEEN if hidden else action


@final
class LayingTile(Question):
    """E-048: the first builder plays one of two tiles."""

    def name(self) -> str:
        return "lay"

    def ask(self, seat: Seat) -> Note:
        return Note("ask-lay", ["E-048"])

    def choices(self, p: Position, seat: Seat) -> list[Action]:
        return [LAY[tile] for tile in p.church.drawn]

    def answer(self, p: Position, seat: Seat, action: Action) -> None:
        """E-048: one on the foundation, the other unseen under the stack; E-049: the site is fixed."""
        assert isinstance(action, Lay)
        p.church = p.church.founded(seat, action.tile)
        build_church_tile(p, seat, action.tile)

    def takes(self, action: Action) -> bool:
        return isinstance(action, Lay)

    def refuse(self, p: Position, seat: Seat, action: Action) -> list[Note]:
        assert isinstance(action, Lay)
        if action.tile in p.church.drawn:
            return []
        return [Note("not-drawn", ["E-048"], {"tile": action.tile})]


def preview_lay(action: Lay) -> list[Note]:
    """E-049: the site that this first tile would fix."""
    site = FOUNDATION - offset(action.tile)
    return [Note("church-site", ["E-049"], {"x": X[site], "y": Y[site]})]


def build_church_tile(p: Position, seat: Seat, tile: int) -> None:
    """E-051: a permit goes home; E-052: a building goes, whatever its size; E-050: one cube on the tile."""
    square = p.church.square(tile)
    lift_permit(p, square)
    if 0 <= p.cover[square] < TILES:
        lift_tile(p, p.cover[square], CHURCH_TILES if p.rulings.church_is_bigger else 1)
    set_church(p, square)
    p.church = p.church.plus(seat, tile)
    put_cubes(p, seat, 1)
    check_win(p, seat)
    if not p.over():
        ask_huts(p)
