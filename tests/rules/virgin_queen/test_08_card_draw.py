"""The Card Draw Phase (VQ 8, 6.2, 4)."""

import pytest

from tercio.games.virgin_queen.model import marriage_state, ocean_state, patronage_state
from tercio.games.virgin_queen.model.court_questions import leader_faction, ruler_of
from tercio.games.virgin_queen.model.court_verbs import add_card_markers, crown
from tercio.games.virgin_queen.model.powers import (
    DUTCH,
    ENGLAND,
    FRANCE,
    HRE,
    HUGUENOT,
    OTTOMAN,
    PROTESTANT,
    SPAIN,
    VENICE,
)
from tercio.games.virgin_queen.rules.card_draw.card_draw_phase import (
    add_cards,
    add_fortresses_and_jesuits,
    base_cards,
    cards_due,
    deal_cards,
)
from tercio.games.virgin_queen.rules.card_draw.personages import (
    add_artists_and_scientists,
    add_captains,
    add_leaders,
    add_personages,
    add_royals,
)
from tercio.wars.model.card_questions import holds_card
from tercio.wars.model.names import AVAILABLE, NEXT_TURN, OUT_OF_PLAY, LeaderId, captive_of
from tercio.wars.model.ship_questions import ships_at
from tercio.wars.model.state import ForeignWar
from tests.rules.virgin_queen.stage import Stage


def _leader(stage: Stage, id: str) -> LeaderId:
    return stage.g.world.leader[id]


def _waiting(stage: Stage) -> list[str]:
    return [stage.g.world.leader_rows[i].id for i in stage.g.state.court.waiting]


# -- personages (8.1) ------------------------------------------------------------------------------


@pytest.mark.rule("VQ 8.1")
def test_8_1_leaders_of_the_turn_wait_on_their_power_card() -> None:
    stage = Stage().turn(2)
    add_leaders(stage.g)
    assert {"coligny", "william_of_orange", "louis_of_nassau"} <= set(_waiting(stage))
    assert "parma" not in _waiting(stage)


@pytest.mark.rule("VQ 8.1")
def test_8_1_nobody_arrives_twice() -> None:
    stage = Stage().turn(2)
    add_leaders(stage.g)
    before = _waiting(stage)
    add_leaders(stage.g)
    assert _waiting(stage) == before


@pytest.mark.rule("VQ 8.1")
def test_8_1_uluch_ali_follows_dragut() -> None:
    stage = Stage().turn(2)
    add_leaders(stage.g)
    assert "uluch_ali" not in _waiting(stage)
    stage.g.remove_leader(_leader(stage, "dragut"))
    add_leaders(stage.g)
    assert "uluch_ali" in _waiting(stage)


@pytest.mark.rule("VQ 8.1")
def test_8_1_naval_leaders_come_back_from_the_turn_track() -> None:
    stage = Stage()
    stage.g.delay_leader(_leader(stage, "piali_pasha"))
    add_leaders(stage.g)
    assert "piali_pasha" in _waiting(stage)
    assert stage.where("piali_pasha") == AVAILABLE


@pytest.mark.rule("VQ 8.1")
@pytest.mark.rule("VQ 5.1")
def test_8_1_a_default_leader_enters_only_without_a_named_one() -> None:
    stage = Stage()
    default = _leader(stage, "default_england")
    stage.g.state.leader_at[default] = NEXT_TURN
    stage.g.remove_leader(_leader(stage, "sussex"))
    add_leaders(stage.g)
    assert "default_england" in _waiting(stage)
    stage.turn(4)  # Norris arrives
    add_leaders(stage.g)
    assert "default_england" not in _waiting(stage)
    assert stage.where("default_england") == OUT_OF_PLAY


@pytest.mark.rule("VQ 5.1")
def test_5_1_a_captured_leader_counts_as_in_play() -> None:
    stage = Stage()
    stage.g.state.leader_at[_leader(stage, "default_england")] = NEXT_TURN
    stage.g.state.leader_at[_leader(stage, "sussex")] = captive_of(FRANCE)
    add_leaders(stage.g)
    assert "default_england" not in _waiting(stage)


