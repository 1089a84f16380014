"""Peace negotiations, and what is left of a war (uRR 21.5)."""

from tercio.games.ultima_ratio_regis.model.area_questions import (
    held_by_side,
    major_at,
    owned_by_side,
)
from tercio.games.ultima_ratio_regis.model.names import NOBODY, Place, Power
from tercio.games.ultima_ratio_regis.model.numbered import places_in
from tercio.games.ultima_ratio_regis.model.position import Regis
from tercio.games.ultima_ratio_regis.model.power_questions import (
    major_of,
    majors_in_play,
    player_of,
)
from tercio.games.ultima_ratio_regis.model.realm_state import War
from tercio.games.ultima_ratio_regis.model.war_questions import are_allied, are_at_war
from tercio.games.ultima_ratio_regis.rules.logistics.strays import send_home, settle_everybody
from tercio.games.ultima_ratio_regis.rules.major_powers.customs import is_custom
from tercio.games.ultima_ratio_regis.rules.major_powers.reparations import demand_conditions
from tercio.games.ultima_ratio_regis.rules.major_powers.war_status import (
    Outcome,
    adjust_status,
    adjust_unrest,
)
from tercio.games.ultima_ratio_regis.rules.minor_powers.minors import give_back, stand_aside
from tercio.games.ultima_ratio_regis.rules.naval_actions.bases import leave_lost_port
from tercio.games.ultima_ratio_regis.rules.naval_actions.naval_movement import recall_baseless
from tercio.games.ultima_ratio_regis.rules.special_rules.blocks import after_peace
from tercio.kernel.ask import Procedure
from tercio.kernel.citations import cites


@cites("uRR 21.5", "uRR 21.4")
def negotiate(
    g: Regis, war: War, asker: Power = NOBODY, collapsing: Power = NOBODY
) -> Procedure[Outcome]:
    """Status, unrest, VP of events, conditions; then everybody goes home and keeps the peace.

    What a collapsing power has lost to the other stays lost (21.6): that of the loser, if the
    collapse rules hold for it, or of the one that is named.
    """
    outcome = adjust_status(g, war, asker)
    if collapsing == NOBODY and outcome.loser != NOBODY and g.realm.collapsing >> outcome.loser & 1:
        collapsing = outcome.loser
    adjust_unrest(g, outcome)
    g.end_war(war)
    if outcome.winner != NOBODY:
        g.score(player_of(g, outcome.winner), war.vp, "war", outcome.winner)
        yield from demand_conditions(g, outcome)
    yield from return_areas(g, outcome, collapsing)
    yield from recall_baseless(g)
    for minor in list(g.realm.kept_out):  # The war that it fought in may have been this one.
        yield from stand_aside(g, minor)
    if not is_custom(g, "no-forced-peace", war.a, war.b):
        g.force_peace(war.a, war.b)
    yield from after_peace.follow(g, outcome)
    return outcome


@cites("uRR 21.5.3", "uRR 18.5", "uRR 21.6")
def return_areas(g: Regis, outcome: Outcome, collapsing: Power = NOBODY) -> Procedure[None]:
    """Captured areas that no condition has given away go back, and then troops leave them: nobody
    goes home to what goes back."""
    war, returned = outcome.war, list[tuple[Power, Place, bool]]()
    for power, enemy in ((war.a, war.b), (war.b, war.a)):
        keeps = enemy == collapsing or (
            power == outcome.winner and is_custom(g, "keeps-conquests", power, enemy)
        )
        if keeps:
            keep_conquests(g, power, enemy)
        for area in places_in(owned_by_side(g, enemy)):
            before = g.state.holder[area]
            give_back(g, area, power)
            returned.append((power, area, g.state.holder[area] != before))
    for power, area, lost in returned:
        yield from send_home(g, power, area)
        if lost:
            yield from leave_lost_port(g, area)
            yield from see_off_strangers(g, area)
    yield from settle_everybody(g)


@cites("uRR 14", "uRR 21.5.3")
def see_off_strangers(g: Regis, area: Place) -> Procedure[None]:
    """Third powers that came as enemies of the captor, and have no war with the owner, leave."""
    lord = major_at(g, area)
    if lord == NOBODY:
        return
    for other in majors_in_play(g):
        if other != lord and not (are_at_war(g, other, lord) or are_allied(g, other, lord)):
            yield from send_home(g, other, area)


@cites("uRR 13.3.7", "uRR 14")
def return_what_is_left(g: Regis) -> Procedure[None]:
    """When all wars are over: what a power still controls of others, with whom it had no war,
    goes back to its owner, and its troops leave."""
    s = g.state
    for area in places_in(g.world.area_mask):
        holder, owner = s.holder[area], s.owner[area]
        if holder in (NOBODY, owner) or owner == NOBODY:
            continue
        power = major_of(g, holder)
        if power == NOBODY:
            continue
        give_back(g, area, power)
        if s.holder[area] != holder:
            yield from send_home(g, power, area)
            yield from leave_lost_port(g, area)
            yield from see_off_strangers(g, area)
    yield from recall_baseless(g)
    yield from settle_everybody(g)


@cites("uRR 21.6")
def keep_conquests(g: Regis, power: Power, enemy: Power) -> None:
    """Areas of the enemy itself, not of its minors, that a side controls become its own."""
    areas = g.state.owned[enemy] & held_by_side(g, power)
    if is_custom(g, "key-areas-are-home", power, enemy):
        areas &= ~g.world.key
    for area in places_in(areas):
        g.set_owner(area, power, home=bool(g.world.home[power] >> area & 1))
        g.set_holder(area, power)


@cites("uRR 20.5", "uRR 21.4")
def end_war_with_minor(g: Regis, war: War) -> Procedure[None]:
    """Of a war that an event has begun with a minor alone: all of it is won, or all goes back."""
    power, minor = (war.a, war.b) if war.b in g.world.minors else (war.b, war.a)
    g.end_war(war)
    areas = g.state.owned[minor]
    if areas and not areas & ~held_by_side(g, power):
        for area in places_in(areas):
            g.set_owner(area, power)
            g.set_holder(area, power)
        return
    for area in places_in(areas):
        give_back(g, area, power)
        yield from send_home(g, power, area)
