"""Diplomacy with minor powers (uRR 20)."""

import pytest

from tercio.games.ultima_ratio_regis.model.area_questions import (
    held_by_side,
    is_besieged,
    owned_by_side,
)
from tercio.games.ultima_ratio_regis.model.events.general import MinorKeptOut
from tercio.games.ultima_ratio_regis.model.names import (
    FORTRESS,
    NO_FORTRESS,
    NOBODY,
    T2,
    T3,
    Player,
)
from tercio.games.ultima_ratio_regis.model.power_questions import player_of, side_of
from tercio.games.ultima_ratio_regis.model.unit_questions import available_units, leaders_of
from tercio.games.ultima_ratio_regis.model.war_questions import are_at_war, hostile_to, war_of
from tercio.games.ultima_ratio_regis.rules import all as all_rules
from tercio.games.ultima_ratio_regis.rules.economy.auctions import (
    alliance_auction,
    alliance_price,
    auction_vitality,
    surcharge,
    take_up_wars,
)
from tercio.games.ultima_ratio_regis.rules.land_movement.control import take_control
from tercio.games.ultima_ratio_regis.rules.land_movement.entering import lord_of, opponents
from tercio.games.ultima_ratio_regis.rules.land_movement.forces import Force
from tercio.games.ultima_ratio_regis.rules.land_movement.tactical_movement import (
    belongs_to_a_power_at_peace,
    march_of,
)
from tercio.games.ultima_ratio_regis.rules.major_powers.peace import make_peace
from tercio.games.ultima_ratio_regis.rules.major_powers.war import DECLARATION, go_to_war, open_war
from tercio.games.ultima_ratio_regis.rules.minor_powers.minors import (
    ally_minor,
    become_neutral,
    check_conquest,
    may_have,
    withdraw,
)
from tercio.kernel.masks import places_of
from tests.rules.ultima_ratio_regis.stage import KIND, WORLD, Stage

RULES = all_rules.MODULES


def patron(s: Stage, minor: str) -> str:
    power = s.g.realm.patron[s.power(minor)]
    return WORLD.power_ids[power] if power != NOBODY else ""


# -- neutral -----------------------------------------------------------------------------------


@pytest.mark.rule("uRR 20", "uRR 20.1", "uRR 20.4", "uRR 20.4.1")
def test_20_4_1_units_of_a_neutral_minor_are_available_again() -> None:
    s = Stage().put("scotland", "edinburgh", T2=1).revolt("glasgow")
    scotland = s.power("scotland")
    s.g.eliminate(scotland, s.at("edinburgh"), T2)
    s.put("scotland", "inverness", T2=1)
    s.run(become_neutral(s.g, scotland))
    assert patron(s, "scotland") == ""
    assert s.g.state.units[scotland] == {}
    assert available_units(s.g, scotland, T2) == 2
    assert s.holder("glasgow") == "scotland"
    assert s.g.state.rebels[s.at("glasgow")] == 0


@pytest.mark.rule("uRR 20.4.1")
def test_20_4_1_nobody_else_controls_a_neutral_minor() -> None:
    s = Stage().war("france", "england").control("france", "inverness")
    s.put("france", "edinburgh", T2=1).siege("france", "edinburgh")
    s.run(become_neutral(s.g, s.power("scotland")), idle=True)
    assert s.holder("inverness") == "scotland"
    assert not is_besieged(s.g, s.at("edinburgh"))


@pytest.mark.rule("uRR 20.2")
def test_20_2_fortresses_of_the_ally_go_with_the_alliance() -> None:
    s = Stage().put("england", "glasgow", fortress=True).put("papacy", "rome", fortress=True)
    s.run(become_neutral(s.g, s.power("scotland")))
    s.run(become_neutral(s.g, s.power("papacy")))
    assert s.g.state.fortress[s.at("glasgow")] == NO_FORTRESS
    assert s.g.state.fortress[s.at("rome")] == FORTRESS


