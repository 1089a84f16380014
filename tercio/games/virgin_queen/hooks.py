"""How Virgin Queen fills the shared procedures."""

from collections.abc import Sequence

from tercio.games.virgin_queen.cards.all import registry
from tercio.games.virgin_queen.conditions import holds
from tercio.games.virgin_queen.display import provenance
from tercio.games.virgin_queen.model.court_questions import leader_faction
from tercio.games.virgin_queen.model.court_verbs import skip_impulse
from tercio.games.virgin_queen.model.ocean_verbs import mark_sea_piracy
from tercio.games.virgin_queen.model.position import VirginQueen
from tercio.games.virgin_queen.model.religion_verbs import FaithHooks
from tercio.games.virgin_queen.model.treasure_questions import has_random
from tercio.games.virgin_queen.rows.cards import VqCardMode
from tercio.games.virgin_queen.rules.action_phase import (
    impulse,
    passing,
    spring_deployment,
    treasures,
)
from tercio.games.virgin_queen.rules.actions import ACTIONS
from tercio.games.virgin_queen.rules.construction import land_units_built, shipbuilding
from tercio.games.virgin_queen.rules.diplomacy import (
    england_and_spain,
    homecoming,
    mercenaries,
    war_restrictions,
)
from tercio.games.virgin_queen.rules.land import land_warfare, pacification_of_ghent
from tercio.games.virgin_queen.rules.major_powers import armada, armada_cargo, capitals, don_john
from tercio.games.virgin_queen.rules.naval_affairs import (
    europe_piracy,
    oceans,
    sea_beggars,
    ships_in_action,
    voyage_odds,
    waterways,
)
from tercio.games.virgin_queen.rules.religion import colloquy_of_poissy
from tercio.games.virgin_queen.rules.victory import victory
from tercio.games.virgin_queen.rules.winter import winter_quarters
from tercio.kernel.ask import Option, Procedure, Prospect, Refusal, nothing
from tercio.kernel.restrictions import Legality
from tercio.wars.hooks import Hooks
from tercio.wars.land import foreign_war
from tercio.wars.land.battle import Battle, Side
from tercio.wars.model.force import Force
from tercio.wars.model.names import CardId, LeaderId, Location, Mask, Power, SeaZone, ShipId, Space
from tercio.wars.model.rows import CardMode, FactRow
from tercio.wars.model.ship_questions import ship_commander
from tercio.wars.model.world import Roads
from tercio.wars.sea.fleets import Fleet
from tercio.wars.sea.piracy import Award, Raid
from tercio.wars.turn.actions import Action


