"""Outposts: keys beyond the sea that no army at home can come to the help of."""

from typing import NamedTuple

from tercio.kernel.ask import PASS
from tercio.wars.bots.caution import leaving_cost
from tercio.wars.bots.outlook import O
from tercio.wars.bots.question import WarQuestion
from tercio.wars.bots.war import army_at, formation_script, garrison_to_leave
from tercio.wars.model.names import Space


class Garrison(NamedTuple):
    """Units that go to an outpost in spring: what that is worth, and the keys that spell it."""

    worth: float
    key: str = PASS
    script: tuple[str, ...] = ()


def best_garrison(q: WarQuestion[O]) -> Garrison:
    """Of the outposts that lack units, the one that most can be sent to. Leaders stay at home."""
    o = q.o
    best = Garrison(0.0)
    for key in q.verbs("deploy."):
        _, start, end = key.split(".")
        missing = _missing(q, o.world.space[end])
        if not missing:
            continue
        army = army_at(o, o.world.space[start])
        keep = garrison_to_leave(o, army.space)
        company = army._replace(leaders=(), limit=o.leaderless_limit)
        units = min(army.units - keep, company.limit, missing)
        if units > 0:
            worth = o.weights.outpost * units - leaving_cost(o, army, units)
            found = Garrison(worth, key, formation_script(o, company, keep, units))
            best = max(best, found)
    return best


def _missing(q: WarQuestion[O], space: Space) -> int:
    """Units that an outpost of ours lacks."""
    wanted = q.plan.outposts.get(q.o.id(space), 0)
    if not wanted or not q.o.state.controlled[q.power] >> space & 1:
        return 0
    return max(0, wanted - army_at(q.o, space).units)
