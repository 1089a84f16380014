"""Sentences for whoever runs a server, who reads them in a terminal."""

from pathlib import Path

from tercio.kernel.told import telling

told = telling(Path(__file__).parents[1] / "locale", "operator-")
"""A sentence of `locale/`, English where it is raised."""
