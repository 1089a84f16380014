"""What cards are worth to whoever holds them, in victory points: as events, or kept in hand."""

from collections.abc import Callable, Mapping, Sequence
from typing import Generic

from tercio.wars.bots.outlook import ARMY, O, WarOutlook
from tercio.wars.bots.plans import WarPlan
from tercio.wars.bots.war import threat_to
from tercio.wars.model.names import CardId
from tercio.wars.model.numbered import spaces_in
from tercio.wars.siege.assault import sieges_of

Worth = Callable[[O], float]
"""What an event is worth to the power of an outlook."""


class CardWorths(Generic[O]):
    """`events` says by card what its event is worth; the plan of a power may see it otherwise."""

    def __init__(self, events: Mapping[str, Worth[O]]) -> None:
        self.events = events

    def event(self, o: O, plan: WarPlan[O], card: CardId) -> float:
        """What playing a card as an event is worth now; the CP that it gives come on top."""
        worth = plan.event(o, card)
        if worth is None:
            usual = self.events.get(o.world.cards[card].id)
            worth = usual(o) if usual is not None else 0.0
        w = o.weights
        return worth * (w.counts_home if o.world.card_type(card) == "home" else w.counts_event)

    def by_power(
        self, looks: Sequence[O], plans: Sequence[WarPlan[O]], card: str
    ) -> dict[str, float]:
        """What some powers think of an event, in VP; its CP not counted."""
        number = looks[0].world.card[card]
        return {
            o.world.power_rows[o.power].id: round(self.event(o, plans[o.power], number), 2)
            for o in looks
        }

    def in_hand(self, o: O, plan: WarPlan[O], card: CardId) -> float:
        """What a card is worth to whoever holds it, played one way or the other."""
        row = o.world.cards[card]
        if row.type == "mandatory":
            return o.weights.mandatory_card
        worth = (row.cp if card else UNSEEN_CP) * o.weights.cp
        if row.type in EVENT_TYPES:
            worth = max(worth, self.event(o, plan, card))
        return worth + kept(o, card)


EVENT_TYPES = ("event", "home")
"""Cards that may be played as events at will."""
UNSEEN_CP = 3
"""Of a card that is not known."""


def kept(o: WarOutlook, card: CardId) -> float:
    """What a card is worth in hand beyond its CP: it may decide a battle."""
    kind, w = o.world.card_type(card), o.weights
    if kind != "combat":
        return w.response_card if kind == "response" else 0.0
    if not o.state.at_war[o.power]:
        return w.combat_card
    if card == _kept_for_battle(o) and battle_is_likely(o):
        return w.combat_card_in_battle
    return w.combat_card_at_war


def _kept_for_battle(o: WarOutlook) -> CardId | None:
    """Of the combat cards in hand, the one whose CP are missed least."""
    hand = [card for card in o.state.hands[o.power] if o.world.card_type(card) == "combat"]
    return min(hand, key=lambda card: (o.world.card_cp(card), card), default=None)


def battle_is_likely(o: WarOutlook) -> bool:
    """Whether we besiege a place, or an enemy army is near one of ours."""
    if sieges_of(o.g, o.power):
        return True
    near = o.own_land & o.within_enemy_reach
    return any(threat_to(o, space)[0] >= ARMY for space in spaces_in(near))
