"""Names of rows of *Virgin Queen* that other rows refer to."""

from typing import Annotated, Literal

from tercio.kernel.data import link

Area = Annotated[str, link("areas")]
Ocean = Annotated[str, link("oceans")]
Settlement = Annotated[str, link("settlements")]
Captain = Annotated[str, link("captains")]
Royal = Annotated[str, link("royals")]
Scientist = Annotated[str, link("scientists")]
ActionType = Annotated[str, link("action_types")]
Conversion = Annotated[str, link("conversions")]
Scenario = Annotated[str, link("scenarios")]
Faith = Literal["catholic", "protestant"]
Religion = Literal["catholic", "protestant", "none"]
"""None is outside the struggle of the two faiths."""
EntryTurn = int
"""The turn in whose Card Draw Phase somebody enters; 0 where an event or a death brings him."""
