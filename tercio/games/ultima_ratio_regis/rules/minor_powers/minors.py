"""Minor powers: neutral, allied, changing sides, at war (uRR 20)."""

from tercio.games.ultima_ratio_regis.model.area_questions import besieged_areas, held_by_side
from tercio.games.ultima_ratio_regis.model.limits import room_for
from tercio.games.ultima_ratio_regis.model.names import (
    FORTRESS,
    NO_FORTRESS,
    NOBODY,
    TROOPS,
    Mask,
    Place,
    Power,
)
from tercio.games.ultima_ratio_regis.model.numbered import places_in, powers_in
from tercio.games.ultima_ratio_regis.model.position import Regis
from tercio.games.ultima_ratio_regis.model.power_questions import (
    major_of,
    majors_in_play,
    minors_of,
    side_of,
    takes_part,
)
from tercio.games.ultima_ratio_regis.model.refs import place_ref, power_ref
from tercio.games.ultima_ratio_regis.model.unit_questions import stacks_of
from tercio.games.ultima_ratio_regis.model.war_questions import are_at_war
from tercio.games.ultima_ratio_regis.rules.asking import choose
from tercio.games.ultima_ratio_regis.rules.land_movement.detachment import lift_siege
from tercio.games.ultima_ratio_regis.rules.links import REINFORCE_MINOR
from tercio.games.ultima_ratio_regis.rules.logistics.strays import (
    send_home,
    settle_everybody,
    settle_leaders,
)
from tercio.games.ultima_ratio_regis.rules.major_powers.key_areas import is_key
from tercio.games.ultima_ratio_regis.rules.naval_actions.bases import leave_lost_port
from tercio.games.ultima_ratio_regis.rules.special_areas.access import passage
from tercio.kernel.ask import Option, Procedure
from tercio.kernel.citations import cites
from tercio.kernel.masks import mask_of

# -- what a minor is ---------------------------------------------------------------------------


def is_independent(g: Regis, minor: Power) -> bool:
    return g.world.powers[minor].kind == "independent"


def is_mercenary(g: Regis, minor: Power) -> bool:
    return g.world.powers[minor].kind == "mercenary"


def printed_fortresses(g: Regis, minor: Power) -> Mask:
    return g.world.mask(*g.world.powers[minor].fortresses) & g.state.owned[minor]


@cites("uRR 18.4.1", "uRR 20.3.1")
def may_have(g: Regis, power: Power, minor: Power) -> bool:
    """A major with an interest in a theater of the minor; anybody hires mercenaries."""
    theaters = g.world.theater_mask(*g.world.powers[minor].theaters)
    return not theaters or bool(theaters & g.realm.interest[power])


# -- neutral -----------------------------------------------------------------------------------


@cites("uRR 20.4", "uRR 20.4.1", "uRR 20.1")
def become_neutral(g: Regis, minor: Power) -> Procedure[None]:
    """Its units are available again, its revolts and sieges are over, foreigners may go home."""
    g.neutralize_minor(minor)
    yield from stand_down(g, minor)
    raze_foreign_works(g, minor)
    for power in majors_in_play(g):
        for area in places_in(g.state.owned[minor]):
            yield from send_home(g, power, area, may_stay=True)
    yield from settle_everybody(g)


@cites("uRR 20.4.1", "uRR 18.3")
def stand_down(g: Regis, minor: Power) -> Procedure[None]:
    """No units of its own, no revolts, nobody else in control."""
    s = g.state
    for place, kind, count in list(stacks_of(g, minor)):
        g.remove_units(minor, place, kind, count)
    for area in list(s.sieges):
        lift_siege(g, area)
    s.eliminated[minor] = {}
    for area in places_in(s.owned[minor]):
        g.end_siege(area)
        if s.rebels[area]:
            g.end_revolt(area, minor)
        g.set_holder(area, minor)
    yield from ()


@cites("uRR 20.2")
def raze_foreign_works(g: Regis, minor: Power) -> None:
    """Fortresses that a major has built there go with the alliance."""
    for area in places_in(g.state.owned[minor] & ~printed_fortresses(g, minor)):
        if g.state.fortress[area] != NO_FORTRESS:
            g.destroy_fortress(area)


