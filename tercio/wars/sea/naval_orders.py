"""The orders of a naval move: which ships and leaders sail from where to where (16.1, step 1).

They are chosen one stack at a time: a place, a destination, some or all of the ships, leaders.
Nothing moves before all is declared.
"""

from collections.abc import Sequence
from copy import deepcopy
from dataclasses import dataclass, field
from math import prod
from typing import Generic

from tercio.kernel.ask import DONE, Ask, Option, Procedure, Prospect, Refusal, nothing
from tercio.kernel.citations import cites
from tercio.kernel.restrictions import Restrictions, forbids
from tercio.wars.model.leader_questions import naval_leaders_at
from tercio.wars.model.names import NOWHERE, LeaderId, Location, Mask, Power, ShipId
from tercio.wars.model.numbered import places_in, powers_in, spaces_in
from tercio.wars.model.refs import place_ref
from tercio.wars.model.ship_questions import enemy_fleets, ships_at
from tercio.wars.model.space_questions import controller_of
from tercio.wars.model.war import AnyWar, G_contra
from tercio.wars.sea.fleets import (
    Fleet,
    all_ships,
    fleet_at,
    leader_options,
    may_sail_to,
    may_take_leader,
    ship_options,
)
from tercio.wars.sea.naval_combat import foresee_combat


class VoyageHooks(Generic[G_contra]):
    """Orders beside the map."""

    def can_voyage(self, g: G_contra, power: Power) -> bool:
        """Whether a naval move can also move something beside the map (16.1)."""
        return False

    def voyage_options(
        self, g: G_contra, power: Power, ordered: Sequence[Option]
    ) -> Sequence[Option]:
        """Orders of a naval move beside the map; `ordered` are those given."""
        return ()

    def voyage(self, g: G_contra, power: Power, ordered: Sequence[Option]) -> Procedure[None]:
        """Carry them out."""
        return nothing()

    def foresee_voyage(self, g: G_contra, order: Option) -> Prospect | None:
        """What such an order promises."""
        return None


@dataclass(slots=True)
class Sailing(Fleet):
    """Ships and leaders that sail together to `to`."""

    to: Location = NOWHERE


# -- where fleets may go -------------------------------------------------------------------------


@forbids("HIS 16.1", "VQ 16.1")
def not_adjacent_by_sea(g: AnyWar, power: Power, origin: Location, to: Location) -> bool:
    return not g.world.water.adjacent[origin] >> to & 1


@forbids("HIS 16.1", "VQ 16.1")
def port_of_another_power(g: AnyWar, power: Power, origin: Location, to: Location) -> bool:
    """Enemy ships in it would be a reason to go there."""
    return (
        g.world.is_space(to)
        and controller_of(g, to) != power
        and not enemy_fleets(g, power) >> to & 1
    )


@forbids("HIS 2.1")
def port_out_of_play(g: AnyWar, power: Power, origin: Location, to: Location) -> bool:
    return bool(g.state.closed >> to & 1)


@forbids("HIS 16.1", "VQ 9.5")
def sea_closed_to_ships(g: AnyWar, power: Power, origin: Location, to: Location) -> bool:
    """A sea zone, or a port, that none of them may enter."""
    ships = ships_at(g, origin, power)
    return bool(ships) and not any(may_sail_to(g, ship, to) for ship in ships)


@forbids("HIS 16.1", "VQ 16.1")
def lost_at_sea_this_impulse(g: AnyWar, power: Power, origin: Location, to: Location) -> bool:
    ships = ships_at(g, origin, power)
    return bool(ships) and all(g.state.impulse.beaten_ships >> ship & 1 for ship in ships)


NAVAL_MOVES = Restrictions(
    "naval-move",
    not_adjacent_by_sea,
    port_of_another_power,
    port_out_of_play,
    sea_closed_to_ships,
    lost_at_sea_this_impulse,
)


@cites("HIS 2.5", "VQ 2.5")
def destinations(g: AnyWar, power: Power, origin: Location) -> Mask:
    """Where ships may go from a place, as far as the place decides.

    Two sea zones with a two-zone port between them are not adjacent: a fleet puts in there.
    """
    state, world = g.state, g.world
    ports = (state.controlled[power] | enemy_fleets(g, power)) & ~state.closed
    return int(world.water.adjacent[origin] & (world.all_seas | ports))


def movable(g: AnyWar, power: Power, origin: Location) -> list[ShipId]:
    """Ships that did not lose a combat this impulse."""
    beaten = g.state.impulse.beaten_ships
    return [ship for ship in ships_at(g, origin, power) if not beaten >> ship & 1]


def can_move_fleets(g: AnyWar, power: Power) -> bool:
    for origin in spaces_in(g.state.fleets[power]):
        to = destinations(g, power, origin)
        if to and any(to & ~_closed(g, ship) for ship in movable(g, power, origin)):
            return True
    return bool(g.hooks.can_voyage(g, power))


