"""How to spend an impulse: which card, as what, and then each command point."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator, Sequence
from functools import cache
from typing import ClassVar, Generic

from tercio.kernel.ask import PASS, Ask
from tercio.wars.bots.agenda import LASTING, RECRUITING, Agenda, spend_worth
from tercio.wars.bots.campaigns import Goals, prospects, war_undertakings
from tercio.wars.bots.card_worths import EVENT_TYPES, CardWorths, kept
from tercio.wars.bots.crossings import crossings, voyages_of_war
from tercio.wars.bots.fleets import blockades, hunts
from tercio.wars.bots.outlook import O, Undertaking, WarOutlook
from tercio.wars.bots.plans import WarPlan
from tercio.wars.model.names import CardId
from tercio.wars.model.numbered import by_power

MANDATORY_CP = 2
"""Of a mandatory event, besides what it does."""
MANY_CARDS = 6
"""So many cards in others' hands leave them the field if we pass."""


class Spending(ABC, Generic[O]):
    """Everything worth a thought, and the card that pays for it."""

    lasting: ClassVar[frozenset[str]] = LASTING
    """Actions that leave the rest of an agenda as good as it was."""
    again: ClassVar[frozenset[str]] = RECRUITING
    """What can be done more than once in an impulse."""

    def __init__(self, cards: CardWorths[O]) -> None:
        self.cards = cards

    # -- what the game decides ---------------------------------------------------------------------

    @abstractmethod
    def beyond_war(self, o: O, cp: int) -> Iterator[Undertaking]:
        """What every power of this game may spend CP on, besides war and its own plan."""

    @abstractmethod
    def granted(self, o: O, card: CardId) -> int:
        """CP that an event gives to spend."""

    def kept(self, o: O, card: CardId) -> float:
        """What a card is worth in hand beyond its CP."""
        return kept(o, card)

    def wages_war(self, o: O) -> bool:
        """Whether the power may have armies on the march at all."""
        return True

    def looks_once(self, found: Sequence[Undertaking]) -> bool:
        """Whether what was found while a card was chosen is as good once its CP are known."""
        return True

    # -- command points ----------------------------------------------------------------------------

    def agenda(self, found: list[Undertaking] | None) -> Agenda:
        return Agenda(found, self.lasting, self.again)

    def undertakings(self, o: O, plan: WarPlan[O], cp: int) -> list[Undertaking]:
        """Everything worth a thought, best first by what a CP brings."""
        found = [*plan.undertakings(o, cp), *self.beyond_war(o, cp)]
        if self.wages_war(o):
            wanted = Goals(o, plan)
            by_land, by_sea = prospects(o, plan, wanted), crossings(o, wanted)
            found += war_undertakings(o, plan, cp, by_land, by_sea=by_sea)
            found += voyages_of_war(o, plan, by_sea, cp)
            found += blockades(o, wanted)
            found += hunts(o)
        if counts := o.weights.counts:
            for u in found:
                u.worth *= counts.get(u.action, 1.0)
        found.sort(key=lambda u: u.rate, reverse=True)
        return found

    # -- cards -------------------------------------------------------------------------------------

    def choose_card(self, o: O, plan: WarPlan[O], ask: Ask, found: list[Undertaking]) -> str:
        """A card and its use, or to pass; `found` is what its CP could be spent on."""
        scores = self.card_scores(o, plan, ask, found)
        return max(scores, key=lambda key: scores[key])

    def card_scores(
        self, o: O, plan: WarPlan[O], ask: Ask, found: list[Undertaking]
    ) -> dict[str, float]:
        """What each card brings in each use, beyond the usual, and what it is worth to pass."""
        events: dict[CardId, float] = {}
        scores: dict[str, float] = {}

        @cache
        def brings(cp: int) -> float:
            return spend_worth(found, cp, self.again)

        for option in ask.options:
            use, _, number = option.key.partition(".")
            if use == PASS:
                scores[PASS] = pass_worth(o)
            elif number.isdigit():
                card = CardId(int(number))
                if card not in events:
                    events[card] = self.cards.event(o, plan, card)
                event = events[card]
                scores[option.key] = self._play_worth(o, card, use, event=event, brings=brings)
        return scores

    def _play_worth(
        self, o: O, card: CardId, use: str, *, event: float, brings: Callable[[int], float]
    ) -> float:
        """What a play brings beyond what its CP would bring at the usual rate; `brings` is what
        so many CP bring."""
        cp = o.world.card_cp(card)
        usual = o.weights.cp * cp
        if use == "event":
            granted = self._granted(o, card)
            worth = event + (brings(granted) if granted else 0.0)
            return worth - usual - self.kept(o, card) * 0.5
        at_will = o.world.card_type(card) in EVENT_TYPES
        better_as_event = max(0.0, event - usual) if at_will else 0.0
        return brings(cp) - usual - better_as_event - self.kept(o, card)

    def _granted(self, o: O, card: CardId) -> int:
        mandatory = o.world.card_type(card) == "mandatory"
        return MANDATORY_CP if mandatory else self.granted(o, card)


def pass_worth(o: WarOutlook) -> float:
    """To pass early keeps a card, but leaves the field to others."""
    if o.turns_left == 0:
        return o.weights.last_pass
    others = sum(len(hand) for power, hand in by_power(o.state.hands) if power != o.power)
    return o.weights.early_pass if others > MANY_CARDS else o.weights.late_pass
