"""Lines from a person, or from whatever stands in for one."""

import sys
from contextlib import suppress

from tercio.cli.speaking.speech import say

with suppress(ImportError):  # not on every platform; with it, arrow keys edit the line
    import readline  # noqa: F401

_CLEAR = "\033[2J\033[3J\033[H"


def read_line(prompt: str) -> str | None:
    """The next line; None when there will be no more."""
    try:
        line = input(prompt)
    except (EOFError, KeyboardInterrupt):
        print()
        return None
    except UnicodeDecodeError:
        return "?"  # not text; whoever reads it will not understand it either
    if not sys.stdin.isatty():
        print(line)  # so that a transcript shows what was entered
    return line


def whole_number(text: str) -> int | None:
    """The number that somebody has typed; None if it is none, or none that anybody could mean."""
    return int(text) if text.isdecimal() and len(text) < 10 else None


def plain(text: str) -> str:
    """Without what would move the cursor or colour the screen."""
    return "".join(char if char.isprintable() else "?" for char in text)


def hand_over(name: str) -> None:
    """Let the next player come to the keyboard, and the last one's secrets go; on a real screen."""
    if sys.stdout.isatty() and sys.stdin.isatty():
        print(_CLEAR, end="")
        read_line(say("hand-over", {"who": name}) + " ")
        print(_CLEAR, end="")
