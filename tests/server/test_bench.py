"""What `tools.bench` and `tools.odd` measure can be measured. How fast it is, no test asks."""

import asyncio
from collections import Counter
from collections.abc import Iterator
from typing import NamedTuple

import pytest

from tools.bench import decisions, spectators
from tools.bench import kinds as asked
from tools.bench.hammered import hammered
from tools.bench.host import Host, host
from tools.bench.kinds import Setup, kinds, set_up
from tools.bench.memory import kept
from tools.odd.__main__ import corpus, target_of, worst
from tools.odd.operations import operations


def test_round_trips_and_pings_are_measured() -> None:
    with host() as running:
        trips = decisions.measure(running, games=2, seconds=2.5, pause=0.05)
        watched = asyncio.run(spectators.measure(running, 3, pings=1))
    assert trips.decisions > 0
    assert 0 < trips.p50_ms <= trips.p99_ms <= trips.longest_ms
    assert trips.events_per_s > 0
    assert 0 < watched.ping_p50_ms <= watched.ping_p99_ms


REFUSED = (
    "PUT /api/account/password",
    "DELETE /api/account/sessions/{key}",
    "DELETE /api/tokens/{key}",
    "PUT /api/account/language",
    "PUT /api/account/email",
    "POST /api/account/email/confirm",
    "PUT /api/account/resets",
    "POST /api/account/deletion",
    "POST /api/reports",
    "GET /api/moderation",
    "POST /api/moderation/reports/{report_id}/settle",
    "POST /api/moderation/tables/{table_id}/hide",
    "POST /api/moderation/people/{account_id}/lock",
    "POST /api/tables/{table_id}/votes",
    "PUT /api/me/time",
    "POST /api/me/vacations",
    "DELETE /api/me/vacations/{first}",
    "POST /api/messages/push",
)
"""What wants what no sample has, a password, a link, a moderator: its refusal is measured."""


class Hosted(NamedTuple):
    running: Host
    setup: Setup


@pytest.fixture(scope="module")
def hosted_with_games() -> Iterator[Hosted]:
    with pytest.MonkeyPatch.context() as patch, host(is_hosted=True) as running:
        patch.setattr(asked, "DECISIONS", 12)
        yield Hosted(running, set_up(running))


def test_every_endpoint_is_a_kind_of_request_and_has_an_answer(hosted_with_games: Hosted) -> None:
    _, setup = hosted_with_games
    every = kinds(setup)
    assert {str(each) for each in operations(setup.document)} <= every.keys()
    line = setup.line()
    told = {name: kind.ask(line, 0) for name, kind in every.items()}
    line.close()
    assert max(told.values()) < 500, told
    refused = [name for name, status in told.items() if status in (400, 401, 403)]
    assert set(refused) == {"a token of nobody", "a failed login", *REFUSED}, told


def test_what_is_kept_of_requests_is_measured(hosted_with_games: Hosted) -> None:
    running, setup = hosted_with_games
    found = kept(running, setup, kinds(setup)["GET /api/me"], 20)
    assert found.told == Counter({200: 20})
    assert found.before > 0


def test_what_a_visitor_waits_meanwhile_is_measured(hosted_with_games: Hosted) -> None:
    p50, p99, told = hammered(hosted_with_games.setup, "GET /api/tables", 0.3)
    assert 0 < p50 <= p99
    assert told[200] > 0


@pytest.mark.long
def test_the_work_on_odd_requests_is_measured(hosted_with_games: Hosted) -> None:
    running, setup = hosted_with_games
    [me] = [each for each in operations(setup.document) if each.path == "/api/me"]
    odds = corpus(me, target_of(running, setup, setup.cookie), ["methods"])
    found = worst(running, odds, 1000.0)
    assert found.ms > 0
    assert found.about.startswith("method ")
