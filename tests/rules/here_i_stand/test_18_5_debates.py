"""HIS 18.5: theological debates."""

import pytest

from tercio.games.here_i_stand.model.court_questions import reigns
from tercio.games.here_i_stand.model.events.religion import DebateResultCancelled, DebateRoundFought
from tercio.games.here_i_stand.model.powers import ENGLAND, PAPACY, PROTESTANT
from tercio.games.here_i_stand.model.religion_questions import is_uncommitted
from tercio.games.here_i_stand.model.religion_state import EXCOMMUNICATED
from tercio.games.here_i_stand.model.religion_verbs import set_debater
from tercio.games.here_i_stand.rules.reformation.debate_calls import (
    DEBATE,
    choose_attacker,
    choose_excluded,
    debate_zones,
    may_call_debate,
)
from tercio.games.here_i_stand.rules.reformation.debate_dice import (
    Debate,
    attack_dice,
    attack_reasons,
    defence_dice,
    defence_reasons,
)
from tercio.games.here_i_stand.rules.reformation.debates import (
    may_insert_luther,
    theological_debate,
)
from tercio.games.here_i_stand.rules.reformation.religious_actions import call_debate
from tercio.games.here_i_stand.rules.reformation.religious_odds import debate_odds, difference_odds
from tercio.wars.model.names import OUT_OF_PLAY
from tests.rules.here_i_stand.church import (
    COMMITTED,
    GONE,
    UNCOMMITTED,
    LutherSteps,
    debater,
    debaters,
    is_protestant,
    keys,
    preach,
    reformer,
    rule,
    status,
    this_turn,
)
from tests.rules.here_i_stand.stage import Stage


def misses(count: int) -> list[int]:
    return [1] * count


def roll(hits: int, dice: int) -> list[int]:
    return [5] * hits + misses(dice - hits)


# -- the printed example ---------------------------------------------------------------------------


def test_18_5_example_of_a_debate() -> None:
    stage = Stage().protestant("wittenberg")
    debaters(
        stage,
        *("eck", "campeggio", "aleander", "tetzel", "cajetan"),
        *("luther", "melanchthon", "bucer"),
        committed=["carlstadt"],
    )
    stage.g.hooks = LutherSteps()
    here_i_stand = stage.g.world.card["here_i_stand"]
    stage.run(
        theological_debate(stage.g, PAPACY, "german", chosen_attacker=debater(stage, "eck")),
        dice=[*roll(2, 7), *roll(2, 6), *roll(1, 5), *roll(2, 5)],
        answers=[
            "target.committed",
            f"protestant=card.{here_i_stand}",
            "flip.leipzig",
            "flip.magdeburg",
        ],
        draws=["carlstadt", "aleander", "melanchthon"],
    )
    first, second = stage.events(DebateRoundFought)
    assert (first.attacker, first.defender) == ("debater:eck", "debater:luther")
    assert (second.attacker, second.defender) == ("debater:aleander", "debater:melanchthon")
    assert is_protestant(stage, "leipzig")
    assert is_protestant(stage, "magdeburg")
    assert status(stage, "aleander") == COMMITTED
    assert status(stage, "melanchthon") == COMMITTED
    assert status(stage, "luther") == COMMITTED


# -- who may call, and where (18.1) ----------------------------------------------------------------


def test_18_1_debates_are_held_where_protestants_have_debaters() -> None:
    stage = debaters(Stage(), "eck", "luther", "tyndale")
    assert debate_zones(stage.g, PAPACY) == ["english", "german"]
    assert not may_call_debate(stage.g, PAPACY, "italian")


def test_18_1_no_call_without_an_uncommitted_debater() -> None:
    stage = debaters(Stage(), "eck", "tyndale", committed=["luther"])
    assert debate_zones(stage.g, PROTESTANT) == ["english"]
    assert debate_zones(stage.g, PAPACY) == ["english", "german"]
    debaters(stage, "luther", committed=["eck"])
    assert debate_zones(stage.g, PAPACY) == []


def test_18_1_the_excommunicated_and_the_burnt_do_not_count() -> None:
    stage = debaters(Stage(), "eck", "luther")
    set_debater(stage.g, debater(stage, "luther"), EXCOMMUNICATED)
    assert not may_call_debate(stage.g, PAPACY)
    set_debater(stage.g, debater(stage, "luther"), GONE)
    assert not may_call_debate(stage.g, PAPACY)


