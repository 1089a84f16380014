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

FAMILIES: Final = (
    WINTER,
    SPRING,
    LOSSES,
    REACTION,
    PLACING,
    PIRACY,
    CHOOSING,
    Family(
        id="religion",
        joins=frozenset(
            {"flip-to-catholic", "flip-to-protestant", "reconvert", "council-of-trent"}
        ),
    ),
    Family(id="debate", begins=frozenset({"debate-zone"}), goes_on=frozenset({"debate-attacker"})),
    Family(
        id="event",
        begins=frozenset({"emperor-goes", "unpaid-whose", "camp-whose"}),
        joins=frozenset({"shipbuilding"}),
        goes_on=frozenset({"emperors-company", "unpaid-where", "camp-where"}),
    ),
    IMPULSE,
)
