"""A story in sentences, turn by turn: what terminals print, and what records carry as comments."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from archipel.core.journal import StoryLine
from archipel.core.state import Note, Seat
from archipel.words import Words

SEATS: Final = ("seat", "who")
GOODS: Final = ("goods", "give", "get", "lost")
WITH_NAME: Final = ("told-gain", "told-lose")
"""Notes whose sentence names its seat itself."""
TURN: Final = "told-turn"
BACK: Final = "told-back"
OFFER: Final = "told-offer"
TRADE: Final = "told-trade"


@dataclass
class Sentence:
    """A line of the story: the row it began with, and its notes."""

    row: int
    notes: list[Note]
    undone: bool = False


@dataclass
class Chapter:
    """A turn, what was laid before the first one, or what is left of one that began before."""

    turn: Note | None
    row: int = 0
    """The row with which it begins."""
    sentences: list[Sentence] = field(default_factory=list)


def chapters(story: list[StoryLine]) -> list[Chapter]:
    """The notes of a story by turn and line; those with `also` go on with a line, equal ones add up."""
    out: list[Chapter] = []
    for line in story:
        for note in line.notes:
            if note.key == TURN:
                out.append(Chapter(note, line.line.number))
                continue
            if not out:
                out.append(Chapter(None))
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
    """Strike out what did not happen; a turn that did not begin goes on with the one before."""
    while len(out) > 1 and out[-1].row >= row:
        undone = out.pop()
        out[-1].sentences += undone.sentences
    for chapter in out:
        for sentence in chapter.sentences:
            sentence.undone = sentence.undone or sentence.row >= row


def goods_in(text: str) -> list[tuple[str, int]]:
    """`wood 2 ore 1` taken apart."""
    words = text.split()
    return [(name, int(n)) for name, n in zip(words[::2], words[1::2], strict=True)]


def names_of(words: Words, colours: list[str], names: list[str] | None = None) -> list[str]:
    """What people are called in a story: by their names, or else by their colours."""
    given = names or [""] * len(colours)
    called = [" ".join(name.split()) for name in given]
    return [name or _capital(words.word(f"colour-{colours[seat]}")) for seat, name in enumerate(called)]


class Narrator:
    """Words the story of one game for one reader."""

    def __init__(self, words: Words, game: str, names: list[str], reader: Seat) -> None:
        self.words, self.game, self.names, self.reader = words, game, names, reader

    def heading(self, chapter: Chapter) -> str:
        """Whose turn it is, and the how manieth."""
        return "" if chapter.turn is None else _capital(self._say(chapter.turn))

    def sentence(self, sentence: Sentence) -> str:
        """A whole line, with its subject."""
        head, *rest = notes = _folded(sentence.notes)
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

    def pages(self, story: list[StoryLine]) -> list[str]:
        """The whole story: a line for every turn, and one, set in, for everything that happened in it."""
        out: list[str] = []
        for chapter in chapters(story):
            if chapter.turn is not None:
                out.append(self.heading(chapter))
            for one in chapter.sentences:
                out.append(f"  {'×' if one.undone else ' '} {self.sentence(one)}")
        return out

    def by_row(self, story: list[StoryLine]) -> dict[int, str]:
        """The sentences by the row each begins with, for the comments of a record."""
        out: dict[int, str] = {}
        for chapter in chapters(story):
            for one in chapter.sentences:
                said = self.sentence(one)
                out[one.row] = f"{out[one.row]}. {said}" if one.row in out else said
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


def _folded(notes: list[Note]) -> list[Note]:
    """Nothing twice: an offer has its answers only while it is open, a trade names its goods itself."""
    head, *rest = notes
    keys = [note.key for note in rest]
    if head.key == TRADE:  # it has said what goes and what comes
        return [head, *[note for note in rest if note.key not in ("told-paid", "told-gain")]]
    if head.key != OFFER or not rest:
        return notes
    for deal in rest:
        if deal.key == "told-deal":
            same = all(deal.args[side] == head.args[side] for side in ("give", "get"))
            who = deal.args["who"]
            return [head, Note("told-agreed", [], {"seat": head.args["seat"], "who": who}) if same else deal]
    if "told-withdraw" in keys or "told-refuse" in keys:
        return [head, Note("told-no-deal", [], {"seat": head.args["seat"]})]
    if all(key == "told-decline" for key in keys):
        return [head, Note("told-no-takers", [], {"seat": head.args["seat"]})]
    return notes


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]
