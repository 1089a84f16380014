"""The cards of either game to leaf through, and where they are as far as a seat knows."""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from typing import Final, Literal

from tercio.kernel.ask import Seat
from tercio.kernel.display.card_book import (
    BookCard,
    CardDraw,
    CardSpot,
    Where,
    drawn_from,
    hidden_spots,
)
from tercio.kernel.messages import Words
from tercio.wars.display.screen import Note, face, silent
from tercio.wars.model.names import CardId, Power
from tercio.wars.model.refs import card_ref, power_ref
from tercio.wars.model.rows import CardRow
from tercio.wars.model.unseen_cards import is_after_action, visible_cards
from tercio.wars.model.viewers import HIDDEN
from tercio.wars.model.war import AnyWar

Leaves = Literal["never", "event", "ruler", "sometimes"]
LEAVES: Final[Mapping[str, Leaves]] = {
    "never": "never",
    "after_event": "event",
    "becomes_ruler": "ruler",
    "if": "sometimes",
}


def book_cards(g: AnyWar, words: Words, note: Note = silent) -> Iterator[BookCard]:
    """In the order of their numbers."""
    for number, row in sorted(g.world.cards.items()):
        yield BookCard(
            face=face(g, words, number, note),
            id=row.id,
            number=number,
            side=g.world.power_rows[g.world.power[row.owner]].id if row.owner else "",
            turn=row.turn,
            once=row.enter_when is not None,
            leaves=LEAVES[row.remove],
            rulings=_rulings(words, row),
        )


def _rulings(words: Words, row: CardRow) -> tuple[str, ...]:
    told = words.text("card", row, "rulings") if getattr(row, "rulings", "") else ""
    return (told,) if told else ()


def card_spots(g: AnyWar, seat: Seat | None, words: Words) -> Iterator[CardSpot]:
    """From the view of a seat."""
    state = g.state
    mine = g.powers_of(seat) if seat is not None else ()
    for power, hand in enumerate(state.hands):
        where: Where = "mine" if power in mine else "held"
        yield from _spots(g, where, hand, words.name(power_ref(g, Power(power))))
    in_force = [*state.on_table, *(war.card for war in state.foreign_wars)]
    yield from _spots(g, "discard", state.discard)
    yield from _spots(g, "table", in_force)
    yield from _spots(g, "removed", state.removed)
    yield from _spots(g, "later", state.aside)
    yield from _unseen(g)


def _spots(
    g: AnyWar, where: Where, cards: Iterable[CardId], holder: str = ""
) -> Iterator[CardSpot]:
    for card in dict.fromkeys(cards):
        if card > HIDDEN:
            yield CardSpot(ref=card_ref(g, card), where=where, holder=holder)


def _unseen(g: AnyWar) -> Iterator[CardSpot]:
    """Nobody passes with a mandatory event: after the Action Phase none is in a hand (11)."""
    seen = set(visible_cards(g))
    unseen = [n for n, row in g.world.cards.items() if row.type != "home" and n not in seen]
    sure = [n for n in unseen if is_after_action(g) and g.world.card_type(n) == "mandatory"]
    maybe = [n for n in unseen if n not in sure]
    held = sum(hand.count(HIDDEN) for hand in g.state.hands)
    yield from _spots(g, "deck", sure)
    yield from hidden_spots(Counter(g.world.cards[n].id for n in maybe), held, len(maybe))


def card_draws(g: AnyWar, words: Words) -> Iterator[CardDraw]:
    """From the deck now, where no unseen card is likelier to be in it than another; and in the next
    deal, when discards and the cards of the turn have joined it (6.2)."""
    spots = list(card_spots(g, None, words))
    unseen = [spot for spot in spots if spot.where in ("hidden", "deck")]
    if unseen and len({spot.where for spot in unseen}) == 1:
        yield drawn_from("now", unseen)
    homes = {card_ref(g, n) for n, row in g.world.cards.items() if row.type == "home"}
    back = [spot for spot in spots if spot.where == "discard" and spot.ref not in homes]
    joins = [card_ref(g, n) for n in g.state.aside if _joins(g, g.world.cards[n])]
    new = [spot for spot in spots if spot.where == "later" and spot.ref in joins]
    held = [spot for spot in spots if spot.where == "held" and spot.ref not in homes]
    yield drawn_from("deal", (*unseen, *back, *new, *held))


def _joins(g: AnyWar, row: CardRow) -> bool:
    """Whether it comes next turn, whatever happens till then."""
    return row.enter != "start" and row.enter_when is None and row.turn <= g.state.turn + 1
