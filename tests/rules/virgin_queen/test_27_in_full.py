"""VQ 27: clauses of the rules for few players that no other test shows."""

import pytest

from tercio.games.virgin_queen.model.events.influence import MajorActivated
from tercio.games.virgin_queen.model.influence_questions import activator, influence
from tercio.games.virgin_queen.model.powers import (
    ENGLAND,
    FRANCE,
    HRE,
    OTTOMAN,
    PROTESTANT,
    SPAIN,
    VENICE,
)
from tercio.games.virgin_queen.rules.action_phase.spring_deployment import choose_preference
from tercio.games.virgin_queen.rules.diplomacy.betrothals import announce_imperial_weddings
from tercio.games.virgin_queen.rules.diplomacy.intervention import resolve_attack
from tercio.games.virgin_queen.rules.diplomacy.war import declare_wars
from tercio.games.virgin_queen.rules.espionage.assassination import VICTIMS
from tercio.games.virgin_queen.rules.minor_powers.activated_majors import deactivate_major
from tercio.games.virgin_queen.rules.minor_powers.influence import open_columns, resolve_status
from tercio.games.virgin_queen.rules.victory.scoring import victory_points
from tercio.games.virgin_queen.rules.victory.victory import (
    check_automatic_victory,
    decide,
    has_auto_win,
    record_totals,
)
from tercio.games.virgin_queen.rules.winter.catholic_league import form_league
from tercio.games.virgin_queen.rules.winter.winter_phase import add_replacements
from tercio.wars.cards.card_events import CardsDealt
from tercio.wars.model.events import WarDeclared
from tercio.wars.model.power_questions import is_at_war
from tests.rules.virgin_queen.chancery import europe, reasons
from tests.rules.virgin_queen.stage import Stage
from tests.rules.virgin_queen.test_27_activated_majors import active_empire, empire


@pytest.mark.rule("VQ 27", "VQ 20.10")
@pytest.mark.parametrize(("players", "fight"), [(2, False), (3, True), (6, True)])
def test_27_spain_and_france_fight_after_the_league_unless_one_plays_both(
    players: int, fight: bool
) -> None:
    stage = europe(players)
    stage.run(form_league(stage.g), answers=["league.troyes", "league.dijon"])
    assert is_at_war(stage.g, SPAIN, FRANCE) is fight


@pytest.mark.rule("VQ 27", "VQ 24.6")
def test_27_an_attack_leaves_out_declarer_and_deactivator_where_they_are_two() -> None:
    """England attacks the Ottoman, whom Spain could only deactivate: two powers roll."""
    stage = europe(players=4).war(ENGLAND, OTTOMAN)
    stage.g.state.influence.activated = {}
    for power in (SPAIN, ENGLAND, FRANCE, PROTESTANT):
        stage.influence(OTTOMAN, power, 0)
    answers = ["pass", "pass"]
    stage.run(resolve_attack(stage.g, ENGLAND, OTTOMAN), dice=[1, 6], answers=answers)
    assert activator(stage.g, OTTOMAN) == PROTESTANT


@pytest.mark.rule("VQ 27")
def test_27_activation_in_its_order() -> None:
    """The marker with its baseline, the war that is joined, the new one, and then a hand."""
    stage = empire().war(OTTOMAN, HRE).hand(FRANCE, "storms").hand(OTTOMAN, "sack")
    before = victory_points(stage.g, HRE)
    answers = ["war", "war.spain", "pass"]
    stage.run(resolve_attack(stage.g, OTTOMAN, HRE), dice=[1, 1, 6, 1], answers=answers)
    kinds = (MajorActivated, WarDeclared, CardsDealt)
    told = [logged.event for logged in stage.g.log if isinstance(logged.event, kinds)]
    assert [type(event) for event in told] == [
        MajorActivated,
        WarDeclared,
        WarDeclared,
        CardsDealt,
    ]
    assert stage.events(MajorActivated)[0].baseline == before
    wars = [(event.power, event.enemy) for event in stage.events(WarDeclared)]
    assert wars == [("power:france", "power:ottoman"), ("power:hre", "power:spain")]


@pytest.mark.rule("VQ 27", "VQ 9.4")
def test_27_an_activated_power_declares_wars_of_its_own() -> None:
    stage = active_empire().no_treasures().hand(HRE, "act_of_abjuration", "treachery")
    cards = [f"card.{card}" for card in stage.g.state.hands[HRE]]
    stage.run(declare_wars(stage.g, HRE), answers=["war.ottoman", "pass", cards[0]])
    assert is_at_war(stage.g, HRE, OTTOMAN)
    assert not is_at_war(stage.g, FRANCE, OTTOMAN)
    assert {ask.seat for ask in stage.asked} == {"france"}


@pytest.mark.rule("VQ 27", "VQ 24.5")
def test_27_an_activated_power_buys_influence_on_minors() -> None:
    assert VENICE in open_columns(active_empire().g, HRE)


