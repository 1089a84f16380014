"""The cards to leaf through, and where they are as far as a seat knows (uRR 8.1.4)."""

from collections.abc import Iterator

from tercio.games.ultima_ratio_regis.display.faces import face
from tercio.games.ultima_ratio_regis.model.position import Regis
from tercio.kernel.ask import Seat
from tercio.kernel.display.card_book import BookCard, CardSpot, Where, spots_of_deck
from tercio.kernel.messages import Words


def book_cards(g: Regis, words: Words) -> Iterator[BookCard]:
    for id, row in g.world.cards.items():
        first, last = row.turns or (0, 0)
        yield BookCard(face=face(g, words, id), id=id, copies=row.copies, turn=first, until=last)


def card_spots(g: Regis, seat: Seat | None, words: Words) -> Iterator[CardSpot]:
    """A deck is built anew every turn; whatever is not in this one comes later, or not at all."""
    state = g.state
    yield from spots_of_deck(
        state.cards, state.deck_list, seat, lambda who: words.name(f"seat:{who}")
    )
    here = set(state.deck_list)
    for id in g.world.cards:
        if id in g.realm.lasting:
            yield CardSpot(ref=f"card:{id}", where="table")
        elif id not in here:
            yield CardSpot(ref=f"card:{id}", where=_elsewhere(g, id))


def _elsewhere(g: Regis, card: str) -> Where:
    last = (g.world.cards[card].turns or (0, g.scenario.last_turn))[1]
    out = card in g.world.excluded(g.scenario.id) or last <= g.state.turn
    return "removed" if out else "later"
