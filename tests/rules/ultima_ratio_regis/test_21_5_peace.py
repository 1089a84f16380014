"""Peace: who opens it, how it is negotiated, what it costs (uRR 21.4, 21.5)."""

from collections.abc import Callable

import pytest

from tercio.games.ultima_ratio_regis.model import war_questions
from tercio.games.ultima_ratio_regis.model.area_questions import is_besieged
from tercio.games.ultima_ratio_regis.model.names import NOBODY, Power
from tercio.games.ultima_ratio_regis.model.power_questions import major_of, morale_left
from tercio.games.ultima_ratio_regis.model.realm_state import War
from tercio.games.ultima_ratio_regis.model.war_questions import are_at_war, in_forced_peace
from tercio.games.ultima_ratio_regis.rules import all as all_rules
from tercio.games.ultima_ratio_regis.rules.major_powers import customs
from tercio.games.ultima_ratio_regis.rules.major_powers.customs import custom
from tercio.games.ultima_ratio_regis.rules.major_powers.negotiation import negotiate
from tercio.games.ultima_ratio_regis.rules.major_powers.peace import (
    end_all_wars,
    forced_peace,
    may_open_peace,
    must_make_peace,
    open_peace,
)
from tercio.games.ultima_ratio_regis.rules.major_powers.reparations import (
    conditions,
    demand_conditions,
    vp_price,
)
from tercio.games.ultima_ratio_regis.rules.major_powers.war_status import (
    Outcome,
    adjust_status,
    adjust_unrest,
    points_for_areas,
)
from tests.rules.ultima_ratio_regis.stage import WORLD, Stage

RULES = all_rules.MODULES
SPANISH = ("burgos", "zaragoza", "valencia", "coruna", "mallorca", "granada")
ENGLISH = ("plymouth", "bristol", "wales", "chester", "york", "norwich")


def war_of(s: Stage, a: str, b: str) -> War:
    war = war_questions.war_of(s.g, s.power(a), s.power(b))
    assert war is not None
    return war


def unrest(s: Stage, power: str) -> int:
    return s.g.realm.unrest[s.power(power)]


def prices(s: Stage, outcome: Outcome) -> dict[str, int]:
    return {one.key: one.price for one in conditions(s.g, outcome)}


# -- opening -----------------------------------------------------------------------------------


@pytest.mark.rule("uRR 21.4", "uRR 21.4.1")
@pytest.mark.parametrize(("power", "lost", "may"), [("spain", 2, False), ("spain", 3, True)])
def test_21_4_1_with_half_of_the_morale_lost(power: str, lost: int, may: bool) -> None:
    s = Stage().war("france", power).morale("france", power, lost).impulse(0)
    assert may_open_peace(s.g, s.power(power)) is may


@pytest.mark.rule("uRR 21.4.1")
def test_21_4_1_lost_to_all_enemies_and_opened_with_any() -> None:
    """Also with one against whom the war goes well."""
    s = Stage().war("france", "spain").war("england", "spain").impulse(0)
    s.morale("france", "spain", 3).morale("spain", "england", 2)
    spain = s.power("spain")
    s.run(open_peace(s.g, spain), answers=["peace.england", "done"])
    assert not are_at_war(s.g, spain, s.power("england"))
    assert are_at_war(s.g, spain, s.power("france"))
    assert in_forced_peace(s.g, spain, s.power("england"))


@pytest.mark.rule("uRR 21.4.1", "uRR 21.5.1")
@pytest.mark.parametrize(
    ("taken", "how", "points"), [(2, "won", 1), (1, "draw", 0), (0, "lost", 1)]
)
def test_21_4_1_who_opens_peace_is_told_what_would_come_of_it(
    taken: int, how: str, points: int
) -> None:
    """Spain has lost half of its morale to France and has taken some of England's; it pays a point
    for asking."""
    s = Stage().war("france", "spain").war("england", "spain").impulse(0)
    s.morale("france", "spain", 3).morale("spain", "england", taken)
    option = s.ask(open_peace(s.g, s.power("spain"))).option("peace.england")
    assert option is not None
    assert option.args is not None
    assert (option.args["how"], option.args["points"]) == (how, points)


@pytest.mark.rule("uRR 21.4.1", "uRR 21.6")
def test_21_6_a_collapsing_power_may_not_open_peace() -> None:
    s = Stage().war("france", "spain").morale("france", "spain", 4)
    s.g.realm.collapsing |= 1 << s.power("spain")
    assert not may_open_peace(s.g, s.power("spain"))


