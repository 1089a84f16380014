"""Answers in war: interceptions, battles, sieges, retreats, deployments and winter."""

from tercio.kernel.ask import DONE, PASS
from tercio.kernel.masks import mask_of
from tercio.wars.bots.campaigns import Goals, prospects, site_near
from tercio.wars.bots.caution import leaving_cost
from tercio.wars.bots.fleets import enemy_dice, naval_dice
from tercio.wars.bots.outlook import Army, O, WarOutlook
from tercio.wars.bots.outposts import best_garrison
from tercio.wars.bots.question import WarQuestion
from tercio.wars.bots.war import (
    army_at,
    conquest_chance,
    field_chance,
    formation_script,
    garrison_to_leave,
    loss_chance,
    threat_to,
)
from tercio.wars.model.names import Space
from tercio.wars.model.numbered import spaces_in
from tercio.wars.model.space_questions import is_besieged, is_fortified

STRONGER = 1.25
"""How much stronger a fleet must be to give battle."""

# -- when an enemy comes ---------------------------------------------------------------------------


def _mover(q: WarQuestion[O]) -> tuple[int, int]:
    """Units of the force that comes, and the battle rating that may lead it."""
    units = (q.ask.args or {}).get("units", 0)
    mover = q.g.world.power.get(q.arg("mover"))
    ratings = [
        max(q.g.world.battle_rating[i] for i in leaders)
        for leaders in (q.o.leaders_of(mover).values() if mover is not None else ())
    ]
    strong = isinstance(units, int) and units >= 5
    return (units if isinstance(units, int) else 0), max(ratings, default=0) if strong else 0


def _where(q: WarQuestion[O]) -> Space | None:
    found: Space | None = q.g.world.space.get(q.arg("space"))
    return found


def intercept(q: WarQuestion[O]) -> str:
    """Come out only where the odds are good and something is at stake."""
    space = _where(q)
    if space is None or not q.o.friendly >> space & 1:
        return PASS
    units, rating = _mover(q)
    best, answer = 0.58, PASS
    for key in q.verbs("intercept."):
        origin = q.space(key)
        if origin is None:
            continue
        army = army_at(q.o, origin)
        ours = min(army.units, army.limit)
        if garrison_to_leave(q.o, origin) >= army.units:
            continue
        there = army_at(q.o, space)
        chance = 1 - field_chance(units, rating, ours + there.units, army.rating)
        if chance > best:
            best, answer = chance, key
    return answer


def avoid_battle(q: WarQuestion[O]) -> str:
    """Leave an open space to a stronger enemy."""
    space = _where(q)
    if space is None:
        return PASS
    army = army_at(q.o, space)
    units, rating = _mover(q)
    if is_fortified(q.g, space) and army.units <= 4 and not is_besieged(q.g, space):
        return PASS
    if field_chance(units, rating, army.units, army.rating) < 0.55:
        return PASS
    return _safest(q, q.verbs("avoid.")) or PASS


def withdraw(q: WarQuestion[O]) -> str:
    space = _where(q)
    if space is None:
        return "withdraw"
    army = army_at(q.o, space)
    units, rating = _mover(q)
    lost = field_chance(units, rating, army.units, army.rating)
    return "withdraw" if lost > 0.4 else "stand"


def _safest(q: WarQuestion[O], keys: list[str]) -> str | None:
    """The key of the space where an army is safest."""

    def safety(space: Space) -> float:
        army = army_at(q.o, space)
        walls = 3.0 if is_fortified(q.g, space) else 0.0
        home = 1.0 if space == q.o.capital else 0.0
        return walls + home + 0.3 * army.units - 0.2 * threat_to(q.o, space)[0]

    return q.best_space(safety, keys) if keys else None


def retreat(q: WarQuestion[O]) -> str:
    return _safest(q, q.keys) or q.keys[0]


