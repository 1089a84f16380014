"""Reformation attempts (HIS 18.3)."""

from tercio.games.here_i_stand.model.position import HereIStand
from tercio.games.here_i_stand.model.religion_verbs import commit_debater, convert
from tercio.games.here_i_stand.rules.reformation.attempt_strings import work_through
from tercio.games.here_i_stand.rules.reformation.attempts import (
    Attempts,
    attempts_of,
    bonus_by_reason,
    die_modifier,
    mark_target,
    tell_attempt,
    wins_ties,
)
from tercio.games.here_i_stand.rules.reformation.conversion import opponent
from tercio.games.here_i_stand.rules.reformation.presence import (
    catholic_presence,
    protestant_presence,
)
from tercio.games.here_i_stand.rules.reformation.religious_odds import opposed_odds
from tercio.kernel.ask import Procedure
from tercio.kernel.citations import cites
from tercio.wars.model.names import Power, Space
from tercio.wars.model.refs import power_ref


@cites("HIS 18.3")
def reformation_attempts(
    g: HereIStand,
    power: Power,
    source: str,
    *,
    zone: str | None = None,
    count: int | None = None,
) -> Procedure[None]:
    """Make the attempts that a row of the table `attempts` awards; debaters it names commit.

    `zone` is the chosen one where the row has one chosen, `count` the number where it has none.
    """
    for debater in g.world.religion.attempts[source].commits:
        commit_debater(g, g.world.debater[debater])
    yield from make_attempts(g, attempts_of(g, power, source, zone=zone, count=count))


@cites("HIS 18.2", "HIS 18.3")
def make_attempts(g: HereIStand, string: Attempts) -> Procedure[None]:
    return work_through(g, string, reformation_attempt)


@cites("HIS 18.3", "HIS 12.4")
def reformation_attempt(g: HereIStand, string: Attempts, space: Space) -> bool:
    """Steps 2 to 8 for one target."""
    mark_target(g, string, space)
    in_zone = bool(string.zone >> space & 1)
    ours, theirs = protestant_presence(g), catholic_presence(g)
    why = ours.dice_by_reason(space) | bonus_by_reason(g, string, space)
    more, ties = die_modifier(g, string, space), wins_ties(g, string, space)
    chance = opposed_odds(sum(why.values()), theirs.dice(space), more, ties)
    by = power_ref(g, string.power)
    best = max(g.dice(sum(why.values()), "reformation", by=by, counted=why)) + more
    against = 0
    success = in_zone and best >= g.world.constant("automatic_success")
    if not success:
        why = theirs.dice_by_reason(space)
        by = power_ref(g, opponent(string.power))
        against = max(g.dice(sum(why.values()), "against the reformation", by=by, counted=why))
        success = best > against or (best == against and ties)
    tell_attempt(g, string, space, best, against=against, success=success, chance=chance)
    if success:
        convert(g, space, True)
    elif string.unrest_on_failure and in_zone:
        g.add_unrest(space)
    return success
