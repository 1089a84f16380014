"""What is said of failures, in words: English where it is raised."""

from pathlib import Path
from typing import Final

from tercio.kernel.told import telling

say: Final = telling(Path(__file__).parent / "locale")
"""A sentence of `locale/`."""
