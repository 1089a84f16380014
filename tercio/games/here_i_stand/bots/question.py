"""A question to a power of Here I Stand."""

from tercio.games.here_i_stand.bots.cards import hand_worth
from tercio.games.here_i_stand.bots.outlook import Outlook
from tercio.games.here_i_stand.model.position import HereIStand
from tercio.wars.bots.once import once
from tercio.wars.bots.question import WarQuestion
from tercio.wars.model.names import CardId


class Question(WarQuestion[Outlook]):
    g: HereIStand

    @once
    def o(self) -> Outlook:
        return Outlook(self.g, self.power)

    def hand_worth(self, card: CardId) -> float:
        return hand_worth(self.o, self.plan, card)
