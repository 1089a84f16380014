"""What an environment refuses, in words: English where it is raised."""

from pathlib import Path

from tercio.kernel.told import telling

told = telling(Path(__file__).parent / "locale")
"""A sentence of `locale/`."""
