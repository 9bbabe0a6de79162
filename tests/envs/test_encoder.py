"""Observations: of a fixed length, within their bounds, and free of hidden information."""

from __future__ import annotations

import dataclasses
import typing
import zlib
from collections import Counter
from collections.abc import Iterator
from itertools import chain, cycle

import numpy as np
import pytest
from tables import Table as Setting
from tables import by_seats, everything, positions

from archipel.core.cells import Cells
from archipel.core.rng import Rng
from archipel.core.state import NOBODY, WATCHER, State
from archipel.envs.encoder import Encoder
from archipel.envs.game_table import GameTable
from archipel.registry import BUILT_IN, GAMES

SCORE = {"settlers": ".points", "junior": ".points", "princes": ".points", "elasund": ".cubes_placed"}
"""The cells with the public points."""

every_setting = pytest.mark.parametrize("setting", everything(), ids=str)
main_settings = pytest.mark.parametrize("setting", by_seats(), ids=str)
fast_settings = pytest.mark.parametrize("setting", [s for s in everything() if s.game.profile.row], ids=str)


@every_setting
def test_every_view_fits_its_row(setting: Setting) -> None:
    encoder = Encoder(setting.game, setting.seats, setting.settled())
    low, high = encoder.bounds()
    if setting.game.key in BUILT_IN:
        assert encoder.unshaped == [], "the layout in its profile must say how to write these"
        assert np.all(low > -128), "every cell has a true bound"
    names = [cell.name for cell in encoder.cells]
    assert len(set(names)) == len(names)
    state, rng = setting.start(), Rng(41)
    for number in range(1200):
        if number % 40 == 0 or state.actor() == NOBODY:
            for seat in range(setting.seats):
                view = state.view(seat)
                assert len(encoder.numbers(view)) == encoder.size
                row = encoder.row(view)
                assert np.all(row >= low)
                assert np.all(row <= high)
        if state.step(rng) < 0:
            break


@main_settings
def test_a_row_has_no_hidden_information(setting: Setting) -> None:
    table = GameTable(setting.game, setting.seats, setting.options)
    for at in positions(setting, seed=21, every=150, most=6):
        for seat in range(setting.seats):
            table.state = at.state
            here = table.observe(seat).tobytes()
            table.state = at.state.redeal(seat, at.memories[seat], Rng(3))
            assert table.observe(seat).tobytes() == here


def whole_game(setting: Setting) -> Iterator[State]:
    """A random game to its end: each kind of question a few times, and some other states."""
    state, rng = setting.start(), Rng(zlib.crc32(str(setting).encode()))
    met: Counter[str] = Counter()
    for number in range(20_000):
        met[state.now().name()] += 1
        if met[state.now().name()] < 4 or number % 60 == 0:
            yield state
        if state.step(rng) < 0:
            break


@fast_settings
def test_the_compiled_encoder_equals_the_view_encoder(setting: Setting) -> None:
    """Over a whole game, and at positions of another one with trades."""
    encoder = Encoder(setting.game, setting.seats, setting.settled())
    fast = setting.game.profile.row
    assert fast is not None
    readers = cycle([*range(setting.seats), WATCHER])
    trading = (at.state for at in positions(setting, seed=22, every=25, most=30))
    for state in chain(whole_game(setting), trading):
        for reader in (max(state.actor(), 0), next(readers)):
            cells = Cells()
            fast(state, reader, cells)
            assert cells.finished() == encoder.row(state.view(reader)).tobytes()


@pytest.mark.parametrize("setting", [s for s in by_seats() if s.game.key in SCORE], ids=str)
def test_the_reader_comes_first(setting: Setting) -> None:
    """Entries by seat begin with the reader, and seats are numbered clockwise from it."""
    table = GameTable(setting.game, setting.seats, setting.options)
    names = table.cell_names()
    turn, points = names.index("turn"), [n for n in names if n.endswith(SCORE[setting.game.key])]
    for at in positions(setting, seed=24, every=80, most=8):
        table.state = at.state
        rows = [dict(zip(names, table.observe(seat).tolist())) for seat in range(setting.seats)]
        public = [at.state.public_points(seat) for seat in range(setting.seats)]
        for seat, row in enumerate(rows):
            turned = public[seat:] + public[:seat]
            assert [row[name] for name in points][1:] == turned[1:]
            assert (
                row[names[turn]] == (rows[0][names[turn]] - seat) % setting.seats or rows[0][names[turn]] < 0
            )
            assert row["seat"] == seat


@main_settings
def test_different_views_have_different_rows(setting: Setting) -> None:
    table = GameTable(setting.game, setting.seats, setting.options)
    rows, views = set(), set()
    for at in positions(setting, seed=23, every=30, most=30):
        table.state = at.state
        views.add(repr(at.state.view(0)))
        rows.add(table.observe(0).tobytes())
    assert len(rows) == len(views)


@pytest.mark.parametrize("key", GAMES)
def test_every_shape_names_an_existing_field(key: str) -> None:
    game = GAMES[key]
    state = game.open(game.printed_seats[0], game.read_options(""))
    seen: set[str] = set()

    def collect(hint: object) -> None:
        if isinstance(hint, type) and dataclasses.is_dataclass(hint):
            for item, inner in typing.get_type_hints(hint).items():
                seen.add(f"{hint.__name__}.{item}")
                collect(inner)
        for inner in typing.get_args(hint):
            collect(inner)

    collect(type(state.view(0)))
    assert set(game.profile.layout.shapes) <= seen
