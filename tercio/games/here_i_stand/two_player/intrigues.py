"""Cards about cards: Diplomatic Pressure, Machiavelli, Spanish Inquisition."""

from tercio.games.here_i_stand.model.powers import PAPACY, PROTESTANT
from tercio.games.here_i_stand.rows.files import DiplomaticCardRow
from tercio.games.here_i_stand.rules.victory.victory import victory_points
from tercio.games.here_i_stand.two_player.deck import diplomatic, resolve
from tercio.games.here_i_stand.two_player.diplomatic_verbs import (
    discard_diplomatic_card,
    draw_diplomatic_card,
    fetch_diplomatic_card,
    must_play,
    reveal_hand,
    show_diplomatic_hand,
    shuffle_diplomatic_deck,
    swap_diplomatic_hands,
)
from tercio.games.here_i_stand.two_player.players import opponent
from tercio.games.here_i_stand.two_player.position import TwoPlayerStand
from tercio.games.here_i_stand.two_player.questions import (
    diplomatic_card,
    diplomatic_hand,
    diplomatic_ref,
)
from tercio.kernel.ask import Ask, Option, Procedure
from tercio.kernel.citations import cites
from tercio.kernel.restrictions import Restrictions, forbids
from tercio.wars.model.names import CardId, Power


def _choose_card(
    g: TwoPlayerStand, chooser: Power, cards: list[CardId], kind: str
) -> Procedure[CardId]:
    options = [
        Option(f"card.{card}", card, (diplomatic_ref(g, card),), "option-diplomatic-card")
        for card in cards
    ]
    pick = yield Ask(g.seat_of(chooser), kind, options, "HIS 9")
    chosen: CardId = pick.value
    return chosen


# -- 205: Diplomatic Pressure ----------------------------------------------------------------------


@diplomatic("dip_diplomatic_pressure")
def diplomatic_pressure(
    g: TwoPlayerStand, player: Power, card: DiplomaticCardRow
) -> Procedure[None]:
    """Whoever plays it looks at the diplomatic cards of his opponent."""
    show_diplomatic_hand(g, opponent(player))
    if player == PAPACY:
        yield from _papal_pressure(g)
    else:
        yield from _protestant_pressure(g)


def _papal_pressure(g: TwoPlayerStand) -> Procedure[None]:
    """The Papacy chooses what the Protestant plays."""
    hand = diplomatic_hand(g, PROTESTANT)
    if hand:
        must_play(g, (yield from _choose_card(g, PAPACY, hand, "pressure-card")))


def _protestant_pressure(g: TwoPlayerStand) -> Procedure[None]:
    """The Papacy discards its card for a new one, or the players swap theirs."""
    if not diplomatic_hand(g, PAPACY):
        return
    options = [Option("make-discard")]
    if diplomatic_hand(g, PROTESTANT):
        options.append(Option("swap-cards"))
    pick = yield Ask(g.seat_of(PROTESTANT), "pressure", options, "HIS 9")
    if pick.key == "swap-cards":
        swap_diplomatic_hands(g)
        return
    for card in diplomatic_hand(g, PAPACY)[:]:
        discard_diplomatic_card(g, PAPACY, card)
    draw_diplomatic_card(g, PAPACY)


# -- 215: Machiavelli ------------------------------------------------------------------------------


@forbids("HIS 9")
def is_no_invasion(g: TwoPlayerStand, card: CardId) -> bool:
    return not diplomatic_card(g, card).invasion


@forbids("HIS 9")
def was_played_this_turn(g: TwoPlayerStand, card: CardId) -> bool:
    return card in g.state.two_player.played


FETCHED = Restrictions("machiavelli", is_no_invasion, was_played_this_turn)


@cites("HIS 23.2")
def player_behind(g: TwoPlayerStand, player: Power) -> Power:
    """Who has fewer VP; in a tie, the player of the card."""
    other = opponent(player)
    return other if victory_points(g, other) < victory_points(g, player) else player


@diplomatic("dip_machiavelli")
def machiavelli(g: TwoPlayerStand, player: Power, card: DiplomaticCardRow) -> Procedure[None]:
    """The player behind calls an invasion; then all cards but the hands are shuffled."""
    cards = g.state.two_player
    choice = FETCHED.enumerate(sorted(cards.deck + cards.discard), g)
    fetched: list[CardId] = []
    if choice:
        behind = player_behind(g, player)
        chosen = yield from _choose_card(g, behind, choice, "machiavelli")
        fetch_diplomatic_card(g, behind, chosen)
        yield from resolve(g, behind, chosen)
        fetched.append(chosen)
    shuffle_diplomatic_deck(g, card.number, *fetched)


# -- 219: Spanish Inquisition ----------------------------------------------------------------------


@diplomatic("dip_spanish_inquisition")
def spanish_inquisition(
    g: TwoPlayerStand, player: Power, card: DiplomaticCardRow
) -> Procedure[None]:
    """It lays the Protestant's cards bare, whoever plays it."""
    if player == PROTESTANT:
        reveal_hand(g, PROTESTANT)
        return
    show_diplomatic_hand(g, PROTESTANT)
    hand = diplomatic_hand(g, PROTESTANT)
    for _ in range(card.numbers["discards"]):
        if hand:
            chosen = yield from _choose_card(g, PAPACY, hand, "inquisition")
            discard_diplomatic_card(g, PROTESTANT, chosen)
    if hand:
        must_play(g, hand[0])
    draw_diplomatic_card(g, PROTESTANT)
