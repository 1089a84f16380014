"""What land war in Virgin Queen adds to the shared procedures (VQ 5.1, 13-15)."""

from tercio.games.virgin_queen.model.patronage_questions import has_bonus
from tercio.games.virgin_queen.model.position import VirginQueen
from tercio.games.virgin_queen.model.powers import KNIGHTS, MORISCOS
from tercio.kernel.citations import cites
from tercio.wars.land.battle import Battle
from tercio.wars.land.entry import shelters_with_our_ally
from tercio.wars.model.names import LeaderId, Mask, Power, Space


@cites("VQ 13.2", "VQ 13.3", "VQ 16.1", "VQ 22.2")
def telescope(g: VirginQueen, power: Power) -> int:
    """To interceptions and to avoiding battle, on land and at sea."""
    if not has_bonus(g, power, "telescope"):
        return 0
    return g.world.science_bonuses["telescope"].numbers["interception"]


@cites("VQ 15.1", "VQ 22.2")
def walls(g: VirginQueen, battle: Battle) -> int:
    """Dice for being the defender of an assault; a ravelin adds one."""
    defender = battle.defender.power
    extra = g.world.science_bonuses["ravelin"].numbers["dice"]
    return 1 + (extra if has_bonus(g, defender, "ravelin") else 0)


@cites("VQ 13.1")
def may_attack(g: VirginQueen, power: Power, space: Space) -> bool:
    """Not where enemies are guests in a fortified space of a common ally."""
    if g.world.edition_rule("common_ally_fortress") == "may_enter":
        return True
    return not shelters_with_our_ally(g, power, space)


# -- who may not go everywhere ---------------------------------------------------------------------


@cites("VQ 17.1", "VQ 23.1")
def unit_leash(g: VirginQueen, owner: Power) -> Mask:
    """The Knights never move; the Moriscos stay near Granada."""
    if owner == KNIGHTS:
        return g.state.land[KNIGHTS]
    if owner == MORISCOS:
        return g.world.near_granada
    return -1


@cites("VQ 20.10")
def leader_leash(g: VirginQueen, leader: LeaderId) -> Mask:
    """The Duke of Guise does not leave France, to which Metz belongs in this respect."""
    return g.world.confined.get(leader, -1)
