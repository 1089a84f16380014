"""What handlers read from paths and queries, by the names that they ask for."""

from typing import Annotated

from litestar.di import NamedDependency
from litestar.params import PathParameter, QueryParameter

from tercio.kernel.chains import MOST_KEYS

Language = NamedDependency[str]

TableId = Annotated[str, PathParameter(max_length=64)]
SeatPath = Annotated[str, PathParameter(max_length=64)]
Day = Annotated[str, PathParameter(max_length=10, pattern=r"^\d{4}-\d\d-\d\d$")]
AnySeat = Annotated[
    str | None, QueryParameter(max_length=64, required=False, description="None: a spectator.")
]
OneSeat = Annotated[str, QueryParameter(max_length=64)]
SideName = Annotated[str, QueryParameter(max_length=64, required=False)]
Counted = Annotated[
    str | None,
    QueryParameter(
        max_length=64,
        required=False,
        description="By whose log `at` counts, if another; empty: a spectator's.",
    ),
]
Thing = Annotated[str, QueryParameter(max_length=300)]
Line = Annotated[int, QueryParameter(ge=0, le=1 << 31)]
KnownLines = Annotated[
    int | None,
    QueryParameter(
        ge=0, le=1 << 31, required=False, description="Lines of the log that are known already."
    ),
]
Backwards = Annotated[
    bool, QueryParameter(required=False, description="Who comes there, not how far from there.")
]
Stops = Annotated[
    list[str] | None,
    QueryParameter(max_length=20, required=False, description="By way of these, in turn."),
]
Keys = Annotated[
    list[str] | None,
    QueryParameter(max_length=MOST_KEYS, required=False, description="Keys that are drafted."),
]
WithChanges = Annotated[
    bool,
    QueryParameter(required=False, description="Whether to be told what has changed, too."),
]
AnyState = Annotated[str, QueryParameter(name="state", max_length=200, required=False)]
AnyCode = Annotated[str, QueryParameter(max_length=4000, required=False)]
