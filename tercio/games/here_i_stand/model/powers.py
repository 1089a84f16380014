"""The powers by number, in impulse order (HIS 3.2), minors and independents after them."""

from typing import Final

OTTOMAN: Final = 0
HAPSBURG: Final = 1
ENGLAND: Final = 2
FRANCE: Final = 3
PAPACY: Final = 4
PROTESTANT: Final = 5
GENOA: Final = 6
HUNGARY: Final = 7
SCOTLAND: Final = 8
VENICE: Final = 9
INDEPENDENT: Final = 10
KNIGHTS: Final = 11

MAJORS: Final = (OTTOMAN, HAPSBURG, ENGLAND, FRANCE, PAPACY, PROTESTANT)
MINORS: Final = (GENOA, HUNGARY, SCOTLAND, VENICE)
