"""Habits that a bot should have: memory, measure, ships, and an eye on the end."""

from collections.abc import Sequence
from typing import Any

import pytest

from tercio.games.ultima_ratio_regis.bots.armies import garrisons, open_key, shores_of
from tercio.games.ultima_ratio_regis.bots.campaigns import strikes
from tercio.games.ultima_ratio_regis.bots.diplomacy import declarations
from tercio.games.ultima_ratio_regis.bots.fleets import cruises
from tercio.games.ultima_ratio_regis.bots.landings import landings
from tercio.games.ultima_ratio_regis.bots.outlook import Outlook
from tercio.games.ultima_ratio_regis.bots.past import Past, Repulse
from tercio.games.ultima_ratio_regis.bots.thinker import Thinker
from tercio.games.ultima_ratio_regis.bots.trade import worth_of_merchant
from tercio.games.ultima_ratio_regis.bots.war import enemies_near, interceptors
from tercio.games.ultima_ratio_regis.bots.weights import WEIGHTS
from tercio.games.ultima_ratio_regis.model.names import Player
from tercio.kernel.ask import DONE, Args, Ask, Option, Seat
from tercio.kernel.randomness import Stream
from tests.games.thinking import Glimpse
from tests.rules.ultima_ratio_regis.stage import WORLD, Stage

SPAIN, FRANCE, ENGLAND, OTTOMANS, BARBARY, VENICE = (
    WORLD.power[id] for id in ("spain", "france", "england", "ottomans", "barbary", "venice")
)


def new_order(cards: int = 6) -> Stage:
    """Spain is p1's, the Ottomans, England and Barbary p2's, France p4's; so many cards each."""
    stage = Stage("new_order", 4)
    for hand in stage.g.state.cards.hands.values():
        hand[:] = ["surprise_attack"] * cards
    return stage


def outlook(stage: Stage, player: int = 0, past: Past | None = None) -> Outlook:
    return Outlook(stage.g, Player(player), past=past)


def question(seat: str, kind: str, keys: Sequence[str], said: Args | None = None) -> Ask:
    """The price of a sacrifice is told by the question here, and by the option in the game."""
    told = said or {}
    return Ask(Seat(seat), kind, [Option(key, args=told) for key in keys], "uRR 8", args=told)


def answer(
    stage: Stage, kind: str, keys: Sequence[str], said: Args | None = None, seat: str = "p1"
) -> str:
    sight: Any = Glimpse(stage.g, question(seat, kind, keys, said))
    return Thinker(Seat(seat), Stream.from_seed("habits")).choose(sight)


# -- memory ----------------------------------------------------------------------------------------


def at_calais() -> Stage:
    """Two French before Calais, where one Englishman stands."""
    stage = new_order().war("france", "england", vp=1)
    stage.put("france", "st_quentin", leader="ordinary", T3=2)
    return stage.put("england", "calais", T2=1)


def marches_to_calais(stage: Stage, past: Past) -> list[int]:
    found = strikes(outlook(stage, 3, past), FRANCE, [ENGLAND])
    return [u.troops for u in found if u.target == stage.at("calais")]


def test_a_march_that_failed_is_not_tried_again_with_the_same_troops() -> None:
    stage, past = at_calais(), Past()
    past.look(1)
    assert 2 in marches_to_calais(stage, past)
    calais = stage.at("calais")
    near = enemies_near(outlook(stage, 3), FRANCE, calais)
    past.repulsed(FRANCE, calais, Repulse(2, near))
    assert marches_to_calais(stage, past) == []
    stage.put("france", "st_quentin", T3=1)
    assert 3 in marches_to_calais(stage, past)


def test_what_failed_is_forgotten_with_the_turn_or_when_the_enemy_leaves() -> None:
    stage, past = at_calais(), Past()
    past.look(1)
    past.repulsed(FRANCE, stage.at("calais"), Repulse(2, 2))
    assert 2 in marches_to_calais(stage, past), "one of them has left"
    past.repulsed(FRANCE, stage.at("calais"), Repulse(2, 1))
    past.look(2)
    assert 2 in marches_to_calais(stage, past)


def test_a_landing_that_failed_is_not_tried_again() -> None:
    """Of the Venetians in Candia, at Constantinople."""
    stage, past = new_order().war("venice", "ottomans"), Past()
    stage.put("venice", "candia", T2=1, S3=1).impulse(2, venice=3)
    past.look(1)
    constantinople = stage.at("constantinople")
    assert constantinople in {u.target for u in landings(outlook(stage, 2, past), VENICE)}
    past.repulsed(VENICE, constantinople, Repulse(1, 0))
    assert constantinople not in {u.target for u in landings(outlook(stage, 2, past), VENICE)}


