"""How strong a bot is, and how even its games are: the tables of `docs/bots.md`.

    python -m tools.bot_record strength --games 200 --seed fresh
    python -m tools.bot_record balance --games 300 --seed fresh
    python -m tools.bot_record duel --games 100 --seed fresh
    python -m tools.bot_record kinds --games 20 --seed fresh
    python -m tools.bot_record against --commit HEAD~20 --games 100 --seed fresh
    python -m tools.bot_record strength --game virgin_queen --games 200 --seed fresh
    python -m tools.bot_record balance --game ultima_ratio_regis --games 200 --seed fresh
    python -m tools.bot_record balance --game virgin_queen --scenario tournament --games 300

`against` seats the bots of an earlier commit beside today's, half of the seats each; every table is
played twice, the second time with seats changed. The same seed gives the same games, however many
processes play them.
"""

import argparse
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from itertools import repeat
from multiprocessing import get_context
from time import process_time
from typing import Any, Final, NamedTuple

from tercio.arena.match import Match, Outcome, play
from tercio.kernel.ask import Seat
from tercio.kernel.table import Table
from tools.earlier_bots import earlier_thinker
from tools.halves import play_halves

BOT, CHANCE = "thinker", "random"


Kind = tuple[str, int]
"""A scenario, and how many play it."""


class Record(NamedTuple):
    """What is played of a game: its main scenarios, the one for two, and all kinds of it."""

    main: tuple[Kind, ...]
    duel: Kind
    kinds: tuple[Kind, ...]


def _kinds(scenarios: tuple[str, ...], players: tuple[int, ...]) -> tuple[Kind, ...]:
    return tuple((scenario, count) for scenario in scenarios for count in players)


RECORDS: Final = {
    "here_i_stand": Record(
        (("1517", 6),),
        ("two_player", 2),
        (*_kinds(("1517", "1532", "tournament"), (6, 5, 4, 3)), ("two_player", 2)),
    ),
    "virgin_queen": Record(
        (("campaign", 6),),
        ("learning", 2),
        (*_kinds(("campaign", "tournament"), (6, 5, 4, 3, 2)), ("learning", 2)),
    ),
    "ultima_ratio_regis": Record(
        (("catholics_and_protestants", 3), ("new_order", 4)),
        ("catholics_and_protestants", 2),
        (
            ("rise_of_portugal", 1),
            *_kinds(("new_order",), (3, 4, 5, 6)),
            *_kinds(("italian_wars",), (3, 4, 5, 6, 7)),
            *_kinds(("catholics_and_protestants",), (2, 3)),
            *_kinds(("french_wars_of_religion",), (3, 4, 5, 6, 7, 8)),
            *_kinds(("sixteenth_century",), (3, 4, 5, 6, 7)),
            *_kinds(("wars_of_religion",), (4, 5, 6, 7, 8)),
            *_kinds(("thirty_years_war",), (4, 5, 6, 7, 8)),
        ),
    ),
}


class Played(NamedTuple):
    """A game, whose seat the bot had if it had but one, and the CPU time that it took."""

    outcome: Outcome
    seat: Seat | None
    seconds: float
    parties: dict[Seat, str]
    """Whom each seat played, where that is not settled before the game."""
    earlier: frozenset[Seat] = frozenset()
    """The seats of the bots of an earlier commit."""


def one_against_chance(game: str, scenario: str, players: int, seed: str, number: int) -> Played:
    """The bot plays one seat, another one in each game; `random` plays the rest."""
    mine = number % players
    bots = tuple(BOT if n == mine else CHANCE for n in range(players))
    match = Match(game, seed, scenario, players, bots=bots)
    return _play(match, number, match.setting.seats[mine])


def all_alike(game: str, scenario: str, players: int, seed: str, number: int) -> Played:
    return _play(Match(game, seed, scenario, players, bots=(BOT,)), number, None)


def against_earlier(
    commit: str, game: str, scenario: str, players: int, seed: str, number: int
) -> Played:
    """Half of the seats are played by the bots of a commit, those of the last game by today's."""
    begun = process_time()
    match = Match(game, seed, scenario, players, bots=(BOT,))
    outcome, table, earlier = play_halves(match, number, earlier_thinker(game, commit))
    return Played(outcome, None, process_time() - begun, _parties(table), earlier)


def _play(match: Match, number: int, seat: Seat | None) -> Played:
    begun = process_time()
    table = match.table(number)
    outcome = play(match, number, table)
    return Played(outcome, seat, process_time() - begun, _parties(table))


