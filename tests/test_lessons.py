"""Lessons: every way through each of them is played, mistakes of a writer are named, learners are led."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from test_cli import archipel, as_json

from archipel.core import record
from archipel.lessons import library
from archipel.lessons.checker import check, texts
from archipel.lessons.lesson import BadLesson, Lesson, Text
from archipel.lessons.library import lesson_named, lessons
from archipel.lessons.place import OffScript
from archipel.lessons.quiz import Card, cards
from archipel.lessons.reader import read_lesson
from archipel.lessons.tutor import Tutor, begin
from archipel.registry import BUILT_IN, GAMES
from archipel.shell.lesson import LessonTerminal
from archipel.words import Words, languages

ROOT = Path(__file__).parent.parent
EXAMPLE = re.search(r"```toml\n(.*?)```", (ROOT / "docs" / "lessons.md").read_text(encoding="utf-8"), re.S)
every_lesson = pytest.mark.parametrize("lesson", lessons().values(), ids=lambda lesson: lesson.id)
every_card = pytest.mark.parametrize("card", cards(), ids=lambda card: card.id)


def example(folder: Path, *changes: tuple[str, str]) -> Path:
    """The lesson of the documentation in a file, with something else in it."""
    assert EXAMPLE is not None
    text = EXAMPLE[1]
    for old, new in changes:
        assert old in text, old
        text = text.replace(old, new, 1)
    path = folder / "example.toml"
    path.write_text(text, encoding="utf-8")
    return path


def faults(folder: Path, *changes: tuple[str, str]) -> str:
    """What the checker says of a changed example."""
    return "\n".join(check(read_lesson(example(folder, *changes))).faults)


# Those that there are.


def test_every_game_has_a_first_lesson() -> None:
    assert list(lessons())[: len(BUILT_IN)] != []
    for game in BUILT_IN:
        assert f"{game}-first" in lessons()
    first = [lesson.game.key for lesson in lessons().values()]
    assert first == sorted(first, key=list(GAMES).index)
    for lesson in lessons().values():
        assert set(lesson.after) <= set(lessons())


@every_lesson
def test_every_way_through_a_lesson_is_played(lesson: Lesson) -> None:
    report = check(lesson)
    assert report.faults == []
    assert report.ways >= 8
    assert report.rows > 20


@every_lesson
def test_the_main_line_is_a_legal_record_that_ends_in_a_game_to_play_on(lesson: Lesson) -> None:
    tutor = begin(lesson)
    shown = 0
    while tutor.step.kind != "last":
        tutor.show()
        shown += 1
        while tutor.due is not None:
            tutor.go_on()
    assert shown >= len([step for step in lesson.steps if step.unless is None]) - 1
    text = record.write(record.of(tutor.referee, list(lesson.seats), {"Lesson": lesson.id}))
    again = record.replay(record.read(text), GAMES)
    assert again.state.scores() == tutor.referee.state.scores()
    assert not tutor.referee.over()


def said() -> list[tuple[str, Text]]:
    """Everything that lessons and cards say."""
    found = [
        (f"{lesson.id}, {where}", text) for lesson in lessons().values() for where, text in texts(lesson)
    ]
    for card in cards():
        found += [(card.id, text) for text in (card.ask, *card.choices())]
    return found


def test_everything_is_said_in_every_language_and_is_well_set() -> None:
    for where, text in said():
        assert set(text) == set(languages())
        assert text["fr"] != text["en"] or len(text["en"].split()) < 3, where
        assert not re.search(r"(?<=[^\u00a0\d])[;!?]", text["fr"]), where
        assert not re.search(r"(?i)catan", "".join(text.values())), where


# Mistakes of a writer.


def test_the_example_of_the_page_is_right(tmp_path: Path) -> None:
    report = check(read_lesson(example(tmp_path)))
    assert (report.faults, report.ways, report.rows, report.complete) == ([], 2, 10, True)
    done = archipel("lesson", "check", str(example(tmp_path)))
    assert (done.returncode, done.stdout) == (0, "example: 3 steps, 2 ways, 10 rows, right\n")
    assert "example: 3 steps, 2 ways, 10 rows, right" in (ROOT / "docs" / "lessons.md").read_text()


FAULTS = [
    (("! dice 5 6\n", ""), "step road, then: 1 end is not possible, only dice 1 1,"),
    (("! dice 2 4", "! dice 2 3"), "players.0.hand is (2, 0, 0, 1, 0), not (2,1,0,1,0)"),
    (("! dice 3 5\n2 end\n", ""), "step luck: chance is asked first, and no row says what falls: dice 1 1"),
    (("2 end\n", "2 road 63\n"), "step road, then: 2 road 63 is not possible"),
    (('expect = "road 20 | road 42"', 'expect = "settle *"'), "none of the expected moves is allowed, only"),
    (('rule = "S-044"', 'rule = "S-052"'), "'settle 18' is refused by ['S-009', 'S-035', 'S-042', 'S-044']"),
    (('rule = "S-044"\n', ""), "'settle 18' is answered as legal, but refused by"),
    (("road 12|34|40|7", "road 12|20"), "otherwise 'road 20' is a move that the step accepts"),
    (("road 12|34|40|7", "buy | robber *"), "otherwise 'robber *' answers no legal move"),
    (("players.0.hand =", "players.0.purse ="), "players.0.purse is nowhere in the view"),
    (('"action:road 42"', '"action:road 41"'), "point: nobody can do action:road 41 here"),
    (('move = "road 42"', 'move = "road 41"'), "no accepted move takes the branch road 41"),
    (('"S-038"', '"S-999"'), "step road: there is no rule S-999"),
    (
        ("Choose a path.", "Choose a path. " + "Or another. " * 14),
        "step road, say, en: 214 characters, 170 at most",
    ),
    (
        ("Choose a path.", "Choose a path. Then build it. Well done!"),
        "step road, say, en: more than 2 sentences",
    ),
]


@pytest.mark.parametrize(("change", "fault"), FAULTS, ids=[fault for _, fault in FAULTS])
def test_what_does_not_go_as_it_is_written_is_found(
    tmp_path: Path, change: tuple[str, str], fault: str
) -> None:
    assert fault in faults(tmp_path, change)


BAD = [
    ("format = 1", "format = 2", "format = 2 is not known here, only 1"),
    ('id = "example"', 'id = "An example"', "small letters, digits and hyphens"),
    ('id = "example"\n', "", "example.toml: id is missing"),
    ('game = "settlers"', 'game = "chess"', "game is one of settlers,"),
    ("preset=seed", "preset=tree", "example.toml: options: "),
    ('["You", "Ben", "Nora"]', '["You"]', "seats: settlers is for"),
    ('["You", "Ben", "Nora"]', '"You"', "seats = 'You' is not of the kind list"),
    ("me = 0", "me = 3", "there is no seat 3: seats run from 0 to 2"),
    ("minutes = 1", "hours = 1", "there is no field 'hours'"),
    ("0 roll", "0 jump", "opening, line 1: "),
    ("0 roll", "roll", "opening, line 1: 'roll' is not a seat number"),
    ("0 roll", "7 roll", "there is no seat 7"),
    ('expect = "road 20', 'expct = "road 20', "step road: "),
    ('expect = "road 20 |', 'expect = "rod 20 |', "step road: expect: "),
    ("may-not settle 18", "must settle 18", "step road: check: 'must settle 18: S-044' is not a fact"),
    ('en = "Wood and', 'de = "Holz und', "step road: say is a sentence for each language"),
    ('move = "road 42"', 'move = "road 42"\ngoto = "home"', "goto = 'home' is no later step"),
    ("right = true\n", "", "step luck: exactly one pick has right = true"),
    ('at = "button:no"', 'at = "corner:3"', "step luck, pick 2: label is missing"),
    ('id = "luck"', 'id = "road"', "two steps have the id 'road'"),
    (
        'id = "last"',
        'id = "last"\nexpect = "roll"',
        "every step has expect or pick, but the last one has neither",
    ),
    ('id = "luck"', 'id = "luck"\nexpect = "roll"', "a step has expect or pick, not both"),
    ('id = "luck"', 'id = "luck"\nthen = "0 roll"', "belong to a step with expect"),
    ('id = "road"', 'id = "road"\nrepeat = 0', "repeat is how many times, from 1 to 20"),
    ('title = { en = "One road"', "title = { en = 1", "title is a sentence for each language"),
    ("[[step]]", "[[step]", "example.toml: "),
]


@pytest.mark.parametrize(("old", "new", "sentence"), BAD, ids=[new for _, new, _ in BAD])
def test_a_wrong_file_is_one_sentence(tmp_path: Path, old: str, new: str, sentence: str) -> None:
    with pytest.raises(BadLesson) as caught:
        read_lesson(example(tmp_path, (old, new)))
    assert sentence in str(caught.value)
    assert "example.toml" in str(caught.value)


def test_one_language_is_enough(tmp_path: Path) -> None:
    lesson = read_lesson(example(tmp_path, ('title = { en = "One road", fr', "title = { fr")))
    assert lesson.title == {"en": "Une route", "fr": "Une route"}


# Learners.


def test_a_miss_costs_nothing_and_help_grows() -> None:
    tutor = begin(lesson_named("settlers-first"))
    rows, read = len(tutor.referee.rows), tutor.lesson.game.read
    helps = []
    for move in ("end", "end", "end"):
        reply = tutor.play(read(move))
        assert reply is not None
        assert not reply.right
        helps.append(tutor.help)
    assert helps == [0, 1, 2]
    assert len(tutor.referee.rows) == rows
    assert tutor.play(read("roll")) is None
    assert (tutor.help, tutor.reply) == (0, None)


def test_going_back_leads_to_the_same_places() -> None:
    """From every step of the main line back to the first, and forth again to the same position."""
    for lesson in lessons().values():
        tutor = begin(lesson)
        names = [tutor.step.id]
        while tutor.step.kind != "last":
            forward(tutor)
            names.append(tutor.step.id)
        digest = record.digest(tutor.referee.state, tutor.referee.seats)
        back = [names[-1]]
        while tutor.may_go_back():
            tutor.back()
            back.append(tutor.step.id)
        assert list(dict.fromkeys(back)) == list(dict.fromkeys(reversed(names)))
        while tutor.step.kind != "last":
            forward(tutor)
        assert record.digest(tutor.referee.state, tutor.referee.seats) == digest
        tutor.again()
        assert tutor.step is lesson.steps[0]


def forward(tutor: Tutor) -> None:
    tutor.show()
    while tutor.due is not None:
        tutor.go_on()


def test_rows_of_another_lesson_are_no_rows_of_this_one() -> None:
    lesson = lesson_named("settlers-first")
    tutor = begin(lesson)
    other = begin(lesson)
    other.play(lesson.game.read("roll"))
    tutor.referee.append(0, lesson.game.read("roll"))
    tutor.referee.append(-1, lesson.game.read("dice 1 1"))
    with pytest.raises(OffScript):
        tutor.follow()


def test_a_host_adds_lessons(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    found = dict(lessons())
    monkeypatch.setattr(library, "lessons", lambda: found)
    example(tmp_path, ('id = "example"', 'id = "of-a-host"'))
    assert [lesson.id for lesson in library.add_folder(tmp_path)] == ["of-a-host"]
    assert library.lesson_named("of-a-host").minutes == 1
    with pytest.raises(BadLesson, match="there is a lesson 'of-a-host' already"):
        library.add_folder(tmp_path)
    with pytest.raises(BadLesson, match="there is no such folder"):
        library.add_folder(tmp_path / "nowhere")
    example(tmp_path, ("! dice 5 6\n", ""))
    with pytest.raises(BadLesson, match="lesson example: step road, then: 1 end is not possible"):
        library.add_folder(tmp_path)


# Commands.


def test_lessons_are_listed() -> None:
    found: Any = as_json("lessons")["lessons"]
    assert [line["id"] for line in found] == list(lessons())
    assert {line["game"] for line in found} == set(BUILT_IN)
    assert all(line["steps"] == len(lessons()[line["id"]].steps) for line in found)
    french: Any = as_json("lessons", "--lang", "fr")["lessons"]
    assert french[0]["title"] == lesson_named(french[0]["id"]).title["fr"]
    assert "settlers-first" in archipel("lessons").stdout


def test_checking_a_file_that_is_wrong(tmp_path: Path) -> None:
    done = archipel("lesson", "check", str(example(tmp_path, ("! dice 5 6\n", ""))))
    assert done.returncode == 1
    assert "1 end is not possible" in done.stdout
    for path, sentence in ((tmp_path / "nowhere.toml", "No such file"), (tmp_path, "directory")):
        done = archipel("lesson", "check", str(path))
        assert (done.returncode, done.stdout) == (2, "")
        assert re.fullmatch(rf"archipel: .*{sentence}.*\n", done.stderr, re.I)
    done = archipel("serve", "--lessons", str(tmp_path / "nowhere"))
    assert (done.returncode, done.stderr) == (2, f"archipel: {tmp_path}/nowhere: there is no such folder\n")
    done = archipel("lesson", "play", "nothing")
    assert (done.returncode, done.stderr.startswith("archipel: there is no lesson 'nothing'")) == (2, True)


def at_terminal(lesson: Lesson, language: str, lines: list[str]) -> tuple[LessonTerminal, list[str], bool]:
    """A lesson played with these lines, and then with nothing."""
    heard: list[str] = []
    given = iter(lines)
    table = LessonTerminal(lesson, Words(language), heard.append, lambda prompt: next(given, None), seed=1)
    return table, heard, table.run()


@every_lesson
@pytest.mark.parametrize("language", languages())
def test_a_lesson_at_the_terminal(lesson: Lesson, language: str) -> None:
    shown = ["show"] * sum(step.repeat for step in lesson.steps)
    table, heard, finished = at_terminal(lesson, language, shown)
    assert finished
    text = "\n".join(heard)
    assert lesson.done[language] in text
    for step in lesson.steps:
        if step.unless is None:
            assert step.say[language] in text
    assert f'[Lesson "{lesson.id}"]' in table.record()


def test_misses_questions_and_playing_on_at_the_terminal() -> None:
    lesson = lesson_named("settlers-first")
    lines = ["end", "?", "roll", "x", "2", "1", "road 12", "settle 0", "end", "4000", "jump", "back", "1"]
    table, heard, finished = at_terminal(
        lesson, "en", [*lines, "road 20", *["show"] * 20, "roll", "play", "end"]
    )
    assert not finished  # the input ended while the bots played on
    text = "\n".join(heard)
    step = lesson.steps[lesson.index["road"]]
    assert step.otherwise[0].say["en"] in text
    assert lesson.steps[1].picks[1].say["en"] in text
    assert "No: You lack 1 wool." in text
    assert "Type “show”" in text
    told = record.read(table.record())
    assert record.given_rows(told.tags) == table.given > 30
    assert record.verify(told, GAMES) > 0


# Cards.


def test_there_are_eight_cards_for_each_game() -> None:
    found = cards()
    assert len({card.id for card in found}) == len(found)
    for game in BUILT_IN:
        assert len([card for card in found if card.game.key == game]) >= 8
    assert [card.game.key for card in found[: len(BUILT_IN)]] == [key for key in GAMES if key in BUILT_IN]


@every_card
def test_a_card_is_as_the_engine_plays_it(card: Card) -> None:
    assert card.fault() == ""
    assert card.choices()[card.right] == card.answer
    assert card.rows
    assert card.check
    assert card.rules
    for language in languages():
        choices = [text[language] for text in card.choices()]
        assert len(set(choices)) == len(choices) == 3
        assert max(map(len, [*choices, card.ask[language]])) <= 130
