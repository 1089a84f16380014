"""Random play with undo, forks, saves and forged decisions: only what is offered is accepted."""

from collections.abc import Iterable

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, invariant, precondition, rule

from tercio.kernel.ask import AskAll, AskAny, Checkpoint, Option, Procedure, Seat
from tercio.kernel.errors import CannotUndo, Illegal, TercioError
from tercio.kernel.saving.save import load, read, save, state_digest
from tercio.kernel.table import Table
from tercio.kernel.windows import window
from tests.kernel.toys import (
    BLUE,
    GREEN,
    RED,
    Notes,
    Pad,
    choice,
    everything,
    pass_in,
    refused,
    toy,
)


def rotating(g: Pad) -> Procedure[None]:
    """Every kind of stop in turn; the place in the round is in the state."""
    phases = {"": single, "bid": bid, "floor": floor, "ambush": ambush}
    while len(g.state.lines) < 60:
        yield Checkpoint(g.state.phase, ends=("round",) if g.state.phase == "" else ())
        yield from phases[g.state.phase](g)


def single(g: Pad) -> Procedure[None]:
    for _ in range(2):
        pick = yield choice(RED, "left", "right", "roll")
        g.note(f"{pick.key}")
        if pick.key == "roll":
            g.note(f"{g.dice(2)}")
    g.state.phase = "bid"


def bid(g: Pad) -> Procedure[None]:
    bids = yield AskAll({seat: choice(seat, "bid.1", "bid.2") for seat in g.seats})
    g.note(" ".join(bids[seat].key for seat in g.seats))
    g.state.phase = "floor"


def floor(g: Pad) -> Procedure[None]:
    for _ in range(3):
        seat, pick = yield AskAny({seat: choice(seat, "talk", "roll") for seat in (RED, GREEN)})
        g.note(f"{seat} {pick.key}")
    g.state.phase = "ambush"


def ambush(g: Pad) -> Procedure[None]:
    responses = yield from window("ambush", [BLUE, GREEN], lambda seat: [Option(f"hit.{seat}")])
    g.note(" ".join(["ambush", *(option.key for _, option in responses)]))
    g.state.phase = ""


KEYS = ["left", "right", "roll", "bid.1", "bid.2", "bid.3", "talk", "pass", "hit.blue", "", "back"]
SEATS = [RED, BLUE, GREEN, Seat("pope")]


class Tampering(RuleBasedStateMachine):
    """Whatever is sent, the table takes only what it offers, from whom, while it does."""

    def __init__(self) -> None:
        super().__init__()
        self.table: Table[Notes] = toy(rotating, players=3)

    @property
    def is_on(self) -> bool:
        return not self.table.over

    def offered(self) -> Iterable[tuple[Seat, str, int]]:
        for seat, ask in self.table.asks().items():
            for option in ask.options:
                yield seat, option.key, self.table.asked_at(seat)

    @precondition(lambda self: self.is_on)
    @rule(data=st.data())
    def decide(self, data: st.DataObject) -> None:
        seat, key, seq = data.draw(st.sampled_from(list(self.offered())))
        self.table.decide(seat, key, seq)
        assert self.table.history[-1].key in (key, "pass")

    @rule(seat=st.sampled_from(SEATS), key=st.sampled_from(KEYS), back=st.integers(-2, 6))
    def forge(self, seat: Seat, key: str, back: int) -> None:
        """A seat, a key and a number that need not fit together."""
        seq = self.table.asked_at(seat) - back
        if (seat, key, seq) in self.offered():
            return
        with refused(self.table, TercioError):
            self.table.decide(seat, key, seq)

    @rule(seat=st.sampled_from(SEATS[:3]), steps=st.sampled_from([1, 2, None]))
    def undo(self, seat: Seat, steps: int | None) -> None:
        table = self.table
        rolled, decisions = table.g.random.at, table.history
        try:
            undone = table.undo(seat, steps)
        except CannotUndo:
            assert table.history == decisions
            return
        assert table.g.random.at == rolled
        taken = [decision for decision in decisions if decision not in table.history]
        assert all(decision.seat == seat for decision in taken)
        assert len(table.history) + len(undone.keys) == len(decisions)

    @rule()
    def save_and_load(self) -> None:
        content = save(self.table)
        loaded = load(self.table.game, read(content))
        assert save(loaded) == content
        for seat in (RED, BLUE, GREEN, None):
            assert loaded.view(seat) == self.table.view(seat)
        self.table = loaded

    @rule()
    def think_on_a_fork(self) -> None:
        before = everything(self.table)
        fork = self.table.fork()
        assert state_digest(fork) == state_digest(self.table)
        while not fork.over and len(fork.decisions) < 8:
            seat, ask = next(iter(fork.asks().items()))
            fork.decide(seat, ask.options[-1].key)
        assert everything(self.table) == before

    @rule(seat=st.sampled_from([BLUE, GREEN]), until=st.sampled_from(["", "round"]))
    def leave_orders(self, seat: Seat, until: str) -> None:
        self.table.order(seat, pass_in(until=until))

    @invariant()
    def it_is_its_decisions(self) -> None:
        again = self.table.replay(self.table.history)
        assert state_digest(again) == state_digest(self.table)
        assert again.asks().keys() == self.table.asks().keys()

    @precondition(lambda self: not self.is_on)
    @rule(seat=st.sampled_from(SEATS[:3]), key=st.sampled_from(KEYS))
    def nothing_after_the_end(self, seat: Seat, key: str) -> None:
        with refused(self.table, Illegal, "over"):
            self.table.decide(seat, key)


TestTampering = Tampering.TestCase
TestTampering.settings = settings(max_examples=25, stateful_step_count=40, deadline=None)
