"""The entry point of a game: how to start it, read its notation and show it."""

from __future__ import annotations

from collections.abc import Iterable

from archipel.core import options as options_
from archipel.core.options import SEED, Option, Preset
from archipel.core.profile import Profile
from archipel.core.state import Action, BadOptions, Memory, Note, Seat, State
from archipel.core.story import Scene, by_name
from archipel.core.view import View


class Game:
    """The entry point of a game. Stateless: there is one instance, which `archipel.registry` finds."""

    key: str
    """The name in commands, records and links."""
    rules: str = "1"
    """The newest version of the rules. A change of behaviour raises it, an optimisation does not. Every
    version from 1 on stays playable (`docs/adding-a-game.md`)."""
    seats: range
    """The numbers of seats that can be played."""
    printed_seats: range
    """The numbers of seats that the rulebook provides for; the others are for research."""
    options: tuple[Option, ...] = ()
    presets: tuple[Preset, ...] = (SEED,)
    for_children: bool = False
    """Whether small children play it: their tables have no chat unless the host turns it on."""
    profile: Profile = Profile()
    """What the game brings besides its rules."""

    def start(self, seats: int, options: dict[str, str]) -> State:
        """Return the state before the first draw or decision.

        `options` has a value for every option, and under `rules` the version to play.
        """
        raise NotImplementedError

    def read(self, text: str) -> Action:
        """Return the action that a text stands for (the shared object, if listed), or raise `BadNotation`."""
        raise NotImplementedError

    def vocabulary(self, seats: int, options: dict[str, str]) -> list[Action]:
        """Return every listed action a seat may ever take, in a fixed order: no chance outcomes, no forms."""
        raise NotImplementedError

    def memory(self, seats: int, seat: Seat, options: dict[str, str]) -> Memory:
        """Return an empty memory for one seat."""
        raise NotImplementedError

    def colours(self, seats: int, options: dict[str, str]) -> list[str]:
        """Return the colour of every seat."""
        raise NotImplementedError

    def picture(self, view: View) -> str:
        """Return the view drawn in text, for terminals."""
        raise NotImplementedError

    def drawing(self, view: View) -> str:
        """Return the view drawn in SVG, for notebooks and papers; empty if there is only a text picture."""
        return ""

    def check(self, state: State) -> None:
        """Assert the invariants: cards are conserved, and pieces stand where the rules let them."""

    def views(self, state: State, readers: Iterable[Seat]) -> dict[Seat, View]:
        """Return `state.view` of each reader. A game may override it to build the common part only once."""
        return {reader: state.view(reader) for reader in readers}

    def held(self, state: State) -> list[int]:
        """Return how many cards or goods every seat holds or is about to draw: luck meters go by it."""
        raise NotImplementedError

    def count(self, view: View, memory: Memory) -> View | None:
        """Return what a card-counting player knows by now, for tables that show it; None if there is nothing.

        Only the seat's own view and memory go in, so it cannot reveal anything else.
        """
        return None

    def doubts(self, state: State, seat: Seat, action: Action) -> list[Note]:
        """Return what speaks against a move at first sight, the gravest first: facts a coach may ask about.

        `state` is a position as the seat imagines it. The coach says only what holds in all of them.
        """
        return []

    def story(self, scene: Scene[View]) -> list[Note]:
        """Return the notes that tell a reader one scene; by default the name of the verb.

        Only the reader's own views and what the reader was told go in, so it cannot reveal anything else.
        """
        return by_name(scene)

    # The same for every game.

    def read_options(self, text: str, rules: str = "") -> dict[str, str]:
        """Return a value for every option, from text such as `preset=modern board=variable`.

        The version is `rules`, or the newest, unless the text names another one (`rules=1`).
        """
        return options_.read(self._choices(rules or self.rules), self.presets, text)

    def options_text(self, values: dict[str, str], rules: str = "") -> str:
        """Return the shortest text that `read_options` reads as these values, given the same `rules`."""
        return options_.text(self._choices(rules or self.rules), self.presets, values)

    def versions(self) -> list[str]:
        """Return every version of the rules, the newest first."""
        return [str(version) for version in range(int(self.rules), 0, -1)]

    def _choices(self, rules: str) -> tuple[Option, ...]:
        """Return the options of the game, and last its versions, with `rules` as the default."""
        known = self.versions()
        if rules not in known:
            raise BadOptions(f"rules {rules!r}: there is {', '.join(known)}")
        return (*self.options, Option(options_.RULES, (rules, *[other for other in known if other != rules])))

    def open(self, seats: int, options: dict[str, str]) -> State:
        """Return `start`, or raise `BadOptions` if the game cannot be played by this many seats."""
        if seats not in self.seats:
            raise BadOptions(f"{self.key} is for {self.seats[0]} to {self.seats[-1]} seats, not {seats}")
        return self.start(seats, options)
