"""Compiles the engine with mypyc; without a compiler, or with ARCHIPEL_PURE=1, it installs as it is."""

import os
import subprocess
import sys
from pathlib import Path

from setuptools import setup
from setuptools.command.build_py import build_py

# Views keep their types for schemas, and the doors of the games are subclassed from outside.
BORDER = {
    "__init__.py",
    "view.py",
    "count.py",
    "picture.py",
    "drawing.py",
    "story.py",
    "game.py",
    "options.py",
    "profile.py",
    "puzzles.py",
}


def modules(*patterns: str) -> list[str]:
    """The engine's modules under these patterns."""
    paths = sorted(path for pattern in patterns for path in Path("archipel").glob(pattern))
    return [str(path) for path in paths if path.name not in BORDER]


# One extension for each group: calls inside a group are direct, and only what changed is compiled again.
CORE = ("cells", "rng", "state", "question", "position", "playout", "referee", "journal")
GROUPS = [modules(*[f"core/{name}.py" for name in CORE], "parts/*.py")]
GROUPS += [
    modules(f"games/{game.name}/**/*.py")
    for game in sorted(Path("archipel/games").iterdir())
    if game.is_dir()
]
GROUPS += [modules("envs/composing.py", "envs/lanes.py")]
BOTS = ["search", "self_play", "manners", "chair", "thinker", "greedy"]
GROUPS += [modules("bots/evaluate/*.py", *[f"bots/{name}.py" for name in BOTS])]
GROUPS = [group for group in GROUPS if group]

# Calls inside an extension are direct and may be inlined, its tables are found without a detour; nobody
# debugs the C that mypyc writes. Each group is one C file: optimisation at link time would find no more.
FLAGS = ["-fno-semantic-interposition", "-fvisibility=hidden", "-g0"] if sys.platform == "linux" else []

extensions = []
if not os.environ.get("ARCHIPEL_PURE") and "sdist" not in sys.argv:
    from mypyc.build import mypyc_build, mypycify
    from mypyc.options import CompilerOptions

    # Without a cache: taken up again from it, a class has forgotten which of its numbers may be unset,
    # and mypyc fails. The C is written anew only where it differs.
    typed = ["--strict", "--ignore-missing-imports", f"--cache-dir={os.devnull}"]
    paths = [*typed, *[path for group in GROUPS for path in group]]
    separate: list[tuple[list[str], str | None]] = [(group, None) for group in GROUPS]
    # All groups are compiled together, so mypyc may know every subclass, as it does for a single group:
    # then a method that nobody overrides is called directly, and attributes are known to be set. Classes
    # with a subclass in another group say `allow_interpreted_subclasses`; a test looks after that.
    options = CompilerOptions(separate=True)
    options.global_opts = True
    written = mypyc_build(paths, options, separate=separate)[1]
    files = [[(str(Path(name).relative_to("build")), "") for name in names] for names, _ in written]
    extensions = mypycify(paths, separate=separate, opt_level="3", skip_cgen_input=(files, []))
    # The largest first: two compilers side by side end at about the same time.
    extensions.sort(key=lambda extension: -sum(Path(source).stat().st_size for source in extension.sources))
    for extension in extensions:
        extension.extra_compile_args += FLAGS
        extension.optional = not os.environ.get("ARCHIPEL_COMPILED")


class BuildWithClient(build_py):
    """Builds the browser client first, if its sources are there; ARCHIPEL_NO_CLIENT=1 leaves it out."""

    def run(self) -> None:
        """Client, then package."""
        if Path("client/package.json").exists() and not os.environ.get("ARCHIPEL_NO_CLIENT"):
            subprocess.run([sys.executable, "tools/page.py"], check=True)
            self.__dict__.pop("data_files", None)  # look again: the client is there now
        super().run()


setup(
    ext_modules=extensions,
    cmdclass={"build_py": BuildWithClient},
    options={"build_ext": {"parallel": os.cpu_count() or 1}},
)
