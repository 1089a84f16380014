"""What a seat may name in its standing orders: spans, and conditions, which look at public facts
only. Each game has windows of its own."""

from collections.abc import Mapping
from typing import Final

from tercio.kernel.ask import Ask, Seat
from tercio.kernel.game import OrderCondition
from tercio.kernel.running.advance import as_many_or_few
from tercio.kernel.windows import StandingOrder
from tercio.wars.model.names import KINDS, Location
from tercio.wars.model.numbered import by_place
from tercio.wars.model.power_questions import are_enemies
from tercio.wars.model.space_questions import controller_of
from tercio.wars.model.troop_questions import kind_name, own_land
from tercio.wars.model.war import AnyWar

SPANS: Final = ("impulse", "phase", "turn")
"""What an order may last for."""


def acting(g: AnyWar) -> Seat | None:
    """Who has an impulse, in the action phase."""
    return g.seat_of(g.state.active) if g.state.phase == "action" else None


def loss_rules(g: AnyWar, seat: Seat) -> list[StandingOrder]:
    """Of each kind of troops that a seat can have: as many as possible go first, or as few."""
    kinds = dict.fromkeys(kind_name(g, p, kind) for kind in KINDS for p in g.powers_of(seat))
    return [rule for kind in kinds if kind for rule in as_many_or_few("losses", kind, kind)]


def _places(g: AnyWar, ask: Ask) -> list[Location]:
    """Where the window is about."""
    return [place for place, ref in by_place(g.world.place_refs) if ref in ask.refs]


def my_units_are_there(g: AnyWar, seat: Seat, ask: Ask) -> bool:
    """Land units or ships of mine are where it happens."""
    mine = g.powers_of(seat)
    return any(
        (own_land(g, power) | g.state.fleets[power]) >> place & 1
        for place in _places(g, ask)
        for power in mine
    )


def it_is_my_space(g: AnyWar, seat: Seat, ask: Ask) -> bool:
    """It happens in a space that I control."""
    mine = g.powers_of(seat)
    spaces = [place for place in _places(g, ask) if g.world.is_space(place)]
    return any(controller_of(g, space) in mine for space in spaces)


def an_enemy_of_mine_acts(g: AnyWar, seat: Seat, ask: Ask) -> bool:
    """It is the impulse of a power that I am at war with."""
    return any(are_enemies(g, power, g.state.active) for power in g.powers_of(seat))


def may_hold(g: AnyWar, condition: str, ask: Ask) -> bool:
    """Units and spaces are looked for where it happens, enemies where somebody acts."""
    if condition == "an-enemy-of-mine-acts":
        return acting(g) is not None
    return bool(_places(g, ask))


CONDITIONS: Mapping[str, OrderCondition] = {
    "my-units-are-there": my_units_are_there,
    "it-is-my-space": it_is_my_space,
    "an-enemy-of-mine-acts": an_enemy_of_mine_acts,
}
