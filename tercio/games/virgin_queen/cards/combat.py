"""What combat cards do (VQ 6.1, 14, 15.1, 16.2)."""

from tercio.games.virgin_queen.cards.registry import of_card, plain
from tercio.games.virgin_queen.model.position import VirginQueen
from tercio.games.virgin_queen.model.powers import ENGLAND, SPAIN
from tercio.games.virgin_queen.rows.cards import VqCardMode
from tercio.kernel.ask import Ask, Option, Procedure
from tercio.wars.cards import plain_effects
from tercio.wars.cards.card_effects import number
from tercio.wars.land.battle import HIT, Battle
from tercio.wars.land.battle_dice import reroll_misses
from tercio.wars.model.names import Power

plain("extra_dice", cite="VQ 14")(plain_effects.extra_dice)
plain("fewer_dice", cite="VQ 14")(plain_effects.fewer_dice)


@of_card(39, "ignore_hits", cite="VQ 14")
def ignore_hits(g: VirginQueen, power: Power, mode: VqCardMode, battle: Battle) -> None:
    """A bodyguard: some hits cost nothing, and no leader of that side is captured."""
    side = battle.side_of(power)
    side.ignored += number(g, mode, "hits", power, battle)
    for each in side.powers():
        g.state.impulse.guarded |= 1 << each


@of_card(40, "extra_dice_or_reroll", cite="VQ 14")
def drill(g: VirginQueen, power: Power, mode: VqCardMode, battle: Battle) -> None:
    """Spain's veterans roll every miss once more."""
    battle.side_of(SPAIN).rerolls_misses = True


@of_card(44, "reroll_side", cite="VQ 14")
def reroll_side(g: VirginQueen, power: Power, mode: VqCardMode, battle: Battle) -> Procedure[None]:
    """England rolls some of its dice again, as many as it likes up to a limit: misses only,
    since a hit is never worth rolling again."""
    side = battle.side_of(ENGLAND)
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
