"""The outcomes of chance in Princes: dice, cards, events, regions. Each outcome is one shared object."""

from __future__ import annotations

from typing import Final, final

from archipel.core.state import Action
from archipel.games.princes.actions import UNKNOWN, card_key
from archipel.games.princes.board import CENTRE_NAMES, FACES
from archipel.games.princes.cards import KEYS, KINDS


@final
class First(Action):
    """Each prince throws the production die for the start (P-034)."""

    def __init__(self, red: int, blue: int) -> None:
        super().__init__(f"first {red} {blue}")
        self.red = red
        self.blue = blue
        self.by_hand = True


@final
class Dice(Action):
    """Both dice have fallen (P-038)."""

    def __init__(self, number: int, face: int) -> None:
        super().__init__(f"dice {number} {FACES[face]}")
        self.number = number
        self.face = face
        self.by_hand = True


@final
class Guard(Action):
    """The defender's throw against an attack (P-A52)."""

    def __init__(self, number: int) -> None:
        super().__init__(f"guard {number}")
        self.number = number
        self.by_hand = True


@final
class Seen(Action):
    """A card of a draw stack is drawn or looked at (P-067, P-070). Other readers see `card ?`."""

    def __init__(self, kind: int) -> None:
        super().__init__(f"card {card_key(kind)}")
        self.kind = kind


@final
class Event(Action):
    """The top event card (P-085); in the Duel a card with the moon says so (P-124)."""

    def __init__(self, kind: int, moon: bool) -> None:
        super().__init__(f"event {KEYS[kind]}" + (" moon" if moon else ""))
        self.kind = kind
        self.moon = moon


@final
class Region(Action):
    """A region for a new settlement is turned up (P-055)."""

    def __init__(self, region: int) -> None:
        super().__init__(f"region {CENTRE_NAMES[region]}")
        self.region = region


# Tables of the shared outcomes.

FIRSTS: Final[list[Action]] = [First(red, blue) for red in range(1, 7) for blue in range(1, 7)]
DICE: Final = [Dice(number, face) for number in range(1, 7) for face in range(5)]
GUARDS: Final[list[Action]] = [Guard(number) for number in range(1, 7)]
SEEN: Final = [Seen(kind) for kind in range(KINDS)]
SEEN_ALONE: Final[list[list[Action]]] = [[seen] for seen in SEEN]
"""By kind, the one outcome for a card that is already known."""
SEEN_UNKNOWN: Final = Seen(UNKNOWN)
EVENTS: Final = [Event(kind, moon) for kind in range(KINDS) for moon in (False, True)]
REGION: Final[list[Action]] = [Region(region) for region in range(12)]