@pytest.mark.rule("uRR 20.2")
def test_20_2_areas_and_units_of_an_ally_count_as_ones_own() -> None:
    s = Stage()
    england, scotland = s.power("england"), s.power("scotland")
    assert side_of(s.g, england) == [england, scotland]
    assert held_by_side(s.g, england) >> s.at("edinburgh") & 1
    assert not s.g.state.held[england] >> s.at("edinburgh") & 1


@pytest.mark.rule("uRR 20.4.1", "uRR 17.1")
def test_20_4_1_a_leader_on_units_of_a_lost_minor_goes_elsewhere() -> None:
    s = Stage().put("scotland", "edinburgh", T2=1).lead("england", "edinburgh", "tactical")
    s.put("england", "london", T2=1).put("england", "york", T2=1)
    s.run(become_neutral(s.g, s.power("scotland")), answers=["onto.york.troop"])
    assert leaders_of(s.g, s.power("england"))[0].place == s.at("york")


# -- auctions ----------------------------------------------------------------------------------


@pytest.mark.rule("uRR 20.3", "uRR 20.3.1", "PB 5.2")
def test_20_3_1_the_example_of_scotland() -> None:
    """France counts as 5 with all minors, England with Scotland; an old ally pays 1 less."""
    s = Stage().unrest("france", 5).unrest("england", 3)
    scotland, england, france = (s.power(p) for p in ("scotland", "england", "france"))
    assert auction_vitality(s.g, france, scotland) == 5
    assert auction_vitality(s.g, england, scotland) == 5
    assert auction_vitality(s.g, england, s.power("genoa")) == 3
    s.interest("spain", "WM", "CM")
    winner = s.run(
        alliance_auction(s.g, Player(0), scotland),
        answers=["bid.france.4", "bid.england.5"],
        idle=True,
    )
    assert winner == england
    assert s.g.realm.unrest[england] == 7
    assert [ask.seat for ask in s.asked if ask.kind == "auction"] == ["p2", "p3"]


@pytest.mark.rule("uRR 20.3.1", "uRR 18.4.1")
def test_20_3_1_only_powers_with_an_interest_bid() -> None:
    s = Stage().interest("spain", "WM", "CM")
    assert not may_have(s.g, s.power("spain"), s.power("scotland"))
    assert may_have(s.g, s.power("spain"), s.power("genoa"))
    assert may_have(s.g, s.power("spain"), s.power("german_mercenaries"))


@pytest.mark.rule("uRR 20.3.1")
def test_20_3_1_the_renewed_alliance_costs_one_less() -> None:
    s = Stage()
    england, scotland = s.power("england"), s.power("scotland")
    assert alliance_price(s.g, england, scotland, 5) == 4
    s.ally("scotland", "")
    assert alliance_price(s.g, england, scotland, 5) == 5


@pytest.mark.rule("uRR 20.3.1")
def test_20_3_1_surcharges_for_religion() -> None:
    s = Stage()
    barbary, genoa, scotland = (s.power(p) for p in ("barbary", "genoa", "scotland"))
    assert surcharge(s.g, barbary, genoa) == 1
    assert surcharge(s.g, s.power("spain"), genoa) == 0
    assert surcharge(s.g, s.power("spain"), scotland) == 1
    assert surcharge(s.g, s.power("england"), scotland) == 0
    assert alliance_price(s.g, barbary, genoa, 2) == 3
    s.g.realm.lasting.remove("calvin")
    assert surcharge(s.g, s.power("spain"), scotland) == 0


@pytest.mark.rule("uRR 20.3.1", "uRR 20.4.1")
def test_20_3_1_without_a_bidder_the_minor_is_neutral() -> None:
    s = Stage().put("genoa", "genoa", T2=1)
    winner = s.run(alliance_auction(s.g, Player(0), s.power("genoa")), answers=["pass"], idle=True)
    assert winner == NOBODY
    assert patron(s, "genoa") == ""
    assert s.units("genoa", "genoa") == {}


# -- reinforcements ----------------------------------------------------------------------------


