"""Makes sure that there is a PostgreSQL for the tests, as programs: nobody need have one running.

Takes the one of the system; where there is none, installs it from the system's packages if that is
possible, and otherwise says what to do.
"""

import os
import shutil
import sys
from pathlib import Path

from tools.browser import apt

PACKAGE = "postgresql"
_FOLDERS = ("/usr/lib/postgresql", "/usr/pgsql-*", "/opt/homebrew/opt/postgresql*", "/usr/local")


def find() -> Path | None:
    """The folder of its programs, the newest if there are several."""
    if (path := shutil.which("initdb")) is not None:
        return Path(path).resolve().parent
    found = [
        each
        for folder in _FOLDERS
        for pattern in ("bin/initdb", "*/bin/initdb")
        for each in Path("/").glob(f"{folder.lstrip('/')}/{pattern}")
    ]
    return max(found, key=lambda each: _version(each.parents[1])).parent if found else None


def _version(folder: Path) -> tuple[int, ...]:
    return tuple(int(part) for part in folder.name.split(".") if part.isdigit())


def main() -> int:
    if find() is None and shutil.which("apt-get") is not None and os.geteuid() == 0:
        print("No PostgreSQL here; looking among the system's packages.")
        if apt("update"):
            apt("install", "-y", "--no-install-recommends", PACKAGE)
    if find() is None:
        print(
            "The tests of the server need the programs of PostgreSQL, and they could not be "
            f"installed. Install your system's package `{PACKAGE}` and try again.",
            file=sys.stderr,
        )
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
