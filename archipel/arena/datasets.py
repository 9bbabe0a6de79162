"""Data sets in Parquet: actions, observations and results of many games. `docs/datasets.md` has the schema.

A data set is a folder. `games/` has one row a game and `actions/` one row an action, both in numbered parts
of a fixed number of games. `dataset.json` says how it was made and what the numbers mean. The same run gives
the same files for any number of processes.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pyarrow as pa
import pyarrow.parquet as pq

from archipel import __version__
from archipel.arena.corpus import referee_of
from archipel.arena.match import in_rotation
from archipel.arena.pool import map_chunks
from archipel.arena.simulate import Run
from archipel.core.options import RULES
from archipel.core.referee import Referee
from archipel.core.state import CHANCE
from archipel.envs.encoder import ObservationRow
from archipel.envs.game_table import LAYOUT, GameTable

SCHEMA_VERSION = 2
GAMES_A_PART = 100

GAMES_SCHEMA = pa.schema(
    [
        pa.field("game", pa.int64(), nullable=False),
        pa.field("actions", pa.int32(), nullable=False),
        pa.field("winners", pa.list_(pa.int8()), nullable=False),
        pa.field("scores", pa.list_(pa.int16()), nullable=False),
        pa.field("ended", pa.string(), nullable=False),
    ]
)


def actions_schema(width: int, features: bool) -> pa.Schema:
    """Return the columns of `actions/`; with features, also what the seat saw before it acted."""
    fields = [
        pa.field("game", pa.int64(), nullable=False),
        pa.field("row", pa.int32(), nullable=False),
        pa.field("seat", pa.int8(), nullable=False),
        pa.field("action", pa.dictionary(pa.int32(), pa.string()), nullable=False),
        pa.field("number", pa.int32(), nullable=False),
        pa.field("result", pa.int8(), nullable=False),
    ]
    if features:
        fields.append(pa.field("legal", pa.list_(pa.int32())))
        fields.append(pa.field("observation", pa.list_(pa.int8(), width)))
    return pa.schema(fields)


def write_dataset(
    run: Run,
    folder: Path,
    features: bool = True,
    jobs: int | None = None,
    progress: Callable[[int], None] | None = None,
    backend: str = "local",
) -> None:
    """Play a run and write it. On a cluster, all machines must share `folder`."""
    run.check()
    table = _table(run)
    for name in ("games", "actions"):
        (folder / name).mkdir(parents=True, exist_ok=False)
    about = {
        "schema": SCHEMA_VERSION,
        "layout": LAYOUT,
        "archipel": __version__,
        "game": run.game,
        "rules": table.options[RULES],
        "seats": run.seats,
        "options": table.game.options_text(table.options, table.options[RULES]),
        "bots": in_rotation(list(run.bots), run.seats),
        "seed": run.seed,
        "games": run.games,
        "numbers": table.texts,
        "cells": table.cell_names() if features else [],
    }
    (folder / "dataset.json").write_text(json.dumps(about, indent=1) + "\n", encoding="utf-8")
    pieces = [
        (run, str(folder), features, first, min(first + GAMES_A_PART, run.games))
        for first in range(0, run.games, GAMES_A_PART)
    ]
    for done in map_chunks(_write_part, pieces, backend, jobs):
        if progress:
            progress(done)


def _table(run: Run) -> GameTable:
    return GameTable(run.game, run.seats, run.options, trade=False)


def _write_part(piece: tuple[Run, str, bool, int, int]) -> int:
    """Play some games and write their part; only its size returns to the parent process."""
    run, folder, features, first, last = piece
    table = _table(run)
    games: list[dict[str, Any]] = []
    actions: list[dict[str, Any]] = []
    for index in range(first, last):
        referee = referee_of(run, index)
        outcome = referee.state.outcome()
        assert outcome is not None
        games.append(
            {
                "game": index,
                "actions": len(referee.rows),
                "winners": outcome.winners,
                "scores": referee.state.scores(),
                "ended": outcome.rule,
            }
        )
        actions += _rows(table, referee, index, features)
    part = f"part-{first // GAMES_A_PART:05}.parquet"
    _write(Path(folder) / "games" / part, games, GAMES_SCHEMA)
    _write(Path(folder) / "actions" / part, actions, actions_schema(table.width, features))
    return last - first


def _rows(table: GameTable, referee: Referee, index: int, features: bool) -> list[dict[str, Any]]:
    numbers = table.numbers.of_action
    outcome = referee.state.outcome()
    winners = [] if outcome is None else outcome.winners
    state = referee.game.open(referee.seats, referee.options)
    table.state = state
    rows: list[dict[str, Any]] = []
    for count, (seat, action) in enumerate(((row.seat, row.action) for row in referee.standing()), start=1):
        row: dict[str, Any] = {
            "game": index,
            "row": count,
            "seat": seat,
            "action": action.text,
            "number": -1 if seat == CHANCE else numbers[seat].get(action.text, -1),
            "result": 0 if seat == CHANCE or not winners else 1 if seat in winners else -1,
        }
        if features:
            decides = seat != CHANCE
            row["legal"] = [numbers[seat][one.text] for one in state.legal(seat)] if decides else None
            row["observation"] = table.observe(seat) if decides else None
        rows.append(row)
        state.apply(seat, action)
    return rows


def _write(path: Path, rows: list[dict[str, Any]], schema: pa.Schema) -> None:
    columns = {}
    for field in schema:
        values = [row[field.name] for row in rows]
        if pa.types.is_fixed_size_list(field.type):
            columns[field.name] = _matrix(values, field.type)
        else:
            columns[field.name] = pa.array(values, type=field.type)
    pq.write_table(pa.table(columns, schema=schema), path, compression="zstd")


def _matrix(rows: list[ObservationRow | None], kind: pa.DataType) -> pa.Array:
    """Return rows of one length as a column, with nulls for None."""
    cells = np.zeros((len(rows), kind.list_size), dtype=np.int8)
    for number, row in enumerate(rows):
        if row is not None:
            cells[number] = row
    missing = pa.array([row is None for row in rows])
    return pa.FixedSizeListArray.from_arrays(pa.array(cells.reshape(-1)), type=kind, mask=missing)


def read_dataset(folder: Path) -> tuple[pa.Table, pa.Table, dict[str, Any]]:
    """Return the games, the actions and the description of a data set."""
    about = json.loads((folder / "dataset.json").read_text(encoding="utf-8"))
    return pq.read_table(folder / "games"), pq.read_table(folder / "actions"), about


def observations(actions: pa.Table) -> np.ndarray[Any, np.dtype[np.int8]]:
    """Return the observations of all decisions as one matrix, without copying cell by cell."""
    decisions = actions.filter(pa.compute.greater_equal(actions["seat"], 0))
    column = decisions["observation"].combine_chunks()
    width = column.type.list_size
    flat: np.ndarray[Any, np.dtype[np.int8]] = column.flatten().to_numpy(zero_copy_only=False)
    return flat.reshape(-1, width)
