"""The special rules of turns and scenarios, a function for each name in the data (PB 9, 10)."""

from msgspec.structs import replace

from tercio.games.ultima_ratio_regis.model.area_questions import held_by_side
from tercio.games.ultima_ratio_regis.model.event_questions import is_lasting
from tercio.games.ultima_ratio_regis.model.names import NO_PLAYER, NOBODY, S3, Mask, Place, Power
from tercio.games.ultima_ratio_regis.model.numbered import places_in
from tercio.games.ultima_ratio_regis.model.position import Regis
from tercio.games.ultima_ratio_regis.model.power_questions import (
    is_in_play,
    major_of,
    majors_in_play,
    player_of,
    religion_of,
)
from tercio.games.ultima_ratio_regis.model.special_state import OrderOfSaintJohn, SchmalkaldicLeague
from tercio.games.ultima_ratio_regis.model.unit_questions import available_units, stacks_of
from tercio.games.ultima_ratio_regis.rows.scenarios import RuleRow
from tercio.games.ultima_ratio_regis.rules.logistics.repatriation import evict
from tercio.games.ultima_ratio_regis.rules.logistics.strays import send_home
from tercio.games.ultima_ratio_regis.rules.major_powers.collapse import collapse, vanish
from tercio.games.ultima_ratio_regis.rules.major_powers.war_status import Outcome
from tercio.games.ultima_ratio_regis.rules.minor_powers.minors import ally_minor, become_neutral
from tercio.games.ultima_ratio_regis.rules.special_areas.activation import close_areas, open_areas
from tercio.games.ultima_ratio_regis.rules.special_rules.blocks import (
    after_control,
    after_peace,
    at_turn_start,
)
from tercio.games.ultima_ratio_regis.rules.special_rules.registry import special
from tercio.kernel.ask import Procedure
from tercio.kernel.citations import cites

EMPIRE = "holy_roman_empire"


def powers(g: Regis, rule: RuleRow) -> list[Power]:
    return [g.world.power[id] for id in rule.powers]


def areas(g: Regis, rule: RuleRow) -> Mask:
    named = g.world.areas_in(rule.areas, rule.provinces, rule.theaters)
    return named & ~g.world.mask(*rule.unless)


# -- what exists -------------------------------------------------------------------------------


@special("activate", "uRR 18.2.1", "uRR 8.1.1")
def activate(g: Regis, rule: RuleRow) -> Procedure[None]:
    open_areas(g, areas(g, rule), rule.level)
    yield from ()


@special("deactivate", "uRR 18.2.1", "uRR 8.1.1")
def deactivate(g: Regis, rule: RuleRow) -> Procedure[None]:
    close_areas(g, areas(g, rule))
    yield from ()


@special("minor_enters", "uRR 8.1.1", "uRR 24")
def minor_enters(g: Regis, rule: RuleRow) -> Procedure[None]:
    """It takes its areas from other minors, from nobody, or out of inactivity; not from majors."""
    for minor in powers(g, rule):
        home = g.world.home[minor]
        open_areas(g, home)
        g.enter_power(minor)
        for area in places_in(home):
            if g.state.owner[area] == NOBODY or g.state.owner[area] in g.world.minors:
                g.set_owner(area, minor, home=True)
        g.realm.interest[minor] = g.world.theater_mask(*g.world.powers[minor].theaters)
    yield from ()


@special("minor_leaves", "uRR 8.1.1")
def minor_leaves(g: Regis, rule: RuleRow) -> Procedure[None]:
    """Its areas close, or those that are named; others are independent of the level that is given,
    or the Empire has them.

    Nobody stays in an area that closes. What the set-up of a scenario has laid out goes before the
    rules of its first turn (24).
    """
    if g.state.turn == g.scenario.first_turn:
        return
    for minor in powers(g, rule):
        if not is_in_play(g, minor):
            continue
        left = g.state.owned[minor]
        closing = left & (areas(g, rule) if rule.areas else left) if rule.closes else 0
        yield from dissolve_minor(g, minor)
        for area in places_in(left):
            if closing >> area & 1:
                for power in majors_in_play(g):
                    yield from send_home(g, power, area)
                g.close_area(area)
            elif rule.level:
                g.free_area(area, rule.level)
            else:
                give_to_empire(g, area)


