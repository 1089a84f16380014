"""The event functions that the modes of cards name (VQ 6.1, 11).

A function is given the power that carries the event out, the mode with its parameters and, for a
response or combat card, what it is about. Which card calls it with what is data.
"""

from collections.abc import Callable, Iterator
from typing import Any, TypeVar

from tercio.games.virgin_queen.conditions.registry import holds
from tercio.games.virgin_queen.model.position import VirginQueen
from tercio.games.virgin_queen.rows.cards import VqCardMode
from tercio.kernel.ask import Procedure, Refusal
from tercio.kernel.citations import note_citation
from tercio.wars.cards.card_play import Effect, Target
from tercio.wars.model.names import Power
from tercio.wars.model.rows import CardMode, CardRow

Can = Callable[[VirginQueen, Power, VqCardMode, Any], bool]
"""Whether an event would do anything now, for the power that carries it out."""

Names = Callable[[VirginQueen, Power, VqCardMode], Procedure[Target]]
"""What an event is aimed at, said when it is announced; the event is then `about` its target."""

E = TypeVar("E", bound=Effect[VirginQueen])

_events: dict[str, Effect[VirginQueen]] = {}
_can: dict[str, Can] = {}
_names: dict[str, Names] = {}


def event(
    *ids: str, can: Can | None = None, names: Names | None = None, cite: str = "VQ 6.1"
) -> Callable[[E], E]:
    """Register what the events of these ids do, when they would do anything at all, and what
    they are aimed at."""

    def register(function: E) -> E:
        note_citation(f"{function.__module__}:{function.__qualname__}", cite)
        for id in ids:
            assert id not in _events, f"the event {id} is registered twice"
            _events[id] = function
            if can is not None:
                _can[id] = can
            if names is not None:
                _names[id] = names
        return function

    return register


def effect_of_mode(row: CardRow, mode: CardMode) -> Effect[VirginQueen]:
    assert isinstance(mode, VqCardMode)
    return _events[mode.event]


def registered() -> set[str]:
    return set(_events)


def resolver(g: VirginQueen, power: Power, mode: VqCardMode) -> Power:
    """Who carries an event out: the power that the card names, or else the player (11).

    What nobody plays now is carried out by the player.
    """
    if mode.resolver is None:
        return power
    named = g.world.power[mode.resolver]
    return named if g.is_played(named) else power


def carry_out(g: VirginQueen, power: Power, mode: VqCardMode, about: object) -> object:
    return _events[mode.event](g, resolver(g, power, mode), mode, about)


def names_of(mode: VqCardMode) -> Names | None:
    return _names.get(mode.event)


def mode_refusals(
    g: VirginQueen, power: Power, mode: VqCardMode, about: object
) -> Iterator[Refusal]:
    """An event that would change nothing is not offered (11)."""
    can = _can.get(mode.event)
    if can is not None and not can(g, resolver(g, power, mode), mode, about):
        yield Refusal("VQ 11", "forbid-event-without-effect")


def number(g: VirginQueen, mode: VqCardMode, name: str, power: Power, about: object = None) -> int:
    """A parameter; while the mode's `bigger_when` holds, its `name_if` takes its place."""
    bigger = f"{name}_if"
    if bigger in mode.numbers and mode.bigger_when and holds(g, mode.bigger_when, power, about):
        return mode.numbers[bigger]
    return mode.numbers[name]


def target_powers(g: VirginQueen, mode: VqCardMode) -> list[Power]:
    """The powers that a mode is about."""
    return [g.world.power[target] for target in mode.targets]
