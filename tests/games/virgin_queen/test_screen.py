"""What a screen shows of Virgin Queen, on both maps and beside them."""

import re
from pathlib import Path

import pytest

from tercio import wars
from tercio.games.virgin_queen.display import screen
from tercio.games.virgin_queen.display.provenance import notes
from tercio.games.virgin_queen.game import GAME
from tercio.games.virgin_queen.model.armada_verbs import build_armada, set_armada
from tercio.games.virgin_queen.model.court_verbs import (
    lose_ruler,
    mark_this_turn,
    record_preference,
    reveal_preference,
    set_capital,
)
from tercio.games.virgin_queen.model.espionage_state import Informant
from tercio.games.virgin_queen.model.espionage_verbs import (
    capture_mary,
    excommunicate_elizabeth,
    use_assassin,
)
from tercio.games.virgin_queen.model.influence_verbs import set_influence
from tercio.games.virgin_queen.model.patronage_verbs import (
    claim_award,
    claim_science_bonus,
    sponsor_work,
)
from tercio.games.virgin_queen.model.position import VirginQueen
from tercio.games.virgin_queen.model.powers import (
    DUTCH,
    ENGLAND,
    FRANCE,
    HRE,
    OTTOMAN,
    PROTESTANT,
    SPAIN,
)
from tercio.games.virgin_queen.model.religion_verbs import place_jesuit
from tercio.games.virgin_queen.rules.victory.scoring import (
    protestant_spaces,
    track_row,
    victory_points,
    vp_sources,
)
from tercio.kernel.ask import Seat
from tercio.kernel.display.scene import Board, Cards, Facts, Grid, Mark, Panel, Piece, Scene, Track
from tercio.kernel.messages import Words
from tercio.wars.display.screen import face
from tercio.wars.model.names import CardId
from tercio.wars.model.space_questions import controlled_keys
from tests.rules.virgin_queen.stage import Stage

WORDS = Words(GAME, GAME.load_data())


@pytest.fixture
def g() -> VirginQueen:
    return Stage().g


def seen(g: VirginQueen, seat: str | None) -> Scene:
    """What a seat is shown: from its view alone."""
    eyes = None if seat is None else Seat(seat)
    view = VirginQueen(g.setting, GAME.load_data(), GAME.hide(g, eyes), g.random)
    return screen.scene(view, eyes, WORDS)


def panel(g: VirginQueen, id: str, seat: str | None = None) -> Panel:
    return next(each for each in seen(g, seat).panels if each.id == id)


def facts(g: VirginQueen, id: str, seat: str | None = None) -> dict[str, str]:
    found = panel(g, id, seat)
    assert isinstance(found, Facts)
    return dict(found.rows)


def grid(g: VirginQueen, id: str) -> dict[str, dict[str, str]]:
    """Row by row, column by column."""
    found = panel(g, id)
    assert isinstance(found, Grid)
    return {row[0]: dict(zip(found.columns, row, strict=True)) for row in found.rows}


def piece(g: VirginQueen, ref: str) -> Piece:
    return next(each for each in seen(g, None).pieces if each.ref == ref)


# -- the maps --------------------------------------------------------------------------------------


def boards(scenario: str = "campaign") -> dict[str, Board]:
    g = Stage(scenario).g
    return {each.id: each for each in screen.boards(g.world, g.setting, WORDS)}


def test_there_are_two_maps_and_one_without_expeditions() -> None:
    assert list(boards()) == ["europe", "world"]
    assert list(boards("learning")) == ["europe"]


def test_2_struggle_areas_hold_the_spaces_of_the_struggle() -> None:
    regions = {region.id: region for region in boards()["europe"].regions}
    assert set(regions) == {"netherlands", "france", "england", "scotland"}
    assert "space:antwerp" in regions["netherlands"].places
    assert "space:vienna" not in {ref for each in regions.values() for ref in each.places}


def test_2_5_waterways_and_passes_are_drawn() -> None:
    kinds = {(link.a, link.b): link.kind for link in boards()["europe"].links}
    assert kinds["space:flushing", "space:antwerp"] == "waterway"
    assert {"road", "pass", "harbour", "strait"} <= set(kinds.values())


def test_2_6_winds_blow_along_their_arrows_and_passages_are_marked() -> None:
    links = {frozenset((link.a, link.b)): link for link in boards()["world"].links}
    gulf_stream = links[frozenset(("ocean:antilles", "ocean:north_atlantic"))]
    assert (gulf_stream.kind, gulf_stream.b) == ("wind", "ocean:north_atlantic")
    horn = links[frozenset(("ocean:south_atlantic", "ocean:chilean_coast"))]
    assert horn.kind == "hazard"
    settlement = links[frozenset(("settlement:havana", "ocean:antilles"))]
    assert settlement.kind == "harbour"


