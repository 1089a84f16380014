"""Artists, scientists and science bonuses (VQ 22)."""

import pytest

from tercio.games.virgin_queen.model.events.patronage import WorkJudged
from tercio.games.virgin_queen.model.marriage_verbs import add_patron
from tercio.games.virgin_queen.model.patronage_questions import has_bonus, has_sponsored
from tercio.games.virgin_queen.model.patronage_state import AVAILABLE, GONE, SPONSORED, Sponsorship
from tercio.games.virgin_queen.model.patronage_verbs import favour_works, hold_up_work, sponsor_work
from tercio.games.virgin_queen.model.powers import (
    ENGLAND,
    FRANCE,
    HRE,
    MAJORS,
    OTTOMAN,
    PROTESTANT,
    SPAIN,
)
from tercio.games.virgin_queen.rules.land.land_warfare import telescope
from tercio.games.virgin_queen.rules.patronage.sponsoring import (
    PATRONAGE_ACTIONS,
    PATRONS,
    best_award,
    chance_of_note,
    claim_bonus,
    italians_for,
    modifier,
    open_bonuses,
    patronage,
    sponsor_italian,
    talents,
)
from tercio.wars.model.names import OUT_OF_PLAY, Power
from tests.rules.virgin_queen.stage import Stage

ARTIST, SCIENTIST = PATRONAGE_ACTIONS


def sponsored(stage: Stage, power: Power, who: str, cp: int = 2, bonus: int = 0) -> Stage:
    """Put an artist or scientist to work."""
    world = stage.g.world
    kind = "artist" if who in world.artist else "scientist"
    index = world.artist[who] if kind == "artist" else world.scientist[who]
    sponsor_work(stage.g, power, kind, index, cp=cp, bonus=bonus)
    return stage


def status(stage: Stage, who: str) -> int:
    world, people = stage.g.world, stage.g.state.patronage
    if who in world.artist:
        return people.artists[world.artist[who]]
    return people.scientists[world.scientist[who]]


def judged(
    who: str, power: Power, dice: list[int], cp: int = 2, answers: tuple[str, ...] = ()
) -> Stage:
    stage = sponsored(Stage(), power, who, cp)
    stage.run(patronage(stage.g), dice=dice, answers=answers)
    return stage


# -- the actions -----------------------------------------------------------------------------------


@pytest.mark.rule("VQ 22.1")
def test_22_1_an_artist_is_drawn_at_random_for_2_to_4_cp() -> None:
    stage = Stage().impulse(FRANCE, 5)
    stage.run(ARTIST.run(stage.g, FRANCE), answers=["patronage.4"])
    work = stage.g.state.patronage.sponsored[0]
    assert (work.power, work.kind, work.cp) == (FRANCE, "artist", 4)
    assert stage.g.world.artists[work.who].power == "france"
    assert stage.g.state.patronage.artists[work.who] == SPONSORED
    assert {o.key for o in stage.asked[0].options} == {
        "patronage.2",
        "patronage.3",
        "patronage.4",
        "back",
    }
    assert stage.cp == 1


@pytest.mark.rule("VQ 22.1", "VQ 22.2")
def test_22_1_one_artist_and_one_scientist_each_turn() -> None:
    stage = Stage().impulse(FRANCE, 9)
    stage.run(ARTIST.run(stage.g, FRANCE), answers=["patronage.2"])
    assert not ARTIST.can(stage.g, FRANCE)
    assert SCIENTIST.can(stage.g, FRANCE)
    stage.run(SCIENTIST.run(stage.g, FRANCE), answers=["patronage.2"])
    assert not SCIENTIST.can(stage.g, FRANCE)
    reasons = {refusal.message for refusal in PATRONS.refusals(stage.g, FRANCE, "artist")}
    assert reasons == {"forbid-has-sponsored-one-this-turn"}


@pytest.mark.rule("VQ 22.1")
def test_22_1_nobody_available_no_action() -> None:
    stage = Stage().impulse(PROTESTANT, 3)
    assert not talents(stage.g, PROTESTANT, "artist")
    assert not ARTIST.can(stage.g, PROTESTANT)
    assert ARTIST.why is not None
    found = ARTIST.why(stage.g, PROTESTANT, "action:patronize_artist")
    assert [refusal.message for refusal in found] == ["forbid-has-nobody-to-sponsor"]


