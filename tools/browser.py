"""Makes sure that there is a Chromium for the tests in a real browser.

Takes the one of the system, without windows where it has that; where there is none, installs it
from the system's packages if that is possible, and otherwise says what to do.
"""

import os
import shutil
import subprocess
import sys

HEADLESS = "chromium-headless-shell"
"""The same browser without windows of its own: the tests take half the time with it."""

NAMES = (HEADLESS, "chromium", "chromium-browser", "google-chrome", "google-chrome-stable")

PATIENCE = 180
"""Seconds in which a package is here, or will not come."""


def find() -> str | None:
    """The path of a Chromium, if the machine has one."""
    return next((path for name in NAMES if (path := shutil.which(name))), None)


def install() -> None:
    """From Debian's packages, for those who may install."""
    if shutil.which("apt-get") is None or os.geteuid() != 0 or not apt("update"):
        return
    if not apt("install", "-y", HEADLESS) and find() is None:
        apt("install", "-y", "chromium")


def apt(*command: str) -> bool:
    """Whether it was done; where no package can be reached, that is not waited for long.

    Somebody else who is installing something is waited for."""
    locked = f"DPkg::Lock::Timeout={PATIENCE}"
    try:
        done = subprocess.run(
            ["apt-get", "-qq", "-o", locked, *command], capture_output=True, timeout=PATIENCE
        )
    except subprocess.TimeoutExpired:
        return False
    return done.returncode == 0


def main() -> int:
    if shutil.which(HEADLESS) is None:
        print("No Chromium without windows here; looking among the system's packages.")
        install()
    if find() is None:
        print(
            "The tests in a real browser need Chromium, and it could not be installed. "
            "Install your system's package `chromium` and try again.",
            file=sys.stderr,
        )
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
