"""Small print of stacking, special areas, trade and minors (uRR 15 to 20), each from both sides."""

import pytest

from tercio.games.ultima_ratio_regis.model.area_questions import is_besieged
from tercio.games.ultima_ratio_regis.model.events.general import MoraleTaken
from tercio.games.ultima_ratio_regis.model.names import FORTRESS, T2, Player
from tercio.games.ultima_ratio_regis.model.power_questions import morale_left, player_of
from tercio.games.ultima_ratio_regis.rules.actions.sites import (
    areas_for_fortress,
    areas_for_squadron,
    areas_for_troop,
)
from tercio.games.ultima_ratio_regis.rules.combat.subjugation import subjugate
from tercio.games.ultima_ratio_regis.rules.economy.auctions import alliance_auction, alliance_price
from tercio.games.ultima_ratio_regis.rules.economy.commerce import trading_ports
from tercio.games.ultima_ratio_regis.rules.land_movement.tactical_movement import march
from tercio.games.ultima_ratio_regis.rules.logistics.stacking import room
from tercio.games.ultima_ratio_regis.rules.major_powers.reparations import conditions
from tercio.games.ultima_ratio_regis.rules.major_powers.war_status import Outcome
from tercio.games.ultima_ratio_regis.rules.minor_powers.minors import ally_minor, become_neutral
from tercio.games.ultima_ratio_regis.rules.sequence.impulse import actions_and_cards
from tercio.games.ultima_ratio_regis.rules.special_areas.revolts import QUIET, place_revolts
from tercio.kernel.masks import places_of
from tests.rules.ultima_ratio_regis.stage import WORLD, Stage


def names(mask: int) -> set[str]:
    return {WORLD.location_ids[place] for place in places_of(mask)}


@pytest.mark.rule("uRR 15.1")
def test_15_1_the_east_stacks_four_but_for_hormuz_and_aden() -> None:
    """Whoever has the two; on the map of India the East is like the main map."""
    s = Stage("new_order", 6).own("persia", "shiraz", "kerman").own("ottomans", "baghdad")
    assert [room(s.g, s.power("persia"), s.at(id)) for id in ("shiraz", "kerman")] == [4, 4]
    assert room(s.g, s.power("ottomans"), s.at("baghdad")) == 4
    for area in ("hormuz", "aden"):
        s.independent(area)
        assert room(s.g, s.power("portugal"), s.at(area)) == 1
        s.own("portugal", area)
        assert room(s.g, s.power("portugal"), s.at(area)) == 1


# -- revolts -----------------------------------------------------------------------------------


@pytest.mark.rule("uRR 18.3")
def test_18_3_nor_of_a_province() -> None:
    """All of Ireland is in revolt but Dublin, or but Dublin and Cork."""
    s = Stage()
    ireland = names(WORLD.province_areas["ireland"])
    quiet = [area for area in sorted(ireland) if QUIET.allow(s.g, s.at(area))]
    last, *others = quiet
    assert others
    for area in sorted(ireland - {last}):
        s.revolt(area)
    told = [refusal.message for refusal in QUIET.refusals(s.g, s.at(last))]
    assert told == ["forbid-is-last-quiet-area"]


@pytest.mark.rule("uRR 18.3", "uRR 21.3.5")
def test_18_3_a_revolt_in_a_key_area_costs_no_morale() -> None:
    s = Stage().war("huguenots", "france")
    s.run(place_revolts(s.g, s.power("france"), 1 << s.at("paris"), 3, count=1))
    assert (s.owner("paris"), s.holder("paris")) == ("france", "")
    assert s.events(MoraleTaken) == []
    assert morale_left(s.g, s.power("france")) == 4


@pytest.mark.rule("uRR 18.3", "uRR 9.2", "uRR 9.4")
def test_18_3_neither_squadrons_nor_fortresses_are_built_in_a_revolt() -> None:
    s = Stage()
    france, brest = s.power("france"), 1 << s.at("brest")
    assert areas_for_squadron(s.g, france) & areas_for_fortress(s.g, france) & brest
    s.revolt("brest")
    assert not (areas_for_squadron(s.g, france) | areas_for_fortress(s.g, france)) & brest


