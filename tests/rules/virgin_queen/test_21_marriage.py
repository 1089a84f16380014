"""Weddings, the Virgin Queen, aging and jilting (VQ 21, 23.3)."""

import pytest

from tercio.games.virgin_queen.model import marriage_state
from tercio.games.virgin_queen.model.court_questions import (
    admin_rating,
    card_bonus,
    is_ruler_dead,
    reigns,
)
from tercio.games.virgin_queen.model.events.marriage import WeddingHeld
from tercio.games.virgin_queen.model.events.religion import ConversionsRolled
from tercio.games.virgin_queen.model.influence_questions import influence
from tercio.games.virgin_queen.model.marriage_questions import has_wed, is_available_to_wed
from tercio.games.virgin_queen.model.marriage_verbs import (
    add_festivities,
    remove_royal,
    return_royals,
)
from tercio.games.virgin_queen.model.powers import (
    ENGLAND,
    FRANCE,
    HRE,
    HUGUENOT,
    PROTESTANT,
    SCOTLAND,
    SPAIN,
)
from tercio.games.virgin_queen.rules.major_powers.elizabeth_jilts import jilt
from tercio.games.virgin_queen.rules.major_powers.rulers import succeed
from tercio.games.virgin_queen.rules.marriage.weddings import (
    age,
    award_virgin_queen,
    betroth,
    marriage_resolution,
    resolve_wedding,
)
from tercio.kernel.ask import DONE
from tercio.kernel.randomness import Script
from tercio.wars.model.names import AVAILABLE, NEXT_TURN, OUT_OF_PLAY, Power
from tests.rules.virgin_queen.stage import Stage


def court(scenario: str = "campaign", players: int = 6, edition: str = "living") -> Stage:
    stage = Stage(scenario, players, edition).clear()
    stage.g.state.weddings.betrothed = []
    stage.g.state.court.card_markers = [0] * 6
    return stage


def royal(stage: Stage, id: str, eligibility: int | None = None) -> int:
    index = stage.g.world.royal[id]
    if eligibility is not None:
        stage.g.state.weddings.eligibility[index] = eligibility
    return index


def wed(
    stage: Stage,
    groom: str,
    bride: str,
    dice: list[int],
    ratings: tuple[int, int] = (3, 3),
    answers: list[str] | None = None,
) -> str:
    """The result of the wedding of two royals with these ratings."""
    couple = royal(stage, groom, ratings[0]), royal(stage, bride, ratings[1])
    stage.run(resolve_wedding(stage.g, *couple), dice=dice, answers=answers or [])
    held: str = stage.events(WeddingHeld)[-1].result
    return held


def rating(stage: Stage, id: str) -> int:
    return stage.g.state.weddings.eligibility[stage.g.world.royal[id]]


@pytest.mark.rule("VQ 21.1")
@pytest.mark.parametrize(
    ("dice", "result", "vp", "cards"),
    [
        ([1, 1], "wedding-unhappy", 0, -1),
        ([2, 2], "wedding-modest", 0, 1),
        ([4, 4], "wedding-happy", 1, 1),
        ([6, 5], "wedding-splendid", 2, 1),
    ],
)
def test_21_1_both_powers_have_the_result(
    dice: list[int], result: str, vp: int, cards: int
) -> None:
    stage = court()
    assert wed(stage, "leicester", "louise_de_coligny", dice) == result
    assert stage.bonus_vp(ENGLAND) == stage.bonus_vp(PROTESTANT) == vp
    assert stage.g.state.court.card_markers[ENGLAND] == cards
    assert stage.g.state.court.card_markers[PROTESTANT] == cards + 1  # her own bonus
    assert rating(stage, "leicester") == rating(stage, "louise_de_coligny") == marriage_state.GONE


@pytest.mark.rule("VQ 21.1")
def test_21_1_only_the_higher_rating_counts_within_one_power() -> None:
    stage = court()
    wed(stage, "leicester", "elizabeth_i", [3, 3], (2, 4))
    assert stage.events(WeddingHeld)[0].total == 10
    assert stage.g.state.court.card_markers[ENGLAND] == 1  # once, not twice


@pytest.mark.rule("VQ 21.1")
def test_21_1_festivities_add_2_for_the_french_royal() -> None:
    stage = court()
    add_festivities(stage.g, royal(stage, "francis_of_anjou"))
    wed(stage, "francis_of_anjou", "elizabeth_i", [1, 1])
    assert stage.events(WeddingHeld)[0].total == 10


