"""Exact odds of battles, for bots and screens: pure arithmetic, no position.

Every chance is summed over all pairs of hit counts; nothing is sampled.
"""

from collections.abc import Iterator
from functools import lru_cache
from math import comb
from typing import Literal, NamedTuple

from tercio.kernel.citations import cites
from tercio.wars.land.battle import HIT
from tercio.wars.land.battle_dice import KEEN_HIT

Chances = tuple[float, ...]
"""The chance of 0, 1, 2, ... hits."""

First = Literal["", "attacker", "defender"]


class Army(NamedTuple):
    """One side on land: `dice` are all its dice, `keen` of them hit on 4 or more."""

    units: int
    dice: int
    keen: int = 0


class Fleet(NamedTuple):
    """One side at sea: ships that take two hits, and corsairs that take one."""

    ships: int
    dice: int
    corsairs: int = 0
    ignored: int = 0
    """Hits on it that do no harm."""
    wards: int = 0
    """How many hits of the lowest face that hits will do it no harm."""


class Odds(NamedTuple):
    """What to expect. `attacker_wins` is the battle won, or the assault successful."""

    attacker_wins: float
    attacker_losses: float
    defender_losses: float
    attacker_destroyed: float
    defender_destroyed: float

    @property
    def defender_wins(self) -> float:
        return 1.0 - self.attacker_wins


class Outcome(NamedTuple):
    """One way for a battle to end."""

    attacker_wins: bool
    attacker_lost: int
    defender_lost: int


@lru_cache(maxsize=4096)
def hit_chances(dice: int, keen: int = 0) -> Chances:
    """The distribution of hits of some dice, the keen ones among them."""
    dice = max(0, dice)
    keen = min(keen, dice)
    chances: Chances = (1.0,)
    for number in range(dice):
        hit = (7 - (KEEN_HIT if number < keen else HIT)) / 6
        miss = 1.0 - hit
        chances = tuple(
            (chances[n] * miss if n < len(chances) else 0.0) + (chances[n - 1] * hit if n else 0.0)
            for n in range(len(chances) + 1)
        )
    return chances


@lru_cache(maxsize=256)
def sum_chance(needed: int) -> float:
    """The chance that two dice reach a sum (interception, avoiding battle, piracy)."""
    ways = sum(1 for a in range(1, 7) for b in range(1, 7) if a + b >= needed)
    return ways / 36


@cites("HIS 13.2", "HIS 13.3", "VQ 13.2", "VQ 13.3")
def attempt_chance(modifier: int, needed: int = 9) -> float:
    """The chance to intercept or to avoid battle."""
    return sum_chance(max(2, min(13, needed - modifier)))


def _pairs(attacker: Chances, defender: Chances) -> Iterator[tuple[int, int, float]]:
    for a, p in enumerate(attacker):
        for d, q in enumerate(defender):
            yield a, d, p * q


def _total(attackers: int, defenders: int, ways: Iterator[tuple[float, Outcome]]) -> Odds:
    wins = lost_a = lost_d = gone_a = gone_d = 0.0
    for chance, outcome in ways:
        wins += chance * outcome.attacker_wins
        lost_a += chance * outcome.attacker_lost
        lost_d += chance * outcome.defender_lost
        gone_a += chance * (outcome.attacker_lost >= attackers)
        gone_d += chance * (outcome.defender_lost >= defenders)
    return Odds(wins, lost_a, lost_d, gone_a, defender_destroyed=gone_d)


# -- field battle --------------------------------------------------------------------------------


def field_outcome(attacker: Army, defender: Army, hits: int, hits_back: int) -> Outcome:
    """How a field battle ends with these hits (14, steps 8 and 9)."""
    lost_a, lost_d = min(attacker.units, hits_back), min(defender.units, hits)
    if lost_a == attacker.units > 0 and lost_d == defender.units > 0:
        if attacker.dice > defender.dice:
            lost_a -= 1
        else:
            lost_d -= 1
    return Outcome(hits > hits_back, lost_a, lost_d)


@lru_cache(maxsize=65536)
@cites("HIS 14", "VQ 14")
def field_odds(attacker: Army, defender: Army, first: First = "") -> Odds:
    """A field battle; `first` rolls and inflicts its losses before the other side rolls."""
    if first:
        ways = _surprise(attacker, defender, first == "attacker")
    else:
        ways = (
            (chance, field_outcome(attacker, defender, a, d))
            for a, d, chance in _pairs(hit_chances(*attacker[1:]), hit_chances(*defender[1:]))
        )
    return _total(attacker.units, defender.units, ways)


def _surprise(
    attacker: Army, defender: Army, attacker_first: bool
) -> Iterator[tuple[float, Outcome]]:
    one, other = (attacker, defender) if attacker_first else (defender, attacker)
    for hits, chance in enumerate(hit_chances(*one[1:])):
        lost = min(hits, other.units)
        dice = other.dice - lost if lost < other.units else 0
        for back, chance_back in enumerate(hit_chances(dice, other.keen)):
            lost_back = min(back, one.units)
            if attacker_first:
                outcome = Outcome(hits > back, lost_back, lost)
            else:
                outcome = Outcome(back > hits, lost, lost_back)
            yield chance * chance_back, outcome


