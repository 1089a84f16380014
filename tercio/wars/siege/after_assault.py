"""What happens in an assault, and after it (15.1)."""

from collections.abc import Callable
from typing import Generic

from tercio.kernel.ask import Foresee, Procedure
from tercio.kernel.citations import cites
from tercio.wars.cards.responses import respond_window
from tercio.wars.display.prospects import assault_prospect, weigh_cards
from tercio.wars.land.battle import Battle, Side
from tercio.wars.land.battle_account import take_account
from tercio.wars.land.battle_dice import Muster, leader_bonus, roll, tell_winner
from tercio.wars.land.battle_losses import take_losses
from tercio.wars.land.capture import capture_leaders
from tercio.wars.land.displacement import displace_army
from tercio.wars.land.formations import choose_force, formation_limit, is_formation, whole_force
from tercio.wars.land.hostility import controlling_side, is_passive
from tercio.wars.model.force import Force
from tercio.wars.model.leader_questions import leaders_at
from tercio.wars.model.names import SECOND, Cp, Power, Space
from tercio.wars.model.numbered import powers_in
from tercio.wars.model.refs import place_ref, power_ref
from tercio.wars.model.war import AnyWar, G_contra
from tercio.wars.sea.naval_retreat import lose_fleet_in_port
from tercio.wars.siege.siege import check_siege
from tercio.wars.turn.actions import pay

PURPOSE = "assault"


class StormHooks(Generic[G_contra]):
    """How an assault is fought."""

    def storm_begins(self, g: G_contra, battle: Battle) -> Procedure[None]:
        """Before combat cards are declared in an assault: cards that must be played."""
        yield from ()

    def assault_defender_dice(self, g: G_contra, battle: Battle) -> int:
        """Dice for being the defender of an assault (15.1)."""
        return 1


@cites("HIS 15.1", "VQ 15.1")
def carry_out_assault(g: AnyWar, battle: Battle, cost: Cp = 0) -> Procedure[None]:
    """Steps 2 to 11 of an assault that has been declared.

    An assault that a response has barred does not take place and is not paid for.
    """
    g.state.impulse.assaulted |= 1 << battle.place
    others = [power for power in g.impulse_order() if power != battle.attacker.power]
    played = yield from _window(g, battle, "assault_announced", others)
    if "assault" in g.state.impulse.barred:
        return
    if cost:
        # A response that takes CP, and does not bar the assault, takes only what it leaves over.
        pay(g, battle.attacker.power, min(cost, g.state.impulse.cp), PURPOSE)
    if battle.stopped:
        return
    if not played or (yield from _goes_on(g, battle)):
        yield from storm(g, battle)


def _goes_on(g: AnyWar, battle: Battle) -> Procedure[bool]:
    """Step 2: a response may have cost units; without a leader whom it keeps out of the assault,
    a formation may have to shrink."""
    force = battle.attacker.force
    still = g.state.impulse.still_leaders
    force.leaders = [leader for leader in force.leaders if not still >> leader & 1]
    present = whole_force(g, force.power, force.space)
    for owner, kind, count in list(force.stacks()):
        force.add(owner, kind, min(0, present.count(owner, kind) - count))
    if not is_formation(g, force):
        chosen = yield from choose_force(
            g, force.power, force.space, kind="assault-formation", cite="15.1", pool=force
        )
        if chosen is not None:
            battle.attacker.force = chosen
    return battle.attacker.size > 0


@cites("HIS 15.1", "VQ 15.1")
def storm(g: AnyWar, battle: Battle) -> Procedure[bool]:
    """Steps 3 to 11: dice, cards, losses and what becomes of the space."""
    muster = Muster(g, battle)
    yield from _window(g, battle, "before_assault", [battle.attacker.power])
    muster.refresh(g)
    _count(g, battle)
    yield from _combat_cards(g, battle, muster)
    yield from check_siege(g, battle.space)
    if not g.state.besiegers[battle.place] >> battle.attacker.power & 1:
        return False  # cards have broken the siege
    _take_account(g, battle)
    roll(g, battle.attacker, PURPOSE)
    roll(g, battle.defender, PURPOSE)
    yield from _window(g, battle, "assault_after_roll", list(g.impulse_order()))
    yield from _take_casualties(g, battle)
    success = _is_successful(g, battle)
    tell_winner(g, battle, battle.attacker if success else battle.defender)
    if success:
        take_fortress(g, battle.attacker.power, battle.space)
        yield from _window(g, battle, "assault_won", [battle.attacker.power])
    else:
        yield from _fall_back(g, battle)
    yield from g.hooks.after_land_battle(g, battle)
    yield from _window(g, battle, "assault_resolved", list(g.impulse_order()))
    return success


def _window(
    g: AnyWar,
    battle: Battle,
    moment: str,
    powers: list[Power],
    *,
    foresight: Callable[[Power], Foresee] | None = None,
) -> Procedure[list[Power]]:
    majors = [power for power in powers if not is_passive(g, power)]
    return (
        yield from respond_window(
            g,
            moment,
            battle,
            majors,
            cite=f"{g.book} 15.1",
            place=place_ref(g, battle.place),
            told={"attacker": power_ref(g, battle.attacker.power)},
            foresight=foresight,
        )
    )