def test_a_thinker_notes_a_march_that_came_to_nothing() -> None:
    """The English have not left Calais, and no Frenchman is there."""
    stage = at_calais().impulse(3, france=3)
    seat = Seat("p4")
    thinker = Thinker(seat, Stream.from_seed("habits"))
    keys = ("act.france.march", "act.france.lower_unrest", DONE)
    sight: Any = Glimpse(stage.g, question("p4", "action", keys))
    assert thinker.choose(sight) == "act.france.march"
    assert thinker.pending is not None
    assert thinker.pending.target == stage.at("calais")
    stage.g.state.impulse.points[FRANCE] = 2
    assert thinker.choose(Glimpse(stage.g, sight.ask)) != "act.france.march"  # type: ignore[arg-type]
    assert thinker.past.repulses == {(FRANCE, stage.at("calais")): Repulse(2, 1)}


def test_12_4_1_a_single_troop_intercepts_through_an_area_of_its_own() -> None:
    stage = new_order().war("spain", "france")
    o = outlook(stage)
    narbonne, barcelona = stage.at("narbonne"), stage.at("barcelona")
    assert interceptors(o, narbonne, FRANCE, barcelona) == []
    stage.put("france", "clermont", T3=3)
    assert len(interceptors(outlook(stage), narbonne, FRANCE, barcelona)) == 1


# -- taking anyway ---------------------------------------------------------------------------------


@pytest.mark.parametrize(("turn", "expected"), [(1, "pass"), (3, "sacrifice")])
def test_13_5_4_two_troops_are_no_price_for_a_poor_area_before_the_end(
    turn: int, expected: str
) -> None:
    """In the last impulse of the game nobody needs them any more."""
    stage = new_order(6 if turn == 1 else 0).turn(turn).war("spain", "france")
    stage.put("spain", "toulouse", leader="ordinary", T3=3)
    said: Args = {"power": "power:spain", "place": "area:toulouse", "n": 2}
    assert answer(stage, "take-anyway", ("pass", "sacrifice"), said) == expected


def test_13_5_4_an_area_that_is_an_objective_is_worth_a_troop() -> None:
    stage = new_order().independent("milan").put("spain", "milan", T2=2)
    said: Args = {"power": "power:spain", "place": "area:milan", "n": 1}
    assert answer(stage, "take-anyway", ("pass", "sacrifice"), said) == "sacrifice"


# -- leaders ---------------------------------------------------------------------------------------


def test_17_3_a_leader_is_extraordinary_where_there_is_a_war_to_win() -> None:
    keys = ("ordinary", "extraordinary")
    said: Args = {"power": "power:spain", "ability": "a:tactical"}
    stage = new_order(3).put("spain", "barcelona", T3=4).unrest("spain", 4)
    assert answer(stage, "leader-face", keys, said) == "ordinary"
    stage.war("spain", "france", vp=1)
    assert answer(stage, "leader-face", keys, said) == "extraordinary"
    admiral: Args = {**said, "ability": "a:admiral"}
    assert answer(stage, "leader-face", keys, admiral) == "ordinary"
    stage.unrest("spain", 19)
    assert answer(stage, "leader-face", keys, said) == "ordinary", "agitation would follow"


# -- minors ----------------------------------------------------------------------------------------


def test_20_3_2_a_minors_troop_comes_out_of_its_box() -> None:
    stage = new_order().ally("papacy", "spain").put("papacy", "CM", T2=1)
    keys = ("place.rome", "place.bologna", DONE)
    said: Args = {"minor": "power:papacy", "unit": "unit:T2", "place": "box:CM"}
    assert answer(stage, "redeploy-minor", keys, said) != DONE
    stage.put("papacy", "bologna", T2=1)
    there: Args = {**said, "place": "area:bologna"}
    assert answer(stage, "redeploy-minor", keys, there) == DONE


# -- the sea ---------------------------------------------------------------------------------------


def test_11_3_a_better_squadron_seeks_the_pirate_of_an_enemy() -> None:
    stage = new_order().merchants("tc_west_med", "spain", 2).put("spain", "sea_wm", S3=1)
    stage.put("barbary", "sea_wm", S2=1)
    assert not list(cruises(outlook(stage), SPAIN)), "there is no war"
    stage.war("spain", "barbary")
    assert [u.script for u in cruises(outlook(stage), SPAIN)] == [
        ("unit.spain.S3.sea_wm", "alone", "goal.sea_wm")
    ]
    assert not list(cruises(outlook(stage, 1), BARBARY)), "the weaker does not"


