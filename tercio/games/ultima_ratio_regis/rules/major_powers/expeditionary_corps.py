"""Expeditionary corps: a troop lent to an ally (uRR 21.2.2)."""

from collections.abc import Iterator

from tercio.games.ultima_ratio_regis.model.area_questions import besieged_areas, held_by_side
from tercio.games.ultima_ratio_regis.model.limits import room_for
from tercio.games.ultima_ratio_regis.model.names import (
    KIND_IDS,
    NO_PLAYER,
    NOWHERE,
    TROOPS,
    TYPE,
    Kind,
    Mask,
    Place,
    Power,
)
from tercio.games.ultima_ratio_regis.model.numbered import places_in
from tercio.games.ultima_ratio_regis.model.play_state import Refusal
from tercio.games.ultima_ratio_regis.model.position import Regis
from tercio.games.ultima_ratio_regis.model.power_questions import player_of, seat_of, side_of
from tercio.games.ultima_ratio_regis.model.realm_state import Loan
from tercio.games.ultima_ratio_regis.model.refs import place_ref, power_ref
from tercio.games.ultima_ratio_regis.model.unit_questions import has_own, stacks_of
from tercio.games.ultima_ratio_regis.model.war_questions import allies_of
from tercio.games.ultima_ratio_regis.rules.actions.registry import action
from tercio.games.ultima_ratio_regis.rules.asking import choose
from tercio.games.ultima_ratio_regis.rules.land_movement.forces import Force
from tercio.games.ultima_ratio_regis.rules.leaders.leaders import is_shut_in
from tercio.games.ultima_ratio_regis.rules.links import ALLIANCE_BREAKS
from tercio.games.ultima_ratio_regis.rules.logistics.strays import send_home, settle_leaders
from tercio.games.ultima_ratio_regis.rules.major_powers.offers import decline
from tercio.games.ultima_ratio_regis.rules.major_powers.war import are_played_by_one
from tercio.games.ultima_ratio_regis.rules.naval_actions.fleets import part_fleets
from tercio.games.ultima_ratio_regis.rules.strategic_movement.routes import (
    Roads,
    free_of_enemies,
    roads_of,
    safest_route,
)
from tercio.games.ultima_ratio_regis.rules.strategic_movement.strategic_moves import travel
from tercio.kernel.ask import BACK, Ask, Option, Procedure, ref
from tercio.kernel.citations import cites
from tercio.kernel.masks import mask_of

# -- ways --------------------------------------------------------------------------------------


@cites("uRR 21.2.2", "uRR 21.2.1")
def shared_roads(g: Regis, a: Power, b: Power) -> Roads:
    """Where troops of either of two allies may pass."""
    one, other = roads_of(g, a), roads_of(g, b)
    return Roads(one.world, one.areas | other.areas, one.ports & other.ports, one.seas)


@cites("uRR 21.2.2")
def corps_goals(g: Regis, start: Place, owner: Power, ally: Power) -> Mask:
    """Areas of the power to which the troop will belong."""
    return mask_of(_goals(g, start, owner, ally))


def _goals(g: Regis, start: Place, owner: Power, ally: Power) -> Iterator[Place]:
    reach = shared_roads(g, owner, ally).reach(start) & held_by_side(g, owner)
    for area in places_in(reach & ~besieged_areas(g) & ~(1 << start)):
        if room_for(g, owner, area) > 0 and free_of_enemies(g, owner, area):
            yield area


def _free_troops(g: Regis, power: Power) -> Iterator[tuple[Place, Kind]]:
    """Troops of a major in areas, not shut in; what it was lent itself it cannot lend."""
    for place, kind, _ in stacks_of(g, power):
        if kind not in TROOPS or not g.world.is_area(place) or is_shut_in(g, power, place):
            continue
        if has_own(g, power, kind):
            yield place, kind


# -- sending -----------------------------------------------------------------------------------


@cites("uRR 21.2.2")
def may_be_lent(g: Regis, lender: Power, receiver: Power) -> bool:
    """One troop to each ally."""
    return not any((one.lender, one.receiver) == (lender, receiver) for one in g.realm.loans)


