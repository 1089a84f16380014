"""Ships on loan to an ally for a turn (9.2): who has a use for them, and what they are worth."""

from tercio.wars.bots.campaigns import Goals, prospects
from tercio.wars.bots.crossings import LEAST_PRIZE, crossings
from tercio.wars.bots.outlook import O, WarOutlook
from tercio.wars.bots.plans import WarPlan
from tercio.wars.diplomacy.alliances import is_leader_loan, loans
from tercio.wars.diplomacy.clauses import Clause
from tercio.wars.model.names import Mask, Power
from tercio.wars.model.ship_questions import enemy_fleets


def has_use_for_ships(o: O, plan: WarPlan[O]) -> bool:
    """Whether there is a port to take across the sea, or one that ships keep us from storming."""
    if o.ships_wanted is None:
        o.ships_wanted = _has_use_for_ships(o, plan)
    return o.ships_wanted


def _has_use_for_ships(o: O, plan: WarPlan[O]) -> bool:
    wanted = Goals(o, plan)
    prospects(o, plan, wanted)
    landings = crossings(o, wanted)
    if any(p.chance >= plan.least_conquest and p.goal.worth >= LEAST_PRIZE for p in landings):
        return True
    return any(goal.worth < goal.prize for goal in wanted.reached())


def loan_worth(o: O, plan: WarPlan[O], clause: Clause) -> float:
    """To either side of a loan. Leaders go with their ships and are counted with them."""
    if is_leader_loan(clause):
        return 0.0
    count = int(clause.detail.rpartition(".")[2])
    w = o.weights
    if not has_use_for_ships(o, plan):
        return count * w.ship_of_ally
    return count * (-w.ship_missed if clause.giver == o.power else w.ship_on_loan)


def idle_fleets(o: WarOutlook, lender: Power, borrower: Power) -> list[str]:
    """What one power can lend to another: of every port that no enemy ships are near, all."""
    watched = _near(o, enemy_fleets(o.g, lender))
    fleets: dict[str, str] = {}
    for detail in loans(o.g, lender, borrower):
        fleet, _, count = detail.rpartition(".")
        if count.isdigit() and not watched >> o.world.location[fleet.partition(".")[0]] & 1:
            fleets[fleet] = detail  # the counts of a fleet come in ascending order
    return list(fleets.values())


def _near(o: WarOutlook, ships: Mask) -> Mask:
    """Where ships are, the seas beside them, and the ports on these."""
    water = o.world.water
    seas = (ships | water.neighbours(ships)) & o.world.all_seas
    return ships | seas | water.neighbours(seas)
