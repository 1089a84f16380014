"""Bots of an earlier commit at today's tables, so that what they have learned can be measured.

Their files are taken from the repository's history and loaded under names of their own. They play
by today's rules; a commit whose bots ask the rules for something that is gone cannot be loaded.
"""

import importlib
import subprocess
import sys
import tarfile
from functools import cache
from io import BytesIO
from pathlib import Path
from tempfile import mkdtemp
from typing import Final

from tercio.kernel.bot import BotFactory

NAME: Final = "earlier_tercio"
"""The package that an earlier commit's files are loaded as."""
FRAMES: Final = {
    "here_i_stand": ("tercio/wars/bots",),
    "virgin_queen": ("tercio/wars/bots",),
    "ultima_ratio_regis": (),
}
"""What the bots of a game think with, besides their own files."""


@cache
def earlier_thinker(game: str, commit: str) -> BotFactory:
    """The thinker of a game as it was."""
    rooms = (*FRAMES[game], f"tercio/games/{game}/bots")
    archive = subprocess.run(
        ["git", "archive", commit, *rooms],
        capture_output=True,
        check=True,
    ).stdout
    folder = Path(mkdtemp(prefix="earlier-bots-"))
    with tarfile.open(fileobj=BytesIO(archive)) as files:
        files.extractall(folder, filter="data")
    (folder / "tercio").rename(folder / NAME)
    modules = [room.replace("/", ".") for room in rooms]
    for path in folder.rglob("*.py"):
        text = path.read_text()
        for module in modules:
            text = text.replace(module, module.replace("tercio", NAME, 1))
        path.write_text(text)
    sys.path.insert(0, str(folder))
    thinker: BotFactory = importlib.import_module(f"{NAME}.games.{game}.bots.thinker").Thinker
    return thinker
