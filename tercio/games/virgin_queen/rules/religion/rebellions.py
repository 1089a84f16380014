"""Rebellions of the Protestant in France and the Netherlands (VQ 18.4, 18.5)."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache, partial

from tercio.games.virgin_queen.model.court_questions import is_this_turn, leader_faction
from tercio.games.virgin_queen.model.court_verbs import bring_leader, set_capital
from tercio.games.virgin_queen.model.position import VirginQueen
from tercio.games.virgin_queen.model.powers import FRANCE, PROTESTANT
from tercio.games.virgin_queen.model.religion_questions import (
    has_rebelled,
    is_in,
    is_protestant,
    units_of_faith,
)
from tercio.games.virgin_queen.model.religion_verbs import mark_rebellion
from tercio.games.virgin_queen.model.world import VqWorld
from tercio.games.virgin_queen.rows.map import VqActionRow
from tercio.games.virgin_queen.rows.tables import RebellionRow
from tercio.games.virgin_queen.rules.religion.uprisings import (
    Uprising,
    choose_target,
    prospect,
    resolve_uprising,
    take_spaces,
    to_war,
)
from tercio.kernel.ask import (
    PASS,
    Ask,
    Option,
    Procedure,
    Prospect,
    Refusal,
    compose,
    counts,
    pass_option,
)
from tercio.kernel.citations import cites
from tercio.kernel.restrictions import Restrictions, forbids
from tercio.wars.model.force_pools import most_that_fit
from tercio.wars.model.names import REGULAR, LeaderId, Mask, Power, Space
from tercio.wars.model.numbered import spaces_in
from tercio.wars.model.power_questions import is_allied
from tercio.wars.model.refs import leader_ref, place_ref, power_ref
from tercio.wars.model.space_questions import is_besieged, is_controlled_by, is_home
from tercio.wars.turn.actions import Action, pay

REBEL_AREAS = ("france", "netherlands")


@dataclass(frozen=True, slots=True)
class Cause:
    """Who rises in an area, and against whom."""

    rebels: Power
    against: Power


def cause_of(g: VirginQueen, area: str) -> Cause | None:
    """None where the Protestant may not start rebellions at all."""
    return _cause(g.world, area)


@cache
def _cause(world: VqWorld, area: str) -> Cause | None:
    row = next(row for row in world.areas if row.id == area)
    if area not in REBEL_AREAS or row.rebels is None or row.rebellion_against is None:
        return None
    return Cause(world.power[row.rebels], world.power[row.rebellion_against])


# -- restrictions ----------------------------------------------------------------------------------


@forbids("VQ 18.4")
def is_no_area_of_rebellion(g: VirginQueen, area: str) -> bool:
    """Scotland knows none, and England only Catholic ones (19.4)."""
    return cause_of(g, area) is None


@forbids("VQ 18.4")
def has_rebelled_this_impulse(g: VirginQueen, area: str) -> bool:
    return has_rebelled(g, area)


@forbids("VQ 18.4")
def is_the_land_of_an_ally(g: VirginQueen, area: str) -> bool:
    """Not in France while the Protestant is allied with it."""
    return area == "france" and is_allied(g, PROTESTANT, FRANCE)


@forbids("VQ 6.1")
def is_pacified(g: VirginQueen, area: str) -> bool:
    """Gouvernante de France and the Colloquy of Poissy forbid rebellions for a while."""
    return area == "france" and (
        is_this_turn(g, "gouvernante_de_france") or is_this_turn(g, "colloquy_of_poissy")
    )


@forbids("VQ 18.4")
def has_no_space_to_rebel(g: VirginQueen, area: str) -> bool:
    return not targets_in(g, area)


AREAS = Restrictions(
    "rebellion",
    is_no_area_of_rebellion,
    has_rebelled_this_impulse,
    is_the_land_of_an_ally,
    is_pacified,
    has_no_space_to_rebel,
)


@forbids("VQ 18.5")
def lies_outside_the_area(g: VirginQueen, area: str, space: Space) -> bool:
    return not is_in(g, area, space)


@forbids("VQ 18.5")
def is_not_under_the_old_master(g: VirginQueen, area: str, space: Space) -> bool:
    """French political control in France, Spanish in the Netherlands."""
    cause = cause_of(g, area)
    return cause is None or not is_controlled_by(g, cause.against, space)


@forbids("VQ 18.5")
def is_not_protestant(g: VirginQueen, area: str, space: Space) -> bool:
    return not is_protestant(g, space)


@forbids("VQ 18.5")
def is_under_siege(g: VirginQueen, area: str, space: Space) -> bool:
    return is_besieged(g, space)


TARGETS = Restrictions(
    "rebellion-target",
    lies_outside_the_area,
    is_not_under_the_old_master,
    is_not_protestant,
    is_under_siege,
)


@cites("VQ 18.5")
def targets_in(g: VirginQueen, area: str) -> Mask:
    """What `TARGETS` allows, as a mask; a space in unrest may rebel."""
    cause = cause_of(g, area)
    if cause is None:
        return 0
    state = g.state
    spaces = g.world.area_masks[area] & state.controlled[cause.against] & state.religion.protestant
    if not any(state.besiegers):
        return spaces
    return sum(1 << s for s in spaces_in(spaces) if not state.besiegers[s])


def open_areas(g: VirginQueen, areas: Sequence[str] = REBEL_AREAS) -> list[str]:
    return [area for area in areas if AREAS.allow(g, area)]


# -- the procedure ---------------------------------------------------------------------------------


@cites("VQ 18.5")
def rebellion(
    g: VirginQueen, area: str, cp: int, *, target: Space | None = None
) -> Procedure[bool]:
    """The Rebellion Procedure with the strength of `cp`; an event leaves step 1 to be asked.

    Returns whether it succeeded. Nothing happens where no rebellion may be started.
    """
    if not AREAS.allow(g, area):
        return False
    if target is None:
        sites = targets_in(g, area)
        raised = partial(uprising_in, cp=cp)
        target = yield from choose_target(g, PROTESTANT, sites, "VQ 18.5", uprising_in=raised)
    cause = cause_of(g, area)
    assert cause is not None
    mark_rebellion(g, area)
    row = row_of(g, PROTESTANT, cp)
    uprising = uprising_in(g, target, cp)
    if not (yield from resolve_uprising(g, uprising)):
        return False
    yield from take_spaces(g, uprising, _may_follow(g, area, target), row.spaces)
    count = most_that_fit(g, cause.rebels, REGULAR, row.regulars, space=target)
    g.place_troops(cause.rebels, REGULAR, count, target)
    yield from to_war(g, uprising)
    yield from add_capital(g, area, cause.rebels)
    yield from add_leader(g, cause.rebels, target)
    return True


@cites("VQ 18.5")
def uprising_in(g: VirginQueen, target: Space, cp: int) -> Uprising:
    """One die for each CP, and one more in a Protestant home space."""
    area = str(g.world.area_of(target))
    cause = cause_of(g, area)
    assert cause is not None
    at_home = is_home(g, PROTESTANT, target)
    home_dice = g.world.constant("rebellion_home_dice") if at_home else 0
    dice = row_of(g, PROTESTANT, cp).dice + home_dice
    return Uprising(
        *(PROTESTANT, cause.against, area, target),
        loyal="catholic",
        dice=dice,
        home_dice=home_dice,
    )


def row_of(g: VirginQueen, power: Power, cp: int) -> RebellionRow:
    return _row(g.world, power, cp)


@cache
def _row(world: VqWorld, power: Power, cp: int) -> RebellionRow:
    id = world.power_rows[power].id
    rows = world.data.table("rebellions", RebellionRow).values()
    return next(row for row in rows if row.power == id and row.cp == cp)


@cites("VQ 18.5", "VQ 2.5")
def _may_follow(g: VirginQueen, area: str, target: Space) -> Mask:
    """Step 4: spaces next to the target that may change sides with it."""
    waterways = g.world.edition_rule("waterway_rebellions") == "conversions_and_rebellions"
    roads = g.world.faith_roads if waterways else g.world.land
    near = roads.adjacent[target] & g.world.area_masks[area]
    free = near & ~units_of_faith(g, "catholic")
    if g.world.edition_rule("rebellion_extra_spaces") == "all_four_tests":
        return free & targets_in(g, area)
    return free & g.state.religion.protestant & ~g.state.controlled[PROTESTANT]


@cites("VQ 18.5", "VQ 23.6")
def add_capital(g: VirginQueen, area: str, faction: Power) -> Procedure[None]:
    """Step 7: without a capital there, and none lost this turn, the Protestant may found one."""
    court = g.state.court
    sites = capital_sites(g, area, faction)
    if faction in court.capitals or court.lost_capitals >> faction & 1 or not sites:
        return
    ids = g.world.location_ids
    options = [Option(f"capital.{ids[s]}", s, (place_ref(g, s),)) for s in spaces_in(sites)]
    pick = yield Ask(
        g.seat_of(PROTESTANT),
        "found-capital",
        [*options, pass_option()],
        "VQ 18.5",
        args={"power": power_ref(g, faction)},
    )
    if pick.key != PASS:
        set_capital(g, faction, pick.value)


def capital_sites(g: VirginQueen, area: str, faction: Power) -> Mask:
    """Fortified home spaces of the faction under Protestant control."""
    held = g.state.controlled[PROTESTANT] & g.world.area_masks[area]
    if g.world.edition_rule("protestant_capital") == "any_space":
        return held
    return held & g.state.home[faction] & g.state.fortresses


@cites("VQ 18.5", "VQ 10")
def add_leader(g: VirginQueen, faction: Power, target: Space) -> Procedure[None]:
    """Step 8: an army leader of the area who waits on the power card may join the rebels."""
    waiting = leaders_waiting(g, faction)
    if not waiting:
        return
    rows = g.world.leader_rows
    options = [Option(f"leader.{rows[i].id}", i, (leader_ref(g, i),)) for i in waiting]
    pick = yield Ask(
        g.seat_of(PROTESTANT),
        "rebel-leader",
        [*options, pass_option()],
        "VQ 18.5",
        args={"space": place_ref(g, target)},
        refs=(place_ref(g, target),),
    )
    if pick.key != PASS:
        bring_leader(g, pick.value, target)


def leaders_waiting(g: VirginQueen, faction: Power) -> list[LeaderId]:
    return [i for i in g.state.court.waiting if leader_faction(g, i) == faction]


# -- the action ------------------------------------------------------------------------------------


def may_rebel(g: VirginQueen, power: Power) -> bool:
    return power == PROTESTANT and "religion" not in g.left_out and bool(open_areas(g))


@cites("VQ 18.4", "VQ 18.5")
def rebel(g: VirginQueen, power: Power) -> Procedure[None]:
    """Step 1: the target, then 2 to 5 CP."""
    row = g.world.data.table("actions", VqActionRow)["rebellion"]
    least = row.costs[g.world.power_rows[power].id]
    most = min(row.max_cost, g.state.impulse.cp)
    sites = 0
    for area in open_areas(g):
        sites |= targets_in(g, area)

    def next_ask(picks: list[Option]) -> Ask | None:
        if not picks:
            return _which_target(g, power, sites)
        if len(picks) == 1 and most > least:
            return _which_strength(g, power, picks[0].value, range(least, most + 1))
        return None

    picks = yield from compose(next_ask, cancel=True)
    if not picks:
        return
    target: Space = picks[0].value
    cp: int = picks[1].value if len(picks) > 1 else least
    pay(g, power, cp, "rebellion")
    yield from rebellion(g, str(g.world.area_of(target)), cp, target=target)


def _which_strength(g: VirginQueen, power: Power, target: Space, strengths: range) -> Ask:
    def foresee(view: VirginQueen, key: str) -> Prospect | None:
        _, _, cp = key.partition(".")
        return prospect(view, uprising_in(view, target, int(cp))) if cp else None

    args = {"space": place_ref(g, target)}
    options = counts("strength", strengths)
    seat = g.seat_of(power)
    return Ask(seat, "rebellion-strength", options, "VQ 18.5", args=args, foresee=foresee)


def _which_target(g: VirginQueen, power: Power, sites: Mask) -> Ask:
    ids = g.world.location_ids
    options = [Option(f"rebel.{ids[s]}", s, (place_ref(g, s),)) for s in spaces_in(sites)]

    def explain(ref: str) -> list[Refusal]:
        return why_no_rebellion(g, power, ref)

    return Ask(g.seat_of(power), "rebellion-target", options, "VQ 18.5", explain=explain)


def why_no_rebellion(g: VirginQueen, power: Power, ref: str) -> list[Refusal]:
    """Of a space, why it cannot be the target; of an area, why none may be started there."""
    kind, _, id = ref.partition(":")
    if kind == "area":
        return AREAS.refusals(g, id)
    if kind != "space":
        return []
    space = g.world.space[id]
    area = g.world.area_of(space)
    if area is None:
        return [lies_outside_the_area.refusal(g, "", space)]
    return AREAS.refusals(g, area) + TARGETS.refusals(g, area, space)


REBELLION = Action("rebellion", "VQ 18.4", may_rebel, rebel, why=why_no_rebellion)
