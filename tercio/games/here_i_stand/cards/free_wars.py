"""Wars that a card begins at no cost (HIS 9.6)."""

from collections.abc import Sequence

from tercio.games.here_i_stand.model.position import HereIStand
from tercio.games.here_i_stand.rules.diplomacy.war import AT_ALL_TIMES, declare_war
from tercio.kernel.ask import Ask, Option, Procedure, Refusal
from tercio.kernel.citations import cites
from tercio.wars.model.names import Power


@cites("HIS 9.6")
def declare_free_war(g: HereIStand, power: Power, targets: Sequence[Power]) -> Procedure[Power]:
    """`power` declares war on one of the targets; nobody pays, nor who intervenes."""
    target = targets[0]
    if len(targets) > 1:
        pick = yield _on_whom(g, power, targets)
        target = pick.value
    yield from declare_war(g, power, target)
    return target


def _on_whom(g: HereIStand, power: Power, targets: Sequence[Power]) -> Ask:
    rows = g.world.power_rows
    options = [Option(f"power.{rows[t].id}", t, (g.power_ref(t),)) for t in targets]

    def explain(ref: str) -> list[Refusal]:
        kind, _, id = ref.partition(":")
        return AT_ALL_TIMES.refusals(g, power, g.world.power[id]) if kind == "power" else []

    args = {"power": g.power_ref(power)}
    return Ask(g.seat_of(power), "event-war", options, "HIS 9.6", args, explain=explain)
