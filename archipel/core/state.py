"""The contract between a game and everything that plays, stores or shows it.

Nothing here knows a rule. A game implements a `State` (a position that can be played), its own
`Action`s and a `Memory`. Bots, records, the server and the conformance tests use only this module
and `archipel.core.game`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from mypy_extensions import mypyc_attr

from archipel.core.rng import Rng

if TYPE_CHECKING:
    from archipel.core.question import BaseQuestion
    from archipel.core.view import View

Seat = int
"""A player's place in turn order, from 0."""

CHANCE: Final = -1
"""The seat of the dealer: dice, draws, thefts."""

NOBODY: Final = -2
"""The seat that acts when the game is over."""

WATCHER: Final = -3
"""A spectator: sees what no seat hides, and never acts."""

COMPILED: Final = not __file__.endswith(".py")
"""Whether the engine runs compiled."""


class BadNotation(ValueError):
    """The text is not an action of this game."""


class BadOptions(ValueError):
    """The options or the number of seats do not exist in this game."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Action:
    """Something that a seat or chance does. It is immutable and equals any action with the same text.

    Listed actions are made once, in lookup tables, and shared by all games in progress. `text` is
    the notation, which records, messages, logs and the command line use.
    """

    def __init__(self, text: str) -> None:
        self.text = text
        self.by_hand = False
        """Whether people may produce this chance outcome themselves, with real dice."""
        self.reveals = False
        """Whether it shows its seat something hidden, so that it cannot be taken back."""

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Action) and other.text == self.text

    def __hash__(self) -> int:
        return hash(self.text)

    def __repr__(self) -> str:
        return f"<{self.text}>"


class Note:
    """Something to say to a person: a message key, the ids of the rules behind it, and arguments.

    Refusals, previews and prompts are notes. `archipel/words` has the sentences.
    """

    def __init__(self, key: str, rules: list[str], args: dict[str, str | int] | None = None) -> None:
        self.key = key
        self.rules = rules
        self.args: dict[str, str | int] = {} if args is None else args

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Note):
            return False
        return self.key == other.key and self.rules == other.rules and self.args == other.args

    def __hash__(self) -> int:
        return hash(self.key)

    def __repr__(self) -> str:
        return f"Note({self.key!r}, {self.rules!r}, {self.args!r})"

    def __reduce__(self) -> tuple[object, ...]:
        """Pickle its parts: a compiled class has no dictionary to pickle."""
        return Note, (self.key, self.rules, self.args)


class Outcome:
    """How a game ended: the winners (none if it was stopped), and the rule or ruling that ended it."""

    def __init__(self, winners: list[Seat], rule: str) -> None:
        self.winners = winners
        self.rule = rule

    def __repr__(self) -> str:
        return f"Outcome({self.winners!r}, {self.rule!r})"


class IllegalAction(ValueError):
    """The rules do not allow this well-formed action now. `notes` say which rules."""

    def __init__(self, text: str, notes: list[Note]) -> None:
        super().__init__(text)
        self.notes = notes

    def __reduce__(self) -> tuple[object, ...]:
        """Pickle both arguments: an exception alone would be made again without its notes."""
        return IllegalAction, (str(self), self.notes)


@mypyc_attr(allow_interpreted_subclasses=True)
class Memory:
    """What one seat has learnt and no longer sees in its view.

    The referee updates it. A simulated game can do without memories: then nobody counts cards.
    """

    def hear(self, state: State, seat: Seat, action: Action) -> None:
        """Learn from what the owner was told: `action` by `seat`, in the state just before it.

        An action that was withheld at first (see `State.told`) is heard when it is revealed, with
        the state at that later time. Use only what the owner may know of `state`.
        """
        raise NotImplementedError

    def copy(self) -> Memory:
        """Return an independent memory, equal to this one."""
        raise NotImplementedError

    def __deepcopy__(self, memo: object) -> Memory:
        return self.copy()

    def text(self) -> str:
        """Return everything that is remembered, in one canonical line."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """A position of a game, changed in place by `apply`.

    A state never rolls dice, never shuffles and never reads a clock. Every decision of chance
    arrives as an action, so the list of actions is enough to rebuild the state.
    """

    def now(self) -> BaseQuestion[Any]:
        """Return the pending question: a decision of seats, a chance node, or the end of the game."""
        raise NotImplementedError

    def asked(self) -> list[Seat]:
        """Return every seat that owes an answer, `actor` first. Empty for chance and at the end."""
        return self.now().asked()

    def actor(self) -> Seat:
        """Return the first seat that is asked, `CHANCE`, or `NOBODY` once the game is over."""
        return self.now().seat

    def turn(self) -> Seat:
        """Return whose turn it is, even while another seat is asked; `NOBODY` before the first turn."""
        raise NotImplementedError

    def legal(self, seat: Seat) -> list[Action]:
        """Return every listed action of `seat` (or `CHANCE`), in a fixed order. Do not change the list."""
        raise NotImplementedError

    def odds(self) -> list[int]:
        """Return the weight of each of `legal(CHANCE)` at a chance node. Do not change the list."""
        raise NotImplementedError

    def draw(self, rng: Rng) -> int:
        """Draw an outcome at a chance node by its odds; return its index in `legal(CHANCE)`."""
        return rng.weighted(self.odds())

    def forms(self, seat: Seat) -> list[str]:
        """Return the verbs of actions that `seat` may compose now, such as a trade offer.

        Composed actions are never listed in `legal`.
        """
        return []

    def offers(self, seat: Seat) -> list[Action]:
        """Return a few sensible composed actions, for bots. All of them are allowed (see `why_not`)."""
        return []

    def why_not(self, seat: Seat, action: Action) -> list[Note]:
        """Return every rule that forbids `action` to `seat` now. Empty exactly when it is allowed."""
        raise NotImplementedError

    def preview(self, seat: Seat, action: Action) -> list[Note]:
        """Return what `action` would cost and do, as `seat` knows it. It need not be legal."""
        raise NotImplementedError

    def apply(self, seat: Seat, action: Action) -> None:
        """Play a legal action. The referee has checked that it is legal."""
        raise NotImplementedError

    def step(self, rng: Rng) -> int:
        """Let the actor, chance included, act at random; return the index of its choice, or -1 at the end."""
        seat = self.actor()
        if seat == NOBODY:
            return -1
        choices = self.legal(seat)
        pick = self.draw(rng) if seat == CHANCE else rng.below(len(choices))
        self.apply(seat, choices[pick])
        return pick

    def copy(self) -> State:
        """Return an independent state, equal to this one."""
        raise NotImplementedError

    def __deepcopy__(self, memo: object) -> State:
        return self.copy()

    def __reduce__(self) -> tuple[object, ...]:
        """Refuse to pickle: a state is stored as the actions that led to it, which it does not know."""
        raise TypeError(
            "a state is not pickled: pickle its table (archipel.envs.game_table), or write a record"
        )

    def view(self, seat: Seat) -> View:
        """Return the position as `seat` (or `WATCHER`) may know it."""
        raise NotImplementedError

    def told(self, reader: Seat, seat: Seat, action: Action) -> Action | None:
        """Return `action` of `seat` as `reader` learns it. Call it just before the action is applied.

        None means "not yet", for the answer of one of several seats that are asked at once. The
        referee asks again after every later action, until the reader may know it.
        """
        return self.now().told(reader, seat, action)

    def redeal(self, seat: Seat, memory: Memory | None, rng: Rng) -> State:
        """Return a state that `seat` cannot tell from this one, with everything hidden from it redealt."""
        raise NotImplementedError

    def scores(self) -> list[int]:
        """Return the points of every seat, including hidden points."""
        raise NotImplementedError

    def seats(self) -> int:
        """Return the number of seats."""
        return len(self.scores())

    def points_by_source(self, seat: Seat) -> dict[str, int]:
        """Return the points of a seat by source, including hidden points. They add up to its score.

        Every seat has the same sources in the same order, including those that brought nothing.
        """
        return {"points": self.scores()[seat]}

    def public_points(self, seat: Seat) -> int:
        """Return the points of a seat that everybody can see."""
        raise NotImplementedError

    def outcome(self) -> Outcome | None:
        """Return how the game ended, or None while it goes on."""
        raise NotImplementedError

    def prompt(self, seat: Seat) -> Note:
        """Return what `seat` is asked now, or what it is waiting for."""
        return self.now().prompt(seat)
