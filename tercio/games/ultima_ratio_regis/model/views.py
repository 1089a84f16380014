"""What a seat may guess of a position, how it ends, and names (uRR 3, 7.1.1, 22)."""

from typing import Final

from tercio.games.ultima_ratio_regis.model.position import Regis
from tercio.games.ultima_ratio_regis.model.power_questions import rank_of
from tercio.games.ultima_ratio_regis.model.state import State
from tercio.games.ultima_ratio_regis.model.world import World
from tercio.games.ultima_ratio_regis.rules.special_rules.solo import WON, band
from tercio.kernel.ask import Seat
from tercio.kernel.citations import cites
from tercio.kernel.decks import CARD
from tercio.kernel.game import Guesses, Result
from tercio.kernel.randomness import Randomness

# -- hidden things -----------------------------------------------------------------------------


def _deal_anew(g: Regis, state: State, random: Randomness) -> None:
    """What the seat cannot see, out of all that can be in this turn's deck."""
    state.cards = state.cards.dealt_anew(state.deck_list, random)


GUESSES: Final[Guesses] = {CARD: _deal_anew}
"""How the gaps of a view are filled at random."""

# -- results -----------------------------------------------------------------------------------


@cites("uRR 22", "uRR 23.4")
def result(g: Regis) -> Result | None:
    """After the last turn the most VP win; of several, whoever is earlier in the game order. Who
    plays alone wins with enough of them (PB 9.1)."""
    s = g.state
    if not s.over:
        return None
    scores = {seat: s.vp[player] for player, seat in enumerate(g.seats)}
    if g.scenario.solo:
        found = band(g)
        return Result(tuple(g.seats) if found in WON else (), f"end-solo-{found}", scores, s.turn)
    best = min(s.game_order, key=lambda player: (-s.vp[player], rank_of(g, player)))
    is_tied = s.vp.count(s.vp[best]) > 1
    reason = "end-last-turn-tied" if is_tied else "end-last-turn"
    return Result((g.seats[best],), reason, scores, s.turn)


def worth(g: Regis, seat: Seat) -> float:
    """VP, and a little for land and against unrest."""
    s = g.state
    player = g.seats.index(seat)
    mine = _strength(g, player)
    others = [_strength(g, other) for other in range(len(g.seats)) if other != player]
    return mine - max(others, default=0.0) + 0.01 * s.vp[player]


def _strength(g: Regis, player: int) -> float:
    s = g.state
    total = float(s.vp[player])
    for power in s.powers_of[player]:
        total += 0.15 * s.held[power].bit_count() - 0.1 * s.realm.unrest[power]
    return total


# -- names and text ----------------------------------------------------------------------------


def name_of(world: World, kind: str, id: str) -> str | None:
    """English names that the data has."""
    match kind:
        case "area" | "sea" | "box":
            return world.place_names.get(id)
        case "power":
            return world.powers[world.power[id]].name if id in world.power else None
        case "center":
            return world.centers[world.center[id]].name if id in world.center else None
        case "theater":
            return world.theaters[world.theater[id]].name if id in world.theater else None
        case "province":
            return world.provinces[id].name if id in world.provinces else None
        case "card":
            return world.cards[id].name if id in world.cards else None
        case "leader":
            row = world.historical_leaders.get(id)
            return row.name if row else None
        case "scenario":
            return world.scenarios[id].name if id in world.scenarios else None
    return None
