"""What special rules change in war and peace between two powers (uRR 21, PB 10).

    @custom("free-declaration")
    def among_contenders(g: Regis, a: Power, b: Power) -> bool: ...

The procedures of 21 ask whether a custom holds; blocks of rules of scenarios and turns say when.
"""

from collections.abc import Callable
from typing import Literal

from tercio.games.ultima_ratio_regis.names import Power
from tercio.games.ultima_ratio_regis.position import Regis

Name = Literal[
    "free-declaration",
    "no-forced-peace",
    "keeps-conquests",
    "key-areas-are-home",
    "military-victory",
]
"""Declaring war costs no morale and can be done at any time (21.3.3); peace binds nobody (21.5.4);
the winner keeps what it has taken of the loser (21.5.3); key areas of the loser cannot be
demanded; each condition may buy the winner a VP."""
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
