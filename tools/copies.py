"""Run tests in forks of this process, several at a time, with limits and a progress bar on standard error."""

from __future__ import annotations

import os
import resource
import signal
import sys
import time
import traceback
from collections.abc import Callable, Iterable
from typing import Final, TypeVar

import pytest
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

T = TypeVar("T")

YES, NO, BROKEN = 0, 1, 2
"""Exit codes of a fork: yes, no, or an error. A fork that a signal ended has a negative one."""
TOO_LONG: Final = (-signal.SIGXCPU, -signal.SIGALRM)
MEMORY: Final = 4 << 30
WAITING: Final = 100
"""Seconds of real time allowed for a second of CPU time, because the machine may be busy."""


def in_forks(
    title: str,
    tasks: Iterable[T],
    jobs: int,
    work: Callable[[T], bool],
    done: Callable[[T, int], None],
) -> None:
    """Call `work` on every task in its own fork, `jobs` at a time, and `done` with each exit code."""
    running: dict[int, T] = {}
    tasks = list(tasks)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True)) as progress:
        bar = progress.add_task(title, total=len(tasks))

        def wait() -> None:
            child, status = os.wait()
            if child in running:
                done(running.pop(child), os.waitstatus_to_exitcode(status))
                progress.advance(bar)

        for task in tasks:
            if len(running) >= jobs:
                wait()
            running[_fork(work, task)] = task
        while running:
            wait()


def _fork(work: Callable[[T], bool], task: T) -> int:
    child = os.fork()
    if child:
        return child
    status = BROKEN
    try:
        status = YES if work(task) else NO
    except BaseException:
        traceback.print_exc(file=sys.__stderr__)
    finally:
        os._exit(status)


def limit(seconds: float) -> None:
    """Limit the CPU time, the real time and the memory of this fork from now on; the system enforces it."""
    whole = int(time.process_time() + seconds) + 1
    for what, most in (
        (resource.RLIMIT_CORE, 0),
        (resource.RLIMIT_CPU, whole),
        (resource.RLIMIT_AS, MEMORY),
    ):
        resource.setrlimit(what, (most, resource.getrlimit(what)[1]))
    signal.signal(signal.SIGALRM, signal.SIG_DFL)
    signal.alarm(WAITING * (int(seconds) + 1))


def failure(item: pytest.Item) -> str:
    """Run one test as pytest does; return why it fails, or an empty string."""
    from _pytest.runner import runtestprotocol

    reports = runtestprotocol(item, log=False, nextitem=None)
    return next((report.longreprtext or "it fails" for report in reports if report.failed), "")
