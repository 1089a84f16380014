"""The two sides of a combat and the dice they throw (uRR 13.1)."""

from dataclasses import field

from tercio.games.ultima_ratio_regis.model.event_questions import is_lasting
from tercio.games.ultima_ratio_regis.model.events.combat import CombatBegun
from tercio.games.ultima_ratio_regis.model.names import NOBODY, Center, Kind, Place, Power
from tercio.games.ultima_ratio_regis.model.position import Regis
from tercio.games.ultima_ratio_regis.model.realm_state import Grant
from tercio.games.ultima_ratio_regis.model.refs import place_ref, power_ref
from tercio.games.ultima_ratio_regis.rows.op_rows import CombatKind, Modifier
from tercio.games.ultima_ratio_regis.rows.powers import Ability
from tercio.games.ultima_ratio_regis.rules.land_movement.forces import Force, ability
from tercio.kernel.citations import cites
from tercio.kernel.copying import Copied, copied

FORTRESS_DIE, CONSCRIPT, IRREGULARS = Kind(-1), Kind(-2), Kind(-3)
"""What throws a die without being a troop or a squadron; irregulars are those of 13.5."""


@copied
class Die(Copied):
    """`kind` is that of the unit which throws it, or one of the three above."""

    category: int
    owner: Power
    kind: Kind


@copied
class Side(Copied):
    """One side. `power` is its flag, NOBODY of revolts and independent areas."""

    power: Power
    force: Force
    fortress: bool = False
    """It may throw a die for its fortress."""
    may_conscript: bool = False
    advantages: int = 0
    disadvantages: int = 0
    dice: list[Die] = field(default_factory=list)
    results: list[int] = field(default_factory=list)
    everybody_fights: bool = False
    """One die stands for the whole force (13.5.4)."""
    lost: int = 0
    """Units eliminated."""
    fortress_lost: bool = False
    unhurt: bool = False
    """A card spares it all losses."""
    veterans: int = 0
    """Troops that a card makes veterans if it wins."""
    is_created: bool = False
    """Its creative leader has had his say."""
    fallen: list[tuple[Power, Kind]] = field(default_factory=list)
    """Units that threw dice and are out of it since."""
    dispersed: list[tuple[Power, Kind, Place]] = field(default_factory=list)
    """Those of them that are in a dispersion box now."""

    @property
    def fighters(self) -> list[tuple[Power, Kind]]:
        """The units that threw dice and are still in the force; others of their kind that have
        not fought do not take the place of those who are gone."""
        if self.everybody_fights:
            return self.force.each
        left, gone = self.force.units.copy(), self.fallen[:]
        found = list[tuple[Power, Kind]]()
        for die in self.dice:
            unit = die.owner, die.kind
            if unit in gone:
                gone.remove(unit)
            elif left.get(unit, 0):
                left[unit] -= 1
                found.append(unit)
        return found

    def lose(self, owner: Power, kind: Kind) -> None:
        """One of the fighters leaves the force."""
        self.force.drop(owner, kind)
        self.fallen.append((owner, kind))

    @property
    def fortress_fought(self) -> bool:
        return any(die.kind == FORTRESS_DIE for die in self.dice)

    @property
    def ability(self) -> Ability | None:
        """Of its commander."""
        return ability(self.force)


@copied
class Combat(Copied):
    """A combat while it is fought. The attacker, whose impulse it is, chooses first."""

    kind: CombatKind
    place: Place
    attacker: Side
    defender: Side
    size: int
    fixed: bool = False
    """One die each, whatever happens: piracy and subjugation."""
    intercepted: bool = False
    """The attacker was on the march when the defender intercepted him."""
    is_opposed_by_walls: bool = False
    """A fortress nearby opposes a subjugation."""

    @property
    def sides(self) -> tuple[Side, Side]:
        return self.attacker, self.defender

    def other(self, side: Side) -> Side:
        return self.defender if side is self.attacker else self.attacker


def nobody(place: Place) -> Side:
    """A side without units: a revolt, an independent area, or a convoy without escort."""
    return Side(NOBODY, Force(NOBODY, place, {}))


@cites("uRR 17.3.2")
def has_gift(combat: Combat, side: Side) -> bool:
    """The commander may add 1 to a die in this kind of combat."""
    ability = side.ability
    if combat.kind in ("land", "siege") and ability == "tactical":
        return True
    if combat.kind == "naval":
        return ability == "admiral"
    if combat.kind == "land" and combat.intercepted and side is combat.attacker:
        return ability == "determined"
    return combat.kind == "subjugation" and ability == "determined"


def begin(g: Regis, combat: Combat) -> None:
    """Announce it, and count what each side has whatever the circumstances."""
    names = power_ref(g, combat.attacker.power), power_ref(g, combat.defender.power)
    g.record(CombatBegun(place_ref(g, combat.place), *names, combat.kind))
    for side in combat.sides:
        if side.power != NOBODY:
            side.advantages += lasting_advantages(g, combat, side.power)
            use_grants(g, combat, side.power)


@cites("uRR 13.1.2", "uRR 19.3")
def lasting_advantages(g: Regis, combat: Combat, power: Power) -> int:
    """Of technologies, and of events in force. A technology is of no use to pirates."""
    found = 0
    if combat.kind != "subjugation" and not combat.fixed:
        found += g.realm.techs.get(combat.kind, NOBODY) == power
    found += len(granted_advantages(g, combat, power))
    return found + sum(_modifiers(g, combat, power, card) for card in g.realm.lasting)


def granted_advantages(g: Regis, combat: Combat, power: Power) -> list[Grant]:
    """What events have granted a power for such a combat; that of piracy is for who robs."""
    what = f"{combat.kind}_advantage"
    if combat.kind == "naval" and combat.fixed:
        what = "piracy_advantage" if combat.attacker.power == power else ""
    return [
        grant
        for grant in g.realm.grants
        if grant.power == power
        and grant.what == what
        and (not grant.areas or grant.areas >> combat.place & 1)
        and (not grant.centers or _is_sea_of(g, grant.centers, combat.place))
    ]


def _is_sea_of(g: Regis, centers: list[Center], sea: Place) -> bool:
    return any(g.world.center_sea[center] == sea for center in centers)


def use_grants(g: Regis, combat: Combat, power: Power) -> None:
    """What can be used once is gone."""
    for grant in granted_advantages(g, combat, power):
        if grant.uses:
            grant.uses -= 1
            if not grant.uses:
                g.realm.grants.remove(grant)


def _modifiers(g: Regis, combat: Combat, power: Power, card: str) -> int:
    found, world = 0, g.world
    for op in world.cards[card].ops:
        if not isinstance(op, Modifier) or world.power[op.power] != power:
            continue
        if op.until and is_lasting(g, op.until):
            continue
        if op.provinces and not world.areas_in(provinces=op.provinces) >> combat.place & 1:
            continue
        if combat.kind == "land":
            found += op.land_advantage
        elif combat.kind == "subjugation":
            found += op.subjugation_advantage
    return found
