"""What forbids a card: its conditions, its moment, its power, and having been an event already.

Each test shows the card allowed, changes one thing, and asks why it is forbidden now.
"""

import pytest

from tercio.games.virgin_queen.model.court_questions import reigns
from tercio.games.virgin_queen.model.powers import (
    ENGLAND,
    FRANCE,
    HRE,
    IRELAND,
    OTTOMAN,
    PAPACY,
    PROTESTANT,
    SCOTLAND,
    SPAIN,
)
from tercio.kernel.ask import Ask
from tercio.wars.model.names import CardId, Power
from tercio.wars.turn.impulses import begin_impulse
from tests.rules.virgin_queen.cards.table import quiet
from tests.rules.virgin_queen.stage import Stage
from tests.rules.war_cards import deal, next_turn, play, why_not

MANDATORY = [
    "selim_ii",
    "papal_bull",
    "treasure_fleet",
    "wars_of_the_guise",
    "council_of_trent",
    "scottish_lords_rebel",
    "henry_iii",
    "murad_iii",
    "death_of_king_sebastian",
    "rudolf_ii",
    "leicester_dies",
]
PLAYED = "forbid-card-played-this-turn"
NOT_NOW = "forbid-card-not-now"
NO_EFFECT = "forbid-event-without-effect"
AREAS = ("netherlands", "france", "england", "scotland")


def keys(ask: Ask) -> list[str]:
    return [option.key for option in ask.options]


def of_one_faith(faith: str, *areas: str) -> Stage:
    """Areas in which there is nobody left to convert to a faith."""
    stage = quiet()
    for area in areas:
        spaces = stage.g.world.area_masks[area]
        if faith == "protestant":
            stage.g.state.religion.protestant |= spaces
        else:
            stage.g.state.religion.protestant &= ~spaces
    return stage


# -- mandatory events ------------------------------------------------------------------------------


@pytest.mark.parametrize("card", MANDATORY)
def test_6_1_mandatory_events_interrupt_nothing(card: str) -> None:
    assert why_not(quiet(), FRANCE, card, "any_impulse") == {NOT_NOW}


@pytest.mark.parametrize("card", MANDATORY)
def test_6_1_mandatory_events_are_never_played_for_cp(card: str) -> None:
    stage = deal(quiet().no_treasures(), FRANCE, card)
    stage.g.state.phase = "action"
    stage.g.state.active = FRANCE
    procedure = begin_impulse(stage.g, FRANCE)
    stop = next(procedure)
    while not isinstance(stop, Ask):
        stop = procedure.send(stage.reply(stop, []))
    assert keys(stop) == [f"event.{stage.g.world.card[card]}"]


@pytest.mark.parametrize(
    ("card", "power", "ruler"),
    [
        ("selim_ii", OTTOMAN, "selim_ii"),
        ("henry_iii", FRANCE, "henry_iii"),
        ("murad_iii", OTTOMAN, "murad_iii"),
        ("rudolf_ii", HRE, "rudolf_ii"),
    ],
)
def test_3_3_a_card_that_brings_a_ruler(card: str, power: Power, ruler: str) -> None:
    stage = play(quiet(), ENGLAND, card)
    assert reigns(stage.g, power, ruler)
    assert stage.cp == 2
    assert why_not(deal(stage, SPAIN, card), SPAIN, card) == {PLAYED}


# -- conversions -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("card", "power", "faith", "areas"),
    [
        ("calvinist_zeal", PROTESTANT, "protestant", AREAS),
        ("belgic_confession", ENGLAND, "protestant", ("netherlands",)),
        ("huguenot_lent", ENGLAND, "protestant", ("france",)),
        ("iconoclastic_fury", ENGLAND, "protestant", ("netherlands",)),
        ("foxes_book_of_martyrs", SPAIN, "protestant", ("england", "scotland")),
        ("puritans", SPAIN, "protestant", ("england",)),
        ("english_recusants", ENGLAND, "catholic", ("england",)),
        ("index_of_prohibited_books", ENGLAND, "catholic", AREAS),
        ("tridentine_catechism", ENGLAND, "catholic", AREAS),
        ("council_of_troubles", ENGLAND, "catholic", ("netherlands",)),
    ],
)
def test_18_1_no_event_where_nobody_is_left_to_convert(
    card: str, power: Power, faith: str, areas: tuple[str, ...]
) -> None:
    assert not why_not(deal(Stage("tournament").empty_hands(), power, card), power, card)
    stage = deal(of_one_faith(faith, *areas), power, card)
    assert "convertible" in why_not(stage, power, card)


