"""What lies on the table: data rows, events, the state, and the verbs that change it."""

from collections.abc import Mapping
from dataclasses import field
from typing import Annotated, Literal

import msgspec

from tercio.kernel.ask import Seat, ref
from tercio.kernel.data import Dataset, Row, check_symmetric, link
from tercio.kernel.deals import Floor
from tercio.kernel.decks import CARD_EVENTS, Deck
from tercio.kernel.events import Event
from tercio.kernel.fields import Open, Part, part
from tercio.kernel.masks import Atlas
from tercio.kernel.position import Position

NOBODY = Seat("nobody")
TownId = Annotated[str, link("towns")]
Few = Annotated[int, msgspec.Meta(ge=0, le=99)]
Some = Annotated[int, msgspec.Meta(ge=1, le=99)]


class Town(Row, frozen=True):
    value: Few
    garrison: Few
    roads: list[TownId]
    walls: bool = False


class Card(Row, frozen=True):
    copies: Few
    when: Literal["before-battle", "on-the-march", "impulse"]
    power: Few


class Campaign(Row, frozen=True):
    name: str
    players: list[Some]
    turns: Some
    mastery: Some
    companies: Some
    ducats: Few
    holds: dict[Seat, list[TownId]]


TABLES: dict[str, type[Row]] = {"towns": Town, "cards": Card, "scenarios": Campaign}


class Board:
    """The data as the rules want it."""

    def __init__(self, data: Dataset) -> None:
        self.campaigns = data.table("scenarios", Campaign)
        self.cards = data.table("cards", Card)
        self.towns = data.table("towns", Town)
        self.things: Mapping[str, Mapping[str, Row]] = {"town": self.towns, "card": self.cards}
        self.deck = [id for id, card in self.cards.items() for _ in range(card.copies)]
        roads = {id: town.roads for id, town in self.towns.items()}
        check_symmetric("lombardy.toml", roads)
        self.map = Atlas(roads)


class PurseChanged(Event, frozen=True):
    seat: str
    by: int
    now: int


class BidOpened(Event, frozen=True):
    seat: str
    ducats: int


class TruceSworn(Event, frozen=True):
    seat: str
    partner: str


class Marched(Event, frozen=True):
    seat: str
    start: str
    goal: str
    companies: int


class Garrisoned(Event, frozen=True):
    seat: str
    town: str
    companies: int


EVENTS = (*CARD_EVENTS, PurseChanged, BidOpened, TruceSworn, Marched, Garrisoned)


@part
class State(Part):
    """All of it is open but the cards, and what is said on the floor."""

    owner: Open[dict[str, Seat]]
    companies: Open[dict[str, int]]
    ducats: Open[dict[Seat, int]]
    order: Open[list[Seat]]
    cards: Deck
    floor: Floor = field(default_factory=Floor)
    truces: Open[list[list[Seat]]] = field(default_factory=list)
    turn: Open[int] = 1
    phase: Open[Literal["levy", "bid", "council", "impulse", "over"]] = "levy"
    impulse: Open[int] = 0


class Lombardy(Position[State]):
    """`g`: questions first, then verbs; each verb records one event."""

    data: Board

    @property
    def campaign(self) -> Campaign:
        return self.data.campaigns[self.setting.scenario]

    def holdings(self, seat: Seat) -> list[str]:
        return [town for town, owner in self.state.owner.items() if owner == seat]

    def points(self, seat: Seat) -> int:
        return sum(self.data.towns[town].value for town in self.holdings(seat))

    def strength(self, seat: Seat) -> float:
        return self.points(seat) + sum(self.state.companies[t] for t in self.holdings(seat)) / 2

    def pay(self, seat: Seat, ducats: int) -> None:
        """Into a purse; a negative sum comes out of it."""
        self.state.ducats[seat] += ducats
        self.record(PurseChanged(ref("seat", seat), ducats, self.state.ducats[seat]))

    def garrison(self, town: str, seat: Seat = NOBODY, companies: int = 0) -> None:
        """`town` is held by `seat`, or else by its citizens, with so many `companies`"""
        s = self.state
        if (s.owner[town], s.companies[town]) != (seat, companies):
            s.owner[town], s.companies[town] = seat, companies
            self.record(Garrisoned(ref("seat", seat), ref("town", town), companies))

    def swear(self, seat: Seat, partner: Seat) -> None:
        if {seat, partner} not in map(set, self.state.truces):
            self.state.truces.append([seat, partner])
            self.record(TruceSworn(ref("seat", seat), ref("seat", partner)))
