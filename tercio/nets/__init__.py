"""Positions as numbers, and networks that know who is winning. It needs numpy: `tercio[nets]`."""
