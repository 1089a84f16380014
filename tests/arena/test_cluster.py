"""Games on a Ray cluster: the same as anywhere, though a machine is lost in the middle."""

import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from tercio.arena.cluster import RayCluster, on_ray
from tercio.arena.match import Match
from tercio.arena.processes import Processes
from tercio.arena.rate import rate
from tercio.arena.simulate import simulate
from tercio.dataset.export import export
from tercio.dataset.sources import bot_games
from tests.cli.desk import answer, refusal
from tests.dataset.desk import contents

ROOT = Path(__file__).parents[2]
MATCH = Match("primer", "cluster", players=2, bots=("sergeant", "random"))


def test_who_has_no_ray_is_told_what_to_install() -> None:
    code = (
        "import sys\n"
        "sys.modules['ray'] = None\n"
        "from tercio.cli import main\n"
        "sys.argv = ['tercio', 'simulate', 'primer', '--games', '1', '--ray']\n"
        "main()\n"
    )
    result = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True)
    assert result.returncode == 2
    assert result.stderr == "A cluster needs Ray: pip install 'tercio[ray]'.\n"


def test_what_a_cluster_says_is_not_the_answer(monkeypatch: pytest.MonkeyPatch) -> None:
    @contextmanager
    def chatty(address: str, processes: int | None) -> Iterator[Processes]:
        print(f"The node at {address} has been marked dead.")
        yield Processes(1)
        print("Goodbye.")

    monkeypatch.setattr("tercio.arena.cluster.on_ray", chatty)
    asked = ("simulate", "primer", "--bots", "random", "--games", "2")
    assert answer(*asked, "--ray", "10.0.0.5:6379") == answer(*asked, "--processes", "1")


@pytest.fixture
def cluster(monkeypatch: pytest.MonkeyPatch) -> Iterator[Any]:
    """Three machines, each of which is a few processes on this one."""
    monkeypatch.setenv("RAY_USAGE_STATS_ENABLED", "0")
    monkeypatch.setenv("PYTHONPATH", str(ROOT))
    from ray.cluster_utils import Cluster

    made: Any = Cluster(
        initialize_head=True, head_node_args={"num_cpus": 1, "include_dashboard": False}
    )
    for _ in range(2):
        made.add_node(num_cpus=1)
    made.wait_for_nodes()
    yield made
    made.shutdown()


class LosesOne:
    """A cluster of which a machine is cut off as soon as the first games have come in."""

    def __init__(self, cluster: Any, crew: RayCluster) -> None:
        self._cluster = cluster
        self._crew = crew

    def each(self, work: Any, things: Any) -> Iterator[Any]:
        for number, result in enumerate(self._crew.each(work, things)):
            if number == 0:
                lost = self._cluster.worker_nodes
                self._cluster.remove_node(next(iter(lost)), allow_graceful=False)
            yield result


@pytest.mark.long
def test_nothing_changes_when_a_machine_is_lost(cluster: Any, tmp_path: Path) -> None:
    plan, jobs = bot_games(MATCH, 60)
    export(plan, jobs, tmp_path / "here", Processes(1))
    with on_ray(cluster.address) as crew:
        export(plan, jobs, tmp_path / "there", LosesOne(cluster, crew))
        assert simulate(MATCH, 30, crew) == simulate(MATCH, 30, Processes(1))
        there, here = rate(MATCH, 12, crew), rate(MATCH, 12, Processes(1))
    assert contents(tmp_path / "there") == contents(tmp_path / "here")
    assert [each.outcome for each in there.played] == [each.outcome for each in here.played]
    assert there.seats == here.seats


@pytest.mark.long
def test_a_cluster_of_its_own_is_there_while_it_is_needed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYTHONPATH", str(ROOT))
    asked = ("simulate", "primer", "--bots", "random", "--games", "6")
    assert answer(*asked, "--ray", "local") == answer(*asked, "--processes", "1")
    assert os.environ["RAY_USAGE_STATS_ENABLED"] == "0"


@pytest.mark.long
def test_work_that_fails_says_so_as_it_does_here(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYTHONPATH", str(ROOT))
    with on_ray("local", 1) as crew, pytest.raises(ZeroDivisionError):
        list(crew.each(fails, [1, 0]))


def fails(number: int) -> float:
    return 1 / number


def test_an_address_where_nobody_is() -> None:
    pytest.importorskip("ray")
    sentence = refusal("simulate", "primer", "--games", "1", "--ray", "127.0.0.1:1")
    assert sentence.startswith("There is no Ray cluster at '127.0.0.1:1'")


def test_a_cluster_that_does_not_come_up(monkeypatch: pytest.MonkeyPatch) -> None:
    """On a machine that is too busy Ray gives up with a bare `Exception`."""
    ray = pytest.importorskip("ray")

    def gives_up(*_: object, **__: object) -> None:
        raise Exception("The current node timed out during startup.\nThis could happen because")

    monkeypatch.setattr(ray, "init", gives_up)
    sentence = refusal("simulate", "primer", "--games", "1", "--ray")
    assert sentence == (
        "There is no Ray cluster at 'local': it says \"The current node timed out during startup\"."
    )
