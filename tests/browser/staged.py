"""A table with the real rules behind a page, in a position chosen by the test, without chance."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, WebSocketRoute

from archipel.core import record
from archipel.core.state import Note, Seat
from archipel.registry import GAMES
from archipel.server.background.coaching import Coached
from archipel.server.play.apply import apply_message
from archipel.server.play.describe import table_out
from archipel.server.play.messages import TableNews, error_out, note_out
from archipel.server.play.moves import Do, TableMessage
from archipel.server.play.options import TableOptions
from archipel.server.play.refused import Refused
from archipel.server.play.rows import ActionRow, SeatRow, Standing, TableRow
from archipel.server.play.state import TableState
from archipel.server.table.listener import as_text
from archipel.server.web.protocol import IN

RECORDS = Path(__file__).parent.parent / "records"
NAMES = ("Ana", "Bo", "Cy", "Di")


class Staged:
    """One seat of a table, shown by a page. The test plays the other seats."""

    def __init__(
        self, page: Page, name: str, rows: int, seat: Seat = 0, bots: Sequence[Seat] = (), **options: Any
    ) -> None:
        found = record.replay(record.read((RECORDS / f"{name}.rec").read_text()), GAMES)
        seats = [
            SeatRow(s, None if s in bots else f"p{s}", NAMES[s], "medium" if s in bots else None, ready=True)
            for s in range(found.seats)
        ]
        table = TableRow(
            id="staged",
            game=found.game.key,
            rules=found.game.rules,
            game_options=found.game.options_text(found.options),
            options=TableOptions(**{"pace": "untimed", "hints": True, **options}),
            size=found.seats,
            host="p0",
            secret="00" * 32,
            created=0.0,
            seats=seats,
            standing=Standing(status="playing", started=1.0),
        )
        actions = [
            ActionRow(i, row.seat, row.action.text, 0.0)
            for i, row in enumerate(found.standing()[:rows], start=1)
        ]
        self.state = TableState(table, actions)
        self.page, self.seat = page, seat
        self.sent: list[dict[str, Any]] = []
        """The messages of the page, asks and joins included."""
        self.hints: list[str] = []
        """The moves a bot would make, best first."""
        self.doubts: dict[str, tuple[Note, str | None]] = {}
        """By move: what the coach asks about it, and which move it considers better."""
        self._now = 1000.0
        self._socket: WebSocketRoute | None = None
        page.route_web_socket("**/api/tables/staged/ws", self._serve)

    @property
    def legal(self) -> list[str]:
        """Return the legal actions of the seat."""
        return [action.text for action in self.state.playing().state.legal(self.seat)]

    def open(self, site: str) -> Staged:
        """Open the table in the page."""
        self.page.goto(f"{site}/table/staged")
        self.page.wait_for_selector(".prompt")
        return self

    def do(self, seat: Seat, *texts: str) -> None:
        """Let another seat act, and update the page."""
        for text in texts:
            self._perform(seat, Do(v=self.state.version, do=text))
        self._show()

    def actions(self) -> list[Any]:
        """Return the actions the page has played."""
        return [message["do"] for message in self.sent if message["t"] == "do"]

    def _serve(self, socket: WebSocketRoute) -> None:
        self._socket = socket
        socket.on_message(self._hear)
        self._send(as_text(TableNews(table=table_out(self.state.row, []), mine=[self.seat])))

    def _send(self, text: str) -> None:
        if self._socket is not None:
            self._socket.send(text)

    def _show(self) -> None:
        self._send(as_text(self.state.message_for(self.seat, 0, self._now)))

    def _perform(self, seat: Seat, message: TableMessage) -> list[Any]:
        self._now += 1.0
        made = apply_message(self.state, seat, message, self._now)
        return made.messages

    def _hear(self, text: str | bytes) -> None:
        heard = json.loads(text)
        self.sent.append(heard)
        if heard["t"] == "join":
            self._show()
        elif heard["t"] == "ping":
            self._send(json.dumps({"t": "pong", "id": heard["id"]}))
        elif heard["t"] == "hint":
            moves = [{"action": action, "chance": 0.4, "why": None} for action in self.hints]
            chances = [0.5] * self.state.row.size
            answer = {"t": "hints", "id": heard["id"], "v": self.state.version}
            self._send(json.dumps({**answer, "chances": chances, "moves": moves}))
        elif heard["t"] == "coach":
            note, better = self.doubts.get(heard["do"], (None, None))
            asked = None if note is None else note_out(note)
            self._send(as_text(Coached(id=heard["id"], v=self.state.version, note=asked, better=better)))
        else:
            message = IN.validate_json(text)
            assert isinstance(message, TableMessage)
            try:
                for answer in self._perform(self.seat, message):
                    self._send(as_text(answer))
            except Refused as refused:
                self._send(as_text(error_out(refused, heard["id"])))
            if heard["t"] not in ("ask", "why"):
                self._show()
