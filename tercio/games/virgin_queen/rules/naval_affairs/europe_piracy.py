"""Piracy in the sea zones of Europe, and the action for both maps (VQ 16.4, 16.7)."""

from typing import NamedTuple

from tercio.games.virgin_queen.model.armada_questions import armada_at
from tercio.games.virgin_queen.model.ocean_questions import (
    captain_of_leader,
    captain_ref,
    ocean_ref,
)
from tercio.games.virgin_queen.model.ocean_verbs import mark_sea_piracy
from tercio.games.virgin_queen.model.position import VirginQueen
from tercio.games.virgin_queen.model.powers import ENGLAND, KNIGHTS, OTTOMAN, SPAIN
from tercio.games.virgin_queen.model.treasure_verbs import take_random
from tercio.games.virgin_queen.rules.major_powers.armada import downgrade
from tercio.games.virgin_queen.rules.naval_affairs.ships_in_action import inland_ports
from tercio.games.virgin_queen.rules.naval_affairs.voyage_odds import world_raid_prospect
from tercio.games.virgin_queen.rules.naval_affairs.world_piracy import (
    WORLD_RAIDS,
    WorldRaid,
    world_piracy,
    world_raids,
)
from tercio.kernel.ask import Ask, Option, Procedure, Prospect, Refusal, compose
from tercio.kernel.citations import cites
from tercio.kernel.restrictions import Restrictions, forbids
from tercio.wars.land.battle import HIT
from tercio.wars.model.events import PiracyBegan, PiracyHits, PiratesRepelled
from tercio.wars.model.leader_questions import naval_leaders_at
from tercio.wars.model.names import Mask, Power, SeaZone, ShipId
from tercio.wars.model.numbered import seas_in
from tercio.wars.model.power_questions import are_enemies
from tercio.wars.model.refs import place_ref, power_ref
from tercio.wars.model.ship_questions import ship_commander, ships_at
from tercio.wars.sea import piracy
from tercio.wars.sea.fleets import is_warship
from tercio.wars.sea.piracy import RAIDS, Award, Raid, controls_no_port_there, ports_on
from tercio.wars.turn.actions import Action, pay

# -- who may raid whom -----------------------------------------------------------------------------


@forbids("VQ 16.4")
def neither_at_war_nor_corsairs(g: VirginQueen, power: Power, sea: SeaZone, target: Power) -> bool:
    """Corsairs raid any major power that is in the game; all others only their enemies."""
    if are_enemies(g, power, target):
        return False
    return power != OTTOMAN or not g.is_played(target) or not corsairs_in(g, sea)


@forbids("VQ 16.4")
def raided_this_zone_already(g: VirginQueen, power: Power, sea: SeaZone, target: Power) -> bool:
    return bool(g.state.oceans.sea_piracy[power] >> sea & 1)


@forbids("VQ 16.4")
def zone_raided_by_two_others(g: VirginQueen, power: Power, sea: SeaZone, target: Power) -> bool:
    markers = sum(zones >> sea & 1 for zones in g.state.oceans.sea_piracy)
    return markers >= g.world.constant("piracy_powers_per_sea")


@forbids("VQ 16.4")
def has_raided_enough(g: VirginQueen, power: Power, sea: SeaZone, target: Power) -> bool:
    return g.state.oceans.piracy_actions[power] >= g.world.constant("piracy_per_turn")


@forbids("VQ 16.4")
def armada_lies_there(g: VirginQueen, power: Power, sea: SeaZone, target: Power) -> bool:
    barred = g.world.edition_rule("armada_piracy") == "barred_in_its_zone"
    return barred and power == SPAIN and armada_at(g) == sea


@forbids("VQ 27")
def target_has_the_same_player(g: VirginQueen, power: Power, sea: SeaZone, target: Power) -> bool:
    return g.is_played(target) and g.seat_of(target) == g.seat_of(power)


VQ_RAIDS = Restrictions(
    RAIDS.name,
    *RAIDS.rules,
    neither_at_war_nor_corsairs,
    raided_this_zone_already,
    zone_raided_by_two_others,
    has_raided_enough,
    armada_lies_there,
    target_has_the_same_player,
)


def corsairs_in(g: VirginQueen, sea: SeaZone) -> int:
    return sum(not is_warship(g, ship) for ship in ships_at(g, sea, OTTOMAN))


