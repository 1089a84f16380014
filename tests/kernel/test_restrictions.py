"""Restrictions enumerate what is legal and explain, with every reason, what is not."""

import pytest

from tercio.kernel.ask import PASS, Ask, Option, Procedure, Refusal, Seat, counts, ref
from tercio.kernel.citations import cites, places_citing
from tercio.kernel.errors import Unknown
from tercio.kernel.restrictions import Choice, Restrictions, forbids, menu
from tercio.kernel.table import NOT_HERE
from tests.kernel.toys import BLUE, RED, Pad, refused, toy

RIVERS, SWAMPS, FAR = {"po", "arno"}, {"arno"}, {"rhine"}


@forbids("TOY 4.1", args=lambda g, goal: {"goal": ref("space", goal)})
def crosses_a_river(g: object, goal: str) -> bool:
    return goal in RIVERS


@forbids("TOY 4.2", "TOY 4.3")
def enters_a_swamp(g: object, goal: str) -> bool:
    return goal in SWAMPS


@forbids("TOY 4.4")
def goes_too_far(g: object, goal: str) -> bool:
    return goal in FAR


MOVE = Restrictions("move", crosses_a_river, enters_a_swamp)
GOALS = ("alps", "po", "arno", "rhine")


def moving(g: Pad) -> Procedure[None]:
    goals = MOVE.enumerate(GOALS, g)
    yield Ask(
        RED,
        "move",
        [Option(f"move.{goal}", goal, (ref("space", goal),)) for goal in goals],
        cite="TOY 4",
        explain=lambda ref: MOVE.refusals(g, ref.partition(":")[2]),
    )


def test_what_is_not_forbidden_is_offered() -> None:
    assert [option.value for option in toy(moving).asks()[RED].options] == ["alps", "rhine"]
    assert MOVE.allow(None, "alps")
    assert not MOVE.allow(None, "arno")


def test_why_not_gives_all_reasons_that_apply() -> None:
    table = toy(moving)
    assert table.why_not(RED, "space:alps") == []
    assert table.why_not(RED, "space:po") == [
        Refusal("TOY 4.1", "forbid-crosses-a-river", {"goal": "space:po"})
    ]
    assert [refusal.cite for refusal in table.why_not(RED, "space:arno")] == ["TOY 4.1", "TOY 4.2"]


def test_why_not_has_an_answer_for_everything() -> None:
    table = toy(moving)
    assert [r.message for r in table.why_not(RED, "seat:blue")] == ["forbid-not-in-this-decision"]
    assert [r.message for r in table.why_not(BLUE, "space:alps")] == ["forbid-not-asked"]
    assert [r.message for r in table.why_not(RED, "rubbish")] == ["forbid-not-in-this-decision"]
    with refused(table, Unknown, "'pope'"):
        table.why_not(Seat("pope"), "space:alps")


def test_an_ask_without_an_explanation_says_so_much() -> None:
    def play(g: Pad) -> Procedure[None]:
        yield Ask(RED, "rest", [Option("rest")], cite="TOY 5")

    assert toy(play).why_not(RED, "space:po") == [
        Refusal("TOY 5", "forbid-not-in-this-decision", {"thing": "space:po"})
    ]


def test_a_menu_makes_an_ask_of_tables() -> None:
    def play(g: Pad) -> Procedure[None]:
        go = Choice("go", "space", GOALS, MOVE, told=(g,))
        spy = Choice(
            "spy", "space", GOALS, Restrictions("spy", goes_too_far), told=(g,), cite="TOY 6"
        )
        yield menu(RED, "move", go, spy, cite="TOY 4", may_pass=True)

    table = toy(play)
    ask = table.asks()[RED]
    assert [(option.key, option.cite) for option in ask.options] == [
        ("go.alps", "TOY 4.1"),
        ("go.rhine", "TOY 4.1"),
        ("spy.alps", "TOY 6"),
        ("spy.po", "TOY 6"),
        ("spy.arno", "TOY 6"),
        (PASS, "TOY 4"),
    ]
    assert (ask.options[2].value, ask.options[2].refs) == ("alps", ("space:alps",))
    assert table.why_not(RED, "space:po") == []
    assert [why.message for why in table.why_not(RED, "seat:blue")] == [NOT_HERE]
    assert [why.message for why in table.why_not(RED, "space:atlantis")] == [NOT_HERE]


def test_a_menu_gives_the_reasons_of_all_its_tables() -> None:
    def play(g: Pad) -> Procedure[None]:
        far = Restrictions("spy", goes_too_far)
        yield menu(
            RED, "move", Choice("go", "space", GOALS, MOVE.plus(goes_too_far), told=(g,)),
            Choice("spy", "space", GOALS, far, told=(g,)),
        )  # fmt: skip

    reasons = [why.cite for why in toy(play).why_not(RED, "space:rhine")]
    assert reasons == ["TOY 4.4", "TOY 4.4"]


def test_numbers_are_options_too() -> None:
    bids = counts("bid", range(2), "TOY 7")
    assert [(o.key, o.value, o.args, o.cite) for o in bids] == [
        ("bid.0", 0, {"n": 0}, "TOY 7"),
        ("bid.1", 1, {"n": 1}, "TOY 7"),
    ]


def test_a_game_adds_its_own_bullets_to_a_shared_list() -> None:
    further = MOVE.plus(goes_too_far)
    assert further.enumerate(GOALS, None) == ["alps"]
    assert MOVE.enumerate(GOALS, None) == ["alps", "rhine"]


def test_a_restriction_is_still_a_predicate() -> None:
    assert crosses_a_river(None, "po")
    assert not crosses_a_river(None, "alps")


def test_citations_are_found_by_section() -> None:
    here = f"{__name__}:enters_a_swamp"
    assert places_citing("TOY 4.2") == [here]
    assert places_citing("TOY 4.3") == [here]
    assert places_citing("TOY 99") == []


def test_procedures_and_events_are_cited_too() -> None:
    @cites("TOY 7", "TOY 8")
    def storm() -> str:
        return "unchanged"

    assert storm() == "unchanged"
    assert [place.endswith("storm") for place in places_citing("TOY 8")] == [True]


@pytest.mark.parametrize("section", ["TOY", "7.1", "", " 7"])
def test_a_citation_names_book_and_section(section: str) -> None:
    with pytest.raises(ValueError, match="expected 'BOOK NUMBER'"):
        cites(section)(lambda: None)


def test_a_restriction_needs_a_citation() -> None:
    with pytest.raises(ValueError, match="cites the rule"):
        forbids()
