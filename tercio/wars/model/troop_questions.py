"""Questions about land units: whose stand where."""

from collections.abc import Iterator

from tercio.wars.model.ground import AnyGround
from tercio.wars.model.names import KINDS, REGULAR, SECOND, Mask, Power, Space
from tercio.wars.model.numbered import by_power, powers_in
from tercio.wars.model.power_questions import commanded, commanded_by


def troops_of(g: AnyGround, power: Power, kind: int, space: Space) -> int:
    """Units of one owner and kind in a space."""
    return g.state.troops[power * 2 + kind][space]


def owned_units(g: AnyGround, power: Power, space: Space) -> int:
    """Land units of one owner (its minors not counted)."""
    troops = g.state.troops
    return troops[power * 2][space] + troops[power * 2 + 1][space]


def land_units(g: AnyGround, power: Power, space: Space) -> int:
    """Land units that a major power commands in a space, those of its minors included."""
    return sum(owned_units(g, p, space) for p in commanded_by(g, power))


def total_units(g: AnyGround, space: Space) -> int:
    return sum(row[space] for row in g.state.troops)


def occupants_of(g: AnyGround, space: Space) -> list[Power]:
    """The powers whose own land units stand in a space."""
    return [p for p, land in by_power(g.state.land) if land >> space & 1]


def commanders_in(g: AnyGround, space: Space) -> list[Power]:
    """The powers that command land units in a space, each once."""
    patron = g.state.patron
    return list(dict.fromkeys(patron[p] for p in occupants_of(g, space)))


def enemy_land(g: AnyGround, power: Power) -> Mask:
    """Spaces with land units of powers at war with `power`."""
    return land_of(g, g.state.foes[power])


def own_land(g: AnyGround, power: Power) -> Mask:
    """Spaces with land units that `power` commands."""
    found = 0
    land = g.state.land
    for p in commanded(tuple(g.state.patron), power):
        found |= land[p]
    return found


def land_of(g: AnyGround, powers: Mask) -> Mask:
    """The spaces that hold land units of some powers."""
    land = g.state.land
    spaces = 0
    for power in powers_in(powers):
        spaces |= land[power]
    return spaces


def kind_name(g: AnyGround, power: Power, kind: int) -> str:
    """regular, mercenary or cavalry."""
    return "regular" if kind == REGULAR else g.world.second_kind[power]


def stacks_in(g: AnyGround, space: Space) -> Iterator[tuple[Power, int, int]]:
    """(owner, kind, count) for every stack of land units in a space."""
    troops = g.state.troops
    for power in occupants_of(g, space):
        for kind in KINDS:
            count = troops[power * 2 + kind][space]
            if count:
                yield power, kind, count


def has_cavalry(g: AnyGround, power: Power, space: Space) -> bool:
    return g.world.second_kind[power] == "cavalry" and troops_of(g, power, SECOND, space) > 0
