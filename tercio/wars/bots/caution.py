"""What may go wrong with an army: relief for the besieged, leaders in danger, winter."""

from collections.abc import Iterator

from tercio.wars.bots.outlook import Army, Undertaking, WarOutlook
from tercio.wars.bots.war import (
    army_at,
    field_chance,
    formation_script,
    looming_threat,
    loss_chance,
    threat_to,
    units_near,
)
from tercio.wars.model.names import LeaderId, Mask, Space
from tercio.wars.model.numbered import space_members, spaces_in
from tercio.wars.model.space_questions import is_fortified
from tercio.wars.winter.winter_routes import homes_of, open_path

ESCORT = 4
"""An army with fewer units does not protect its leader."""
COMES = 0.6
"""How often an enemy army that could drive us off does come."""
LEAST_RISK = 0.3
"""The risk that a leader does not run."""


def relief_risk(o: WarOutlook, goal: Space, units: int, rating: int) -> float:
    """The chance that an enemy army near a goal drives us off before, or after, we take it."""
    enemies, enemy_rating = relief_for(o, goal)
    if not enemies or units <= 0:
        return 0.0
    return COMES * field_chance(enemies, enemy_rating, units, rating)


def relief_for(o: WarOutlook, goal: Space) -> tuple[int, int]:
    """The strongest enemy army within two steps of a goal that is not shut in there."""
    known = o.known_relief.get(goal)
    if known is None:
        known = o.known_relief[goal] = units_near(o, goal, o.enemy_land & ~(1 << goal))
    return known


def leaving_cost(o: WarOutlook, army: Army, units: int) -> float:
    """What it costs that so many units leave a key that an enemy army may come for."""
    space = army.space
    precious = o.world.is_key(space) or o.prizes >> space & 1
    if not precious or not o.state.controlled[o.power] >> space & 1:
        return 0.0
    threat = looming_threat(o, space)
    if not threat[0]:
        return 0.0
    before = loss_chance(threat, army.units, army.rating)
    after = loss_chance(threat, army.units - units)
    return max(0.0, after - before) * o.holding(space)


# -- leaders ---------------------------------------------------------------------------------------


def leader_worth(o: WarOutlook, leaders: tuple[LeaderId, ...]) -> float:
    """What we lose if leaders are captured."""
    w, rulers = o.weights, o.rulers
    return sum(w.ruler_lost if leader in rulers else w.leader_lost for leader in leaders)


def escapes(o: WarOutlook) -> Iterator[Undertaking]:
    """A leader who stands with a few units before an enemy army goes to a safer place."""
    for space, leaders in o.leaders.items():
        army = army_at(o, space)
        threat = threat_to(o, space)
        if not 2 <= army.units < ESCORT or not threat[0] or o.enemy_land >> space & 1:
            continue
        danger = _danger(o, army, threat)
        refuge = _refuge(o, space)
        if danger >= LEAST_RISK and refuge is not None:
            keep = army.units - 1 if is_fortified(o.g, space) else 0
            worth = danger * leader_worth(o, tuple(leaders))
            worth -= leaving_cost(o, army, army.units - keep)
            script = (
                f"from.{o.id(space)}",
                *formation_script(o, army, keep),
                f"move.{o.id(space)}.{o.id(refuge)}",
            )
            yield Undertaking(worth, 1, "move_clear", script, what=f"escape.{o.id(space)}")


def _danger(o: WarOutlook, army: Army, threat: tuple[int, int]) -> float:
    if is_fortified(o.g, army.space) and army.units <= 4:
        return loss_chance(threat, army.units, army.rating)
    return COMES * field_chance(*threat, army.units, army.rating)


def _refuge(o: WarOutlook, space: Space) -> Space | None:
    """A friendly space beside, with an army or out of the enemy's reach."""
    best, found = 0, None
    for near in spaces_in(o.world.clear.adjacent[space] & o.friendly & ~o.enemy_land):
        units = army_at(o, near).units + 1
        if units < ESCORT and o.within_enemy_reach >> near & 1:
            continue
        if units > best:
            best, found = units, near
    return found


# -- winter ----------------------------------------------------------------------------------------


def retreats_before_winter(o: WarOutlook) -> Iterator[Undertaking]:
    """With its last card an army in the open goes where its way home is open (19.3)."""
    if o.cards_left or o.turns_left == 0:
        return
    homes = homes_of(o.g, o.power, o.power)
    walls = o.state.controlled[o.power] & o.state.fortresses
    for space in space_members(o.own_land & ~walls):
        army = army_at(o, space)
        if army.units < 2 or _leads_home(o, space, homes):
            continue
        open_land = o.friendly | o.hostile & ~o.state.fortresses
        near = o.world.clear.adjacent[space] & open_land & ~o.enemy_land
        way = next((s for s in spaces_in(near) if _leads_home(o, s, homes)), None)
        if way is not None:
            worth = o.weights.winter_loss * army.units / 2
            script = (
                f"from.{o.id(space)}",
                *formation_script(o, army, 0),
                f"move.{o.id(space)}.{o.id(way)}",
            )
            yield Undertaking(worth, 1, "move_clear", script, what=f"winter.{o.id(space)}")


def _leads_home(o: WarOutlook, space: Space, homes: Mask) -> bool:
    return bool(open_path(o.g, o.power, space) & homes)
