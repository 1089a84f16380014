"""Saves: readable, complete, and any change to them is found out."""

from collections.abc import Callable
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tercio.kernel.ask import AskAll, Checkpoint, Procedure
from tercio.kernel.errors import SaveError
from tercio.kernel.randomness import Script
from tercio.kernel.saving import save as saves
from tercio.kernel.saving.save import load, read, replay, save, state_digest
from tercio.kernel.table import Table
from tests.kernel.toys import BLUE, RED, Notes, Pad, Toy, choice, everything, pass_in, toy


def campaign(g: Pad) -> Procedure[None]:
    """Rounds with dice, a draw, a secret bid and a checkpoint each."""
    while len(g.state.lines) < 30:
        yield Checkpoint("round")
        yield choice(RED, "roll")
        g.note(f"rolled {g.dice(2)} and drew {g.pick('abcdef')}")
        bids = yield AskAll({seat: choice(seat, "bid.1", "bid.2") for seat in g.seats})
        g.note(f"bids {bids[RED].key} {bids[BLUE].key}")
        yield choice(BLUE, "end-of-round")


def play_on(table: Table[Notes], steps: int) -> Table[Notes]:
    for number in range(steps):
        seat, ask = next(iter(table.asks().items()))
        table.decide(seat, ask.options[number % len(ask.options)].key)
    return table


def campaign_of(steps: int) -> Table[Notes]:
    return play_on(toy(campaign), steps)


def resealed(content: bytes, change: Callable[[list[dict[str, Any]]], None]) -> bytes:
    """A save that somebody has changed with care: its hashes are right again."""
    lines = [msgspec.json.decode(line) for line in content.splitlines()]
    for line in lines:
        del line["h"]
    change(lines)
    return b"".join(saves._chained(lines))


@pytest.mark.parametrize("steps", range(12))
def test_a_loaded_game_goes_on_as_if_nothing_had_been(steps: int) -> None:
    table = campaign_of(steps)
    record = read(save(table))
    for again in (load(table.game, record), replay(table.game, record)):
        assert again.history == table.history
        assert save(again) == save(table)
        for seat in (RED, BLUE, None):
            assert again.view(seat) == table.view(seat)
    again, fresh = play_on(load(table.game, record), 7), campaign_of(steps)
    assert again.g.state == play_on(fresh, 7).g.state
    assert save(again) == save(fresh)


def test_regression_a_save_remembers_whose_turn_it_is() -> None:
    """OpenSpiel #1277, and with a sealed answer in the box at that."""
    table = campaign_of(1)
    table.decide(BLUE, "bid.2")
    again = load(table.game, read(save(table)))
    assert again.asks().keys() == {RED}
    assert again.asked_at(RED) == table.asked_at(RED)
    again.decide(RED, "bid.1", table.asked_at(RED))
    assert again.g.state.lines[-1] == "bids bid.1 bid.2"


def test_offers_keep_their_numbers_after_an_undo_and_a_load() -> None:
    def play(g: Pad) -> Procedure[None]:
        yield choice(RED, "left", "right")
        yield choice(BLUE, "well")

    table = toy(play)
    table.decide(RED, "left")
    stale = table.asked_at(BLUE)
    table.undo(RED)
    pending = load(table.game, read(save(table)))
    for each in (table, pending):
        each.decide(RED, "right")
        assert each.asked_at(BLUE) > stale
    again = load(table.game, read(save(table)))
    assert again.asked_at(BLUE) == table.asked_at(BLUE)
    assert save(again) == save(table)


def test_a_finished_game_is_saved_with_its_result() -> None:
    def play(g: Pad) -> Procedure[None]:
        yield choice(RED, "end")

    table = play_on(toy(play), 1)
    again = load(table.game, read(save(table)))
    assert again.over
    assert again.result == table.result


def test_talk_and_orders_are_saved() -> None:
    table = campaign_of(2)
    table.say(RED, "Peace?")
    table.say(BLUE, "Never, ¡Santiago!", [RED])
    table.order(BLUE, pass_in("ambush", until="turn"))
    again = load(table.game, read(save(table)))
    assert again.talk == table.talk
    assert again.standing == table.standing


def test_people_can_read_it() -> None:
    header, *_, end = save(campaign_of(3)).decode().splitlines()
    assert header.startswith('{"tercio":1,"game":"toy","version":1,"scenario":"short"')
    assert '"decisions":["red:roll","red:bid.2","blue:bid.1"]' in save(campaign_of(3)).decode()
    assert end.startswith('{"end":{"decisions":3,"state":"')


def test_long_games_have_many_lines_of_decisions() -> None:
    def play(g: Pad) -> Procedure[None]:
        while True:
            yield choice(RED, "go")

    table = play_on(toy(play), 250)
    assert sum(line.startswith(b'{"decisions"') for line in save(table).splitlines()) == 3
    assert load(table.game, read(save(table))).history == table.history


# -- what is wrong with a save ---------------------------------------------------------------

SAVED = save(campaign_of(9))


