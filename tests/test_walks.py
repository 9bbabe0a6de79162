"""The pinned walks: compiled and interpreted engines play them the same, in every version."""

from __future__ import annotations

import os

import pytest
from tables import Table, everything
from walking import pinned, walk

from archipel.core.state import COMPILED
from archipel.registry import BUILT_IN

ON_FILE = pinned()


@pytest.mark.parametrize("table", everything(BUILT_IN), ids=str)
def test_walk_is_unchanged(table: Table) -> None:
    """After an intended change of the rules, run `make walks` and read the difference."""
    assert str(table) in ON_FILE, "a new option or number of seats: pin its walk with `make walks`"
    assert walk(table) == ON_FILE[str(table)]


def test_the_engine_under_test_is_the_expected_build() -> None:
    expected = os.environ.get("ARCHIPEL_EXPECT")
    assert expected is None or (expected == "compiled") == COMPILED
