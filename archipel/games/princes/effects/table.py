"""The effects by kind of card."""

from __future__ import annotations

from typing import Final

from archipel.games.princes.cards import CARDS
from archipel.games.princes.effect import EFFECTS, Effect, Plain
from archipel.games.princes.effects.base_actions import BASE_ACTIONS
from archipel.games.princes.effects.base_events import BASE_EVENTS
from archipel.games.princes.effects.gold import GOLD_EFFECTS
from archipel.games.princes.effects.progress import PROGRESS_EFFECTS
from archipel.games.princes.effects.war import WAR_EFFECTS

BY_NAME: Final[dict[str, Effect]] = {
    **BASE_ACTIONS,
    **BASE_EVENTS,
    **GOLD_EFFECTS,
    **WAR_EFFECTS,
    **PROGRESS_EFFECTS,
}

PLAIN: Final = Plain()

EFFECTS.extend([BY_NAME.get(card.name, PLAIN) for card in CARDS])
"""By kind: the same card of two sets has the same effect."""
