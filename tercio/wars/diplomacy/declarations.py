"""States of war: what forbids them at all times, and how they begin (HIS 9.6, VQ 9.4)."""

from collections.abc import Mapping
from typing import Generic

from tercio.kernel.ask import PASS, Args, Ask, Option, Procedure, Refusal
from tercio.kernel.citations import cites
from tercio.kernel.restrictions import Legality, Restrictions, forbids
from tercio.wars.land.displacement import displace
from tercio.wars.model.events import WarDeclared
from tercio.wars.model.names import Cp, Mask, Power
from tercio.wars.model.numbered import by_leader, spaces_in
from tercio.wars.model.power_questions import is_active_minor, is_allied, is_at_war
from tercio.wars.model.refs import power_ref
from tercio.wars.model.troop_questions import own_land
from tercio.wars.model.war import AnyWar, G, G_contra
from tercio.wars.sea.naval_combat import clash_at_sea
from tercio.wars.siege.siege import check_sieges


class DeclarationHooks(Generic[G_contra]):
    """Who may declare war on whom."""

    def war_restrictions(self, g: G_contra) -> Legality[G_contra, Power, Power]:
        """What forbids a power to declare war on another at all times (9.6)."""
        return WARS

    def clash_order(self, g: G_contra, power: Power, enemy: Power) -> tuple[Power, Power]:
        """Attacker and defender where fleets fight because war breaks out (9.6).

        Powers are numbered in impulse order, those that nobody plays included.
        """
        return (power, enemy) if power < enemy else (enemy, power)


@forbids("HIS 9.6", "VQ 9.4")
def is_at_war_already(g: AnyWar, power: Power, target: Power) -> bool:
    return power == target or is_at_war(g, power, target)


@forbids("HIS 9.6", "HIS 22.6", "VQ 9.4", "VQ 24.7")
def needs_no_war(g: AnyWar, power: Power, target: Power) -> bool:
    """Independent keys can be besieged by anybody."""
    return target >= g.world.independent


@forbids("HIS 9.6", "VQ 9.4")
def display_allows_no_war(g: AnyWar, power: Power, target: Power) -> bool:
    """The display has no cost for a war between these two."""
    row = g.world.war_costs.get((power, target))
    return row is None or row.never


@forbids("HIS 9.6", "VQ 9.4")
def minor_has_an_ally(g: AnyWar, power: Power, target: Power) -> bool:
    """The war is declared on its major power instead."""
    return is_active_minor(g, target)


@forbids("HIS 9.6", "VQ 9.4")
def target_is_an_ally(g: AnyWar, power: Power, target: Power) -> bool:
    return power != target and is_allied(g, power, target)


WARS = Restrictions(
    "war-at-all-times",
    is_at_war_already,
    needs_no_war,
    display_allows_no_war,
    minor_has_an_ally,
    target_is_an_ally,
)


def ask_on_whom(
    g: G,
    power: Power,
    costs: Mapping[Power, Cp],
    funds: Cp,
    *,
    table: Legality[G, Power, Power],
    cite: str,
) -> Ask:
    """Whom a power declares war on, and for how many CP, or nobody (any more).

    `table` forbids wars; without a reason of its own it is the CP that are lacking.
    """
    rows, refs = g.world.power_rows, g.world.power_refs
    options = [
        Option(
            f"war.{rows[target].id}",
            target,
            (refs[target],),
            "option-declare-war",
            args={"enemy": refs[target], "cp": cost},
        )
        for target, cost in costs.items()
    ]

    def explain(ref: str) -> list[Refusal]:
        for target in (*g.world.majors, *g.world.minors):
            if refs[target] == ref:
                reasons = table.refusals(g, power, target)
                return reasons or [Refusal(cite, "forbid-too-few-cp-for-war")]
        return []

    args: Args = {"power": refs[power], "cp": funds}
    return Ask(
        g.seat_of(power), "declare-war", [*options, Option(PASS)], cite, args=args, explain=explain
    )


@cites("HIS 9.6", "VQ 9.4")
def go_to_war(g: AnyWar, power: Power, enemy: Power, *, declared: bool = True) -> Procedure[None]:
    """The two are at war from now on, whatever they were before.

    Units that share a space are parted; fleets that share a sea zone fight at once.
    """
    if is_at_war(g, power, enemy):
        return
    if declared:
        g.record(WarDeclared(power_ref(g, power), power_ref(g, enemy)))
    g.begin_war(power, enemy)
    if enemy in g.world.majors and power in g.world.majors:
        yield from part_enemies(g, power, enemy)
        yield from check_sieges(g)
        first, second = g.hooks.clash_order(g, power, enemy)
        yield from clash_at_sea(g, first, second)


@cites("HIS 9.6", "HIS 12.5", "VQ 9.4", "VQ 12.5")
def part_enemies(g: AnyWar, one: Power, other: Power) -> Procedure[None]:
    """Where both have units, those leave that are not in a space of their own power.

    So do guests within the walls of the new enemy.
    """
    walls = g.state.fortresses
    for power, enemy in ((one, other), (other, one)):
        mine, theirs = presence(g, power), presence(g, enemy)
        shared = mine & theirs & g.world.all_spaces & ~g.state.controlled[power]
        guests = mine & g.state.controlled[enemy] & walls
        for space in spaces_in(shared | guests):
            if not g.state.besiegers[space] >> power & 1:
                yield from displace(g, space, [power])


def presence(g: AnyWar, power: Power) -> Mask:
    """Where a power has land units, ships or leaders that it commands."""
    state = g.state
    places: Mask = own_land(g, power) | state.fleets[power]
    for leader, place in by_leader(state.leader_at):
        if place >= 0 and state.patron[state.leader_power[leader]] == power:
            places |= 1 << place
    return places
