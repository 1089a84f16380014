"""Whole games of every kind over HTTP, every seat by a client of its own."""

from pathlib import Path
from typing import Any

import pytest

from tercio.bots.random import weighted, weights
from tercio.kernel.ask import AskAny, Option, Seat
from tercio.kernel.randomness import Stream
from tercio.kernel.registry import game, games
from tercio.kernel.saving.save import read, replay
from tercio.kernel.table import Table
from tercio.server.house import House
from tercio.server.http.wire.looks import Look
from tests.server.client import Client
from tests.server.doorstep import fix_the_dice, inside, settings
from tests.turns import one_in_turn

LIMIT = 6000
SHORT = {
    "here_i_stand": "tournament",
    "ultima_ratio_regis": "catholics_and_protestants",
    "virgin_queen": "learning",
}
"""Scenarios that end sooner than a game's first."""
NAMES = [each.id for each in games()]


def _choose(look: Look, chance: Stream) -> str | None:
    options = [Option(option.key) for option in look.options]
    if not options or any(option.key == "unready" for option in options):
        return None
    return options[weighted(chance, "choose", weights(options))].key


def _play(clients: dict[str, Client], id: str) -> int:
    """Each client decides for its own seat from what it is shown; how many decisions it took."""
    chance = Stream(b"whole games")
    looks = {seat: client.look(id, seat) for seat, client in clients.items()}
    waiting, made = next(iter(looks.values())).waiting, 0
    while waiting and made < LIMIT:
        for seat in waiting:
            look = clients[seat].look(id, seat)
            key = _choose(look, chance)
            if key is not None:
                after = clients[seat].decide(id, seat, key, look.seq)
                waiting, made = after.waiting, made + 1
                break
        else:
            raise AssertionError(f"nobody of {waiting} has anything to decide")
    return made


def _chosen(table: Table[Any], decisions: list[str]) -> int:
    """How many decisions were somebody's: those not counted that had one answer."""
    again = table.replay([])
    chosen = 0
    for decision in decisions:
        seat, _, key = decision.partition(":")
        ask = again.asks()[Seat(seat)]
        is_floor = isinstance(again.stop, AskAny) and not again.stop.side_by_side
        chosen += ask.only is None or is_floor
        again.repeat(Seat(seat), key)
    return chosen


LONGEST = "ultima_ratio_regis"
QUICKER = [name for name in NAMES if name != LONGEST]


@pytest.mark.parametrize(
    "name", [*one_in_turn(QUICKER, QUICKER), pytest.param(LONGEST, marks=pytest.mark.long)]
)
def test_a_game_by_separate_clients_ends_as_the_engine_alone_has_it(
    tmp_path: Path, name: str, caplog: pytest.LogCaptureFixture
) -> None:
    with inside(settings(tmp_path)) as (url, house):
        _whole_game(url, house, name)
    assert [record for record in caplog.records if record.name.startswith("tercio")] == []


def _whole_game(url: str, house: House, name: str) -> None:
    rules = game(name)
    scenario = rules.scenario(SHORT.get(name)).id
    seats = rules.setting(scenario).seats
    clients = {str(seat): Client(url) for seat in seats}
    host = clients[seats[0]]
    id = host.new_table(dict.fromkeys(clients, "me"), game=name, scenario=scenario).id
    fix_the_dice(house, id)
    host.start(id)
    made = _play(clients, id)
    assert host.table(id).status == "over"
    record = read(host.save(id))
    alone = replay(rules, record)
    assert alone.over
    assert _chosen(alone, record.decisions) == made
    told = host.look(id, seats[-1])
    assert alone.result is not None
    assert told.result is not None
    assert told.result.winners == alone.result.winners
    assert told.result.scores == alone.result.scores
    assert host.verify(id).ok, "checkpoints, log and chain are those of a replay"
    for client in clients.values():
        client.http.close()
