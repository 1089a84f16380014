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
    SPRING,
    LOSSES,
    REACTION,
    PLACING,
    CHOOSING,
    Family(
        id="religion",
        joins=frozenset({"flip-to-catholic", "flip-to-protestant", "council-of-trent"}),
    ),
    Family(id="piracy", joins=frozenset({"piracy-award"})),
    IMPULSE,
)