@pytest.mark.parametrize(("good", "expected"), [(False, "withdraw"), (True, "fight")])
def test_11_3_who_is_likely_to_lose_sails_home(good: bool, expected: str) -> None:
    stage = new_order().war("spain", "barbary").put("spain", "sea_wm", S3=1)
    stage.put("barbary", "sea_wm", S3=int(good), S2=int(not good))
    said: Args = {
        "power": "power:barbary",
        "attacker": "power:spain",
        "place": "sea:sea_wm",
        "n": 1,
    }
    keys = ("fight", "withdraw")
    assert answer(stage, "attacked-at-sea", keys, said, seat="p2") == expected


def test_11_5_a_merchant_is_worth_less_where_pirates_come_and_nobody_guards_him() -> None:
    center = WORLD.center["tc_west_med"]
    stage = new_order().merchants("tc_west_med", "france", 1)
    bare = worth_of_merchant(outlook(stage, 3), FRANCE, center)
    guarded = worth_of_merchant(outlook(stage.put("france", "sea_wm", S3=1), 3), FRANCE, center)
    assert bare < guarded
    same = worth_of_merchant(outlook(stage, 3), FRANCE, WORLD.center["tc_eastern_europe"])
    assert same == worth_of_merchant(
        outlook(new_order(), 3), FRANCE, WORLD.center["tc_eastern_europe"]
    )


# -- sieges ----------------------------------------------------------------------------------------


def before_turin(french: int, spanish: int) -> tuple[float, float]:
    """What a Spanish army in Milan thinks of Turin and its fortress: worth and price."""
    stage = new_order().war("spain", "france").own("spain", "milan").ally("savoy", "france")
    stage.put("spain", "milan", leader="ordinary", T3=spanish)
    stage.put("savoy", "turin", fortress=True, T2=french)
    found = strikes(outlook(stage), SPAIN, [FRANCE])
    best = [u for u in found if u.target == stage.at("turin") and u.troops == spanish]
    return (best[0].worth, best[0].cost) if best else (0.0, 0.0)


def test_13_4_an_army_besieges_what_it_can_take_and_counts_the_assaults() -> None:
    worth, price = before_turin(french=0, spanish=4)
    assert worth > 0.3
    assert price > 2.0, "the march, and an assault or two"
    assert before_turin(french=0, spanish=1) == (0.0, 0.0)


# -- the coast -------------------------------------------------------------------------------------


def test_12_3_a_key_on_the_coast_is_guarded_against_those_who_may_land() -> None:
    """The Venetians in Candia have a fleet, and nobody is in Constantinople."""
    stage = new_order().war("venice", "ottomans").put("ottomans", "sivas", leader="ordinary", T3=4)
    stage.put("venice", "candia", T2=1)
    constantinople = stage.at("constantinople")
    assert not shores_of(outlook(stage, 1), VENICE)
    assert open_key(outlook(stage, 1), OTTOMANS) != constantinople
    stage.put("venice", "candia", S3=1)
    assert open_key(outlook(stage, 1), OTTOMANS) == constantinople
    found = [u for u in garrisons(outlook(stage, 1), OTTOMANS) if u.action == "build_troop"]
    assert found[0].script[0] == "build.ottomans.T2.constantinople"


# -- war -------------------------------------------------------------------------------------------


def border(troops: int, french: int) -> list[str]:
    """Upon whom Spain would declare war without a casus belli, with such an army in Barcelona, if
    next to nothing had to be won by it."""
    stage = new_order(9).put("spain", "barcelona", leader="ordinary", T3=troops)
    stage.put("spain", "madrid", T3=2).put("france", "paris", T2=french)
    stage.g.state.impulse.played = 1
    eager = WEIGHTS.changed({"least_war": -1.0})
    return [u.script[0] for u in declarations(Outlook(stage.g, Player(0), weights=eager), SPAIN)]


def test_21_3_3_war_without_a_casus_belli_is_for_the_stronger_with_an_army_at_hand() -> None:
    assert border(troops=4, french=1) == ["war.france"]
    assert border(troops=2, french=1) == [], "no army"
    assert border(troops=4, french=9) == [], "too strong an enemy"
