"""Settlers in lockstep with catanatron 3.2.1, compared at every step of whole games.

Both engines play on one island, with the same dice, thefts, draws and discards. They differ in a few rules.
Each difference has a name here, is recognised by the position alone, and is listed in docs/rules/settlers.md
("Compared with catanatron"). Any other difference fails the test. Actions that only we allow are played on
both engines. Actions that only catanatron allows are against the rules, and are not played.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection

import pytest
from settlers.catanatron_peer import CORNER, EDGES, FIELD, NODES, PATH, Peer

from archipel.core.rng import Rng
from archipel.core.state import CHANCE, NOBODY, Action, Seat
from archipel.games.settlers import Settlers
from archipel.games.settlers.actions import Discard, Draw, Steal
from archipel.games.settlers.board import (
    BEGINNER_PLACES,
    CORNERS,
    FIELDS,
    HARBOUR_SLOTS,
    ISLAND,
    PATHS,
    Places,
    colours,
)
from archipel.games.settlers.building import FreeRoad
from archipel.games.settlers.cards import (
    BRICK,
    CARDS,
    GOODS,
    INVENTION,
    KINDS,
    NOTHING,
    POINT,
    ROAD_COST,
    ROAD_MINIMUM,
    SETTLEMENT_COST,
    TARGET,
    WOOD,
)
from archipel.games.settlers.notation import read
from archipel.games.settlers.position import NONE
from archipel.games.settlers.production import Discarding
from archipel.games.settlers.robber import MovingRobber
from archipel.games.settlers.state import SettlersState
from archipel.games.settlers.turn import Building, Rolling, Trading
from archipel.parts.bits import members
from archipel.parts.dice import Dice
from archipel.parts.packed import ONE, count, unpack

pytestmark = pytest.mark.many

OPTIONS = "preset=modern shortage=nobody"
"""Catanatron's rules as options: it never pays a sole claimant the rest of the bank (S-A06)."""
RULINGS = ["cut-tie=holder", "cut-tie=aside", "phases=strict theft=optional", "cut-tie=aside phases=strict"]
"""Catanatron breaks a tie after a cut by neither ruling (S-A07), so games are played with both. Strict phases
and optional thefts (S-A01, S-A05) follow the booklet: catanatron lists more actions there, or fewer.
"""
PRINTED = sorted(BEGINNER_PLACES)

GAMES = 200

FRESH_CARD = "S-057: it plays a card in the turn of its purchase"
BEFORE_DICE = "S-067: before the dice it plays knights only"
FREE_ROADS = "S-071: it plays Road Building only with a road's price in hand"
HALF_INVENTION = "S-A18: its Invention takes one card where the bank has not two"
ROAD_END = "S-115: it leaves out the piece of a road that ends at a foreign building"
SHORT_ROAD = "S-116: after a cut it awards a road of less than 5"
TIED_ROAD = "S-116: after a cut it breaks a tie by the order of the first roads"
TRADE_AFTER = "S-A01: it trades after building, against strict phases"
SPARED = "S-A05: it robs whenever it can"
OFF_TURN = "S-A12: it lets a player win in another's turn"


def rightful(lengths: list[int], holder: Seat, keeps: bool) -> Seat:
    """S-116: return the holder of Longest Road, if `holder` had it before and `keeps` it on a tie."""
    best = max(lengths)
    if best < ROAD_MINIMUM:
        return NONE
    leaders = [seat for seat, length in enumerate(lengths) if length == best]
    if len(leaders) == 1:
        return leaders[0]
    return holder if holder in leaders and keeps else NONE


def winner(state: SettlersState) -> Seat:
    """Return the winner, or nobody."""
    outcome = state.outcome()
    return NONE if outcome is None else outcome.winners[0]


