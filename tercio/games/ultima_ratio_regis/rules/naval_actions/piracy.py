"""Piracy and privateering (uRR 11.5), and interception against it (11.4.3).

A squadron that began the impulse in a sea attacks the merchants of a power in a trade center of
that sea. Pirates need no war; privateers do; both need a power card or an event that allows it.
"""

from collections.abc import Iterator
from functools import partial
from typing import NamedTuple

from tercio.games.ultima_ratio_regis.model.area_questions import sailed_by_side
from tercio.games.ultima_ratio_regis.model.event_questions import is_granted
from tercio.games.ultima_ratio_regis.model.events.movement import (
    PiracyBegun,
    PiracyFailed,
    PiracySucceeded,
)
from tercio.games.ultima_ratio_regis.model.names import (
    NOBODY,
    SQUADRONS,
    Center,
    Kind,
    Mask,
    Place,
    Power,
)
from tercio.games.ultima_ratio_regis.model.numbered import by_center, places_in
from tercio.games.ultima_ratio_regis.model.play_state import Pirate
from tercio.games.ultima_ratio_regis.model.position import Regis
from tercio.games.ultima_ratio_regis.model.power_questions import is_in_play, seat_of, side_of
from tercio.games.ultima_ratio_regis.model.refs import center_ref, place_ref, power_ref
from tercio.games.ultima_ratio_regis.model.unit_questions import is_fresh, squadrons_at, stacks_of
from tercio.games.ultima_ratio_regis.model.war_questions import (
    are_allied,
    are_at_war,
    in_forced_peace,
)
from tercio.games.ultima_ratio_regis.rules.actions.registry import action
from tercio.games.ultima_ratio_regis.rules.asking import choose, compose, seat_for
from tercio.games.ultima_ratio_regis.rules.combat.naval_combat import foresee_naval, piracy_combat
from tercio.games.ultima_ratio_regis.rules.land_movement.choosing import stack_option, unit_key
from tercio.games.ultima_ratio_regis.rules.land_movement.detachment import (
    companion_ask,
    single,
    stack_at,
)
from tercio.games.ultima_ratio_regis.rules.land_movement.forces import Force, leaders_with
from tercio.games.ultima_ratio_regis.rules.naval_actions.fleets import told
from tercio.games.ultima_ratio_regis.rules.naval_actions.galleys import seas_for
from tercio.games.ultima_ratio_regis.rules.naval_actions.joined_seas import reach_at_sea
from tercio.kernel.ask import (
    PASS,
    Ask,
    Option,
    Procedure,
    Prospect,
    Refusal,
    pass_option,
)
from tercio.kernel.citations import cites
from tercio.kernel.restrictions import Restrictions, forbids

CITE = "uRR 11.5"
SHIELDED = "shielded"
"""What an event grants to the only power that may rob merchants in some centers."""


class Prey(NamedTuple):
    """The merchants of a power in a trade center."""

    victim: Power
    center: Center


# -- who may attack whom -------------------------------------------------------------------------


@forbids("uRR 11.5.1")
def their_owner_is_not_in_play(g: Regis, power: Power, sea: Place, prey: Prey) -> bool:
    """Merchants that a scenario leaves of a power without a player: nobody would bear the loss,
    and nobody could defend them."""
    return not is_in_play(g, prey.victim)


@forbids("uRR 11.5.1")
def no_merchants_there(g: Regis, power: Power, sea: Place, prey: Prey) -> bool:
    return not g.state.merchants(prey.center, prey.victim)


@forbids("uRR 11.5.1")
def not_a_center_of_this_sea(g: Regis, power: Power, sea: Place, prey: Prey) -> bool:
    """River trade is safe; a strategic port makes two seas one (18.6.3)."""
    return not seas_of(g, prey.center) & reach_at_sea(g, power, sea)


@forbids("uRR 11.5.1")
def piracy_is_not_allowed(g: Regis, power: Power, sea: Place, prey: Prey) -> bool:
    """By no power card and no event."""
    return not may_pirate(g, power, prey) and not may_privateer(g, power, prey)