def test_18_5_no_debate_with_nobody() -> None:
    stage = debaters(Stage(), "luther")
    assert [r.message for r in DEBATE.refusals(stage.g, PROTESTANT, "german")] == [
        "forbid-nobody-can-answer"
    ]


def test_18_5_the_wartburg_silences_the_protestant_for_the_turn() -> None:
    stage = this_turn(debaters(Stage(), "luther", "eck"), "the_wartburg")
    assert not may_call_debate(stage.g, PROTESTANT)
    assert may_call_debate(stage.g, PAPACY)
    debate = Debate(PAPACY, "german", defender=debater(stage, "eck"))
    assert not may_insert_luther(stage.g, debate)


def test_18_5_no_english_debates_in_the_turn_of_mores_death() -> None:
    stage = this_turn(debaters(Stage(), "tyndale", "luther", "eck"), "thomas_more")
    assert debate_zones(stage.g, PAPACY) == ["german"]


def test_18_1_a_debate_costs_three_cp() -> None:
    stage = debaters(Stage(), "eck", "luther").impulse(PAPACY, 4)
    explain = stage.ask(call_debate(stage.g, PAPACY)).explain
    assert explain is not None
    assert explain("zone:german") == []
    assert explain("zone:french"), "nobody is there to be argued with"
    stage.run(
        call_debate(stage.g, PAPACY),
        dice=[*misses(7), *misses(6), *misses(6), *misses(5)],
        answers=["debate.german"],
    )
    assert stage.cp == 1


# -- steps 1 to 3 ----------------------------------------------------------------------------------


def test_18_5_steps_1_to_3_in_order() -> None:
    stage = debaters(Stage(), "tetzel", "luther", "tyndale", committed=["carlstadt"])
    stage.run(
        theological_debate(stage.g, PAPACY),
        dice=[*roll(1, 4), *misses(6)],
        answers=["debate.german", "target.uncommitted"],
        draws=["tetzel", "luther"],
    )
    assert [ask.kind for ask in stage.asked] == ["debate-zone", "debate-defender"]
    assert status(stage, "carlstadt") == COMMITTED


def test_18_5_the_protestant_draws_from_the_zone_and_the_papacy_from_all() -> None:
    stage = debaters(Stage(), "tyndale", "luther", committed=["eck"])
    stage.run(
        theological_debate(stage.g, PROTESTANT, "english"),
        dice=[*misses(5), *misses(4), *misses(5), *misses(4)],
    )
    assert [e.attacker for e in stage.events(DebateRoundFought)] == ["debater:tyndale"] * 2


def test_18_5_the_leipzig_debate_names_an_attacker_or_bars_a_defender() -> None:
    stage = debaters(Stage(), "eck", "tetzel", "luther", "bucer")
    answers = ["debater.tetzel"]
    assert stage.run(choose_attacker(stage.g, PAPACY, "german"), answers=answers) == debater(
        stage, "tetzel"
    )
    luther = stage.run(choose_excluded(stage.g, "german"), answers=["debater.luther"])
    stage.run(
        theological_debate(
            stage.g,
            PAPACY,
            "german",
            chosen_attacker=debater(stage, "tetzel"),
            excluded_defender=luther,
        ),
        dice=[*misses(4), *misses(4), *misses(7), *misses(3)],
        draws=["bucer", "eck", "bucer"],
    )
    assert status(stage, "luther") == UNCOMMITTED


def test_18_5_luther_replaces_a_barred_or_excommunicated_self() -> None:
    stage = debaters(Stage(), "eck", "luther", "bucer")
    stage.g.hooks = LutherSteps()
    card = stage.g.world.card["here_i_stand"]
    stage.run(
        theological_debate(stage.g, PAPACY, "german", excluded_defender=debater(stage, "luther")),
        dice=[*roll(1, 7), *misses(6)],
        answers=[f"protestant=card.{card}"],
    )
    assert status(stage, "luther") == COMMITTED
    assert status(stage, "bucer") == COMMITTED


def test_21_5_an_excommunicated_luther_goes_back_off_the_map() -> None:
    stage = debaters(Stage(), "eck", "bucer")
    stage.g.state.religion.debaters[debater(stage, "luther")] = EXCOMMUNICATED
    stage.g.hooks = LutherSteps()
    card = stage.g.world.card["here_i_stand"]
    # Off the map he is committed: 4 and 1 dice.
    stage.run(
        theological_debate(stage.g, PAPACY, "german"),
        dice=[*roll(1, 7), *misses(5)],
        answers=[f"protestant=card.{card}"],
    )
    assert status(stage, "luther") == EXCOMMUNICATED


