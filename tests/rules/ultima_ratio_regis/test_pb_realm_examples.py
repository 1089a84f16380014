"""The long example of the playbook: peace, competition, economy, VP (PB 7.10 to 8.9)."""

import pytest

from tercio.games.ultima_ratio_regis.cards.registry import event
from tercio.games.ultima_ratio_regis.model.area_questions import owned_by_side
from tercio.games.ultima_ratio_regis.model.names import S2, T2
from tercio.games.ultima_ratio_regis.model.power_questions import morale_left
from tercio.games.ultima_ratio_regis.model.unit_questions import available_units, count_at
from tercio.games.ultima_ratio_regis.model.war_questions import are_at_war, in_forced_peace
from tercio.games.ultima_ratio_regis.rules import all as all_rules
from tercio.games.ultima_ratio_regis.rules.economy.commerce import monopolies
from tercio.games.ultima_ratio_regis.rules.economy.competition import commercial_competition
from tercio.games.ultima_ratio_regis.rules.end_of_turn.turn_end import turn_end
from tercio.games.ultima_ratio_regis.rules.end_of_turn.victory_points import OBJECTIVES, presence_vp
from tercio.games.ultima_ratio_regis.rules.major_powers.peace import end_all_wars, forced_peace
from tercio.games.ultima_ratio_regis.rules.major_powers.war import lose_morale
from tests.rules.ultima_ratio_regis.stage import WORLD, Stage

RULES = all_rules.MODULES


def beaten_france() -> Stage:
    """After the battles of Rouen and Nantes, before the last defeat."""
    s = Stage().war("france", "huguenots", "french_wars_of_religion", 1).war("england", "france")
    s.control("huguenots", "rouen", "nantes", "tours")
    s.morale("england", "france", 1).morale("huguenots", "france", 2)
    return s.unrest("france", 5).unrest("huguenots", 5).impulse(2)


@pytest.mark.rule("PB 7.10", "PB 7.11", "uRR 21.4.2", "uRR 21.5")
def test_pb_7_11_france_makes_peace_with_the_huguenots() -> None:
    s = beaten_france()
    france, huguenots = s.power("france"), s.power("huguenots")
    s.run(
        lose_morale(s.g, france, huguenots),
        answers=["peace.huguenots", "demand.vp", "demand.vp", "demand.vp", "demand.vp"],
        idle=True,
    )
    assert s.g.state.vp == [0, 0, 5]
    assert s.g.realm.unrest[france] == 9
    assert s.g.realm.unrest[huguenots] == 5
    for area in ("rouen", "nantes", "tours"):
        assert s.holder(area) == "france"
    assert in_forced_peace(s.g, france, huguenots)
    assert are_at_war(s.g, france, s.power("england"))
    assert morale_left(s.g, france) == 3


@pytest.mark.rule("PB 7.11", "uRR 21.5.3")
def test_pb_7_11_four_conditions_are_what_the_vitality_allows() -> None:
    s = beaten_france().morale("huguenots", "france", 3)
    ask = s.ask(forced_peace(s.g), ["peace.huguenots"])
    assert ask.args is not None
    assert ask.args["left"] == 4
    assert "demand.cede.rouen" not in [option.key for option in ask.options], "a home area"


@pytest.mark.rule("PB 8.3", "uRR 21.5.2", "uRR 21.5.5")
def test_pb_8_3_spain_wins_against_the_netherlands() -> None:
    s = Stage().war("spain", "netherlands", "rebellion_in_flanders", 1).control("spain", "breda")
    s.morale("spain", "netherlands", 2).morale("netherlands", "spain", 1)
    s.unrest("spain", 10).unrest("netherlands", 3)
    s.run(end_all_wars(s.g), answers=["demand.vp"], idle=True)
    assert s.g.state.vp == [2, 0, 0]
    assert s.g.realm.unrest[s.power("spain")] == 10
    assert s.g.realm.unrest[s.power("netherlands")] == 5
    assert s.holder("breda") == "netherlands"


@pytest.mark.rule("PB 8.7", "uRR 22.2")
def test_pb_8_7_what_spain_counts_at_the_end_of_the_turn() -> None:
    """Milan, ten areas of the Central Mediterranean, America and the Philippines; presence in
    three theaters; a monopoly in the Caribbean."""
    s = Stage().merchants("tc_caribbean", "spain", 2).own("spain", "philippines")
    spain = s.power("spain")
    rows = [
        row
        for row in WORLD.objectives.values()
        if row.power == "spain" and (row.kind == "count" or row.areas == ("milan",))
    ]
    assert [OBJECTIVES[row.kind](s.g, spain, row) * row.vp for row in rows] == [1, 1, 1]
    theaters = [
        WORLD.theaters[n].id
        for n in range(len(WORLD.theaters))
        if WORLD.main_theaters >> n & 1
        and (owned_by_side(s.g, spain) & WORLD.theater_areas[n]).bit_count() >= 3
    ]
    assert set(theaters) >= {"WM", "CM"}
    assert presence_vp(s.g, spain) == len(theaters)
    assert monopolies(s.g, spain) == 1


@pytest.mark.rule("PB 8.3", "PB 8.5", "PB 8.6", "PB 8.7", "uRR 23")
def test_pb_8_a_whole_end_of_turn() -> None:
    """The war in Flanders ends, accounts are settled, those lost are available again."""
    s = Stage().war("spain", "netherlands", "rebellion_in_flanders", 1).unrest("spain", 13)
    s.morale("spain", "netherlands", 2).morale("netherlands", "spain", 1)
    s.put("spain", "madrid", T3=1, T2=2).put("spain", "seville", S3=1, S2=1)
    s.g.eliminate(s.power("spain"), s.at("seville"), S2)
    before = 13 + (1 + 2 + 2 * 2) - 10 - 3
    s.run(turn_end(s.g), answers=["demand.vp"], idle=True)
    spain = s.power("spain")
    assert s.g.realm.unrest[spain] == before
    assert available_units(s.g, spain, S2) == 2
    assert s.g.state.vp[0] >= 2
    assert count_at(s.g, spain, s.at("madrid"), T2) == 2


@pytest.mark.rule("PB 5.2", "uRR 20.3.1")
@pytest.mark.parametrize(("winner", "paid"), [("england", 5), ("france", 4)])
def test_pb_5_2_england_pays_for_ireland_too(winner: str, paid: int) -> None:
    """Five for Scotland less one for an old ally and one more for Ireland; France, of another
    confession, pays its bid of three and one more."""
    s = Stage().unrest("england", 0).unrest("france", 0).impulse(0)
    bid = "bid.england.5" if winner == "england" else "bid.france.3"
    s.run(event(s.g, "ally_scotland"), answers=[bid], idle=True)
    assert s.g.realm.unrest[s.power(winner)] == paid


@pytest.mark.rule("PB 8.5", "uRR 19.2.3")
def test_pb_8_5_there_is_room_beside_the_venetian_merchants() -> None:
    """Spain trades in the Central Mediterranean after the competition of the example."""
    s = Stage().merchants("tc_central_med", "spain", 1)
    s.run(commercial_competition(s.g), idle=True)
    assert s.g.state.merchants(WORLD.center["tc_central_med"], s.power("spain")) == 1
