"""The powers by number, in impulse order (VQ 3.2); then minors, factions and independents."""

from typing import Final

from tercio.wars.model.names import Power

OTTOMAN: Final = Power(0)
SPAIN: Final = Power(1)
ENGLAND: Final = Power(2)
FRANCE: Final = Power(3)
HRE: Final = Power(4)
PROTESTANT: Final = Power(5)
IRELAND: Final = Power(6)
PAPACY: Final = Power(7)
PORTUGAL: Final = Power(8)
SCOTLAND: Final = Power(9)
VENICE: Final = Power(10)
HUGUENOT: Final = Power(11)
DUTCH: Final = Power(12)
WALLOONS: Final = Power(13)
KNIGHTS: Final = Power(14)
MORISCOS: Final = Power(15)
INDEPENDENT: Final = Power(16)

MAJORS: Final = (OTTOMAN, SPAIN, ENGLAND, FRANCE, HRE, PROTESTANT)
MINORS: Final = (IRELAND, PAPACY, PORTUGAL, SCOTLAND, VENICE)
FACTIONS: Final = (HUGUENOT, DUTCH, WALLOONS, KNIGHTS, MORISCOS)
"""Owners of counters with rules of their own that a major power always commands."""
