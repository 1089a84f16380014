"""Standing orders as one types them: `pass battle until turn unless attacked`."""

from typing import Any

from tercio.kernel.errors import Unknown
from tercio.kernel.game import Game
from tercio.kernel.windows import StandingOrder

FORM = "pass [WINDOW] [against SEAT] [until SPAN] [unless CONDITION]"
_CLAUSES = ("until", "unless", "against")


def parse_order(said: str) -> StandingOrder:
    words = said.split()
    if words[0] != "pass":
        raise Unknown(f"An order reads: {FORM}, or clear.")
    rest = words[1:]
    window = rest.pop(0) if rest and rest[0] not in _CLAUSES else "*"
    clauses = dict.fromkeys(_CLAUSES, "")
    while rest:
        word = rest.pop(0)
        if word not in clauses or not rest:
            raise Unknown(f"The order {said!r} breaks off at {word!r}.")
        clauses[word] = rest.pop(0)
    return StandingOrder(window, **clauses)


def nameable(game: Game[Any]) -> list[str]:
    """What an order may name in a game, as far as the game says it."""
    names = {"Windows": game.windows, "Spans": game.spans, "Conditions": game.conditions}
    return [f"{what}: {', '.join(known)}." for what, known in names.items() if known]
