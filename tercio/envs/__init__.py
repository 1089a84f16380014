"""Environments for learning: PettingZoo, Gymnasium and OpenSpiel over a table, made from views.

from tercio.envs.pettingzoo import env
from tercio.envs.gymnasium import SeatEnv
from tercio.envs.openspiel import load
"""

from importlib.util import find_spec
from typing import Final

from tercio.envs.sentences import told

NEEDED: Final = ("numpy", "gymnasium", "pettingzoo")


def require(extra: str, *modules: str) -> None:
    """Say which extra brings what is missing."""
    missing = [name for name in modules if not _is_there(name)]
    if missing:
        raise ImportError(told("parts", names=", ".join(missing), extra=extra))


def _is_there(module: str) -> bool:
    try:
        return find_spec(module) is not None
    except ModuleNotFoundError:
        return False


require("envs", *NEEDED)
