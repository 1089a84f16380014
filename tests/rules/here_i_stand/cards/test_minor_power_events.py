"""Cards 68 to 116 that win and lose minor powers."""

import pytest

from tercio.games.here_i_stand.model.powers import (
    ENGLAND,
    FRANCE,
    GENOA,
    HAPSBURG,
    HUNGARY,
    OTTOMAN,
    PAPACY,
    SCOTLAND,
    VENICE,
)
from tercio.games.here_i_stand.rules.diplomacy.peace import Peace
from tercio.wars.model.events import VpGained
from tests.rules.here_i_stand.cards.table import quiet
from tests.rules.here_i_stand.stage import Stage
from tests.rules.war_cards import (
    answer_with,
    deal,
    hand_size,
    is_discarded,
    last_keys,
    may_answer,
    may_play,
    play,
    why_not,
)

# -- 68: Andrea Doria ------------------------------------------------------------------------------


def test_card_68_doria_changes_sides() -> None:
    stage = quiet().ally(FRANCE, GENOA).control(FRANCE, "genoa")
    play(stage, HAPSBURG, "andrea_doria")
    assert stage.g.state.patron[GENOA] == HAPSBURG
    assert stage.controller("genoa") == HAPSBURG


def corsairs_at_bay() -> Stage:
    """Doria, at sea off Algiers and Oran, for a power at war with the Ottoman."""
    stage = quiet().ally(HAPSBURG, GENOA).war(HAPSBURG, OTTOMAN)
    stage.control(OTTOMAN, "algiers", "oran")
    stage.put("barbary_coast", GENOA, ships=1, leaders=["andrea_doria"])
    stage.g.state.court.piracy_vp = 3
    return stage


def test_card_68_doria_raids_the_barbary_coast() -> None:
    stage = play(corsairs_at_bay(), ENGLAND, "andrea_doria", dice=[5, 6, 4])
    assert stage.g.state.court.piracy_vp == 1
    assert [event.vp for event in stage.events(VpGained)] == [-2]
    assert (hand_size(stage, ENGLAND), hand_size(stage, HAPSBURG)) == (1, 1)


def test_card_68_piracy_vp_do_not_fall_below_none() -> None:
    stage = corsairs_at_bay()
    stage.g.state.court.piracy_vp = 1
    assert play(stage, ENGLAND, "andrea_doria", dice=[5, 6, 6]).g.state.court.piracy_vp == 0


def test_card_68_not_for_genoas_own_ally_nor_for_strangers() -> None:
    stage = quiet().ally(FRANCE, GENOA)
    assert why_not(stage, FRANCE, "andrea_doria") == {"genoa_other_ally", "doria_raids"}
    assert why_not(stage, ENGLAND, "andrea_doria") == {"doria_raids"}


# -- 69: Auld Alliance -----------------------------------------------------------------------------


def test_card_69_france_wins_scotland() -> None:
    stage = play(quiet(), FRANCE, "auld_alliance")
    assert stage.g.state.patron[SCOTLAND] == FRANCE
    assert stage.controller("edinburgh") == FRANCE


def test_card_69_england_ends_the_alliance() -> None:
    stage = quiet().ally(FRANCE, SCOTLAND).control(FRANCE, "edinburgh")
    stage.put("edinburgh", FRANCE, 2)
    play(stage, ENGLAND, "auld_alliance", answers=["displace.paris"])
    assert stage.g.state.patron[SCOTLAND] == SCOTLAND
    assert stage.controller("edinburgh") == SCOTLAND
    assert stage.regulars(FRANCE, "paris") == 2


def test_card_69_french_regulars_for_one_scottish_space() -> None:
    stage = quiet().ally(FRANCE, SCOTLAND).control(FRANCE, "edinburgh", "stirling", "glasgow")
    stage.put("glasgow", ENGLAND, 2).siege("glasgow", ENGLAND)
    play(stage, FRANCE, "auld_alliance", answers=["mode.reinforce", "place.stirling"])
    assert stage.regulars(FRANCE, "stirling") == 3
    assert last_keys(stage, "reinforce-scotland") == ["place.edinburgh", "place.stirling"]


def test_card_69_comes_with_an_intervention_for_scotland_only() -> None:
    stage = quiet().ally(FRANCE, SCOTLAND).control(FRANCE, "edinburgh")
    deal(stage, FRANCE, "auld_alliance")
    assert not may_answer(stage, FRANCE, "auld_alliance", "war_intervention", VENICE)
    answer_with(stage, FRANCE, "auld_alliance", "war_intervention", SCOTLAND)
    assert stage.regulars(FRANCE, "edinburgh") == 3


def test_card_69_is_of_no_use_to_others() -> None:
    assert "forbid-card-not-for-power" in why_not(quiet(), HAPSBURG, "auld_alliance")
    assert not may_play(quiet(), ENGLAND, "auld_alliance")


# -- 73: Diplomatic Marriage -----------------------------------------------------------------------


def test_card_73_a_marriage_wins_a_minor() -> None:
    stage = play(quiet(), PAPACY, "diplomatic_marriage", answers=["power.venice"])
    assert stage.g.state.patron[VENICE] == PAPACY


