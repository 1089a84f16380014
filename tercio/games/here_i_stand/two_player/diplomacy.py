"""The diplomacy phase: wars may end, then each player draws and plays a card (HIS 9)."""

from tercio.games.here_i_stand.model.powers import PROTESTANT
from tercio.games.here_i_stand.two_player.deck import resolve
from tercio.games.here_i_stand.two_player.peace import end_wars
from tercio.games.here_i_stand.two_player.players import PLAYERS
from tercio.games.here_i_stand.two_player.position import TwoPlayerStand
from tercio.kernel.ask import Ask, Checkpoint, Option, Procedure, Refusal
from tercio.kernel.citations import cites
from tercio.kernel.restrictions import Restrictions, forbids
from tercio.wars.model.names import CardId, Power


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
        if state.turn >= g.rule("diplomatic_cards").numbers["first_play_turn"]:
            yield from play_a_card(g, PLAYERS[state.step - 1])
        state.step += 1


@cites("HIS 6.2", "HIS 9")
def draw(g: TwoPlayerStand) -> None:
    """The later cards join once, in the turn after the league; then each player draws."""
    if g.league_formed() and g.state.two_player.aside:
        g.add_league_cards()
    for player in PLAYERS:
        for _ in range(g.rule("diplomatic_cards").numbers["draw"]):
            g.draw_diplomatic_card(player)


@forbids("HIS 9")
def another_card_must_be_played(g: TwoPlayerStand, player: Power, card: CardId) -> bool:
    """A card of the Papacy said which one the Protestant plays this turn."""
    must = g.state.two_player.must_play
    return player == PROTESTANT and must in g.diplomatic_hand(PROTESTANT) and card != must


CHOICE = Restrictions("diplomatic-card", another_card_must_be_played)


@cites("HIS 9")
def play_a_card(g: TwoPlayerStand, player: Power) -> Procedure[None]:
    """He must play one, even if it helps his opponent. No response card can cancel it."""
    hand = g.diplomatic_hand(player)
    if not hand:
        return
    pick = yield _which_card(g, player)
    card: CardId = pick.value
    g.play_diplomatic_card(player, card)
    yield from resolve(g, player, card)
    g.put_away_diplomatic_card(card)


def _which_card(g: TwoPlayerStand, player: Power) -> Ask:
    hand = g.diplomatic_hand(player)
    options = [
        Option(f"card.{card}", card, (g.diplomatic_ref(card),), "option-diplomatic-card")
        for card in CHOICE.enumerate(hand, g, player)
    ]

    def explain(ref: str) -> list[Refusal]:
        found = [card for card in hand if g.diplomatic_ref(card) == ref]
        return CHOICE.refusals(g, player, found[0]) if found else []

    return Ask(
        g.seat_of(player),
        "diplomatic-card",
        options,
        "HIS 9",
        args={"power": g.power_ref(player)},
        explain=explain,
    )
