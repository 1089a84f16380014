"""Retreat after a field battle (14.1) and when a siege is broken (15.3)."""

from tercio.kernel.ask import Ask, Option, Procedure, Refusal
from tercio.kernel.citations import cites
from tercio.kernel.restrictions import Restrictions, forbids
from tercio.wars.land.capture import march, wipe_out
from tercio.wars.land.formations import can_part
from tercio.wars.land.hostility import owners_at
from tercio.wars.model.confinement import is_free, leave_behind
from tercio.wars.model.force import Force
from tercio.wars.model.names import NOBODY, Location, Mask, Power, Space
from tercio.wars.model.numbered import by_place, spaces_in
from tercio.wars.model.refs import place_ref, power_ref
from tercio.wars.model.space_questions import controller_of, is_friendly_space, is_in_unrest
from tercio.wars.model.war import AnyWar


class RetreatHooks:
    """Where a besieger may not go."""

    sieges_shun_strangers = False
    """Whether a besieger that must leave may not join units of a neutral power (15.3)."""


@forbids("HIS 14.1", "HIS 15.3", "HIS 13.3", "VQ 14.1", "VQ 15.3", "VQ 13.3")
def is_a_sea_zone(g: AnyWar, power: Power, place: Location, enemies: Mask) -> bool:
    return g.world.is_sea(place)


@forbids("HIS 14.1", "HIS 15.3", "HIS 13.3", "VQ 14.1", "VQ 15.3", "VQ 13.3")
def is_not_ours_or_an_allys(g: AnyWar, power: Power, space: Space, enemies: Mask) -> bool:
    """An independent space, or one of a power that is no ally."""
    return not is_friendly_space(g, power, space)


@forbids("HIS 14.1", "HIS 15.3", "HIS 13.3", "VQ 14.1", "VQ 15.3", "VQ 13.3")
def is_a_space_in_unrest(g: AnyWar, power: Power, space: Space, enemies: Mask) -> bool:
    return is_in_unrest(g, space)


@forbids("HIS 14.1", "HIS 15.3", "HIS 13.3", "VQ 14.1", "VQ 15.3", "VQ 13.3")
def holds_enemy_units(g: AnyWar, power: Power, space: Space, enemies: Mask) -> bool:
    return bool(owners_at(g, space) & enemies)


@forbids("HIS 14.1", "VQ 14.1")
def is_closed_to_us(g: AnyWar, power: Power, space: Space, enemies: Mask) -> bool:
    return bool(g.state.closed >> space & 1) or not g.hooks.may_enter(g, power, space)


@forbids("VQ 15.3")
def holds_units_of_strangers(g: AnyWar, power: Power, space: Space, enemies: Mask) -> bool:
    return bool(owners_at(g, space) & ~g.state.friends[power])


RETREAT = Restrictions(
    "retreat",
    is_a_sea_zone,
    is_not_ours_or_an_allys,
    is_a_space_in_unrest,
    holds_enemy_units,
    is_closed_to_us,
)
RETREAT_SHUNNING_STRANGERS = RETREAT.plus(holds_units_of_strangers)


def retreat_spaces(
    g: AnyWar,
    power: Power,
    space: Space,
    *,
    within: Mask | None = None,
    banned: Mask = 0,
    enemy: Power = NOBODY,
    table: Restrictions[AnyWar, Power, Space, Mask] = RETREAT,
) -> list[Space]:
    """Where a force of `power` may retreat to, or avoid battle, from `space`.

    `within` restricts it, `banned` excludes; `enemy` is whom it has just fought.
    """
    candidates = g.roads(power).land.adjacent[space] if within is None else within
    enemies = enemies_of(g, power, enemy)
    return [to for to in spaces_in(candidates & ~banned) if table.allow(g, power, to, enemies)]


def enemies_of(g: AnyWar, power: Power, fought: Power = NOBODY) -> Mask:
    """Everybody at war with a power, and whoever it is fighting anyway."""
    foes: Mask = g.state.foes[power]
    if fought == NOBODY:
        return foes
    others: Mask = g.state.friends[fought] & ~g.state.friends[power]
    return foes | others


def explain_retreat(g: AnyWar, power: Power, enemy: Power, ref: str) -> list[Refusal]:
    for place, known in by_place(g.world.place_refs):
        if known == ref:
            if not g.world.is_space(place):
                return [is_a_sea_zone.refusal(g, power, place, 0)]
            return RETREAT.refusals(g, power, place, enemies_of(g, power, enemy))
    return []


@cites("HIS 14.1", "HIS 15.3", "VQ 14.1", "VQ 15.3")
def retreat(
    g: AnyWar,
    force: Force,
    *,
    within: Mask | None = None,
    banned: Mask = 0,
    enemy: Power = NOBODY,
    table: Restrictions[AnyWar, Power, Space, Mask] = RETREAT,
    cite: str = "14.1",
) -> Procedure[Space | None]:
    """A force leaves for one adjacent space of its owner's choice.

    Without a legal space its units are eliminated and its leaders captured by `enemy` (by whoever
    controls the space, if there was no battle); then the answer is None.
    """
    if force.is_empty():
        return None
    origin = force.space
    spaces = retreat_spaces(
        g, force.power, origin, within=within, banned=banned, enemy=enemy, table=table
    )
    victor = controller_of(g, origin) if enemy == NOBODY else enemy
    if not spaces:
        wipe_out(g, force, victor)
        return None
    spaces = [to for to in spaces if is_free(g, force, to)] or spaces
    # Those who stay within the walls need counters of their own (5.2).
    spaces = [to for to in spaces if can_part(g, force, to)] or spaces
    to = spaces[0]
    if len(spaces) > 1:
        pick = yield _where_to(g, force, spaces, enemy, cite=cite)
        to = pick.value
    lost = leave_behind(g, force, to)
    if not lost.is_empty():
        wipe_out(g, lost, victor)
    march(g, force, to, "retreat")
    yield from g.hooks.entered(g, force.power, to)
    return to


@cites("HIS 15.3", "VQ 15.3")
def leave_siege(g: AnyWar, force: Force) -> Procedure[Space | None]:
    """A besieger that is not stronger than the garrison retreats to any legal space."""
    table = RETREAT_SHUNNING_STRANGERS if g.hooks.sieges_shun_strangers else RETREAT
    return (yield from retreat(g, force, table=table, cite="15.3"))


def _where_to(g: AnyWar, force: Force, spaces: list[Space], enemy: Power, *, cite: str) -> Ask:
    options = [
        Option(f"retreat.{g.world.location_ids[to]}", to, (place_ref(g, to),), "option-retreat")
        for to in spaces
    ]
    return Ask(
        g.seat_of(force.power),
        "retreat",
        options,
        f"{g.book} {cite}",
        args={"power": power_ref(g, force.power), "space": place_ref(g, force.space)},
        refs=(place_ref(g, force.space),),
        explain=lambda ref: explain_retreat(g, force.power, enemy, ref),
    )