def test_card_73_a_marriage_parts_a_minor_from_its_ally() -> None:
    stage = quiet().ally(FRANCE, SCOTLAND).control(FRANCE, "edinburgh")
    play(stage, ENGLAND, "diplomatic_marriage")
    assert stage.g.state.patron[SCOTLAND] == SCOTLAND


def test_card_73_a_marriage_makes_peace_cheap() -> None:
    peace = Peace(FRANCE, HAPSBURG)
    stage = answer_with(quiet(), FRANCE, "diplomatic_marriage", "peace_segment", peace)
    assert peace.free
    assert is_discarded(stage, "diplomatic_marriage")


def test_card_73_hungary_stays_with_the_hapsburgs() -> None:
    stage = quiet().ally(HAPSBURG, HUNGARY)
    stage.ally(FRANCE, SCOTLAND).ally(PAPACY, VENICE).ally(HAPSBURG, GENOA)
    play(stage, ENGLAND, "diplomatic_marriage", answers=["power.venice"])
    assert last_keys(stage, "deactivate-minor") == [
        "power.genoa",
        "power.scotland",
        "power.venice",
    ]


def test_card_73_the_sultan_marries_nobody() -> None:
    assert "forbid-card-not-for-power" in why_not(quiet(), OTTOMAN, "diplomatic_marriage")


# -- 108: Venetian Alliance ------------------------------------------------------------------------


def test_card_108_the_pope_wins_venice() -> None:
    assert play(quiet(), PAPACY, "venetian_alliance").g.state.patron[VENICE] == PAPACY


def test_card_108_the_sultan_ends_the_alliance() -> None:
    stage = quiet().ally(PAPACY, VENICE).control(PAPACY, "venice")
    assert play(stage, OTTOMAN, "venetian_alliance").g.state.patron[VENICE] == VENICE


@pytest.mark.parametrize("squadrons_left", [1, 2])
def test_card_108_venetian_reinforcements_in_a_papal_port(squadrons_left: int) -> None:
    stage = quiet().ally(PAPACY, VENICE).control(PAPACY, "venice", "corfu")
    fleet = len(stage.g.world.ships_of(VENICE)) - squadrons_left
    stage.put("corfu", VENICE, ships=fleet)
    answers = ["mode.reinforce", "place.ancona"]
    play(stage, PAPACY, "venetian_alliance", answers=answers)
    assert stage.regulars(VENICE, "ancona") == 1
    assert stage.ships(PAPACY, "ancona") == squadrons_left


def test_card_108_with_an_intervention_for_venice() -> None:
    stage = quiet().ally(PAPACY, VENICE)
    answers = ["place.rome"]
    answer_with(stage, PAPACY, "venetian_alliance", "war_intervention", VENICE, answers=answers)
    assert stage.ships(PAPACY, "rome") == 2


def test_card_108_is_between_pope_and_sultan() -> None:
    assert "forbid-card-not-for-power" in why_not(quiet(), FRANCE, "venetian_alliance")
    assert not may_play(quiet(), OTTOMAN, "venetian_alliance")


# -- 116: Rough Wooing -----------------------------------------------------------------------------


def courted() -> Stage:
    """Edward is born; Scotland is a French ally; both suitors have troops there."""
    stage = quiet().ally(FRANCE, SCOTLAND).control(FRANCE, "edinburgh", "stirling", "glasgow")
    stage.g.state.court.heirs = [5]
    return stage.put("stirling", FRANCE, 1).put("glasgow", ENGLAND, 2)


def test_card_116_england_wins_the_queen_of_scots() -> None:
    stage = play(courted(), OTTOMAN, "rough_wooing", dice=[3, 2], answers=["displace.paris"])
    assert stage.g.state.patron[SCOTLAND] == ENGLAND
    for space in ("edinburgh", "stirling", "glasgow"):
        assert stage.controller(space) == ENGLAND
    assert stage.regulars(FRANCE, "stirling") == 0
    assert stage.regulars(ENGLAND, "glasgow") == 2


def test_card_116_a_lead_of_one_is_not_enough() -> None:
    stage = play(courted(), OTTOMAN, "rough_wooing", dice=[3, 3])
    assert stage.g.state.patron[SCOTLAND] == FRANCE


def test_card_116_ships_count_in_scottish_ports_alone() -> None:
    stage = courted().put("london", ENGLAND, ships=2)
    assert play(stage, OTTOMAN, "rough_wooing", dice=[3, 3]).g.state.patron[SCOTLAND] == FRANCE
    stage = courted().put("edinburgh", ENGLAND, ships=1)
    play(stage, OTTOMAN, "rough_wooing", dice=[3, 3], answers=["displace.paris"])
    assert stage.g.state.patron[SCOTLAND] == ENGLAND


def test_card_116_needs_a_bridegroom_and_a_french_scotland() -> None:
    stage = courted()
    stage.g.state.court.heirs = []
    assert why_not(stage, ENGLAND, "rough_wooing") == {"rough_wooing"}
    stage = courted()
    stage.g.set_patron(SCOTLAND, SCOTLAND)
    assert why_not(stage, ENGLAND, "rough_wooing") == {"rough_wooing"}
