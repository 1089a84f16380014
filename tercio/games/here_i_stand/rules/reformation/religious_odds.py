"""Exact chances of attempts and debates, for bots and for players who ask (HIS 18.3-18.5)."""

from collections.abc import Hashable
from functools import cache
from typing import Final, NamedTuple

import msgspec

from tercio.games.here_i_stand.model.position import HereIStand
from tercio.games.here_i_stand.model.religion_questions import debaters_of, is_uncommitted
from tercio.games.here_i_stand.model.religion_state import COMMITTED, UNCOMMITTED, DebaterId
from tercio.games.here_i_stand.rules.reformation.attempts import (
    Attempts,
    bonus_dice,
    die_modifier,
    wins_ties,
)
from tercio.games.here_i_stand.rules.reformation.conversion import opponent
from tercio.games.here_i_stand.rules.reformation.debate_dice import (
    NO_DEBATER,
    Debate,
    attack_dice,
    defence_dice,
    laws_in_force,
)
from tercio.games.here_i_stand.rules.reformation.presence import (
    catholic_presence,
    protestant_presence,
)
from tercio.kernel.ask import Prospect
from tercio.kernel.citations import cites
from tercio.wars.display.prospects import chance_prospect
from tercio.wars.land.battle_odds import hit_chances
from tercio.wars.model.names import Power, Space
from tercio.wars.model.refs import place_ref


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


@cites("HIS 18.3", "HIS 18.4")
def attempt_prospect(g: HereIStand, string: Attempts, space: Space) -> Prospect:
    """What a player is told before an attempt."""
    chance = attempt_odds(g, string, space)
    return chance_prospect(f"odds-{string.kind}", {"place": place_ref(g, space)}, chance)


# -- debates ---------------------------------------------------------------------------------------


class DebateOdds(msgspec.Struct, frozen=True):
    """Of a whole debate, from its caller's eyes. Flips and VP are expected values, of both
    sides. What the Protestant may do between the rounds (Luther, Bullinger) is not in them; a
    result that Campeggio cancels counts as a draw."""

    win: float
    draw: float
    loss: float
    flips_won: float
    flips_lost: float
    vp_won: float
    vp_lost: float


class Speaker(NamedTuple):
    """A debater in a round: his dice, his value, and the bonuses of a Papal one."""

    dice: int
    value: int
    extra_flips: int = 0
    cancels: float = 0.0
    """The chance that he undoes his defeat."""


Speakers = tuple[Speaker, ...]


@cache
def hits_odds(dice: int) -> tuple[float, ...]:
    """The chance of 0, 1, 2, ... hits."""
    return hit_chances(dice)


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
    excluded: DebaterId = NO_DEBATER,
    extra_dice: int = 0,
) -> DebateOdds | None:
    """A debate against the committed or the uncommitted, the attacker at random if not given.

    None if there is nobody to debate with.
    """
    pools = Pools(
        tuple(debaters_of(g, caller, zone, UNCOMMITTED)),
        tuple(debaters_of(g, caller, zone, COMMITTED)),
        tuple(debaters_of(g, opponent(caller), zone, UNCOMMITTED)),
        tuple(debaters_of(g, opponent(caller), zone, COMMITTED)),
    )
    laws = laws_in_force(g)
    key = (g.world, caller, zone, committed, attacker, source, excluded, extra_dice, laws, pools)
    if key not in _KNOWN:
        if len(_KNOWN) >= MOST_KNOWN:
            _KNOWN.clear()
        debate = Debate(caller, zone, excluded, source, extra_dice=extra_dice)
        _KNOWN[key] = _debate_odds(g, debate, pools, committed, attacker=attacker)
    return _KNOWN[key]


class Pools(NamedTuple):
    """The debaters of the caller and of the other side, uncommitted and committed."""

    fresh: tuple[DebaterId, ...]
    weary: tuple[DebaterId, ...]
    ready: tuple[DebaterId, ...]
    spent: tuple[DebaterId, ...]


MOST_KNOWN: Final = 1 << 14
_KNOWN: Final[dict[Hashable, DebateOdds | None]] = {}
"""Debaters change seldom, and bots ask often. The key is all that the odds depend on."""


