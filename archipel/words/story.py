"""A story in sentences, turn by turn: what terminals print, and what records carry as comments."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from archipel.core.state import Note, Seat
from archipel.core.teller import Told
from archipel.words import Words

SEATS: Final = ("seat", "who")
GOODS: Final = ("goods", "give", "get", "lost")
WITH_NAME: Final = ("told-gain", "told-lose")
"""Notes whose sentence names its seat itself."""
TURN: Final = "told-turn"
BACK: Final = "told-back"
DECLINE: Final = "told-decline"


@dataclass
class Sentence:
    """A line of the story: the row it began with, and its notes."""

    row: int
    notes: list[Note]
    undone: bool = False


@dataclass
class Chapter:
    """A turn, or what was laid before the first one."""

    turn: Note
    sentences: list[Sentence] = field(default_factory=list)


def chapters(story: list[Told]) -> list[Chapter]:
    """The notes of a story by turn and line; those with `also` go on with a line, equal ones add up."""
    out: list[Chapter] = []
    for line in story:
        for note in line.notes:
            if note.key == TURN:
                out.append(Chapter(note))
                continue
            if note.key == BACK:
                _take_back(out, int(note.args["row"]))
            _add(out[-1].sentences, line.line.number, note)
    return out


def _add(sentences: list[Sentence], row: int, note: Note) -> None:
    last = sentences[-1] if sentences and not sentences[-1].undone else None
    if last is not None and (summed := _sum(last.notes[-1], note)) is not None:
        last.notes[-1] = summed
    elif last is not None and "also" in note.args:
        last.notes.append(note)
    else:
        sentences.append(Sentence(row, [note]))


def _sum(one: Note, other: Note) -> Note | None:
    """Two notes that say the same of one seat, as one: goods that come one by one are told together."""
    if one.key != other.key or one.args["seat"] != other.args["seat"]:
        return None
    mine, more = one.args.get("goods"), other.args.get("goods")
    if not isinstance(mine, str) or not isinstance(more, str):
        return None
    counts = dict(goods_in(mine))
    for name, n in goods_in(more):
        counts[name] = counts.get(name, 0) + n
    return Note(one.key, one.rules, one.args | {"goods": " ".join(f"{k} {n}" for k, n in counts.items())})


def _take_back(out: list[Chapter], row: int) -> None:
    for chapter in out:
        for sentence in chapter.sentences:
            sentence.undone = sentence.undone or sentence.row >= row


def goods_in(text: str) -> list[tuple[str, int]]:
    """`wood 2 ore 1` taken apart."""
    words = text.split()
    return [(name, int(n)) for name, n in zip(words[::2], words[1::2], strict=True)]


class Narrator:
    """Words the story of one game for one reader."""

    def __init__(self, words: Words, game: str, names: list[str], reader: Seat) -> None:
        self.words, self.game, self.names, self.reader = words, game, names, reader

    def heading(self, chapter: Chapter) -> str:
        """Whose turn it is, and the how manieth."""
        return _capital(self._say(chapter.turn))

    def sentence(self, sentence: Sentence) -> str:
        """A whole line, with its subject."""
        head, *rest = notes = _without_declines(sentence.notes)
        text = self._with_name(head, head.key not in WITH_NAME)
        more = [
            self._with_name(note, note.args["seat"] != last.args["seat"] and note.key not in WITH_NAME)
            for last, note in zip(notes, rest, strict=False)
        ]
        if more and head.key in WITH_NAME:
            text = ", ".join([text, *more])
        elif more:
            text = self.words.word("core-told-line", head=text, more=", ".join(more))
        return _capital(text)

    def pages(self, story: list[Told]) -> list[str]:
        """The whole story: a line for every turn, and one, set in, for everything that happened in it."""
        out: list[str] = []
        for chapter in chapters(story):
            out.append(self.heading(chapter))
            for one in chapter.sentences:
                out.append(f"  {'×' if one.undone else ' '} {self.sentence(one)}")
        return out

    def _with_name(self, note: Note, named: bool) -> str:
        said = self._say(note)
        seat = int(note.args["seat"])
        return f"{self._name(seat)} {said}" if named and seat >= 0 else said

    def _say(self, note: Note) -> str:
        mine = [name for name in SEATS if note.args.get(name) == self.reader]
        args: dict[str, str | int] = {name: self._arg(name, value) for name, value in note.args.items()}
        return self.words.say(self.game, Note(note.key, [], args | {"you": mine[0] if mine else "no"}))

    def _arg(self, name: str, value: str | int) -> str | int:
        """An argument in words: by its name, or by a word of the game that is called so."""
        if name in SEATS:
            return self._name(int(value))
        if name == "points":
            return f"{'+' if int(value) > 0 else '−'}{abs(int(value))}"
        if isinstance(value, int):
            return value
        if name in GOODS:
            return self._goods(value)
        if name == "at":
            places = [f"{self._word('terrain', land)} {n or ''}".strip() for land, n in goods_in(value)]
            return ", ".join(places)
        return self._word(name, value)

    def _word(self, family: str, value: str) -> str:
        id = f"{self.game}-{family}-{value}"
        return self.words.word(id) if self.words.knows(id) else value

    def _goods(self, text: str) -> str:
        parts = [
            self.words.word("core-some-good", n=n, good=self._word("good", good))
            for good, n in goods_in(text)
        ]
        if len(parts) < 2:
            return "".join(parts)
        return self.words.word("core-and", first=", ".join(parts[:-1]), last=parts[-1])

    def _name(self, seat: Seat) -> str:
        if seat != self.reader:
            return self.names[seat] if 0 <= seat < len(self.names) else ""
        own = f"{self.game}-you"
        return self.words.word(own if self.words.knows(own) else "core-you")


def _without_declines(notes: list[Note]) -> list[Note]:
    """An offer with its end: who said no is told only as nobody saying yes."""
    kept = [note for note in notes if note.key != DECLINE]
    if len(kept) == len(notes) or not kept:
        return notes
    return kept if len(kept) > 1 else [*kept, Note("told-no-takers", [], {"seat": kept[0].args["seat"]})]


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]
