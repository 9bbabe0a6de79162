"""The notation: texts of all actions of seats and chance, and of their hidden forms."""

from __future__ import annotations

from typing import Final

from archipel.core.state import Action, BadNotation
from archipel.games.princes import actions, chance
from archipel.games.princes.board import REGIONS, SITES, SPOTS
from archipel.games.princes.cards import CARDS, KINDS
from archipel.games.princes.rulings import Rulings
from archipel.parts.actions import END, PASS, ROLL


def _chance() -> list[Action]:
    out: list[Action] = [chance.SEEN_UNKNOWN]
    out += chance.FIRSTS
    out += chance.DICE
    out += chance.GUARDS
    out += [chance.SEEN[kind] for kind in range(KINDS) if not CARDS[kind].is_event]
    out += [event for event in chance.EVENTS if CARDS[event.kind].is_event]
    out += chance.REGION
    return out


def listed(kinds: list[int], stack_decks: list[int]) -> list[Action]:
    """Return all actions of seats with these cards and stacks, in a fixed order."""
    stacks = range(len(stack_decks))
    out: list[Action] = [ROLL, END, PASS, actions.BRIBE]
    out += actions.NUMBERS
    out += [actions.DRAWS[stack] for stack in stacks]
    out += [actions.SEARCHES[stack] for stack in stacks]
    out += [actions.UNDERS[stack] for stack in stacks]
    out += actions.BUILD_ROADS
    out += actions.BUILD_SETTLEMENTS
    out += actions.BUILD_CITIES
    for kind in kinds:
        card = CARDS[kind]
        out.append(actions.TAKES[kind])
        out += [
            actions.BURIES[kind * actions.STACKS + stack]
            for stack in stacks
            if stack_decks[stack] == card.deck
        ]
        if card.is_action:
            out.append(actions.PLAYS[kind])
        elif card.is_expansion:
            out += [actions.BUILDS[kind * SITES + site] for site in range(SITES)]
        else:
            out += actions.BUILD_CACHES
    out += [actions.TRADES[give * 6 + get] for give in range(6) for get in range(6) if give != get]
    out += actions.SAILS
    out += actions.COINS
    out += actions.REMOVES
    out += actions.PAYS
    out += actions.GAINS
    out += actions.GIVES
    out += actions.FILLS
    out += actions.DEMANDS
    out += actions.WAIVES
    out += actions.NAMINGS
    out += actions.LOSES
    out += [actions.SWAPS[a * REGIONS + b] for a in range(REGIONS) for b in range(a + 1, REGIONS)]
    out += [actions.CARD_SWAPS[a * SPOTS + b] for a in range(SPOTS) for b in range(a + 1, SPOTS)]
    out += actions.ABOVES
    out += actions.BELOWS
    return out


def vocabulary(rulings: Rulings) -> list[Action]:
    """Return all actions a seat may ever take in this mode."""
    return listed(rulings.kinds, rulings.stack_decks)


def _all() -> dict[str, Action]:
    held = [kind for kind in range(KINDS) if not CARDS[kind].is_event]
    # Stack numbers mean different backs in different modes, so every card may meet every number.
    out: list[Action] = _chance() + listed(held, [])
    for stack in range(actions.STACKS):
        out += [actions.DRAWS[stack], actions.SEARCHES[stack], actions.UNDERS[stack]]
        out += [actions.BURIES[kind * actions.STACKS + stack] for kind in held]
        out.append(actions.BURY_UNKNOWN[stack])
    out.append(actions.TAKE_UNKNOWN)
    return {action.text: action for action in out}


ALL: Final[dict[str, Action]] = _all()


def read(text: str) -> Action:
    """Return the shared action of a text."""
    action = ALL.get(text)
    if action is None:
        raise BadNotation(f"{text!r} is not an action of Princes")
    return action
