"""VQ 28 to 30: the other side of rulings that a test elsewhere shows in part."""

import pytest

from tercio.games.virgin_queen.cards.plain_faith import counted
from tercio.games.virgin_queen.model.influence_verbs import close_status
from tercio.games.virgin_queen.model.marriage_questions import is_available_to_wed
from tercio.games.virgin_queen.model.marriage_verbs import bring_royal
from tercio.games.virgin_queen.model.ocean_questions import is_damaged
from tercio.games.virgin_queen.model.patronage_questions import has_sponsored
from tercio.games.virgin_queen.model.patronage_state import AVAILABLE
from tercio.games.virgin_queen.model.patronage_verbs import hold_up_work, sponsor_work
from tercio.games.virgin_queen.model.powers import (
    ENGLAND,
    FRANCE,
    HRE,
    HUGUENOT,
    OTTOMAN,
    PAPACY,
    PROTESTANT,
    SPAIN,
    WALLOONS,
)
from tercio.games.virgin_queen.model.religion_verbs import mark_league
from tercio.games.virgin_queen.rules.marriage.weddings import age, resolve_wedding
from tercio.games.virgin_queen.rules.patronage.sponsoring import patronage
from tercio.games.virgin_queen.rules.religion.conversion_attempts import convert
from tercio.wars.cards.card_play import Declared, playable_modes
from tercio.wars.land.foreign_war import FIGHT_FOREIGN_WAR
from tercio.wars.land.formations import whole_force
from tercio.wars.model.names import AVAILABLE as FREE
from tercio.wars.model.names import Power
from tercio.wars.model.power_questions import is_at_war
from tercio.wars.model.rows import CardMode, MarkerRow
from tercio.wars.siege.assault import assault_on, can_assault
from tests.rules.virgin_queen.cards.table import quiet
from tests.rules.virgin_queen.cards.test_status_cards import level
from tests.rules.virgin_queen.cards_stage import mode_of
from tests.rules.virgin_queen.stage import DATA, Stage
from tests.rules.war_cards import (
    deal,
    is_discarded,
    last_keys,
    may_answer,
    play,
    why_not,
)

# -- the card FAQ (28) ---------------------------------------------------------------------------


@pytest.mark.rule("VQ 28", "VQ 6.1")
@pytest.mark.parametrize("type", ["mandatory", "combat", "response", "home", "event"])
def test_card_1_cancels_cards_of_the_event_type_and_of_no_other(type: str) -> None:
    stage = deal(quiet().impulse(SPAIN), OTTOMAN, "grand_vizier")
    cards = [card for card, row in stage.g.world.cards.items() if row.type == type]
    assert cards
    for card in cards:
        for mode in stage.g.world.cards[card].modes:
            declared = Declared(card, SPAIN, mode)
            may = may_answer(stage, OTTOMAN, "grand_vizier", "event_declared", declared)
            assert may is (type == "event")


@pytest.mark.rule("VQ 28")
@pytest.mark.parametrize("target", [SPAIN, HRE])
def test_card_2_a_treasure_alone_is_enough_for_a_tribute(target: Power) -> None:
    stage = quiet().no_treasures().treasures(target, "t_cp_3").war(OTTOMAN, target)
    name = stage.g.world.power_rows[target].id
    play(stage, OTTOMAN, "ottoman_tribute", answers=[f"power.{name}", "offer", "accept"])
    assert stage.g.state.treasury.hands[OTTOMAN] == ["t_cp_3"]
    assert not is_at_war(stage.g, OTTOMAN, target)


@pytest.mark.rule("VQ 28", "VQ 15")
def test_28_spanish_road_a_leader_who_besieges_may_be_brought_to_milan() -> None:
    stage = quiet().war(SPAIN, FRANCE).put("milan", SPAIN, 3)
    stage.put("calais", SPAIN, 3, leaders=["parma"]).put("calais", FRANCE, 1)
    stage.siege("calais", SPAIN)
    play(stage, SPAIN, "spanish_road", answers=["leader.parma", "all", "space.brussels"])
    assert stage.where("parma") == "brussels"


@pytest.mark.rule("VQ 28", "VQ 15.1")
def test_28_treachery_opens_what_could_not_be_assaulted() -> None:
    """No communications, and enemy ships off the port."""
    stage = quiet().war(FRANCE, SPAIN).put("naples", FRANCE, regulars=3).impulse(FRANCE, 2)
    stage.put("naples", SPAIN, regulars=1, galley=1).put("tyrrhenian_sea", SPAIN, galley=1)
    stage.siege("naples", FRANCE)
    stage.g.state.impulse.sieges_begun = 0
    assert not can_assault(stage.g, FRANCE)
    play(stage, ENGLAND, "treachery")
    assert stage.controller("naples") == FRANCE


@pytest.mark.rule("VQ 28")
@pytest.mark.parametrize("enemy", [ENGLAND, FRANCE])
def test_card_34_the_holy_roman_may_be_at_war_with_neither(enemy: Power) -> None:
    stage = quiet().war(ENGLAND, FRANCE).war(HRE, enemy)
    assert "war_to_end" in why_not(stage, HRE, "holy_roman_intercession")


