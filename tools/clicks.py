"""How often a person is asked in a turn, and how many clicks it takes.

    python -m tools.clicks                       # the first turn of each game, seat by seat
    python -m tools.clicks --game virgin_queen --runs

One seat is a person's, the others are bots'. One by one, every question costs a click. At ease, the
person takes what is proposed; elsewhere chooses what the bot would, and where that is to pass in a
window, passes for the whole turn by the order beside it: each is one click. `--runs` tells which
questions come one after the other to a seat that has learned nothing in between, and in which
families they are put as one.
"""

import argparse
import sys
from collections import Counter
from collections.abc import Iterator
from typing import Any, Final

import msgspec

from tercio.bots.registry import best_bot, bot
from tercio.bots.turns import next_seat
from tercio.kernel.aids.proposals import proposal
from tercio.kernel.ask import PASS, Ask, Seat
from tercio.kernel.bot import Bot
from tercio.kernel.chains import take
from tercio.kernel.families import Family
from tercio.kernel.pace import Pace
from tercio.kernel.randomness import Stream
from tercio.kernel.registry import game as registered
from tercio.kernel.table import Table

GAMES: Final = {
    "here_i_stand": "1517",
    "virgin_queen": "campaign",
    "ultima_ratio_regis": "new_order",
}
"""Each with the scenario whose first turn is counted."""
SEED: Final = "clicks"


class Count(msgspec.Struct):
    """Of one seat in one turn: the questions by kind; the clicks by kind or `proposal-<family>`."""

    questions: Counter[str]
    clicks: Counter[str]
    single: int = 0
    """Questions with one option."""

    def of(self, *names: str) -> int:
        """How many clicks some of it has cost."""
        return sum(self.clicks[name] for name in names)


class Turn:
    """The first turn of a game, with a person on one seat."""

    def __init__(self, name: str, scenario: str, seed: str = SEED) -> None:
        game = registered(name)
        self.table: Table[Any] = Table.new(game, scenario, seed=seed)
        self.table.set_pace(Pace.QUICK)
        factory = bot(game, best_bot(game))
        self._minds: dict[Seat, Bot] = {
            seat: factory(seat, Stream.from_seed(f"{seed} {seat}")) for seat in self.table.seats
        }

    def questions(self) -> Iterator[tuple[Seat, Ask]]:
        """Who is asked what; unless it is answered meanwhile, the bot does."""
        table, seat = self.table, None
        first = table.g.state.turn
        while not table.over and table.g.state.turn <= max(1, first):
            seat = next_seat(table, seat)
            ask = table.asks()[seat]
            yield seat, ask
            if table.asks().get(seat) is ask:
                table.decide(seat, self.choice(seat))

    def choice(self, seat: Seat) -> str:
        return self._minds[seat].choose(self.table.sight(seat))


def count(name: str, scenario: str, me: Seat, *, at_ease: bool) -> Count:
    turn, found = Turn(name, scenario), Count(Counter(), Counter())
    for seat, ask in turn.questions():
        if seat == me:
            found.questions[ask.kind] += 1
            found.single += ask.only is not None
            found.clicks[_at_ease(turn, me, ask) if at_ease else ask.kind] += 1
    return found


def _at_ease(turn: Turn, me: Seat, ask: Ask) -> str:
    """Answer with one click, and tell what it was spent on."""
    table = turn.table
    proposed = proposal(table, me)
    if proposed is not None:
        for _ in take(table, me, proposed.keys, None):
            pass
        return f"proposal-{proposed.family.id}"
    key = turn.choice(me)
    orders = [order for order in table.fitting_orders(me) if order.until == "turn"]
    if key == PASS and orders:
        table.order(me, [*table.standing.get(me, ()), orders[0]])
    else:
        table.decide(me, key)
    return ask.kind


def runs(name: str, scenario: str) -> Counter[tuple[str, str]]:
    """How often a question of one kind followed one of another."""
    turn, found = Turn(name, scenario), Counter[tuple[str, str]]()
    last: tuple[Seat, str, int] | None = None
    for seat, ask in turn.questions():
        table = turn.table
        if last and last[0] == seat and table.stop is ask and not table.has_learned(last[2]):
            found[last[1], ask.kind] += 1
        last = (seat, ask.kind, len(table.decisions))
    return found


def _of_both(name: str, first: str, then: str) -> list[Family]:
    """The families to which two kinds belong."""
    families = registered(name).families
    return [family for family in families if family.covers(first) and family.covers(then)]


def main() -> int:
    args = _arguments()
    for name in args.game or GAMES:
        if args.runs:
            for (first, then), times in runs(name, GAMES[name]).most_common():
                families = [family.id for family in _of_both(name, first, then)]
                print(f"{name:20} {times:5} {first} > {then}   {', '.join(families) or '-'}")
            continue
        for seat in Turn(name, GAMES[name]).table.seats:
            one_by_one = count(name, GAMES[name], seat, at_ease=False)
            at_ease = count(name, GAMES[name], seat, at_ease=True)
            print(
                f"{name:20} {seat:12} one by one {one_by_one.clicks.total():4}"
                f"   at ease {at_ease.clicks.total():4}"
                f"   with one option {one_by_one.single:3}   ",
                " ".join(f"{key}:{n}" for key, n in at_ease.clicks.most_common(8)),
                flush=True,
            )
    return 0


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="tools.clicks", description=__doc__)
    parser.add_argument("--game", action="append", choices=GAMES, help="all of them if not given")
    parser.add_argument("--runs", action="store_true", help="which questions follow one another")
    return parser.parse_args()


if __name__ == "__main__":
    sys.exit(main())