# -- alliances ---------------------------------------------------------------------------------


@cites("uRR 20", "uRR 20.3", "uRR 20.3.1", "uRR 20.3.4", "uRR 20.4.2")
def ally_minor(g: Regis, minor: Power, power: Power) -> Procedure[None]:
    """By a card, an event or a peace: it has a new ally, or the old one again.

    Its units come as reinforcements, foreign ones leave, and if its ally is at war an independent
    minor joins or stays out.
    """
    former = major_of(g, minor)
    if former not in (NOBODY, power):
        raze_foreign_works(g, minor)
    g.ally_minor(minor, power)
    yield from clear_foreigners(g, minor, power)
    yield from settle_everybody(g)
    yield from REINFORCE_MINOR.follow(g, minor)
    yield from leave_strangers(g, minor, power)
    yield from announce_in_all_wars(g, minor)


@cites("uRR 14", "uRR 20.4.2")
def leave_strangers(g: Regis, minor: Power, power: Power) -> Procedure[None]:
    """Its own units leave areas of the former ally, and of all others with whom there is peace;
    and inactive ones that were open to the former ally alone."""
    s = g.state
    barred = s.closed & ~passage(g, minor)
    for area in places_in((s.troops[minor] | s.ships[minor]) & g.world.area_mask):
        holder = s.holder[area]
        if barred >> area & 1:
            yield from send_home(g, power, area)
        if holder == NOBODY or major_of(g, holder) == power:
            continue
        if major_of(g, holder) != NOBODY and not are_at_war(g, power, holder):
            yield from send_home(g, power, area)


@cites("uRR 20.4.2")
def clear_foreigners(g: Regis, minor: Power, power: Power) -> Procedure[None]:
    """Units of other majors go home; those at war with the new ally stay if they like, and keep
    what they control. The new ally's own troops stay where they are."""
    for other in majors_in_play(g):
        if other == power:
            continue
        hostile = are_at_war(g, other, power)
        for area in places_in(g.state.owned[minor]):
            if not hostile:
                give_back(g, area, other)
            yield from send_home(g, other, area, hostile)
    for area in places_in(g.state.owned[minor]):
        give_back(g, area, power)


def give_back(g: Regis, area: Place, power: Power) -> None:
    """A major that controls an area, or besieges it, does so no longer; what it has built there
    is destroyed (14.3)."""
    s = g.state
    side = side_of(g, power)
    if area in s.sieges and s.sieges[area].power in side:
        g.end_siege(area)
    if s.holder[area] in side and s.owner[area] not in side:
        if s.fortress[area] != NO_FORTRESS:
            g.destroy_fortress(area)
        g.set_holder(area, s.owner[area])
    elif s.holder[area] == power and s.owner[area] in side:
        g.set_holder(area, s.owner[area])


# -- conquest ----------------------------------------------------------------------------------


@cites("uRR 20.3.3", "uRR 18.4.1", "uRR 20.5", "uRR 21.3.5")
def check_conquest(g: Regis, minor: Power, power: Power) -> Procedure[None]:
    """One enemy that controls all of it becomes its ally; its units are lost. Without an interest
    in a theater of the minor he does not: he has border areas, which go back (18.5).

    Without an area that is key between the two, the loss costs the former ally morale. Of an
    independent minor its new ally says whether it enters his war.
    """
    former, owned = major_of(g, minor), g.state.owned[minor]
    if former in (NOBODY, power) or not owned or not are_at_war(g, power, minor):
        return
    if owned & ~held_by_side(g, power) or not may_have(g, power, minor):
        return
    for place, kind, count in list(stacks_of(g, minor)):
        g.eliminate(minor, place, kind, count)
    raze_foreign_works(g, minor)
    g.ally_minor(minor, power)
    for area in places_in(owned):
        g.set_holder(area, minor)
    if not any(is_key(g, area, power, former) for area in places_in(owned)):
        g.take_morale(power, former)
    yield from clear_foreigners(g, minor, power)
    yield from settle_everybody(g)
    yield from announce_in_all_wars(g, minor)