def test_card_102_the_counter_reformation_needs_protestants_or_a_jesuit_to_land() -> None:
    stage = deal(of_one_faith("catholic", *AREAS), SPAIN, "counter_reformation")
    assert why_not(stage, SPAIN, "counter_reformation") == {NO_EFFECT}
    stage.protestant("london", "york")
    assert not why_not(stage, SPAIN, "counter_reformation")


def test_card_78_a_rising_needs_a_catholic_space_in_england() -> None:
    stage = deal(of_one_faith("protestant", "england"), SPAIN, "rising_of_the_north")
    assert why_not(stage, SPAIN, "rising_of_the_north") == {"catholic_english_target"}
    stage.catholic("durham")
    assert not why_not(stage, SPAIN, "rising_of_the_north")
    stage.unrest("durham")
    assert why_not(stage, SPAIN, "rising_of_the_north") == {"catholic_english_target"}


# -- the status of powers --------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("card", "power", "target", "players"),
    [
        ("irish_rebellion", FRANCE, IRELAND, 6),
        ("the_sublime_porte", SPAIN, OTTOMAN, 4),
    ],
)
def test_24_6_a_status_is_resolved_once_a_turn(
    card: str, power: Power, target: Power, players: int
) -> None:
    stage = deal(quiet(players=players), power, card)
    assert not why_not(stage, power, card)
    stage.g.state.influence.resolved |= 1 << target
    assert "status_unresolved" in why_not(stage, power, card)


def test_card_74_mandatory_as_it_is_it_may_change_nothing() -> None:
    stage = quiet()
    stage.g.state.influence.resolved |= 1 << SCOTLAND
    play(stage, FRANCE, "scottish_lords_rebel")
    assert stage.cp == 2
    assert why_not(stage, FRANCE, "scottish_lords_rebel") == {PLAYED}


def test_card_98_peace_needs_an_active_ottoman_and_gifts_do_not() -> None:
    stage = deal(quiet(players=4), FRANCE, "sultana_safiye")
    stage.g.state.influence.activated = {}
    modes = {mode.id: mode for mode in stage.g.world.cards[CardId(98)].modes}
    holds = stage.g.hooks.holds
    assert not all(holds(stage.g, c, FRANCE, 98) for c in modes["peace"].requires)
    assert not modes["gifts"].requires
    assert why_not(stage, FRANCE, "sultana_safiye", "any_impulse") == {NOT_NOW}


# -- the sea ---------------------------------------------------------------------------------------


def test_card_61_no_guard_without_a_settlement_or_a_patrol() -> None:
    stage = deal(quiet(), FRANCE, "menendez_de_aviles")
    stage.g.state.oceans.settlements = {"havana": SPAIN}
    assert not why_not(stage, FRANCE, "menendez_de_aviles")
    stage.g.state.oceans.settlements = {}
    assert why_not(stage, FRANCE, "menendez_de_aviles") == {"settlement_to_fortify"}


def test_card_63_a_haven_needs_a_shipyard() -> None:
    stage = deal(quiet(), PROTESTANT, "pirate_haven")
    assert why_not(stage, PROTESTANT, "pirate_haven") == {"shipyard_open"}
    stage.control(PROTESTANT, "la_rochelle")
    assert not why_not(stage, PROTESTANT, "pirate_haven")
    stage.unrest("la_rochelle")
    assert why_not(stage, PROTESTANT, "pirate_haven") == {"shipyard_open"}


def test_card_67_slavers_are_captains_off_a_portuguese_settlement() -> None:
    assert why_not(deal(quiet(), SPAIN, "slave_trade"), SPAIN, "slave_trade") == {
        "captain_by_portuguese_settlement"
    }
    assert not why_not(deal(quiet(), ENGLAND, "slave_trade"), ENGLAND, "slave_trade")


