"""What `make bench` measures can be measured. How fast it is, no test asks."""

import asyncio

from tools.bench import decisions, spectators
from tools.bench.host import host


def test_round_trips_and_pings_are_measured() -> None:
    with host() as running:
        trips = decisions.measure(running, games=2, seconds=2.5, pause=0.05)
        watched = asyncio.run(spectators.measure(running, 3, pings=1))
    assert trips.decisions > 0
    assert 0 < trips.p50_ms <= trips.p99_ms <= trips.longest_ms
    assert trips.events_per_s > 0
    assert 0 < watched.ping_p50_ms <= watched.ping_p99_ms
