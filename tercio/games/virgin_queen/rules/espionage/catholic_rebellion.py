"""Catholic rebellions in England, stirred up by Spain (VQ 19.4)."""

from functools import partial

from tercio.games.virgin_queen.model.position import VirginQueen
from tercio.games.virgin_queen.model.powers import ENGLAND, SPAIN
from tercio.games.virgin_queen.model.religion_questions import (
    has_rebelled,
    is_in,
    is_protestant,
    units_of_faith,
)
from tercio.games.virgin_queen.model.religion_verbs import mark_rebellion
from tercio.games.virgin_queen.rules.religion.conversion_attempts import conversion_row, convert
from tercio.games.virgin_queen.rules.religion.rebellions import row_of
from tercio.games.virgin_queen.rules.religion.uprisings import (
    Uprising,
    choose_target,
    resolve_uprising,
    take_spaces,
    to_war,
)
from tercio.kernel.ask import Procedure
from tercio.kernel.citations import cites
from tercio.kernel.restrictions import Restrictions, forbids
from tercio.wars.model.force_pools import most_that_fit
from tercio.wars.model.names import REGULAR, Mask, Power, Space
from tercio.wars.model.numbered import spaces_in
from tercio.wars.model.space_questions import is_besieged, is_controlled_by, is_in_unrest

AREA = "england"
STRENGTH = 4
"""The result of the Espionage table is a 4 CP rebellion (19.4)."""


@forbids("VQ 19.4")
def is_outside_england(g: VirginQueen, space: Space) -> bool:
    return not is_in(g, AREA, space)


@forbids("VQ 19.4")
def is_not_english(g: VirginQueen, space: Space) -> bool:
    return not is_controlled_by(g, ENGLAND, space)


@forbids("VQ 19.4")
def is_not_catholic(g: VirginQueen, space: Space) -> bool:
    return is_protestant(g, space)


@forbids("VQ 19.4")
def is_besieged_or_in_unrest(g: VirginQueen, space: Space) -> bool:
    return is_besieged(g, space) or is_in_unrest(g, space)


CATHOLIC_TARGETS = Restrictions(
    "catholic-rebellion",
    is_outside_england,
    is_not_english,
    is_not_catholic,
    is_besieged_or_in_unrest,
)


@cites("VQ 18.4", "VQ 19.4")
def open_targets(g: VirginQueen) -> Mask:
    """Where a rebellion may break out now: nowhere twice in an impulse."""
    return 0 if has_rebelled(g, AREA) else catholic_targets(g)


def catholic_targets(g: VirginQueen) -> Mask:
    """What `CATHOLIC_TARGETS` allows, as a mask."""
    return sum(
        1 << space
        for space in spaces_in(g.world.area_masks[AREA])
        if CATHOLIC_TARGETS.allow(g, space)
    )


@cites("VQ 19.4")
def catholic_conversions(g: VirginQueen, power: Power, attempts: int) -> Procedure[None]:
    """Step 1: Catholic attempts in England; at first they were conversions without a roll."""
    automatic = g.world.edition_rule("catholic_rebellion_result") == "conversions"
    row = conversion_row(g, "english_catholic_rebellion")
    yield from convert(
        g, power, attempts, row.faith, areas=row.areas, automatic=automatic, cite="19.4"
    )


def catholic_uprising(g: VirginQueen, target: Space, dice: int) -> Uprising:
    return Uprising(SPAIN, ENGLAND, AREA, target, loyal="protestant", dice=dice)


@cites("VQ 19.4")
def catholic_rebellion(
    g: VirginQueen,
    power: Power = SPAIN,
    *,
    attempts: int | None = None,
    dice: int | None = None,
    spaces: int | None = None,
    regulars: int | None = None,
) -> Procedure[bool]:
    """Conversions, then a rebellion; `attempts` of 0 begin at step 2, as Rising of the North does.

    Returns whether the rebellion took a space.
    """
    row = row_of(g, SPAIN, STRENGTH)
    if attempts is None:
        attempts = conversion_row(g, "english_catholic_rebellion").count
    if attempts:
        yield from catholic_conversions(g, power, attempts)
    sites = open_targets(g)
    if not sites:
        return False
    mark_rebellion(g, AREA)
    raised = partial(catholic_uprising, dice=row.dice if dice is None else dice)
    target = yield from choose_target(g, power, sites, "VQ 19.4", uprising_in=raised)
    uprising = raised(g, target)
    if not (yield from resolve_uprising(g, uprising)):
        return False
    near = g.world.faith_roads.adjacent[target] & catholic_targets(g)
    free = near & ~units_of_faith(g, "protestant")
    yield from take_spaces(g, uprising, free, row.spaces if spaces is None else spaces)
    wanted = row.regulars if regulars is None else regulars
    count = most_that_fit(g, SPAIN, REGULAR, wanted, space=target)
    g.place_troops(SPAIN, REGULAR, count, target)
    yield from to_war(g, uprising)
    return True
