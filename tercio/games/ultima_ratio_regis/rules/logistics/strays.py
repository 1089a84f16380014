"""Units that must go home, and leaders who have lost theirs (uRR 14, 17.1)."""

from tercio.games.ultima_ratio_regis.model.area_questions import (
    has_fortress,
    major_at,
    sailed_by_side,
    stood_by_side,
)
from tercio.games.ultima_ratio_regis.model.names import Place, Power
from tercio.games.ultima_ratio_regis.model.position import Regis
from tercio.games.ultima_ratio_regis.model.power_questions import majors_in_play
from tercio.games.ultima_ratio_regis.model.refs import leader_ref
from tercio.games.ultima_ratio_regis.model.state import Leader
from tercio.games.ultima_ratio_regis.model.unit_questions import leaders_of
from tercio.games.ultima_ratio_regis.rules.asking import choose
from tercio.games.ultima_ratio_regis.rules.leaders.leaders import post_option, posts
from tercio.games.ultima_ratio_regis.rules.links import REPATRIATE
from tercio.kernel.ask import Procedure
from tercio.kernel.citations import cites


@cites("uRR 14")
def send_home(g: Regis, power: Power, area: Place, may_stay: bool = False) -> Procedure[None]:
    """Units of a major and its minors leave an area, if there are any."""
    if (stood_by_side(g, power) | sailed_by_side(g, power)) >> area & 1:
        yield from REPATRIATE.follow(g, power, area, may_stay)


def has_unit(g: Regis, leader: Leader) -> bool:
    """There is still something of his side to be with."""
    power = leader.power
    if leader.on == "fortress":
        return major_at(g, leader.place) == power and has_fortress(g, leader.place)
    where = stood_by_side(g, power) if leader.on == "troop" else sailed_by_side(g, power)
    return bool(where >> leader.place & 1)


@cites("uRR 14.3", "uRR 17.1")
def settle_everybody(g: Regis) -> Procedure[None]:
    """Leaders of fortresses that are gone, and of armies of minors that are."""
    if any(not has_unit(g, leader) for leader in g.state.leaders):
        for power in majors_in_play(g):
            yield from settle_leaders(g, power)


@cites("uRR 14", "uRR 17.1")
def settle_leaders(g: Regis, power: Power) -> Procedure[None]:
    """Each goes to a unit of his power that nobody besieges; without any he is lost."""
    for leader in leaders_of(g, power):
        if has_unit(g, leader):
            continue
        options = [post_option(g, key, goal, "uRR 14") for key, goal in posts(g, power).items()]
        if not options:
            g.remove_leader(leader)
            continue
        args = {"leader": leader_ref(g, leader)}
        goal = yield from choose(g, power, "settle-leader", options, cite="uRR 14", args=args)
        g.move_leader(leader, *goal)
