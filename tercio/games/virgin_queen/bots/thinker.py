"""The bot of Virgin Queen."""

from typing import Final

from tercio.games.virgin_queen.bots import faith_answers as faith
from tercio.games.virgin_queen.bots.answers import ANSWERS
from tercio.games.virgin_queen.bots.deals import DIPLOMAT
from tercio.games.virgin_queen.bots.england import EnglishPlan
from tercio.games.virgin_queen.bots.france import FrenchPlan
from tercio.games.virgin_queen.bots.hre import HolyRomanPlan
from tercio.games.virgin_queen.bots.ottoman import OttomanPlan
from tercio.games.virgin_queen.bots.outlook import Outlook
from tercio.games.virgin_queen.bots.protestant import ProtestantPlan
from tercio.games.virgin_queen.bots.question import Question
from tercio.games.virgin_queen.bots.spain import SpanishPlan
from tercio.games.virgin_queen.bots.spending import SPENDING
from tercio.kernel.ask import Ask
from tercio.wars.bots.plans import WarPlan
from tercio.wars.bots.thinker import WarThinker
from tercio.wars.bots.thumbs import Thumbs
from tercio.wars.model.names import Power

PLANS: tuple[WarPlan[Outlook], ...] = (
    OttomanPlan(),
    SpanishPlan(),
    EnglishPlan(),
    FrenchPlan(),
    HolyRomanPlan(),
    ProtestantPlan(),
)
"""By power."""

THUMBS: Final[Thumbs] = {
    DIPLOMAT.negotiate: "hint-deal",
    DIPLOMAT.declare_war: "hint-war",
    faith.area: "hint-area",
    faith.convert: "hint-convert",
    faith.enlarge: "hint-convert",
}
"""Why the game's own answers are given, in words."""


class Thinker(WarThinker[Outlook]):
    __slots__ = ()

    names = ("ottoman", "spain", "england", "france", "hre", "protestant")
    answers = ANSWERS
    thumbs = THUMBS
    plans = PLANS
    asked = Question
    spending = SPENDING
    diplomat = DIPLOMAT

    def power_of(self, ask: Ask) -> Power | None:
        """A seat may also play a major power that it has activated (27)."""
        named = ask.args.get("power") if ask.args else None
        if isinstance(named, str) and named.partition(":")[2] in self.names:
            power = Power(self.names.index(named.partition(":")[2]))
            return power if power in self.powers else None
        return super().power_of(ask)
