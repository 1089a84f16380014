"""The bot of Here I Stand."""

from tercio.games.here_i_stand.bots.answers import ANSWERS
from tercio.games.here_i_stand.bots.england import EnglishPlan
from tercio.games.here_i_stand.bots.france import FrenchPlan
from tercio.games.here_i_stand.bots.hapsburg import HapsburgPlan
from tercio.games.here_i_stand.bots.ottoman import OttomanPlan
from tercio.games.here_i_stand.bots.outlook import Outlook
from tercio.games.here_i_stand.bots.papacy import PapalPlan
from tercio.games.here_i_stand.bots.protestant import ProtestantPlan
from tercio.games.here_i_stand.bots.question import Question
from tercio.games.here_i_stand.bots.spending import HisAgenda, choose_card, undertakings
from tercio.games.here_i_stand.model.position import HereIStand
from tercio.kernel.bot import Sight
from tercio.wars.bots.outlook import Undertaking
from tercio.wars.bots.plans import WarPlan
from tercio.wars.bots.thinker import WarThinker
from tercio.wars.model.names import Power

PLANS: tuple[WarPlan[Outlook], ...] = (
    OttomanPlan(),
    HapsburgPlan(),
    EnglishPlan(),
    FrenchPlan(),
    PapalPlan(),
    ProtestantPlan(),
)
"""By power."""


class Thinker(WarThinker[Outlook]):
    __slots__ = ()

    names = ("ottoman", "hapsburg", "england", "france", "papacy", "protestant")
    answers = ANSWERS

    def question(self, sight: Sight, power: Power | None) -> Question:
        return Question(sight, power, PLANS)

    def make_agenda(self, found: list[Undertaking] | None) -> HisAgenda:
        return HisAgenda(found)

    def play_card(self, sight: Sight, power: Power | None) -> tuple[str, list[Undertaking] | None]:
        o, plan = self._look(sight, power)
        found = undertakings(o, plan, 5)
        card = choose_card(o, plan, sight.ask, found)
        return card, found if card.startswith("cp.") else None

    def undertakings(self, sight: Sight, power: Power | None, cp: int) -> list[Undertaking]:
        return undertakings(*self._look(sight, power), cp)

    def _look(self, sight: Sight, power: Power | None) -> tuple[Outlook, WarPlan[Outlook]]:
        g: HereIStand = sight.position
        power = g.state.active if power is None else power
        return Outlook(g, power), PLANS[power]
