"""What combat cards do (VQ 6.1, 14, 15.1, 16.2)."""

from tercio.games.virgin_queen.cards.registry import event, number
from tercio.games.virgin_queen.conditions.land import own_side
from tercio.games.virgin_queen.model.position import VirginQueen
from tercio.games.virgin_queen.model.powers import ENGLAND, OTTOMAN, SPAIN
from tercio.games.virgin_queen.rows.cards import VqCardMode
from tercio.kernel.ask import Ask, Option, Procedure
from tercio.wars.land.battle import HIT, Battle, Side
from tercio.wars.land.battle_dice import reroll_misses
from tercio.wars.model.names import Power


@event("extra_dice", cite="VQ 14")
def extra_dice(g: VirginQueen, power: Power, mode: VqCardMode, battle: Battle) -> None:
    """More dice for one's own side; fire ships scatter the enemy, the Armada above all."""
    side = own_side(battle, power)
    enemy = battle.other_side(side)
    dice = number(g, mode, "dice", power, battle)
    if "armada_factor" in mode.numbers and _holds_armada(g, enemy):
        dice *= mode.numbers["armada_factor"]
    side.dice += dice
    enemy.adrift |= bool(mode.numbers.get("adrift"))


def _holds_armada(g: VirginQueen, side: Side) -> bool:
    return g.world.armada in side.ships


@event("fewer_dice", cite="VQ 14")
def fewer_dice(g: VirginQueen, power: Power, mode: VqCardMode, battle: Battle) -> None:
    """The Ottoman's side rolls fewer dice, though never none."""
    side = own_side(battle, OTTOMAN)
    side.dice = max(1, side.dice - mode.numbers["dice"])


@event("ignore_hits", cite="VQ 14")
def ignore_hits(g: VirginQueen, power: Power, mode: VqCardMode, battle: Battle) -> None:
    """A bodyguard: some hits cost nothing, and no leader of that side is captured."""
    side = own_side(battle, power)
    side.ignored += number(g, mode, "hits", power, battle)
    for each in side.powers():
        g.state.impulse.guarded |= 1 << each


@event("extra_dice_or_reroll", cite="VQ 14")
def drill(g: VirginQueen, power: Power, mode: VqCardMode, battle: Battle) -> None:
    """Spain's veterans roll every miss once more."""
    own_side(battle, SPAIN).rerolls_misses = True


@event("reroll_side", cite="VQ 14")
def reroll_side(g: VirginQueen, power: Power, mode: VqCardMode, battle: Battle) -> Procedure[None]:
    """England rolls some of its dice again, as many as it likes up to a limit: misses only,
    since a hit is never worth rolling again."""
    side = own_side(battle, ENGLAND)
    missed = sum(1 for die in side.rolled if die < HIT)
    most = min(mode.numbers["dice"], missed)
    if not most:
        return
    options = [
        Option(f"reroll.{count}", count, text="option-reroll-dice", args={"count": count})
        for count in range(most, -1, -1)
    ]
    pick = yield Ask(g.seat_of(power), "reroll", options, "VQ 14", {"missed": missed})
    reroll_misses(g, side, pick.value, "again")
