"""What is wrong with a position: in English, and in whatever language it is read."""

from pathlib import Path
from typing import Final

from tercio.kernel.told import Name, telling
from tercio.wars.model.names import Power, Space
from tercio.wars.model.war import AnyWar

impossible: Final = telling(Path(__file__).parents[1] / "locale", "impossible-")


def power_name(g: AnyWar, power: Power) -> Name:
    row = g.world.power_rows[power]
    return _named(g, "power", row.id, row.name)


def space_name(g: AnyWar, space: Space) -> Name:
    row = g.world.space_rows[space]
    return _named(g, "space", row.id, row.name)


def _named(g: AnyWar, kind: str, id: str, english: str) -> Name:
    return Name.known(english, f"name-{kind}-{id}", g.world.locale)
