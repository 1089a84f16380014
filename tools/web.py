"""Build the browser client into web/dist, unless it is up to date.

python tools/web.py
"""

import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

try:
    import fcntl
except ImportError:  # Windows
    fcntl = None  # type: ignore[assignment]

WEB = Path(__file__).resolve().parents[1] / "web"
DIST = WEB / "dist"
BUILT = DIST / "index.html"
LOCK = WEB / "package-lock.json"
INSTALLED = WEB / "node_modules" / ".package-lock.json"


def sources() -> list[Path]:
    files = [WEB / name for name in ("index.html", "package.json", "vite.config.ts")]
    files += [LOCK, *(WEB / "src").rglob("*"), *(WEB / "public").rglob("*")]
    return [path for path in files if path.is_file()]


def is_fresh() -> bool:
    if not BUILT.exists():
        return False
    built = BUILT.stat().st_mtime
    return all(path.stat().st_mtime <= built for path in sources())


def build() -> None:
    """Safe to call from several processes at once: the first builds, the others wait for it."""
    DIST.mkdir(exist_ok=True)
    with _alone():
        if is_fresh():
            return
        npm = shutil.which("npm")
        if npm is None:
            raise SystemExit("Building the browser client needs Node 20 or newer, with npm.")
        if not INSTALLED.exists() or INSTALLED.stat().st_mtime < LOCK.stat().st_mtime:
            subprocess.run([npm, "ci", "--no-audit", "--no-fund"], cwd=WEB, check=True)
        subprocess.run([npm, "run", "--silent", "build"], cwd=WEB, check=True)


@contextmanager
def _alone() -> Iterator[None]:
    """One process at a time, where the system has such locks."""
    with (WEB / ".build-lock").open("w") as lock:
        if fcntl is not None:
            fcntl.flock(lock, fcntl.LOCK_EX)
        yield


if __name__ == "__main__":
    try:
        build()
    except subprocess.CalledProcessError as error:
        sys.exit(error.returncode)
