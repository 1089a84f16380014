"""Plans of the thinker in composed positions: what it values, and what it does about it."""

from typing import Any

import pytest

from tercio.games.ultima_ratio_regis.bots.armies import (
    front,
    garrisons,
    guard_post,
    hot_spot,
    open_key,
)
from tercio.games.ultima_ratio_regis.bots.campaigns import strikes, subjugations
from tercio.games.ultima_ratio_regis.bots.diplomacy import (
    condition_worth,
    declarations,
    minor_worth,
    unrest_price,
)
from tercio.games.ultima_ratio_regis.bots.groups import MEASURED, fair_bid, group_values
from tercio.games.ultima_ratio_regis.bots.odds import chance, subjugation
from tercio.games.ultima_ratio_regis.bots.outlook import Outlook
from tercio.games.ultima_ratio_regis.bots.plans import station
from tercio.games.ultima_ratio_regis.bots.seas import shipyards, unguarded
from tercio.games.ultima_ratio_regis.bots.spending import calm_worth, fear, undertakings
from tercio.games.ultima_ratio_regis.bots.thinker import ALL_ANSWERS, Thinker
from tercio.games.ultima_ratio_regis.bots.trade import worth_of_merchant
from tercio.games.ultima_ratio_regis.game import GAME
from tercio.games.ultima_ratio_regis.model.area_questions import held_by_side
from tercio.games.ultima_ratio_regis.model.names import NOBODY, Player
from tercio.games.ultima_ratio_regis.model.unit_questions import units_at
from tercio.kernel.ask import BACK, DONE, Ask, Option, Seat
from tercio.kernel.masks import places_of
from tercio.kernel.randomness import Stream
from tercio.kernel.table import Table
from tests.games.thinking import Glimpse
from tests.rules.ultima_ratio_regis.stage import WORLD, Stage


def answer(stage: Stage, kind: str, *keys: str, seat: str = "p1", **args: Any) -> str:
    ask = Ask(Seat(seat), kind, [Option(key) for key in keys], "uRR 8", args=args)
    return Thinker(Seat(seat), Stream.from_seed("plans")).choose(Glimpse(stage.g, ask))  # type: ignore[arg-type]


def outlook(stage: Stage, player: int = 0) -> Outlook:
    return Outlook(stage.g, Player(player))


def cards(stage: Stage, count: int) -> Stage:
    """So many in every hand: how long the turn still is."""
    for hand in stage.g.state.cards.hands.values():
        hand[:] = ["surprise_attack"] * count
    return stage


SPAIN, FRANCE, ENGLAND = (WORLD.power[id] for id in ("spain", "france", "england"))
NETHERLANDS, HUGUENOTS = WORLD.power["netherlands"], WORLD.power["huguenots"]


# -- odds ------------------------------------------------------------------------------------------


def test_chances_are_those_of_the_dice() -> None:
    assert chance((3, 3), (3, 3)).win == pytest.approx(0.30, abs=0.01)
    assert chance((3, 3), (3, 3)).draw == pytest.approx(0.41, abs=0.01)
    assert chance((3, 3, 3), (2, 2)).win == pytest.approx(0.85, abs=0.01)
    assert subjugation(3, 1).win == pytest.approx(0.61, abs=0.01)
    assert subjugation(2, 3).loss == pytest.approx(0.44, abs=0.01)


# -- what is worth what ----------------------------------------------------------------------------


def test_an_objective_that_lacks_one_area_makes_it_dear() -> None:
    stage = Stage().own("france", "milan")
    o = outlook(stage)
    assert o.gain(SPAIN, stage.at("milan")) > o.gain(SPAIN, stage.at("lyon")) + 1.0
    stage.own("spain", "milan")
    assert outlook(stage).keep(SPAIN, stage.at("milan")) > 1.0


def test_the_second_merchant_is_a_victory_point_each_turn() -> None:
    stage = Stage()
    center = WORLD.center["tc_caribbean"]
    first = worth_of_merchant(outlook(stage), SPAIN, center)
    stage.g.realm.merchants[center][SPAIN] = 1
    second = worth_of_merchant(outlook(stage), SPAIN, center)
    assert second > 1.0 > first > 0.0


def test_no_merchants_in_the_last_turn() -> None:
    stage = Stage()
    stage.g.state.turn = stage.g.scenario.last_turn
    assert worth_of_merchant(outlook(stage), SPAIN, WORLD.center["tc_caribbean"]) == 0.0


def test_a_merchant_whom_competition_removes_is_worth_nothing() -> None:
    stage = Stage()
    center = WORLD.center["tc_north_sea"]
    stage.g.realm.capacity[center] = 2
    stage.g.realm.merchants[center] = {ENGLAND: 2}
    assert worth_of_merchant(outlook(stage), SPAIN, center) <= 0.0