def losses(q: WarQuestion[O]) -> str:
    """Regulars last, and other powers' units first."""
    kind = (q.ask.args or {}).get("kind")
    numbered = sorted(
        (key for key in q.keys if key.rpartition(".")[2].isdigit()),
        key=lambda key: int(key.rpartition(".")[2]),
    )
    if not numbered:
        return q.keys[0]
    return numbered[0] if kind == "regular" else numbered[-1]


# -- formations ------------------------------------------------------------------------------------


def muster(q: WarQuestion[O]) -> str:
    """Without orders, all go; what has been picked goes."""
    return q.first("all", DONE) or q.keys[0]


def few(q: WarQuestion[O]) -> str:
    """Leaders go home to the next army; of the troops no more than must."""
    return q.first(DONE, "leader", "mercenary", "cavalry", "regular") or q.keys[0]


# -- deployment and winter -------------------------------------------------------------------------


LARGE = 6
"""Units of an army that should not stand idle."""


def deploy(q: WarQuestion[O]) -> str:
    """From the capital to where there is most to win, or to lose; a war that is meant counts."""
    enemy = q.plan.next_enemy(q.o)
    if enemy is not None:
        q.suppose_war(1 << enemy)
    o = q.o
    wanted = Goals(o, q.plan)
    best, answer, army = 0.0, PASS, None
    for key in q.verbs("deploy."):
        _, start, end = key.split(".")
        origin, to = o.world.space[start], o.world.space[end]
        at_home = army_at(o, origin)
        units = min(at_home.units - garrison_to_leave(o, origin), at_home.limit)
        if units < 1:
            continue
        worth = _front_worth(q, at_home, units, to, wanted=wanted)
        worth -= leaving_cost(o, at_home, units)
        if worth > best:
            best, answer, army = worth, key, at_home
    garrison = best_garrison(q)
    if garrison.worth > best:
        q.script = list(garrison.script)
        return garrison.key
    if army is None or best <= 0.12:
        answer, army = _nearer(q, wanted)
    if army is None:
        return PASS
    q.script = _deployment(o, army)
    return answer


def _nearer(q: WarQuestion[O], wanted: Goals) -> tuple[str, Army | None]:
    """A large army that has nothing within its reach goes where it is nearer to the enemy."""
    o = q.o
    prizes = wanted.mask & (o.world.keys | o.prizes)
    if not prizes:
        return PASS, None
    through = (o.friendly | o.hostile) & ~o.shut
    far = {}
    for steps, ring in enumerate(o.world.land.distances(prizes, through)):
        for space in spaces_in(ring):
            far[space] = steps
    best, answer, army = 0, PASS, None
    for key in q.verbs("deploy."):
        _, start, end = key.split(".")
        origin, to = o.world.space[start], o.world.space[end]
        gained = far.get(origin, 99) - far.get(to, 99)
        at_home = army_at(o, origin)
        idle = at_home.units >= LARGE and not leaving_cost(o, at_home, LARGE)
        if idle and far.get(to, 99) <= 4 and gained > best:
            best, answer, army = gained, key, at_home
    return answer, army


def _front_worth(q: WarQuestion[O], army: Army, units: int, to: Space, *, wanted: Goals) -> float:
    o = q.o
    there = army_at(o, to)
    near = o.world.land.adjacent[to]
    two = o.world.land.neighbours(near & (o.friendly | o.hostile))
    best = 0.0
    total, foot = units + there.units, min(units, army.foot) + there.foot
    for space in spaces_in(wanted.mask & (near | two)):
        goal = wanted.at(space)
        if goal is not None:
            chance = conquest_chance(total, foot, army.rating, goal.defence)
            best = max(best, goal.worth * chance * (1.0 if near >> space & 1 else 0.7))
    if o.world.is_key(to) or o.prizes >> to & 1:
        threat = threat_to(o, to)
        if threat[0]:
            now = loss_chance(threat, there.units, there.rating)
            then = loss_chance(threat, total, army.rating)
            best = max(best, (now - then) * o.holding(to))
    return best


