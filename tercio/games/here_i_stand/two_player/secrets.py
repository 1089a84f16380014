"""What is hidden of the diplomatic cards, and how a seat may imagine it."""

from tercio.games.here_i_stand.model.position import HereIStand
from tercio.games.here_i_stand.model.state import HisState
from tercio.games.here_i_stand.model.two_player_state import DIPLOMATIC_CARD
from tercio.games.here_i_stand.rows.files import DiplomaticCardRow
from tercio.games.here_i_stand.two_player.players import PLAYERS
from tercio.kernel.fields import fill, piles
from tercio.kernel.randomness import Randomness
from tercio.wars.model.names import CardId, Power
from tercio.wars.model.viewers import HIDDEN


def deal_diplomacy(g: HereIStand, state: HisState, random: Randomness) -> None:
    """Deal the diplomatic cards that a view does not show into its gaps."""
    cards = state.two_player
    hidden = piles(cards, DIPLOMATIC_CARD)
    if not any(HIDDEN in pile for pile in hidden):
        return  # all other scenarios
    seen = {*cards.discard, *cards.removed, *cards.aside, *cards.on_table}.union(*hidden)
    unseen = [card for card in diplomatic_numbers(g) if card not in seen]
    random.shuffle(unseen, "determinize")
    fill(hidden, DIPLOMATIC_CARD, unseen)


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
