"""How a war stands when peace is made (uRR 21.5, 21.5.1, 21.5.2)."""

from dataclasses import dataclass

from tercio.games.ultima_ratio_regis.model.area_questions import held_by_side, owned_by_side
from tercio.games.ultima_ratio_regis.model.events.realms import WarDecided
from tercio.games.ultima_ratio_regis.model.names import NOBODY, Power
from tercio.games.ultima_ratio_regis.model.numbered import places_in
from tercio.games.ultima_ratio_regis.model.position import Regis
from tercio.games.ultima_ratio_regis.model.realm_state import War
from tercio.games.ultima_ratio_regis.model.refs import power_ref
from tercio.games.ultima_ratio_regis.rules.major_powers.key_areas import is_key
from tercio.kernel.citations import cites


@dataclass(slots=True)
class Outcome:
    """`lost` are the morale points that each power has lost, `points` those of the winner's
    conditions. Of a draw there is no winner."""

    war: War
    winner: Power
    loser: Power
    points: int
    lost: dict[Power, int]


@cites("uRR 21.5.1")
def areas_taken(g: Regis, power: Power, enemy: Power) -> tuple[int, int]:
    """Areas that are not key, on the main map and on mini-maps, that a side holds of another."""
    taken = owned_by_side(g, enemy) & held_by_side(g, power)
    areas = [area for area in places_in(taken) if not is_key(g, area, power, enemy)]
    colonies = sum(g.world.overseas >> area & 1 for area in areas)
    return len(areas) - colonies, colonies


@cites("uRR 21.5.1")
def points_for_areas(g: Regis, power: Power, enemy: Power) -> int:
    """What the enemy owes a power for areas: one for so many on the main map, and for each colony.

    Negative, if it is the power that has lost more.
    """
    mine, my_colonies = areas_taken(g, power, enemy)
    theirs, their_colonies = areas_taken(g, enemy, power)
    ahead = mine - theirs
    main = abs(ahead) // g.world.book.peace.areas
    return (main if ahead > 0 else -main) + my_colonies - their_colonies


@cites("uRR 21.5", "uRR 21.5.1")
def lead(g: Regis, power: Power, enemy: Power, asker: Power = NOBODY) -> int:
    """By how much a power would beat another if they made peace now; negative, if it would lose.

    However a point is paid, with its own morale, with what it has taken or not at all, it counts
    for one.
    """
    morale, vitality = g.realm.morale, g.world.vitality
    ahead = morale[power][enemy] - morale[enemy][power] + points_for_areas(g, power, enemy)
    ahead += (asker == enemy) - (asker == power)
    return max(min(ahead, vitality[enemy]), -vitality[power])


@cites("uRR 21.5.1")
def pay(g: Regis, payer: Power, enemy: Power, points: int) -> int:
    """From its own stock, then by returning what it has taken; returns what it still owes."""
    points -= g.take_morale(enemy, payer, points)
    back = min(points, g.realm.morale[payer][enemy])
    g.return_morale(payer, enemy, back)
    return points - back


@cites("uRR 21.5", "uRR 21.5.1")
def adjust_status(g: Regis, war: War, asker: Power = NOBODY) -> Outcome:
    """Areas count, and who asked for peace pays once more; then it is seen who has won."""
    owed = {war.a: 0, war.b: 0}
    if due := points_for_areas(g, war.a, war.b):
        payer, enemy = (war.b, war.a) if due > 0 else (war.a, war.b)
        owed[payer] += pay(g, payer, enemy, abs(due))
    if asker != NOBODY:
        enemy = war.b if asker == war.a else war.a
        owed[asker] += pay(g, asker, enemy, 1)
    return _outcome(g, war, owed)


def _outcome(g: Regis, war: War, owed: dict[Power, int]) -> Outcome:
    """What could not be paid counts too; nobody loses by more than its vitality."""
    morale, vitality = g.realm.morale, g.world.vitality
    lost = {
        power: min(morale[enemy][power] + owed[power], vitality[power])
        for power, enemy in ((war.a, war.b), (war.b, war.a))
    }
    ahead = morale[war.a][war.b] + owed[war.b] - morale[war.b][war.a] - owed[war.a]
    if ahead == 0:
        winner, loser = NOBODY, NOBODY
    else:
        winner, loser = (war.a, war.b) if ahead > 0 else (war.b, war.a)
    points = min(abs(ahead), vitality[loser]) if ahead else 0
    refs = power_ref(g, winner), power_ref(g, loser)
    g.record(WarDecided(*refs, points))
    return Outcome(war, winner, loser, points, lost=lost)


@cites("uRR 21.5.2", "uRR 19.1")
def adjust_unrest(g: Regis, outcome: Outcome) -> None:
    """One for each point lost; the winner has a part of it, rounded down."""
    share = g.world.book.peace.winner_unrest
    for power, lost in outcome.lost.items():
        g.change_unrest(power, lost // share if power == outcome.winner else lost)
