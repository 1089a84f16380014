"""What special rules change in war and peace between two powers (uRR 21, PB 10).

    @custom("free-declaration")
    def among_contenders(g: Regis, a: Power, b: Power) -> bool: ...

The procedures of 13, 18 and 21 ask whether a custom holds; blocks of rules of scenarios and turns
say when.
"""

from collections.abc import Callable
from typing import Literal

from tercio.games.ultima_ratio_regis.model.names import NOBODY, Mask, Place, Power
from tercio.games.ultima_ratio_regis.model.position import Regis
from tercio.kernel.citations import cites

Name = Literal[
    "free-declaration",
    "no-forced-peace",
    "keeps-conquests",
    "homes-can-be-ceded",
    "key-areas-are-home",
    "military-victory",
]
"""Declaring war costs no morale (21.3.3); peace binds nobody (21.5.4); the winner keeps what it has
taken of the loser (21.5.3), who may have to cede home areas too; but not key areas, which go back;
each condition may buy the winner a VP."""
Holds = Callable[[Regis, Power, Power], bool]

_customs: dict[str, list[Holds]] = {}


def custom(name: Name) -> Callable[[Holds], Holds]:
    def declare(holds: Holds) -> Holds:
        _customs.setdefault(name, []).append(holds)
        return holds

    return declare


def is_custom(g: Regis, name: Name, a: Power, b: Power) -> bool:
    """For the winner `a` against the loser `b`, or for `a` who declares war on `b`."""
    return any(holds(g, a, b) for holds in _customs.get(name, ()))


# -- areas that are closed to some, or fall without a fight ------------------------------------

Closes = Callable[[Regis, Power], Mask]
Falls = Callable[[Regis, Power, Place], bool]

_bars: list[Closes] = []
_falls: list[Falls] = []
_march_bars: list[Closes] = []


def bars(closes: Closes) -> Closes:
    """Have a function say which areas units of a power may not enter."""
    _bars.append(closes)
    return closes


def bars_marches(closes: Closes) -> Closes:
    """Have a function say where troops of a power may not come by tactical moves."""
    _march_bars.append(closes)
    return closes


def falls_at_once(falls: Falls) -> Falls:
    """Have a function say where a power subjugates without a fight, even unsupplied."""
    _falls.append(falls)
    return falls


@cites("uRR 8.1.1")
def closed_to(g: Regis, owner: Power) -> Mask:
    mask = 0
    if not g.scenario.blocks:
        return mask  # only they close anything
    for closes in _bars:
        mask |= closes(g, owner)
    return mask


@cites("uRR 8.1.1")
def closed_to_marches(g: Regis, owner: Power) -> Mask:
    mask = 0
    if not g.scenario.blocks:
        return mask
    for closes in _march_bars:
        mask |= closes(g, owner)
    return mask


@cites("uRR 8.1.1", "uRR 13.5")
def subjugates_at_once(g: Regis, power: Power, area: Place) -> bool:
    return any(falls(g, power, area) for falls in _falls)


# -- reasons for war ---------------------------------------------------------------------------

Reasons = Callable[[Regis, Power, Power], list[tuple[Power, Power]]]
_reasons: list[Reasons] = []


def other_reasons(reasons: Reasons) -> Reasons:
    """Have a function say between whom else a casus belli of a card is."""
    _reasons.append(reasons)
    return reasons


@cites("uRR 8.1.1", "uRR 21.3.2")
def instead_of(g: Regis, a: Power, b: Power) -> list[tuple[Power, Power]]:
    """Pairs that have the casus belli of a card in the place of those whom it names, if any."""
    if NOBODY in (a, b):
        return []
    return [each for reasons in _reasons for each in reasons(g, a, b)]
