"""A recorded game, looked back on."""

from collections.abc import Iterator, Sequence
from typing import Any, Final

from tercio.analysis.moves import Move, moves_of
from tercio.analysis.report import (
    Advice,
    Analysis,
    Chances,
    Fortune,
    Luck,
    Point,
    Roll,
    TurningPoint,
)
from tercio.bots.registry import best_bot, bot, bots
from tercio.kernel.ask import Seat
from tercio.kernel.errors import Unknown
from tercio.kernel.messages import Words
from tercio.kernel.randomness import Stream
from tercio.kernel.table import Table
from tercio.kernel.told import told as sentence
from tercio.kernel.view import offer_of
from tercio.nets.judge import Judge

DECISIVE: Final = 10
"""Turning points, and rolls, that are told."""
STEP: Final = 0.003
"""A point of the chart is left out if nobody's chance is so far from the last one's."""
WISE: Final = ("master", "strategist")
"""Who is asked for advice, if the game has them; else its best bot."""


def analyse(
    played: Table[Any], words: Words, *, reader: Seat | None = None, adviser: str | None = None
) -> Analysis:
    """Of a game that is over; or, for its one reader, of one that is on: then everything is judged
    from the reader's view, and only what the reader did is told.

    Without an adviser the game's wisest bot is asked; "" asks nobody.
    """
    if not played.over and reader is None:
        raise Unknown(sentence("not-over"))
    judge = Judge(played.game, played.setting, played.data)
    eyes = (lambda seat: seat) if played.over else (lambda seat: reader)
    moves, end = moves_of(played, judge, eyes)
    open_moves = [move for move in moves if played.over or move.seat == reader]
    decisive = sorted(
        (move for move in open_moves if move.change), key=lambda move: -abs(move.change)
    )[:DECISIVE]
    told = _Retelling(played, words, decisive, _adviser(played, adviser))
    return Analysis(
        played.setting.game,
        played.setting.scenario,
        played.setting.seats,
        played.over,
        source=judge.source,
        why=judge.why,
        points=tuple(_points(moves, end, played)),
        turning_points=tuple(told.points),
        luck=_luck(moves, played.setting.seats),
    )


def _adviser(played: Table[Any], asked: str | None) -> str:
    if asked == "":
        return ""
    if asked is not None:
        bot(played.game, asked)  # refuses one that there is not
        return asked
    known = bots(played.game)
    return next((name for name in WISE if name in known), best_bot(played.game))


# -- the chart -------------------------------------------------------------------------------------


def _points(moves: Sequence[Move], end: Chances, played: Table[Any]) -> Iterator[Point]:
    """From the first decision to the end, without those that show nothing new."""
    last: Point | None = None
    for move in moves:
        if last is None or move.turn != last.turn or _apart(move.public, last.win) >= STEP:
            last = Point(move.first, move.turn, move.seat, _rounded(move.public))
            yield last
    yield Point(len(played.history), played.turn, None, _rounded(end))


def _apart(a: Chances, b: Chances) -> float:
    return max(abs(p - b[seat]) for seat, p in a.items())


def _rounded(chances: Chances) -> Chances:
    return {seat: round(p, 4) for seat, p in chances.items()}


# -- luck ------------------------------------------------------------------------------------------


def _luck(moves: Sequence[Move], seats: Sequence[Seat]) -> Luck:
    lucky = [move for move in moves if move.rolled and _most(move.swing) >= STEP]
    lucky.sort(key=lambda move: _most(move.swing), reverse=True)
    return Luck(
        {seat: _fortune(moves, seat) for seat in seats},
        tuple(map(_roll, lucky[:DECISIVE])),
    )


def _fortune(moves: Sequence[Move], seat: Seat) -> Fortune:
    mine = sum(move.effect[seat] for move in moves if move.seat == seat)
    others = sum(move.effect[seat] for move in moves if move.seat != seat)
    luck = sum(move.swing[seat] for move in moves)
    return Fortune(round(mine, 4), round(others, 4), round(luck, 4))


def _most(swing: Chances) -> float:
    return max(map(abs, swing.values()))


def _roll(move: Move) -> Roll:
    dice = tuple((each.purpose, tuple(each.dice)) for each in move.dice)
    return Roll(move.last, move.turn, move.seat, dice, swing=_rounded(move.swing))


# -- turning points --------------------------------------------------------------------------------


class _Retelling:
    """The decisive moves in words, and what somebody else would have done there."""

    def __init__(
        self,
        played: Table[Any],
        words: Words,
        decisive: Sequence[Move],
        adviser: str,
    ) -> None:
        self._words = words
        self._adviser = adviser
        self._asked: dict[int, str] = {}
        self._texts: dict[int, str] = {}
        self._advice: dict[int, Advice] = {}
        self._walk(played, decisive)
        history = played.history
        self.points = [self._point(move, [history[n][1] for n in move.chosen]) for move in decisive]

    def _walk(self, played: Table[Any], decisive: Sequence[Move]) -> None:
        told = {number for move in decisive for number in move.chosen}
        first = {move.first for move in decisive}
        table = played.replay(())
        for number, (seat, key) in enumerate(played.history):
            if number in told:
                self._texts[number] = self._text(table, seat, key)
            if number in first:
                self._asked[number] = self._words.prompt(offer_of(table.asks()[seat], 0))
                if self._adviser:
                    self._advice[number] = self._ask(table, seat, key)
            table.repeat(seat, key)

    def _ask(self, table: Table[Any], seat: Seat, key: str) -> Advice:
        stream = Stream.from_seed(f"advice to {seat}")
        mind = bot(table.game, self._adviser)(seat, stream)
        found = mind.choose(table.sight(seat))
        return Advice(self._adviser, found, self._text(table, seat, found), found == key)

    def _text(self, table: Table[Any], seat: Seat, key: str) -> str:
        options = offer_of(table.asks()[seat], 0).options
        return self._words.option(next(each for each in options if each.key == key))

    def _point(self, move: Move, keys: Sequence[str]) -> TurningPoint:
        assert move.seat is not None
        return TurningPoint(
            move.first,
            move.turn,
            move.seat,
            tuple(keys),
            asked=self._asked[move.first],
            texts=tuple(self._texts[number] for number in move.chosen),
            before=_rounded(move.own),
            after=_rounded(move.expected_own),
            change=round(move.change, 4),
            rolled=move.rolled,
            advice=self._advice.get(move.first),
        )
