"""Strategic movement of units, armies and fleets (uRR 10).

A single unit goes, with or without a leader of its stack; or a leader is put on any unit of his
side and leads up to four of its type, picking up and leaving others on the way. Nothing is spent
before the first leg is settled; then only interceptions at sea can stop it.
"""

from functools import partial

from tercio.games.ultima_ratio_regis.model.events.movement import TransportTurnedBack
from tercio.games.ultima_ratio_regis.model.kept_answers import still
from tercio.games.ultima_ratio_regis.model.names import TROOPS, Kind, On, Place, Power
from tercio.games.ultima_ratio_regis.model.numbered import parted
from tercio.games.ultima_ratio_regis.model.position import Regis
from tercio.games.ultima_ratio_regis.model.power_questions import major_of, seat_of, side_of
from tercio.games.ultima_ratio_regis.model.refs import leader_ref, place_ref, power_ref
from tercio.games.ultima_ratio_regis.model.state import Leader
from tercio.games.ultima_ratio_regis.model.unit_questions import leaders_of, stacks_of
from tercio.games.ultima_ratio_regis.rules.actions.registry import action
from tercio.games.ultima_ratio_regis.rules.asking import compose
from tercio.games.ultima_ratio_regis.rules.land_movement.choosing import (
    leader_option,
    place_ask,
    stack_option,
)
from tercio.games.ultima_ratio_regis.rules.land_movement.detachment import (
    companion_ask,
    idle,
    move_party,
    muster_ask,
    on_of,
    party_of,
    single,
    stack_at,
)
from tercio.games.ultima_ratio_regis.rules.land_movement.forces import Force, still_there
from tercio.games.ultima_ratio_regis.rules.leaders.leaders import is_shut_in
from tercio.games.ultima_ratio_regis.rules.naval_actions.naval_interception import (
    cross,
    dangerous_seas,
)
from tercio.games.ultima_ratio_regis.rules.special_areas.access import open_to
from tercio.games.ultima_ratio_regis.rules.strategic_movement.destinations import (
    Move,
    goals,
    has_empty_goal,
    has_goal,
    is_land,
    move_of,
    table_of,
)
from tercio.games.ultima_ratio_regis.rules.strategic_movement.routes import (
    Roads,
    allied_ground,
    risky_seas,
    roads_of,
    safest_route,
)
from tercio.kernel.ask import DONE, PASS, Ask, Option, Procedure
from tercio.kernel.citations import cites

STOPS = 6
"""Legs of one move. The book sets no limit; nobody has units to pick up in more places."""


MOVE_ENDS = Option(PASS, text="option-move-ends", cite="uRR 10.3")
STAYS = Option(PASS, text="option-stays-there", cite="uRR 9.5")
"""What a leader on his way, and a new unit that may move at once, can do instead."""


# -- what can move -------------------------------------------------------------------------------


@cites("uRR 10.1", "uRR 10.2")
def movable(g: Regis, power: Power) -> list[tuple[Power, Kind, Place]]:
    """Units on the map that may go somewhere: not in a box, not shut in without a port."""
    found = list[tuple[Power, Kind, Place]]()
    for owner in side_of(g, power):
        known: dict[tuple[Place, On], bool] = {}
        for place, kind, _ in stacks_of(g, owner):
            if kind > 5 or g.world.is_box(place) or not idle(g, owner, place, kind):
                continue
            spot = (place, on_of(kind))
            if spot not in known:
                known[spot] = has_goal(g, Force(power, place, {(owner, kind): 1}))
            if known[spot]:
                found.append((owner, kind, place))
    return found


def may_move(g: Regis, power: Power) -> bool:
    """The first unit will mostly do; a troop that has an empty area next to it, in any case."""
    for owner in side_of(g, power):
        for place, kind, _ in parted(g.state.units[owner].items()):
            if kind > 5 or g.world.is_box(place) or not idle(g, owner, place, kind):
                continue
            if kind in TROOPS and has_empty_goal(
                g, power, roads_of(g, owner), place, open=open_to(g, owner)
            ):
                return True
            if has_goal(g, Force(power, place, {(owner, kind): 1})):
                return True
    return False


