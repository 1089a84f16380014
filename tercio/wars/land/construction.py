"""Construction of land and naval units (17)."""

from collections.abc import Callable, Sequence
from typing import Generic

from tercio.kernel.ask import Ask, Option, Procedure, Refusal, compose
from tercio.kernel.citations import cites
from tercio.kernel.restrictions import Restrictions, forbids
from tercio.wars.land.lines_of_communication import units_of_powers
from tercio.wars.model.force_pools import available_ship, can_add, is_room_for_one, spaces_for_one
from tercio.wars.model.names import REGULAR, SECOND, Cp, Mask, Power, Space
from tercio.wars.model.numbered import by_space, spaces_in
from tercio.wars.model.power_questions import commanded_by
from tercio.wars.model.refs import place_ref, power_ref
from tercio.wars.model.space_questions import friendly_spaces, is_in_unrest
from tercio.wars.model.war import AnyWar, G, G_contra
from tercio.wars.turn.actions import Action, pay


class ConstructionHooks(Generic[G_contra]):
    """Where units may be built, and as what."""

    builds_under_allies = True
    """Whether units may be built in a home space that an ally controls (17)."""

    def building_sites(self, g: G_contra, power: Power, what: str, sites: Mask) -> Mask:
        """Where a unit type may be built, given where 17 allows it; may add and take away."""
        return sites

    def naval_sites(self, g: G_contra, owner: Power, what: str, sites: Mask) -> Mask:
        """Where an owner's ships of a type may be built, given its open home ports (17)."""
        return sites

    def built_as(self, g: G_contra, owner: Power, what: str, space: Space) -> str:
        """The side of the counter that a new ship of a type shows (17)."""
        return what

    def builds_beside_map(self, g: G_contra, power: Power, what: str) -> Sequence[Option]:
        """Further places to build a unit type (a foreign war); each value is what builds it."""
        return ()


# -- where units may be built ----------------------------------------------------------------------


@forbids("HIS 17", "HIS 22.3", "VQ 17")
def is_no_friendly_home_space(g: AnyWar, power: Power, what: str, space: Space) -> bool:
    """Neither a friendly home space of the power nor, for its regulars and ships, of a minor."""
    return not any(_home_sites(g, power, owner) >> space & 1 for owner in builders(g, power, what))


@forbids("HIS 17", "HIS 12.4", "VQ 17", "VQ 12.4")
def is_troubled_by_unrest(g: AnyWar, power: Power, what: str, space: Space) -> bool:
    return is_in_unrest(g, space)


@forbids("HIS 17.1", "HIS 17.2", "VQ 17.2", "VQ 17.3")
def holds_enemies(g: AnyWar, power: Power, what: str, space: Space) -> bool:
    return bool(units_of_powers(g, g.state.foes[power]) >> space & 1)


@forbids("HIS 17.2", "VQ 17.3")
def has_no_harbour(g: AnyWar, power: Power, what: str, space: Space) -> bool:
    return is_naval(g, what) and not g.world.is_port(space)


@forbids("HIS 17", "VQ 17.2", "VQ 17.3")
def is_no_place_for_it(g: AnyWar, power: Power, what: str, space: Space) -> bool:
    """Some unit types may not be built in some places."""
    if is_naval(g, what):
        owners = [o for o in builders(g, power, what) if g.state.home[o] >> space & 1] or [power]
        if not any(g.hooks.naval_sites(g, o, what, 1 << space) for o in owners):
            return True
    return not g.hooks.building_sites(g, power, what, 1 << space) >> space & 1


@forbids("HIS 17", "VQ 17.1")
def has_no_counters_left(g: AnyWar, power: Power, what: str, space: Space) -> bool:
    return not any(
        is_in_pool(g, owner, what, space)
        for owner in builders(g, power, what)
        if g.state.home[owner] >> space & 1 or owner == power
    )


SITES = Restrictions(
    "build",
    is_no_friendly_home_space,
    is_troubled_by_unrest,
    holds_enemies,
    has_no_harbour,
    is_no_place_for_it,
    has_no_counters_left,
)


def is_naval(g: AnyWar, what: str) -> bool:
    return g.world.unit_types[what].element == "naval"


def builders(g: AnyWar, power: Power, what: str) -> list[Power]:
    """Whose units of a type a power may build: its own, and those of its minors (22.3)."""
    if what == "regular":
        return commanded_by(g, power)
    if is_naval(g, what):
        world = g.world
        return [
            owner
            for owner in commanded_by(g, power)
            if (pool := world.pools.get(owner)) and what in pool.naval_types
        ]
    kinds, factions = g.world.second_kind, g.world.factions
    return [
        owner
        for owner in (power, *factions)
        if kinds[owner] == what and g.state.patron[owner] == power
    ]


def is_in_pool(g: AnyWar, owner: Power, what: str, space: Space) -> bool:
    if is_naval(g, what):
        return available_ship(g, owner, what) is not None
    return can_add(g, owner, _kind(what), 1, space=space)


def _kind(what: str) -> int:
    return REGULAR if what == "regular" else SECOND


def _home_sites(g: AnyWar, power: Power, owner: Power) -> Mask:
    """Home spaces of an owner that the commanding power may use."""
    held: Mask = (
        friendly_spaces(g, power) if g.hooks.builds_under_allies else g.state.controlled[power]
    )
    homes: Mask = g.state.home[owner]
    return held & homes


@cites("HIS 17", "VQ 17")
def building_sites(g: AnyWar, power: Power, owner: Power, what: str) -> Mask:
    """Where units of an owner may be built, as far as the map decides it."""
    sites = _sites_in_peace(g, power, owner, what)
    return sites & ~units_of_powers(g, g.state.foes[power]) if sites else 0


