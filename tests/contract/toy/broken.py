"""The toy game, broken in one way each."""

from collections.abc import Sequence
from itertools import count
from typing import Any

import msgspec

from tercio.kernel.ask import (
    PASS,
    Ask,
    AskAny,
    Checkpoint,
    Option,
    Procedure,
    Prospect,
    Refusal,
    Seat,
    pass_option,
    ref,
)
from tercio.kernel.events import Event
from tercio.kernel.game import Result
from tercio.kernel.position import Position, Setting
from tercio.kernel.randomness import Randomness
from tests.contract.toy import UNKNOWN, Attacked, Began, Scored, Toy, ToyState

G = Position[ToyState]


# -- asks -----------------------------------------------------------------------------------


class Speechless(Toy):
    """Without cards there is nothing to choose."""

    def attacks(self, g: G, n: int) -> list[Option]:
        return self.cards(g, n, "attack") if g.state.turn else [pass_option()]

    def draw(self, g: G, n: int) -> None:
        g.state.pile += g.state.hands[n]
        g.state.hands[n] = []


class OffersTwice(Toy):
    def attacks(self, g: G, n: int) -> list[Option]:
        return [*super().attacks(g, n), pass_option()]


class UntidyKeys(Toy):
    def attacks(self, g: G, n: int) -> list[Option]:
        return [Option("attack with everything"), *super().attacks(g, n)]


class ActsAmidAChoice(Toy):
    def attack_ask(self, g: G, n: int) -> Ask:
        """Cards are drawn before it."""
        ask = super().attack_ask(g, n)
        ask.is_amid = True
        return ask


class AsksTheWrongSeat(Toy):
    def parry(self, g: G, n: int, card: int) -> Procedure[list[tuple[Seat, Option]]]:
        stop = next(super().parry(g, n, card))
        for ask in stop.asks.values():  # type: ignore[union-attr]
            ask.seat = g.seats[n]
        yield stop
        return []


class UndeclaredWindow(Toy):
    windows = ("riposte",)


class ExplainsNothingAtAll(Toy):
    """Repeats whatever it was pointed at."""

    def explain(self, g: G, n: int, thing: str) -> list[Refusal]:
        return [Refusal("TOY 1", "forbid-not-held", {"card": thing})]


class ExplainsBadly(Toy):
    def explain(self, g: G, n: int, thing: str) -> list[Refusal]:
        return [Refusal("TOY 1", "forbid-just-because")]


class ExplainsOnlyCards(Toy):
    def explain(self, g: G, n: int, thing: str) -> list[Refusal]:
        card = int(thing.removeprefix("card:"))
        return [Refusal("TOY 1", "forbid-not-held", {"card": f"card:{card}"})]


# -- words ----------------------------------------------------------------------------------


class NamelessOption(Toy):
    def attacks(self, g: G, n: int) -> list[Option]:
        return [*super().attacks(g, n), Option("surrender")]


class ShowsAnId(Toy):
    def attacks(self, g: G, n: int) -> list[Option]:
        # The argument is a name of the machine's, which no message turns into words.
        shown = Option("wait", text="option-attack", args={"a": "a_bare_id"})
        return [*super().attacks(g, n), shown]


class NamesAMessage(Toy):
    def attacks(self, g: G, n: int) -> list[Option]:
        # The argument is the id of a message, which nobody says.
        shown = Option("wait", text="option-attack", args={"a": "option-attack"})
        return [*super().attacks(g, n), shown]


class CitesNothing(Toy):
    def attacks(self, g: G, n: int) -> list[Option]:
        return [*self.cards(g, n, "attack"), pass_option("somewhere")]


class Sneezed(Event, frozen=True):
    seat: str


class UndeclaredEvent(Toy):
    def score(self, g: G, n: int, points: int) -> None:
        g.record(Sneezed(g.seats[n]))


class NoWordsForAnEvent(UndeclaredEvent):
    events: tuple[type[Event], ...] = (*Toy.events, Sneezed)


class SpeaksOfPassing(Toy):
    """Whoever holds a card must attack, and is still told that one may pass."""

    def attacks(self, g: G, n: int) -> list[Option]:
        return self.cards(g, n, "attack") or [pass_option("TOY 1")]