def dissolve_minor(g: Regis, minor: Power) -> Procedure[None]:
    """Its alliance ends, its units are gone, it is out of play."""
    if major_of(g, minor) != NOBODY:
        yield from become_neutral(g, minor)
    for place, kind, count in list(stacks_of(g, minor)):
        g.remove_units(minor, place, kind, count)
    g.state.eliminated[minor] = {}
    g.leave_power(minor)


def give_to_empire(g: Regis, area: Place) -> None:
    """What has lost its minor in Germany belongs to the Empire; elsewhere it is independent."""
    empire = g.world.power[EMPIRE]
    theaters = g.world.powers[empire].theaters
    inside = g.world.areas_in(theaters=theaters) >> area & 1
    if inside and is_in_play(g, empire):
        g.set_owner(area, empire)
        if g.state.holder[area] in g.world.minors:
            g.set_holder(area, empire)
    else:
        g.free_area(area, g.world.book.independence.left_behind)


@special("major_leaves", "uRR 8.1.1")
def major_leaves(g: Regis, rule: RuleRow) -> Procedure[None]:
    for power in powers(g, rule):
        if is_in_play(g, power):
            yield from vanish(g, power)


@special("major_becomes_minor", "uRR 8.1.1")
def major_becomes_minor(g: Regis, rule: RuleRow) -> Procedure[None]:
    """A neutral minor has what the major possessed."""
    major, minor = powers(g, rule)
    left = g.state.owned[major]
    if is_in_play(g, major):
        yield from vanish(g, major)
    g.enter_power(minor)
    for area in places_in(left):
        g.set_owner(area, minor, home=True)
    g.realm.interest[minor] = g.world.theater_mask(*g.world.powers[minor].theaters)


@special("missing_with_players", "uRR 8.1.1")
def missing_with_players(g: Regis, rule: RuleRow) -> Procedure[None]:
    """With so many players a power does not come, and its areas are independent."""
    if len(g.seats) == rule.n:
        g.realm.special.missing[powers(g, rule)[0]] = rule.level
    yield from ()


# -- whose it is -------------------------------------------------------------------------------


@special("transfer", "uRR 8.1.1")
def transfer(g: Regis, rule: RuleRow) -> Procedure[None]:
    """To a power that is in play; what is meant for a minor that is not goes to the Empire.

    A minor is given nothing that a major possesses.
    """
    power = powers(g, rule)[0]
    for area in places_in(areas(g, rule) & ~g.state.closed):
        if g.state.owner[area] in g.world.majors and power in g.world.minors:
            continue
        if is_in_play(g, power):
            g.leave_fortress(area, power)
            g.set_owner(area, power, home=power in g.world.minors)
            yield from evict(g, area)
        elif power in g.world.minors:
            give_to_empire(g, area)


@special("independent_becomes", "uRR 8.1.1")
def independent_becomes(g: Regis, rule: RuleRow) -> Procedure[None]:
    """A domain of a power, if it is still independent."""
    power = powers(g, rule)[0]
    for area in places_in(areas(g, rule)):
        if g.state.free[area] and is_in_play(g, power):
            g.set_owner(area, power)
            yield from evict(g, area)


