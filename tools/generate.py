"""Run every tool that generates files of the repository: `python tools/generate.py`.

`--check` writes nothing and fails when a file is stale. Not among them: the tools whose output is test data
or pictures (`walks.py`, `princes_scenes.py`, `motion_scenes.py`, `icons.py`, `screenshots.py`), `lock.py`,
and `rules.py`, which every build runs.
"""

from __future__ import annotations

import sys

import client_boards
import client_guides
import client_types

GENERATORS = [client_types.main, client_boards.main, client_guides.main]


def main(check: bool) -> int:
    """Run all generators, also after a stale file, so that one run names every stale file."""
    return max([generate(check) for generate in GENERATORS])


if __name__ == "__main__":
    sys.exit(main("--check" in sys.argv))
