"""Intervention on behalf of a power that was attacked, or its isolation (VQ 9.4 step 4, 27)."""

from tercio.games.virgin_queen.model.events.influence import StatusWon
from tercio.games.virgin_queen.model.influence_questions import is_resolved
from tercio.games.virgin_queen.model.influence_verbs import close_status
from tercio.games.virgin_queen.model.position import VirginQueen
from tercio.games.virgin_queen.rules.minor_powers.influence import (
    may_activate,
    rank_competitors,
    win_ally,
)
from tercio.kernel.ask import Ask, Option, Procedure
from tercio.kernel.citations import cites
from tercio.wars.diplomacy.declarations import go_to_war
from tercio.wars.diplomacy.own_powers import are_of_one_player
from tercio.wars.model.names import Power
from tercio.wars.model.refs import power_ref

CHANCES = 2
"""The winner of the check has first refusal, then the second."""


@cites("VQ 9.4", "VQ 24.6", "VQ 27")
def resolve_attack(g: VirginQueen, declarer: Power, victim: Power) -> Procedure[None]:
    """The status of the victim, without the declarer and the power that could only part it."""
    if is_resolved(g, victim):
        return
    aloof = [p for p in g.impulse_order() if not may_activate(g, victim, p)]
    ranking = yield from rank_competitors(g, victim, [declarer, *aloof])
    # A player's two powers never fight each other (27): the other one passes its right on.
    suitors = [p for p in ranking if not are_of_one_player(g, p, declarer)]
    if victim in g.world.majors:
        yield from _take_command(g, suitors, declarer, victim)
    else:
        yield from _intervention(g, suitors, declarer, victim)
    close_status(g, victim)


@cites("VQ 27", "VQ 24.6")
def _take_command(
    g: VirginQueen, suitors: list[Power], declarer: Power, victim: Power
) -> Procedure[None]:
    """Who wins a major power plays it, and need not join its war: there is no isolation."""
    for winner in suitors[:1]:
        g.record(StatusWon(power_ref(g, winner), power_ref(g, victim)))
        yield from win_ally(g, victim, winner, suitors, declarer=declarer)


@cites("VQ 9.4", "VQ 24.2")
def _intervention(
    g: VirginQueen, suitors: list[Power], declarer: Power, minor: Power
) -> Procedure[None]:
    """A minor's new ally is at war with the declarer, even if they were allies before."""
    for power in suitors[:CHANCES]:
        g.record(StatusWon(power_ref(g, power), power_ref(g, minor)))
        if (yield from _intervenes(g, power, declarer, minor)):
            yield from go_to_war(g, power, declarer, declared=False)
            yield from win_ally(g, minor, power, suitors)
            return


def _intervenes(g: VirginQueen, power: Power, declarer: Power, minor: Power) -> Procedure[bool]:
    args = {
        "power": power_ref(g, power),
        "enemy": power_ref(g, declarer),
        "minor": power_ref(g, minor),
    }
    pick = yield Ask(
        g.seat_of(power),
        "intervene",
        [Option("intervene", True, args=args), Option("isolate", False)],
        "VQ 9.4",
        args=args,
    )
    return bool(pick.value)
