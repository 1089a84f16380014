"""How events and options name pieces and places: `area:paris`, `power:france`."""

from tercio.games.ultima_ratio_regis.model.ground import Ground
from tercio.games.ultima_ratio_regis.model.names import Center, Place, Player, Power
from tercio.games.ultima_ratio_regis.model.state import Leader
from tercio.kernel.ask import Ref, ref


def place_ref(g: Ground, place: Place) -> Ref:
    return g.data.place_refs[place]


def power_ref(g: Ground, power: Power) -> Ref:
    return g.data.power_refs[power]


def center_ref(g: Ground, center: Center) -> Ref:
    return ref("center", g.data.centers[center].id)


def seat_ref(g: Ground, player: Player) -> Ref:
    return ref("seat", g.seats[player])


def leader_ref(g: Ground, leader: Leader) -> Ref:
    """By his name or his ability, which is no use to an ordinary one."""
    ability = leader.ability if leader.extraordinary else "ordinary"
    return ref("leader", leader.id or ability)
