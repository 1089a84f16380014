"""A promise that was not kept."""

import traceback
from pathlib import Path


class Broken(Exception):
    """What a check raises. The message is a sentence."""


def told(error: BaseException) -> str:
    """An exception in one line, with the place that raised it."""
    if isinstance(error, Broken):
        return str(error)
    frames = traceback.extract_tb(error.__traceback__)
    place = f" in {frames[-1].name} ({Path(frames[-1].filename).name})" if frames else ""
    return f"{type(error).__name__}{place}: {error}"
