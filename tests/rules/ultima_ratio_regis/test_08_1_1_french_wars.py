"""The French Wars of Religion (uRR 8.1.1, PB 10)."""

import pytest

from tercio.games.ultima_ratio_regis.cards.registry import event, event_refusals
from tercio.games.ultima_ratio_regis.model.events.general import PowerLeft
from tercio.games.ultima_ratio_regis.model.events.realms import PowerCollapsed
from tercio.games.ultima_ratio_regis.model.names import NOBODY
from tercio.games.ultima_ratio_regis.model.power_questions import (
    is_in_play,
    morale_left,
    religion_of,
)
from tercio.games.ultima_ratio_regis.model.recount import recount
from tercio.games.ultima_ratio_regis.model.special_state import FrenchWars
from tercio.games.ultima_ratio_regis.model.unit_questions import leaders_of
from tercio.games.ultima_ratio_regis.model.war_questions import (
    are_allied,
    are_at_war,
    has_casus_belli,
    in_forced_peace,
    war_of,
)
from tercio.games.ultima_ratio_regis.rules.major_powers.negotiation import negotiate
from tercio.games.ultima_ratio_regis.rules.major_powers.peace import make_peace
from tercio.games.ultima_ratio_regis.rules.major_powers.reparations import cedable, vp_price
from tercio.games.ultima_ratio_regis.rules.major_powers.war import bordering_domains, declare_war
from tercio.games.ultima_ratio_regis.rules.special_areas.access import open_to
from tercio.games.ultima_ratio_regis.rules.special_rules.blocks import at_turn_end
from tercio.games.ultima_ratio_regis.rules.special_rules.french_wars import contenders
from tercio.games.ultima_ratio_regis.rules.special_rules.registry import apply_turn_rules
from tercio.kernel.masks import places_of
from tests.rules.ultima_ratio_regis.stage import WORLD, Stage

FRENCH = ("france", "huguenots", "catholic_league")


def kingdom(turn: int = 6, league: bool = False) -> Stage:
    """France, the Huguenots and, if it is there, the League, each of its own player."""
    s = Stage("french_wars_of_religion", 4, french_wars=True).turn(turn)
    if league:
        s.g.enter_power(s.power("catholic_league"))
        s.own("catholic_league", "st_quentin", "calais", "rouen", "rennes", "brest")
    return s


def fight(s: Stage, a: str, b: str) -> None:
    war = war_of(s.g, s.power(a), s.power(b))
    assert war is not None
    s.run(make_peace(s.g, war), idle=True)


def lose(s: Stage, winner: str, loser: str) -> Stage:
    """They are at war, and all morale of the loser is gone."""
    s.war(winner, loser)
    return s.morale(winner, loser, WORLD.vitality[s.power(loser)])


@pytest.mark.rule("uRR 8.1.1", "uRR 21.5.4")
def test_8_1_1_contenders_are_not_bound_by_peace() -> None:
    s = kingdom().war("france", "huguenots").war("france", "spain")
    for enemy in ("huguenots", "spain"):
        fight(s, "france", enemy)
    france = s.power("france")
    assert not in_forced_peace(s.g, france, s.power("huguenots"))
    assert in_forced_peace(s.g, france, s.power("spain"))
    assert contenders(s.turn(5).g) == []


@pytest.mark.rule("uRR 8.1.1", "uRR 21.3.3")
def test_8_1_1_declarations_among_contenders_cost_no_morale_but_end_the_impulse() -> None:
    s = kingdom().impulse(2, france=3)
    s.g.state.impulse.played = 1
    s.run(declare_war(s.g, s.power("france")), answers=["war.huguenots"])
    assert are_at_war(s.g, s.power("france"), s.power("huguenots"))
    assert morale_left(s.g, s.power("france")) == 4
    assert s.g.state.impulse.closing


@pytest.mark.rule("uRR 8.1.1", "uRR 21.3.2")
def test_8_1_1_a_casus_belli_of_france_is_one_among_the_contenders() -> None:
    s = kingdom(7, league=True).impulse(0)
    s.run(event(s.g, "cb_france_england"))
    pairs = [(a, b) for a in FRENCH for b in FRENCH if a != b]
    assert all(has_casus_belli(s.g, s.power(a), s.power(b)) for a, b in pairs)
    assert not has_casus_belli(s.g, s.power("france"), s.power("england"))
    assert event_refusals(s.g, "cb_france_england")


@pytest.mark.rule("uRR 8.1.1", "uRR 21.3.2")
def test_8_1_1_such_a_casus_belli_adds_nothing_to_a_war_of_theirs() -> None:
    s = kingdom().impulse(0).war("france", "huguenots").war("france", "england")
    s.run(event(s.g, "cb_france_england"))
    assert [war.vp for war in s.g.realm.wars] == [0, 0]
    assert event_refusals(s.g, "cb_france_england")
    s = kingdom(7, league=True).impulse(0).war("france", "huguenots")
    s.run(event(s.g, "cb_france_england"))
    france, huguenots, league = map(s.power, FRENCH)
    quarrels = [(france, league), (huguenots, league)]
    assert all(has_casus_belli(s.g, a, b) and has_casus_belli(s.g, b, a) for a, b in quarrels)
    assert not has_casus_belli(s.g, france, huguenots)
    s = kingdom(9).impulse(0).war("france", "england")
    s.run(event(s.g, "cb_france_england"))
    assert [war.vp for war in s.g.realm.wars] == [1]


