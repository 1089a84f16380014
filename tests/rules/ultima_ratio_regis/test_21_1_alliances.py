"""Alliances between major powers (uRR 21.1, 21.2)."""

import pytest

from tercio.games.ultima_ratio_regis.model.events.general import OfferDeclined
from tercio.games.ultima_ratio_regis.model.names import T2, T3
from tercio.games.ultima_ratio_regis.model.power_questions import points_of
from tercio.games.ultima_ratio_regis.model.realm_state import CombinedFleet, Grant
from tercio.games.ultima_ratio_regis.model.refs import power_ref
from tercio.games.ultima_ratio_regis.model.unit_questions import available_units
from tercio.games.ultima_ratio_regis.model.war_questions import are_allied, are_at_war, war_of
from tercio.games.ultima_ratio_regis.rules import all as all_rules
from tercio.games.ultima_ratio_regis.rules.major_powers.alliances import (
    ALLIANCE,
    conclude_alliance,
    declare_alliance,
    end_alliances,
    may_declare_alliance,
)
from tercio.games.ultima_ratio_regis.rules.major_powers.expeditionary_corps import (
    bring_back_corps,
    may_recall_corps,
    may_send_corps,
    repatriate_corps,
    send_corps,
)
from tercio.games.ultima_ratio_regis.rules.major_powers.war import (
    DECLARATION,
    give_casus_belli,
    war_by_event,
)
from tests.rules.ultima_ratio_regis.stage import Stage

RULES = all_rules.MODULES


def why(s: Stage, power: str, other: str) -> list[str]:
    return [r.message for r in ALLIANCE.refusals(s.g, s.power(power), other)]


@pytest.mark.rule("uRR 21", "uRR 21.1", "PB 4.1")
def test_21_1_the_example_three_powers_of_one_player_are_allied() -> None:
    s = Stage().impulse(2)
    s.run(declare_alliance(s.g, s.power("huguenots")), answers=["ally.england"])
    s.run(declare_alliance(s.g, s.power("netherlands")), answers=["ally.england"])
    s.run(declare_alliance(s.g, s.power("netherlands")), answers=["ally.huguenots"])
    for a, b in (
        ("england", "huguenots"),
        ("england", "netherlands"),
        ("huguenots", "netherlands"),
    ):
        assert are_allied(s.g, s.power(a), s.power(b))


@pytest.mark.rule("uRR 21.1")
def test_21_1_only_where_a_card_or_an_event_permits_it() -> None:
    s = Stage()
    assert why(s, "spain", "france") == ["forbid-alliance-is-not-permitted"]
    assert why(s, "england", "huguenots") == []
    assert not may_declare_alliance(s.g, s.power("spain"))
    s.turn(9)
    assert why(s, "england", "huguenots") == ["forbid-alliance-is-not-permitted"]
    s.g.realm.grants.append(Grant(s.power("spain"), "alliance", "a card", target=s.power("france")))
    assert why(s, "france", "spain") == []
    assert why(s, "england", "huguenots") == ["forbid-alliance-is-not-permitted"]
    s.g.realm.grants = [Grant(s.power("spain"), "barred", "a card", target=s.power("france"))]
    assert why(s, "france", "spain") == ["forbid-alliance-is-not-permitted"]


@pytest.mark.rule("uRR 21.1")
def test_21_1_not_with_an_enemy_nor_twice() -> None:
    s = Stage().alliance("england", "huguenots").war("netherlands", "england")
    assert why(s, "england", "huguenots") == ["forbid-is-allied-already"]
    assert why(s, "england", "netherlands") == ["forbid-is-an-enemy"]
    assert "forbid-is-no-major-in-play" in why(s, "england", "scotland")


@pytest.mark.rule("uRR 21.1")
def test_21_1_the_other_player_must_agree() -> None:
    s = Stage().impulse(0)
    s.g.realm.grants.append(Grant(s.power("spain"), "alliance", "a card", target=s.power("france")))
    s.run(declare_alliance(s.g, s.power("spain")), answers=["ally.france", "decline-offer"])
    assert not are_allied(s.g, s.power("spain"), s.power("france"))
    assert s.g.log[-1].event == OfferDeclined("power:france", "power:spain", "alliance")
    assert why(s, "spain", "france") == ["forbid-has-declined"]
    s.impulse(0)
    s.run(declare_alliance(s.g, s.power("spain")), answers=["ally.france", "accept-offer"])
    assert are_allied(s.g, s.power("spain"), s.power("france"))