@pytest.mark.rule("uRR 20.3.2", "PB 5.3")
def test_20_3_2_units_on_the_map_are_placed_anew() -> None:
    s = Stage().put("scotland", "edinburgh", T2=2)
    s.run(
        ally_minor(s.g, s.power("scotland"), s.power("england")),
        answers=["place.edinburgh", "goal.dublin", "place.edinburgh", "goal.newcastle"],
    )
    assert s.units("scotland", "dublin") == {"T2": 1}
    assert s.units("scotland", "newcastle") == {"T2": 1}


@pytest.mark.rule("uRR 20.3.2")
def test_20_3_2_available_units_come_and_eliminated_ones_do_not() -> None:
    s = Stage().put("papacy", "rome", T2=1).ally("papacy", "")
    papacy = s.power("papacy")
    s.g.eliminate(papacy, s.at("rome"), T2)
    s.run(
        ally_minor(s.g, papacy, s.power("france")),
        answers=["place.ancona", "pass", "place.rome", "pass"],
    )
    assert s.count("papacy", "ancona") == 1
    assert s.units("papacy", "rome") == {"S2": 1}
    assert s.g.state.fortress[s.at("rome")] == FORTRESS


@pytest.mark.rule("uRR 20.3.2", "uRR 11.4.1")
def test_20_3_2_a_squadron_that_is_damaged_as_escort_is_not_placed_anew() -> None:
    s = Stage("wars_of_religion", 8).war("austria", "barbary").ally("papacy", "")
    s.put("barbary", "sea_cm", S2=1).put("papacy", "bologna", T2=1).put("papacy", "sea_cm", S2=1)
    crossing = ["place.ancona", "goal.innsbruck", "intercept.sea_cm.barbary.S2"]
    beaten = ["escort.sea_cm.papacy.S2", "port.ravenna"]
    alliance = ally_minor(s.g, s.power("papacy"), s.power("austria"))
    s.run(alliance, dice=[1, 6], answers=[*crossing, *beaten], idle=True)
    assert s.units("papacy", "ancona") == {"T2": 1}
    assert s.units("papacy", "ravenna") == {"S2D": 1}


@pytest.mark.rule("uRR 20.6")
def test_20_6_destroyed_mercenaries_are_rebuilt_as_the_majors_own() -> None:
    s = Stage().put("elite_mercenaries", "madrid", T3=2).ally("elite_mercenaries", "spain")
    minor = s.power("elite_mercenaries")
    s.g.eliminate(minor, s.at("madrid"), T3, 2)
    s.run(
        ally_minor(s.g, minor, s.power("france")),
        answers=["place.paris", "pass", "place.paris", "pass"],
    )
    assert s.units("elite_mercenaries", "paris") == {"T3": 2}


# -- a change of sides -------------------------------------------------------------------------


@pytest.mark.rule("uRR 20.3.4", "uRR 20.4.2")
def test_20_4_2_control_of_the_new_ally_becomes_the_minors() -> None:
    s = Stage().war("france", "spain").control("france", "corsica")
    s.run(ally_minor(s.g, s.power("genoa"), s.power("france")), idle=True)
    assert patron(s, "genoa") == "france"
    assert s.holder("corsica") == "genoa"


@pytest.mark.rule("uRR 20.4.2")
def test_20_4_2_an_enemy_of_the_new_ally_keeps_what_it_controls() -> None:
    s = Stage().war("england", "spain").war("england", "france").control("england", "corsica")
    s.put("england", "corsica", T2=1)
    s.run(ally_minor(s.g, s.power("genoa"), s.power("france")), idle=True)
    assert s.holder("corsica") == "england"
    assert s.count("england", "corsica") == 1


@pytest.mark.rule("uRR 20.4.2")
def test_20_4_2_others_give_back_what_they_control() -> None:
    s = Stage().war("england", "spain").control("england", "corsica")
    s.put("england", "corsica", T2=1)
    s.run(ally_minor(s.g, s.power("genoa"), s.power("france")), idle=True)
    assert s.holder("corsica") == "genoa"


# -- conquest ----------------------------------------------------------------------------------


