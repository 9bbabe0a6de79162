"""What the dice bring: income, or on a seven the discards before the robber."""

from __future__ import annotations

from typing import Final, final

from archipel.core.question import one_less
from archipel.core.state import Action, Note, Seat
from archipel.games.settlers.actions import DISCARD, MOST_SEATS, Discard
from archipel.games.settlers.board import DESERT, FIELD_CORNERS, FIELD_MASK
from archipel.games.settlers.cards import HAND_LIMIT, KINDS
from archipel.games.settlers.position import NONE, Asked, Chance, Player, Position, Several
from archipel.games.settlers.robber import MOVING_ROBBER
from archipel.parts.dice import DICE, DICE_ODDS, Dice

NO_CLAIMS: Final[list[list[int]]] = [[] for _ in range(KINDS)]


MOST_DUE: Final = 12
"""Two fields have the same number, and three cities stand around a field at most."""


def gives(p: Position, field: int) -> bool:
    """S-055, S-066: whether anybody lives there, and the robber does not."""
    return field != p.robber and FIELD_MASK[field] & p.built != 0


def cards_at(player: Player, corner: int) -> int:
    """S-006, S-048: one card for a settlement, two for a city."""
    return 2 if player.cities >> corner & 1 else 1


def due(p: Position, total: int) -> list[list[int]]:
    """S-006, S-027: what each seat would take: for every resource a row of seats, or nothing."""
    claims = NO_CLAIMS.copy()
    board = p.board
    for field in board.fields_by_total[total]:
        if gives(p, field):
            good = board.land[field]
            if not claims[good]:
                claims[good] = [0] * len(p.players)
            row = claims[good]
            for corner in FIELD_CORNERS[field]:
                owner = p.owner[corner]
                if owner != NONE:
                    row[owner] += cards_at(p.players[owner], corner)
    return claims


def paid(p: Position, total: int) -> list[list[int]]:
    """S-A06: `due`, less what the bank lacks: then nobody gets that good, or the only claimant the rest."""
    claims = due(p, total)
    for good, row in enumerate(claims):
        wanted = 0
        for n in row:
            wanted += n
        if wanted > p.bank[good]:
            if p.rulings.sole_takes_rest and wanted == max(row):
                claims[good] = [min(n, p.bank[good]) for n in row]
            else:
                claims[good] = []
    return claims


def is_plenty(p: Position, total: int) -> bool:
    """Whether the bank has so much of what the fields of a number give that it cannot run short."""
    land = p.board.land
    return all(p.bank[land[field]] >= MOST_DUE for field in p.board.fields_by_total[total])


def produce(p: Position, total: int) -> None:
    """S-005, S-026: every field with the rolled number pays everybody, at once if the bank has plenty."""
    if is_plenty(p, total):
        for field in p.board.fields_by_total[total]:
            if gives(p, field):
                pay_around(p, field)
        return
    for good, row in enumerate(paid(p, total)):
        for seat, n in enumerate(row):
            if n:
                p.take(p.players[seat], good, n)


def pay_around(p: Position, field: int) -> None:
    """S-027: whoever lives on a corner of the field takes what it gives."""
    good = p.board.land[field]
    for corner in FIELD_CORNERS[field]:
        owner = p.owner[corner]
        if owner != NONE:
            player = p.players[owner]
            p.take(player, good, cards_at(player, corner))


def start_income(p: Position, seat: Seat, fields: list[int]) -> None:
    """S-019, S-097: one card for every terrain around the settlement; none for desert and sea (S-A25)."""
    for field in fields:
        good = p.board.land[field]
        if good != DESERT:
            p.take(p.players[seat], good, 1)


@final
class DiceRoll(Chance):
    """S-026: both dice fall."""

    def name(self) -> str:
        return "dice"

    def choices(self, p: Position, seat: Seat) -> list[Action]:
        return DICE

    def odds(self, p: Position) -> list[int]:
        return DICE_ODDS

    def answer(self, p: Position, seat: Seat, action: Action) -> None:
        """S-023: the fields pay; on a seven nobody receives anything (S-051) and the robber moves (S-119)."""
        assert isinstance(action, Dice)
        p.low = action.low
        p.high = action.high
        if action.total != 7:
            produce(p, action.total)
        else:
            p.push(MOVING_ROBBER[self.by])
            ask_discards(p, self.by)


def ask_discards(p: Position, by: Seat) -> None:
    """S-052, S-A28: whoever holds more than seven cards discards half of them, rounded down."""
    owed = [player.held // 2 if player.held > HAND_LIMIT else 0 for player in p.players]
    if not any(owed):
        return
    for player in p.players:
        if owed[player.seat]:
            player.laid = [0] * KINDS
    p.push(Discarding(by, owed))


@final
class Discarding(Several):
    """S-052, S-A22: every card is laid aside covered; once all are, they go to the bank at once."""

    def name(self) -> str:
        return "discard"

    def ask(self, seat: Seat) -> Note:
        return Note("prompt-discard", ["S-052"], {"cards": self.owed[seat]})

    def wait(self) -> Note:
        return Note("wait-discards", ["S-052"], {})

    def choices(self, p: Position, seat: Seat) -> list[Action]:
        out: list[Action] = []
        if self.owed[seat]:
            for good, n in enumerate(p.players[seat].hand):
                if n:
                    out.append(DISCARD[good])
        return out

    def answer(self, p: Position, seat: Seat, action: Action) -> None:
        assert isinstance(action, Discard)
        player = p.players[seat]
        laid = player.laid
        assert laid is not None
        player.hand[action.good] -= 1
        player.held -= 1
        laid[action.good] += 1
        owed = one_less(self.owed, seat)
        if any(owed):
            p.push(Discarding(self.by, owed))
        else:
            clear_away(p)

    def first(self) -> Note:
        return Note("discards-first", ["S-052", "S-A22"], {})

    def show(self, out: Asked) -> None:
        out.owed = self.owed


def clear_away(p: Position) -> None:
    """S-052: all cards that were laid aside go to the bank."""
    for player in p.players:
        pile = player.laid
        if pile is not None:
            for kind, n in enumerate(pile):
                p.bank[kind] += n
            player.laid = None


DICE_ROLL: Final = [DiceRoll(by) for by in range(MOST_SEATS)]
