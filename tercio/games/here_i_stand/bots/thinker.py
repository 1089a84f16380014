"""The bot of Here I Stand."""

from typing import Final

from tercio.games.here_i_stand.bots import faith_answers as faith
from tercio.games.here_i_stand.bots.answers import ANSWERS
from tercio.games.here_i_stand.bots.deals import DIPLOMAT
from tercio.games.here_i_stand.bots.england import EnglishPlan
from tercio.games.here_i_stand.bots.france import FrenchPlan
from tercio.games.here_i_stand.bots.hapsburg import HapsburgPlan
from tercio.games.here_i_stand.bots.ottoman import OttomanPlan
from tercio.games.here_i_stand.bots.outlook import Outlook
from tercio.games.here_i_stand.bots.papacy import PapalPlan
from tercio.games.here_i_stand.bots.protestant import ProtestantPlan
from tercio.games.here_i_stand.bots.question import Question
from tercio.games.here_i_stand.bots.spending import SPENDING
from tercio.wars.bots.plans import WarPlan
from tercio.wars.bots.thinker import WarThinker
from tercio.wars.bots.thumbs import Thumbs

PLANS: tuple[WarPlan[Outlook], ...] = (
    OttomanPlan(),
    HapsburgPlan(),
    EnglishPlan(),
    FrenchPlan(),
    PapalPlan(),
    ProtestantPlan(),
)
"""By power."""

THUMBS: Final[Thumbs] = {
    DIPLOMAT.negotiate: "hint-deal",
    DIPLOMAT.declare_war: "hint-war",
    faith.flip: "hint-flip",
    faith.debate_zone: "hint-debate-zone",
    faith.strongest_debater: "hint-debater",
    faith.diet_of_worms: "hint-diet",
}
"""Why the game's own answers are given, in words."""


class Thinker(WarThinker[Outlook]):
    __slots__ = ()

    names = ("ottoman", "hapsburg", "england", "france", "papacy", "protestant")
    answers = ANSWERS
    thumbs = THUMBS
    plans = PLANS
    asked = Question
    spending = SPENDING
    diplomat = DIPLOMAT
