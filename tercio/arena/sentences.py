"""What cannot be simulated, rated or measured, in words."""

from pathlib import Path

from tercio.kernel.told import telling

told = telling(Path(__file__).parent / "locale")
"""A sentence of `locale/`, English where it is raised."""
