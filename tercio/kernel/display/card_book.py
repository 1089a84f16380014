"""The cards of a game as somebody leafs through them, and where each is as far as a seat knows."""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from typing import Literal

import msgspec

from tercio.kernel.ask import Seat
from tercio.kernel.decks import UNKNOWN, Deck
from tercio.kernel.display.scene import CardFace

Where = Literal["mine", "held", "hidden", "deck", "discard", "table", "removed", "later"]
"""In my hand; in another, as I know; in a hand or the deck; in the deck; discarded; face up on
the table; out of the game; not yet in it."""


class BookCard(msgspec.Struct, frozen=True, kw_only=True):
    """A card, and when it comes into the game and leaves it."""

    face: CardFace
    id: str
    number: int = 0
    """0 where the cards of a game have none."""
    side: str = ""
    """Whose home card it is."""
    copies: int = 1
    turn: int = 0
    """The first turn in which it can be drawn; 0: from the start."""
    until: int = 0
    """The last one, where it leaves with a turn."""
    once: bool = False
    """Whether it also waits for something to happen before it comes."""
    leaves: Literal["never", "event", "ruler", "sometimes"] = "never"
    rulings: tuple[str, ...] = ()


class CardSpot(msgspec.Struct, frozen=True, kw_only=True):
    """Where copies of a card are."""

    ref: str
    where: Where
    holder: str = ""
    """The name of whoever is known to hold them."""
    count: int = 1
    chance: float = 0.0
    """Of one that is hidden: that it is in a hand, and not in the deck."""


class CardDraw(msgspec.Struct, frozen=True, kw_only=True):
    """Cards of which some will be drawn, each as likely as another; every copy by its ref."""

    when: Literal["now", "deal"]
    """From the deck as it is; or in the next deal, if all hands are played till then."""
    refs: tuple[str, ...]


Named = Callable[[Seat], str]


def spots_of_deck(
    deck: Deck, cards: Iterable[str], seat: Seat | None, named: Named
) -> Iterator[CardSpot]:
    """Of a deck in a view of `seat`, of which `cards` are all that there are."""
    for who, hand in deck.hands.items():
        where: Where = "mine" if who == seat else "held"
        yield from _counted(where, hand, named(who))
    yield from _counted("discard", deck.discards)
    hidden = Counter(cards) - deck.counts()
    unseen = sum(hidden.values())
    held = sum(hand.count(UNKNOWN) for hand in deck.hands.values())
    yield from hidden_spots(hidden, held, unseen)


def hidden_spots(cards: Counter[str], held: int, unseen: int) -> Iterator[CardSpot]:
    """Cards that are nowhere to be seen; of `unseen` in all, `held` are in hands."""
    where: Where = "hidden" if held else "deck"
    for card, count in cards.items():
        yield CardSpot(ref=f"card:{card}", where=where, count=count, chance=held / unseen)


def _counted(where: Where, cards: Iterable[str], holder: str = "") -> Iterator[CardSpot]:
    for card, count in Counter(cards).items():
        if card != UNKNOWN:
            yield CardSpot(ref=f"card:{card}", where=where, holder=holder, count=count)


def drawn_from(when: Literal["now", "deal"], spots: Iterable[CardSpot]) -> CardDraw:
    """A draw from all that is in these places."""
    refs = (ref for spot in spots for ref in [spot.ref] * spot.count)
    return CardDraw(when=when, refs=tuple(sorted(refs)))
