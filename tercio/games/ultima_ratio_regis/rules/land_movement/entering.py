"""Entering an area with troops: reactions, battle, siege (uRR 12.1, 12.4, 13.3.1, 13.4.1).

    outcome = yield from enter(g, party, goal)

"through": nothing stopped the party, it may go on. "halt": it is there, but a combat or a fortress
has ended its march. "back": it was driven back, or dispersed.
"""

from typing import Literal

from tercio.games.ultima_ratio_regis.model.area_questions import besieger_of, is_besieged
from tercio.games.ultima_ratio_regis.model.names import NOBODY, Place, Power
from tercio.games.ultima_ratio_regis.model.position import Regis
from tercio.games.ultima_ratio_regis.model.power_questions import is_major, seat_of, takes_part
from tercio.games.ultima_ratio_regis.model.refs import place_ref, power_ref
from tercio.games.ultima_ratio_regis.model.war_questions import are_at_war
from tercio.games.ultima_ratio_regis.rules.combat.capitulation import plant_siege
from tercio.games.ultima_ratio_regis.rules.combat.land_battle import (
    CALLED_OFF,
    foresee_battle,
    land_battle,
)
from tercio.games.ultima_ratio_regis.rules.combat.retreat import withdraw
from tercio.games.ultima_ratio_regis.rules.combat.subjugation import (
    SUBJUGATION,
    foresee_subjugation,
    subjugate,
)
from tercio.games.ultima_ratio_regis.rules.land_movement.detachment import move_party
from tercio.games.ultima_ratio_regis.rules.land_movement.forces import (
    Force,
    flag_of,
    flags,
    force_at,
    has_troops,
    still_there,
)
from tercio.games.ultima_ratio_regis.rules.land_movement.reactions import encounter, react
from tercio.games.ultima_ratio_regis.rules.logistics.supply import has_enemy_fortress
from tercio.kernel.ask import PASS, Ask, Option, Procedure, Prospect
from tercio.kernel.citations import cites

Outcome = Literal["through", "halt", "back"]


@cites("uRR 12.1", "uRR 12.4", "uRR 13.3.1", "uRR 13.4.1")
def enter(g: Regis, party: Force, goal: Place, landing: bool = False) -> Procedure[Outcome]:
    """The enemy reacts, the party arrives, and those who have stayed fight it."""
    start = party.place
    stands = list[tuple[Power, bool]]()
    for enemy in opponents(g, party.power, goal):
        stance, intercepted = yield from react(g, enemy, start, goal, party=party, landing=landing)
        if stance == "battle":
            stands.append((enemy, intercepted))
    move_party(g, party, goal, "troop")
    for enemy, intercepted in stands:
        if not has_troops(g, enemy, goal, party.power) or not are_at_war(g, party.power, enemy):
            continue
        battle = encounter(g, party, start, goal, enemy=enemy, landing=landing)
        battle.intercepted = intercepted
        winner = yield from land_battle(g, battle)
        if winner not in (0, CALLED_OFF) or not still_there(g, party).size:
            return "back"
    if is_a_guest(g, party.power, goal):
        withdraw(g, party, start)
        return "back"
    if has_enemy_fortress(g, party.power, goal):
        plant_siege(g, party.power, goal)
        return "halt"
    return "halt" if stands else "through"


def foresee_entry(g: Regis, party: Force, goal: Place, landing: bool = False) -> Prospect | None:
    """The chances of the first battle, if all stand who are there; None where nobody is."""
    power = party.power
    enemies = [e for e in opponents(g, power, goal) if has_troops(g, e, goal, power)]
    if not enemies:
        return None
    battle = encounter(g, party, party.place, goal, enemy=enemies[0], landing=landing)
    return foresee_battle(g, battle, party.power)


@cites("uRR 12.4")
def opponents(g: Regis, power: Power, goal: Place) -> list[Power]:
    """Enemies who hold the area or have troops there; not those shut up in its fortress."""
    lord = lord_of(g, power, goal) if g.state.holder[goal] != NOBODY else NOBODY
    return [
        enemy
        for enemy in flags(g)
        if enemy != power
        and are_at_war(g, power, enemy)
        and (enemy == lord or has_troops(g, enemy, goal, power))
        and not (is_besieged(g, goal) and enemy == lord)
    ]


@cites("uRR 12.1", "uRR 18.3", "uRR 20.1", "uRR 20.5")
def lord_of(g: Regis, power: Power, area: Place) -> Power:
    """Whose friendship or enmity counts for a power that comes: of who controls the area, or
    owns it if it is in revolt; NOBODY of independent areas.

    A minor without an ally speaks for itself; so does one that its ally keeps out of a war, before
    his enemies.
    """
    s = g.state
    if not g.world.is_area(area):
        return NOBODY
    holder = s.holder[area] if s.holder[area] != NOBODY else s.owner[area]
    if holder == NOBODY:
        return NOBODY
    lord = flag_of(g, holder)
    stays_out = lord != power and are_at_war(g, power, lord) and not takes_part(g, holder, power)
    return holder if stays_out else lord


@cites("uRR 13.3.5")
def brings_relief(g: Regis, power: Power, area: Place) -> bool:
    """An enemy of a power besieges the fortress of the area, whosever it is."""
    besieger = besieger_of(g, area)
    return besieger != NOBODY and are_at_war(g, power, besieger)


@cites("uRR 13.3.5")
def is_a_guest(g: Regis, power: Power, area: Place) -> bool:
    """The area is another major's, at peace with the power: only relief could bring it there, and
    when the besiegers are gone it goes back."""
    lord = lord_of(g, power, area)
    return lord not in (NOBODY, power) and is_major(g, lord) and not are_at_war(g, power, lord)


# -- claiming the area ---------------------------------------------------------------------------


@cites("uRR 12.5", "uRR 13.5.1")
def may_claim(g: Regis, power: Power, area: Place) -> bool:
    return SUBJUGATION.allow(g, power, g.world.location_ids[area])


@cites("uRR 12.5", "uRR 13.5.1")
def claim(g: Regis, party: Force) -> Procedure[None]:
    """Control, unless somebody opposes it: then a subjugation follows in the same action."""
    yield from subjugate(g, party.power, party.place, all_moved(g, party))


def all_moved(g: Regis, party: Force) -> bool:
    """No other troops of the side were in the area before it came."""
    return force_at(g, party.power, party.place).size <= party.size


def foresee_claim(g: Regis, party: Force) -> Prospect | None:
    """The chances of the subjugation, where the area itself resists."""
    return foresee_subjugation(g, party.power, party.place, all_moved(g, party))


@cites("uRR 12.5")
def offer_claim(g: Regis, party: Force) -> Procedure[None]:
    """At the end of a march, whether the force lays claim to the area."""
    area = party.place
    if not may_claim(g, party.power, area):
        return
    cite = "uRR 12.5"
    options = [Option("claim", None, (place_ref(g, area),), cite=cite), Option(PASS, cite=cite)]
    args = {"power": power_ref(g, party.power), "area": place_ref(g, area)}

    def foresee(view: Regis, key: str) -> Prospect | None:
        return foresee_claim(view, party) if key == "claim" else None

    where = (place_ref(g, area),)
    seat = seat_of(g, party.power)
    pick = yield Ask(seat, "claim", options, cite, args=args, refs=where, foresee=foresee)
    if pick.key != PASS:
        yield from claim(g, party)
