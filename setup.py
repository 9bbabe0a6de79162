"""Compiles the engine with mypyc; without a compiler, or with ARCHIPEL_PURE=1, it installs as it is."""

import os
import sys
from pathlib import Path

from setuptools import setup

# Views keep their types for schemas, and the doors of the games are subclassed from outside.
BORDER = {"__init__.py", "view.py", "picture.py", "game.py", "options.py"}
ENGINE = ["archipel/core/rng.py", "archipel/core/state.py", "archipel/core/playout.py"]
ENGINE += sorted(str(path) for path in Path("archipel/parts").glob("*.py") if path.name not in BORDER)
ENGINE += sorted(str(path) for path in Path("archipel/games").glob("*/**/*.py") if path.name not in BORDER)
ENGINE += sorted(str(path) for path in Path("archipel/bots/evaluate").glob("*.py") if path.name not in BORDER)

extensions = []
if not os.environ.get("ARCHIPEL_PURE") and "sdist" not in sys.argv:
    from mypyc.build import mypycify

    extensions = mypycify(["--strict", "--ignore-missing-imports", *ENGINE], separate=True, opt_level="3")
    for extension in extensions:
        extension.optional = not os.environ.get("ARCHIPEL_COMPILED")

setup(ext_modules=extensions)
