"""Who begins the half turn, and in which direction it goes (uRR 8.2.1)."""

from tercio.games.ultima_ratio_regis.model.events.general import DirectionChosen
from tercio.games.ultima_ratio_regis.model.names import Player
from tercio.games.ultima_ratio_regis.model.position import Regis
from tercio.games.ultima_ratio_regis.model.power_questions import rank_of, seat_of_player
from tercio.games.ultima_ratio_regis.model.refs import seat_ref
from tercio.kernel.ask import Ask, Option, Procedure
from tercio.kernel.citations import cites


@cites("uRR 8.2.1")
def decider(g: Regis) -> Player:
    """The player with the fewest VP; of several, the one who is earlier in the game order."""
    return min(g.state.game_order, key=lambda player: (g.state.vp[player], rank_of(g, player)))


@cites("uRR 8.2.1")
def choose_first_player(g: Regis) -> Procedure[None]:
    chooser = decider(g)
    pick = yield Ask(seat_of_player(g, chooser), "first-player", _options(g), cite="uRR 8.2.1")
    first, direction = pick.value
    s = g.state
    s.active, s.direction = first, direction
    names = seat_ref(g, chooser), seat_ref(g, first)
    g.record(DirectionChosen(*names, int(direction > 0)))


def _options(g: Regis) -> list[Option]:
    """With two players there is no direction to choose."""
    ways = {"forward": 1} if len(g.seats) < 3 else {"forward": 1, "back": -1}
    return [
        Option(
            f"begin.{g.seats[player]}.{way}",
            (player, direction),
            (seat_ref(g, player),),
            text=f"option-begin-{way}",
            cite="uRR 8.2.1",
        )
        for player in g.players
        for way, direction in ways.items()
    ]


def next_player(g: Regis) -> Player:
    return g.players[(g.state.active + g.state.direction) % len(g.seats)]