class Lockstep:
    """One game on both engines. Ours decides the chance outcomes; both play what both allow."""

    def __init__(self, seats: int, seed: int, board: str = "variable", rulings: str = "") -> None:
        self.rng = Rng(seed)
        self.eager = seed % 3 > 0
        self.seen: Counter[str] = Counter()
        options = Settlers().read_options(f"{OPTIONS} board={board} {rulings}")
        state = Settlers().open(seats, options)
        assert isinstance(state, SettlersState)
        self.ours = state
        while state.actor() == CHANCE:
            self.chance()
        self.peer = Peer(seats, state.p.board, seed + 1)
        if board in PRINTED:
            self.place_printed(BEGINNER_PLACES[board], colours(seats))
        self.roads = self.our_roads()
        """The road lengths and the holder at the last comparison."""
        self.cut = False
        """Whether the last step put a settlement between two roads of another player."""

    def place_printed(self, places: dict[str, Places], names: list[str]) -> None:
        """S-014, S-019: place the printed pieces on its board, the settlement with the star last."""
        seats = list(range(len(names)))
        for last, order in [(False, seats), (True, seats[::-1])]:
            for seat in order:
                begin = places[names[seat]]
                [corner] = [c for c in begin.settlements if (c == begin.star) == last]
                [path] = [path for path in begin.roads if corner in ISLAND.paths[path]]
                for text in (f"settle {corner}", f"road {path}"):
                    self.peer.do(self.peer.legal()[text])

    def our_roads(self) -> tuple[list[int], Seat]:
        p = self.ours.p
        return [player.road_length for player in p.players], p.longest

    def play(self) -> None:
        while self.ours.actor() != NOBODY:
            self.step()
            self.check()

    def check(self) -> None:
        self.check_table()
        self.check_longest_road()
        self.check_winner()

    def chance(self) -> Action:
        """Let the dealer act."""
        outcomes = self.ours.legal(CHANCE)
        outcome = outcomes[self.rng.weighted(self.ours.odds())]
        self.ours.apply(CHANCE, outcome)
        return outcome

    def pick(self, texts: list[str]) -> str:
        """Pick any action. In two games of three prefer buildings, for fuller boards and shorter games."""
        if self.eager and self.rng.below(4):
            texts = [text for text in texts if text.startswith("settle")] or texts
            texts = [text for text in texts if not text.startswith(("end", "trade"))] or texts
        return texts[self.rng.below(len(texts))]

    def give(self, seat: Seat, goods: list[int]) -> None:
        for good, n in enumerate(goods):
            self.ours.p.take(self.ours.p.players[seat], good, n)
            self.peer.give(seat, good, n)

    def give_card(self, seat: Seat, card: int) -> None:
        self.ours.p.pile -= ONE[card]
        self.ours.p.players[seat].cards += ONE[card]
        self.peer.give_card(seat, card)

    # One decision at a time.

    def step(self) -> None:
        now = self.ours.now()
        self.cut = False
        if isinstance(now, Discarding):
            self.step_discards()
        elif isinstance(now, MovingRobber):
            self.step_robber()
        elif isinstance(now, FreeRoad):
            self.step_free_road()
        else:
            self.step_listed()

    def step_free_road(self) -> None:
        """Build a free road. Catanatron lists none without the price in hand, so we lend it."""
        seat = self.ours.actor()
        self.peer.lend(seat, 1)
        self.step_listed()
        self.peer.lend(seat, -1)

    def step_listed(self) -> None:
        seat = self.ours.actor()
        theirs = self.peer.legal()
        text = self.pick(self.allowed(seat, theirs))
        self.cut = self.cuts(seat, text)
        self.ours.apply(seat, read(text))
        if text == "roll":
            dice = self.chance()
            assert isinstance(dice, Dice)
            self.peer.roll(theirs[text], dice.low, dice.high)
        elif text == "buy":
            draw = self.chance()
            assert isinstance(draw, Draw)
            self.peer.draw(theirs[text], draw.card)
        elif text in theirs:
            self.peer.do(theirs[text])
        else:
            self.peer.do_unlisted(text)

    def cuts(self, seat: Seat, text: str) -> bool:
        if not text.startswith("settle"):
            return False
        corner = int(text.split()[1])
        around = [self.ours.p.road[path] for path, ends in enumerate(ISLAND.paths) if corner in ends]
        return any(around.count(other) > 1 for other in range(self.peer.seats) if other != seat)

    def step_discards(self) -> None:
        """Discard. Catanatron asks one seat after the other for all cards; we ask all seats card by card."""
        laid = {seat: [0] * KINDS for seat in self.ours.asked()}
        while isinstance(self.ours.now(), Discarding):
            seat = self.ours.actor()
            discard = self.ours.legal(seat)[self.rng.below(len(self.ours.legal(seat)))]
            assert isinstance(discard, Discard)
            self.ours.apply(seat, discard)
            laid[seat][discard.good] += 1
        for seat in sorted(laid):
            theirs = self.peer.legal()
            assert (self.peer.actor(), list(theirs)) == (seat, ["discard"])
            self.peer.discard(theirs["discard"], laid[seat])
        assert self.peer.actor() == self.ours.p.turn

    def step_robber(self) -> None:
        """Move the robber. Catanatron moves and robs in one action; we have two, and chance is a third."""
        seat = self.ours.actor()
        assert seat == self.peer.actor()
        theirs = self.peer.legal()
        moves = [action.text for action in self.ours.legal(seat)]
        assert set(moves) == {" ".join(text.split()[:2]) for text in theirs}
        move = self.pick(moves)
        self.ours.apply(seat, read(move))
        robbing = {text for text in theirs if text == move or text.startswith(move + " ")}
        victims = [text for text in robbing if text != move]
        if not victims:
            assert isinstance(self.ours.now(), (Rolling, Trading, Building))
            self.peer.do(theirs[move])
            return
        choices = [action.text for action in self.ours.legal(seat)]
        assert ("spare" in choices) == self.ours.p.rulings.theft_optional
        assert robbing == {f"{move} {text}" for text in choices if text != "spare"}
        rob = self.pick(choices)
        self.ours.apply(seat, read(rob))
        if rob == "spare":
            self.seen[SPARED] += 1
            self.peer.spare(theirs[victims[0]])
            return
        steal = self.chance()
        assert isinstance(steal, Steal)
        self.peer.steal(theirs[f"{move} {rob}"], steal.good)

    # The same actions are legal.

    def allowed(self, seat: Seat, theirs: Collection[str]) -> list[str]:
        """Return the actions we allow. What only one engine allows must be a named difference."""
        ours = [action.text for action in self.ours.legal(seat)]
        assert seat == self.peer.actor()
        for text in ours:
            if text not in theirs:
                self.name_ours_alone(seat, text)
        for text in theirs:
            if text not in ours:
                self.name_theirs_alone(seat, text)
        return ours

    def name_ours_alone(self, seat: Seat, text: str) -> None:
        hand = unpack(self.ours.p.players[seat].hand)
        more = ("play roads", "play invention", "play monopoly")
        if isinstance(self.ours.now(), Rolling) and text.startswith(more):
            self.seen[BEFORE_DICE] += 1
        elif text == "play roads" and not (hand[WOOD] and hand[BRICK]):
            self.seen[FREE_ROADS] += 1
        else:
            pytest.fail(f"only we allow {text!r}")

    def name_theirs_alone(self, seat: Seat, text: str) -> None:
        words, bank = text.split(), unpack(self.ours.p.bank)
        if words[:2] == ["play", "invention"] and len(words) == 3:
            assert bank[GOODS.index(words[2])] > 0
            assert any(n < 2 for n in bank)
            self.seen[HALF_INVENTION] += 1
            return
        notes = self.ours.why_not(seat, read(text))
        if words[0] == "play" and all("S-057" in note.rules for note in notes):
            card = CARDS.index(words[1])
            assert not self.ours.p.card_played
            assert count(self.ours.p.players[seat].cards, card) == count(self.ours.p.fresh, card) > 0
            self.seen[FRESH_CARD] += 1
        elif words[0] == "trade" and all("S-A01" in note.rules for note in notes):
            assert isinstance(self.ours.now(), Building)
            self.seen[TRADE_AFTER] += 1
        else:
            pytest.fail(f"only catanatron allows {text!r}")

    # The same position is on the table.

    def check_table(self) -> None:
        ours, peer = self.ours, self.peer
        board = peer.state.board
        assert peer.state.resource_freqdeck == unpack(ours.p.bank)
        assert peer.pile() == unpack(ours.p.pile)
        assert FIELD[board.robber_coordinate] == ours.p.robber
        assert peer.holder("HAS_ARMY") == ours.p.army
        assert [board.get_edge_color(edge) for edge in EDGES] == [peer.colors[seat] for seat in ours.p.road]
        owners = [ours.p.owner(corner) for corner in range(CORNERS)]
        assert [board.get_node_color(node) for node in NODES] == [peer.colors[seat] for seat in owners]
        for player in ours.p.players:
            assert peer.belongings(player.seat) == [
                unpack(player.hand),
                unpack(player.cards),
                player.knights,
                player.roads_left,
                player.settlements_left,
                player.cities_left,
                members(player.settlements),
                members(player.cities),
            ]

    def check_longest_road(self) -> None:
        """Compare lengths, holder and points. After a named difference, correct catanatron's card."""
        ours, peer = self.ours, self.peer
        before, keeper = self.roads
        lengths, holder = self.roads = self.our_roads()
        theirs = [peer.length(seat) for seat in range(peer.seats)]
        keeps = ours.p.rulings.tie_keeps_holder or keeper == NONE or lengths[keeper] >= before[keeper]
        assert holder == rightful(lengths, keeper, keeps)
        for seat in range(peer.seats):
            if theirs[seat] != lengths[seat]:
                every, unblocked = self.witness(seat)
                assert unblocked <= theirs[seat] < every == lengths[seat]
                self.seen[ROAD_END] += 1
        if peer.holder("HAS_ROAD") != rightful(theirs, keeper, keeps):
            assert self.cut, "nothing was cut"
            self.name_after_cut(theirs)
        if (theirs, peer.holder("HAS_ROAD")) != self.roads:
            peer.set_longest(lengths, holder)
        for player in ours.p.players:
            assert peer.of(player.seat, "VICTORY_POINTS") == player.points
            assert peer.of(player.seat, "ACTUAL_VICTORY_POINTS") == player.all_points()

    def name_after_cut(self, theirs: list[int]) -> None:
        """Assert that its Longest Road is at the first seat whose road it considers longest."""
        best = max(theirs)
        assert self.peer.holder("HAS_ROAD") == theirs.index(best), "not by the order of the first roads"
        if best < ROAD_MINIMUM:
            self.seen[SHORT_ROAD] += 1
        else:
            assert theirs.count(best) > 1
            self.seen[TIED_ROAD] += 1

    def witness(self, seat: Seat) -> tuple[int, int]:
        """Count the longest trail on its board in a third way: of all, and of those with no foreign end."""
        board = self.peer.state.board
        color = self.peer.colors[seat]
        roads = [edge for edge, owner in board.roads.items() if owner == color]  # both directions
        foreign = {node for node, (owner, _) in board.buildings.items() if owner != color}
        longest = [0, 0]
        trails = [[edge] for edge in roads]
        while trails:
            trail = trails.pop()
            end = trail[-1][1]
            longest[0] = max(longest[0], len(trail))
            if end not in foreign:
                if trail[0][0] not in foreign:
                    longest[1] = max(longest[1], len(trail))
                for a, b in roads:
                    if a == end and (a, b) not in trail and (b, a) not in trail:
                        trails.append([*trail, (a, b)])
        return longest[0], longest[1]

    def check_winner(self) -> None:
        theirs = self.peer.winner()
        if theirs != winner(self.ours):
            assert theirs not in (NONE, self.ours.p.turn)
            assert self.ours.p.players[theirs].all_points() >= TARGET
            self.seen[OFF_TURN] += 1


