"""The numbers that the bots think with; `weights.toml` has them, and what each weighs."""

from functools import cached_property
from pathlib import Path
from typing import Final

from tercio.kernel.weights import NamedWeights, read_weights


class RealmWeights(NamedWeights, frozen=True, kw_only=True, forbid_unknown_fields=True, dict=True):
    """Worths in victory points, shares and thresholds, by name."""

    # -- the race
    later: float
    nearness_1: float
    nearness_2: float
    nearness_3: float
    nearness_4: float
    nearness_5: float
    nearness_6: float
    nearness_7: float
    spare_0: float
    spare_1: float
    spare_2: float
    spite_in_a_duel: float
    spite_of_the_rival: float
    spite: float

    # -- land
    area: float
    key_income: float
    key_held: float
    disputed: float
    revolt: float
    revolt_each_turn: float
    revolt_held: float
    two_steps: float
    left_bare: float
    least_approach: float
    busy: float

    # -- troops
    troop: float
    upkeep: float
    price_of_move: float
    price_of_regrouping: float
    price_of_building: float
    least_landing: float
    price_of_retry: float
    troop_at_war: float

    # -- war
    point: float
    point_for_vp: float
    point_of_spite: float
    stake_even: float
    stake_near: float
    stake_far: float
    half_point: float
    claim: float
    land_of_spite: float
    retaken: float
    retaken_held: float
    behind_walls: float
    troop_beaten: float
    die_against: float
    siege_doubt: float
    siege: float
    unopposed: float
    drawn_alone: float
    drawn: float
    least_strike: float
    least_odds: float
    shelters: float
    intercepted_landing: float

    # -- armies
    army: float
    garrison: float
    front_target: float
    front_near: float
    front_far: float
    front_prize: float
    guarded: float
    leader_at_war: float
    leader_in_peace: float
    gathered: float
    moved: float
    to_hot_spot: float
    raised_at_hot_spot: float
    raised_3: float
    raised_2: float
    raised_guard: float
    outnumbered: float
    armament: float
    armament_3: float
    extraordinary: float
    extraordinary_in_peace: float

    # -- ships
    robbery: float
    robbery_aim: float
    repair: float
    pirate_ship: float
    guard_ship: float
    fear_of_pirates: float
    sea_battle: float
    driven_off: float
    pirate_driven_off: float
    ship_lost: float

    # -- trade
    income: float
    merchant_of_others: float
    least_merchant: float
    least_first_merchant: float
    second_merchant: float
    robbed: float
    robbed_guarded: float

    # -- unrest
    calm_at_last: float
    calm_later_at_last: float
    calm: float
    calm_later: float
    calm_above_vitality: float
    calm_below: float
    calm_solo: float
    calm_solo_at_last: float
    unrest_beyond: float
    unrest_at_last: float
    unrest_below: float
    unrest_above: float
    wall: float

    # -- diplomacy
    half_way: float
    minor_unit: float
    minor_unit_at_war: float
    minor_key: float
    minor_of_spite: float
    war_next: float
    war_risk: float
    war_others: float
    war_base: float
    war_of_spite: float
    war_price: float
    declaration: float
    unjustified: float
    unjustified_declaration: float
    least_war: float
    price_of_war: float
    joined_war: float
    corps: float
    unrest_demanded: float
    unrest_demanded_tight: float
    unrest_demanded_hurt: float
    other_condition: float
    pair_broken: float
    merchant_removed: float
    pair_made: float
    merchant_placed: float
    least_bid: float
    industry: float
    industry_at_last: float
    land_technology: float
    siege_technology: float
    war_superiority: float
    war_parity: float
    war_army: float

    # -- cards
    card_point: float
    combat_card: float
    card_alliance: float
    card_auction: float
    card_casus_belli: float
    card_leader: float
    card_objective: float
    card_transfer: float
    card_revolt: float
    card_unrest: float
    card_war_vp: float
    card_war_of_others: float
    card_minor_of_ones_own: float

    # -- combats
    taken_anyway: float
    taken_anyway_at_war: float
    other_area: float
    interception: float
    least_interception: float
    stand: float
    small_battle: float
    drawn_battle: float

    @cached_property
    def nearness(self) -> tuple[float, ...]:
        """What a missing area counts of an objective, by how many it lacks."""
        lacking = (self.nearness_1, self.nearness_2, self.nearness_3, self.nearness_4)
        return (0.0, *lacking, self.nearness_5, self.nearness_6, self.nearness_7)

    @cached_property
    def spare(self) -> tuple[float, ...]:
        """What an area counts of an objective that is reached, by how many there are to spare."""
        return (self.spare_0, self.spare_1, self.spare_2)


WEIGHTS: Final = read_weights(RealmWeights, Path(__file__).parent)