def test_drawn_lanes_begin_and_end_at_their_zones() -> None:
    world = boards()["world"]
    at = {place.ref: (place.x, place.y) for place in world.places}
    for link in world.links:
        if link.legs:
            assert link.legs[0][0] == at[link.a], link
            assert link.legs[-1][-1] == at[link.b], link


def test_what_is_reconstructed_says_so() -> None:
    places = {place.ref: place for each in boards().values() for place in each.places}
    assert "Reconstructed" in places["settlement:havana"].note
    assert "Reconstructed: its religion" in places["space:london"].note
    assert "Reconstructed" not in places["ocean:antilles"].note
    shown = face(Stage().g, WORDS, CardId(6), notes(WORDS))
    assert shown.note == ""


def test_every_card_that_is_not_documented_says_so(g: VirginQueen) -> None:
    for number, row in g.world.cards.items():
        shown = face(g, WORDS, number, notes(WORDS))
        if row.certainty in ("gist", "invented"):
            assert "econstructed" in shown.note, row.id


# -- what lies on them -----------------------------------------------------------------------------


@pytest.mark.parametrize("id", ["captains", "talents"])
def test_who_has_a_rating_wears_it_in_the_colour_of_his_side(g: VirginQueen, id: str) -> None:
    panel = next(panel for panel in seen(g, None).panels if panel.id == id)
    assert isinstance(panel, Grid)
    assert len(panel.medals) == len(panel.rows) > 0
    sides = {"", *(row.id for row in g.world.power_rows)}
    assert all(medal.worth.isdigit() and medal.side in sides for medal in panel.medals)


def test_16_5_captains_show_what_they_carry_and_suffer(g: VirginQueen) -> None:
    oceans, drake = g.state.oceans, g.world.captain["drake"]
    oceans.captain_at[drake], oceans.captain_power[drake] = g.world.ocean["antilles"], ENGLAND
    oceans.loot[drake] = ["t_cp_2", "t_cp_3"]
    oceans.damaged |= 1 << drake
    shown = piece(g, "captain:drake")
    assert (shown.place, shown.side) == ("ocean:antilles", "england")
    assert shown.name == "Drake · 2 loot · damaged"


def test_patrols_colonies_forts_and_piracy_lie_on_the_world_map(g: VirginQueen) -> None:
    oceans = g.state.oceans
    oceans.patrols[g.world.ocean["antilles"]] = 2
    oceans.colonies["roanoke"] = ENGLAND
    oceans.forts.append("havana")
    oceans.ocean_piracy[ENGLAND] |= 1 << g.world.ocean["spanish_main"]
    oceans.ocean_piracy[FRANCE] |= 1 << g.world.ocean["spanish_main"]
    found = seen(g, None)
    assert piece(g, "patrol:ocean:antilles").count == 2
    assert found.holders["settlement:roanoke"] == "england"
    assert found.holders["settlement:havana"] == "spain"
    assert Mark("settlement:roanoke", "colony") in found.marks
    assert Mark("settlement:havana", "fortress") in found.marks
    assert Mark("ocean:spanish_main", "piracy", "Piracy: England, France") in found.marks


def test_23_2_the_armada_shows_its_strength_and_its_cargo(g: VirginQueen) -> None:
    build_armada(g, g.world.space["lisbon"])
    set_armada(g, 6)
    g.state.oceans.cargo[SPAIN * 2] = 4
    shown = next(each for each in seen(g, None).pieces if each.kind == "armada")
    assert (shown.place, shown.name) == ("space:lisbon", "Armada 6 · 4 units")
    assert facts(g, "courts")["Spanish Armada"] == "strength 6, with 4 Spanish regulars"


def test_jesuits_and_capitals_by_marker_lie_on_the_map(g: VirginQueen) -> None:
    place_jesuit(g, g.world.space["york"])
    set_capital(g, DUTCH, g.world.space["brielle"])
    marks = seen(g, None).marks
    assert Mark("space:york", "jesuit") in marks
    assert Mark("space:brielle", "capital", "Capital: Dutch") in marks


def test_faith_is_shown_where_the_map_prints_one(g: VirginQueen) -> None:
    shades = seen(g, None).shades
    assert shades["space:la_rochelle"] == "protestant"
    assert shades["space:madrid"] == "catholic"
    assert "space:istanbul" not in shades


# -- the displays ----------------------------------------------------------------------------------


def test_everything_beside_the_maps_has_its_panel(g: VirginQueen) -> None:
    kinds = {each.id: type(each) for each in seen(g, None).panels}
    assert kinds == {
        "powers": Grid,
        "diplomacy": Grid,
        "victory": Track,
        "vp": Grid,
        "vp-sources": Grid,
        "influence": Grid,
        "struggle": Grid,
        "areas": Grid,
        "treasures": Facts,
        "captains": Grid,
        "royals": Grid,
        "talents": Grid,
        "awards": Facts,
        "science": Grid,
        "espionage": Grid,
        "courts": Facts,
        "pools": Grid,
        "turns": Track,
        "discard": Cards,
        "removed": Cards,
    }


