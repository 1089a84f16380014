"""A deck of cards: secret hands, a pile to draw from, and the discards.

The pile has no order: a draw picks blindly from it. What does not exist cannot be known to
anybody and cannot leak; so hands are kept sorted too. A `Deck` is part of a game's state.
"""

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import field
from itertools import chain
from typing import Annotated, Any, ClassVar, Final

from tercio.kernel.ask import Seat, ref
from tercio.kernel.errors import Unknown
from tercio.kernel.events import Event
from tercio.kernel.fields import Gap, Open, Part, Viewer, by_row, nobody, part
from tercio.kernel.position import Position
from tercio.kernel.randomness import Randomness
from tercio.kernel.told import told

UNKNOWN = "?"
"""A card that a seat cannot see, in its view."""
CARD: Final = Gap("a card", UNKNOWN)


class CardDrawn(Event, frozen=True):
    """Told to the seat that has drawn; how many cards it holds the others see."""

    seat: str
    card: str


class CardPlayed(Event, frozen=True):
    reveals: ClassVar[bool] = True
    is_known_to_doer: ClassVar[bool] = True
    seat: str
    card: str


CARD_EVENTS = (CardDrawn, CardPlayed)


def _is_own(viewer: Viewer, deck: "Deck", seat: Seat) -> bool:
    return viewer.seat == seat


@part
class Deck(Part):
    """Cards by their ids; `ref("card", id)` points at one."""

    pile: Annotated[list[str], nobody(CARD)]
    hands: Annotated[dict[Seat, list[str]], by_row(_is_own, CARD)]
    discards: Open[list[str]] = field(default_factory=list)

    @classmethod
    def of(cls, cards: Iterable[str], seats: Sequence[Seat]) -> "Deck":
        return cls(sorted(cards), {seat: [] for seat in seats})

    def dealt_anew(self, cards: Iterable[str], random: Randomness) -> "Deck":
        """The gaps filled at random, where `cards` are all that there are."""
        unseen = sorted((Counter(cards) - self.counts()).elements())
        random.shuffle(unseen)
        hands = {
            seat: sorted(unseen.pop() if card == UNKNOWN else card for card in hand)
            for seat, hand in self.hands.items()
        }
        return Deck(sorted(unseen), hands, self.discards[:])

    def counts(self) -> Counter[str]:
        """How many there are of each card: no rule may change it."""
        return Counter(chain(self.pile, self.discards, *self.hands.values()))

    # -- verbs -----------------------------------------------------------------------------

    def draw(self, g: Position[Any], seat: Seat, count: int = 1) -> None:
        """From the pile, which the discards become when it is empty; as far as there are cards."""
        for _ in range(count):
            if not self.pile:
                self.pile, self.discards = sorted(self.discards), []
            if not self.pile:
                return
            card = g.pick(self.pile)
            self.deal(seat, [card])
            g.record(CardDrawn(ref("seat", seat), ref("card", card)), (seat,))

    def play(self, g: Position[Any], seat: Seat, card: str) -> None:
        """From the hand, in the open, to the discards."""
        self.hands[seat].remove(card)
        self.discards.append(card)
        g.record(CardPlayed(ref("seat", seat), ref("card", card)))

    def deal(self, seat: Seat, cards: Iterable[str]) -> None:
        """Named cards from the pile into a hand; nobody is told."""
        for card in cards:
            if card not in self.pile:
                raise Unknown(told("not-in-pile", card=card))
            self.pile.remove(card)
            self.hands[seat] = sorted([*self.hands[seat], card])
