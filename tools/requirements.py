"""Print what the development environment needs, as pyproject.toml declares it."""

from __future__ import annotations

import tomllib
from pathlib import Path

project = tomllib.loads((Path(__file__).parent.parent / "pyproject.toml").read_text())
needs = list(project["build-system"]["requires"]) + list(project["project"]["dependencies"])
for extra in ("server", "research"):
    needs += project["project"].get("optional-dependencies", {}).get(extra, [])
needs += project["dependency-groups"]["dev"]
print("\n".join(needs))
