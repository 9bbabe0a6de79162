"""Who sends a message to a table."""

from __future__ import annotations

from archipel.core.state import WATCHER, Seat
from archipel.core.values import value_type
from archipel.server.play.refused import Refused
from archipel.server.play.rows import TableRow


@value_type
class Sender:
    """A person, or nobody in particular; with a seat token, for one seat of one table only."""

    person: str | None
    only: tuple[str, Seat] | None = None

    def seats(self, row: TableRow) -> list[Seat]:
        """The seats of a table that the sender may act for."""
        held = row.held_by(self.person)
        return held if self.only is None else [seat for seat in held if (row.id, seat) == self.only]

    def sees(self, row: TableRow) -> list[Seat]:
        """The seats that the sender looks from; without one, a spectator's."""
        return self.seats(row) or [WATCHER]

    def seat(self, row: TableRow, wanted: Seat | None) -> Seat:
        """The seat a message is for: the one named, or the only one there is."""
        self.known()
        mine = self.seats(row)
        if wanted is None and len(mine) == 1:
            return mine[0]
        if wanted is None or wanted not in mine:
            raise Refused("not-your-seat")
        return wanted

    def known(self) -> str:
        """Who it is, or a refusal."""
        if self.person is None:
            raise Refused("no-session")
        return self.person