def _sites_in_peace(g: AnyWar, power: Power, owner: Power, what: str) -> Mask:
    """The same if no enemies were about."""
    state = g.state
    sites: Mask = _home_sites(g, power, owner)
    if is_naval(g, what):
        sites = g.hooks.naval_sites(g, owner, what, sites & g.world.ports)
    if owner == power:
        sites = g.hooks.building_sites(g, power, what, sites)
    sites &= ~state.unrest & ~state.closed
    sites &= g.hooks.theatre(g) if is_naval(g, what) else g.hooks.march_theatre(g)
    return sites


# -- the actions -----------------------------------------------------------------------------------


def can_build(g: AnyWar, power: Power, what: str) -> bool:
    enemies: Mask | None = None
    for owner in builders(g, power, what):
        if is_naval(g, what) and available_ship(g, owner, what) is None:
            continue
        sites = _sites_in_peace(g, power, owner, what)
        if not sites:
            continue
        if enemies is None:
            enemies = units_of_powers(g, g.state.foes[power])
        sites &= ~enemies
        if sites and (is_naval(g, what) or is_room_for_one(g, owner, _kind(what), sites)):
            return True
    return bool(g.hooks.builds_beside_map(g, power, what))


@cites("HIS 17.1", "HIS 17.2", "HIS 22.3", "VQ 17.2", "VQ 17.3")
def build(g: G, power: Power, action: Action[G], what: str) -> Procedure[None]:
    """Choose a space, spend CP, and add one unit."""
    picks = yield from compose(lambda picks: None if picks else _where(g, power, what), cancel=True)
    if not picks:
        return
    cost = action.price(g, power)
    assert cost is not None
    pay(g, power, cost, action.id)
    value = picks[0].value
    if callable(value):
        value()
    else:
        owner, space = value
        add_unit(g, owner, what, space)


def add_unit(g: AnyWar, owner: Power, what: str, space: Space) -> None:
    """Add one unit from the force pool, which has been asked."""
    if is_naval(g, what):
        ship = available_ship(g, owner, what)
        assert ship is not None
        side = g.hooks.built_as(g, owner, what, space)
        g.build_ship(ship, space, reverse=side != g.world.ship_kinds[ship][0])
    else:
        g.place_troops(owner, _kind(what), 1, space)


def build_options(g: AnyWar, power: Power, what: str) -> list[Option]:
    """Every place where a unit of a type can be built now; values are (owner, space)."""
    options = []
    for owner in builders(g, power, what):
        sites = building_sites(g, power, owner, what)
        if not is_naval(g, what):
            sites = spaces_for_one(g, owner, _kind(what), sites)
        elif available_ship(g, owner, what) is None:
            sites = 0
        options += [_site(g, power, owner, what, space=space) for space in spaces_in(sites)]
    return [*options, *g.hooks.builds_beside_map(g, power, what)]


def _site(g: AnyWar, power: Power, owner: Power, what: str, *, space: Space) -> Option:
    """Nothing that happens changes it, so it is made once."""
    about, known = (what, owner, space, owner == power), g.world.site_options
    option = known.get(about)
    if option is None:
        option = known[about] = _option(g, power, owner, what, space=space)
    return option


def _option(g: AnyWar, power: Power, owner: Power, what: str, *, space: Space) -> Option:
    place = g.world.location_ids[space]
    minor = "" if owner == power else f"{g.world.power_rows[owner].id}."
    args = {"power": power_ref(g, owner), "kind": what, "space": place_ref(g, space)}
    return Option(f"build.{minor}{place}", (owner, space), (place_ref(g, space),), args=args)


def why_no_build(g: AnyWar, power: Power, what: str, ref: str) -> list[Refusal]:
    for space, known in by_space(g.world.place_refs[: g.world.space_count]):
        if known == ref:
            return SITES.refusals(g, power, what, space)
    return []


def _where(g: AnyWar, power: Power, what: str) -> Ask:
    return Ask(
        g.seat_of(power),
        "build",
        build_options(g, power, what),
        f"{g.book} 17",
        args={"power": power_ref(g, power), "kind": what},
        explain=lambda ref: why_no_build(g, power, what, ref),
    )


def build_action(id: str, what: str, cite: str) -> Action[AnyWar]:
    """The action that builds units of one type; the data say what it costs whom."""
    return build_action_at(id, what, cite, None)


def build_action_at(
    id: str, what: str, cite: str, cost: Callable[[G, Power], Cp | None] | None
) -> Action[G]:
    """The same at a cost that the game reckons."""

    def run(g: G, power: Power) -> Procedure[None]:
        return build(g, power, action, what)

    def can(g: G, power: Power) -> bool:
        return can_build(g, power, what)

    def why(g: G, power: Power, ref: str) -> list[Refusal]:
        return why_no_build(g, power, what, ref)

    action = Action(id, cite, can, run, cost=cost, why=why)
    return action


RAISE_REGULAR = build_action("raise_regular", "regular", "17.1")
BUY_MERCENARY = build_action("buy_mercenary", "mercenary", "17.1")
RAISE_CAVALRY = build_action("raise_cavalry", "cavalry", "17.1")
BUILD_SQUADRON = build_action("build_squadron", "squadron", "17.2")
BUILD_CORSAIR = build_action("build_corsair", "corsair", "17.2")
BUILD_ACTIONS = (RAISE_REGULAR, BUY_MERCENARY, RAISE_CAVALRY, BUILD_SQUADRON, BUILD_CORSAIR)
