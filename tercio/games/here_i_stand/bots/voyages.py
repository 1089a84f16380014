"""Undertakings beyond the sea: exploration, conquest and colonies."""

from collections.abc import Iterator

from tercio.games.here_i_stand.bots.outlook import Outlook
from tercio.games.here_i_stand.model.new_world_questions import is_conquest
from tercio.wars.bots.outlook import Undertaking

EXPLORATION = {"hapsburg": 1.0, "france": 0.95, "england": 0.75}
CONQUEST = {"hapsburg": 1.15, "france": 0.6, "england": 0.6}


def voyages(o: Outlook) -> Iterator[Undertaking]:
    id = o.world.power_rows[o.power].id
    if (cost := o.price("explore")) is not None:
        yield Undertaking(exploration_worth(o), cost, "explore")
    if (cost := o.price("conquer")) is not None:
        riches = 0.45 * o.weights.card * min(5, o.horizon)
        yield Undertaking(CONQUEST[id] * _open_share(o, True) + riches, cost, "conquer")
    if (cost := o.price("colonize")) is not None:
        yield Undertaking(0.3 * o.weights.card * min(5, o.horizon), cost, "colonize")


def exploration_worth(o: Outlook) -> float:
    id = o.world.power_rows[o.power].id
    first = 0.0 if o.state.new_world.charted >> o.power & 1 else -0.2
    return (EXPLORATION.get(id, 0.7) + first) * _open_share(o, False)


def _open_share(o: Outlook, conquests: bool) -> float:
    """What part of the discoveries, or of the conquests, is still to be made."""
    claimed = sum(is_conquest(o.g, what) == conquests for what in o.state.new_world.claimed)
    total = 3 if conquests else 7
    return max(0.1, 1.0 - claimed / total)
