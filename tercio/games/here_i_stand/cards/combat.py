"""Combat cards, 24 to 30 (HIS 6.1, 14, 15.1, 16.2)."""

from tercio.games.here_i_stand.cards.registry import effect
from tercio.games.here_i_stand.model.position import HereIStand
from tercio.games.here_i_stand.model.powers import FRANCE, HAPSBURG, OTTOMAN
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


@effect("arquebusiers", "combat", cite="HIS 14")
def arquebusiers(g: HereIStand, power: Power, mode: CardMode, battle: Battle) -> None:
    battle.side_of(power).dice += mode.numbers["dice"]


@effect("field_artillery", "combat", cite="HIS 14")
def field_artillery(g: HereIStand, power: Power, mode: CardMode, battle: Battle) -> None:
    gunners = power in (FRANCE, OTTOMAN)
    battle.side_of(power).dice += mode.numbers["french_or_ottoman_dice" if gunners else "dice"]


@effect("mercenaries_bribed", "combat", cite="HIS 14")
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
            power, SECOND, most_that_fit(g, power, SECOND, leaving, battle.space), battle.space
        )


@effect("mercenaries_grow_restless", "combat", cite="HIS 15.1")
def mercenaries_grow_restless(g: HereIStand, power: Power, mode: CardMode, battle: Battle) -> None:
    """All mercenaries of the assaulting formation leave; the assault re-checks its siege."""
    for owner, count in _mercenaries(g, battle.attacker):
        g.lose_troops(owner, SECOND, count, battle.space)


@effect("siege_mining", "combat", cite="HIS 15.1")
def siege_mining(g: HereIStand, power: Power, mode: CardMode, battle: Battle) -> None:
    battle.attacker.dice += mode.numbers["dice"]


@effect("surprise_attack", "combat", cite="HIS 14")
def surprise_attack(g: HereIStand, power: Power, mode: CardMode, battle: Battle) -> None:
    battle.rolls_first = power


@effect("tercios", "hapsburg", cite="HIS 14")
def tercios(g: HereIStand, power: Power, mode: CardMode, battle: Battle) -> None:
    """Extra dice that hit more easily."""
    side = battle.side_of(power)
    side.dice += mode.numbers["dice"]
    side.keen_dice += mode.numbers["dice"]


@effect("tercios", "against_hapsburg", cite="HIS 14")
def tercios_outmatched(g: HereIStand, power: Power, mode: CardMode, battle: Battle) -> None:
    """The side on which the Hapsburgs fight rolls fewer dice."""
    side = battle.side_of(HAPSBURG)
    side.dice = max(0, side.dice + mode.numbers["dice"])