def _closed(g: AnyWar, ship: ShipId) -> Mask:
    closed: Mask = g.world.closed_seas[g.world.ship_owner[ship]]
    return closed | g.world.ports & ~g.hooks.docks(g, ship)


# -- the orders so far ---------------------------------------------------------------------------


@dataclass(slots=True)
class Orders:
    """What the picks of the player say so far. The last sailing may be incomplete."""

    power: Power
    sailings: list[Sailing] = field(default_factory=list)
    step: str = "from"
    """What is asked next: from, to, ships, leaders, or done."""
    voyages: list[Option] = field(default_factory=list)
    """What moves beside the map."""

    def free_ships(self, g: AnyWar, origin: Location) -> list[ShipId]:
        taken = {ship for sailing in self.sailings for ship in sailing.ships}
        return [ship for ship in movable(g, self.power, origin) if ship not in taken]

    def free_leaders(self, g: AnyWar, sailing: Sailing) -> list[LeaderId]:
        """Leaders who may still join a sailing."""
        taken = {leader for each in self.sailings for leader in each.leaders}
        return [
            leader
            for leader in naval_leaders_at(g, sailing.place, self.power)
            if leader not in taken and may_take_leader(g, leader, sailing.to)
        ]

    def ships_for(self, g: AnyWar, sailing: Sailing) -> list[ShipId]:
        free = self.free_ships(g, sailing.place)
        return [ship for ship in free if may_sail_to(g, ship, sailing.to)]

    def empties(self, g: AnyWar, place: Location) -> bool:
        """Whether, as far as declared, no ship of the power will be at a place."""
        leaving = {ship for sailing in self.sailings for ship in sailing.ships}
        stays = any(ship not in leaving for ship in ships_at(g, place, self.power))
        return not stays and all(sailing.to != place for sailing in self.sailings)

    def follow(self, g: AnyWar, pick: Option) -> None:
        """Take one pick into account, and what follows from it without a question."""
        word = pick.key.partition(".")[0]
        if word == DONE and self.step == "from":
            self.step = "done"
            return
        if word == "voyage":
            self.voyages.append(pick)
            return
        if word == "from":
            self.sailings.append(Sailing(self.power, pick.value))
            self.step = "to"
            return
        sailing = self.sailings[-1]
        if word == "to":
            sailing.to, self.step = pick.value, "ships"
            if len(self.ships_for(g, sailing)) == 1:
                sailing.ships = self.ships_for(g, sailing)
        elif word == "all":
            sailing.ships += self.ships_for(g, sailing)
        elif word == "ship":
            sailing.ships.append(pick.value)
        elif word == "leader":
            sailing.leaders.append(pick.value)
        if self.step == "ships" and (word == DONE or not self.ships_for(g, sailing)):
            self.step = "leaders"
            if self.empties(g, sailing.place):
                sailing.leaders += self.free_leaders(g, sailing)
        if self.step == "leaders" and (word == "no-leader" or not self.free_leaders(g, sailing)):
            self.step = "from"


def _orders(g: AnyWar, power: Power, picks: list[Option]) -> Orders:
    orders = Orders(power)
    for pick in picks:
        orders.follow(g, pick)
    return orders


def declared_orders(g: AnyWar, power: Power, picks: list[Option]) -> Orders:
    """The declared moves, when all is declared."""
    return _orders(g, power, picks)


# -- what they promise ---------------------------------------------------------------------------


def _weighed(orders: Orders, ask: Ask) -> Ask:
    """The ask, with what its options promise in battles with the enemies at the destinations."""
    offered = {option.key: option for option in ask.options}

    def foresee(view: AnyWar, key: str) -> Prospect | None:
        pick = offered.get(key)
        if pick is None or key.startswith("from."):
            return None
        if key.startswith("voyage."):
            return view.hooks.foresee_voyage(view, pick)
        begun = Orders(orders.power, deepcopy(orders.sailings), orders.step)
        begun.follow(view, pick)
        if not begun.sailings:
            return None
        last = begun.sailings[-1]
        if key.startswith("to."):
            last.ships += begun.ships_for(view, last)
            last.leaders += begun.free_leaders(view, last)
        reached = [sailing.to for sailing in begun.sailings] if begun.step == "done" else [last.to]
        return _foresee_combats(view, begun, list(dict.fromkeys(reached)))

    ask.foresee = foresee
    return ask


def _foresee_combats(g: AnyWar, orders: Orders, places: list[Location]) -> Prospect | None:
    """The combats at some destinations: to win them all, some (a draw), or none."""
    found = [prospect for place in places if (prospect := _foresee_combat(g, orders, place))]
    if len(found) < 2:
        return found[0] if found else None
    win, loss = prod(each.win for each in found), prod(each.loss for each in found)
    return Prospect(
        "odds-naval-combats",
        {"count": len(found)},
        win,
        1.0 - win - loss,
        loss=loss,
        mine=sum(each.mine for each in found),
        theirs=sum(each.theirs for each in found),
    )


