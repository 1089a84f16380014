"""HIS 18.1: Luther's 95 Theses, the Diet of Worms, treatises, translations, Saint Peter's."""

from typing import cast

import pytest

from tercio.games.here_i_stand.hooks import HisHooks
from tercio.games.here_i_stand.model.court_questions import has_happened
from tercio.games.here_i_stand.model.events.religion import (
    CardCommitted,
    DietHeld,
    SaintPetersBuilt,
)
from tercio.games.here_i_stand.model.position import HereIStand
from tercio.games.here_i_stand.model.powers import ENGLAND, HAPSBURG, PAPACY, PROTESTANT
from tercio.games.here_i_stand.model.religion_verbs import build_st_peters, loot_st_peters
from tercio.games.here_i_stand.rules.reformation.attempts import attempts_of
from tercio.games.here_i_stand.rules.reformation.diet_of_worms import diet_of_worms
from tercio.games.here_i_stand.rules.reformation.jesuit_universities import (
    SITES,
    can_found,
    found_jesuit_university,
    found_universities,
    university_cost,
)
from tercio.games.here_i_stand.rules.reformation.ninety_five_theses import luthers_95_theses
from tercio.games.here_i_stand.rules.reformation.reformation_attempts import make_attempts
from tercio.games.here_i_stand.rules.reformation.religious_actions import RELIGIOUS_ACTIONS
from tercio.games.here_i_stand.rules.reformation.saint_peters import (
    build_saint_peters,
    can_build_st_peters,
)
from tercio.games.here_i_stand.rules.reformation.translations import (
    can_translate,
    open_languages,
    translate,
    translate_scripture,
)
from tercio.games.here_i_stand.rules.reformation.treatises import (
    can_publish,
    publish_treatise,
    treatise_cost,
)
from tercio.games.here_i_stand.two_player.hooks import TwoPlayerHooks
from tercio.kernel.ask import Seat
from tercio.kernel.position import Setting
from tercio.wars.model.space_questions import is_in_unrest
from tests.rules.here_i_stand.church import (
    COMMITTED,
    debaters,
    is_protestant,
    keys,
    preach,
    reformer,
    status,
    this_turn,
)
from tests.rules.here_i_stand.stage import Stage

# -- Luther's 95 Theses ----------------------------------------------------------------------------


def test_18_1_the_theses_bring_luther_and_five_attempts_with_an_extra_die() -> None:
    stage = Stage()
    stage.run(luthers_95_theses(stage.g), dice=[6, 1, 1, 1], answers=["target.leipzig", "done"])
    assert is_protestant(stage, "wittenberg")
    assert is_protestant(stage, "leipzig")
    assert stage.regulars(PROTESTANT, "wittenberg") == 2
    assert stage.g.state.religion.reformers[reformer(stage, "luther")] == stage.at("wittenberg")
    assert stage.asked[0].args is not None
    assert stage.asked[0].args["left"] == 5


def test_18_1_the_theses_leave_the_game_and_give_no_cp() -> None:
    stage = Stage()
    stage.run(luthers_95_theses(stage.g), answers=["done"])
    card = stage.g.world.card["luthers_95_theses"]
    assert card in stage.g.state.removed
    assert card not in stage.g.state.hands[PROTESTANT]
    assert stage.cp == 0
    assert has_happened(stage.g, "luthers_95_theses")


def test_18_1_bucer_may_help_the_theses() -> None:
    stage = Stage().protestant("worms")
    stage.run(luthers_95_theses(stage.g), answers=["commit.bucer", "done"])
    assert status(stage, "bucer") == COMMITTED


# -- the Diet of Worms -----------------------------------------------------------------------------


def before_the_diet() -> Stage:
    """Three events; the home cards are in hand too."""
    stage = Stage().clear().protestant("wittenberg", "brandenburg", "magdeburg")
    stage.hand(PROTESTANT, "here_i_stand", "anabaptists", "schmalkaldic_league")
    stage.hand(PAPACY, "papal_bull", "printing_press")
    return stage.hand(HAPSBURG, "holy_roman_emperor", "gout")


def cp(stage: Stage, card: str) -> int:
    return stage.g.world.card_cp(stage.g.world.card[card])


def commit(stage: Stage, protestant: str, papacy: str, hapsburg: str) -> list[str]:
    card = stage.g.world.card
    return [
        f"protestant=card.{card[protestant]}",
        f"papacy=card.{card[papacy]}",
        f"hapsburg=card.{card[hapsburg]}",
    ]