@special("iberian_union", "uRR 8.1.1")
def iberian_union(g: Regis, rule: RuleRow) -> Procedure[None]:
    """What is left of the Portuguese homeland goes with Spain, if the event has said so.

    Where the card was played it is Spain's only if she has the area that it was about.
    """
    portugal, spain = powers(g, rule)
    card = rule.cards[0]
    contested = g.realm.special.contested.pop(card, NOBODY)
    if contested != NOBODY and not held_by_side(g, spain) >> contested & 1:
        g.end_lasting(card)
    owner = spain if is_lasting(g, card) else portugal
    if not is_in_play(g, owner) and g.state.player_of[owner] == NO_PLAYER:
        return
    for area in places_in(areas(g, rule)):
        if g.state.owner[area] == NOBODY or (g.state.owner[area] == owner == spain):
            if g.state.closed >> area & 1:
                g.open_area(area)
            g.set_owner(area, owner, home=True)
    yield from ()


@special("restore_portugal", "uRR 8.1.1")
def restore_portugal(g: Regis, rule: RuleRow) -> Procedure[None]:
    """Peninsular areas that are Spanish are Portuguese again, and a squadron comes with them."""
    portugal, spain = powers(g, rule)
    back = areas(g, rule) & g.state.owned[spain]
    if not back or not is_in_play(g, portugal):
        return
    for area in places_in(back):
        g.leave_fortress(area, portugal)
        g.set_owner(area, portugal, home=True)
        yield from evict(g, area)
    ports = back & g.world.coastal & g.state.held[portugal]
    if ports and available_units(g, portugal, S3):
        g.place_units(portugal, next(places_in(ports)), S3)


# -- alliances, merchants, rules to remember ---------------------------------------------------


@special("release_merchant", "uRR 8.1.1", "uRR 19.2.4")
def release_merchant(g: Regis, rule: RuleRow) -> Procedure[None]:
    """Merchants that nobody could remove are like others now."""
    for id in rule.tcs:
        for power in powers(g, rule):
            g.fix_merchants(g.world.center[id], power, 0)
    yield from ()


@special("interest", "uRR 18.4.1")
def interest(g: Regis, rule: RuleRow) -> Procedure[None]:
    """Theaters that a power gains when the scenario comes to a turn."""
    for power in powers(g, rule):
        g.gain_interest(power, g.world.theater_mask(*rule.theaters))
    yield from ()


@special("usable_by", "uRR 8.1.1")
def usable_by(g: Regis, rule: RuleRow) -> Procedure[None]:
    """Inactive areas of a theater serve a power for supply and strategic movement."""
    g.realm.special.passage[powers(g, rule)[0]] = g.world.theater[rule.theaters[0]]
    yield from ()


@special("no_casus_belli_needed", "uRR 21.3.3")
def no_casus_belli_needed(g: Regis, rule: RuleRow) -> Procedure[None]:
    a, b = powers(g, rule)
    g.give_casus_belli(a, b)
    yield from ()


# -- the Order of Saint John, the leagues of Germany -------------------------------------------


FALL_OF_THE_ORDER = "fall_of_the_hospitallers"


@special("order_of_saint_john", "uRR 8.1.1")
def order_of_saint_john(g: Regis, rule: RuleRow) -> Procedure[None]:
    """From now on the order may lose Rhodes, and settle in Malta; or it is there already."""
    order, malta = g.world.power["hospitallers"], g.world.location["malta"]
    g.realm.special.order = OrderOfSaintJohn(in_malta=bool(g.state.owned[order] >> malta & 1))
    yield from ()


@after_control("uRR 8.1.1")
def the_order_loses_its_seat(g: Regis, area: Place, power: Power) -> Procedure[None]:
    """Conquered by the Ottomans, the order does not become their ally (20.3.3): they possess its
    seat. Of Rhodes that is so in the turn of the card, of Malta ever after."""
    order, ottomans = g.world.power["hospitallers"], g.world.power["ottomans"]
    malta = area == g.world.location["malta"]
    conquered = g.state.owned[order] == 1 << area and major_of(g, order) == ottomans == power
    if not conquered or g.realm.special.order is None:
        return
    if malta or any(aim.card == FALL_OF_THE_ORDER for aim in g.realm.aims):
        g.neutralize_minor(order)
        g.set_owner(area, ottomans)
        if malta:
            yield from the_order_is_gone(g)


