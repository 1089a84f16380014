"""Fleets: naval units and leaders of one power that act together (5.3)."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from typing import Generic

from tercio.kernel.ask import DONE, Args, Ask, Option, Procedure, Prospect, compose
from tercio.kernel.citations import cites
from tercio.wars.model.leader_questions import naval_leaders_at
from tercio.wars.model.names import LeaderId, Location, Mask, Power, ShipId
from tercio.wars.model.refs import leader_ref, place_ref, power_ref
from tercio.wars.model.ship_questions import ship_kind, ships_at
from tercio.wars.model.war import AnyWar, G_contra


class FleetHooks(Generic[G_contra]):
    """Where ships may go."""

    def docks(self, g: G_contra, ship: ShipId) -> Mask:
        """The ports that a ship may enter, as far as its flag decides; -1: all (16.1)."""
        return -1


@dataclass(slots=True)
class Fleet:
    """Ships that `power` commands at a place, its own, its minors' and those lent to it."""

    power: Power
    place: Location
    ships: list[ShipId] = field(default_factory=list)
    leaders: list[LeaderId] = field(default_factory=list)


@cites("HIS 5.3", "VQ 5.4")
def fleet_at(g: AnyWar, power: Power, place: Location) -> Fleet:
    """Everything at sea that a power commands at a place."""
    return Fleet(power, place, ships_at(g, place, power), naval_leaders_at(g, place, power))


def is_warship(g: AnyWar, ship: ShipId) -> bool:
    """Whether it takes more than one hit to eliminate it, as a corsair does not (5.3)."""
    world = g.world
    return world.ship_kinds[ship][g.state.ship_reversed >> ship & 1] in world.warships


def may_sail_to(g: AnyWar, ship: ShipId, place: Location) -> bool:
    """Some powers' ships may never enter some sea zones (16.1)."""
    if g.world.closed_seas[g.world.ship_owner[ship]] >> place & 1:
        return False
    return g.world.is_sea(place) or bool(g.hooks.docks(g, ship) >> place & 1)


def may_take_leader(g: AnyWar, leader: LeaderId, place: Location) -> bool:
    return not g.world.closed_to_leader[leader] >> place & 1


def may_all_sail_to(g: AnyWar, fleet: Fleet, place: Location) -> bool:
    return all(may_sail_to(g, ship, place) for ship in fleet.ships) and all(
        may_take_leader(g, leader, place) for leader in fleet.leaders
    )


def sail(g: AnyWar, fleet: Fleet, to: Location, how: str) -> None:
    """Move the fleet; it then lies at `to`."""
    g.move_ships(fleet.ships, to, how)
    for leader in fleet.leaders:
        g.place_leader(leader, to)
    fleet.place = to


def battle_rating(g: AnyWar, leaders: Iterable[LeaderId]) -> int:
    """Of the highest-rated leader; 0 without one."""
    rating: list[int] = g.world.battle_rating
    return max((rating[leader] for leader in leaders), default=0)


def send_home_stranded(g: AnyWar, power: Power, place: Location) -> None:
    """A naval leader who is left at sea without a ship waits on the turn track (16.2)."""
    if g.world.is_sea(place) and not g.state.fleets[power] >> place & 1:
        for leader in naval_leaders_at(g, place, power):
            g.delay_leader(leader)


# -- choosing ships ------------------------------------------------------------------------------


def ship_groups(g: AnyWar, ships: Iterable[ShipId]) -> dict[str, ShipId]:
    """One ship of each sort, by option key: ships of one owner and kind are all the same."""
    groups: dict[str, ShipId] = {}
    for ship in ships:
        owner = g.world.power_rows[g.world.ship_owner[ship]].id
        groups.setdefault(f"ship.{owner}.{ship_kind(g, ship)}", ship)
    return groups


