"""Cards in battle, and against it."""

from collections.abc import Sequence

from tercio.kernel.ask import PASS
from tercio.wars.bots.outlook import O
from tercio.wars.bots.question import WarQuestion
from tercio.wars.model.names import Space
from tercio.wars.model.power_questions import are_enemies
from tercio.wars.model.troop_questions import total_units

CARD_WINDOWS = (
    "field_battle_cards",
    "field_battle_after_roll",
    "assault_cards",
    "assault_after_roll",
    "naval_combat_cards",
    "naval_combat_after_roll",
)
"""Where combat cards are played."""
HIRED_FOR = 4
"""Units in a battle for which it is worth hiring more."""
LEADS = 0.8
"""A power whose VP count so much is about to win."""


def battle_space(q: WarQuestion[O]) -> Space | None:
    """Where a battle on land is fought."""
    return q.g.world.space_by_ref.get(q.ask.refs[0]) if q.ask.refs else None


def combat_card(q: WarQuestion[O], cards: Sequence[str] | None = None) -> str:
    """Play where much is at stake; `cards` are those that come into question, if not all."""
    cards = q.verbs("card.") if cards is None else cards
    space = battle_space(q)
    if not cards:
        return PASS
    if space is None:
        return cards[0] if q.ask.kind.startswith("naval") else PASS
    large = total_units(q.g, space) >= q.o.weights.large_battle
    stake = large or q.g.world.is_key(space) or bool(q.o.prizes >> space & 1)
    return max(cards, key=q.card) if stake else PASS


def hire_for_battle(q: WarQuestion[O], cards: Sequence[str] | None = None) -> str:
    """Mercenaries come just before a battle of ours, never otherwise."""
    cards = q.verbs("card.") if cards is None else cards
    space = battle_space(q)
    if not cards or space is None or not q.o.own_land >> space & 1:
        return PASS
    return cards[0] if total_units(q.g, space) >= HIRED_FOR else PASS


def disrupt(q: WarQuestion[O], cards: Sequence[str] | None = None) -> str:
    """Storms and the like, against an enemy who comes for a key of ours, or is about to win."""
    cards = q.verbs("card.") if cards is None else cards
    active, space = q.g.state.active, battle_space(q)
    if not cards or q.power == active or space is None or not q.g.world.is_key(space):
        return PASS
    ours = bool(q.o.friendly >> space & 1)
    wanted = are_enemies(q.g, q.power, active) if ours else q.o.harm(active) >= LEADS
    return cards[0] if wanted else PASS
