"""With few players some play two powers; what these may not do to each other.

They may ally and lend each other fleets (scenario books).
"""

from tercio.kernel.restrictions import forbids
from tercio.wars.diplomacy.clauses import Clause, Terms
from tercio.wars.model.names import Power
from tercio.wars.model.space_questions import is_home
from tercio.wars.model.war import AnyWar


def are_of_one_player(g: AnyWar, one: Power, other: Power) -> bool:
    """Two major powers of the same seat."""
    if not (g.is_played(one) and g.is_played(other)):
        return False
    return bool(g.seat_of(one) == g.seat_of(other))


@forbids("HIS 3.1", "VQ 27")
def between_own_powers(g: AnyWar, power: Power, target: Power) -> bool:
    """No declarations of war."""
    return are_of_one_player(g, power, target)


@forbids("HIS 3.1", "VQ 27")
def gives_to_own_power(g: AnyWar, clause: Clause, terms: Terms) -> bool:
    """No cards and no mercenaries."""
    return are_of_one_player(g, clause.giver, clause.taker)


@forbids("HIS 3.1")
def cedes_to_own_power(g: AnyWar, clause: Clause, terms: Terms) -> bool:
    """No spaces but home spaces that return to their power."""
    own = are_of_one_player(g, clause.giver, clause.taker)
    return own and not is_home(g, clause.taker, g.world.space[clause.detail])
