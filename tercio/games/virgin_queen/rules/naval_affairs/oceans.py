"""Sailing the oceans: captains and patrols in a naval move, and captains in Winter.

VQ 16.1, 16.5 (step 7) and 20.4.
"""

from collections.abc import Sequence
from typing import NamedTuple

from tercio.games.virgin_queen.model.ocean_questions import (
    captain_ref,
    captains_of,
    ocean_ref,
    settlement_ref,
)
from tercio.games.virgin_queen.model.ocean_verbs import (
    bring_captain_home,
    move_patrol,
    recall_captain,
    sail_captain,
    winter_in_colony,
)
from tercio.games.virgin_queen.model.position import VirginQueen
from tercio.games.virgin_queen.model.powers import SPAIN
from tercio.games.virgin_queen.rules.construction.colonies import offer_to_settle
from tercio.games.virgin_queen.rules.major_powers.escorts import release_borrowed
from tercio.games.virgin_queen.rules.naval_affairs.circumnavigation import comes_full_circle
from tercio.games.virgin_queen.rules.naval_affairs.navigation import survives_navigation
from tercio.kernel.ask import Ask, Option, Procedure, pass_option
from tercio.kernel.citations import cites
from tercio.wars.model.names import AVAILABLE, NOBODY, Mask, Power
from tercio.wars.model.numbered import by_leader, places_in


class Voyage(NamedTuple):
    """An order of a naval move on the World Map; a patrol has no captain."""

    captain: int
    origin: int
    """An ocean zone; of a captain in a colony, the zone he puts to sea in."""
    to: int


# -- the naval move (16.1) -----------------------------------------------------------------------


def can_voyage(g: VirginQueen, power: Power) -> bool:
    return bool(captains_of(g, power)) or (power == SPAIN and any(g.state.oceans.patrols))


def goals_of(g: VirginQueen, captain: int) -> Mask:
    """Where a captain may sail to: next ocean zones, or out of his colony."""
    oceans = g.state.oceans
    if captain in oceans.wintering:
        return g.world.settlement_zones[oceans.wintering[captain]]
    return g.world.ocean_graph.adjacent[oceans.captain_at[captain]]


@cites("VQ 16.1", "VQ 2.6")
def voyage_options(g: VirginQueen, power: Power, ordered: Sequence[Voyage]) -> list[Option]:
    """Every leg that a captain or a patrol can still be ordered to sail with this CP."""
    busy = {voyage.captain for voyage in ordered}
    found = [
        _option(g, g.world.captains[captain].id, Voyage(captain, _origin(g, captain), to))
        for captain in captains_of(g, power)
        if captain not in busy
        for to in places_in(goals_of(g, captain))
    ]
    return found + (_patrol_options(g, ordered) if power == SPAIN else [])


def _origin(g: VirginQueen, captain: int) -> int:
    return max(g.state.oceans.captain_at[captain], NOBODY)


def _patrol_options(g: VirginQueen, ordered: Sequence[Voyage]) -> list[Option]:
    """Each patrol moves once; winds and passages do not trouble it."""
    found = []
    for origin, count in enumerate(g.state.oceans.patrols):
        gone = sum(v.captain == NOBODY and v.origin == origin for v in ordered)
        if count > gone:
            name = f"patrol.{g.world.oceans[origin].id}"
            found += [
                _option(g, name, Voyage(NOBODY, origin, to))
                for to in places_in(g.world.ocean_graph.adjacent[origin])
            ]
    return found


def _option(g: VirginQueen, who: str, voyage: Voyage) -> Option:
    to = ocean_ref(g, voyage.to)
    key = f"voyage.{who}.{g.world.oceans[voyage.to].id}"
    if voyage.captain == NOBODY:
        return Option(key, voyage, (ocean_ref(g, voyage.origin), to), "option-voyage-patrol")
    text = "option-voyage-perilous" if is_perilous(g, voyage) else "option-voyage"
    return Option(key, voyage, (captain_ref(g, voyage.captain), to), text)


