"""Several questions as one: what a bot would answer to all of them."""

from collections.abc import Mapping
from typing import Any

import pytest

from tercio.kernel.aids.proposals import proposal
from tercio.kernel.ask import BACK, DONE, PASS, Ask, AskAny, Option, Procedure, Seat, compose
from tercio.kernel.bot import Sight
from tercio.kernel.chains import MOST_KEYS, take
from tercio.kernel.errors import CannotUndo
from tercio.kernel.families import Family
from tercio.kernel.pace import Pace
from tercio.kernel.randomness import Stream
from tercio.kernel.table import Table
from tests.kernel.toys import BLUE, RED, Notes, Pad, Play, Toy, everything

WINTER = Family(
    id="winter",
    begins=frozenset({"return"}),
    joins=frozenset({"excess"}),
    goes_on=frozenset({"stack"}),
)


class Advised(Toy):
    """A toy whose bot takes the last option."""

    families = (WINTER,)

    def __init__(self, play: Play, cards: Mapping[Seat, list[str]] | None = None) -> None:
        super().__init__(play, cards)
        self.bots = {"adviser": lambda seat, stream: _Adviser()}


class _Adviser:
    def choose(self, sight: Sight) -> str:
        return sight.ask.options[-1].key


def table(play: Play) -> Table[Notes]:
    return Table.new(Advised(play), "short", 2, seed="proposals")


def keys(of: Table[Notes], seat: Seat = RED) -> list[tuple[str, ...]]:
    """What is proposed to a seat, line by line."""
    found = proposal(of, seat)
    return [] if found is None else [line.keys for line in found.lines]


def ask(kind: str, *options: str, seat: Seat = RED, at: str = "") -> Ask:
    refs = (f"space:{at}",) if at else ()
    return Ask(seat, kind, [Option(key) for key in options], refs=refs)


def winter(g: Pad) -> Procedure[None]:
    """Two return, a third is split in two; then blue is asked."""
    for place in ("metz", "turin"):
        yield ask("return", "stay", f"home.{place}", at=place)
        yield ask("stack", "some", "all", at=place)
    for left in (2, 1):
        yield ask("excess", f"cavalry.{left}", f"regular.{left}", at="milan")
    g.note("red has wintered")
    yield ask("return", "stay", "home", seat=BLUE)
    yield ask("return", "stay", "home")


def test_questions_of_a_family_are_answered_line_by_line() -> None:
    toys = table(winter)
    assert keys(toys) == [
        ("home.metz", "all"),
        ("home.turin", "all"),
        ("regular.2", "regular.1"),
    ]


def test_a_proposal_changes_nothing_and_is_the_same_each_time() -> None:
    toys = table(winter)
    before = everything(toys)
    assert keys(toys) == keys(toys)
    assert everything(toys) == before


def test_what_is_proposed_can_be_taken_as_one_and_taken_back_as_one() -> None:
    toys = table(winter)
    first = keys(toys)[0]
    before = everything(toys)
    assert [taken.key for taken in take(toys, RED, first, None)] == [*first]
    assert keys(toys) == [("home.turin", "all"), ("regular.2", "regular.1")]
    toys.undo(RED)
    assert everything(toys) == before


def test_all_of_it_leads_on_to_the_others() -> None:
    toys = table(winter)
    found = proposal(toys, RED)
    assert found is not None
    assert [taken.key for taken in take(toys, RED, found.keys, None)] == [*found.keys]
    assert toys.g.state.lines == ["red has wintered"]
    assert toys.asks().keys() == {BLUE}


def test_a_single_question_needs_no_proposal() -> None:
    toys = table(winter)
    found = proposal(toys, RED)
    assert found is not None
    list(take(toys, RED, found.keys, None))
    assert keys(toys, BLUE) == []
    assert keys(toys, RED) == [], "nor does who is not asked"


def test_nothing_is_proposed_outside_of_families_nor_in_the_middle_of_a_line() -> None:
    def play(g: Pad) -> Procedure[None]:
        yield ask("other", "a", "b")
        yield ask("stack", "a", "b")
        yield ask("return", "a", "b")
        yield ask("return", "a", "b")

    toys = table(play)
    assert keys(toys) == []
    toys.decide(RED, "a")
    assert keys(toys) == []
    toys.decide(RED, "a")
    assert keys(toys) == [("b",), ("b",)]


@pytest.mark.parametrize("learned", ["dice", "reveal", "other family"])
def test_a_proposal_ends_where_something_is_learned_or_another_matter_begins(learned: str) -> None:
    def play(g: Pad) -> Procedure[None]:
        yield ask("return", "a", "b")
        yield ask("return", "c", "d")
        if learned == "dice":
            g.random.dice(1, "luck")
        elif learned == "reveal":
            g.show("a card")
        else:
            yield ask("other", "x", "y")
        yield ask("return", "e", "f")

    assert keys(table(play)) == [("b",), ("d",)]


