"""What a screen shows of Ultima Ratio Regis, on both maps and beside them."""

import re
from pathlib import Path

import pytest

from tercio.games.ultima_ratio_regis.display import screen
from tercio.games.ultima_ratio_regis.game import GAME
from tercio.games.ultima_ratio_regis.model.names import T2, Player
from tercio.games.ultima_ratio_regis.model.position import Regis
from tercio.games.ultima_ratio_regis.model.realm_state import CombinedFleet, Loan
from tercio.games.ultima_ratio_regis.rules.sequence.deck import build_deck
from tercio.kernel.ask import Seat
from tercio.kernel.display.scene import Board, Cards, Facts, Grid, Mark, Panel, Scene, Track
from tercio.kernel.messages import Words
from tercio.kernel.randomness import Stream
from tercio.kernel.table import Table
from tests.rules.ultima_ratio_regis.stage import WORLD, Stage

WORDS = Words(GAME, GAME.load_data())
GEOMETRY = Path(__file__).parents[3] / "web" / "public" / "geometry"


def boards(scenario: str, players: int = 3) -> dict[str, Board]:
    setting = Stage(scenario, players).g.setting
    return {each.id: each for each in screen.boards(WORLD, setting, WORDS)}


def seen(stage: Stage, seat: str | None = None) -> Scene:
    """What a seat is shown: from its view alone."""
    g, eyes = stage.g, None if seat is None else Seat(seat)
    view = Regis(g.setting, WORLD, GAME.hide(g, eyes), g.random)
    return screen.scene(view, eyes, WORDS)


def panel(stage: Stage, id: str) -> Panel:
    return next(each for each in seen(stage).panels if each.id == id)


def rows(stage: Stage, id: str) -> list[dict[str, str]]:
    found = panel(stage, id)
    assert isinstance(found, Grid)
    return [dict(zip(found.columns, row, strict=True)) for row in found.rows]


# -- the maps --------------------------------------------------------------------------------------


def test_every_place_is_on_a_map_and_the_borders_of_the_canvases_on_both() -> None:
    both = boards("new_order")
    assert list(both) == ["europe", "overseas"]
    on = [{place.ref for place in board.places} for board in both.values()]
    everything = {f"area:{row.id}" for row in WORLD.areas} | {f"sea:{row.id}" for row in WORLD.seas}
    everything |= {f"box:{row.id}" for row in WORLD.boxes}
    everything |= {f"center:{row.id}" for row in WORLD.centers}
    assert on[0] | on[1] == everything
    assert {"area:yaik", "area:astrakhan", "box:TE"} <= on[0] & on[1]


def test_every_line_is_drawn_somewhere() -> None:
    drawn = {
        frozenset((link.a, link.b))
        for board in boards("new_order").values()
        for link in board.links
        if link.kind in ("road", "pass", "crossing")
    }
    assert len(drawn) == 544


@pytest.mark.parametrize("scenario", ["new_order", "rise_of_portugal"])
def test_links_and_regions_are_of_places_that_are_there(scenario: str) -> None:
    for board in boards(scenario, WORLD.scenarios[scenario].players[0]).values():
        refs = {place.ref for place in board.places}
        assert all({link.a, link.b} <= refs for link in board.links)
        assert all(set(region.places) <= refs for region in board.regions)
        assert all(
            0 <= place.x <= board.width and 0 <= place.y <= board.height for place in board.places
        )
        assert (GEOMETRY / f"{board.geometry}.json").exists()


def test_a_game_for_one_begins_overseas_and_leaves_out_what_is_out_of_play() -> None:
    both = boards("rise_of_portugal", 1)
    assert list(both) == ["overseas", "europe"]
    assert "area:goa" in {place.ref for place in both["overseas"].places}
    assert "area:london" not in {place.ref for place in both["europe"].places}


def test_sides_can_be_told_apart_without_colour() -> None:
    sides = boards("new_order")["europe"].sides
    assert len({side.initial for side in sides}) == len(sides)
    assert all(len(side.initial) <= 2 for side in sides)


def test_notes_tell_theater_ground_and_the_truth() -> None:
    places = {place.ref: place for place in boards("new_order")["europe"].places}
    mallorca = places["area:mallorca"].note
    assert mallorca.startswith("Western Mediterranean · ")
    assert "Reconstructed: no source attests it" in mallorca
    assert "strategic port" in places["area:malta"].note
    assert "commercial ports of Baltic Sea" in places["center:tc_baltic"].note
    assert "Galleys" in places["sea:sea_wm"].note