@pytest.mark.rule("VQ 27", "VQ 19.3")
def test_27_leaders_are_safe_while_activated_and_not_when_a_seat_plays_the_power() -> None:
    safe = active_empire().turn(3).put("vienna", HRE, leaders=["schwendi"])
    leader = safe.g.world.leader["schwendi"]
    assert reasons(VICTIMS, safe.g, ENGLAND, leader) == "serves-an-activated-power"
    played = europe().turn(3).put("vienna", HRE, leaders=["schwendi"])
    assert not reasons(VICTIMS, played.g, ENGLAND, leader)


@pytest.mark.rule("VQ 27", "VQ 9.1")
def test_27_any_number_of_powers_may_wed_imperial_royals_in_impulse_order() -> None:
    stage = europe(players=5)
    royals = stage.g.world.royal
    weddings = stage.g.state.weddings
    weddings.betrothed = []
    weddings.eligibility = [0] * len(weddings.eligibility)
    for royal in ("don_carlos", "anna_of_austria", "charles_ix", "elisabeth_of_austria"):
        weddings.eligibility[royals[royal]] = 3
    stage.influence(HRE, SPAIN, 1).influence(HRE, FRANCE, 1)
    answers = ["wed.don_carlos.anna_of_austria", "wed.charles_ix.elisabeth_of_austria"]
    stage.run(announce_imperial_weddings(stage.g), answers=answers)
    assert [ask.seat for ask in stage.asked] == ["spain", "france"]
    assert len(weddings.betrothed) == 2
    assert influence(stage.g, HRE, SPAIN) == influence(stage.g, HRE, FRANCE) == 0


@pytest.mark.rule("VQ 27", "VQ 20.6")
def test_27_an_active_one_gets_its_regular_in_winter() -> None:
    stage = europe(players=4)
    stage.g.state.influence.activated = {OTTOMAN: ENGLAND}
    stage.run(add_replacements(stage.g))
    assert stage.regulars(OTTOMAN, "istanbul") == 1
    assert stage.troops(HRE, "vienna") == (0, 0)


@pytest.mark.rule("VQ 27", "VQ 23.5")
@pytest.mark.parametrize("players", [4, 5])
def test_27_no_preference_with_four_or_five(players: int) -> None:
    stage = Stage(players=players)
    stage.run(choose_preference(stage.g))
    assert not stage.asked
    assert stage.g.state.court.preference == ""


@pytest.mark.rule("VQ 27", "VQ 25.1")
@pytest.mark.parametrize(("players", "wins"), [(6, True), (4, False)])
def test_27_an_activated_power_wins_no_war_by_its_keys(players: int, wins: bool) -> None:
    stage = europe(players)
    if players == 4:
        stage.g.state.influence.activated = {OTTOMAN: ENGLAND}
    keys = [stage.g.world.location_ids[s] for s in stage.g.world.spaces]
    keys = [id for id in keys if stage.g.world.is_key(stage.at(id))]
    stage.control(OTTOMAN, *keys[: stage.g.world.key_tracks[OTTOMAN].auto_win])
    assert has_auto_win(stage.g, OTTOMAN)
    check_automatic_victory(stage.g)
    assert (stage.g.state.winners == ["ottoman"]) is wins
    assert bool(stage.g.state.winners) is wins


@pytest.mark.rule("VQ 30", "VQ 25.3")
def test_30_an_activated_power_neither_dominates_nor_keeps_another_from_it() -> None:
    stage = europe(players=4).turn(5)
    stage.g.state.influence.activated = {OTTOMAN: ENGLAND}
    wanted = {OTTOMAN: 24, SPAIN: 19, ENGLAND: 14, FRANCE: 13, HRE: 0, PROTESTANT: 10}
    for power, vp in wanted.items():
        stage.g.state.bonus_vp[power] += vp - victory_points(stage.g, power)
    record_totals(stage.g)
    decide(stage.g)
    assert (stage.g.state.winners, stage.g.state.won_by) == (["spain"], "domination")


@pytest.mark.rule("VQ 27", "VQ 20.4")
def test_27_a_deactivated_power_sends_armies_and_fleets_home() -> None:
    stage = active_empire().put("paris", HRE, 2).put("adriatic_sea", HRE, galley=1)
    stage.run(deactivate_major(stage.g, HRE), answers=["home.vienna"])
    assert {ask.seat for ask in stage.asked} == {"france"}, "whoever played it decides"
    assert stage.regulars(HRE, "paris") == 0
    assert stage.regulars(HRE, "vienna") == 1, "half are lost on a way through strangers"
    assert stage.ships(HRE, "trieste") == 1


@pytest.mark.rule("VQ 27", "VQ 24.6")
def test_27_its_cards_are_discarded_even_if_another_takes_it_over_at_once() -> None:
    stage = active_empire().hand(HRE, "storms").hand(ENGLAND, "sack")
    stage.run(resolve_status(stage.g, HRE), dice=[1, 1, 6, 1, 1], answers=["pass"])
    assert activator(stage.g, HRE) == ENGLAND
    assert stage.g.world.card["storms"] in stage.g.state.discard
    assert stage.hand_size(HRE) == 1, "a new hand, no larger than the largest at the table"
