"""Bots say why they moved, in every language."""

from __future__ import annotations

import pytest
from bots.test_search import every_game, middle

from archipel.bots.analysis import analyse
from archipel.bots.chair import Chair
from archipel.bots.evaluate import EVALUATORS
from archipel.bots.evaluate.base import Fitted
from archipel.bots.make import BOTS, make_bot
from archipel.bots.reasons import REASONS
from archipel.core.state import Note
from archipel.registry import BUILT_IN
from archipel.words import Words, languages


@every_game
@pytest.mark.parametrize("name", ["easy", "medium", "hard:nodes=60:worlds=2"])
def test_every_level_explains_its_moves(game: str, name: str) -> None:
    state = middle(game)
    bot = make_bot(name, game, 1)
    assert bot.explain() is None
    choice = bot.choose(Chair(state, state.actor(), None))
    note = bot.explain()
    assert note is not None
    assert note.args["move"] == choice.text
    sentences = {Words(language).say("bots", note) for language in languages()}
    assert len(sentences) == len(languages())
    assert all(choice.text in sentence for sentence in sentences)


def test_a_bot_that_notices_one_move_says_so() -> None:
    state = middle("junior")
    bot = make_bot("easy:attention=0", "junior", 1)
    bot.choose(Chair(state, state.actor(), None))
    note = bot.explain()
    assert note is not None
    assert note.key == "why-seen"


@pytest.mark.parametrize("language", languages())
def test_every_reason_has_its_own_words(language: str) -> None:
    words = Words(language)
    args: dict[str, str | int] = {"move": "end", "other": "buy", "chance": 40, "rival": 1}
    for key in ("why-best", "why-rather"):
        said = {words.say("bots", Note(key, [], {**args, "reason": reason})) for reason in REASONS}
        assert len(said) == len(REASONS)
    for key in ("why-wins", "why-only", "why-seen", "why-even", "why-later"):
        assert "end" in words.say("bots", Note(key, [], args))
    for name in BOTS:
        assert words.word(f"bots-level-{name}")


@pytest.mark.parametrize("game", BUILT_IN)
def test_themes_name_features_that_exist(game: str) -> None:
    evaluator = EVALUATORS[game]
    assert isinstance(evaluator, Fitted)
    named = [name for names in BUILT_IN[game].profile.themes.values() for name in names]
    assert len(named) == len(set(named))
    assert set(named) <= set(evaluator.names)


@every_game
@pytest.mark.parametrize("open_cards", [False, True])
def test_hints_name_legal_moves_and_their_worth(game: str, open_cards: bool) -> None:
    state = middle(game)
    seat = state.actor()
    found = analyse(game, state, seat, None, nodes=60, open_cards=open_cards)
    legal = {action.text for action in state.legal(seat)}
    assert sum(found.chances) == pytest.approx(1)
    assert 0 < len(found.moves) <= 3
    assert all(move.action in legal and 0 <= move.chance <= 1 for move in found.moves)
    others = [other for other in range(state.seats()) if other not in state.asked()]
    if others:
        assert analyse(game, state, others[0], None, nodes=60).moves == ()
