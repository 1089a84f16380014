"""How the two-player variant fills the procedures of the game."""

from collections.abc import Mapping, Sequence

from tercio.games.here_i_stand.hooks import HisHooks
from tercio.games.here_i_stand.model.powers import HAPSBURG
from tercio.games.here_i_stand.rules.sequence import Phase
from tercio.games.here_i_stand.two_player import (
    acting,
    alliances,
    calamities,
    england,
    faith_cards,
    intrigues,
    invasions,
    main_deck,
    restrictions,
    sequence,
)
from tercio.games.here_i_stand.two_player.players import OTHERS, PLAYERS
from tercio.games.here_i_stand.two_player.position import TwoPlayerStand
from tercio.games.here_i_stand.two_player.questions import acts_for, commander
from tercio.kernel.ask import Procedure, Refusal
from tercio.kernel.restrictions import Legality
from tercio.wars.cards.card_effects import Effect
from tercio.wars.land.battle import Battle
from tercio.wars.model.names import CardId, Mask, Power, Space
from tercio.wars.model.rows import CardMode, CardRow
from tercio.wars.turn.actions import Action

CARD_MODULES = (alliances, calamities, faith_cards, intrigues, invasions)
"""Importing them registers the events of the diplomatic deck."""


class TwoPlayerHooks(HisHooks[TwoPlayerStand]):
    """Each hook calls one function of the variant's rules."""

    # -- the map -------------------------------------------------------------------------------

    def may_enter(self, g: TwoPlayerStand, power: Power, space: Space) -> bool:
        return super().may_enter(g, power, space) and restrictions.may_enter(g, power, space)

    def changeable(self, g: TwoPlayerStand) -> Mask:
        return restrictions.changeable(g)

    def calmed_from_afar(self, g: TwoPlayerStand, power: Power) -> Mask:
        return restrictions.calmed_from_afar(g, power)

    def assault_restrictions(self, g: TwoPlayerStand) -> Legality[TwoPlayerStand, Power, Space]:
        return restrictions.TWO_PLAYER_ASSAULTS

    # -- the turn ------------------------------------------------------------------------------

    def phases(self, g: TwoPlayerStand) -> Mapping[str, Phase[TwoPlayerStand]]:
        return sequence.TWO_PLAYER_PHASES

    def actions(self, g: TwoPlayerStand) -> Sequence[Action[TwoPlayerStand]]:
        return acting.TWO_PLAYER_ACTIONS

    def impulse_begins(self, g: TwoPlayerStand, power: Power) -> Procedure[None]:
        calamities.keep_held_fast(g)
        return super().impulse_begins(g, power)

    def impulse_ends(self, g: TwoPlayerStand, power: Power) -> Procedure[None]:
        yield from england.impulse_under_mary(g, power)
        yield from super().impulse_ends(g, power)

    def due_turn(self, g: TwoPlayerStand, card: CardRow) -> int:
        return england.due_turn(g, card)

    def diet_by_deck(self, g: TwoPlayerStand) -> Sequence[Power]:
        return (HAPSBURG,)

    def league_formed(self, g: TwoPlayerStand) -> Procedure[None]:
        return main_deck.imperial_alliance(g)

    def winters_in_place(self, g: TwoPlayerStand, power: Power) -> bool:
        return power not in PLAYERS or super().winters_in_place(g, power)

    def returns_to_capitals(self, g: TwoPlayerStand, power: Power) -> bool:
        return power not in OTHERS

    # -- cards ---------------------------------------------------------------------------------

    def hand_of(self, g: TwoPlayerStand, power: Power) -> Power:
        player: Power = commander(g, power)
        return player if power in acts_for(g, player) else power

    def may_respond(
        self, g: TwoPlayerStand, power: Power, card: CardId, moment: str, *, about: object
    ) -> bool:
        """For an invader a player answers in its battles only; else he answers for himself."""
        may_answer = self._may_answer_for(g, power, card, about)
        return may_answer and super().may_respond(g, power, card, moment, about=about)

    def response_refusals(
        self, g: TwoPlayerStand, power: Power, card: CardId, moment: str, *, about: object
    ) -> list[Refusal]:
        """Where he does not answer for an invader, there is nothing to be said of its cards."""
        if not self._may_answer_for(g, power, card, about):
            return []
        return super().response_refusals(g, power, card, moment, about=about)

    def _may_answer_for(self, g: TwoPlayerStand, power: Power, card: CardId, about: object) -> bool:
        if power in PLAYERS:
            return True
        id = g.world.cards[card].id
        return isinstance(about, Battle) and restrictions.may_respond_for(g, power, id)

    def barred_modes(self, g: TwoPlayerStand, card: CardId) -> Sequence[str]:
        return main_deck.BARRED_MODES.get(g.world.cards[card].id, ())

    def card_effect(self, g: TwoPlayerStand, card: str, mode: CardMode) -> Effect[TwoPlayerStand]:
        return main_deck.EFFECTS.get((card, mode.id)) or super().card_effect(g, card, mode)

    def rebel_spaces(self, g: TwoPlayerStand) -> Mask:
        return main_deck.rebel_spaces(g)

    def renegade_sites(self, g: TwoPlayerStand, power: Power, sites: Mask) -> Mask:
        return main_deck.renegade_sites(g, power, sites)

    def squanders_loot(self, g: TwoPlayerStand, sacker: Power, cards: int) -> bool:
        return main_deck.squanders_loot(g, sacker, cards)