@pytest.mark.rule("VQ 22.1", "VQ 22.2")
def test_22_1_italians_come_only_by_events() -> None:
    stage = Stage()
    names = {stage.g.world.artists[i].id for p in MAJORS for i in talents(stage.g, p, "artist")}
    assert "titian" not in names
    assert italians_for(stage.g, ENGLAND) == ["artist", "scientist"]
    stage.run(sponsor_italian(stage.g, ENGLAND, 3), answers=["kind.scientist"])
    assert has_sponsored(stage.g, ENGLAND, "scientist")
    assert italians_for(stage.g, ENGLAND) == ["artist"]
    assert not SCIENTIST.can(stage.impulse(ENGLAND, 4).g, ENGLAND)


@pytest.mark.rule("VQ 27")
def test_27_activated_powers_sponsor_nobody() -> None:
    stage = Stage(players=5).impulse(HRE, 4)
    stage.g.state.influence.activated[HRE] = SPAIN
    reasons = {refusal.message for refusal in PATRONS.refusals(stage.g, HRE, "artist")}
    assert "forbid-is-an-activated-power" in reasons


@pytest.mark.rule("VQ 22")
def test_the_learning_scenario_does_without_patronage() -> None:
    assert not ARTIST.can(Stage("learning").impulse(SPAIN, 4).g, SPAIN)


@pytest.mark.rule("VQ 22.1", "VQ 22.2")
def test_22_1_the_chance_of_a_work_of_note_is_told() -> None:
    """The three French artists of turn 1 all have rating 2: 8 or more of two dice for 2 CP."""
    stage = Stage().impulse(FRANCE, 4)
    assert chance_of_note(stage.g, FRANCE, "artist", 2) == pytest.approx(15 / 36)
    assert chance_of_note(stage.g, FRANCE, "artist", 4) == pytest.approx(26 / 36)
    assert chance_of_note(stage.g, PROTESTANT, "artist", 2) == 0.0
    stage.run(ARTIST.run(stage.g, FRANCE), answers=["back"])
    foresee = stage.asked[0].foresee
    assert foresee is not None
    told = foresee(stage.g, "patronage.2")
    assert told is not None
    assert told.win == pytest.approx(15 / 36)
    assert foresee(stage.g, "back") is None


# -- evaluation ------------------------------------------------------------------------------------


@pytest.mark.rule("VQ 22.1")
@pytest.mark.parametrize(
    ("dice", "after", "vp"),
    [
        ([1, 3], GONE, 0),  # 6: finished
        ([2, 3], AVAILABLE, 0),  # 7: nothing of note
        ([4, 3], AVAILABLE, 0),  # 9
        ([4, 4], GONE, 1),  # 10
        ([6, 5], GONE, 2),  # 13
    ],
)
def test_22_1_results_of_artists(dice: list[int], after: int, vp: int) -> None:
    """Clouet has rating 2."""
    stage = judged("clouet", FRANCE, dice)
    assert status(stage, "clouet") == after
    assert stage.bonus_vp(FRANCE) == vp
    assert not stage.g.state.patronage.sponsored


@pytest.mark.rule("VQ 22.1")
def test_22_1_with_7_or_8_a_rating_of_1_is_gone() -> None:
    stage = Stage().turn(6)
    stage.g.state.patronage.artists[stage.g.world.artist["de_vries"]] = AVAILABLE
    sponsored(stage, HRE, "de_vries")
    stage.run(patronage(stage.g), dice=[3, 3])
    assert status(stage, "de_vries") == GONE


@pytest.mark.rule("VQ 22.1")
def test_22_1_markers_of_2_and_3_vp_are_for_one_type() -> None:
    stage = Stage()
    assert best_award(stage.g, "artist", 3, "painter") == "painter_3"
    assert best_award(stage.g, "artist", 2, "writer") == "writer_2"
    stage.g.state.patronage.awards["painter_3"] = 0
    assert best_award(stage.g, "artist", 3, "painter") == "painter_2"
    stage.g.state.patronage.awards["painter_2"] = 0
    assert best_award(stage.g, "artist", 3, "painter") == "artist_1"


