"""What a wedding is worth to either side (21)."""

from tercio.games.virgin_queen.bots.outlook import Outlook
from tercio.games.virgin_queen.model.marriage_questions import royal_power
from tercio.games.virgin_queen.model.powers import ENGLAND, FRANCE, PROTESTANT
from tercio.games.virgin_queen.rows.tables import WeddingRow
from tercio.games.virgin_queen.rules.diplomacy.betrothals import legal_couples
from tercio.wars.model.names import Power

LATE = 0.25
"""What is left of a card marker in the last turn: nothing but the table's own VP."""


def wedding_worth(o: Outlook, power: Power, groom: int, bride: int) -> float:
    """VP, cards and bonuses that a power may expect of a wedding of one of its royals."""
    eligibility = o.state.weddings.eligibility
    one = royal_power(o.g, groom) == royal_power(o.g, bride)
    pair = eligibility[groom], eligibility[bride]
    rating = max(pair) if one else sum(pair)
    card = o.weights.card if o.turns_left else LATE * o.weights.card
    rows = list(o.world.data.table("weddings", WeddingRow).values())
    worth, held = 0.0, 0.0
    for dice in range(2, 13):
        chance = (6 - abs(dice - 7)) / 36
        row = next(row for row in rows if row.low <= rating + dice <= row.high)
        worth += chance * (1.1 * row.vp + card * row.cards)
        held += chance * (not row.cancelled)
    for royal in (groom, bride):
        own = royal_power(o.g, royal) == power
        worth += held * _bonus(o, power, royal, own, card=card)
    return worth


def _bonus(o: Outlook, power: Power, royal: int, own: bool, *, card: float) -> float:
    row = o.world.royals[royal]
    serves = row.bonus_for == "both" or own == (row.bonus_for != "spouse")
    match row.bonus:
        case "valois_vp":
            return 1.1 if power == FRANCE and own else 0.0
        case "card_marker":
            return card * row.amount if serves else 0.0
        case "unmarried_vp":
            left = min(5 - o.state.weddings.queen_vp, o.turns_left + 1)
            return -1.1 * left - 0.5 if power == ENGLAND and own else 0.0
        case "patronage":
            return 0.4 if serves else 0.0
        case "preach_sermon":
            return 0.6 if power == PROTESTANT else 0.0
        case "suppress_heresy" | "influence":
            return 0.3 if serves else 0.0
        case "no_patronage_home_card":
            return -0.5 if own else 0.0
    return 0.0


def best_couples(o: Outlook, other: Power) -> list[tuple[float, int, int]]:
    """The couples of two powers that suit us, best first; none twice, none at another's cost."""
    found = []
    for groom, bride in legal_couples(o.g, o.power, other):
        ours = wedding_worth(o, o.power, groom, bride)
        theirs = wedding_worth(o, other, groom, bride)
        found.append((ours - o.harm(other) * theirs, groom, bride))
    found.sort(reverse=True)
    return [couple for couple in found if couple[0] > 0.15]
