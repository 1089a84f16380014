"""Exact chances of attempts and debates, for bots and for players who ask (HIS 18.3-18.5)."""

from functools import cache

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

    Both rounds count; the second is taken against what the first leaves. None if there is
    nobody to debate with.
    """
    pool = [attacker] if attacker is not None else g.debaters_of(caller, zone, UNCOMMITTED)
    status = COMMITTED if committed else UNCOMMITTED
    rivals = g.debaters_of(opponent(caller), zone, status)
    if not pool or not rivals:
        return None
    total = _Sum()
    share = 1 / (len(pool) * len(rivals))
    for ours in pool:
        for theirs in rivals:
            tie = _round(
                g, Debate(caller, zone, source=source), ours, theirs, committed, share, total
            )
            _second_round(g, caller, zone, source, ours, theirs, tie, total)
    return DebateOdds(
        total.win, total.draw, total.loss, total.flips[0], total.flips[1], total.vp[0], total.vp[1]
    )


class _Sum:
    def __init__(self) -> None:
        self.win = self.draw = self.loss = 0.0
        self.flips = [0.0, 0.0]
        self.vp = [0.0, 0.0]


def _round(
    g: HereIStand,
    debate: Debate,
    ours: DebaterId,
    theirs: DebaterId,
    committed: bool,
    share: float,
    total: _Sum,
) -> float:
    """Add one round's outcomes; returns the chance of a tie."""
    debate.attacker, debate.defender = ours, theirs
    debate.fresh_attacker = g.is_uncommitted(ours)
    rows = g.world.debaters
    tie = 0.0
    for by, chance in difference_odds(
        attack_dice(g, debate), defence_dice(g, theirs, not committed)
    ).items():
        weight = chance * share
        if by > 0:
            total.win += weight
            total.flips[0] += weight * by
            total.vp[0] += weight * rows[theirs].value if by > rows[theirs].value else 0.0
        elif by < 0:
            total.loss += weight
            total.flips[1] -= weight * by
            total.vp[1] += weight * rows[ours].value if -by > rows[ours].value else 0.0
        else:
            tie = weight
    return tie


def _second_round(
    g: HereIStand,
    caller: Power,
    zone: str,
    source: str,
    first: DebaterId,
    rival: DebaterId,
    chance: float,
    total: _Sum,
) -> None:
    other = opponent(caller)
    pool = [i for i in g.debaters_of(caller, zone, UNCOMMITTED) if i != first]
    rivals = [i for i in g.debaters_of(other, zone, UNCOMMITTED) if i != rival]
    fresh = bool(rivals)
    pool = pool or [first, *(i for i in g.debaters_of(caller, zone, COMMITTED) if i != first)]
    rivals = rivals or [rival, *(i for i in g.debaters_of(other, zone, COMMITTED) if i != rival)]
    share = chance / (len(pool) * len(rivals))
    for ours in pool:
        for theirs in rivals:
            debate = Debate(caller, zone, source=source, round=2)
            total.draw += _round(g, debate, ours, theirs, not fresh, share, total)