def test_what_a_scenario_leaves_out_has_no_panel() -> None:
    ids = {each.id for each in seen(Stage("learning").g, None).panels}
    assert not ids & {"struggle", "areas", "royals", "talents", "science", "espionage", "captains"}


def test_power_cards_tell_rulers_keys_points_and_hands(g: VirginQueen) -> None:
    row = grid(g, "powers")["Spain"]
    assert row["Ruler"] == "Philip II"
    assert row["VP"] == str(victory_points(g, SPAIN))
    assert row["Keys"] == str(controlled_keys(g, SPAIN))
    assert "Spanish Road" in row["Home cards"]
    lose_ruler(g, SPAIN)
    assert grid(g, "powers")["Spain"]["Ruler"] == "Philip II (dead)"


def test_9_4_the_status_display_shows_wars_alliances_and_what_a_war_costs(g: VirginQueen) -> None:
    rows = grid(g, "diplomacy")
    assert rows["Ottoman Empire"]["Spain"] == "war"
    assert rows["France"]["Scotland"] == "allied"
    assert rows["Spain"]["England"] == "5 CP"
    excommunicate_elizabeth(g)
    assert grid(g, "diplomacy")["Spain"]["England"] != "5 CP"
    assert rows["Ottoman Empire"]["England"] == WORDS.say("status-no-war")


def test_24_5_influence_tells_who_can_only_end_an_alliance(g: VirginQueen) -> None:
    set_influence(g, g.world.power["scotland"], ENGLAND, 4)
    row = grid(g, "influence")["Scotland"]
    assert row["Ally"] == "France"
    assert row["England"] == "4"
    assert row["Spain"].endswith("(to end it)")
    assert grid(g, "influence")["Portugal"]["Ally"] == "not in play yet"


def test_18_1_the_track_stands_where_the_protestant_spaces_are(g: VirginQueen) -> None:
    count, row = protestant_spaces(g), track_row(g)
    box = WORDS.say("struggle-box", {"low": row.low, "high": row.high})
    now = {name: row["Now"] for name, row in grid(g, "struggle").items() if row["Now"]}
    assert now == {box: f"● {count} now"}
    assert sum(int(row["Protestant"]) for row in grid(g, "areas").values()) == count


def test_21_betrothals_and_eligibility_are_told(g: VirginQueen) -> None:
    groom, bride = g.world.royal["leicester"], g.world.royal["elizabeth_i"]
    g.state.weddings.betrothed = [(groom, bride)]
    rows = grid(g, "royals")
    assert rows["Leicester"]["State"] == "betrothed to Elizabeth I"
    assert rows["Elizabeth I"]["Eligibility"] == str(g.state.weddings.eligibility[bride])
    assert rows["Philip II"]["State"] == "free"
    weddings, philip = g.state.weddings, g.world.royal["philip_ii"]
    weddings.wed.append(philip)
    weddings.eligibility[philip] = 0
    assert grid(g, "royals")["Philip II"]["State"] == "wed"


def test_22_works_awards_and_science_bonuses_are_told(g: VirginQueen) -> None:
    sinan = g.world.artist["sinan"]
    sponsor_work(g, OTTOMAN, "artist", sinan, cp=3)
    claim_science_bonus(g, ENGLAND, "telescope")
    assert grid(g, "talents")["Sinan"]["Status"] == "at work for Ottoman Empire, 3 CP"
    assert grid(g, "science")["Telescope"]["Claimed by"] == "England"
    before = facts(g, "awards")["Architects"]
    claim_award(g, OTTOMAN, "architect_3")
    assert facts(g, "awards")["Architects"] != before


def test_5_3_force_pools_tell_what_is_left_to_build(g: VirginQueen) -> None:
    before = grid(g, "pools")["England"]
    used = int(before["Land strength in use"].split()[0])
    g.place_troops(ENGLAND, 0, 2, g.world.space["london"])
    after = grid(g, "pools")["England"]
    assert int(after["Land strength in use"].split()[0]) == used + 2
    assert "Galleon" in after["Ships to build"]


def test_19_informants_ciphers_and_assassins_are_told(g: VirginQueen) -> None:
    g.state.spies.informants.append(Informant(SPAIN, ENGLAND))
    use_assassin(g, SPAIN)
    row = grid(g, "espionage")["Spain"]
    assert "with England" in row["Informants"]
    assert row["Assassin"] == "used"


def test_23_3_mary_and_elizabeth_are_told(g: VirginQueen) -> None:
    excommunicate_elizabeth(g)
    capture_mary(g)
    told = facts(g, "courts")
    assert told["Mary Queen of Scots"] == "a prisoner in England"
    assert told["Elizabeth"] == "excommunicated"


