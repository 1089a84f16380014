"""Spring deployment: one formation leaves the capital (10)."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Generic

from tercio.kernel.ask import PASS, Ask, Checkpoint, Option, Procedure, Refusal, compose, nothing
from tercio.kernel.citations import cites
from tercio.kernel.restrictions import Restrictions, forbids
from tercio.wars.cards.responses import respond_window
from tercio.wars.land.formations import can_part, muster_ask, picked_force, whole_force
from tercio.wars.land.lines_of_communication import fleets_of, units_of_powers
from tercio.wars.model.confinement import goes_along
from tercio.wars.model.force import Force
from tercio.wars.model.names import Mask, Power, SeaZone, Space
from tercio.wars.model.numbered import by_space, seas_in, spaces_in
from tercio.wars.model.refs import place_ref, power_ref
from tercio.wars.model.space_questions import friendly_spaces, is_friendly_space, is_in_unrest
from tercio.wars.model.war import AnyWar, G_contra

BY_SEA = "spring_deployment_by_sea"
"""The constant: how many land units may cross a sea zone."""


class SpringHooks(Generic[G_contra]):
    """What spring deployment takes from a capital."""

    def prepare_spring(self, g: G_contra, power: Power) -> Procedure[None]:
        """What a power does before it moves a formation from its capital (10)."""
        return nothing()

    def leaves_in_spring(self, g: G_contra, power: Power, capital: Space) -> Force:
        """What a power may take a formation from, in one of its capitals (10)."""
        return whole_force(g, power, capital)


@dataclass(slots=True)
class Deployment:
    """A power's spring deployment, as cards see it."""

    power: Power
    prepared: bool = False
    """Passes, foreign fleets and the number of units at sea are no hindrance (an event)."""


# -- the phase -------------------------------------------------------------------------------------


@cites("HIS 10", "VQ 10")
def spring_deployment(g: AnyWar) -> Procedure[None]:
    """Re-enters from `state.step`: 0 before anybody deploys, then one step for each power."""
    state = g.state
    order = g.powers_in_play()
    if state.step == 0:
        yield from respond_window(
            g, "spring_deployment_start", None, list(order), cite=f"{g.book} 10"
        )
        state.step = 1
    while state.step <= len(order) and not state.over:
        yield Checkpoint("spring_deployment")
        yield from deploy(g, order[state.step - 1])
        state.step += 1


@cites("HIS 10", "VQ 10")
def deploy(g: AnyWar, power: Power) -> Procedure[None]:
    """A power's own part of the phase; a power without a capital has none."""
    yield from g.hooks.prepare_spring(g, power)
    if not g.hooks.capitals(g, power):
        return
    deployment = Deployment(power)
    yield from respond_window(g, "spring_deployment", deployment, [power], cite=f"{g.book} 10")
    yield from move_from_capital(g, deployment)


# -- where a formation may go ----------------------------------------------------------------------


def foreign_units(g: AnyWar, power: Power) -> Mask:
    """Spaces with units of another power that is not friendly."""
    everybody = (1 << g.world.power_count) - 1
    return units_of_powers(g, everybody & ~g.state.friends[power])


def deployment_path(g: AnyWar, power: Power) -> Mask:
    """The land spaces that the path may touch, the capital and the destination among them."""
    state = g.state
    path: Mask = friendly_spaces(g, power) & ~state.unrest & ~state.closed
    path &= ~foreign_units(g, power)
    for space in spaces_in(path):
        if not g.hooks.may_enter(g, power, space):
            path &= ~(1 << space)
    return path


def is_sea_barred(g: AnyWar, power: Power, sea: SeaZone) -> bool:
    """Whether another major power, even an ally, has ships in a port on a sea zone."""
    others = sum(1 << p for p in g.world.majors if p != power)
    return bool(g.world.water.adjacent[sea] & g.world.all_spaces & fleets_of(g, others))


@cites("HIS 10", "VQ 10")
def deployment_spaces(g: AnyWar, deployment: Deployment, capital: Space) -> tuple[Mask, Mask]:
    """What a formation can reach from a capital: by land alone, and over one sea zone."""
    world, power = g.world, deployment.power
    path = deployment_path(g, power)
    if not path >> capital & 1:
        return 0, 0
    ways = g.roads(power)
    roads = ways.land if deployment.prepared else ways.clear
    by_land = roads.flood(1 << capital, path)
    by_sea = 0
    for sea in seas_in(world.water.neighbours(by_land & world.ports) & world.all_seas):
        if deployment.prepared or not is_sea_barred(g, power, sea):
            by_sea |= roads.flood(world.water.adjacent[sea] & path, path)
    here = 1 << capital
    return by_land & ~here, by_sea & ~by_land & ~here


# -- restrictions, as reasons ----------------------------------------------------------------------


