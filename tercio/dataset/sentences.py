"""What cannot be exported or reported, in words."""

from pathlib import Path

from tercio.kernel.told import telling

told = telling(Path(__file__).parent / "locale", "error-")
"""A sentence of `locale/`, English where it is raised."""
