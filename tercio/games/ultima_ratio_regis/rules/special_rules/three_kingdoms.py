"""The Wars of the Three Kingdoms, turn 11 (PB 10): England splits into Parliament and Royalists."""

import itertools

from tercio.games.ultima_ratio_regis.model.names import (
    NO_FORTRESS,
    NO_PLAYER,
    NOBODY,
    TROOPS,
    Mask,
    Place,
    Power,
)
from tercio.games.ultima_ratio_regis.model.numbered import places_in
from tercio.games.ultima_ratio_regis.model.position import Regis
from tercio.games.ultima_ratio_regis.model.power_questions import (
    is_in_play,
    major_of,
    minors_of,
    player_of,
    side_of,
)
from tercio.games.ultima_ratio_regis.model.unit_questions import stacks_of
from tercio.games.ultima_ratio_regis.model.war_questions import war_of
from tercio.games.ultima_ratio_regis.rows.scenarios import RuleRow
from tercio.games.ultima_ratio_regis.rules.deployment.deployment import give_areas
from tercio.games.ultima_ratio_regis.rules.logistics.repatriation import evict
from tercio.games.ultima_ratio_regis.rules.logistics.strays import settle_leaders
from tercio.games.ultima_ratio_regis.rules.major_powers.collapse import (
    drop_diplomacy,
    remove_forces,
)
from tercio.games.ultima_ratio_regis.rules.major_powers.customs import bars, falls_at_once
from tercio.games.ultima_ratio_regis.rules.major_powers.negotiation import negotiate
from tercio.games.ultima_ratio_regis.rules.major_powers.war_status import Outcome
from tercio.games.ultima_ratio_regis.rules.minor_powers.minors import ally_minor, clear_foreigners
from tercio.games.ultima_ratio_regis.rules.special_areas.revolts import break_out
from tercio.games.ultima_ratio_regis.rules.special_rules.blocks import (
    after_outbreak,
    after_peace,
    at_turn_end,
    block,
)
from tercio.games.ultima_ratio_regis.rules.special_rules.registry import special
from tercio.games.ultima_ratio_regis.rules.special_rules.succession import (
    inherit_merchants,
    succeed,
)
from tercio.games.ultima_ratio_regis.rules.special_rules.turn_rules import dissolve_minor
from tercio.kernel.ask import Procedure
from tercio.kernel.citations import cites

BLOCK = "three_kingdoms"
BOX = "WE_isles"


def sides(g: Regis) -> tuple[Power, Power]:
    """Parliament and Royalists."""
    return g.world.power["parliamentarians"], g.world.power["royalists"]


def isles(g: Regis) -> Mask:
    boxes = g.world.box_areas
    return boxes[g.world.location[BOX]]


def is_war_on(g: Regis) -> bool:
    return block(g, BLOCK) is not None and war_of(g, *sides(g)) is not None


# -- the start of the turn ---------------------------------------------------------------------


@special("three_kingdoms", "uRR 8.1.1", "uRR 8.1.2", "uRR 24")
def three_kingdoms(g: Regis, rule: RuleRow) -> Procedure[None]:
    """Parliament has the place of England, but for what the Royalists take when they enter."""
    england, (parliament, royalists) = g.world.power["england"], sides(g)
    if block(g, BLOCK) is None or not is_in_play(g, england):
        return
    if g.state.player_of[royalists] == NO_PLAYER:
        return
    clear_the_isles(g, england)
    player = g.state.player_of[england]
    g.state.player_of[parliament] = player
    g.state.powers_of[player].append(parliament)
    succeed(g, england, parliament)
    g.realm.special.stands_for[england] = parliament
    yield from deploy_parliament(g, parliament)
    yield from settle_leaders(g, parliament)
    yield from scotland_joins(g, parliament)
    yield from ireland_stands_alone(g)


@cites("uRR 8.1.1")
def clear_the_isles(g: Regis, england: Power) -> None:
    """British troops and fortresses there are available again."""
    s, land = g.state, isles(g)
    for power in side_of(g, england):
        for place, kind, count in list(stacks_of(g, power)):
            if kind in TROOPS and (land >> place & 1 or place == g.world.location[BOX]):
                g.remove_units(power, place, kind, count)
    for area in places_in(land):
        if s.fortress[area] != NO_FORTRESS:
            g.destroy_fortress(area)


def deploy_parliament(g: Regis, parliament: Power) -> Procedure[None]:
    """It deploys with the points of the table, and before the Royalists."""
    setup = g.world.turns[str(g.state.turn)].setup
    for row in g.world.deployments(setup):
        if g.world.power[row.power] == parliament:
            g.realm.deployment[parliament] = row.points
            yield from give_areas(g, parliament, row)
    g.realm.special.deploys_last = sides(g)[1]


@cites("uRR 8.1.1", "uRR 20.3.4")
def scotland_joins(g: Regis, parliament: Power) -> Procedure[None]:
    """A player who loses it to Parliament has a VP for it."""
    scotland = g.world.power["scotland"]
    former = major_of(g, scotland)
    if not is_in_play(g, scotland) or former == parliament:
        return
    if former != NOBODY and player_of(g, former) != player_of(g, parliament):
        g.score(player_of(g, former), 1, "scotland", former)
    for place, kind, count in list(stacks_of(g, scotland)):
        g.remove_units(scotland, place, kind, count)
    g.ally_minor(scotland, parliament)
    yield from clear_foreigners(g, scotland, parliament)
    if former != NOBODY:
        yield from settle_leaders(g, former)