@forbids("uRR 11.5.1")
def privateers_need_a_war(g: Regis, power: Power, sea: Place, prey: Prey) -> bool:
    if may_pirate(g, power, prey) or not may_privateer(g, power, prey):
        return False
    return not are_at_war(g, power, prey.victim)


@forbids("uRR 21.5.4")
def forced_peace_protects(g: Regis, power: Power, sea: Place, prey: Prey) -> bool:
    return in_forced_peace(g, power, prey.victim)


@forbids("uRR 11.5.1")
def an_event_protects_them(g: Regis, power: Power, sea: Place, prey: Prey) -> bool:
    return any(
        grant.what == SHIELDED and prey.center in grant.centers and grant.power != power
        for grant in g.realm.grants
    )


@forbids("uRR 21.5.4")
def not_ones_own_side(g: Regis, power: Power, sea: Place, prey: Prey) -> bool:
    """Nobody robs himself or his allies. Another power of the same player is fair game: one
    player's powers are only kept from war with each other (21.3), which pirates do not need."""
    return prey.victim == power or are_allied(g, power, prey.victim)


PREY = Restrictions(
    "prey",
    their_owner_is_not_in_play,
    no_merchants_there,
    not_a_center_of_this_sea,
    piracy_is_not_allowed,
    privateers_need_a_war,
    forced_peace_protects,
    an_event_protects_them,
    not_ones_own_side,
)


@cites("uRR 19.2.1", "uRR 11.5.1")
def seas_of(g: Regis, center: Center) -> Mask:
    """The sea of a trade center; one that serves a theater lies on all seas of its areas."""
    world = g.world
    row = world.centers[center]
    if row.kind == "river":
        return 0
    if world.center_sea[center] >= 0:
        return 1 << world.center_sea[center]
    return world.coast.neighbours(world.center_areas[center]) & world.sea_mask


@cites("uRR 11.5.1", "uRR 3.2")
def may_pirate(g: Regis, power: Power, prey: Prey) -> bool:
    """Without war: by its power card, or by an event against this victim."""
    for first, last in g.world.pirates.get(power, ()):
        if first <= g.state.turn <= last:
            return True
    return _is_granted(g, power, prey, "piracy")


@cites("uRR 11.5.1")
def may_privateer(g: Regis, power: Power, prey: Prey) -> bool:
    """By an event, in war."""
    return _is_granted(g, power, prey, "privateering")


def _is_granted(g: Regis, power: Power, prey: Prey, what: str) -> bool:
    return any(
        grant.power == power
        and grant.what == what
        and grant.target in (NOBODY, prey.victim)
        and (not grant.centers or prey.center in grant.centers)
        for grant in g.realm.grants
    )


def has_letters(g: Regis, power: Power) -> bool:
    """Its card or an event lets it rob somebody, in war or without."""
    if any(first <= g.state.turn <= last for first, last in g.world.pirates.get(power, ())):
        return True
    return is_granted(g, power, "piracy") or is_granted(g, power, "privateering")


def preys(g: Regis, power: Power, sea: Place) -> list[Prey]:
    return list(_preys(g, power, sea))


def _preys(g: Regis, power: Power, sea: Place) -> Iterator[Prey]:
    """Only centers of this sea are looked at."""
    reach = reach_at_sea(g, power, sea)
    for center, here in by_center(g.realm.merchants):
        if here and seas_of(g, center) & reach:
            for victim in here:
                if PREY.allow(g, power, sea, prey := Prey(victim, center)):
                    yield prey


def pirates(g: Regis, power: Power) -> list[tuple[Power, Kind, Place]]:
    """Squadrons at sea that began the impulse there, have not acted, and have prey."""
    return list(_pirates(g, power))


