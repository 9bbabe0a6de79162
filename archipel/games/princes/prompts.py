"""What a seat is asked, in a key and its rules."""

from __future__ import annotations

from typing import Final

from archipel.core.state import Note
from archipel.games.princes.board import GOODS
from archipel.games.princes.cards import CARDS
from archipel.games.princes.position import Position
from archipel.games.princes.tasks import (
    ARRANGING,
    BURYING,
    BY_ARSONIST,
    BY_DOCTOR,
    CHANCES,
    CHOOSING_CARD,
    DEMANDING,
    EXCHANGE,
    EXCHANGED,
    FEUDING,
    FILLING,
    GAINING,
    GIVING,
    LOSING,
    MAIN,
    NAMING,
    NUMBERING,
    OPENING,
    PAYING,
    PLACING,
    REACTING,
    RECOVERING,
    REFILLING,
    RELOCATING,
    RETURNING,
    RIOTING,
    SCOUT_BUILDS,
    SCOUTING,
    SHOPPING,
    START_STACK,
    STEALING,
    STORING,
    SURPLUS,
    TAKING,
    TITHING,
    WAIVING,
    Task,
)

QUESTIONS: Final[dict[int, tuple[str, list[str]]]] = {
    START_STACK: ("ask-start-stack", ["P-035", "P-099"]),
    TAKING: ("ask-take", ["P-070", "P-099", "P-A16"]),
    ARRANGING: ("ask-arrange", ["P-101", "P-A12"]),
    OPENING: ("ask-roll", ["P-037", "P-038"]),
    NUMBERING: ("ask-number", ["P-125"]),
    MAIN: ("ask-action", ["P-045", "P-065"]),
    PAYING: ("ask-pay", ["P-046", "P-A04"]),
    GAINING: ("ask-gain", ["P-A03", "P-A04"]),
    STORING: ("ask-store", ["P-A71"]),
    DEMANDING: ("ask-demand", ["P-082", "P-164", "P-251"]),
    GIVING: ("ask-give", ["P-A05"]),
    RETURNING: ("ask-return", ["P-165", "P-A45"]),
    FILLING: ("ask-fill", ["P-225"]),
    WAIVING: ("ask-waive", ["P-A59"]),
    NAMING: ("ask-name", ["P-241"]),
    LOSING: ("ask-lose", ["P-184", "P-241", "P-247"]),
    RIOTING: ("ask-riots", ["P-203", "P-230"]),
    BURYING: ("ask-under", ["P-114", "P-A15"]),
    REFILLING: ("ask-draw", ["P-067", "P-A13"]),
    SURPLUS: ("ask-surplus", ["P-068"]),
    EXCHANGE: ("ask-exchange", ["P-069", "P-070"]),
    EXCHANGED: ("ask-exchanged", ["P-069", "P-070", "P-A16"]),
    REACTING: ("ask-react", ["P-186", "P-A20"]),
    FEUDING: ("ask-feud", ["P-156"]),
    STEALING: ("ask-steal", ["P-187"]),
    RECOVERING: ("ask-recover", ["P-209", "P-210"]),
    RELOCATING: ("ask-relocate", ["P-238", "P-A26"]),
    PLACING: ("ask-above", ["P-055", "P-A31"]),
    SCOUTING: ("ask-scout", ["P-127", "P-239"]),
    SCOUT_BUILDS: ("ask-scout-builds", ["P-127"]),
    SHOPPING: ("ask-shop", ["P-240", "P-A68"]),
    CHOOSING_CARD: ("ask-library", ["P-248"]),
    TITHING: ("ask-tithe", ["P-197"]),
}
"""The question of every decision, and the rules it rests on."""


def prompt(p: Position, seat: int) -> Note:
    """What this seat is asked, or what it waits for."""
    if p.over():
        return Note("over", ["P-088", "P-116"])
    task = p.top()
    if task.what < CHANCES:
        return Note("wait-chance", ["P-037"])
    if task.seat != seat:
        return Note("wait", ask(task).rules, {"seat": task.seat})
    return ask(task)


def ask(task: Task) -> Note:
    """The question of a decision."""
    if task.what == NAMING and task.a == BY_ARSONIST:
        return Note("ask-burn", ["P-185"])
    if task.what == NAMING and task.a == BY_DOCTOR:
        return Note("ask-bath", ["P-233", "P-A60"])
    key, rules = QUESTIONS[task.what]
    return Note(key, rules.copy(), particulars(task))


def particulars(task: Task) -> dict[str, str | int]:
    """What the question counts or names."""
    what = task.what
    if what in (ARRANGING, DEMANDING, RIOTING, SHOPPING, TITHING):
        return {"n": task.a}
    if what in (TAKING, GAINING):
        return {"n": task.b}
    if what == PAYING:
        return {"n": sum(task.goods) + task.a}
    if what == NAMING:
        return {"n": task.d}
    if what == FEUDING:
        return {"n": task.c}
    if what == GIVING:
        return {"good": GOODS[task.a]}
    if what in (BURYING, REACTING):
        return {"card": CARDS[task.a].name}
    return {}