@pytest.mark.rule("VQ 22.1")
def test_22_1_without_a_marker_the_artist_goes_back_to_the_pool() -> None:
    stage = sponsored(Stage(), FRANCE, "clouet")
    awards = stage.g.state.patronage.awards
    awards["artist_1"] = 0
    stage.run(patronage(stage.g), dice=[4, 4])
    assert status(stage, "clouet") == AVAILABLE
    assert stage.bonus_vp(FRANCE) == 0


@pytest.mark.rule("VQ 22.1", "VQ 22.2")
def test_22_1_artists_before_scientists_the_best_first_ties_in_impulse_order() -> None:
    stage = Stage()
    sponsored(stage, HRE, "arcimboldo")  # 2
    sponsored(stage, FRANCE, "clouet")  # 2
    sponsored(stage, ENGLAND, "john_dee")  # 2, a scientist
    sponsored(stage, SPAIN, "bruegel")  # 3
    sponsored(stage, OTTOMAN, "sinan")  # 4
    stage.run(patronage(stage.g), dice=[1, 1] * 5)
    order = [event.who for event in stage.events(WorkJudged)]
    assert order == [
        "artist:sinan",
        "artist:bruegel",
        "artist:clouet",
        "artist:arcimboldo",
        "scientist:john_dee",
    ]


@pytest.mark.rule("VQ 22.1", "VQ 22.2")
def test_22_1_modifiers() -> None:
    stage = Stage()
    world = stage.g.world

    def of(power: Power, kind: str, cp: int, bonus: int = 0) -> int:
        who = world.artist["titian"] if kind == "artist" else world.scientist["cardano"]
        return modifier(stage.g, Sponsorship(power, kind, who, cp, bonus))

    assert [of(FRANCE, "artist", cp) for cp in (2, 3, 4)] == [0, 1, 2]
    assert of(FRANCE, "artist", 2, 2) == 2
    stage.g.state.patronage.prague = True
    assert of(HRE, "artist", 2) == of(HRE, "scientist", 2) == 1
    assert of(FRANCE, "artist", 2) == 0
    add_patron(stage.g, ENGLAND)
    assert of(ENGLAND, "artist", 2) == of(ENGLAND, "scientist", 2) == 1
    stage.bonus(SPAIN, "observatory")
    assert of(SPAIN, "scientist", 2) == 1
    assert of(SPAIN, "artist", 2) == 0
    favour_works(stage.g, FRANCE, 1)
    assert of(FRANCE, "artist", 2) == 1


# -- scientists ------------------------------------------------------------------------------------


@pytest.mark.rule("VQ 22.2")
def test_22_2_from_10_to_12_a_vp_or_a_bonus() -> None:
    stage = judged("vesalius", SPAIN, [4, 3], answers=("reward.1.0",))
    assert stage.bonus_vp(SPAIN) == 1
    stage = judged("vesalius", SPAIN, [4, 3], answers=("reward.0.1", "bonus.telescope"))
    assert stage.bonus_vp(SPAIN) == 0
    assert has_bonus(stage.g, SPAIN, "telescope")
    assert status(stage, "vesalius") == GONE


@pytest.mark.rule("VQ 22.2")
def test_22_2_from_13_to_14_two_vp_or_one_and_a_bonus() -> None:
    stage = judged("vesalius", SPAIN, [5, 5], answers=("reward.1.1", "bonus.ravelin"))
    assert stage.bonus_vp(SPAIN) == 1
    assert has_bonus(stage.g, SPAIN, "ravelin")


@pytest.mark.rule("VQ 22.2")
def test_22_2_above_14_vp_and_a_bonus() -> None:
    stage = judged("vesalius", SPAIN, [6, 6], answers=("bonus.ravelin",))
    assert stage.bonus_vp(SPAIN) == 2
    assert has_bonus(stage.g, SPAIN, "ravelin")


@pytest.mark.rule("VQ 22.2")
def test_22_2_without_a_marker_a_bonus_must_be_chosen() -> None:
    stage = sponsored(Stage(), SPAIN, "vesalius")
    stage.g.state.patronage.awards["science_1"] = 0
    stage.run(patronage(stage.g), dice=[4, 3], answers=["bonus.telescope"])
    assert has_bonus(stage.g, SPAIN, "telescope")


