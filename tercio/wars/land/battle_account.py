"""What a battle was fought with, for those who look at it afterwards (14-16).

Nothing here is read by the rules: it is told beside who has won.
"""

from collections import Counter
from collections.abc import Mapping
from itertools import chain

from tercio.wars.land.battle import Battle, Side
from tercio.wars.model.events import BattleAccount, SideAccount
from tercio.wars.model.refs import force_refs
from tercio.wars.model.ship_questions import ship_kind
from tercio.wars.model.war import AnyWar

CARDS = "cards"


def take_account(
    g: AnyWar, side: Side, reasons: Mapping[str, int], strength: tuple[int, ...]
) -> None:
    """Right before a side rolls: what it has, why so many dice, and what odds depend on."""
    counted = with_cards(reasons, side.dice)
    dice = [(reason, count) for reason, count in counted.items() if count]
    side.account = SideAccount(_refs(g, side), dice, list(strength))


def with_cards(reasons: Mapping[str, int], dice: int) -> dict[str, int]:
    """What the rules do not count was brought by cards."""
    return {**reasons, CARDS: dice - sum(reasons.values())}


def _refs(g: AnyWar, side: Side) -> list[str]:
    ids = g.world.power_rows
    ships = Counter((g.world.ship_owner[ship], ship_kind(g, ship)) for ship in side.ships)
    fleet = [f"unit:{ids[owner].id}.{kind}.{count}" for (owner, kind), count in ships.items()]
    return [*fleet, *chain.from_iterable(force_refs(g, force) for force in side.forces())]


def account_of(battle: Battle) -> BattleAccount | None:
    """None where nobody has rolled, or a side had nothing to roll with."""
    attacker, defender = battle.attacker.account, battle.defender.account
    if attacker is None or defender is None:
        return None
    if battle.rolls_first < 0:
        return BattleAccount(attacker, defender)
    surprises = battle.side_of(battle.rolls_first) is battle.attacker
    return BattleAccount(attacker, defender, "attacker" if surprises else "defender")
