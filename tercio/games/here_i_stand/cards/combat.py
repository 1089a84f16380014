"""Combat cards, 24 to 30 (HIS 6.1, 14, 15.1)."""

from tercio.games.here_i_stand.cards.registry import of_card
from tercio.games.here_i_stand.conditions.registry import condition
from tercio.games.here_i_stand.model.position import HereIStand
from tercio.games.here_i_stand.model.powers import (
    OTTOMAN,
)
from tercio.wars.land.battle import Battle, Side
from tercio.wars.model.force_pools import make_change, most_that_fit
from tercio.wars.model.names import SECOND, Power
from tercio.wars.model.rows import CardMode


def _mercenaries(g: HereIStand, side: Side) -> list[tuple[Power, int]]:
    """(owner, count) of the mercenaries that fight on a side."""
    found: dict[Power, int] = {}
    for force in side.forces():
        for owner, kind, count in force.stacks():
            if kind == SECOND and g.world.second_kind[owner] == "mercenary":
                found[owner] = found.get(owner, 0) + count
    return list(found.items())


# -- 26: Mercenaries Bribed ------------------------------------------------------------------------


@condition("HIS 14")
def no_ottoman_in_battle(g: HereIStand, power: Power, about: Battle) -> bool:
    return OTTOMAN not in (*about.attacker.powers(), *about.defender.powers())


@of_card(26, "mercenaries_bribed.combat", cite="HIS 14")
def mercenaries_bribed(g: HereIStand, power: Power, mode: CardMode, battle: Battle) -> None:
    """Half of the other side's mercenaries, rounded up, change sides."""
    other = battle.other_side(battle.side_of(power))
    bribed = (sum(count for _, count in _mercenaries(g, other)) + 1) // 2
    for owner, count in _mercenaries(g, other):
        leaving = min(count, bribed)
        g.lose_troops(owner, SECOND, leaving, battle.space)
        make_change(g, owner, battle.space)
        bribed -= leaving
        g.place_troops(
            power,
            SECOND,
            most_that_fit(g, power, SECOND, leaving, space=battle.space),
            battle.space,
        )


# -- 27: Mercenaries Grow Restless -----------------------------------------------------------------


@of_card(27, "mercenaries_grow_restless.combat", cite="HIS 15.1")
def mercenaries_grow_restless(g: HereIStand, power: Power, mode: CardMode, battle: Battle) -> None:
    """All mercenaries of the assaulting formation leave; the assault re-checks its siege."""
    for owner, count in _mercenaries(g, battle.attacker):
        g.lose_troops(owner, SECOND, count, battle.space)


# -- 29: Surprise Attack ---------------------------------------------------------------------------


@of_card(29, "surprise_attack.combat", cite="HIS 14")
def surprise_attack(g: HereIStand, power: Power, mode: CardMode, battle: Battle) -> None:
    battle.rolls_first = power
