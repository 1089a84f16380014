"""What the guide would do where it depends on the board: the game for one, as Portugal."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Final

from tercio.games.ultima_ratio_regis.model.area_questions import independent_areas, interest_areas
from tercio.games.ultima_ratio_regis.model.names import NAVAL, TROOPS, Mask, Place, Power
from tercio.games.ultima_ratio_regis.model.position import Regis
from tercio.games.ultima_ratio_regis.model.power_questions import powers_of
from tercio.games.ultima_ratio_regis.model.unit_questions import stacks_of
from tercio.games.ultima_ratio_regis.model.war_questions import enemy_ships
from tercio.kernel.ask import BACK, DONE, PASS

DEPLOYED: Final = (
    ("ship", "S3"), ("troop", "T3"), ("troop", "T2"), ("troop", "T2"), ("ship", "S2D"),
)  # fmt: skip
"""What a seafaring power begins with, in this order."""


def deploy(g: Regis, keys: Sequence[str]) -> str:
    """The next of what Portugal should begin with; what is there already is not bought twice."""
    power = _portugal(g)
    there = [kind for _, kind, count in stacks_of(g, power) for _ in range(count)]
    have = {
        "troop": sum(kind in TROOPS for kind in there),
        "ship": sum(kind in NAVAL for kind in there),
    }
    for kind, item in DEPLOYED:
        have[kind] -= 1
        key = f"deploy.{g.world.power_ids[power]}.{item}"
        if have[kind] < 0 and key in keys:
            return key
    return DONE if DONE in keys else ""


# -- what there is to gain -------------------------------------------------------------------------


def _portugal(g: Regis) -> Power:
    (power,) = powers_of(g, g.players[0])
    return power


def _prizes(g: Regis, power: Power) -> Mask:
    """Independent areas where Portugal has an interest."""
    return independent_areas(g) & interest_areas(g, power) & ~g.state.closed


def _beside(g: Regis, place: Place) -> Mask:
    return g.world.land.adjacent[place] if g.world.is_area(place) else 0


def _worth(g: Regis, area: Place) -> tuple[bool, int]:
    """The less the better: those that give a point come first, and the weaker of them."""
    return g.world.native[area] != _portugal(g), g.state.free[area]


def _troops(g: Regis, power: Power) -> list[Place]:
    """Where troops stand, each place once."""
    return list(dict.fromkeys(place for place, kind, _ in stacks_of(g, power) if kind in TROOPS))


def _outposts(g: Regis, power: Power) -> list[Place]:
    """Where troops stand from which a march leads to a prize."""
    prizes = _prizes(g, power)
    return [place for place in _troops(g, power) if _beside(g, place) & prizes]


# -- actions ---------------------------------------------------------------------------------------


def act(g: Regis, keys: Sequence[str]) -> str:
    """Lands first, then trade; troops are raised as long as there is money for them."""
    power = _portugal(g)
    start = f"act.{g.world.power_ids[power]}."
    wanted = (start + action for action in _wanted(g, power))
    return next((key for key in wanted if key in keys), DONE if DONE in keys else "")


def _wanted(g: Regis, power: Power) -> Iterator[str]:
    """Actions, the best first."""
    unrest, vitality = g.realm.unrest[power], g.world.vitality[power]
    last = g.state.turn == g.scenario.last_turn
    if unrest > 2 * vitality - 2:
        yield "lower_unrest"
    yield "subjugate"
    if _outposts(g, power):
        yield "march"
    if _is_safe(g, power) and not last:
        yield "build_merchant"
    if any(g.world.is_area(place) for place in _troops(g, power)):
        yield "land"
    if last and unrest:
        yield "lower_unrest"
    yield "regroup"
    yield "repair_squadron"
    if unrest < vitality:
        yield "build_troop"
    if unrest:
        yield "lower_unrest"


def _is_safe(g: Regis, power: Power) -> bool:
    """Merchants are worth their while: no pirate is about, or a squadron lies in wait for him."""
    pirates = enemy_ships(g, power)
    return not pirates or bool(g.state.ships[power] & pirates)


# -- what belongs to an action ---------------------------------------------------------------------


def landing_goal(g: Regis, keys: Sequence[str]) -> str:
    """The weakest independent area that gives a point; where revolts are, otherwise."""
    goals = {key: g.world.location[key.partition(".")[2]] for key in keys if _is_goal(key)}
    free = [key for key, area in goals.items() if g.state.free[area]]
    return min(free or goals, key=lambda key: _worth(g, goals[key]), default="")


def _is_goal(key: str) -> bool:
    return key.startswith("goal.")


def march(g: Regis, keys: Sequence[str]) -> str:
    """A troop that stands next to something."""
    outposts = {g.world.location_ids[place] for place in _outposts(g, _portugal(g))}
    units = (key for key in keys if key.startswith("unit."))
    return next((key for key in units if key.split(".")[3] in outposts), BACK)


def regroup(g: Regis, keys: Sequence[str]) -> str:
    """Where a march leads on, or into the port; the better troop first."""
    options = [key for key in keys if key.startswith("regroup.")]
    return min(
        options, key=lambda key: (_reach(g, _last(key)), key.split(".")[2] != "T3"), default=""
    )


def _last(key: str) -> str:
    return key.rpartition(".")[2]


def _reach(g: Regis, id: str) -> int:
    """How far a troop is from the next prize: beside it, in the port that leads everywhere, off."""
    if _beside(g, g.world.location[id]) & _prizes(g, _portugal(g)):
        return 0
    return 1 if id == "lisbon" else 2


def strategic_goal(g: Regis, keys: Sequence[str]) -> str:
    """A troop goes to where something can be gained, a squadron to where the pirate is."""
    goals = [key for key in keys if _is_goal(key)]
    pirates = enemy_ships(g, _portugal(g)) & g.world.sea_mask
    for key in goals:
        if pirates >> g.world.location[_last(key)] & 1:
            return key
    best = min(goals, key=lambda key: _reach(g, _last(key)), default="")
    stays = PASS in keys
    troops = all(g.world.is_area(g.world.location[_last(key)]) for key in goals)
    if best and troops and (not stays or _reach(g, _last(best)) < 2):
        return best
    return PASS if stays else ""


SOLO: Final[Mapping[str, Callable[[Regis, Sequence[str]], str]]] = {
    "deploy": deploy,
    "action": act,
    "landing-goal": landing_goal,
    "march": march,
    "march-goal": landing_goal,
    "regroup": regroup,
    "strategic-goal": strategic_goal,
}
"""By the kind of the ask."""
