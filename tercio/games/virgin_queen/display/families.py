"""Which questions people see as one."""

from typing import Final

from tercio.kernel.families import Family
from tercio.wars.display.families import (
    CHOOSING,
    IMPULSE,
    LOSSES,
    PLACING,
    REACTION,
    SPRING,
    WINTER,
)

FAMILIES: Final = (
    WINTER,
    Family(id="captains", begins=frozenset({"captain-winter", "replacements"})),
    SPRING,
    LOSSES,
    Family(id="league", joins=frozenset({"rebellion-losses", "league-losses", "league-spaces"})),
    REACTION,
    PLACING,
    Family(id="treasure", joins=frozenset({"escorts", "fleet-treasures"})),
    CHOOSING,
    Family(id="calm", joins=frozenset({"event-calm"})),
    Family(
        id="religion",
        begins=frozenset({"spare-unrest", "conversion-unrest"}),
        joins=frozenset({"convert", "enlarge-base"}),
    ),
    Family(
        id="rebellion",
        begins=frozenset({"rebellion-target"}),
        goes_on=frozenset(
            {"rebellion-spaces", "rebellion-strength", "found-capital", "rebel-leader"}
        ),
    ),
    IMPULSE,
)
