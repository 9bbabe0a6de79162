"""Build the view of a seat from the position."""

from __future__ import annotations

from archipel.games.princes.board import CENTRE_NAMES, FACES, GOODS, PLACE_NAMES, SPOT_NAMES, TERRAINS
from archipel.games.princes.cards import DECK, DECKS, KEYS
from archipel.games.princes.hands import limit, search_price
from archipel.games.princes.position import Asked, Position
from archipel.games.princes.production import counted
from archipel.games.princes.trading import rates
from archipel.games.princes.view import CardView, ColumnView, PrincesView, RealmView, RegionView, StackView
from archipel.parts.bits import members


def key(kind: int) -> str:
    """Return the key of a card, or an empty text for none."""
    return KEYS[kind] if kind >= 0 else ""


def realm_view(p: Position, seat: int, viewer: int) -> RealmView:
    """Return one principality as the viewer sees it."""
    realm = p.realms[seat]
    known = [
        KEYS[kind]
        for i, kind in enumerate(realm.hand)
        if viewer == seat or (viewer == 1 - seat and realm.is_shown(i))
    ]
    return RealmView(
        seat=seat,
        colour=("red", "blue")[seat],
        columns=tuple(ColumnView(column + 1, realm.is_city(column)) for column in realm.columns()),
        road_left=realm.road_left,
        road_right=realm.road_right,
        regions=tuple(
            RegionView(
                PLACE_NAMES[place], TERRAINS[realm.terrain[place]], realm.number[place], realm.stored(place)
            )
            for place in realm.region_places()
            if realm.terrain[place] >= 0
        ),
        cards=tuple(
            CardView(
                SPOT_NAMES[spot],
                KEYS[realm.spots[spot]],
                key(realm.covered) if KEYS[realm.spots[spot]] == "progress/town_hall" else "",
            )
            for spot in realm.standing()
        ),
        cache_at=PLACE_NAMES[realm.cache_at] if realm.cache_at >= 0 else "",
        cache=realm.cache,
        strength=realm.strength,
        commerce=realm.commerce,
        skill=realm.skill,
        progress=realm.progress,
        points=p.points(seat),
        ships=realm.ships,
        goods=tuple(realm.held(good) for good in range(len(GOODS))),
        counted=counted(realm),
        rates=tuple(rates(realm)),
        search_price=search_price(p, seat),
        hand=tuple(sorted(known)),
        shown=tuple(sorted(KEYS[kind] for i, kind in enumerate(realm.hand) if realm.is_shown(i)))
        if viewer == seat
        else (),
        backs=tuple(sum(DECK[kind] == deck for kind in realm.hand) for deck in range(len(DECKS))),
        hand_limit=limit(p, seat),
    )


def view(p: Position, viewer: int) -> PrincesView:
    """Return the view of a seat or a spectator."""
    now = p.now()
    asked = Asked()
    now.show(asked)
    return PrincesView(
        seat=viewer,
        mode=p.rulings.mode,
        target=p.rulings.target,
        turn=p.turn,
        turns=p.turns,
        first=p.first,
        asked=now.seat,
        phase=now.name(),
        about=asked.about,
        left=asked.left,
        due=tuple(asked.due),
        named=tuple(SPOT_NAMES[spot] for spot in members(asked.named)),
        turned_up=tuple(CENTRE_NAMES[region] for region in asked.turned_up),
        number=p.number,
        face=FACES[p.face] if p.face >= 0 else "",
        event=key(p.event),
        realms=tuple(realm_view(p, seat, viewer) for seat in range(2)),
        stacks=tuple(
            StackView(
                stack + 1,
                DECKS[p.rulings.stack_decks[stack]],
                tuple(
                    key(kind) if p.knows(viewer, stack, at) else "" for at, kind in enumerate(p.stacks[stack])
                ),
            )
            for stack in range(len(p.stacks))
        ),
        events=tuple(key(kind) for kind in p.events),
        discard=len(p.discard),
        discard_top=key(p.discard[-1]) if p.discard else "",
        face_up_card=key(p.rulings.face_up),
        face_up=p.face_up,
        roads=p.roads,
        settlements=p.settlements,
        cities=p.cities,
        regions=len(members(p.centre)),
        strength_token=p.strength_holder(),
        trade_token=p.trade_holder(),
        winner=p.winner,
        over=p.over(),
    )
