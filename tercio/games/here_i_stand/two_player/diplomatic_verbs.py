"""Verbs on the diplomatic deck and on hands that are shown."""

from functools import partial
from typing import TYPE_CHECKING

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
from tercio.games.here_i_stand.two_player.players import PLAYERS
from tercio.games.here_i_stand.two_player.questions import (
    diplomatic_card,
    diplomatic_hand,
    diplomatic_ref,
)
from tercio.wars.model.card_questions import card_id
from tercio.wars.model.names import CardId, Power
from tercio.wars.model.refs import card_ref, power_ref

if TYPE_CHECKING:
    from tercio.games.here_i_stand.two_player.position import TwoPlayerStand


def _shown(g: "TwoPlayerStand", player: Power) -> list[CardId]:
    return g.state.two_player.shown[PLAYERS.index(player)]


def draw_diplomatic_card(g: "TwoPlayerStand", player: Power) -> CardId | None:
    """Blindly; an exhausted deck is made of the discards again."""
    cards = g.state.two_player
    if not cards.deck:
        shuffle_diplomatic_deck(g)
    if not cards.deck:
        return None
    card = g.pick(cards.deck, "diplomatic deck", lambda card: diplomatic_card(g, card).id)
    cards.deck.remove(card)
    _take_diplomatic(g, player, card)
    g.record(DiplomaticCardDealt(power_ref(g, player)))
    seats = (g.seat_of(player),)
    drawn = DiplomaticCardDrawn(power_ref(g, player), diplomatic_ref(g, card))
    g.record(drawn, seats)
    return card


def _take_diplomatic(g: "TwoPlayerStand", player: Power, card: CardId) -> None:
    hand = diplomatic_hand(g, player)
    hand.append(card)
    hand.sort()


def _leave_diplomatic(g: "TwoPlayerStand", player: Power, card: CardId) -> None:
    diplomatic_hand(g, player).remove(card)
    if card in _shown(g, player):
        _shown(g, player).remove(card)


def play_diplomatic_card(g: "TwoPlayerStand", player: Power, card: CardId) -> None:
    """Face up on the table; `put_away_diplomatic_card` says where it goes."""
    _leave_diplomatic(g, player, card)
    g.state.two_player.played.append(card)
    g.state.two_player.on_table.append(card)
    g.record(DiplomaticCardPlayed(power_ref(g, player), diplomatic_ref(g, card)))


def put_away_diplomatic_card(g: "TwoPlayerStand", card: CardId) -> None:
    """Where a card goes once it has been played, unless it is shuffled in already."""
    cards = g.state.two_player
    if card not in cards.on_table:
        return
    cards.on_table.remove(card)
    gone = diplomatic_card(g, card).removed_after_play
    (cards.removed if gone else cards.discard).append(card)


def discard_diplomatic_card(g: "TwoPlayerStand", player: Power, card: CardId) -> None:
    _leave_diplomatic(g, player, card)
    g.state.two_player.discard.append(card)
    g.record(DiplomaticCardDiscarded(power_ref(g, player), diplomatic_ref(g, card)))


def fetch_diplomatic_card(g: "TwoPlayerStand", player: Power, card: CardId) -> None:
    """Out of the deck or the discards, onto the table."""
    cards = g.state.two_player
    (cards.deck if card in cards.deck else cards.discard).remove(card)
    cards.played.append(card)
    cards.on_table.append(card)
    g.record(DiplomaticCardFetched(power_ref(g, player), diplomatic_ref(g, card)))


def shuffle_diplomatic_deck(g: "TwoPlayerStand", *more: CardId) -> None:
    """The discards, and further cards, join what is left of the deck."""
    cards = g.state.two_player
    cards.deck = sorted([*cards.deck, *cards.discard, *more])
    cards.discard = []
    cards.on_table = [card for card in cards.on_table if card not in more]
    g.record(DiplomaticDeckShuffled(len(cards.deck)))


def add_league_cards(g: "TwoPlayerStand") -> None:
    cards = g.state.two_player
    more, cards.aside = cards.aside, []
    shuffle_diplomatic_deck(g, *more)


def show_diplomatic_hand(g: "TwoPlayerStand", owner: Power) -> None:
    """The opponent looks at it; everybody knows that he does."""
    cards = diplomatic_hand(g, owner)
    g.state.two_player.shown[PLAYERS.index(owner)] = cards[:]
    g.record(DiplomaticHandShown(power_ref(g, owner)))
    refs = [diplomatic_ref(g, card) for card in cards]
    g.record(DiplomaticHandSeen(power_ref(g, owner), refs), g.seats)


def swap_diplomatic_hands(g: "TwoPlayerStand") -> None:
    """Both know all of them: one has looked, the other knows what he gives."""
    cards = g.state.two_player
    cards.hands.reverse()
    cards.shown = [hand[:] for hand in cards.hands]
    g.record(DiplomaticCardsSwapped())
    for player in PLAYERS:
        refs = [diplomatic_ref(g, card) for card in diplomatic_hand(g, player)]
        g.record(DiplomaticHandSeen(power_ref(g, player), refs), g.seats)


def reveal_hand(g: "TwoPlayerStand", owner: Power) -> None:
    """The opponent sees the main-deck cards in a hand."""
    hand = [card for card in g.state.hands[owner] if g.is_hidden_card(card)]
    shown = _shown(g, owner)
    shown += [card for card in hand if card not in shown]
    g.record(DiplomaticHandShown(power_ref(g, owner)))
    refs = [card_ref(g, card) for card in hand]
    g.record(HandRevealed(power_ref(g, owner), refs), g.seats)


def forget_revealed_cards(g: "TwoPlayerStand") -> None:
    """With a new deal nobody can tell the old cards of a hand from the new ones."""
    for player, shown in enumerate(g.state.two_player.shown):
        hand = g.state.two_player.hands[player]
        shown[:] = [card for card in shown if card in hand]


def turn_up_card(g: "TwoPlayerStand") -> CardId | None:
    """The top card of the main deck, shown and discarded, for its CP."""
    deck = g.state.deck
    if not deck:
        return None
    card = g.pick(deck, "deck", partial(card_id, g))
    deck.remove(card)
    g.to_discard(card)
    g.record(CardTurnedUp(card_ref(g, card)))
    return card


def must_play(g: "TwoPlayerStand", card: CardId) -> None:
    """The Protestant has to play this diplomatic card this turn."""
    g.state.two_player.must_play = card