@pytest.mark.rule("VQ 5.1")
def test_5_1_huguenots_and_dutch_are_apart() -> None:
    stage = Stage().turn(2)
    for leader in ("william_of_orange", "louis_of_nassau"):
        stage.g.state.leader_at[_leader(stage, leader)] = OUT_OF_PLAY
    stage.g.state.leader_at[_leader(stage, "default_dutch")] = NEXT_TURN
    stage.g.state.leader_at[_leader(stage, "default_huguenot")] = NEXT_TURN
    add_leaders(stage.g)
    assert "default_dutch" in _waiting(stage)
    assert "default_huguenot" not in _waiting(stage)


@pytest.mark.rule("VQ 8.1")
def test_8_1_guise_does_not_arrive_in_this_phase() -> None:
    stage = Stage().turn(7)
    add_leaders(stage.g)
    assert "guise" not in _waiting(stage)


@pytest.mark.rule("VQ 8.1")
def test_8_1_the_leader_of_an_inactive_minor_joins_its_ships() -> None:
    stage = Stage().turn(3)
    assert stage.g.state.patron[VENICE] == VENICE
    add_leaders(stage.g)
    assert stage.where("venier") in ("venice", "corfu", "candia")


@pytest.mark.rule("VQ 8.1")
def test_8_1_without_ships_he_waits_in_a_port_of_his_own() -> None:
    stage = Stage().clear().turn(3).control(OTTOMAN, "venice", "corfu", "zara")
    add_leaders(stage.g)
    assert stage.where("venier") == "candia"


@pytest.mark.rule("VQ 8.1")
def test_8_1_lost_ships_can_be_built_again() -> None:
    stage = Stage()
    ship = ships_at(stage.g, stage.at("istanbul"), OTTOMAN)[0]
    stage.g.lose_ship(ship)
    add_personages(stage.g)
    assert stage.g.state.ship_at[ship] == AVAILABLE


@pytest.mark.rule("VQ 8.1")
@pytest.mark.rule("VQ 5.2")
def test_8_1_captains_enter_on_their_turn_and_from_the_turn_track() -> None:
    stage = Stage().turn(3)
    at, captain = stage.g.state.oceans.captain_at, stage.g.world.captain
    at[captain["hawkins"]] = NEXT_TURN
    assert at[captain["drake"]] == ocean_state.NOT_YET
    add_captains(stage.g)
    assert at[captain["drake"]] == AVAILABLE
    assert at[captain["hawkins"]] == AVAILABLE
    assert at[captain["cavendish"]] == ocean_state.NOT_YET


@pytest.mark.rule("VQ 8.1")
@pytest.mark.rule("VQ 23.3")
def test_8_1_royals_enter_and_mary_is_queen_of_scotland() -> None:
    stage = Stage().turn(2)
    mary = stage.g.world.royal["mary_queen_of_scots"]
    assert stage.g.state.court.mary == "not_in_play"
    add_royals(stage.g)
    assert stage.g.state.weddings.eligibility[mary] == stage.g.world.royals[mary].eligibility
    assert stage.g.state.court.mary == "alive"


@pytest.mark.rule("VQ 8.1", "VQ 30")
def test_8_1_louise_comes_with_her_card_and_on_no_turn() -> None:
    stage = Stage().turn(7)
    louise = stage.g.world.royal["louise_of_lorraine"]
    add_royals(stage.g)
    assert stage.g.state.weddings.eligibility[louise] == marriage_state.NOT_YET


@pytest.mark.rule("VQ 8.1")
def test_8_1_royals_who_are_gone_stay_so() -> None:
    stage = Stage().turn(2)
    stage.g.state.weddings.eligibility[0] = marriage_state.GONE
    add_royals(stage.g)
    assert stage.g.state.weddings.eligibility[0] == marriage_state.GONE


@pytest.mark.rule("VQ 8.1")
def test_8_1_artists_and_scientists_become_available() -> None:
    stage = Stage()
    world, patronage = stage.g.world, stage.g.state.patronage
    artist = next(i for i, row in enumerate(world.artists) if row.turn == 3)
    scientist = next(i for i, row in enumerate(world.scientists) if row.turn == 3)
    for turn, status in ((2, patronage_state.NOT_YET), (3, patronage_state.AVAILABLE)):
        add_artists_and_scientists(stage.turn(turn).g)
        assert patronage.artists[artist] == status
        assert patronage.scientists[scientist] == status


# -- fortresses and Jesuits (8.2) ------------------------------------------------------------------


