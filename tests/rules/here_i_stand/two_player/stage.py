"""The stage of the two-player variant: as the standard one, with a diplomatic deck."""

from typing import Self

import tercio.games.here_i_stand.cards.all  # noqa: F401 (registers the cards)
from tercio.games.here_i_stand.model.data_worlds import HisData
from tercio.games.here_i_stand.model.setup import set_up
from tercio.games.here_i_stand.model.state import HisState
from tercio.games.here_i_stand.rows.files import SCHEMA
from tercio.games.here_i_stand.two_player.deck import resolve
from tercio.games.here_i_stand.two_player.diplomatic_verbs import (
    add_league_cards,
    play_diplomatic_card,
    put_away_diplomatic_card,
)
from tercio.games.here_i_stand.two_player.hooks import TwoPlayerHooks
from tercio.games.here_i_stand.two_player.players import PLAYERS
from tercio.games.here_i_stand.two_player.position import TwoPlayerStand
from tercio.games.here_i_stand.two_player.questions import diplomatic_hand
from tercio.kernel.ask import Ask, Seat
from tercio.kernel.position import Setting
from tercio.kernel.randomness import Randomness, Script, Stream
from tercio.wars.model.names import CardId, Power
from tests.rules.here_i_stand.stage import Stage

DATA = HisData(SCHEMA.load(), TwoPlayerHooks())
SETTING = Setting("here_i_stand", "two_player", (Seat("papacy"), Seat("protestant")))


class Duel(Stage):
    """A position of the variant to try rules on."""

    g: TwoPlayerStand

    def __init__(self) -> None:
        random = Randomness(Stream(b"stage"), script=Script())
        self.g = TwoPlayerStand(SETTING, DATA, HisState(), random)
        set_up(self.g)
        self.asked: list[Ask] = []

    def league(self) -> Self:
        """After the Schmalkaldic League: its wars, its alliance, its diplomatic cards."""
        self.done("schmalkaldic_league")
        self.run(self.g.hooks.league_formed(self.g))
        papacy, protestant, hapsburg = (
            self.g.world.power[id] for id in ("papacy", "protestant", "hapsburg")
        )
        self.war(papacy, protestant).war(hapsburg, protestant)
        add_league_cards(self.g)
        return self

    def diplomatic(self, player: Power, *cards: int) -> Self:
        """Exactly these diplomatic cards, taken from wherever they are."""
        state = self.g.state.two_player
        for pile in (state.deck, state.discard, state.aside, *state.hands):
            pile[:] = [card for card in pile if card not in cards]
        hand = state.hands[PLAYERS.index(player)]
        state.deck = sorted(state.deck + hand)
        hand[:] = sorted(CardId(card) for card in cards)
        return self

    def play(
        self,
        player: Power,
        number: int,
        dice: list[int] | None = None,
        answers: list[str] | None = None,
    ) -> Self:
        """The event of a diplomatic card, played from the hand."""
        card = CardId(number)
        if card not in diplomatic_hand(self.g, player):
            self.diplomatic(player, card)
        play_diplomatic_card(self.g, player, card)
        self.run(resolve(self.g, player, card), dice or [], answers or [])
        put_away_diplomatic_card(self.g, card)
        return self

    def vp(self, player: Power) -> int:
        """Bonus VP."""
        return self.g.state.bonus_vp[player]
