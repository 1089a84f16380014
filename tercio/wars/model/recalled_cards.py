"""Where cards must have been, by what was told of them afterwards."""

from collections.abc import Iterator, Sequence

from tercio.kernel.events import Event
from tercio.wars.cards.card_events import CardDiscarded, CardDrawn, CardTakenIs, HandSeen
from tercio.wars.model.events import CardPlayed
from tercio.wars.model.names import CardId
from tercio.wars.model.state import WarsState
from tercio.wars.model.war import AnyWar


def recall_cards(g: AnyWar, state: WarsState, told: Sequence[Event]) -> None:
    """Who plays, discards, shows or gives a card held it; what the seat has drawn lay in the deck.

    `state` is a guess of the view `g.state`; cards that the view does not show change places. Home
    cards stay with their owner, though it may be a secret which of two he holds.
    """
    placed = set[CardId]()
    for card, owner in _first_seen(g, told):
        if card in placed:
            continue
        placed.add(card)
        guessed, seen = _piles(state), _piles(g.state)
        goal = len(guessed) - 1 if owner is None else owner
        at = next((n for n, pile in enumerate(guessed) if card in pile), goal)
        if at == goal or card in seen[at]:
            continue
        settled = {*seen[goal], *placed, *g.world.home_cards}
        hidden = [c for c in guessed[goal] if c not in settled]
        if hidden:
            _swap(guessed[at], guessed[goal], card, hidden[-1])


def _first_seen(g: AnyWar, told: Sequence[Event]) -> Iterator[tuple[CardId, int | None]]:
    """Cards, and whose hand they were in: None for the deck."""
    cards: dict[str, CardId] = {ref: card for card, ref in g.world.card_refs.items()}
    powers: list[str] = [*g.world.power_refs]
    for event in told:
        match event:
            case CardPlayed(power=power, card=ref) | CardDiscarded(power=power, card=ref):
                yield cards[ref], powers.index(power)
            case CardTakenIs(giver=giver, card=ref):
                yield cards[ref], powers.index(giver)
            case HandSeen(owner=owner, cards=refs):
                yield from ((cards[ref], powers.index(owner)) for ref in refs)
            case CardDrawn(card=ref):
                yield cards[ref], None


def _piles(state: WarsState) -> list[list[CardId]]:
    """The hands by power, and the deck."""
    return [*state.hands, state.deck]


def _swap(here: list[CardId], there: list[CardId], card: CardId, other: CardId) -> None:
    here[here.index(card)], there[there.index(other)] = other, card
    here.sort()
    there.sort()