@pytest.mark.rule("uRR 8.1.1", "uRR 18.4.1")
def test_8_1_1_enemies_of_french_powers_stay_out_of_the_kingdom() -> None:
    s = kingdom()
    spain, england = s.power("spain"), s.power("england")
    home = WORLD.home[s.power("france")]
    assert open_to(s.g, spain) & home
    s.war("spain", "huguenots").war("france", "huguenots")
    assert not open_to(s.g, spain) & home
    assert open_to(s.g, england) & home
    assert open_to(s.g, s.power("huguenots")) & home
    s.own("england", "calais")
    assert list(places_of(open_to(s.g, spain) & home)) == [s.at("calais")]


@pytest.mark.rule("uRR 8.1.1", "uRR 21.5.3")
def test_8_1_1_the_winner_keeps_what_it_has_taken_but_key_areas_in_turn_6() -> None:
    assert WORLD.key >> WORLD.location["paris"] & 1
    assert not WORLD.key >> WORLD.location["tours"] & 1
    s = kingdom().war("france", "huguenots").morale("huguenots", "france", 2)
    s.control("huguenots", "tours", "paris").control("france", "bordeaux")
    fight(s, "france", "huguenots")
    assert (s.owner("tours"), s.owner("paris")) == ("huguenots", "france")
    assert s.holder("bordeaux") == s.owner("bordeaux") == "huguenots"
    s = kingdom(8).war("france", "huguenots").morale("huguenots", "france", 2)
    s.control("huguenots", "tours", "paris")
    s.run(negotiate(s.g, s.g.realm.wars[0]), idle=True)
    assert (s.owner("tours"), s.owner("paris")) == ("huguenots", "huguenots")


@pytest.mark.rule("uRR 8.1.1", "uRR 21.5.3")
def test_8_1_1_areas_of_the_kingdom_can_be_demanded_and_key_ones_from_turn_7() -> None:
    s = kingdom()
    france, huguenots = s.power("france"), s.power("huguenots")
    lyon, paris = 1 << s.at("lyon"), 1 << s.at("paris")
    assert cedable(s.g, huguenots, france) & (lyon | paris) == lyon
    assert bordering_domains(s.g, france, huguenots) & lyon
    assert not cedable(s.g, s.power("spain"), france) & lyon
    assert cedable(s.turn(7).g, huguenots, france) & paris


@pytest.mark.rule("uRR 8.1.1", "uRR 22.1")
def test_8_1_1_every_condition_buys_a_vp_of_military_victory() -> None:
    s = kingdom()
    assert vp_price(s.g, s.power("huguenots"), s.power("france")) == 1
    assert vp_price(s.g, s.power("huguenots"), s.power("england")) == 2


@pytest.mark.rule("uRR 8.1.1", "uRR 21.6")
def test_8_1_1_a_contender_without_land_disappears() -> None:
    s = kingdom(7, league=True).war("france", "huguenots")
    s.control("france", "bordeaux", "clermont", "orleans", "toulouse", "narbonne")
    s.morale("france", "huguenots", 3)
    fight(s, "france", "huguenots")
    assert not is_in_play(s.g, s.power("huguenots"))
    assert s.owner("bordeaux") == "france"
    assert s.g.state.homes[s.power("france")] >> s.at("bordeaux") & 1
    assert s.g.realm.special.french_wars is None


@pytest.mark.rule("uRR 8.1.1", "uRR 21.6")
def test_21_6_it_collapses_once_whatever_other_wars_it_has() -> None:
    """Peace with Spain, which follows, finds the Huguenots without land once more."""
    s = kingdom(7, league=True).war("france", "huguenots").war("spain", "huguenots")
    s.control("france", "bordeaux", "clermont", "orleans", "toulouse", "narbonne")
    s.morale("france", "huguenots", 3)
    fight(s, "france", "huguenots")
    assert not is_in_play(s.g, s.power("huguenots"))
    assert s.g.realm.wars == []
    assert [event.power for event in s.events(PowerCollapsed)] == ["power:huguenots"]
    assert [event.power for event in s.events(PowerLeft)] == ["power:huguenots"]


@pytest.mark.rule("uRR 8.1.1", "uRR 21.6")
def test_8_1_1_in_turn_7_the_rebels_collapse_and_in_turn_8_france_too() -> None:
    bits = {id: 1 << WORLD.power[id] for id in FRENCH}
    s = kingdom(7)
    s.run(apply_turn_rules(s.g), idle=True)
    assert s.g.realm.collapsing == bits["huguenots"] | bits["catholic_league"]
    s = kingdom(8)
    s.run(apply_turn_rules(s.g), idle=True)
    assert s.g.realm.collapsing == sum(bits.values())
    s = Stage("catholics_and_protestants", 2, french_wars=True).turn(7)
    s.run(apply_turn_rules(s.g), idle=True)
    assert s.g.realm.collapsing == bits["huguenots"]


