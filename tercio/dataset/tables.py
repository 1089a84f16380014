"""The tables of a data set: which columns each has, and what stands in them."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final, Literal, TypeAlias

import msgspec

from tercio.dataset.sentences import told
from tercio.kernel.errors import Unknown
from tercio.kernel.reasons import reason

Type: TypeAlias = Literal["int", "float", "bool", "text", "texts", "ints"]


class Column(msgspec.Struct, frozen=True):
    type: Type
    meaning: str


Row: TypeAlias = dict[str, Any]
Rows: TypeAlias = dict[str, list[Row]]
"""By table, what one game adds to it."""

GAME: Final = Column("int", "the game's number in this data set; with the seed it is the game")
TURN: Final = Column("int", "the turn that was on")

TABLES: Final[dict[str, dict[str, Column]]] = {
    "games": {
        "game": GAME,
        "source": Column("text", "`bots`, or `people` where it was a saved game"),
        "seed": Column(
            "text", "what every die and card of the game follows from; empty for games of people"
        ),
        "scenario": Column("text", "which scenario was played"),
        "players": Column("int", "how many seats there were"),
        "seats": Column("texts", "the seats, in their order"),
        "bots": Column("texts", "who sat there, in the same order: a bot's name, or `person`"),
        "winners": Column("texts", "who won; more than one shared the victory"),
        "reason": Column("text", "how it ended, as a message id of the game"),
        "scores": Column("ints", "victory points at the end, in the order of the seats"),
        "turn": Column("int", "the turn in which it ended"),
        "decisions": Column("int", "how many decisions were made"),
        "events": Column("int", "how many lines its log has"),
    },
    "decisions": {
        "game": GAME,
        "n": Column("int", "the decision's number in its game, from 0"),
        "turn": TURN,
        "seat": Column("text", "who decided"),
        "kind": Column("text", "what was asked"),
        "stop": Column(
            "text", "`one` seat was asked, `all` in secret at once, or `any` could speak"
        ),
        "window": Column("text", "the window for interrupting cards that it belongs to, if any"),
        "cite": Column("text", "the rule that asks"),
        "options": Column("texts", "the key of every legal option, in their order"),
        "chosen": Column("text", "the key that was chosen"),
        "choice": Column("int", "its place among the options, from 0"),
        "forced": Column("bool", "there was but one way to go on"),
        "events": Column("int", "how many lines the log had before it"),
        "time": Column("float", "seconds of thought; empty unless times were asked for"),
    },
    "events": {
        "game": GAME,
        "n": Column("int", "the line's number in the log, from 0"),
        "decision": Column("int", "the decision that brought it about; -1 before the first"),
        "turn": TURN,
        "type": Column("text", "what kind of event it is"),
        "side": Column("text", "the power or seat that it is about first, if any"),
        "card": Column("text", "the card that it is about, if any"),
        "audience": Column("texts", "the seats that were told; empty where everybody was"),
        "data": Column("text", "all of its fields, as JSON"),
    },
    "turns": {
        "game": GAME,
        "turn": Column("int", "the turn that is over"),
        "side": Column("text", "a power, or a seat where seats score"),
        "seat": Column("text", "who plays it"),
        "vp": Column("int", "its victory points"),
        "keys": Column("int", "the keys (or walled towns) that it holds, those in unrest left out"),
        "places": Column("int", "all places that it holds"),
        "cards": Column("int", "how many cards it holds"),
        "over": Column("bool", "the game ended in this turn"),
    },
    "battles": {
        "game": GAME,
        "n": Column("int", "the line of the log with which it begins"),
        "turn": TURN,
        "kind": Column("text", "what it was: a field battle, an assault, a debate"),
        "place": Column("text", "where it was, as a ref"),
        "attacker": Column("text", "the side that began it"),
        "defender": Column("text", "the other side; empty where it was nobody's"),
        "attacker_seat": Column("text", "who played the attacker when the turn ended, if anybody"),
        "defender_seat": Column("text", "who played the defender, if anybody"),
        "win": Column(
            "float", "the attacker's exact chance to win before the dice, if it is known"
        ),
        "draw": Column("float", "the chance that neither wins"),
        "attacker_losses": Column("float", "losses that the attacker had to expect"),
        "defender_losses": Column("float", "losses that the defender had to expect"),
        "attacker_hits": Column("int", "the attacker's hits"),
        "defender_hits": Column("int", "the defender's hits"),
        "attacker_expected": Column("float", "hits that the attacker's dice bring on the average"),
        "defender_expected": Column("float", "hits that the defender's dice bring on the average"),
        "winner": Column("text", "`attacker`, `defender` or `neither`"),
    },
}


def arrow() -> Any:
    """Apache Arrow, which only those who write or read tables need."""
    try:
        import pyarrow
        import pyarrow.parquet
    except ImportError:
        raise Unknown(told("pyarrow-wanted")) from None
    return pyarrow


def read_rows(
    path: Path, columns: Sequence[str] | None = None, filters: Sequence[Any] | None = None
) -> list[Row]:
    """Rows of a table that was written; what is none is refused by its name."""
    pa = arrow()
    try:
        table = pa.parquet.read_table(path, columns=columns, filters=filters)
    except pa.ArrowException as error:
        raise Unknown(told("no-table", path=str(path), why=reason(error))) from None
    found: list[Row] = table.to_pylist()
    return found


def schema_of(table: str) -> Any:
    """Its columns as Arrow types them; the meaning of each goes along."""
    pa = arrow()
    types = {
        "int": pa.int64(),
        "float": pa.float64(),
        "bool": pa.bool_(),
        "text": pa.string(),
        "texts": pa.list_(pa.string()),
        "ints": pa.list_(pa.int64()),
    }
    return pa.schema(
        [
            pa.field(name, types[column.type], metadata={"meaning": column.meaning})
            for name, column in TABLES[table].items()
        ]
    )
