"""The New World, as state (HIS 20)."""

from dataclasses import dataclass, field

from tercio.wars.model.names import Mask, Power


@dataclass(slots=True)
class Voyage:
    """Something in the Crossing Atlantic box. `bonus` comes from the card that launched it."""

    power: Power
    kind: str
    """exploration, conquest or colony"""
    what: str = ""
    """The explorer or colony, where it is known already."""
    bonus: int = 0


@dataclass(slots=True)
class Holding:
    """A colony or conquest beside the Riches Table."""

    power: Power
    kind: str
    what: str


@dataclass(slots=True)
class NewWorld:
    crossing: list[Voyage] = field(default_factory=list)
    holdings: list[Holding] = field(default_factory=list)
    claimed: dict[str, Power] = field(default_factory=dict)
    """Discoveries and conquests that are taken, and by whom."""
    explorers: list[str] = field(default_factory=list)
    """Available explorers."""
    conquistadors: list[str] = field(default_factory=list)
    charted: Mask = 0
    """Powers that have rolled for an exploration."""
    launched: list[str] = field(default_factory=list)
    """`power.kind` of the once-a-turn actions taken this turn."""
    galleons: Mask = 0
    plantations: Mask = 0
    raiders: Mask = 0
    governor: dict[Power, str] = field(default_factory=dict)
    """Power -> governor or uprising."""
    cabot_used: Mask = 0
    colonies_gone: list[str] = field(default_factory=list)
    """Colony markers that are out of the game."""

    def copy(self) -> "NewWorld":
        return NewWorld(
            [Voyage(v.power, v.kind, v.what, v.bonus) for v in self.crossing],
            [Holding(h.power, h.kind, h.what) for h in self.holdings],
            dict(self.claimed),
            self.explorers[:],
            self.conquistadors[:],
            self.charted,
            self.launched[:],
            self.galleons,
            self.plantations,
            self.raiders,
            dict(self.governor),
            self.cabot_used,
            self.colonies_gone[:],
        )