@pytest.mark.rule("VQ 21.1")
def test_21_1_last_minute_cancellation_changes_nothing() -> None:
    stage = court()
    assert wed(stage, "leicester", "louise_de_coligny", [2, 1], (2, 2)).endswith("cancellation")
    assert not any(stage.g.state.court.card_markers)
    assert rating(stage, "leicester") == rating(stage, "louise_de_coligny") == 2
    assert not stage.g.state.weddings.wed


@pytest.mark.rule("VQ 21.1", "VQ 25.2")
def test_21_1_a_valois_goes_on_the_french_power_card() -> None:
    stage = court()
    wed(stage, "francis_of_anjou", "elizabeth_i", [2, 2])
    assert stage.g.state.weddings.married == [stage.g.world.royal["francis_of_anjou"]]


@pytest.mark.rule("VQ 21.1")
def test_21_1_the_holy_roman_is_bound_with_fewer_than_six_players() -> None:
    stage = court(players=4)
    wed(stage, "don_carlos", "anna_of_saxony", [4, 4, 4])
    assert stage.bonus_vp(HRE) == stage.bonus_vp(SPAIN) == 1


# -- deaths ----------------------------------------------------------------------------------------


@pytest.mark.rule("VQ 21.1", "VQ 23.3")
def test_21_1_elizabeth_may_die_in_childbirth() -> None:
    stage = court()
    result = wed(stage, "francis_of_anjou", "elizabeth_i", [6, 6], (4, 5))
    assert result == "wedding-wife-dies-in-childbirth"
    assert is_ruler_dead(stage.g, ENGLAND)
    assert stage.bonus_vp(ENGLAND) == 2  # the bonuses are awarded all the same


@pytest.mark.rule("VQ 21.1", "VQ 23.3")
def test_21_1_mary_is_removed_as_if_executed_without_loss_of_vp() -> None:
    stage = court()
    stage.g.state.court.mary = "alive"
    wed(stage, "darnley", "mary_queen_of_scots", [6, 6], (3, 5))
    assert stage.g.state.court.mary == "dead"
    assert stage.bonus_vp(ENGLAND) == 2


@pytest.mark.rule("VQ 21.1", "VQ 23.2")
@pytest.mark.parametrize(
    ("groom", "bride", "power"),
    [("philip_ii", "elizabeth_i", SPAIN), ("charles_ix", "elizabeth_i", FRANCE)],
)
def test_21_1_a_murdered_ruler(groom: str, bride: str, power: Power) -> None:
    stage = court()
    assert wed(stage, groom, bride, [1, 1], (1, 1)) == "wedding-husband-murdered"
    assert is_ruler_dead(stage.g, power)
    assert card_bonus(stage.g, power) == 0


@pytest.mark.rule("VQ 21.1", "VQ 23.4", "VQ 23.5")
@pytest.mark.parametrize(
    ("groom", "ruler", "power"),
    [("henry_iii_royal", "henry_iii", FRANCE), ("rudolf_ii", "rudolf_ii", HRE)],
)
def test_21_1_a_murdered_heir_never_rules(groom: str, ruler: str, power: Power) -> None:
    stage = court()
    admin, bonus = admin_rating(stage.g, power), card_bonus(stage.g, power)
    assert wed(stage, groom, "elizabeth_i", [1, 1], (1, 1)) == "wedding-husband-murdered"
    assert (admin_rating(stage.g, power), card_bonus(stage.g, power)) == (admin, bonus)
    assert not is_ruler_dead(stage.g, power), "the old ruler lives"
    stage.run(succeed(stage.g, ruler))
    assert not reigns(stage.g, power, ruler)
    assert (admin_rating(stage.g, power), card_bonus(stage.g, power)) == (1, 0)
    assert stage.where("henry_iii") in (OUT_OF_PLAY, AVAILABLE)
    assert stage.g.hooks.capitals(stage.g, HRE) == [stage.at("vienna")]


@pytest.mark.rule("VQ 21.1", "VQ 5.1", "VQ 30")
def test_21_1_a_murdered_army_leader_leaves_the_game() -> None:
    """William of Orange is gone for good if murdered."""
    stage = court()
    stage.put("flushing", PROTESTANT, leaders=["william_of_orange"])
    wed(stage, "william_of_orange_royal", "elizabeth_i", [1, 1], (1, 1))
    assert stage.where("william_of_orange") == OUT_OF_PLAY
    assert rating(stage, "william_of_orange_royal") == marriage_state.GONE
    assert not stage.g.state.weddings.returning


