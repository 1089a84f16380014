"""What is hidden of the diplomatic cards, and how a seat may imagine it."""

from tercio.games.here_i_stand.model.position import HereIStand
from tercio.games.here_i_stand.model.state import HisState
from tercio.games.here_i_stand.rows.files import DiplomaticCardRow
from tercio.games.here_i_stand.two_player.position import PLAYERS
from tercio.kernel.ask import Seat
from tercio.kernel.randomness import Randomness
from tercio.wars.model.names import NO_CARD, CardId, Power
from tercio.wars.model.unseen_cards import HIDDEN


def shown_cards(state: HisState, seat: Seat | None, power: Power) -> list[CardId]:
    """Cards in another player's hands that a seat has seen; a spectator sees none."""
    if seat is None or power not in PLAYERS:
        return []
    return state.two_player.shown[PLAYERS.index(power)]


def hide_diplomacy(g: HereIStand, state: HisState, seat: Seat | None) -> None:
    """The deck and the other hand become gaps, but for what the seat was shown."""
    cards = state.two_player
    cards.deck = [HIDDEN] * len(cards.deck)
    mine = g.powers_of(seat) if seat is not None else []
    for index, power in enumerate(PLAYERS):
        if power not in mine:
            seen = shown_cards(state, seat, power)
            cards.hands[index] = sorted(c if c in seen else HIDDEN for c in cards.hands[index])
    if seat is None:
        cards.shown = [[], []]
        cards.must_play = NO_CARD


def deal_diplomacy(g: HereIStand, state: HisState, random: Randomness) -> None:
    """Deal the diplomatic cards that a view does not show into its gaps."""
    cards = state.two_player
    piles = (cards.deck, *cards.hands)
    seen = {*cards.discard, *cards.removed, *cards.aside, *cards.on_table}.union(*piles)
    gaps = sum(pile.count(HIDDEN) for pile in piles)
    if not gaps:
        return  # all other scenarios
    unseen = [card for card in diplomatic_numbers(g) if card not in seen]
    random.shuffle(unseen, "determinize")
    for pile in piles:
        count = pile.count(HIDDEN)
        pile[:] = sorted([card for card in pile if card != HIDDEN] + unseen[:count])
        del unseen[:count]


def diplomatic_numbers(g: HereIStand) -> list[CardId]:
    return [
        row.number for row in g.world.data.table("diplomatic_cards", DiplomaticCardRow).values()
    ]


def diplomatic_hand(g: HereIStand, power: Power) -> list[DiplomaticCardRow]:
    """What a player holds, as far as the state tells."""
    rows = g.world.data.table("diplomatic_cards", DiplomaticCardRow).values()
    hand = g.state.two_player.hands[PLAYERS.index(power)] if power in PLAYERS else []
    return [row for row in rows if row.number in hand]


def diplomatic_cards(g: HereIStand) -> list[CardId]:
    """All diplomatic cards, wherever they are."""
    cards = g.state.two_player
    piles = (cards.deck, cards.discard, cards.removed, cards.aside, cards.on_table, *cards.hands)
    return [card for pile in piles for card in pile]
