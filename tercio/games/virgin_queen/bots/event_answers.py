"""Answers to what cards ask that only this game asks, or sees otherwise."""

from typing import Final

from tercio.games.virgin_queen.bots.question import Answer, Question
from tercio.games.virgin_queen.model.powers import ENGLAND, PROTESTANT
from tercio.games.virgin_queen.model.religion_questions import is_protestant
from tercio.kernel.ask import DONE, PASS
from tercio.wars.bots.card_answers import cards_in
from tercio.wars.bots.event_answers import danger, liked, named_keys
from tercio.wars.model.names import CardId, Space
from tercio.wars.model.troop_questions import total_units

# -- spaces ----------------------------------------------------------------------------------------


def calm(q: Question) -> str:
    """Our own keys first, then what counts for our faith."""

    def worth(space: Space) -> float:
        own = q.g.state.control[space] == q.power
        faith = q.o.conversions(1) if is_protestant(q.g, space) else 0.0
        return own * (2.0 if q.g.world.is_key(space) else 0.2) + faith

    return q.best_space(worth, other=-0.5)


def gain_space(q: Question) -> str:
    """Of spaces that come over to us, the best."""

    def worth(key: str) -> float:
        space = q.space(key)
        if space is None:
            return -0.01 if key == DONE else -1.0
        return q.o.capture(space)

    return max(q.keys, key=worth)


def largest_stack(q: Question) -> str:
    """Where most land units of a dangerous power stand."""

    def size(key: str) -> float:
        space = q.space(key)
        if space is None:
            return -1.0
        whose = next((q.g.world.power[p] for p in key.split(".") if p in q.g.world.power), None)
        feared = danger(q, whose) if whose is not None else 0.0
        return total_units(q.g, space) * (0.3 + feared)

    return max(named_keys(q), key=size)


def kill(q: Question) -> str:
    """The best leader of a dangerous power."""

    def worth(key: str) -> float:
        leader = q.g.world.leader.get(key.rpartition(".")[2])
        if leader is None:
            return q.o.harm(ENGLAND) * 3 if key.endswith("elizabeth_i") else -1.0
        power = q.g.state.patron[q.g.state.leader_power[leader]]
        return danger(q, power) * (1 + q.g.world.battle_rating[leader])

    return max(q.keys, key=worth)


# -- cards -----------------------------------------------------------------------------------------


def pay_for_war(q: Question) -> str:
    """One card that covers the cost rather than several."""
    cards = cards_in(q)
    if not cards:
        return q.keys[0]
    owed = (q.ask.args or {}).get("cp", 0)
    owed = owed if isinstance(owed, int) else 0

    def loss(card: CardId) -> float:
        cp = q.g.world.cards[card].cp
        return q.hand_worth(card) + (0.0 if cp >= owed else 0.4)

    return cards[min(cards, key=loss)]


def home_card(q: Question) -> str:
    """The home card whose event promises most."""
    cards = cards_in(q)
    return cards[max(cards, key=lambda card: q.cards.event(q.o, q.plan, card))]


def at_once(q: Question) -> str:
    """A card that may be played at once is played if it is worth more than its CP."""
    for card, key in cards_in(q).items():
        if q.cards.event(q.o, q.plan, card) > 0.5:
            return key
    return q.first(PASS, DONE) or q.keys[0]


MODES = (
    "mode.canal",
    "mode.retrieve",
    "mode.festivities",
    "mode.credit",
    "mode.school",
    "mode.treasure",
    "mode.passage",
    "mode.gifts",
    "mode.peace",
    "mode.plot",
    "mode.gift",
    "mode.cabinet",
    "mode.build",
    "mode.outfit",
)


def card_mode(q: Question) -> str:
    """Of several uses, the one that is usually best."""
    card = q.arg("card")
    if card == "grand_vizier":
        built = q.g.state.oceans.suez_built
        return q.first("mode.levy" if built else "mode.canal", "mode.levy") or q.keys[0]
    if card == "printed_ballads":
        better = q.o.conversions(1) > 0
        return q.first("mode.protestant" if better else "mode.catholic") or q.keys[0]
    if card == "gouvernante_de_france":
        brewing = PROTESTANT in q.g.contenders and not q.g.state.weddings.betrothed
        return q.first("mode.pacify" if brewing else "mode.festivities") or q.keys[0]
    return q.first(*MODES) or q.keys[0]


way: Final[Answer] = liked(
    "new-informant",
    "excommunicate",
    "call-league",
    "sponsor",
    "draw-card",
    "take-card",
    "skip-impulse",
    "give-card",
    "refuse-pay",
    "offer",
    "accept",
    "consent",
    "raid",
    "reroll",
    "award-ship",
    "award-patrol",
    "award-treasure",
    "award-portuguese",
    "award-card",
    "award-vp",
    "play-event-now",
    "pool.italian",
    "kind.artist",
    "home",
)
"""Plain alternatives of events, in order of liking."""


def decline(q: Question) -> str:
    return q.first("refuse", "no", PASS, DONE) or q.keys[-1]


def papal_bull(q: Question) -> str:
    """Excommunicate Elizabeth where England is dangerous; else sponsor somebody."""
    if q.o.harm(ENGLAND) >= 0.3:
        return q.first("excommunicate") or q.keys[0]
    return q.first("sponsor", "call-league", "excommunicate") or q.keys[0]


def accept_tribute(q: Question) -> str:
    """A card in hand, unless the last battles are at hand."""
    late = q.o.fronts and q.o.turns_left < 2
    return q.first("refuse" if late else "accept") or q.keys[0]