@pytest.mark.rule("VQ 8.2")
def test_8_2_spain_has_one_fortress_and_one_jesuit() -> None:
    stage = Stage()
    add_fortresses_and_jesuits(stage.g)
    add_fortresses_and_jesuits(stage.g)
    assert stage.g.state.oceans.forts_on_card == 1
    assert stage.g.state.religion.jesuits_on_card == 1


@pytest.mark.rule("VQ 8.2")
def test_8_2_coastal_fortification_and_douai_make_it_two() -> None:
    stage = Stage().bonus(SPAIN, "coastal_fortification").done("english_college_douai")
    add_fortresses_and_jesuits(stage.g)
    assert stage.g.state.oceans.forts_on_card == 2
    assert stage.g.state.religion.jesuits_on_card == 2


@pytest.mark.rule("VQ 8.2")
def test_8_2_there_are_only_five_jesuits() -> None:
    stage = Stage().done("english_college_douai")
    stage.jesuit("york", "lincoln", "bristol", "london")
    add_fortresses_and_jesuits(stage.g)
    assert stage.g.state.religion.jesuits_on_card == 1


# -- the deck (6.2) --------------------------------------------------------------------------------


@pytest.mark.rule("VQ 6.2")
@pytest.mark.rule("VQ 8.3")
def test_6_2_cards_join_the_deck_on_their_turn() -> None:
    stage = Stage()
    rows = stage.g.world
    late = next(
        c for c in stage.g.state.aside if rows.vq_card(c).turn == 2 and rows.card_type(c) != "home"
    )
    add_cards(stage.g)
    assert late not in stage.g.state.deck
    stage.turn(2)
    add_cards(stage.g)
    assert late in stage.g.state.deck


@pytest.mark.rule("VQ 6.2")
def test_6_2_home_cards_of_later_turns_go_to_their_power() -> None:
    stage = Stage()
    home = next(c for c in stage.g.state.aside if stage.g.world.card_type(c) == "home")
    row = stage.g.world.vq_card(home)
    owner = stage.g.world.power[row.owner or ""]
    stage.turn(7)
    stage.g.state.court.league_turn = 3
    add_cards(stage.g)
    assert home in stage.g.state.court.home_cards[owner]
    assert home not in stage.g.state.deck


@pytest.mark.rule("VQ 6.2")
@pytest.mark.rule("VQ 20.10")
def test_6_2_cards_of_the_league_wait_for_it() -> None:
    stage = Stage().turn(7)
    league = [c for c in stage.g.state.aside if stage.g.world.vq_card(c).enter_when]
    assert league
    add_cards(stage.g)
    assert not set(league) & set(stage.g.state.deck)
    stage.g.state.court.league_turn = 4
    add_cards(stage.g)
    drawn = {*stage.g.state.deck, *(c for own in stage.g.state.court.home_cards for c in own)}
    assert set(league) <= drawn


@pytest.mark.rule("VQ 6.2")
def test_6_2_discards_are_mixed_in_again() -> None:
    stage = Stage()
    card = stage.g.state.deck[0]
    stage.g.state.deck.remove(card)
    stage.g.state.discard.append(card)
    add_cards(stage.g)
    assert card in stage.g.state.deck
    assert not stage.g.state.discard


# -- the deal --------------------------------------------------------------------------------------


@pytest.mark.rule("VQ 6.2")
@pytest.mark.rule("VQ 4")
def test_6_2_cards_by_keys_ruler_and_markers() -> None:
    stage = Stage()
    assert base_cards(stage.g, SPAIN) == 5
    assert cards_due(stage.g, SPAIN) == 6  # Philip's bonus
    add_card_markers(stage.g, SPAIN, -2)
    assert cards_due(stage.g, SPAIN) == 4


@pytest.mark.rule("VQ 6.2")
@pytest.mark.rule("VQ 12.4")
def test_6_2_keys_in_unrest_do_not_count() -> None:
    stage = Stage().unrest("madrid", "milan")
    assert base_cards(stage.g, SPAIN) == 4


@pytest.mark.rule("VQ 6.2")
def test_6_2_a_power_without_keys_has_one_base_card() -> None:
    stage = Stage()
    for power in (ENGLAND, HRE):
        keys = stage.g.state.controlled[power] & stage.g.world.keys
        stage.g.state.unrest |= keys
        assert base_cards(stage.g, power) == 1


