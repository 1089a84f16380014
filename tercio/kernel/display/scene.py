"""What a screen draws: the board, which stays, and the scene, which changes.

A game describes both in these terms (`Game.boards`, `Game.scene`), so that one client can draw
every game. Everything in them is meant for the eyes of one seat and is already in its language: a
scene is made from a view, never from the state. Things are named by refs (`space:paris`), which
are also what options point at.
"""

from collections.abc import Collection
from typing import Literal

import msgspec

from tercio.kernel.words.stand_ins import unmarked

Pattern = Literal[
    "plain", "stripes", "dots", "cross", "waves", "checks", "rings", "bricks", "bars", "chevrons",
    "lozenges", "saltire",
]  # fmt: skip


Siege = Literal["", "besieged", "besieging"]


class Side(msgspec.Struct, frozen=True):
    """A power, or whatever has a colour. Pattern and initial are for eyes that see no colour."""

    id: str
    name: str
    initial: str
    color: str
    pattern: Pattern
    seat: str = ""
    """Who plays it at this table, if anybody."""


def initial(name: str, taken: Collection[str]) -> str:
    """The first letter, with a second one if somebody before has it: P for Papacy, then Pr."""
    name = unmarked(name)
    pairs = (name[0] + letter for letter in name[1:] if letter.isalpha())
    return next((letters for letters in (name[0], *pairs) if letters not in taken), name)


class Place(msgspec.Struct, frozen=True):
    """Somewhere on the map. `kind` chooses its shape; `home` is the side it belongs to."""

    ref: str
    name: str
    kind: str
    x: float
    y: float
    home: str = ""
    note: str = ""
    """Shown on request, as that its facts are reconstructed; a paragraph a line."""


class Link(msgspec.Struct, frozen=True):
    """A way between two places; a wind blows from `a` to `b`."""

    a: str
    b: str
    kind: str = "road"
    legs: tuple[tuple[tuple[float, float], ...], ...] = ()
    """How it is drawn where a straight line would not do: one curve, or two that leave the board
    on one side and come back on the other."""
    note: str = ""


class Region(msgspec.Struct, frozen=True):
    """Places that belong together, with a border around them."""

    id: str
    name: str
    color: str
    places: tuple[str, ...]


class Board(msgspec.Struct, frozen=True):
    """A map. `geometry` names the checked-in drawing of its coasts, if it has one."""

    id: str
    name: str
    width: float
    height: float
    sides: tuple[Side, ...]
    places: tuple[Place, ...]
    links: tuple[Link, ...]
    geometry: str = ""
    regions: tuple[Region, ...] = ()


class Piece(msgspec.Struct, frozen=True):
    """Counters of one kind in one place; a leader is a piece with a name."""

    ref: str
    place: str
    side: str
    kind: str
    count: int = 1
    name: str = ""
    siege: Siege = ""
    """On which side of the walls it stands, where there is a siege."""
    rating: str = ""
    """How good a leader is, in a sign or two: what is printed on his counter."""


class Mark(msgspec.Struct, frozen=True):
    """Something that lies on a place: unrest, a siege, a university."""

    place: str
    kind: str
    text: str = ""
    level: int = 0
    """Shown on it, where it has one: how strong a revolt is, how much a market takes."""


class CardFace(msgspec.Struct, frozen=True):
    """A card; a hidden one has an empty ref and says nothing else."""

    ref: str
    name: str = ""
    kind: str = ""
    value: int = 0
    text: str = ""
    note: str = ""


class Hand(msgspec.Struct, frozen=True):
    side: str
    cards: tuple[CardFace, ...]


class Standing(msgspec.Struct, frozen=True):
    """How a side is doing, in one line."""

    side: str
    score: int
    cards: int
    note: str = ""


class Facts(msgspec.Struct, frozen=True, tag="facts"):
    """A panel of labels and values."""

    id: str
    title: str
    rows: tuple[tuple[str, str], ...]


class Medal(msgspec.Struct, frozen=True):
    """Somebody as he stands on the map: round, in his side's colour, with his rating."""

    kind: str
    worth: str
    side: str = ""


class Grid(msgspec.Struct, frozen=True, tag="grid"):
    """A panel with columns."""

    id: str
    title: str
    columns: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]
    medals: tuple[Medal, ...] = ()
    """Where each row is a person: one for each row."""


class Marker(msgspec.Struct, frozen=True):
    box: int
    text: str
    side: str = ""


class Track(msgspec.Struct, frozen=True, tag="track"):
    """A panel of boxes in a row, with markers on them."""

    id: str
    title: str
    boxes: tuple[str, ...]
    markers: tuple[Marker, ...]


class Cards(msgspec.Struct, frozen=True, tag="cards"):
    """A panel of cards, such as the discard pile."""

    id: str
    title: str
    cards: tuple[CardFace, ...]


Panel = Facts | Grid | Track | Cards


class Shelf(msgspec.Struct, frozen=True):
    """Panels that belong together, by their ids."""

    title: str
    panels: tuple[str, ...]


class Scene(msgspec.Struct, frozen=True):
    """All that changes, as one seat sees it."""

    headline: str
    """Where the game stands: turn, phase, whose impulse."""
    turn: int
    turns: int
    holders: dict[str, str]
    """Place -> the side that holds it."""
    shades: dict[str, str]
    """Place -> a second property shown in its centre, such as its religion."""
    pieces: tuple[Piece, ...]
    marks: tuple[Mark, ...]
    hands: tuple[Hand, ...]
    standings: tuple[Standing, ...]
    panels: tuple[Panel, ...]
    sides: tuple[Side, ...] = ()
    """Sides that are not as the boards have them, as when powers change hands."""
    shelves: tuple[Shelf, ...] = ()
    """How the panels are sorted; one that stands on no shelf comes last."""
    about: dict[str, str] = {}
    """The panel that tells more of what is shown elsewhere: of a `ruler`, the `score`, the `turn`,
    the `cards` of a hand, or of a piece or a mark of some kind."""


class Choice(msgspec.Struct, frozen=True):
    """An option in a dialog, by its key: in a few words, and what it costs."""

    key: str
    text: str
    price: str = ""


class Group(msgspec.Struct, frozen=True):
    """Choices that belong together, as the bids of one power."""

    title: str
    choices: tuple[Choice, ...]
    side: str = ""
    note: str = ""


class Dialog(msgspec.Struct, frozen=True):
    """An ask that is more than a list: an auction, a peace table.

    Options of the ask that are in no group stand below all groups: to pass, to be done.
    """

    kind: Literal["auction", "treaty", "draft"]
    title: str
    groups: tuple[Group, ...]
    facts: tuple[tuple[str, str], ...] = ()


class Term(msgspec.Struct, frozen=True):
    """A word of the rules, explained. Screens show the help wherever the word or the id stands."""

    id: str
    name: str
    text: str
    also: tuple[str, ...] = ()
    """Other words for it, as its plural."""
    cite: str = ""


class Hint(msgspec.Struct, frozen=True):
    """What a guide tells a newcomer, and the option that it would take, if any."""

    text: str
    key: str = ""


class Odds(msgspec.Struct, frozen=True):
    """The exact chances of what is about to be rolled."""

    title: str
    win: float
    draw: float
    loss: float
    mine: float
    """Losses that I must expect."""
    theirs: float
