"""How Here I Stand fills the shared procedures."""

from collections.abc import Sequence
from typing import Any

from tercio.games.here_i_stand.cards import registry
from tercio.games.here_i_stand.rules.victory import check_automatic_victory
from tercio.kernel.ask import Procedure, Refusal
from tercio.wars.hooks import Hooks
from tercio.wars.names import CardId, Power


class HisHooks(Hooks):
    """Each hook calls one function of the rules."""

    # -- cards -------------------------------------------------------------------------------

    def cards_for(self, g: Any, moment: str) -> Sequence[CardId]:
        cards: Sequence[CardId] = g.world.cards_by_window.get(moment, ())
        return cards

    def may_respond(self, g: Any, power: Power, card: CardId, moment: str, about: Any) -> bool:
        return registry.may_respond(g, power, card, moment, about)

    def respond(
        self, g: Any, power: Power, card: CardId, moment: str, about: Any
    ) -> Procedure[None]:
        return registry.respond(g, power, card, moment, about)

    def event_refusals(self, g: Any, power: Power, card: CardId) -> Sequence[Refusal]:
        return registry.refusals(g, power, card, "own_impulse")

    def play_event(self, g: Any, power: Power, card: CardId) -> Procedure[None]:
        return registry.play_event(g, power, card)

    def dispose_card(self, g: Any, power: Power, card: CardId) -> None:
        registry.dispose(g, card, happened=False)

    # -- the action phase ----------------------------------------------------------------------

    def after_action(self, g: Any, power: Power) -> None:
        check_automatic_victory(g)
