"""Reformation attempts (HIS 18.3)."""

from tercio.games.here_i_stand.model.events.religion import AttemptResolved
from tercio.games.here_i_stand.model.position import HereIStand
from tercio.games.here_i_stand.model.religion_verbs import commit_debater, convert
from tercio.games.here_i_stand.rules.reformation.attempt_strings import work_through
from tercio.games.here_i_stand.rules.reformation.attempts import (
    Attempts,
    attempts_of,
    bonus_dice,
    die_modifier,
    mark_target,
    wins_ties,
)
from tercio.games.here_i_stand.rules.reformation.presence import (
    catholic_presence,
    protestant_presence,
)
from tercio.kernel.ask import Procedure
from tercio.kernel.citations import cites
from tercio.wars.model.names import Power, Space
from tercio.wars.model.refs import place_ref, power_ref


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
    dice = reformer_dice(g, string, space)
    best = max(g.dice(dice, "reformation")) + die_modifier(g, string, space)
    against = 0
    success = in_zone and best >= g.world.constant("automatic_success")
    if not success:
        against = max(g.dice(papal_dice(g, space), "against the reformation"))
        success = best > against or (best == against and wins_ties(g, string, space))
    g.record(
        AttemptResolved(
            power_ref(g, string.power), place_ref(g, space), best, against, success=success
        )
    )
    if success:
        convert(g, space, True)
    elif string.unrest_on_failure and in_zone:
        g.add_unrest(space)
    return success


def reformer_dice(g: HereIStand, string: Attempts, space: Space) -> int:
    """Steps 2 and 3."""
    return protestant_presence(g).dice(space) + bonus_dice(g, string, space)


def papal_dice(g: HereIStand, space: Space) -> int:
    """Step 6."""
    return catholic_presence(g).dice(space)
