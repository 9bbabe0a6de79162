"""Worker processes: what crosses between them and the server, and pools that break."""

from __future__ import annotations

import asyncio
import os
import pickle
import signal

import pytest
from server.people import Guest
from server.servers import Running

from archipel.core.state import IllegalAction, Note
from archipel.puzzles.puzzle import puzzles_of
from archipel.registry import BUILT_IN
from archipel.server.background import worker
from archipel.server.background.workers import Workers
from archipel.server.play import solving
from archipel.server.play.refused import Refused

NOTE = Note("lacking", ["S-035"], {"wood": 1})


def illegal(_: object) -> None:
    raise Refused("illegal", [NOTE], what="road")


def unpicklable(_: object) -> object:
    return lambda: None


class Unreadable(Exception):
    """An exception that pickles, but does not unpickle."""

    def __init__(self, one: str, other: str) -> None:
        super().__init__(one)
        self.other = other


def unreadable(_: object) -> None:
    raise Unreadable("one", "other")


def die(_: object) -> None:
    os.kill(os.getpid(), signal.SIGKILL)


def test_notes_and_refusals_cross_between_processes() -> None:
    assert pickle.loads(pickle.dumps(NOTE)) == NOTE
    refused = pickle.loads(pickle.dumps(Refused("illegal", [NOTE], what="road")))
    assert (refused.code, refused.notes, refused.args_) == ("illegal", [NOTE], {"what": "road"})
    error = pickle.loads(pickle.dumps(IllegalAction("seat 0 may not", [NOTE])))
    assert (str(error), error.notes) == ("seat 0 may not", [NOTE])


@pytest.mark.parametrize("game", BUILT_IN)
def test_everything_a_puzzle_answers_crosses_between_processes(game: str) -> None:
    puzzle = next(iter(puzzles_of(game).values()))
    results = [
        solving.puzzle_table(puzzle.id),
        solving.judge_try(solving.Try(puzzle.id)),
        solving.explain(puzzle.id),
        solving.answer_query(solving.Query(puzzle.id, (), puzzle.line[0].split(" ")[0], True)),
    ]
    for result in results:
        assert pickle.loads(pickle.dumps(result)) == result


def test_what_does_not_unpickle_fails_its_caller_and_not_the_pool() -> None:
    async def story() -> None:
        workers = Workers(1, 60.0)
        try:
            with pytest.raises(Refused) as refused:
                await workers.run(illegal, None, "ana")
            assert refused.value.notes == [NOTE]
            pool = workers.pool
            with pytest.raises(RuntimeError):
                await workers.run(unpicklable, None, "ana")
            with pytest.raises(TypeError):
                await workers.run(unreadable, None, "ana")
            assert await workers.run(worker.probe, None, "ana") is True
            assert workers.pool is pool
            assert workers.queue.free == 1
        finally:
            workers.close()

    asyncio.run(story())


def test_a_broken_pool_is_replaced_once_and_work_is_done_again() -> None:
    async def story() -> None:
        workers = Workers(2, 60.0)
        try:
            assert await workers.is_healthy(), "no worker has started"
            assert await workers.run(worker.probe, None, "ana") is True
            pool = workers.pool
            with pytest.raises(Refused, match="unavailable"):
                await workers.run(die, None, "eve")
            assert workers.pool is not pool
            assert await workers.run(worker.probe, None, "ana") is True
            for process in list(workers.pool._processes.values()):
                process.kill()
            answers = [workers.run(worker.probe, None, str(n)) for n in range(6)]
            assert await asyncio.gather(*answers) == [True] * 6
            assert workers.queue.free == 2, "every place is given back"
            assert await workers.is_healthy()
        finally:
            workers.close()

    asyncio.run(story())


def test_a_pool_that_takes_no_work_gives_the_place_back() -> None:
    async def story() -> None:
        workers = Workers(1, 60.0)
        workers.pool.shutdown()
        with pytest.raises(RuntimeError):
            await workers._attempt(worker.probe, None, "ana")
        assert workers.queue.free == 1

    asyncio.run(story())


def test_an_illegal_step_in_a_puzzle_is_refused_with_its_rules(shared_server: Running) -> None:
    puzzle, ana = next(iter(puzzles_of("settlers").values())), Guest(shared_server.url)
    for _ in range(3):
        refused = ana.post(f"/puzzles/{puzzle.id}/try", do=["road 1"], status=409)
        assert refused["code"] == "illegal"
        assert refused["notes"]
    assert ana.http.get("/health").status_code == 200
