"""Reactions to troops on the march: interception, evasion, shelter (uRR 12.4, 13.4.1).

    stance = yield from react(g, enemy, start, goal, party, landing)

A power whose area or whose troops are about to be entered may send for troops, draw its own away
to areas around or into the dispersion box, all or some, in whatever order it likes. What is left
stands to fight, or goes into the fortress.
"""

from typing import Literal

from tercio.games.ultima_ratio_regis.model.area_questions import (
    besieger_of,
    held_by_side,
    is_besieged,
)
from tercio.games.ultima_ratio_regis.model.events.movement import Evaded, MarchIntercepted
from tercio.games.ultima_ratio_regis.model.names import NOBODY, Kind, Place, Power
from tercio.games.ultima_ratio_regis.model.numbered import places_in
from tercio.games.ultima_ratio_regis.model.position import Regis
from tercio.games.ultima_ratio_regis.model.power_questions import seat_of
from tercio.games.ultima_ratio_regis.model.refs import place_ref, power_ref
from tercio.games.ultima_ratio_regis.rules.asking import compose, seat_for
from tercio.games.ultima_ratio_regis.rules.combat.land_battle import Battle, Manner, foresee_battle
from tercio.games.ultima_ratio_regis.rules.combat.retreat import room_in_fortress
from tercio.games.ultima_ratio_regis.rules.land_movement.choosing import (
    TO_PLACE,
    member_option,
    why_not_place,
)
from tercio.games.ultima_ratio_regis.rules.land_movement.detachment import (
    lift_siege,
    move_party,
    single,
    stack_at,
)
from tercio.games.ultima_ratio_regis.rules.land_movement.forces import (
    Force,
    enemies_at,
    force_at,
    together,
)
from tercio.games.ultima_ratio_regis.rules.land_movement.interception import (
    INTERCEPT,
    Promise,
    gather,
    likely,
    origins,
)
from tercio.games.ultima_ratio_regis.rules.logistics.stacking import room
from tercio.games.ultima_ratio_regis.rules.special_areas.access import is_open_to
from tercio.games.ultima_ratio_regis.rules.special_areas.dispersal import disperse_force
from tercio.kernel.ask import (
    PASS,
    Args,
    Ask,
    Explain,
    Option,
    Procedure,
    Prospect,
    Refusal,
)
from tercio.kernel.citations import cites
from tercio.kernel.restrictions import Restrictions, forbids

Stance = Literal["gone", "battle", "shelter"]
CITE = "uRR 12.4"
EVASION = "uRR 12.4.2"


# -- where troops may evade to -------------------------------------------------------------------


@forbids("uRR 12.4.2")
def not_next_to_the_attack(g: Regis, party: Force, goal: Place, start: Place, area: Place) -> bool:
    return not g.world.land.adjacent[goal] >> area & 1


@forbids("uRR 12.4.2")
def the_enemy_comes_from_there(
    g: Regis, party: Force, goal: Place, start: Place, area: Place
) -> bool:
    return area == start


@forbids("uRR 12.4.2")
def neither_safe_nor_held(g: Regis, party: Force, goal: Place, start: Place, area: Place) -> bool:
    """Controlled and free of enemies and revolts, or with own troops who are not besieged."""
    power = party.power
    if is_besieged(g, area) and besieger_of(g, area) != power:
        return True
    if stack_at(g, power, area, "troop").size:
        return False
    return not held_by_side(g, power) >> area & 1 or bool(enemies_at(g, power, area))


@forbids("uRR 20.2")
def minor_goes_no_further(g: Regis, party: Force, goal: Place, start: Place, area: Place) -> bool:
    return not all(is_open_to(g, owner, area) for owner, _ in party.units)


@forbids("uRR 15.1.1")
def no_room_to_evade(g: Regis, party: Force, goal: Place, start: Place, area: Place) -> bool:
    return room(g, party.power, area, party.leaders) < party.size


