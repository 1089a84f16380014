"""A duel with cards: hidden hands, a window, dice. Sound in itself; other tests break it."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Annotated, Any, ClassVar

from tercio.kernel.ask import (
    PASS,
    Ask,
    Checkpoint,
    Option,
    Procedure,
    Prospect,
    Refusal,
    Seat,
    pass_option,
    ref,
)
from tercio.kernel.data import Schema
from tercio.kernel.display.protocol import Display
from tercio.kernel.events import Event
from tercio.kernel.fields import Gap, Open, Part, Viewer, by_row, nobody, part
from tercio.kernel.game import Game, Result, Scenario
from tercio.kernel.position import Position, Setting
from tercio.kernel.randomness import Randomness
from tercio.kernel.windows import window

CARDS = range(1, 13)
TURNS = 8
UNKNOWN = 0


CARD = Gap("a card", UNKNOWN)


class Duellist(Viewer):
    def __init__(self, seat: Seat | None, seats: Sequence[Seat]) -> None:
        self.seat = seat
        self.number = None if seat is None else seats.index(seat)


def is_own(viewer: Duellist, state: "ToyState", number: int) -> bool:
    return viewer.number == number


@part
class ToyState(Part):
    hands: Annotated[list[list[int]], by_row(is_own, CARD)]
    deck: Annotated[list[int], nobody(CARD)]
    pile: Open[list[int]]
    scores: Open[list[int]]
    turn: Open[int] = 0


class Began(Event, frozen=True):
    turn: int


class Drew(Event, frozen=True):
    reveals: ClassVar[bool] = True
    seat: str
    card: str


class Attacked(Event, frozen=True):
    seat: str
    card: str


class Parried(Attacked, frozen=True):
    pass


class Scored(Event, frozen=True):
    seat: str
    points: int


class ToyDisplay(Display[Any]):
    def name_of(self, data: Any, kind: str, id: str) -> str | None:
        return f"card {id}" if kind == "card" else None


class Toy(Game[ToyState]):
    id = "toy"
    name = "Toy"
    book = "TOY"
    folder = Path(__file__).parent
    schema = Schema(Path(__file__).parent, {})
    scenarios = (Scenario("duel", "Duel", (2, 3)),)
    options = {"start": ("two", "three")}
    events: tuple[type[Event], ...] = (Began, Drew, Attacked, Parried, Scored)
    state_type = ToyState
    display = ToyDisplay()

    def seats(self, scenario: str, players: int) -> tuple[Seat, ...]:
        return (Seat("red"), Seat("blue"), Seat("green"))[:players]

    def setup(self, setting: Setting, data: Any, random: Randomness) -> ToyState:
        deck = list(CARDS)
        random.shuffle(deck)
        size = 2 if setting.options["start"] == "two" else 3
        hands = [sorted(deck.pop() for _ in range(size)) for _ in setting.seats]
        return ToyState(hands, deck, [], [0] * len(hands))

    def play(self, g: Position[ToyState]) -> Procedure[None]:
        while g.state.turn < TURNS:
            yield Checkpoint("turn", ("turn",))
            yield from self.turn(g)

    def turn(self, g: Position[ToyState]) -> Procedure[None]:
        s = g.state
        n = s.turn % len(g.seats)
        g.record(Began(s.turn + 1))
        self.draw(g, n)
        pick = yield self.attack_ask(g, n)
        if pick.value is not None:
            self.lay(g, n, pick.value, Attacked)
            parries = yield from self.parry(g, n, pick.value)
            for seat, parry in parries:
                self.lay(g, g.seats.index(seat), parry.value, Parried)
            if g.dice(1)[0] > 2 * len(parries):
                self.score(g, n, 1)
        s.turn += 1

    def draw(self, g: Position[ToyState], n: int) -> None:
        if g.state.deck:
            card = g.state.deck.pop()
            g.state.hands[n] = sorted([*g.state.hands[n], card])
            g.record(Drew(ref("seat", g.seats[n]), ref("card", card)), (g.seats[n],))

    def attack_ask(self, g: Position[ToyState], n: int) -> Ask:
        return Ask(
            g.seats[n],
            "attack",
            self.attacks(g, n),
            "TOY 1",
            explain=lambda thing: self.explain(g, n, thing),
            foresee=lambda view, key: None if key == PASS else self.foresee(view, n),
        )

    def foresee(self, view: Position[ToyState], n: int) -> Prospect:
        """Of an attack that nobody parries: any roll will do."""
        return Prospect("odds-attack", {"seat": ref("seat", view.seats[n])}, 1.0, 0.0, loss=0.0)

    def attacks(self, g: Position[ToyState], n: int) -> list[Option]:
        return [*self.cards(g, n, "attack"), pass_option("TOY 1")]

    def explain(self, g: Position[ToyState], n: int, thing: str) -> list[Refusal]:
        is_card = thing.startswith("card:")
        return [Refusal("TOY 1", "forbid-not-held", {"card": thing})] if is_card else []

    def cards(self, g: Position[ToyState], n: int, verb: str) -> list[Option]:
        hand = g.state.hands[n]
        return [Option(f"{verb}.{card}", card, (ref("card", card),)) for card in hand]

    def parry(
        self, g: Position[ToyState], n: int, card: int
    ) -> Procedure[list[tuple[Seat, Option]]]:
        return window(
            "parry",
            self.polled(g, n),
            lambda seat: self.cards(g, g.seats.index(seat), "parry"),
            cite="TOY 2",
            args={"card": ref("card", card)},
        )

    def polled(self, g: Position[ToyState], n: int) -> Sequence[Seat]:
        return [seat for seat in g.seats if seat != g.seats[n]]

    def lay(self, g: Position[ToyState], n: int, card: int, event: type[Attacked]) -> None:
        g.state.hands[n].remove(card)
        g.state.pile.append(card)
        g.record(event(ref("seat", g.seats[n]), ref("card", card)))

    def score(self, g: Position[ToyState], n: int, points: int) -> None:
        g.state.scores[n] += points
        g.record(Scored(ref("seat", g.seats[n]), points))

    def result(self, g: Position[ToyState]) -> Result | None:
        scores = dict(zip(g.seats, g.state.scores, strict=True))
        best = max(scores.values())
        return Result(tuple(s for s in g.seats if scores[s] == best), "result-most-points", scores)

    def viewer(self, g: Position[ToyState], seat: Seat | None) -> Viewer:
        return Duellist(seat, g.seats)

    def glance(self, g: Position[ToyState], seat: Seat | None) -> ToyState:
        """What a broken toy shows in its view, it shows at a glance too."""
        return self.hide(g, seat)

    def determinize(self, g: Position[ToyState], seat: Seat | None, random: Randomness) -> ToyState:
        s = g.state.copy()
        known = {card for cards in (*s.hands, s.deck, s.pile) for card in cards}
        unknown = [card for card in CARDS if card not in known]
        random.shuffle(unknown)
        for cards in (*s.hands, s.deck):
            cards[:] = [card if card != UNKNOWN else unknown.pop() for card in cards]
        for hand in s.hands:
            hand.sort()
        return s

    def conserved(self, g: Position[ToyState]) -> Mapping[str, int]:
        s = g.state
        return {"cards": sum(map(len, s.hands)) + len(s.deck) + len(s.pile)}

    def tally(self, g: Position[ToyState]) -> Mapping[str, int]:
        return self.conserved(g)

    def unaccounted(
        self, g: Position[ToyState], before: Mapping[str, int], since: int
    ) -> Sequence[str]:
        now = self.tally(g)["cards"]
        gone = before["cards"] - now
        return [f"{gone} cards are gone after {len(g.log) - since} events."] if gone > 0 else []

    def violations(self, g: Position[ToyState]) -> Sequence[str]:
        s = g.state
        cards = sorted(card for cards in (*s.hands, s.deck, s.pile) for card in cards)
        return [] if cards == list(CARDS) else [f"The cards are {cards}."]
