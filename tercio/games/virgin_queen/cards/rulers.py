"""Events that bring a ruler to power (VQ 3.3)."""

from tercio.games.virgin_queen.cards.registry import plain
from tercio.games.virgin_queen.model.position import VirginQueen
from tercio.games.virgin_queen.rows.cards import VqCardMode
from tercio.games.virgin_queen.rules.major_powers.rulers import succeed
from tercio.kernel.ask import Procedure
from tercio.wars.model.names import Power


@plain("new_ruler", cite="VQ 3.3")
def new_ruler(g: VirginQueen, power: Power, mode: VqCardMode, about: object) -> Procedure[None]:
    """Whoever plays the card: the ruler it names takes the throne of his power."""
    card = g.world.cards[g.state.impulse.card].id
    ruler = next(row.id for row in g.world.rulers if row.card == card)
    yield from succeed(g, ruler)