# -- theaters ----------------------------------------------------------------------------------


@pytest.mark.rule("uRR 18.5", "uRR 20.2", "uRR 12.1")
def test_18_5_a_minor_marches_into_border_areas_and_no_further() -> None:
    """Savoyards of Turin may march to Lyon, on the border of Western Europe, not on to Clermont."""
    s = Stage().ally("savoy", "spain").war("spain", "france").war("spain", "huguenots")
    s.interest("spain", "WM", "CM", "CE", "WE").put("savoy", "turin", T2=1)

    def goals(start: str) -> set[str]:
        s.impulse(0, spain=1)
        ask = s.ask(march(s.g, s.power("spain")), [f"unit.savoy.T2.{start}"])
        return {option.key for option in ask.options}

    assert "goal.lyon" in goals("turin")
    s.put("savoy", "lyon", T2=1)
    assert WORLD.land.adjacent[s.at("lyon")] >> s.at("clermont") & 1
    assert "goal.clermont" not in goals("lyon")
    s.put("spain", "lyon", T2=1).impulse(0, spain=1)
    ask = s.ask(march(s.g, s.power("spain")), ["unit.spain.T2.lyon"])
    assert ask.option("goal.clermont") is not None, "a Spaniard may"


@pytest.mark.rule("uRR 18.6.3")
def test_18_6_3_there_are_five_strategic_ports() -> None:
    joined = {WORLD.location_ids[port]: names(seas) for port, seas in WORLD.strategic_ports.items()}
    assert joined == {
        "corfu": {"sea_cm", "sea_em"},
        "malta": {"sea_cm", "sea_em"},
        "constantinople": {"sea_em", "sea_bk"},
        "portsmouth": {"sea_ns", "sea_ea"},
        "copenhagen": {"sea_bs", "sea_ns"},
    }


# -- trade -------------------------------------------------------------------------------------


@pytest.mark.rule("uRR 19.2.1", "uRR 19.2.2")
def test_19_2_1_which_areas_a_trade_center_includes() -> None:
    """Palermo lies on two seas and trades in both; Barcelona on one. Africa and Asia trade with all
    of their areas."""
    s = Stage()
    west, middle = WORLD.center["tc_west_med"], WORLD.center["tc_central_med"]

    def ports() -> tuple[int, int]:
        spain = s.power("spain")
        return trading_ports(s.g, spain, west), trading_ports(s.g, spain, middle)

    both = ports()
    s.g.raze_port(s.at("palermo"))
    assert ports() == (both[0] - 1, both[1] - 1)
    s.g.raze_port(s.at("barcelona"))
    assert ports() == (both[0] - 2, both[1] - 1)
    for center, theater in (("tc_africa", "Af"), ("tc_china", "As")):
        areas = WORLD.center_areas[WORLD.center[center]]
        assert areas == WORLD.theater_areas[WORLD.theater[theater]]


@pytest.mark.rule("uRR 19.3.1")
def test_19_3_1_the_points_of_the_card_stay_with_who_played_it() -> None:
    """Spain wins the technology; France's player has the two points all the same."""
    s = Stage().hand(1, "land_technology").impulse(1)
    bids = ["bid.france.1", "pass", "bid.spain.2", "pass", "pass"]
    ask = s.ask(actions_and_cards(s.g), ["card.land_technology", "event", *bids])
    assert s.g.realm.techs == {"land": s.power("spain")}
    assert s.g.state.impulse.unassigned == WORLD.cards["land_technology"].points
    assert ask.option("act.france.build_troop") is not None


# -- minors ------------------------------------------------------------------------------------


@pytest.mark.rule("uRR 20.2", "uRR 9.1", "uRR 9.2")
def test_20_2_a_major_raises_neither_troops_nor_squadrons_in_its_minors_areas() -> None:
    s = Stage()
    england = s.power("england")
    scottish = s.g.state.owned[s.power("scotland")]
    assert areas_for_troop(s.g, s.power("scotland"), T2) & scottish
    assert not areas_for_troop(s.g, england, T2) & scottish
    assert not areas_for_squadron(s.g, england) & scottish
    assert areas_for_fortress(s.g, england) & scottish, "fortresses it may build there"


