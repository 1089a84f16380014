"""Whether a companion is in our own words: which runs of words it shares with its rule book.

python -m tools.companion GAME BOOK.txt...

The texts of the books are not ours to keep here: who has one gives its path. Ends with 1 if eight
or more words in a row coincide.
"""

import re
import sys
from collections.abc import Collection, Iterator, Sequence
from pathlib import Path
from typing import Any

from tercio.kernel.book.companion import passage, portraits
from tercio.kernel.book.sections import sections
from tercio.kernel.game import Game
from tercio.kernel.registry import game

RUN = 8
_CURLED = "\u2019"


def words_of(text: str) -> list[str]:
    """The words of a text, without regard to case, marks and line ends."""
    whole = re.sub(r"(\w)-\s*\n\s*(\w)", r"\1\2", text)
    return re.findall(r"[^\W_]+(?:'[^\W_]+)?", whole.lower().replace(_CURLED, "'"))


def runs_of(words: Sequence[str]) -> Iterator[tuple[str, ...]]:
    return (tuple(words[at : at + RUN]) for at in range(len(words) - RUN + 1))


def shared(rules: Game[Any], books: Sequence[str]) -> Iterator[tuple[str, str]]:
    """Each section or power on which some words coincide with those of a book, and those words."""
    known = {run for book in books for run in runs_of(words_of(book))}
    for section in sections(rules):
        told = passage(rules, section.section)
        yield from _runs(section.section, (*told.paragraphs, told.example), known)
    for power in portraits(rules):
        texts = (*power.paragraphs, power.wins, power.actions, power.opening, power.mistakes)
        yield from _runs(power.name, texts, known)


def _runs(
    place: str, texts: Sequence[str], known: Collection[tuple[str, ...]]
) -> Iterator[tuple[str, str]]:
    for text in texts:
        for run in runs_of(words_of(text)):
            if run in known:
                yield place, " ".join(run)


def main(args: Sequence[str]) -> int:
    if len(args) < 2:
        print(__doc__)
        return 2
    rules = game(args[0])
    found = list(shared(rules, [Path(each).read_text("utf-8") for each in args[1:]]))
    for section, run in found:
        print(f"{rules.book} {section}: {run}")
    told = sum(bool(passage(rules, each.section).paragraphs) for each in sections(rules))
    print(f"{told} of {len(sections(rules))} sections told; {len(found)} runs shared.")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