def refuse(content: bytes, *names: str) -> None:
    """The save is refused in one sentence that names what is wrong."""
    with pytest.raises(SaveError) as caught:
        load(Toy(campaign), read(content))
    sentence = str(caught.value)
    assert sentence.endswith(".")
    assert "\n" not in sentence
    for name in names:
        assert name in sentence


@given(at=st.integers(0, len(SAVED) - 1), change=st.integers(1, 255))
@settings(max_examples=300)
def test_a_flipped_byte_is_found_wherever_it_is(at: int, change: int) -> None:
    flipped = bytes([SAVED[at] ^ change])
    refuse(SAVED[:at] + flipped + SAVED[at + 1 :])


@given(length=st.integers(0, len(SAVED) - 1))
@settings(max_examples=100)
def test_a_truncated_save_is_refused(length: int) -> None:
    refuse(SAVED[:length])


def test_truncation_is_named() -> None:
    refuse(b"", "empty")
    refuse(SAVED[:-1], "cut off")
    without_end = b"".join(SAVED.splitlines(keepends=True)[:-1])
    refuse(without_end, "truncated", "last line is missing")


def test_a_wrong_hash_names_its_line() -> None:
    lines = SAVED.splitlines(keepends=True)
    lines[1] = lines[1].replace(b"bid.1", b"bid.2", 1)
    refuse(b"".join(lines), "Line 2", "hash is wrong")


def test_lines_cannot_change_places_be_left_out_or_come_twice() -> None:
    first, second, *rest = SAVED.splitlines(keepends=True)
    refuse(b"".join([second, first, *rest]), "Line 1")
    refuse(b"".join([first, *rest]), "Line 2")
    refuse(b"".join([first, second, second, *rest]), "Line 3")
    refuse(SAVED + second, "hash is wrong")


@pytest.mark.parametrize(
    "rubbish",
    [b"\n", b"{}\n", b"not a save\n", b"\xff\xfe\n", b'{"tercio":1,"h":""}\n', b"\x00" * 99],
)
def test_rubbish_is_refused(rubbish: bytes) -> None:
    refuse(rubbish, "ine 1" if rubbish.endswith(b"\n") else "cut off")


def test_another_format_is_refused_whatever_its_header() -> None:
    def newer(lines: list[dict[str, Any]]) -> None:
        lines[0] = {"tercio": 2, "everything": "else"}

    refuse(resealed(SAVED, newer), "format 2", "reads 1")


# A save is not signed: whoever takes the trouble can make the chain fit. It must still be legal.


def change_seed(lines: list[dict[str, Any]]) -> None:
    lines[0]["seed"] = "8"


def change_decision(lines: list[dict[str, Any]]) -> None:
    lines[1]["decisions"][-1] = "red:bid.9"


def change_seat(lines: list[dict[str, Any]]) -> None:
    lines[1]["decisions"][-1] = "pope:bid.1"


def forget_seat(lines: list[dict[str, Any]]) -> None:
    lines[1]["decisions"][-1] = "bid.1"


def drop_decision(lines: list[dict[str, Any]]) -> None:
    lines[1]["decisions"].pop()


def change_state(lines: list[dict[str, Any]]) -> None:
    lines[-2]["checkpoint"]["state"]["coins"]["red"] = 99


def change_type(lines: list[dict[str, Any]]) -> None:
    lines[-2]["checkpoint"]["state"]["lines"] = 7


def lose_field(lines: list[dict[str, Any]]) -> None:
    del lines[-2]["checkpoint"]["counters"]


def checkpoint_ahead(lines: list[dict[str, Any]]) -> None:
    lines[-2]["checkpoint"]["decisions"] = 99


def checkpoint_below_zero(lines: list[dict[str, Any]]) -> None:
    lines[-2]["checkpoint"]["decisions"] = -1


def huge_number(lines: list[dict[str, Any]]) -> None:
    lines[-1]["end"]["decisions"] = 10**400


def unknown_entry(lines: list[dict[str, Any]]) -> None:
    lines.insert(1, {"surprise": 1})


def two_entries(lines: list[dict[str, Any]]) -> None:
    lines.insert(1, {"decisions": [], "talk": []})


def after_the_end(lines: list[dict[str, Any]]) -> None:
    lines.append({"talk": []})


SEAL = {"seal": {"by": 16 * "a", "mac": 64 * "b"}}


def seal_before_the_end(lines: list[dict[str, Any]]) -> None:
    lines.insert(2, SEAL)


def two_seals(lines: list[dict[str, Any]]) -> None:
    lines += [SEAL, SEAL]


def odd_seal(lines: list[dict[str, Any]]) -> None:
    lines.append({"seal": {"by": "me\n", "mac": 64 * "b"}})


def strange_orders(lines: list[dict[str, Any]]) -> None:
    lines.insert(2, {"orders": {"red": [{"window": "*", "until": "", "unless": "hungry"}]}})


def strangers_orders(lines: list[dict[str, Any]]) -> None:
    lines.insert(2, {"orders": {"pope": []}})


def other_seats(lines: list[dict[str, Any]]) -> None:
    lines[0]["seats"] = ["red", "pope"]


def other_game(lines: list[dict[str, Any]]) -> None:
    lines[0]["game"] = "chess"


