"""The diplomacy phase: wars may end, then each player draws and plays a card (HIS 9)."""

from tercio.games.here_i_stand.model.court_questions import league_formed
from tercio.games.here_i_stand.model.powers import PROTESTANT
from tercio.games.here_i_stand.two_player.deck import resolve
from tercio.games.here_i_stand.two_player.diplomatic_verbs import (
    add_league_cards,
    draw_diplomatic_card,
    play_diplomatic_card,
    put_away_diplomatic_card,
)
from tercio.games.here_i_stand.two_player.peace import end_wars
from tercio.games.here_i_stand.two_player.players import PLAYERS
from tercio.games.here_i_stand.two_player.position import TwoPlayerStand
from tercio.games.here_i_stand.two_player.questions import (
    diplomatic_hand,
    diplomatic_ref,
    variant_rule,
)
from tercio.kernel.ask import Ask, Checkpoint, Option, Procedure, Refusal
from tercio.kernel.citations import cites
from tercio.kernel.restrictions import Restrictions, forbids
from tercio.wars.model.names import CardId, Power
from tercio.wars.model.refs import power_ref


@cites("HIS 7", "HIS 9")
def diplomacy(g: TwoPlayerStand) -> Procedure[None]:
    """Re-enters from `state.step`: 0 wars end and cards are drawn, then one step a player."""
    state = g.state
    if state.step == 0:
        yield from end_wars(g)
        draw(g)
        state.step = 1
    while state.step <= len(PLAYERS) and not state.over:
        yield Checkpoint("diplomacy-card")
        if state.turn >= variant_rule(g, "diplomatic_cards").numbers["first_play_turn"]:
            yield from play_a_card(g, PLAYERS[state.step - 1])
        state.step += 1


@cites("HIS 6.2", "HIS 9")
def draw(g: TwoPlayerStand) -> None:
    """The later cards join once, in the turn after the league; then each player draws."""
    if league_formed(g) and g.state.two_player.aside:
        add_league_cards(g)
    for player in PLAYERS:
        for _ in range(variant_rule(g, "diplomatic_cards").numbers["draw"]):
            draw_diplomatic_card(g, player)


@forbids("HIS 9")
def another_card_must_be_played(g: TwoPlayerStand, player: Power, card: CardId) -> bool:
    """A card of the Papacy said which one the Protestant plays this turn."""
    must = g.state.two_player.must_play
    return player == PROTESTANT and must in diplomatic_hand(g, PROTESTANT) and card != must


CHOICE = Restrictions("diplomatic-card", another_card_must_be_played)


@cites("HIS 9")
def play_a_card(g: TwoPlayerStand, player: Power) -> Procedure[None]:
    """He must play one, even if it helps his opponent. No response card can cancel it."""
    hand = diplomatic_hand(g, player)
    if not hand:
        return
    pick = yield _which_card(g, player)
    card: CardId = pick.value
    play_diplomatic_card(g, player, card)
    yield from resolve(g, player, card)
    put_away_diplomatic_card(g, card)


def _which_card(g: TwoPlayerStand, player: Power) -> Ask:
    hand = diplomatic_hand(g, player)
    options = [
        Option(f"card.{card}", card, (diplomatic_ref(g, card),), "option-diplomatic-card")
        for card in CHOICE.enumerate(hand, g, player)
    ]

    def explain(ref: str) -> list[Refusal]:
        found = [card for card in hand if diplomatic_ref(g, card) == ref]
        return CHOICE.refusals(g, player, found[0]) if found else []

    return Ask(
        g.seat_of(player),
        "diplomatic-card",
        options,
        "HIS 9",
        args={"power": power_ref(g, player)},
        explain=explain,
    )
