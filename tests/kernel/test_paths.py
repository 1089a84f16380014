"""What stands at some paths of a state, and what is seen of it."""

from dataclasses import field
from typing import Annotated

from tercio.kernel.ask import Seat
from tercio.kernel.fields import Gap, Open, Part, Viewer, nobody, only, part
from tercio.kernel.paths import copier_at, seen_at, values_at

CARD = Gap("cards", -1)


def _is_his(viewer: Viewer, camp: "Camp") -> bool:
    return viewer.seat == camp.owner


@part
class Camp(Part):
    owner: Open[Seat] = Seat("duke")
    sick: Open[list[int]] = field(default_factory=list)
    hand: Annotated[list[int], only(_is_his, CARD)] = field(default_factory=list)


@part
class March(Part):
    turn: Open[int] = 1
    held: Open[int] = 0b1011
    deck: Annotated[list[int], nobody(CARD)] = field(default_factory=list)
    camp: Camp = field(default_factory=Camp)


PATHS = ("turn", "camp.sick", "camp.hand", "deck")
SIZES = ("held", "camp.sick", "deck")


def march() -> March:
    return March(deck=[4, 5], camp=Camp(sick=[7], hand=[8, 9]))


def test_what_stands_at_some_paths_is_read_and_what_its_size_is() -> None:
    assert values_at(March, PATHS, SIZES)(march()) == (1, [7], [8, 9], [4, 5], 3, 1, 2)
    assert values_at(March, ("turn",))(march()) == (1,)
    assert values_at(March, ())(march()) == ()


def test_what_is_seen_there_is_what_a_glance_shows() -> None:
    state = march()
    plain, seen = values_at(March, PATHS, SIZES), seen_at(March, PATHS, SIZES)
    for seat in (Seat("duke"), Seat("pope"), None):
        viewer = Viewer(seat)
        assert seen(state, viewer) == plain(state.glance(viewer))
    assert seen(state, Viewer(Seat("duke"))) == (1, [7], [8, 9], [-1, -1], 3, 1, 2)
    assert seen(state, Viewer(Seat("pope"))) == (1, [7], [-1, -1], [-1, -1], 3, 1, 2)


def test_a_value_is_copied_as_its_type_says() -> None:
    state = march()
    copy = copier_at(March, "camp.sick")(state.camp.sick)
    state.camp.sick.append(8)
    assert copy == [7]
    assert copier_at(March, "turn")(state.turn) == 1
