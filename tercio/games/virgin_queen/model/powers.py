"""The powers by number, in impulse order (VQ 3.2); then minors, factions and independents."""

from typing import Final

OTTOMAN: Final = 0
SPAIN: Final = 1
ENGLAND: Final = 2
FRANCE: Final = 3
HRE: Final = 4
PROTESTANT: Final = 5
IRELAND: Final = 6
PAPACY: Final = 7
PORTUGAL: Final = 8
SCOTLAND: Final = 9
VENICE: Final = 10
HUGUENOT: Final = 11
DUTCH: Final = 12
WALLOONS: Final = 13
KNIGHTS: Final = 14
MORISCOS: Final = 15
INDEPENDENT: Final = 16

MAJORS: Final = (OTTOMAN, SPAIN, ENGLAND, FRANCE, HRE, PROTESTANT)
MINORS: Final = (IRELAND, PAPACY, PORTUGAL, SCOTLAND, VENICE)
FACTIONS: Final = (HUGUENOT, DUTCH, WALLOONS, KNIGHTS, MORISCOS)
"""Owners of counters with rules of their own that a major power always commands."""