# -- assault ---------------------------------------------------------------------------------------


def assault_outcome(attacker: Army, defender: Army, hits: int, hits_back: int) -> Outcome:
    """It succeeds with a hit, no defenders and at least one attacker left (15.1)."""
    lost_a, lost_d = min(attacker.units, hits_back), min(defender.units, hits)
    falls = hits > 0 and lost_d == defender.units and lost_a < attacker.units
    return Outcome(falls, lost_a, lost_d)


@lru_cache(maxsize=65536)
@cites("HIS 15.1", "VQ 15.1")
def assault_odds(attacker: Army, defender: Army) -> Odds:
    """An assault on a garrison of `defender.units`."""
    pairs = _pairs(hit_chances(*attacker[1:]), hit_chances(*defender[1:]))
    ways = ((chance, assault_outcome(attacker, defender, a, d)) for a, d, chance in pairs)
    return _total(attacker.units, defender.units, ways)


def assault_dice(units: int, rating: int, garrison: int) -> int:
    """Dice of an assault by `units` that are not cavalry (15.1)."""
    return (units if not garrison else (units + 1) // 2) + rating


# -- naval combat --------------------------------------------------------------------------------


def ships_lost(fleet: Fleet, hits: int, has_lost: bool) -> int:
    """Two hits a ship, then one a corsair; an odd hit sinks another ship of the loser (16.2)."""
    hits = max(0, hits - fleet.ignored)
    ships = min(fleet.ships, hits // 2)
    left = hits - 2 * ships
    corsairs = min(fleet.corsairs, left)
    if has_lost and left > corsairs and ships < fleet.ships:
        ships += 1
    return ships + corsairs


def naval_outcome(attacker: Fleet, defender: Fleet, hits: int, hits_back: int) -> Outcome:
    wins = hits > hits_back
    lost_a = ships_lost(attacker, hits_back, not wins)
    lost_d = ships_lost(defender, hits, wins)
    if lost_a == _hulls(attacker) > 0 and lost_d == _hulls(defender) > 0:
        if attacker.dice > defender.dice:
            lost_a -= 1
        else:
            lost_d -= 1
    return Outcome(wins, lost_a, lost_d)


def _hulls(fleet: Fleet) -> int:
    return fleet.ships + fleet.corsairs


@lru_cache(maxsize=65536)
@cites("HIS 16.2", "VQ 16.2")
def naval_odds(attacker: Fleet, defender: Fleet) -> Odds:
    pairs = _pairs(hit_chances(attacker.dice), hit_chances(defender.dice))
    ways = (
        (chance * p * q, naval_outcome(one, other, a, d))
        for a, d, chance in pairs
        for p, one in _warded(attacker, d)
        for q, other in _warded(defender, a)
    )
    return _total(_hulls(attacker), _hulls(defender), ways)


def _warded(fleet: Fleet, hits: int) -> Iterator[tuple[float, Fleet]]:
    """A fleet that has suffered some hits, by how many of them its wards ignore.

    A hit is a 5 as often as a 6.
    """
    if not fleet.wards or not hits:
        yield 1.0, fleet
        return
    for fives in range(hits + 1):
        ignored = fleet.ignored + min(fives, fleet.wards)
        yield comb(hits, fives) / 2**hits, fleet._replace(ignored=ignored)


# -- piracy ----------------------------------------------------------------------------------------


class RaidOdds(NamedTuple):
    """Of a raid: that it hits, that all pirates are lost before; expected losses and hits."""

    hits_something: float
    destroyed: float
    pirates_lost: float
    hits: float


@cites("HIS 16.4", "VQ 16.4")
def raid_odds(shots: int, corsairs: int, ships: int, dice: tuple[int, ...]) -> RaidOdds:
    """Piracy under `shots` dice of fire; `dice[n]` are rolled by the n pirates that are left."""
    hitting = destroyed = lost_total = hits_total = 0.0
    for hits, chance in enumerate(hit_chances(shots)):
        lost = pirates_lost(corsairs, ships, hits)
        left = corsairs + ships - lost
        lost_total += chance * lost
        if not left:
            destroyed += chance
            continue
        scores = hit_chances(dice[left])
        hitting += chance * (1.0 - scores[0])
        hits_total += chance * sum(n * p for n, p in enumerate(scores))
    return RaidOdds(hitting, destroyed, lost_total, hits_total)


def pirates_lost(corsairs: int, ships: int, hits: int) -> int:
    """A corsair for each hit, then a ship for every two and for an odd one."""
    small = min(corsairs, hits)
    return small + min(ships, (hits - small + 1) // 2)
