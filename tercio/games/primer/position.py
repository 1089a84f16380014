"""What lies on the table: data rows, events, the state, and the verbs that change it."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Annotated, Any, ClassVar, Literal

from tercio.kernel.ask import Explain, Option, Refusal, Seat, ref
from tercio.kernel.data import Dataset, Row, check_symmetric, link
from tercio.kernel.deals import Floor
from tercio.kernel.events import Event
from tercio.kernel.masks import Graph
from tercio.kernel.position import Position

NOBODY, UNKNOWN = Seat("nobody"), "?"


class Town(Row, frozen=True):
    value: int
    garrison: int
    roads: list[Annotated[str, link("towns")]]
    walls: bool = False


class Card(Row, frozen=True):
    copies: int
    when: Literal["before-battle", "on-the-march", "impulse"]
    power: int


class Campaign(Row, frozen=True):
    name: str
    players: list[int]
    turns: int
    mastery: int
    companies: int
    ducats: int
    holds: dict[Seat, list[Annotated[str, link("towns")]]]


class Board:
    """The data as the rules want it."""

    def __init__(self, data: Dataset) -> None:
        self.campaigns = data.table("scenarios", Campaign)
        self.cards = data.table("cards", Card)
        self.towns = data.table("towns", Town)
        self.things: Mapping[str, Mapping[str, Row]] = {"town": self.towns, "card": self.cards}
        self.pile = [id for id, card in sorted(self.cards.items()) for _ in range(card.copies)]
        check_symmetric("lombardy.toml", {id: town.roads for id, town in self.towns.items()})
        self.number = {id: n for n, id in enumerate(self.towns)}
        links = [(self.number[a], self.number[b]) for a, t in self.towns.items() for b in t.roads]
        self.roads = Graph(len(self.towns), links)


TABLES: dict[str, type[Row]] = {"towns": Town, "cards": Card, "scenarios": Campaign}


class Received(Event, frozen=True):
    seat: str
    card: str


class CardPlayed(Event, frozen=True):
    reveals: ClassVar[bool] = True
    seat: str
    card: str


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


EVENTS = (Received, CardPlayed, PurseChanged, BidOpened, TruceSworn, Marched, Garrisoned)


@dataclass(slots=True)
class State:
    """All of it is open but the hands, the deck, and what is said on the floor."""

    owner: dict[str, Seat]
    companies: dict[str, int]
    ducats: dict[Seat, int]
    hands: dict[Seat, list[str]]
    deck: list[str]
    order: list[Seat]
    discards: list[str] = field(default_factory=list)
    truces: list[list[Seat]] = field(default_factory=list)
    floor: Floor = field(default_factory=Floor)
    turn: int = 1
    phase: str = "levy"
    impulse: int = 0

    def copy(self) -> "State":
        hands = {seat: hand[:] for seat, hand in self.hands.items()}
        owner, companies, ducats = dict(self.owner), dict(self.companies), dict(self.ducats)
        copy = State(owner, companies, ducats, hands, self.deck[:], self.order[:])
        copy.discards, copy.truces, copy.floor = self.discards[:], self.truces[:], self.floor.copy()
        copy.turn, copy.phase, copy.impulse = self.turn, self.phase, self.impulse
        return copy


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

    def menu(self, seat: Seat, *parts: Any) -> tuple[list[Option], Explain]:
        """Options for all that tables allow, and their reasons against the rest. A part is the
        verb of its keys, the table, and what the table is told before the town or card."""

        def explain(what: str) -> list[Refusal]:
            kind, _, id = what.partition(":")
            asked = [p for p in parts if p[1].name == kind and id in self.data.things[kind]]
            return [why for _, t, *told in asked for why in t.refusals(self, seat, *told, id)]

        options = [
            Option(f"{verb}.{id}", id, (ref(table.name, id),), cite=table.rules[0].cite)
            for verb, table, *told in parts
            for id in table.enumerate(self.data.things[table.name], self, seat, *told)
        ]
        return options, explain

    def draw(self, seat: Seat) -> None:
        """From an unordered pile: there is no hidden order that somebody could know."""
        s = self.state
        if not s.deck:
            s.deck, s.discards = sorted(s.discards), []
        s.deck.remove(card := self.pick(s.deck))
        s.hands[seat] = sorted([*s.hands[seat], card])
        self.record(Received(ref("seat", seat), ref("card", card)), (seat,))

    def play(self, seat: Seat, card: str) -> None:
        self.state.hands[seat].remove(card)
        self.state.discards.append(card)
        self.record(CardPlayed(ref("seat", seat), ref("card", card)))

    def pay(self, seat: Seat, ducats: int) -> None:
        """Into a purse; a negative sum comes out of it."""
        self.state.ducats[seat] += ducats
        self.record(PurseChanged(ref("seat", seat), ducats, self.state.ducats[seat]))

    def garrison(self, seat: Seat, town: str, companies: int) -> None:
        s = self.state
        if (s.owner[town], s.companies[town]) != (seat, companies):
            s.owner[town], s.companies[town] = seat, companies
            self.record(Garrisoned(ref("seat", seat), ref("town", town), companies))

    def swear(self, seat: Seat, partner: Seat) -> None:
        if {seat, partner} not in map(set, self.state.truces):
            self.state.truces.append([seat, partner])
            self.record(TruceSworn(ref("seat", seat), ref("seat", partner)))
