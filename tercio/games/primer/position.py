"""What lies on the table: data rows, events, the state, and the verbs that change it."""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Annotated, Any

from tercio.kernel.ask import Ref, ref
from tercio.kernel.data import Dataset, Row, check_symmetric, link
from tercio.kernel.deals import Floor
from tercio.kernel.events import Event
from tercio.kernel.masks import Graph, mask_of
from tercio.kernel.position import Position

NOBODY, UNKNOWN = -1, "?"


class Town(Row, frozen=True):
    name: str
    value: int
    garrison: int
    roads: list[Annotated[str, link("towns")]]
    walls: bool = False


class Card(Row, frozen=True):
    name: str
    copies: int
    when: str
    dice: int = 0


class Campaign(Row, frozen=True):
    name: str
    players: list[int]
    turns: int
    mastery: int
    companies: int
    ducats: int
    holds: dict[str, list[Annotated[str, link("towns")]]]


class Board:
    """The data as the rules want it; a town is its number in the file."""

    def __init__(self, data: Dataset) -> None:
        self.campaigns = data.table("scenarios", Campaign)
        self.cards = data.table("cards", Card)
        self.pile = sorted(id for id, card in self.cards.items() for _ in range(card.copies))
        self.towns = list(data.table("towns", Town).values())
        self.number = {town.id: n for n, town in enumerate(self.towns)}
        self.things: Mapping[str, Mapping[str, Any]] = {"town": self.number, "card": self.cards}
        check_symmetric("map.toml", {town.id: town.roads for town in self.towns})
        links = [(n, self.number[b]) for n, town in enumerate(self.towns) for b in town.roads]
        self.roads = Graph(len(self.towns), links)


TABLES: Mapping[str, Mapping[str, type[Row]]] = {
    "map.toml": {"towns": Town},
    "cards.toml": {"cards": Card},
    "scenarios.toml": {"scenarios": Campaign},
}


class TurnBegan(Event, frozen=True):
    turn: int


class OfSeat(Event, frozen=True):
    seat: str


class Received(OfSeat, frozen=True):
    card: str


class PurseChanged(OfSeat, frozen=True):
    by: int
    now: int


class BidOpened(OfSeat, frozen=True):
    ducats: int


class TruceSworn(OfSeat, frozen=True):
    partner: str


class Mustered(OfSeat, frozen=True):
    town: str


class Marched(OfSeat, frozen=True):
    start: str
    goal: str
    companies: int


class CardPlayed(OfSeat, frozen=True):
    card: str


class CompaniesLost(Event, frozen=True):
    town: str
    companies: int


class Occupied(OfSeat, frozen=True):
    town: str
    companies: int


EVENTS: tuple[type[Event], ...] = (TurnBegan, CompaniesLost, *OfSeat.__subclasses__())


@dataclass(slots=True)
class State:
    """Lists go by town or by seat number. A town that is NOBODY's is held by its citizens."""

    owner: list[int]
    companies: list[int]
    ducats: list[int]
    hands: list[list[str]]
    deck: list[str]
    discards: list[str]
    order: list[int]
    turn: int = 1
    phase: str = "levy"
    impulse: int = 0
    truces: list[list[int]] = field(default_factory=list)
    floor: Floor = field(default_factory=Floor)

    def copy(self) -> "State":
        hands, floor = [hand[:] for hand in self.hands], self.floor.copy()
        copy = replace(self, hands=hands, truces=self.truces[:], order=self.order[:], floor=floor)
        copy.owner, copy.companies, copy.ducats = self.owner[:], self.companies[:], self.ducats[:]
        copy.deck, copy.discards = self.deck[:], self.discards[:]
        return copy


class Lombardy(Position[State]):
    """`g`. A captain is a seat's number `n`, a town its number on the board."""

    data: Board

    @property
    def campaign(self) -> Campaign:
        return self.data.campaigns[self.setting.scenario]

    def captain(self, n: int) -> Ref:
        return ref("seat", self.seats[n])

    def town(self, town: int) -> Ref:
        return ref("town", self.data.towns[town].id)

    def holdings(self, n: int) -> int:
        return mask_of(town for town, owner in enumerate(self.state.owner) if owner == n)

    def points(self, n: int) -> int:
        towns = zip(self.data.towns, self.state.owner, strict=True)
        return sum(town.value for town, owner in towns if owner == n)

    def draw(self, n: int) -> None:
        """From an unordered pile: there is no hidden order that somebody could know."""
        s = self.state
        if not s.deck:
            s.deck, s.discards = sorted(s.discards), []
        card = self.pick(s.deck)
        s.deck.remove(card)
        s.hands[n] = sorted([*s.hands[n], card])
        self.record(Received(self.captain(n), ref("card", card)), (self.seats[n],))

    def play(self, n: int, card: Card) -> None:
        self.state.hands[n].remove(card.id)
        self.state.discards.append(card.id)
        self.record(CardPlayed(self.captain(n), ref("card", card.id)))

    def pay(self, n: int, ducats: int) -> None:
        """Into the purse; a negative sum comes out of it."""
        self.state.ducats[n] += ducats
        if ducats:
            self.record(PurseChanged(self.captain(n), ducats, self.state.ducats[n]))

    def muster(self, n: int, town: int) -> None:
        self.state.companies[town] += 1
        self.record(Mustered(self.captain(n), self.town(town)))

    def lose(self, town: int, companies: int) -> None:
        self.state.companies[town] -= companies
        if companies:
            self.record(CompaniesLost(self.town(town), companies))

    def occupy(self, n: int, start: int, goal: int, companies: int) -> None:
        s = self.state
        s.companies[start] -= companies
        s.companies[goal] += companies
        s.owner[goal] = n
        self.record(Occupied(self.captain(n), self.town(goal), companies))

    def swear(self, n: int, m: int) -> None:
        self.state.truces.append([n, m])
        self.record(TruceSworn(self.captain(n), self.captain(m)))