@pytest.mark.rule("uRR 20.3.3", "uRR 21.3.5")
def test_20_3_3_who_controls_all_of_a_minor_is_its_ally() -> None:
    """Genoa has no key area: its loss costs morale."""
    s = Stage().war("france", "spain").control("france", "corsica")
    s.put("france", "genoa", T2=1)
    s.run(take_control(s.g, s.power("france"), s.at("genoa")), idle=True)
    assert patron(s, "genoa") == "france"
    assert s.holder("genoa") == s.holder("corsica") == "genoa"
    assert s.g.realm.morale[s.power("france")][s.power("spain")] == 1


@pytest.mark.rule("uRR 20.3.3")
def test_20_3_3_its_units_are_eliminated_and_a_key_area_has_cost_morale_already() -> None:
    s = Stage().war("france", "spain").control("france", "florence", "livorno")
    s.put("florence", "milan", T2=1)
    s.run(check_conquest(s.g, s.power("florence"), s.power("france")), idle=True)
    assert patron(s, "florence") == "france"
    assert s.g.state.eliminated[s.power("florence")] == {T2: 1}
    assert s.g.realm.morale[s.power("france")][s.power("spain")] == 0


@pytest.mark.rule("uRR 20.3.3", "uRR 21.3.5")
def test_20_3_3_an_objective_of_the_conqueror_costs_morale_once() -> None:
    """Rhodes is no key area, but an objective of the Ottomans."""
    s = Stage("new_order", 3).war("ottomans", "venice").ally("hospitallers", "venice")
    assert not WORLD.key >> s.at("rhodes") & 1
    s.put("ottomans", "rhodes", T2=1)
    s.run(take_control(s.g, s.power("ottomans"), s.at("rhodes")), idle=True)
    assert patron(s, "hospitallers") == "ottomans"
    assert s.g.realm.morale[s.power("ottomans")][s.power("venice")] == 1


@pytest.mark.rule("uRR 18.4.1", "uRR 20.3.3", "uRR 18.5")
@pytest.mark.parametrize(("theater", "ally"), [("CM", "france"), ("WE", "spain")])
def test_18_4_1_who_has_no_interest_there_does_not_become_the_ally(theater: str, ally: str) -> None:
    """France holds all of Genoa in war: as border areas, if it has an interest in Western Europe
    alone, and then it has taken no ally of Spain's either."""
    s = Stage().war("france", "spain").interest("france", theater)
    s.control("france", "genoa", "corsica").put("genoa", "milan", T2=1)
    s.run(check_conquest(s.g, s.power("genoa"), s.power("france")), idle=True)
    assert patron(s, "genoa") == ally
    assert s.holder("genoa") == ("genoa" if ally == "france" else "france")
    assert s.count("genoa", "milan") == (ally == "spain")
    assert s.g.realm.morale[s.power("france")][s.power("spain")] == (ally == "france")


@pytest.mark.rule("uRR 20.3.3")
def test_20_3_3_not_if_several_enemies_share_it() -> None:
    s = Stage().war("france", "spain").war("england", "spain")
    s.control("france", "genoa").control("england", "corsica")
    s.run(check_conquest(s.g, s.power("genoa"), s.power("france")))
    assert patron(s, "genoa") == "spain"
    assert s.g.realm.morale[s.power("france")][s.power("spain")] == 0


@pytest.mark.rule("uRR 20.3.3", "uRR 20.5")
@pytest.mark.parametrize(("answer", "at_war"), [("minor-joins", True), ("minor-stays", False)])
def test_20_5_who_conquers_an_independent_minor_says_whether_it_joins_his_war(
    answer: str, at_war: bool
) -> None:
    s = Stage().war("france", "england")
    scotland, areas = s.power("scotland"), WORLD.areas
    for area in places_of(s.g.state.owned[scotland]):
        s.control("france", areas[area].id)
    s.run(
        check_conquest(s.g, scotland, s.power("france")),
        answers=[f"{answer}.scotland"],
        idle=True,
    )
    assert patron(s, "scotland") == "france"
    assert are_at_war(s.g, scotland, s.power("england")) == at_war


# -- independent minors ------------------------------------------------------------------------


