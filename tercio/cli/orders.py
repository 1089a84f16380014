"""Standing orders as one types them: `pass battle until turn unless attacked`."""

from typing import Any

from tercio.kernel.errors import Unknown
from tercio.kernel.game import Game
from tercio.kernel.windows import StandingOrder


def parse_order(said: str) -> StandingOrder:
    words = said.split()
    if words[0] != "pass":
        raise Unknown("An order reads: pass [WINDOW] [until SPAN] [unless CONDITION], or clear.")
    rest = words[1:]
    window = rest.pop(0) if rest and rest[0] not in ("until", "unless") else "*"
    clauses = {"until": "", "unless": ""}
    while rest:
        word = rest.pop(0)
        if word not in clauses or not rest:
            raise Unknown(f"The order {said!r} breaks off at {word!r}.")
        clauses[word] = rest.pop(0)
    return StandingOrder(window, clauses["until"], clauses["unless"])


def described(order: StandingOrder) -> str:
    where = "in every window" if order.window == "*" else f"in windows {order.window!r}"
    until = f" until the {order.until} ends" if order.until else ""
    unless = f", unless {order.unless}" if order.unless else ""
    return f"Pass for me {where}{until}{unless}."


def nameable(game: Game[Any]) -> list[str]:
    """What an order may name in a game, as far as the game says it."""
    names = {"Windows": game.windows, "Spans": game.spans, "Conditions": game.conditions}
    return [f"{what}: {', '.join(known)}." for what, known in names.items() if known]
