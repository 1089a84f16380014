"""What seats and units are called, alike in both games."""

from functools import reduce

from tercio.kernel.ask import Args, Phrase
from tercio.wars.model.world import World


def units(count: int, kind: str) -> Phrase:
    """3 regulars, 1 mercenary, 2 race-built galleons."""
    return Phrase("units-counted", {"count": count, "units": _kind(count, kind)})


def units_of(power: str, count: int, kind: str) -> Phrase:
    """4 Spanish regulars."""
    args: Args = {"count": count, "units": _kind(count, kind), **_whose(power)}
    return Phrase("units-of-power", args)


def _kind(count: int, kind: str) -> Phrase:
    return Phrase(f"units-{kind}", {"count": count})


def _whose(power: str) -> dict[str, str]:
    return {"power": f"power:{power}", "adjective": f"adjective:{power}"}


def made_name(world: World, kind: str, id: str) -> Phrase | None:
    """Of seats, after the powers that they play; of units (`spain.regular.4`); of an action that a
    player takes with the units of another power (`france.assault`)."""
    match kind, id.split("."):
        case "seat", [powers]:
            return _seat(world, powers.split("+"))
        case "unit", [power, unit, count]:
            return units_of(power, int(count), unit)
        case "action", [power, action]:
            return Phrase("action-borrowed", {"action": f"action:{action}", **_whose(power)})
    return None


def _seat(world: World, powers: list[str]) -> Phrase | None:
    if any(power not in world.power for power in powers):
        return None
    alone = [Phrase("seat-of-power", {"power": f"power:{power}"}) for power in powers]
    return reduce(lambda one, two: Phrase("seat-and", {"first": one, "last": two}), alone)
