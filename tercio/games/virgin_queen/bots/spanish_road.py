"""The Spanish Road: an army from Milan to the Netherlands (card 3)."""

from typing import NamedTuple

from tercio.games.virgin_queen.bots.garrisons import unguarded
from tercio.games.virgin_queen.bots.outlook import Outlook
from tercio.games.virgin_queen.bots.question import Question
from tercio.games.virgin_queen.model.powers import SPAIN
from tercio.kernel.ask import DONE
from tercio.kernel.masks import mask_of
from tercio.wars.bots.campaigns import Goals
from tercio.wars.bots.outlook import Army
from tercio.wars.bots.plans import WarPlan
from tercio.wars.bots.war import army_at, conquest_chance, formation_script, garrison_to_leave
from tercio.wars.land.formations import formation_limit
from tercio.wars.model.names import LeaderId, Mask, Space
from tercio.wars.model.numbered import spaces_in
from tercio.wars.model.space_questions import is_besieged

LEAST = 2
"""Units for which the road is worth taking."""


class March(NamedTuple):
    """What the army on the road is worth in a space of the Netherlands."""

    worth: float
    to: Space


def _milan(o: Outlook) -> Space:
    return o.world.space["milan"]


def general(o: Outlook) -> LeaderId | None:
    """The best leader who is not with a larger army already."""
    milan = army_at(o, _milan(o))
    free = [
        leader
        for space, leaders in o.leaders.items()
        if space != milan.space and army_at(o, space).units < milan.units
        for leader in leaders
    ]
    best = max(free, key=lambda i: _rank(o, i), default=None)
    here = max((_rank(o, i) for i in milan.leaders), default=(0, 0))
    return best if best is not None and _rank(o, best) > here else None


def _rank(o: Outlook, leader: LeaderId) -> tuple[int, int]:
    return o.world.command_rating[leader], o.world.battle_rating[leader]


def army_on_the_road(o: Outlook) -> Army:
    """Who would march: what Milan can spare, under the best leader."""
    army, more = army_at(o, _milan(o)), general(o)
    leaders = army.leaders if more is None else (*army.leaders, more)
    units = min(army.units - garrison_to_leave(o, army.space), formation_limit(o.g, leaders))
    rating = max((o.world.battle_rating[i] for i in leaders), default=0)
    return army._replace(units=max(0, units), foot=max(0, units), rating=rating, leaders=leaders)


def _goals(o: Outlook) -> Mask:
    held = o.state.controlled[SPAIN] & o.world.area_masks["netherlands"] & ~o.enemy_land
    return mask_of(space for space in spaces_in(held) if not is_besieged(o.g, space))


def best_march(o: Outlook, plan: WarPlan[Outlook]) -> March | None:
    """Where the army would do most: a rebel key to take, or one to keep from rebellion."""
    army = army_on_the_road(o)
    if army.units < LEAST:
        return None
    wanted = Goals(o, plan)
    found = [March(_worth_at(o, wanted, army, to), to) for to in spaces_in(_goals(o))]
    return max(found, default=None)


def _worth_at(o: Outlook, wanted: Goals, army: Army, to: Space) -> float:
    there, best = army_at(o, to), 0.0
    units = army.units + there.units
    for space in spaces_in(wanted.mask & o.world.land.adjacent[to]):
        goal = wanted.at(space)
        if goal is not None:
            rating = max(army.rating, there.rating)
            before, after = (
                conquest_chance(n, n, rating, goal.defence) for n in (there.units, units)
            )
            best = max(best, SURE * (after - before) * goal.worth)
    return best + unguarded(o, to, army.units)


SURE = 0.8
"""What part of a conquest that is a march away counts."""


def road_worth(o: Outlook, plan: WarPlan[Outlook]) -> float:
    march = best_march(o, plan)
    return -1.0 if march is None else march.worth


# -- answers ---------------------------------------------------------------------------------------


def take_the_road(q: Question) -> str:
    """One more leader at most; then the army, but for the garrison of Milan."""
    leader = general(q.o)
    key = DONE if leader is None else f"leader.{q.o.world.leader_rows[leader].id}"
    if key == DONE or not q.has(key):
        milan = _milan(q.o)
        keep = garrison_to_leave(q.o, milan)
        q.script = list(formation_script(q.o, army_at(q.o, milan), keep))
        return DONE
    return key


def road_to(q: Question) -> str:
    wanted, army = Goals(q.o, q.plan), army_on_the_road(q.o)
    return q.best_space(lambda space: _worth_at(q.o, wanted, army, space))
