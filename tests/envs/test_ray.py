"""The same run on a separate Ray cluster, also when a worker dies."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
from pathlib import Path

import pytest

PROGRAM = '''
import json, os, signal, sys, time
from pathlib import Path
import ray
from archipel.arena.simulate import Run, simulate


def workers() -> list[int]:
    """The busy workers of this cluster: those with our home, and no others."""
    found = []
    for folder in Path("/proc").glob("[0-9]*"):
        try:
            mine = f"HOME={os.environ['HOME']}".encode() in (folder / "environ").read_bytes().split(b"\\0")
            if mine and (folder / "cmdline").read_bytes().startswith(b"ray::_some"):
                found.append(int(folder.name))
        except OSError:
            continue
    return found


def progress(done: int) -> None:
    heard.append(done)
    if len(heard) == 1:
        until = time.monotonic() + 20
        while not killed and time.monotonic() < until:
            for pid in workers()[:1]:
                os.kill(pid, signal.SIGKILL)
                killed.append(pid)


heard, killed = [], []
run = Run("junior", 3, 24, ("greedy", "random"), seed=4)
ray.init(num_cpus=2, include_dashboard=False, _temp_dir=sys.argv[1], _node_ip_address="127.0.0.1",
         log_to_driver=False)
try:
    there = simulate(run, jobs=2, progress=progress, backend="ray").results
finally:
    ray.shutdown()
here = simulate(run, jobs=1).results
print(json.dumps({"same": there == here, "heard": sum(heard), "killed": len(killed)}))
'''


@pytest.mark.long
def test_a_dead_worker_changes_nothing(tmp_path: Path) -> None:
    environment = os.environ | {
        "HOME": str(tmp_path),
        "RAY_AUTH_MODE": "disabled",
        "RAY_USAGE_STATS_ENABLED": "0",
        "RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO": "0",
    }
    with tempfile.TemporaryDirectory(
        prefix="ray-", ignore_cleanup_errors=True
    ) as short:  # socket paths must be short
        done = subprocess.run(
            [sys.executable, "-c", PROGRAM, short],
            env=environment,
            capture_output=True,
            text=True,
            timeout=300,
            check=False,
        )
    assert done.returncode == 0, done.stderr[-3000:]
    assert json.loads(done.stdout.splitlines()[-1]) == {"same": True, "heard": 24, "killed": 1}
