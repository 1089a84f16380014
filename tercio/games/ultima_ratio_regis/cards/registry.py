"""The functions behind the ops of cards (uRR 3.1, 8.2.2).

    @op(Unrest, "uRR 19.1")
    def unrest(g: Regis, played: Played, op: Unrest) -> Procedure[None]: ...

A card's ops are carried out in their order, by the player whose impulse it is.
"""

from collections.abc import Callable
from typing import Any, NamedTuple

from tercio.games.ultima_ratio_regis.names import NOBODY, Player, Power
from tercio.games.ultima_ratio_regis.op_rows import Combat, Op
from tercio.games.ultima_ratio_regis.position import Regis
from tercio.games.ultima_ratio_regis.rules.asking import choose
from tercio.games.ultima_ratio_regis.rules.links import provides
from tercio.kernel.ask import Option, Procedure
from tercio.kernel.citations import cites, note_citation


class Played(NamedTuple):
    """An event as it happens."""

    player: Player
    card: str


Function = Callable[[Regis, Played, Any], Procedure[None]]
OPS: dict[type[Op], Function] = {}


def op(kind: type[Op], *cite: str) -> Callable[[Function], Function]:
    """Make a function what an op of this kind does."""

    def declare(function: Function) -> Function:
        note_citation(f"{function.__module__}:{function.__qualname__}", *cite)
        OPS[kind] = function
        return function

    return declare


@provides("event")
@cites("uRR 3.1", "uRR 8.2.2")
def event(g: Regis, card: str) -> Procedure[None]:
    """The text of a card, op by op; combat cards have their say in combats alone."""
    played = Played(g.state.active, card)
    for each in g.world.cards[card].ops:
        if not isinstance(each, Combat):
            yield from OPS[type(each)](g, played, each)


# -- who and where ---------------------------------------------------------------------------------


def speaker(g: Regis, played: Played) -> Power:
    """A power of the player of the card: for asking him, whichever it is about."""
    powers = g.powers_of(played.player)
    return powers[0] if powers else NOBODY


def exists(g: Regis, power: str) -> bool:
    return g.is_in_play(g.world.power[power])


def choose_power(
    g: Regis, played: Played, powers: list[Power], kind: str, cite: str
) -> Procedure[Power]:
    """One of some powers; NOBODY if there is none."""
    if not powers:
        return NOBODY
    options = [
        Option(f"power.{g.world.power_ids[power]}", power, (g.power_ref(power),), cite=cite)
        for power in powers
    ]
    chosen: Power = yield from choose(g, speaker(g, played), kind, options, cite)
    return chosen
