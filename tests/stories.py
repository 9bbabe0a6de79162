"""The story of rows that are played at any position, as one reader is told it."""

from __future__ import annotations

from archipel.core.game import Game
from archipel.core.journal import StoryLine, notes_of, snapshot
from archipel.core.referee import Line
from archipel.core.state import CHANCE, WATCHER, Action, Note, Seat, State
from archipel.core.story import told
from archipel.words import spoken
from archipel.words.story import Narrator, chapters

NAMES = ["Ana", "Bo", "Cy", "Di"]


def notes_told(game: Game, state: State, rows: list[str], reader: Seat = WATCHER) -> list[StoryLine]:
    """Play rows such as `0 roll` and `! dice 3 4` and tell them, covered answers once they come out."""
    out = [StoryLine(Line(0, CHANCE, ""), [told("told-turn", state.turn(), n=1)])]
    withheld = []
    for number, row in enumerate(rows, start=1):
        who, _, text = row.partition(" ")
        seat, action = CHANCE if who == "!" else int(who), game.read(text)
        allowed = action in state.legal(seat) or text.split(" ")[0] in state.forms(seat)
        assert allowed, f"{row}: {[a.text for a in state.legal(seat)]}"
        before, heard = snapshot(game, state, reader), state.told(reader, seat, action)
        state.apply(seat, action)
        after = snapshot(game, state, reader)
        if heard is not None:
            line = Line(number, seat, heard.text)
            out.append(StoryLine(line, notes_of(game, before, after, line)))
        else:
            withheld.append((number, seat, action))
        for late in list(withheld):
            come_out = _late(game, state, reader, *late)
            if come_out is not None:
                withheld.remove(late)
                out.append(StoryLine(come_out, notes_of(game, after, after, come_out)))
    return out


def _late(game: Game, state: State, reader: Seat, number: int, seat: Seat, action: Action) -> Line | None:
    heard = state.told(reader, seat, action)
    return None if heard is None else Line(number, seat, heard.text)


def told_of(game: Game, state: State, *rows: str, reader: Seat = WATCHER, language: str = "en") -> list[str]:
    """The sentences of these rows."""
    narrator = Narrator(spoken()[language], game.key, NAMES, reader)
    pages = chapters(notes_told(game, state, list(rows), reader))
    return [narrator.sentence(sentence) for chapter in pages for sentence in chapter.sentences]


def gains(story: list[StoryLine]) -> dict[Seat, str]:
    """What came to whom."""
    found = [note for line in story for note in line.notes if note.key == "told-gain"]
    return {int(note.args["seat"]): str(note.args["goods"]) for note in found}


def keys(notes: list[Note]) -> list[str]:
    return [note.key for note in notes]
