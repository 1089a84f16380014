"""Veterans (uRR 16).

yield from reward(g, combat, result)     after a battle or an assault
yield from flip_troop(g, power, units, place)    one of these becomes a veteran
yield from degrade(g, power)             half of them at the end of the turn
"""

from collections.abc import Iterable

from tercio.games.ultima_ratio_regis.model.names import (
    KIND_IDS,
    KINDS,
    REGULARS,
    VETERANS,
    Kind,
    Place,
    Power,
)
from tercio.games.ultima_ratio_regis.model.position import Regis
from tercio.games.ultima_ratio_regis.model.power_questions import side_of
from tercio.games.ultima_ratio_regis.model.refs import place_ref, power_ref
from tercio.games.ultima_ratio_regis.model.unit_questions import stacks_of
from tercio.games.ultima_ratio_regis.model.unit_verbs import unit_ref
from tercio.games.ultima_ratio_regis.rules.asking import choose
from tercio.games.ultima_ratio_regis.rules.combat.combat_procedure import unit_option
from tercio.games.ultima_ratio_regis.rules.combat.dice import Result
from tercio.games.ultima_ratio_regis.rules.combat.sides import Combat
from tercio.games.ultima_ratio_regis.rules.land_movement.forces import Force
from tercio.kernel.ask import Option, Procedure
from tercio.kernel.citations import cites


@cites("uRR 13.3.8", "uRR 13.4.6", "uRR 16.1")
def reward(g: Regis, combat: Combat, result: Result) -> Procedure[None]:
    """Each side that has eliminated a unit makes one of its fighters a veteran, also one that was
    dispersed; so does a card."""
    for number, side in enumerate(combat.sides):
        battle = combat.kind in ("land", "siege") and combat.other(side).lost > 0
        count = int(battle) + (side.veterans if result.winner == number else 0)
        for _ in range(count):
            fought = side.fighters if battle else side.force.each
            away = side.dispersed if battle else []
            unit = yield from flip_troop(g, side.power, fought, side.force, away=away)
            if unit is None:
                break


@cites("uRR 16", "uRR 16.1")
def flip_troop(
    g: Regis,
    power: Power,
    units: Iterable[tuple[Power, Kind]],
    force: Force,
    away: list[tuple[Power, Kind, Place]] | None = None,
) -> Procedure[tuple[Power, Kind] | None]:
    """The owner's choice among the regular troops of a force, and those that are in a box."""
    gone = [] if away is None else away
    options = [
        Option(one.key, (*unit, force.place), one.refs, cite="uRR 16.1")
        for unit in dict.fromkeys(units)
        if unit[1] in REGULARS
        for one in [unit_option(g, "veteran", *unit)]
    ]
    options += [_dispersed(g, *unit) for unit in dict.fromkeys(gone) if unit[1] in REGULARS]
    if not options:
        return None
    owner, kind, place = yield from choose(
        g, power, "veteran", options, cite="uRR 16.1", place=force.place
    )
    other = g.flip_units(owner, place, kind)
    if place == force.place:
        force.drop(owner, kind)
        force.add(owner, other)
    else:
        gone.remove((owner, kind, place))
    return owner, other


def _dispersed(g: Regis, owner: Power, kind: Kind, box: Place) -> Option:
    one = unit_option(g, "veteran", owner, kind)
    key = f"{one.key}.{g.world.location_ids[box]}"
    refs = (*one.refs, place_ref(g, box))
    return Option(key, (owner, kind, box), refs, "option-veteran-dispersed", cite="uRR 16.1")


@cites("uRR 16.2", "uRR 20.2", "uRR 23.1.2")
def degrade(g: Regis, power: Power) -> Procedure[None]:
    """A major loses half of its veterans, rounded up, those of its minors counted in; its player
    chooses where."""
    owners = side_of(g, power)
    veterans = sum(count_veterans(g, owner) for owner in owners)
    for _ in range((veterans + 1) // 2):
        options = [
            _forgetting(g, power, owner, place, kind=kind)
            for owner in owners
            for place, kind in veteran_stacks(g, owner)
        ]
        owner, place, kind = yield from choose(g, power, "regular", options, cite="uRR 16.2")
        g.flip_units(owner, place, kind)


def _forgetting(g: Regis, power: Power, owner: Power, place: Place, kind: Kind) -> Option:
    whose = "" if owner == power else f"{g.world.power_ids[owner]}."
    key = f"regular.{g.world.location_ids[place]}.{whose}{KIND_IDS[kind]}"
    refs = place_ref(g, place), unit_ref(kind), power_ref(g, owner)
    return Option(key, (owner, place, kind), refs, cite="uRR 16.2")


def veteran_stacks(g: Regis, power: Power) -> list[tuple[Place, Kind]]:
    return [(place, kind) for place, kind, _ in stacks_of(g, power) if kind in VETERANS]


def count_veterans(g: Regis, power: Power) -> int:
    units = g.state.units[power]
    return sum(n for key, n in units.items() if key % KINDS in VETERANS)
