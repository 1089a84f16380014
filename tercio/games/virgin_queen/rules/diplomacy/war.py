"""Declarations of war (VQ 9.4)."""

from tercio.games.virgin_queen.position import VirginQueen
from tercio.games.virgin_queen.powers import MAJORS, MINORS
from tercio.games.virgin_queen.rules.diplomacy.intervention import resolve_attack
from tercio.games.virgin_queen.rules.diplomacy.war_chest import funds, pay_for_wars
from tercio.games.virgin_queen.rules.diplomacy.war_restrictions import IN_DIPLOMACY
from tercio.games.virgin_queen.rules.england_spain import war_cost
from tercio.kernel.ask import PASS, Ask, Option, Procedure, Refusal
from tercio.kernel.citations import cites
from tercio.wars.diplomacy.declarations import go_to_war
from tercio.wars.names import Cp, Power


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
    # Steps 1 and 2: majors and minors, in the order of the player's choice.
    while True:
        targets = _affordable(g, power, owed)
        if not targets:
            break
        pick = yield _on_whom(g, power, targets, owed)
        if pick.key == PASS:
            break
        target: Power = pick.value
        owed += war_cost(g, power, target)
        yield from go_to_war(g, power, target)
        if not g.is_played(target):
            attacked.append(target)
            g.give_up_influence(target, power)
    # Step 3.
    yield from pay_for_wars(g, power, owed)
    # Step 4.
    while attacked:
        victim = yield from _which_victim(g, power, attacked)
        attacked.remove(victim)
        yield from resolve_attack(g, power, victim)


def _affordable(g: VirginQueen, power: Power, owed: Cp) -> list[Power]:
    left = funds(g, power) - owed
    targets = IN_DIPLOMACY.enumerate((*MAJORS, *MINORS), g, power)
    return [target for target in targets if war_cost(g, power, target) <= left]


def _on_whom(g: VirginQueen, power: Power, targets: list[Power], owed: Cp) -> Ask:
    rows = g.world.power_rows
    left = funds(g, power) - owed
    options = [
        Option(
            f"war.{rows[target].id}",
            target,
            (g.power_ref(target),),
            "option-declare-war",
            {"enemy": g.power_ref(target), "cp": war_cost(g, power, target)},
        )
        for target in targets
    ]

    def explain(ref: str) -> list[Refusal]:
        for target in (*MAJORS, *MINORS):
            if g.power_ref(target) == ref:
                reasons = IN_DIPLOMACY.refusals(g, power, target)
                return reasons or [Refusal("VQ 9.4", "forbid-too-few-cp-for-war")]
        return []

    return Ask(
        g.seat_of(power),
        "declare-war",
        [*options, Option(PASS)],
        "VQ 9.4",
        {"power": g.power_ref(power), "cp": left},
        explain=explain,
    )


def _which_victim(g: VirginQueen, power: Power, attacked: list[Power]) -> Procedure[Power]:
    """The order in which the status of several is resolved is the attacker's choice."""
    if len(attacked) == 1:
        return attacked[0]
    rows = g.world.power_rows
    pick = yield Ask(
        g.seat_of(power),
        "resolve-first",
        [Option(f"resolve.{rows[t].id}", t, (g.power_ref(t),)) for t in attacked],
        "VQ 9.4",
        {"power": g.power_ref(power)},
    )
    victim: Power = pick.value
    return victim