def test_advice_is_about_whatever_comes_of_it() -> None:
    def play(g: Pad) -> Procedure[None]:
        for _ in range(2):
            yield ask("action", "rest", "march")
            yield ask("goal", "metz", "turin")

    toys = table(play)
    toys.game.families = (Family(id="impulse", begins=frozenset({"action"}), is_advice=True),)
    assert keys(toys) == [("march", "turin"), ("march", "turin")]


def test_what_the_bot_takes_back_is_not_proposed() -> None:
    def next_ask(picks: list[Option]) -> Ask | None:
        kinds = ("return", "stack")
        if len(picks) == len(kinds):
            return None
        return ask(kinds[len(picks)], "home.metz", "home.turin")

    def play(g: Pad) -> Procedure[None]:
        picks = yield from compose(next_ask, cancel=True)
        g.note(" ".join(pick.key for pick in picks))
        yield ask("return", "a", "b")

    toys = table(play)
    toys.game.bots = {"adviser": lambda seat, stream: _Restless()}
    assert keys(toys) == [("home.turin", "home.metz"), ("b",)]


class _Restless:
    """Goes to Metz, thinks better of it, and goes to Turin."""

    def __init__(self) -> None:
        self._said = iter(("home.metz", BACK, "home.turin", "home.metz", "b"))

    def choose(self, sight: Sight) -> str:
        return next(self._said)


def test_what_the_table_answers_by_itself_is_part_of_the_chain() -> None:
    def play(g: Pad) -> Procedure[None]:
        yield ask("return", "a", DONE)
        yield ask("forced", DONE)
        yield ask("return", "b", DONE)
        yield ask("return", "c", "d")
        yield ask("forced", DONE)
        yield ask("return", "e", "f", seat=BLUE)

    toys = table(play)
    toys.set_pace(Pace.QUICK)
    assert keys(toys) == [(DONE,), (DONE, DONE), ("d",)]
    found = proposal(toys, RED)
    assert found is not None
    assert len([*take(toys, RED, found.keys, None)]) == len(found.keys)
    assert toys.asks().keys() == {BLUE}


def test_on_an_open_floor_the_last_word_is_left_to_the_seat() -> None:
    def play(g: Pad) -> Procedure[None]:
        placed = {RED: 0, BLUE: 0}
        while placed[RED] < 9:
            asks = {
                seat: ask("return", DONE, *("place" for _ in range(n < 3)), seat=seat)
                for seat, n in placed.items()
            }
            seat, pick = yield AskAny(asks)
            placed[seat] += 1 if pick.key != DONE else 9
            if pick.key != DONE:
                yield ask("stack", PASS, "here", seat=seat)

    toys = table(play)
    toys.decide(BLUE, "place")
    toys.decide(BLUE, PASS)
    assert keys(toys) == [("place", "here")] * 3
    found = proposal(toys, RED)
    assert found is not None
    assert len([*take(toys, RED, found.keys, None)]) == len(found.keys)
    assert [option.key for option in toys.asks()[RED].options] == [DONE]
    toys.undo(RED)
    assert keys(toys) == [("place", "here")] * 3
    with pytest.raises(CannotUndo):
        toys.undo(RED)


def test_of_very_many_questions_as_many_are_answered_as_a_chain_holds() -> None:
    def play(g: Pad) -> Procedure[None]:
        for _ in range(2 * MOST_KEYS):
            yield ask("return", "a", "b")

    found = proposal(table(play), RED)
    assert found is not None
    assert len(found.keys) == MOST_KEYS


def test_a_proposal_tells_nothing_of_what_others_hold() -> None:
    """The bot looks for a trump wherever it can see."""

    class Peeping:
        def __init__(self, seat: Seat, stream: Stream) -> None: ...

        def choose(self, sight: Sight) -> str:
            hands: dict[Any, list[str]] = sight.position.state.hands
            return "fear" if any("trump" in hand for hand in hands.values()) else "hope"

    def play(g: Pad) -> Procedure[None]:
        for _ in range(2):
            yield ask("return", "hope", "fear")

    def proposed(cards: dict[Seat, list[str]]) -> list[tuple[str, ...]]:
        game = Advised(play, cards)
        game.bots = {"peeping": Peeping}
        return keys(Table.new(game, "short", 2, seed="proposals"))

    dull = proposed({RED: ["two"], BLUE: ["three"]})
    assert dull == [("hope",), ("hope",)]
    assert proposed({RED: ["two"], BLUE: ["trump"]}) == dull
    assert proposed({RED: ["trump"], BLUE: ["three"]}) != dull
