"""Verbs on captains, colonies and what else is on the World Map (VQ 8.4, 16, 17.3-17.5)."""

from typing import TYPE_CHECKING

from tercio.games.virgin_queen.model import patronage_state
from tercio.games.virgin_queen.model.events.oceans import (
    CaptainDamaged,
    CaptainDelayed,
    CaptainInEurope,
    CaptainLost,
    CaptainReturned,
    CaptainSailed,
    CaptainWintered,
    ColonyFounded,
    ColonyLost,
    EscortLost,
    EscortsChanged,
    ExpeditionBuilt,
    GalleonRebuilt,
    LootDiscarded,
    LootTaken,
    LootTakenIs,
    PatrolBuilt,
    PatrolLost,
    PatrolMoved,
    SettlementFortified,
    SettlementTaken,
)
from tercio.games.virgin_queen.model.ocean_questions import (
    captain_of_leader,
    captain_ref,
    ocean_ref,
    settlement_ref,
)
from tercio.games.virgin_queen.model.patronage_questions import has_bonus
from tercio.games.virgin_queen.model.powers import MAJORS
from tercio.games.virgin_queen.model.treasure_verbs import gain_treasure
from tercio.kernel.ask import ref
from tercio.kernel.citations import cites
from tercio.wars.model.names import (
    AVAILABLE,
    ELSEWHERE,
    NEXT_TURN,
    NOBODY,
    OUT_OF_PLAY,
    LeaderId,
    Power,
    ShipId,
    Space,
)
from tercio.wars.model.refs import place_ref, power_ref

if TYPE_CHECKING:
    from tercio.games.virgin_queen.model.position import VirginQueen


# -- captains --------------------------------------------------------------------------------------


@cites("VQ 17.4")
def send_expedition(
    g: "VirginQueen",
    captain: int,
    power: Power,
    ocean: int,
    *,
    damaged: bool = False,
    colony: bool = False,
) -> None:
    """A captain enters the World Map."""
    oceans, bit = g.state.oceans, 1 << captain
    oceans.captain_at[captain] = ocean
    oceans.captain_power[captain] = power
    oceans.legs[captain] = [*_earlier_legs(g, captain), g.world.oceans[ocean].id]
    oceans.damaged = oceans.damaged & ~bit | (bit if damaged else 0)
    oceans.colony_aboard = oceans.colony_aboard & ~bit | (bit if colony else 0)
    g.record(
        ExpeditionBuilt(
            power_ref(g, power), captain_ref(g, captain), ocean_ref(g, ocean), int(colony)
        )
    )


def _earlier_legs(g: "VirginQueen", captain: int) -> list[str]:
    """In the first printing a captain may go around the world in several expeditions."""
    legs = g.state.oceans.legs[captain]
    if not legs or g.world.edition_rule("circumnavigation_voyage") == "one_expedition":
        return []
    return [*legs, ""]


def sail_captain(g: "VirginQueen", captain: int, to: int) -> None:
    """To another ocean zone, or out of a colony into the zone it lies on."""
    oceans = g.state.oceans
    at = oceans.captain_at[captain]
    if captain in oceans.wintering:
        origin = settlement_ref(oceans.wintering.pop(captain))
    else:
        origin = ocean_ref(g, at)
    oceans.captain_at[captain] = to
    if oceans.legs[captain][-1:] != [g.world.oceans[to].id]:
        oceans.legs[captain].append(g.world.oceans[to].id)
    g.record(CaptainSailed(captain_ref(g, captain), origin, ocean_ref(g, to)))


def damage_captain(g: "VirginQueen", captain: int) -> None:
    g.state.oceans.damaged |= 1 << captain
    g.record(CaptainDamaged(captain_ref(g, captain)))


def lose_captain(g: "VirginQueen", captain: int) -> None:
    """Out of the game with loot and colony; as a scientist he is lost too (22.2)."""
    _leave_world_map(g, captain, OUT_OF_PLAY)
    row = g.world.captains[captain]
    if row.scientist is not None:
        scientist = g.world.scientist[row.scientist]
        g.state.patronage.scientists[scientist] = patronage_state.GONE
    g.record(CaptainLost(captain_ref(g, captain)))