def _pirates(g: Regis, power: Power) -> Iterator[tuple[Power, Kind, Place]]:
    known: dict[Place, bool] = {}
    for owner in side_of(g, power):
        if not g.state.ships[owner] & g.world.sea_mask:
            continue
        for sea, kind, _ in stacks_of(g, owner):
            if kind not in SQUADRONS or not g.world.is_sea(sea):
                continue
            if not is_fresh(g, owner, sea, kind):
                continue
            if sea not in known:
                known[sea] = next(_preys(g, power, sea), None) is not None
            if known[sea]:
                yield owner, kind, sea


def may_attack_trade(g: Regis, power: Power) -> bool:
    if not has_letters(g, power):
        return False
    return next(_pirates(g, power), None) is not None


# -- the action ----------------------------------------------------------------------------------


@action("piracy", "uRR 11.5", may=may_attack_trade)
def piracy(g: Regis, power: Power) -> Procedure[bool]:
    """One squadron against the merchants of one power; it does nothing else in this impulse."""
    picks = yield from compose(g, partial(next_ask, g, power), cancel=True)
    if not picks:
        return False
    owner, kind, sea = picks[0].value
    prey: Prey = picks[1].value
    leader = picks[2].value if len(picks) > 2 else None
    pirate = single(stack_at(g, power, sea, "squadron"), owner, kind, leader)
    g.spend(power, "piracy")
    g.tire(owner, sea, kind)
    before = whereabouts(g, owner, kind)
    yield from attack(g, power, pirate, prey)
    rest_pirate(g, owner, kind, sea, before=before)
    return True


def whereabouts(g: Regis, owner: Power, kind: Kind) -> dict[Place, int]:
    return {place: count for place, k, count in stacks_of(g, owner) if k == kind}


@cites("uRR 11.5.2")
def rest_pirate(g: Regis, owner: Power, kind: Kind, sea: Place, before: dict[Place, int]) -> None:
    """It does nothing else in this impulse, in its sea or in the port where it has gone."""
    now = whereabouts(g, owner, kind)
    if now.get(sea, 0) == before[sea]:
        where = [sea]
    else:
        where = [place for place, count in now.items() if count > before.get(place, 0)]
    for place in where:
        g.state.impulse.pirates.append(Pirate(owner, place, kind))


def next_ask(g: Regis, power: Power, picks: list[Option]) -> Ask | None:
    """Which squadron, whose merchants, with a leader or not."""
    seat, args = seat_of(g, power), {"power": power_ref(g, power)}
    if not picks:
        options = [stack_option(g, "pirate", *unit, cite=CITE) for unit in pirates(g, power)]
        return Ask(seat, "piracy", options, CITE, args=args)
    sea = picks[0].value[2]
    if len(picks) == 1:
        owner, kind, _ = picks[0].value
        return prey_ask(g, power, sea, Force(power, sea, {(owner, kind): 1}))
    if len(picks) > 2:
        return None
    return companion_ask(g, stack_at(g, power, sea, "squadron"), "piracy-leader", CITE)


def prey_ask(g: Regis, power: Power, sea: Place, pirate: Force | None = None) -> Ask:
    options = [
        Option(
            f"prey.{g.world.power_ids[prey.victim]}.{g.world.centers[prey.center].id}",
            prey,
            (power_ref(g, prey.victim), center_ref(g, prey.center)),
            cite="uRR 11.5.1",
        )
        for prey in preys(g, power, sea)
    ]

    def explain(thing: str) -> list[Refusal]:
        """Of a power: what is against robbing it, wherever it comes nearest to being allowed."""
        kind, _, id = thing.partition(":")
        victim = g.world.power.get(id)
        if kind != "power" or victim is None:
            return []
        centers = g.world.every_center
        found = [PREY.refusals(g, power, sea, Prey(victim, center)) for center in centers]
        return min(found, key=len)

    def foresee(view: Regis, key: str) -> Prospect | None:
        """If nobody intercepts."""
        if pirate is None or not key.startswith("prey."):
            return None
        return foresee_naval(view, sea, pirate, None, cause="piracy", power=power)

    args = {"power": power_ref(g, power), "sea": place_ref(g, sea)}
    seat = seat_of(g, power)
    return Ask(seat, "prey", options, "uRR 11.5.1", args=args, explain=explain, foresee=foresee)