# -- what lies on them -----------------------------------------------------------------------------


def test_an_ordinary_leader_has_no_name_to_be_shown_by() -> None:
    stage = Stage().put("spain", "madrid", T3=2, leader="ordinary")
    (leader,) = [piece for piece in seen(stage).pieces if piece.kind == "leader"]
    assert (leader.name, leader.rating) == ("", "")


def test_units_leaders_and_merchants_are_pieces() -> None:
    stage = Stage().put("spain", "madrid", T3=2, T2V=1, leader="tactical")
    stage.merchants("tc_east_atlantic", "spain")
    found = {piece.ref: piece for piece in seen(stage).pieces}
    assert found["unit:spain.T3.area:madrid"].count == 2
    assert found["unit:spain.T2V.area:madrid"].kind == "T2V"
    assert found["merchant:spain.center:tc_east_atlantic"].place == "center:tc_east_atlantic"
    (leader,) = [piece for piece in found.values() if piece.kind == "leader"]
    assert (leader.name, leader.place, leader.side) == ("tactical ★", "area:madrid", "spain")
    assert leader.rating == "T"


def test_troubles_are_marks_with_their_level() -> None:
    stage = Stage().revolt("lyon", 3).independent("milan", 2).siege("spain", "marseille", 1)
    stage.put("france", "paris", fortress=True)
    marks = set(seen(stage).marks)
    assert {
        Mark("area:lyon", "revolt", level=3),
        Mark("area:milan", "independent", level=2),
        Mark("area:marseille", "siege", level=1),
        Mark("area:paris", "fortress"),
    } <= marks


def test_who_besieges_and_who_is_besieged_stand_on_their_sides_of_the_walls() -> None:
    stage = Stage().put("spain", "marseille", T3=2).put("france", "marseille", T2=1)
    pieces = seen(stage.siege("spain", "marseille")).pieces
    found = {p.side: p.siege for p in pieces if p.place == "area:marseille"}
    assert found == {"spain": "besieging", "france": "besieged"}


def test_an_area_that_another_holds_tells_whose_it_is() -> None:
    stage = Stage().control("spain", "bordeaux")
    scene = seen(stage)
    assert scene.holders["area:bordeaux"] == "spain"
    assert scene.shades["area:bordeaux"].startswith("belongs to ")


def test_players_have_powers_cards_and_the_colours_of_their_first_power() -> None:
    stage = Stage()
    build_deck(stage.g)
    scene = seen(stage, "p1")
    sides = {side.id: side for side in scene.sides}
    assert sides["spain"].seat == "p1"
    assert sides["p1"].color == sides["spain"].color
    hands = {hand.side: hand.cards for hand in scene.hands}
    assert all(card.ref for card in hands["p1"])
    assert not any(card.ref or card.text for card in hands["p2"])
    assert [standing.side for standing in scene.standings] == ["p1", "p2", "p3"]
    assert scene.standings[0].cards == len(hands["p2"])


@pytest.mark.parametrize("scenario", WORLD.scenarios)
def test_whatever_happens_has_a_place_on_a_board(scenario: str) -> None:
    table = Table.new(GAME, scenario, WORLD.scenarios[scenario].players[-1], seed="7" * 64)
    drawn = screen.boards(WORLD, table.g.setting, WORDS)
    places = {place.ref for board in drawn for place in board.places}
    sides = {side.id for board in drawn for side in board.sides}
    chance = Stream(scenario.encode())
    for n in range(200):
        seat, ask = next(iter(table.asks().items()), (None, None))
        if seat is None or ask is None:
            break
        if n % 25 == 0:
            scene = GAME.display.scene(table.view_position(seat), seat, WORDS)  # type: ignore[arg-type]
            assert all(piece.place in places and piece.side in sides for piece in scene.pieces)
            assert len({piece.ref for piece in scene.pieces}) == len(scene.pieces)
            assert len({(mark.kind, mark.place) for mark in scene.marks}) == len(scene.marks)
        table.decide(seat, ask.options[chance.below("pick", len(ask.options))].key)


# -- beside them -----------------------------------------------------------------------------------


def test_everything_beside_the_maps_has_its_panel() -> None:
    stage = Stage()
    build_deck(stage.g)
    ids = [each.id for each in seen(stage).panels]
    expected = "powers realms minors objectives specials victory unrest wars diplomacy trade"
    expected += " forces leaders lasting technology record turns deck discard"
    assert ids == expected.split()


