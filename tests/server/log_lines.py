"""What a server writes into its log while it is asked something."""

import logging

import pytest

LONGEST = 300


class Lines(logging.Handler):
    """The log as it would be written, tracebacks and all."""

    def __init__(self) -> None:
        super().__init__(logging.WARNING)
        self._written: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        self._written += self.format(record).split("\n")

    def taken(self) -> list[str]:
        lines, self._written = self._written, []
        return lines


def one_line_at_most(lines: list[str]) -> str:
    """What is wrong with what was written about one request; nothing, if all is well."""
    if len(lines) > 1:
        return f"{len(lines)} lines in the log: {lines[:3]}"
    if any(len(line) > LONGEST or not line.isprintable() for line in lines):
        return f"a long or foreign line in the log: {lines[0][:LONGEST]!r}"
    return ""


@pytest.fixture
def lines(monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture) -> Lines:
    """From the moment on at which a test begins; servers that start later would be missed."""
    written = Lines()
    for name in ("", "uvicorn"):
        logger = logging.getLogger(name)
        monkeypatch.setattr(logger, "handlers", [*logger.handlers, written])
    caplog.set_level(logging.WARNING, "uvicorn.error")
    return written
