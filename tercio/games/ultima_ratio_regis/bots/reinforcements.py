"""Units that come onto the map: where those of minors go, and where a new one marches at once."""

from tercio.games.ultima_ratio_regis.bots.armies import CAMP, camp_of, front, neighbours
from tercio.games.ultima_ratio_regis.bots.campaigns import is_busy
from tercio.games.ultima_ratio_regis.bots.outlook import Outlook
from tercio.games.ultima_ratio_regis.bots.question import Question
from tercio.games.ultima_ratio_regis.model.names import NOBODY, NOWHERE, Place, Power
from tercio.games.ultima_ratio_regis.model.power_questions import major_of
from tercio.kernel.ask import DONE, PASS

FAR = 99


def camp(o: Outlook, major: Power) -> Place:
    """Where troops of a major and of its minors gather: in war the camp, in peace the border."""
    foes = o.enemies(major)
    return camp_of(o, major, foes) if foes else front(o, major, neighbours(o, major))


def steps_to(o: Outlook, goal: Place, among: list[Place]) -> dict[Place, int]:
    """How far some areas are from one, by land."""
    found: dict[Place, int] = {}
    if goal == NOWHERE:
        return found
    for steps, ring in enumerate(o.world.land.distances(1 << goal, o.world.area_mask)):
        for place in among:
            if place not in found and place >= 0 and ring >> place & 1:
                found[place] = steps
        if len(found) == len(among):
            break
    return found


def nearest(o: Outlook, goal: Place, among: list[Place]) -> Place:
    """The one of some areas that is nearest to a place."""
    steps = steps_to(o, goal, among)
    return min(among, key=lambda place: (steps.get(place, FAR), place))


def redeploy_minor(q: Question) -> str:
    """Who lies in a box or is shut in comes out, and goes where troops are wanted; who stands far
    from a war with nothing to do goes there."""
    o, place = q.o, q.place()
    keys = {q.where(key): key for key in q.starting("place")}
    minor = q.power("minor")
    major = major_of(q.g, minor) if minor != NOBODY else NOBODY
    if not keys or major == NOBODY or not q.text("unit").startswith("T"):
        return DONE
    goal = camp(o, major)
    best = nearest(o, goal, list(keys))
    if o.world.is_box(place) or o.state.sieges.get(place) is not None:
        return keys[best]
    if not o.enemies(major) or is_busy(o, major, place) or best == place:
        return DONE
    steps = steps_to(o, goal, [best, place])
    room = len(o.kinds_at(major, goal)) < CAMP
    return keys[best] if room and steps.get(best, FAR) < steps.get(place, FAR) - 1 else DONE


def new_unit(q: Question) -> str:
    """A unit that has just come onto the map may go on at once: to the camp, while it has room."""
    o = q.o
    start = q.place("start")
    power = o.lord(start) if start != NOWHERE and o.world.is_area(start) else NOBODY
    if power not in o.mine or not o.enemies(power):
        return PASS
    goal = camp(o, power)
    if goal in (start, NOWHERE) or len(o.kinds_at(power, goal)) >= CAMP:
        return PASS
    key = f"goal.{o.world.location_ids[goal]}"
    return key if q.has(key) else PASS