@pytest.mark.rule("uRR 21.1", "uRR 21.5.4")
def test_21_1_allies_keep_peace_and_have_no_casus_belli() -> None:
    s = Stage().impulse(0).hand(0)
    s.g.realm.alliances.clear()
    s.alliance("spain", "france")
    refusals = DECLARATION.refusals(s.g, s.power("spain"), "france")
    assert "forbid-keeps-forced-peace" in [r.message for r in refusals]
    give_casus_belli(s.g, s.power("spain"), s.power("france"))
    assert not s.g.realm.casus_belli


@pytest.mark.rule("uRR 21.1", "uRR 21.2", "uRR 21.3", "PB 4.2")
def test_21_1_allies_may_join_a_war_at_once() -> None:
    """FRENCH WARS OF RELIGION: England supports the Huguenots, the Netherlands decline, Scotland
    stays out; only the war of the card is worth a VP."""
    s = Stage()
    for a, b in (
        ("england", "huguenots"),
        ("england", "netherlands"),
        ("huguenots", "netherlands"),
    ):
        s.alliance(a, b)
    france, huguenots = s.power("france"), s.power("huguenots")
    s.run(
        war_by_event(s.g, france, huguenots, "french_wars_of_religion", vp=1),
        answers=["join-war", "minor-stays.scotland", "stay-out"],
    )
    england, netherlands = s.power("england"), s.power("netherlands")
    assert are_at_war(s.g, france, england)
    assert not are_at_war(s.g, france, netherlands)
    assert not are_at_war(s.g, france, s.power("scotland"))
    war, other = war_of(s.g, france, huguenots), war_of(s.g, france, england)
    assert war is not None
    assert other is not None
    assert (war.vp, other.vp) == (1, 0)


@pytest.mark.rule("uRR 21.1", "uRR 21.3")
def test_21_1_who_stays_out_is_not_asked_again_for_the_same_enemy() -> None:
    """The Netherlands are allied with both enemies of France, and answer once."""
    s = Stage().alliance("england", "huguenots")
    s.alliance("england", "netherlands").alliance("huguenots", "netherlands")
    s.run(
        war_by_event(s.g, s.power("france"), s.power("huguenots"), "a card", vp=0),
        answers=["join-war", "minor-stays.scotland", "stay-out"],
    )
    asked = [ask.options[0].refs[0] for ask in s.asked if ask.kind == "join-ally"]
    assert asked == [power_ref(s.g, s.power(id)) for id in ("england", "netherlands")]


@pytest.mark.rule("uRR 21.1")
def test_21_1_an_ally_of_later_may_join_when_the_alliance_is_made() -> None:
    s = Stage().war("france", "huguenots")
    s.run(
        conclude_alliance(s.g, s.power("england"), s.power("huguenots")),
        answers=["join-war", "minor-joins.scotland"],
    )
    assert are_at_war(s.g, s.power("england"), s.power("france"))


@pytest.mark.rule("uRR 21.1", "uRR 23")
def test_21_1_alliances_end_with_the_turn_but_not_those_until_war() -> None:
    s = Stage().alliance("england", "huguenots")
    assert are_allied(s.g, s.power("netherlands"), s.power("spain"))
    s.run(end_alliances(s.g))
    assert not are_allied(s.g, s.power("england"), s.power("huguenots"))
    assert are_allied(s.g, s.power("netherlands"), s.power("spain"))


# -- expeditionary corps -----------------------------------------------------------------------


def lending() -> Stage:
    s = Stage().alliance("england", "netherlands").put("england", "london", T2=2)
    return s.impulse(2, england=1, netherlands=1)


@pytest.mark.rule("uRR 21.2.1", "uRR 21.2.2", "PB 7.6")
def test_21_2_2_the_example_an_english_troop_counts_as_dutch() -> None:
    s = lending()
    s.run(
        send_corps(s.g, s.power("england")),
        answers=["lend.england.netherlands.T2.london", "corps.amsterdam"],
    )
    assert s.units("netherlands", "amsterdam") == {"T2": 1}
    assert s.units("england", "london") == {"T2": 1}
    assert available_units(s.g, s.power("england"), T2) == 2, "it is still one of its counters"
    assert points_of(s.g, s.power("england")) == 1


