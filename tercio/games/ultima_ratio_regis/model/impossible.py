"""What is wrong with a position: in English, and in whatever language it is read.

Areas and powers stand in it by their ids, as an overlay names them.
"""

from pathlib import Path
from typing import Final

from tercio.kernel.told import telling

impossible: Final = telling(Path(__file__).parents[1] / "locale", "impossible-")