def test_18_5_luther_steps_in_for_an_attacker_too_but_only_in_germany() -> None:
    stage = debaters(Stage(), "eck", "luther", "bucer", "tyndale")
    german = Debate(PROTESTANT, "german", attacker=debater(stage, "bucer"))
    assert may_insert_luther(stage.g, german)
    german.attacker = debater(stage, "luther")
    assert not may_insert_luther(stage.g, german)
    english = Debate(PROTESTANT, "english", attacker=debater(stage, "tyndale"))
    assert not may_insert_luther(stage.g, english)
    set_debater(stage.g, debater(stage, "luther"), GONE)
    assert not may_insert_luther(
        stage.g, Debate(PROTESTANT, "german", attacker=debater(stage, "bucer"))
    )


# -- steps 4 and 5: dice ---------------------------------------------------------------------------


def papal(stage: Stage, attacker: str, zone: str = "german", source: str = "") -> int:
    debate = Debate(PAPACY, zone, source=source, attacker=debater(stage, attacker))
    debate.fresh_attacker = is_uncommitted(stage.g, debate.attacker)
    return attack_dice(stage.g, debate)


def test_18_5_the_attacker_rolls_his_value_and_three() -> None:
    stage = debaters(Stage(), "campeggio", "luther")
    assert papal(stage, "campeggio") == 5
    protestant = Debate(PROTESTANT, "german", attacker=debater(stage, "luther"))
    assert attack_dice(stage.g, protestant) == 7


def test_18_5_the_defender_rolls_his_value_and_two_or_one() -> None:
    stage = Stage()
    assert defence_dice(stage.g, debater(stage, "luther"), True) == 6
    assert defence_dice(stage.g, debater(stage, "luther"), False) == 5


def test_18_5_dice_are_counted_by_their_reasons() -> None:
    stage = debaters(Stage(), "eck", "luther")
    debate = Debate(PAPACY, "german", attacker=debater(stage, "eck"))
    assert attack_reasons(stage.g, debate) == {
        "debater:eck": 3,
        "debate-calls": 3,
        "event": 0,
        "debate-own": 1,
    }
    this_turn(stage, "augsburg_confession")
    assert attack_reasons(stage.g, debate)["card:augsburg_confession"] == -1
    luther = debater(stage, "luther")
    assert defence_reasons(stage.g, luther, True) == {"debater:luther": 4, "debate-uncommitted": 2}


def test_18_5_eck_and_gardiner_attack_better_if_uncommitted() -> None:
    stage = debaters(Stage(), "eck", "gardiner")
    assert papal(stage, "eck") == 7
    assert papal(stage, "gardiner") == 6
    assert papal(stage, "gardiner", "english") == 7
    debaters(stage, committed=["eck"])
    assert papal(stage, "eck") == 6


def test_18_5_augsburg_confession_takes_a_papal_die() -> None:
    stage = this_turn(debaters(Stage(), "campeggio", "luther"), "augsburg_confession")
    assert papal(stage, "campeggio") == 4
    protestant = Debate(PROTESTANT, "german", attacker=debater(stage, "luther"))
    assert attack_dice(stage.g, protestant) == 7


def test_18_5_mary_doubles_the_value_in_england() -> None:
    stage = rule(debaters(Stage(), "campeggio"), ENGLAND, "mary_i")
    assert papal(stage, "campeggio", "english") == 7
    assert papal(stage, "campeggio", "german") == 5


@pytest.mark.parametrize(
    ("source", "zone", "dice"),
    [
        ("papal_inquisition", "german", 7),
        ("papal_inquisition", "english", 7),
        ("thomas_more", "german", 6),
        ("thomas_more", "english", 8),
        ("leipzig_debate", "german", 5),
    ],
)
def test_18_5_events_give_attack_dice(source: str, zone: str, dice: int) -> None:
    assert papal(debaters(Stage(), "campeggio"), "campeggio", zone, source) == dice


# -- steps 6 and 7: rounds and results -------------------------------------------------------------


def test_18_5_a_draw_of_two_rounds_changes_nothing_but_commitments() -> None:
    stage = debaters(Stage(), "eck", "tetzel", "luther", "bucer").protestant("wittenberg")
    stage.run(
        theological_debate(stage.g, PAPACY, "german"),
        dice=[*roll(1, 7), *roll(1, 6), *roll(2, 4), *roll(2, 4)],
        draws=["eck", "luther", "tetzel", "bucer"],
    )
    for id in ("eck", "luther", "tetzel", "bucer"):
        assert status(stage, id) == COMMITTED
    assert is_protestant(stage, "wittenberg")


