"""`docs/protocol.md` documents every message, field, option and error."""

from __future__ import annotations

import re
from dataclasses import fields

import pytest
from server.servers import ROOT

from archipel.registry import GAMES
from archipel.server.play.messages import Message, StateOut
from archipel.server.play.options import TableOptions, offered
from archipel.server.play.refused import STATUS, ErrorCode
from archipel.server.web.protocol import INCOMING, OUTGOING, kind_of

PAGE = (ROOT / "docs" / "protocol.md").read_text(encoding="utf-8")


@pytest.mark.parametrize("message", INCOMING, ids=kind_of)
def test_every_message_of_a_client_has_its_line(message: type[Message]) -> None:
    [line] = [line for line in PAGE.splitlines() if line.startswith(f'| `{{"t": "{kind_of(message)}"')]
    for field in fields(message):
        assert field.name == "id" or f'"{field.name}"' in line, field.name


@pytest.mark.parametrize("message", OUTGOING, ids=kind_of)
def test_every_message_of_the_server_is_explained(message: type) -> None:
    assert f"**`{kind_of(message)}`**" in PAGE
    if message is StateOut:
        for field in fields(message):
            assert f'"{field.name}":' in PAGE, field.name


def test_every_message_over_http_is_named() -> None:
    alone = PAGE.partition("## Over HTTP alone")[2].partition("##")[0]
    for message in INCOMING:
        assert (f"…/{kind_of(message)}`" in alone) == (message.over_http is not None), kind_of(message)


def test_every_option_of_a_table_has_its_line() -> None:
    section = PAGE.partition("### Options of a table")[2].partition("\n## ")[0]
    lines = dict(re.findall(r"^\| `(\w+)` \|(.*)$", section, flags=re.M))
    assert list(lines) == [field.name for field in fields(TableOptions)]
    for option in offered(GAMES["settlers"]):
        for value in option.values if option.key != "pace" else []:
            assert f"`{str(value).lower()}`" in lines[option.key], option.key


def test_every_error_has_its_line_and_status() -> None:
    lines = dict(re.findall(r"^\| `([a-z-]+)` \| (\d+) \|", PAGE, flags=re.M))
    assert lines == {code: str(status) for code, status in STATUS.items()}
    assert set(STATUS) == set(ErrorCode.__args__)  # type: ignore[attr-defined]
