"""How Virgin Queen fills the shared procedures."""

from collections.abc import Iterable, Sequence
from typing import Any

from tercio.games.virgin_queen.cards.all import registry
from tercio.games.virgin_queen.conditions import holds
from tercio.games.virgin_queen.rules import building, land, waterways
from tercio.kernel.ask import Option, Procedure, Refusal
from tercio.kernel.restrictions import Restrictions
from tercio.wars import card_play, foreign_war
from tercio.wars.battle import Battle
from tercio.wars.force import Force
from tercio.wars.hooks import Hooks
from tercio.wars.names import CardId, LeaderId, Mask, Power, Space
from tercio.wars.world import Roads


class VqHooks(Hooks):
    """Each hook calls one function of the rules."""

    # -- the map (2.5, 12, 13) -----------------------------------------------------------------

    def roads(self, g: Any, power: Power) -> Roads:
        return waterways.roads(g, power)

    def older_reading(self, g: Any, rule: str) -> bool:
        return bool(g.world.edition == "first")

    # -- sea (16) --------------------------------------------------------------------------------

    may_intercept_among_foes = False

    # -- land (13-15) ----------------------------------------------------------------------------

    takes_lone_naval_leaders = True
    sieges_shun_strangers = True
    has_leashes = True

    def unit_leash(self, g: Any, owner: Power) -> Mask:
        return land.unit_leash(g, owner)

    def leader_leash(self, g: Any, leader: LeaderId) -> Mask:
        return land.leader_leash(g, leader)

    def may_attack(self, g: Any, power: Power, space: Space) -> bool:
        return land.may_attack(g, power, space)

    def interception_modifier(self, g: Any, power: Power) -> int:
        return land.telescope(g, power)

    def assault_defender_dice(self, g: Any, battle: Battle) -> int:
        return land.walls(g, battle)

    def assault_restrictions(self, g: Any) -> Restrictions:
        return waterways.VQ_ASSAULTS

    # -- diplomacy (9, 24) -----------------------------------------------------------------------

    # -- cards (6, 11) ---------------------------------------------------------------------------

    any_time = "any_impulse"

    def cards_for(self, g: Any, moment: str) -> Sequence[CardId]:
        cards: Sequence[CardId] = g.world.cards_by_window.get(moment, ())
        return cards

    def may_respond(self, g: Any, power: Power, card: CardId, moment: str, about: Any) -> bool:
        return card_play.may_respond(g, power, card, moment, about)

    def respond(
        self, g: Any, power: Power, card: CardId, moment: str, about: Any
    ) -> Procedure[None]:
        return card_play.respond(g, power, card, moment, about)

    def event_refusals(self, g: Any, power: Power, card: CardId) -> Sequence[Refusal]:
        return card_play.refusals(g, power, card, "own_impulse")

    def play_event(self, g: Any, power: Power, card: CardId) -> Procedure[None]:
        return card_play.play_event(g, power, card)

    def holds(self, g: Any, condition: str, power: Power | None, about: Any) -> bool:
        return holds(g, condition, power, about)

    def card_effect(self, g: Any, card: str, mode: str) -> card_play.Effect:
        return registry.carry_out

    def mode_refusals(self, g: Any, power: Power, mode: Any, about: Any) -> Iterable[Refusal]:
        return registry.mode_refusals(g, power, mode, about)

    # -- the action phase (11) -------------------------------------------------------------------

    def may_act(self, g: Any, power: Power, action: str) -> bool:
        return impulse.may_act(g, power, action)

    def paid(self, g: Any, power: Power, action: str) -> None:
        impulse.note_type(g, power, action)

    def pass_refusals(self, g: Any, power: Power) -> Sequence[Refusal]:
        return passing.pass_refusals(g, power)

    def skips_impulse(self, g: Any, power: Power) -> bool:
        return bool(g.skip_impulse(power))

    def impulse_begins(self, g: Any, power: Power) -> Procedure[None]:
        return impulse.begin(g, power)

    def impulse_ends(self, g: Any, power: Power) -> Procedure[None]:
        return treasures.extend_impulse(g, power)

    def after_action(self, g: Any, power: Power) -> None:
        victory.check_automatic_victory(g)

    # -- forces (17) -----------------------------------------------------------------------------

    builds_under_allies = False

    def building_sites(self, g: Any, power: Power, what: str, sites: Mask) -> Mask:
        return building.sites(g, power, what, sites)

    def builds_beside_map(self, g: Any, power: Power, what: str) -> Sequence[Option]:
        return foreign_war.builds_abroad(g, power, what)

    def counters_beside_map(self, g: Any, owner: Power) -> Sequence[int]:
        return foreign_war.counters_abroad(g, owner)

    # -- spring and winter (10, 20) --------------------------------------------------------------

    minor_ships_may_go_home = True

    def prepare_spring(self, g: Any, power: Power) -> Procedure[None]:
        return spring.prepare(g, power)

    def leaves_in_spring(self, g: Any, power: Power, capital: Space) -> Force:
        return spring.leaves_capital(g, power, capital)

    def capitals(self, g: Any, power: Power) -> list[Space]:
        """Printed ones, those of the Protestant factions, and Prague instead of Vienna (23)."""
        moved = g.state.court.capitals
        if power in moved:
            return [moved[power]]
        factions = [p for p in g.world.factions if p in moved and g.state.patron[p] == power]
        return [*g.world.capitals[power], *(moved[p] for p in factions)]
