"""A sparring partner for Settlers that looks one ply ahead and ranks by points, income, building sites and
hand.

The weights are far apart, so that a higher criterion always decides. The strongest cheap players of other
projects work like this. The bot knows its own hand and the public information.
"""

from __future__ import annotations

from archipel.bots.chair import Chair
from archipel.bots.evaluate.settlers import SettlersEvaluator, steps
from archipel.bots.evaluate.settlers_economy import PIPS, corner_pips
from archipel.core.rng import Rng
from archipel.core.state import NOBODY, Action, Seat, State
from archipel.games.settlers.board import CORNER_FIELDS, DESERT
from archipel.games.settlers.building import network
from archipel.games.settlers.cards import HAND_LIMIT, KINDS
from archipel.games.settlers.position import Player, Position
from archipel.games.settlers.state import SettlersState
from archipel.parts.bits import members
from archipel.parts.packed import total, unpack

VARIETY = 4 / 36
"""Bonus income for every kind of resource that a player produces."""


def income(p: Position, player: Player) -> list[float]:
    """Return the expected cards of each kind per roll, without the robber's field."""
    out = [0.0] * KINDS
    for corner in members(player.settlements | player.cities):
        for field in CORNER_FIELDS[corner]:
            if p.board.land[field] != DESERT and field != p.robber:
                cards = 2 if player.cities >> corner & 1 else 1
                out[p.board.land[field]] += cards * PIPS[p.board.tokens[field]] / 36
    return out


def rank(p: Position, seat: Seat) -> float:
    """Return the rank of a position as one number: each line outweighs those after it."""
    me = p.players[seat]
    mine = income(p, me)
    theirs = max(sum(income(p, rival)) for rival in p.players if rival.seat != seat)
    pips = corner_pips(p.board)
    one = steps(p.road, network(p, me))
    places = members(me.reach & ~p.blocked)
    soon = sum(pips[corner] for corner in members((one | me.reach) & ~p.blocked)) / 36
    wood, brick, wool, wheat, ore = unpack(me.hand)
    to_city = (max(0, 2 - wheat) + max(0, 3 - ore)) / 5
    to_settlement = (max(0, 1 - wood) + max(0, 1 - brick) + max(0, 1 - wool) + max(0, 1 - wheat)) / 4
    fields = {field for corner in members(me.settlements | me.cities) for field in CORNER_FIELDS[corner]}
    return (
        3e14 * me.points
        + 1e8 * (sum(mine) + VARIETY * sum(x > 0 for x in mine) - theirs)
        + 1e4 * soon
        + 1e3 * len(places)
        + 1e2 * (2 - to_city - to_settlement) / 2
        + (10 if not places else 0.1) * me.road_length
        + 10.1 * me.knights
        + 10 * int(total(me.cards))
        + me.held
        - (5 if me.held > HAND_LIMIT else 0)
        + len(fields)
    )


class SparringBot:
    """Takes the action that leads to the best rank; a drawn card counts as unknown."""

    def __init__(self, game: str, seed: int) -> None:
        self.rng = Rng(seed)
        self.evaluator = SettlersEvaluator()

    def choose(self, chair: Chair) -> Action:
        """Return the best legal action; the bot neither offers nor accepts trades."""
        choices = [action for action in chair.legal() if action.text != "accept"]
        if len(choices) == 1:
            return choices[0]
        world = chair.imagine(self.rng)
        values = [self.value(world, chair.seat, action) for action in choices]
        best = max(values)
        top = [i for i, value in enumerate(values) if value == best]
        return choices[top[self.rng.below(len(top))]]

    def value(self, world: State, seat: Seat, action: Action) -> float:
        """Return the rank after an action; a chance node that follows is sampled once."""
        twin = world.copy()
        twin.apply(seat, action)
        if action.text == "buy":
            outcomes = twin.legal(-1)
            twin.apply(-1, outcomes[self.rng.weighted(twin.odds())])
        elif action.text.startswith("robber") and twin.actor() == seat:
            # take the first victim on the field
            victims = [a for a in twin.legal(seat) if a.text.startswith("rob ")]
            if victims:
                twin.apply(seat, victims[0])
                twin.apply(-1, twin.legal(-1)[0])
        assert isinstance(twin, SettlersState)
        if twin.actor() == NOBODY:
            return 1e18
        return rank(twin.p, seat)
