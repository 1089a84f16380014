"""The rules for 2 to 5 players, the card FAQ, the errata and the FAQ of 2012 (VQ 27 to 30),
ruling by ruling, and the tests that show them."""

from typing import NamedTuple


class Ruling(NamedTuple):
    section: str
    says: str
    tests: tuple[str, ...]
    card: int = 0
    """The number of the card that it is about, if any."""


RULINGS = (
    Ruling(
        "27",
        (
            "Two powers of one player: no piracy, war, cards or mercenaries between them; "
            "alliance and loans are fine."
        ),
        (
            "test_27_two_powers_of_one_player_neither_fight_nor_give",
            "test_27_they_may_ally_and_lend_ships",
            "test_27_nobody_raids_another_power_of_the_same_player",
            "test_27_a_captain_does_not_raid_spain_for_the_same_player",
        ),
    ),
    Ruling(
        "27",
        "If the League forms with two players, Spain and France do not go to war.",
        ("test_27_with_two_players_spain_and_france_do_not_fight",),
    ),
    Ruling(
        "27",
        (
            "The Ottoman and the Holy Roman can be activated by an event or by war on them; "
            "then the declarer and the Deactivate power are left out."
        ),
        (
            "test_card_69_resolves_the_status_of_the_ottoman",
            "test_card_52_resolves_the_status_of_the_holy_roman",
            "test_27_an_attack_resolves_its_status_without_declarer_and_deactivator",
            "test_27_war_on_an_inactive_power_goes_by_the_war_segment",
        ),
    ),
    Ruling(
        "27",
        "Start influence on the Ottoman and the Holy Roman.",
        (
            "test_27_columns_and_start_influence",
            "test_27_who_begins_active",
        ),
    ),
    Ruling(
        "27",
        (
            "Activation in order: baseline, ally marker, joining the war, new wars, default "
            "influence, a hand."
        ),
        (
            "test_27_the_winner_of_the_check_plays_it",
            "test_27_its_ally_need_not_join_the_war",
            "test_27_the_new_ally_may_begin_wars_with_it",
            "test_27_war_with_its_new_ally_is_over",
        ),
    ),
    Ruling(
        "27",
        (
            "The hand is the smallest of its draw, the declarer's hand and the largest hand "
            "at the table."
        ),
        ("test_27_the_hand_is_the_smallest_of_three",),
    ),
    Ruling(
        "27",
        (
            "No patronage, expeditions or espionage; its leaders are safe; it negotiates, "
            "declares war and holds minors."
        ),
        (
            "test_27_no_patronage_no_expeditions_no_espionage",
            "test_27_leaders_of_activated_powers_are_safe",
            "test_27_an_activated_power_negotiates",
            "test_27_an_active_holy_roman_competes_for_minors",
        ),
    ),
    Ruling(
        "27",
        (
            "The controller arranges weddings of Holy Roman royals; while it is inactive 1 "
            "influence buys one."
        ),
        (
            "test_27_influence_buys_a_wedding_with_the_inactive_holy_roman",
            "test_27_not_while_somebody_plays_it",
        ),
    ),
    Ruling(
        "27",
        "Winter: only an active one gets its regular, and its ally marker stays.",
        (
            "test_27_inactive_powers_get_nothing",
            "test_27_its_ally_marker_stays_in_winter",
        ),
    ),
    Ruling(
        "27",
        "Each full 2 VP off the baseline are 1 VP for or against the controller.",
        ("test_27_each_full_two_vp_off_the_baseline_count",),
    ),
    Ruling(
        "27",
        "No secret preference with 4 or 5 players; no victory for an activated power.",
        (
            "test_23_5_there_is_no_preference_later_nor_with_fewer_players",
            "test_27_an_activated_power_cannot_win",
        ),
    ),
    Ruling(
        "27",
        "Deactivation step by step, the Holy Roman's minors included.",
        (
            "test_27_deactivation_step_by_step",
            "test_27_the_ottoman_deactivates_the_holy_roman",
            "test_27_another_winner_takes_it_over",
        ),
    ),
    Ruling(
        "28",
        (
            "Cancels after the announcement, before resolution; never mandatory, combat, "
            "response or home cards."
        ),
        (
            "test_card_1_the_grand_vizier_cancels_an_event",
            "test_card_1_cancels_nothing_but_cards_of_the_event_type",
        ),
        card=1,
    ),
    Ruling(
        "28",
        (
            "Without card and treasure no tribute can be offered; accepted tribute cancels "
            "the 2 CP too."
        ),
        (
            "test_card_2_without_card_or_treasure_no_tribute_can_be_offered",
            "test_card_2_accepted_tribute_ends_the_war_and_the_event",
        ),
        card=2,
    ),
    Ruling(
        "28",
        ("Milan must be Spanish, unbesieged and calm; besieged leaders are not brought there."),
        (
            "test_28_spanish_road_milan_is_spanish_unbesieged_and_calm",
            "test_28_spanish_road_a_besieged_leader_is_not_brought_there",
        ),
        card=3,
    ),
    Ruling(
        "28",
        "Excommunication once per game.",
        ("test_card_5_excommunication_is_once_per_game",),
        card=5,
    ),
    Ruling(
        "28",
        "In the learning scenario only the first option exists.",
        ("test_28_siege_engineering_has_one_use_in_the_learning_scenario",),
        card=10,
    ),
    Ruling(
        "28",
        "Uluch Ali arrives at the start of the next turn.",
        ("test_card_11_dragut_falls_and_uluch_ali_arrives_next_turn",),
        card=11,
    ),
    Ruling(
        "28",
        "Not in besieged spaces or spaces in unrest.",
        (
            "test_28_reiters_do_not_ride_into_a_besieged_space",
            "test_28_reiters_join_no_battle_in_a_besieged_or_unruly_space",
            "test_card_13_reiters_come_where_ones_troops_are",
        ),
        card=13,
    ),
    Ruling(
        "28",
        "Lasts one impulse and cannot stop Treachery.",
        (
            "test_28_storms_last_one_impulse",
            "test_28_storms_do_not_stop_treachery",
        ),
        card=15,
    ),
    Ruling(
        "28",
        "The target picks which regulars stay.",
        ("test_28_army_mutiny_the_target_says_which_regulars_stay",),
        card=17,
    ),
    Ruling(
        "28",
        (
            "Not the Netherlands, Oran or Malta for Spain; not Algiers or Djerba/Tripoli for "
            "the Ottoman."
        ),
        ("test_28_foreign_volunteers_do_not_serve_in_outposts",),
        card=21,
    ),
    Ruling(
        "28",
        (
            "The card stays out until the unit is gone; England places unrest for an inactive"
            " Ottoman."
        ),
        (
            "test_28_morisco_revolt_does_not_come_back_while_the_unit_lives",
            "test_28_england_acts_for_an_inactive_ottoman",
        ),
        card=28,
    ),
    Ruling(
        "28",
        "Works without communications and despite enemy ships.",
        ("test_28_treachery_needs_no_communications_and_fears_no_ships",),
        card=31,
    ),
    Ruling(
        "28",
        (
            "Grand Tour may be played at once; units are displaced after the peace; it lasts "
            "all turn."
        ),
        (
            "test_card_33_grand_tour_may_be_played_at_once",
            "test_card_33_grand_tour_peace_and_quiet_for_the_whole_turn",
            "test_28_gouvernante_de_france_forbids_rebellions_there_all_turn",
        ),
        card=33,
    ),
    Ruling(
        "28",
        ("The Holy Roman may be at war with neither; unrest may be placed on occupied spaces."),
        (
            "test_card_34_only_between_powers_at_peace_with_the_holy_roman",
            "test_card_34_who_refuses_has_unrest_even_on_occupied_spaces_and_perhaps_war",
        ),
        card=34,
    ),
    Ruling(
        "28",
        "After event and target are named, before resolution.",
        (
            "test_card_42_comes_after_one_of_several_areas_was_named",
            "test_card_42_cancels_an_event_in_france_for_2_cp",
            "test_card_42_not_an_event_elsewhere",
        ),
        card=42,
    ),
    Ruling(
        "28",
        "Removed however it is played once the League has formed.",
        ("test_28_grand_tour_leaves_the_game_once_the_league_has_formed",),
        card=53,
    ),
    Ruling(
        "28",
        (
            "The artist or scientist waits on the Turn Track and returns; its power sponsors "
            "no other this turn."
        ),
        (
            "test_28_index_holds_up_one_work",
            "test_28_index_holds_a_work_up_until_next_turn",
        ),
        card=56,
    ),
    Ruling(
        "28",
        (
            "Regulars of Dublin and Kinsale are summed and halved down, removed in any mix; "
            "mercenaries likewise."
        ),
        ("test_card_57_half_of_both_garrisons_together_is_lost",),
        card=57,
    ),
    Ruling(
        "28",
        "The fortress need not be one from the power card.",
        ("test_card_61_menendez_fortifies_patrols_and_drives_settlers_out",),
        card=61,
    ),
    Ruling(
        "28",
        "19.4 from step 2.",
        ("test_28_rising_of_the_north_begins_with_step_2_of_19_4",),
        card=78,
    ),
    Ruling(
        "28",
        "The new Informant gives its 2 dice at once.",
        ("test_card_80_the_new_informant_gives_its_dice_at_once",),
        card=80,
    ),
    Ruling(
        "28",
        "As a response, before the dice.",
        ("test_card_81_as_a_response_before_the_dice",),
        card=81,
    ),
    Ruling(
        "28",
        ("Home cards may vote, mandatory ones may not; ties to France, then the Holy Roman; 2 VP."),
        (
            "test_card_86_ties_go_to_france_home_cards_may_vote_mandatory_ones_may_not",
            "test_card_86_the_highest_vote_wins_2_vp",
            "test_28_polish_election_without_france_a_tie_goes_to_the_holy_roman",
        ),
        card=86,
    ),
    Ruling(
        "28",
        "May move straight from one power to another.",
        ("test_card_91_moves_straight_from_one_power_to_another",),
        card=91,
    ),
    Ruling(
        "28",
        "May wed the holder's own royal, as a match within one power.",
        ("test_28_louise_may_wed_the_holders_own_royal_as_a_same_power_match",),
        card=95,
    ),
    Ruling(
        "28",
        "The first option needs an active Ottoman.",
        ("test_card_98_the_first_option_needs_an_active_ottoman",),
        card=98,
    ),
    Ruling(
        "28",
        ("Units onto the Armada in a Spanish home port; upgrades in Seville, Corunna or Lisbon."),
        (
            "test_23_2_units_are_built_aboard_in_home_ports_and_lisbon",
            "test_23_2_upgrades_are_made_in_its_yards_only",
        ),
        card=99,
    ),
    Ruling(
        "28",
        ("Spanish spaces count whatever their faith, so some count twice; unrest is ignored."),
        ("test_28_enterprise_of_england_counts_some_spaces_twice",),
        card=100,
    ),
    Ruling(
        "28",
        (
            "To a Protestant space in the Netherlands; an enemy's offer may be taken and "
            "turns war to alliance; Master of the Netherlands."
        ),
        (
            "test_card_103_an_enemy_becomes_an_ally_and_master_of_the_netherlands",
            "test_card_103_needs_a_dutch_space",
        ),
        card=103,
    ),
    Ruling(
        "28",
        (
            "Still Walloons only; no spaces with Spain's enemies; 4 Walloons even if fewer "
            "regulars can be swapped."
        ),
        (
            "test_28_union_of_arras_places_four_walloons_even_without_so_many_regulars",
            "test_28_after_the_union_of_arras_spain_still_raises_walloons_only",
        ),
        card=109,
    ),
    Ruling(
        "28",
        "Units around Paris are displaced as needed.",
        ("test_28_paris_is_worth_a_mass",),
        card=111,
    ),
    Ruling(
        "28",
        "Walloons are not counted.",
        ("test_28_walloons_do_not_count_on_the_day_of_the_barricades",),
        card=112,
    ),
    Ruling(
        "29",
        "Only the Ottoman deactivates the Holy Roman; the Protestant may activate it.",
        ("test_29_only_the_ottoman_deactivates_the_holy_roman",),
    ),
    Ruling(
        "29",
        "England may declare war on Ireland for 1 CP.",
        ("test_29_england_may_declare_war_on_ireland_for_1_cp",),
    ),
    Ruling(
        "29",
        "The Colony table starts at 2-4.",
        ("test_8_4_the_colony_table_starts_at_2_to_4",),
    ),
    Ruling(
        "29",
        "One die says where the treasure fleet appears.",
        ("test_23_2_one_die_says_where_the_fleet_appears",),
    ),
    Ruling(
        "29",
        "World piracy has 2 base dice otherwise, counted after the defence dice.",
        (
            "test_16_5_base_dice_and_piracy_rating",
            "test_29_the_pirates_dice_are_counted_after_the_defence",
        ),
    ),
    Ruling(
        "29",
        (
            "In the Tournament the Ottoman-Spanish war outlasts the first Diplomacy Phase; "
            "that of France and the Protestant may end."
        ),
        ("test_29_in_the_tournament_the_mediterranean_war_outlasts_the_first_phase",),
    ),
    Ruling(
        "29",
        "With two players France has no influence on the Ottoman.",
        ("test_29_with_two_players_france_has_no_influence_on_the_ottoman",),
    ),
    Ruling(
        "29",
        (
            "In the learning scenario the third Ottoman marker is that of the VP baseline, so"
            " there are two of influence."
        ),
        ("test_29_in_the_learning_scenario_the_ottoman_has_influence_on_the_papacy",),
    ),
    Ruling(
        "29",
        "A rebellion of 2 CP takes 2 spaces: Amsterdam and Haarlem, not Alkmaar.",
        ("test_29_a_rebellion_of_2_cp_takes_two_spaces",),
    ),
    Ruling(
        "29",
        "Drake lets England pick the award of piracy.",
        (
            "test_29_with_drake_england_picks_the_award",
            "test_29_drake_picks_his_award_on_the_world_map_too",
        ),
    ),
    Ruling(
        "29",
        "A treasure is spent once.",
        ("test_11_one_treasure_extends_an_impulse",),
    ),
    Ruling(
        "30",
        (
            "Portuguese leftovers may be kept or discarded: kept in the first printing, "
            "discarded in the Living Rules."
        ),
        ("test_20_7_treasures_come_home",),
    ),
    Ruling(
        "30",
        (
            "English Catholic Rebellion: +2 for Ireland or Scotland, once, and +4 for England"
            " add up."
        ),
        ("test_19_4_dice_of_the_rebellion",),
    ),
    Ruling(
        "30",
        "Its moves cannot be intercepted.",
        ("test_30_spanish_road_is_not_intercepted",),
        card=3,
    ),
    Ruling(
        "30",
        "Does nothing if the Papacy was already resolved.",
        ("test_card_5_does_nothing_if_the_papacy_was_resolved",),
        card=5,
    ),
    Ruling(
        "30",
        "No Ottoman colony without the canal.",
        ("test_card_22_without_the_canal_the_ottoman_takes_no_colony",),
        card=22,
    ),
    Ruling(
        "30",
        "Cards 41 and 89 work as responses to a Scottish check.",
        ("test_cards_41_and_89_answer_a_scottish_check",),
        card=41,
    ),
    Ruling(
        "30",
        "No piracy if the North Sea is used up.",
        ("test_card_66_no_raid_if_the_north_sea_is_used_up",),
        card=66,
    ),
    Ruling(
        "30",
        ("Regulars are reset even when the present ally wins, unless Edinburgh is besieged."),
        (
            "test_card_74_regulars_are_reset_even_if_the_present_ally_wins",
            "test_card_74_unless_edinburgh_is_besieged",
        ),
        card=74,
    ),
    Ruling(
        "30",
        "Up to 3 CP.",
        ("test_card_80_or_espionage_for_up_to_3_cp",),
        card=80,
    ),
    Ruling(
        "30",
        "Louise does not age before play.",
        ("test_30_louise_does_not_age_before_her_card_is_played",),
        card=95,
    ),
    Ruling(
        "30",
        "A space in unrest may be used.",
        ("test_card_103_an_enemy_becomes_an_ally_and_master_of_the_netherlands",),
        card=103,
    ),
    Ruling(
        "30",
        "Some markers are without limit; all other counters are limits.",
        (
            "test_30_some_markers_are_without_limit",
            "test_30_all_other_counters_are_limits",
        ),
    ),
    Ruling(
        "30",
        "Allies may use the waterways.",
        (
            "test_16_7_an_ally_of_the_holder_may_use_the_waterway",
            "test_2_5_allies_of_the_holder_may_use_it_but_not_in_the_first_printing",
        ),
    ),
    Ruling(
        "30",
        "Patrols ignore winds and hazards and stay put in Winter.",
        (
            "test_16_1_patrols_ignore_winds_and_hazards",
            "test_20_4_patrols_stay_where_they_are",
        ),
    ),
    Ruling(
        "30",
        "Circumnavigators return next turn.",
        ("test_16_6_the_ways_around_the_world",),
    ),
    Ruling(
        "30",
        "Conversion hits must all be used where a legal space exists.",
        ("test_30_all_hits_are_used_where_a_legal_space_exists",),
    ),
    Ruling(
        "30",
        "Informant dice need the marker at the start of the impulse.",
        ("test_19_2_an_informant_helps_from_the_next_impulse_on",),
    ),
    Ruling(
        "30",
        "Spaces in unrest count for the League check.",
        ("test_30_spaces_in_unrest_count",),
    ),
    Ruling(
        "30",
        "William of Orange is gone for good if murdered.",
        ("test_30_william_of_orange_is_gone_for_good",),
    ),
    Ruling(
        "30",
        "The fleet's extra treasure is always added.",
        ("test_23_2_riches_are_added_even_to_a_full_row",),
    ),
    Ruling(
        "30",
        "Foreign wars have no formation limit.",
        ("test_30_a_foreign_war_knows_no_formations",),
    ),
    Ruling(
        "30",
        "Ransom from a deactivated major costs 1 card, discarded unless mandatory.",
        (
            "test_30_an_inactive_captor_gets_nothing_the_card_is_discarded",
            "test_30_unless_it_is_a_mandatory_event",
        ),
    ),
    Ruling(
        "30",
        "An activated major power cannot win.",
        ("test_27_an_activated_power_cannot_win",),
    ),
)
