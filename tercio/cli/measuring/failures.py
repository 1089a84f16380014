"""Running again what `tercio fuzz` has found."""

from pathlib import Path

import msgspec

from tercio.cli.speaking.output import console, fail, print_json
from tercio.cli.speaking.speech import kind_of_game, say, spoken
from tercio.contract import outdated, read_failure, reproduce
from tercio.kernel.told import in_language


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
        out.print(f"{failure.game}, {kind_of_game(failure.scenario, failure.players)}:")
        for number, decision in enumerate(failure.decisions, 1):
            out.print(f"{number:4}. {decision}")
    if message is not None:
        raise fail(
            say("still-fails", {"check": failure.check, "why": in_language(message, spoken())})
        )
    if left:
        raise fail(say("failure-outdated", {"file": str(file), "left": ", ".join(left)}))
    if not json:
        print(say("failure-mended", {"check": failure.check}))
