"""Bots against each other: who wins more often than their seats explain."""

from collections.abc import Iterable, Iterator, Sequence
from functools import partial
from itertools import count, islice
from statistics import fmean
from time import process_time
from typing import Any, Final, NamedTuple

import msgspec

from tercio.arena.chances import interval, is_clear
from tercio.arena.match import Match, Outcome, play
from tercio.arena.processes import EVERY_CORE, Crew
from tercio.arena.sentences import told
from tercio.arena.simulate import Progress
from tercio.kernel.ask import Seat
from tercio.kernel.bot import Bot, Sight
from tercio.kernel.errors import Unknown
from tercio.kernel.randomness import Randomness, Stream

BLOCK: Final = 24
"""Games between two looks at whether the answer is clear."""


class Share(msgspec.Struct, frozen=True):
    """How often somebody won. Who sits at a table twice has two games there."""

    games: int
    wins: int
    share: float
    low: float
    high: float


class BotShare(Share, frozen=True):
    of_wins: float
    """Its part of all the wins."""
    rating: float
    deviation: float
    seconds_per_decision: float


class Rating(msgspec.Struct, frozen=True):
    game: str
    scenario: str
    seed: str
    games: int
    clear: bool
    """Whether the first bot is better or worse than its share of the seats."""
    bots: dict[str, BotShare]
    seats: dict[Seat, Share]
    played: tuple["Rated", ...]


class Rated(msgspec.Struct, frozen=True):
    """A game, and who sat where."""

    number: int
    seating: dict[Seat, str]
    outcome: Outcome
    efforts: dict[Seat, "Effort"]


class Effort(msgspec.Struct, frozen=True):
    """What a bot did in one game, and the CPU time that it took."""

    decisions: int
    seconds: float


def rate(
    match: Match,
    games: int,
    crew: Crew = EVERY_CORE,
    on_progress: Progress | None = None,
    *,
    until_clear: bool = False,
) -> Rating:
    """Play as many games of a match, or fewer if the answer is clear before.

    In a round each bot has each seat with the same dice; the bots' order at the table is drawn for
    every round.
    """
    if games < 1:
        raise Unknown(told("some-rated-games", games=games))
    if len(set(match.bots)) < 2:
        raise Unknown(told("two-bots"))
    played: list[Rated] = []
    seatings = islice(_seatings(match), games)
    while block := list(islice(seatings, BLOCK)):
        for each in crew.each(partial(_played, match), block):
            played.append(each)
            if on_progress is not None:
                on_progress(len(played))
        if until_clear and _is_clear(match, played):
            break
    played.sort(key=lambda each: each.number)
    return _sum_up(match, played)


# -- who sits where --------------------------------------------------------------------------------

Seating = tuple[int, int, tuple[str, ...]]
"""The number of a game, the round that it belongs to, and its bots in the order of the seats."""


def _seatings(match: Match) -> Iterator[Seating]:
    numbers = count()
    for round in count():
        names = list(match.seating.values())
        Randomness(Stream.from_seed(f"{match.seed}/{round}/seats")).shuffle(names)
        turns = (tuple(names[turn:] + names[:turn]) for turn in range(len(names)))
        yield from ((next(numbers), round, bots) for bots in dict.fromkeys(turns))


class _Timed:
    """A bot and the time that it takes."""

    def __init__(self, bot: Bot) -> None:
        self._bot = bot
        self.seconds, self.decisions = 0.0, 0

    def choose(self, sight: Sight) -> str:
        begun = process_time()
        key = self._bot.choose(sight)
        self.seconds += process_time() - begun
        self.decisions += 1
        return key


def _played(match: Match, seating: Seating) -> Rated:
    number, round, bots = seating
    match = msgspec.structs.replace(match, bots=bots, players=len(bots))
    timed = {seat: _Timed(bot) for seat, bot in match.sit_down(round).items()}
    outcome = play(match, round, bots=timed)
    efforts = {seat: Effort(each.decisions, each.seconds) for seat, each in timed.items()}
    return Rated(number, match.seating, outcome, efforts)


# -- what came of it -------------------------------------------------------------------------------


def _is_clear(match: Match, played: Sequence[Rated]) -> bool:
    first, names = match.bots[0], list(match.seating.values())
    wins = sum(any(each.seating[seat] == first for seat in each.outcome.winners) for each in played)
    return is_clear(wins, len(played), names.count(first) / len(names))


def _sum_up(match: Match, played: Sequence[Rated]) -> Rating:
    sat = [_Sat(each, seat) for each in played for seat in each.seating]
    skills = _skills(match.seating.values(), played)
    wins = sum(each.won for each in sat)
    return Rating(
        match.game,
        match.setting.scenario,
        match.seed,
        len(played),
        clear=_is_clear(match, played),
        bots={
            name: _bot_share([each for each in sat if each.bot == name], wins, skill)
            for name, skill in skills.items()
        },
        seats={
            seat: Share(**_share([each for each in sat if each.seat == seat]))
            for seat in match.seating
        },
        played=tuple(played),
    )


class _Sat(NamedTuple):
    """A seat at one of the games."""

    game: Rated
    seat: Seat

    @property
    def bot(self) -> str:
        return self.game.seating[self.seat]

    @property
    def won(self) -> bool:
        return self.seat in self.game.outcome.winners

    @property
    def effort(self) -> Effort:
        return self.game.efforts[self.seat]


def _share(sat: Sequence[_Sat]) -> dict[str, Any]:
    games, wins = len(sat), sum(each.won for each in sat)
    low, high = interval(wins, games)
    shares = {"share": wins / max(1, games), "low": low, "high": high}
    return {"games": games, "wins": wins} | {name: round(p, 4) for name, p in shares.items()}


def _bot_share(sat: Sequence[_Sat], wins: int, skill: Any) -> BotShare:
    seconds = sum(each.effort.seconds for each in sat)
    decisions = sum(each.effort.decisions for each in sat)
    return BotShare(
        **_share(sat),
        of_wins=round(sum(each.won for each in sat) / max(1, wins), 4),
        rating=round(skill.mu, 2),
        deviation=round(skill.sigma, 2),
        seconds_per_decision=round(seconds / max(1, decisions), 6),
    )


def _skills(names: Iterable[str], played: Sequence[Rated]) -> dict[str, Any]:
    """Plackett-Luce ratings: winners first, then by victory points. Who sat there several times
    takes the mean of what its seats have learned."""
    try:
        from openskill.models import PlackettLuce
    except ImportError:
        raise Unknown(told("openskill-wanted")) from None
    model = PlackettLuce()
    skills = {name: model.rating(name=name) for name in dict.fromkeys(names)}
    for each in played:
        bots = list(each.seating.values())
        places = [_place(each.outcome, seat) for seat in each.seating]
        rated = model.rate([[skills[name]] for name in bots], ranks=places)
        for name in set(bots):
            mine = [new for bot, (new,) in zip(bots, rated, strict=True) if bot == name]
            mu, sigma = (fmean(getattr(new, part) for new in mine) for part in ("mu", "sigma"))
            skills[name] = model.rating(mu=mu, sigma=sigma, name=name)
    return skills


def _place(outcome: Outcome, seat: Seat) -> float:
    """1 for winners; the others by how many are before them."""
    if seat in outcome.winners:
        return 1.0
    mine = outcome.scores.get(seat, 0)
    others = [each for each in outcome.scores if each not in outcome.winners]
    ahead = sum(outcome.scores[each] > mine for each in others)
    return float(1 + len(outcome.winners) + ahead)
