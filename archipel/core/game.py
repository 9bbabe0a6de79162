"""One game: how it starts, how it is read, what it looks like."""

from __future__ import annotations

from collections.abc import Iterable

from archipel.core import options as options_
from archipel.core.options import SEED, Option, Preset
from archipel.core.profile import Profile
from archipel.core.state import Action, BadOptions, Memory, Note, Seat, State
from archipel.core.story import Scene, by_name
from archipel.core.view import View


class Game:
    """The door to a game. Stateless; one instance, which `archipel.registry` finds."""

    key: str
    """The name in commands, records and links."""
    rules: str = "1"
    """The newest version of the rules. A change of behaviour raises it, a faster way to the same does not;
    every version from 1 on stays playable (`docs/adding-a-game.md`)."""
    seats: range
    """The numbers of seats that can be played."""
    printed_seats: range
    """Those of them that the rulebook provides for; the others are for research."""
    options: tuple[Option, ...] = ()
    presets: tuple[Preset, ...] = (SEED,)
    for_children: bool = False
    """Whether small children play it: their tables are without chat unless somebody asks for it."""
    profile: Profile = Profile()
    """What it brings besides its rules."""

    def start(self, seats: int, options: dict[str, str]) -> State:
        """The state before the first draw or decision.

        `options` has a value for every option, and under `rules` the version to play.
        """
        raise NotImplementedError

    def read(self, text: str) -> Action:
        """The action a text stands for (the shared one, if it is listed), or `BadNotation`."""
        raise NotImplementedError

    def vocabulary(self, seats: int, options: dict[str, str]) -> list[Action]:
        """Every listed action a seat may ever take, in a fixed order; no chance outcomes, no forms."""
        raise NotImplementedError

    def memory(self, seats: int, seat: Seat, options: dict[str, str]) -> Memory:
        """An empty memory for one seat."""
        raise NotImplementedError

    def colours(self, seats: int, options: dict[str, str]) -> list[str]:
        """The colour of every seat."""
        raise NotImplementedError

    def picture(self, view: View) -> str:
        """The view drawn in text, for terminals."""
        raise NotImplementedError

    def drawing(self, view: View) -> str:
        """The view drawn in SVG, for notebooks and papers; nothing where the picture in text has to do."""
        return ""

    def check(self, state: State) -> None:
        """Assert what may never change: cards are conserved, pieces stand where the rules let them."""

    def views(self, state: State, readers: Iterable[Seat]) -> dict[Seat, View]:
        """`state.view` of each of several readers; a game may build what they all see alike only once."""
        return {reader: state.view(reader) for reader in readers}

    def held(self, state: State) -> list[int]:
        """How many cards or goods every seat holds or is about to draw: what dice bring, for luck meters."""
        raise NotImplementedError

    def count(self, view: View, memory: Memory) -> View | None:
        """What a diligent player has counted by now, for tables that lay it open; None if there is nothing.

        Only the seat's own view and memory go in, so nothing else can come out.
        """
        return None

    def doubts(self, state: State, seat: Seat, action: Action) -> list[Note]:
        """What speaks against a move at first sight, the gravest first: facts that a coach may ask about.

        `state` is a position as the seat imagines it; only what holds in all of them is ever said.
        """
        return []

    def story(self, scene: Scene[View]) -> list[Note]:
        """What a moment of the game tells its reader, in notes; without a story of its own, verbs by name.

        Only the reader's own views and what the reader was told go in, so nothing else can come out.
        """
        return by_name(scene)

    # What follows is the same for every game.

    def read_options(self, text: str, rules: str = "") -> dict[str, str]:
        """A value for every option, from text such as `preset=modern board=variable`.

        The version is `rules`, or the newest, unless the text names another one (`rules=1`).
        """
        return options_.read(self._choices(rules or self.rules), self.presets, text)

    def options_text(self, values: dict[str, str], rules: str = "") -> str:
        """The shortest text that `read_options` reads as these values, given the same `rules`."""
        return options_.text(self._choices(rules or self.rules), self.presets, values)

    def versions(self) -> list[str]:
        """Every version of the rules, the newest first."""
        return [str(version) for version in range(int(self.rules), 0, -1)]

    def _choices(self, rules: str) -> tuple[Option, ...]:
        """The options of the game, and last its versions, of which `rules` goes without saying."""
        known = self.versions()
        if rules not in known:
            raise BadOptions(f"rules {rules!r}: there is {', '.join(known)}")
        return (*self.options, Option(options_.RULES, (rules, *[other for other in known if other != rules])))

    def open(self, seats: int, options: dict[str, str]) -> State:
        """`start`, or `BadOptions` when the game is not for so many."""
        if seats not in self.seats:
            raise BadOptions(f"{self.key} is for {self.seats[0]} to {self.seats[-1]} seats, not {seats}")
        return self.start(seats, options)