@pytest.mark.rule("uRR 21.4.2", "PB 7.10")
def test_21_4_2_without_morale_france_must_make_peace() -> None:
    s = Stage().war("england", "france").war("huguenots", "france").impulse(2)
    s.morale("england", "france", 1).morale("huguenots", "france", 3)
    s.run(forced_peace(s.g), answers=["peace.huguenots", "done"])
    france = s.power("france")
    assert are_at_war(s.g, france, s.power("england"))
    assert not are_at_war(s.g, france, s.power("huguenots"))
    assert morale_left(s.g, france) == 3


@pytest.mark.rule("uRR 21.4.2")
def test_21_4_2_only_with_who_gives_morale_back() -> None:
    s = Stage().war("england", "france").war("huguenots", "france").morale("england", "france", 4)
    s.run(forced_peace(s.g), answers=["done"])
    assert not are_at_war(s.g, s.power("france"), s.power("england"))
    assert are_at_war(s.g, s.power("france"), s.power("huguenots"))


@pytest.mark.rule("uRR 21.4.2")
def test_21_4_2_without_a_controlled_possession_too() -> None:
    s = Stage().war("france", "huguenots")
    assert not must_make_peace(s.g, s.power("huguenots"))
    s.control("france", "bordeaux", "clermont", "orleans", "toulouse", "narbonne")
    assert must_make_peace(s.g, s.power("huguenots"))


# -- the status of the war ---------------------------------------------------------------------


def two_wars(power: str, own_stock: int, areas: tuple[str, ...]) -> Stage:
    """France has taken 2 of a power's morale and lost 2; a third power has what is missing."""
    third = "england" if power == "spain" else "spain"
    s = Stage().war("france", power).war(third, power)
    vitality = WORLD.vitality[s.power(power)]
    s.morale("france", power, 2).morale(power, "france", 2)
    return s.morale(third, power, vitality - 2 - own_stock).control("france", *areas)


@pytest.mark.rule("uRR 21.5", "uRR 21.5.1")
@pytest.mark.parametrize(
    ("power", "own_stock", "areas", "captured", "lost", "points"),
    [
        ("spain", 1, SPANISH[:2], 1, 3, 2),
        ("spain", 0, SPANISH, 0, 2, 4),
        ("england", 0, ENGLISH, 0, 2, 3),
    ],
)
def test_21_5_1_the_examples_of_the_book(
    power: str, own_stock: int, areas: tuple[str, ...], captured: int, lost: int, points: int
) -> None:
    s = two_wars(power, own_stock, areas)
    one, france = s.power(power), s.power("france")
    outcome = adjust_status(s.g, war_of(s, power, "france"), asker=one)
    assert (outcome.winner, outcome.loser, outcome.points) == (france, one, points)
    assert s.g.realm.morale[one][france] == captured
    assert s.g.realm.morale[france][one] == lost


@pytest.mark.rule("uRR 21.5.1")
def test_21_5_1_two_areas_on_the_main_map_or_one_colony_for_a_point() -> None:
    s = Stage().war("france", "spain").control("france", "burgos")
    france, spain = s.power("france"), s.power("spain")
    assert points_for_areas(s.g, france, spain) == 0
    s.control("france", "zaragoza", "valencia")
    assert points_for_areas(s.g, france, spain) == 1
    assert points_for_areas(s.g, spain, france) == -1
    s.control("france", "hispaniola", "jamaica")
    assert points_for_areas(s.g, france, spain) == 3
    s.control("spain", "tours", "troyes")
    assert points_for_areas(s.g, france, spain) == 2
    s.own("france", "quebec").control("spain", "quebec")
    assert points_for_areas(s.g, france, spain) == 1


@pytest.mark.rule("uRR 21.5.1")
def test_21_5_1_key_areas_do_not_count_again_and_areas_of_minors_do() -> None:
    s = Stage().war("france", "spain").control("france", "madrid", "milan")
    france, spain = s.power("france"), s.power("spain")
    assert points_for_areas(s.g, france, spain) == 0
    s.control("france", "corsica", "livorno")
    assert points_for_areas(s.g, france, spain) == 1


@pytest.mark.rule("uRR 21.5.2")
def test_21_5_2_after_a_draw_both_pay_for_what_they_lost() -> None:
    s = Stage().war("france", "spain").unrest("france", 0).unrest("spain", 0)
    s.morale("france", "spain", 2).morale("spain", "france", 2)
    outcome = adjust_status(s.g, war_of(s, "france", "spain"))
    adjust_unrest(s.g, outcome)
    assert outcome.winner == NOBODY
    assert (unrest(s, "france"), unrest(s, "spain")) == (2, 2)