# -- dice ------------------------------------------------------------------------------------------


@cites("HIS 15.1", "VQ 15.1")
def attacker_dice(g: AnyWar, battle: Battle) -> int:
    """Step 3. Units beyond a legal formation, which cards have brought, roll no dice."""
    return sum(attacker_reasons(g, battle).values())


def attacker_reasons(g: AnyWar, battle: Battle) -> dict[str, int]:
    side = battle.attacker
    if not side.size:
        return {}
    units = _foot(g, side.force)
    if not g.hooks.older_reading(g, "one_assault_formation"):
        units = min(units, formation_limit(g, side.force.leaders))
    share = "assault_units_per_die" if battle.defender.size else "assault_units_per_die_empty"
    return {"assault": -(-units // g.world.constant(share)), "leader": leader_bonus(g, side)}


@cites("HIS 15.1", "VQ 15.1")
def defender_dice(g: AnyWar, battle: Battle) -> int:
    """Step 4. Empty walls defend themselves."""
    return sum(defender_reasons(g, battle).values())


def defender_reasons(g: AnyWar, battle: Battle) -> dict[str, int]:
    side = battle.defender
    units = sum(_foot(g, force) for force in side.forces())
    walls = g.hooks.assault_defender_dice(g, battle)
    return {"units": units, "leader": leader_bonus(g, side), "walls": walls}


def _foot(g: AnyWar, force: Force) -> int:
    """Land units that are not cavalry."""
    kinds = g.world.second_kind
    return sum(
        count
        for owner, kind, count in force.stacks()
        if kind != SECOND or kinds[owner] != "cavalry"
    )


def assault_dice(g: AnyWar, battle: Battle) -> tuple[int, int]:
    return attacker_dice(g, battle), defender_dice(g, battle)


def _take_account(g: AnyWar, battle: Battle) -> None:
    """Losses come from all that the besieger has there."""
    attacker, defender = battle.attacker, battle.defender
    besiegers = whole_force(g, attacker.power, battle.space).size
    storming = besiegers, attacker.dice, attacker.keen_dice
    holding = defender.size, defender.dice, defender.keen_dice
    take_account(g, attacker, attacker_reasons(g, battle), storming)
    take_account(g, defender, defender_reasons(g, battle), holding)


def _count(g: AnyWar, battle: Battle) -> None:
    for side, dice in zip((battle.attacker, battle.defender), assault_dice(g, battle), strict=True):
        side.dice += dice


def _combat_cards(g: AnyWar, battle: Battle, muster: Muster) -> Procedure[None]:
    """Steps 5 and 6: the attacker declares combat cards, then every defending power."""
    moment = "assault_cards"
    yield from g.hooks.storm_begins(g, battle)
    foresight = weigh_cards(battle, moment, assault_prospect, assault_dice)
    for powers in ([battle.attacker.power], battle.defender.powers()):
        before = assault_dice(g, battle)
        yield from _window(g, battle, moment, powers, foresight=foresight)
        muster.refresh(g)
        after = assault_dice(g, battle)
        battle.attacker.dice += after[0] - before[0]
        battle.defender.dice += after[1] - before[1]


# -- results ---------------------------------------------------------------------------------------


@cites("HIS 15.1", "VQ 15.1")
def _take_casualties(g: AnyWar, battle: Battle) -> Procedure[None]:
    """Step 9: losses come from all that a side has in the space, cavalry included."""
    attacker, defender = battle.attacker, battle.defender
    stack = Side(attacker.power, whole_force(g, attacker.power, battle.space))
    on_attacker = min(max(0, defender.total_hits - attacker.ignored), stack.size)
    on_defender = min(max(0, attacker.total_hits - defender.ignored), defender.size)
    yield from take_losses(g, stack, on_attacker)
    yield from take_losses(g, defender, on_defender)


def _is_successful(g: AnyWar, battle: Battle) -> bool:
    return (
        battle.attacker.total_hits > 0
        and not battle.defender.size
        and bool(whole_force(g, battle.attacker.power, battle.space).size)
    )


@cites("HIS 15.1", "VQ 15.1")
def take_fortress(g: AnyWar, power: Power, space: Space) -> None:
    """Step 10: control passes; what was inside its walls and in its harbour is lost."""
    side = controlling_side(g, space)
    for owner in powers_in(side):
        g.lose_all_troops(owner, space, "combat")
    inside = [
        leader
        for leader in leaders_at(g, space)
        if side >> g.state.leader_power[leader] & 1 and not g.world.naval_leader[leader]
    ]
    capture_leaders(g, inside, power)
    for owner in powers_in(side):
        lose_fleet_in_port(g, space, owner)
    g.lift_siege(space)
    g.set_control(space, power)


@cites("HIS 15.1", "VQ 15.1")
def _fall_back(g: AnyWar, battle: Battle) -> Procedure[None]:
    """Step 11: leaders without troops are displaced; too weak a siege is broken."""
    power, space = battle.attacker.power, battle.space
    if not whole_force(g, power, space).size:
        g.lift_siege(space, power)
        yield from displace_army(g, power, space)
    yield from check_siege(g, space)
