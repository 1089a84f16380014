"""What always holds in a position, checked while fuzzing.

`violations` says in sentences what does not hold: masks and books against each other (`recount`),
things that are never true, and, between two actions, what every action leaves in order.
"""

from collections import Counter
from collections.abc import Callable, Iterator

from tercio.games.ultima_ratio_regis.model.area_questions import has_fortress, held_by_side
from tercio.games.ultima_ratio_regis.model.impossible import impossible
from tercio.games.ultima_ratio_regis.model.limits import room_for
from tercio.games.ultima_ratio_regis.model.names import NO_PLAYER, NOBODY, PAIR
from tercio.games.ultima_ratio_regis.model.numbered import by_power, places_in
from tercio.games.ultima_ratio_regis.model.position import Regis
from tercio.games.ultima_ratio_regis.model.power_questions import (
    is_in_play,
    major_of,
    majors_in_play,
    player_of,
)
from tercio.games.ultima_ratio_regis.model.recount import recount
from tercio.games.ultima_ratio_regis.model.war_questions import (
    are_allied,
    are_at_war,
    has_casus_belli,
    war_of,
)
from tercio.games.ultima_ratio_regis.rules.land_movement.forces import has_troops
from tercio.games.ultima_ratio_regis.rules.logistics.stacking import crowded
from tercio.games.ultima_ratio_regis.rules.logistics.strays import has_unit
from tercio.games.ultima_ratio_regis.rules.naval_actions.joined_seas import has_base
from tercio.games.ultima_ratio_regis.rules.special_areas.access import passage

Check = Callable[[Regis], Iterator[str]]


def violations(g: Regis) -> list[str]:
    checks = ALWAYS + BETWEEN_ACTIONS if is_between_actions(g) else ALWAYS
    return [*recount(g), *(wrong for check in checks for wrong in check(g))]


def is_between_actions(g: Regis) -> bool:
    """Somebody's impulse runs, and nothing is being carried out."""
    impulse = g.state.impulse
    return g.state.phase == "impulses" and bool(impulse.stage) and not impulse.busy


# -- at all times ------------------------------------------------------------------------------


def every_area_is_somebodys_or_free_or_closed(g: Regis) -> Iterator[str]:
    s, ids = g.state, g.world.location_ids
    for area in g.world.area_places:
        closed = s.closed >> area & 1
        if (s.owner[area] != NOBODY) + bool(s.free[area]) + closed != 1:
            yield impossible("whose-area", area=ids[area])
        if s.holder[area] != NOBODY and s.owner[area] == NOBODY:
            yield impossible("held-of-nobody", area=ids[area])
        if s.rebels[area] and s.owner[area] == NOBODY:
            yield impossible("revolt-of-nobody", area=ids[area])
        if closed and s.fortress[area]:
            yield impossible("fortress-in-closed", area=ids[area])


def units_are_where_they_can_be(g: Regis) -> Iterator[str]:
    s, world = g.state, g.world
    for power, id in by_power(world.power_ids):
        if not s.units[power] and not (s.impulse.fresh and s.impulse.fresh[power]):
            continue
        if s.units[power] and not is_in_play(g, power):
            yield impossible("units-out-of-play", power=id)
        if s.troops[power] & world.sea_mask:
            yield impossible("troops-at-sea", power=id)
        if s.ships[power] & (world.box_mask | (world.area_mask & ~world.coastal)):
            yield impossible("squadrons-on-land", power=id)
        fresh = s.impulse.fresh[power] if s.impulse.fresh else {}
        if any(count > s.units[power].get(key, 0) for key, count in fresh.items()):
            yield impossible("fresh-beyond-units", power=id)


def every_leader_counter_is_in_one_place(g: Regis) -> Iterator[str]:
    s = g.state
    numbers = Counter([*s.leader_pool, *(one.number for one in s.leaders if one.number >= 0)])
    if numbers != Counter(range(len(g.world.leader_counters))):
        yield impossible("leader-counters")
    for leader in s.leaders:
        if not is_in_play(g, leader.power):
            yield impossible("leader-out-of-play", power=g.world.power_ids[leader.power])


def every_card_of_the_turn_is_in_one_place(g: Regis) -> Iterator[str]:
    cards = g.state.cards
    held = [card for hand in cards.hands.values() for card in hand]
    if Counter([*cards.pile, *held, *cards.discards]) != Counter(g.state.deck_list):
        yield impossible("cards-of-the-turn")


def wars_are_between_two(g: Regis) -> Iterator[str]:
    realm, ids = g.realm, g.world.power_ids
    pairs = Counter(frozenset((war.a, war.b)) for war in realm.wars)
    for war in realm.wars:
        two = {"one": ids[war.a], "other": ids[war.b]}
        if war.a == war.b or pairs[frozenset((war.a, war.b))] > 1:
            yield impossible("war-twice", **two)
        if not is_in_play(g, war.a) or not is_in_play(g, war.b):
            yield impossible("war-out-of-play", **two)
        if are_allied(g, war.a, war.b):
            yield impossible("war-of-allies", **two)
        if has_casus_belli(g, war.a, war.b) or has_casus_belli(g, war.b, war.a):
            yield impossible("war-and-casus-belli", **two)
        players = player_of(g, war.a), player_of(g, war.b)
        if players[0] == players[1] != NO_PLAYER:
            yield impossible("war-of-one-player", **two)


