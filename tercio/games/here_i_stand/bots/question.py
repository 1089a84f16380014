"""A question to a power of Here I Stand."""

from collections.abc import Callable

from tercio.games.here_i_stand.bots.cards import CARDS
from tercio.games.here_i_stand.bots.outlook import Outlook
from tercio.games.here_i_stand.model.position import HereIStand
from tercio.wars.bots.question import WarQuestion


class Question(WarQuestion[Outlook]):
    g: HereIStand
    outlook = Outlook
    cards = CARDS


Answer = Callable[[Question], str]
