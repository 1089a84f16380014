"""Building Saint Peter's (HIS 18.1)."""

from tercio.games.here_i_stand.model.position import HereIStand
from tercio.games.here_i_stand.model.religion_verbs import build_st_peters
from tercio.kernel.ask import Procedure
from tercio.kernel.citations import cites
from tercio.wars.model.names import Power
from tercio.wars.turn.actions import Action, pay


def can_build_st_peters(g: HereIStand, power: Power) -> bool:
    return g.state.religion.st_peters_vp < g.world.constant("st_peters_vp_max")


@cites("HIS 18.1")
def build_saint_peters(g: HereIStand, power: Power) -> Procedure[None]:
    """The action: 1 CP towards the basilica."""
    price = g.world.actions["st_peters"].costs["papacy"]
    pay(g, power, price, "st_peters")
    build_st_peters(g, price)
    yield from ()


BUILD_ST_PETERS = Action("st_peters", "HIS 18.1", can_build_st_peters, build_saint_peters)