def minors_and_corps_belong_to_majors(g: Regis) -> Iterator[str]:
    realm, ids, majors = g.realm, g.world.power_ids, majors_in_play(g)
    for minor in g.world.minors:
        patron = realm.patron[minor]
        if patron != NOBODY and (patron not in majors or not is_in_play(g, minor)):
            yield impossible("ally-out-of-play", minor=ids[minor], major=ids[patron])
    for loan in realm.loans:
        if loan.lender not in majors or loan.receiver not in majors:
            two = {"lender": ids[loan.lender], "receiver": ids[loan.receiver]}
            yield impossible("loan-out-of-play", **two)


def morale_is_no_more_than_vitality(g: Regis) -> Iterator[str]:
    for power in g.world.majors:
        held = [row[power] for row in g.realm.morale]
        if min(held) < 0 or held[power] or sum(held) > g.world.vitality[power]:
            yield impossible("morale", power=g.world.power_ids[power])


def only_enemies_hold_morale(g: Regis) -> Iterator[str]:
    """What is taken in a war comes back with its end, so there is none without a war."""
    ids = g.world.power_ids
    for power in g.world.majors:
        for loser, points in by_power(g.realm.morale[power]):
            if points and war_of(g, power, loser) is None:
                yield impossible("morale-in-peace", power=ids[power], loser=ids[loser])


def tracks_are_in_bounds(g: Regis) -> Iterator[str]:
    for power, unrest in enumerate(g.realm.unrest):
        if unrest < 0:
            yield impossible("unrest", power=g.world.power_ids[power])
    impulse = g.state.impulse
    if impulse.unassigned < 0 or any(points < 0 for points in impulse.points.values()):
        yield impossible("points")


def merchants_are_within_limits(g: Regis) -> Iterator[str]:
    realm, ids = g.realm, g.world.power_ids
    most = g.world.book.commerce.merchants
    for center, row in enumerate(g.world.centers):
        for power, count in realm.merchants[center].items():
            if not 0 < count <= most or realm.fixed[center].get(power, 0) > count:
                yield impossible("merchants", power=ids[power], count=count, center=row.id)


# -- between two actions -----------------------------------------------------------------------


def allies_are_in_play(g: Regis) -> Iterator[str]:
    ids, majors = g.world.power_ids, majors_in_play(g)
    for key in g.realm.alliances:
        a, b = divmod(key, PAIR)
        if a == b or a not in majors or b not in majors:
            yield impossible("alliance", one=ids[a], other=ids[b])


def nobody_is_in_a_closed_area(g: Regis) -> Iterator[str]:
    """But where a scenario lets a power pass; a minor that changes its ally is on its way home."""
    s = g.state
    for power, id in by_power(g.world.power_ids):
        shut_in = (s.troops[power] | s.ships[power]) & s.closed
        if shut_in and shut_in & ~passage(g, power):
            yield impossible("in-closed-area", power=id)


def nobody_is_overstacked(g: Regis) -> Iterator[str]:
    for power in majors_in_play(g):
        for area in crowded(g, power):
            if room_for(g, power, area) < 0:
                where = {"power": g.world.power_ids[power], "area": g.world.location_ids[area]}
                yield impossible("overstacked", **where)


def every_leader_is_with_a_unit(g: Regis) -> Iterator[str]:
    for leader in g.state.leaders:
        if not has_unit(g, leader):
            where = {"area": g.world.location_ids[leader.place]}
            yield impossible("leader-alone", power=g.world.power_ids[leader.power], **where)


def sieges_have_two_sides(g: Regis) -> Iterator[str]:
    for area, siege in g.state.sieges.items():
        name, holder = g.world.location_ids[area], g.state.holder[area]
        if not has_troops(g, siege.power, area):
            yield impossible("siege-of-nobody", area=name)
        if holder == NOBODY or not has_fortress(g, area) or not are_at_war(g, siege.power, holder):
            yield impossible("siege-of-no-enemy", area=name)


def squadrons_have_bases(g: Regis) -> Iterator[str]:
    for owner, id in by_power(g.world.power_ids):
        ships = g.state.ships[owner]
        for sea in places_in(ships & g.world.sea_mask):
            if not has_base(g, owner, sea):
                yield impossible("no-base", power=id, sea=g.world.location_ids[sea])
        side = held_by_side(g, major_of(g, owner)) if major_of(g, owner) != NOBODY else 0
        for port in places_in(ships & g.world.area_mask & ~(side | g.state.held[owner])):
            yield impossible("port-of-others", power=id, port=g.world.location_ids[port])


ALWAYS: tuple[Check, ...] = (
    every_area_is_somebodys_or_free_or_closed,
    units_are_where_they_can_be,
    every_leader_counter_is_in_one_place,
    every_card_of_the_turn_is_in_one_place,
    wars_are_between_two,
    minors_and_corps_belong_to_majors,
    morale_is_no_more_than_vitality,
    only_enemies_hold_morale,
    tracks_are_in_bounds,
    merchants_are_within_limits,
)
BETWEEN_ACTIONS: tuple[Check, ...] = (
    allies_are_in_play,
    nobody_is_in_a_closed_area,
    nobody_is_overstacked,
    every_leader_is_with_a_unit,
    sieges_have_two_sides,
    squadrons_have_bases,
)
