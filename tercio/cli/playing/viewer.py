"""A table in words, as somebody may see it: a seat, a spectator, or the host, who sees all."""

from collections.abc import Sequence
from typing import Any

from tercio.cli.speaking.choices import seat_of
from tercio.cli.speaking.speech import say
from tercio.kernel.ask import Seat, ref
from tercio.kernel.display.cells import padded, width_of
from tercio.kernel.display.log import line
from tercio.kernel.game import Result
from tercio.kernel.messages import Words
from tercio.kernel.table import Offer, Table

HOST = "host"
SPECTATOR = "spectator"


class Viewer:
    """Tells what one viewer may see, and nothing else."""

    def __init__(self, words: Words, seat: Seat | None, is_host: bool = False) -> None:
        self.words = words
        self.seat = seat
        self.is_host = is_host

    @classmethod
    def named(cls, words: Words, seats: Sequence[Seat], name: str) -> "Viewer":
        if name in (HOST, SPECTATOR) and name not in seats:
            return cls(words, None, name == HOST)
        return cls(words, seat_of(seats, name))

    def may_see_decision(self, seat: Seat) -> bool:
        """A decision may hold what is hidden; what of it is public, the events tell."""
        return self.is_host or seat == self.seat

    def told(self, table: Table[Any], since: int = 0) -> list[str]:
        """What happened, from the viewer's own line `since` on."""
        log = table.g.log
        seen = [each for each in log if self.is_host or each.is_seen_by(self.seat)]
        return [line(self.words, n, seen) for n in range(since, len(seen))]

    def position(self, table: Table[Any]) -> Any:
        return table.g.state if self.is_host else table.view(self.seat).position

    def board(self, table: Table[Any]) -> str:
        g = table.g if self.is_host else table.view_position(self.seat)
        return table.game.display.show(g, self.seat, self.words)

    def waiting(self, table: Table[Any]) -> str:
        return say("waiting-for", {"who": [self.name(seat) for seat in table.waiting()]})

    def name(self, seat: Seat) -> str:
        return self.words.name(ref("seat", seat))


def offer_lines(words: Words, offer: Offer) -> list[str]:
    """An ask as a sentence with its citation, and its options in columns, numbered from 1."""
    texts = [words.option(option) for option in offer.options]
    cites = [f"[{option.cite}]" if option.cite else "" for option in offer.options]
    wide, broad = min(60, max(map(width_of, texts))), max(map(len, cites))
    lines = [cited(words.prompt(offer), offer.cite)]
    for number, (option, text, cite) in enumerate(zip(offer.options, texts, cites, strict=True), 1):
        lines.append(f"{number:4}  {padded(text, wide)}  {cite:{broad}}  {option.key}")
    return lines


def cited(sentence: str, cite: str) -> str:
    return f"{sentence} [{cite}]" if cite else sentence


def result_lines(viewer: Viewer, result: Result) -> list[str]:
    winners = [viewer.name(seat) for seat in result.winners]
    lines = [viewer.words.say(result.reason)] if viewer.words.has(result.reason) else []
    lines.append(say("won-by" if winners else "won-by-nobody", {"winners": winners}))
    lines += [
        f"{padded(viewer.name(seat), 16, right=True)}  {say('points', {'points': str(score)})}"
        for seat, score in result.scores.items()
    ]
    return lines
