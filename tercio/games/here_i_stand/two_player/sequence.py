"""The sequence of play of the two-player variant (HIS 7): no New World, other diplomacy."""

from tercio.games.here_i_stand.rules.card_draw import card_draw_phase as standard
from tercio.games.here_i_stand.rules.reformation.diet_of_worms import diet_of_worms
from tercio.games.here_i_stand.rules.reformation.ninety_five_theses import luthers_95_theses
from tercio.games.here_i_stand.rules.sequence import action, victory_determination
from tercio.games.here_i_stand.two_player.diplomacy import diplomacy
from tercio.games.here_i_stand.two_player.diplomatic_verbs import forget_revealed_cards
from tercio.games.here_i_stand.two_player.england import turn_the_calendar
from tercio.games.here_i_stand.two_player.position import TwoPlayerStand
from tercio.games.here_i_stand.two_player.winter import winter
from tercio.kernel.ask import Procedure
from tercio.kernel.citations import cites
from tercio.wars.turn.phases import Phase
from tercio.wars.turn.spring_deployment import spring_deployment


@cites("HIS 8.2", "HIS 21.3")
def card_draw(g: TwoPlayerStand) -> Procedure[None]:
    """As always, for the two players; England moves on by the calendar first."""
    forget_revealed_cards(g)
    turn_the_calendar(g)
    yield from standard.card_draw(g)


TWO_PLAYER_PHASES: dict[str, Phase[TwoPlayerStand]] = {
    "luthers_95_theses": luthers_95_theses,
    "card_draw": card_draw,
    "diplomacy": diplomacy,
    "diet_of_worms": diet_of_worms,
    "spring_deployment": spring_deployment,
    "action": action,
    "winter": winter,
    "victory_determination": victory_determination,
}
