"""A class name means one thing: it is defined once, or it is a word that the games share."""

from __future__ import annotations

import ast
from pathlib import Path

ROOT = Path(__file__).parent.parent

DIALECT = {
    # The kernel of a position, specialised by each game.
    "Position": "the state of a game as the rules see it",
    "HasPosition": "a state that has a position",
    "Question": "a pending decision of one seat",
    "Asked": "the base of everything that can be pending",
    "Chance": "a pending chance node",
    "Step": "a pending step that nobody decides",
    "Several": "a pending decision of several seats",
    "Over": "the end of the game, below everything that is pending",
    "Rulings": "our decisions where a booklet is silent, as options",
    # Actions.
    "Build": "build something on the board",
    "Dice": "the dice have fallen",
    "Discard": "give up a card",
    "Draw": "a card that is drawn",
    "First": "who begins is drawn by lot",
    "Give": "hand a card or a good to another seat",
    "Take": "take a card that lies open or is looked at",
    # Questions and chance nodes.
    "Answering": "the seats that an offer is for answer it",
    "DiceRoll": "the dice fall",
    "Main": "the main phase of a turn, until it is ended",
    "Rolling": "the player on turn is to roll",
    # Views.
    "OfferView": "an open offer, as a seat sees it",
    "PlayerView": "a seat, as another seat sees it",
}
"""Names that may repeat between games, because they mean the same in each of them."""

OUTSIDE = {
    "Dice": {"archipel/parts/dice.py"},  # the two dice of several games
    "Step": {"archipel/lessons/lesson.py"},  # a step of a lesson: the word of the lesson files
    # The strength of a seat, weighed by the features of its game.
    "Strength": {"archipel/bots/evaluate/junior.py", "archipel/bots/evaluate/settlers.py"},
}
"""Further modules outside the games that may define a name of the lists above."""


def repeated() -> dict[str, set[str]]:
    """The modules of every top-level class name that more than one module defines."""
    modules: dict[str, set[str]] = {}
    for path in sorted((ROOT / "archipel").rglob("*.py")):
        for node in ast.parse(path.read_text(encoding="utf-8")).body:
            if isinstance(node, ast.ClassDef):
                modules.setdefault(node.name, set()).add(path.relative_to(ROOT).as_posix())
    return {name: where for name, where in modules.items() if len(where) > 1}


def test_a_class_name_repeats_only_where_it_is_listed() -> None:
    wrong = {}
    for name, modules in repeated().items():
        allowed = OUTSIDE.get(name, set())
        if name in DIALECT:
            allowed = allowed | {module for module in modules if module.startswith("archipel/games/")}
        if modules - allowed:
            wrong[name] = sorted(modules)
    assert wrong == {}, "rename one of each, or list it here with its one meaning"


def test_a_word_of_the_dialect_is_defined_once_in_a_game() -> None:
    for name, modules in repeated().items():
        games = [Path(module).parts[2] for module in modules if module.startswith("archipel/games/")]
        assert len(games) == len(set(games)) or name not in DIALECT, (name, sorted(modules))


def test_every_listed_name_is_repeated() -> None:
    found = repeated()
    unused = {*DIALECT, *OUTSIDE} - found.keys()
    assert unused == set(), "these are defined once: take them off the list"
    for name, modules in OUTSIDE.items():
        assert modules <= found[name], name
