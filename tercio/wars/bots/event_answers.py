"""Answers to what cards ask in both games: whom to harm or favour, where, what to do without."""

from collections.abc import Callable

from tercio.kernel.ask import BACK, DONE, PASS
from tercio.wars.bots.outlook import O, WarOutlook
from tercio.wars.bots.question import WarQuestion
from tercio.wars.model.names import Power, Space
from tercio.wars.model.power_questions import are_enemies
from tercio.wars.model.troop_questions import total_units

# -- plain alternatives ----------------------------------------------------------------------------


def liked(*words: str) -> Callable[[WarQuestion[O]], str]:
    """The first of some words that is offered; the first option if none is."""
    return lambda q: q.first(*words) or q.keys[0]


def pass_by(q: WarQuestion[O]) -> str:
    return q.first(PASS, DONE) or q.keys[0]


def first_named(q: WarQuestion[O]) -> str:
    """Whatever is offered, rather than nothing."""
    return named_keys(q)[0]


def named_keys(q: WarQuestion[O]) -> list[str]:
    """All that is offered but to stop or to go back; that too if there is nothing else."""
    return [key for key in q.keys if key not in (DONE, BACK, PASS)] or q.keys


# -- powers ----------------------------------------------------------------------------------------


def powers_named(q: WarQuestion[O]) -> dict[Power, str]:
    """The powers that the keys name, each with its first key."""
    found: dict[Power, str] = {}
    for key in q.keys:
        for part in key.split("."):
            if part in q.g.world.power:
                found.setdefault(q.g.world.power[part], key)
    return found


def danger(q: WarQuestion[O], power: Power) -> float:
    """How dangerous a power is to us; our own and their minors are not at all."""
    if q.g.state.patron[power] in q.o.own_powers:
        return -5.0
    return q.o.harm(power) + 0.3 * are_enemies(q.g, q.power, power)


def harm_power(q: WarQuestion[O]) -> str:
    """Strike at whoever is most dangerous to us."""
    powers = powers_named(q)
    return powers[max(powers, key=lambda p: danger(q, p))] if powers else q.keys[0]


def favour_power(q: WarQuestion[O]) -> str:
    """Ourselves; or whoever is least dangerous."""
    return favour(q, lambda power: (danger(q, power), False))


def favour(q: WarQuestion[O], burden: Callable[[Power], tuple[float, bool]]) -> str:
    """Ourselves; or whoever is the least burden to us."""
    powers = powers_named(q)
    if q.power in powers:
        return powers[q.power]
    return powers[min(powers, key=burden)] if powers else q.keys[0]


# -- spaces ----------------------------------------------------------------------------------------


def unrest(q: WarQuestion[O]) -> str:
    """Keys of rivals first; nothing of our own."""
    best = q.best_space(lambda space: unrest_worth(q.o, space))
    space = q.space(best)
    if space is not None and unrest_worth(q.o, space) > 0.0:
        return best
    return q.first(DONE, PASS) or q.keys[0]


def unrest_worth(o: WarOutlook, space: Space) -> float:
    owner = o.state.patron[o.state.control[space]]
    if owner in o.spared:
        return -1.0
    worth = 0.02 + 0.1 * o.harm(owner)
    if o.world.is_key(space) and owner in o.world.majors:
        worth -= o.harm(owner) * o.key_worth(owner, space, -1)
    return worth + o.own_unrest(space)


def rebel_city(q: WarQuestion[O]) -> str:
    """A city of a rival with few units in it throws off its master."""
    g, o = q.g, q.o

    def worth(space: Space) -> float:
        owner = g.state.patron[g.state.control[space]]
        mine = -5.0 if owner in o.spared else 0.0
        return mine + o.harm(owner) * 2 - 0.2 * total_units(g, space)

    return q.best_space(worth, other=-9.0)


# -- units -----------------------------------------------------------------------------------------


def eliminate(q: WarQuestion[O]) -> str:
    """Others' units rather than our own; regulars first."""
    own = f".{q.g.world.power_rows[q.power].id}."
    return max(named_keys(q), key=lambda key: (own not in key, "regular" in key))


NEEDED_LEAST_FIRST = (
    "mercenary",
    "cavalry",
    "corsair",
    "galley",
    "galleon",
    "regular",
    "squadron",
)


def remove_own(q: WarQuestion[O]) -> str:
    """What we can best do without."""
    for kind in NEEDED_LEAST_FIRST:
        for key in q.keys:
            if kind in key:
                return key
    return q.keys[0]