@pytest.mark.rule("uRR 21.5.2")
@pytest.mark.parametrize(("lost", "pays"), [(2, 1), (3, 1), (4, 2)])
def test_21_5_2_the_winner_pays_half(lost: int, pays: int) -> None:
    s = Stage().war("france", "spain").unrest("france", 0).unrest("spain", 0)
    s.morale("france", "spain", 5).morale("spain", "france", lost)
    adjust_unrest(s.g, adjust_status(s.g, war_of(s, "france", "spain")))
    assert (unrest(s, "france"), unrest(s, "spain")) == (pays, 5)


# -- conditions --------------------------------------------------------------------------------


def defeat(s: Stage, winner: str, loser: str, points: int) -> Outcome:
    war = war_of(s, winner, loser)
    return Outcome(war, s.power(winner), s.power(loser), points, lost={})


@pytest.mark.rule("uRR 21.5.3")
def test_21_5_3_the_price_of_a_victory_point() -> None:
    s = Stage()
    assert vp_price(s.g, s.power("spain"), s.power("netherlands")) == 1
    assert vp_price(s.g, s.power("spain"), s.power("england")) == 2


@pytest.mark.rule("uRR 21.5.3")
def test_21_5_3_every_line_of_the_table_has_its_price() -> None:
    s = Stage().war("france", "spain").control("france", "milan")
    s.g.realm.wars[0].borders = 1 << s.at("brugge")
    s.merchants("tc_west_med", "spain").merchants("tc_west_med", "france")
    table = prices(s, defeat(s, "france", "spain", 5))
    assert table["vp"] == 2
    assert table["take.genoa"] == 2
    assert table["break.genoa"] == 1
    assert table["cede.milan"] == 1
    assert table["cede.brugge"] == 2
    assert table["remove.tc_west_med"] == 2
    assert table["replace.tc_west_med"] == 3
    assert table["unrest"] == 1
    assert table["raze.naples"] == 1


@pytest.mark.rule("uRR 21.5.3")
def test_21_5_3_an_independent_minor_costs_one_more() -> None:
    s = Stage().war("france", "england")
    table = prices(s, defeat(s, "france", "england", 5))
    assert (table["take.scotland"], table["break.scotland"]) == (3, 2)


@pytest.mark.rule("uRR 21.5.3", "uRR 18.4.1")
def test_21_5_3_nothing_without_an_interest_and_no_home_areas() -> None:
    s = Stage().war("france", "spain").control("france", "madrid", "milan").interest("france", "WM")
    table = prices(s, defeat(s, "france", "spain", 5))
    assert "cede.madrid" not in table
    assert "cede.milan" not in table
    assert "take.papacy" not in table
    assert "take.german_mercenaries" not in table


@pytest.mark.rule("uRR 21.5.3")
def test_21_5_3_a_merchant_is_removed_only_where_the_winner_has_one() -> None:
    s = Stage().war("france", "spain").merchants("tc_west_med", "spain")
    table = prices(s, defeat(s, "france", "spain", 5))
    assert "remove.tc_west_med" not in table
    assert "replace.tc_west_med" in table
    s.g.prepare_merchant(WORLD.center["tc_west_med"], s.power("france"))
    assert "remove.tc_west_med" in prices(s, defeat(s, "france", "spain", 5))
    s.merchants("tc_west_med", "france", 2)
    assert "replace.tc_west_med" not in prices(s, defeat(s, "france", "spain", 5))


@pytest.mark.rule("uRR 21.5.3", "uRR 19.2.4")
def test_21_5_3_commercial_ports_of_the_loser_and_his_minors_can_be_razed() -> None:
    """Not Marseille, which is the winner's, nor Burgos, which has no trade; Naples only once."""
    s = Stage().war("france", "spain")
    table = prices(s, defeat(s, "france", "spain", 5))
    assert {"raze.naples", "raze.genoa"} <= table.keys()
    assert not {"raze.marseille", "raze.burgos"} & table.keys()
    s.g.raze_port(s.at("naples"))
    assert "raze.naples" not in prices(s, defeat(s, "france", "spain", 5))


@pytest.mark.rule("uRR 21.5.3")
@pytest.mark.parametrize(("demand", "spanish"), [("replace", 2), ("remove", 1)])
def test_21_5_3_a_merchant_is_replaced_by_the_winners_or_only_removed(
    demand: str, spanish: int
) -> None:
    s = Stage().war("spain", "france").merchants("tc_west_med", "spain")
    s.g.realm.merchants[WORLD.center["tc_west_med"]][s.power("france")] = 1
    answers = [f"demand.{demand}.tc_west_med"]
    s.run(demand_conditions(s.g, defeat(s, "spain", "france", 3)), answers=answers, idle=True)
    left = {s.power("spain"): spanish}
    assert s.g.realm.merchants[WORLD.center["tc_west_med"]] == left