def test_unrest_is_urgent_when_little_time_is_left() -> None:
    stage = cards(Stage(), 1)
    stage.g.realm.unrest[SPAIN] = 24
    late = calm_worth(outlook(stage), SPAIN)
    early = calm_worth(outlook(cards(stage, 10)), SPAIN)
    stage.g.realm.unrest[SPAIN] = 1
    idle = calm_worth(outlook(stage), SPAIN)
    assert late > 0.5 > early > idle


def test_unrest_is_cheap_until_agitation() -> None:
    stage = cards(Stage(), 1)
    stage.g.realm.unrest[SPAIN] = 0
    calm = unrest_price(outlook(stage), SPAIN, 2)
    stage.g.realm.unrest[SPAIN] = 26
    assert unrest_price(outlook(stage), SPAIN, 2) > 1.0 > calm


def test_scotland_is_dear_to_england() -> None:
    o = outlook(Stage(), player=2)
    scotland = WORLD.power["scotland"]
    assert minor_worth(o, ENGLAND, scotland) > 2.0
    assert minor_worth(o, ENGLAND, scotland) > minor_worth(o, NETHERLANDS, scotland)


# -- campaigns -------------------------------------------------------------------------------------


def test_a_troop_subjugates_the_area_next_to_it() -> None:
    stage = Stage().independent("milan")
    near = WORLD.land.adjacent[stage.at("milan")] & held_by_side(stage.g, SPAIN)
    start = WORLD.location_ids[next(places_of(near))]
    stage.put("spain", start, T2=1)
    found = [u for u in subjugations(outlook(stage), SPAIN) if "goal.milan" in u.script]
    assert found
    assert found[0].worth > 0.5
    assert found[0].script[0] == f"unit.spain.T2.{start}"
    assert found[0].script[-1] == "claim"


def calais(english: int) -> float:
    """What a French army of four thinks of Calais, with so many English in it."""
    stage = cards(Stage("new_order", 4).war("france", "england", vp=1), 5)
    stage.put("france", "st_quentin", leader="ordinary", T3=4)
    stage.put("england", "calais", leader="ordinary", T3=english)
    found = strikes(outlook(stage, 3), FRANCE, [ENGLAND])
    return max((u.worth for u in found if "goal.calais" in u.script), default=0.0)


def test_an_army_strikes_where_it_is_stronger() -> None:
    assert calais(1) > 0.8 > calais(4)


def test_it_does_not_declare_a_war_that_it_would_lose() -> None:
    stage = (
        cards(Stage(), 6)
        .put("france", "lyon", leader="ordinary", T3=4)
        .put("spain", "madrid", T2=1)
    )
    assert not list(declarations(outlook(stage), SPAIN))


def test_lost_land_draws_troops() -> None:
    stage = Stage().war("spain", "france").control("france", "zaragoza")
    spot = hot_spot(outlook(stage), SPAIN)
    assert WORLD.land.adjacent[spot] >> stage.at("zaragoza") & 1


def test_guards_stand_where_nobody_does() -> None:
    stage = Stage().put("france", "marseille", T2=1)
    post = guard_post(outlook(stage, 1), FRANCE, WORLD.area_mask)
    assert not WORLD.land.adjacent[stage.at("marseille")] >> post & 1
    assert stage.g.state.owned[FRANCE] >> post & 1


def test_the_front_is_where_the_enemy_is() -> None:
    stage = Stage()
    camp = front(outlook(stage), SPAIN, [FRANCE])
    reach = WORLD.land.adjacent[camp]
    assert (reach | WORLD.land.neighbours(reach)) & stage.g.state.held[FRANCE]


def test_merchants_in_reach_of_pirates_want_a_squadron() -> None:
    stage = cards(Stage(), 8)
    stage.g.realm.merchants[WORLD.center["tc_west_med"]][SPAIN] = 2
    o = outlook(stage)
    assert unguarded(o, SPAIN) == stage.at("sea_wm")
    assert any(u.action == "build_squadron" for u in shipyards(o, SPAIN))
    stage.put("spain", "sea_wm", S3=2)
    assert unguarded(outlook(stage), SPAIN) is None


def test_unrest_is_lowered_where_there_is_any() -> None:
    stage = cards(Stage(), 1)
    stage.g.realm.unrest[SPAIN] = 24
    found = [u for u in undertakings(outlook(stage), SPAIN) if u.action == "lower_unrest"]
    assert found
    assert found[0].worth > 0.5
    stage.g.realm.unrest[SPAIN] = 0
    assert all(u.action != "lower_unrest" for u in undertakings(outlook(stage), SPAIN))


# -- answers ---------------------------------------------------------------------------------------


def test_a_listed_victory_is_demanded_first() -> None:
    o = outlook(Stage())
    listed = condition_worth(o, SPAIN, NETHERLANDS, "demand.vp")
    assert listed > condition_worth(o, SPAIN, NETHERLANDS, "demand.unrest")
    assert listed > condition_worth(o, SPAIN, NETHERLANDS, "demand.raze.amsterdam")


