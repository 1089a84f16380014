"""Fields of a state say who may see them; views, glances and guesses are made from that."""

from dataclasses import field
from typing import Annotated

import pytest

from tercio.kernel.ask import Seat
from tercio.kernel.fields import (
    Gap,
    Open,
    Part,
    Viewer,
    by_row,
    covered,
    entries,
    fill,
    gaps_of,
    nobody,
    only,
    part,
    piles,
)
from tercio.kernel.game import Game
from tests.kernel.test_copying import in_common
from tests.kernel.toys import BLUE, RED, Notes

CARD = Gap("a card", "?")
COIN = Gap("the coins", 0, ("purse", "chest"))


def _is_own(viewer: Viewer, part: object, seat: Seat) -> bool:
    return viewer.seat == seat


def _sits(viewer: Viewer, part: object) -> bool:
    return viewer.seat is not None


def _is_mine(viewer: Viewer, seat: Seat) -> bool:
    return viewer.seat == seat


def _is_first(viewer: Viewer, part: object, row: int) -> bool:
    return viewer.seat == RED and row == 0


def _shouted(viewer: Viewer, part: object, words: str) -> str:
    return words if viewer.seat == RED else words.upper()


@part
class Camp(Part):
    """Nothing about it is secret."""

    tents: Open[list[int]] = field(default_factory=list)


@part
class Chest(Part):
    chest: Annotated[list[int], nobody(COIN)] = field(default_factory=list)
    key: Open[str] = "iron"


@part
class March(Part):
    turn: Open[int] = 1
    towns: Open[list[str]] = field(default_factory=list)
    camp: Camp = field(default_factory=Camp)
    chests: Chest = field(default_factory=Chest)
    hands: Annotated[dict[Seat, list[str]], by_row(_is_own, CARD)] = field(default_factory=dict)
    rows: Annotated[list[list[str]], by_row(_is_first, CARD)] = field(default_factory=list)
    deck: Annotated[list[str], nobody(CARD)] = field(default_factory=list)
    plan: Annotated[str, only(_sits, CARD)] = ""
    purse: Annotated[list[int], only(_sits, COIN)] = field(default_factory=list)
    drafts: Annotated[dict[Seat, Camp], entries(_is_mine)] = field(default_factory=dict)
    ready: Annotated[list[Seat], entries(_is_mine)] = field(default_factory=list)
    words: Annotated[str, covered(_shouted)] = ""


def full() -> March:
    return March(
        2,
        ["Milan"],
        Camp([3]),
        Chest([5, 6]),
        {RED: ["sun"], BLUE: ["moon", "star"]},
        [["a"], ["b"], []],
        ["c", "d"],
        "left",
        [7],
        {RED: Camp([1]), BLUE: Camp([2])},
        [BLUE, RED],
        "hush",
    )


def test_each_audience_sees_its_part() -> None:
    assert full().view(Viewer(RED)) == March(
        2,
        ["Milan"],
        Camp([3]),
        Chest([0, 0]),
        {RED: ["sun"], BLUE: ["?", "?"]},
        [["a"], ["?"], []],
        ["?", "?"],
        "left",
        [7],
        {RED: Camp([1])},
        [RED],
        "hush",
    )


def test_a_spectator_sees_what_is_open() -> None:
    assert full().view(Viewer(None)) == March(
        2,
        ["Milan"],
        Camp([3]),
        Chest([0, 0]),
        {RED: ["?"], BLUE: ["?", "?"]},
        [["?"], ["?"], []],
        ["?", "?"],
        "?",
        [0],
        {},
        [],
        "HUSH",
    )


@pytest.mark.parametrize("seat", [RED, BLUE, None])
def test_a_view_belongs_to_the_viewer_and_a_glance_shows_the_same(seat: Seat | None) -> None:
    march = full()
    view, glance = march.view(Viewer(seat)), march.glance(Viewer(seat))
    assert glance == view
    assert march == full()
    assert glance.towns is march.towns
    assert glance.camp is march.camp
    assert in_common(march, view) == []


def test_a_view_copies_even_what_was_seen_of_a_list() -> None:
    march = full()
    view = march.view(Viewer(RED))
    view.hands[RED].append("comet")
    view.rows[0].append("comet")
    view.drafts[RED].tents.append(4)
    assert march == full()


def test_a_field_without_an_audience_is_an_error_at_import() -> None:
    with pytest.raises(
        TypeError, match=r"^Tent\.poles does not say who may see it: Open\[\.\.\.\]"
    ):

        @part
        class Tent(Part):
            cloth: Open[str] = ""
            poles: list[int] = field(default_factory=list)


def test_other_things_said_beside_a_type_are_no_audience() -> None:
    with pytest.raises(TypeError, match=r"^Tent\.poles does not say who may see it"):

        @part
        class Tent(Part):
            poles: Annotated[int, "of wood"] = 0


def test_what_is_open_has_no_secrets_inside() -> None:
    with pytest.raises(TypeError, match=r"^Wagon\.chests would show Chest\.chest, which not every"):

        @part
        class Wagon(Part):
            chests: Open[list[Chest]] = field(default_factory=list)


def test_how_a_field_is_copied_must_be_known_as_well() -> None:
    with pytest.raises(TypeError, match=r"^Tent\.poles cannot be copied: .* does not tell how"):

        @part
        class Tent(Part):
            poles: Open[set[int]]


def test_a_forgotten_decorator_is_told_at_the_first_view() -> None:
    class Tent(Part):
        pass

    with pytest.raises(NotImplementedError, match="Tent is not a @part"):
        Tent().view(Viewer(None))
    with pytest.raises(NotImplementedError, match="Tent is not a @part"):
        Tent().glance(Viewer(None))


# -- filling gaps ----------------------------------------------------------------------------------


def test_the_gaps_of_a_state_and_the_piles_that_have_them() -> None:
    march = full()
    assert set(gaps_of(March)) == {CARD, COIN}
    assert set(gaps_of(Camp)) == set()
    assert piles(march, CARD) == [["a"], ["b"], [], ["c", "d"]]
    assert piles(march, COIN) == [[7], [5, 6]], "in the order that the gap says"


def test_gaps_are_filled_in_order_and_piles_stay_sorted() -> None:
    view = full().view(Viewer(RED))
    unseen = ["z", "y", "x", "w"]
    fill(piles(view, CARD), CARD, unseen)
    assert view.rows == [["a"], ["z"], []]
    assert view.deck == ["x", "y"]
    assert unseen == ["w"]


def test_a_game_says_how_to_guess_each_kind_of_gap() -> None:
    with pytest.raises(TypeError, match=r"^Cards does not say how to guess a card\.$"):

        class Cards(Game[Notes]):
            state_type = Notes
