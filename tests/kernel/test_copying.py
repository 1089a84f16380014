"""Copies that are made from the types of fields."""

from collections.abc import Iterator
from dataclasses import field
from typing import Annotated, Any, NewType, get_args, get_origin

import msgspec
import pytest

from tercio.contract.fuzzing import cases
from tercio.contract.run import choose
from tercio.contract.shown import viewers
from tercio.kernel.copying import SHARED, Copied, Shared, copied, types_of
from tercio.kernel.randomness import Stream
from tercio.kernel.registry import game as registered
from tercio.kernel.table import Table

Town = NewType("Town", int)


class Captain(msgspec.Struct):
    name: str
    town: Town | None = None


class Banner(msgspec.Struct, frozen=True):
    colour: str


@copied
class Camp(Copied):
    town: Town
    sick: list[int] = field(default_factory=list)


@copied
class March(Copied):
    """One field of each kind that states have."""

    turn: int = 1
    banner: Banner | None = None
    path: tuple[Town, ...] = ()
    towns: list[Town] = field(default_factory=list)
    rows: list[list[int]] = field(default_factory=list)
    shared: list[Shared[list[int]]] = field(default_factory=list)
    purses: dict[str, int] = field(default_factory=dict)
    ledgers: list[dict[str, int]] = field(default_factory=list)
    hands: dict[str, list[str]] = field(default_factory=dict)
    drawers: dict[str, dict[str, list[int]]] = field(default_factory=dict)
    captains: list[Captain] = field(default_factory=list)
    camp: Camp = field(default_factory=lambda: Camp(Town(1)))
    camps: list[Camp] = field(default_factory=list)
    posts: dict[Town, Camp] = field(default_factory=dict)


@copied
class Retreat(March):
    losses: list[int] = field(default_factory=list)


def full() -> Retreat:
    return Retreat(
        2,
        Banner("red"),
        (Town(1), Town(2)),
        [Town(1)],
        [[1], [2, 3]],
        [[4]],
        {"red": 1},
        [{"red": 2}],
        {"red": ["a"]},
        {"red": {"top": [5]}},
        [Captain("Colonna", Town(2))],
        Camp(Town(3), [6]),
        [Camp(Town(4), [7])],
        {Town(5): Camp(Town(5), [8])},
        [9],
    )


def test_a_copy_is_of_the_same_class_and_equal() -> None:
    original = full()
    copy = original.copy()
    assert type(copy) is Retreat
    assert copy == original
    assert copy is not original


def test_a_copy_shares_nothing_that_can_be_changed_but_what_is_said_to_be_shared() -> None:
    original = full()
    copy = original.copy()
    assert copy.shared is not original.shared
    assert copy.shared[0] is original.shared[0]
    assert [where for where, _ in changeable(Camp(Town(1)))] == ["", ".sick"]
    assert in_common(original, copy) == []


def test_a_forgotten_decorator_is_told_at_the_first_copy() -> None:
    class Forgotten(Copied):
        turn: int = 1

    with pytest.raises(NotImplementedError, match="Forgotten is not @copied"):
        Forgotten().copy()


@pytest.mark.parametrize("type_", [object, set[int], list[object], tuple[list[int], int], Any])
def test_a_type_that_does_not_tell_how_it_is_copied_fails_at_import(type_: Any) -> None:
    with pytest.raises(TypeError, match=r"^Tent\.poles cannot be copied: .* does not tell how\."):

        @copied
        class Tent(Copied):
            poles: type_


@pytest.mark.parametrize("name", ["primer", "here_i_stand", "virgin_queen", "ultima_ratio_regis"])
def test_copies_and_views_of_the_games_share_nothing_that_can_be_changed(name: str) -> None:
    game = registered(name)
    for number, case in enumerate(cases(game, None, None, 3, seed="copies")):
        table = Table.new(game, case.scenario, case.players, case.options, seed=case.seed)
        pick = Stream(b"copies %d" % number)
        for _ in range(150):
            if table.over:
                break
            table.decide(*choose(table, pick))
        state = table.g.state
        copy = state.copy()
        assert copy == state
        assert in_common(state, copy) == []
        for seat in viewers(table):
            assert in_common(state, game.hide(table.g, seat)) == []


def in_common(a: Copied, b: Copied) -> list[str]:
    """The places of things that can be changed and belong to both, but for what is `Shared`."""
    mine = {id(thing) for _, thing in changeable(a)}
    return [where for where, thing in changeable(b) if id(thing) in mine]


def changeable(thing: Any, where: str = "", type_: Any = None) -> Iterator[tuple[str, Any]]:
    if get_origin(type_) is Annotated:
        if SHARED in type_.__metadata__:
            return
        type_ = get_args(type_)[0]
    if is_changeable(thing):
        yield where, thing
    inside = get_args(type_)[-1] if get_args(type_) else None
    if isinstance(thing, list):
        for index, each in enumerate(thing):
            yield from changeable(each, f"{where}[{index}]", inside)
    elif isinstance(thing, dict):
        for key, each in thing.items():
            yield from changeable(each, f"{where}[{key!r}]", inside)
    elif isinstance(thing, Copied):
        for name, each in types_of(type(thing)).items():
            yield from changeable(getattr(thing, name), f"{where}.{name}", each)


def is_changeable(thing: Any) -> bool:
    if isinstance(thing, msgspec.Struct):
        return not thing.__struct_config__.frozen
    return isinstance(thing, list | dict | set | Copied)
