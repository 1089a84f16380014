"""Standing orders as one types them: `pass battle until turn unless attacked`, or as a plan
`take card:gout in move_announced about leader:charles_v`."""

from collections.abc import Sequence
from typing import Any

from tercio.cli.speaking.speech import say
from tercio.kernel.errors import Unknown
from tercio.kernel.game import Game
from tercio.kernel.windows import StandingOrder

_CLAUSES = ("until", "unless", "against")


def parse_order(said: str) -> StandingOrder:
    words = said.split()
    if words[0] == "take" and len(words) > 1:
        return _parse_plan(said, words[1], words[2:])
    if words[0] != "pass":
        raise Unknown(say("order-form"))
    rest = words[1:]
    window = rest.pop(0) if rest and rest[0] not in _CLAUSES else "*"
    until, unless, against = _clauses(said, rest, _CLAUSES).values()
    return StandingOrder(window, until, unless, against)


def _parse_plan(said: str, take: str, rest: list[str]) -> StandingOrder:
    clauses = _clauses(said, rest, ("in", "of", "about", *_CLAUSES))
    window, kind, about, until, unless, against = clauses.values()
    return StandingOrder(
        window or "*",
        until,
        unless,
        against,
        kind=kind,
        take=tuple(take.split(",")),
        about=tuple(about.split(",")) if about else (),
    )


def _clauses(said: str, rest: list[str], known: Sequence[str]) -> dict[str, str]:
    found = dict.fromkeys(known, "")
    while rest:
        word = rest.pop(0)
        if word not in found or not rest:
            raise Unknown(say("order-breaks-off", {"said": said, "word": word}))
        found[word] = rest.pop(0)
    return found


def nameable(game: Game[Any]) -> list[str]:
    """What an order may name in a game, as far as the game says it."""
    names = {"windows": game.windows, "spans": game.spans, "conditions": game.conditions}
    return [say(f"order-{what}", {"names": known}) for what, known in names.items() if known]
