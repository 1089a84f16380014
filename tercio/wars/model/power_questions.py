"""Questions about powers: who is friend and foe, who commands whom."""

from functools import lru_cache

from tercio.kernel.ask import Seat
from tercio.kernel.masks import mask_of
from tercio.wars.model.ground import AnyGround
from tercio.wars.model.names import Mask, Power
from tercio.wars.model.numbered import by_power


@lru_cache(maxsize=1 << 12)
def commanded(patron: tuple[Power, ...], power: Power) -> tuple[Power, ...]:
    """Whom a power commands; alliances change seldom."""
    return tuple(p for p, commander in by_power(patron) if commander == power)


@lru_cache(maxsize=1 << 12)
def commanded_mask(patron: tuple[Power, ...], power: Power) -> Mask:
    """The same as a set."""
    return mask_of(commanded(patron, power))


def are_friends(g: AnyGround, one: Power, other: Power) -> bool:
    """The same side: one commands the other, or their major powers are allied."""
    return bool(g.state.friends[one] >> other & 1)


def are_enemies(g: AnyGround, one: Power, other: Power) -> bool:
    return bool(g.state.foes[one] >> other & 1)


def commanded_by(g: AnyGround, power: Power) -> list[Power]:
    """A major power and the minors allied to it."""
    return list(commanded(tuple(g.state.patron), power))


def is_active_minor(g: AnyGround, power: Power) -> bool:
    return power in g.world.minors and g.state.patron[power] != power


def is_at_war(g: AnyGround, power: Power, enemy: Power) -> bool:
    """Whether there is an At War marker between the two (minors by themselves)."""
    return bool(g.state.at_war[power] >> enemy & 1)


def is_allied(g: AnyGround, power: Power, ally: Power) -> bool:
    """Two majors allied this turn, or a minor and its patron."""
    if g.state.allied[power] >> ally & 1:
        return True
    return power != ally and g.state.patron[power] == g.state.patron[ally]


def seats_in_order(g: AnyGround) -> list[Seat]:
    return list(dict.fromkeys(g.seat_of(power) for power in g.impulse_order()))
