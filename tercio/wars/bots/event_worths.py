"""What the bots of a game think of an event, power by power."""

from collections.abc import Callable, Mapping, Sequence
from typing import TypeVar

from tercio.wars.bots.outlook import O, WarOutlook
from tercio.wars.bots.plans import WarPlan
from tercio.wars.model.names import CardId, Power
from tercio.wars.model.state import WarsState
from tercio.wars.model.war import War

Look = TypeVar("Look", bound=WarOutlook)
G = TypeVar("G", bound=War[WarsState])


def event_worths(
    g: G,
    plans: Sequence[WarPlan[O]],
    look: Callable[[G, Power], Look],
    worth: Callable[[Look, WarPlan[O], CardId], float],
    card: str,
) -> Mapping[str, float]:
    """In VP, for each power that is played; its CP not counted."""
    number = g.world.card[card]
    return {
        g.world.power_rows[power].id: round(worth(look(g, power), plans[power], number), 2)
        for power in g.impulse_order()
    }
