"""The imperial dignity, by auction (uRR 20.3.1, PB 10)."""

from typing import Final

from tercio.games.ultima_ratio_regis.model.area_questions import has_interest
from tercio.games.ultima_ratio_regis.model.names import NOBODY, Player, Power
from tercio.games.ultima_ratio_regis.model.position import Regis
from tercio.games.ultima_ratio_regis.model.power_questions import is_in_play, major_of, religion_of
from tercio.games.ultima_ratio_regis.model.refs import power_ref
from tercio.games.ultima_ratio_regis.rules.economy.auctions import (
    CONFESSIONS,
    auction,
    auction_vitality,
    highest_bid,
)
from tercio.games.ultima_ratio_regis.rules.minor_powers.minors import ally_minor
from tercio.kernel.ask import Procedure
from tercio.kernel.citations import cites

EMPIRE: Final = "holy_roman_empire"
THEATER: Final = "CE"
ELECTORS: Final = (
    "german_states",
    "bohemia",
    "palatinate",
    "bohemia_palatinate",
    "brandenburg",
    "saxony",
)


@cites("uRR 20.3.1")
def imperial_election(g: Regis, first: Player) -> Procedure[Power]:
    """Christian powers with an interest in Central Europe bid; electors among their allies make
    it cheaper. The winner is Emperor, and the Empire is his ally. Returns him, or NOBODY."""
    empire = g.world.power[EMPIRE]
    if not is_in_play(g, empire):
        return NOBODY

    def cap(power: Power) -> int:
        if not is_eligible(g, power):
            return 0
        return highest_bid(auction_vitality(g, power, empire), g.realm.unrest[power])

    winner, bid = yield from auction(g, first, power_ref(g, empire), cap, cite="uRR 20.3.1")
    if winner == NOBODY:
        return NOBODY
    g.change_unrest(winner, max(bid - electors_of(g, winner), 0))
    g.choose_emperor(winner)
    if major_of(g, empire) != winner:
        yield from ally_minor(g, empire, winner)
    return winner


@cites("uRR 20.3.1", "uRR 18.4.1")
def is_eligible(g: Regis, power: Power) -> bool:
    return religion_of(g, power) in CONFESSIONS and has_interest(g, power, g.world.theater[THEATER])


def electors_of(g: Regis, power: Power) -> int:
    """How many electors are allied with a power."""
    known = g.world.power
    return sum(id in known and major_of(g, known[id]) == power for id in ELECTORS)
