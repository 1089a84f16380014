"""Where units and fortresses may be built, and why not elsewhere (uRR 9.1, 9.2, 9.4).

areas_for_troop(g, power, kind)        of one major or minor
TROOP_SITE.refusals(g, power, area)    what speaks against an area, for a major and its minors
"""

from tercio.games.ultima_ratio_regis.model import area_questions
from tercio.games.ultima_ratio_regis.model.area_questions import (
    besieged_areas,
    fortress_areas,
    held_by_side,
    home_theater,
)
from tercio.games.ultima_ratio_regis.model.limits import room_for
from tercio.games.ultima_ratio_regis.model.names import (
    NO_FORTRESS,
    T2,
    T3,
    Kind,
    Mask,
    Place,
    Power,
)
from tercio.games.ultima_ratio_regis.model.numbered import places_in
from tercio.games.ultima_ratio_regis.model.position import Regis
from tercio.games.ultima_ratio_regis.model.power_questions import major_of, side_of
from tercio.games.ultima_ratio_regis.model.unit_questions import available_units
from tercio.games.ultima_ratio_regis.model.war_questions import enemy_troops
from tercio.kernel.citations import cites
from tercio.kernel.masks import mask_of
from tercio.kernel.restrictions import Restrictions, forbids


def secure_areas(g: Regis, power: Power) -> Mask:
    """Possessions that a power controls and that nobody besieges; there is no revolt in them."""
    s = g.state
    return s.held[power] & s.owned[power] & ~besieged_areas(g)


@cites("uRR 9.1")
def areas_for_troop(g: Regis, power: Power, kind: Kind) -> Mask:
    """A 2-3 troop anywhere at home; one of 3-4 in the theater with most home areas.

    There it is placed in a home area, or in another possession if it has no home area there. A
    minor builds in its own areas, and a mercenary in those of its ally.
    """
    builder = recruiter(g, power)
    return with_room(g, builder, lands_for_troop(g, builder, kind)) if builder >= 0 else 0


def recruiter(g: Regis, power: Power) -> Power:
    """In whose lands a power builds its troops; NOBODY's, of mercenaries without an ally."""
    return major_of(g, power) if g.world.powers[power].kind == "mercenary" else power


def lands_for_troop(g: Regis, power: Power, kind: Kind) -> Mask:
    """Whether there is room or not."""
    areas = secure_areas(g, power)
    if kind == T3 and power in g.world.majors:
        areas &= g.world.theater_areas[home_theater(g, power)]
        areas = (areas & g.state.homes[power]) or areas
    return areas


@cites("uRR 9.1")
def has_area_for_troop(g: Regis, power: Power, kind: Kind) -> bool:
    """There is one."""
    builder = recruiter(g, power)
    if builder < 0:
        return False
    return has_room(g, builder, lands_for_troop(g, builder, kind))


def stood_by_side(g: Regis, power: Power) -> Mask:
    """Where troops of a power's side stand."""
    major = major_of(g, power)
    return area_questions.stood_by_side(g, major) if major >= 0 else g.state.troops[power]


def with_room(g: Regis, power: Power, areas: Mask) -> Mask:
    """Those of some areas that take another troop; where none of the side stand there is room."""
    stood = stood_by_side(g, power)
    full = mask_of(area for area in places_in(areas & stood) if room_for(g, power, area) < 1)
    return areas & ~full


def has_room(g: Regis, power: Power, areas: Mask) -> bool:
    """One of some areas does; mostly there is one in which nobody stands."""
    return bool(areas & ~stood_by_side(g, power)) or with_room(g, power, areas) != 0


@cites("uRR 9.2")
def areas_for_squadron(g: Regis, power: Power) -> Mask:
    """Coastal possessions, controlled and free of enemies."""
    return secure_areas(g, power) & g.world.coastal & ~enemy_troops(g, power)


@cites("uRR 9.4")
def areas_for_fortress(g: Regis, power: Power) -> Mask:
    """Controlled areas of a major and its minors that have none."""
    return held_by_side(g, power) & ~besieged_areas(g) & ~fortress_areas(g)


def builders(g: Regis, power: Power) -> list[Power]:
    """A major and its minors."""
    return side_of(g, power)


# -- why not -----------------------------------------------------------------------------------


def _lands(g: Regis, power: Power) -> Mask:
    """Possessions that a major and its minors control."""
    lands = 0
    for one in builders(g, power):
        lands |= g.state.held[one] & g.state.owned[one]
    return lands


@forbids("uRR 9.1", "uRR 9.2")
def no_possession_in_your_hands(g: Regis, power: Power, area: Place) -> bool:
    """Of another, or held by an enemy or by rebels."""
    return not _lands(g, power) >> area & 1


@forbids("uRR 9.4")
def not_held_by_your_side(g: Regis, power: Power, area: Place) -> bool:
    return not held_by_side(g, power) >> area & 1


@forbids("uRR 9.1", "uRR 9.5")
def nothing_is_built_in_a_siege(g: Regis, power: Power, area: Place) -> bool:
    return bool(besieged_areas(g) >> area & 1)


@forbids("uRR 15.1.1")
def stack_is_full(g: Regis, power: Power, area: Place) -> bool:
    return room_for(g, power, area) < 1


SHUT_TO_TROOPS = (no_possession_in_your_hands, nothing_is_built_in_a_siege, stack_is_full)


@forbids("uRR 9.1", "uRR 20.2")
def no_such_troop_is_left(g: Regis, power: Power, area: Place) -> bool:
    """Those of 3-4 are raised at home, and a minor's in its own areas. Of an area where no troop
    at all could be raised, other bullets speak."""
    if any(rule(g, power, area) for rule in SHUT_TO_TROOPS):
        return False
    return not any(
        available_units(g, one, kind) and areas_for_troop(g, one, kind) >> area & 1
        for one in builders(g, power)
        for kind in (T2, T3)
    )


@forbids("uRR 9.2")
def has_no_coast(g: Regis, power: Power, area: Place) -> bool:
    return not g.world.coastal >> area & 1


@forbids("uRR 9.2")
def enemies_stand_there(g: Regis, power: Power, area: Place) -> bool:
    return bool(enemy_troops(g, power) >> area & 1)


@forbids("uRR 9.4")
def has_a_fortress_already(g: Regis, power: Power, area: Place) -> bool:
    return g.state.fortress[area] != NO_FORTRESS


TROOP_SITE = Restrictions(
    "troop-site",
    *SHUT_TO_TROOPS,
    no_such_troop_is_left,
)
SQUADRON_SITE = Restrictions(
    "squadron-site",
    no_possession_in_your_hands,
    nothing_is_built_in_a_siege,
    has_no_coast,
    enemies_stand_there,
)
FORTRESS_SITE = Restrictions(
    "fortress-site",
    not_held_by_your_side,
    nothing_is_built_in_a_siege,
    has_a_fortress_already,
)
