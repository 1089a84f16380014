"""Who will win a game of Here I Stand."""

from pathlib import Path
from typing import Final

from tercio.games.here_i_stand.bots.outlook import Outlook
from tercio.kernel.judging import read_judge
from tercio.wars.bots.judge import WarJudge

JUDGE: Final = WarJudge(Outlook, read_judge(Path(__file__).parent))
