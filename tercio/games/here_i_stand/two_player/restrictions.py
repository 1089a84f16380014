"""Where control changes, where armies go and who restores order (HIS 2.2, 12, 13, 15.1)."""

from tercio.games.here_i_stand.model.powers import PAPACY, PROTESTANT
from tercio.games.here_i_stand.model.religion_questions import catholic_spaces, protestant_spaces
from tercio.games.here_i_stand.two_player.players import PLAYERS
from tercio.games.here_i_stand.two_player.position import TwoPlayerStand
from tercio.games.here_i_stand.two_player.questions import variant_rule
from tercio.kernel.citations import cites
from tercio.kernel.restrictions import Restrictions, forbids
from tercio.wars.model.names import Mask, Power, Space
from tercio.wars.model.space_questions import controller_of
from tercio.wars.siege.assault import ASSAULTS

LANDSKNECHTS_AND_SWISS = ("landsknechts", "swiss_mercenaries")


def arena(g: TwoPlayerStand) -> Mask:
    """The German and Italian zones."""
    zones = g.world.zone_masks
    found = 0
    for zone in variant_rule(g, "unit_limits").zones:
        found |= zones[zone]
    return found


@cites("HIS 2.2")
def changeable(g: TwoPlayerStand) -> Mask:
    """Political control changes in Metz, Liege and the two zones only."""
    return arena(g) | g.world.mask(*variant_rule(g, "control_limits").spaces)


@forbids("HIS 2.2", "HIS 15.1")
def fortress_never_changes_hands(g: TwoPlayerStand, power: Power, space: Space) -> bool:
    return not changeable(g) >> space & 1


TWO_PLAYER_ASSAULTS = Restrictions(ASSAULTS.name, *ASSAULTS.rules, fortress_never_changes_hands)


@cites("HIS 13.1", "HIS 13.2", "HIS 13.3", "HIS 14.1", "HIS 10")
def may_enter(g: TwoPlayerStand, power: Power, space: Space) -> bool:
    """The players' units stay in the two zones; invaders may also use what is independent or
    their own elsewhere.
    """
    if arena(g) >> space & 1:
        return True
    if power in PLAYERS:
        return False
    control = controller_of(g, space)
    return control == power or control >= g.world.independent


@cites("HIS 12.4")
def calmed_from_afar(g: TwoPlayerStand, power: Power) -> Mask:
    """Each player calms spaces of his own faith, wherever his units are."""
    if power == PROTESTANT:
        return protestant_spaces(g)
    return catholic_spaces(g) if power == PAPACY else 0


@cites("HIS 6.1", "HIS 11")
def may_respond_for(g: TwoPlayerStand, power: Power, card: str) -> bool:
    """Whether a card can be played for an invader in battle: any but hired foreigners."""
    return power not in PLAYERS and card not in LANDSKNECHTS_AND_SWISS
