"""Where the games of a data set come from: bots that play them, or people who have."""

from collections.abc import Sequence
from hashlib import sha256
from pathlib import Path
from time import process_time
from typing import Any, Final, Literal, TypeAlias

import msgspec

from tercio.arena.match import CHECKPOINT_EVERY, Match, play, seldom_collecting
from tercio.arena.simulate import check_match
from tercio.bots.turns import next_seat
from tercio.dataset.recording import Recorder, game_row
from tercio.dataset.sentences import told
from tercio.dataset.tables import TABLES, Rows
from tercio.kernel.ask import Seat
from tercio.kernel.data import Pack, converted, read_toml
from tercio.kernel.errors import SaveError, Unknown
from tercio.kernel.game import Game
from tercio.kernel.registry import game
from tercio.kernel.saving.save import Record, read, replay
from tercio.kernel.told import sentence_of
from tercio.kernel.told import told as told_by_kernel

ALL: Final = tuple(TABLES)
OUTCOMES: Final = ("games",)
"""The one table that needs no watching."""


class Plan(msgspec.Struct, frozen=True, kw_only=True):
    """All that a data set follows from, and nothing else: equal plans make equal tables."""

    tercio: str
    game: str
    rules: int
    scenario: str
    seats: tuple[Seat, ...]
    options: dict[str, str]
    packs: tuple[str, ...]
    source: str
    seed: str
    bots: tuple[str, ...]
    games: int
    tables: tuple[str, ...]
    times: bool = False
    saves: tuple[str, ...] = ()
    """Hashes of the saves of games that people have played: which they are, and not whose."""


class BotGame(msgspec.Struct, frozen=True):
    """A game that bots are to play. Plain data, so that anybody can."""

    match: Match
    number: int
    tables: tuple[str, ...] = ALL
    times: bool = False

    def rows(self) -> Rows:
        return self._watched() if self.tables != OUTCOMES else self._outcome()

    def _outcome(self) -> Rows:
        table = self.match.table(self.number)
        outcome = play(self.match, self.number, table)
        sat = self.match.seating
        return {"games": [game_row(self.number, table, outcome.decisions, "bots", sat=sat)]}

    def _watched(self) -> Rows:
        table, bots = self.match.table(self.number), self.match.sit_down(self.number)
        table.keep_rarely(CHECKPOINT_EVERY)
        recorder = Recorder(self.number, table)
        seat: Seat | None = None
        with seldom_collecting():
            while not table.over:
                seat = next_seat(table, seat)
                begun = process_time()
                key = bots[seat].choose(table.sight(seat))
                thought = process_time() - begun if self.times else None
                recorder.decide(seat, key, thought)
        return recorder.rows("bots", self.match.seating)


class SavedGame(msgspec.Struct, frozen=True):
    """A game that people have played, as its save has it; what they said is not looked at."""

    name: str
    content: bytes
    packs: tuple[str, ...]
    number: int
    sat: dict[Seat, str]

    def rows(self) -> Rows:
        record = read(self.content)
        rules = game(record.header.game)
        played = replay(rules, record, [Pack.at(Path(folder)) for folder in self.packs])
        if not played.over:
            raise SaveError(
                told_by_kernel("in-place", place=self.name, why=told_by_kernel("not-over"))
            )
        recorder = Recorder(self.number, played.replay(()))
        for seat, key in played.history:
            recorder.decide(seat, key)
        rows = recorder.rows("people", self.sat)
        rows["games"][0]["seed"] = None  # where it was played, it is known by its seed
        return rows


Job: TypeAlias = BotGame | SavedGame