@cites("uRR 11.5.2", "uRR 11.4.3")
def attack(g: Regis, power: Power, pirate: Force, prey: Prey) -> Procedure[None]:
    """The victim may intercept; in any case there is a combat of one die."""
    sea, victim = pirate.place, prey.victim
    names = power_ref(g, power), power_ref(g, victim), center_ref(g, prey.center)
    g.record(PiracyBegun(*names, place_ref(g, sea)))
    interceptor = yield from call_interceptor(g, power, pirate, prey)
    winner = yield from piracy_combat(g, sea, pirate, interceptor)
    if winner != 0:
        g.record(PiracyFailed(*names))
        return
    merchants = g.state.merchants(prey.center, victim)
    g.record(PiracySucceeded(*names, merchants))
    g.realm.piracies[power] += 1
    g.change_unrest(power, -merchants)
    g.change_unrest(victim, merchants)
    yield from give_up_merchant(g, prey)


@cites("uRR 11.4.3", "uRR 18.6.1", "uRR 18.6.3")
def interceptors(g: Regis, victim: Power, sea: Place) -> list[Force]:
    """Single squadrons of the victim in that sea, and operational ones in its ports; galleys in
    Gibraltar do not come out into the Atlantic."""
    found = list[Force]()
    for near in g.world.sea_places:
        if not sailed_by_side(g, victim) >> near & 1:
            continue
        if near == sea or reach_at_sea(g, victim, near) >> sea & 1:
            found += _singles(g, victim, near)
    for port in places_in(g.world.coast.adjacent[sea]):
        for fleet in _singles(g, victim, port):
            owner, _ = fleet.each[0]
            if seas_for(g, owner, port) >> sea & 1:
                found.append(fleet)
    return found


def _singles(g: Regis, power: Power, place: Place) -> list[Force]:
    leaders = leaders_with(g, power, place, "squadron")[:1]
    return [
        Force(power, place, {(owner, kind): 1}, leaders[:])
        for owner in side_of(g, power)
        for kind in squadrons_at(g, owner, place)
    ]


def call_interceptor(g: Regis, power: Power, pirate: Force, prey: Prey) -> Procedure[Force | None]:
    sea, cite = pirate.place, "uRR 11.4.3"
    ids = g.world.location_ids
    options = [
        Option(
            f"intercept.{ids[fleet.place]}.{unit_key(g, *fleet.each[0])}",
            fleet,
            (power_ref(g, fleet.each[0][0]), place_ref(g, fleet.place)),
            "option-fleet",
            args=told(g, fleet),
            cite=cite,
        )
        for fleet in interceptors(g, prey.victim, sea)
    ]
    seat = seat_for(g, prey.victim)
    if not options or seat is None:
        return None
    args = {
        "power": power_ref(g, power),
        "victim": power_ref(g, prey.victim),
        "center": center_ref(g, prey.center),
    }
    fleets = {option.key: option.value for option in options}

    def foresee(view: Regis, key: str) -> Prospect | None:
        fleet = fleets.get(key)
        return foresee_naval(view, sea, pirate, fleet, cause="piracy", power=prey.victim)

    pick = yield Ask(
        seat,
        "intercept-pirate",
        [*options, pass_option(cite)],
        cite,
        args=args,
        refs=(place_ref(g, sea),),
        window="intercept-pirate",
        foresee=foresee,
    )
    return None if pick.key == PASS else pick.value


@cites("uRR 11.5.2")
def give_up_merchant(g: Regis, prey: Prey) -> Procedure[None]:
    """Who has been robbed may remove one of his merchants."""
    cite = "uRR 11.5.2"
    keep = Option(PASS, False, text="option-keep-merchants", cite=cite)
    options = [keep, Option("give_up", True, cite=cite)]
    args = {"center": center_ref(g, prey.center)}
    if (yield from choose(g, prey.victim, "robbed", options, cite=cite, args=args)):
        g.remove_merchant(prey.center, prey.victim)
