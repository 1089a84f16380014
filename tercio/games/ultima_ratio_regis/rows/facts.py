"""What all data rows of *Ultima Ratio Regis* have in common, and the links between tables."""

from typing import Annotated

import msgspec

from tercio.kernel.data import NOTE, Row, link

AreaId = Annotated[str, link("areas")]
SeaId = Annotated[str, link("seas")]
BoxId = Annotated[str, link("boxes")]
TheaterId = Annotated[str, link("theaters")]
ProvinceId = Annotated[str, link("provinces")]
CenterId = Annotated[str, link("trade_centers")]
PowerId = Annotated[str, link("powers")]
LeaderId = Annotated[str, link("leaders")]
CardId = Annotated[str, link("cards")]
ScenarioId = Annotated[str, link("scenarios")]
SetupId = Annotated[str, link("setups")]
BlockId = Annotated[str, link("rule_blocks")]

Few = Annotated[int, msgspec.Meta(ge=0, le=99)]
TurnNumber = Annotated[int, msgspec.Meta(ge=1, le=11)]
Level = Annotated[int, msgspec.Meta(ge=0, le=3)]


class FactRow(Row, frozen=True, kw_only=True):
    """A row that can say how far to trust it.

    `src` is where the row itself comes from, `stated` where single facts of it do, `guess` names
    the fields that nothing attests (data/NOTES.md).
    """

    note: Annotated[str, NOTE] = ""
    stated: Annotated[dict[str, str], NOTE] = {}
    guess: Annotated[tuple[str, ...], NOTE] = ()
