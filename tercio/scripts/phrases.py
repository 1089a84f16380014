"""What is told of a script: phrases and sentences, in the language of whoever reads them."""

from pathlib import Path

from tercio.kernel.told import telling

told = telling(Path(__file__).parent / "locale")
"""A phrase of `locale/`, English where it is made."""
