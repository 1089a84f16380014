"""Which questions people see as one."""

from typing import Final

from tercio.kernel.families import Family
from tercio.wars.display.families import (
    CHOOSING,
    IMPULSE,
    LOSSES,
    PIRACY,
    PLACING,
    REACTION,
    SPRING,
    WINTER,
)

OPENING: Final = Family(
    id="opening",
    begins=SPRING.begins | {"preference", "choose-home-card", "post-captain", "place-leader"},
    joins=frozenset({"escorts"}),
    goes_on=SPRING.goes_on,
)
"""What comes before the first impulse of a turn."""
REBELLION: Final = Family(
    id="rebellion",
    begins=frozenset({"rebellion-target"}),
    goes_on=frozenset({"rebellion-spaces", "rebellion-strength", "found-capital", "rebel-leader"}),
)

FAMILIES: Final = (
    Family(
        id="winter",
        begins=WINTER.begins | {"withdraw-leaders", "captain-winter", "replacements"},
        joins=WINTER.joins | {"event-unrest"},
        goes_on=WINTER.goes_on,
    ),
    SPRING,
    PLACING,
    OPENING,
    LOSSES,
    Family(id="league", joins=frozenset({"rebellion-losses", "league-losses", "league-spaces"})),
    REACTION,
    PIRACY,
    Family(id="treasure", joins=frozenset({"fleet-treasures"})),
    CHOOSING,
    Family(id="calm", joins=frozenset({"event-calm"})),
    REBELLION,
    Family(
        id="religion",
        begins=REBELLION.begins | {"spare-unrest", "conversion-unrest"},
        joins=frozenset({"convert", "enlarge-base"}),
        goes_on=REBELLION.goes_on,
    ),
    IMPULSE,
)
