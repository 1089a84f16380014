"""How Virgin Queen fills the shared procedures."""

from collections.abc import Iterable, Sequence
from typing import Any

from tercio.games.virgin_queen.cards.all import registry
from tercio.games.virgin_queen.conditions import holds
from tercio.kernel.ask import Procedure, Refusal
from tercio.wars import card_play
from tercio.wars.hooks import Hooks
from tercio.wars.names import CardId, Power, Space


class VqHooks(Hooks):
    """Each hook calls one function of the rules."""

    # -- the map (12, 13) ----------------------------------------------------------------------

    # -- sea (16) --------------------------------------------------------------------------------

    may_intercept_among_foes = False

    # -- land (13-15) ----------------------------------------------------------------------------

    takes_lone_naval_leaders = True
    sieges_shun_strangers = True

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

    # -- forces (17) -----------------------------------------------------------------------------

    builds_under_allies = False

    # -- spring and winter (10, 20) --------------------------------------------------------------

    minor_ships_may_go_home = True

    def capitals(self, g: Any, power: Power) -> list[Space]:
        """Printed ones, those of the Protestant factions, and Prague instead of Vienna (23)."""
        moved = g.state.court.capitals
        if power in moved:
            return [moved[power]]
        factions = [p for p in g.world.factions if p in moved and g.state.patron[p] == power]
        return [*g.world.capitals[power], *(moved[p] for p in factions)]
