"""Undertakings in unfortified spaces: calm for the faith that counts, land for the Protestant."""

from collections.abc import Iterator, Mapping
from typing import Final

from tercio.games.virgin_queen.bots.outlook import Outlook
from tercio.games.virgin_queen.model.powers import PROTESTANT
from tercio.games.virgin_queen.model.religion_questions import is_protestant
from tercio.wars.bots.open_country import OpenCountry
from tercio.wars.bots.outlook import Undertaking
from tercio.wars.model.names import Mask, Space
from tercio.wars.model.numbered import spaces_in


class VqCountry(OpenCountry[Outlook]):
    def controls(self, o: Outlook) -> Iterator[Undertaking]:
        if o.price("control_unfortified", sure=False) is not None:
            yield from super().controls(o)

    def calm_worth(self, o: Outlook, space: Space) -> float:
        counts = o.world.struggle >> space & 1 and is_protestant(o.g, space)
        return max(-0.5, o.conversions(1)) if counts else 0.0

    def road_worths(self, o: Outlook, open_spaces: Mask) -> Mapping[Space, float]:
        """The Protestant has none to spare."""
        return dict.fromkeys(spaces_in(open_spaces), 0.05) if o.power == PROTESTANT else {}


OPEN_COUNTRY: Final = VqCountry()
