"""Compile the engine with mypyc. Without a C compiler, or with ARCHIPEL_PURE=1, install it as pure Python."""

import os
import subprocess
import sys
from pathlib import Path

from setuptools import setup
from setuptools.command.build_py import build_py

# Not compiled: views need their annotations for JSON schemas, and plug-ins subclass the game descriptors.
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
    """Return the modules to compile that match these patterns."""
    paths = sorted(path for pattern in patterns for path in Path("archipel").glob(pattern))
    return [str(path) for path in paths if path.name not in BORDER]


# One extension for each group: calls inside a group are direct, and only changed groups are compiled again.
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

# The first two flags let the C compiler inline calls inside an extension and address its tables directly.
# Debug information for generated C is of no use. Each group is one C file, so LTO would gain nothing.
FLAGS = ["-fno-semantic-interposition", "-fvisibility=hidden", "-g0"] if sys.platform == "linux" else []

extensions = []
if not os.environ.get("ARCHIPEL_PURE") and "sdist" not in sys.argv:
    from mypyc.build import mypyc_build, mypycify
    from mypyc.options import CompilerOptions

    # No mypy cache: mypyc's incremental cache loses the definedness of native int attributes, and the
    # build fails. C files are rewritten only where they differ.
    typed = ["--strict", "--ignore-missing-imports", f"--cache-dir={os.devnull}"]
    paths = [*typed, *[path for group in GROUPS for path in group]]
    separate: list[tuple[list[str], str | None]] = [(group, None) for group in GROUPS]
    # All groups are compiled together, so mypyc may assume that it knows every subclass, as for a single
    # group. It then calls methods without overrides directly and skips checks for unset attributes. Classes
    # with a subclass in another group declare `allow_interpreted_subclasses` (tests/test_compiled_groups.py).
    options = CompilerOptions(separate=True)
    options.global_opts = True
    written = mypyc_build(paths, options, separate=separate)[1]
    files = [[(str(Path(name).relative_to("build")), "") for name in names] for names, _ in written]
    extensions = mypycify(paths, separate=separate, opt_level="3", skip_cgen_input=(files, []))
    # The largest first, so that parallel compilers finish at about the same time.
    extensions.sort(key=lambda extension: -sum(Path(source).stat().st_size for source in extension.sources))
    for extension in extensions:
        extension.extra_compile_args += FLAGS
        extension.optional = not os.environ.get("ARCHIPEL_COMPILED")


class BuildWithClient(build_py):
    """Makes the English rule sheets first, and the browser client unless ARCHIPEL_NO_CLIENT=1."""

    def run(self) -> None:
        """Make the sheets and the client, then the package."""
        subprocess.run([sys.executable, "tools/rules.py"], check=True)
        if Path("client/package.json").exists() and not os.environ.get("ARCHIPEL_NO_CLIENT"):
            subprocess.run([sys.executable, "tools/page.py"], check=True)
        self.__dict__.pop("data_files", None)  # find the files again, now with the sheets and the client
        super().run()


setup(
    ext_modules=extensions,
    cmdclass={"build_py": BuildWithClient},
    options={"build_ext": {"parallel": os.cpu_count() or 1}},
)