@pytest.mark.rule("VQ 28")
@pytest.mark.parametrize(("who", "kind"), [("clouet", "artist"), ("pare", "scientist")])
def test_28_index_holds_up_artists_and_scientists(who: str, kind: str) -> None:
    stage = Stage()
    people = stage.g.world.artist if kind == "artist" else stage.g.world.scientist
    index = people[who]
    sponsor_work(stage.g, FRANCE, kind, index, cp=2)
    hold_up_work(stage.g, stage.g.state.patronage.sponsored[0])
    assert not stage.g.state.patronage.sponsored, "it is not judged this turn"
    assert has_sponsored(stage.g, FRANCE, kind), "and no other takes its place"
    stage.run(patronage(stage.g))
    assert not has_sponsored(stage.g, FRANCE, kind)
    free = stage.g.state.patronage
    assert (free.artists if kind == "artist" else free.scientists)[index] == AVAILABLE


@pytest.mark.rule("VQ 28")
def test_card_98_with_an_active_ottoman_both_options_exist() -> None:
    for players, activated in ((6, {}), (4, {OTTOMAN: ENGLAND})):
        stage = quiet(players=players).war(SPAIN, OTTOMAN)
        stage.g.state.influence.activated = activated
        modes = {m.id for m in _open_modes(stage, SPAIN, "sultana_safiye")}
        assert modes == {"peace", "gifts"}
    inactive = quiet(players=4)
    inactive.g.state.influence.activated = {}
    assert {m.id for m in _open_modes(inactive, SPAIN, "sultana_safiye")} == {"gifts"}


@pytest.mark.rule("VQ 28")
def test_card_100_counts_by_the_book() -> None:
    """Three Catholic spaces and three Spanish ones, two of them both; unrest does not matter."""
    stage = quiet()
    stage.g.state.religion.protestant |= stage.g.world.area_masks["england"]
    stage.catholic("york", "durham", "carlisle").control(SPAIN, "york", "durham", "london")
    stage.unrest("york", "durham", "london", "carlisle")
    assert counted(stage.g, SPAIN, mode_of(stage, "enterprise_of_england")) == 6


@pytest.mark.rule("VQ 28")
def test_card_103_troops_go_to_the_netherlands_under_the_protestant_and_nowhere_else() -> None:
    stage = (
        quiet().control(PROTESTANT, "utrecht", "haarlem", "la_rochelle").put("calais", FRANCE, 3)
    )
    answers = ["refuse", "refuse", "offer", "accept", "from.calais", "to.haarlem", "all"]
    play(stage, ENGLAND, "act_of_abjuration", answers=answers)
    assert set(last_keys(stage, "sovereign-to")) == {"to.utrecht", "to.haarlem"}
    assert stage.regulars(FRANCE, "haarlem") == 3


@pytest.mark.rule("VQ 28", "VQ 12.5")
def test_card_111_units_around_paris_are_displaced() -> None:
    """Mercenaries in Orleans do not hold it, and go when it goes over."""
    stage = quiet().control(PROTESTANT, "la_rochelle").put("orleans", FRANCE, second=2)
    stage.put("la_rochelle", HUGUENOT, 2).put("la_rochelle", PROTESTANT, leaders=["navarre"])
    mark_league(stage.g)
    answers = ["space.orleans", "displace.lyon", "done", "done"]
    play(stage, PROTESTANT, "paris_is_worth_a_mass", answers=answers)
    assert stage.controller("orleans") == PROTESTANT
    assert stage.second(FRANCE, "orleans") == 0
    assert stage.second(FRANCE, "lyon") == 2


# -- the FAQ (30) --------------------------------------------------------------------------------


@pytest.mark.rule("VQ 30", "VQ 6.2")
def test_card_5_is_discarded_if_the_papacy_was_resolved() -> None:
    stage = level(quiet(), PAPACY).ally(SPAIN, PAPACY)
    close_status(stage.g, PAPACY)
    play(stage, FRANCE, "papal_bull")
    assert is_discarded(stage, "papal_bull")
    assert stage.cp == 2, "for 2 CP all the same"
    assert stage.g.state.patron[PAPACY] == SPAIN


@pytest.mark.rule("VQ 30", "VQ 21.3")
def test_30_louise_ages_once_her_card_was_played() -> None:
    stage = quiet()
    louise, charles = (stage.g.world.royal[r] for r in ("louise_of_lorraine", "charles_ix"))
    stage.g.state.weddings.eligibility = [0] * len(stage.g.world.royals)
    stage.g.state.weddings.eligibility[charles] = 1
    bring_royal(stage.g, louise, FRANCE)
    before = stage.g.state.weddings.eligibility[louise]
    stage.run(resolve_wedding(stage.g, charles, louise), dice=[2, 2])
    assert is_available_to_wed(stage.g, louise), "cancelled at the last minute"
    stage.g.state.weddings.eligibility[charles] = 0
    age(stage.g)
    assert stage.g.state.weddings.eligibility[louise] == before - 1