@pytest.mark.rule("VQ 22.2")
def test_22_2_a_greater_work_settles_for_the_best_that_is_left() -> None:
    """No marker up to 2 VP: a bonus. No bonus: the lesser marker."""
    stage = sponsored(Stage(), SPAIN, "vesalius")
    stage.g.state.patronage.awards.update({"science_1": 0, "science_2": 0})
    stage.run(patronage(stage.g), dice=[5, 5], answers=["bonus.telescope"])
    assert has_bonus(stage.g, SPAIN, "telescope")
    assert stage.bonus_vp(SPAIN) == 0
    stage = sponsored(Stage(), SPAIN, "vesalius")
    stage.g.state.patronage.awards["science_2"] = 0
    stage.bonus(FRANCE, *stage.g.world.science_bonuses)
    stage.run(patronage(stage.g), dice=[6, 6])
    assert stage.bonus_vp(SPAIN) == 1
    assert status(stage, "vesalius") == GONE


@pytest.mark.rule("VQ 22.2")
def test_22_2_without_marker_and_bonus_he_goes_back_to_the_pool() -> None:
    stage = sponsored(Stage(), SPAIN, "vesalius")
    stage.g.state.patronage.awards["science_1"] = 0
    stage.bonus(FRANCE, *stage.g.world.science_bonuses)
    stage.run(patronage(stage.g), dice=[4, 3])
    assert status(stage, "vesalius") == AVAILABLE


@pytest.mark.rule("VQ 22.2")
def test_22_2_bonuses_are_for_one_power_and_must_be_of_use_to_it() -> None:
    stage = Stage().bonus(FRANCE, "telescope")
    assert "telescope" not in open_bonuses(stage.g, SPAIN)
    assert "coastal_fortification" in open_bonuses(stage.g, SPAIN)
    assert "coastal_fortification" not in open_bonuses(stage.g, ENGLAND)
    assert "excavation" in open_bonuses(stage.g, OTTOMAN)
    stage.g.state.oceans.suez_built = True
    assert "excavation" not in open_bonuses(stage.g, OTTOMAN)


@pytest.mark.rule("VQ 22.2", "VQ 11")
def test_22_2_a_treasure_may_bring_a_bonus() -> None:
    stage = Stage()
    stage.run(claim_bonus(stage.g, ENGLAND), answers=["bonus.plantation"])
    assert has_bonus(stage.g, ENGLAND, "plantation")


@pytest.mark.rule("VQ 22.2")
@pytest.mark.parametrize(("dice", "stays"), [([4, 4], True), ([1, 1], False), ([5, 4], False)])
def test_22_2_le_testu_is_lost_as_a_captain_unless_the_result_is_9(
    dice: list[int], stays: bool
) -> None:
    answers = ("reward.1.0",) if sum(dice) == 9 else ()
    stage = judged("le_testu", FRANCE, dice, answers=answers)
    captain = stage.g.world.captain["le_testu"]
    assert (stage.g.state.oceans.captain_at[captain] == OUT_OF_PLAY) != stays
    assert status(stage, "le_testu") == (AVAILABLE if stays else GONE)


@pytest.mark.rule("VQ 22.2")
def test_22_2_le_testu_is_not_at_work_while_he_sails() -> None:
    stage = Stage()
    assert stage.g.world.scientist["le_testu"] in talents(stage.g, FRANCE, "scientist")
    stage.sail("le_testu", "antilles", FRANCE)
    assert stage.g.world.scientist["le_testu"] not in talents(stage.g, FRANCE, "scientist")


# -- where science helps ---------------------------------------------------------------------------


@pytest.mark.rule("VQ 22.2", "VQ 13.2", "VQ 13.3")
def test_22_2_the_telescope_adds_1_to_intercept_and_avoid_battle() -> None:
    stage = Stage().bonus(ENGLAND, "telescope")
    assert telescope(stage.g, ENGLAND) == 1
    assert telescope(stage.g, FRANCE) == 0
    assert stage.g.hooks.interception_modifier(stage.g, ENGLAND) == 1


@pytest.mark.rule("VQ 28")
def test_28_index_holds_a_work_up_until_next_turn() -> None:
    stage = sponsored(Stage(), FRANCE, "clouet")
    hold_up_work(stage.g, stage.g.state.patronage.sponsored[0])
    assert has_sponsored(stage.g, FRANCE, "artist")
    stage.run(patronage(stage.g))
    assert status(stage, "clouet") == AVAILABLE
    assert not has_sponsored(stage.g, FRANCE, "artist")
