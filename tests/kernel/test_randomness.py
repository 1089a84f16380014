"""Randomness that anyone can check: against an implementation of its own, in ten lines."""

import hashlib
import hmac
from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tercio.kernel.ask import Procedure
from tercio.kernel.errors import RulesBug, ScriptShortage
from tercio.kernel.events import Rolled
from tercio.kernel.randomness import (
    Randomness,
    Remembered,
    Script,
    Stream,
    commitment,
    new_seed,
    spliced,
)
from tests.kernel.toys import RED, Pad, choice, refused, toy


def draws(seed: str, purpose: str, sizes: list[int]) -> list[int]:
    """What the specification says, in ten lines of any language."""
    found, counter = [], 0
    for n in sizes:
        while True:
            message = f"{purpose}:{counter}".encode()
            digest = hmac.new(seed.encode(), message, hashlib.sha256).digest()
            counter += 1
            x = int.from_bytes(digest[:8], "big")
            if x < 2**64 - 2**64 % n:
                break
        found.append(x % n)
    return found


LEPANTO = [5, 5, 4, 1, 4, 3, 1, 6, 6, 3]
SIZES = st.lists(st.integers(1, 2**64 - 1) | st.integers(1, 60), max_size=20)


@given(seed=st.text(max_size=20), purpose=st.text(max_size=10), sizes=SIZES)
def test_draws_are_as_specified(seed: str, purpose: str, sizes: list[int]) -> None:
    stream = Stream.from_seed(seed)
    assert [stream.below(purpose, n) for n in sizes] == draws(seed, purpose, sizes)


def test_draws_are_the_same_for_ever() -> None:
    stream = Stream.from_seed("Lepanto")
    assert [stream.below("dice", 6) + 1 for _ in range(10)] == LEPANTO
    assert [n + 1 for n in draws("Lepanto", "dice", [6] * 10)] == LEPANTO


def test_a_spliced_seed_draws_as_the_other_did_and_then_with_its_own_key() -> None:
    key = "ab" * 32
    seed = spliced("Lepanto", 4, key)
    stream = Stream.from_seed(seed)
    own = draws(key, "dice", [6] * 10)
    assert [stream.below("dice", 6) for _ in range(10)] == [n - 1 for n in LEPANTO[:4]] + own[4:]
    resumed = Stream.from_seed(spliced(seed, 7, "cd" * 32), {"dice": 6})
    later = draws("cd" * 32, "dice", [6] * 8)
    assert [resumed.below("dice", 6) for _ in range(2)] == [own[6], later[7]]


def test_a_roll_of_the_table_can_be_checked_from_its_seed() -> None:
    def play(g: Pad) -> Procedure[None]:
        yield choice(RED, "roll")
        g.dice(5, "assault")

    table = toy(play, seed="Mohács")
    promised = table.commitment
    table.decide(RED, "roll")
    seed = table.view(None).seed
    assert seed is not None
    assert promised == hashlib.sha256(b"tercio seed " + seed.encode()).hexdigest()
    rolled = table.events(None)[0].event
    assert isinstance(rolled, Rolled)
    assert rolled.dice == [n + 1 for n in draws(seed, "assault", [6] * 5)]


def test_a_shuffle_is_as_specified() -> None:
    items = list("abcdefghij")
    expected = items[:]
    for i, j in zip(range(9, 0, -1), draws("7", "shuffle", list(range(10, 1, -1))), strict=True):
        expected[i], expected[j] = expected[j], expected[i]
    Randomness(Stream.from_seed("7")).shuffle(items)
    assert items == expected


def test_every_face_is_equally_likely() -> None:
    """Chi-squared with 5 degrees of freedom; a fair die stays below 20.5 in 999 of 1000 runs."""
    stream = Stream.from_seed("a fixed seed")
    counts = Counter(stream.below("dice", 6) for _ in range(6000))
    assert sum((counts[face] - 1000) ** 2 / 1000 for face in range(6)) < 20.5


def test_the_incomplete_last_block_is_skipped() -> None:
    """Without it, draws below 3/4 of the span would fall a third too often into the first part."""
    n = 3 * 2**62
    stream = Stream.from_seed("7")
    low = sum(stream.below("x", n) < 2**62 for _ in range(3000))
    assert 900 < low < 1100
    assert stream.counters["x"] > 3500


def test_purposes_do_not_disturb_each_other() -> None:
    alone, among = Stream.from_seed("7"), Stream.from_seed("7")
    found = []
    for _ in range(20):
        among.below("deck", 52)
        found.append(among.below("dice", 6))
    assert found == [alone.below("dice", 6) for _ in range(20)]


def test_a_stream_goes_on_where_its_counters_say() -> None:
    whole, first = Stream.from_seed("7"), Stream.from_seed("7")
    expected = [whole.below("dice", 6) for _ in range(20)]
    begun = [first.below("dice", 6) for _ in range(8)]
    rest = Stream.from_seed("7", dict(first.counters))
    assert begun + [rest.below("dice", 6) for _ in range(12)] == expected


