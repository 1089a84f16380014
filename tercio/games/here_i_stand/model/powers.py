"""The powers by number, in impulse order (HIS 3.2), minors and independents after them."""

from typing import Final

from tercio.wars.model.names import Power

OTTOMAN: Final = Power(0)
HAPSBURG: Final = Power(1)
ENGLAND: Final = Power(2)
FRANCE: Final = Power(3)
PAPACY: Final = Power(4)
PROTESTANT: Final = Power(5)
GENOA: Final = Power(6)
HUNGARY: Final = Power(7)
SCOTLAND: Final = Power(8)
VENICE: Final = Power(9)
INDEPENDENT: Final = Power(10)
KNIGHTS: Final = Power(11)

MAJORS: Final = (OTTOMAN, HAPSBURG, ENGLAND, FRANCE, PAPACY, PROTESTANT)
MINORS: Final = (GENOA, HUNGARY, SCOTLAND, VENICE)
NEW_WORLD_POWERS: Final = (HAPSBURG, ENGLAND, FRANCE)
"""Those that explore, conquer and colonize (HIS 20)."""
