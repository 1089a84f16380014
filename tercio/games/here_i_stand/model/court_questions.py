"""Questions about rulers and lasting events (HIS 3.3, 21)."""

from typing import TYPE_CHECKING

from tercio.games.here_i_stand.rows.files import HisRulerRow
from tercio.wars.model.names import Power

if TYPE_CHECKING:
    from tercio.games.here_i_stand.model.position import HereIStand


def ruler_of(g: "HereIStand", power: Power) -> HisRulerRow:
    return g.world.rulers[g.state.court.rulers[power]]


def reigns(g: "HereIStand", power: Power, ruler: str) -> bool:
    return ruler_of(g, power).id == ruler


def has_happened(g: "HereIStand", event: str) -> bool:
    """Whether an event with a lasting effect has occurred, by the id of its card."""
    return event in g.state.court.done


def is_this_turn(g: "HereIStand", effect: str) -> bool:
    return effect in g.state.court.this_turn


def league_formed(g: "HereIStand") -> bool:
    return has_happened(g, "schmalkaldic_league")
