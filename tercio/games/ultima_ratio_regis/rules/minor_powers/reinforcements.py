"""The units of a new ally are placed on the map (uRR 20.3.2, 20.6)."""

from tercio.games.ultima_ratio_regis.model.names import (
    KIND_IDS,
    S2,
    S3,
    T2,
    T3,
    TROOPS,
    Kind,
    Place,
    Power,
)
from tercio.games.ultima_ratio_regis.model.numbered import places_in
from tercio.games.ultima_ratio_regis.model.position import Regis
from tercio.games.ultima_ratio_regis.model.power_questions import major_of
from tercio.games.ultima_ratio_regis.model.refs import place_ref, power_ref
from tercio.games.ultima_ratio_regis.model.unit_questions import (
    available_units,
    count_at,
    stacks_of,
)
from tercio.games.ultima_ratio_regis.rules.actions.building import raise_unit
from tercio.games.ultima_ratio_regis.rules.actions.sites import areas_for_squadron, areas_for_troop
from tercio.games.ultima_ratio_regis.rules.asking import choose
from tercio.games.ultima_ratio_regis.rules.links import REINFORCE_MINOR
from tercio.games.ultima_ratio_regis.rules.logistics.strays import settle_leaders
from tercio.games.ultima_ratio_regis.rules.minor_powers.minors import (
    is_mercenary,
    rebuild_fortresses,
)
from tercio.games.ultima_ratio_regis.rules.strategic_movement.strategic_moves import move_new_unit
from tercio.kernel.ask import DONE, Option, Procedure, ref
from tercio.kernel.citations import cites


@REINFORCE_MINOR.provided
@cites("uRR 20.3.2", "uRR 20.6")
def reinforce(g: Regis, minor: Power) -> Procedure[None]:
    """Fortresses of its card stand again; every unit that is not destroyed may be placed anew.

    Of mercenaries those destroyed are rebuilt at once.
    """
    if is_mercenary(g, minor):
        g.state.eliminated[minor] = {}
    rebuild_fortresses(g, minor)
    for place, kind, count in list(stacks_of(g, minor)):
        for _ in range(count):
            if count_at(g, minor, place, kind):  # it may have fallen as the escort of another
                yield from redeploy(g, minor, place, kind)
    for type in (T3, T2, S3, S2):
        while available_units(g, minor, type) and (yield from _place(g, minor, type)):
            pass
    yield from settle_leaders(g, major_of(g, minor))


def _goals(g: Regis, minor: Power, kind: Kind) -> list[Place]:
    if kind in TROOPS:
        return list(places_in(areas_for_troop(g, minor, kind)))
    home = major_of(g, minor) if is_mercenary(g, minor) else minor
    return list(places_in(areas_for_squadron(g, home)))


def _options(g: Regis, minor: Power, kind: Kind) -> list[Option]:
    return [
        Option(f"place.{g.world.location_ids[n]}", n, (place_ref(g, n),), cite="uRR 20.3.2")
        for n in _goals(g, minor, kind)
    ]


@cites("uRR 20.3.2")
def redeploy(g: Regis, minor: Power, place: Place, kind: Kind) -> Procedure[None]:
    """A unit on the map, even besieged, may come as if it had just been built."""
    options = [*_options(g, minor, kind), Option(DONE, None, cite="uRR 20.3.2")]
    args = {"minor": power_ref(g, minor), "unit": ref("unit", KIND_IDS[kind])}
    goal = yield from choose(
        g, minor, "redeploy-minor", options, cite="uRR 20.3.2", place=place, args=args
    )
    if goal is None:
        return
    if goal != place:
        g.move_units(minor, place, goal, kind)
    yield from move_new_unit(g, minor, goal, kind)


def _place(g: Regis, minor: Power, kind: Kind) -> Procedure[bool]:
    options = _options(g, minor, kind)
    if not options:
        return False
    args = {"minor": power_ref(g, minor), "unit": ref("unit", KIND_IDS[kind])}
    goal = yield from choose(g, minor, "reinforce-minor", options, cite="uRR 20.3.2", args=args)
    yield from raise_unit(g, minor, kind, goal)
    return True