@pytest.mark.rule("uRR 20.5", "PB 5.4")
def test_20_5_who_enters_a_war_says_whether_the_minor_joins() -> None:
    s = Stage()
    england, france, scotland = (s.power(p) for p in ("england", "france", "scotland"))
    s.run(go_to_war(s.g, england, france), answers=["minor-joins.scotland"], idle=True)
    assert are_at_war(s.g, scotland, france)


@pytest.mark.rule("uRR 20.5", "PB 4.2")
def test_20_5_kept_out_it_is_not_at_war_and_its_troops_withdraw() -> None:
    s = Stage().put("scotland", "newcastle", T2=1)
    england, france, scotland = (s.power(p) for p in ("england", "france", "scotland"))
    s.run(
        go_to_war(s.g, england, france),
        answers=["minor-stays.scotland", "back-to.glasgow"],
        idle=True,
    )
    assert not are_at_war(s.g, scotland, france)
    assert s.units("scotland", "glasgow") == {"T2": 1}
    assert len(s.events(MinorKeptOut)) == 1


@pytest.mark.rule("uRR 20.5", "uRR 15.1.1")
def test_20_5_units_that_withdraw_go_where_there_is_room_and_ships_to_ports() -> None:
    """Of the Pope's troops one is at home; the other, in Naples, finds room for one in Rome and
    for more in Bologna, but none in Ancona. His squadron has a port of his own to choose."""
    s = Stage().put("papacy", "rome", T2=1).put("spain", "rome", T3=2)
    s.put("papacy", "naples", T2=1).put("spain", "ancona", T3=2, T2=2).put("papacy", "sea_wm", S2=1)
    s.control("spain", "ravenna")
    s.run(withdraw(s.g, s.power("papacy")), answers=["back-to.bologna", "back-to.ancona"])
    offered = [[o.key for o in ask.options] for ask in s.asked if ask.kind == "withdraw-minor"]
    assert offered == [["back-to.rome", "back-to.bologna"], ["back-to.rome", "back-to.ancona"]]
    assert (s.units("papacy", "rome"), s.units("papacy", "bologna")) == ({"T2": 1}, {"T2": 1})
    assert s.units("papacy", "ancona") == {"S2": 1}


@pytest.mark.rule("uRR 20.5")
def test_20_5_an_ordinary_minor_has_no_choice() -> None:
    s = Stage()
    s.run(go_to_war(s.g, s.power("spain"), s.power("france")), idle=True)
    assert are_at_war(s.g, s.power("genoa"), s.power("france"))
    assert not [ask for ask in s.asked if ask.kind == "minor-joins"]


@pytest.mark.rule("uRR 20.5")
def test_20_5_a_new_ally_at_war_decides_right_after_the_alliance() -> None:
    s = Stage().war("france", "spain").ally("scotland", "")
    s.run(
        ally_minor(s.g, s.power("scotland"), s.power("france")),
        answers=["minor-joins.scotland"],
        idle=True,
    )
    assert are_at_war(s.g, s.power("scotland"), s.power("spain"))


@pytest.mark.rule("uRR 20.3.1", "uRR 20.5", "uRR 21.3")
@pytest.mark.parametrize(
    ("enemy", "wars"),
    [
        ("spain", [("spain", "france")]),
        ("france", []),  # Genoa's enemy is its ally now
        ("barbary", []),  # another power of the same player
    ],
)
def test_20_5_france_wins_genoa_and_takes_up_its_war(
    enemy: str, wars: list[tuple[str, str]]
) -> None:
    s = Stage().ally("genoa", "").war(enemy, "genoa")
    s.g.realm.alliances.clear()
    assert player_of(s.g, s.power("france")) == player_of(s.g, s.power("barbary"))
    s.run(take_up_wars(s.g, s.power("genoa"), s.power("france")), idle=True)
    ids = WORLD.power_ids
    assert [(ids[war.a], ids[war.b]) for war in s.g.realm.wars] == wars


