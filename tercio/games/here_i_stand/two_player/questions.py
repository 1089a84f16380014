"""Questions about who commands whom and about diplomatic cards (HIS 3.1)."""

from typing import TYPE_CHECKING

from tercio.games.here_i_stand.model.court_questions import league_formed
from tercio.games.here_i_stand.model.powers import HAPSBURG, PAPACY, PROTESTANT
from tercio.games.here_i_stand.rows.files import DiplomaticCardRow, VariantRuleRow
from tercio.games.here_i_stand.two_player.players import OTHERS, PLAYERS, opponent
from tercio.kernel.citations import cites
from tercio.wars.model.names import CardId, Power
from tercio.wars.model.power_questions import is_at_war

if TYPE_CHECKING:
    from tercio.games.here_i_stand.two_player.position import TwoPlayerStand


@cites("HIS 3.1")
def commander(g: "TwoPlayerStand", power: Power) -> Power:
    """The player who decides for a major power: for the Hapsburgs the Papacy once they are
    its allies; for all others that threaten the Papacy the Protestant.
    """
    if power == PAPACY or (power == HAPSBURG and league_formed(g)):
        return PAPACY
    return PROTESTANT


@cites("HIS 3.1", "HIS 11")
def acts_for(g: "TwoPlayerStand", player: Power) -> list[Power]:
    """The other major powers with which a player can act: at war with his opponent."""
    enemy = opponent(player)
    return [p for p in OTHERS if commander(g, p) == player and is_at_war(g, p, enemy)]


def variant_rule(g: "TwoPlayerStand", id: str) -> VariantRuleRow:
    """The numbers, powers and places of a rule of the variant."""
    return g.world.data.table("variant_rules", VariantRuleRow)[id]


def diplomatic_card(g: "TwoPlayerStand", card: CardId) -> DiplomaticCardRow:
    rows = g.world.data.table("diplomatic_cards", DiplomaticCardRow).values()
    return next(row for row in rows if row.number == card)


def diplomatic_ref(g: "TwoPlayerStand", card: CardId) -> str:
    return f"card:{diplomatic_card(g, card).id}"


def diplomatic_hand(g: "TwoPlayerStand", player: Power) -> list[CardId]:
    return g.state.two_player.hands[PLAYERS.index(player)]
