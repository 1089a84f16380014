"""Lines from a person, or from whatever stands in for one."""

import sys


def read_line(prompt: str) -> str | None:
    """The next line; None when there will be no more."""
    try:
        line = input(prompt)
    except (EOFError, KeyboardInterrupt):
        print()
        return None
    if not sys.stdin.isatty():
        print(line)  # so that a transcript shows what was entered
    return line


def clear_screen() -> None:
    """So that the next player does not see what the last one could; only on a real screen."""
    if sys.stdout.isatty() and sys.stdin.isatty():
        print("\033[2J\033[3J\033[H", end="")
