"""The part of the state that special rules keep from turn to turn (uRR 8.1.1, PB 9, PB 10)."""

from dataclasses import field
from typing import Literal

import msgspec

from tercio.games.ultima_ratio_regis.model.names import NOBODY, Mask, Place, Power, Theater
from tercio.kernel.fields import Open, Part, part

Faith = Literal["protestant", "catholic"]


class OrderOfSaintJohn(msgspec.Struct, frozen=True):
    """From the turn in which it may lose Rhodes until it is gone."""

    in_malta: bool


class SchmalkaldicLeague(msgspec.Struct, frozen=True):
    """From the turn `since` when it comes until the German States are there again."""

    since: int
    points: int
    """Beaten by so many it is dissolved..."""
    beaten: bool = False
    """...and the German States will stand by Austria."""


class FrenchWars(msgspec.Struct, frozen=True):
    """The Wars of Religion once they are over; France may go on as another contender."""

    winner: Power
    crowned: Faith | None = None
    """Until the next turn begins, when friends of that faith are allies."""


class Sweep(msgspec.Struct, frozen=True):
    """In one turn a power takes independent areas of a theater without a fight."""

    power: Power
    theater: Theater
    turn: int


@part
class Solo(Part):
    """The game for one (PB 9.1)."""

    has_automaton: Open[bool] = False
    impulses: Open[int] = 0
    """Those of this turn that are over."""
    scored: Open[Mask] = 0
    """Areas that have given their VP."""


@part
class SpecialRules(Part):
    """None, nobody or empty where a rule does not hold."""

    solo: Solo = field(default_factory=Solo)
    order: Open[OrderOfSaintJohn | None] = None
    league: Open[SchmalkaldicLeague | None] = None
    french_wars: Open[FrenchWars | None] = None
    sweep: Open[Sweep | None] = None
    royal_victory: Open[bool] = False
    """Royalists have won England: at the end of the turn Parliament's player has them."""
    deploys_last: Open[Power] = NOBODY
    missing: Open[dict[Power, int]] = field(default_factory=dict)
    """Powers that do not come, and the level of the independent areas that are there instead."""
    passage: Open[dict[Power, Theater]] = field(default_factory=dict)
    """Majors that may use the inactive areas of a theater for supply and strategic moves."""
    contested: Open[dict[str, Place]] = field(default_factory=dict)
    """By event: whoever has this area when the next turn begins has the benefit."""
    stands_for: Open[dict[Power, Power]] = field(default_factory=dict)
    """Whom cards mean when they name a power that has been replaced."""