@pytest.mark.rule("uRR 8.1.1", "uRR 21.6")
def test_8_1_1_nobody_collapses_in_the_peace_of_catherine() -> None:
    s = lose(kingdom(7, league=True), "france", "huguenots").impulse(0)
    s.g.realm.collapsing = 1 << s.power("huguenots")
    s.run(event(s.g, "catherine_de_medici"), idle=True)
    assert s.g.realm.wars == []
    assert is_in_play(s.g, s.power("huguenots"))
    s = lose(kingdom(7, league=True), "france", "huguenots")
    s.g.realm.collapsing = 1 << s.power("huguenots")
    fight(s, "france", "huguenots")
    assert not is_in_play(s.g, s.power("huguenots"))
    assert s.g.state.free[s.at("bordeaux")] == 3


@pytest.mark.rule("uRR 8.1.1")
def test_8_1_1_the_wars_are_not_over_while_the_league_is_to_come() -> None:
    s = lose(kingdom(6), "france", "huguenots")
    s.g.realm.collapsing = 1 << s.power("huguenots")
    fight(s, "france", "huguenots")
    assert s.g.realm.special.french_wars is None
    s = lose(kingdom(7), "france", "huguenots")
    s.g.realm.collapsing = 1 << s.power("huguenots") | 1 << s.power("france")
    fight(s, "france", "huguenots")
    assert s.g.realm.special.french_wars == FrenchWars(s.power("france"))
    assert s.g.realm.collapsing == 0, "France has nothing to fear any more"
    assert contenders(s.g) == []


@pytest.mark.rule("uRR 8.1.1", "uRR 8.1.2")
def test_8_1_1_victorious_huguenots_become_a_protestant_france() -> None:
    s = (
        kingdom(8)
        .put("huguenots", "bordeaux", T3V=1, T3=2, S2D=1)
        .lead("huguenots", "bordeaux", "tactical")
    )
    s.put("france", "paris", T3=4, leader="ordinary").unrest("huguenots", 5).unrest("france", 9)
    s.own("huguenots", "paris", "lyon", "marseille", "rouen", "troyes").own("france", "milan")
    s.merchants("tc_west_med", "huguenots", 1).merchants("tc_west_med", "france", 2)
    s.run(at_turn_end.follow(s.g), idle=True)
    france, huguenots = s.power("france"), s.power("huguenots")
    assert not is_in_play(s.g, huguenots)
    assert (s.owner("bordeaux"), s.owner("milan"), s.owner("tours")) == ("france",) * 3
    assert s.units("france", "bordeaux") == {"T3V": 1, "T3": 2, "S2D": 1}
    assert s.units("france", "paris") == {}
    assert [leader.ability for leader in leaders_of(s.g, france)] == ["tactical"]
    assert s.g.realm.unrest[france] == 5
    assert religion_of(s.g, france) == "protestant"
    assert s.g.state.merchants(WORLD.center["tc_west_med"], france) == 2
    assert recount(s.g) == []
    s.turn(9)
    s.run(apply_turn_rules(s.g), idle=True)
    assert are_allied(s.g, france, s.power("england"))
    assert are_allied(s.g, france, s.power("netherlands"))


@pytest.mark.rule("uRR 8.1.1")
def test_8_1_1_of_several_contenders_at_the_end_the_one_with_most_of_france_wins() -> None:
    s = kingdom(8, league=True)
    s.run(at_turn_end.follow(s.g), idle=True)
    assert is_in_play(s.g, s.power("france"))
    assert s.g.realm.special.french_wars == FrenchWars(s.power("france"))
    assert [is_in_play(s.g, s.power(id)) for id in FRENCH[1:]] == [False, False]
    assert s.g.state.free[s.at("rouen")] == 3


@pytest.mark.rule("uRR 8.1.1")
def test_8_1_1_a_victorious_league_is_allied_with_spain() -> None:
    s = kingdom(8, league=True)
    s.own("catholic_league", "paris", "lyon", "marseille", "tours", "nantes", "troyes")
    s.run(at_turn_end.follow(s.g), idle=True)
    assert s.owner("rouen") == "france"
    assert religion_of(s.g, s.power("france")) == "catholic"
    s.run(apply_turn_rules(s.turn(9).g), idle=True)
    assert are_allied(s.g, s.power("france"), s.power("spain"))


@pytest.mark.rule("uRR 8.1.1", "uRR 18.3")
def test_8_1_1_at_the_end_of_turn_9_free_areas_of_france_are_in_revolt() -> None:
    s = Stage("wars_of_religion", 4).turn(9).independent("bordeaux", 3).independent("milan", 3)
    s.run(at_turn_end.follow(s.g), idle=True)
    assert (s.owner("bordeaux"), s.g.state.rebels[s.at("bordeaux")]) == ("france", 3)
    assert s.g.state.owner[s.at("milan")] == NOBODY
