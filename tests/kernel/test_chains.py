"""Several keys in one decision, and what begins at a place."""

import pytest

from tercio.kernel.aids.openings import MOST_LOOKS, aiming, openings, options_of
from tercio.kernel.ask import (
    DONE,
    PASS,
    Ask,
    AskAny,
    Checkpoint,
    Option,
    Procedure,
    Prospect,
    Seat,
)
from tercio.kernel.chains import Taken, take
from tercio.kernel.decks import CardPlayed
from tercio.kernel.errors import CannotUndo, Illegal, Stale
from tercio.kernel.pace import Pace
from tercio.kernel.table import Table
from tercio.kernel.windows import window
from tests.kernel.toys import BLUE, RED, Notes, Pad, everything, toy

ARMIES = ("metz", "turin")
WAYS = {"metz": ("paris", "turin"), "turin": ("metz", "milan")}


def _at(place: str) -> tuple[str, ...]:
    return (f"space:{place}",)


def campaign(g: Pad) -> Procedure[None]:
    """Red marches, builds, scouts with a die, or ends its impulse; blue may answer a march."""
    while len(g.state.lines) < 20:
        yield Checkpoint("impulse")
        verbs = ["march", "build", "scout", "rest", DONE]
        verb = yield Ask(RED, "action", [Option(key, refs=(f"action:{key}",)) for key in verbs])
        if verb.key in ("march", "build"):
            asked = [Option(f"from.{place}", place, _at(place)) for place in ARMIES]
            start = yield Ask(RED, "where", asked)
        if verb.key == "march":
            whom = [Option("all", is_usual=True), Option("half")]
            force = yield Ask(RED, "force", whom)
            ways = [
                Option(f"to.{to}", to, (*_at(start.value), *_at(to))) for to in WAYS[start.value]
            ]
            goal = yield Ask(RED, "goal", ways)
            responses = yield from window("ambush", (BLUE,), lambda seat: [Option("ambush")])
            g.note(f"{force.key} {start.value}-{goal.value} {len(responses)}")
        elif verb.key == "scout":
            g.random.dice(1, "scout")
            g.note("scouted")
        else:
            g.note(verb.key)


def table() -> Table[Notes]:
    return toy(campaign)


def lines(of: Table[Notes], *keys: str) -> list[str]:
    """What red has taken of some keys."""
    return [taken.key for taken in take(of, RED, keys, of.asked_at(RED)) if not taken.is_forced]


def test_a_chain_is_taken_key_by_key() -> None:
    toys = table()
    assert lines(toys, "build", "from.metz", "march", "from.metz", "half") == [
        *("build", "from.metz", "march", "from.metz", "half")
    ]
    assert toys.g.state.lines == ["build"]
    assert toys.asks()[RED].kind == "goal"


def test_a_chain_is_taken_back_as_one() -> None:
    toys = table()
    lines(toys, "build", "from.metz")
    before = everything(toys)
    lines(toys, "march", "from.metz", "all")
    assert toys.undo_reaches(RED) == 2, "whoever sat down since may not reach so far"
    toys.undo(RED)
    assert everything(toys) == before
    toys.undo(RED)
    assert toys.g.state.lines == []
    with pytest.raises(CannotUndo):
        toys.undo(RED)


def test_a_chain_stops_at_a_key_that_is_not_offered() -> None:
    toys = table()
    assert lines(toys, "march", "from.metz", "all", "to.milan", "build") == [
        *("march", "from.metz", "all")
    ]
    assert toys.asks()[RED].kind == "goal"


def test_a_chain_stops_where_another_is_asked() -> None:
    toys = table()
    keys = ("march", "from.metz", "all", "to.turin")
    assert lines(toys, *keys, "march", "from.turin") == [*keys]
    assert toys.asks().keys() == {BLUE}


def test_a_chain_stops_where_something_was_learned() -> None:
    toys = table()
    assert lines(toys, "scout", "build", "from.metz") == ["scout"]
    assert toys.g.state.lines == ["scouted"]


def test_who_shows_a_card_of_their_own_learns_nothing_and_goes_on() -> None:
    def play(g: Pad) -> Procedure[None]:
        card = yield Ask(RED, "card", [Option("leonardo"), Option("master")])
        g.record(CardPlayed(RED, card.key))
        while len(g.state.lines) < 4:
            g.note((yield Ask(RED, "action", [Option("march"), Option("build")])).key)

    toys = toy(play)
    assert lines(toys, "leonardo", "march", "build") == ["leonardo", "march", "build"]
    assert toys.undo(RED).keys == ("build", "march"), "the card has been seen"
    with pytest.raises(CannotUndo, match="undo-reveal"):
        toys.undo(RED)


def test_the_first_key_must_be_legal_and_fresh() -> None:
    toys = table()
    before = everything(toys)
    with pytest.raises(Illegal):
        lines(toys, "fly", "from.metz")
    with pytest.raises(Stale):
        list(take(toys, RED, ("build", "from.metz"), toys.asked_at(RED) + 1))
    assert everything(toys) == before


def test_what_the_table_answers_by_itself_counts_as_taken() -> None:
    def play(g: Pad) -> Procedure[None]:
        while len(g.state.lines) < 3:
            verb = yield Ask(RED, "verb", [Option("march"), Option("rest")])
            army = yield Ask(RED, "army", [Option("from.metz")])
            goal = yield Ask(RED, "goal", [Option("to.turin"), Option("to.paris")])
            g.note(" ".join([verb.key, army.key, goal.key]))

    toys = toy(play)
    toys.set_pace(Pace.QUICK)
    assert lines(toys, "march", "from.metz", "to.turin") == ["march", "to.turin"]
    assert lines(toys, "march", "to.paris") == ["march", "to.paris"], "nor need it be said"
    assert toys.g.state.lines == ["march from.metz to.turin", "march from.metz to.paris"]


