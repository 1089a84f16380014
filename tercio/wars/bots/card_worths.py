"""What cards are worth to whoever holds them, in victory points: as events, or kept in hand."""

from collections.abc import Callable, Mapping, Sequence
from typing import Generic

from tercio.wars.bots.outlook import O, WarOutlook
from tercio.wars.bots.plans import WarPlan
from tercio.wars.model.names import CardId

Worth = Callable[[O], float]
"""What an event is worth to the power of an outlook."""


class CardWorths(Generic[O]):
    """`events` says by card what its event is worth; the plan of a power may see it otherwise."""

    def __init__(self, events: Mapping[str, Worth[O]]) -> None:
        self.events = events

    def event(self, o: O, plan: WarPlan[O], card: CardId) -> float:
        """What playing a card as an event is worth now; the CP that it gives come on top."""
        own = plan.event(o, card)
        if own is not None:
            return own
        worth = self.events.get(o.world.cards[card].id)
        return worth(o) if worth is not None else 0.0

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
    if kind == "combat":
        return w.combat_card_at_war if o.state.at_war[o.power] else w.combat_card
    return w.response_card if kind == "response" else 0.0
