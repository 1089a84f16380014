"""Mandatory events, 8 to 23. Nobody may keep them: what forbids them is the window and the turn."""

import pytest

from tercio.games.here_i_stand.model.court_questions import (
    has_happened,
    league_formed,
    reigns,
    ruler_of,
)
from tercio.games.here_i_stand.model.events.court import LeagueFormed
from tercio.games.here_i_stand.model.powers import (
    ENGLAND,
    FRANCE,
    HAPSBURG,
    OTTOMAN,
    PAPACY,
    PROTESTANT,
)
from tercio.games.here_i_stand.model.religion_state import GONE
from tercio.games.here_i_stand.model.religion_verbs import convert
from tercio.games.here_i_stand.rules.sequence import begin_phase
from tercio.games.here_i_stand.rules.winter.winter_phase import due_events
from tercio.kernel.ask import Ask
from tercio.wars.cards.card_play import outcome_of
from tercio.wars.model.names import AVAILABLE, NEXT_TURN, OUT_OF_PLAY, Power
from tercio.wars.model.power_questions import is_at_war
from tercio.wars.model.ship_questions import ship_kind, ships_at
from tercio.wars.turn.impulses import begin_impulse
from tests.rules.here_i_stand.cards.table import quiet
from tests.rules.here_i_stand.church import COMMITTED, debaters, is_protestant, keys, rule, status
from tests.rules.here_i_stand.stage import Stage
from tests.rules.war_cards import (
    deal,
    hand_size,
    is_discarded,
    is_removed,
    last_keys,
    play,
    why_not,
)

MANDATORY = [
    "barbary_pirates",
    "clement_vii",
    "defender_of_the_faith",
    "master_of_italy",
    "schmalkaldic_league",
    "paul_iii",
    "society_of_jesus",
    "calvin",
    "council_of_trent",
    "dragut",
    "edward_vi",
    "henry_ii",
    "mary_i",
    "julius_iii",
    "elizabeth_i",
]


@pytest.mark.parametrize("card", MANDATORY)
def test_cards_9_to_23_are_never_played_for_cp(card: str) -> None:
    stage = deal(quiet(), FRANCE, card)
    begin_phase(stage.g, "action")
    stage.g.state.active = FRANCE
    number = stage.g.world.card[card]
    procedure = begin_impulse(stage.g, FRANCE)
    stop = next(procedure)
    while not isinstance(stop, Ask):
        stop = procedure.send(stage.reply(stop, []))
    assert keys(stop) == [f"event.{number}"]


@pytest.mark.parametrize("card", MANDATORY)
def test_cards_9_to_23_interrupt_nothing(card: str) -> None:
    assert why_not(quiet(), FRANCE, card, "any_impulse") == {"forbid-card-not-now"}


# -- 8 to 12 ---------------------------------------------------------------------------------------


def test_card_8_the_theses_belong_to_their_phase() -> None:
    assert why_not(quiet(), PROTESTANT, "luthers_95_theses") == {"forbid-card-not-now"}
    stage = debaters(quiet())
    card = stage.g.world.cards[stage.g.world.card["luthers_95_theses"]]
    effect = stage.g.hooks.card_effect(stage.g, card.id, card.modes[0])
    stage.run(outcome_of(effect(stage.g, PROTESTANT, card.modes[0], None)), answers=["done"])
    assert is_protestant(stage, "wittenberg")
    assert stage.regulars(PROTESTANT, "wittenberg") == 2


def test_card_9_algiers_enters_play() -> None:
    stage = quiet()
    stage.g.state.closed = stage.g.world.mask("algiers")
    play(stage, FRANCE, "barbary_pirates")
    assert stage.controller("algiers") == OTTOMAN
    assert stage.regulars(OTTOMAN, "algiers") == 2
    kinds = [ship_kind(stage.g, ship) for ship in ships_at(stage.g, stage.at("algiers"))]
    assert kinds == ["corsair", "corsair"]
    assert stage.where("barbarossa") == "algiers"
    assert has_happened(stage.g, "barbary_pirates")
    assert not stage.g.state.closed
    assert is_removed(stage, "barbary_pirates")


def test_card_10_clement_vii_is_elected() -> None:
    stage = play(quiet(), FRANCE, "clement_vii")
    assert reigns(stage.g, PAPACY, "clement_vii")
    assert is_removed(stage, "clement_vii")


def test_card_10_clement_comes_in_the_winter_of_turn_2_at_the_latest() -> None:
    stage = quiet()
    stage.turn(2)
    stage.run(due_events(stage.g))
    assert reigns(stage.g, PAPACY, "clement_vii")
    assert stage.cp == 0