def _debate_odds(
    g: HereIStand, debate: Debate, pools: Pools, committed: bool, *, attacker: DebaterId | None
) -> DebateOdds | None:
    fresh, weary = pools.fresh, pools.weary
    ready, spent = ([i for i in pool if i != debate.excluded] for pool in pools[2:])
    pool = fresh if attacker is None else (attacker,)
    rivals = spent if committed else ready
    if not pool or not rivals:
        return None
    attack = {i: _attack(g, debate, i) for i in {*pool, *fresh}}
    defend = {i: _defence(g, i, True) for i in ready} | {i: _defence(g, i, False) for i in spent}
    lefts = {}
    for theirs in rivals:
        left = [defend[i] for i in ready if i != theirs]
        left = left or [_defence(g, i, False) for i in {theirs, *spent}]
        lefts[theirs] = tuple(sorted(left))
    total = [0.0] * 7
    for ours in pool:
        second = [attack[i] for i in fresh if i != ours]
        second = second or [_attack(g, debate, i, False) for i in {ours, *weary}]
        rest = tuple(sorted(second))
        for theirs, others in lefts.items():
            outcome = two_rounds(attack[ours], defend[theirs], rest, others)
            total = [a + b for a, b in zip(total, outcome, strict=True)]
    return DebateOdds(*(part / (len(pool) * len(rivals)) for part in total))


def _attack(g: HereIStand, debate: Debate, debater: DebaterId, fresh: bool = True) -> Speaker:
    fresh = fresh and is_uncommitted(g, debater)
    debate.attacker, debate.fresh_attacker = debater, fresh
    return Speaker(attack_dice(g, debate), *_bonuses(g, debater, fresh))


def _defence(g: HereIStand, debater: DebaterId, fresh: bool) -> Speaker:
    return Speaker(defence_dice(g, debater, fresh), *_bonuses(g, debater, fresh))


def _bonuses(g: HereIStand, debater: DebaterId, fresh: bool) -> tuple[int, int, float]:
    """His value; then what an uncommitted Aleander or Campeggio does to the result."""
    row = g.world.debaters[debater]
    extra = row.amount if fresh and row.bonus == "extra_flip" else 0
    cancels = (7 - row.amount) / 6 if fresh and row.bonus == "cancel_loss" else 0.0
    return row.value, extra, cancels


@cache
def two_rounds(ours: Speaker, theirs: Speaker, rest: Speakers, left: Speakers) -> tuple[float, ...]:
    """The parts of `DebateOdds`: a first round, and after a tie one of `rest` against `left`."""
    total = list(one_round(ours, theirs))
    tie = total.pop() / (len(rest) * len(left))
    for second in rest:
        *parts, tied = one_round_each(second, left)
        for index, part in enumerate(parts):
            total[index] += tie * part
        total[1] += tie * tied
    return tuple(total)


@cache
def one_round_each(ours: Speaker, left: Speakers) -> tuple[float, ...]:
    """The sums of `one_round` against each of some debaters."""
    rounds = [one_round(ours, rival) for rival in left]
    return tuple(sum(parts) for parts in zip(*rounds, strict=True))


@cache
def one_round(ours: Speaker, theirs: Speaker) -> tuple[float, ...]:
    """The parts of `DebateOdds`, and at the end the chance of a tie, which is in none of them."""
    odds = difference_odds(ours.dice, theirs.dice)
    extra = ours.extra_flips + theirs.extra_flips
    won = {by: p * (1 - theirs.cancels) for by, p in odds.items() if by > 0}
    lost = {-by: p * (1 - ours.cancels) for by, p in odds.items() if by < 0}
    win, loss = sum(won.values()), sum(lost.values())
    return (
        win,
        1.0 - odds[0] - win - loss,
        loss,
        sum((by + extra) * chance for by, chance in won.items()),
        sum((by + extra) * chance for by, chance in lost.items()),
        theirs.value * sum(chance for by, chance in won.items() if by > theirs.value),
        ours.value * sum(chance for by, chance in lost.items() if by > ours.value),
        odds[0],
    )


@cites("HIS 18.5")
def debate_prospect(g: HereIStand, debate: Debate, pool: str = "") -> Prospect | None:
    """What the caller is told of a debate: expected losses are spaces that change their faith.

    Where the attacker is still to be drawn, each of them meets the `pool` that suits him best.
    """
    zone, caller = debate.zone, debate.caller
    known = debate.attacker != NO_DEBATER
    attackers = [debate.attacker] if known else debaters_of(g, caller, zone, UNCOMMITTED)
    pools = [pool] if pool else ["uncommitted", "committed"]
    total = [0.0] * 5
    for attacker in attackers:
        found = [
            odds
            for name in pools
            if (odds := _against(g, debate, attacker, name == "committed")) is not None
        ]
        if not found:
            return None
        best = max(found, key=lambda odds: odds.win - odds.loss)
        parts = best.win, best.draw, best.loss, best.flips_lost, best.flips_won
        total = [a + b / len(attackers) for a, b in zip(total, parts, strict=True)]
    return Prospect("odds-debate", {"zone": f"zone:{zone}"}, *total) if attackers else None


def _against(
    g: HereIStand, debate: Debate, attacker: DebaterId, committed: bool
) -> DebateOdds | None:
    return debate_odds(
        g,
        debate.caller,
        debate.zone,
        committed,
        attacker=attacker,
        source=debate.source,
        excluded=debate.excluded,
        extra_dice=debate.extra_dice,
    )