@pytest.mark.rule("uRR 20.5", "uRR 21.3")
def test_20_5_who_is_at_war_with_the_minors_enemy_already_has_one_war() -> None:
    s = Stage().ally("genoa", "").war("france", "genoa").war("spain", "france")
    s.run(take_up_wars(s.g, s.power("genoa"), s.power("spain")), idle=True)
    (war,) = s.g.realm.wars
    assert (war.a, war.b) == (s.power("spain"), s.power("france"))


@pytest.mark.rule("uRR 20.5")
def test_20_5_war_on_an_independent_minor_draws_its_ally_in() -> None:
    s = Stage()
    france, england, scotland = (s.power(p) for p in ("france", "england", "scotland"))
    s.run(open_war(s.g, france, scotland), idle=True)
    assert are_at_war(s.g, france, england)
    assert are_at_war(s.g, france, scotland)


@pytest.mark.rule("uRR 20.5")
def test_20_5_only_independent_minors_and_not_in_forced_peace() -> None:
    s = Stage().impulse(1).hand(1)
    france = s.power("france")

    def why(id: str) -> list[str]:
        return [refusal.message for refusal in DECLARATION.refusals(s.g, france, id)]

    assert why("scotland") == []
    assert "forbid-is-no-party-to-wars" in why("genoa")
    s.g.force_peace(france, s.power("england"))
    assert why("scotland") == ["forbid-keeps-forced-peace"]
    s.ally("scotland", "")
    assert "forbid-is-no-party-to-wars" in why("scotland")


@pytest.mark.rule("uRR 20.5", "uRR 20.1")
def test_20_5_a_minor_that_stays_out_is_as_good_as_neutral() -> None:
    """Its ally uses neither its troops nor its areas, but still owns the alliance."""
    s = Stage().war("england", "france")
    england, scotland = s.power("england"), s.power("scotland")
    s.g.keep_minor_out(scotland, s.power("france"))
    assert side_of(s.g, england) == [england]
    assert not held_by_side(s.g, england) >> s.at("edinburgh") & 1
    assert owned_by_side(s.g, england) >> s.at("edinburgh") & 1
    s.g.bring_minor_in(scotland, s.power("france"))
    assert side_of(s.g, england) == [england, scotland]


def two_wars() -> Stage:
    """Scotland fights with England against France, and stays out of the war with Spain."""
    s = Stage().put("scotland", "newcastle", T2=1)
    england = s.power("england")
    for enemy, answer in (("france", "joins"), ("spain", "stays")):
        s.run(
            go_to_war(s.g, england, s.power(enemy)),
            answers=[f"minor-{answer}.scotland"],
            idle=True,
        )
    return s


@pytest.mark.rule("uRR 20.5", "PB 5.4")
def test_20_5_it_is_said_for_each_war_which_minors_enter_it() -> None:
    s = two_wars()
    england, scotland = s.power("england"), s.power("scotland")
    france, spain = s.power("france"), s.power("spain")
    assert [(ask.args or {})["enemy"] for ask in s.asked if ask.kind == "minor-joins"] == [
        "power:france",
        "power:spain",
    ]
    assert (are_at_war(s.g, scotland, france), are_at_war(s.g, scotland, spain)) == (True, False)
    assert hostile_to(s.g, france) >> scotland & 1
    assert not hostile_to(s.g, spain) >> scotland & 1
    assert side_of(s.g, england) == side_of(s.g, england, france) == [england, scotland]
    assert side_of(s.g, england, spain) == [england]
    assert s.units("scotland", "newcastle") == {"T2": 1}, "it is at war, and stays in the field"
    (event,) = s.events(MinorKeptOut)
    assert (event.minor, event.enemy) == ("power:scotland", "power:spain")


@pytest.mark.rule("uRR 20.5", "uRR 20.1")
def test_20_5_before_the_enemy_whom_it_does_not_fight_a_minor_is_neutral() -> None:
    """A Spaniard may march into Edinburgh as into any neutral area: nobody opposes him there. A
    Frenchman meets the Scots."""
    s = two_wars().put("scotland", "edinburgh", T2=1)
    england, spain, france = (s.power(p) for p in ("england", "spain", "france"))
    edinburgh = s.at("edinburgh")
    assert lord_of(s.g, spain, edinburgh) == s.power("scotland")
    assert opponents(s.g, spain, edinburgh) == []
    assert lord_of(s.g, france, edinburgh) == england
    assert opponents(s.g, france, edinburgh) == [england]