def delay_captain(g: "VirginQueen", captain: int) -> None:
    """His voyage ends in wreck: he waits on the turn track, his loot and colony are lost."""
    _leave_world_map(g, captain, NEXT_TURN)
    g.record(CaptainDelayed(captain_ref(g, captain)))


@cites("VQ 16.5", "VQ 20.4")
def bring_captain_home(g: "VirginQueen", captain: int, to: int = NEXT_TURN) -> None:
    """His loot comes into the hand of his power. He waits on the turn track, or elsewhere."""
    oceans = g.state.oceans
    power, loot = oceans.captain_power[captain], oceans.loot[captain]
    oceans.loot[captain] = []
    _leave_world_map(g, captain, to)
    g.record(CaptainReturned(captain_ref(g, captain), len(loot)))
    for treasure in loot:
        gain_treasure(g, power, treasure)


def _leave_world_map(g: "VirginQueen", captain: int, to: int) -> None:
    oceans = g.state.oceans
    for treasure in oceans.loot[captain][:]:
        discard_loot(g, captain, treasure)
    oceans.captain_at[captain] = to
    oceans.captain_power[captain] = NOBODY
    oceans.damaged &= ~(1 << captain)
    oceans.colony_aboard &= ~(1 << captain)
    oceans.wintering.pop(captain, None)


def winter_in_colony(g: "VirginQueen", captain: int, settlement: str) -> None:
    oceans = g.state.oceans
    oceans.captain_at[captain] = ELSEWHERE
    oceans.wintering[captain] = settlement
    g.record(CaptainWintered(captain_ref(g, captain), settlement_ref(settlement)))


@cites("VQ 10")
def post_captain(g: "VirginQueen", leader: LeaderId, space: Space) -> None:
    """A captain comes to Europe as a naval leader."""
    captain = captain_of_leader(g, leader)
    assert captain is not None
    g.state.oceans.captain_at[captain] = ELSEWHERE
    g.state.leader_at[leader] = space
    g.record(CaptainInEurope(captain_ref(g, captain), place_ref(g, space)))


@cites("VQ 20.4")
def recall_captain(g: "VirginQueen", leader: LeaderId) -> None:
    """From Europe back to the force pool; by way of the turn track if he was lost."""
    captain = captain_of_leader(g, leader)
    assert captain is not None
    at = g.state.leader_at[leader]
    if g.state.oceans.captain_at[captain] == ELSEWHERE:
        waits = at in (NEXT_TURN, OUT_OF_PLAY)
        g.state.oceans.captain_at[captain] = at if waits else AVAILABLE
    g.state.leader_at[leader] = AVAILABLE


# -- loot ------------------------------------------------------------------------------------------


def take_loot(g: "VirginQueen", captain: int, treasure: str) -> None:
    """A treasure that has left its pile goes aboard; only his power sees it."""
    oceans = g.state.oceans
    oceans.loot[captain] = sorted([*oceans.loot[captain], treasure])
    name = captain_ref(g, captain)
    g.record(LootTaken(name))
    seat = g.seat_of(oceans.captain_power[captain])
    g.record(LootTakenIs(name, ref("treasure", treasure)), (seat,))


def discard_loot(g: "VirginQueen", captain: int, treasure: str) -> None:
    g.state.oceans.loot[captain].remove(treasure)
    g.state.treasury.discard.append(treasure)
    g.record(LootDiscarded(captain_ref(g, captain), ref("treasure", treasure)))


# -- settlements -----------------------------------------------------------------------------------


def found_colony(g: "VirginQueen", captain: int, settlement: str) -> None:
    """The colony aboard is set down for good."""
    oceans = g.state.oceans
    power = oceans.captain_power[captain]
    oceans.colony_aboard &= ~(1 << captain)
    oceans.colonies[settlement] = power
    g.record(ColonyFounded(power_ref(g, power), settlement_ref(settlement)))


