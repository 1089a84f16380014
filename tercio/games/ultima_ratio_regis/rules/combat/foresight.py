"""What a combat promises before it is fought (uRR 13.1).

    prospect(g, combat, power)             the chances in the eyes of one of the two sides
    prospect_if(g, combat, power, change)  if the combat were changed first

Everything is read off a view, and holds as things stand: the best units fight, as many as the
battlefield holds; advantages raise the worst die and disadvantages lower the best; nobody raises
conscripts, changes the battlefield or plays a card who has not done so yet.
"""

from collections.abc import Callable

from tercio.games.ultima_ratio_regis.model.names import NOBODY, QUALITY, Power
from tercio.games.ultima_ratio_regis.model.position import Regis
from tercio.games.ultima_ratio_regis.model.refs import place_ref, power_ref
from tercio.games.ultima_ratio_regis.rules.combat.dice import LEAST, MOST, Result
from tercio.games.ultima_ratio_regis.rules.combat.odds import Scores, chances, scores
from tercio.games.ultima_ratio_regis.rules.combat.sides import (
    FORTRESS_DIE,
    Combat,
    Die,
    Side,
    has_gift,
    lasting_advantages,
)
from tercio.kernel.ask import Args, Prospect
from tercio.kernel.citations import cites

Change = Callable[[Combat], None]


def prospect(g: Regis, combat: Combat, power: Power) -> Prospect | None:
    """None if the power is not in it, or nobody throws dice."""
    return prospect_if(g, combat, power, lambda imagined: None)


def prospect_if(g: Regis, combat: Combat, power: Power, change: Change) -> Prospect | None:
    imagined = combat.copy()
    change(imagined)
    complete(g, imagined)
    attacking = imagined.attacker.power == power
    if not attacking and imagined.defender.power != power:
        return None
    if not any(side.dice for side in imagined.sides):
        return None
    mine, theirs = (_scores(g, imagined, side) for side in imagined.sides)
    each = g.world.book.combat.casualties
    found = chances(mine, theirs, lambda result: losses(g, imagined, result), each)
    enemy = imagined.defender if attacking else imagined.attacker
    args: Args = {"place": place_ref(g, combat.place), "enemy": power_ref(g, enemy.power)}
    title = f"odds-{'piracy' if combat.kind == 'naval' and combat.fixed else combat.kind}"
    if attacking:
        return Prospect(title, args, *found)
    win, draw, loss, lost, taken = found
    return Prospect(title, args, loss, draw, loss=win, mine=taken, theirs=lost)


def _scores(g: Regis, combat: Combat, side: Side) -> Scores:
    categories = tuple(sorted(die.category for die in side.dice))
    return scores(g.world.book.combat_table, categories, has_gift(combat, side))


def number_of(combat: Combat, side: Side) -> int:
    """0 of the attacker, 1 of the defender."""
    return 0 if side is combat.attacker else 1


# -- as things stand ---------------------------------------------------------------------------


def announced(g: Regis, combat: Combat) -> Combat:
    """With what each side has whatever the circumstances, as when it begins."""
    for side in combat.sides:
        if side.power != NOBODY:
            side.advantages += lasting_advantages(g, combat, side.power)
    return combat


@cites("uRR 13.1.5", "uRR 13.1.2")
def complete(g: Regis, combat: Combat) -> None:
    """What is left of the preparation, as both sides would have it."""
    for side in combat.sides:
        if not side.dice:
            side.dice = best_dice(g, side, combat.size)
        while side.advantages and shift_worst(side):
            side.advantages -= 1
        while side.disadvantages and shift_best(side):
            side.disadvantages -= 1
        if side.ability == "creative" and not side.is_created:
            shift_worst(side)


def best_dice(g: Regis, side: Side, size: int) -> list[Die]:
    dice = [Die(QUALITY[kind], owner, kind) for owner, kind in side.force.each]
    if side.fortress:
        dice.append(Die(g.world.book.combat.fortress, side.power, FORTRESS_DIE))
    dice.sort(key=lambda die: -die.category)
    return dice[:size]


def shift_worst(side: Side) -> bool:
    """Raise the lowest die; whether there was one to raise."""
    low = min((die for die in side.dice if die.category < MOST), key=_category, default=None)
    if low is not None:
        low.category += 1
    return low is not None


def shift_best(side: Side) -> bool:
    """Lower the highest die."""
    high = max((die for die in side.dice if die.category > LEAST), key=_category, default=None)
    if high is not None:
        high.category -= 1
    return high is not None


def _category(die: Die) -> int:
    return die.category


# -- losses ------------------------------------------------------------------------------------


@cites("uRR 13.1.7")
def losses(g: Regis, combat: Combat, result: Result) -> tuple[int, int]:
    """Units that each side would lose: eliminated, dispersed, damaged, or siege casualties."""
    return _losses(g, combat, result, 0), _losses(g, combat, result, 1)


def _losses(g: Regis, combat: Combat, result: Result, number: int) -> int:
    side = combat.sides[number]
    if side.unhurt:
        return 0
    wins = result.winner == number
    besieged = combat.kind == "siege" and number == 1
    gone = 0 if combat.kind == "subjugation" else _eliminated(combat, result, number)
    count = result.disbands[number] // _each(g, combat, side)
    if combat.kind == "siege":
        count = max(count, int(result.winner == 1 - number))
    if besieged:
        return gone + count
    left = side.force.size - gone - wins
    return gone + max(min(count, len(side.fighters) - gone, left), 0)


def _eliminated(combat: Combat, result: Result, number: int) -> int:
    """The winner keeps his last unit; of the besieged the fortress is the last to go."""
    side, wins = combat.sides[number], result.winner == number
    fortress = combat.kind == "siege" and side.fortress_fought
    most = len(side.fighters)
    if wins and not fortress:
        most = min(most, max(side.force.size - 1, 0))
    gone = min(result.eliminated[number], most)
    all_fought = len(side.fighters) == side.force.size
    if fortress and not wins and all_fought and result.eliminated[number] > side.force.size:
        gone += 1
    return gone


def _each(g: Regis, combat: Combat, side: Side) -> int:
    """Disband results for one unit."""
    if combat.kind == "land":
        return 1
    if combat.kind == "subjugation":
        if combat.is_opposed_by_walls:
            return NEVER
        return disbands_in_chase(g, side)
    return g.world.book.combat.disbands


@cites("uRR 13.5.5")
def disbands_in_chase(g: Regis, side: Side) -> int:
    """Disband results for one troop after a subjugation."""
    return g.world.book.combat.disbands if side.force.leaders else 1


NEVER = 99
"""More disband results than there can be: against walls nobody is dispersed (13.5.5)."""