UNLIMITED = {
    "plus_minus_card",
    "allied_at_war",
    "fortress",
    "hexagonal_control",
    "loaned",
    "unrest",
    "activated_major_vp",
    "assassination_vp",
    "dutch_revolt_vp",
    "enterprise_vp",
    "central_europe_vp",
    "piracy_vp",
    "slave_trader_vp",
    "virginia_dare_vp",
    "war_winner_vp",
    "marriage_vp",
}


@pytest.mark.rule("VQ 30", "VQ 2.4")
def test_30_these_markers_are_without_limit_and_all_others_have_one() -> None:
    rows = DATA.dataset.table("markers", MarkerRow)
    assert {id for id, row in rows.items() if row.count == 0} == UNLIMITED


@pytest.mark.rule("VQ 30", "VQ 18.5")
def test_30_a_hit_without_a_legal_space_is_lost() -> None:
    """Four minor conversions, and one space that can still be reached."""
    stage = Stage().clear()
    area = stage.g.world.area_masks["scotland"]
    stage.g.state.religion.protestant = stage.g.world.area_masks["england"] | area
    stage.catholic("glasgow", "aberdeen")
    procedure = convert(stage.g, PROTESTANT, 4, "protestant", areas=["scotland"])
    stage.run(procedure, dice=[4, 4, 4, 4], answers=["space.glasgow"])
    assert stage.is_protestant("glasgow")
    assert not stage.is_protestant("aberdeen"), "the last Catholic space of Scotland stays so"
    assert last_keys(stage, "convert") == ["space.glasgow", "space.aberdeen"], "no way out"


@pytest.mark.rule("VQ 30", "VQ 23.7")
def test_30_abroad_both_sides_roll_a_die_for_each_unit_and_a_leader_adds_his_rating() -> None:
    stage = quiet().put("istanbul", OTTOMAN, regulars=6, leaders=["lala_mustafa"])
    leader = stage.g.world.vq_leaders[stage.g.world.leader["lala_mustafa"]]
    answers = [*["send.regular.istanbul"] * 6, "send-leader.lala_mustafa", "enemies.5"]
    play(stage, SPAIN, "war_in_persia", answers=answers)
    stage.impulse(OTTOMAN, cp=1)
    dice = [*[1] * (6 + leader.battle), *[1] * 5]
    stage.run(FIGHT_FOREIGN_WAR.run(stage.g, OTTOMAN), dice=dice)
    assert stage.g.state.foreign_wars, "nobody was hit"


def _open_modes(stage: Stage, power: Power, card: str) -> list[CardMode]:
    deal(stage, power, card)
    return playable_modes(stage.g, power, stage.g.world.card[card], "own_impulse")


@pytest.mark.rule("VQ 30", "VQ 23.1")
@pytest.mark.parametrize("canal", [False, True])
def test_card_22_what_the_canal_changes_for_the_ottoman(canal: bool) -> None:
    """Without it the expedition is damaged and has no colony; either way 3 CP move it."""
    stage = quiet()
    captain = stage.g.world.captain["seydi_ali"]
    stage.g.state.oceans.captain_at[captain] = FREE
    answers = ["mode.expedition", "captain.seydi_ali", "ocean.indian_ocean"]
    if canal:
        stage.g.state.oceans.suez_built = True
        answers += ["colony", "settle.mombasa"]
    play(stage, OTTOMAN, "genoese_merchants", answers=[*answers, "end-impulse"])
    assert is_damaged(stage.g, captain) is not canal
    assert stage.g.state.oceans.colonies == ({"mombasa": OTTOMAN} if canal else {})
    assert last_keys(stage, "spend-cp") == ["action.naval_move", "action.piracy", "end-impulse"]


@pytest.mark.rule("VQ 28")
def test_28_siege_engineering_has_its_first_use_in_the_learning_scenario() -> None:
    stage = Stage("learning").clear().war(SPAIN, OTTOMAN)
    stage.put("oran", OTTOMAN, 4).put("oran", SPAIN, 1).siege("oran", OTTOMAN).impulse(OTTOMAN)
    battle = assault_on(stage.g, whole_force(stage.g, OTTOMAN, stage.at("oran")))
    deal(stage, OTTOMAN, "siege_engineering")
    assert may_answer(stage, OTTOMAN, "siege_engineering", "assault_cards", battle)


@pytest.mark.rule("VQ 28")
def test_28_without_walloons_or_with_them_the_barricades_have_the_same_dice() -> None:
    for walloons in (0, 2):
        stage = quiet().put("paris", FRANCE, 3).put("reims", SPAIN, 2).control(SPAIN, "reims")
        assert stage.g.world.land.adjacent[stage.at("paris")] >> stage.at("reims") & 1
        stage.put("reims", WALLOONS, walloons)
        mark_league(stage.g)
        play(stage, FRANCE, "day_of_the_barricades", dice=[1, 1, 1, 1])
        assert stage.regulars(FRANCE, "paris") == 3