@pytest.mark.rule("uRR 21.5.3", "uRR 22.1")
def test_21_5_3_conditions_are_chosen_one_by_one_with_what_is_left() -> None:
    s = Stage().war("france", "spain").control("france", "milan").unrest("france", 3)
    s.merchants("tc_west_med", "spain", 2)
    outcome = defeat(s, "france", "spain", 8)
    s.run(
        demand_conditions(s.g, outcome),
        answers=[
            "demand.vp",
            "demand.cede.milan",
            "demand.unrest",
            "demand.raze.naples",
            "demand.replace.tc_west_med",
        ],
    )
    assert s.g.state.vp[1] == 1
    assert s.owner("milan") == "france"
    assert (unrest(s, "france"), unrest(s, "spain")) == (2, 6)
    assert s.g.state.razed >> s.at("naples") & 1
    assert s.g.state.merchants(WORLD.center["tc_west_med"], s.power("france")) == 1
    left = [ask.args["left"] for ask in s.asked if ask.args and "left" in ask.args]
    assert left == [8, 6, 5, 4, 3]


@pytest.mark.rule("uRR 21.5.3")
def test_21_5_3_only_what_is_left_can_be_spent_and_it_may_lapse() -> None:
    s = Stage().war("france", "spain")
    ask = s.ask(demand_conditions(s.g, defeat(s, "france", "spain", 1)))
    keys = [option.key for option in ask.options]
    assert "demand.vp" not in keys
    assert "demand.take.genoa" not in keys
    assert "demand.break.genoa" in keys
    s.run(demand_conditions(s.g, defeat(s, "france", "spain", 1)), answers=["done"])
    assert s.g.state.vp == [0, 0, 0]


@pytest.mark.rule("uRR 21.5.3", "uRR 20.3.4")
def test_21_5_3_a_minor_is_taken_over_or_freed() -> None:
    s = Stage().war("france", "spain").morale("france", "spain", 3)
    s.run(
        negotiate(s.g, war_of(s, "france", "spain")),
        answers=["demand.take.genoa", "demand.break.florence"],
        idle=True,
    )
    assert major_of(s.g, s.power("genoa")) == s.power("france")
    assert major_of(s.g, s.power("florence")) == NOBODY


@pytest.mark.rule("uRR 21.5.3")
def test_21_5_3_a_third_power_keeps_a_ceded_area_only_in_war_with_the_new_owner() -> None:
    for at_war, holder in ((True, "england"), (False, "france")):
        s = Stage().war("france", "spain").war("england", "spain").control("england", "brugge")
        if at_war:
            s.war("england", "france")
        s.g.realm.wars[0].borders = 1 << s.at("brugge")
        outcome = defeat(s, "france", "spain", 2)
        s.run(demand_conditions(s.g, outcome), answers=["demand.cede.brugge"], idle=True)
        assert (s.owner("brugge"), s.holder("brugge")) == ("france", holder)


# -- after the war -----------------------------------------------------------------------------


@pytest.mark.rule("uRR 21.5", "uRR 21.5.3", "uRR 21.5.4", "uRR 21.3.4", "uRR 18.5")
def test_21_5_what_is_not_ceded_goes_back_and_morale_returns() -> None:
    s = Stage().war("france", "spain").control("france", "burgos", "corsica")
    s.control("spain", "tours").morale("france", "spain", 2).morale("spain", "france", 1)
    france, spain = s.power("france"), s.power("spain")
    s.run(negotiate(s.g, war_of(s, "france", "spain")), answers=["done"], idle=True)
    assert (s.holder("burgos"), s.holder("corsica"), s.holder("tours")) == (
        "spain",
        "genoa",
        "france",
    )
    assert morale_left(s.g, france) == 4
    assert morale_left(s.g, spain) == 5
    assert in_forced_peace(s.g, france, spain)
    assert s.g.realm.wars == []


@pytest.mark.rule("uRR 21.5")
def test_21_5_a_siege_is_over_with_the_war() -> None:
    s = Stage().war("france", "spain").put("spain", "barcelona", fortress=True, T2=1)
    s.put("france", "barcelona", T2=1).siege("france", "barcelona")
    s.run(negotiate(s.g, war_of(s, "france", "spain")), idle=True)
    assert not is_besieged(s.g, s.at("barcelona"))
    assert s.count("spain", "barcelona") == 1