@pytest.mark.rule("uRR 21.2.2")
def test_21_2_2_the_receiver_may_move_it_too() -> None:
    s = lending()
    s.run(
        send_corps(s.g, s.power("netherlands")),
        answers=["lend.england.netherlands.T2.london", "corps.zeeland"],
    )
    assert s.units("netherlands", "zeeland") == {"T2": 1}
    assert points_of(s.g, s.power("netherlands")) == 1


@pytest.mark.rule("uRR 21.2.2")
def test_21_2_2_one_troop_to_each_ally_and_only_to_allies() -> None:
    s = lending()
    assert not may_send_corps(s.g, s.power("huguenots"))
    s.g.lend_troop(s.power("england"), s.power("netherlands"), s.at("london"), T2)
    ask = s.ask(send_corps(s.g, s.power("england")))
    assert not [o.key for o in ask.options if o.key.startswith("lend.england.netherlands")]


@pytest.mark.rule("uRR 21.2.2")
def test_21_2_2_another_player_must_agree() -> None:
    s = Stage().put("spain", "brugge", T3=1).impulse(0, spain=1)
    assert are_allied(s.g, s.power("spain"), s.power("netherlands"))
    s.run(
        send_corps(s.g, s.power("spain")),
        answers=["lend.spain.netherlands.T3.brugge", "corps.zeeland", "decline-offer"],
    )
    assert s.g.log[-1].event == OfferDeclined("power:netherlands", "power:spain", "corps")
    assert s.units("netherlands", "zeeland") == {}
    assert points_of(s.g, s.power("spain")) == 2
    assert not may_send_corps(s.g, s.power("spain"))
    s.impulse(0, spain=1)
    s.run(
        send_corps(s.g, s.power("spain")),
        answers=["lend.spain.netherlands.T3.brugge", "corps.zeeland", "accept-offer"],
    )
    assert s.units("netherlands", "zeeland") == {"T3": 1}


@pytest.mark.rule("uRR 21.2.2")
def test_21_2_2_the_lender_calls_it_back_without_asking() -> None:
    s = Stage().put("spain", "brugge", T3=1).impulse(0, spain=1)
    spain, netherlands = s.power("spain"), s.power("netherlands")
    s.g.lend_troop(spain, netherlands, s.at("brugge"), T3)
    s.g.move_units(netherlands, s.at("brugge"), s.at("zeeland"), T3)
    assert may_recall_corps(s.g, spain)
    s.run(
        bring_back_corps(s.g, spain),
        answers=["recall.netherlands.T3.zeeland", "corps.brussels"],
    )
    assert s.units("spain", "brussels") == {"T3": 1}
    assert s.g.realm.loans == []


@pytest.mark.rule("uRR 21.2.2", "uRR 10.2", "uRR 13.4")
@pytest.mark.parametrize("where", ["WE_continent", "zeeland"])
def test_21_2_2_no_corps_is_called_back_from_a_box_or_out_of_a_siege(where: str) -> None:
    """The troop that Spain has lent to the Dutch is dispersed, or besieged in Zeeland."""
    s = Stage().war("france", "netherlands").put("spain", where, T3=1).impulse(0, spain=1)
    spain, netherlands = s.power("spain"), s.power("netherlands")
    s.g.lend_troop(spain, netherlands, s.at(where), T3)
    if where == "zeeland":
        assert may_recall_corps(s.g, spain)
        s.put("netherlands", where, fortress=True).put("france", where, T3=1)
        s.siege("france", where)
    assert not may_recall_corps(s.g, spain)


@pytest.mark.rule("uRR 21.2.2", "uRR 23")
def test_21_2_2_where_a_corps_is_no_more_the_others_go_home_all_the_same() -> None:
    """Of the Spanish corps in the Netherlands nothing is left; England's is with the Huguenots."""
    s = lending().alliance("england", "huguenots").put("england", "bordeaux", T2=1)
    spain, netherlands = s.power("spain"), s.power("netherlands")
    s.put("spain", "zeeland", T3=1)
    s.g.lend_troop(spain, netherlands, s.at("zeeland"), T3)
    s.g.lend_troop(s.power("england"), s.power("huguenots"), s.at("bordeaux"), T2)
    s.g.remove_units(netherlands, s.at("zeeland"), T3, 1)
    s.run(repatriate_corps(s.g), idle=True)
    assert s.g.realm.loans == []
    assert (s.units("huguenots", "bordeaux"), s.units("england", "bordeaux")) == ({}, {})


