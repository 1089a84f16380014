"""Interception and avoiding battle at sea (16.1, steps 4 and 5)."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Generic, Literal

from tercio.kernel.ask import PASS, Ask, Option, Procedure, Prospect, Refusal, pass_option
from tercio.kernel.citations import cites
from tercio.kernel.restrictions import Restrictions, forbids
from tercio.wars.cards.responses import respond_window
from tercio.wars.display.prospects import chance_prospect
from tercio.wars.land.battle_odds import attempt_chance
from tercio.wars.model.events import FleetTried
from tercio.wars.model.names import Location, Mask, Power, SeaZone, ShipId
from tercio.wars.model.numbered import places_in, powers_in
from tercio.wars.model.power_questions import are_enemies
from tercio.wars.model.refs import place_ref, power_ref
from tercio.wars.model.ship_questions import enemy_fleets, ships_at
from tercio.wars.model.space_questions import controller_of
from tercio.wars.model.war import AnyWar, G_contra
from tercio.wars.sea.fleets import (
    Fleet,
    battle_rating,
    choose_part,
    fleet_at,
    may_all_sail_to,
    may_sail_to,
    may_take_leader,
    sail,
)
from tercio.wars.sea.naval_combat import foresee_combat


class NavalInterceptionHooks(Generic[G_contra]):
    """Who intercepts at sea, and how well."""

    def naval_modifier(self, g: G_contra, ships: Sequence[ShipId], place: Location) -> int:
        """To interception and avoiding battle at sea (16.1)."""
        return 0

    may_intercept_among_foes = True
    """Whether a zone may be intercepted into that holds other enemies of the interceptor."""


@dataclass(slots=True)
class Attempt:
    """A roll to intercept or to avoid battle. A response card may change `modifier`."""

    what: Literal["intercept", "avoid"]
    fleet: Fleet
    to: Location
    dice: list[int]
    modifier: int

    @property
    def power(self) -> Power:
        return self.fleet.power

    @property
    def total(self) -> int:
        return sum(self.dice) + self.modifier


_WINDOWS = {"intercept": "naval_interception_rolled", "avoid": "naval_avoid_rolled"}
_NEEDS = {"intercept": "naval_interception_needs", "avoid": "naval_avoid_needs"}


@cites("HIS 16.1", "VQ 16.1")
def attempt(
    g: AnyWar, what: Literal["intercept", "avoid"], fleet: Fleet, to: Location
) -> Procedure[bool]:
    """Two dice, the best leader and what the game adds; on success the fleet sails to `to`."""
    sea = _battle_sea(what, fleet, to)
    tried = Attempt(what, fleet, to, g.dice(2, f"naval {what}"), modifier=_modifier(g, fleet, sea))
    yield from respond_window(
        g,
        _WINDOWS[what],
        tried,
        g.impulse_order(),
        cite=f"{g.book} 16.1",
        place=place_ref(g, sea),
    )
    needed = g.world.constant(_NEEDS[what])
    g.record(
        FleetTried(
            power_ref(g, fleet.power),
            what,
            place_ref(g, fleet.place),
            place_ref(g, to),
            total=tried.total,
            needed=needed,
        )
    )
    if tried.total < needed:
        return False
    sail(g, fleet, to, what)
    if not g.world.is_sea(to):
        yield from g.hooks.entered(g, fleet.power, to)
    return True


def _battle_sea(what: Literal["intercept", "avoid"], fleet: Fleet, to: Location) -> Location:
    """Where the battle would be."""
    return to if what == "intercept" else fleet.place


def _modifier(g: AnyWar, fleet: Fleet, sea: Location) -> int:
    """Of the best leader and of the game; galleys and galleons differ by sea."""
    rating = battle_rating(g, fleet.leaders) + g.hooks.interception_modifier(g, fleet.power)
    return int(rating + g.hooks.naval_modifier(g, fleet.ships, sea))


def foresee_attempt(
    g: AnyWar, what: Literal["intercept", "avoid"], fleet: Fleet, to: Location
) -> Prospect:
    """The chance of an attempt, before response cards."""
    sea = _battle_sea(what, fleet, to)
    chance = attempt_chance(_modifier(g, fleet, sea), g.world.constant(_NEEDS[what]))
    title = "odds-interception" if what == "intercept" else "odds-avoid-battle"
    return chance_prospect(title, {"place": place_ref(g, sea)}, chance)


# -- step 4: interception ------------------------------------------------------------------------


@forbids("HIS 16.1", "VQ 16.1")
def fleet_not_adjacent(
    g: AnyWar, power: Power, active: Power, origin: Location, sea: SeaZone
) -> bool:
    return not g.world.water.adjacent[origin] >> sea & 1


@forbids("HIS 16.1", "VQ 16.1")
def fleet_not_at_war(
    g: AnyWar, power: Power, active: Power, origin: Location, sea: SeaZone
) -> bool:
    return not are_enemies(g, power, active)


@forbids("HIS 16.1", "VQ 16.1")
def fleet_has_company(
    g: AnyWar, power: Power, active: Power, origin: Location, sea: SeaZone
) -> bool:
    """Ships of the active power lie at the same place."""
    return bool(g.state.fleets[active] >> origin & 1)


@forbids("HIS 16.1", "VQ 16.1")
def no_ship_may_enter(
    g: AnyWar, power: Power, active: Power, origin: Location, sea: SeaZone
) -> bool:
    return not any(may_sail_to(g, ship, sea) for ship in ships_at(g, origin, power))


@forbids("VQ 16.1")
def foes_hold_the_zone(
    g: AnyWar, power: Power, active: Power, origin: Location, sea: SeaZone
) -> bool:
    """Other enemies of the interceptor were there before the active power came."""
    if g.hooks.may_intercept_among_foes:
        return False
    others = g.state.foes[power] & ~(1 << active)
    return any(g.state.fleets[p] >> sea & 1 for p in powers_in(others))


NAVAL_INTERCEPTION = Restrictions(
    "naval-interception",
    fleet_not_adjacent,
    fleet_not_at_war,
    fleet_has_company,
    no_ship_may_enter,
    foes_hold_the_zone,
)


@cites("HIS 16.1", "VQ 16.1")
def naval_interceptions(g: AnyWar, active: Power, sea: SeaZone) -> Procedure[bool]:
    """Enemies near a newly entered sea zone may come, in impulse order, until one succeeds.

    That one may go on with its other stacks. Returns whether anybody came.
    """
    near = g.world.water.adjacent[sea]
    for power in g.impulse_order():
        if not g.state.fleets[power] & near or not are_enemies(g, power, active):
            continue
        if (yield from _intercept(g, power, active, sea)):
            return True
    return False


def _intercept(g: AnyWar, power: Power, active: Power, sea: SeaZone) -> Procedure[bool]:
    """One power tries with each of its stacks, in the order it likes, or leaves it."""
    came = False
    tried: Mask = 0
    while True:
        places = [
            place
            for place in places_in(g.state.fleets[power] & ~tried)
            if NAVAL_INTERCEPTION.allow(g, power, active, place, sea)
        ]
        if not places:
            return came
        pick = yield _which_interceptor(g, power, active, places, sea=sea)
        if pick.key == PASS:
            return came
        fleet = _able(g, fleet_at(g, power, pick.value), sea)
        part = yield from choose_part(
            g,
            fleet,
            "intercepting-ships",
            f"{g.book} 16.1",
            promise=lambda view, part: foresee_attempt(view, "intercept", part, sea),
        )
        if part is not None:
            tried |= 1 << pick.value
            came |= yield from attempt(g, "intercept", part, sea)


def _able(g: AnyWar, fleet: Fleet, sea: SeaZone) -> Fleet:
    """The fleet without those who may not enter the zone."""
    ships = [ship for ship in fleet.ships if may_sail_to(g, ship, sea)]
    leaders = [leader for leader in fleet.leaders if may_take_leader(g, leader, sea)]
    return Fleet(fleet.power, fleet.place, ships, leaders)


def _which_interceptor(
    g: AnyWar, power: Power, active: Power, places: list[Location], *, sea: SeaZone
) -> Ask:
    ids, refs, cite = g.world.location_ids, g.world.place_refs, f"{g.book} 16.1"

    def explain(ref: str) -> list[Refusal]:
        place = g.world.place_by_ref.get(ref)
        if place is None or not g.state.fleets[power] >> place & 1:
            return []
        return NAVAL_INTERCEPTION.refusals(g, power, active, place, sea)

    def foresee(view: AnyWar, key: str) -> Prospect | None:
        """With all that may come from there."""
        place = view.world.location.get(key.removeprefix("intercept."))
        if place is None:
            return None
        return foresee_attempt(
            view, "intercept", _able(view, fleet_at(view, power, place), sea), sea
        )

    return Ask(
        g.seat_of(power),
        "naval-intercept",
        [
            *(
                Option(f"intercept.{ids[place]}", place, (refs[place],), "option-fleet-intercept")
                for place in places
            ),
            pass_option(cite),
        ],
        cite,
        args={"power": power_ref(g, active), "sea": refs[sea]},
        refs=(refs[sea],),
        explain=explain,
        foresee=foresee,
    )


# -- step 5: avoid battle ------------------------------------------------------------------------


@forbids("HIS 16.1", "VQ 16.1")
def avoids_too_far(g: AnyWar, fleet: Fleet, to: Location) -> bool:
    return not g.world.water.adjacent[fleet.place] >> to & 1


@forbids("HIS 16.1", "VQ 16.1")
def avoids_into_foreign_port(g: AnyWar, fleet: Fleet, to: Location) -> bool:
    return g.world.is_space(to) and controller_of(g, to) != fleet.power


@forbids("HIS 16.1", "VQ 16.1")
def avoids_into_enemies(g: AnyWar, fleet: Fleet, to: Location) -> bool:
    return bool(enemy_fleets(g, fleet.power) >> to & 1)


@forbids("HIS 16.1", "VQ 16.1")
def avoids_into_closed_sea(g: AnyWar, fleet: Fleet, to: Location) -> bool:
    """The whole fleet must go, and some of it may not enter."""
    return bool(g.state.closed >> to & 1) or not may_all_sail_to(g, fleet, to)


NAVAL_AVOIDANCE = Restrictions(
    "naval-avoidance",
    avoids_too_far,
    avoids_into_foreign_port,
    avoids_into_enemies,
    avoids_into_closed_sea,
)


@cites("HIS 16.1", "VQ 16.1")
def avoid_naval_battles(g: AnyWar, active: Power, sea: SeaZone) -> Procedure[None]:
    """Enemies in a newly entered sea zone may try to slip away, in impulse order."""
    for power in g.impulse_order():
        if g.state.fleets[power] >> sea & 1 and are_enemies(g, power, active):
            yield from _avoid(g, power, active, sea)


def _avoid(g: AnyWar, power: Power, active: Power, sea: SeaZone) -> Procedure[None]:
    fleet = fleet_at(g, power, sea)
    ids, refs, cite = g.world.location_ids, g.world.place_refs, f"{g.book} 16.1"
    near = places_in(g.world.water.adjacent[sea])
    places = NAVAL_AVOIDANCE.enumerate(near, g, fleet)
    if not places:
        return

    def explain(ref: str) -> list[Refusal]:
        place = g.world.place_by_ref.get(ref)
        return [] if place is None else NAVAL_AVOIDANCE.refusals(g, fleet, place)

    def foresee(view: AnyWar, key: str) -> Prospect | None:
        """To slip away, or to stay and fight."""
        if key == PASS:
            return foresee_combat(view, fleet_at(view, active, sea), power, power)
        return foresee_attempt(view, "avoid", fleet, sea)

    pick = yield Ask(
        g.seat_of(power),
        "naval-avoid",
        [
            *(
                Option(f"avoid.{ids[place]}", place, (refs[place],), "option-fleet-avoid")
                for place in places
            ),
            pass_option(cite),
        ],
        cite,
        args={"power": power_ref(g, active), "sea": refs[sea]},
        refs=(refs[sea],),
        explain=explain,
        foresee=foresee,
    )
    if pick.key != PASS:
        yield from attempt(g, "avoid", fleet, pick.value)
