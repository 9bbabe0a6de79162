"""Records are written, read, replayed, verified, and refused with the place of the fault."""

from __future__ import annotations

import contextlib
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tables import Table, play_random

from archipel.core import fairness, record
from archipel.core.dealer import FairDealer
from archipel.core.record import BadRecord
from archipel.core.referee import Referee
from archipel.core.rng import Rng
from archipel.core.state import WATCHER
from archipel.registry import GAMES

GOLDEN = sorted((Path(__file__).parent / "records").glob("*.rec"))
TABLE = Table(GAMES["settlers"], 3, "board=variable")


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: path.stem)
def test_golden_records_replay_to_the_letter(path: Path) -> None:
    read = record.read(path.read_text())
    referee = record.replay(read, GAMES)
    assert referee.over()
    names = [read.tags[f"Seat{seat}"].partition(" ")[2] for seat in range(referee.seats)]
    extra = {k: v for k, v in read.tags.items() if k not in record.header(referee, names)}
    assert record.write(record.of(referee, names, extra)) == path.read_text()


def random_record(seed: int = 1, limit: int = 300) -> str:
    referee = TABLE.referee(seed)
    play_random(referee, Rng(seed), limit)
    return record.write(record.of(referee, ["Ana", "Bo", "Cy"]))


def test_tags_survive_odd_names() -> None:
    referee = TABLE.referee(1)
    names = ['A "quoted" \\ name]', "two\nlines", "é ; not a comment"]
    text = record.write(record.of(referee, names))
    assert [record.read(text).tags[f"Seat{i}"].partition(" ")[2] for i in range(3)] == names


def test_unknown_tags_and_comments_are_harmless() -> None:
    text = random_record()
    head, _, body = text.partition("\n\n")
    odd = head + '\n[Event "club night"]\n\n; a comment\n' + body.replace("\n", "   ; said\n", 1)
    assert record.read(odd).tags["Event"] == "club night"
    assert record.replay(record.read(odd), GAMES).rows == record.replay(record.read(text), GAMES).rows


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ('[Game "settlers"]\n', "", "[Game"),
        ('[Game "settlers"]', '[Game "chess"]', "chess"),
        ('[Game "settlers"]', "[Game settlers]", "line 1"),
        ('[Rules "2"]', '[Game "settlers"]', "twice"),
        ("board=variable", "board=flat", "it takes"),
        ("board=variable", "bord=variable", "'bord'"),
        ("! land", "! sea", "'sea' is not a verb"),
        ("! spiral", "9 spiral", "no seat 9"),
        ("! spiral", "? spiral", "'?'"),
        ("! spiral ", "! spiral 3 ", "spiral"),
        ("\n0 settle", "\n0 settle 99", "line"),
        ("\n0 settle", "\n1 settle", "not-your-turn"),
        ("= 50 ", "= 51 ", "not 51"),
        ("= 50 ", "= 50 0", "not the recorded one"),
        ("! dice", "! dice 9", "line"),
    ],
)
def test_a_faulty_record_is_refused_with_its_place(old: str, new: str, said: str) -> None:
    text = random_record()
    assert old in text
    with pytest.raises(BadRecord, match=r"line \d+|tag \w+") as refused:
        record.replay(record.read(text.replace(old, new, 1)), GAMES)
    assert said in str(refused.value)


ENDED = {"Result": ("1 2 3", ""), "Winner": ("9", "nobody", "0 1", ""), "Ended": ("S-001", "S-064 ")}


@pytest.mark.parametrize(("tag", "said"), [(tag, said) for tag, all_ in ENDED.items() for said in all_])
def test_a_false_result_is_noticed(tag: str, said: str) -> None:
    referee = TABLE.referee(2)
    play_random(referee, Rng(2))
    read = record.of(referee)
    true = read.tags[tag]
    record.replay(read, GAMES)
    read.tags[tag] = said
    with pytest.raises(BadRecord, match=f"tag {tag}: the record says {said}, the game says {true}"):
        record.replay(read, GAMES)
    del read.tags[tag]  # a missing tag is not a false one
    record.replay(read, GAMES)


@pytest.mark.parametrize("tag", ENDED)
def test_a_game_in_progress_has_no_result(tag: str) -> None:
    read = record.read(random_record())
    read.tags[tag] = {"Result": "2 2 2", "Winner": "nobody", "Ended": "S-064"}[tag]
    with pytest.raises(BadRecord, match=f"tag {tag}: .*the game goes on"):
        record.replay(read, GAMES)


def test_options_that_contradict_the_version_are_refused() -> None:
    read = record.read((Path(__file__).parent / "records" / "junior-1-three-greedy.rec").read_text())
    read.tags["Rules"], read.tags["Options"] = "2", "preset=seed rules=1"
    with pytest.raises(BadRecord, match="tag Rules: the record says 2, the game says 1"):
        record.replay(read, GAMES)


