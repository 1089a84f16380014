"""Peace by an event, in the middle of the Action Phase (VQ 12.5, 28)."""

from tercio.games.virgin_queen.conditions.diplomacy import InDeal
from tercio.games.virgin_queen.conditions.registry import holds
from tercio.games.virgin_queen.model.position import VirginQueen
from tercio.kernel.ask import Ask, Option, Procedure
from tercio.kernel.citations import cites
from tercio.wars.diplomacy.declarations import presence
from tercio.wars.land.displacement import displace
from tercio.wars.model.names import Power
from tercio.wars.model.numbered import spaces_in
from tercio.wars.model.power_questions import is_at_war
from tercio.wars.model.refs import power_ref
from tercio.wars.siege.siege import check_sieges


def may_make_peace(g: VirginQueen, one: Power, other: Power) -> bool:
    """They are at war, and are not England and Spain (9.5)."""
    return is_at_war(g, one, other) and holds(g, "not_england_spain_war", one, InDeal(other))


@cites("VQ 12.5", "VQ 28")
def make_peace(g: VirginQueen, one: Power, other: Power) -> Procedure[None]:
    """The war is over, and everybody leaves the spaces of the other."""
    g.end_war(one, other)
    for power, host in ((one, other), (other, one)):
        for space in spaces_in(presence(g, power) & g.state.controlled[host]):
            yield from displace(g, space, [power])
    yield from check_sieges(g)


@cites("VQ 9.1", "VQ 6.1")
def agrees_to_peace(g: VirginQueen, power: Power, enemy: Power) -> Procedure[bool]:
    args = {"power": power_ref(g, power), "enemy": power_ref(g, enemy)}
    pick = yield Ask(
        g.seat_of(power),
        "event-peace",
        [Option("peace", True), Option("refuse", False)],
        "VQ 6.1",
        args=args,
    )
    return bool(pick.value)
