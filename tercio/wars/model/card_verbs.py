"""Verbs on cards: the deck, the hands, the discard pile and what leaves the game.

The deck has no order: a draw picks blindly from a sorted pile, which is the same as shuffling.
"""

from collections.abc import Iterable
from functools import partial

from tercio.wars.cards.card_events import (
    CardDiscarded,
    CardDrawn,
    CardRemoved,
    CardRetrieved,
    CardsDealt,
    CardTaken,
    CardTakenIs,
    DeckShuffled,
    How,
)
from tercio.wars.model.card_questions import card_id
from tercio.wars.model.events import CardPlayed
from tercio.wars.model.ground import Ground, W
from tercio.wars.model.names import CardId, Power
from tercio.wars.model.refs import card_ref, power_ref


class Cards(Ground[W]):
    """What can be done with cards."""

    def draw_card(self, power: Power) -> CardId | None:
        """The top of the deck, if there is one."""
        deck = self.state.deck
        if not deck:
            return None
        card = self.pick(deck, "deck", partial(card_id, self))
        deck.remove(card)
        self.add_to_hand(power, card)
        self.record(CardDrawn(power_ref(self, power), card_ref(self, card)), (self.seat_of(power),))
        return card

    def draw_cards(self, power: Power, count: int) -> list[CardId]:
        """Draw as many as there are, up to `count`; everybody sees how many."""
        drawn = [card for _ in range(count) if (card := self.draw_card(power)) is not None]
        if drawn:
            self.record(CardsDealt(power_ref(self, power), len(drawn)))
        return drawn

    def add_to_hand(self, power: Power, card: CardId) -> None:
        hand = self.state.hands[power]
        hand.append(card)
        hand.sort()

    def play_card(self, power: Power, card: CardId, use: str) -> None:
        """A card leaves the hand face up and lies on the table until it is put away."""
        self.state.hands[power].remove(card)
        self.state.on_table.append(card)
        if use != "cp":
            self.state.events_played[power].append(card)
        self.record(CardPlayed(power_ref(self, power), card_ref(self, card), use))

    def discard_card(self, power: Power, card: CardId) -> None:
        """From the hand to the discard pile, face up."""
        self.state.hands[power].remove(card)
        self.to_discard(card)
        self.record(CardDiscarded(power_ref(self, power), card_ref(self, card)))

    def to_discard(self, card: CardId) -> None:
        self.clear_table(card)
        self.state.discard.append(card)

    def clear_table(self, card: CardId) -> None:
        """Whatever it did is done; where it goes is the caller's business."""
        if card in self.state.on_table:
            self.state.on_table.remove(card)

    def remove_card(self, card: CardId) -> None:
        """Out of the game, wherever it was."""
        state = self.state
        for pile in (*state.hands, state.deck, state.discard, state.on_table, state.aside):
            if card in pile:
                pile.remove(card)
        if card not in state.removed:
            state.removed.append(card)
            self.record(CardRemoved(card_ref(self, card)))

    def give_card(self, giver: Power, taker: Power, card: CardId, how: How = "draw") -> None:
        """From hand to hand; only the two know which."""
        self.state.hands[giver].remove(card)
        self.add_to_hand(taker, card)
        names = power_ref(self, taker), power_ref(self, giver)
        self.record(CardTaken(*names, how))
        parties = (self.seat_of(taker), self.seat_of(giver))
        self.record(CardTakenIs(*names, card_ref(self, card)), parties)

    def random_card(self, power: Power) -> CardId | None:
        """A blind pick from a hand; home cards are never drawn (6.1)."""
        cards = [c for c in self.state.hands[power] if self.world.card_type(c) != "home"]
        return self.pick(cards, "hand", partial(card_id, self)) if cards else None

    def take_random_card(self, taker: Power, giver: Power, how: How = "draw") -> CardId | None:
        card = self.random_card(giver)
        if card is not None:
            self.give_card(giver, taker, card, how)
        return card

    def discard_random_card(self, power: Power) -> CardId | None:
        card = self.random_card(power)
        if card is not None:
            self.discard_card(power, card)
        return card

    def retrieve_card(self, power: Power, card: CardId) -> None:
        """From the discard pile into a hand, in the open."""
        self.state.discard.remove(card)
        self.add_to_hand(power, card)
        self.record(CardRetrieved(power_ref(self, power), card_ref(self, card)))

    def reshuffle(self, added: Iterable[CardId] = ()) -> None:
        """Discards and new cards join what is left of the deck (6.2)."""
        state = self.state
        for card in added:
            state.aside.remove(card)
            state.deck.append(card)
        state.deck.extend(state.discard)
        state.discard.clear()
        state.deck.sort()
        self.record(DeckShuffled(len(state.deck)))