@pytest.mark.rule("VQ 23.6")
@pytest.mark.parametrize(
    ("inside", "outside", "cards"),
    [
        ((), (), 4),
        (("antwerp",), (), 4),
        (("antwerp",), ("paris",), 5),
        (("antwerp", "brussels"), ("paris", "rouen", "lyon"), 6),
        (("antwerp", "brussels", "amsterdam"), ("paris", "rouen", "lyon"), 7),
        (("antwerp", "brussels", "amsterdam"), ("paris", "rouen", "lyon", "bordeaux"), 7),
    ],
)
def test_23_6_the_protestant_needs_keys_in_both_rows(
    inside: tuple[str, ...], outside: tuple[str, ...], cards: int
) -> None:
    stage = Stage().control(PROTESTANT, *inside, *outside)
    assert base_cards(stage.g, PROTESTANT) == cards


@pytest.mark.rule("VQ 6.2")
@pytest.mark.rule("VQ 23.7")
@pytest.mark.rule("VQ 23.1")
def test_6_2_foreign_wars_and_the_canal_count_every_turn() -> None:
    stage = Stage()
    due = cards_due(stage.g, OTTOMAN)
    stage.g.state.oceans.suez_built = True
    assert cards_due(stage.g, OTTOMAN) == due + 1
    card = stage.g.world.card["war_in_persia"]
    stage.g.state.foreign_wars.append(ForeignWar(card, OTTOMAN, 8, 3))
    assert cards_due(stage.g, OTTOMAN) == due
    deal_cards(stage.g)
    assert cards_due(stage.g, OTTOMAN) == due


@pytest.mark.rule("VQ 6.2")
def test_6_2_markers_last_for_one_deal() -> None:
    stage = Stage()
    add_card_markers(stage.g, FRANCE, 1)
    due = cards_due(stage.g, FRANCE)
    deal_cards(stage.g)
    homes = len(stage.g.state.court.home_cards[FRANCE])
    assert stage.hand_size(FRANCE) == due + homes
    assert stage.g.state.court.card_markers[FRANCE] == 0


@pytest.mark.rule("VQ 6.2")
@pytest.mark.rule("VQ 6.1")
def test_6_2_home_cards_and_kept_cards_stay_in_the_hand() -> None:
    stage = Stage().hand(FRANCE, "storms")
    due = cards_due(stage.g, FRANCE)
    deal_cards(stage.g)
    assert holds_card(stage.g, FRANCE, stage.g.world.card["storms"])
    assert holds_card(stage.g, FRANCE, stage.g.world.card["gouvernante_de_france"])
    assert stage.hand_size(FRANCE) == due + 2


@pytest.mark.rule("VQ 3.3")
def test_3_3_suleiman_is_dealt_selim_ii_on_turn_2() -> None:
    stage = Stage()
    selim = stage.g.world.card["selim_ii"]
    assert selim in stage.g.state.deck
    stage.turn(2)
    due = cards_due(stage.g, OTTOMAN)
    deal_cards(stage.g)
    assert holds_card(stage.g, OTTOMAN, selim)
    assert stage.hand_size(OTTOMAN) == due + 3  # Selim and both home cards besides


@pytest.mark.rule("VQ 3.3")
def test_3_3_selim_ii_is_not_dealt_once_suleiman_is_gone() -> None:
    stage = Stage().turn(2)
    crown(stage.g, "selim_ii")
    selim = stage.g.world.card["selim_ii"]
    stage.g.state.deck.remove(selim)
    stage.g.state.removed.append(selim)
    deal_cards(stage.g)
    assert not holds_card(stage.g, OTTOMAN, selim)


@pytest.mark.rule("VQ 28")
def test_28_the_learning_scenario_has_leaders_of_its_two_powers_only() -> None:
    stage = Stage("learning")
    add_leaders(stage.g)
    add_fortresses_and_jesuits(stage.g)
    assert not _waiting(stage)
    assert stage.g.state.religion.jesuits_on_card == 0
    assert ruler_of(stage.g, FRANCE).id == "charles_ix"


@pytest.mark.rule("VQ 23.6")
def test_23_6_leader_factions() -> None:
    g = Stage().g
    assert leader_faction(g, g.world.leader["coligny"]) == HUGUENOT
    assert leader_faction(g, g.world.leader["maurice"]) == DUTCH