def test_an_answer_that_the_table_gave_counts_once() -> None:
    def play(g: Pad) -> Procedure[None]:
        while len(g.state.lines) < 4:
            yield Ask(RED, "verb", [Option("rest"), Option("march")])
            yield Ask(RED, "further", [Option(DONE)])
            g.note((yield Ask(RED, "end", [Option(DONE), Option("stay")])).key)

    toys = toy(play)
    toys.set_pace(Pace.QUICK)
    assert [*take(toys, RED, ("rest", DONE, DONE, "march"), None)] == [
        Taken("rest", is_forced=False),
        Taken(DONE, is_forced=True),
        Taken(DONE, is_forced=False, follows=True),
        Taken("march", is_forced=False, follows=True),
    ]
    assert toys.g.state.lines == [DONE]


def test_on_an_open_floor_a_chain_goes_on_while_the_seat_is_asked() -> None:
    def play(g: Pad) -> Procedure[None]:
        picking: dict[Seat, str] = {}
        while len(g.state.lines) < 3:
            asks = {
                seat: Ask(seat, "where", [Option("here", refs=_at("metz")), Option("there")])
                if seat in picking
                else Ask(seat, "floor", [Option("build"), Option("ready")])
                for seat in g.seats
            }
            seat, said = yield AskAny(asks)
            if said.key == "build":
                picking[seat] = said.key
            else:
                g.note(f"{seat} {picking.pop(seat, '')} {said.key}")

    toys = toy(play)
    assert lines(toys, "build", "here", "build", "there") == ["build", "here", "build", "there"]
    assert toys.g.state.lines == ["red build here", "red build there"]
    assert begun(toys, RED, "metz") == {("build", "here"): []}


# -- what begins at a place --------------------------------------------------------------------


def begun(of: Table[Notes], seat: Seat, place: str) -> dict[tuple[str, ...], list[str]]:
    """By its keys, what begins at a place, and the keys that lead to each goal."""
    return {
        opening.keys: [" ".join(goal.keys) for goal in opening.goals]
        for opening in openings(of, seat, f"space:{place}")
    }


def test_what_begins_at_a_place_is_found_behind_verbs() -> None:
    toys = table()
    before = everything(toys)
    assert begun(toys, RED, "metz") == {
        ("march", "from.metz"): [
            "march from.metz all to.paris",
            "march from.metz all to.turin",
        ],
        ("build", "from.metz"): [],
    }
    assert begun(toys, RED, "paris") == {}
    assert everything(toys) == before


def test_the_chances_of_what_begins_at_a_place_are_foreseen() -> None:
    def foreseen(of: object, key: str) -> Prospect | None:
        return Prospect(key, {}, 0.25, 0.0, loss=0.75) if key in ("to.paris", "metz") else None

    def play(g: Pad) -> Procedure[None]:
        verb = yield Ask(RED, "verb", [Option("storm"), Option("march"), Option(PASS)])
        at = [Option("metz", refs=_at("metz")), Option("turin", refs=_at("turin"))]
        yield Ask(RED, verb.key, at, foresee=foreseen if verb.key == "storm" else None)
        goals = [Option(f"to.{place}", refs=_at(place)) for place in ("paris", "milan")]
        yield Ask(RED, "goal", goals, foresee=foreseen)

    storm, march = openings(toy(play), RED, "space:metz")
    assert storm.prospect == Prospect("metz", {}, 0.25, 0.0, loss=0.75)
    assert march.prospect is None
    chances = {goal.option.key: goal.prospect for goal in march.goals}
    assert chances == {"to.paris": Prospect("to.paris", {}, 0.25, 0.0, loss=0.75), "to.milan": None}


def test_a_place_that_is_offered_now_begins_there() -> None:
    toys = table()
    toys.decide(RED, "march")
    assert begun(toys, RED, "turin") == {
        ("from.turin",): ["from.turin all to.metz", "from.turin all to.milan"]
    }


def test_nothing_is_looked_at_behind_a_roll_or_another_seat() -> None:
    def play(g: Pad) -> Procedure[None]:
        verb = yield Ask(RED, "verb", [Option("roll"), Option("ask"), Option(PASS)])
        if verb.key == "roll":
            g.random.dice(1, "luck")
        if verb.key == "ask":
            yield Ask(BLUE, "well", [Option("yes"), Option("no")])
        yield Ask(RED, "where", [Option("here", refs=_at("metz")), Option("no")])

    toys = toy(play)
    assert begun(toys, RED, "metz") == {}
    assert begun(toys, BLUE, "metz") == {}


def test_of_very_many_options_some_are_looked_through() -> None:
    many = MOST_LOOKS + 20

    def play(g: Pad) -> Procedure[None]:
        yield Ask(RED, "verb", [Option(f"verb.{n}") for n in range(many)])
        yield Ask(RED, "where", [Option("here", refs=_at("metz")), Option("no")])

    assert len(begun(toy(play), RED, "metz")) == MOST_LOOKS


def test_options_aim_at_what_can_be_chosen_and_not_at_where_an_army_comes_from() -> None:
    def aims(*options: Option) -> list[list[str]]:
        ask = Ask(RED, "goal", [*options, Option("back")])
        return [sorted(found) for _, found in aiming(options_of(ask))]

    metz, trier, pavia = _at("metz"), _at("trier"), _at("pavia")
    assert aims(Option("a", refs=metz + trier), Option("b", refs=metz + pavia)) == [
        *(list(trier), list(pavia))
    ]
    assert aims(Option("a", refs=metz)) == [list(metz)]
    assert aims(Option("march", refs=pavia), Option("muster", refs=pavia)) == [list(pavia)] * 2
