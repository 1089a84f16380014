"""A promise that was not kept."""

import traceback
from pathlib import Path

from tercio.contract.sentences import say
from tercio.kernel.told import sentence_of


class Broken(Exception):
    """What a check raises. The message is a sentence."""


def told(error: Exception) -> str:
    """An exception in one line, with the place that raised it."""
    if isinstance(error, Broken):
        return sentence_of(error)
    frames = traceback.extract_tb(error.__traceback__)
    given = {"error": type(error).__name__, "why": sentence_of(error)}
    if not frames:
        return say("raised", **given)
    file = Path(frames[-1].filename).name
    return say("raised-at", place=frames[-1].name, file=file, **given)
