"""A server in a process of its own, as people would reach it, but without limits of rate.

python -m tools.bench.host DATABASE
"""

import re
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from time import perf_counter

from tercio.server.run import serve
from tercio.server.settings import Settings

_STOP_SECONDS = 20


class Host:
    """Where the server is, how long it took to come up, and how much memory it holds."""

    def __init__(self, database: Path) -> None:
        begun = perf_counter()
        command = [sys.executable, "-m", "tools.bench.host", str(database)]
        self._process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        assert self._process.stdout is not None
        found = re.search(r"http://([\d.]+):(\d+)", self._process.stdout.readline())
        if found is None:
            raise SystemExit("The server did not start.")
        self.up_s = perf_counter() - begun
        self.url, self.host, self.port = found[0], found[1], int(found[2])

    @property
    def memory_mb(self) -> float:
        """What the process holds in memory now."""
        status = Path(f"/proc/{self._process.pid}/status").read_text("ascii")
        found = re.search(r"VmRSS:\s*(\d+) kB", status)
        assert found is not None
        return int(found[1]) / 1024

    def stop(self) -> None:
        self._process.terminate()
        self._process.wait(_STOP_SECONDS)
        assert self._process.stdout is not None
        self._process.stdout.close()


@contextmanager
def host() -> Iterator[Host]:
    with tempfile.TemporaryDirectory() as folder:
        running = Host(Path(folder) / "tercio.db")
        try:
            yield running
        finally:
            running.stop()


if __name__ == "__main__":
    settings = Settings(database=Path(sys.argv[1]), port=0, is_limited=False)
    serve(settings, lambda url: print(url, flush=True))
