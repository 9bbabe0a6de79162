"""The sender of a message to a table."""

from __future__ import annotations

from archipel.core.state import WATCHER, Seat
from archipel.core.values import value_type
from archipel.server.play.refused import Refused
from archipel.server.play.rows import TableRow


@value_type
class Sender:
    """A person, or an anonymous spectator; a seat token limits it to one seat of one table."""

    person: str | None
    only: tuple[str, Seat] | None = None

    def seats(self, row: TableRow) -> list[Seat]:
        """Return the seats of a table that the sender may act for."""
        held = row.held_by(self.person)
        return held if self.only is None else [seat for seat in held if (row.id, seat) == self.only]

    def sees(self, row: TableRow) -> list[Seat]:
        """Return the readers whose views the sender gets: its seats, or the spectator."""
        return self.seats(row) or [WATCHER]

    def seat(self, row: TableRow, wanted: Seat | None) -> Seat:
        """Return the seat a message is for: the named one, or the sender's only one."""
        self.known()
        mine = self.seats(row)
        if wanted is None and len(mine) == 1:
            return mine[0]
        if wanted is None or wanted not in mine:
            raise Refused("not-your-seat")
        return wanted

    def known(self) -> str:
        """Return the person, or refuse an anonymous sender."""
        if self.person is None:
            raise Refused("no-session")
        return self.person