@pytest.mark.parametrize(
    ("spanish", "french", "expected"), [(4, 2, "withdraw.toulouse"), (2, 4, "pass")]
)
def test_outnumbered_troops_do_not_stand(spanish: int, french: int, expected: str) -> None:
    stage = Stage().war("spain", "france").put("france", "narbonne", leader="ordinary", T3=french)
    stage.put("spain", "barcelona", leader="ordinary", T3=spanish)
    said = {"power": "power:france", "area": "area:narbonne", "start": "area:barcelona"}
    keys = ("withdraw.toulouse", "disperse", "pass")
    assert answer(stage, "react", *keys, seat="p2", **said) == expected


def test_nobody_changes_a_dynasty_of_his_own_will() -> None:
    assert answer(Stage(), "dynastic-change", "change.spain", DONE) == DONE


def test_troops_disperse_rather_than_let_revolts_break_out() -> None:
    keys = ("revolts", "calm.T2.madrid", "calm.T3.seville")
    said = {"power": "power:spain"}
    assert answer(Stage(), "agitation", *keys, due=3, **said) == "calm.T3.seville"
    assert answer(Stage(), "agitation", *keys, due=2, **said) == "calm.T2.madrid"


def test_nobody_bids_against_himself() -> None:
    said = {"lot": "power:scotland", "bid": 2, "leader": "power:england"}
    assert answer(Stage(), "auction", "bid.england.3", "pass", seat="p3", **said) == "pass"
    said |= {"bid": 0, "leader": "power:nobody"}
    keys = ("bid.england.1", "bid.england.2", "pass")
    assert answer(Stage(), "auction", *keys, seat="p3", **said) == "bid.england.1"


def test_a_bid_for_a_group_is_no_more_than_it_is_worth() -> None:
    keys = [f"bid.{n}" for n in range(13)]
    bids = {answer(Stage(), "bid-vp", *keys), answer(Stage("new_order", 4), "bid-vp", *keys)}
    assert bids <= set(keys)
    for (scenario, players), values in MEASURED.items():
        assert len(values) == len(WORLD.groups(scenario, players))
        assert sorted(group_values(WORLD, scenario, players).values()) == sorted(values)


def test_bids_rise_with_the_lot_from_nothing_to_the_whole_prize() -> None:
    bids = [fair_bid([30.0, 38.0, 41.0, 43.0], lot / 10) for lot in range(11)]
    assert (bids[0], bids[10]) == (0, 13)
    assert bids == sorted(bids)
    assert {fair_bid([20.0] * 3, lot / 10) for lot in range(11)} == {0}


def test_troops_wait_where_land_will_open() -> None:
    messina, nobody = WORLD.location["messina"], [NOBODY] * WORLD.area_count
    assert station(WORLD, SPAIN, nobody, {}) == messina
    assert station(WORLD, SPAIN, nobody, {messina: 2}) == -1
    assert station(WORLD, SPAIN, [FRANCE] * WORLD.area_count, {}) == -1
    assert station(WORLD, FRANCE, nobody, {}) == -1


def test_an_open_key_gets_a_garrison() -> None:
    stage = cards(Stage(), 6).war("spain", "france").put("france", "turin", T3=2)
    stage.own("spain", "milan")
    for kind, count in units_at(stage.g, SPAIN, stage.at("milan")).items():
        stage.g.remove_units(SPAIN, stage.at("milan"), kind, count)
    stage.g.state.fortress[stage.at("milan")] = 0
    assert open_key(outlook(stage), SPAIN) == stage.at("milan")
    assert any("build.spain.T2.milan" in u.script for u in garrisons(outlook(stage), SPAIN))
    stage.put("spain", "milan", T2=1)
    assert open_key(outlook(stage), SPAIN) != stage.at("milan")


def test_pirates_are_feared_while_merchants_have_no_guard() -> None:
    s = cards(Stage().merchants("tc_west_med", "spain", 2), 6)
    bare = fear(outlook(s), SPAIN)
    s.put("spain", "sea_wm", S3=2)
    assert (bare, fear(outlook(s), SPAIN)) == (4, 0)


def test_a_question_nobody_has_thought_of_is_passed() -> None:
    assert answer(Stage(), "unheard-of", "this", "that", "pass") == "pass"
    assert answer(Stage(), "unheard-of", BACK, "this", "that") == "this"


def test_answers_are_to_questions_that_exist() -> None:
    words = "".join(file.read_text() for file in (GAME.folder / "locale/en").glob("*.ftl"))
    for kind in ALL_ANSWERS:
        assert f"ask-{kind} =" in words or kind in ("distribute", "creative"), kind


# -- the game for one ------------------------------------------------------------------------------


def test_portugal_sails_for_africa() -> None:
    """The first turn of the game for one brings areas beyond the sea."""
    table = Table.new(GAME, "rise_of_portugal", 1, seed="caravel")
    bot = Thinker(table.seats[0], Stream.from_seed("caravel"))
    while table.g.state.turn == 1 and not table.over:
        table.decide(bot.seat, bot.choose(table.sight(bot.seat)))
    assert table.g.state.owned[WORLD.power["portugal"]].bit_count() > 3