def sendings(g: Regis, power: Power) -> Iterator[tuple[Power, Power, Place, Kind, Mask]]:
    """Who lends whom which troop, and where it may go; either ally may move it."""
    for lender, receiver in _partners(g, power):
        reach: dict[Place, Mask] = {}
        for place, kind in _free_troops(g, lender):
            if place not in reach:
                reach[place] = corps_goals(g, place, receiver, lender)
            if reach[place]:
                yield lender, receiver, place, kind, reach[place]


def _partners(g: Regis, power: Power) -> Iterator[tuple[Power, Power]]:
    """Lenders and receivers, as far as nothing speaks against it yet."""
    for ally in allies_of(g, power):
        for lender, receiver in ((power, ally), (ally, power)):
            if may_be_lent(g, lender, receiver) and not _has_refused(g, lender, receiver):
                yield lender, receiver


def may_send_corps(g: Regis, power: Power) -> bool:
    return any(
        True
        for lender, receiver in _partners(g, power)
        for place, _ in _free_troops(g, lender)
        for _ in _goals(g, place, receiver, lender)
    )


@action("send_corps", "uRR 21.2.2", may=may_send_corps, fleeting=True)
def send_corps(g: Regis, power: Power) -> Procedure[bool]:
    """By a strategic move, to which the other ally has agreed."""
    options = [
        Option(
            f"lend.{g.world.power_ids[lender]}.{g.world.power_ids[receiver]}"
            f".{KIND_IDS[kind]}.{g.world.location_ids[place]}",
            (lender, receiver, place, kind, goals),
            (
                power_ref(g, lender),
                power_ref(g, receiver),
                ref("unit", KIND_IDS[kind]),
                place_ref(g, place),
            ),
            cite="uRR 21.2.2",
        )
        for lender, receiver, place, kind, goals in sendings(g, power)
    ]
    pick = yield _ask(g, power, "send-corps", options)
    if pick.key == BACK:
        return False
    lender, receiver, place, kind, goals = pick.value
    goal = yield _ask(g, power, "corps-goal", _goal_options(g, goals))
    if goal.key == BACK:
        return False
    other = receiver if power == lender else lender
    if not (yield from _agrees(g, power, other)):
        decline(g, Refusal("corps", lender, receiver), other, power)
        return False
    g.spend(power, "send_corps")
    place = yield from transfer(g, lender, receiver, place, kind=kind, goal=goal.value)
    if place != NOWHERE:
        g.lend_troop(lender, receiver, place, kind)
    yield from settle_leaders(g, lender)
    return True


def _has_refused(g: Regis, lender: Power, receiver: Power) -> bool:
    return Refusal("corps", lender, receiver) in g.state.impulse.refusals


def _ask(g: Regis, power: Power, kind: str, options: list[Option]) -> Ask:
    args = {"power": power_ref(g, power)}
    return Ask(seat_of(g, power), kind, [*options, Option(BACK)], "uRR 21.2.2", args=args)


def _goal_options(g: Regis, goals: Mask) -> list[Option]:
    return [
        Option(f"corps.{g.world.location_ids[n]}", n, (place_ref(g, n),), cite="uRR 21.2.2")
        for n in places_in(goals)
    ]


def _agrees(g: Regis, power: Power, other: Power) -> Procedure[bool]:
    if are_played_by_one(g, power, other) or player_of(g, other) == NO_PLAYER:
        return True
    options = [
        Option("accept-offer", True, cite="uRR 21.2.2"),
        Option("decline-offer", False, cite="uRR 21.2.2"),
    ]
    args = {"power": power_ref(g, power), "other": power_ref(g, other)}
    pick = yield Ask(seat_of(g, other), "corps-offer", options, "uRR 21.2.2", args=args)
    return bool(pick.value)


@cites("uRR 21.2.2")
def transfer(
    g: Regis, giver: Power, taker: Power, start: Place, kind: Kind, goal: Place
) -> Procedure[Place]:
    """It sails under the flag of the power to which it goes; where it has come to, or NOBODY if
    it was turned back to an area that is not the taker's: there it is the giver's as before."""
    route = safest_route(g, shared_roads(g, giver, taker), taker, start, goal=goal)
    party = Force(taker, start, {(giver, kind): 1})
    yield from travel(g, party, goal, route)
    return party.place if held_by_side(g, taker) >> party.place & 1 else NOWHERE


# -- coming back -------------------------------------------------------------------------------