def hold(stage: Stage, hits: tuple[int, int, int], answers: list[str]) -> None:
    """The Diet with the three event cards, and these hits for the three powers."""
    dice: list[int] = []
    for count, hit in zip(
        (cp(stage, "anabaptists") + 4, cp(stage, "printing_press"), cp(stage, "gout")),
        hits,
        strict=True,
    ):
        dice += [6] * hit + [1] * (count - hit)
    cards = commit(stage, "anabaptists", "printing_press", "gout")
    stage.run(diet_of_worms(stage.g), dice=dice, answers=cards + answers)


def test_18_1_a_mandatory_event_cannot_be_committed_a_home_card_can() -> None:
    stage = before_the_diet()
    hold(stage, (0, 0, 0), [])
    offered = {ask.seat: keys(ask) for ask in stage.asked}
    card = stage.g.world.card
    assert f"card.{card['schmalkaldic_league']}" not in offered[Seat("protestant")]
    assert f"card.{card['here_i_stand']}" in offered[Seat("protestant")]


def test_18_1_cards_are_revealed_together_and_discarded() -> None:
    stage = before_the_diet()
    hold(stage, (0, 0, 0), [])
    assert len(stage.events(CardCommitted)) == 3
    assert stage.g.world.card["gout"] in stage.g.state.discard
    assert stage.g.state.hands[PAPACY] == [stage.g.world.card["papal_bull"]]


def test_18_1_the_protestant_wins_and_flips_the_difference() -> None:
    stage = before_the_diet()
    hold(stage, (4, 1, 1), ["flip.leipzig", "flip.erfurt"])
    assert is_protestant(stage, "leipzig")
    assert is_protestant(stage, "erfurt")
    assert stage.events(DietHeld)[0].protestant_hits == 4
    assert stage.events(DietHeld)[0].catholic_hits == 2


def test_18_1_flipped_spaces_are_german_and_adjacent_also_to_those_just_flipped() -> None:
    stage = before_the_diet()
    hold(stage, (2, 0, 0), ["flip.leipzig", "flip.nuremberg"])
    first, second = (keys(ask) for ask in stage.asked if ask.kind == "flip-to-protestant")
    assert "flip.prague" not in first
    assert "flip.nuremberg" not in first
    assert "flip.nuremberg" in second
    assert "done" not in first


def test_18_1_the_papacy_flips_for_a_catholic_victory() -> None:
    stage = before_the_diet()
    hold(stage, (0, 1, 1), ["flip.magdeburg", "flip.wittenberg"])
    flips = [ask for ask in stage.asked if ask.kind == "flip-to-catholic"]
    assert {ask.seat for ask in flips} == {Seat("papacy")}
    assert not is_protestant(stage, "magdeburg")


def test_18_1_a_draw_changes_nothing() -> None:
    stage = before_the_diet()
    before = stage.g.state.religion.protestant
    hold(stage, (2, 1, 1), [])
    assert stage.g.state.religion.protestant == before


def seats(stage: Stage, *names: str) -> Stage:
    """The same position with other seats around the table."""
    g = stage.g
    setting = Setting("here_i_stand", "1517", tuple(Seat(n) for n in names), g.setting.options)
    stage.g = HereIStand(setting, g.data, g.state, g.random)
    return stage


def test_18_1_a_seat_of_two_powers_commits_for_both() -> None:
    stage = before_the_diet()
    seats(stage, "ottoman", "hapsburg+papacy", "england+protestant", "france")
    card = stage.g.world.card
    dice = [1] * (cp(stage, "anabaptists") + 4 + cp(stage, "printing_press") + cp(stage, "gout"))
    powers = [stage.g.world.power[row.power] for row in stage.g.world.religion.diet]
    two = [("printing_press" if p == PAPACY else "gout") for p in powers if p != PROTESTANT]
    stage.run(
        diet_of_worms(stage.g),
        dice=dice,
        answers=[
            f"england+protestant=card.{card['anabaptists']}",
            f"hapsburg+papacy=card.{card[two[0]]}.{card[two[1]]}",
        ],
    )
    assert len(stage.events(CardCommitted)) == 3


@pytest.mark.parametrize(("top", "dice"), [("gout", None), ("schmalkaldic_league", 2)])
def test_18_1_with_two_players_the_deck_commits_for_the_hapsburgs(
    top: str, dice: int | None
) -> None:
    stage = before_the_diet().hand(PROTESTANT, "anabaptists").hand(HAPSBURG, top).hand(HAPSBURG)
    seats(stage, "papacy", "protestant")
    stage.g.hooks = cast(HisHooks[HereIStand], TwoPlayerHooks())
    count = cp(stage, "anabaptists") + 4 + cp(stage, "printing_press") + (dice or cp(stage, top))
    cards = commit(stage, "anabaptists", "printing_press", top)[:2]
    stage.run(
        diet_of_worms(stage.g),
        dice=[1] * count,
        answers=cards,
        draws=[str(stage.g.world.card[top])],
    )
    assert stage.g.world.card[top] in stage.g.state.discard


