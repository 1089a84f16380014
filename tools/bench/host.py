"""A server in a process of its own, as people would reach it: of this checkout, or of another."""

import re
import shutil
import socket
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from time import perf_counter

_HERE = Path(__file__).resolve().parents[2]
_STOP_SECONDS = 60
_SERVE = """
import sys
from pathlib import Path
from tercio.server.settings import Settings
database, key, mode, origin, port, is_limited, lines, workers = sys.argv[1:]
if workers == "1":
    from tercio.server.run import serve
else:
    from tercio.server.workers import serve
is_file = Path(database).is_absolute()
settings = Settings(
    **({"database": Path(database)} if is_file else {"database": database, "key": Path(key)}),
    mode=mode,
    origin=origin,
    port=int(port),
    is_limited=is_limited == "limited",
    **({"connections_each": int(lines)} if lines else {}),
    **({"workers": int(workers)} if workers != "1" else {}),
)
if __name__ == "__main__":  # workers begin by reading this
    serve(settings, lambda url: print(url, flush=True))
"""
"""Names only what older checkouts have, too."""


class Host:
    """Where the server is, how long it took to come up, and what it takes of the machine.

    A hosted one believes that a proxy stands before it, so that visitors can have addresses of
    their own.
    """

    def __init__(
        self,
        database: Path | str,
        is_hosted: bool = False,
        is_limited: bool = False,
        checkout: Path | None = None,
        connections: int | None = None,
        workers: int = 1,
    ) -> None:
        """`connections`: how many one address may hold, if not as many as usual."""
        begun = perf_counter()
        port = _free_port() if is_hosted else 0
        origin = f"http://127.0.0.1:{port}" if is_hosted else ""
        folder = Path(tempfile.mkdtemp(prefix="tercio-host-"))
        about = [
            str(database),
            str(folder / "tercio.key"),
            "hosted" if is_hosted else "local",
            origin,
            str(port),
        ]
        about += ["limited" if is_limited else "", str(connections or ""), str(workers)]
        command = [sys.executable, "-c", _SERVE, *about]
        self.checkout = checkout or _HERE
        log = folder / "tercio.log"
        self._folder = folder
        with log.open("wb") as errors:
            self._process = subprocess.Popen(
                command, stdout=subprocess.PIPE, stderr=errors, text=True, cwd=self.checkout
            )
        assert self._process.stdout is not None
        found = re.search(r"http://([\d.]+):(\d+)", self._process.stdout.readline())
        if found is None:
            raise SystemExit(f"The server did not start.\n{log.read_text()}")
        self.up_s = perf_counter() - begun
        self.url, self.host, self.port = found[0], found[1], int(found[2])

    @property
    def process(self) -> int:
        return self._process.pid

    @property
    def memory_mb(self) -> float:
        """What the process holds in memory now."""
        status = self._proc("status").read_text("ascii")
        found = re.search(r"VmRSS:\s*(\d+) kB", status)
        assert found is not None
        return int(found[1]) / 1024

    @property
    def cpu_ms(self) -> float:
        """How long its threads have been at work so far."""
        threads = [
            int(each.read_text().split()[0]) for each in self._proc("task").glob("*/schedstat")
        ]
        return sum(threads) / 1e6

    def _proc(self, name: str) -> Path:
        return Path(f"/proc/{self._process.pid}/{name}")

    def stop(self) -> None:
        self._process.terminate()
        self._process.wait(_STOP_SECONDS)
        assert self._process.stdout is not None
        self._process.stdout.close()
        shutil.rmtree(self._folder, ignore_errors=True)


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


@contextmanager
def host(
    is_hosted: bool = False, is_limited: bool = False, checkout: Path | None = None
) -> Iterator[Host]:
    with tempfile.TemporaryDirectory() as folder:
        running = Host(Path(folder) / "tercio.db", is_hosted, is_limited, checkout)
        try:
            yield running
        finally:
            running.stop()
