"""How Here I Stand fills the shared procedures."""

from collections.abc import Iterable, Sequence

from tercio.games.here_i_stand.cards.all import registry, responses
from tercio.games.here_i_stand.cards.events_65_to_70 import RenegadeHooks
from tercio.games.here_i_stand.cards.events_71_to_76 import RebelHooks
from tercio.games.here_i_stand.cards.sack_of_rome import SackHooks
from tercio.games.here_i_stand.conditions import holds
from tercio.games.here_i_stand.model.court_verbs import skip_impulse
from tercio.games.here_i_stand.model.position import H_contra
from tercio.games.here_i_stand.model.powers import PROTESTANT
from tercio.games.here_i_stand.model.religion_verbs import (
    begin_religious_impulse,
    release_electorate_regulars,
)
from tercio.games.here_i_stand.rows.files import HisCardRow
from tercio.games.here_i_stand.rules.action_phase import passing
from tercio.games.here_i_stand.rules.actions import ACTIONS
from tercio.games.here_i_stand.rules.construction import building
from tercio.games.here_i_stand.rules.diplomacy import aftermath, homecoming, hungary, war
from tercio.games.here_i_stand.rules.major_powers import (
    henrys_marriages,
    schmalkaldic_league,
    scots_raid,
)
from tercio.games.here_i_stand.rules.major_powers.schmalkaldic_league import LeagueHooks
from tercio.games.here_i_stand.rules.reformation.diet_of_worms import DietHooks
from tercio.games.here_i_stand.rules.sea import piracy
from tercio.games.here_i_stand.rules.sequence import PhaseHooks
from tercio.games.here_i_stand.rules.victory.victory import check_automatic_victory
from tercio.games.here_i_stand.rules.winter import winter_phase
from tercio.games.here_i_stand.rules.winter.winter_phase import MandatoryHooks
from tercio.kernel.ask import Option, Procedure, Refusal, nothing
from tercio.kernel.restrictions import Legality
from tercio.wars.cards import card_play
from tercio.wars.hooks import Hooks
from tercio.wars.land import foreign_war
from tercio.wars.land.battle import Battle
from tercio.wars.model.names import CardId, LeaderId, Mask, Power, SeaZone, ShipId, Space
from tercio.wars.sea.piracy import Raid
from tercio.wars.turn.actions import Action


