"""How to spend an impulse: what only this game has."""

from collections.abc import Iterator
from typing import Final

from tercio.games.here_i_stand.bots.cards import CARDS
from tercio.games.here_i_stand.bots.open_country import OPEN_COUNTRY
from tercio.games.here_i_stand.bots.outlook import Outlook
from tercio.games.here_i_stand.model.court_questions import league_formed
from tercio.games.here_i_stand.model.powers import PROTESTANT
from tercio.wars.bots.agenda import LASTING, RECRUITING
from tercio.wars.bots.outlook import Undertaking
from tercio.wars.bots.spending import Spending
from tercio.wars.model.names import CardId

GRANTS: Final = {
    "holy_roman_emperor": 5,
    "six_wives_of_henry_viii": 5,
    "roxelana": 4,
    "machiavelli_the_prince": 2,
}
"""Events that give CP to spend."""


class HisSpending(Spending[Outlook]):
    lasting = LASTING | {
        "st_peters",
        "translate",
        "build_squadron",
        "explore",
        "colonize",
        "conquer",
    }
    again = RECRUITING | {"st_peters", "translate"}

    def beyond_war(self, o: Outlook, cp: int) -> Iterator[Undertaking]:
        yield from OPEN_COUNTRY.controls(o)

    def granted(self, o: Outlook, card: CardId) -> int:
        """The six wives bring a war, and CP for it, only in the first turn."""
        id = o.world.cards[card].id
        if id == "six_wives_of_henry_viii" and o.state.turn >= 2:
            return 0
        return GRANTS.get(id, 0)

    def wages_war(self, o: Outlook) -> bool:
        """The Protestant has no armies before the league."""
        return o.power != PROTESTANT or league_formed(o.g)


SPENDING: Final = HisSpending(CARDS)
