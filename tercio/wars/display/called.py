"""What seats and units are called, alike in both games."""

from typing import Final

from tercio.wars.model.world import World

PLURALS: Final = {"mercenary": "mercenaries", "cavalry": "cavalry"}


def counted(count: int, kind: str) -> str:
    """3 regulars, 1 mercenary, 2 race-built galleons."""
    name = kind.replace("race_built", "race-built").replace("_", " ")
    return f"{count} {name if count == 1 else PLURALS.get(name, name + 's')}"


def seat_name(world: World, id: str) -> str | None:
    """A seat is called after the powers that it plays; None if there is no such seat."""
    powers = id.split("+")
    if any(power not in world.power for power in powers):
        return None
    return " & ".join(world.power_rows[world.power[power]].name for power in powers)


def unit_name(world: World, id: str) -> str:
    """`spain.regular.4` is 4 Spanish regulars."""
    power, kind, count = id.split(".")
    adjective = world.power_rows[world.power[power]].adjective
    number, _, units = counted(int(count), kind).partition(" ")
    return f"{number} {adjective} {units}"
