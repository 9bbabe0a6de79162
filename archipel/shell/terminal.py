"""A game at the terminal: one person, or several in turn, against bots."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Sequence
from hashlib import sha256
from pathlib import Path

from archipel.bots.analysis import analyse
from archipel.bots.bot import Bot
from archipel.bots.chair import Chair
from archipel.bots.coach import Care, Restraint, question
from archipel.bots.make import make_bot
from archipel.bots.moments import moments
from archipel.core import fairness, record
from archipel.core.dealer import FairDealer
from archipel.core.game import Game
from archipel.core.journal import Journal, as_is
from archipel.core.referee import Referee
from archipel.core.state import CHANCE, Action, BadNotation, IllegalAction, Note, Seat
from archipel.words import Words
from archipel.words.story import Narrator, names_of

NEWS = 60
"""So many lines of the story at most, when a seat is asked again."""
HELP = """Type the number of a choice, or its words. Besides:
  board        draw the table again        list         the choices again
  why ACTION   why it is not allowed       look ACTION  what it would cost and do
  log          what happened so far        rows         the same in notation
  undo         take back your last steps   hint         what a bot would do
  save FILE    write the record            quit         leave
Composed actions, such as trade offers, are typed in full: docs/notation.md."""


class Terminal:
    """A table with a referee; `say` prints a line, `ask` reads one (None at the end of input).

    `people` are the seats that are asked; on all others sit the bots that `names` names.
    """

    def __init__(
        self,
        game: Game,
        names: list[str],
        people: list[Seat],
        options: dict[str, str],
        words: Words,
        say: Callable[[str], None],
        ask: Callable[[str], str | None],
        seed: int | None = None,
        dice_by_hand: bool = False,
        care: Care | None = None,
    ) -> None:
        self.game, self.names, self.words, self.say, self.ask = game, names, words, say, ask
        self.secret = secrets.token_bytes(32) if seed is None else sha256(f"secret {seed}".encode()).digest()
        self.table = "terminal"
        self.contributions = [b"" for _ in names]
        key = fairness.key_of(self.secret, self.contributions)
        self.referee = Referee(game, len(names), options, FairDealer(key), dice_by_hand)
        self.bots: dict[Seat, Bot] = {
            seat: make_bot(name, game.key, int.from_bytes(self.secret[:6], "big") + seat)
            for seat, name in enumerate(names)
            if seat not in people
        }
        self.shown: dict[Seat, int] = {}
        self.care, self.restraint = care, Restraint()
        self.doubted = ""
        """The move that the coach has asked about: the same again plays it."""
        self.journal = Journal(self.referee, as_is)
        self.called = names_of(words, game.colours(len(names), options))

    def run(self) -> bool:
        """Play to the end; False if the person left."""
        self.say(f"The dice are committed: {fairness.commitment(self.secret, self.table)}")
        while True:
            self.referee.deal()
            if self.referee.over():
                self._farewell()
                return True
            if self.referee.awaits_dice():
                if not self._throw():
                    return False
                continue
            bot_seats = [seat for seat in self.referee.state.asked() if seat in self.bots]
            people = [seat for seat in self.referee.state.asked() if seat not in self.bots]
            if people:  # bots answer after the people
                if not self._person(people[0]):
                    return False
            else:
                seat = bot_seats[0]
                chair = Chair.at(self.referee, seat)
                self.referee.play(seat, self.bots[seat].choose(chair))

    def record(self) -> str:
        """The record so far, with what proves the dice."""
        return record.write(record.of(self.referee, self.names, self.tags()))

    def tags(self) -> dict[str, str]:
        """What proves the dice."""
        return record.fairness_tags(self.secret, self.table, self.contributions)

    # A person's decision.

    def _person(self, seat: Seat) -> bool:
        self._news(seat)
        self.say(self.game.picture(self.referee.state.view(seat)))
        self._choices(seat)
        while True:
            line = self.ask(f"seat {seat}> ")
            if line is None or line.strip() in ("quit", "exit"):
                return False
            if self._command(seat, " ".join(line.split())):
                return True

    def _news(self, seat: Seat) -> None:
        """What the seat has not heard yet, as a story."""
        story = self.journal.story(seat)
        narrator = Narrator(self.words, self.game.key, self.called, seat)
        for line in narrator.pages(story[self.shown.get(seat, 0) :])[-NEWS:]:
            self.say(f"  {line}")
        self.shown[seat] = len(story)

    def _rows(self, seat: Seat) -> None:
        for line in self.referee.logs[seat]:
            who = "!" if line.seat == CHANCE else str(line.seat)
            self.say(f"  {line.number:>4}  {who} {line.text}")

    def _choices(self, seat: Seat) -> None:
        state = self.referee.state
        self.say(self.words.say(self.game.key, state.prompt(seat)))
        items = [f"{i:>3} {action.text}" for i, action in enumerate(state.legal(seat), start=1)]
        width = max(len(item) for item in items) + 2
        columns = max(1, 100 // width)
        for first in range(0, len(items), columns):
            self.say("".join(item.ljust(width) for item in items[first : first + columns]).rstrip())
        if state.forms(seat):
            self.say(f"    or compose: {', '.join(state.forms(seat))}")

    def _command(self, seat: Seat, line: str) -> bool:
        """Whether the line changed the game."""
        verb, _, rest = line.partition(" ")
        if verb in ("help", "?", ""):
            self.say(HELP)
        elif verb == "board":
            self.say(self.game.picture(self.referee.state.view(seat)))
        elif verb == "list":
            self._choices(seat)
        elif verb == "log":
            self.shown[seat] = 0
            self._news(seat)
        elif verb == "rows":
            self._rows(seat)
        elif verb == "hint":
            self._hint(seat)
        elif verb == "save":
            self.save(Path(rest))
        elif verb == "undo":
            return self._undo(seat)
        elif verb in ("why", "look"):
            self._explain(seat, verb, rest)
        else:
            return self._play(seat, line)
        return False

    def _play(self, seat: Seat, line: str) -> bool:
        legal = self.referee.state.legal(seat)
        if line.isascii() and line.isdigit():
            if not 1 <= int(line) <= len(legal):
                self.say(f"There is no choice {line}: they run from 1 to {len(legal)}.")
                return False
            action = legal[int(line) - 1]
        else:
            try:
                action = self.game.read(line)
            except BadNotation as error:
                self.say(f"{error}. Type ? for help.")
                return False
        return self._enter(seat, action)

    def _enter(self, seat: Seat, action: Action) -> bool:
        try:
            return self._do(seat, action)
        except IllegalAction as error:
            self._refused(error)
            return False

    def _do(self, seat: Seat, action: Action) -> bool:
        """Play an action, or raise `IllegalAction`; whether it changed the game."""
        self.referee.check(seat, action)
        if self._is_doubted(seat, action):
            return False
        self.referee.play(seat, action)
        return True

    def _is_doubted(self, seat: Seat, action: Action) -> bool:
        """Whether the coach asks about a move first; the same move again plays it."""
        turn, again = self.referee.turn_began, action.text == self.doubted
        self.doubted = ""
        if self.care is None or again or not self.restraint.allows(turn):
            return False
        found = question(self.referee, seat, action, self.care)
        if found is None or not self.restraint.takes(found, turn):
            return False
        self.doubted = action.text
        self.say(self.words.word("core-coach-asks", what=self._coached(found.note)))
        return True

    def _coached(self, note: Note) -> str:
        """A sentence of the coach, with the name of the rival it speaks of."""
        rival = int(note.args.get("seat", -1))
        args = note.args | {"seat": self.called[rival]} if rival >= 0 else note.args
        return self.words.say(self.game.key, Note(note.key, note.rules, args))

    def _refused(self, error: IllegalAction) -> None:
        self._notes(error.notes)
        if not error.notes:
            self.say(f"No: {error}.")

    def _notes(self, notes: Sequence[Note]) -> None:
        """Why something is not done."""
        for note in notes:
            rules = f" ({', '.join(note.rules)})" if note.rules else ""
            self.say(f"No: {self.words.say(self.game.key, note)}{rules}")

    def _explain(self, seat: Seat, verb: str, text: str) -> None:
        try:
            action = self.game.read(text)
        except BadNotation as error:
            self.say(f"{error}.")
            return
        state = self.referee.state
        notes = state.why_not(seat, action) if verb == "why" else state.preview(seat, action)
        for note in notes:
            self.say(f"  {self.words.say(self.game.key, note)} ({', '.join(note.rules)})")
        if not notes:
            self.say("  It is allowed." if verb == "why" else "  Nothing more to say of it.")

    def _hint(self, seat: Seat) -> None:
        """The best few moves, as far as this seat can know."""
        found = analyse(self.game.key, self.referee.state, seat, self.referee.memories[seat])
        for move in found.moves:
            why = f"“{move.action}”" if move.why is None else self.words.say("bots", move.why)
            self.say(f"  {move.chance:4.0%}  {why}")

    def _undo(self, seat: Seat) -> bool:
        first = self.referee.may_take_back(seat)
        if not first:
            self.say(self.words.word("core-no-take-back"))
            return False
        self.referee.take_back(seat, first)
        return True

    def _throw(self) -> bool:
        """Real dice: the person says what fell, with or without the verb."""
        verb = self.referee.state.legal(CHANCE)[0].text.split(" ")[0]
        while True:
            line = self.ask(f"{verb}> ")
            if line is None or line.strip() in ("quit", "exit"):
                return False
            words = line.split()
            try:
                self.referee.throw(self.game.read(" ".join(words if words[:1] == [verb] else [verb, *words])))
                return True
            except (BadNotation, IllegalAction) as error:
                self.say(f"{error}.")

    def save(self, path: Path) -> None:
        """Write the record into a file."""
        try:
            path.write_text(self.record())
            self.say(f"Saved to {path}.")
        except OSError as error:
            self.say(f"Not saved to {str(path)!r}: {error.strerror}.")

    def _farewell(self) -> None:
        for seat in range(len(self.names)):
            if seat not in self.bots:
                self._news(seat)
        self.say(self.game.picture(self.referee.state.view(0)))
        outcome = self.referee.state.outcome()
        winners = [] if outcome is None else outcome.winners
        who = ", ".join(f"seat {seat} ({self.names[seat]})" for seat in winners) or "nobody"
        self.say(f"The game is over: {who} won. Points: {' '.join(map(str, self.referee.state.scores()))}")
        self._learn()

    def _learn(self) -> None:
        """What whoever has a coach can learn from the game."""
        if self.care is None:
            return
        [seat] = [seat for seat in range(len(self.names)) if seat not in self.bots]
        found = moments(self.referee, seat)
        for one in found:
            what = self._coached(one.note)
            self.say(self.words.word("core-moment-at", n=one.turn.number, row=one.row, what=what))
        if not self.game.for_children and all(one.kind != "slip" for one in found):
            self.say(self.words.word("core-no-slip"))


def ask_here(prompt: str) -> str | None:
    """A line of standard input; None at its end."""
    try:
        return input(prompt)
    except EOFError:
        return None
