"""Counter Reformation attempts and the burning of books (HIS 18.1, 18.4)."""

from tercio.games.here_i_stand.model.position import HereIStand
from tercio.games.here_i_stand.model.religion_verbs import build_st_peters, commit_debater, convert
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


@cites("HIS 18.4")
def counter_reformation_attempts(
    g: HereIStand,
    power: Power,
    source: str,
    *,
    zone: str | None = None,
    count: int | None = None,
) -> Procedure[None]:
    """Make the attempts that a row of the table `attempts` awards the Papacy.

    `zone` is the chosen one where the row has one chosen.
    """
    for debater in g.world.religion.attempts[source].commits:
        commit_debater(g, g.world.debater[debater])
    string = attempts_of(g, power, source, zone=zone, count=count)
    yield from make_counter_attempts(g, string)


@cites("HIS 18.2", "HIS 18.4")
def make_counter_attempts(g: HereIStand, string: Attempts) -> Procedure[None]:
    return work_through(g, string, counter_reformation_attempt)


@cites("HIS 18.4", "HIS 12.4")
def counter_reformation_attempt(g: HereIStand, string: Attempts, space: Space) -> bool:
    """Steps 2 to 9 for one target."""
    mark_target(g, string, space)
    ties = wins_ties(g, string, space)
    ours, theirs = catholic_presence(g), protestant_presence(g)
    why = ours.dice_by_reason(space) | bonus_by_reason(g, string, space)
    more = die_modifier(g, string, space)
    chance = opposed_odds(sum(why.values()), theirs.dice(space), more, ties)
    by = power_ref(g, string.power)
    best = max(g.dice(sum(why.values()), "counter-reformation", by=by, counted=why)) + more
    against = 0
    success = ties and best >= g.world.constant("automatic_success")
    if not success:
        why = theirs.dice_by_reason(space)
        by, purpose = power_ref(g, opponent(string.power)), "against the counter-reformation"
        against = max(g.dice(sum(why.values()), purpose, by=by, counted=why))
        success = best > against or (best == against and ties)
    tell_attempt(g, string, space, best, against=against, success=success, chance=chance)
    if success:
        convert(g, space, False)
    _award_cp(g, string)
    return success


def _award_cp(g: HereIStand, string: Attempts) -> None:
    """Step 9: Tetzel's bonus, once, in the first attempt made with it."""
    for debater in string.debaters:
        row = g.world.debaters[debater]
        if row.bonus == "st_peters_cp":
            build_st_peters(g, row.amount)
            string.debaters.remove(debater)
            return
