"""What a wedding is worth to either side (21)."""

from collections.abc import Iterator
from functools import cache
from typing import NamedTuple

from tercio.games.virgin_queen.bots.outlook import Outlook
from tercio.games.virgin_queen.model.marriage_questions import royal_power
from tercio.games.virgin_queen.model.powers import ENGLAND, FRANCE, PROTESTANT
from tercio.games.virgin_queen.model.world import VqWorld
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
    worth, held = _roll(o.world, rating, card)
    for royal in (groom, bride):
        own = royal_power(o.g, royal) == power
        worth += held * _bonus(o, power, royal, own, card=card)
    return worth


@cache
def _roll(world: VqWorld, rating: int, card: float) -> tuple[float, float]:
    """What the table brings on the whole, and how likely the wedding is to be held."""
    rows = world.data.table("weddings", WeddingRow).values()
    worth, held = 0.0, 0.0
    for dice in range(2, 13):
        chance = (6 - abs(dice - 7)) / 36
        row = next(row for row in rows if row.low <= rating + dice <= row.high)
        worth += chance * (1.1 * row.vp + card * row.cards)
        held += chance * (not row.cancelled)
    return worth, held


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


class Match(NamedTuple):
    """A couple, and what it is worth to us beyond what it brings the other side."""

    worth: float
    groom: int
    bride: int


def matches(o: Outlook, other: Power) -> list[Match]:
    """The couples of two powers that suit both, best first."""
    found = o.known_matches.get(other)
    if found is None:
        found = o.known_matches[other] = sorted(_matches(o, other), reverse=True)
    return found


def _matches(o: Outlook, other: Power) -> Iterator[Match]:
    for groom, bride in legal_couples(o.g, o.power, other):
        ours = wedding_worth(o, o.power, groom, bride)
        theirs = wedding_worth(o, other, groom, bride)
        worth = ours - o.harm(other) * theirs + o.taste(other)
        if worth > o.weights.deal and theirs >= o.weights.deal:
            yield Match(worth, groom, bride)


def is_a_good_match(o: Outlook, match: Match) -> bool:
    """Whether no royal of ours in it has a much better match with somebody else."""
    couple = {match.groom, match.bride}
    others = (power for power in o.contenders() if power not in o.own_powers)
    better = (each for other in others for each in matches(o, other))
    return not any(
        match.worth < o.weights.picky * each.worth
        and any(royal_power(o.g, royal) == o.power for royal in couple & {each.groom, each.bride})
        for each in better
    )


def good_match(o: Outlook, other: Power, groom: int, bride: int) -> bool:
    """The same of a couple that another power proposes."""
    found = (m for m in matches(o, other) if (m.groom, m.bride) == (groom, bride))
    return any(is_a_good_match(o, match) for match in found)
