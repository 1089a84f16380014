"""Opposition to subjugation: by the area itself, or by its controller from nearby (uRR 13.5.2)."""

from typing import NamedTuple

from tercio.games.ultima_ratio_regis.model.area_questions import (
    besieged_areas,
    has_fortress,
    held_by_side,
    major_at,
)
from tercio.games.ultima_ratio_regis.model.events.combat import OppositionAnnounced
from tercio.games.ultima_ratio_regis.model.names import NOBODY, Mask, Place, Power
from tercio.games.ultima_ratio_regis.model.numbered import places_in
from tercio.games.ultima_ratio_regis.model.position import Regis
from tercio.games.ultima_ratio_regis.model.refs import place_ref, power_ref
from tercio.games.ultima_ratio_regis.rules.asking import choose
from tercio.games.ultima_ratio_regis.rules.land_movement.forces import (
    Force,
    enemies_at,
    force_at,
    leaders_with,
)
from tercio.games.ultima_ratio_regis.rules.logistics.supply import is_supplied
from tercio.kernel.ask import Foresee, Option, Procedure
from tercio.kernel.citations import cites

CITE = "uRR 13.5.2"


class Opposition(NamedTuple):
    """Who throws a die of `level` against the subjugator."""

    power: Power
    level: int
    force: Force
    fortress: bool = False
    far: bool = False


@cites("uRR 13.5.4", "uRR 13.5.7")
def self_defence(g: Regis, area: Place) -> int:
    """The level at which rebels, an independent area, or one overseas resist by themselves."""
    s = g.state
    if s.rebels[area]:
        return s.rebels[area]
    if s.free[area]:
        return s.free[area]
    if g.world.overseas >> area & 1 and s.owner[area] != NOBODY:
        levels = g.world.book.subjugation
        return levels.home if s.homes[s.owner[area]] >> area & 1 else levels.domain
    return 0


@cites("uRR 13.5.2", "uRR 13.5.7", "uRR 13.5.6")
def find_opposition(
    g: Regis, power: Power, area: Place, foresee: Foresee | None = None
) -> Procedure[Opposition | None]:
    """What stands against the subjugator; None if nobody does."""
    own = resistance(g, area)
    defender = defender_of(g, area)
    if own is not None or defender == NOBODY:
        return own
    options = [Option("pass", None, cite=CITE), *offered(g, area)]
    answer: Opposition | None = yield from choose(
        g, defender, "oppose", options, cite=CITE, place=area, window="oppose", foresee=foresee
    )
    if answer is not None:
        places = place_ref(g, area), place_ref(g, answer.force.place)
        g.record(OppositionAnnounced(power_ref(g, defender), *places))
    return answer


def resistance(g: Regis, area: Place) -> Opposition | None:
    """That of the area itself, if it has any."""
    level = self_defence(g, area)
    return Opposition(NOBODY, level, Force(NOBODY, area, {})) if level else None


def defender_of(g: Regis, area: Place) -> Power:
    """The major that may oppose for its controller."""
    return major_at(g, area)


def offered(g: Regis, area: Place) -> list[Option]:
    defender = defender_of(g, area)
    return offers(g, defender, area) if defender != NOBODY else []


def offers(g: Regis, defender: Power, area: Place) -> list[Option]:
    """Troops or a fortress in each area within reach."""
    near, far = reach(g, defender, area)
    level = g.world.book.subjugation.opponent
    found = list[Option]()
    for start in places_in(near | far):
        distant = bool(far >> start & 1)
        name, refs = g.world.location_ids[start], (place_ref(g, start),)
        force = force_at(g, defender, start)
        if force.size:
            answer = Opposition(defender, level, force, far=distant)
            found.append(Option(f"troops.{name}", answer, refs, cite=CITE))
        if has_fortress(g, start):
            leaders = leaders_with(g, defender, start, "fortress")
            walls = Force(defender, start, {}, leaders)
            answer = Opposition(defender, level, walls, fortress=True, far=distant)
            found.append(Option(f"walls.{name}", answer, refs, cite=CITE))
    return found


@cites("uRR 13.5.2")
def reach(g: Regis, defender: Power, area: Place) -> tuple[Mask, Mask]:
    """Controlled areas next to it, and those beyond a controlled one where no supplied enemy is.

    Who is besieged opposes nobody.
    """
    land = g.world.land
    held = held_by_side(g, defender) & ~besieged_areas(g) & ~(1 << area)
    near = land.adjacent[area] & held
    passable = 0
    for middle in places_in(near):
        if not has_supplied_enemies(g, defender, middle):
            passable |= 1 << middle
    far = land.neighbours(passable) & held & ~near
    return near, far


def has_supplied_enemies(g: Regis, power: Power, area: Place) -> bool:
    return any(is_supplied(g, enemy, area) for enemy in enemies_at(g, power, area))
