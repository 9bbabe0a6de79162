"""What a seat is asked, in a key and its rules."""

from __future__ import annotations

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
    what = task.what
    if what == START_STACK:
        return Note("ask-start-stack", ["P-035", "P-099"])
    if what == TAKING:
        return Note("ask-take", ["P-070", "P-099", "P-A16"], {"n": task.b})
    if what == ARRANGING:
        return Note("ask-arrange", ["P-101", "P-A12"], {"n": task.a})
    if what == OPENING:
        return Note("ask-roll", ["P-037", "P-038"])
    if what == NUMBERING:
        return Note("ask-number", ["P-125"])
    if what == MAIN:
        return Note("ask-action", ["P-045", "P-065"])
    if what == PAYING:
        return Note("ask-pay", ["P-046", "P-A04"], {"n": sum(task.goods) + task.a})
    if what == GAINING:
        return Note("ask-gain", ["P-A03", "P-A04"], {"n": task.b})
    if what == STORING:
        return Note("ask-store", ["P-A71"])
    if what == DEMANDING:
        return Note("ask-demand", ["P-082", "P-164", "P-251"], {"n": task.a})
    if what == GIVING:
        return Note("ask-give", ["P-A05"], {"good": GOODS[task.a]})
    if what == RETURNING:
        return Note("ask-return", ["P-165", "P-A45"])
    if what == FILLING:
        return Note("ask-fill", ["P-225"])
    if what == WAIVING:
        return Note("ask-waive", ["P-A59"])
    if what == NAMING:
        if task.a == BY_ARSONIST:
            return Note("ask-burn", ["P-185"])
        if task.a == BY_DOCTOR:
            return Note("ask-bath", ["P-233", "P-A60"])
        return Note("ask-name", ["P-241"], {"n": task.d})
    if what == LOSING:
        return Note("ask-lose", ["P-184", "P-241", "P-247"])
    if what == RIOTING:
        return Note("ask-riots", ["P-203", "P-230"], {"n": task.a})
    return ask_about_cards(task)


def ask_about_cards(task: Task) -> Note:
    """The questions about hands, stacks and regions."""
    what = task.what
    if what == BURYING:
        return Note("ask-under", ["P-114", "P-A15"], {"card": CARDS[task.a].name})
    if what == REFILLING:
        return Note("ask-draw", ["P-067", "P-A13"])
    if what == SURPLUS:
        return Note("ask-surplus", ["P-068"])
    if what == EXCHANGE:
        return Note("ask-exchange", ["P-069", "P-070"])
    if what == EXCHANGED:
        return Note("ask-exchanged", ["P-069", "P-070", "P-A16"])
    if what == REACTING:
        return Note("ask-react", ["P-186", "P-A20"], {"card": CARDS[task.a].name})
    if what == FEUDING:
        return Note("ask-feud", ["P-156"], {"n": task.c})
    if what == STEALING:
        return Note("ask-steal", ["P-187"])
    if what == RECOVERING:
        return Note("ask-recover", ["P-209", "P-210"])
    if what == RELOCATING:
        return Note("ask-relocate", ["P-238", "P-A26"])
    if what == PLACING:
        return Note("ask-above", ["P-055", "P-A31"])
    if what == SCOUTING:
        return Note("ask-scout", ["P-127", "P-239"])
    if what == SCOUT_BUILDS:
        return Note("ask-scout-builds", ["P-127"])
    if what == SHOPPING:
        return Note("ask-shop", ["P-240", "P-A68"], {"n": task.a})
    if what == CHOOSING_CARD:
        return Note("ask-library", ["P-248"])
    if what == TITHING:
        return Note("ask-tithe", ["P-197"], {"n": task.a})
    raise ValueError(f"nobody is asked {what}")
