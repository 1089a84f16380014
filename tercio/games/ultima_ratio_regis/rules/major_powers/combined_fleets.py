"""Combined fleets of allied powers (uRR 21.2.3).

A major's leader at sea takes squadrons of its allies under his flag (`fleets.py`): of powers of
the same player as he likes, of others with their consent, which holds until one of the two takes
it back or the alliance ends.
"""

from tercio.games.ultima_ratio_regis.model.names import NO_PLAYER, Power
from tercio.games.ultima_ratio_regis.model.numbered import places_in
from tercio.games.ultima_ratio_regis.model.play_state import Refusal
from tercio.games.ultima_ratio_regis.model.position import Regis
from tercio.games.ultima_ratio_regis.model.power_questions import (
    majors_in_play,
    player_of,
    seat_of,
    side_of,
)
from tercio.games.ultima_ratio_regis.model.realm_state import CombinedFleet
from tercio.games.ultima_ratio_regis.model.refs import power_ref
from tercio.games.ultima_ratio_regis.model.unit_questions import leaders_of
from tercio.games.ultima_ratio_regis.model.war_questions import allies_of
from tercio.games.ultima_ratio_regis.rules.actions.registry import action
from tercio.games.ultima_ratio_regis.rules.major_powers.offers import decline
from tercio.games.ultima_ratio_regis.rules.major_powers.war import are_played_by_one
from tercio.games.ultima_ratio_regis.rules.naval_actions.fleets import (
    lends_squadrons,
    part_fleets,
)
from tercio.kernel.ask import BACK, Ask, Option, Procedure
from tercio.kernel.citations import cites

CITE = "uRR 21.2.3"


@cites("uRR 21.2.3")
def possible_partners(g: Regis, power: Power) -> list[Power]:
    """Allies of other players with squadrons in a sea where a leader of the power is."""
    seas = {
        leader.place
        for leader in leaders_of(g, power)
        if leader.on == "squadron" and g.world.is_sea(leader.place)
    }
    return [
        ally
        for ally in allies_of(g, power)
        if not are_played_by_one(g, power, ally)
        and not lends_squadrons(g, ally, power)
        and Refusal("fleet", power, ally) not in g.state.impulse.refusals
        and any(sea in seas for one in side_of(g, ally) for sea in places_in(g.state.ships[one]))
    ]


def may_combine(g: Regis, power: Power) -> bool:
    return bool(g.realm.alliances) and bool(possible_partners(g, power))


@action("combine_fleets", CITE, may=may_combine, when="start")
def combine_fleets(g: Regis, power: Power) -> Procedure[bool]:
    """An ally is asked to put his squadrons under the flag of the power."""
    pick = yield _ask(g, power, "combine-fleets", possible_partners(g, power))
    if pick.key == BACK:
        return False
    ally: Power = pick.value
    if not (yield from _consents(g, power, ally)):
        decline(g, Refusal("fleet", power, ally), ally, power)
        return False
    g.realm.combined_fleets.append(CombinedFleet(ally, power))
    return True


def _ask(g: Regis, power: Power, kind: str, powers: list[Power]) -> Ask:
    options = [
        Option(f"with.{g.world.power_ids[one]}", one, (power_ref(g, one),), cite=CITE)
        for one in powers
    ]
    args = {"power": power_ref(g, power)}
    return Ask(seat_of(g, power), kind, [*options, Option(BACK)], CITE, args=args)


def _consents(g: Regis, power: Power, ally: Power) -> Procedure[bool]:
    if player_of(g, ally) == NO_PLAYER:
        return True
    options = [
        Option("accept-offer", True, cite=CITE),
        Option("decline-offer", False, cite=CITE),
    ]
    args = {"power": power_ref(g, power), "other": power_ref(g, ally)}
    pick = yield Ask(seat_of(g, ally), "fleet-offer", options, CITE, args=args)
    return bool(pick.value)


# -- dissolution -------------------------------------------------------------------------------


def partners(g: Regis, power: Power) -> list[Power]:
    """Powers with which a combined fleet may be dissolved, whoever leads it."""
    return [
        other
        for other in majors_in_play(g)
        if lends_squadrons(g, power, other) or lends_squadrons(g, other, power)
    ]


def may_dissolve(g: Regis, power: Power) -> bool:
    return bool(g.realm.combined_fleets) and bool(partners(g, power))


@action("dissolve_fleets", CITE, may=may_dissolve, when="start")
def dissolve_fleets(g: Regis, power: Power) -> Procedure[bool]:
    pick = yield _ask(g, power, "dissolve-fleets", partners(g, power))
    if pick.key == BACK:
        return False
    part_fleets(g, power, pick.value)
    return True
