"""Positions of the primer in two lines: overlays, dice and draws, and a table to act on."""

from collections.abc import Iterable
from typing import Any

from tercio.games.primer import GAME
from tercio.games.primer.position import State
from tercio.kernel.ask import Seat
from tercio.kernel.events import Event
from tercio.kernel.randomness import Script
from tercio.kernel.table import Table

COLONNA, GONZAGA, MEDICI = Seat("colonna"), Seat("gonzaga"), Seat("medici")
IMPULSE = ("set", {"phase": "impulse"})

Change = tuple[str, dict[str, Any]]


def place(town: str, seat: str, companies: int) -> Change:
    return "place", {"town": town, "seat": seat, "companies": companies}


def deal(seat: str, *cards: str) -> Change:
    return "deal", {"seat": seat, "cards": cards}


def ducats(**purses: int) -> Change:
    return "set", {"ducats": purses}


def lay_out(
    *changes: Change,
    players: int = 2,
    dice: Iterable[int] = (),
    walls: str = "stone",
) -> Table[State]:
    """A table of the scenario with the changes made before play. Genoa begins with three."""

    def overlay(g: Any) -> None:
        for verb, args in (place("genoa", "colonna", 3), *changes):
            GAME.overlay(g, verb, args)

    script, options = Script(dice), {"walls": walls}
    return Table.new(
        GAME, "lombardy", players, options, seed="desk", script=script, overlay=overlay
    )


def act(table: Table[Any], *decisions: str) -> None:
    """Decisions as `seat: key`."""
    for decision in decisions:
        seat, _, key = decision.partition(": ")
        table.decide(Seat(seat), key)


def keys(table: Table[Any], seat: Seat) -> list[str]:
    return [option.key for option in table.asks()[seat].options]


def told(table: Table[Any], seat: Seat | None, type: type[Event]) -> list[Event]:
    return [each.event for each in table.events(seat) if isinstance(each.event, type)]


def reasons(table: Table[Any], seat: Seat, ref: str) -> list[tuple[str, str]]:
    """Why not, as (section, name of the restriction)."""
    found = table.why_not(seat, ref)
    return [(why.cite, why.message.removeprefix("forbid-")) for why in found]