def ship_options(g: AnyWar, ships: Iterable[ShipId], text: str = "option-ship") -> list[Option]:
    """One option for each sort of ship; its value is a ship of that sort."""
    return [
        Option(
            key,
            ship,
            (power_ref(g, g.world.ship_owner[ship]),),
            text,
            args={"power": power_ref(g, g.world.ship_owner[ship]), "kind": ship_kind(g, ship)},
        )
        for key, ship in ship_groups(g, ships).items()
    ]


def all_ships() -> Option:
    return Option("all", text="option-all-ships", is_usual=True)


def leader_options(g: AnyWar, leaders: Iterable[LeaderId]) -> list[Option]:
    return [
        Option(
            f"leader.{g.world.leader_rows[leader].id}",
            leader,
            (leader_ref(g, leader),),
            "option-naval-leader",
        )
        for leader in leaders
    ]


def choose_ship(g: AnyWar, power: Power, ships: list[ShipId], kind: str) -> Procedure[ShipId]:
    """One of some ships, asked only where they are not all of one owner and kind."""
    options = ship_options(g, ships)
    if len(options) == 1 or not g.is_played(power):
        return ships[0]
    pick = yield Ask(g.seat_of(power), kind, options, f"{g.book} 16.2")
    ship: ShipId = pick.value
    return ship


def choose_part(
    g: AnyWar,
    fleet: Fleet,
    kind: str,
    cite: str,
    *,
    promise: Callable[[AnyWar, Fleet], Prospect | None],
) -> Procedure[Fleet | None]:
    """Which ships and leaders of a fleet take part: some, or all. None if the player backs out.

    A leader whose ships all go goes with them (16.1). `promise` gives the chances of a part.
    """
    if len(fleet.ships) == 1:
        return fleet

    def weighed(ask: Ask, picks: list[Option]) -> Ask:
        offered = {option.key: option for option in ask.options}

        def foresee(view: AnyWar, key: str) -> Prospect | None:
            pick = offered.get(key)
            return promise(view, _part(fleet, [*picks, pick])[0]) if pick else None

        ask.foresee = foresee
        return ask

    def next_ask(picks: list[Option]) -> Ask | None:
        part, complete = _part(fleet, picks)
        if complete:
            return None
        left = [ship for ship in fleet.ships if ship not in part.ships]
        args: Args = {"place": place_ref(g, fleet.place), "ships": len(part.ships)}
        refs = (place_ref(g, fleet.place),)
        if _ships_chosen(picks):
            leaders = [leader for leader in fleet.leaders if leader not in part.leaders]
            options = [*leader_options(g, leaders), Option("no-leader")]
            ask = Ask(g.seat_of(fleet.power), "fleet-leaders", options, cite, args=args, refs=refs)
            return weighed(ask, picks)
        options = [all_ships(), *ship_options(g, left)]
        if part.ships:
            options.append(Option(DONE))
        return weighed(
            Ask(g.seat_of(fleet.power), kind, options, cite, args=args, refs=refs), picks
        )

    picks = yield from compose(next_ask, cancel=True)
    return _part(fleet, picks)[0] if picks else None


def _ships_chosen(picks: list[Option]) -> bool:
    return any(pick.key == DONE for pick in picks)


def _part(fleet: Fleet, picks: list[Option]) -> tuple[Fleet, bool]:
    """The part that the picks make, and whether it is complete."""
    part = Fleet(fleet.power, fleet.place)
    for pick in picks:
        if pick.key == "all":
            part.ships = fleet.ships[:]
        elif pick.key.startswith("ship."):
            part.ships.append(pick.value)
        elif pick.key.startswith("leader."):
            part.leaders.append(pick.value)
    if len(part.ships) == len(fleet.ships):
        part.leaders = fleet.leaders[:]
        return part, True
    ended = bool(picks) and picks[-1].key == "no-leader"
    everybody = _ships_chosen(picks) and len(part.leaders) == len(fleet.leaders)
    return part, ended or everybody