def test_a_child_takes_nothing_and_tells_nothing() -> None:
    parent = Stream.from_seed("7")
    one, two, again = parent.child("a"), parent.child("b"), parent.child("a")
    rolls = [[stream.below("dice", 1000) for _ in range(10)] for stream in (one, two, again)]
    assert rolls[0] == rolls[2]
    assert rolls[0] != rolls[1]
    assert parent.counters == {}
    assert [parent.below("dice", 1000) for _ in range(10)] not in rolls


def test_no_draw_is_the_key_of_a_child() -> None:
    """Even a purpose with a mischievous name does not say how a fork will roll."""
    parent = Stream.from_seed("7")
    key = hmac.digest(b"7", b"child:5", "sha256")
    rolls = [parent.child("5").below("dice", 1000) for _ in range(3)]
    assert [Stream(key).below("dice", 1000) for _ in range(3)] != rolls


def test_seeds_are_long_and_new() -> None:
    assert len({new_seed() for _ in range(50)}) == 50
    assert len(new_seed()) == 64
    assert commitment("a") != commitment("b")


# -- tape and scripts ------------------------------------------------------------------------


def test_the_tape_supplies_what_was_drawn_and_then_the_stream_goes_on() -> None:
    random = Randomness(Stream.from_seed("7"))
    first = [random.below("dice", 6) for _ in range(5)]
    fork = Randomness(random.source.child("fork"), random.tape[:])
    assert [fork.below("dice", 6) for _ in range(5)] == first
    fork.below("dice", 6)
    assert len(random.tape) == 5
    assert len(fork.tape) == 6


def test_rules_that_draw_otherwise_than_before_are_found_out() -> None:
    fork = Randomness(Stream(b"x"), [5])
    with pytest.raises(RulesBug, match=r"otherwise than before \(dice\)"):
        fork.below("dice", 3)


def test_nothing_can_be_drawn_from_nothing() -> None:
    with pytest.raises(RulesBug, match=r"from nothing \(deck\)"):
        Randomness(Stream(b"x")).pick([], "deck")


@given(st.lists(st.integers(1, 6), min_size=1, max_size=8))
@settings(max_examples=30)
def test_scripted_dice_fall_as_written(dice: list[int]) -> None:
    random = Randomness(Stream(b"x"), script=Script(dice))
    assert random.dice(len(dice)) == dice
    assert random.tape == [face - 1 for face in dice]


def test_scripted_draws_name_what_is_drawn_and_then_chance_goes_on() -> None:
    random = Randomness(Stream(b"x"), script=Script(draws=["c", "3"]))
    assert random.pick(["a", "b", "c"]) == "c"
    assert random.pick([1, 2, 3]) == 3
    assert random.pick(["a", "b"]) in ("a", "b")


def test_scripted_draws_may_be_written_by_name_and_what_is_there_is_told() -> None:
    names = {1: "gout", 2: "fuggers", 3: "halleys_comet"}
    random = Randomness(Stream(b"x"), script=Script(draws=["fuggers", "3", "plague"]))
    assert random.pick([1, 2, 3], "deck", names.__getitem__) == 2
    assert random.pick([1, 3], "deck", names.__getitem__) == 3
    with pytest.raises(ScriptShortage) as short:
        random.pick([1, 3], "deck", names.__getitem__)
    assert str(short.value) == (
        "The script draws 'plague', which is not there (deck); there are gout, halleys_comet."
    )


@pytest.mark.parametrize(
    ("script", "names"),
    [
        (Script(dice=[6]), ["no more dice", "assault"]),
        (Script(dice=[6, 7]), ["shows 7"]),
        (Script(dice=[6, 6], draws=["z"]), ["'z'", "deck"]),
    ],
)
def test_a_script_that_does_not_fit_is_refused_and_nothing_happened(
    script: Script, names: list[str]
) -> None:
    def play(g: Pad) -> Procedure[None]:
        yield choice(RED, "roll")
        g.dice(2, "assault")
        g.note(g.pick(["a", "b"], "deck"))
        yield choice(RED, "end")

    table = toy(play, script=script)
    with refused(table, ScriptShortage, *names):
        table.decide(RED, "roll")


def test_a_script_is_for_play_and_not_for_the_setup() -> None:
    def play(g: Pad) -> Procedure[None]:
        g.note(str(g.dice(1)))
        yield choice(RED, "end")

    assert toy(play, script=Script(dice=[4])).g.state.lines == ["[4]"]


def test_rolls_that_were_seen_are_remembered_by_purpose() -> None:
    seen = [Rolled([1, 2], "a"), Rolled([6], "b"), Rolled([3], "a")]
    random = Remembered(Stream(b"x"), seen)
    assert random.dice(1, "b") == [6]
    assert random.dice(2, "a") == [1, 2]
    assert random.dice(1, "a") == [3]
    assert random.tape == [5, 0, 1, 2]
    assert len(random.dice(2, "a")) == 2


def test_what_rules_do_with_their_dice_does_not_change_the_log() -> None:
    def play(g: Pad) -> Procedure[None]:
        dice = g.dice(2)
        dice.clear()
        yield choice(RED, "end")

    event = toy(play).events(RED)[0].event
    assert isinstance(event, Rolled)
    assert len(event.dice) == 2
