"""How strong a bot is, and how even its games are: the tables of `docs/bots.md`.

    python -m tools.bot_record strength --games 200 --seed fresh
    python -m tools.bot_record balance --games 300 --seed fresh
    python -m tools.bot_record duel --games 100 --seed fresh
    python -m tools.bot_record kinds --games 20 --seed fresh
    python -m tools.bot_record strength --game virgin_queen --games 200 --seed fresh
    python -m tools.bot_record balance --game virgin_queen --scenario tournament --games 300

The same seed gives the same games, however many processes play them.
"""

import argparse
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from itertools import repeat
from multiprocessing import get_context
from time import process_time
from typing import Final, NamedTuple

from tercio.arena.match import Match, Outcome, play
from tercio.kernel.ask import Seat

BOT, CHANCE = "thinker", "random"


class Record(NamedTuple):
    """What is played of a game: its main scenario, the one for two, and all kinds of it."""

    main: str
    duel: str
    kinds: tuple[tuple[str, int], ...]


def _kinds(scenarios: tuple[str, ...], players: tuple[int, ...]) -> tuple[tuple[str, int], ...]:
    return tuple((scenario, count) for scenario in scenarios for count in players)


RECORDS: Final = {
    "here_i_stand": Record(
        "1517",
        "two_player",
        (*_kinds(("1517", "1532", "tournament"), (6, 5, 4, 3)), ("two_player", 2)),
    ),
    "virgin_queen": Record(
        "campaign",
        "learning",
        (*_kinds(("campaign", "tournament"), (6, 5, 4, 3, 2)), ("learning", 2)),
    ),
}


class Played(NamedTuple):
    """A game, whose seat the bot had if it had but one, and the CPU time that it took."""

    outcome: Outcome
    seat: Seat | None
    seconds: float


def one_against_chance(game: str, scenario: str, players: int, seed: str, number: int) -> Played:
    """The bot plays one seat, another one in each game; `random` plays the rest."""
    mine = number % players
    bots = tuple(BOT if n == mine else CHANCE for n in range(players))
    match = Match(game, seed, scenario, players, bots)
    return _play(match, number, match.setting.seats[mine])


def all_alike(game: str, scenario: str, players: int, seed: str, number: int) -> Played:
    return _play(Match(game, seed, scenario, players, (BOT,)), number, None)


def _play(match: Match, number: int, seat: Seat | None) -> Played:
    begun = process_time()
    outcome = play(match, number)
    return Played(outcome, seat, process_time() - begun)


def games(
    how: Callable[[str, str, int, str, int], Played],
    game: str,
    scenario: str,
    players: int,
    seed: str,
    count: int,
    processes: int,
) -> list[Played]:
    numbers = range(count)
    if processes == 1:
        return [how(game, scenario, players, seed, number) for number in numbers]
    with ProcessPoolExecutor(processes, mp_context=get_context("spawn")) as pool:
        fixed = (repeat(game), repeat(scenario), repeat(players), repeat(seed))
        return list(pool.map(how, *fixed, numbers, chunksize=10))


# -- tables ----------------------------------------------------------------------------------------


def strength(played: Sequence[Played]) -> Iterator[str]:
    sat = Counter(game.seat for game in played)
    won: Counter[Seat | None] = Counter(
        game.seat for game in played if game.seat in game.outcome.winners
    )
    yield from ("| seat | games | won |", "|--|--|--|")
    for seat, count in sat.items():
        yield f"| {seat} | {count} | {won[seat]} |"
    yield f"| all | {len(played)} | {_share(won.total(), len(played))} |"
    lost = Counter(
        f"{', '.join(game.outcome.winners)}: {game.outcome.reason} (turn {game.outcome.turn})"
        for game in played
        if game.seat not in game.outcome.winners
    )
    yield from ("", "Lost to:")
    yield from (f"- {reason}: {count}" for reason, count in lost.most_common())


def balance(played: Sequence[Played]) -> Iterator[str]:
    wins = Counter(seat for game in played for seat in game.outcome.winners)
    yield from ("| power | wins | share | mean VP |", "|--|--|--|--|")
    for seat in played[0].outcome.scores:
        vp = sum(game.outcome.scores[seat] for game in played) / len(played)
        share = round(100 * wins[seat] / len(played))
        yield f"| {seat} | {wins[seat]} | {share} % | {vp:.1f} |"
    yield ""
    yield f"Ends: {_counted(game.outcome.reason for game in played)}"
    yield f"Turns: {_counted(str(game.outcome.turn) for game in played)}"
    yield from _pace(played)


def _pace(played: Sequence[Played]) -> Iterator[str]:
    seconds = sum(game.seconds for game in played) / len(played)
    decisions = sum(game.outcome.decisions for game in played) / len(played)
    yield f"A game: {decisions:.0f} decisions, {seconds:.2f} s CPU"


def _share(part: int, whole: int) -> str:
    return f"{part} ({100 * part / whole:.0f} %)"


def _counted(things: Iterator[str]) -> str:
    return ", ".join(f"{thing} {count}" for thing, count in sorted(Counter(things).items()))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0] if __doc__ else "")
    parser.add_argument("what", choices=("strength", "balance", "duel", "kinds"))
    parser.add_argument("--game", choices=tuple(RECORDS), default="here_i_stand")
    parser.add_argument("--scenario", help="for strength and balance; else the game's main one")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seed", default="record")
    parser.add_argument("--processes", type=int, default=2)
    args = parser.parse_args()
    count, rest = args.games, (args.seed, args.games, args.processes)
    game, record = args.game, RECORDS[args.game]
    scenario = args.scenario or record.main
    if args.what == "strength":
        lines = strength(games(one_against_chance, game, scenario, 6, *rest))
    elif args.what == "balance":
        lines = balance(games(all_alike, game, scenario, 6, *rest))
    elif args.what == "duel":
        lines = strength(games(one_against_chance, game, record.duel, 2, *rest))
    else:
        lines = (
            f"{kind}, {players} players: {count} games ended; "
            + ", ".join(_pace(games(all_alike, game, kind, players, *rest)))
            for kind, players in record.kinds
        )
    for line in lines:
        print(line)


if __name__ == "__main__":
    main()
