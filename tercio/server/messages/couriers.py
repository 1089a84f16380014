"""Sends couriers on errands, and stops those who take too long."""

import json
import os
import select
import subprocess
import sys
import threading
from contextlib import suppress
from pathlib import Path
from typing import Any

from tercio.server.messages.channels import Delayed, Undeliverable
from tercio.server.settings import Settings

SECONDS = 30.0
"""So long an errand may take, all together."""
_ROOT = Path(__file__).resolve().parents[3]
_PASSED_ON = ("PATH", "LANG", "REQUESTS_CA_BUNDLE", "SSL_CERT_FILE", "SYSTEMROOT")


class Gone(Undeliverable):
    """There is nobody any more."""


class Courier:
    """One process that goes on one errand at a time, started when it is first needed."""

    def __init__(self, settings: Settings) -> None:
        self._near = settings.near
        self._process: subprocess.Popen[str] | None = None
        self._lock = threading.Lock()

    def go(self, **errand: Any) -> dict[str, str]:
        """What became of an errand, or why nothing did."""
        with self._lock:
            answer = self._answer(json.dumps(errand))
        match answer["outcome"]:
            case "sent":
                return answer
            case "gone":
                raise Gone(answer["reason"])
            case "refused":
                raise Undeliverable(answer["reason"])
            case _:
                raise Delayed(answer["reason"])

    def _answer(self, line: str) -> dict[str, str]:
        process = self._started()
        assert process.stdin is not None
        assert process.stdout is not None
        try:
            process.stdin.write(line + "\n")
            process.stdin.flush()
            if not select.select([process.stdout], [], [], SECONDS)[0]:
                raise Delayed("It took too long.")
            told = process.stdout.readline()
            if not told:
                raise Delayed("The courier was lost.")
            answer: dict[str, str] = json.loads(told)
        except (OSError, ValueError):
            self._end()
            raise Delayed("The courier was lost.") from None
        except Delayed:
            self._end()
            raise
        return answer

    def _started(self) -> subprocess.Popen[str]:
        if self._process is not None and self._process.poll() is None:
            return self._process
        self._end()
        environment = {name: os.environ[name] for name in _PASSED_ON if name in os.environ}
        self._process = subprocess.Popen(
            [sys.executable, "-m", "tercio.server.messages.courier", *self._near],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
            cwd=_ROOT,
            env=environment | {"PYTHONPATH": os.pathsep.join(filter(None, sys.path))},
        )
        return self._process

    def _end(self) -> None:
        process, self._process = self._process, None
        if process is None:
            return
        with suppress(OSError):
            process.kill()
        process.wait(10)
        for pipe in (process.stdin, process.stdout):
            if pipe is not None:
                with suppress(OSError):
                    pipe.close()

    def close(self) -> None:
        with self._lock:
            self._end()


class Couriers:
    """One for each channel, so that none waits for another; and one that looks at new addresses."""

    def __init__(self, settings: Settings) -> None:
        self.push, self.hook, self.check = (Courier(settings) for _ in range(3))

    def close(self) -> None:
        for courier in (self.push, self.hook, self.check):
            courier.close()