def test_18_5_the_second_round_takes_the_committed_if_need_be() -> None:
    stage = debaters(Stage(), "campeggio", "luther").protestant("wittenberg")
    stage.run(
        theological_debate(stage.g, PAPACY, "german"),
        dice=[*misses(5), *misses(6), *roll(1, 5), *misses(5)],
        answers=["flip.wittenberg"],
    )
    assert not is_protestant(stage, "wittenberg")


def test_18_5_bullinger_may_enter_the_second_round_of_any_debate() -> None:
    stage = debaters(Stage(), "eck", "tetzel", "tyndale", "bullinger").protestant("london")
    stage.run(
        theological_debate(stage.g, PAPACY, "english"),
        dice=[*misses(7), *misses(4), *misses(4), *roll(2, 4)],
        answers=["insert.bullinger", "flip.norwich", "flip.bristol"],
        draws=["eck", "tyndale", "tetzel"],
    )
    assert status(stage, "bullinger") == COMMITTED
    assert status(stage, "tetzel") == GONE
    assert stage.bonus_vp(PROTESTANT) == 1


def test_18_5_bullinger_may_stay_away_and_must_if_committed() -> None:
    stage = debaters(Stage(), "eck", "tyndale", "bullinger").protestant("london")
    dice = [*misses(7), *misses(4), *misses(6), *misses(3)]
    stage.run(theological_debate(stage.g, PAPACY, "english"), dice=dice, answers=["pass"])
    assert status(stage, "bullinger") == UNCOMMITTED
    debaters(stage, "eck", "tyndale", committed=["bullinger"])
    stage.asked.clear()
    stage.run(theological_debate(stage.g, PAPACY, "english"), dice=dice)
    assert "insert-debater" not in [ask.kind for ask in stage.asked]


def test_18_5_the_winner_flips_the_difference_in_the_zone_first() -> None:
    stage = debaters(Stage(), "eck", "tyndale").protestant("london", "wittenberg", "leipzig")
    stage.run(
        theological_debate(stage.g, PAPACY, "english"),
        dice=[*roll(2, 7), *misses(4)],
        answers=["flip.london", "flip.leipzig"],
    )
    flips = [keys(ask) for ask in stage.asked if ask.kind == "flip-to-catholic"]
    assert flips[0] == ["flip.london", "done"]
    assert set(flips[1]) == {"flip.wittenberg", "flip.leipzig", "done"}


def test_18_5_flipped_spaces_must_be_eligible_for_an_attempt() -> None:
    stage = debaters(Stage(), "eck", "luther").protestant("wittenberg")
    stage.run(
        theological_debate(stage.g, PROTESTANT, "german"),
        dice=[*roll(2, 7), *misses(5)],
        answers=["flip.leipzig", "flip.erfurt"],
    )
    first, second = (keys(ask) for ask in stage.asked if ask.kind == "flip-to-protestant")
    assert "flip.erfurt" not in first
    assert "flip.erfurt" in second
    assert "flip.prague" not in first
    explain = next(ask for ask in stage.asked if ask.kind == "flip-to-protestant").explain
    assert explain is not None
    assert [r.message for r in explain("space:prague")] == ["forbid-cannot-be-flipped"]
    assert explain("space:leipzig") == []


def test_18_5_aleander_makes_any_winner_flip_one_more() -> None:
    for papal_hits, luther_hits, faith in ((1, 0, "catholic"), (0, 1, "protestant")):
        stage = debaters(Stage(), "aleander", "luther").protestant("wittenberg", "leipzig")
        stage.run(
            theological_debate(stage.g, PAPACY, "german"),
            dice=[*roll(papal_hits, 5), *roll(luther_hits, 6)],
            answers=["flip.leipzig", "flip.wittenberg"]
            if faith == "catholic"
            else ["flip.erfurt", "flip.nuremberg"],
        )
        assert len([a for a in stage.asked if a.kind == f"flip-to-{faith}"]) == 2


def test_18_5_aleanders_bonus_needs_him_uncommitted_before_the_round() -> None:
    stage = debaters(Stage(), "luther", committed=["aleander"]).protestant("wittenberg")
    stage.run(
        theological_debate(stage.g, PROTESTANT, "german"),
        dice=[*roll(1, 7), *misses(3)],
        answers=["flip.leipzig"],
    )
    assert len([ask for ask in stage.asked if ask.kind == "flip-to-protestant"]) == 1