@cites("uRR 8.1.1")
def ireland_stands_alone(g: Regis) -> Procedure[None]:
    """The Irish Confederation possesses all of Ireland; it will be the Royalists' ally."""
    confederation = g.world.power["irish_confederation"]
    for area in places_in(g.world.home[confederation]):
        if g.state.rebels[area]:
            g.end_revolt(area, g.state.owner[area])
        g.set_owner(area, confederation, home=True)
        g.set_holder(area, confederation)
        yield from evict(g, area)


# -- while the war lasts -----------------------------------------------------------------------


@bars
@cites("uRR 8.1.1")
def foreigners_stay_out(g: Regis, owner: Power) -> Mask:
    """No foreign power enters the British Isles during the war."""
    if not is_war_on(g) or major_of(g, owner) in sides(g):
        return 0
    return isles(g)


@after_outbreak("uRR 8.1.1", "uRR 18.3", "uRR 21.6")
def the_isles_rise(g: Regis, a: Power, b: Power) -> Procedure[None]:
    """Revolts, and neither side survives a defeat."""
    row = block(g, BLOCK)
    if {a, b} != set(sides(g)) or row is None:
        return
    for id in itertools.chain(*row.risings.values()):
        area = g.world.location[id]
        if not g.state.rebels[area] and g.state.owner[area] != NOBODY:
            yield from break_out(g, area, row.level)
    for power in (a, b):
        g.realm.collapsing |= 1 << power


@falls_at_once
@cites("uRR 8.1.1", "uRR 13.5")
def rebels_open_the_gates(g: Regis, power: Power, area: Place) -> bool:
    """To the side that they have risen for."""
    parliament, royalists = sides(g)
    if power not in (parliament, royalists) or not g.state.rebels[area]:
        return False
    friends = g.world.blocks[BLOCK].risings[g.world.power_ids[power]]
    return is_war_on(g) and g.world.location_ids[area] in friends


# -- its end -----------------------------------------------------------------------------------


@after_peace("uRR 8.1.1", "uRR 21.6")
def one_england(g: Regis, outcome: Outcome) -> Procedure[None]:
    """The winner, Parliament if there is none, has all that the loser had, when that has made its
    peace with all others."""
    parliament, royalists = sides(g)
    if {outcome.war.a, outcome.war.b} != {parliament, royalists}:
        return
    winner = royalists if outcome.winner == royalists else parliament
    loser = parliament if winner == royalists else royalists
    if not (is_in_play(g, winner) and is_in_play(g, loser)):
        return
    for war in [war for war in g.realm.wars if loser in (war.a, war.b)]:
        yield from negotiate(g, war, loser, loser)
    yield from punish_minors(g, winner, loser)
    take_over(g, winner, loser)
    yield from remove_forces(g, loser)
    for minor in minors_of(g, loser):
        g.ally_minor(minor, winner)
    drop_diplomacy(g, loser)
    g.realm.collapsing &= ~(1 << winner | 1 << loser)
    g.leave_power(loser)
    g.change_unrest(winner, g.world.blocks[BLOCK].unrest - g.realm.unrest[winner])
    g.realm.special.stands_for[g.world.power["england"]] = winner
    if winner == royalists:
        g.realm.special.royal_victory = True
    scotland = g.world.power["scotland"]
    if is_in_play(g, scotland) and major_of(g, scotland) != winner:
        yield from ally_minor(g, scotland, winner)


@cites("uRR 8.1.1", "uRR 18.3")
def punish_minors(g: Regis, winner: Power, loser: Power) -> Procedure[None]:
    """A minor that still stands by the loser rises against the winner: the Irish, whose land is
    Parliament's then, or the Scots."""
    confederation, scotland = g.world.power["irish_confederation"], g.world.power["scotland"]
    minor = scotland if loser == sides(g)[0] else confederation
    if major_of(g, minor) != loser:
        return
    areas = g.state.held[minor] & g.state.owned[minor]
    if minor == confederation:
        left = g.state.owned[minor]
        yield from dissolve_minor(g, minor)
        for area in places_in(left):
            g.set_owner(area, winner)
    for area in places_in(areas):
        yield from break_out(g, area, g.world.blocks[BLOCK].level)


def take_over(g: Regis, winner: Power, loser: Power) -> None:
    """Areas and merchants; forces are not taken over."""
    homes = g.state.homes[loser]
    for area in places_in(g.state.owned[loser]):
        g.set_owner(area, winner, home=bool(homes >> area & 1))
    inherit_merchants(g, loser, winner)


@at_turn_end("uRR 8.1.1")
def the_king_enjoys_his_own_again(g: Regis) -> Procedure[None]:
    """Victorious Royalists go to the player of Parliament, after VP have been counted."""
    if g.realm.special.royal_victory:
        g.realm.special.royal_victory = False
        s, (parliament, royalists) = g.state, sides(g)
        before, after = s.player_of[royalists], s.player_of[parliament]
        s.powers_of[before] = [power for power in s.powers_of[before] if power != royalists]
        s.powers_of[after].append(royalists)
        s.player_of[royalists] = after
    yield from ()