def _reach(g: AnyWar, deployment: Deployment) -> Mask:
    found = 0
    for capital in g.hooks.capitals(g, deployment.power):
        by_land, by_sea = deployment_spaces(g, deployment, capital)
        found |= by_land | by_sea
    return found


@forbids("HIS 10", "VQ 10")
def is_not_friendly_for_spring(g: AnyWar, deployment: Deployment, space: Space) -> bool:
    return not is_friendly_space(g, deployment.power, space)


@forbids("HIS 10", "HIS 12.4", "VQ 10", "VQ 12.4")
def is_in_unrest_in_spring(g: AnyWar, deployment: Deployment, space: Space) -> bool:
    return is_in_unrest(g, space)


@forbids("HIS 10", "VQ 10")
def holds_foreign_units(g: AnyWar, deployment: Deployment, space: Space) -> bool:
    return bool(foreign_units(g, deployment.power) >> space & 1)


@forbids("HIS 10", "VQ 10")
def lies_beyond_a_pass(g: AnyWar, deployment: Deployment, space: Space) -> bool:
    """There would be a path if it could cross passes and barred sea zones."""
    if deployment.prepared or _reach(g, deployment) >> space & 1:
        return False
    return bool(_reach(g, Deployment(deployment.power, prepared=True)) >> space & 1)


@forbids("HIS 10", "VQ 10")
def has_no_spring_path(g: AnyWar, deployment: Deployment, space: Space) -> bool:
    """No path of friendly, quiet spaces leads there over at most one sea zone."""
    return not _reach(g, Deployment(deployment.power, prepared=True)) >> space & 1


SPRING = Restrictions(
    "spring-deployment",
    is_not_friendly_for_spring,
    is_in_unrest_in_spring,
    holds_foreign_units,
    lies_beyond_a_pass,
    has_no_spring_path,
)


# -- the move --------------------------------------------------------------------------------------


@cites("HIS 10", "VQ 10")
def move_from_capital(g: AnyWar, deployment: Deployment) -> Procedure[None]:
    """From one capital, one formation, to one space; or nothing."""
    power = deployment.power
    starts = _starts(g, deployment)
    if not starts:
        return

    def next_ask(picks: list[Option]) -> Ask | None:
        if not picks:
            return _where_to(g, deployment, starts)
        if picks[0].key == PASS:
            return None
        capital, to, limit = picks[0].value
        return muster_ask(
            g,
            _leaving(g, power, capital, to),
            picks[1:],
            kind="spring-formation",
            cite="10",
            limit=limit,
            accept=lambda force: can_part(g, force, to),
        )

    picks = yield from compose(next_ask)
    if picks[0].key == PASS:
        return
    capital, to, limit = picks[0].value
    force = picked_force(g, _leaving(g, power, capital, to), picks[1:], limit)
    g.move_force(force, to, "spring")
    yield from g.hooks.entered(g, power, to)


def _leaving(g: AnyWar, power: Power, capital: Space, to: Space) -> Force:
    """Those in a capital who may go to a space."""
    return goes_along(g, g.hooks.leaves_in_spring(g, power, capital), to)


Start = tuple[Space, Force, Mask, Mask]


def _starts(g: AnyWar, deployment: Deployment) -> list[Start]:
    """Capitals with something to deploy and somewhere to go."""
    found = []
    for capital in g.hooks.capitals(g, deployment.power):
        force = g.hooks.leaves_in_spring(g, deployment.power, capital)
        if not force.is_empty():
            by_land, by_sea = deployment_spaces(g, deployment, capital)
            if by_land | by_sea:
                found.append((capital, force, by_land, by_sea))
    return found


def _where_to(g: AnyWar, deployment: Deployment, starts: Sequence[Start]) -> Ask:
    options = []
    at_sea = None if deployment.prepared else g.world.constant(BY_SEA)
    for capital, force, by_land, by_sea in starts:
        for to in spaces_in(by_land | by_sea):
            if goes_along(g, force, to).is_empty():
                continue
            limit = at_sea if by_sea >> to & 1 else None
            options.append(_destination(g, capital, to, limit))
    options.append(Option(PASS, text="option-stay"))

    def explain(ref: str) -> list[Refusal]:
        for space, known in by_space(g.world.place_refs[: g.world.space_count]):
            if known == ref:
                return SPRING.refusals(g, deployment, space)
        return []

    return Ask(
        g.seat_of(deployment.power),
        "deploy",
        options,
        f"{g.book} 10",
        args={"power": power_ref(g, deployment.power)},
        refs=tuple(place_ref(g, capital) for capital, *_ in starts),
        explain=explain,
    )


def _destination(g: AnyWar, capital: Space, to: Space, limit: int | None) -> Option:
    ids = g.world.location_ids
    return Option(
        f"deploy.{ids[capital]}.{ids[to]}",
        (capital, to, limit),
        (place_ref(g, capital), place_ref(g, to)),
    )