def test_no_panel_shows_an_id() -> None:
    stage = Stage("new_order").war("spain", "france").put("spain", "madrid", T2=1, leader="admiral")
    build_deck(stage.g)
    for each in seen(stage).panels:
        told = re.sub(r"[a-z]+:[a-z_.]+", "", str(each)) if isinstance(each, Cards) else str(each)
        shown = re.findall(r"'([^']*)'", told)
        assert not [text for text in shown if re.search(r"[a-z]_[a-z]", text) and " " in text]


def test_power_cards_say_what_is_reconstructed() -> None:
    stage = Stage()
    texts = [row["Objective"] for row in rows(stage, "objectives")]
    assert any(text.endswith("◇") for text in texts)
    assert not all(text.endswith("◇") for text in texts)
    assert rows(stage, "specials")


def test_wars_and_relations() -> None:
    stage = Stage().war("spain", "france", "cb_france_spain", 1).morale("spain", "france", 2)
    stage.alliance("england", "netherlands")
    (war,) = rows(stage, "wars")
    assert (war["Attacker"], war["Against"], war["VP"]) == ("Spain", "France", "1")
    assert (war["Morale it took"], war["Morale it lost"]) == ("2", "0")
    assert war["If it ended now"] == "Spain by 2"
    relations = {row[""]: row for row in rows(stage, "diplomacy")}
    assert relations["Spain"]["France"] == "at war"
    assert relations["Netherlands"]["England"] == "allied"


def test_21_2_troops_and_squadrons_under_another_flag_are_told() -> None:
    stage = Stage().alliance("england", "netherlands")
    assert "comrades" not in [each.id for each in seen(stage).panels]
    england, netherlands = stage.power("england"), stage.power("netherlands")
    stage.g.realm.loans.append(Loan(england, netherlands, T2))
    stage.g.realm.combined_fleets.append(CombinedFleet(netherlands, england))
    first, second = rows(stage, "comrades")
    assert (first["Of"], first["Under the flag of"]) == ("England", "Netherlands")
    assert first["What"] == "expeditionary corps: troop (2)"
    assert (second["Of"], second["Under the flag of"]) == ("Netherlands", "England")


def test_points_and_actions_of_the_active_player_are_shown() -> None:
    stage = Stage("new_order")
    stage.g.begin_impulse(Player(0))
    stage.g.state.impulse.stage, stage.g.state.impulse.unassigned = "actions", 3
    assert seen(stage).headline.endswith("Player 1 · 3 points for any power")
    actions = {row["Power"]: row["Actions"] for row in rows(stage, "powers")}
    assert (actions["Spain"], actions["France"]) == ("4", "")


def test_unrest_and_vp_lie_on_tracks() -> None:
    stage = Stage().unrest("spain", 13)
    stage.g.state.vp = [4, -2, 0]
    unrest, victory = panel(stage, "unrest"), panel(stage, "victory")
    assert isinstance(unrest, Track)
    assert isinstance(victory, Track)
    assert [unrest.boxes[m.box] for m in unrest.markers if m.side == "spain"] == ["13"]
    assert [victory.boxes[m.box] for m in victory.markers] == ["4", "-2", "0"]


def test_the_rules_of_the_turn_can_be_read() -> None:
    record = panel(Stage("new_order"), "record")
    assert isinstance(record, Facts)
    assert ("Turn 1", "R2 in Sarajevo.") in record.rows


def test_blocks_of_special_rules_are_told_while_they_hold() -> None:
    heading = "French Wars of Religion"
    stage = Stage("wars_of_religion", 4, french_wars=True)
    for turn, told in ((6, True), (8, True), (9, False)):
        record = panel(stage.turn(turn), "record")
        assert isinstance(record, Facts)
        assert (heading in [row[0] for row in record.rows]) is told
    record = panel(Stage("wars_of_religion", 4), "record")
    assert isinstance(record, Facts)
    assert heading not in [row[0] for row in record.rows]


def test_a_scenario_with_rules_of_its_own_has_those_of_later_turns() -> None:
    for turn, told in ((6, False), (8, True)):
        record = panel(Stage("catholics_and_protestants").turn(turn), "record")
        assert isinstance(record, Facts)
        assert (f"Turn {turn}" in [row[0] for row in record.rows]) is told


def test_a_card_tells_what_of_it_is_reconstructed() -> None:
    stage = Stage()
    stage.g.state.cards.hands[Seat("p1")] = ["peasants_war", "surprise_attack"]
    cards = {card.ref: card for hand in seen(stage, "p1").hands for card in hand.cards}
    assert "what the card does" in cards["card:peasants_war"].note
    assert "what it does" in cards["card:surprise_attack"].note
