"""Print what the development environment needs, as pyproject.toml declares it.

With names of extras, only what those need.
"""

from __future__ import annotations

import sys
import tomllib
from pathlib import Path

project = tomllib.loads((Path(__file__).parent.parent / "pyproject.toml").read_text())
extras = project["project"]["optional-dependencies"]
if sys.argv[1:]:
    needs = [need for extra in sys.argv[1:] for need in extras[extra]]
else:
    needs = list(project["build-system"]["requires"]) + list(project["project"]["dependencies"])
    needs += extras["server"] + extras["research"] + project["dependency-groups"]["dev"]
print("\n".join(needs))
