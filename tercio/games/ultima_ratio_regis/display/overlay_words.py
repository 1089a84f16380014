"""What overlays say of a line that is wrong: in English, and in whatever language it is read."""

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Final

from tercio.kernel.told import Told, telling

refusal: Final = telling(Path(__file__).parents[1] / "locale", "overlay-")


def noun(of: str) -> Callable[[], Told]:
    """What something would be that is not there: made when it is said."""
    return partial(refusal, f"noun-{of}")
