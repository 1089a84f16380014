"""The cards of a game, and where they are at a table."""

from typing import Literal

from tercio.server.http.wire.base import Answer


class CardRuling(Answer, frozen=True, kw_only=True):
    """`says` what follows from the book, `open` how we read it where it leaves something open."""

    says: str
    open: str
    cite: str


class CardSpot(Answer, frozen=True, kw_only=True):
    """Where copies of a card are, as far as the viewer knows."""

    where: Literal["mine", "held", "hidden", "deck", "discard", "table", "removed", "later"]
    holder: str
    count: int
    chance: float
    """Of one that is hidden: that it is in a hand, and not in the deck."""


class CardInfo(Answer, frozen=True, kw_only=True):
    ref: str
    name: str
    kind: str
    value: int
    text: str
    note: str
    """That it is reconstructed, say."""
    number: int
    """0 where the cards of a game have none."""
    side: str
    """Whose home card it is."""
    owner: str
    """The name of that side."""
    copies: int
    turn: int
    """The first turn in which it can be drawn; 0: from the start."""
    until: int
    """The last one; 0: no turn ends it."""
    once: bool
    """Whether it also waits for something to happen before it comes."""
    leaves: Literal["never", "event", "ruler", "sometimes"]
    rulings: tuple[CardRuling, ...]
    worth: dict[str, float]
    """By the name of a power, what a bot thinks that its event is worth, in VP; CP come on top."""
    spots: tuple[CardSpot, ...]
    """At a table."""


class CardDraw(Answer, frozen=True, kw_only=True):
    """Cards of which some will be drawn, each as likely as another; every copy by its ref."""

    when: Literal["now", "deal"]
    """From the deck as it is; or in the next deal, if all hands are played till then."""
    refs: tuple[str, ...]


class CardBook(Answer, frozen=True, kw_only=True):
    cards: tuple[CardInfo, ...]
    draws: tuple[CardDraw, ...]
