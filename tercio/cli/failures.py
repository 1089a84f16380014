"""Running again what `tercio fuzz` has found."""

from pathlib import Path

import msgspec

from tercio.cli.output import console, fail, print_json
from tercio.contract import outdated, read_failure, reproduce


class _Probe(msgspec.Struct):
    check: str
    decisions: list[str]


def is_failure(content: bytes) -> bool:
    """Whether a file looks like a fuzz failure rather than a save."""
    try:
        msgspec.json.decode(content, type=_Probe)
    except (msgspec.MsgspecError, UnicodeDecodeError):
        return False
    return True


def run_failure(file: Path, json: bool) -> None:
    """Take the decisions of a failure again; exit code 1 if it is still there."""
    failure = read_failure(file)
    message = reproduce(failure)
    left = [] if message is not None else outdated(failure)
    if json:
        print_json(
            {
                "file": str(file),
                "game": failure.game,
                "check": failure.check,
                "decisions": len(failure.decisions),
                "reproduced": message is not None,
                "message": message,
                "outdated": left,
            }
        )
    else:
        out = console()
        out.print(f"{failure.game}, {failure.scenario}, {failure.players} players:")
        for number, decision in enumerate(failure.decisions, 1):
            out.print(f"{number:4}. {decision}")
    if message is not None:
        raise fail(f"{failure.check} still fails: {message}")
    if left:
        raise fail(f"{file} is outdated: the rules do not offer {', '.join(left)} any more.")
    if not json:
        print(f"{failure.check} holds: the failure is mended.")
