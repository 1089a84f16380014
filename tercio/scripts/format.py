"""The TOML of a script of play: a header, an overlay, dice and draws, and steps."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from tercio.kernel.data import read_toml
from tercio.kernel.errors import DataError
from tercio.kernel.reasons import field_and_complaint
from tercio.kernel.told import Told
from tercio.kernel.told import told as told_by_kernel
from tercio.scripts.phrases import told
from tercio.scripts.steps import HEADS, Do, Step

T = TypeVar("T")


class Change(msgspec.Struct, frozen=True):
    """One line of the overlay: a verb of the game, and what it is told."""

    verb: str
    args: Mapping[str, Any]


class ScriptOfPlay(msgspec.Struct, frozen=True):
    """A script as it was written, checked but not yet played."""

    path: Path
    title: str
    game: str
    scenario: str | None
    players: int | None
    options: dict[str, str]
    seed: str
    cite: list[str]
    passing: bool | list[str]
    dice: list[int]
    draws: list[str]
    overlay: list[Change]
    steps: list[Step]


class _Header(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    title: str
    game: str
    scenario: str | None = None
    players: int | None = None
    options: dict[str, str] = {}
    seed: str = "script of play"
    cite: list[str] = []
    passing: bool | list[str] = msgspec.field(name="pass", default=False)
    dice: list[int] = []
    draws: list[str] = []
    overlay: list[dict[str, Any]] = []
    steps: list[Any]


def load(path: Path) -> ScriptOfPlay:
    """Read a script. What is wrong with it is said in one sentence that names file and step."""
    if not path.is_file():
        raise DataError(told("no-script", file=str(path)))
    header = _convert(path.name, read_toml(path), _Header)
    for section in header.cite:
        if not all(section.partition(" ")):
            raise DataError(told("bad-cite", file=path.name, cite=section))
    return ScriptOfPlay(
        path,
        header.title,
        header.game,
        header.scenario,
        players=header.players,
        options=header.options,
        seed=header.seed,
        cite=header.cite,
        passing=header.passing,
        dice=header.dice,
        draws=header.draws,
        overlay=[
            _change(told("place-overlay", file=path.name, number=n), row)
            for n, row in enumerate(header.overlay, 1)
        ],
        steps=[_step(step_of(path, n), row) for n, row in enumerate(header.steps, 1)],
    )


def step_of(path: Path, number: int) -> Told:
    """What errors call a step."""
    return told("place-step", file=path.name, number=number)


def wrong_at(place: str, why: str) -> DataError:
    return DataError(told_by_kernel("in-place", place=place, why=why))


def _change(place: str, row: dict[str, Any]) -> Change:
    args = dict(row)
    verb = args.pop("do", None)
    if not isinstance(verb, str):
        raise wrong_at(place, told("no-verb"))
    return Change(verb, args)


def _step(place: str, row: Any) -> Step:
    if isinstance(row, str):
        row = {"do": row}
    if not isinstance(row, dict):
        raise wrong_at(place, told("no-step", got=repr(row)))
    heads = [head for head in HEADS if head in row]
    if len(heads) != 1:
        said = ", ".join(heads) if heads else told("none")
        raise wrong_at(place, told("one-head", known=", ".join(HEADS), said=said))
    step = _convert(place, row, HEADS[heads[0]])
    if isinstance(step, Do) and not all(part.strip() for part in step.do.partition(":")):
        raise wrong_at(place, told("no-decision", said=step.do))
    return step


def _convert(place: str, raw: Any, type: type[T]) -> T:
    try:
        return msgspec.convert(raw, type)
    except msgspec.ValidationError as error:
        field, wrong = field_and_complaint(error)
        where = told("place-field", place=place, field=field) if field else place
        raise wrong_at(where, wrong) from None