class VqHooks(Hooks[VirginQueen], FaithHooks):
    """Each hook calls one function of the rules."""

    effects = registry.EFFECTS

    # -- the map (2.5, 12, 13) -----------------------------------------------------------------

    def control_changed(self, g: VirginQueen, space: Space, power: Power) -> None:
        capitals.control_changed(g, space, power)
        victory.note_win_at_once(g)

    def faith_changed(self, g: VirginQueen) -> None:
        victory.note_win_at_once(g)

    def roads(self, g: VirginQueen, power: Power) -> Roads:
        return waterways.roads(g, power)

    def theatre(self, g: VirginQueen) -> Mask:
        return armada.theatre(g)

    def march_theatre(self, g: VirginQueen) -> Mask:
        return pacification_of_ghent.open_to_spain(g) & armada.theatre(g)

    def older_reading(self, g: VirginQueen, rule: str) -> bool:
        return bool(g.world.edition_rule(rule) == g.world.edition_rule(rule, "first"))

    def storm_begins(self, g: VirginQueen, battle: Battle) -> Procedure[None]:
        return waterways.bring_engineers(g, battle)

    def captive_homes(self, g: VirginQueen, power: Power, leader: LeaderId) -> list[Space]:
        return homecoming.captive_homes(g, power, leader)

    def doubt(self, row: FactRow) -> str:
        return provenance.mark(row)

    def cards_in_foreign_wars(self, g: VirginQueen) -> bool:
        return bool(g.world.edition_rule("foreign_war_events") == "unsaid")

    # -- sea (16) --------------------------------------------------------------------------------

    may_intercept_among_foes = False

    def ship_dice(self, g: VirginQueen, ship: ShipId, place: Location) -> int:
        return ships_in_action.ship_dice(g, ship, place)

    def ship_levels(self, g: VirginQueen, ship: ShipId) -> int:
        return armada.levels(g, ship)

    def take_ship_loss(self, g: VirginQueen, ship: ShipId) -> Procedure[None]:
        return armada.take_loss(g, ship)

    def hits_ignored(self, g: VirginQueen, battle: Battle, side: Side) -> int:
        return ships_in_action.hits_ignored(g, battle, side)

    def fives_ignored(self, g: VirginQueen, battle: Battle, side: Side) -> int:
        return ships_in_action.fives_ignored(g, battle, side)

    def after_naval_rolls(self, g: VirginQueen, battle: Battle) -> Procedure[None]:
        return armada.reroll_misses(g, battle)

    def blockade_strength(self, g: VirginQueen, ship: ShipId) -> int:
        return armada.blockade_strength(g, ship, super().blockade_strength(g, ship))

    def may_retreat_into(self, g: VirginQueen, fleet: Fleet, place: Location) -> bool:
        return armada.may_retreat_into(g, fleet, place)

    def naval_modifier(self, g: VirginQueen, ships: Sequence[ShipId], place: Location) -> int:
        return ships_in_action.naval_modifier(g, ships, place)

    def transport_seas(self, g: VirginQueen, power: Power) -> Mask:
        return ships_in_action.transport_seas(g, power)

    def inland_ports(self, g: VirginQueen, power: Power, sea: SeaZone) -> Mask:
        return ships_in_action.inland_ports(g, power, sea)

    def may_lend(self, g: VirginQueen, ship: ShipId) -> bool:
        return bool(ship != g.world.armada)

    def can_voyage(self, g: VirginQueen, power: Power) -> bool:
        return oceans.can_voyage(g, power)

    def voyage_options(
        self, g: VirginQueen, power: Power, ordered: Sequence[Option]
    ) -> Sequence[Option]:
        return oceans.voyage_options(g, power, [order.value for order in ordered])

    def voyage(self, g: VirginQueen, power: Power, ordered: Sequence[Option]) -> Procedure[None]:
        return oceans.sail(g, power, [order.value for order in ordered])

    def foresee_voyage(self, g: VirginQueen, order: Option) -> Prospect | None:
        return voyage_odds.voyage_prospect(g, order.value)

    def piracy_restrictions(self, g: VirginQueen) -> Legality[VirginQueen, Power, SeaZone, Power]:
        return europe_piracy.VQ_RAIDS

    def pirates(self, g: VirginQueen, power: Power, sea: SeaZone) -> list[ShipId]:
        return sea_beggars.pirates(g, power, sea)

    def piracy_ports(self, g: VirginQueen, power: Power, target: Power, sea: SeaZone) -> Mask:
        return europe_piracy.piracy_ports(g, power, target, sea)

    def idle_pirates(self, g: VirginQueen, raid: Raid) -> int:
        return europe_piracy.idle_pirates(g, raid)

    def fires_on_pirates(self, g: VirginQueen, ship: ShipId) -> bool:
        return europe_piracy.fires_on_pirates(g, ship)

    def more_piracy_defence(self, g: VirginQueen, raid: Raid) -> int:
        return europe_piracy.knights_dice(g, raid)

    def may_forfeit(self, g: VirginQueen, raid: Raid, ship: ShipId) -> bool:
        return europe_piracy.may_forfeit(g, raid, ship)

    def chooses_award(self, g: VirginQueen, raid: Raid) -> Power:
        return europe_piracy.chooses_award(g, raid)

    def can_lose_card(self, g: VirginQueen, power: Power) -> bool:
        return bool(has_random(g, power))

    def lose_card_to(self, g: VirginQueen, taker: Power, giver: Power) -> None:
        europe_piracy.lose_card_to(g, taker, giver)

    def more_piracy_awards(self, g: VirginQueen) -> Sequence[Award[VirginQueen]]:
        return (europe_piracy.ARMADA_AWARD,)

    def piracy_begun(self, g: VirginQueen, power: Power, sea: SeaZone) -> None:
        mark_sea_piracy(g, power, sea)

    # -- land (13-15) ----------------------------------------------------------------------------

    takes_lone_naval_leaders = True
    sieges_shun_strangers = True
    has_leashes = True

    def unit_leash(self, g: VirginQueen, owner: Power) -> Mask:
        return land_warfare.unit_leash(g, owner) & england_and_spain.leash(g, owner)

    def leader_leash(self, g: VirginQueen, leader: LeaderId) -> Mask:
        return land_warfare.leader_leash(g, leader) & england_and_spain.leash(
            g, g.state.leader_power[leader]
        )

    def may_attack(self, g: VirginQueen, power: Power, space: Space) -> bool:
        return land_warfare.may_attack(g, power, space)

    def interception_modifier(self, g: VirginQueen, power: Power) -> int:
        return land_warfare.telescope(g, power)

    def assault_defender_dice(self, g: VirginQueen, battle: Battle) -> int:
        return land_warfare.walls(g, battle)

    def after_land_battle(self, g: VirginQueen, battle: Battle) -> Procedure[None]:
        g.state.impulse.guarded = 0
        return nothing()

    def assault_restrictions(self, g: VirginQueen) -> Legality[VirginQueen, Power, Space]:
        return waterways.VQ_ASSAULTS

    # -- diplomacy (9, 24) -----------------------------------------------------------------------

    def docks(self, g: VirginQueen, ship: ShipId) -> Mask:
        return england_and_spain.leash(g, ship_commander(g, ship))

    def entered(self, g: VirginQueen, power: Power, place: Location) -> Procedure[None]:
        return england_and_spain.entered(g, power, place)

    def mercenary_sites(self, g: VirginQueen, power: Power) -> list[Space]:
        return mercenaries.mercenary_capitals(g, power)

    def pay_ransom(self, g: VirginQueen, captor: Power, power: Power) -> None:
        homecoming.pay_ransom(g, captor, power)

    def war_restrictions(self, g: VirginQueen) -> Legality[VirginQueen, Power, Power]:
        return war_restrictions.AT_ALL_TIMES

    # -- cards (6, 11) ---------------------------------------------------------------------------

    def dispose_card(self, g: VirginQueen, power: Power, card: CardId) -> None:
        impulse.put_away(g, power, card)

    def holds(self, g: VirginQueen, condition: str, power: Power | None, about: object) -> bool:
        return holds(g, condition, power, about)

    def resolver(self, g: VirginQueen, power: Power, mode: CardMode) -> Power:
        assert isinstance(mode, VqCardMode)
        return registry.resolver(g, power, mode)

    # -- the action phase (11) -------------------------------------------------------------------

    def actions(self, g: VirginQueen) -> Sequence[Action[VirginQueen]]:
        return ACTIONS

    def may_act(self, g: VirginQueen, power: Power, action: str) -> bool:
        return impulse.may_act(g, power, action)

    def action_refusals(self, g: VirginQueen, power: Power, action: str) -> list[Refusal]:
        return impulse.acting_refusals(g, power, action)

    def paid(self, g: VirginQueen, power: Power, action: str) -> None:
        impulse.note_type(g, power, action)
        don_john.may_switch_again(g)

    def pass_refusals(self, g: VirginQueen, power: Power) -> Sequence[Refusal]:
        return passing.pass_refusals(g, power)

    def skips_impulse(self, g: VirginQueen, power: Power) -> bool:
        return bool(skip_impulse(g, power))

    def impulse_begins(self, g: VirginQueen, power: Power) -> Procedure[None]:
        colloquy_of_poissy.watch_colloquy(g, power)
        pacification_of_ghent.watch(g, power)
        return impulse.begin(g, power)

    def impulse_ends(self, g: VirginQueen, power: Power) -> Procedure[None]:
        return treasures.extend_impulse(g, power)

    def after_action(self, g: VirginQueen, power: Power) -> None:
        victory.check_automatic_victory(g)

    # -- forces (17) -----------------------------------------------------------------------------

    builds_under_allies = False

    def building_sites(self, g: VirginQueen, power: Power, what: str, sites: Mask) -> Mask:
        return land_units_built.sites(g, power, what, sites)

    def naval_sites(self, g: VirginQueen, owner: Power, what: str, sites: Mask) -> Mask:
        return shipbuilding.naval_sites(g, owner, what, sites)

    def built_as(self, g: VirginQueen, owner: Power, what: str, space: Space) -> str:
        return shipbuilding.built_as(g, owner, what, space)

    def builds_beside_map(self, g: VirginQueen, power: Power, what: str) -> Sequence[Option]:
        aboard = armada_cargo.builds_aboard(g, power, what)
        return [*foreign_war.builds_abroad(g, power, what), *aboard]

    def counters_beside_map(self, g: VirginQueen, owner: Power) -> Sequence[int]:
        if not g.state.foreign_wars and not g.state.oceans.cargo:
            return ()
        return [*foreign_war.counters_abroad(g, owner), *armada_cargo.cargo_stacks(g, owner)]

    # -- spring and winter (10, 20) --------------------------------------------------------------

    winter_section = "20.4"

    def minor_ships_may_go_home(self, g: VirginQueen) -> bool:
        return bool(g.world.edition_rule("minor_fleets_winter") == "own_port_too")

    def winter_landings(self, g: VirginQueen, leader: LeaderId) -> Sequence[Space]:
        return winter_quarters.landings(g, leader)

    def goes_ashore(self, g: VirginQueen, leader: LeaderId, space: Space) -> None:
        winter_quarters.go_ashore(g, leader, space)

    def prepare_winter(self, g: VirginQueen, power: Power) -> Procedure[None]:
        return winter_quarters.withdraw_leaders(g, power)

    def winter_capitals(self, g: VirginQueen, power: Power, owner: Power) -> Sequence[Space]:
        return winter_quarters.capitals_for(g, power, owner)

    def winter_closed(self, g: VirginQueen, owner: Power) -> Mask:
        return winter_quarters.closed_to(g, owner)

    def winter_keys(self, g: VirginQueen, minor: Power) -> Mask:
        return winter_quarters.keys_of(g, minor)

    def stays_in_winter(self, g: VirginQueen, owner: Power) -> bool:
        return winter_quarters.never_moves(owner)

    def leader_owner(self, g: VirginQueen, leader: LeaderId) -> Power:
        owner: Power = leader_faction(g, leader)
        return owner

    def prepare_spring(self, g: VirginQueen, power: Power) -> Procedure[None]:
        return spring_deployment.prepare(g, power)

    def leaves_in_spring(self, g: VirginQueen, power: Power, capital: Space) -> Force:
        return spring_deployment.leaves_capital(g, power, capital)

    def capitals(self, g: VirginQueen, power: Power) -> list[Space]:
        """Printed ones, those of the Protestant factions, and Prague instead of Vienna (23)."""
        moved = g.state.court.capitals
        if power in moved:
            return [moved[power]]
        factions = [p for p in g.world.factions if p in moved and g.state.patron[p] == power]
        return [*g.world.capitals[power], *(moved[p] for p in factions)]
