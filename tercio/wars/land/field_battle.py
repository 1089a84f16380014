"""Field battle (14)."""

from collections.abc import Callable
from typing import Generic

from tercio.kernel.ask import Foresee, Procedure, nothing
from tercio.kernel.citations import cites
from tercio.wars.cards.responses import respond_window
from tercio.wars.display.prospects import field_prospect, weigh_cards
from tercio.wars.land.after_battle import capture_the_eliminated, check_for_siege, conduct_retreats
from tercio.wars.land.battle import Battle, Side
from tercio.wars.land.battle_dice import (
    Muster,
    battle_dice,
    count_dice,
    roll_in_the_field,
    tell_winner,
)
from tercio.wars.land.battle_losses import take_losses
from tercio.wars.model.names import NOBODY, Power
from tercio.wars.model.refs import place_ref
from tercio.wars.model.war import AnyWar, G_contra

PURPOSE = "field battle"


class BattleHooks(Generic[G_contra]):
    """What follows a battle."""

    def after_land_battle(self, g: G_contra, battle: Battle) -> Procedure[None]:
        """After a field battle or an assault is over."""
        return nothing()


@cites("HIS 14", "VQ 14")
def field_battle(g: AnyWar, battle: Battle) -> Procedure[None]:
    """The attacker is the active power; the defender wins ties."""
    yield from fight(g, battle)
    yield from take_casualties(g, battle)
    capture_the_eliminated(g, battle)
    yield from conduct_retreats(g, battle)
    yield from check_for_siege(g, battle)
    yield from g.hooks.after_land_battle(g, battle)


@cites("HIS 14", "VQ 14")
def fight(g: AnyWar, battle: Battle) -> Procedure[None]:
    """Steps 1 to 8: cards, dice, and who has won."""
    muster = Muster(g, battle)
    yield from _window(g, battle, "before_field_battle", _both(battle))
    muster.refresh(g)
    if battle.attacker.size and (battle.defender.size or battle.sack):
        muster.count(g)
        yield from _combat_cards(g, battle, muster)
        yield from _roll_dice(g, battle)
    declare_winner(g, battle)


def _both(battle: Battle) -> list[Power]:
    return [*battle.attacker.powers(), *battle.defender.powers()]


def _window(
    g: AnyWar,
    battle: Battle,
    moment: str,
    powers: list[Power],
    *,
    foresight: Callable[[Power], Foresee] | None = None,
) -> Procedure[None]:
    majors = [power for power in powers if g.is_played(power)]
    if majors:
        yield from respond_window(
            g,
            moment,
            battle,
            majors,
            cite=f"{g.book} 14",
            place=place_ref(g, battle.place),
            told={"battle": "field"},
            foresight=foresight,
        )


def _combat_cards(g: AnyWar, battle: Battle, muster: Muster) -> Procedure[None]:
    """Steps 4 and 5: the attacker declares combat cards, then every defending power."""
    moment = "field_battle_cards"
    foresight = weigh_cards(battle, moment, field_prospect, count_dice)
    for side in (battle.attacker, battle.defender):
        yield from _window(g, battle, moment, side.powers(), foresight=foresight)
        muster.recount(g)


def _roll_dice(g: AnyWar, battle: Battle) -> Procedure[None]:
    """Steps 6 and 7. A surprise strikes before the other side counts its dice."""
    if battle.rolls_first == NOBODY:
        roll_in_the_field(g, battle, battle.attacker, PURPOSE)
        roll_in_the_field(g, battle, battle.defender, PURPOSE)
    else:
        first = battle.side_of(battle.rolls_first)
        yield from _surprise(g, battle, first, battle.other_side(first))
    yield from _window(g, battle, "field_battle_after_roll", _both(battle))


def _surprise(g: AnyWar, battle: Battle, first: Side, second: Side) -> Procedure[None]:
    roll_in_the_field(g, battle, first, PURPOSE)
    before = battle_dice(g, battle, second)
    first.dealt = min(first.hits, second.size)
    yield from take_losses(g, second, first.dealt)
    if second.size:
        second.dice += battle_dice(g, battle, second) - before
        roll_in_the_field(g, battle, second, PURPOSE)


@cites("HIS 14", "VQ 14")
def declare_winner(g: AnyWar, battle: Battle) -> None:
    """Step 8: most hits; the defender wins ties. A side without units has lost before."""
    attacker, defender = battle.attacker, battle.defender
    wins = attacker.total_hits > defender.total_hits
    if not defender.size and not attacker.total_hits and not battle.sack:
        wins = bool(attacker.size)
    tell_winner(g, battle, attacker if wins else defender)


def _hits_that_count(side: Side, other: Side) -> int:
    """What a side still inflicts on the other when losses are taken."""
    return max(0, side.total_hits - side.dealt - other.ignored)


@cites("HIS 14", "VQ 14")
def take_casualties(g: AnyWar, battle: Battle) -> Procedure[None]:
    """Step 9: one unit for each hit. If nobody would be left, one unit survives."""
    attacker, defender = battle.attacker, battle.defender
    on_attacker = min(_hits_that_count(defender, attacker), attacker.size)
    on_defender = min(_hits_that_count(attacker, defender), defender.size)
    if on_attacker == attacker.size and on_defender == defender.size:
        on_attacker, on_defender = one_survives(battle, on_attacker, on_defender)
    yield from take_losses(g, attacker, on_attacker)
    yield from take_losses(g, defender, on_defender)


@cites("HIS 14", "VQ 14")
def one_survives(battle: Battle, on_attacker: int, on_defender: int) -> tuple[int, int]:
    """The losses where nobody would be left: who rolled more dice, or else the defender, keeps a
    unit, unless its last one has fallen to a surprise."""
    if len(battle.attacker.rolled) > len(battle.defender.rolled):
        return max(0, on_attacker - 1), on_defender
    return on_attacker, max(0, on_defender - 1)
