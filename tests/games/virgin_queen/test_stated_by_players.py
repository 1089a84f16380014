"""What players have stated in reports of play, and our reconstruction agrees with, all at once.

Such facts are tagged: `player` as a row's source, P in its `conf`. A rule book goes before them.
"""

import pytest

from tercio.games.virgin_queen.display.provenance import STATED, notes
from tercio.games.virgin_queen.model.patronage_state import AVAILABLE as TO_SPONSOR
from tercio.games.virgin_queen.model.powers import ENGLAND, FRANCE, IRELAND, MAJORS, SPAIN
from tercio.games.virgin_queen.rows.cards import VqCardRow
from tercio.games.virgin_queen.rows.map import VqKeyTrackRow
from tercio.games.virgin_queen.rows.pieces import CaptainRow, ScientistRow, VqLeaderRow
from tercio.games.virgin_queen.rows.scenarios import VqScenarioRow, VqSetupRow
from tercio.games.virgin_queen.rules.card_draw.personages import add_leaders, add_personages
from tercio.games.virgin_queen.rules.diplomacy.england_and_spain import war_cost
from tercio.games.virgin_queen.rules.marriage.weddings import award_virgin_queen, resolve_wedding
from tercio.games.virgin_queen.rules.victory.scoring import track_row, victory_points, vp_sources
from tercio.games.virgin_queen.rules.victory.victory import victory_determination
from tercio.kernel import registry
from tercio.kernel.messages import Words
from tercio.wars.model.names import AVAILABLE
from tercio.wars.model.rows import FactRow
from tercio.wars.model.space_questions import controlled_keys
from tests.rules.virgin_queen.stage import DATA, Stage

ROWS = DATA.dataset
CARDS = ROWS.table("cards", VqCardRow)


def stated(row: FactRow) -> set[str]:
    """The fields that we have on a player's word."""
    return {field for field, letter in row.conf.items() if letter == STATED}


def deck(stage: Stage) -> set[str]:
    """What can be drawn on the first turn: the deck, and what was dealt from it."""
    state = stage.g.state
    dealt = [card for power in MAJORS for card in state.hands[power]]
    return {stage.g.world.cards[card].id for card in [*state.deck, *dealt]}


# -- cards -----------------------------------------------------------------------------------------


@pytest.mark.rule("VQ 6.2", "VQ 6.3")
def test_conquest_of_the_philippines_is_worth_4_cp_in_the_deck_of_turn_1() -> None:
    row = CARDS["conquest_of_the_philippines"]
    assert (row.name, row.cp, row.enter) == ("Conquest of the Philippines", 4, "start")
    assert stated(row) == {"name", "cp"}
    assert row.id in deck(Stage())
    assert "legazpi_in_manila" not in CARDS


def test_treachery_is_worth_5_cp() -> None:
    assert CARDS["treachery"].cp == 5
    assert stated(CARDS["treachery"]) == {"cp"}


@pytest.mark.parametrize("name", ["Gregorian Calendar", "Scurvy"])
def test_cards_of_which_only_the_name_is_known(name: str) -> None:
    (row,) = (card for card in CARDS.values() if card.name == name)
    assert stated(row) == {"name"}
    assert (row.src, row.certainty) == ("player", "invented")


def test_a_card_without_a_known_title_draws_from_another_hand_on_turn_1() -> None:
    row = CARDS["letters_intercepted"]
    assert stated(row) == {"text"}
    assert row.conf["name"] == "X"
    assert "title is ours" in row.rulings
    assert row.id in deck(Stage())


def test_a_card_says_what_we_have_on_a_players_word() -> None:
    game = registry.game("virgin_queen")
    note = notes(Words(game, game.load_data()))
    assert note(CARDS["treachery"]).endswith("Stated by a player: its CP.")
    assert note(CARDS["conquest_of_the_philippines"]).endswith(
        "Stated by a player: its name, its CP."
    )
    assert "Stated" not in note(CARDS["tercios"])


# -- people ----------------------------------------------------------------------------------------


@pytest.mark.rule("VQ 8.1")
def test_don_john_enters_on_turn_2() -> None:
    assert stated(ROWS.table("leaders", VqLeaderRow)["don_john"]) == {"enter_turn"}
    stage = Stage()
    don_john = stage.g.world.leader["don_john"]
    add_leaders(stage.turn(1).g)
    assert don_john not in stage.g.state.court.waiting
    add_leaders(stage.turn(2).g)
    assert don_john in stage.g.state.court.waiting