def _parties(table: Table[Any]) -> dict[Seat, str]:
    """Groups of powers that were chosen in the game."""
    groups = getattr(table.g.state, "powers_of", None)
    if not groups or table.game.id != "ultima_ratio_regis":
        return {}
    names = table.data.power_ids
    return {
        seat: ", ".join(names[power] for power in powers)
        for seat, powers in zip(table.seats, groups, strict=True)
    }


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
    yield from _by_party(played)
    lost = Counter(
        f"{', '.join(game.outcome.winners)}: {game.outcome.reason} (turn {game.outcome.turn})"
        for game in played
        if game.seat not in game.outcome.winners
    )
    if lost:
        yield from ("", "Lost to:")
    yield from (f"- {reason}: {count}" for reason, count in lost.most_common())


def balance(played: Sequence[Played]) -> Iterator[str]:
    wins = Counter(seat for game in played for seat in game.outcome.winners)
    seats = "seat" if played[0].parties else "power"
    if played[0].parties:
        yield from ("By seats, whatever groups of powers they have chosen:", "")
    yield from (f"| {seats} | wins | share | mean VP |", "|--|--|--|--|")
    for seat in played[0].outcome.scores:
        vp = sum(game.outcome.scores[seat] for game in played) / len(played)
        share = round(100 * wins[seat] / len(played))
        yield f"| {seat} | {wins[seat]} | {share} % | {vp:.1f} |"
    yield from _by_party(played)
    yield ""
    yield f"Ends: {_counted(game.outcome.reason for game in played)}"
    yield f"Turns: {_counted(str(game.outcome.turn) for game in played)}"
    yield from _pace(played)


def against(played: Sequence[Played]) -> Iterator[str]:
    """Wins of today's bots beside those of the earlier ones, by power and in all."""
    yield from ("| power | today: games | won | mean VP | earlier: games | won | mean VP |",)
    yield "|--|--|--|--|--|--|--|"
    for seat in played[0].outcome.scores:
        sides = ([g for g in played if (seat in g.earlier) == old] for old in (False, True))
        yield f"| {seat} | {' | '.join(_side(seat, games) for games in sides)} |"
    wins = [seat not in game.earlier for game in played for seat in game.outcome.winners]
    share = sum(wins) / len(wins)
    margin = 1.96 * (share * (1 - share) / len(wins)) ** 0.5
    yield f"Today's bots won {sum(wins)} of {len(wins)}: {100 * share:.0f} ± {100 * margin:.0f} %"
    yield from _pace(played)


def _side(seat: Seat, games: Sequence[Played]) -> str:
    won = sum(seat in game.outcome.winners for game in games)
    vp = sum(game.outcome.scores[seat] for game in games) / max(1, len(games))
    return f"{len(games)} | {won} | {vp:.1f}"


def _by_party(played: Sequence[Played]) -> Iterator[str]:
    """The same by groups of powers: of the bot's seat, or of all if it had all."""
    if not played[0].parties:
        return
    games, won, vp = Counter[str](), Counter[str](), Counter[str]()
    for game in played:
        for seat, party in game.parties.items():
            if game.seat in (None, seat):
                games[party] += 1
                won[party] += seat in game.outcome.winners
                vp[party] += game.outcome.scores[seat]
    yield from ("", "By groups of powers, whoever has chosen them:", "")
    yield from ("| powers | games | won | mean VP |", "|--|--|--|--|")
    for party, count in sorted(games.items()):
        share = _share(won[party], count)
        yield f"| {party} | {count} | {share} | {vp[party] / count:.1f} |"


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
    parser.add_argument("what", choices=("strength", "balance", "duel", "kinds", "against"))
    parser.add_argument("--game", choices=tuple(RECORDS), default="here_i_stand")
    parser.add_argument("--scenario", help="for strength and balance; else the game's main one")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seed", default="record")
    parser.add_argument("--commit", help="for against: whose bots play the other seats")
    parser.add_argument("--processes", type=int, default=2)
    args = parser.parse_args()
    count, rest = args.games, (args.seed, args.games, args.processes)
    game, record = args.game, RECORDS[args.game]
    if args.what == "kinds":
        for kind, players in record.kinds:
            pace = ", ".join(_pace(games(all_alike, game, kind, players, *rest)))
            print(f"{kind}, {players} players: {count} games ended; {pace}", flush=True)
        return
    played = (record.duel,) if args.what == "duel" else _chosen(record, args.scenario)
    how: Callable[[str, str, int, str, int], Played]
    how, table = (all_alike, balance) if args.what == "balance" else (one_against_chance, strength)
    if args.what == "against":
        if not args.commit:
            parser.error("Say against the bots of which commit: --commit.")
        how, table = partial(against_earlier, args.commit), against
    for scenario, players in played:
        if len(played) > 1:
            print(f"{scenario}, {players} players:\n")
        for line in table(games(how, game, scenario, players, *rest)):
            print(line, flush=True)
        print()


def _chosen(record: Record, scenario: str | None) -> tuple[Kind, ...]:
    """The main scenarios, or another with as many players as the first of its kinds."""
    if scenario is None:
        return record.main
    return tuple(kind for kind in (*record.main, *record.kinds) if kind[0] == scenario)[:1]


if __name__ == "__main__":
    main()