EVADE = Restrictions(
    "evade",
    not_next_to_the_attack,
    the_enemy_comes_from_there,
    neither_safe_nor_held,
    minor_goes_no_further,
    no_room_to_evade,
)


def refuges(g: Regis, party: Force, goal: Place, start: Place) -> list[Place]:
    around = places_in(g.world.land.adjacent[goal])
    return EVADE.enumerate(around, g, party, goal, start)


# -- reacting ------------------------------------------------------------------------------------


@cites("uRR 12.4", "uRR 12.4.1", "uRR 12.4.2")
def react(
    g: Regis, enemy: Power, start: Place, goal: Place, party: Force, landing: bool
) -> Procedure[tuple[Stance, bool]]:
    """How a power receives those who come from `start`; and whether it has intercepted them."""
    intercepted = False

    def promise(view: Regis, more: Force | None) -> Prospect | None:
        """Of the battle as it stands, or with those who come to it."""
        battle = encounter(view, party, start, goal, enemy=enemy, landing=landing)
        battle.intercepted = intercepted or more is not None
        if more is not None:
            battle.defender = together(battle.defender, more)
        return foresee_battle(view, battle, enemy)

    def foresee(view: Regis, key: str) -> Prospect | None:
        verb, _, origin = key.partition(".")
        if verb == "intercept":
            return promise(view, likely(view, enemy, goal, view.world.location[origin]))
        return promise(view, None) if verb == PASS else None

    if seat_for(g, enemy) is None:
        return _stance(g, enemy, goal), False
    while True:
        ask = react_ask(g, enemy, start, goal, mover=party.power, intercepted=intercepted)
        if ask is None:
            return _stance(g, enemy, goal), intercepted
        ask.foresee = foresee
        pick = yield ask
        verb = pick.key.partition(".")[0]
        if verb == PASS:
            return _stance(g, enemy, goal), intercepted
        if verb == "shelter":
            return "shelter", intercepted
        if verb == "intercept":
            came = yield from intercept(g, enemy, goal, pick.value, promise=promise)
            intercepted = came or intercepted
        else:
            yield from evade(g, enemy, start, goal, pick=pick)


def encounter(
    g: Regis, party: Force, start: Place, goal: Place, enemy: Power, landing: bool
) -> Battle:
    """A party that comes from `start` against all troops that an enemy has there."""
    there = force_at(g, enemy, goal, party.power)
    return Battle(
        goal,
        party,
        there,
        start,
        manner=manner_of(g, enemy, goal, landing),
        intercepted=False,
        landed=landing,
    )


@cites("uRR 13.3.5")
def manner_of(g: Regis, enemy: Power, goal: Place, landing: bool) -> Manner:
    """Who comes upon besiegers brings relief."""
    if besieger_of(g, goal) == enemy:
        return "relief"
    return "landing" if landing else "field"


def _stance(g: Regis, enemy: Power, goal: Place) -> Stance:
    return "battle" if stack_at(g, enemy, goal, "troop").size else "gone"


def react_ask(
    g: Regis, enemy: Power, start: Place, goal: Place, *, mover: Power, intercepted: bool
) -> Ask | None:
    """What a power can still do; None where there is nothing."""
    ids, here = g.world.location_ids, stack_at(g, enemy, goal, "troop")
    options = list[Option]()
    if not intercepted:
        options += [
            Option(
                f"intercept.{ids[a]}",
                a,
                (place_ref(g, a),),
                "option-intercept-from",
                cite="uRR 12.4.1",
            )
            for a in origins(g, enemy, goal)
            if a != start
        ]
    if here.size:
        options += evasions(g, here, goal, start)
    if not options:
        return None
    if here.size and here.size <= room_in_fortress(g, here):
        options.append(Option("shelter", None, (place_ref(g, goal),), cite="uRR 13.4.1"))
    options.append(Option(PASS, cite=CITE, text="option-stand"))
    args: Args = {
        "power": power_ref(g, enemy),
        "mover": power_ref(g, mover),
        "area": place_ref(g, goal),
        "start": place_ref(g, start),
        "troops": here.size,
    }
    explain = _why_not(g, here, start, goal)
    return Ask(
        seat_of(g, enemy),
        "react",
        options,
        CITE,
        args=args,
        refs=(place_ref(g, goal),),
        explain=explain,
        window="reaction",
    )


