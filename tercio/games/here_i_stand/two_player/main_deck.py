"""Cards of the main deck that the two-player variant changes (5, 13, 16, 19, 21, 23, 63)."""

from tercio.games.here_i_stand.model.court_questions import league_formed
from tercio.games.here_i_stand.model.powers import HAPSBURG, PAPACY, PROTESTANT
from tercio.games.here_i_stand.rules.reformation.reformation_attempts import reformation_attempts
from tercio.games.here_i_stand.two_player.england import succeed_quietly
from tercio.games.here_i_stand.two_player.players import PLAYERS
from tercio.games.here_i_stand.two_player.position import TwoPlayerStand
from tercio.games.here_i_stand.two_player.restrictions import arena
from tercio.kernel.ask import Procedure
from tercio.kernel.citations import cites
from tercio.wars.cards.card_effects import Effect
from tercio.wars.model.names import Mask, Power
from tercio.wars.model.rows import CardMode
from tercio.wars.siege.siege import check_sieges

BARRED_MODES = {"papal_bull": ("ruler",)}
"""A Bull against a ruler belongs to the diplomacy phase (`two_player.peace`)."""


@cites("HIS 21.6", "HIS 9.2")
def imperial_alliance(g: TwoPlayerStand) -> Procedure[None]:
    """With the league the Papacy and the Hapsburgs become allies for good.

    What the Hapsburgs have taken of the Papacy stays theirs: nobody can ask an ally for it.
    """
    g.end_war(HAPSBURG, PAPACY)
    g.make_alliance(HAPSBURG, PAPACY)
    yield from check_sieges(g)


@cites("HIS 18.3")
def dissolution(g: TwoPlayerStand, power: Power, mode: CardMode, about: object) -> Procedure[None]:
    """The abbeys cost the Papacy a card, since nobody plays England."""
    g.discard_random_card(PAPACY)
    yield from reformation_attempts(g, PROTESTANT, "dissolution_of_the_monasteries")


@cites("HIS 3.3")
def _succession(ruler: str) -> Effect[TwoPlayerStand]:
    def take_the_throne(g: TwoPlayerStand, power: Power, mode: CardMode, about: object) -> None:
        succeed_quietly(g, ruler)

    return take_the_throne


EFFECTS: dict[tuple[str, str], Effect[TwoPlayerStand]] = {
    ("dissolution_of_the_monasteries", "event"): dissolution,
    **{
        (ruler, "event"): _succession(ruler)
        for ruler in ("edward_vi", "henry_ii", "mary_i", "elizabeth_i")
    },
}


@cites("HIS 19.2")
def renegade_sites(g: TwoPlayerStand, power: Power, sites: Mask) -> Mask:
    """Only spaces of the German and Italian zones that the player controls."""
    return sites & arena(g) & g.state.controlled[power]


@cites("HIS 21.6", "HIS 22.6")
def rebel_spaces(g: TwoPlayerStand) -> Mask:
    """After the league, electorates that the Hapsburgs hold."""
    if not league_formed(g):
        return 0
    return g.world.electorates & g.state.controlled[HAPSBURG]


@cites("HIS 21.5")
def squanders_loot(g: TwoPlayerStand, sacker: Power, cards: int) -> bool:
    """Foreign sackers keep nothing: what they draw from the Papal hand is discarded."""
    if sacker in PLAYERS:
        return False
    for _ in range(cards):
        g.discard_random_card(PAPACY)
    return True
