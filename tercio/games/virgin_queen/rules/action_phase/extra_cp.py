"""CP that an event gives for some actions only, perhaps to another power (VQ 11)."""

from collections.abc import Iterable

from tercio.games.virgin_queen.model.position import VirginQueen
from tercio.games.virgin_queen.rows.map import VqActionRow
from tercio.kernel.ask import Procedure
from tercio.kernel.citations import cites
from tercio.wars.model.names import Cp, Power
from tercio.wars.model.state import Impulse
from tercio.wars.turn.actions import spend_cp


def actions_of(g: VirginQueen, actions: Iterable[str] = (), types: Iterable[str] = ()) -> list[str]:
    """The actions that are named or are of a named type."""
    named, kinds = set(actions), set(types)
    return [
        id
        for id, row in g.world.actions.items()
        if id in named or (isinstance(row, VqActionRow) and row.type in kinds)
    ]


@cites("VQ 11")
def act_at_once(
    g: VirginQueen, power: Power, cp: Cp, actions: Iterable[str] = (), *, types: Iterable[str] = ()
) -> Procedure[None]:
    """`power` spends CP now, in an impulse within the impulse of whoever plays the event."""
    state = g.state
    outer, active, used = state.impulse, state.active, state.types_used[:]
    state.impulse = Impulse(cp, outer.card, outer.as_event, spending=True)
    state.impulse.only = actions_of(g, actions, types)
    state.active = power
    yield from spend_cp(g, power, boundary=False)
    state.impulse, state.active = outer, active
    if power != active:
        state.types_used = used