def test_card_11_the_papacy_preaches_and_an_english_defender_draws() -> None:
    stage = debaters(quiet().protestant("wittenberg"))
    play(stage, ENGLAND, "defender_of_the_faith", answers=["done"], draws=["24"])
    assert hand_size(stage, ENGLAND) == 1
    assert stage.asked[-1].kind == "counter-reformation"
    other = debaters(quiet().protestant("wittenberg"))
    play(other, FRANCE, "defender_of_the_faith", answers=["done"])
    assert hand_size(other, FRANCE) == 0


@pytest.mark.parametrize(
    ("spaces", "vp", "cards"),
    [
        (["milan"], 0, 0),
        (["milan", "genoa"], 0, 1),
        (["milan", "genoa", "naples"], 1, 0),
        (["milan", "genoa", "naples", "florence"], 2, 0),
        (["milan", "genoa", "naples", "florence", "venice"], 2, 0),
    ],
)
def test_card_12_every_power_is_paid_for_its_italian_keys(
    spaces: list[str], vp: int, cards: int
) -> None:
    stage = quiet().control(FRANCE, *spaces)
    before = stage.bonus_vp(FRANCE)
    play(stage, OTTOMAN, "master_of_italy", draws=["24"] * cards)
    assert stage.bonus_vp(FRANCE) == before + vp
    assert hand_size(stage, FRANCE) == cards


# -- 13 to 15 --------------------------------------------------------------------------------------

TWELVE = (
    *("wittenberg", "brandenburg", "magdeburg", "leipzig", "erfurt", "kassel", "brunswick"),
    *("lubeck", "hamburg", "bremen", "munster", "stettin"),
)


def reformed() -> Stage:
    stage = quiet().protestant(*TWELVE).put("wittenberg", PROTESTANT, 2)
    stage.turn(2)
    return stage


def test_card_13_the_league_forms_with_12_protestant_spaces() -> None:
    stage = play(reformed(), FRANCE, "schmalkaldic_league")
    assert stage.events(LeagueFormed)
    assert stage.where("john_frederick") == "wittenberg"
    assert stage.controller("kassel") == PROTESTANT
    assert is_at_war(stage.g, HAPSBURG, PROTESTANT)
    assert is_removed(stage, "schmalkaldic_league")


@pytest.mark.parametrize("reason", ["turn", "spaces"])
def test_card_13_too_early_the_league_has_no_effect_and_stays_in_the_game(reason: str) -> None:
    stage = reformed()
    if reason == "turn":
        stage.turn(1)
    else:
        convert(stage.g, stage.at("stettin"), False)
    play(stage, FRANCE, "schmalkaldic_league")
    assert not league_formed(stage.g)
    assert is_discarded(stage, "schmalkaldic_league")
    assert stage.cp == 2


def test_card_14_paul_iii_follows_clement() -> None:
    stage = play(rule(quiet(), PAPACY, "clement_vii"), FRANCE, "paul_iii")
    assert ruler_of(stage.g, PAPACY).wins_counter_ties
    assert is_removed(stage, "paul_iii")


def test_card_14_paul_iii_does_not_follow_leo() -> None:
    stage = play(quiet(), FRANCE, "paul_iii")
    assert reigns(stage.g, PAPACY, "leo_x")


def test_card_15_the_society_of_jesus_founds_two_universities() -> None:
    answers = ["university.rome", "university.paris"]
    stage = play(quiet(), FRANCE, "society_of_jesus", answers=answers)
    assert stage.g.state.religion.universities == stage.g.world.mask("rome", "paris")
    assert has_happened(stage.g, "society_of_jesus")


def test_card_15_universities_stand_in_catholic_spaces() -> None:
    stage = quiet().protestant("wittenberg")
    play(stage, FRANCE, "society_of_jesus", answers=["done"])
    offered = last_keys(stage, "university")
    assert "university.wittenberg" not in offered
    assert "university.istanbul" not in offered


# -- 16 to 18 --------------------------------------------------------------------------------------


def test_card_16_luther_dies_and_calvin_leads() -> None:
    stage = play(debaters(quiet(), "luther"), FRANCE, "calvin")
    assert reigns(stage.g, PROTESTANT, "calvin")
    assert status(stage, "luther") == GONE
    assert stage.g.state.religion.reformers[stage.g.world.reformer["luther"]] == OUT_OF_PLAY


def council() -> Stage:
    ids = ("eck", "campeggio", "pole", "luther", "bucer", "melanchthon")
    return debaters(quiet().protestant("wittenberg", "brandenburg"), *ids)


def test_card_17_the_papacy_wins_the_council_with_poles_extra_die() -> None:
    stage = council()
    dice = [6, 6, 1, 1, 5, 1, 1, 1, 1, 1, 1]  # Eck 3, Pole 3 + 1; Luther 4
    answers = ["debater.eck", "debater.pole", "done", "debater.luther", "done", "flip.brandenburg"]
    play(stage, FRANCE, "council_of_trent", dice=dice, answers=[*answers, "done"])
    assert not is_protestant(stage, "brandenburg")
    assert is_protestant(stage, "wittenberg")
    assert {status(stage, id) for id in ("eck", "pole", "luther")} == {COMMITTED}
    assert is_discarded(stage, "council_of_trent")


