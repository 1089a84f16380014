"""Work on many things on many machines, by Ray.

What a worker is given says everything (which match, which games), so that it does not matter who
does it: whatever is lost with a worker or with its machine is done again by another.
"""

import os
import socket
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import Any, Final

from tercio.arena.processes import Result, Thing, batches, worked
from tercio.arena.sentences import told
from tercio.kernel.errors import Unknown
from tercio.kernel.reasons import reason

HERE: Final = "local"
"""The address of a cluster that is this machine, and is there while it is needed."""
_TRIES: Final = 5
"""How often something is done again that was lost with its worker."""
_AHEAD: Final = 4
"""Batches that are handed over for each worker: nobody waits for the next one."""

_PATIENCE: Final = 5.0
"""Seconds after which nobody seems to be at an address."""


class RayCluster:
    """A cluster that this program is connected to."""

    def __init__(self, ray: Any) -> None:
        self._ray = ray

    def each(self, work: Callable[[Thing], Result], things: Sequence[Thing]) -> Iterator[Result]:
        """The results, in whatever order they come in."""
        workers = max(1, int(self._ray.cluster_resources().get("CPU", 1)))
        do = self._ray.remote(max_retries=_TRIES)(worked)
        waiting = ((batch, 0) for batch in batches(things, workers))
        under_way: dict[Any, tuple[Sequence[Thing], int]] = {}
        while True:
            while len(under_way) < workers * _AHEAD and (task := next(waiting, None)):
                under_way[do.remote(work, task[0])] = task
            if not under_way:
                return
            (ready,), _ = self._ray.wait([*under_way], num_returns=1)
            batch, tries = under_way.pop(ready)
            results = self._got(ready)
            if results is not None:
                yield from results
            elif tries < _TRIES:
                under_way[do.remote(work, batch)] = batch, tries + 1
            else:
                raise Unknown(told("workers-lost"))

    def _got(self, ready: Any) -> list[Any] | None:
        """What a worker has made; None where it was lost on the way."""
        errors = self._ray.exceptions
        try:
            found: list[Any] = self._ray.get(ready)
        except errors.RayTaskError as error:
            raise error.cause from None  # the work itself has failed, and would again
        except errors.RayError:
            return None
        return found


@contextmanager
def on_ray(address: str, processes: int | None = None) -> Iterator[RayCluster]:
    """A crew on the cluster at an address, or on one of its own on this machine."""
    # Before it is imported: Ray tells its makers how it is used unless it is told not to.
    os.environ["RAY_USAGE_STATS_ENABLED"] = "0"
    try:
        import ray
        import ray.exceptions
    except ImportError:
        raise Unknown(told("ray-wanted")) from None
    _knock(address)
    setting: dict[str, Any] = {"log_to_driver": False, "logging_level": "error"}
    if address == HERE:
        setting |= {"num_cpus": processes, "include_dashboard": False}
    try:
        ray.init(address, **setting)
    except Exception as error:  # where a machine is too busy, Ray gives up with no other class
        raise Unknown(told("no-cluster", address=address, why=reason(error))) from None
    try:
        yield RayCluster(ray)
    finally:
        ray.shutdown()


def _knock(address: str) -> None:
    """Ray itself tries for minutes where nobody answers."""
    host, mark, port = address.rpartition(":")
    if not mark or "/" in host or not port.isdecimal():
        return
    try:
        socket.create_connection((host, int(port)), _PATIENCE).close()
    except (OSError, OverflowError) as error:
        raise Unknown(told("no-cluster", address=address, why=reason(error))) from None