@pytest.mark.parametrize(
    ("effect", "told"),
    [
        ("union_of_arras", "Union of Arras"),
        ("peace.0.1", "peace between Ottoman Empire and Spain"),
        ("bankruptcy.spain", "bankruptcy of Spain"),
    ],
)
def test_what_lasts_for_a_turn_is_said_in_words(g: VirginQueen, effect: str, told: str) -> None:
    mark_this_turn(g, effect)
    assert facts(g, "courts")["In effect this turn"] == told


# -- what a seat may not know ----------------------------------------------------------------------


def test_6_3_treasures_are_shown_to_their_owner_and_counted_for_others(g: VirginQueen) -> None:
    treasury = g.state.treasury
    treasury.hands[FRANCE] = ["t_cp_3", "t_cp_3"]
    treasury.spanish_row = ["t_cp_5"]
    assert facts(g, "treasures", "france")["France"] == WORDS.say(
        "treasure-count", {"count": 2, "treasure": "treasure:t_cp_3"}
    )
    assert facts(g, "treasures", "spain")["France"] == "2 face down"
    assert facts(g, "treasures", "spain")["Spanish row"] == "5 CP treasure"
    for eyes in ("france", None):
        assert facts(g, "treasures", eyes)["Spanish row"] == "1 face down"


def test_only_its_owner_sees_a_hand_with_the_treasures_in_it(g: VirginQueen) -> None:
    g.state.hands[FRANCE] = [CardId(6)]
    g.state.treasury.hands[FRANCE] = ["t_cp_3"]
    own = next(hand for hand in seen(g, "france").hands if hand.side == "france")
    assert [card.ref for card in own.cards] == ["card:treasure_fleet", "treasure:t_cp_3"]
    assert (own.cards[1].kind, own.cards[1].value) == ("treasure", 3)
    other = next(hand for hand in seen(g, "spain").hands if hand.side == "france")
    assert [card.ref for card in other.cards] == [""]


def test_23_5_the_preference_is_told_to_the_holy_roman_alone(g: VirginQueen) -> None:
    label = "Religious preference of the Holy Roman"
    record_preference(g, "balanced")
    assert facts(g, "courts", "hre")[label] == "Balanced, known to you alone"
    for eyes in ("spain", None):
        assert facts(g, "courts", eyes)[label] == "recorded in secret"
    reveal_preference(g)
    assert facts(g, "courts", "spain")[label] == "Balanced"


def test_standings_name_all_six_powers(g: VirginQueen) -> None:
    standings = {each.side: each for each in seen(g, None).standings}
    assert len(standings) == 6
    assert standings["protestant"].score == victory_points(g, PROTESTANT)
    assert standings["hre"].cards == len(g.state.hands[HRE])


def test_a_scenario_of_two_powers_shows_those_two() -> None:
    g = Stage("learning").g
    assert [each.side for each in seen(g, None).standings] == ["ottoman", "spain"]
    assert set(grid(g, "powers")) == {"Ottoman Empire", "Spain"}


@pytest.mark.rule("VQ 25.2")
def test_25_2_everybody_sees_what_every_point_is_for(g: VirginQueen) -> None:
    g.gain_vp(ENGLAND, 1, "vp-piracy")
    g.gain_vp(ENGLAND, 1, "vp-piracy")
    g.gain_vp(ENGLAND, -1, "vp-mary-executed")
    told = grid(g, "vp-sources")
    assert told["England"]["VP for"].endswith(
        "2 for piracy, -1 for the execution of Mary Queen of Scots"
    ), told["England"]
    for power in (OTTOMAN, SPAIN, ENGLAND, FRANCE, HRE, PROTESTANT):
        assert sum(vp_sources(g, power).values()) == victory_points(g, power)


@pytest.mark.rule("VQ 25.2")
def test_25_2_cyprus_is_named_while_it_is_ottoman(g: VirginQueen) -> None:
    g.set_control(g.world.space["cyprus"], OTTOMAN)
    assert "1 for Cyprus" in grid(g, "vp-sources")["Ottoman Empire"]["VP for"]


def test_every_reason_for_points_has_words() -> None:
    """No points are for "other deeds"."""
    folders = (GAME.folder, Path(wars.__file__).parent)
    source = "".join(path.read_text() for folder in folders for path in folder.rglob("*.py"))
    reasons = set(re.findall(r'gain_vp\([^"]*"(vp-[a-z-]+)"', source))
    reasons |= {"vp-dutch-revolt", "vp-enterprise-of-england", "vp-cyprus", "vp-keys"}
    assert len(reasons) > 15
    for reason in reasons:
        said = WORDS.say("vp-source", {"vp": 1, "reason": reason})
        assert "other deeds" not in said, reason
