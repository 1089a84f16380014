"""What is wrong with a position of this game alone."""

from pathlib import Path
from typing import Final

from tercio.kernel.told import telling

impossible: Final = telling(Path(__file__).parents[1] / "locale", "impossible-")