# -- treatises -------------------------------------------------------------------------------------


def test_18_1_a_treatise_is_two_attempts_in_a_chosen_zone() -> None:
    stage = debaters(Stage().clear()).protestant("wittenberg").impulse(PROTESTANT, 2)
    stage.run(
        publish_treatise(stage.g, PROTESTANT),
        dice=[6, 6],
        answers=["zone.german", "target.leipzig", "target.magdeburg"],
    )
    assert stage.cp == 0
    assert is_protestant(stage, "magdeburg")


def test_18_1_the_zone_is_chosen_before_the_first_attempt_for_all_of_them() -> None:
    stage = debaters(Stage().clear()).protestant("wittenberg", "geneva").impulse(PROTESTANT, 2)
    # Outside the chosen zone a 6 is challenged, and loses the tie.
    stage.run(
        publish_treatise(stage.g, PROTESTANT),
        dice=[6, 6, 6, 1, 1],
        answers=["zone.french", "target.lyon", "target.leipzig"],
    )
    assert is_protestant(stage, "lyon")
    assert not is_protestant(stage, "leipzig")


def test_18_1_england_publishes_for_three_cp_while_cranmer_preaches() -> None:
    stage = debaters(Stage().clear()).protestant("london")
    assert treatise_cost(stage.g, ENGLAND) is None
    assert not can_publish(stage.g, ENGLAND)
    preach(stage, "cranmer")
    assert treatise_cost(stage.g, ENGLAND) == 3
    assert treatise_cost(stage.g, PROTESTANT) == 2
    stage.impulse(ENGLAND, 3)
    stage.run(publish_treatise(stage.g, ENGLAND), answers=["zone.english", "done"])
    assert keys(stage.asked[0]) == ["zone.english", "back"]
    assert stage.asked[-1].seat == Seat("england")
    this_turn(stage, "thomas_cromwell")
    assert treatise_cost(stage.g, ENGLAND) == 2


def test_18_3_carlstadt_gives_three_attempts_in_germany_and_unrest_where_he_fails() -> None:
    stage = debaters(Stage().clear(), "carlstadt").protestant("wittenberg", "geneva")
    stage.impulse(PROTESTANT, 2).put("leipzig", HAPSBURG, 1)
    stage.run(
        publish_treatise(stage.g, PROTESTANT),
        dice=[1, 5, 5, 5, 5, 5],
        answers=["debater.carlstadt", "target.leipzig", "done"],
    )
    assert is_in_unrest(stage.g, stage.at("leipzig"))
    assert status(stage, "carlstadt") == COMMITTED
    first = keys(stage.asked[1])
    assert "target.magdeburg" in first
    assert "target.lyon" not in first
    assert "target.prague" not in first


def test_18_3_other_failures_cause_no_unrest() -> None:
    stage = debaters(Stage().clear()).protestant("wittenberg").put("leipzig", HAPSBURG, 1)
    string = attempts_of(stage.g, PROTESTANT, "publish_treatise", zone="german")
    stage.run(
        make_attempts(stage.g, string), dice=[1, *[5] * 5], answers=["target.leipzig", "done"]
    )
    assert not is_protestant(stage, "leipzig")
    assert not is_in_unrest(stage.g, stage.at("leipzig"))


def test_18_3_calvin_gives_three_attempts_in_france() -> None:
    stage = debaters(Stage().clear(), "calvin").protestant("geneva").impulse(PROTESTANT, 2)
    stage.run(publish_treatise(stage.g, PROTESTANT), answers=["debater.calvin", "done"])
    assert stage.asked[1].args is not None
    assert stage.asked[1].args["left"] == 3
    assert "target.basel" not in keys(stage.asked[1])
    assert "target.lyon" in keys(stage.asked[1])


# -- translations ----------------------------------------------------------------------------------


def boxes(stage: Stage, zone: str) -> tuple[int, int]:
    index = stage.g.world.debate_zones.index(zone)
    religion = stage.g.state.religion
    return religion.new_testament[index], religion.bible[index]


def test_18_1_each_cp_moves_one_marker_one_box() -> None:
    stage = debaters(Stage()).impulse(PROTESTANT, 3)
    for zone in ("german", "english", "french"):
        stage.run(translate_scripture(stage.g, PROTESTANT), answers=[f"translate.{zone}"])
        assert boxes(stage, zone) == (1, 0)
    assert stage.cp == 0