def free_leaders(g: Regis, power: Power) -> list[Leader]:
    """Those on the map who are not besieged."""
    return [
        leader
        for leader in leaders_of(g, power)
        if not g.world.is_box(leader.place) and not is_shut_in(g, power, leader.place)
    ]


# -- the action ----------------------------------------------------------------------------------


@action("strategic_move", "uRR 10", may=may_move)
def strategic_move(g: Regis, power: Power) -> Procedure[bool]:
    """One action: a unit, or a leader with an army or a fleet."""
    picks = yield from compose(g, lambda made: next_ask(g, power, made), cancel=True)
    if not picks:
        return False
    g.spend(power, "strategic_move")
    yield from carry_out(g, power, picks)
    return True


def may_redeploy_free(g: Regis, power: Power) -> bool:
    """Of a player without cards, a power at war that has not regrouped a troop instead."""
    impulse = g.state.impulse
    if not impulse.without_cards or impulse.regrouped >> power & 1:
        return False
    return any(power in (war.a, war.b) for war in g.realm.wars) and may_move(g, power)


@action("redeploy_free", "uRR 8.2.3", may=may_redeploy_free, when="start")
def redeploy_free(g: Regis, power: Power) -> Procedure[bool]:
    picks = yield from compose(g, lambda made: next_ask(g, power, made), cancel=True)
    if not picks:
        return False
    g.state.impulse.regrouped |= 1 << power
    yield from carry_out(g, power, picks)
    return True


def carry_out(g: Regis, power: Power, picks: list[Option]) -> Procedure[None]:
    first, *rest = picks
    if isinstance(first.value, Leader):
        _, kind, place = rest[0].value
        g.move_leader(first.value, place, on_of(kind))
        party, goal, route = _settled(g, _army(g, power, picks), rest[1:])
        yield from lead_on(g, first.value, party, goal, route=route)
    else:
        party, goal, route = _settled(g, _unit(g, power, picks), picks[1:])
        yield from travel(g, party, goal, route)


# -- the questions -------------------------------------------------------------------------------


def next_ask(g: Regis, power: Power, picks: list[Option]) -> Ask | None:
    if not picks:
        return what_ask(g, power)
    if isinstance(picks[0].value, Leader):
        if len(picks) == 1:
            return onto_ask(g, power, picks[0].value)
        leader, spot = picks[0].value, picks[1].value
        stack = _led_stack(g, power, leader, spot)
        mustered = _mustered(picks[2:])
        ask = _party_ask(g, stack, mustered, "strategic-party")
        if ask is not None:
            return ask
        party = party_of(stack, mustered, [leader])
        return _way_ask(g, party, picks[2 + len(mustered) :], led=True)
    _, kind, place = picks[0].value
    stack = stack_at(g, power, place, on_of(kind))
    companion = companion_ask(g, stack, "strategic-leader", "uRR 10.2")
    if companion is not None and len(picks) == 1:
        return companion
    settled = picks[1:] if companion is None else picks[2:]
    return _way_ask(g, _unit(g, power, picks), settled)


def what_ask(g: Regis, power: Power) -> Ask:
    """Which unit, or which leader."""
    options = [stack_option(g, "unit", *unit, cite="uRR 10.2") for unit in movable(g, power)]
    if any(options):
        for leader in free_leaders(g, power):
            options.append(leader_option(g, "leader", leader, "uRR 10.3"))
    args = {"power": power_ref(g, power)}
    return Ask(seat_of(g, power), "strategic-move", options, "uRR 10", args=args)


@cites("uRR 10.3")
def onto_ask(g: Regis, power: Power, leader: Leader) -> Ask:
    """The unit on which he begins, anywhere on the map."""
    options = [stack_option(g, "onto", *unit, cite="uRR 10.3") for unit in movable(g, power)]
    args = {"power": power_ref(g, power), "leader": leader_ref(g, leader)}
    return Ask(seat_of(g, power), "strategic-onto", options, "uRR 10.3", args=args)


def _party_ask(g: Regis, stack: Force, mustered: list[Option], kind: str) -> Ask | None:
    """Who goes along with a leader, as far as there is somewhere to go together."""
    fits = partial(has_goal, g, led=True)
    most = g.world.book.movement.strategic_units
    with still(g):
        return muster_ask(g, stack, mustered, kind, cite="uRR 10.3", limit=most, fits=fits)


