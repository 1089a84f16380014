"""A data set is written: its games are played or read, and kept in a folder as Parquet files.

    manifest.json        what it follows from
    .games               games that are done, while there are more to do
    games.parquet ...    the tables, once all are done
    README.md            the data card

Whoever begins again with the same plan goes on where it was left, and comes to the same bytes.
"""

from collections.abc import Iterator, Sequence
from functools import partial
from itertools import islice
from pathlib import Path
from typing import Any, Final

import msgspec

from tercio.arena.match import Outcome
from tercio.arena.processes import EVERY_CORE, Crew
from tercio.arena.simulate import Progress
from tercio.dataset.card import card_of
from tercio.dataset.journal import Journal
from tercio.dataset.sentences import told
from tercio.dataset.sources import Job, Plan
from tercio.dataset.tables import arrow, read_rows, schema_of
from tercio.kernel.ask import Seat
from tercio.kernel.errors import Unknown

MANIFEST: Final = "manifest.json"
_JOURNAL: Final = ".games"
_GROUP: Final = 100
"""Games in a row group, whoever has played them."""


class Written(msgspec.Struct, frozen=True):
    games: int
    decisions: int
    files: tuple[str, ...]
    rows: dict[str, int]


def export(
    plan: Plan,
    jobs: Sequence[Job],
    out: Path,
    crew: Crew = EVERY_CORE,
    on_progress: Progress | None = None,
) -> Written:
    """Write a data set into a folder, or go on with it."""
    arrow()  # who has none is told before anything is played
    _begin(plan, out)
    paths = [out / f"{table}.parquet" for table in plan.tables]
    journal_path = out / _JOURNAL
    if journal_path.exists() or not all(path.exists() for path in paths):
        with Journal(journal_path) as journal:
            _fill(journal, jobs, crew, on_progress)
            for table in plan.tables:
                _write_table(table, journal, out)
        (out / "README.md").write_text(card_of(plan, _counts(paths)), "utf-8")
        journal_path.unlink()
    counts = _counts(paths)
    files = (*(str(path) for path in paths), str(out / "README.md"), str(out / MANIFEST))
    made = sum(row["decisions"] for row in read_rows(out / "games.parquet", ["decisions"]))
    return Written(plan.games, made, files, counts)


def _begin(plan: Plan, out: Path) -> None:
    """A folder belongs to one plan."""
    if out.exists() and not out.is_dir():
        raise Unknown(told("no-folder", out=str(out)))
    try:
        out.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise Unknown(told("not-made", out=str(out), why=str(error.strerror))) from None
    manifest = out / MANIFEST
    wanted = msgspec.json.format(msgspec.json.encode(plan)) + b"\n"
    if not manifest.exists():
        fresh = out / f".{MANIFEST}.new"
        if any(path != fresh for path in out.iterdir()):
            raise Unknown(told("not-empty", out=str(out)))
        fresh.write_bytes(wanted)
        fresh.replace(manifest)
    elif manifest.read_bytes() != wanted:
        raise Unknown(told("other-set", out=str(out), why=_difference(plan, manifest)))


def _difference(plan: Plan, manifest: Path) -> str:
    try:
        there = msgspec.json.decode(manifest.read_bytes(), type=dict[str, Any])
    except msgspec.MsgspecError:
        return f"{MANIFEST} is none of ours"
    here = msgspec.json.decode(msgspec.json.encode(plan))
    names = [name for name, value in here.items() if there.get(name) != value]
    return ", ".join(f"{name} {there.get(name)}" for name in names)


def outcomes_in(out: Path) -> list[Outcome]:
    """What came of each game of a data set."""
    rows = read_rows(out / "games.parquet")
    return [
        Outcome(
            row["game"],
            tuple(map(Seat, row["winners"])),
            row["reason"],
            dict(zip(map(Seat, row["seats"]), row["scores"], strict=True)),
            turn=row["turn"],
            decisions=row["decisions"],
        )
        for row in rows
    ]


# -- playing ---------------------------------------------------------------------------------------


def _fill(journal: Journal, jobs: Sequence[Job], crew: Crew, on_progress: Progress | None) -> None:
    left = [job for job in jobs if job.number not in journal]
    if on_progress is not None and len(journal):
        on_progress(len(journal))
    for number, content in crew.each(encoded, left):
        journal.add(number, content)
        if on_progress is not None:
            on_progress(len(journal))


def encoded(job: Job) -> tuple[int, bytes]:
    """A game's number and its rows, small enough to be sent from a machine far away."""
    pa = arrow()
    options = pa.ipc.IpcWriteOptions(compression="zstd")
    tables = {}
    for name, rows in job.rows().items():
        table = pa.Table.from_pylist(rows, schema=schema_of(name))
        sink = pa.BufferOutputStream()
        with pa.ipc.new_stream(sink, table.schema, options=options) as writer:
            writer.write_table(table)
        tables[name] = sink.getvalue().to_pybytes()
    return job.number, msgspec.msgpack.encode(tables)


# -- tables ----------------------------------------------------------------------------------------


def _write_table(table: str, journal: Journal, out: Path) -> None:
    """All of it or nothing; games in the order of their numbers, whoever was first."""
    pa = arrow()
    fresh, path = out / f".{table}.new", out / f"{table}.parquet"
    schema = schema_of(table)
    games = (_decoded(content, table) for content in journal.in_order())
    with pa.parquet.ParquetWriter(fresh, schema, compression="zstd") as writer:
        for group in iter(partial(_next_group, games), []):
            writer.write_table(pa.concat_tables(group).combine_chunks())
    fresh.replace(path)


def _next_group(games: Iterator[Any]) -> list[Any]:
    return list(islice(games, _GROUP))


def _decoded(content: bytes, table: str) -> Any:
    return arrow().ipc.open_stream(msgspec.msgpack.decode(content)[table]).read_all()


def _counts(paths: Sequence[Path]) -> dict[str, int]:
    pa = arrow()
    return {path.stem: pa.parquet.read_metadata(path).num_rows for path in paths}