def test_card_17_only_uncommitted_debaters_go_to_trent() -> None:
    stage = debaters(quiet(), "eck", committed=["luther", "pole"])
    play(stage, FRANCE, "council_of_trent", dice=[1, 1, 1], answers=["debater.eck"])
    assert [ask.kind for ask in stage.asked].count("council-of-trent") == 1


def test_card_17_four_papal_and_two_protestant_debaters_at_most() -> None:
    ids = ("eck", "campeggio", "cajetan", "aleander", "tetzel", "luther", "bucer", "melanchthon")
    stage = debaters(quiet(), *ids)
    papal = [f"debater.{id}" for id in ids[:4]]
    values = [stage.g.world.debaters[stage.g.world.debater[id]].value for id in ids]
    dice = [1] * (sum(values[:4]) + sum(values[5:7]))
    answers = [*papal, "debater.luther", "debater.bucer"]
    play(stage, FRANCE, "council_of_trent", dice=dice, answers=answers)
    assert status(stage, "tetzel") != COMMITTED
    assert status(stage, "melanchthon") != COMMITTED


@pytest.mark.parametrize("place", ["algiers", "ionian_sea"])
def test_card_18_dragut_takes_barbarossas_place(place: str) -> None:
    stage = quiet().put(place, OTTOMAN, corsairs=1, leaders=["barbarossa"])
    play(stage, FRANCE, "dragut")
    assert stage.where("dragut") == place
    assert stage.where("barbarossa") == OUT_OF_PLAY


def test_card_18_dragut_waits_where_barbarossa_waited() -> None:
    stage = quiet()
    stage.g.state.leader_at[stage.g.world.leader["barbarossa"]] = NEXT_TURN
    play(stage, FRANCE, "dragut")
    assert stage.where("dragut") == NEXT_TURN
    assert stage.g.state.leader_at[stage.g.world.leader["dragut"]] != AVAILABLE


# -- 19 to 23 --------------------------------------------------------------------------------------


def london() -> Stage:
    stage = quiet().put("calais", ENGLAND, 1, leaders=["henry_viii"])
    stage.turn(6)
    return stage


def test_card_19_edward_vi_reigns_and_dudley_enters() -> None:
    stage = london()
    stage.g.state.court.heirs = [5]
    play(stage, FRANCE, "edward_vi", answers=["place.calais"])
    assert reigns(stage.g, ENGLAND, "edward_vi")
    assert stage.where("dudley") == "calais"
    assert stage.where("henry_viii") == OUT_OF_PLAY


def test_card_20_henry_ii_reigns_in_france() -> None:
    stage = quiet().put("lyon", FRANCE, 1, leaders=["francis_i"])
    play(stage, OTTOMAN, "henry_ii", answers=["place.paris"])
    assert reigns(stage.g, FRANCE, "henry_ii")
    assert stage.where("henry_ii") == "paris"


def test_card_21_mary_reigns_where_edward_was_never_born() -> None:
    stage = play(london(), FRANCE, "mary_i", answers=["place.london"])
    assert reigns(stage.g, ENGLAND, "mary_i")
    assert is_removed(stage, "mary_i")


def test_card_21_a_sickly_edward_reigns_first_and_mary_comes_back() -> None:
    stage = london()
    stage.g.state.court.heirs = [5]
    play(stage, FRANCE, "mary_i", answers=["place.london"])
    assert reigns(stage.g, ENGLAND, "edward_vi")
    assert is_discarded(stage, "mary_i")


def test_card_22_julius_iii_follows_paul() -> None:
    stage = play(rule(quiet(), PAPACY, "paul_iii"), FRANCE, "julius_iii")
    assert reigns(stage.g, PAPACY, "julius_iii")


def test_card_23_elizabeth_follows_mary() -> None:
    stage = play(rule(quiet(), ENGLAND, "mary_i"), FRANCE, "elizabeth_i")
    assert reigns(stage.g, ENGLAND, "elizabeth_i")
    assert is_removed(stage, "elizabeth_i")


@pytest.mark.parametrize(
    ("card", "power", "ruler"),
    [
        ("clement_vii", PAPACY, "paul_iii"),
        ("julius_iii", PAPACY, "clement_vii"),
        ("calvin", PROTESTANT, "calvin"),
        ("edward_vi", ENGLAND, "mary_i"),
        ("henry_ii", FRANCE, "henry_ii"),
        ("elizabeth_i", ENGLAND, "henry_viii"),
    ],
)
def test_cards_10_to_23_nobody_succeeds_out_of_turn(card: str, power: Power, ruler: str) -> None:
    stage = play(rule(quiet(), power, ruler), OTTOMAN, card)
    assert reigns(stage.g, power, ruler)
