"""Intervention on behalf of a power that was attacked, or its isolation (VQ 9.4 step 4, 27)."""

from tercio.games.virgin_queen.influence_events import StatusWon
from tercio.games.virgin_queen.position import VirginQueen
from tercio.games.virgin_queen.rules.influence import (
    may_activate,
    rank_competitors,
    win_ally,
)
from tercio.kernel.ask import Ask, Option, Procedure
from tercio.kernel.citations import cites
from tercio.wars.diplomacy.declarations import go_to_war
from tercio.wars.diplomacy.own_powers import are_of_one_player
from tercio.wars.names import Power

CHANCES = 2
"""The winner of the check has first refusal, then the second."""


@cites("VQ 9.4", "VQ 24.6", "VQ 27")
def resolve_attack(g: VirginQueen, declarer: Power, victim: Power) -> Procedure[None]:
    """The status of the victim, without the declarer and the power that could only part it."""
    if g.is_resolved(victim):
        return
    aloof = [p for p in g.impulse_order() if not may_activate(g, victim, p)]
    ranking = yield from rank_competitors(g, victim, [declarer, *aloof])
    # A player's two powers never fight each other (27): the other one passes its right on.
    suitors = [p for p in ranking if not are_of_one_player(g, p, declarer)]
    for power in suitors[:CHANCES]:
        g.record(StatusWon(g.power_ref(power), g.power_ref(victim)))
        if (yield from _intervenes(g, power, declarer, victim)):
            yield from intervene(g, power, declarer, victim, ranking)
            break
    g.close_status(victim)


def _intervenes(g: VirginQueen, power: Power, declarer: Power, victim: Power) -> Procedure[bool]:
    args = {
        "power": g.power_ref(power),
        "enemy": g.power_ref(declarer),
        "minor": g.power_ref(victim),
    }
    pick = yield Ask(
        g.seat_of(power),
        "intervene",
        [Option("intervene", True, args=args), Option("isolate", False)],
        "VQ 9.4",
        args,
    )
    return bool(pick.value)


@cites("VQ 9.4", "VQ 24.2")
def intervene(
    g: VirginQueen, power: Power, declarer: Power, victim: Power, eligible: list[Power]
) -> Procedure[None]:
    """The victim's new ally is at war with the declarer, even if they were allies before.

    Who wins a major power need not join its war (27).
    """
    if victim not in g.world.majors:
        yield from go_to_war(g, power, declarer, declared=False)
    yield from win_ally(g, victim, power, eligible, declarer)
