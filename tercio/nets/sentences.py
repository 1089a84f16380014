"""Why no network judges a game, in words."""

from pathlib import Path

from tercio.kernel.told import telling

told = telling(Path(__file__).parent / "locale")
"""A sentence of `locale/`, English where it is raised."""