class NoReason(Toy):
    def result(self, g: G) -> Result | None:
        return Result((g.seats[0],), "result-because", dict.fromkeys(g.seats, 0))


class NoScores(Toy):
    def result(self, g: G) -> Result | None:
        return Result((g.seats[0],), "result-most-points", {})


# -- totals ---------------------------------------------------------------------------------


class LosesCards(Toy):
    def lay(self, g: G, n: int, card: int, event: type[Attacked]) -> None:
        super().lay(g, n, card, event)
        g.state.pile.pop()


class SwapsCards(Toy):
    def lay(self, g: G, n: int, card: int, event: type[Attacked]) -> None:
        super().lay(g, n, card, event)
        g.state.pile[-1] = 1


# -- persistence ----------------------------------------------------------------------------


class Remembers(Toy):
    """The rules have a memory beside the state."""

    def __init__(self) -> None:
        self.memory = count(1)

    def attacks(self, g: G, n: int) -> list[Option]:
        g.state.scores[n] += next(self.memory)
        return super().attacks(g, n)


class NotReEnterable(Toy):
    """Its place is in a local variable."""

    def play(self, g: G) -> Procedure[None]:
        for turn in range(6):
            g.state.turn = turn
            yield Checkpoint("turn")
            yield from self.turn(g)


class LateCheckpoint(Toy):
    def play(self, g: G) -> Procedure[None]:
        while g.state.turn < 6:
            g.record(Began(g.state.turn))
            yield Checkpoint("turn")
            yield from self.turn(g)


class ShallowState(ToyState):
    __slots__ = ()

    def copy(self) -> "ShallowState":
        return ShallowState(self.hands, self.deck, self.pile[:], self.scores, self.turn)


class CopiesShallowly(Toy):
    state_type = ShallowState

    def setup(self, setting: Setting, data: Any, random: Randomness) -> ToyState:
        s = super().setup(setting, data, random)
        return ShallowState(s.hands, s.deck, s.pile, s.scores)


# -- hidden ---------------------------------------------------------------------------------


class ShowsHands(Toy):
    """Every seat sees all hands; `determinize` takes the view at its word."""

    def hide(self, g: G, seat: Seat | None) -> ToyState:
        s = g.state.copy()
        s.deck = [UNKNOWN] * len(s.deck)
        if seat is None:
            s.hands = [[UNKNOWN] * len(hand) for hand in s.hands]
        return s


class GlancesTooFar(Toy):
    def glance(self, g: G, seat: Seat | None) -> ToyState:
        return g.state


class GlancesHard(Toy):
    """What is covered for a glance stays covered."""

    def glance(self, g: G, seat: Seat | None) -> ToyState:
        g.state.hands = self.hide(g, seat).hands
        return self.hide(g, seat)


class ShowsATotal(Toy):
    """A number in the view follows from hidden cards."""

    def hide(self, g: G, seat: Seat | None) -> ToyState:
        s = super().hide(g, seat)
        s.turn = sum(g.state.hands[0]) if g.state.turn else 0
        return s


class PollsByHand(Toy):
    def polled(self, g: G, n: int) -> Sequence[Seat]:
        polled = super().polled(g, n)
        return [seat for seat in polled if max(g.state.hands[g.seats.index(seat)], default=0) > 8]


class OffersByOthersHand(Toy):
    def attacks(self, g: G, n: int) -> list[Option]:
        others = (hand for m, hand in enumerate(g.state.hands) if m != n)
        safe = 12 not in [card for hand in others for card in hand]
        return super().attacks(g, n) if safe else [pass_option()]


class ExplainsByOthersHand(Toy):
    def explain(self, g: G, n: int, thing: str) -> list[Refusal]:
        holder = [m for m, hand in enumerate(g.state.hands) if f"card:{hand[:1]}" == thing]
        total = sum(g.state.hands[n - 1]) + len(holder)
        return [Refusal(f"TOY {total}", "forbid-not-held", {"card": thing})]


class PromisesTooMuch(Toy):
    def foresee(self, view: G, n: int) -> Prospect:
        return msgspec.structs.replace(super().foresee(view, n), draw=0.5)


class LosesLessThanNothing(Toy):
    def foresee(self, view: G, n: int) -> Prospect:
        return msgspec.structs.replace(super().foresee(view, n), mine=-1.0)


