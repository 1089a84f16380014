/** Which drawing goes with a card: that of its subject, else that of its kind. */

import type { CardFace } from "../api";
import type { Motif } from "./drawings";

/** Cards by what they are about, with the names by which the data know them. */
const SUBJECTS: Partial<Record<Motif, string>> = {
  siege: `siege_mining siege_artillery siege_engineering sack_of_rome sack trace_italienne knights_of_st_john
    siege_technology fall_of_granada fall_of_the_hospitallers vienna conquest_of_kazan smolensk_war candian_war
    la_rochelle safavid_baghdad treason_in_the_walls day_of_the_barricades`,
  ship: `galleons plantations huguenot_raiders sebastian_cabot shipbuilding sale_of_moluccas treasure_fleet
    expert_shipwrights conquest_of_the_philippines john_hawkins menendez_de_aviles northwest_passage sea_beggars
    slave_trade spanish_armada enterprise_of_england armada_indulgence drakes_drum raleighs_patent virginia
    naval_technology vasco_de_gama discovery_of_america portugal_reaches_china galleon willem_janszoon francis_drake
    hawkins_card dutch_east_india_company piet_hein piracy dutch_brazil spanish_settlers fire_ships storm_at_sea`,
  galley: `barbary_pirates dragut dragut_falls andrea_doria professional_rowers pirate_haven galleasses holy_league
    barbarossa_card doria_card venetian_turkish_war venetian_alliance ally_genoa`,
  sermon: `here_i_stand calvin zwingli_dons_armor leipzig_debate marburg_colloquy a_mighty_fortress anabaptists
    john_knox puritans calvinist_zeal huguenot_lent luther scottish_reformation erasmus
    english_recusants religious_tensions colloquy_of_poissy spanish_inquisition papal_inquisition counter_reformation
    counter_reform english_college_douai society_of_jesus jesuit_education council_of_trent`,
  press: `luthers_95_theses printing_press affair_of_the_placards calvins_institutes printed_ballads
    foxes_book_of_martyrs index_of_prohibited_books book_of_common_prayer`,
  crown: `holy_roman_emperor edward_vi henry_ii mary_i elizabeth_i defender_of_the_faith imperial_coronation
    six_wives_of_henry_viii lady_jane_grey the_virgin_queen henry_iii rudolf_ii polish_royal_election
    imperial_election charles_v regency_of_marie three_kingdoms gouvernante_de_france the_black_queen godunov
    threat_to_power`,
  coins: `fuggers potosi_silver_mines indulgence_vendor ransom cloth_prices_fluctuate mercenaries_bribed
    mercenaries_demand_pay unpaid_mercenaries ottoman_tribute genoese_merchants ridolfis_bank fall_of_the_exchange
    prosperity army_mutiny industrial_technology dissolution_of_the_monasteries`,
  plague: `smallpox gout unsanitary_camp ruler_falls_ill scurvy untimely_death leicester_dies death_of_king_sebastian
    st_bartholomews_day religious_massacre council_of_troubles spanish_fury`,
  letter: `venetian_informant diplomatic_overture la_forets_embassy_in_istanbul letters_intercepted
    catherines_flying_squadron holy_roman_intercession papal_bull clement_vii paul_iii julius_iii
    catherine_de_medici edict_of_restitution commissioned_from_italy`,
  pikes: `landsknechts swiss_mercenaries tercios mercenaries_grow_restless foreign_recruits foreign_volunteers reiters
    spring_preparations spanish_road ally_elite_mercenaries ally_german_mercenaries german_intervention
    gentlemen_pensioners modern_army land_technology guards pavia`,
  cannon: `field_artillery arquebusiers master_gunners flanking_attack`,
  wedding: `diplomatic_marriage philip_of_hesses_bigamy katherina_bora louise_of_lorraine julia_gonzaga`,
  revolt: `peasants_war revolt_in_egypt revolt_in_ireland revolt_of_the_communeros gabelle_revolt city_state_rebels
    janissaries_rebel pilgrimage_of_grace colonial_governor_native_uprising homeland_uprising morisco_revolt
    irish_rebellion iconoclastic_fury dutch_revolt rising_of_the_north scottish_lords_rebel malcontents
    union_of_arras act_of_abjuration defenestration`,
  globe: `mercators_map search_for_cibola fountain_of_youth treaty_of_tordesillas treaty_of_zaragoza
    conquest_of_mexico pizarro nautical_astrolabe grand_tour copernicus`,
  scales: `thomas_more mary_defies_council michael_servetus acts_of_supremacy oprichnina calvin_expelled`,
  prison: `the_wartburg mary_queen_of_scots treachery`,
  storm: `foul_weather storms flooding`,
  arts: `patron_of_the_arts michelangelo prague_cabinet`,
  porte: `roxelana grand_vizier selim_ii murad_iii murad_iv the_sublime_porte sultana_safiye janissaries
    war_in_persia war_ottomans_persia ottoman_mamluk_war chaldiran shah_abbas safavid_rise ottoman_mamluk_border`,
  treaty: `augsburg_confession schmalkaldic_league auld_alliance pacification_of_ghent belgic_confession
    edict_of_nantes westphalia peace_of_munster twelve_years_truce_ends league_of_cambrai catholic_league_card
    paris_is_worth_a_mass`,
  secret: `walsingham cipher_key gods_secret_agents babington_plot catholic_conspiracy perkin_warbeck court_faction
    thomas_cromwell machiavelli_the_prince`,
  book: `tridentine_catechism gregorian_calendar nostradamus_prophecies`,
  comet: `halleys_comet`,
  harvest: `famine`,
  duel: `surprise_attack ambush flodden`,
  banner: `tilbury_speech border_reivers scots_raid akinji_raiders charles_bourbon maurice_of_saxony john_zapolya
    frederick_the_wise master_of_italy rough_wooing war_with_poland wars_of_the_guise`,
};

/** Where nothing is drawn for the card itself. */
const KINDS: Readonly<Record<string, Motif>> = {
  home: "crown",
  event: "letter",
  mandatory: "treaty",
  response: "secret",
  combat: "duel",
  "before-battle": "duel",
  "on-the-march": "banner",
  impulse: "banner",
  treasure: "coins",
  trade: "coins",
  diplomacy: "treaty",
  transfer: "treaty",
  alliance: "treaty",
  war: "banner",
  military: "pikes",
  casus_belli: "duel",
  rebellion: "revolt",
  discovery: "globe",
  leader: "banner",
  religion: "sermon",
  technology: "cannon",
};

const bySubject = new Map(
  (Object.entries(SUBJECTS) as [Motif, string][]).flatMap(([motif, ids]) =>
    ids.split(/\s+/).map((id): [string, Motif] => [id, motif]),
  ),
);

export function motifOf({ ref, kind }: Pick<CardFace, "ref" | "kind">): Motif | null {
  return bySubject.get(ref.replace("card:", "")) ?? KINDS[kind] ?? null;
}

/** The cards for which something is drawn, whatever their kind. */
export const drawn: readonly string[] = [...bySubject.keys()];