def _deployment(o: WarOutlook, army: Army) -> list[str]:
    return list(formation_script(o, army, garrison_to_leave(o, army.space)))


def winter_route(q: WarQuestion[O]) -> str:
    """To the nearest capital; only then to a fortress."""
    homes = {q.space(key): key for key in q.verbs("home.")}
    space = _where(q)
    if len(homes) > 1 and space is not None:
        for ring in q.g.world.land.distances(1 << space, q.g.world.all_spaces):
            for home, key in homes.items():
                if home is not None and ring >> home & 1:
                    return key
    return q.first("home", "fortress") or q.keys[0]


def winter_return(q: WarQuestion[O]) -> str:
    """Garrisons stay where they are; a leader goes home with an escort if an army waits there."""
    o = q.o
    if o.capital is None:
        return PASS
    waiting = army_at(o, o.capital)
    for key in q.verbs("return."):
        space = q.space(key)
        if space is None or space in o.world.capitals[o.power]:
            continue
        army = army_at(o, space)
        if army.units >= 2 and army.leaders and army.limit > waiting.limit < waiting.units:
            leaders = (f"leader.{o.world.leader_rows[leader].id}" for leader in army.leaders)
            escort = formation_script(o, army, army.units - 1)[len(army.leaders) :]
            q.script = [*leaders, *escort]
            return key
    return PASS


def naval_intercept(q: WarQuestion[O]) -> str:
    """Sail out where we would be clearly stronger than those who have come."""
    sea = q.g.world.location.get(q.arg("sea"))
    if sea is None:
        return PASS
    theirs = enemy_dice(q.o, sea)
    here = naval_dice(q.o, q.power, sea)
    best, answer = STRONGER * theirs, PASS
    for key in q.verbs("intercept."):
        origin = q.place(key)
        ours = here if origin is None else here + naval_dice(q.o, q.power, origin)
        if theirs and ours > best:
            best, answer = ours, key
    return answer


def naval_avoid(q: WarQuestion[O]) -> str:
    """Leave the sea to those who are clearly stronger; for a port rather than another sea."""
    sea = q.g.world.location.get(q.arg("sea"))
    if sea is None or enemy_dice(q.o, sea) < STRONGER * naval_dice(q.o, q.power, sea):
        return PASS
    keys = q.verbs("avoid.")
    return next((key for key in keys if q.space(key) is not None), keys[0] if keys else PASS)


def continue_or_retreat(q: WarQuestion[O]) -> str:
    return "retreat" if q.has("retreat") else q.keys[0]


def build(q: WarQuestion[O]) -> str:
    """Without orders: where most of the army stands."""
    return largest_army(q, [key for key in q.keys if key != "back"])


def largest_army(q: WarQuestion[O], keys: list[str]) -> str:
    return q.best_space(lambda space: army_at(q.o, space).units + (space == q.o.capital), keys)


def send_troops(q: WarQuestion[O]) -> str:
    """Troops for a war beside the map come from where most of them stand."""
    keys = q.verbs("send.")
    return largest_army(q, keys) if keys else q.keys[0]


def send_leader(q: WarQuestion[O]) -> str:
    """Not the ruler; he is needed elsewhere."""
    rulers = ("suleiman", "henry_viii")
    keys = [key for key in q.verbs("send-leader.") if key.rpartition(".")[2] not in rulers]
    return keys[0] if keys else q.first(DONE) or q.keys[0]


def place_unit(q: WarQuestion[O]) -> str:
    """New units of an event join the army that has the most to do."""
    keys = q.verbs("place.") or q.keys
    spaces = {space: key for key in keys if (space := q.space(key)) is not None}
    open_sites = mask_of(spaces)
    found = prospects(q.o, q.plan, Goals(q.o, q.plan))
    for p in sorted(found, key=lambda p: p.goal.worth * (1 - p.chance), reverse=True):
        site = site_near(q.o, p.army.space, open_sites)
        if site is not None and p.chance < 0.9:
            return spaces[site]
    return largest_army(q, keys)
