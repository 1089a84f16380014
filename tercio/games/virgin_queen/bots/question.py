"""A question to a power of Virgin Queen."""

from tercio.games.virgin_queen.bots.cards import hand_worth
from tercio.games.virgin_queen.bots.outlook import Outlook
from tercio.games.virgin_queen.model.position import VirginQueen
from tercio.wars.bots.once import once
from tercio.wars.bots.question import WarQuestion
from tercio.wars.model.names import CardId


class Question(WarQuestion[Outlook]):
    g: VirginQueen

    @once
    def o(self) -> Outlook:
        return Outlook(self.g, self.power)

    def hand_worth(self, card: CardId) -> float:
        return hand_worth(self.o, self.plan, card)
