"""A battle as its procedures, the cards played in it and its log see it."""

from dataclasses import dataclass, field
from typing import Literal

from tercio.wars.model.events import SideAccount
from tercio.wars.model.force import Force
from tercio.wars.model.names import NOBODY, NOWHERE, LeaderId, Location, Mask, Power, ShipId, Space

BattleKind = Literal["field", "assault", "naval"]

HIT: int = 5
"""A die that shows this or more is a hit."""


@dataclass(slots=True)
class Side:
    """One side of a battle. `force` is what fights on land; `ships` what fights at sea."""

    power: Power
    """The major power (or inactive minor, or independents) that leads it."""
    force: Force
    ships: list[ShipId] = field(default_factory=list)
    allies: list[Force] = field(default_factory=list)
    """Forces of other major powers that defend together with it (9.2)."""
    garrison: Force | None = None
    """Besieged units of the same power that join a relief force (15.2)."""
    dice: int = 0
    """All dice to be rolled. Combat cards add to it; units that come or go are recounted."""
    keen_dice: int = 0
    """Among the extra dice, those that hit on 4 or more."""
    rolled: list[int] = field(default_factory=list)
    hits: int = 0
    extra_hits: int = 0
    ignored: int = 0
    """Hits against it that cost it nothing when losses are taken."""
    adrift: bool = False
    """If it must retreat at sea, no port takes it in (fire ships)."""
    rerolls_misses: bool = False
    """It rolls its misses once more."""
    dealt: int = 0
    """Of its hits, those that the other side has already suffered (a surprise)."""
    account: SideAccount | None = None
    """What it rolled with, for the log."""

    @property
    def total_hits(self) -> int:
        return self.hits + self.extra_hits

    @property
    def size(self) -> int:
        return sum(force.size for force in self.forces())

    def forces(self) -> list[Force]:
        """All that fights on land on this side."""
        garrison = [] if self.garrison is None else [self.garrison]
        return [self.force, *garrison, *self.allies]

    def leaders(self) -> list[LeaderId]:
        return [leader for force in self.forces() for leader in force.leaders]

    def powers(self) -> list[Power]:
        return [self.power, *(ally.power for ally in self.allies)]


@dataclass(slots=True)
class Battle:
    """`origin` is where the attacker came from. The defender wins ties."""

    kind: BattleKind
    place: Location
    attacker: Side
    defender: Side
    origin: Location = NOWHERE
    rolls_first: Power = NOBODY
    """A surprise lets this power roll, and inflict its losses, first."""
    no_defender_die: bool = False
    """A foreign war has no defender (21.7)."""
    intercepted: Mask = 0
    """Powers whose units intercepted into this battle: they may not avoid or withdraw."""
    relief: bool = False
    """The attacker comes to the relief of a besieged space (15.2)."""
    sack: bool = False
    """Troops fall upon a city (HIS 21.5): they know no formations, and it has its die even if
    nobody defends it."""
    winner: Power = NOBODY
    stopped: bool = False
    """A response has ended it before any dice were rolled."""

    @property
    def space(self) -> Space:
        """Where a battle on land is fought."""
        return Space(self.place)

    def side_of(self, power: Power) -> Side:
        return self.attacker if power == self.attacker.power else self.defender

    def other_side(self, side: Side) -> Side:
        return self.defender if side is self.attacker else self.attacker