def corps_places(g: Regis, loan: Loan) -> list[tuple[Place, Kind]]:
    """Where the troop may be: any of its type that the receiver has."""
    return [
        (place, kind)
        for place, kind, _ in stacks_of(g, loan.receiver)
        if TYPE[kind] == TYPE[loan.kind]
    ]


def _recalls(g: Regis, power: Power) -> Iterator[tuple[Loan, Place, Kind, Mask]]:
    for loan in g.realm.loans:
        if loan.lender != power:
            continue
        for place, kind in corps_places(g, loan):
            if not g.world.is_area(place) or is_shut_in(g, loan.receiver, place):
                continue
            if goals := corps_goals(g, place, power, loan.receiver):
                yield loan, place, kind, goals


def may_recall_corps(g: Regis, power: Power) -> bool:
    return bool(g.realm.loans) and any(True for _ in _recalls(g, power))


@action("recall_corps", "uRR 21.2.2", may=may_recall_corps)
def bring_back_corps(g: Regis, power: Power) -> Procedure[bool]:
    """By a strategic move; the ally's consent is not needed."""
    options = [
        Option(
            f"recall.{g.world.power_ids[loan.receiver]}.{KIND_IDS[kind]}"
            f".{g.world.location_ids[place]}",
            (loan, place, kind, goals),
            (power_ref(g, loan.receiver), ref("unit", KIND_IDS[kind]), place_ref(g, place)),
            cite="uRR 21.2.2",
        )
        for loan, place, kind, goals in _recalls(g, power)
    ]
    pick = yield _ask(g, power, "recall-corps", options)
    if pick.key == BACK:
        return False
    loan, place, kind, goals = pick.value
    goal = yield _ask(g, power, "corps-goal", _goal_options(g, goals))
    if goal.key == BACK:
        return False
    g.spend(power, "recall_corps")
    place = yield from transfer(g, loan.receiver, power, place, kind=kind, goal=goal.value)
    if place != NOWHERE:
        g.recall_troop(loan, place, kind)
    yield from settle_leaders(g, loan.receiver)
    return True


def recall_corps(g: Regis, loan: Loan) -> Place:
    """It is its lender's again at once, wherever it is; NOBODY if it is no more."""
    places = corps_places(g, loan)
    if not places:
        g.realm.loans.remove(loan)
        return NOWHERE
    place, kind = places[0]
    g.recall_troop(loan, place, kind)
    return place


@cites("uRR 21.2.2", "uRR 23")
def repatriate_corps(g: Regis) -> Procedure[None]:
    """At the end of a turn all of them go home."""
    yield from send_corps_home(g, g.realm.loans[:])


@ALLIANCE_BREAKS.provided
@cites("uRR 21.1", "uRR 21.2.2", "uRR 21.2.3", "uRR 14")
def part_ways(g: Regis, a: Power, b: Power) -> Procedure[None]:
    """Two allies are allies no more, in the middle of a turn: corps and guests go home, combined
    fleets are dissolved."""
    g.end_alliance(a, b)
    part_fleets(g, a, b)
    loans = [loan for loan in g.realm.loans if {loan.lender, loan.receiver} == {a, b}]
    yield from send_corps_home(g, loans)
    for guest, host in ((a, b), (b, a)):
        for area in places_in(held_by_side(g, host)):
            yield from send_home(g, guest, area)


def send_corps_home(g: Regis, loans: list[Loan]) -> Procedure[None]:
    for loan in loans:
        places = corps_places(g, loan)
        if not places:
            g.realm.loans.remove(loan)
            continue
        options = [
            Option(
                f"from.{g.world.location_ids[place]}.{KIND_IDS[kind]}",
                (place, kind),
                (place_ref(g, place), ref("unit", KIND_IDS[kind])),
                cite="uRR 21.2.2",
            )
            for place, kind in places
        ]
        args = {"receiver": power_ref(g, loan.receiver)}
        place, kind = yield from choose(
            g, loan.lender, "corps-home", options, cite="uRR 21.2.2", args=args
        )
        g.recall_troop(loan, place, kind)
        yield from settle_leaders(g, loan.receiver)
        if g.world.is_area(place) and g.state.holder[place] not in side_of(g, loan.lender):
            yield from send_home(g, loan.lender, place)