@cites("VQ 16.4", "VQ 16.7")
def piracy_ports(g: VirginQueen, power: Power, target: Power, sea: SeaZone) -> Mask:
    """Also Antwerp and Rotterdam, for pirates who can use the waterway."""
    inland = inland_ports(g, power, sea) & g.state.controlled[target]
    return ports_on(g, target, sea) | inland


# -- dice ------------------------------------------------------------------------------------------


@cites("VQ 16.4")
def idle_pirates(g: VirginQueen, raid: Raid) -> int:
    """Against a power that is no enemy a corsair must be left; corsairs are lost first."""
    if are_enemies(g, raid.power, raid.target):
        return 0
    return sum(is_warship(g, ship) for ship in ships_at(g, raid.sea, raid.power))


@cites("VQ 16.4")
def fires_on_pirates(g: VirginQueen, ship: ShipId) -> bool:
    """Any naval unit but corsairs and the Armada."""
    return ship != g.world.armada and is_warship(g, ship)


@cites("VQ 16.4")
def knights_dice(g: VirginQueen, raid: Raid) -> int:
    """The Knights of St. John in a port next to the zone fire on the Ottoman."""
    ports = g.world.water.adjacent[raid.sea] & g.world.ports
    return int(raid.power == OTTOMAN and bool(g.state.land[KNIGHTS] & ports))


# -- awards ----------------------------------------------------------------------------------------


@cites("VQ 16.4")
def may_forfeit(g: VirginQueen, raid: Raid, ship: ShipId) -> bool:
    """A naval unit that the target controls; in the first printing, anybody's but the pirates'.

    The Armada pays in its own way.
    """
    if ship == g.world.armada:
        return False
    commander = ship_commander(g, ship)
    if g.world.edition_rule("piracy_ship_award") == "any_nearby_unit":
        return commander != raid.power
    return commander == raid.target


@cites("VQ 16.4", "VQ 27", "VQ 29")
def chooses_award(g: VirginQueen, raid: Raid) -> Power:
    """The target, unless Drake is among the pirates; the pirate, where nobody plays the target."""
    captains = (captain_of_leader(g, x) for x in naval_leaders_at(g, raid.sea, raid.power))
    if any(c is not None and g.world.captains[c].bonus == "picks_awards" for c in captains):
        return ENGLAND
    return raid.target if g.is_played(raid.target) else raid.power


@cites("VQ 6.3", "VQ 16.4")
def lose_card_to(g: VirginQueen, taker: Power, giver: Power) -> None:
    """A card, or a treasure of a mixed hand; a card may not be played before a later impulse."""
    drawn = take_random(g, taker, giver)
    if isinstance(drawn, int):
        g.state.impulse.fresh.append(drawn)


def armada_is_near(g: VirginQueen, raid: Raid) -> bool:
    at = armada_at(g)
    near = g.world.water.adjacent[raid.sea] | 1 << raid.sea
    return raid.target == SPAIN and at >= 0 and bool(near >> at & 1)


def _lower_armada(g: VirginQueen, raid: Raid) -> Procedure[None]:
    return downgrade(g)


ARMADA_AWARD = Award("award-armada", armada_is_near, _lower_armada)


# -- the Knights of St. John (card 25) -------------------------------------------------------------


@cites("VQ 16.4", "VQ 17.1")
def knights_seas(g: VirginQueen, target: Power) -> list[SeaZone]:
    """Sea zones next to the Knights where Spain may still raid, and the target has a port.

    They go out in their own galleys, whether Spain is at war or not.
    """
    near = g.world.water.neighbours(g.state.land[KNIGHTS]) & g.world.all_seas
    table = Restrictions(
        "knights",
        controls_no_port_there,
        raided_this_zone_already,
        zone_raided_by_two_others,
        has_raided_enough,
        armada_lies_there,
    )
    return [sea for sea in seas_in(near) if table.allow(g, SPAIN, sea, target)]


@cites("VQ 16.4", "VQ 17.1")
def knights_raid(g: VirginQueen, raid: Raid) -> Procedure[None]:
    """With Spanish ships there it is a raid like others; alone the Knights are easily driven off,
    by any hit, and have one die."""
    if ships_at(g, raid.sea, SPAIN):
        yield from piracy.resolve_piracy(g, raid)
        return
    mark_sea_piracy(g, SPAIN, raid.sea)
    shots = piracy.fire_on_pirates(g, raid)
    spain, target = power_ref(g, SPAIN), power_ref(g, raid.target)
    if any(die >= HIT for die in shots):
        g.record(PiratesRepelled(spain, target, place_ref(g, raid.sea)))
        return
    rolled = g.dice(1, "piracy", HIT, by=spain, counted={"knights-galleys": 1})
    raid.hits = sum(die >= HIT for die in rolled)
    g.record(PiracyHits(spain, target, place_ref(g, raid.sea), raid.hits))
    yield from piracy.pay_for_hits(g, raid)


