"""A game as moves: what one seat decides in a row, until dice fall or somebody else decides."""

from collections.abc import Callable, Sequence
from typing import Any, Final

from tercio.analysis.report import Chances
from tercio.kernel.ask import AskAll, Seat
from tercio.kernel.events import Rolled
from tercio.kernel.table import Table
from tercio.nets.blocks import view_of
from tercio.nets.judge import Judge, Look

Eyes = Callable[[Seat], Seat | None]
"""Through whose eyes what a seat does is judged."""

REPEATED: Final = 6
"""How often dice that mattered are rolled again, to know what was to be expected."""
MATTERS: Final = 0.01
"""A change of chance under which dice are not looked into."""
MOST: Final = 60
"""Moves whose dice are looked into."""
TOGETHER: Final = 256
"""Positions that are judged at once."""


class Move:
    """`first` is the number of its first choice, `last` that of its last decision."""

    def __init__(self, first: int, turn: int, seat: Seat | None, look: Look) -> None:
        self.first = self.last = first
        self.turn = turn
        self.seat = seat
        """None where several have answered in secret: what came of it is nobody's alone."""
        self.chosen: list[int] = []
        """The numbers of its decisions that were choices."""
        self.rolled = False
        self.dice: list[Rolled] = []
        self.look = look
        """What everybody saw before it..."""
        self.own_looks: list[Look] = []
        """...and what the seat saw before its first choice, and after it all; none if it had no
        choice."""
        self.public: Chances = {}
        self.own: Chances = {}
        self.after_public: Chances = {}
        self.after_own: Chances = {}
        self.expected_public: Chances = {}
        self.expected_own: Chances = {}

    @property
    def change(self) -> float:
        """What the seat's own choice has done to its chance."""
        if self.seat is None or not self.chosen:
            return 0.0
        return self.expected_own[self.seat] - self.own[self.seat]

    @property
    def swing(self) -> Chances:
        """What luck has done to everybody's."""
        return {seat: p - self.expected_public[seat] for seat, p in self.after_public.items()}

    @property
    def effect(self) -> Chances:
        """What choices have done to everybody's."""
        return {seat: p - self.public[seat] for seat, p in self.expected_public.items()}


def moves_of(played: Table[Any], judge: Judge, eyes: Eyes) -> tuple[list[Move], Chances]:
    """All moves with what was expected and what came of them, and the chances at the end."""
    moves, end = _walk(played, judge, eyes)
    _judge(judge, moves, end)
    _look_into_dice(played, judge, eyes, moves)
    return moves, judge.weigh([end])[0]


def _walk(played: Table[Any], judge: Judge, eyes: Eyes) -> tuple[list[Move], Look]:
    """One replay; positions are judged many at a time."""
    table = played.replay(())
    moves: list[Move] = []
    looking = _Looking(judge, eyes)
    move: Move | None = None
    for number, (seat, key) in enumerate(played.history):
        actor = None if isinstance(table.stop, AskAll) else seat
        if move is None or move.seat != actor:
            looking.close(move, table)
            move = Move(number, table.turn, actor, looking.public(table))
            moves.append(move)
        if table.asks()[seat].only is None:
            if not move.chosen:
                move.first = number
                move.own_looks.append(looking.own(table, actor))
            move.chosen.append(number)
        drawn, logged = table.g.random.at, len(table.g.log)
        table.repeat(seat, key)
        move.last = number
        if table.g.random.at != drawn:
            move.rolled = True
            log = [each.event for each in table.g.log[logged:] if each.is_seen_by(None)]
            move.dice = [event for event in log if isinstance(event, Rolled)]
            looking.close(move, table)
            move = None
    looking.close(move, table)
    return moves, looking.public(table)


class _Looking:
    """Looks that are judged together: what a position looked like is then forgotten."""

    def __init__(self, judge: Judge, eyes: Eyes) -> None:
        self._judge = judge
        self._eyes = eyes
        self._pending: list[Look] = []

    def public(self, table: Table[Any]) -> Look:
        return self._keep(self._judge.look(view_of(table, None), None))

    def own(self, table: Table[Any], seat: Seat | None) -> Look:
        viewer = self._eyes(seat) if seat is not None else None
        return self._keep(self._judge.look(view_of(table, viewer), viewer))

    def close(self, move: Move | None, table: Table[Any]) -> None:
        if move is not None and move.chosen:
            move.own_looks.append(self.own(table, move.seat))

    def _keep(self, look: Look) -> Look:
        self._pending.append(look)
        if len(self._pending) >= TOGETHER:
            self._judge.weigh(self._pending)
            self._pending.clear()
        return look


def _judge(judge: Judge, moves: Sequence[Move], end: Look) -> None:
    """Where no dice fell, what was expected is what came; where they did, for now, what was
    there."""
    publics = judge.weigh([*(move.look for move in moves), end])
    for move, public, after in zip(moves, publics, publics[1:], strict=False):
        move.public, move.after_public = public, after
        move.expected_public = public if move.rolled else after
        if move.own_looks:
            move.own, move.after_own = judge.weigh(move.own_looks)
            move.expected_own = move.own if move.rolled else move.after_own


def _look_into_dice(played: Table[Any], judge: Judge, eyes: Eyes, moves: Sequence[Move]) -> None:
    """Of choices that were followed by dice: roll them again, from the position before."""
    rolled = [move for move in moves if move.rolled and move.chosen and _size(move) >= MATTERS]
    rolled.sort(key=_size, reverse=True)
    wanted = {move.last: move for move in rolled[:MOST]}
    table = played.replay(())
    for number, (seat, key) in enumerate(played.history):
        if number in wanted:
            _roll_again(table, wanted.pop(number), judge, eyes, key=key, seat=seat)
        if not wanted:
            return
        table.repeat(seat, key)


def _size(move: Move) -> float:
    return max(abs(p - move.public[seat]) for seat, p in move.after_public.items())


def _roll_again(
    table: Table[Any], move: Move, judge: Judge, eyes: Eyes, *, seat: Seat, key: str
) -> None:
    publics, owns = [], []
    looking = _Looking(judge, eyes)
    for _ in range(REPEATED):
        other = table.fork()
        other.repeat(seat, key)
        publics.append(looking.public(other))
        owns.append(looking.own(other, move.seat))
    found = judge.weigh([*publics, *owns])
    move.expected_public = _mean(found[:REPEATED])
    move.expected_own = _mean(found[REPEATED:])


def _mean(found: Sequence[Chances]) -> Chances:
    return {seat: sum(each[seat] for each in found) / len(found) for seat in found[0]}