def _mustered(picks: list[Option]) -> list[Option]:
    """Those of the picks that say who goes along."""
    return [p for p in picks if p.key.partition(".")[0] in ("take", "everybody", DONE)]


def _led_stack(g: Regis, power: Power, leader: Leader, spot: tuple[Power, Kind, Place]) -> Force:
    """What stands where the leader is put; he is not in the books there yet."""
    _, kind, place = spot
    stack = stack_at(g, power, place, on_of(kind))
    stack.leaders = [leader]
    return stack


def _army(g: Regis, power: Power, picks: list[Option]) -> Force:
    stack = _led_stack(g, power, picks[0].value, picks[1].value)
    return party_of(stack, _mustered(picks[2:]), [picks[0].value])


def _unit(g: Regis, power: Power, picks: list[Option]) -> Force:
    owner, kind, place = picks[0].value
    stack = stack_at(g, power, place, on_of(kind))
    leader = picks[1].value if len(picks) > 1 and picks[1].key.startswith("lead.") else None
    return single(stack, owner, kind, leader)


def _way_ask(g: Regis, party: Force, picks: list[Option], led: bool = False) -> Ask | None:
    """Where to; and by which sea, if fleets of the enemy bar every way."""
    move = move_of(g, party, led)
    if not picks:
        return goal_ask(g, move)
    goal = picks[0].value
    if len(picks) > 1 or not is_land(party):
        return None
    seas = risky_seas(g, move.roads, party.power, party.place, goal=goal)
    if len(seas) < 2:
        return None
    options = [
        Option(f"by.{g.world.location_ids[sea]}", sea, (place_ref(g, sea),), cite="uRR 10.2.1")
        for sea in seas
    ]
    args = {"power": power_ref(g, party.power), "goal": place_ref(g, goal)}
    return Ask(seat_of(g, party.power), "strategic-route", options, "uRR 10.2.1", args=args)


def goal_ask(g: Regis, move: Move, more: tuple[Option, ...] = ()) -> Ask:
    party = move.party
    cite = "uRR 10.2" if is_land(party) else "uRR 10.1"
    told = (g, move)
    args = {"start": place_ref(g, party.place)}
    return place_ask(
        g,
        party.power,
        "strategic-goal",
        "goal",
        candidates=goals(g, move),
        table=table_of(party),
        told=told,
        cite=cite,
        more=more,
        args=args,
    )


def _settled(g: Regis, party: Force, picks: list[Option]) -> tuple[Force, Place, list[Place]]:
    """The party, its goal and its way, as they were chosen."""
    goal = next(p.value for p in picks if p.key.startswith("goal."))
    sea = next((p.value for p in picks if p.key.startswith("by.")), None)
    return party, goal, way_of(g, party, goal, sea)


def way_of(g: Regis, party: Force, goal: Place, sea: Place | None = None) -> list[Place]:
    if not is_land(party):
        return [party.place, goal]
    roads = move_of(g, party).roads
    if sea is not None:
        calm = _avoiding(g, roads, party, sea)
        if way := calm.route(party.place, goal):
            return way
    return safest_route(g, roads, party.power, party.place, goal=goal)


def _avoiding(g: Regis, roads: Roads, party: Force, sea: Place) -> Roads:
    """Of the seas with enemy fleets, only this one."""
    return roads.within(~dangerous_seas(g, party.power) | 1 << sea)


# -- on the way ----------------------------------------------------------------------------------


@cites("uRR 10.1", "uRR 10.2", "uRR 10.2.1")
def travel(
    g: Regis, party: Force, goal: Place, route: list[Place], tried: set[Power] | None = None
) -> Procedure[bool]:
    """Along the way; troops that lose a combat at sea stay in the last area that they came
    through and that is not just an ally's.

    Units stay in the books where they began until they arrive. `tried` are the powers that have
    opposed earlier legs of the move (11.4.1).
    """
    opponents = set[Power]() if tried is None else tried
    if not is_land(party):
        move_party(g, party, goal, "squadron")
        return True
    port = refuge = party.place
    passed = allied_ground(g, party)
    for place in route[1:]:
        if g.world.is_area(place):
            port = place
            refuge = refuge if passed >> place & 1 else place
            continue
        wars = len(g.realm.wars)
        crosses = yield from cross(g, party.power, port, place, tried=opponents)
        peace = len(g.realm.wars) < wars
        if not crosses or (peace and not is_still_open(g, party, goal)):
            g.record(TransportTurnedBack(power_ref(g, party.power), place_ref(g, refuge)))
            if not peace or (refuge != party.place and is_still_open(g, party, refuge)):
                move_party(g, party, refuge, "troop")
            return False
    move_party(g, party, goal, "troop")
    return True


