"""The text record of a game: tags, a blank line, one action a line.

    [Game "…"]
    [Rules "1"]
    [Options "preset=seed"]
    [Seat0 "red Ana"]
    [Result "10 7 6"]

    0 settle 23         ; comments run to the end of the line
    ! dice 3 5          ; the dealer
    0 back 12           ; row 12 and what came after did not happen
    = 50 9c41f2a07b31   ; digest of the position after 50 standing actions

A record needs no seed: chance is written down. `docs/notation.md` has the whole grammar.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from hashlib import sha256

from archipel.core import fairness
from archipel.core.game import Game
from archipel.core.options import RULES
from archipel.core.referee import Referee, TakeBack
from archipel.core.state import CHANCE, Action, BadNotation, BadOptions, IllegalAction, Seat, State

DEALER = "!"
DIGEST = "="
DIGEST_EVERY = 50
BY_HAND = "by hand"
BRANCH = "Branch"
"""The tag of a game that plays on from another: its table, and how many of its rows were taken over."""

_TAG = re.compile(r'\[([A-Za-z][A-Za-z0-9]*) "((?:[^"\\]|\\.)*)"\]')


class BadRecord(ValueError):
    """A record that cannot be read or replayed; the message names the line and the word."""


@dataclass(frozen=True)
class Entry:
    """One line of the body: a row, or a digest."""

    line: int
    who: str
    text: str


@dataclass
class Record:
    """A record as text has it: nothing checked but its form."""

    tags: dict[str, str] = field(default_factory=dict)
    entries: list[Entry] = field(default_factory=list)


# Text to record and back.


def read(text: str) -> Record:
    """Take a record apart, or raise `BadRecord`."""
    record = Record()
    in_body = False
    for number, raw in enumerate(text.splitlines(), start=1):
        line = raw.strip()
        if line.startswith("[") and not in_body:
            tag = _TAG.fullmatch(line)
            if tag is None:
                raise BadRecord(f'line {number}: {line!r} is not a tag such as [Game "…"]')
            if tag[1] in record.tags:
                raise BadRecord(f"line {number}: the tag {tag[1]} stands twice")
            record.tags[tag[1]] = _unescape(tag[2])
            continue
        entry = _entry(number, line)
        if entry is not None:
            in_body = True
            record.entries.append(entry)
    if "Game" not in record.tags:
        raise BadRecord('line 1: a record begins with tags, and one of them is [Game "…"]')
    return record


def read_entries(text: str) -> list[Entry]:
    """The body of a record alone, or raise `BadRecord`."""
    found = [_entry(number, line) for number, line in enumerate(text.splitlines(), start=1)]
    return [entry for entry in found if entry is not None]


def _entry(number: int, line: str) -> Entry | None:
    """What a line of the body says; nothing, if it is blank or a comment."""
    line = line.partition(";")[0].strip()
    if not line:
        return None
    who, _, rest = line.partition(" ")
    if not (who in (DEALER, DIGEST) or (who.isascii() and who.isdigit() and len(who) < 3)):
        raise BadRecord(f"line {number}: {who!r} is not a seat number, {DEALER!r} or {DIGEST!r}")
    if not rest.strip():
        raise BadRecord(f"line {number}: nothing follows {who!r}")
    return Entry(number, who, " ".join(rest.split()))


def write(record: Record) -> str:
    """The record as text."""
    lines = [f'[{key} "{_escape(value)}"]' for key, value in record.tags.items()]
    lines.append("")
    lines += [f"{entry.who} {entry.text}" for entry in record.entries]
    return "\n".join(lines) + "\n"


def _escape(value: str) -> str:
    return value.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n").replace("\r", "")


def _unescape(value: str) -> str:
    return re.sub(r"\\(.)", lambda m: "\n" if m[1] == "n" else m[1], value)


# Game to record and back.


def digest(state: State, seats: int) -> str:
    """A short fingerprint of everything any seat can see."""
    parts = [repr(state.view(seat)) for seat in range(seats)]
    parts += [repr(state.asked()), repr(state.scores())]
    return sha256("\n".join(parts).encode()).hexdigest()[:12]


def header(referee: Referee, names: list[str]) -> dict[str, str]:
    """The tags every record has."""
    game, rules = referee.game, referee.options[RULES]
    tags = {"Game": game.key, "Rules": rules, "Options": game.options_text(referee.options, rules)}
    colours = game.colours(referee.seats, referee.options)
    for seat, colour in enumerate(colours):
        name = names[seat] if seat < len(names) else ""
        tags[f"Seat{seat}"] = f"{colour} {name}".strip()
    if referee.dice_by_hand:
        tags["Dice"] = BY_HAND
    outcome = referee.state.outcome()
    if outcome is not None:
        tags |= ended(referee.state.scores(), outcome.winners, outcome.rule)
    return tags


def ended(scores: list[int], winners: list[Seat], rule: str) -> dict[str, str]:
    """The tags of a game that is over."""
    won = " ".join(map(str, winners)) or "nobody"
    return {"Result": " ".join(map(str, scores)), "Winner": won, "Ended": rule}


def of(referee: Referee, names: list[str] | None = None, extra: dict[str, str] | None = None) -> Record:
    """The record of a game: the rows that count, with a digest every fifty."""
    record = Record(header(referee, names or []) | (extra or {}))
    state = referee.game.open(referee.seats, referee.options)
    for count, row in enumerate(referee.standing(), start=1):
        record.entries.append(Entry(0, who(row.seat), row.action.text))
        state.apply(row.seat, row.action)
        if count % DIGEST_EVERY == 0:
            record.entries.append(Entry(0, DIGEST, f"{count} {digest(state, referee.seats)}"))
    return record


def redacted(referee: Referee, reader: Seat, names: list[str] | None = None) -> Record:
    """The game as one seat (or `WATCHER`) was told it: to read, not to replay."""
    record = Record(header(referee, names or []) | {"Reader": str(reader)})
    record.entries = [Entry(0, who(line.seat), line.text) for line in referee.logs[reader]]
    return record


def commented(record: Record, comments: Mapping[int, str]) -> Record:
    """The same record with comments beside its rows, by their numbers."""
    told = Record(dict(record.tags))
    number = 0
    for entry in record.entries:
        number += entry.who != DIGEST
        comment = comments.get(number, "") if entry.who != DIGEST else ""
        text = f"{entry.text:<28} ; {comment}" if comment else entry.text
        told.entries.append(Entry(entry.line, entry.who, text))
    return told


def who(seat: Seat) -> str:
    """A seat as the rows of a record have it."""
    return DEALER if seat == CHANCE else str(seat)


def seats_of(record: Record) -> int:
    """How many seats a record has."""
    seats = 0
    while f"Seat{seats}" in record.tags:
        seats += 1
    return seats


def game_of(record: Record, games: Mapping[str, Game]) -> Game:
    """The game a record is of."""
    key = record.tags["Game"]
    if key not in games:
        raise BadRecord(f"tag Game: {key!r} is not one of {', '.join(games)}")
    return games[key]


def replay(record: Record, games: Mapping[str, Game], upto: int | None = None) -> Referee:
    """The game a record tells, checked action by action; with `upto`, only that many entries of it."""
    game = game_of(record, games)
    if "Reader" in record.tags:
        raise BadRecord("tag Reader: a record as one seat was told it hides too much to be replayed")
    referee = _opened(record, game)
    for entry in record.entries[:upto]:
        if entry.who == DIGEST:
            _compare(referee, entry)
        else:
            seat = CHANCE if entry.who == DEALER else int(entry.who)
            _replay_row(referee, entry, seat, _read_action(game, entry))
    if upto is None:
        _compare_tags(referee, record)
    return referee


def _opened(record: Record, game: Game) -> Referee:
    """The game of a record before its first row, under the rules it was played by."""
    tags = record.tags
    try:
        options = game.read_options(tags.get("Options", ""), tags.get("Rules", ""))
        return Referee(game, seats_of(record), options, dice_by_hand=tags.get("Dice") == BY_HAND)
    except BadOptions as error:
        raise BadRecord(f"tag Rules, Options or Seat: {error}") from None


def _read_action(game: Game, entry: Entry) -> Action:
    verb, _, rest = entry.text.partition(" ")
    if verb == "back":
        if not (rest.isascii() and rest.isdigit()):
            raise BadRecord(f"line {entry.line}: back takes the number of a row, not {rest!r}")
        return TakeBack(int(rest))
    try:
        return game.read(entry.text)
    except BadNotation as error:
        raise BadRecord(f"line {entry.line}: {error}") from None


def _replay_row(referee: Referee, entry: Entry, seat: Seat, action: Action) -> None:
    state = referee.state
    try:
        if isinstance(action, TakeBack):
            referee.take_back(seat, action.to)
        elif seat == CHANCE:
            if state.actor() != CHANCE or action not in state.legal(CHANCE):
                raise BadRecord(f"line {entry.line}: chance cannot bring {entry.text!r} here")
            referee.append(CHANCE, action)
        else:
            referee.play(seat, action)
    except IllegalAction as error:
        why = "; ".join(f"{note.key} ({', '.join(note.rules)})" for note in error.notes)
        raise BadRecord(f"line {entry.line}: {error}{': ' + why if why else ''}") from None


def _compare(referee: Referee, entry: Entry) -> None:
    count, _, expected = entry.text.partition(" ")
    if count != str(len(referee.standing())):
        raise BadRecord(f"line {entry.line}: {len(referee.standing())} actions stand here, not {count}")
    if digest(referee.state, referee.seats) != expected:
        raise BadRecord(f"line {entry.line}: the position is not the recorded one")


def _compare_tags(referee: Referee, record: Record) -> None:
    """What the record says of its rules and of its end is what was played."""
    played = header(referee, [])
    for tag in ("Rules", "Result", "Winner", "Ended"):
        said, found = record.tags.get(tag), played.get(tag)
        if said not in (None, found):
            truth = "goes on" if found is None else f"says {found}"
            raise BadRecord(f"tag {tag}: the record says {said}, the game {truth}")


# Checking the dice.


def fairness_tags(secret: bytes, table: str, contributions: list[bytes]) -> dict[str, str]:
    """The tags that let everybody recompute the draws."""
    tags = {"Table": table, "Commitment": fairness.commitment(secret, table)}
    for i, part in enumerate(contributions):
        tags[f"Contribution{i}"] = part.hex()
    return tags | {"Secret": secret.hex()}


def verify(record: Record, games: Mapping[str, Game]) -> int:
    """Recompute every draw from the revealed secret; how many there were, or `BadRecord`."""
    tags = record.tags
    for tag in ("Table", "Commitment", "Secret"):
        if tag not in tags:
            raise BadRecord(f"tag {tag}: missing, so the draws cannot be checked")
    contributions: list[bytes] = []
    try:
        secret = bytes.fromhex(tags["Secret"])
        while f"Contribution{len(contributions)}" in tags:
            contributions.append(bytes.fromhex(tags[f"Contribution{len(contributions)}"]))
    except ValueError:
        raise BadRecord("tag Secret or Contribution: not hexadecimal") from None
    if fairness.commitment(secret, tags["Table"]) != tags["Commitment"]:
        raise BadRecord("tag Secret: it is not the one that was committed to")
    return _verify_draws(record, games, fairness.key_of(secret, contributions))


def given_rows(tags: Mapping[str, str]) -> int:
    """How many rows of a record were taken over from another game, whose chance is not this one's."""
    rows = tags.get(BRANCH, "").rpartition(" ")[2]
    return int(rows) if rows.isascii() and rows.isdigit() else 0


def _verify_draws(record: Record, games: Mapping[str, Game], key: bytes) -> int:
    by_hand = record.tags.get("Dice") == BY_HAND
    game = game_of(record, games)
    replay(record, games)  # a record that does not replay proves nothing
    referee = _opened(record, game)
    given, drawn, checked = given_rows(record.tags), 0, 0
    for entry in record.entries:
        if entry.who == DIGEST:
            continue
        action = _read_action(game, entry)
        if entry.who == DEALER and not (by_hand and action.by_hand):
            outcomes = referee.state.legal(CHANCE)
            if len(referee.rows) >= given:
                fair = outcomes[fairness.draw(key, drawn, referee.state.odds())]
                if fair != action:
                    raise BadRecord(f"line {entry.line}: draw {drawn} was {fair.text!r}, not {action.text!r}")
                checked += 1
            drawn += 1
        referee.append(CHANCE if entry.who == DEALER else int(entry.who), action)
    return checked