def test_18_1_a_new_testament_brings_six_attempts_then_the_bible_begins() -> None:
    stage = debaters(Stage().clear()).protestant("wittenberg")
    stage.run(translate(stage.g, "german", 5))
    stage.run(translate(stage.g, "german", 2), dice=[6], answers=["target.leipzig", "done"])
    assert stage.asked[0].args is not None
    assert stage.asked[0].args["left"] == 6
    assert boxes(stage, "german") == (6, 1)


def test_18_1_a_full_bible_brings_a_vp_and_six_attempts_with_plus_one() -> None:
    stage = debaters(Stage().clear()).protestant("wittenberg")
    index = stage.g.world.debate_zones.index("german")
    stage.g.state.religion.new_testament[index] = 6
    stage.g.state.religion.bible[index] = 9
    stage.run(translate(stage.g, "german"), dice=[5], answers=["target.leipzig", "done"])
    assert is_protestant(stage, "leipzig")
    assert stage.bonus_vp(PROTESTANT) == 1
    assert "german" not in open_languages(stage.g)


def test_18_1_translations_happen_once() -> None:
    stage = Stage()
    stage.g.state.religion.new_testament = [6, 6, 6]
    stage.g.state.religion.bible = [10, 10, 10]
    assert not can_translate(stage.g, PROTESTANT)


# -- Saint Peter's and universities ----------------------------------------------------------------


def test_18_1_five_cp_are_a_vp_and_five_vp_the_end_of_it() -> None:
    stage = Stage().impulse(PAPACY, 30)
    for _ in range(5):
        stage.run(build_saint_peters(stage.g, PAPACY))
    religion = stage.g.state.religion
    assert (religion.st_peters_cp, religion.st_peters_vp) == (0, 1)
    build_st_peters(stage.g, 23)
    assert (religion.st_peters_cp, religion.st_peters_vp) == (0, 5)
    assert not can_build_st_peters(stage.g, PAPACY)
    stage.g.state.religion.st_peters_vp, built = 1, len(stage.events(SaintPetersBuilt))
    build_st_peters(stage.g, 0)
    assert len(stage.events(SaintPetersBuilt)) == built, "no CP, no news"


def test_21_5_a_sack_takes_no_more_cp_than_there_are() -> None:
    stage = Stage()
    build_st_peters(stage.g, 8)
    loot_st_peters(stage.g, stage.g.world.constant("sack_of_rome_cp"))
    assert stage.g.state.religion.st_peters_cp == 0
    assert stage.g.state.religion.st_peters_vp == 1


def test_18_1_universities_need_the_society_of_jesus() -> None:
    stage = debaters(Stage())
    assert university_cost(stage.g, PAPACY) is None
    stage.done("society_of_jesus")
    assert university_cost(stage.g, PAPACY) == 3
    debaters(stage, "loyola")
    assert university_cost(stage.g, PAPACY) == 2


def test_18_1_a_university_stands_in_a_catholic_space_without_one() -> None:
    stage = debaters(Stage()).protestant("mainz").done("society_of_jesus").impulse(PAPACY, 3)
    stage.run(found_jesuit_university(stage.g, PAPACY), answers=["university.cologne"])
    assert stage.cp == 0
    assert can_found(stage.g, PAPACY)
    for space in ("cologne", "mainz", "istanbul"):
        assert SITES.refusals(stage.g, stage.at(space))
        assert not SITES.allow(stage.g, stage.at(space))
    assert SITES.allow(stage.g, stage.at("trier"))


def test_21_5_the_society_founds_two() -> None:
    stage = Stage()
    answers = ["university.cologne", "university.trier"]
    stage.run(found_universities(stage.g, 2), answers=answers)
    assert stage.g.state.religion.universities == stage.g.world.mask("cologne", "trier")


def test_18_1_actions_are_those_of_the_power_cards() -> None:
    stage = preach(debaters(Stage(), "loyola"), "cranmer").done("society_of_jesus")
    prices = {
        action.id: [action.price(stage.g, p) for p in (ENGLAND, PAPACY, PROTESTANT, HAPSBURG)]
        for action in RELIGIOUS_ACTIONS
    }
    assert prices == {
        "translate": [None, None, 1, None],
        "publish_treatise": [3, None, 2, None],
        "call_debate": [None, 3, 3, None],
        "st_peters": [None, 1, None, None],
        "burn_books": [None, 2, None, None],
        "jesuit_university": [None, 2, None, None],
    }
