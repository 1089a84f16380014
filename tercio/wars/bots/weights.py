"""The numbers that bots think with: each game has them, and what they weigh, in `weights.toml`."""

from collections.abc import Mapping
from functools import cached_property
from typing import Final

import msgspec

from tercio.kernel.weights import NamedWeights

COUNTS: Final = "counts_"
"""What begins the name of a weight that says how much an action counts."""


class Weights(NamedWeights, frozen=True, kw_only=True, forbid_unknown_fields=True, dict=True):
    """Worths in victory points, shares and thresholds, by name: what both games have.

    A game adds what only it has.
    """

    # -- the race
    rival: float
    best_rival: float
    winner: float
    partner: float

    # -- keys and other spaces
    key_held: float
    last_keys: float
    capital: float
    held: float
    taken: float
    fortress: float
    home: float
    relieved: float
    restless: float

    # -- open country
    calm: float
    open_home: float
    open_abroad: float
    by_outpost: float

    # -- cards
    card: float
    card_chosen: float
    cp: float
    mandatory_card: float
    combat_card: float
    combat_card_at_war: float
    combat_card_in_battle: float
    response_card: float
    last_pass: float
    early_pass: float
    late_pass: float

    # -- units
    other_unit: float
    idle_mercenaries: float
    next_year: float
    muster: float
    ruler_lost: float
    leader_lost: float
    winter_loss: float
    garrison_risk: float
    outpost: float
    large_battle: float
    riders_last: float

    # -- pirates
    pirate_hit: float
    pirate_lost: float
    card_to_pirates: float
    ship: float
    vp_to_pirates: float
    prey: float
    least_sortie: float
    sortie: float

    # -- diplomacy
    deal: float
    war: float
    war_on_minor: float
    least_war: float
    most_wars: float
    fickle: float
    taste: float
    common_cause: float
    envy: float
    alarm: float
    card_given: float
    card_taken: float
    ship_on_loan: float
    ship_missed: float
    ship_of_ally: float

    # -- what part of its worth counts, by action, or of an event
    counts_home: float
    counts_event: float
    counts_move_clear: float
    counts_assault: float
    counts_control_unfortified: float
    counts_buy_mercenary: float
    counts_raise_regular: float
    counts_raise_cavalry: float
    counts_naval_move: float
    counts_build_corsair: float
    counts_piracy: float
    counts_fight_foreign_war: float

    # -- a whole position, for bots that search
    held_cp: float
    unseen_cp: float
    held_regular: float
    held_unit: float
    best_standing: float
    near_end: float
    over: float

    @cached_property
    def counts(self) -> Mapping[str, float]:
        """By action, what its worth is multiplied by, where that is anything but one."""
        named = msgspec.structs.asdict(self).items()
        found = {name.removeprefix(COUNTS): by for name, by in named if name.startswith(COUNTS)}
        return {action: by for action, by in found.items() if by != 1.0}