def is_perilous(g: VirginQueen, voyage: Voyage) -> bool:
    """Against a trade wind, or by a hazardous passage; out of a colony nobody is in peril."""
    return (voyage.origin, voyage.to) in g.world.perilous


@cites("VQ 16.1", "VQ 16.6")
def sail(g: VirginQueen, power: Power, ordered: Sequence[Voyage]) -> Procedure[None]:
    """Step 2 on the World Map: every captain and patrol makes its leg."""
    for voyage in ordered:
        if voyage.captain == NOBODY:
            move_patrol(g, voyage.origin, voyage.to)
        else:
            yield from sail_leg(g, voyage)


def sail_leg(g: VirginQueen, voyage: Voyage) -> Procedure[None]:
    """A captain arrives: a Navigation Check, then his colony, then perhaps the round world."""
    captain = voyage.captain
    perilous = is_perilous(g, voyage)
    sail_captain(g, captain, voyage.to)
    if perilous and not (yield from survives_navigation(g, captain)):
        return
    yield from offer_to_settle(g, captain)
    comes_full_circle(g, captain)


# -- the way home (16.5, 20.4) -------------------------------------------------------------------


def safe_waters(g: VirginQueen, captain: int) -> Mask:
    """Ocean zones that a captain can reach without a hazardous passage."""
    oceans = g.state.oceans
    if captain in oceans.wintering:
        start = g.world.settlement_zones[oceans.wintering[captain]]
    else:
        start = 1 << oceans.captain_at[captain]
    return g.world.open_oceans.flood(start, (1 << len(g.world.oceans)) - 1)


@cites("VQ 16.5")
def can_return_home(g: VirginQueen, captain: int) -> bool:
    power = g.state.oceans.captain_power[captain]
    return bool(safe_waters(g, captain) & g.world.entry_zones[power])


@cites("VQ 16.5", "VQ 23.2")
def offer_return_home(g: VirginQueen, captain: int) -> Procedure[None]:
    """After piracy a captain may go home with his loot, if no hazardous passage is in the way."""
    oceans = g.state.oceans
    if oceans.captain_at[captain] < 0 or not can_return_home(g, captain):
        return
    name = captain_ref(g, captain)
    pick = yield Ask(
        g.seat_of(oceans.captain_power[captain]),
        "return-home",
        [Option("home", refs=(name,), text="option-captain-home"), pass_option()],
        "VQ 16.5",
        args={"captain": name, "loot": len(oceans.loot[captain])},
        refs=(name,),
    )
    if pick.key == "home":
        bring_captain_home(g, captain)


@cites("VQ 20.4")
def return_captains(g: VirginQueen) -> Procedure[None]:
    """In Winter captains leave Europe, and those at sea go home or to a colony, or roll."""
    release_borrowed(g)
    for leader, row in by_leader(g.world.vq_leaders):
        if row.captain is not None:
            recall_captain(g, leader)
    for power in g.world.majors:
        for captain in captains_of(g, power):
            yield from _winter(g, captain)
    g.state.oceans.rerolled = 0


def _winter(g: VirginQueen, captain: int) -> Procedure[None]:
    power = g.state.oceans.captain_power[captain]
    waters = safe_waters(g, captain)
    options = [
        Option(f"colony.{id}", id, (settlement_ref(id),), "option-winter-colony")
        for id, owner in g.state.oceans.colonies.items()
        if owner == power and g.world.settlement_zones[id] & waters
    ]
    if can_return_home(g, captain):
        options.insert(
            0, Option("home", refs=(captain_ref(g, captain),), text="option-captain-home")
        )
    if not options:
        yield from survives_navigation(g, captain)
        return
    pick = options[0]
    if len(options) > 1 and g.is_played(power):
        name = captain_ref(g, captain)
        pick = yield Ask(
            g.seat_of(power),
            "captain-winter",
            options,
            "VQ 20.4",
            args={"captain": name},
            refs=(name,),
        )
    if pick.key == "home":
        bring_captain_home(g, captain, AVAILABLE)
    elif g.state.oceans.wintering.get(captain) != pick.value:
        winter_in_colony(g, captain, pick.value)
