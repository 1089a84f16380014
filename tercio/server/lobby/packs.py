"""A game's data, row by row, and packs of corrections to it.

Nothing of a pack is kept here: it lives with whoever made it, until a table is played with it.
"""

from collections.abc import Iterable, Mapping
from functools import cache
from typing import Annotated, Any

import msgspec
from litestar import Response, get, post
from litestar.params import JSONBody, PathParameter

from tercio.kernel.book.row_notes import noted
from tercio.kernel.columns import columns
from tercio.kernel.data import Pack, Row, field_at_fault
from tercio.kernel.errors import DataError
from tercio.kernel.game import Game
from tercio.kernel.messages import Words
from tercio.kernel.packing import rows_in, set_up_everything
from tercio.kernel.told import sentence_in, sentence_of, told
from tercio.server.guard.limits import PACKS
from tercio.server.house import House, OurHouse
from tercio.server.http.errors import forbidden, missing, unprocessable
from tercio.server.http.handling import charged, threaded
from tercio.server.http.parameters import Language
from tercio.server.http.wire.packs import (
    DataColumn,
    DataRow,
    DataTable,
    DataTableInfo,
    PackGiven,
    PackReport,
)
from tercio.server.live.vocabulary import words_of
from tercio.server.lobby.catalog import UNATTESTED, is_unattested
from tercio.server.lobby.companions import KEPT, GameId, game_called
from tercio.server.people.identity import Identity, Who

PACK_LIMIT = 1 << 20
"""A whole deck with its texts is a tenth of it."""
TableName = Annotated[str, PathParameter(max_length=64)]
_LETTERS = {
    "R": "rulebook",
    "F": "faq",
    "W": "web",
    "P": "player",
    "M": "recalled",
    "X": "reconstructed",
}
"""How a row's `conf` abbreviates where a field comes from."""


@get("/games/{game_id:str}/data", **threaded)
@charged
def data_tables(game_id: GameId, who: Who, house: OurHouse) -> Response[tuple[DataTableInfo, ...]]:
    """The tables of a game's data, and how much in each rests on no source."""
    return Response(_tables(game_called(game_id)), headers=KEPT)


@cache
def _tables(game: Game[Any]) -> tuple[DataTableInfo, ...]:
    loaded = game.schema.load()
    return tuple(
        DataTableInfo(
            file=game.schema.files[name],
            table=name,
            rows=len(rows),
            open=sum(map(_is_open, rows.values())),
        )
        for name, rows in loaded.tables.items()
        if not game.schema.types[name].is_note
    )


@get("/games/{game_id:str}/data/{table:str}", **threaded)
@charged
def data_table(
    game_id: GameId, table: TableName, who: Who, house: OurHouse, language: Language
) -> Response[DataTable]:
    """The rows of a table as they are written, and what is known of each of their fields."""
    return Response(_table(game_called(game_id), table, language), headers=KEPT)


@cache
def _table(game: Game[Any], table: str, language: str) -> DataTable:
    schema = game.schema
    if table not in schema.types:
        raise missing("no-such-data", game=game.title, table=table, tables=schema.types)
    told = tuple(columns(schema.types[table]))
    loaded, words = schema.load().tables, words_of(game.id, language)
    return DataTable(
        file=schema.files[table],
        table=table,
        columns=msgspec.convert(msgspec.to_builtins(told), tuple[DataColumn, ...]),
        rows=tuple(_row(words, table, row) for row in loaded[table].values()),
        links={each.table: tuple(loaded[each.table]) for each in told if each.table},
        grounds=_grounds(words, table),
    )


def _grounds(words: Words, table: str) -> str:
    """On what grounds its rows were guessed, where the game tells it."""
    message = f"guessed-{table}"
    return words.say(message) if words.has(message) else ""


def _row(words: Words, table: str, row: Row) -> DataRow:
    game = words.game
    written = game.schema.written(table)[row.id]
    return DataRow(
        id=row.id,
        name=_called(words, table, row.id) or str(written.get("name", "")),
        notes=noted(game, table, row.id, words.language),
        source=row.source,
        open=_is_open(row),
        sources=_sources(row),
        values={field: _json(value) for field, value in written.items()},
    )


def _called(words: Words, table: str, id: str) -> str:
    """The name of a row, where its table is one of things that have names."""
    kind = words.game.display.names.get(table)
    return words.name(f"{kind}:{id}") if kind and words.knows(f"{kind}:{id}") else ""


def _is_open(row: Row) -> bool:
    """Whether something in it was guessed, be it one field."""
    return is_unattested(row) or not UNATTESTED.isdisjoint(_sources(row).values())


def _sources(row: Row) -> dict[str, str]:
    """Of single fields, where they come from, as far as the row says so."""
    letters: Mapping[str, str] = getattr(row, "conf", {})
    stated: Mapping[str, str] = getattr(row, "stated", {})
    guesses: Iterable[str] = getattr(row, "guess", ())
    return {
        **{field: _LETTERS.get(letter, letter) for field, letter in letters.items()},
        **stated,
        **dict.fromkeys(guesses, "reconstructed"),
    }


def _json(value: object) -> str:
    return msgspec.json.encode(value).decode()


@post("/games/{game_id:str}/packs", status_code=200, request_max_body_size=PACK_LIMIT, **threaded)
@charged
def check_pack(
    game_id: GameId, data: JSONBody[PackGiven], who: Who, house: OurHouse, language: Language
) -> PackReport:
    """Whether a pack fits its game. What is wrong is told with the file, the row and the field."""
    house.limits.spend(who.payer, PACKS)
    rules = game_called(game_id)
    try:
        pack = _opened(data.files, rules)
        _check(house, rules, pack)
    except DataError as error:
        return PackReport(
            ok=False,
            problem=sentence_in(error, language),
            field=field_at_fault(error),
            name="",
            hash="",
            rows={},
            plays=False,
        )
    return PackReport(
        ok=True,
        problem="",
        name=pack.manifest.name,
        hash=pack.ref.hash,
        rows=rows_in(pack),
        plays=house.settings.takes_packs,
    )


def accepted(house: House, who: Identity, files: Mapping[str, str], rules: Game[Any]) -> list[Pack]:
    """The pack that a table is to be played with, checked; nothing without one."""
    if not files:
        return []
    if not house.settings.takes_packs:
        raise forbidden("own-data-alone")
    house.limits.spend(who.payer, PACKS)
    with house.limits.charge(who.payer):
        try:
            pack = _opened(files, rules)
            _check(house, rules, pack)
        except DataError as error:
            raise unprocessable(sentence_of(error)) from None
    return [pack]


def _opened(files: Mapping[str, str], rules: Game[Any]) -> Pack:
    pack = Pack({name: text.encode() for name, text in files.items()})
    if pack.manifest.game != rules.id:
        named = {"pack": pack.manifest.name, "of": pack.manifest.game, "game": rules.id}
        raise DataError(told("pack-game", **named))
    return pack


def _check(house: House, rules: Game[Any], pack: Pack) -> None:
    """Rows and links; and whether it can be set up, where strangers cannot ask for it: data that
    are sound by their types may still be too much for a machine."""
    if house.settings.takes_packs:
        set_up_everything(rules, [pack])
    else:
        rules.schema.load([pack])


handlers = [data_tables, data_table, check_pack]