@pytest.mark.rule("uRR 21.2.2", "uRR 10.2.1")
def test_21_2_2_a_corps_that_is_turned_back_is_its_lenders() -> None:
    """A Spanish squadron stops an English troop on its way to Amsterdam, where a Dutch troop of
    the same kind stands: the English one is in London again, and English."""
    s = lending().war("spain", "netherlands").put("netherlands", "amsterdam", T2=1)
    s.put("spain", "sea_ns", S3=1)
    s.run(
        send_corps(s.g, s.power("england")),
        answers=[
            "lend.england.netherlands.T2.london",
            "corps.amsterdam",
            "intercept.sea_ns.spain.S3",
        ],
        dice=[6],
    )
    assert s.units("england", "london") == {"T2": 2}
    assert s.units("netherlands", "london") == {}
    assert s.units("netherlands", "amsterdam") == {"T2": 1}
    assert s.g.realm.loans == []
    assert may_send_corps(s.g, s.power("england")), "it may try again"


@pytest.mark.rule("uRR 21.2.2", "uRR 10.2.1")
def test_21_2_2_a_corps_that_does_not_get_home_stays_with_the_ally() -> None:
    s = lending().war("spain", "england").put("netherlands", "amsterdam", T2=1)
    s.g.lend_troop(s.power("england"), s.power("netherlands"), s.at("london"), T2)
    s.g.move_units(s.power("netherlands"), s.at("london"), s.at("amsterdam"), T2)
    s.put("spain", "sea_ns", S3=1)
    s.run(
        bring_back_corps(s.g, s.power("england")),
        answers=[
            "recall.netherlands.T2.amsterdam",
            "corps.london",
            "intercept.sea_ns.spain.S3",
        ],
        dice=[6],
    )
    assert s.units("netherlands", "amsterdam") == {"T2": 2}
    assert s.units("england", "amsterdam") == {}
    assert len(s.g.realm.loans) == 1


@pytest.mark.rule("uRR 21.2.2", "uRR 23")
def test_21_2_2_at_the_end_of_the_turn_it_is_its_owners_again() -> None:
    s = lending()
    s.run(
        send_corps(s.g, s.power("england")),
        answers=["lend.england.netherlands.T2.london", "corps.amsterdam"],
    )
    s.run(repatriate_corps(s.g), idle=True)
    assert s.units("netherlands", "amsterdam") == {}
    assert s.g.realm.loans == []
    assert sum(s.g.state.units[s.power("england")].values()) == 2


@pytest.mark.rule("uRR 14", "uRR 21.1", "uRR 23")
def test_23_troops_leave_the_areas_of_those_who_were_allies() -> None:
    """A Dutch troop that stands in Bristol goes home when the turn ends."""
    s = Stage().alliance("england", "netherlands").put("netherlands", "bristol", T3=1)
    s.put("netherlands", "amsterdam", T3=1)
    s.run(end_alliances(s.g), answers=["home.amsterdam"])
    assert s.count("netherlands", "bristol") == 0
    assert s.count("netherlands", "amsterdam") == 2


@pytest.mark.rule("uRR 21.1", "uRR 21.2.2", "uRR 21.2.3", "uRR 14")
def test_21_2_2_when_allies_go_to_war_corps_and_guests_go_home() -> None:
    s = Stage().alliance("spain", "netherlands").put("spain", "brussels", T2=1)
    s.put("netherlands", "amsterdam", T3=1).put("spain", "breda", T2=1)
    s.g.lend_troop(s.power("netherlands"), s.power("spain"), s.at("amsterdam"), T3)
    s.g.realm.combined_fleets.append(CombinedFleet(s.power("spain"), s.power("netherlands")))
    event = war_by_event(
        s.g, s.power("netherlands"), s.power("spain"), "rebellion_in_flanders", vp=1
    )
    s.run(event, idle=True)
    assert are_at_war(s.g, s.power("spain"), s.power("netherlands"))
    assert s.g.realm.loans == []
    assert s.count("netherlands", "amsterdam") == 1
    assert s.count("spain", "breda") == 0
    assert not s.g.realm.combined_fleets