def test_both_islands_have_the_same_shape() -> None:
    assert sorted(FIELD.values()) == list(range(FIELDS))
    assert sorted(CORNER.values()) == list(range(CORNERS))
    assert len(PATH) == PATHS
    lockstep = Lockstep(4, 0)
    peer_map, board = lockstep.peer.state.board.map, lockstep.ours.p.board
    for resource, nodes in peer_map.port_nodes.items():
        kind = 5 if resource is None else ["WOOD", "BRICK", "SHEEP", "WHEAT", "ORE"].index(resource)
        slots = [slot for slot, laid in zip(HARBOUR_SLOTS, board.harbours) if laid == kind]
        assert {CORNER[node] for node in nodes} == {corner for slot in slots for corner in slot}


@pytest.mark.parametrize("shift", range(4))
def test_games_agree_in_lockstep(shift: int) -> None:
    seen: Counter[str] = Counter()
    for seed in range(shift, GAMES, 4):
        lockstep = Lockstep(2 + seed % 3 if seed % 5 == 0 else 4, seed, rulings=RULINGS[seed // 4 % 4])
        lockstep.play()
        seen += lockstep.seen
    assert set(seen) >= {FRESH_CARD, BEFORE_DICE, FREE_ROADS, ROAD_END, TRADE_AFTER, SPARED}


@pytest.mark.parametrize("board", PRINTED)
def test_games_agree_in_lockstep_on_printed_islands(board: str) -> None:
    for seed in range(8):
        Lockstep(3 + seed % 2, seed, board, RULINGS[seed // 2]).play()


# Scenes for the rarer differences.


class Scene(Lockstep):
    """A match that leads both engines to a certain board: each seat plays its next wish as soon as it may."""

    def __init__(self, *wishes: str, rulings: str = "") -> None:
        super().__init__(len(wishes), seed=0, rulings=rulings)
        self.wishes = [[corner_words(wish) for wish in line.split(", ")] for line in wishes]

    def pick(self, texts: list[str]) -> str:
        wishes = self.wishes[self.ours.actor()]
        if wishes and wishes[0] in texts:
            return wishes.pop(0)
        return texts[0]

    def step(self) -> None:
        seat = self.ours.p.turn
        if isinstance(self.ours.now(), Trading) and self.wishes[seat]:
            verb = self.wishes[seat][0].split()[0]
            self.give(seat, {"road": ROAD_COST, "settle": SETTLEMENT_COST}.get(verb, NOTHING))
        super().step()

    def play_wishes(self) -> None:
        while any(self.wishes):
            self.step()
            self.check()


def corner_words(wish: str) -> str:
    """Rewrite `road 3 7`, between two corners, as `road 5`, the path."""
    words = wish.split()
    if words[0] != "road":
        return wish
    a, b = sorted(int(word) for word in words[1:])
    return f"road {ISLAND.paths.index((a, b))}"


@pytest.mark.rule("S-116", "S-T23")
def test_a_cut_that_leaves_nobody_five_roads_is_a_named_difference() -> None:
    scene = Scene(
        "settle 4, road 4 1, settle 51, road 51 48, road 1 5, road 5 9, end, settle 9",
        "settle 12, road 12 8, settle 53, road 53 49, road 8 13, road 13 9, road 9 14, road 14 10",
    )
    scene.play_wishes()
    assert scene.our_roads() == ([3, 3], NONE)
    assert scene.seen == {SHORT_ROAD: 1}


@pytest.mark.rule("S-A07")
@pytest.mark.parametrize(("tie", "keeper"), [("holder", 1), ("aside", NONE)])
def test_a_cut_that_leaves_the_holder_level_with_another_is_a_named_difference(
    tie: str, keeper: Seat
) -> None:
    scene = Scene(
        "settle 3, road 3 0, settle 51, road 51 48, road 0 4, road 4 1, road 1 5, road 5 9, end, settle 9",
        "settle 11, road 11 7, settle 53, road 53 49, "
        "road 7 12, road 12 8, road 8 13, road 13 9, road 9 14, road 14 10",
        rulings=f"cut-tie={tie}",
    )
    scene.play_wishes()
    assert scene.our_roads() == ([5, 5], keeper)
    assert scene.seen == {TIED_ROAD: 1}


@pytest.mark.rule("S-116")
def test_a_longest_road_that_changed_hands_without_a_cut_is_no_named_difference() -> None:
    scene = Scene(
        "settle 3, road 3 0, settle 51, road 51 48, road 0 4, road 4 1, road 1 5, road 5 9",
        "settle 11, road 11 7, settle 53, road 53 49, road 7 12, road 12 8, road 8 13, road 13 9",
    )
    scene.play_wishes()
    lengths, holder = scene.roads
    assert lengths == [5, 5]
    scene.peer.set_longest(lengths, 1 - holder)
    with pytest.raises(AssertionError, match="nothing was cut"):
        scene.check()


@pytest.mark.rule("S-116")
@pytest.mark.parametrize("holder", [NONE, 1])
def test_a_longest_road_that_nobody_has_by_its_own_order_is_no_named_difference(holder: Seat) -> None:
    scene = Scene(
        "settle 3, road 3 0, settle 51, road 51 48, road 0 4, road 4 1, road 1 5, road 5 9, end, settle 9",
        "settle 11, road 11 7, settle 53, road 53 49, "
        "road 7 12, road 12 8, road 8 13, road 13 9, road 9 14, road 14 10",
        rulings="cut-tie=aside" if holder == 1 else "",
    )
    while any(scene.wishes):
        scene.step()
        if any(scene.wishes):
            scene.check()
    scene.peer.set_longest([scene.peer.length(seat) for seat in range(2)], holder)
    with pytest.raises(AssertionError, match="not by the order"):
        scene.check()


def until_trade(lockstep: Lockstep, points: int) -> Seat:
    """Play until after a roll where the next player could reach `points` with the cards of the pile."""
    ours = lockstep.ours
    while (
        not isinstance(ours.now(), Trading)
        or ours.scores()[ours.p.follows(ours.p.turn)] + count(ours.p.pile, POINT) < points
    ):
        lockstep.step()
        lockstep.check()
    lockstep.seen.clear()
    return ours.p.turn


@pytest.mark.rule("S-064", "S-A12")
def test_ten_points_in_another_players_turn_are_a_named_difference() -> None:
    lockstep = Lockstep(4, seed=1)
    ours = lockstep.ours
    seat = until_trade(lockstep, TARGET)
    rival = ours.p.follows(seat)
    while ours.scores()[rival] < TARGET:
        lockstep.give_card(rival, POINT)
    lockstep.check()
    assert (lockstep.seen, ours.outcome()) == ({OFF_TURN: 1}, None)
    ours.apply(seat, read("end"))
    lockstep.peer.do(lockstep.peer.legal()["end"])
    lockstep.check()
    assert lockstep.seen == {OFF_TURN: 1}
    assert winner(ours) == lockstep.peer.winner() == rival


@pytest.mark.rule("S-072", "S-A18")
def test_invention_from_a_bank_that_has_not_two_is_a_named_difference() -> None:
    lockstep = Lockstep(4, seed=0)
    ours = lockstep.ours
    seat = until_trade(lockstep, 5)
    lockstep.give(seat, [count(ours.p.bank, WOOD) - 1, 0, 0, 0, 0])
    lockstep.give_card(seat, INVENTION)
    lockstep.check()
    allowed = lockstep.allowed(seat, lockstep.peer.legal())
    assert "play invention wood brick" in allowed
    assert "play invention wood wood" not in allowed
    assert lockstep.seen == {HALF_INVENTION: 1}