@pytest.mark.parametrize(("die", "cancelled"), [(4, False), (5, True), (6, True)])
def test_18_5_campeggio_may_talk_a_defeat_away(die: int, cancelled: bool) -> None:
    stage = debaters(Stage(), "campeggio", "luther").protestant("wittenberg")
    stage.run(
        theological_debate(stage.g, PAPACY, "german"),
        dice=[*misses(5), *roll(3, 6), die],
        answers=[] if cancelled else ["flip.leipzig", "flip.erfurt", "flip.kassel"],
    )
    assert len(stage.events(DebateResultCancelled)) == cancelled
    assert (status(stage, "campeggio") == COMMITTED) == cancelled


def test_18_5_campeggio_does_not_spoil_his_own_victory() -> None:
    stage = debaters(Stage(), "campeggio", "luther").protestant("wittenberg")
    stage.run(
        theological_debate(stage.g, PAPACY, "german"),
        dice=[*roll(1, 5), *misses(6)],
        answers=["flip.wittenberg"],
    )


# -- steps 8 and 9 ---------------------------------------------------------------------------------


def test_18_5_a_debater_burns_if_the_difference_exceeds_his_value() -> None:
    for hits, end in ((1, COMMITTED), (2, GONE)):
        stage = debaters(Stage(), "eck", "carlstadt").protestant("wittenberg", "leipzig")
        stage.run(
            theological_debate(stage.g, PAPACY, "german"),
            dice=[*roll(hits, 7), *misses(3)],
            answers=["flip.leipzig", "done"] if hits > 1 else ["flip.leipzig"],
        )
        assert status(stage, "carlstadt") == end
        assert stage.bonus_vp(PAPACY) == (1 if end == GONE else 0)


def test_18_5_a_burnt_reformer_leaves_the_map_but_not_the_throne() -> None:
    stage = preach(debaters(Stage(), "eck", "luther"), "luther").protestant("wittenberg")
    stage.run(
        theological_debate(stage.g, PAPACY, "german"),
        dice=[*roll(5, 7), *misses(6)],
        answers=["flip.wittenberg"],
    )
    assert status(stage, "luther") == GONE
    assert stage.g.state.religion.reformers[reformer(stage, "luther")] == OUT_OF_PLAY
    assert reigns(stage.g, PROTESTANT, "luther")
    assert stage.bonus_vp(PAPACY) == 4


def test_18_5_a_papal_debater_is_disgraced() -> None:
    stage = debaters(Stage(), "tetzel", "luther").protestant("wittenberg")
    stage.run(
        theological_debate(stage.g, PROTESTANT, "german"),
        dice=[*roll(2, 7), *misses(3)],
        answers=["flip.leipzig", "done"],
    )
    assert status(stage, "tetzel") == GONE
    assert stage.bonus_vp(PROTESTANT) == 1


# -- odds ------------------------------------------------------------------------------------------


def test_18_5_odds_of_a_round_are_exact() -> None:
    odds = difference_odds(1, 1)
    assert odds[1] == pytest.approx(2 / 9)
    assert odds[0] == pytest.approx(5 / 9)
    assert sum(difference_odds(7, 6).values()) == pytest.approx(1)


def test_18_5_odds_of_a_debate_count_both_rounds() -> None:
    stage = debaters(Stage(), "campeggio", "bucer")
    odds = debate_odds(stage.g, PAPACY, "german", committed=False)
    assert odds is not None
    assert odds.win + odds.draw + odds.loss == pytest.approx(1)
    first, second = difference_odds(5, 4), difference_odds(5, 3)
    # Campeggio, still uncommitted in the first round, undoes a third of his defeats.
    undone = sum(chance for by, chance in first.items() if by < 0) / 3
    assert odds.draw == pytest.approx(first[0] * second[0] + undone)
    assert debate_odds(stage.g, PAPACY, "german", committed=True) is None


def test_18_5_odds_against_campeggio_know_that_he_may_talk_a_defeat_away() -> None:
    stage = debaters(Stage(), "campeggio", "bucer")
    odds = debate_odds(stage.g, PROTESTANT, "german", committed=False)
    assert odds is not None
    first, second = difference_odds(5, 4), difference_odds(5, 3)
    won = [sum(chance for by, chance in each.items() if by > 0) for each in (first, second)]
    assert odds.win == pytest.approx(won[0] * 2 / 3 + first[0] * won[1])