# -- the action on both maps -----------------------------------------------------------------------


class SeaRaid(NamedTuple):
    """A sea zone and a target."""

    sea: SeaZone
    target: Power


def can_initiate(g: VirginQueen, power: Power) -> bool:
    return piracy.can_raid(g, power) or bool(world_raids(g, power))


def why_no_piracy(g: VirginQueen, power: Power, ref: str) -> list[Refusal]:
    kind, _, id = ref.partition(":")
    if kind != "captain" or id not in g.world.captain:
        return piracy.why_no_raid(g, power, ref)
    captain = g.world.captain[id]
    return WORLD_RAIDS.refusals(g, power, captain, SPAIN)


@cites("VQ 16.4", "VQ 16.5")
def initiate_piracy(g: VirginQueen, power: Power) -> Procedure[None]:
    """Step 1: declare where, with whom and against whom."""
    picks = yield from compose(lambda picks: _which(g, power, picks), cancel=True)
    if not picks:
        return
    price = PIRACY.price(g, power)
    assert price is not None
    pay(g, power, price, "piracy")
    yield from raid_at_sea(g, power, picks)


def raid_at_sea(g: VirginQueen, power: Power, picks: list[Option]) -> Procedure[None]:
    """What the picks of `which_raid` have chosen."""
    chosen = picks[-1].value
    if isinstance(chosen, SeaRaid):
        raid = Raid(power, chosen.target, chosen.sea)
        g.record(
            PiracyBegan(power_ref(g, power), power_ref(g, raid.target), place_ref(g, raid.sea))
        )
        yield from piracy.resolve_piracy(g, raid)
    else:
        yield from world_piracy(g, chosen)


def _which(g: VirginQueen, power: Power, picks: list[Option]) -> Ask | None:
    seas = [SeaRaid(*raid) for raid in piracy.raids_open_to(g, power)]
    return which_raid(g, power, picks, seas, voyages=world_raids(g, power))


def which_raid(
    g: VirginQueen,
    power: Power,
    picks: list[Option],
    seas: list[SeaRaid],
    *,
    voyages: list[WorldRaid],
) -> Ask | None:
    """A sea zone or a captain, then a target if there are several."""
    ids, refs = g.world.location_ids, g.world.place_refs
    seat, cite = g.seat_of(power), "VQ 16.4"

    def explain(ref: str) -> list[Refusal]:
        return why_no_piracy(g, power, ref)

    if not picks:
        options = []
        for sea in dict.fromkeys(raid.sea for raid in seas):
            raids = [raid for raid in seas if raid.sea == sea]
            options.append(Option(f"sea.{ids[sea]}", raids, (refs[sea],), "option-piracy-sea"))
        for captain in dict.fromkeys(raid.captain for raid in voyages):
            found = [raid for raid in voyages if raid.captain == captain]
            name = g.world.captains[captain].id
            where = ocean_ref(g, found[0].ocean)
            options.append(
                Option(f"captain.{name}", found, (captain_ref(g, captain), where), "option-pirate")
            )
        return Ask(seat, "piracy-where", options, cite, explain=explain)
    if len(picks) == 1:
        options = [
            Option(
                f"target.{g.world.power_rows[raid.target].id}",
                raid,
                (power_ref(g, raid.target),),
                "option-piracy-target",
            )
            for raid in picks[0].value
        ]
        choices = {option.key: option.value for option in options}

        def foresee(view: VirginQueen, key: str) -> Prospect | None:
            raid = choices.get(key)
            if isinstance(raid, SeaRaid):
                return piracy.raid_prospect(view, Raid(power, raid.target, raid.sea))
            return None if raid is None else world_raid_prospect(view, raid)

        ask = Ask(seat, "piracy-whom", options, cite, refs=picks[0].refs, explain=explain)
        ask.foresee = foresee
        return ask
    return None


PIRACY = Action("piracy", "16.4", can_initiate, initiate_piracy, why=why_no_piracy)
