"""How to spend an impulse: which card, as what, and then each command point."""

from collections.abc import Sequence

from tercio.games.here_i_stand.bots.cards import event_worth, keep_worth
from tercio.games.here_i_stand.bots.open_country import controls
from tercio.games.here_i_stand.bots.outlook import Outlook
from tercio.games.here_i_stand.model.powers import PROTESTANT
from tercio.kernel.ask import PASS, Ask
from tercio.wars.bots.agenda import RECRUITING, Agenda, spend_worth
from tercio.wars.bots.campaigns import Goals, prospects, war_undertakings
from tercio.wars.bots.crossings import crossings, voyages_of_war
from tercio.wars.bots.fleets import blockades
from tercio.wars.bots.outlook import Undertaking
from tercio.wars.bots.plans import WarPlan
from tercio.wars.model.names import CardId
from tercio.wars.model.numbered import by_power

AGAIN = RECRUITING | {"st_peters", "translate"}
"""What can be done more than once in an impulse."""
GRANTS = {
    "holy_roman_emperor": 5,
    "six_wives_of_henry_viii": 5,
    "roxelana": 4,
    "machiavelli_the_prince": 2,
}
"""Events that give CP to spend."""


def undertakings(o: Outlook, plan: WarPlan[Outlook], cp: int) -> list[Undertaking]:
    """Everything worth a thought, best first by what a CP brings."""
    found = [*plan.undertakings(o, cp), *controls(o)]
    if o.power != PROTESTANT or o.g.league_formed():
        wanted = Goals(o, plan)
        by_land, by_sea = prospects(o, plan, wanted), crossings(o, wanted)
        found += war_undertakings(o, plan, cp, by_land, by_sea)
        found += voyages_of_war(o, plan, by_sea, cp)
        found += blockades(o, wanted)
    found.sort(key=lambda u: u.rate, reverse=True)
    return found


LASTING = frozenset(
    (
        "st_peters",
        "translate",
        "buy_mercenary",
        "raise_regular",
        "raise_cavalry",
        "build_squadron",
        "build_corsair",
        "explore",
        "colonize",
        "conquer",
        "control_unfortified",
    )
)
"""Actions that leave the rest of an agenda as good as it was."""


class HisAgenda(Agenda):
    lasting = LASTING
    again = AGAIN


def choose_card(o: Outlook, plan: WarPlan[Outlook], ask: Ask, found: list[Undertaking]) -> str:
    """A card and its use, or to pass; `found` is what its CP could be spent on."""
    worth: dict[int, float] = {}
    scores: dict[str, float] = {}
    for option in ask.options:
        use, _, number = option.key.partition(".")
        if use == PASS:
            scores[PASS] = pass_worth(o)
        else:
            card = CardId(int(number))
            scores[option.key] = _play_worth(o, plan, card, use, found, worth)
    return max(scores, key=lambda key: scores[key])


def _play_worth(
    o: Outlook,
    plan: WarPlan[Outlook],
    card: CardId,
    use: str,
    found: Sequence[Undertaking],
    memo: dict[int, float],
) -> float:
    """What a play brings beyond what its CP would bring at the usual rate."""
    cp = o.g.world.card_cp(card)
    usual = o.weights.cp * cp
    if card not in memo:
        memo[card] = event_worth(o, plan, card)
    if use == "event":
        granted = GRANTS.get(o.world.cards[card].id, 0)
        if card == SIX_WIVES and o.state.turn >= 2:
            granted = 0
        if o.world.card_type(card) == "mandatory":
            granted = 2
        worth = memo[card] + (spend_worth(found, granted, AGAIN) if granted else 0.0)
        return worth - usual - keep_worth(o, card) * 0.5
    better_as_event = max(0.0, memo[card] - usual) if _is_event(o, card) else 0.0
    return spend_worth(found, cp, AGAIN) - usual - better_as_event - keep_worth(o, card)


SIX_WIVES = 3


def _is_event(o: Outlook, card: CardId) -> bool:
    return o.world.card_type(card) in ("event", "home")


def pass_worth(o: Outlook) -> float:
    """To pass early keeps a card, but leaves the field to others."""
    others = sum(len(hand) for power, hand in by_power(o.state.hands) if power != o.power)
    if o.turns_left == 0:
        return -2.0
    return -0.15 if others > 6 else -0.05
