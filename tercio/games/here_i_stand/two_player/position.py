"""`g` for the two-player variant: who commands whom, and verbs on the diplomatic deck."""

from tercio.games.here_i_stand.model.position import HereIStand
from tercio.games.here_i_stand.model.powers import HAPSBURG, PAPACY, PROTESTANT
from tercio.games.here_i_stand.rows.files import DiplomaticCardRow, VariantRuleRow
from tercio.games.here_i_stand.two_player.events import (
    CardTurnedUp,
    DiplomaticCardDealt,
    DiplomaticCardDiscarded,
    DiplomaticCardDrawn,
    DiplomaticCardFetched,
    DiplomaticCardPlayed,
    DiplomaticCardsSwapped,
    DiplomaticDeckShuffled,
    DiplomaticHandSeen,
    DiplomaticHandShown,
    HandRevealed,
)
from tercio.games.here_i_stand.two_player.players import OTHERS, PLAYERS, opponent
from tercio.kernel.ask import Seat
from tercio.kernel.citations import cites
from tercio.wars.model.names import NO_CARD, CardId, Power


class TwoPlayerStand(HereIStand):
    """Two seats, six major powers."""

    # -- who plays whom --------------------------------------------------------------------------

    @cites("HIS 3.1")
    def commander(self, power: Power) -> Power:
        """The player who decides for a major power: for the Hapsburgs the Papacy once they are
        its allies; for all others that threaten the Papacy the Protestant.
        """
        if power == PAPACY or (power == HAPSBURG and self.league_formed()):
            return PAPACY
        return PROTESTANT

    def seat_of(self, power: Power) -> Seat:
        return self._seat_of[self.commander(self.state.patron[power])]

    def powers_of(self, seat: Seat) -> list[Power]:
        """The power whose cards and VP are the player's own."""
        return [power for power in PLAYERS if self._seat_of[power] == seat]

    def powers_in_play(self) -> tuple[Power, ...]:
        return PLAYERS

    @cites("HIS 3.1", "HIS 11")
    def acts_for(self, player: Power) -> list[Power]:
        """The other major powers with which a player can act: at war with his opponent."""
        enemy = opponent(player)
        return [p for p in OTHERS if self.commander(p) == player and self.is_at_war(p, enemy)]

    # -- data ------------------------------------------------------------------------------------

    def rule(self, id: str) -> VariantRuleRow:
        """The numbers, powers and places of a rule of the variant."""
        return self.world.data.table("variant_rules", VariantRuleRow)[id]

    def diplomatic_card(self, card: CardId) -> DiplomaticCardRow:
        rows = self.world.data.table("diplomatic_cards", DiplomaticCardRow).values()
        return next(row for row in rows if row.number == card)

    def diplomatic_ref(self, card: CardId) -> str:
        return f"card:{self.diplomatic_card(card).id}"

    def diplomatic_hand(self, player: Power) -> list[CardId]:
        return self.state.two_player.hands[PLAYERS.index(player)]

    def _shown(self, player: Power) -> list[CardId]:
        return self.state.two_player.shown[PLAYERS.index(player)]

    # -- verbs -----------------------------------------------------------------------------------

    def draw_diplomatic_card(self, player: Power) -> CardId | None:
        """Blindly; an exhausted deck is made of the discards again."""
        cards = self.state.two_player
        if not cards.deck:
            self.shuffle_diplomatic_deck()
        if not cards.deck:
            return None
        card = self.pick(cards.deck, "diplomatic deck", lambda card: self.diplomatic_card(card).id)
        cards.deck.remove(card)
        self._take_diplomatic(player, card)
        self.record(DiplomaticCardDealt(self.power_ref(player)))
        seats = (self.seat_of(player),)
        drawn = DiplomaticCardDrawn(self.power_ref(player), self.diplomatic_ref(card))
        self.record(drawn, seats)
        return card

    def _take_diplomatic(self, player: Power, card: CardId) -> None:
        hand = self.diplomatic_hand(player)
        hand.append(card)
        hand.sort()

    def _leave_diplomatic(self, player: Power, card: CardId) -> None:
        self.diplomatic_hand(player).remove(card)
        if card in self._shown(player):
            self._shown(player).remove(card)

    def play_diplomatic_card(self, player: Power, card: CardId) -> None:
        """Face up on the table; `put_away_diplomatic_card` says where it goes."""
        self._leave_diplomatic(player, card)
        self.state.two_player.played.append(card)
        self.state.two_player.on_table.append(card)
        self.record(DiplomaticCardPlayed(self.power_ref(player), self.diplomatic_ref(card)))

    def put_away_diplomatic_card(self, card: CardId) -> None:
        """Where a card goes once it has been played, unless it is shuffled in already."""
        cards = self.state.two_player
        if card not in cards.on_table:
            return
        cards.on_table.remove(card)
        gone = self.diplomatic_card(card).removed_after_play
        (cards.removed if gone else cards.discard).append(card)

    def discard_diplomatic_card(self, player: Power, card: CardId) -> None:
        self._leave_diplomatic(player, card)
        self.state.two_player.discard.append(card)
        self.record(DiplomaticCardDiscarded(self.power_ref(player), self.diplomatic_ref(card)))

    def fetch_diplomatic_card(self, player: Power, card: CardId) -> None:
        """Out of the deck or the discards, onto the table."""
        cards = self.state.two_player
        (cards.deck if card in cards.deck else cards.discard).remove(card)
        cards.played.append(card)
        cards.on_table.append(card)
        self.record(DiplomaticCardFetched(self.power_ref(player), self.diplomatic_ref(card)))

    def shuffle_diplomatic_deck(self, *more: CardId) -> None:
        """The discards, and further cards, join what is left of the deck."""
        cards = self.state.two_player
        cards.deck = sorted([*cards.deck, *cards.discard, *more])
        cards.discard = []
        cards.on_table = [card for card in cards.on_table if card not in more]
        self.record(DiplomaticDeckShuffled(len(cards.deck)))

    def add_league_cards(self) -> None:
        cards = self.state.two_player
        more, cards.aside = cards.aside, []
        self.shuffle_diplomatic_deck(*more)

    def show_diplomatic_hand(self, owner: Power) -> None:
        """The opponent looks at it; everybody knows that he does."""
        cards = self.diplomatic_hand(owner)
        self.state.two_player.shown[PLAYERS.index(owner)] = cards[:]
        self.record(DiplomaticHandShown(self.power_ref(owner)))
        refs = [self.diplomatic_ref(card) for card in cards]
        self.record(DiplomaticHandSeen(self.power_ref(owner), refs), self.seats)

    def swap_diplomatic_hands(self) -> None:
        """Both know all of them: one has looked, the other knows what he gives."""
        cards = self.state.two_player
        cards.hands.reverse()
        cards.shown = [hand[:] for hand in cards.hands]
        self.record(DiplomaticCardsSwapped())
        for player in PLAYERS:
            refs = [self.diplomatic_ref(card) for card in self.diplomatic_hand(player)]
            self.record(DiplomaticHandSeen(self.power_ref(player), refs), self.seats)

    def reveal_hand(self, owner: Power) -> None:
        """The opponent sees the main-deck cards in a hand."""
        hand = [card for card in self.state.hands[owner] if self.is_hidden_card(card)]
        shown = self._shown(owner)
        shown += [card for card in hand if card not in shown]
        self.record(DiplomaticHandShown(self.power_ref(owner)))
        refs = [self.card_ref(card) for card in hand]
        self.record(HandRevealed(self.power_ref(owner), refs), self.seats)

    def forget_revealed_cards(self) -> None:
        """With a new deal nobody can tell the old cards of a hand from the new ones."""
        for player, shown in enumerate(self.state.two_player.shown):
            hand = self.state.two_player.hands[player]
            shown[:] = [card for card in shown if card in hand]

    def turn_up_card(self) -> CardId | None:
        """The top card of the main deck, shown and discarded, for its CP."""
        deck = self.state.deck
        if not deck:
            return None
        card = self.pick(deck, "deck", self.card_id)
        deck.remove(card)
        self.to_discard(card)
        self.record(CardTurnedUp(self.card_ref(card)))
        return card

    def must_play(self, card: CardId) -> None:
        """The Protestant has to play this diplomatic card this turn."""
        self.state.two_player.must_play = card

    def end_turn_effects(self) -> None:
        super().end_turn_effects()
        cards = self.state.two_player
        cards.must_play, cards.played = NO_CARD, []
        cards.held_fast.clear()