@pytest.mark.rule("uRR 20.5", "uRR 12.1")
def test_20_5_a_minor_does_not_march_into_the_war_that_it_is_kept_out_of() -> None:
    """English troops in Calais may march against Spain in Brugge, Scots beside them may not."""
    s = two_wars().put("england", "calais", T2=1).put("scotland", "calais", T2=1)
    s.interest("england", "WE", "CE").own("spain", "brugge")
    calais, brugge = s.at("calais"), s.at("brugge")
    for owner, barred in (("england", False), ("scotland", True)):
        party = Force(s.power("england"), calais, {(s.power(owner), KIND["T2"]): 1})
        march = march_of(s.g, party)
        assert belongs_to_a_power_at_peace(s.g, march, brugge) == barred


@pytest.mark.rule("uRR 20.5", "uRR 21.4")
def test_20_5_with_the_end_of_the_war_that_it_fought_in_it_is_neutral_in_the_other() -> None:
    s = two_wars()
    england, scotland = s.power("england"), s.power("scotland")
    war = war_of(s.g, england, s.power("france"))
    assert war is not None
    s.run(make_peace(s.g, war), idle=True)
    assert side_of(s.g, england) == [england]
    assert s.units("scotland", "newcastle") == {}, "gone home"
    assert sum(s.g.state.units[scotland].values()) == 1
    war = war_of(s.g, england, s.power("spain"))
    assert war is not None
    s.run(make_peace(s.g, war), idle=True)
    assert side_of(s.g, england) == [england, scotland]
    assert s.g.realm.kept_out == {}


@pytest.mark.rule("uRR 20.5", "uRR 21.3.3")
def test_20_5_a_minor_on_which_war_is_declared_is_in_that_war_and_nobody_is_asked() -> None:
    s = two_wars()
    s.asked.clear()
    s.run(open_war(s.g, s.power("spain"), s.power("scotland")), idle=True)
    assert are_at_war(s.g, s.power("scotland"), s.power("spain"))
    assert [ask.kind for ask in s.asked] == []


@pytest.mark.rule("uRR 14", "uRR 20.4.2")
def test_20_4_2_a_minors_units_leave_the_areas_of_its_former_ally() -> None:
    """A Genoese troop in Gibraltar and a squadron in Barcelona, and the Huguenots have Genoa."""
    s = Stage().put("genoa", "gibraltar", T2=1).put("genoa", "barcelona", S3=1).impulse(0)
    s.run(ally_minor(s.g, s.power("genoa"), s.power("huguenots")), idle=True)
    assert s.count("genoa", "gibraltar") == 0
    assert s.units("genoa", "barcelona") == {}
    assert s.units("genoa", "genoa") == {"S3": 1} or s.units("genoa", "corsica") == {"S3": 1}


@pytest.mark.rule("uRR 20.4.2")
def test_20_4_2_not_those_of_an_enemy() -> None:
    s = Stage().war("spain", "huguenots").put("genoa", "gibraltar", T2=1).impulse(0)
    s.run(ally_minor(s.g, s.power("genoa"), s.power("huguenots")), answers=["done"], idle=True)
    assert s.count("genoa", "gibraltar") == 1


@pytest.mark.rule("uRR 20.4.2", "uRR 14", "PB 9.4")
def test_20_4_2_units_of_a_minor_leave_roads_that_were_open_to_its_former_ally_alone() -> None:
    """Brno is inactive, but serves Spain; not England."""
    s = Stage().ally("genoa", "spain").put("genoa", "brno", T2=1)
    s.g.realm.special.passage[s.power("spain")] = WORLD.theater["CE"]
    s.run(ally_minor(s.g, s.power("genoa"), s.power("england")), idle=True, answers=["done"])
    assert s.units("genoa", "brno") == {}
    assert patron(s, "genoa") == "england"
