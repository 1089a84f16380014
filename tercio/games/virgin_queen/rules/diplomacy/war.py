"""Declarations of war (VQ 9.4)."""

from tercio.games.virgin_queen.model.influence_verbs import give_up_influence
from tercio.games.virgin_queen.model.position import VirginQueen
from tercio.games.virgin_queen.model.powers import MAJORS, MINORS
from tercio.games.virgin_queen.rules.diplomacy.england_and_spain import war_cost
from tercio.games.virgin_queen.rules.diplomacy.intervention import resolve_attack
from tercio.games.virgin_queen.rules.diplomacy.war_chest import funds, pay_for_wars
from tercio.games.virgin_queen.rules.diplomacy.war_restrictions import IN_DIPLOMACY
from tercio.kernel.ask import PASS, Ask, Option, Procedure
from tercio.kernel.citations import cites
from tercio.wars.diplomacy.declarations import ask_on_whom, go_to_war
from tercio.wars.model.names import Cp, Power
from tercio.wars.model.refs import power_ref


@cites("VQ 9.4")
def war_segment(g: VirginQueen) -> Procedure[None]:
    """Each power in impulse order goes through the whole procedure before the next."""
    for power in g.impulse_order():
        if g.is_played(power):
            yield from declare_wars(g, power)


@cites("VQ 9.4")
def declare_wars(g: VirginQueen, power: Power) -> Procedure[None]:
    """Steps 1 to 4 for one power."""
    owed = 0
    attacked: list[Power] = []
    # Steps 1 and 2: majors and minors, in the order of the player's choice. Who cannot pay is asked
    # all the same: whether a power is passed over must not tell what its hand is worth.
    while targets := IN_DIPLOMACY.enumerate((*MAJORS, *MINORS), g, power):
        left = funds(g, power) - owed
        costs = _affordable(g, power, targets, left)
        pick = yield ask_on_whom(g, power, costs, left, table=IN_DIPLOMACY, cite="VQ 9.4")
        if pick.key == PASS:
            break
        target: Power = pick.value
        owed += costs[target]
        yield from go_to_war(g, power, target)
        if not g.is_played(target):
            attacked.append(target)
            give_up_influence(g, target, power)
    # Step 3.
    yield from pay_for_wars(g, power, owed)
    # Step 4.
    while attacked:
        victim = yield from _which_victim(g, power, attacked)
        attacked.remove(victim)
        yield from resolve_attack(g, power, victim)


def _affordable(g: VirginQueen, power: Power, targets: list[Power], left: Cp) -> dict[Power, Cp]:
    """On whom it may declare war with the CP that are left, and what each war costs."""
    costs = {target: war_cost(g, power, target) for target in targets}
    return {target: cost for target, cost in costs.items() if cost <= left}


def _which_victim(g: VirginQueen, power: Power, attacked: list[Power]) -> Procedure[Power]:
    """The order in which the status of several is resolved is the attacker's choice."""
    if len(attacked) == 1:
        return attacked[0]
    rows = g.world.power_rows
    pick = yield Ask(
        g.seat_of(power),
        "resolve-first",
        [Option(f"resolve.{rows[t].id}", t, (power_ref(g, t),)) for t in attacked],
        "VQ 9.4",
        args={"power": power_ref(g, power)},
    )
    victim: Power = pick.value
    return victim