@at_turn_start("uRR 8.1.1")
def settle_the_order(g: Regis) -> Procedure[None]:
    """Without land it goes to a Christian Malta; whoever makes room for it there gains a VP."""
    order, malta = g.world.power["hospitallers"], g.world.location["malta"]
    seat = g.realm.special.order
    if seat is None or not is_in_play(g, order) or g.state.owned[order]:
        return
    host = g.state.owner[malta]
    if seat.in_malta or host not in g.world.majors or religion_of(g, host) == "muslim":
        yield from the_order_is_gone(g)
        return
    yield from dissolve_minor(g, order)
    g.score(player_of(g, host), 1, "order", host)
    g.enter_power(order)
    yield from take_seat(g, order, malta)
    g.realm.special.order = OrderOfSaintJohn(in_malta=True)


def the_order_is_gone(g: Regis) -> Procedure[None]:
    """For a VP of the Ottomans, if they have won Malta of it."""
    ottomans, malta = g.world.power["ottomans"], g.world.location["malta"]
    order = g.realm.special.order
    won = order is not None and order.in_malta and g.state.owner[malta] == ottomans
    yield from dissolve_minor(g, g.world.power["hospitallers"])
    g.score(player_of(g, ottomans), int(won), "order", ottomans)
    g.realm.special.order = None


@cites("uRR 24", "uRR 14.3")
def take_seat(g: Regis, order: Power, area: Place) -> Procedure[None]:
    """Its own now, without revolt; whoever had it leaves, and what he has built is gone."""
    if g.state.rebels[area]:
        g.end_revolt(area, g.state.owner[area])
    g.leave_fortress(area, order)
    g.set_owner(area, order, home=True)
    yield from evict(g, area)


@special("schmalkaldic_league", "uRR 8.1.1")
def schmalkaldic_league(g: Regis, rule: RuleRow) -> Procedure[None]:
    """While the League is in play there are no German States to ally with."""
    g.realm.special.league = SchmalkaldicLeague(g.state.turn, rule.n)
    yield from ()


@at_turn_start("uRR 8.1.1")
def return_of_the_german_states(g: Regis) -> Procedure[None]:
    """The turn after the League is gone the minor is there again, and its card."""
    league, states = g.world.power["schmalkaldic"], g.world.power["german_states"]
    kept = g.realm.special.league
    if kept is None:
        return
    if is_in_play(g, league) or kept.since == g.state.turn:
        g.realm.deck_out = sorted({*g.realm.deck_out, "ally_german_states"})
        return
    g.realm.special.league = None
    if is_in_play(g, states) or g.state.turn > g.world.powers[states].turns[1]:
        return
    g.enter_power(states)
    for area in places_in(g.world.home[states]):
        if g.state.owner[area] == NOBODY:
            g.set_owner(area, states, home=True)
            yield from evict(g, area)
    austria = g.world.power["austria"]
    if kept.beaten and is_in_play(g, austria) and g.state.owned[states]:
        yield from ally_minor(g, states, austria)


@after_peace("uRR 8.1.1")
def the_league_is_beaten(g: Regis, outcome: Outcome) -> Procedure[None]:
    """By so many points that it is dissolved; the German States will stand by Austria."""
    league = g.world.power["schmalkaldic"]
    kept = g.realm.special.league
    if outcome.loser != league or kept is None:
        return
    if is_in_play(g, league) and outcome.points >= kept.points:
        g.realm.special.league = replace(kept, beaten=True)
        yield from collapse(g, league)


@special("protestant_union", "uRR 8.1.1")
def protestant_union(g: Regis, rule: RuleRow) -> Procedure[None]:
    """If the League still exists, the Union that enters now takes its areas."""
    league, union = powers(g, rule)
    if not is_in_play(g, league):
        return
    left = g.state.owned[league]
    yield from vanish(g, league)
    if g.state.player_of[union] != NO_PLAYER:
        for area in places_in(left):
            g.set_owner(area, union)