def evasions(g: Regis, here: Force, goal: Place, start: Place) -> list[Option]:
    """All together to one area, all dispersed, or one troop by itself."""
    ids = g.world.location_ids
    options = [
        Option(f"withdraw.{ids[a]}", a, (place_ref(g, a),), "option-withdraw-to", cite=EVASION)
        for a in refuges(g, here, goal, start)
    ]
    options.append(Option("disperse", text="option-disperse-all", cite=EVASION))
    if here.size > 1:
        options += [
            member_option(g, "detach", owner, kind, cite=EVASION) for owner, kind in here.units
        ]
    return options


def _why_not(g: Regis, here: Force, start: Place, goal: Place) -> Explain:
    intercept = why_not_place(g, INTERCEPT, (g, here.power, goal))
    withdraw = why_not_place(g, EVADE, (g, here, goal, start))

    def explain(thing: str) -> list[Refusal]:
        return [*intercept(thing), *(withdraw(thing) if here.size else [])]

    return explain


@cites("uRR 12.4.1")
def intercept(
    g: Regis, enemy: Power, goal: Place, origin: Place, promise: Promise
) -> Procedure[bool]:
    """Troops come from another area before the attacker arrives."""
    party = yield from gather(g, enemy, goal, origin, promise=promise)
    if party is None:
        return False
    places = place_ref(g, origin), place_ref(g, goal)
    g.record(MarchIntercepted(power_ref(g, enemy), *places))
    move_party(g, party, goal, "troop")
    return True


@cites("uRR 12.4.2")
def evade(g: Regis, enemy: Power, start: Place, goal: Place, pick: Option) -> Procedure[None]:
    """Everybody, or one troop with or without a leader."""
    here = stack_at(g, enemy, goal, "troop")
    verb = pick.key.partition(".")[0]
    if verb == "withdraw":
        _leave(g, here, pick.value)
    elif verb == "disperse":
        g.record(Evaded(power_ref(g, enemy), place_ref(g, goal)))
        yield from disperse_force(g, here)
        lift_siege(g, goal)
    else:
        yield from _detach(g, here, pick.value, start, goal=goal)


def _leave(g: Regis, party: Force, area: Place) -> None:
    g.record(Evaded(power_ref(g, party.power), place_ref(g, party.place)))
    move_party(g, party, area, "troop")


def _detach(
    g: Regis, here: Force, unit: tuple[Power, Kind], start: Place, goal: Place
) -> Procedure[None]:
    """One troop: to an area around, or into the box. It can be taken back."""
    troop = single(here, *unit, None)

    def next_ask(picks: list[Option]) -> Ask | None:
        return None if picks else _detach_ask(g, troop, start, goal)

    picks = yield from compose(g, next_ask, cancel=True)
    if not picks:
        return
    if picks[0].value == NOBODY:
        g.record(Evaded(power_ref(g, here.power), place_ref(g, goal)))
        yield from disperse_force(g, troop)
    else:
        _leave(g, troop, picks[0].value)


def _detach_ask(g: Regis, troop: Force, start: Place, goal: Place) -> Ask:
    ids = g.world.location_ids
    options = [
        Option(f"to.{ids[a]}", a, (place_ref(g, a),), TO_PLACE, cite=EVASION)
        for a in refuges(g, troop, goal, start)
    ]
    options.append(Option("disperse", NOBODY, text="option-away", cite=EVASION))
    args = {"power": power_ref(g, troop.power), "area": place_ref(g, goal)}
    explain = why_not_place(g, EVADE, (g, troop, goal, start))
    return Ask(seat_of(g, troop.power), "detach", options, EVASION, args=args, explain=explain)