class HisHooks(
    Hooks[H_contra],
    PhaseHooks[H_contra],
    DietHooks[H_contra],
    LeagueHooks[H_contra],
    MandatoryHooks[H_contra],
    RebelHooks[H_contra],
    RenegadeHooks[H_contra],
    SackHooks[H_contra],
):
    """Each hook calls one function of the rules."""

    effects = registry.EFFECTS

    # -- the map -------------------------------------------------------------------------------

    def control_changed(self, g: H_contra, space: Space, power: Power) -> None:
        release_electorate_regulars(g)

    def theatre(self, g: H_contra) -> Mask:
        return scots_raid.theatre(g)

    def assault_restrictions(self, g: H_contra) -> Legality[H_contra, Power, Space]:
        return scots_raid.assault_restrictions(g)

    def loc_barriers(self, g: H_contra) -> Mask:
        return schmalkaldic_league.closed_electorates(g)

    def gains_control(self, g: H_contra, power: Power) -> bool:
        return schmalkaldic_league.gains_control(g, power)

    def calmed_from_afar(self, g: H_contra, power: Power) -> Mask:
        return schmalkaldic_league.calmed_from_afar(g, power)

    def may_enter(self, g: H_contra, power: Power, space: Space) -> bool:
        return schmalkaldic_league.may_enter(g, power, space)

    def older_reading(self, g: H_contra, rule: str) -> bool:
        """13.2 says nothing against interceptors before the empty walls of others."""
        return rule == "intercept_empty_fortress"

    # -- diplomacy ---------------------------------------------------------------------------

    def after_land_battle(self, g: H_contra, battle: Battle) -> Procedure[None]:
        return aftermath.after_land_battle(g, battle)

    def captive_homes(self, g: H_contra, power: Power, leader: LeaderId) -> list[Space]:
        return homecoming.captive_homes(g, power)

    def mercenary_sites(self, g: H_contra, power: Power) -> list[Space]:
        return homecoming.mercenary_sites(g, power)

    def war_restrictions(self, g: H_contra) -> Legality[H_contra, Power, Power]:
        return war.AT_ALL_TIMES

    def clash_order(self, g: H_contra, power: Power, enemy: Power) -> tuple[Power, Power]:
        return war.clash_order(g, power, enemy)

    def minor_activated(self, g: H_contra, minor: Power, power: Power) -> None:
        hungary.note_marriage(g, minor, power)

    # -- cards -------------------------------------------------------------------------------

    def dispose_card(self, g: H_contra, power: Power, card: CardId) -> None:
        card_play.dispose(g, card, happened=False)

    def extra_windows(self, g: H_contra, card: CardId) -> Sequence[str]:
        row = g.world.cards[card]
        return row.extra_windows if isinstance(row, HisCardRow) else ()

    def holds(self, g: H_contra, condition: str, power: Power | None, about: object) -> bool:
        return holds(g, condition, power, about)

    def card_refusals(self, g: H_contra, power: Power, card: CardId) -> Iterable[Refusal]:
        return registry.card_refusals(g, power, card)

    def event_takes_effect(self, g: H_contra, power: Power, card: CardId) -> None:
        registry.commit_needed_debaters(g, card)

    # -- sea ---------------------------------------------------------------------------------

    both_retreat_at_outbreak = True

    def may_borrow_ships(self, g: H_contra, power: Power) -> bool:
        return power != PROTESTANT

    def piracy_restrictions(self, g: H_contra) -> Legality[H_contra, Power, SeaZone, Power]:
        return piracy.HIS_RAIDS

    def pirates(self, g: H_contra, power: Power, sea: SeaZone) -> list[ShipId]:
        return piracy.corsairs(g, power, sea)

    def piracy_forts(self, g: H_contra, power: Power) -> Mask:
        return piracy.fortresses_of_the_knights(g)

    def fort_fires(self, g: H_contra, fort: Space) -> bool:
        return piracy.any_fort_fires(g) or super().fort_fires(g, fort)

    def spreads_piracy_awards(self, g: H_contra) -> bool:
        return piracy.spreads_awards(g)

    def piracy_begun(self, g: H_contra, power: Power, sea: SeaZone) -> None:
        piracy.mark_raid(g, sea)

    def piracy_hit(self, g: H_contra, raid: Raid) -> None:
        piracy.carry_off_julia_gonzaga(g, raid)

    def may_score_piracy(self, g: H_contra, power: Power) -> bool:
        return piracy.may_score(g)

    def score_piracy(self, g: H_contra, power: Power) -> None:
        piracy.score(g, power)

    # -- the action phase ----------------------------------------------------------------------

    def actions(self, g: H_contra) -> Sequence[Action[H_contra]]:
        return ACTIONS

    def pass_refusals(self, g: H_contra, power: Power) -> Sequence[Refusal]:
        return passing.pass_refusals(g, power)

    def skips_impulse(self, g: H_contra, power: Power) -> bool:
        return bool(skip_impulse(g, power))

    def before_impulse(self, g: H_contra, power: Power) -> Procedure[None]:
        return responses.at_any_time(g)

    def impulse_begins(self, g: H_contra, power: Power) -> Procedure[None]:
        begin_religious_impulse(g)
        schmalkaldic_league.bar_military_actions(g, power)
        return nothing()

    def shows_card_first(self, g: H_contra, power: Power) -> bool:
        return henrys_marriages.mary_interferes(g, power)

    def card_chosen(self, g: H_contra, power: Power, card: CardId) -> Procedure[bool]:
        return henrys_marriages.impulse_under_mary(g, power, card)

    def passed(self, g: H_contra, power: Power) -> Procedure[None]:
        henrys_marriages.flirtation(g, power)
        return nothing()

    def after_action(self, g: H_contra, power: Power) -> None:
        release_electorate_regulars(g)
        check_automatic_victory(g)

    # -- forces --------------------------------------------------------------------------------

    def building_sites(self, g: H_contra, power: Power, what: str, sites: Mask) -> Mask:
        return building.sites(g, power, what, sites)

    def builds_beside_map(self, g: H_contra, power: Power, what: str) -> Sequence[Option]:
        return foreign_war.builds_abroad(g, power, what)

    def counters_beside_map(self, g: H_contra, owner: Power) -> Sequence[int]:
        """Those at foreign wars, and the regulars that wait on the Electorate Display (21.6)."""
        abroad = foreign_war.counters_abroad(g, owner)
        waiting = g.state.religion.display
        return [*abroad, *waiting.values()] if waiting and owner == PROTESTANT else abroad

    # -- winter --------------------------------------------------------------------------------

    def winters_in_place(self, g: H_contra, power: Power) -> bool:
        return schmalkaldic_league.winters_in_place(g, power)

    def winters_only_in(self, g: H_contra, owner: Power) -> Mask:
        return winter_phase.quarters(g, owner)

    def winter_barriers(self, g: H_contra, power: Power) -> Mask:
        return schmalkaldic_league.closed_electorates(g)