@pytest.mark.rule("VQ 5.1", "VQ 21.1", "VQ 23.4")
def test_5_1_a_default_leader_follows_henry_iii_murdered_at_his_wedding() -> None:
    stage = court().turn(4)
    stage.run(succeed(stage.g, "henry_iii"))
    wed(stage, "henry_iii_royal", "elizabeth_i", [1, 1], (1, 1))
    assert stage.where("henry_iii") == OUT_OF_PLAY
    assert stage.where("default_france") == NEXT_TURN


@pytest.mark.rule("VQ 21.4")
def test_21_4_the_death_of_a_betrothed_royal_ends_the_betrothal() -> None:
    stage = court()
    leicester, louise = royal(stage, "leicester", 3), royal(stage, "louise_de_coligny", 3)
    stage.run(betroth(stage.g, leicester, louise))
    remove_royal(stage.g, leicester)
    assert not stage.g.state.weddings.betrothed
    assert rating(stage, "louise_de_coligny") == 3


# -- bonuses ---------------------------------------------------------------------------------------


@pytest.mark.rule("VQ 21.1")
def test_21_1_don_carlos_has_the_higher_die_rolled_again() -> None:
    stage = court()
    wed(stage, "don_carlos", "elizabeth_i", [6, 2, 1])
    assert stage.events(WeddingHeld)[0].total == 9


@pytest.mark.rule("VQ 21.1")
@pytest.mark.parametrize(("answer", "dice", "total"), [("reroll", [5], 16), ("keep", [], 12)])
def test_21_1_anna_may_have_the_lower_die_rolled_again(
    answer: str, dice: list[int], total: int
) -> None:
    stage = court()
    wed(stage, "leicester", "anna_of_austria", [5, 1, *dice], answers=[answer])
    assert stage.events(WeddingHeld)[0].total == total
    assert stage.asked[0].seat == "hre"


@pytest.mark.rule("VQ 21.1")
def test_21_1_her_husbands_power_decides_if_nobody_plays_the_holy_roman() -> None:
    stage = court(players=4)
    wed(stage, "leicester", "anna_of_austria", [5, 1], answers=["keep"])
    assert stage.asked[0].seat == "england"


@pytest.mark.rule("VQ 21.1", "VQ 24.5")
@pytest.mark.parametrize(
    ("groom", "bride", "power"),
    [("darnley", "louise_de_coligny", ENGLAND), ("leicester", "mary_queen_of_scots", FRANCE)],
)
def test_21_1_influence_on_scotland(groom: str, bride: str, power: Power) -> None:
    stage = court()
    before = influence(stage.g, SCOTLAND, power)
    wed(stage, groom, bride, [2, 2])
    assert influence(stage.g, SCOTLAND, power) == before + 2


@pytest.mark.rule("VQ 21.1", "VQ 18.3")
def test_21_1_elisabeth_of_austria_has_her_husbands_power_suppress_heresy() -> None:
    stage = Stage("tournament")
    stage.g.state.weddings.betrothed = []
    wed(stage, "leicester", "elisabeth_of_austria", [2, 2, 2, 2, 2, 2, 3])
    rolled = stage.events(ConversionsRolled)[0]
    assert (rolled.power, rolled.area) == ("power:england", "area:england")


@pytest.mark.rule("VQ 21.1", "VQ 18.3")
def test_21_1_without_that_action_the_holy_roman_names_who_takes_it() -> None:
    stage = Stage("tournament")
    stage.g.state.weddings.betrothed = []
    wed(
        stage,
        "earl_of_arran",
        "elisabeth_of_austria",
        [2, 2, 2, 2, 2, 2, 3, 2, 2, 2, 2, 3],
        answers=["area.scotland", "power.spain"],
    )
    first, second = stage.events(ConversionsRolled)
    assert (first.power, first.area) == ("power:protestant", "area:scotland")
    assert (second.power, second.area) == ("power:spain", "area:netherlands")