@pytest.mark.rule("VQ 8.1")
def test_drake_sails_for_england_from_turn_3() -> None:
    row = ROWS.table("captains", CaptainRow)["drake"]
    assert (row.powers, stated(row)) == (("england",), {"turn"})
    stage = Stage()
    drake = stage.g.world.captain["drake"]
    add_personages(stage.turn(2).g)
    assert stage.g.state.oceans.captain_at[drake] != AVAILABLE
    add_personages(stage.turn(3).g)
    assert stage.g.state.oceans.captain_at[drake] == AVAILABLE


@pytest.mark.rule("VQ 8.1", "VQ 22.2")
def test_john_dee_is_an_english_scientist_in_play_by_turn_3() -> None:
    row = ROWS.table("scientists", ScientistRow)["john_dee"]
    assert (row.power, row.src, stated(row)) == ("england", "player", {"power"})
    stage = Stage("tournament")
    add_personages(stage.turn(3).g)
    assert stage.g.state.patronage.scientists[stage.g.world.scientist["john_dee"]] == TO_SPONSOR


@pytest.mark.rule("VQ 21.1")
def test_the_wedding_of_darnley_and_mary_is_most_often_worth_1_vp() -> None:
    stage = Stage().turn(2)
    add_personages(stage.g)
    couple = [stage.g.world.royal[id] for id in ("darnley", "mary_queen_of_scots")]
    stage.run(resolve_wedding(stage.g, *couple), dice=[3, 4], answers=[])
    assert stage.bonus_vp(ENGLAND) == 1


# -- the board and the score -----------------------------------------------------------------------


@pytest.mark.rule("VQ 21.2", "VQ 25.2")
def test_england_has_7_vp_at_the_end_of_turn_1_if_nothing_happens() -> None:
    stage = Stage().turn(1)
    award_virgin_queen(stage.g)
    stage.run(victory_determination(stage.g))
    assert vp_sources(stage.g, ENGLAND) == {"vp-keys": 6, "vp-virgin-queen": 1}
    assert victory_points(stage.g, ENGLAND) == 7


@pytest.mark.rule("VQ 25.2")
def test_the_track_gives_england_nothing_at_first_and_2_on_turn_3() -> None:
    campaign, tournament = Stage().g, Stage("tournament").g
    assert track_row(campaign).england == 0
    assert track_row(tournament).england == 2
    assert track_row(campaign).high + 1 == track_row(tournament).low, "one row apart"
    assert stated(track_row(campaign)) == stated(track_row(tournament)) == {"england"}


@pytest.mark.rule("VQ 21.2", "VQ 25.2")
def test_the_queen_has_been_unwed_for_two_turns_when_the_tournament_begins() -> None:
    stage = Stage("tournament")
    assert vp_sources(stage.g, ENGLAND)["vp-virgin-queen"] == 2
    for _ in range(4):
        award_virgin_queen(stage.g)
    assert vp_sources(stage.g, ENGLAND)["vp-virgin-queen"] == 5, "five at most (21.2)"


@pytest.mark.parametrize("scenario", ["campaign", "tournament", "learning"])
def test_calais_is_french_and_dublin_not_english_at_the_start(scenario: str) -> None:
    stage = Stage(scenario)
    assert stage.controller("calais") == FRANCE
    assert stage.controller("dublin") == IRELAND
    assert ENGLAND not in (stage.controller("dublin"), stage.controller("kinsale"))


@pytest.mark.rule("VQ 9.4", "VQ 29")
def test_england_can_still_come_by_dublin() -> None:
    """The errata let England declare war on Ireland for 1 CP."""
    stage = Stage()
    assert stage.regulars(IRELAND, "dublin") == 1
    assert war_cost(stage.g, ENGLAND, IRELAND) == 1


def test_semifinals_of_the_tournament_play_turns_3_to_6() -> None:
    row = ROWS.table("scenarios", VqScenarioRow)["tournament"]
    assert (row.first_turn, row.last_turn) == (3, 6)
    assert stated(row) == {"first_turn", "last_turn"}


@pytest.mark.rule("VQ 25.1")
@pytest.mark.parametrize("scenario", ["campaign", "tournament"])
def test_a_spanish_military_victory_is_in_reach(scenario: str) -> None:
    """Two of eleven tournament games ended so in 2013."""
    track = ROWS.table("key_tracks", VqKeyTrackRow)["spain"]
    held = ROWS.table("setups", VqSetupRow)[scenario].keys["spain"]
    assert track.auto_win - held == 3
    assert controlled_keys(Stage(scenario).g, SPAIN) == held
