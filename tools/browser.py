"""Makes sure that there is a Chromium for the tests in a real browser.

Takes the one of the system; where there is none, installs it from the system's packages if that is
possible, and otherwise says what to do.
"""

import os
import shutil
import subprocess
import sys

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")


def find() -> str | None:
    """The path of a Chromium, if the machine has one."""
    return next((path for name in NAMES if (path := shutil.which(name))), None)


def install() -> None:
    """From Debian's packages, for those who may install."""
    if shutil.which("apt-get") is None or os.geteuid() != 0:
        return
    for command in (["update"], ["install", "-y", "chromium"]):
        subprocess.run(["apt-get", "-qq", *command], check=False, capture_output=True)


def main() -> int:
    if find() is None:
        print("No Chromium here; installing it from the system's packages.")
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
