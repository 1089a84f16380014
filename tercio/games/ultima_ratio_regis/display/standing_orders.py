"""What a seat may name in its standing orders: windows of reaction, spans, and conditions, which
look at public facts only (uRR 8.2.2, 11.4, 12.4, 13.5.2, 19.3.1)."""

from collections.abc import Mapping
from typing import Final

from tercio.games.ultima_ratio_regis.model.area_questions import held_by_side
from tercio.games.ultima_ratio_regis.model.names import NO_PLAYER, Place
from tercio.games.ultima_ratio_regis.model.position import Regis
from tercio.games.ultima_ratio_regis.model.power_questions import player_at, powers_of, side_of
from tercio.games.ultima_ratio_regis.model.war_questions import are_at_war
from tercio.kernel.ask import Ask, Seat
from tercio.kernel.game import OrderCondition

WINDOWS: Final = (
    "combat-card",
    "support",
    "reaction",
    "oppose",
    "intercept-transport",
    "intercept-pirate",
    "auction",
)
"""Where somebody is asked who may also let things pass, mostly in the impulse of another."""

SPANS: Final = ("impulse", "turn")
"""What an order may last for."""


def acting(g: Regis) -> Seat | None:
    """Who has an impulse."""
    return None if g.state.active == NO_PLAYER else g.seats[g.state.active]


def _places(g: Regis, ask: Ask) -> list[Place]:
    """Where the window is about."""
    location = g.world.location
    names = (thing.partition(":")[2] for thing in ask.refs)
    return [location[id] for id in names if id in location]


def my_units_are_there(g: Regis, seat: Seat, ask: Ask) -> bool:
    """Troops or ships of a power of mine, or of its minors, are where it happens."""
    s = g.state
    return any(
        (s.troops[owner] | s.ships[owner]) >> place & 1
        for place in _places(g, ask)
        for power in powers_of(g, player_at(g, seat))
        for owner in side_of(g, power)
    )


def it_is_my_area(g: Regis, seat: Seat, ask: Ask) -> bool:
    """It happens in an area that I control, myself or through a minor."""
    return any(
        held_by_side(g, power) >> place & 1
        for place in _places(g, ask)
        for power in powers_of(g, player_at(g, seat))
    )


def an_enemy_of_mine_acts(g: Regis, seat: Seat, ask: Ask) -> bool:
    """It is the impulse of a player with whom a power of mine is at war."""
    active = g.state.active
    theirs = powers_of(g, active) if active >= 0 else []
    return any(are_at_war(g, a, b) for a in powers_of(g, player_at(g, seat)) for b in theirs)


def may_hold(g: Regis, condition: str, ask: Ask) -> bool:
    """Units and areas are looked for where it happens, enemies where somebody acts."""
    if condition == "an-enemy-of-mine-acts":
        return acting(g) is not None
    return bool(_places(g, ask))


CONDITIONS: Mapping[str, OrderCondition] = {
    "my-units-are-there": my_units_are_there,
    "it-is-my-area": it_is_my_area,
    "an-enemy-of-mine-acts": an_enemy_of_mine_acts,
}