@pytest.mark.rule("uRR 21.5", "uRR 14.1", "PB 7.11")
def test_21_5_troops_leave_the_territory_of_the_former_enemy() -> None:
    """The army of Tours: one troop to Toulouse, the rest to Clermont."""
    s = Stage().war("huguenots", "france").control("huguenots", "tours")
    s.put("huguenots", "tours", T3=2, T2=1)
    s.run(
        negotiate(s.g, war_of(s, "huguenots", "france")),
        answers=["home.clermont", "home.clermont", "home.toulouse"],
    )
    assert s.holder("tours") == "france"
    assert s.count("huguenots", "tours") == 0
    assert s.count("huguenots", "clermont") == 2
    assert s.count("huguenots", "toulouse") == 1


@pytest.mark.rule("uRR 21.5", "uRR 11.1.1")
def test_21_5_fleets_that_lose_their_base_with_the_war_go_home() -> None:
    s = Stage().war("spain", "france").control("spain", "brest", "nantes", "rennes", "rouen")
    s.put("spain", "sea_ns", S3=1).control("netherlands", "brugge")
    s.own("netherlands", "brugge")
    s.run(negotiate(s.g, war_of(s, "spain", "france")), idle=True)
    assert s.units("spain", "sea_ns") == {}
    assert sum(s.g.state.units[s.power("spain")].values()) == 1


@pytest.mark.rule("uRR 20.5")
def test_21_5_minors_that_stayed_out_stand_by_their_ally_again() -> None:
    s = Stage().war("france", "england")
    s.g.keep_minor_out(s.power("scotland"), s.power("france"))
    s.run(negotiate(s.g, war_of(s, "france", "england")), idle=True)
    assert not s.g.realm.kept_out


@pytest.mark.rule("uRR 21.5.5", "uRR 21.4")
def test_21_5_5_wars_of_cards_end_first_then_by_outbreak() -> None:
    s = Stage().war("england", "spain", "casus_belli", 1).war("france", "england")
    s.war("france", "huguenots", "french_wars_of_religion", 1)
    order: list[tuple[str, str]] = []
    ended = s.g.end_war

    def noting(war: War) -> None:
        order.append((WORLD.power_ids[war.a], WORLD.power_ids[war.b]))
        ended(war)

    s.g.end_war = noting  # type: ignore[method-assign]
    s.run(end_all_wars(s.g), idle=True)
    assert order == [("france", "huguenots"), ("england", "spain"), ("france", "england")]


@pytest.mark.rule("uRR 21.5.1", "uRR 21.5.5")
def test_21_5_5_at_the_end_of_the_turn_nobody_pays_for_asking() -> None:
    s = Stage().war("france", "spain").morale("france", "spain", 1)
    s.run(end_all_wars(s.g), answers=["done"])
    assert s.g.state.vp == [0, 0, 0]
    assert s.asked[0].args is not None
    assert s.asked[0].args["left"] == 1


@pytest.mark.rule("uRR 20.5", "uRR 21.4")
@pytest.mark.parametrize(("areas", "owner"), [(("turin", "nice"), "france"), (("turin",), "savoy")])
def test_21_4_a_war_with_a_minor_alone_wins_all_of_it_or_nothing(
    areas: tuple[str, ...], owner: str
) -> None:
    s = Stage().ally("savoy", "").war("france", "savoy").control("france", *areas)
    s.run(end_all_wars(s.g), idle=True)
    assert (s.owner("turin"), s.holder("turin")) == (owner, owner)
    assert s.g.realm.wars == []


# -- customs of special rules ------------------------------------------------------------------


@pytest.fixture
def keep_customs() -> Callable[[], None]:
    before = {name: list(holds) for name, holds in customs._customs.items()}

    def restore() -> None:
        customs._customs.clear()
        customs._customs.update(before)

    return restore


@pytest.mark.rule("uRR 21.5.4", "uRR 21.5.3")
def test_21_5_special_rules_may_change_the_peace_of_two_powers(
    keep_customs: Callable[[], None],
) -> None:
    s = Stage().war("france", "england").control("england", "tours", "paris")
    s.morale("england", "france", 1)
    france, england = s.power("france"), s.power("england")

    def among(g: object, a: Power, b: Power) -> bool:
        return {a, b} == {france, england}

    try:
        custom("no-forced-peace")(among)
        custom("keeps-conquests")(among)
        s.run(negotiate(s.g, war_of(s, "france", "england")), answers=["done"], idle=True)
    finally:
        keep_customs()
    assert not in_forced_peace(s.g, france, england)
    assert (s.owner("tours"), s.owner("paris")) == ("england", "england")