@given(st.text(max_size=200))
@settings(max_examples=200, deadline=None)
def test_any_text_is_read_or_refused(text: str) -> None:
    with contextlib.suppress(BadRecord):
        record.replay(record.read(text), GAMES)


@given(st.text(max_size=60))
@settings(max_examples=300, deadline=None)
def test_any_notation_is_read_or_refused(text: str) -> None:
    for game in GAMES.values():
        with contextlib.suppress(ValueError):
            assert game.read(game.read(text).text).text


def test_a_redacted_record_cannot_be_replayed() -> None:
    referee = TABLE.referee(3)
    play_random(referee, Rng(3), 200)
    for reader in (0, WATCHER):
        with pytest.raises(BadRecord, match="hides too much"):
            record.replay(record.redacted(referee, reader), GAMES)


def test_take_backs_are_rows_but_not_in_the_record() -> None:
    referee = TABLE.referee(4)
    referee.deal()
    seat = referee.state.actor()
    before = record.digest(referee.state, 3)
    first = referee.state.legal(seat)[0]
    referee.play(seat, first)
    number = len(referee.rows)
    referee.take_back(seat, number)
    assert record.digest(referee.state, 3) == before
    assert referee.rows[-1].action.text == f"back {number}"
    referee.play(seat, referee.state.legal(seat)[1])
    text = record.write(record.of(referee))
    assert "back" not in text
    assert first.text not in text
    # A record that still contains the take-back replays to the same position.
    raw = record.Record(record.header(referee, []))
    raw.entries = [
        record.Entry(0, "!" if row.seat < 0 else str(row.seat), row.action.text) for row in referee.rows
    ]
    again = record.replay(record.read(record.write(raw)), GAMES)
    assert record.digest(again.state, 3) == record.digest(referee.state, 3)


# Verifiable chance.

SECRET = bytes(range(32))
CONTRIBUTIONS = [b"ana", b"", b"cy"]


def fair_game(dice_by_hand: bool = False) -> str:
    dealer = FairDealer(fairness.key_of(SECRET, CONTRIBUTIONS))
    referee = Referee(TABLE.game, 3, TABLE.settled(), dealer, dice_by_hand)
    rng = Rng(7)
    for _ in range(150):
        referee.deal()
        if referee.awaits_dice():
            outcomes = referee.state.legal(-1)
            referee.throw(outcomes[rng.below(len(outcomes))])
            continue
        seat = referee.state.actor()
        legal = referee.state.legal(seat)
        referee.play(seat, legal[rng.below(len(legal))])
    return record.write(record.of(referee, [], record.fairness_tags(SECRET, "t1", CONTRIBUTIONS)))


def test_a_fair_record_verifies_and_one_altered_die_does_not() -> None:
    text = fair_game()
    assert record.verify(record.read(text), GAMES) > 29
    head, _, tail = text.rpartition("! dice ")
    die, rest = tail[0], tail[1:]
    altered = head + "! dice " + str(int(die) % 6 + 1) + rest
    altered = "\n".join(line for line in altered.splitlines() if not line.startswith("= "))
    with pytest.raises(BadRecord, match=r"line \d+"):
        record.verify(record.read(altered), GAMES)


def test_dice_rolled_by_hand_are_left_out_of_the_proof() -> None:
    text = fair_game(dice_by_hand=True)
    assert '[Dice "by hand"]' in text
    assert 29 <= record.verify(record.read(text), GAMES) < record.verify(record.read(fair_game()), GAMES)


@pytest.mark.parametrize("tag", ["Table", "Commitment", "Secret", "Contribution1"])
def test_a_changed_tag_breaks_the_proof(tag: str) -> None:
    read = record.read(fair_game())
    value = read.tags[tag]
    read.tags[tag] = ("ff" if tag != "Table" else "x") + value[2:]
    with pytest.raises(BadRecord):
        record.verify(read, GAMES)
    del read.tags[tag]
    with pytest.raises(BadRecord):
        record.verify(read, GAMES)


def test_draws_are_unbiased() -> None:
    key = fairness.key_of(SECRET, CONTRIBUTIONS)
    weights = [1, 2, 3]
    counts = [0, 0, 0]
    for number in range(6000):
        counts[fairness.draw(key, number, weights)] += 1
    for weight, count in zip(weights, counts):
        assert abs(count - 1000 * weight) < 150


def test_draws_are_the_documented_ones() -> None:
    """The page recomputes them in another language, so these numbers may never change."""
    key = fairness.key_of(SECRET, CONTRIBUTIONS)
    assert key.hex()[:16] == "6d47de06dae1f8ed"
    assert [fairness.draw(key, n, [1] * 36) for n in range(8)] == [3, 25, 11, 33, 0, 8, 28, 34]