@pytest.mark.rule("VQ 21.1")
@pytest.mark.parametrize(
    ("groom", "bride", "markers"),
    [
        ("charles_ii", "elizabeth_i", {HRE: 1, ENGLAND: 1}),
        ("leicester", "anna_of_saxony", {ENGLAND: -1}),
        ("leicester", "louise_de_coligny", {PROTESTANT: 1}),
        ("henry_of_navarre", "margaret_of_valois", {PROTESTANT: 1}),
    ],
)
def test_21_1_card_markers(groom: str, bride: str, markers: dict[int, int]) -> None:
    stage = court()
    wed(stage, groom, bride, [2, 2])  # a modest wedding: a card more for both
    row = stage.g.world.royals
    both = {stage.g.world.power[str(row[royal(stage, r)].power)] for r in (groom, bride)}
    for power in range(6):
        expected = markers.get(power, 0) + (1 if power in both else 0)
        assert stage.g.state.court.card_markers[power] == expected


@pytest.mark.rule("VQ 21.1")
def test_21_1_philip_costs_a_card_unless_he_weds_elisabeth_on_turn_1() -> None:
    stage = court()
    wed(stage, "philip_ii", "elisabeth_de_valois", [2, 2])
    assert stage.g.state.court.card_markers[SPAIN] == 1
    late = court().turn(2)
    wed(late, "philip_ii", "elisabeth_de_valois", [2, 2])
    assert late.g.state.court.card_markers[SPAIN] == 0
    other = court()
    wed(other, "philip_ii", "elizabeth_i", [2, 2])
    assert other.g.state.court.card_markers[SPAIN] == 0
    tournament = court("tournament")
    wed(tournament, "philip_ii", "elizabeth_i", [2, 2])
    assert tournament.g.state.court.card_markers[SPAIN] == 1


@pytest.mark.rule("VQ 21.1", "VQ 22.1")
def test_21_1_isabella_favours_the_works_of_her_husbands_power() -> None:
    stage = court()
    wed(stage, "leicester", "isabella_clara_eugenia", [2, 2])
    assert stage.g.state.weddings.patrons == [ENGLAND]


@pytest.mark.rule("VQ 21.1")
def test_21_1_rudolf_loses_the_favour_of_his_home_card() -> None:
    stage = court()
    assert not has_wed(stage.g, "rudolf_ii")
    wed(stage, "rudolf_ii", "elizabeth_i", [2, 2])
    assert has_wed(stage.g, "rudolf_ii")


@pytest.mark.rule("VQ 21.1")
def test_21_1_william_is_back_next_turn_unless_he_scored() -> None:
    stage = court()
    william = royal(stage, "william_of_orange_royal")
    wed(stage, "william_of_orange_royal", "elizabeth_i", [2, 2])
    assert stage.g.state.weddings.returning == [william]
    assert not is_available_to_wed(stage.g, william)
    return_royals(stage.g)
    assert rating(stage, "william_of_orange_royal") == 2
    scored = court()
    wed(scored, "william_of_orange_royal", "elizabeth_i", [4, 4])
    assert not scored.g.state.weddings.returning


@pytest.mark.rule("VQ 21.1")
def test_21_1_a_cancelled_wedding_has_no_bonus() -> None:
    stage = court()
    wed(stage, "charles_ii", "elizabeth_i", [2, 1], (2, 2))
    assert not any(stage.g.state.court.card_markers)


# -- the phase -------------------------------------------------------------------------------------


@pytest.mark.rule("VQ 21", "VQ 23.3")
def test_21_mary_weds_at_once() -> None:
    stage = court()
    stage.g.state.court.mary = "alive"
    couple = royal(stage, "darnley", 3), royal(stage, "mary_queen_of_scots", 3)
    stage.run(betroth(stage.g, *couple), dice=[2, 2])
    assert stage.events(WeddingHeld)
    assert not stage.g.state.weddings.betrothed


@pytest.mark.rule("VQ 21")
def test_21_couples_wed_in_the_order_of_their_betrothals_then_the_rest_ages() -> None:
    stage = court()
    weddings = stage.g.state.weddings
    weddings.eligibility = [0] * len(weddings.eligibility)
    royal(stage, "leicester", 3), royal(stage, "louise_de_coligny", 3)
    royal(stage, "charles_ix", 3), royal(stage, "anna_of_saxony", 3)
    royal(stage, "elizabeth_i", 5)
    stage.run(betroth(stage.g, royal(stage, "leicester"), royal(stage, "louise_de_coligny")))
    stage.run(betroth(stage.g, royal(stage, "charles_ix"), royal(stage, "anna_of_saxony")))
    assert len(weddings.betrothed) == 2
    assert not stage.events(WeddingHeld)
    stage.run(marriage_resolution(stage.g), dice=[2, 2, 4, 4])
    grooms = [event.groom for event in stage.events(WeddingHeld)]
    assert grooms == ["royal:leicester", "royal:charles_ix"]
    assert rating(stage, "elizabeth_i") == 4
    assert stage.bonus_vp(ENGLAND) == 1


