"""The table of all checks. A new check is one function and one row."""

from collections.abc import Callable
from typing import NamedTuple

from tercio.contract.checks import (
    decisions,
    hidden,
    odds,
    persistence,
    secret,
    standing,
    totals,
    undo,
    words,
)
from tercio.contract.run import Run
from tercio.kernel.randomness import Stream

CRASH = "crash"
"""The name under which a rule that raises is reported."""
ENDLESS = "endless"
"""The name under which a game that does not end is reported."""


class Check(NamedTuple):
    """Raises `Broken` if a promise is not kept at this stop. `every` so many stops it is run."""

    test: Callable[[Run, Stream], None]
    every: int = 1

    @property
    def name(self) -> str:
        return self.test.__name__


CHECKS: tuple[Check, ...] = (
    Check(decisions.asks_are_well_formed),
    Check(decisions.only_offers_are_accepted, 23),
    Check(decisions.refusals_explain, 17),
    Check(decisions.nothing_happens_amid_a_choice, 29),
    Check(odds.odds_are_chances, 3),
    Check(words.offers_render, 5),
    Check(words.events_render, 5),
    Check(words.the_result_renders),
    Check(totals.totals_are_conserved),
    Check(totals.nothing_goes_without_a_cause),
    Check(totals.no_invariant_is_violated),
    Check(persistence.kept_states_stay_as_they_were, 5),
    Check(persistence.checkpoints_are_re_enterable, 19),
    Check(persistence.a_fork_is_equal_and_independent, 37),
    Check(persistence.a_save_is_identical, 53),
    Check(persistence.a_replay_is_identical, 331),
    Check(persistence.a_save_replays_identically, 503),
    Check(persistence.a_changed_byte_is_detected, 131),
    Check(undo.undo_restores_and_never_hides, 41),
    Check(standing.a_skipped_seat_looks_asked, 61),
    Check(secret.sealed_answers_do_not_show, 13),
    Check(secret.secret_choices_do_not_show, 29),
    Check(hidden.imagined_tables_look_alike, 59),
    Check(hidden.secrets_are_kept, 43),
    Check(hidden.redealt_worlds_look_alike, 47),
)
BY_NAME = {check.name: check for check in CHECKS}
