"""Forces: units that act together under one flag, on land or at sea (uRR 4.1, 11.2, 12.2).

A force is a name for units that stand in the books at `place`; making one changes nothing. Its
flag is a major power: allied minors' units count as its own (20.2), and a combined fleet sails
under the flag of its commander (21.2.3).

    army = force_at(g, spain, brugge)     all its troops there, and the leaders with them

Fleets are made in `fleets.py`.
"""

from dataclasses import field

from tercio.games.ultima_ratio_regis.model.names import NOBODY, QUALITY, Kind, On, Place, Power
from tercio.games.ultima_ratio_regis.model.numbered import power_members
from tercio.games.ultima_ratio_regis.model.position import Regis
from tercio.games.ultima_ratio_regis.model.power_questions import major_of, majors_in_play, side_of
from tercio.games.ultima_ratio_regis.model.state import Leader
from tercio.games.ultima_ratio_regis.model.unit_questions import count_at, leaders_at, troops_at
from tercio.games.ultima_ratio_regis.model.war_questions import are_at_war, enemy_troops
from tercio.games.ultima_ratio_regis.rows.powers import Ability
from tercio.kernel.citations import cites
from tercio.kernel.copying import Copied, Shared, copied

COMMAND_ORDER: tuple[Ability, ...] = ("tactical", "admiral", "determined", "creative", "organizer")
"""Who commands where there are several extraordinary leaders (17.3.2)."""


@copied
class Force(Copied):
    """Units by (owner, kind), and the leaders with them. `power` is the flag."""

    power: Power
    place: Place
    units: dict[tuple[Power, Kind], int]
    leaders: list[Shared[Leader]] = field(default_factory=list)

    @property
    def size(self) -> int:
        return sum(self.units.values())

    @property
    def each(self) -> list[tuple[Power, Kind]]:
        """One entry for each unit, the best first."""
        order = sorted(self.units, key=lambda unit: (-QUALITY[unit[1]], unit))
        return [unit for unit in order for _ in range(self.units[unit])]

    def add(self, owner: Power, kind: Kind, count: int = 1) -> None:
        self.units[owner, kind] = self.units.get((owner, kind), 0) + count

    def drop(self, owner: Power, kind: Kind, count: int = 1) -> None:
        left = self.units[owner, kind] - count
        if left:
            self.units[owner, kind] = left
        else:
            del self.units[owner, kind]


@cites("uRR 17.1", "uRR 20.2")
def force_at(g: Regis, power: Power, place: Place, enemy: Power = NOBODY) -> Force:
    """All troops of a major and its minors in a place, with the leaders on them; before an enemy
    only of those who are at war with him (20.5).

    A leader in the fortress of the area can join them at any time, so he is counted in.
    """
    units = {
        (owner, kind): count
        for owner in side_of(g, power, enemy)
        for kind, count in troops_at(g, owner, place).items()
    }
    return Force(power, place, units, field_leaders(g, power, place))


def together(force: Force, other: Force) -> Force:
    """Both as one, where the first stands."""
    both = Force(force.power, force.place, force.units.copy(), [*force.leaders, *other.leaders])
    for (owner, kind), count in other.units.items():
        both.add(owner, kind, count)
    return both


def without(force: Force, part: Force) -> Force:
    """What is left of a force where another is a part of it."""
    rest = Force(
        force.power,
        force.place,
        force.units.copy(),
        [leader for leader in force.leaders if leader not in part.leaders],
    )
    for (owner, kind), count in part.units.items():
        rest.drop(owner, kind, count)
    return rest


def still_there(g: Regis, force: Force) -> Force:
    """What is left of a force that was named before other combats were fought, or peace made."""
    for (owner, kind), count in list(force.units.items()):
        gone = count - count_at(g, owner, force.place, kind)
        if gone > 0:
            force.drop(owner, kind, gone)
    force.leaders = [one for one in force.leaders if one in leaders_at(g, one.power, force.place)]
    return force


def flag_of(g: Regis, power: Power) -> Power:
    """The major that a power fights for; a minor without an ally fights for itself."""
    major = major_of(g, power)
    return power if major == NOBODY else major


def leaders_with(g: Regis, power: Power, place: Place, on: On) -> list[Leader]:
    """A power's leaders on units of a type in a place."""
    return [leader for leader in leaders_at(g, power, place) if leader.on == on]


@cites("uRR 17.1")
def field_leaders(g: Regis, power: Power, place: Place) -> list[Leader]:
    """Those on troops in an area, and those in its fortress, who can join the troops at any
    time."""
    return [leader for leader in leaders_at(g, power, place) if leader.on != "squadron"]


def has_troops(g: Regis, power: Power, place: Place, enemy: Power = NOBODY) -> bool:
    """Of a major or its minors; before an enemy, of those who are at war with him (20.5)."""
    return any(g.state.troops[owner] >> place & 1 for owner in side_of(g, power, enemy))


def flags(g: Regis) -> list[Power]:
    """Majors, and minors who fight for themselves."""
    patron, minors = g.realm.patron, g.realm.in_play & ~g.world.major_mask
    return [*majors_in_play(g), *(m for m in power_members(minors) if patron[m] == NOBODY)]


def enemies_at(g: Regis, power: Power, place: Place) -> list[Power]:
    """Flags whose troops stand there and who are at war with a power."""
    if not enemy_troops(g, power) >> place & 1:
        return []
    return [
        other
        for other in flags(g)
        if other != power and are_at_war(g, power, other) and has_troops(g, other, place, power)
    ]


@cites("uRR 17.3.2")
def commander(force: Force) -> Leader | None:
    """An extraordinary leader goes before others, in the order of the abilities."""
    able = [leader for leader in force.leaders if leader.extraordinary]
    if able:
        return min(able, key=lambda leader: COMMAND_ORDER.index(leader.ability))
    return force.leaders[0] if force.leaders else None


def ability(force: Force) -> Ability | None:
    """That of the commander, if he is extraordinary."""
    leader = commander(force)
    return leader.ability if leader and leader.extraordinary else None