@cites("VQ 8.4")
def lose_colony(g: "VirginQueen", settlement: str) -> list[int]:
    """It can be founded anew. Those who wintered there are put to sea, and returned."""
    oceans = g.state.oceans
    power = oceans.colonies.pop(settlement)
    g.record(ColonyLost(power_ref(g, power), settlement_ref(settlement)))
    guests = [c for c, where in oceans.wintering.items() if where == settlement]
    zone = g.world.ocean[g.world.settlements[settlement].oceans[0]]
    for captain in guests:
        sail_captain(g, captain, zone)
    return guests


def take_settlement(g: "VirginQueen", settlement: str, power: Power) -> None:
    g.state.oceans.settlements[settlement] = power
    g.record(SettlementTaken(power_ref(g, power), settlement_ref(settlement)))


@cites("VQ 17.5")
def fortify_settlement(g: "VirginQueen", settlement: str, *, from_card: bool = True) -> None:
    """With one of the fortresses on the Spanish power card, or one that an event brings."""
    g.state.oceans.forts.append(settlement)
    g.state.oceans.forts_on_card -= from_card
    g.record(SettlementFortified(settlement_ref(settlement)))


# -- patrols ---------------------------------------------------------------------------------------


def build_patrol(g: "VirginQueen", ocean: int) -> None:
    g.state.oceans.patrols[ocean] += 1
    g.record(PatrolBuilt(ocean_ref(g, ocean)))


def move_patrol(g: "VirginQueen", origin: int, to: int) -> None:
    g.state.oceans.patrols[origin] -= 1
    g.state.oceans.patrols[to] += 1
    g.record(PatrolMoved(ocean_ref(g, origin), ocean_ref(g, to)))


def lose_patrol(g: "VirginQueen", ocean: int) -> None:
    g.state.oceans.patrols[ocean] -= 1
    g.record(PatrolLost(ocean_ref(g, ocean)))


# -- piracy markers --------------------------------------------------------------------------------


@cites("VQ 16.4")
def mark_sea_piracy(g: "VirginQueen", power: Power, sea: int) -> None:
    """A Piracy marker in a sea zone, and one of the three actions of the turn."""
    g.state.oceans.piracy_actions[power] += 1
    g.state.oceans.sea_piracy[power] |= 1 << sea


@cites("VQ 16.5")
def mark_ocean_piracy(g: "VirginQueen", power: Power, ocean: int) -> None:
    g.state.oceans.piracy_actions[power] += 1
    g.state.oceans.ocean_piracy[power] |= 1 << ocean


@cites("VQ 20.7")
def clear_piracy(g: "VirginQueen") -> None:
    oceans = g.state.oceans
    oceans.sea_piracy = [0] * len(MAJORS)
    oceans.ocean_piracy = [0] * len(MAJORS)
    oceans.piracy_actions = [0] * len(MAJORS)


# -- galleons --------------------------------------------------------------------------------------


@cites("VQ 10")
def escort_fleet(g: "VirginQueen", ship: ShipId) -> None:
    """A galleon leaves its port for the Treasure Fleet Escorts box."""
    g.state.ship_at[ship] = ELSEWHERE
    g.state.oceans.escorts.append(ship)
    g.recount_fleets()
    g.record(EscortsChanged(len(g.state.oceans.escorts)))


@cites("VQ 10")
def release_escort(g: "VirginQueen", ship: ShipId, port: Space) -> None:
    g.state.oceans.escorts.remove(ship)
    g.state.ship_at[ship] = port
    g.recount_fleets()
    g.record(EscortsChanged(len(g.state.oceans.escorts)))


@cites("VQ 23.2")
def lose_escort(g: "VirginQueen", ship: ShipId) -> None:
    g.state.oceans.escorts.remove(ship)
    owner = g.world.ship_owner[ship]
    g.state.ship_lent[ship] = NOBODY
    g.state.ship_at[ship] = AVAILABLE if has_bonus(g, owner, "dry_dock") else NEXT_TURN
    g.record(EscortLost(power_ref(g, owner)))


@cites("VQ 17.3")
def rebuild_galleon(g: "VirginQueen", ship: ShipId) -> None:
    """A galleon is turned to its race-built side."""
    g.state.ship_reversed |= 1 << ship
    owner, place = g.world.ship_owner[ship], g.state.ship_at[ship]
    g.record(GalleonRebuilt(power_ref(g, owner), place_ref(g, place)))