def with_pack(lines: list[dict[str, Any]]) -> None:
    lines[0]["packs"] = [{"name": "errata", "hash": "beef"}]


def test_a_seal_is_about_all_lines_before_it_and_changes_nothing() -> None:
    table = campaign_of(9)
    covered: list[bytes] = []

    def seal(content: bytes) -> saves.Seal:
        covered.append(content)
        return saves.Seal(16 * "a", 64 * "b")

    sealed = read(save(table, seal))
    assert covered == [save(table)] == [sealed.sealed]
    assert sealed.seal == saves.Seal(16 * "a", 64 * "b")
    assert save(load(table.game, sealed)) == save(table), "a game that goes on is not sealed"
    assert read(save(table)).seal is None


@pytest.mark.parametrize(
    ("change", "names"),
    [
        (change_seed, ["seed", "commitment"]),
        (change_decision, ["Decision 9", "'bid.9'"]),
        (change_seat, ["Decision 9", "'pope'"]),
        (forget_seat, ["without a seat", "'bid.1'"]),
        (drop_decision, ["8 decisions, not 9"]),
        (change_state, ["does not lead to the state"]),
        (change_type, ["its checkpoint", "'lines'"]),
        (lose_field, ["counters"]),
        (checkpoint_ahead, ["behind its last decision"]),
        (checkpoint_below_zero, ["'decisions'", "0 or more"]),
        (huge_number, ["'decisions'", "at most"]),
        (unknown_entry, ["'surprise'", "line 2"]),
        (two_entries, ["line 2", "2 entries"]),
        (after_the_end, ["after its end", "line 5"]),
        (seal_before_the_end, ["'seal'", "line 3"]),
        (two_seals, ["after its end", "line 6"]),
        (odd_seal, ["line 5", "'by'"]),
        (strange_orders, ["standing orders", "'hungry'"]),
        (strangers_orders, ["standing orders", "'pope'"]),
        (other_seats, ["seats"]),
        (other_game, ["'chess'", "'toy'"]),
        (with_pack, ["errata (beef)"]),
    ],
)
def test_a_forged_save_is_refused(
    change: Callable[[list[dict[str, Any]]], None], names: list[str]
) -> None:
    refuse(resealed(SAVED, change), *names)


def raw_line(body: bytes) -> bytes:
    """A save whose second line is `body`, with a right hash."""
    first = SAVED.splitlines(keepends=True)[0]
    previous = first.rpartition(b'"h":"')[2][:16].decode()
    link = saves._link(previous, body).encode()
    return first + body[:-1] + b',"h":"' + link + b'"}\n'


def test_json_that_is_too_deep_is_refused() -> None:
    refuse(raw_line(b'{"decisions":' + b"[" * 100_000 + b"]" * 100_000 + b"}"), "line 2")


def test_a_number_without_end_is_refused() -> None:
    refuse(raw_line(b'{"end":{"decisions":' + b"9" * 5000 + b',"state":""}}'), "line 2")


def test_text_that_is_not_utf_8_is_refused() -> None:
    refuse(raw_line(b'{"decisions":["red:\xff\xfe"]}'), "line 2")


def test_a_position_that_the_rules_cannot_play_is_the_fault_of_the_save() -> None:
    def play(g: Pad) -> Procedure[None]:
        yield Checkpoint("start")
        yield choice(g.seats[len(g.state.lines)], "go")

    def stretch(lines: list[dict[str, Any]]) -> None:
        lines[-2]["checkpoint"]["state"]["lines"] = ["x"] * 9

    content = resealed(save(toy(play)), stretch)
    with pytest.raises(SaveError, match="rules of Toy cannot play") as caught:
        load(Toy(play), read(content))
    assert isinstance(caught.value.__cause__, IndexError)


def test_what_the_seed_does_not_reproduce_cannot_be_saved() -> None:
    with pytest.raises(SaveError, match="seed"):
        save(toy(campaign, overlay=lambda g: None))
    with pytest.raises(SaveError, match="scripted dice"):
        save(toy(campaign, script=Script()))


# -- newer rules -----------------------------------------------------------------------------


def newer_rules(g: Pad) -> Procedure[None]:
    while len(g.state.lines) < 30:
        yield Checkpoint("round")
        yield choice(RED, "roll-with-luck")
        g.note("rolled")


def test_a_save_that_meets_newer_rules_resumes_at_its_checkpoint() -> None:
    table = campaign_of(6)
    newer = Toy(newer_rules)
    newer.version = 2
    again = load(newer, read(save(table)))
    assert again.asks()[RED].option("roll-with-luck") is not None
    assert again.g.state == table.last_kept().state
    assert again.history == table.history[:4]
    with pytest.raises(SaveError, match=r"version 1 .* version 2"):
        replay(newer, read(save(table)))


def test_the_digest_is_of_the_state_alone() -> None:
    one, two = campaign_of(0), toy(campaign, seed="another")
    assert state_digest(one) == state_digest(two)
    before = everything(one)
    state_digest(one)
    assert everything(one) == before
    assert state_digest(play_on(one, 1)) != state_digest(two)
