"""The bot of Virgin Queen."""

from tercio.games.virgin_queen.bots.answers import ANSWERS
from tercio.games.virgin_queen.bots.england import EnglishPlan
from tercio.games.virgin_queen.bots.france import FrenchPlan
from tercio.games.virgin_queen.bots.hre import HolyRomanPlan
from tercio.games.virgin_queen.bots.ottoman import OttomanPlan
from tercio.games.virgin_queen.bots.outlook import Outlook
from tercio.games.virgin_queen.bots.protestant import ProtestantPlan
from tercio.games.virgin_queen.bots.question import Question
from tercio.games.virgin_queen.bots.spain import SpanishPlan
from tercio.games.virgin_queen.bots.spending import VqAgenda, choose_card, undertakings
from tercio.games.virgin_queen.model.position import VirginQueen
from tercio.kernel.ask import Ask
from tercio.kernel.bot import Sight
from tercio.wars.bots.outlook import Undertaking
from tercio.wars.bots.plans import WarPlan
from tercio.wars.bots.thinker import WarThinker, offered_in
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


class Thinker(WarThinker[Outlook]):
    __slots__ = ()

    names = ("ottoman", "spain", "england", "france", "hre", "protestant")
    answers = ANSWERS

    def question(self, sight: Sight, power: Power | None) -> Question:
        return Question(sight, power, PLANS)

    def make_agenda(self, found: list[Undertaking] | None) -> VqAgenda:
        return VqAgenda(found)

    def play_card(self, sight: Sight, power: Power | None) -> tuple[str, list[Undertaking] | None]:
        o, plan = self._look(sight, power)
        found = undertakings(o, plan, 5)
        card = choose_card(o, plan, sight.ask, found)
        return card, found if card.startswith("cp.") else None

    def undertakings(self, sight: Sight, power: Power | None, cp: int) -> list[Undertaking]:
        o, plan = self._look(sight, power)
        o.offered = offered_in(sight.ask)
        return undertakings(o, plan, cp)

    def power_of(self, ask: Ask) -> Power | None:
        """A seat may also play a major power that it has activated (27)."""
        named = ask.args.get("power") if ask.args else None
        if isinstance(named, str) and named.partition(":")[2] in self.names:
            power = Power(self.names.index(named.partition(":")[2]))
            return power if power in self.powers else None
        return super().power_of(ask)

    def _look(self, sight: Sight, power: Power | None) -> tuple[Outlook, WarPlan[Outlook]]:
        g: VirginQueen = sight.position
        power = g.state.active if power is None else power
        return Outlook(g, power), PLANS[power]
