"""The options of a table as typed rulings, and the cards of each mode."""

from __future__ import annotations

from typing import Final, final

from archipel.core.options import SEED, Option, Preset, version
from archipel.core.state import Action
from archipel.games.princes.actions import BURIES, STACKS
from archipel.games.princes.cards import BASE, CARDS, DECK, DECKS, KINDS, NEWEST

OPTIONS: Final[tuple[Option, ...]] = (
    Option(
        "mode", ("intro", "gold", "war", "progress", "duel"), ("P-028", "P-103", "P-104", "P-105", "P-118")
    ),
    Option("same-start-stack", ("no", "yes"), ("P-099", "P-A11")),
    Option("fresh-reaction", ("no", "yes"), ("P-073", "P-A19")),
    Option("storehouse", ("counts", "saves"), ("P-137", "P-A08", "P-C05")),
    Option("victory", ("own-turn", "at-once", "end-of-turn"), ("P-088", "P-A35")),
    Option("removal", ("themes", "always"), ("P-112", "P-A22")),
    Option("trade-master", ("one-or-two", "two"), ("P-164", "P-A46", "P-C17")),
    Option("salt-silo", ("victory", "commerce"), ("P-174", "P-C03")),
    Option("doctor", ("two", "four"), ("P-233", "P-A60")),
    Option("face-up", ("pile", "stack"), ("P-113", "P-A21")),
)

PRESETS: Final[tuple[Preset, ...]] = (SEED,)

RULES: Final = max(2, NEWEST)
"""The newest version of the rules: that of the last changed rule or of the newest card."""

INTRO_POINTS: Final = 7
"""P-088."""
THEME_POINTS: Final = 12
"""P-116."""
DUEL_POINTS: Final = 13
"""P-119."""
MOON_EVENTS: Final = 6
"""P-124: how many of the fifteen moon events are drawn for the Duel."""


def places_of(value: int, row: list[int]) -> list[int]:
    """Return the indices of a value in a list."""
    return [at for at, other in enumerate(row) if other == value]


def kinds_with(deck: int, cards: list[int]) -> list[int]:
    """Return the kinds with a back, among cards counted by kind."""
    return [kind for kind, n in enumerate(cards) if n and CARDS[kind].deck == deck]


def burials(stacks_by_deck: list[list[int]]) -> list[list[Action]]:
    """P-114: by kind, the card under every stack with its back."""
    return [
        [BURIES[kind * STACKS + stack] for stack in stacks_by_deck[deck]] for kind, deck in enumerate(DECK)
    ]


@final
class Rulings:
    """The options of a table, typed. Copies of a position share one object."""

    def __init__(self, options: dict[str, str]) -> None:
        self.mode = mode = options["mode"]
        self.intro = mode == "intro"
        self.duel = mode == "duel"
        self.same_start_stack = options["same-start-stack"] == "yes"
        self.fresh_reaction = options["fresh-reaction"] == "yes"
        self.storehouse_saves = options["storehouse"] == "saves"
        self.win_at_once = options["victory"] == "at-once"
        self.win_at_end = options["victory"] == "end-of-turn"
        newest = version(options) >= 2
        self.win_before_roll = newest and self.win_at_end and not self.intro
        """P-117: points that one has before the roll win at once, also where victory waits for the end."""
        self.fetch_freely = newest
        """P-A64: a card that Guido or Gustav took back may be played at once, the two of them too."""
        self.open_sebastian_answers = not newest
        """P-186: whether one is asked for Sebastian although the other openly holds him."""
        self.removal = not self.intro or options["removal"] == "always"
        self.trade_master_two = options["trade-master"] == "two"
        self.salt_commerce = options["salt-silo"] == "commerce"
        self.doctor_four = options["doctor"] == "four"
        self.face_up_to_stack = options["face-up"] == "stack"
        self.target = INTRO_POINTS if self.intro else DUEL_POINTS if self.duel else THEME_POINTS
        decks = [BASE] if self.intro else [0, 1, 2, 3] if self.duel else [BASE, DECKS.index(mode)]
        self.decks = decks
        self.face_up = -1
        """P-095: the kind that lies face up, if any (P-122: none in the Duel)."""
        self.face_up_cards = 0
        self.cards = [0] * KINDS
        """How many of each kind are in the draw stacks."""
        self.events = [0] * KINDS
        """Events that are certainly in the event stack."""
        self.moon_events = [0] * KINDS
        """P-124: events of which only some are in the stack."""
        for kind, card in enumerate(CARDS):
            if card.deck not in decks or card.since > version(options):
                continue
            count = card.count - card.moon if self.duel else card.count
            if card.is_event:
                self.events[kind] = count
                self.moon_events[kind] = card.moon if self.duel else 0
            elif card.face_up and not self.duel:
                self.face_up, self.face_up_cards = kind, count
            else:
                self.cards[kind] = count
        self.stack_decks: list[int] = []
        self.stack_sizes: list[int] = []
        for deck in decks:
            stacks = (4 if self.intro else 3) if deck == BASE else 1 if self.duel else 2
            size = sum(n for kind, n in enumerate(self.cards) if CARDS[kind].deck == deck)
            for i in range(stacks):
                self.stack_decks.append(deck)
                self.stack_sizes.append((size + stacks - 1 - i) // stacks)
        self.stacks_by_deck = [places_of(deck, self.stack_decks) for deck in range(len(DECKS))]
        self.burials = burials(self.stacks_by_deck)
        self.kinds_by_stack = [kinds_with(deck, self.cards) for deck in self.stack_decks]
        """The kinds with the back of each stack."""
        self.event_kinds = [kind for kind in range(KINDS) if self.events[kind] or self.moon_events[kind]]
        self.moon_slots = MOON_EVENTS if self.duel else 0
        self.kinds = [kind for kind, n in enumerate(self.cards) if n or kind == self.face_up]
        """Every kind that may be held or built."""
