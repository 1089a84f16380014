"""Who will win a game of Virgin Queen."""

from pathlib import Path
from typing import Final

from tercio.games.virgin_queen.bots.outlook import Outlook
from tercio.kernel.judging import read_judge
from tercio.wars.bots.judge import WarJudge

JUDGE: Final = WarJudge(
    Outlook, read_judge(Path(__file__).parent), swiftness=0.7, sure=1.5, trust=0.0
)
