"""A question to a power of Virgin Queen."""

from collections.abc import Callable

from tercio.games.virgin_queen.bots.cards import CARDS
from tercio.games.virgin_queen.bots.outlook import Outlook
from tercio.games.virgin_queen.model.position import VirginQueen
from tercio.wars.bots.question import WarQuestion


class Question(WarQuestion[Outlook]):
    g: VirginQueen
    outlook = Outlook
    cards = CARDS


Answer = Callable[[Question], str]
