"""What an action would cost and do, and what a seat is asked: the lines a table shows beside the board."""

from __future__ import annotations

from archipel.core.state import Action, Note, Seat
from archipel.games.elasund.actions import (
    At,
    Build,
    Church,
    Forgo,
    Gold,
    Hut,
    Lay,
    Move,
    Over,
    Permit,
    Place,
    Sell,
    Ship,
    Spend,
    Upgrade,
    Wall,
)
from archipel.games.elasund.board import FOUNDATION, Y
from archipel.games.elasund.church import offset
from archipel.games.elasund.income import preview_ship
from archipel.games.elasund.permits import GOLD_TAKEN, SET_FOR_ROW, permit_rows
from archipel.games.elasund.position import (
    FOR_MOVE,
    FOR_PERMIT,
    FOR_PLACE,
    TO_NAME_SQUARE,
    TO_SPEND,
    Position,
)
from archipel.games.elasund.slip import contract, over_square
from archipel.games.elasund.special import GOLD_FOR_SET, SET_FOR_PERMIT
from archipel.games.elasund.spending import cards_due
from archipel.games.elasund.tiles import CARDS, CHURCH_PRICE, KIND_NAMES, PERMITS
from archipel.games.elasund.walls import preview_wall


def preview(p: Position, seat: Seat, action: Action) -> list[Note]:
    """Cost and consequence, line by line; also for what is refused."""
    if isinstance(action, Build):
        return contract(p, seat, action)
    if isinstance(action, Over):
        return over_square(p, seat, action.square)
    if isinstance(action, Wall):
        return preview_wall(p, seat, action)
    if isinstance(action, Church):
        return preview_church(p)
    if isinstance(action, Lay):
        return preview_lay(action.tile)
    if isinstance(action, Ship):
        return preview_ship(p, action)
    if isinstance(action, Permit):
        return [Note("pays-bank", ["E-058"], {"gold": action.value})]
    if isinstance(action, At):
        return preview_square(p, seat, action)
    if isinstance(action, Spend):
        return preview_spend(p, action)
    if isinstance(action, Gold):
        return [Note("gains-gold", ["E-056"], {"gold": min(GOLD_TAKEN, p.bank)})]
    if isinstance(action, Move):
        return [Note("pays-alike", ["E-062"], {"cards": SET_FOR_PERMIT})]
    if isinstance(action, Upgrade):
        return preview_upgrade(p, action)
    if isinstance(action, Place):
        return [Note("pays-each", ["E-064"]), Note("pays-bank", ["E-064"], {"gold": action.value})]
    if isinstance(action, Sell):
        gold = min(GOLD_FOR_SET, p.bank)
        return [Note("pays-each", ["E-065"]), Note("gains-gold", ["E-065"], {"gold": gold})]
    if isinstance(action, Hut):
        return [Note("hut-free", ["E-098"], {"building": KIND_NAMES[action.kind]})]
    if isinstance(action, Forgo):
        return [Note("hut-lost", ["E-C12"], {"building": KIND_NAMES[action.kind]})]
    return []


def preview_church(p: Position) -> list[Note]:
    """E-047: the price and the cube; the first builder chooses (E-048), the others take what comes."""
    notes = [Note("pays-bank", ["E-047"], {"gold": CHURCH_PRICE})]
    if p.church_begun():
        notes.append(Note("church-draw", ["E-047", "E-A44"], {"left": p.church_left()}))
    else:
        notes.append(Note("church-choice", ["E-048"]))
    notes.append(Note("gains-cubes", ["E-050"], {"cubes": 1}))
    return notes


def preview_lay(tile: int) -> list[Note]:
    """E-049: the site that this first tile would fix."""
    site = FOUNDATION - offset(tile)
    args: dict[str, str | int] = {"x": site % 9, "y": Y[site]}
    return [Note("church-site", ["E-049"], args)]


def preview_square(p: Position, seat: Seat, action: At) -> list[Note]:
    """E-060: what this square costs besides the gold."""
    if p.over() or p.top().kind != TO_NAME_SQUARE:
        return []
    step = p.top()
    if step.a == FOR_MOVE:
        return [Note("pays-alike", ["E-062"], {"cards": SET_FOR_PERMIT})]
    notes = [Note("pays-bank", ["E-058"], {"gold": step.b})]
    if step.a == FOR_PLACE:
        notes.append(Note("pays-each", ["E-064"]))
    elif step.a == FOR_PERMIT and Y[action.square] not in permit_rows(p):
        notes.append(Note("pays-alike", ["E-060"], {"cards": SET_FOR_ROW}))
    return notes


def preview_spend(p: Position, action: Spend) -> list[Note]:
    """The cards of that colour go to the discard pile."""
    if p.over() or p.top().kind != TO_SPEND:
        return []
    args: dict[str, str | int] = {"cards": cards_due(p), "card": CARDS[action.card]}
    return [Note("pays-colour", ["E-068"], args)]


def preview_upgrade(p: Position, action: Upgrade) -> list[Note]:
    """E-063: the cards and the difference."""
    notes = [Note("pays-alike", ["E-063"], {"cards": SET_FOR_PERMIT})]
    permit = p.permit_on[action.square]
    if permit >= 0:
        difference = max(0, action.value - permit % PERMITS)
        notes.append(Note("pays-bank", ["E-063"], {"gold": difference}))
    return notes
