"""Counting and rolling the dice of a battle, and telling who has won it (14-16)."""

from collections.abc import Mapping

from tercio.kernel.citations import cites
from tercio.wars.land.battle import HIT, Battle, Side
from tercio.wars.land.battle_account import account_of, take_account, with_cards
from tercio.wars.land.formations import best_battle_rating, formation_limit, whole_force
from tercio.wars.model.events import BattleFought
from tercio.wars.model.force import Force
from tercio.wars.model.names import REGULAR, Power
from tercio.wars.model.refs import place_ref, power_ref
from tercio.wars.model.war import AnyWar

KEEN_HIT = 4


@cites("HIS 5.1", "HIS 14", "VQ 5.1", "VQ 14")
def leader_bonus(g: AnyWar, side: Side) -> int:
    """A die for each battle rating point of the side's best leader."""
    return best_battle_rating(g, side.leaders())


@cites("HIS 14", "VQ 14")
def battle_dice(g: AnyWar, battle: Battle, side: Side) -> int:
    """Dice of a side in a field battle before combat cards (steps 2 and 3).

    Units that have swelled the attacker beyond a legal formation roll no dice; besieged units
    that join a relief force always do.
    """
    return sum(dice_by_reason(g, battle, side).values())


def dice_by_reason(g: AnyWar, battle: Battle, side: Side) -> dict[str, int]:
    """The same, each for its reason."""
    if not side.size:
        return {"defender": 1} if battle.sack and side is battle.defender else {}
    dice = {"units": side.size, "leader": leader_bonus(g, side)}
    if side is battle.defender:
        dice["defender"] = 0 if battle.no_defender_die else 1
    elif not battle.sack and not g.hooks.older_reading(g, "excess_attackers"):
        dice["formation"] = min(0, formation_limit(g, side.force.leaders) - side.force.size)
    return dice


def roll_in_the_field(g: AnyWar, battle: Battle, side: Side, purpose: str) -> None:
    strength = side.size, side.dice, side.keen_dice
    take_account(g, side, dice_by_reason(g, battle, side), strength)
    roll(g, side, purpose)


def count_dice(g: AnyWar, battle: Battle) -> tuple[int, int]:
    """Of the attacker and of the defender."""
    return battle_dice(g, battle, battle.attacker), battle_dice(g, battle, battle.defender)


def roll(g: AnyWar, side: Side, purpose: str, reasons: Mapping[str, int] | None = None) -> None:
    """Roll all dice of a side; its keen dice come last.

    Of a battle that has no account the dice themselves tell for what reasons they are so many.
    """
    dice = max(0, side.dice)
    keen = min(side.keen_dice, dice)
    counted = None if reasons is None else with_cards(reasons, dice - keen)
    roll_more(g, side, dice - keen, HIT, purpose=purpose, counted=counted)
    roll_more(g, side, keen, KEEN_HIT, purpose=purpose)
    if side.rerolls_misses:
        reroll_misses(g, side, dice, purpose)


def reroll_misses(g: AnyWar, side: Side, most: int, purpose: str) -> None:
    """Up to `most` dice that missed are rolled once more; there are as many dice as before."""
    missed = [die for die in side.rolled if die < HIT][:most]
    for die in missed:
        side.rolled.remove(die)
    roll_more(g, side, len(missed), HIT, purpose=purpose)


def roll_more(
    g: AnyWar,
    side: Side,
    count: int,
    hit: int,
    *,
    purpose: str,
    counted: Mapping[str, int] | None = None,
) -> int:
    """Roll `count` dice for a side that hit with `hit` or more; the hits are added to its own."""
    if count <= 0:
        return 0
    whose = f"{purpose}, {g.world.power_rows[side.power].name}"
    rolled = g.dice(count, whose, hit, by=power_ref(g, side.power), counted=counted)
    hits = sum(1 for die in rolled if die >= hit)
    side.rolled += rolled
    side.hits += hits
    return hits


def tell_winner(g: AnyWar, battle: Battle, winner: Side) -> None:
    attacker, defender = battle.attacker, battle.defender
    battle.winner = winner.power
    g.record(
        BattleFought(
            battle.kind,
            place_ref(g, battle.place),
            power_ref(g, attacker.power),
            power_ref(g, defender.power),
            attacker_hits=attacker.total_hits,
            defender_hits=defender.total_hits,
            winner=power_ref(g, winner.power),
            account=account_of(battle),
        )
    )


class Muster:
    """Keeps the sides of a battle true to the board while cards are played.

    What arrives during a battle fights in it; what stood by at its start does not.
    """

    def __init__(self, g: AnyWar, battle: Battle) -> None:
        self._battle = battle
        self._bystanders = self._others(g)

    def _others(self, g: AnyWar) -> Force:
        """Units of the attacker in the space that are in neither part of its side."""
        side = self._battle.attacker
        others = whole_force(g, side.power, side.force.space)
        for force in (side.force, side.garrison):
            for owner, kind, count in force.stacks() if force else ():
                others.add(owner, kind, -count)
        return others

    def count(self, g: AnyWar) -> None:
        """Count the dice of both sides."""
        for side in (self._battle.attacker, self._battle.defender):
            side.dice += battle_dice(g, self._battle, side)

    def recount(self, g: AnyWar) -> None:
        """Units have come or gone: bring forces and dice up to date."""
        battle = self._battle
        before = [battle_dice(g, battle, side) for side in (battle.attacker, battle.defender)]
        self.refresh(g)
        for side, old in zip((battle.attacker, battle.defender), before, strict=True):
            side.dice += battle_dice(g, battle, side) - old

    def refresh(self, g: AnyWar) -> None:
        """Bring forces up to date."""
        for force in (self._battle.defender.force, *self._battle.defender.allies):
            present = whole_force(g, force.power, force.space).troops
            if self._battle.sack:
                present = _regulars_alone(present, force.power)
            force.troops = present
        side = self._battle.attacker
        present = whole_force(g, side.power, side.force.space).troops
        for index in present:
            present[index] = max(0, present[index] - self._bystanders.troops.get(index, 0))
        if side.garrison is not None:
            for index, count in side.garrison.troops.items():
                inside = min(count, present.get(index, 0))
                side.garrison.troops[index] = inside
                present[index] = present.get(index, 0) - inside
        side.force.troops = present


def _regulars_alone(troops: dict[int, int], power: Power) -> dict[int, int]:
    """Only a city's own regulars defend it in a sack."""
    return {index: count for index, count in troops.items() if index == power * 2 + REGULAR}