@pytest.mark.rule("uRR 20.3.1", "uRR 8.1.1")
def test_20_3_1_what_an_alliance_costs_more_does_not_lower_the_bid() -> None:
    """Barbary, a Muslim power of vitality 2, bids 2 for Genoa and pays 3."""
    s = Stage().unrest("barbary", 0).interest("france", "WE")
    genoa, barbary = s.power("genoa"), s.power("barbary")
    ask = s.ask(alliance_auction(s.g, Player(1), genoa))
    bids = {option.key for option in ask.options if "barbary" in option.key}
    assert bids == {"bid.barbary.1", "bid.barbary.2"}
    assert alliance_price(s.g, barbary, genoa, 2) == 3


@pytest.mark.rule("uRR 20.3.2")
def test_20_3_2_besieged_units_are_placed_anew_too() -> None:
    """France besieges a Papal troop in Rome; its new ally takes it out to Ancona."""
    s = Stage().war("france", "spain").put("papacy", "rome", T2=1, fortress=True)
    s.put("france", "rome", T3=1).siege("france", "rome").war("france", "england")
    s.interest("england", "WE", "CM")
    s.run(
        ally_minor(s.g, s.power("papacy"), s.power("england")),
        answers=["stay", "place.ancona"],
        idle=True,
    )
    assert s.count("papacy", "rome") == 0
    assert s.count("papacy", "ancona") >= 1


@pytest.mark.rule("uRR 20.4.1", "uRR 20.1")
@pytest.mark.parametrize(("answer", "left"), [("stay", 1), ("home.milan", 0)])
def test_20_4_1_foreign_troops_may_stay_in_a_neutral_minor(answer: str, left: int) -> None:
    s = Stage().put("spain", "genoa", T3=1)
    s.run(become_neutral(s.g, s.power("genoa")), answers=[answer])
    assert s.count("spain", "genoa") == left
    assert s.holder("genoa") == "genoa"


@pytest.mark.rule("uRR 20.4.2", "uRR 20.3.2")
def test_20_4_2_a_minors_units_come_only_where_it_is_in_control() -> None:
    """England, at war with the new ally of the Papacy, holds Rome: no fortress rises there."""
    s = Stage().war("england", "spain").war("england", "france").control("england", "rome")
    s.put("england", "rome", T3=1)
    procedure = ally_minor(s.g, s.power("papacy"), s.power("france"))
    s.run(procedure, idle=True)
    places = {o.key for ask in s.asked for o in ask.options if o.key.startswith("place.")}
    assert places
    assert "place.rome" not in places
    assert s.holder("rome") == "england"
    assert s.g.state.fortress[s.at("rome")] != FORTRESS


@pytest.mark.rule("uRR 20.6", "uRR 21.5.3")
def test_20_6_mercenaries_are_not_demanded_in_a_peace() -> None:
    """Nor is the Empire, which follows its Emperor."""
    s = Stage().war("france", "spain").ally("german_mercenaries", "spain")
    s.ally("holy_roman_empire", "spain")
    war = s.g.realm.wars[0]
    table = {
        one.key
        for one in conditions(s.g, Outcome(war, s.power("france"), s.power("spain"), 5, lost={}))
    }
    assert {"take.genoa", "break.genoa"} <= table
    assert not [key for key in table if "mercenaries" in key or "empire" in key]


@pytest.mark.rule("uRR 18.3", "uRR 13.5.6")
@pytest.mark.parametrize("captor", ["france", "huguenots"])
def test_18_3_a_fortress_in_a_revolt_is_of_who_puts_it_down(captor: str) -> None:
    """Rebels have risen in Tours, where France has a fortress: it stops nobody, and stands."""
    s = Stage().war("huguenots", "france").put("france", "tours", fortress=True).revolt("tours")
    s.put(captor, "tours", T3=1).impulse(player_of(s.g, s.power(captor)))
    assert not is_besieged(s.g, s.at("tours"))
    procedure = subjugate(s.g, s.power(captor), s.at("tours"), moved=False)
    s.run(procedure, dice=[6, 1], idle=True)
    assert s.holder("tours") == captor
    assert s.g.state.fortress[s.at("tours")] == FORTRESS
