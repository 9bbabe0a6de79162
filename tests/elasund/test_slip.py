"""The two questions at a table: what would this building do, and what could be built over this square?"""

from __future__ import annotations

import pytest
from elasund.scenes import (
    GAME,
    actions_of,
    buildings,
    give_hand,
    place_buildings,
    place_church_tiles,
    place_permits,
    previews,
    refused,
    scene,
    set_phase,
    spot,
)

from archipel.core.rng import Rng
from archipel.core.state import NOBODY, Action, Note
from archipel.games.elasund import over_square
from archipel.games.elasund.state import ElasundState


def lines(notes: list[Note]) -> list[tuple[str, list[str], dict[str, str | int]]]:
    return [(note.key, note.rules, note.args) for note in notes]


def t04() -> ElasundState:
    s = scene()
    place_permits(s, "red 1 5 3", "red 2 5 4", "blue 2 5 5", "yellow 2 6 3")
    place_buildings(s, "yellow workshop 6 4")
    give_hand(s, "red", "gold 9")
    return s


@pytest.mark.rule("E-T04", "E-025", "E-032", "E-027", "E-034", "E-028", "E-037", "E-029", "E-090")
def test_the_contract_slip_of_the_trade_office() -> None:
    assert lines(previews(t04(), "red build great 5 3")) == [
        ("slip-permits", ["E-025"], {"have": 4, "need": 3}),
        ("slip-sum", ["E-032", "E-106"], {"seat": 0, "sum": 3}),
        ("slip-sum", ["E-032", "E-106"], {"seat": 1, "sum": 2}),
        ("slip-sum", ["E-032", "E-106"], {"seat": 3, "sum": 2}),
        ("slip-right", ["E-032"], {"seat": 0}),
        ("pays-bank", ["E-027"], {"gold": 5}),
        ("pays-seat", ["E-034"], {"seat": 1, "gold": 2}),
        ("pays-seat", ["E-034"], {"seat": 3, "gold": 2}),
        ("slip-total", ["E-035"], {"gold": 9, "have": 9}),
        ("permit-home", ["E-028"], {"seat": 0, "value": 1}),
        ("permit-home", ["E-028"], {"seat": 3, "value": 2}),
        ("permit-home", ["E-028"], {"seat": 0, "value": 2}),
        ("permit-home", ["E-028"], {"seat": 1, "value": 2}),
        ("to-owner", ["E-036", "E-037"], {"seat": 3, "building": "workshop"}),
        ("gains-cubes", ["E-029"], {"cubes": 2}),
        ("gains-points", ["E-090"], {"points": 0}),
    ]


@pytest.mark.rule("E-086", "E-087", "E-085", "E-040", "E-038")
def test_the_slip_counts_losses_and_track_cubes() -> None:
    s = scene(turn="blue")
    place_buildings(s, "red well 0 4", "red tavern 0 6", "red workshop 0 8", "blue house 0 5")
    place_permits(s, "blue 3 0 3", "blue 2 1 3")
    give_hand(s, "blue", "gold 3")
    notes = {note.key: note.args for note in previews(s, "blue build tavern 0 3")}
    assert notes["to-pile"] == {"seat": 0, "building": "well"}
    assert notes["cubes-home"] == {"seat": 0, "cubes": 1}
    assert notes["loses-points"] == {"seat": 0, "points": 1}
    assert notes["track-cubes-home"] == {"seat": 0, "cubes": 1}
    assert notes["gains-points"] == {"points": 2}
    assert notes["gains-track-cubes"] == {"cubes": 1}
    assert "pays-alike" not in notes


@pytest.mark.rule("E-033", "E-A03", "E-039", "E-040")
def test_the_slip_also_serves_refused_builds() -> None:
    s = scene()
    place_permits(s, "red 2 5 5", "blue 2 6 5")
    place_buildings(s, "green small 5 6")
    keys = [note.key for note in previews(s, "red build tavern 5 5")]
    assert "slip-right-tied" in keys
    assert "hut-displaced" in keys
    assert refused(s, "red build tavern 5 5") == {"E-033", "E-035"}
    assert "slip-right-none" in [note.key for note in previews(s, "red build well 1 1")]
    assert previews(s, "red build great 8 9")[0].args == {"have": 0, "need": 3}  # even off the board
    s = scene()
    place_permits(s, "red 1 5 4", "red 2 5 5")
    place_buildings(s, "blue shop 6 3")
    assert ("pays-alike", ["E-040"], {"cards": 3}) in lines(previews(s, "red build tavern 5 4"))
    set_phase(s, "special")
    assert previews(s, "red build tavern 5 4")  # at any time