@pytest.mark.rule("VQ 21.2")
def test_21_2_virgin_queen_vp_five_at_most() -> None:
    stage = court()
    royal(stage, "elizabeth_i", 3)
    for _ in range(7):
        award_virgin_queen(stage.g)
    assert stage.bonus_vp(ENGLAND) == 5
    wedded = court()
    royal(wedded, "elizabeth_i", marriage_state.GONE)
    award_virgin_queen(wedded.g)
    assert wedded.bonus_vp(ENGLAND) == 0


def aged(stage: Stage, id: str, *dice: int) -> int:
    stage.g.state.weddings.eligibility = [0] * len(stage.g.world.royals)
    royal(stage, id, 3)
    stage.g.random.script = Script(dice)
    age(stage.g)
    return rating(stage, id)


@pytest.mark.rule("VQ 21.3")
def test_21_3_women_age_and_men_roll() -> None:
    assert aged(court(), "anna_of_saxony") == 2
    assert aged(court(), "don_carlos", 4) == 2
    assert aged(court(), "don_carlos", 5) == 3


@pytest.mark.rule("VQ 21.3", "VQ 21.1")
def test_21_3_leicester_ages_slowly() -> None:
    assert aged(court(), "leicester", 3) == 3
    assert aged(court(), "leicester", 2) == 2


@pytest.mark.rule("VQ 21.3")
@pytest.mark.parametrize(("edition", "left"), [("living", marriage_state.GONE), ("first", 1)])
def test_21_3_from_eligibility_1_a_royal_leaves_but_keeps_other_roles(
    edition: str, left: int
) -> None:
    stage = court(edition=edition)
    stage.g.state.weddings.eligibility = [0] * len(stage.g.world.royals)
    stage.put("la_rochelle", HUGUENOT, 1).put("la_rochelle", PROTESTANT, leaders=["navarre"])
    royal(stage, "henry_of_navarre", 1)
    stage.g.random.script = Script([1])
    age(stage.g)
    assert rating(stage, "henry_of_navarre") == left
    assert stage.where("navarre") == "la_rochelle"


# -- jilting ---------------------------------------------------------------------------------------


def jilted(die: int, groom: str = "francis_of_anjou", answers: list[str] | None = None) -> Stage:
    stage = court()
    couple = royal(stage, groom, 3), royal(stage, "elizabeth_i", 5)
    stage.run(betroth(stage.g, *couple))
    stage.run(jilt(stage.g), dice=[die], answers=answers or [])
    assert not stage.g.state.weddings.betrothed
    assert rating(stage, "elizabeth_i") == 5
    return stage


@pytest.mark.rule("VQ 23.3")
def test_23_3_the_jilted_power_may_have_mercenaries() -> None:
    stage = jilted(1, answers=["mercenary.paris", "mercenary.lyon"])
    assert stage.second(FRANCE, "paris") == stage.second(FRANCE, "lyon") == 1


@pytest.mark.rule("VQ 23.3")
def test_23_3_the_jilted_power_may_divide_cp_between_influence_and_mercenaries() -> None:
    stage = jilted(3, answers=["mercenary.paris", "influence.scotland", DONE])
    fresh = court()
    assert stage.second(FRANCE, "paris") == 1
    assert influence(stage.g, SCOTLAND, FRANCE) == influence(fresh.g, SCOTLAND, FRANCE) + 1


@pytest.mark.rule("VQ 23.3")
def test_23_3_the_jilted_power_may_draw_a_card() -> None:
    stage = jilted(6)
    assert stage.hand_size(FRANCE) == court().hand_size(FRANCE) + 1


@pytest.mark.rule("VQ 23.3")
def test_23_3_after_a_jilting_the_queen_still_earns_her_vp() -> None:
    stage = jilted(6)
    award_virgin_queen(stage.g)
    assert stage.bonus_vp(ENGLAND) == 1