class NamelessOdds(Toy):
    def foresee(self, view: G, n: int) -> Prospect:
        return msgspec.structs.replace(super().foresee(view, n), title="odds-of-a-kind")


class ForeseesByOthersHand(Toy):
    def attack_ask(self, g: G, n: int) -> Ask:
        ask, others = super().attack_ask(g, n), g.state.hands[n - 1]
        chance = sum(others) / 100
        odds = Prospect(
            "odds-attack", {"seat": ref("seat", g.seats[n])}, chance, 0, loss=1 - chance
        )
        ask.foresee = lambda view, key: odds
        return ask


class LogsHands(Toy):
    def draw(self, g: G, n: int) -> None:
        super().draw(g, n)
        g.record(Scored(g.seats[n], sum(g.state.hands[n])))


class Took(Event, frozen=True):
    """A draw that does not say that it reveals something."""

    seat: str
    card: str


class DrawsQuietly(Toy):
    def draw(self, g: G, n: int) -> None:
        super().draw(g, n)
        g.log[-1:] = []
        g.record(Took(g.seats[n], str(g.state.hands[n][-1])), (g.seats[n],))


class DrawsAloud(Toy):
    """Everybody hears which card was drawn, though no view shows it."""

    def draw(self, g: G, n: int) -> None:
        if g.state.deck:
            card = g.pick(g.state.deck)
            g.state.deck.remove(card)
            g.state.hands[n] = sorted([*g.state.hands[n], card])
            g.record(Took(g.seats[n], str(card)))


class ImaginesNonsense(Toy):
    def determinize(self, g: G, seat: Seat | None, random: Randomness) -> ToyState:
        s = super().determinize(g, seat, random)
        s.hands.reverse()
        return s


class ImaginesTooFew(Toy):
    """The pile is hidden from everybody and then forgotten."""

    def hide(self, g: G, seat: Seat | None) -> ToyState:
        s = super().hide(g, seat)
        s.pile = []
        return s


class ImaginesDoubles(Toy):
    def determinize(self, g: G, seat: Seat | None, random: Randomness) -> ToyState:
        s = super().determinize(g, seat, random)
        s.deck = [1] * len(s.deck)
        return s


class PeekingCondition(Toy):
    conditions = {"good-hand": lambda g, seat, ask: sum(g.state.hands[g.seats.index(seat)]) > 20}


# -- undo and secret choices ---------------------------------------------------------------


class CountsViews(Toy):
    """A view changes with the number of decisions that were ever taken, undone ones too."""

    def __init__(self) -> None:
        self.turns = 0

    def attacks(self, g: G, n: int) -> list[Option]:
        self.turns += 1
        return super().attacks(g, n)

    def hide(self, g: G, seat: Seat | None) -> ToyState:
        s = super().hide(g, seat)
        s.turn = self.turns
        return s


class AttacksInSecret(Toy):
    """An attack is called secret, but everybody sees it."""

    def attacks(self, g: G, n: int) -> list[Option]:
        options = super().attacks(g, n)
        for option in options:
            option.secret = True
        return options


class MuttersAloud(Toy):
    """An open floor on which secret words are counted for all to see."""

    def turn(self, g: G) -> Procedure[None]:
        key = ""
        while key != PASS:
            options = [Option("mutter", secret=True), pass_option()]
            asks = {seat: Ask(seat, "attack", options) for seat in g.seats}
            seat, pick = yield AskAny(asks)
            key = pick.key
            g.state.scores[g.seats.index(seat)] += 1
        g.state.turn += 1


# -- crashes --------------------------------------------------------------------------------


class Crashes(Toy):
    """A rule fails when the twelve is played in an attack."""

    def lay(self, g: G, n: int, card: int, event: type[Attacked]) -> None:
        if card == 12 and event is Attacked:
            raise KeyError("the twelve")
        super().lay(g, n, card, event)


class CrashesAtOnce(Toy):
    def setup(self, setting: Setting, data: Any, random: Randomness) -> ToyState:
        raise KeyError("no board")


class NeverEnds(Toy):
    def play(self, g: G) -> Procedure[None]:
        while True:
            yield Ask(g.seats[0], "attack", [pass_option()], "TOY 1")
