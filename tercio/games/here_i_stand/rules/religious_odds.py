"""Exact chances of attempts and debates, for bots and for players who ask (HIS 18.3-18.5)."""

from functools import cache, lru_cache

import msgspec

from tercio.games.here_i_stand.position import HereIStand
from tercio.games.here_i_stand.religion_state import COMMITTED, UNCOMMITTED
from tercio.games.here_i_stand.religion_verbs import DebaterId
from tercio.games.here_i_stand.rules.attempts import Attempts, bonus_dice, die_modifier, wins_ties
from tercio.games.here_i_stand.rules.conversion import opponent
from tercio.games.here_i_stand.rules.debates import Debate, attack_dice, defence_dice
from tercio.games.here_i_stand.rules.presence import catholic_presence, protestant_presence
from tercio.kernel.citations import cites
from tercio.wars.battle import HIT
from tercio.wars.names import Power, Space


@cites("HIS 18.3", "HIS 18.4")
def attempt_odds(g: HereIStand, string: Attempts, space: Space) -> float:
    """The chance that an attempt of this string converts a space."""
    ours, theirs = attempt_dice(g, string, space)
    modifier = die_modifier(g, string, space)
    return opposed_odds(ours, theirs, modifier, wins_ties(g, string, space))


def attempt_dice(g: HereIStand, string: Attempts, space: Space) -> tuple[int, int]:
    """Dice of the attempting power and of the other one."""
    sides = protestant_presence(g), catholic_presence(g)
    if not string.to_protestant:
        sides = sides[1], sides[0]
    return sides[0].dice(space) + bonus_dice(g, string, space), sides[1].dice(space)


@cache
def opposed_odds(ours: int, theirs: int, modifier: int = 0, wins_ties: bool = False) -> float:
    """The chance that the best of `ours` dice, modified, beats the best of `theirs`.

    An automatic success on a 6 needs no case of its own: it happens only where ties are won.
    """
    chance = 0.0
    for best in range(1, 7):
        total = best + modifier
        beaten = total if wins_ties else total - 1
        chance += _best_is(ours, best) * _all_at_most(theirs, beaten)
    return chance


def _best_is(dice: int, face: int) -> float:
    return _all_at_most(dice, face) - _all_at_most(dice, face - 1)


def _all_at_most(dice: int, face: int) -> float:
    return float((min(max(face, 0), 6) / 6) ** dice)


# -- debates ---------------------------------------------------------------------------------------


class DebateOdds(msgspec.Struct, frozen=True):
    """Of a whole debate, from its caller's eyes. Flips and VP are expected values, of both
    sides; Luther's home card and bonuses to the result are not in them."""

    win: float
    draw: float
    loss: float
    flips_won: float
    flips_lost: float
    vp_won: float
    vp_lost: float


@cache
def hits_odds(dice: int) -> tuple[float, ...]:
    """The chance of 0, 1, 2, ... hits."""
    chance = (7 - HIT) / 6
    odds = [1.0]
    for _ in range(dice):
        odds = [
            (odds[n] if n < len(odds) else 0.0) * (1 - chance)
            + (odds[n - 1] * chance if n else 0.0)
            for n in range(len(odds) + 1)
        ]
    return tuple(odds)


@cache
def difference_odds(attack: int, defence: int) -> dict[int, float]:
    """The chance of each difference of hits, the attacker's less the defender's."""
    odds: dict[int, float] = {}
    for a, chance_a in enumerate(hits_odds(attack)):
        for d, chance_d in enumerate(hits_odds(defence)):
            odds[a - d] = odds.get(a - d, 0.0) + chance_a * chance_d
    return odds


Debaters = tuple[tuple[int, int], ...]
"""(dice, debate value) of the debaters in a pool."""


@cites("HIS 18.5")
def debate_odds(
    g: HereIStand,
    caller: Power,
    zone: str,
    committed: bool,
    *,
    attacker: DebaterId | None = None,
    source: str = "",
) -> DebateOdds | None:
    """A debate against the committed or the uncommitted, the attacker at random if not given.

    None if there is nobody to debate with.
    """
    other = opponent(caller)
    fresh, weary = (g.debaters_of(caller, zone, s) for s in (UNCOMMITTED, COMMITTED))
    ready, spent = (g.debaters_of(other, zone, s) for s in (UNCOMMITTED, COMMITTED))
    pool = fresh if attacker is None else [attacker]
    rivals = spent if committed else ready
    if not pool or not rivals:
        return None
    attack = {i: _attack(g, caller, zone, source, i) for i in {*pool, *fresh}}
    defend = {i: _defence(g, i, True) for i in ready} | {i: _defence(g, i, False) for i in spent}
    pairs = []
    for ours in pool:
        rest = tuple(attack[i] for i in fresh if i != ours) or tuple(
            _attack(g, caller, zone, source, i, False) for i in {ours, *weary}
        )
        for theirs in rivals:
            left = tuple(defend[i] for i in ready if i != theirs) or tuple(
                _defence(g, i, False) for i in {theirs, *spent}
            )
            pairs.append((attack[ours], defend[theirs], rest, left))
    return _mean_odds(tuple(pairs))


@lru_cache(maxsize=1 << 12)
def _mean_odds(
    pairs: tuple[tuple[tuple[int, int], tuple[int, int], Debaters, Debaters], ...],
) -> DebateOdds:
    """Of debates of which each is as likely as any other."""
    total = [0.0] * 7
    for pair in pairs:
        total = [a + b for a, b in zip(total, two_rounds(*pair), strict=True)]
    return DebateOdds(*(part / len(pairs) for part in total))


def _attack(
    g: HereIStand, caller: Power, zone: str, source: str, debater: DebaterId, fresh: bool = True
) -> tuple[int, int]:
    debate = Debate(caller, zone, source=source, attacker=debater)
    debate.fresh_attacker = fresh and g.is_uncommitted(debater)
    return attack_dice(g, debate), g.world.debaters[debater].value


def _defence(g: HereIStand, debater: DebaterId, fresh: bool) -> tuple[int, int]:
    return defence_dice(g, debater, fresh), g.world.debaters[debater].value


@cache
def two_rounds(
    ours: tuple[int, int], theirs: tuple[int, int], rest: Debaters, left: Debaters
) -> tuple[float, ...]:
    """The parts of `DebateOdds`: a first round, and after a tie one of `rest` against `left`."""
    total = list(one_round(*ours, *theirs))
    tie = total[1] / (len(rest) * len(left))
    total[1] = 0.0
    for second in rest:
        for rival in left:
            for index, part in enumerate(one_round(*second, *rival)):
                total[index] += tie * part
    return tuple(total)


@cache
def one_round(attack: int, value: int, defence: int, rival_value: int) -> tuple[float, ...]:
    """Win, tie, loss; expected flips of both sides; expected VP of both sides."""
    odds = difference_odds(attack, defence)
    won = {by: chance for by, chance in odds.items() if by > 0}
    lost = {-by: chance for by, chance in odds.items() if by < 0}
    return (
        sum(won.values()),
        odds[0],
        sum(lost.values()),
        sum(by * chance for by, chance in won.items()),
        sum(by * chance for by, chance in lost.items()),
        rival_value * sum(chance for by, chance in won.items() if by > rival_value),
        value * sum(chance for by, chance in lost.items() if by > value),
    )
