"""Failures as values and as files, which anybody can run again."""

import hashlib
from pathlib import Path

import msgspec

from tercio.contract.run import Case
from tercio.contract.sentences import say
from tercio.kernel.errors import SaveError
from tercio.kernel.reasons import reason


class Failure(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A promise that was not kept, and how to come to it. Decisions are `seat:key`."""

    game: str
    scenario: str
    players: int
    options: dict[str, str]
    seed: str
    decisions: list[str]
    check: str
    message: str

    @property
    def case(self) -> Case:
        return Case(self.scenario, self.players, self.options, self.seed)


class Tally(msgspec.Struct):
    """What was played of one kind of game."""

    scenario: str
    players: int
    options: dict[str, str]
    games: int = 0
    decisions: int = 0
    failures: int = 0


class FuzzReport(msgspec.Struct, frozen=True):
    games: int
    decisions: int
    failures: list[Failure]
    """Each of a kind once."""
    kinds: list[Tally] = []
    """By scenario, number of players and rule variants; games that failed all count."""


def write_failure(failure: Failure, folder: Path) -> Path:
    """Write a file that `tercio replay` runs, and that can be dropped into tests/regressions."""
    content = msgspec.json.format(msgspec.json.encode(failure, enc_hook=str), indent=2) + b"\n"
    mark = hashlib.sha256(content).hexdigest()[:8]
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / f"{failure.game}-{failure.check.replace('_', '-')}-{mark}.json"
    path.write_bytes(content)
    return path


def read_failure(path: Path) -> Failure:
    try:
        return msgspec.json.decode(path.read_bytes(), type=Failure)
    except OSError as error:
        raise SaveError(say("no-failure", file=str(path), why=reason(error))) from None
    except (msgspec.MsgspecError, UnicodeDecodeError) as error:
        raise SaveError(say("not-a-failure", file=path.name, why=reason(error))) from None
