"""The contract between a game and everything that plays, stores or shows it.

Nothing here knows a rule. A game brings one `State` (a position that can be played), its own
`Action`s and a `Memory`; bots, records, the server and the conformance tests use only what is
declared here and in `archipel.core.game`.
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
"""A spectator: reads what no seat hides, never acts."""

COMPILED: Final = not __file__.endswith(".py")
"""Whether the engine runs as machine code."""


class BadNotation(ValueError):
    """The text is not an action of this game."""


class BadOptions(ValueError):
    """The options or the number of seats do not exist in this game."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Action:
    """What a seat or the dealer does: immutable, and equal to any action with the same text.

    Listed actions are made once, in tables, and shared by all games in progress. `text` is the
    notation: the record, the wire, the log and the command line all use it.
    """

    def __init__(self, text: str) -> None:
        self.text = text
        self.by_hand = False
        """A chance outcome that people may bring about themselves, with real dice."""
        self.reveals = False
        """Shows its seat something hidden: it can not be taken back."""

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Action) and other.text == self.text

    def __hash__(self) -> int:
        return hash(self.text)

    def __repr__(self) -> str:
        return f"<{self.text}>"


class Note:
    """One thing to say to a person: a key to be worded, the rules it rests on, its arguments.

    Refusals, previews and prompts are notes; `archipel/words` has the sentences.
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


class Outcome:
    """How a game ended: who won (nobody, if it was stopped) and by which rule or ruling."""

    def __init__(self, winners: list[Seat], rule: str) -> None:
        self.winners = winners
        self.rule = rule

    def __repr__(self) -> str:
        return f"Outcome({self.winners!r}, {self.rule!r})"


class IllegalAction(ValueError):
    """The action is well formed, but the rules do not allow it now; `notes` say which ones."""

    def __init__(self, text: str, notes: list[Note]) -> None:
        super().__init__(text)
        self.notes = notes


@mypyc_attr(allow_interpreted_subclasses=True)
class Memory:
    """What one seat has learnt so far and can no longer see on the table.

    The referee feeds it; games simulated without memories lose nothing but the counting.
    """

    def hear(self, state: State, seat: Seat, action: Action) -> None:
        """Take in what the owner was told: `action` by `seat`, in the state just before it.

        An action that was withheld at first (see `State.told`) is heard when it comes out, with
        the state of that later moment. Only what the owner may know of `state` may be used.
        """
        raise NotImplementedError

    def copy(self) -> Memory:
        """An independent memory, equal to this one."""
        raise NotImplementedError

    def __deepcopy__(self, memo: object) -> Memory:
        return self.copy()

    def text(self) -> str:
        """All that is remembered, in one canonical line."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """A position of a game, changed in place by `apply`.

    A state never rolls dice, never shuffles and never reads a clock: whatever chance decides
    arrives as an action, so the list of actions alone rebuilds the state.
    """

    def now(self) -> BaseQuestion[Any]:
        """What the game waits for: a question to seats, an answer of chance, or its end."""
        raise NotImplementedError

    def asked(self) -> list[Seat]:
        """Every seat that owes an answer now, in the order of `actor`; empty for chance and at the end."""
        return self.now().asked()

    def actor(self) -> Seat:
        """The first seat that is asked, `CHANCE`, or `NOBODY` once the game is over."""
        return self.now().seat

    def turn(self) -> Seat:
        """Whose turn it is, whoever is asked; `NOBODY` before the first turn."""
        raise NotImplementedError

    def legal(self, seat: Seat) -> list[Action]:
        """Every listed action `seat` (or `CHANCE`) may take now, in a fixed order. Do not change the list."""
        raise NotImplementedError

    def odds(self) -> list[int]:
        """At a chance node, the weight of each of `legal(CHANCE)`, in order. Do not change the list."""
        raise NotImplementedError

    def draw(self, rng: Rng) -> int:
        """At a chance node, an outcome drawn by its odds: which of `legal(CHANCE)` it is."""
        return rng.weighted(self.odds())

    def forms(self, seat: Seat) -> list[str]:
        """The verbs `seat` may compose an action of now, such as a trade offer; never listed in `legal`."""
        return []

    def offers(self, seat: Seat) -> list[Action]:
        """A short list of sensible composed actions, for bots; each passes `why_not`."""
        return []

    def why_not(self, seat: Seat, action: Action) -> list[Note]:
        """Every rule that forbids `action` to `seat` now; empty exactly when it may be taken."""
        raise NotImplementedError

    def preview(self, seat: Seat, action: Action) -> list[Note]:
        """What `action` would cost and do, line by line, as far as `seat` knows; also for a refused one."""
        raise NotImplementedError

    def apply(self, seat: Seat, action: Action) -> None:
        """Play a legal action. Legality is the referee's business, not ours."""
        raise NotImplementedError

    def step(self, rng: Rng) -> int:
        """Let the actor, chance included, act at random; return the index of the choice, or -1 at the end."""
        seat = self.actor()
        if seat == NOBODY:
            return -1
        choices = self.legal(seat)
        pick = self.draw(rng) if seat == CHANCE else rng.below(len(choices))
        self.apply(seat, choices[pick])
        return pick

    def copy(self) -> State:
        """An independent state, equal to this one."""
        raise NotImplementedError

    def __deepcopy__(self, memo: object) -> State:
        return self.copy()

    def __reduce__(self) -> tuple[object, ...]:
        """A state is written down as the actions that led to it, which it does not know."""
        raise TypeError(
            "a state is not pickled: pickle its table (archipel.envs.game_table), or write a record"
        )

    def view(self, seat: Seat) -> View:
        """The position as `seat` (or `WATCHER`) may know it."""
        raise NotImplementedError

    def told(self, reader: Seat, seat: Seat, action: Action) -> Action | None:
        """`action` of `seat` as `reader` learns it, asked just before it is applied.

        None means "not yet": the answer of one of several seats that are asked at once. The
        referee asks again after every later action, until it may be told.
        """
        return self.now().told(reader, seat, action)

    def redeal(self, seat: Seat, memory: Memory | None, rng: Rng) -> State:
        """A state that `seat` cannot tell from this one, everything it does not know drawn anew."""
        raise NotImplementedError

    def scores(self) -> list[int]:
        """The points of every seat, hidden points included."""
        raise NotImplementedError

    def seats(self) -> int:
        """How many play."""
        return len(self.scores())

    def points_by_source(self, seat: Seat) -> dict[str, int]:
        """Where the points of a seat come from, hidden points included; together they are its score.

        Every seat has the same sources in the same order, also those that brought nothing.
        """
        return {"points": self.scores()[seat]}

    def public_points(self, seat: Seat) -> int:
        """The points of a seat that everybody can see."""
        raise NotImplementedError

    def outcome(self) -> Outcome | None:
        """How the game ended, or None while it goes on."""
        raise NotImplementedError

    def prompt(self, seat: Seat) -> Note:
        """What `seat` is asked now, or what it is waiting for."""
        return self.now().prompt(seat)
