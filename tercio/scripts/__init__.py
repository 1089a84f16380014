"""Scripts of play: worked examples that a person can read and the program can check.

The format is described in docs/scripts-of-play.md.
"""

from tercio.scripts.format import ScriptOfPlay, load
from tercio.scripts.runner import Divergence, ScriptReport, run

__all__ = ["Divergence", "ScriptOfPlay", "ScriptReport", "load", "run"]
