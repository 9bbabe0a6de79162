"""The view as text: the opponent's principality above, the piles, the own principality below."""

from __future__ import annotations

from archipel.games.princes.board import FULL, GOODS
from archipel.games.princes.cards import DECKS
from archipel.games.princes.view import PrincesView, RealmView, StackView

WIDTH = 110


def draw(view: PrincesView) -> str:
    """Return the table as text, at most 110 columns wide."""
    me = view.seat if view.seat >= 0 else 0
    lines = realm_lines(view, view.realms[1 - me])
    lines += ["", *middle_lines(view), ""]
    lines += realm_lines(view, view.realms[me])
    return "\n".join(line.rstrip()[:WIDTH] for line in lines)


def short(card: str, width: int) -> str:
    """Return a card's name without its set, cut to fit."""
    return card.rpartition("/")[2].replace("_", " ")[:width]


def realm_lines(view: PrincesView, realm: RealmView) -> list[str]:
    """Return the lines of one principality: heading, five rows of cards, goods, hand."""
    tokens = ("⚔" if view.strength_token == realm.seat else "") + (
        "⚖" if view.trade_token == realm.seat else ""
    )
    turn = "▶ " if view.turn == realm.seat else "  "
    out = [
        f"{turn}{realm.colour.upper()} ({realm.seat})  {realm.points}/{view.target} points {tokens}  "
        f"strength {realm.strength}  commerce {realm.commerce}  "
        f"skill {realm.skill}  progress {realm.progress}"
    ]
    out += grid_lines(realm)
    goods = "  ".join(f"{name} {n}" for name, n in zip(GOODS, realm.goods, strict=True) if n)
    cache = f"  (cache {realm.cache}/{FULL} at {realm.cache_at})" if realm.cache_at else ""
    out.append(f"  goods: {goods or 'none'}{cache}")
    size = sum(realm.backs)
    backs = ", ".join(f"{n} {deck}" for deck, n in zip(DECKS, realm.backs, strict=True) if n)
    known = ", ".join(realm.hand)
    out.append(
        f"  hand {size}/{realm.hand_limit}"
        + (f" [{backs}]" if backs else "")
        + (f": {known}" if known else "")
    )
    return out


def grid_lines(realm: RealmView) -> list[str]:
    """Return the row of settlements and roads, with regions and expansions above and below."""
    first, last = realm.columns[0].column, realm.columns[-1].column
    width = max(7, min(15, (WIDTH - 2) // (2 * (last - first + 1) + 1)))
    regions = {region.place: region for region in realm.regions}
    cards = {card.spot: card for card in realm.cards}
    cities = {column.column for column in realm.columns if column.city}
    rows: list[list[str]] = [[], [], [], [], [], [], [], []]
    for gap in range(first, last + 2):
        for row, at in (("u", 2), ("d", 5)):
            region = regions.get(f"r{gap}{row}")
            rows[at].append("" if region is None else f"{region.terrain.replace('_', ' ')}"[: width - 1])
            rows[at + 1].append(
                ""
                if region is None
                else f"{region.number} {'●' * region.stored}{'○' * (FULL - region.stored)}"
            )
        road = (
            first < gap <= last
            or (gap == first and realm.road_left)
            or (gap == last + 1 and realm.road_right)
        )
        rows[4].append("═" * (width - 1) if road else "")
        rows[0].append(f"r{gap}")
        rows[1].append("")
        rows[7].append("")
        if gap > last:
            continue
        city = gap in cities
        rows[0].append(f"s{gap}")
        for spot, at in ((f"s{gap}u2", 1), (f"s{gap}u1", 2), (f"s{gap}d1", 5), (f"s{gap}d2", 7)):
            card = cards.get(spot)
            free = "·" if city or spot.endswith("1") else ""
            rows[at].append(
                free if card is None else short(card.card, width - 1) + ("+" if card.covers else "")
            )
        rows[3].append("")
        rows[6].append("")
        rows[4].append("CITY" if city else "settlem."[: width - 1])
    return ["  " + "".join(cell[: width - 1].center(width) for cell in row) for row in rows]


def stack_text(stack: StackView) -> str:
    """Return a stack: its number, back, size and known cards."""
    known = sum(1 for card in stack.cards if card)
    return f"{stack.number} {stack.back} {len(stack.cards)}" + (f" ({known} known)" if known else "")


def middle_lines(view: PrincesView) -> list[str]:
    """Return the piles, stacks, dice and the pending question."""
    out = [
        f"  roads {view.roads}  settlements {view.settlements}  cities {view.cities}  "
        f"regions {view.regions}  events {len(view.events)}  discard {view.discard}"
        + (f" ({view.discard_top})" if view.discard_top else "")
    ]
    out.append("  stacks: " + " | ".join(stack_text(stack) for stack in view.stacks))
    if view.face_up_card:
        out.append(f"  face up: {view.face_up} {view.face_up_card}")
    dice = f"  dice: {view.number} {view.face}" if view.number else "  dice: not thrown"
    out.append(
        f"{dice}{' ' + view.event if view.event else ''}   turn {view.turns}, {view.phase} {view.about}"
    )
    return out