@pytest.mark.rule("E-024")
def test_a_seat_may_ask_what_it_could_build_over_a_square() -> None:
    s = t04()
    over = [action.text for action in over_square(s, 0, spot(6, 4))]
    assert over == ["build tavern 5 3", "build shop 5 3", "build great 5 2", "build great 5 3"]
    assert over == [text for text in actions_of(s, "red", "build") if covers(text, 6, 4)]
    answer = previews(s, "red over 6 4")
    assert [note.args["action"] for note in answer] == over
    assert [note.args["gold"] for note in answer] == [5, 5, 7, 9]
    assert [note.key for note in previews(s, "red over 0 9")] == ["could-build-nothing"]
    assert refused(s, "red over 6 4") == {"E-024"}  # a question changes nothing
    assert GAME.read("over 6 4") not in GAME.vocabulary(4, GAME.read_options(""))


def covers(text: str, x: int, y: int) -> bool:
    _, kind, left, top = text.split()
    width = 1 if kind in ("well", "workshop") else 2
    height = {"well": 1, "stalls": 1, "house": 1, "great": 3}.get(kind, 2)
    return 0 <= x - int(left) < width and 0 <= y - int(top) < height


@pytest.mark.rule("E-024")
def test_the_question_may_be_asked_out_of_turn() -> None:
    s = t04()
    s.p.turn = 1
    set_phase(s, "roll")
    assert actions_of(s, "red") == []
    assert len(over_square(s, 0, spot(6, 4))) == 4


@pytest.mark.rule("E-047", "E-048", "E-098", "E-056", "E-065")
def test_other_actions_have_previews_too() -> None:
    s = scene()
    give_hand(s, "red", "gold 9")
    assert [n.key for n in previews(s, "red church")] == ["pays-bank", "church-choice", "gains-cubes"]
    place_church_tiles(s, "blue 7")
    assert [n.key for n in previews(s, "red church")] == ["pays-bank", "church-draw", "gains-cubes"]
    assert [n.args for n in previews(s, "red gold")] == [{"gold": 2}]
    assert [n.key for n in previews(s, "red sell")] == ["pays-each", "gains-gold"]
    assert [n.key for n in previews(s, "red hut tall 3 3")] == ["hut-free"]
    assert [n.key for n in previews(s, "red forgo tall")] == ["hut-lost"]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_slip_tells_the_truth(seats: int) -> None:
    """In random games, every legal build does exactly what its slip says."""
    state, rng, compared = GAME.open(seats, GAME.read_options("")), Rng(seats), 0
    while state.actor() != NOBODY:
        for action in state.legal(state.actor()) if state.actor() >= 0 else []:
            if action.text.startswith("build "):
                assert isinstance(state, ElasundState)
                compare(state, state.actor(), action)
                compared += 1
        state.step(rng)
    assert compared > 100


def compare(s: ElasundState, seat: int, action: Action) -> None:
    after = s.copy()
    after.apply(seat, action)
    if after.now().name() == "spend":
        after.apply(seat, after.legal(seat)[0])
    gold, cubes, points, cards, bank = [0] * s.p.seats, [0] * s.p.seats, [0] * s.p.seats, 0, 0
    for note in s.preview(seat, action):
        who, args = int(note.args.get("seat", seat)), note.args
        if note.key == "pays-bank":
            bank += int(args["gold"])
            gold[seat] -= int(args["gold"])
        elif note.key == "pays-seat":
            gold[who] += int(args["gold"])
            gold[seat] -= int(args["gold"])
        elif note.key == "pays-alike":
            cards += int(args["cards"])
        elif note.key in ("cubes-home", "track-cubes-home"):
            cubes[who] -= int(args["cubes"])
        elif note.key in ("gains-cubes", "gains-track-cubes"):
            cubes[seat] += int(args["cubes"])
        elif note.key == "loses-points":
            points[who] -= int(args["points"])
        elif note.key == "gains-points":
            points[seat] += int(args["points"])
        elif note.key == "slip-right":
            assert who == seat
        elif note.key == "permit-home":
            assert after.p.permit_at[5 * who + int(args["value"])] == -1
    assert after.p.cards.bank - s.p.cards.bank == bank
    assert s.p.cards.influence(seat) - after.p.cards.influence(seat) == cards
    for who in range(s.p.seats):
        assert after.p.cards.gold(who) - s.p.cards.gold(who) == gold[who]
        assert after.p.points[who] - s.p.points[who] == points[who]
        assert after.p.placed(who) == min(10, s.p.placed(who) + cubes[who])
    removed = [n for n in s.preview(seat, action) if n.key in ("to-pile", "to-owner", "hut-displaced")]
    assert len(buildings(after)) == len(buildings(s)) + 1 - len(removed)