def test_card_110_virginia_needs_a_colony_on_the_north_atlantic() -> None:
    stage = deal(quiet(), ENGLAND, "virginia")
    assert why_not(stage, ENGLAND, "virginia") == {"north_atlantic_colony"}
    zone = 1 << stage.g.world.ocean["north_atlantic"]
    near = next(id for id, zones in stage.g.world.settlement_zones.items() if zones & zone)
    stage.g.state.oceans.colonies[near] = ENGLAND
    assert not why_not(stage, ENGLAND, "virginia")


# -- courts ----------------------------------------------------------------------------------------


def test_card_2_tribute_is_asked_of_other_players_only() -> None:
    stage = deal(quiet(), OTTOMAN, "ottoman_tribute")
    assert not why_not(stage, OTTOMAN, "ottoman_tribute")
    assert why_not(deal(stage, SPAIN, "ottoman_tribute"), SPAIN, "ottoman_tribute") == {
        "forbid-card-not-for-power"
    }


def test_card_46_each_half_has_its_time() -> None:
    for war in (True, False):
        stage = deal(quiet(), SPAIN, "colloquy_of_poissy")
        if war:
            stage.war(FRANCE, PROTESTANT)
        modes = stage.g.world.vq_card(stage.g.world.card["colloquy_of_poissy"]).modes
        open_modes = [m.id for m in modes if stage.g.hooks.holds(stage.g, m.requires[0], SPAIN, 46)]
        assert open_modes == (["peace"] if war else ["quiet"])
        assert why_not(stage, SPAIN, "colloquy_of_poissy", "any_impulse") == {NOT_NOW}


def test_card_68_the_inquisition_needs_somebody_to_hunt() -> None:
    stage = deal(quiet(), SPAIN, "spanish_inquisition")
    assert why_not(stage, SPAIN, "spanish_inquisition") == {NO_EFFECT}
    stage.unrest("seville")
    assert not why_not(stage, SPAIN, "spanish_inquisition")


def test_card_95_louise_is_offered_in_negotiations_and_needs_a_groom() -> None:
    stage = deal(quiet(), FRANCE, "louise_of_lorraine")
    assert why_not(stage, FRANCE, "louise_of_lorraine") == {NOT_NOW}
    assert not why_not(stage, FRANCE, "louise_of_lorraine", "negotiation")
    stage.g.state.weddings.eligibility = [-1 for _ in stage.g.state.weddings.eligibility]
    assert why_not(stage, FRANCE, "louise_of_lorraine", "negotiation") == {"groom_available"}


def test_card_112_barricades_want_a_league_and_a_french_paris() -> None:
    stage = deal(quiet(), SPAIN, "day_of_the_barricades")
    assert why_not(stage, SPAIN, "day_of_the_barricades") == {"league_formed"}
    stage.g.state.court.league_turn = 4
    assert not why_not(stage, SPAIN, "day_of_the_barricades")
    stage.control(PROTESTANT, "paris")
    assert why_not(stage, SPAIN, "day_of_the_barricades") == {"paris_french"}


# -- events that nothing but the moment forbids ----------------------------------------------------

ALWAYS = [
    "diplomatic_overture",
    "genoese_merchants",
    "printed_ballads",
    "english_college_douai",
    "ridolfis_bank",
    "pacification_of_ghent",
    "polish_royal_election",
    "cipher_key",
    "dutch_revolt",
    "malcontents",
    "enterprise_of_england",
    "union_of_arras",
]


@pytest.mark.parametrize("card", ALWAYS)
def test_11_an_event_belongs_to_an_impulse_of_ones_own(card: str) -> None:
    stage = deal(quiet().ally(FRANCE, PAPACY), SPAIN, card)
    assert not why_not(stage, SPAIN, card)
    assert why_not(stage, SPAIN, card, "any_impulse") == {NOT_NOW}


@pytest.mark.parametrize("card", ALWAYS)
def test_11_a_card_is_an_event_once_a_turn_whoever_plays_it(card: str) -> None:
    stage = deal(quiet(), SPAIN, card)
    stage.g.state.events_played[ENGLAND].append(stage.g.world.card[card])
    assert PLAYED in why_not(stage, SPAIN, card)
    assert not why_not(next_turn(stage), SPAIN, card)
