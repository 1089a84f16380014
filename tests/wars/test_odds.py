"""The exact odds against brute force: every way that the dice can fall."""

from collections.abc import Iterator
from itertools import product

import pytest

from tercio.wars.land.battle import HIT
from tercio.wars.land.battle_odds import (
    Army,
    Fleet,
    Odds,
    Outcome,
    assault_dice,
    assault_odds,
    assault_outcome,
    attempt_chance,
    field_odds,
    field_outcome,
    hit_chances,
    naval_odds,
    naval_outcome,
    ships_lost,
)


def rolls(dice: int, keen: int = 0) -> Iterator[int]:
    """The hits of every way that dice can fall."""
    for faces in product(range(1, 7), repeat=dice):
        yield sum(face >= (4 if i < keen else 5) for i, face in enumerate(faces))


def brute(ways: list[Outcome], attackers: int, defenders: int) -> Odds:
    count = len(ways)
    return Odds(
        sum(way.attacker_wins for way in ways) / count,
        sum(way.attacker_lost for way in ways) / count,
        sum(way.defender_lost for way in ways) / count,
        sum(way.attacker_lost >= attackers for way in ways) / count,
        defender_destroyed=sum(way.defender_lost >= defenders for way in ways) / count,
    )


@pytest.mark.parametrize(("dice", "keen"), [(0, 0), (1, 0), (1, 1), (4, 0), (5, 2), (2, 5)])
def test_hit_chances(dice: int, keen: int) -> None:
    hits = list(rolls(dice, keen))
    expected = [hits.count(n) / len(hits) for n in range(dice + 1)]
    assert hit_chances(dice, keen) == pytest.approx(expected)


FIELDS = [
    (Army(1, 1), Army(1, 2)),
    (Army(3, 4), Army(2, 3)),
    (Army(2, 3), Army(3, 4, 2)),
    (Army(1, 3, 3), Army(1, 3)),
]


@pytest.mark.parametrize(("attacker", "defender"), FIELDS)
def test_14_field_odds(attacker: Army, defender: Army) -> None:
    ways = [
        field_outcome(attacker, defender, a, d)
        for a in rolls(*attacker[1:])
        for d in rolls(*defender[1:])
    ]
    expected = brute(ways, attacker.units, defender.units)
    assert field_odds(attacker, defender) == pytest.approx(expected)


@pytest.mark.parametrize(("attacker", "defender"), FIELDS)
def test_14_field_odds_with_surprise(attacker: Army, defender: Army) -> None:
    """The surprised side is rolled out die by die, after its losses."""
    wins = lost_a = lost_d = 0.0
    for a in rolls(*attacker[1:]):
        lost = min(a, defender.units)
        dice = defender.dice - lost if lost < defender.units else 0
        back = list(rolls(dice, min(defender.keen, dice)))
        chance = 1 / 6**attacker.dice / len(back)
        wins += chance * sum(a > d for d in back)
        lost_a += chance * sum(min(d, attacker.units) for d in back)
        lost_d += chance * lost * len(back)
    odds = field_odds(attacker, defender, "attacker")
    assert odds[:3] == pytest.approx((wins, lost_a, lost_d))


def test_14_a_surprise_by_the_defender_helps_the_defender() -> None:
    plain = field_odds(Army(4, 5), Army(4, 5))
    assert field_odds(Army(4, 5), Army(4, 5), "defender").defender_wins > plain.defender_wins
    assert field_odds(Army(4, 5), Army(4, 5), "attacker").attacker_wins > plain.attacker_wins


def test_14_when_all_would_fall_the_side_with_more_dice_keeps_one() -> None:
    assert field_outcome(Army(1, 3), Army(1, 2), 2, 1) == Outcome(True, 0, 1)
    assert field_outcome(Army(1, 2), Army(1, 2), 1, 1) == Outcome(False, 1, 0)


@pytest.mark.parametrize(
    ("attacker", "defender"),
    [(Army(4, 3), Army(1, 3)), (Army(2, 2), Army(0, 1)), (Army(1, 2), Army(2, 3))],
)
def test_15_1_assault_odds(attacker: Army, defender: Army) -> None:
    ways = [
        assault_outcome(attacker, defender, a, d)
        for a in rolls(attacker.dice)
        for d in rolls(defender.dice)
    ]
    expected = brute(ways, attacker.units, defender.units)
    assert assault_odds(attacker, defender) == pytest.approx(expected)


def test_15_1_an_empty_fortress_needs_one_hit() -> None:
    assert not assault_outcome(Army(2, 2), Army(0, 1), 0, 0).attacker_wins
    assert assault_outcome(Army(2, 2), Army(0, 1), 1, 0).attacker_wins
    assert not assault_outcome(Army(1, 2), Army(0, 1), 1, 1).attacker_wins


def test_15_1_assault_dice() -> None:
    assert assault_dice(5, 1, garrison=2) == 4
    assert assault_dice(5, 1, garrison=0) == 6


@pytest.mark.parametrize(
    ("attacker", "defender"),
    [(Fleet(1, 2), Fleet(1, 3)), (Fleet(1, 3, 1), Fleet(2, 4)), (Fleet(0, 2, 2), Fleet(1, 2))],
)
def test_16_2_naval_odds(attacker: Fleet, defender: Fleet) -> None:
    ways = [
        naval_outcome(attacker, defender, a, d)
        for a in rolls(attacker.dice)
        for d in rolls(defender.dice)
    ]
    attackers, defenders = attacker.ships + attacker.corsairs, defender.ships + defender.corsairs
    assert naval_odds(attacker, defender) == pytest.approx(brute(ways, attackers, defenders))


def test_16_2_naval_odds_of_race_built_galleons() -> None:
    """Die by die: a 5 does no harm, as long as there is a galleon to ignore it."""
    england, spain = Fleet(2, 3, wards=2), Fleet(2, 3)
    ways = []
    for english in product(range(1, 7), repeat=3):
        for spanish in product(range(1, 7), repeat=3):
            hit, hit_back = (sum(die >= HIT for die in dice) for dice in (english, spanish))
            hardy = england._replace(ignored=min(2, spanish.count(HIT)))
            ways.append(naval_outcome(hardy, spain, hit, hit_back))
    odds = naval_odds(england, spain)
    assert odds == pytest.approx(brute(ways, 2, 2))
    assert odds.attacker_losses < naval_odds(Fleet(2, 3), spain).attacker_losses


def test_16_2_printed_example_of_naval_losses() -> None:
    """Three hits on each side; the Ottoman loses a squadron and a corsair, the winner one."""
    barbarossa, doria = Fleet(2, 7, corsairs=1), Fleet(2, 6)
    assert naval_outcome(barbarossa, doria, 3, 3) == Outcome(False, 2, 1)


@pytest.mark.parametrize(
    ("hits", "has_lost", "lost"), [(1, False, 0), (1, True, 1), (2, True, 1), (3, True, 2)]
)
def test_16_2_odd_hits_hurt_the_loser_only(hits: int, has_lost: bool, lost: int) -> None:
    assert ships_lost(Fleet(3, 6), hits, has_lost) == lost


@pytest.mark.parametrize(
    ("modifier", "ways"), [(0, 10), (1, 15), (2, 21), (-1, 6), (20, 36), (-20, 0)]
)
def test_13_2_chance_of_an_attempt(modifier: int, ways: int) -> None:
    assert attempt_chance(modifier) == pytest.approx(ways / 36)


def test_chances_add_up() -> None:
    for dice in range(25):
        assert sum(hit_chances(dice, dice // 3)) == pytest.approx(1.0)