def bot_games(
    match: Match, games: int, *, tables: tuple[str, ...] = ALL, times: bool = False
) -> tuple[Plan, list[Job]]:
    check_match(match, games)
    setting = match.setting
    plan = Plan(
        tercio=tercio_version(),
        game=match.game,
        rules=match.rules.version,
        scenario=setting.scenario,
        seats=setting.seats,
        options=setting.options,
        packs=tuple(f"{pack.name} {pack.hash}" for pack in setting.packs),
        source="bots",
        seed=match.seed,
        bots=tuple(match.seating.values()),
        games=games,
        tables=tables,
        times=times,
    )
    return plan, [BotGame(match, number, tables, times) for number in range(games)]


def tercio_version() -> str:
    from importlib.metadata import version

    return version("tercio")


# -- games of people -------------------------------------------------------------------------------

Consent: TypeAlias = dict[str, dict[Seat, Literal["yes", "no", "bot"]]]
"""By the name of a save: whether who sat there agrees, or was none to ask."""
_SAT: Final = {"yes": "person", "bot": "bot"}


def read_consent(path: Path) -> Consent:
    """A TOML file with a table for each save, and in it a word for each seat."""
    return converted(read_toml(path, str(path)), Consent, str(path))


def saved_games(
    game_id: str, saves: Sequence[Path], consent: Consent, packs: Sequence[Path] = ()
) -> tuple[Plan, list[Job], list[str]]:
    """The games to which everybody who played them agrees, and the names of the others."""
    rules = game(game_id)
    folders = tuple(map(str, packs))
    jobs, known, left_out = list[Job](), list[str](), list[str]()
    for path in sorted(_found(saves)):
        record = _read(path, game_id)
        said = consent.get(path.name, {})
        _check_seats(path, record, said)
        if any(said.get(seat, "no") == "no" for seat in record.header.seats):
            left_out.append(path.name)
            continue
        sat = {seat: _SAT[said[seat]] for seat in record.header.seats}
        content = path.read_bytes()
        jobs.append(SavedGame(path.name, content, folders, len(jobs), sat=sat))
        known.append(sha256(content).hexdigest()[:16])
    return _plan_of_people(rules, jobs, known, packs), jobs, left_out


def shared_games(
    game_id: str, games: Sequence[tuple[bytes, dict[Seat, str]]]
) -> tuple[Plan, list[Job]]:
    """Games of people who have all agreed, each with its save and with who sat where."""
    jobs: list[Job] = [
        SavedGame(f"game {number}", content, (), number, sat=sat)
        for number, (content, sat) in enumerate(games)
    ]
    known = [sha256(content).hexdigest()[:16] for content, _ in games]
    return _plan_of_people(game(game_id), jobs, known), jobs


def _plan_of_people(
    rules: Game[Any], jobs: Sequence[Job], known: Sequence[str], packs: Sequence[Path] = ()
) -> Plan:
    if not jobs:
        raise Unknown(told("nobody-agrees"))
    return Plan(
        tercio=tercio_version(),
        game=rules.id,
        rules=rules.version,
        scenario="",
        seats=(),
        options={},
        packs=tuple(f"{pack.name} {pack.hash}" for pack in (Pack.at(f).ref for f in packs)),
        source="people",
        seed="",
        bots=(),
        games=len(jobs),
        tables=ALL,
        saves=tuple(known),
    )


def _found(saves: Sequence[Path]) -> list[Path]:
    """Files, and all saves in folders."""
    return [each for path in saves for each in (path.glob("*.save") if path.is_dir() else [path])]


def _read(path: Path, game_id: str) -> Record:
    try:
        record = read(path.read_bytes())
    except SaveError as error:
        raise SaveError(
            told_by_kernel("in-place", place=str(path), why=sentence_of(error))
        ) from None
    if record.header.game != game_id:
        other = told_by_kernel("save-game", of=record.header.game, game=game_id)
        raise SaveError(told_by_kernel("in-place", place=str(path), why=other))
    return record


def _check_seats(path: Path, record: Record, said: dict[Seat, Any]) -> None:
    for seat in said:
        if seat not in record.header.seats:
            seats = ", ".join(record.header.seats)
            raise Unknown(told("no-seat", seat=seat, save=path.name, seats=seats))