def _foresee_combat(g: AnyWar, orders: Orders, place: Location) -> Prospect | None:
    """With the strongest enemy there, by all that will be there of ours; others come later."""
    power = orders.power
    enemies = [e for e in powers_in(g.state.foes[power]) if g.state.fleets[e] >> place & 1]
    if not enemies:
        return None
    sailing = {ship for each in orders.sailings for ship in each.ships}
    leaving = {leader for each in orders.sailings for leader in each.leaders}
    ours = fleet_at(g, power, place)
    ours.ships = [ship for ship in ours.ships if ship not in sailing]
    ours.leaders = [leader for leader in ours.leaders if leader not in leaving]
    for each in orders.sailings:
        if each.to == place:
            ours.ships += each.ships
            ours.leaders += each.leaders
    strongest = max(enemies, key=lambda enemy: len(ships_at(g, place, enemy)))
    return foresee_combat(g, ours, strongest, power)


# -- asking --------------------------------------------------------------------------------------


@cites("HIS 16.1", "VQ 16.1")
def next_order(g: AnyWar, power: Power, picks: list[Option]) -> Ask | None:
    """The next question of the declaration; None when it is complete."""
    orders = _orders(g, power, picks)
    if orders.step == "done":
        return None
    return _weighed(orders, _next_question(g, orders))


def _next_question(g: AnyWar, orders: Orders) -> Ask:
    if orders.step == "from":
        return _which_stack(g, orders)
    sailing = orders.sailings[-1]
    if orders.step == "to":
        return _which_destination(g, orders, sailing)
    if orders.step == "ships":
        return _which_ships(g, orders, sailing)
    return _which_leaders(g, orders, sailing)


def _which_stack(g: AnyWar, orders: Orders) -> Ask:
    power = orders.power
    ids, refs = g.world.location_ids, g.world.place_refs
    options = [
        Option(f"from.{ids[place]}", place, (refs[place],), "option-fleet-from")
        for place in places_in(g.state.fleets[power])
        if _reach(g, orders, place)
    ]
    options += g.hooks.voyage_options(g, power, orders.voyages)
    if orders.sailings or orders.voyages:
        options.append(Option(DONE))

    def explain(ref: str) -> list[Refusal]:
        return why_no_naval_move(g, power, ref)

    return Ask(g.seat_of(power), "naval-move", options, f"{g.book} 16.1", explain=explain)


def why_no_naval_move(g: AnyWar, power: Power, ref: str) -> list[Refusal]:
    """Why the ships at a place cannot move."""
    place = g.world.place_by_ref.get(ref)
    if place is None:
        return []
    if lost_at_sea_this_impulse(g, power, place, place):
        return [lost_at_sea_this_impulse.refusal(g, power, place, place)]
    return []


def _reach(g: AnyWar, orders: Orders, place: Location) -> Mask:
    """Where at least one ship that is still free can go from a place."""
    to = destinations(g, orders.power, place)
    reach = 0
    for ship in orders.free_ships(g, place):
        reach |= to & ~_closed(g, ship)
    return reach


def _which_destination(g: AnyWar, orders: Orders, sailing: Sailing) -> Ask:
    power, origin = orders.power, sailing.place
    ids, refs = g.world.location_ids, g.world.place_refs

    def explain(ref: str) -> list[Refusal]:
        place = g.world.place_by_ref.get(ref)
        return [] if place is None else NAVAL_MOVES.refusals(g, power, origin, place)

    return Ask(
        g.seat_of(power),
        "naval-destination",
        [
            Option(f"to.{ids[place]}", place, (refs[place],), "option-fleet-to")
            for place in places_in(_reach(g, orders, origin))
        ],
        f"{g.book} 16.1",
        args={"place": refs[origin]},
        refs=(refs[origin],),
        explain=explain,
    )


def _about(g: AnyWar, sailing: Sailing) -> dict[str, str | int | list[str]]:
    return {
        "place": place_ref(g, sailing.place),
        "to": place_ref(g, sailing.to),
        "ships": len(sailing.ships),
    }


def _which_ships(g: AnyWar, orders: Orders, sailing: Sailing) -> Ask:
    options = [all_ships(), *ship_options(g, orders.ships_for(g, sailing))]
    if sailing.ships:
        options.append(Option(DONE))
    refs = (place_ref(g, sailing.place), place_ref(g, sailing.to))
    cite = f"{g.book} 16.1"
    return Ask(
        g.seat_of(orders.power), "naval-ships", options, cite, args=_about(g, sailing), refs=refs
    )


def _which_leaders(g: AnyWar, orders: Orders, sailing: Sailing) -> Ask:
    options = [*leader_options(g, orders.free_leaders(g, sailing)), Option("no-leader")]
    refs = (place_ref(g, sailing.place), place_ref(g, sailing.to))
    cite = f"{g.book} 16.1"
    return Ask(
        g.seat_of(orders.power), "naval-leaders", options, cite, args=_about(g, sailing), refs=refs
    )