@cites("uRR 21.4.2")
def is_still_open(g: Regis, party: Force, area: Place) -> bool:
    """When a combat on the way has ended a war, troops may be gone with their alliance, and an
    area that was held may have been given back."""
    if not still_there(g, party).size:
        return False
    roads = roads_of(g, party.power)
    return bool((roads.areas | roads.ports) >> area & 1)


@cites("uRR 10.3")
def lead_on(
    g: Regis, leader: Leader, party: Force, goal: Place, route: list[Place]
) -> Procedure[None]:
    """Leg after leg: at each stop he may leave units, pick up others, and go on."""
    power, on = party.power, on_of(next(iter(party.units))[1])
    tried = set[Power]()
    for stop in range(STOPS):
        if not (yield from travel(g, party, goal, route, tried=tried)):
            return
        if stop == STOPS - 1:
            return
        legs = yield from compose(g, lambda made: _leg_ask(g, power, leader, on, picks=made))
        if legs[0].key == PASS:
            return
        mustered = _mustered(legs)
        party = party_of(_stack_of(g, power, leader, on), mustered, [leader])
        party, goal, route = _settled(g, party, legs[len(mustered) :])


def _stack_of(g: Regis, power: Power, leader: Leader, on: On) -> Force:
    stack = stack_at(g, power, leader.place, on)
    stack.leaders = [leader]
    return stack


def _leg_ask(g: Regis, power: Power, leader: Leader, on: On, picks: list[Option]) -> Ask | None:
    """Who goes on from here, and where to; or that the move ends here."""
    if picks and picks[0].key == PASS:
        return None
    stack = _stack_of(g, power, leader, on)
    mustered = _mustered(picks)
    ask = _party_ask(g, stack, mustered, "strategic-leg")
    if ask is not None:
        if not picks:
            ask.options.append(MOVE_ENDS)
        return ask
    party = party_of(stack, mustered, [leader])
    if not picks:
        return goal_ask(g, move_of(g, party, led=True), (MOVE_ENDS,))
    return _way_ask(g, party, picks[len(mustered) :], led=True)


# -- moves that come with other actions ----------------------------------------------------------


@cites("uRR 9.1", "uRR 9.3", "uRR 9.5")
def move_new_unit(g: Regis, power: Power, place: Place, kind: Kind) -> Procedure[None]:
    """A new or regrouped troop, or a repaired squadron, may make a strategic move at once."""
    major = major_of(g, power)
    party = single(stack_at(g, major, place, on_of(kind)), power, kind, None)
    if not party.units or not has_goal(g, party):
        return
    picks = yield from compose(
        g, lambda made: _new_unit_ask(g, major, power, place, kind=kind, picks=made)
    )
    if picks[0].key == PASS:
        return
    stack = stack_at(g, major, place, on_of(kind))
    leader = picks[0].value if picks[0].key.startswith("lead.") else None
    party = single(stack, power, kind, leader)
    party, goal, route = _settled(g, party, picks)
    yield from travel(g, party, goal, route)


def _new_unit_ask(
    g: Regis, major: Power, owner: Power, place: Place, kind: Kind, picks: list[Option]
) -> Ask | None:
    if picks and picks[0].key == PASS:
        return None
    stack = stack_at(g, major, place, on_of(kind))
    companion = companion_ask(g, stack, "strategic-leader", "uRR 9.5")
    if companion is not None and not picks:
        companion.options.append(STAYS)
        return companion
    leader = picks[0].value if picks and picks[0].key.startswith("lead.") else None
    party = single(stack, owner, kind, leader)
    settled = picks if companion is None else picks[1:]
    if not settled and companion is None:
        return goal_ask(g, move_of(g, party), (STAYS,))
    return _way_ask(g, party, settled)