# -- independent minors ------------------------------------------------------------------------


@cites("uRR 20.5")
def announce_minors(
    g: Regis, power: Power, enemy: Power, attacked: Power = NOBODY
) -> Procedure[None]:
    """Who enters a war says which of his independent minors enter it with him, whatever they do in
    his other wars; one that is attacked itself has no choice."""
    for minor in minors_of(g, power):
        if is_independent(g, minor) and minor != attacked:
            yield from announce_minor(g, minor, enemy)


@cites("uRR 20.5")
def announce_in_all_wars(g: Regis, minor: Power) -> Procedure[None]:
    """Of a new ally who is at war already."""
    if is_independent(g, minor):
        for enemy in powers_in(g.realm.foes[major_of(g, minor)] & g.world.major_mask):
            yield from announce_minor(g, minor, enemy)


@cites("uRR 20.5")
def announce_minor(g: Regis, minor: Power, enemy: Power) -> Procedure[None]:
    """Whether it enters its ally's war with an enemy. If it does not it is neutral in that war;
    if it fights in no other, its units go home."""
    options = [
        _joining(g, minor, "minor-joins", True),
        _joining(g, minor, "minor-stays", False),
    ]
    args = {"minor": power_ref(g, minor), "enemy": power_ref(g, enemy)}
    patron = major_of(g, minor)
    joins = yield from choose(g, patron, "minor-joins", options, cite="uRR 20.5", args=args)
    if joins:
        g.bring_minor_in(minor, enemy)
        return
    stood_by = takes_part(g, minor)
    if takes_part(g, minor, enemy):
        g.keep_minor_out(minor, enemy)
    if stood_by:
        yield from stand_aside(g, minor)


@cites("uRR 20.5")
def stand_aside(g: Regis, minor: Power) -> Procedure[None]:
    """If it fights in none of its ally's wars its units go home, and his fleets leave its ports."""
    if takes_part(g, minor):
        return
    yield from withdraw(g, minor)
    for port in places_in(g.state.owned[minor] & g.world.coastal):
        yield from leave_lost_port(g, port)


def _joining(g: Regis, minor: Power, verb: str, joins: bool) -> Option:
    return Option(
        f"{verb}.{g.world.power_ids[minor]}", joins, (power_ref(g, minor),), cite="uRR 20.5"
    )


@cites("uRR 20.5")
def withdraw(g: Regis, minor: Power) -> Procedure[None]:
    """Its units go back to its own areas; what has no room there is available again."""
    land = g.state.owned[minor]
    for place, kind, count in list(stacks_of(g, minor)):
        if land >> place & 1:
            continue
        for _ in range(count):
            goals = _room_at_home(g, minor, kind in TROOPS)
            if not goals:
                g.remove_units(minor, place, kind)
                continue
            options = [
                Option(f"back-to.{g.world.location_ids[n]}", n, (place_ref(g, n),), cite="uRR 20.5")
                for n in goals
            ]
            goal = yield from choose(
                g, minor, "withdraw-minor", options, cite="uRR 20.5", place=place
            )
            g.move_units(minor, place, goal, kind)
    yield from settle_leaders(g, major_of(g, minor))


def _room_at_home(g: Regis, minor: Power, troop: bool) -> list[Place]:
    areas = g.state.held[minor] & g.state.owned[minor] & ~besieged_areas(g)
    if not troop:
        return list(places_in(areas & g.world.coastal))
    return [area for area in places_in(areas) if room_for(g, minor, area) > 0]


def rebuild_fortresses(g: Regis, minor: Power) -> None:
    """Those on its card, where it is in control (20.3.2)."""
    held = mask_of(
        a for a in places_in(printed_fortresses(g, minor)) if g.state.held[minor] >> a & 1
    )
    for area in places_in(held):
        if g.state.fortress[area] != FORTRESS:
            g.finish_fortress(area)
