"""Happenings are made of what a seat was told, of nothing else, and told alike however read."""

from functools import cache
from typing import Any

import msgspec
import pytest

from tercio.contract.run import choose
from tercio.kernel.ask import Seat
from tercio.kernel.events import Event, Logged
from tercio.kernel.messages import Words
from tercio.kernel.randomness import Stream
from tercio.kernel.registry import game
from tercio.kernel.table import Table
from tercio.server.http.wire.log import LogPart
from tercio.server.http.wire.sealing import sealed
from tercio.server.live.log_lines import digest_of, log_part
from tercio.server.live.retelling import is_same
from tercio.wars.model.events import (
    BattleFought,
    ControlChanged,
    CpSpent,
    ImpulseBegan,
    Passed,
    TroopsPlaced,
)

PLAYED = {
    "here_i_stand": ("1532", 6, {"naval", "debate", "voyage"}),
    "virgin_queen": ("campaign", 6, {"naval", "wedding", "rebellion"}),
    "ultima_ratio_regis": ("italian_wars", 4, {"combat-naval", "combat-subjugation", "piracy"}),
}


@cache
def played(name: str) -> Table[Any]:
    scenario, players, _ = PLAYED[name]
    table = Table.new(game(name), scenario, players, seed="happenings")
    stream = Stream.from_seed("happenings/choices")
    while table.result is None and len(table.decisions) < 1500:
        seat, key = choose(table, stream)
        table.decide(seat, key, table.asked_at(seat))
    return table


def _seen(table: Table[Any], seat: Seat | None) -> list[Logged]:
    return [logged for logged in table.g.log if logged.is_seen_by(seat)]


def _read(words: Words, seen: list[Logged]) -> list[LogPart]:
    parts = [log_part(words, seen, since) for since in range(0, len(seen), 500)]
    for part in parts:
        sealed(part)
    return parts


@pytest.mark.parametrize("name", PLAYED)
def test_a_seats_happenings_hold_nothing_that_its_log_does_not(name: str) -> None:
    table = played(name)
    words = Words(table.game, table.game.load_data())
    kinds = set[str]()
    for seat in (None, *table.seats):
        parts = _read(words, _seen(table, seat))
        lines = {line.n: line for part in parts for line in part.entries}
        for happening in (each for part in parts for each in part.happenings):
            kinds.add(happening.kind)
            assert lines[happening.first].n <= happening.last <= max(lines)
            for each in (*happening.before, *happening.told, *happening.after):
                assert each.text == lines[each.n].text
                assert happening.first <= each.n <= happening.last
            own = {ref for n in range(happening.first, happening.last + 1) for ref in lines[n].refs}
            # Where it happened may follow from the board: the capitals of who wed, say.
            assert {ref for ref in happening.refs if not ref.startswith("space:")} <= own
    assert kinds >= PLAYED[name][2], "the test sees what it is about"


@pytest.mark.parametrize("name", PLAYED)
def test_secrets_change_no_happening_of_others(name: str) -> None:
    """Without the lines that only some were told, spectators are told the same."""
    table = played(name)
    words = Words(table.game, table.game.load_data())
    open = [logged for logged in table.g.log if logged.audience is None]
    assert _read(words, open) == _read(words, _seen(table, None))


@pytest.mark.parametrize("name", PLAYED)
def test_read_line_by_line_it_is_told_as_at_once(name: str) -> None:
    table = played(name)
    words = Words(table.game, table.game.load_data())
    seen = _seen(table, None)[:400]
    known = dict[int, Any]()
    for n in range(1, len(seen) + 1, 7):
        for happening in log_part(words, seen[:n], max(0, n - 8)).happenings:
            known[happening.first] = happening
    for happening in log_part(words, seen, len(seen) - 8).happenings:
        known[happening.first] = happening
    assert list(known.values()) == list(log_part(words, seen, 0).happenings)


def test_a_battle_of_a_log_from_before_accounts_is_told_without_forces() -> None:
    table = played("here_i_stand")
    words = Words(table.game, table.game.load_data())
    old = [
        msgspec.structs.replace(logged, event=msgspec.structs.replace(event, account=None))
        if isinstance(event := logged.event, BattleFought)
        else logged
        for logged in _seen(table, None)
    ]
    told = [each for part in _read(words, old) for each in part.happenings]
    battles = [each for each in told if each.kind == "naval"]
    assert battles
    for happening in battles:
        assert happening.odds is None
        assert [party.forces for party in happening.parties] == [(), ()]


def test_an_event_may_tell_more_than_it_once_did_but_nothing_else() -> None:
    old = (7, None, b'{"type":"BattleFought","kind":"field","winner":"power:france"}')
    more = (7, None, b'{"type":"BattleFought","kind":"field","winner":"power:france","account":{}}')
    other = (7, None, b'{"type":"BattleFought","kind":"field","winner":"power:papacy"}')
    assert is_same(old, more)
    assert not is_same(old, other)
    assert not is_same(more, old), "what was told is not taken back"
    assert not is_same(old, (7, ["france"], more[2]))
    assert not is_same((7, None, b"spoiled"), more)


@pytest.mark.parametrize("name", PLAYED)
def test_a_seats_digest_holds_nothing_that_its_log_does_not(name: str) -> None:
    table = played(name)
    words = Words(table.game, table.game.load_data())
    for seat in (None, *table.seats):
        seen = _seen(table, seat)
        lines = {line.n: line for part in _read(words, seen) for line in part.entries}
        told = digest_of(words, seen, len(seen) - 150)
        sealed(told)
        assert told.sides
        own = {ref for n in range(told.since, told.total) for ref in lines[n].refs}
        for deed in (deed for side in told.sides for deed in side.deeds):
            assert told.since <= deed.first < told.total
            assert set(deed.refs) <= own
            assert not lines[deed.first].routine
            assert lines[deed.first].dice is None


def test_what_was_done_again_and_again_is_told_once() -> None:
    cost = CpSpent("power:france", 1, "buy_mercenary")
    lyon, paris = (
        TroopsPlaced("power:france", f"space:{at}", "mercenary", 1) for at in ("lyon", "paris")
    )
    events: list[Event] = [
        ImpulseBegan("power:france"),
        *(cost, lyon, cost, paris),
        ControlChanged("space:metz", "power:france"),
        ImpulseBegan("power:england"),
        Passed("power:england"),
    ]
    seen = [Logged(n, 0, event) for n, event in enumerate(events)]
    words = Words(game("here_i_stand"), game("here_i_stand").load_data())
    (france,) = digest_of(words, seen, 0).sides
    assert (france.side, [deed.text for deed in france.deeds]) == (
        "france",
        ["France adds 2 mercenaries at Lyon, Paris.", "France controls Metz."],
    )
    assert france.deeds[0].refs == ("power:france", "space:lyon", "space:paris")
    assert [deed.first for deed in france.deeds] == [2, 5]
    (late,) = digest_of(words, seen, 5).sides
    assert late.name == "France", "who acts is known from before"
