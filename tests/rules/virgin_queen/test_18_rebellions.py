"""Rebellions of the Protestant, and Catholic ones in England (VQ 18.4, 18.5, 19.4)."""

import pytest

from tercio.games.virgin_queen.model.court_verbs import mark_this_turn
from tercio.games.virgin_queen.model.events.religion import RebellionBegan, RebellionEnded
from tercio.games.virgin_queen.model.powers import (
    DUTCH,
    ENGLAND,
    FRANCE,
    HUGUENOT,
    PROTESTANT,
    SCOTLAND,
    SPAIN,
)
from tercio.games.virgin_queen.rules.espionage.catholic_rebellion import (
    CATHOLIC_TARGETS,
    catholic_rebellion,
    catholic_targets,
    open_targets,
)
from tercio.games.virgin_queen.rules.religion.rebellions import (
    AREAS,
    REBELLION,
    TARGETS,
    capital_sites,
    rebellion,
    targets_in,
    uprising_in,
)
from tercio.games.virgin_queen.rules.religion.uprisings import prospect
from tercio.games.virgin_queen.rules.victory.scoring import protestant_spaces
from tercio.kernel.ask import DONE, PASS, Ask
from tercio.wars.model.power_questions import is_at_war
from tests.rules.virgin_queen.stage import Stage


def lyon(edition: str = "living") -> Stage:
    """Eastern France as the example of 18.5 draws it."""
    stage = Stage(edition=edition).clear()
    stage.protestant("lyon", "dijon", "clermont")
    stage.put("lyon", FRANCE, 1, 2)
    stage.put("la_rochelle", HUGUENOT, 1, leaders=["coligny", "navarre"])
    stage.control(PROTESTANT, "la_rochelle")
    stage.g.state.court.waiting = []
    return stage


def quiet(edition: str = "living") -> Stage:
    """Nobody on the map, nobody waiting to join a rebellion."""
    stage = Stage(edition=edition).clear()
    stage.g.state.court.waiting = []
    return stage


def reasons(stage: Stage, area: str) -> set[str]:
    return {refusal.message for refusal in AREAS.refusals(stage.g, area)}


def refused(stage: Stage, area: str, space: str) -> set[str]:
    return {r.message for r in TARGETS.refusals(stage.g, area, stage.at(space))}


@pytest.mark.rule("VQ 18.5", "VQ 18.4")
def test_18_5_example_lyon() -> None:
    """The printed example with its dice: all eight steps."""
    stage = lyon().impulse(PROTESTANT, 3)
    stage.g.state.court.capitals = {HUGUENOT: stage.at("la_rochelle")}
    stage.run(
        REBELLION.run(stage.g, PROTESTANT),
        dice=[1, 2, 5],
        answers=["rebel.lyon", "strength.3", "displace.orleans", "space.dijon", "space.clermont"],
    )
    assert stage.cp == 0
    assert stage.troops(FRANCE, "lyon") == (0, 0)
    assert stage.troops(FRANCE, "orleans") == (0, 2)
    for space in ("lyon", "dijon", "clermont"):
        assert stage.controller(space) == PROTESTANT
    assert stage.troops(HUGUENOT, "lyon") == (1, 0)
    assert is_at_war(stage.g, PROTESTANT, FRANCE)
    assert [ask.kind for ask in stage.asked][-2:] == ["rebellion-spaces", "rebellion-spaces"]


@pytest.mark.rule("VQ 18.5")
def test_18_5_paris_is_offered_beside_the_nearest_fortress() -> None:
    stage = lyon()
    stage.run(
        rebellion(stage.g, "france", 3, target=stage.at("lyon")),
        dice=[1, 2, 5],
        answers=["displace.paris", DONE, PASS],
    )
    displaced = next(ask for ask in stage.asked if ask.kind == "displace")
    assert {"displace.orleans", "displace.paris"} <= {o.key for o in displaced.options}
    assert stage.controller("dijon") == FRANCE


@pytest.mark.rule("VQ 18.5")
def test_18_5_fails_while_a_catholic_unit_of_the_owner_is_left() -> None:
    stage = lyon().put("lyon", FRANCE, 1)
    stage.run(rebellion(stage.g, "france", 3, target=stage.at("lyon")), dice=[1, 2, 5])
    assert stage.troops(FRANCE, "lyon") == (1, 2)
    assert stage.controller("lyon") == FRANCE
    assert not is_at_war(stage.g, PROTESTANT, FRANCE)
    assert [e.success for e in stage.events(RebellionEnded)] == [False]


@pytest.mark.rule("VQ 18.5")
def test_18_5_without_catholic_units_no_dice_are_rolled() -> None:
    stage = quiet().protestant("dijon").put("dijon", FRANCE, 0, 1)
    stage.run(rebellion(stage.g, "france", 2, target=stage.at("dijon")), answers=["displace.paris"])
    assert stage.controller("dijon") == PROTESTANT
    assert stage.troops(FRANCE, "dijon") == (0, 0)
    assert stage.events(RebellionBegan)[0].strength == 0


@pytest.mark.rule("VQ 18.5", "VQ 23.6")
def test_18_5_a_die_more_in_a_protestant_home_space_which_may_become_the_capital() -> None:
    stage = quiet().put("nimes", FRANCE, 2)
    stage.run(
        rebellion(stage.g, "france", 2, target=stage.at("nimes")),
        dice=[5, 5, 1],
        answers=["capital.nimes"],
    )
    assert stage.events(RebellionBegan)[0].strength == 3
    assert stage.g.state.court.capitals[HUGUENOT] == stage.at("nimes")
    assert stage.at("nimes") in stage.g.hooks.capitals(stage.g, PROTESTANT)


@pytest.mark.rule("VQ 18.5")
def test_18_5_the_owner_chooses_between_regulars_and_ships() -> None:
    stage = quiet().protestant("rouen").put("rouen", FRANCE, 1, galleon=1)
    stage.run(
        rebellion(stage.g, "france", 2, target=stage.at("rouen")),
        dice=[5, 1],
        answers=["ship.france.galleon"],
    )
    assert stage.ships(FRANCE, "rouen") == 0
    assert stage.regulars(FRANCE, "rouen") == 1
    assert stage.controller("rouen") == FRANCE


@pytest.mark.rule("VQ 18.5", "VQ 12.5")
def test_18_5_catholic_units_of_others_are_displaced_and_do_not_count() -> None:
    stage = quiet().protestant("lyon").put("lyon", SPAIN, 3)
    stage.run(rebellion(stage.g, "france", 2, target=stage.at("lyon")), answers=["displace.milan"])
    assert stage.controller("lyon") == PROTESTANT
    assert stage.regulars(SPAIN, "milan") == 3


@pytest.mark.rule("VQ 18.5", "VQ 12.5")
def test_18_5_leaders_and_units_of_friends_are_displaced_too() -> None:
    stage = quiet().protestant("lyon").ally(PROTESTANT, ENGLAND)
    stage.put("lyon", ENGLAND, 1, leaders=["sussex"])
    stage.run(rebellion(stage.g, "france", 2, target=stage.at("lyon")), answers=["displace.london"])
    assert stage.where("sussex") == "london"
    assert stage.regulars(ENGLAND, "lyon") == 0


@pytest.mark.rule("VQ 18.5")
def test_18_5_never_more_spaces_than_cp() -> None:
    """The example of play: 2 CP take Amsterdam and Haarlem, not Alkmaar as well (29)."""
    stage = quiet().protestant("amsterdam", "haarlem", "alkmaar", "utrecht")
    stage.run(
        rebellion(stage.g, "netherlands", 2, target=stage.at("amsterdam")),
        answers=["space.haarlem", PASS],
    )
    assert stage.controller("haarlem") == PROTESTANT
    assert stage.controller("alkmaar") == SPAIN
    assert stage.regulars(DUTCH, "amsterdam") == 1
    assert is_at_war(stage.g, PROTESTANT, SPAIN)
    assert not is_at_war(stage.g, PROTESTANT, FRANCE)


@pytest.mark.rule("VQ 18.5")
def test_18_5_further_spaces_meet_the_same_four_tests() -> None:
    stage = quiet().protestant("amsterdam", "haarlem", "alkmaar", "utrecht")
    stage.control(ENGLAND, "haarlem").put("utrecht", SPAIN, 1)
    stage.run(rebellion(stage.g, "netherlands", 5, target=stage.at("amsterdam")), answers=[PASS])
    assert stage.controller("haarlem") == ENGLAND
    assert stage.controller("utrecht") == SPAIN


@pytest.mark.rule("VQ 18.5")
def test_18_5_in_the_first_printing_they_need_only_be_protestant_and_free_of_catholics() -> None:
    stage = quiet("first").protestant("amsterdam", "haarlem", "utrecht")
    stage.control(ENGLAND, "haarlem").put("utrecht", SPAIN, 1)
    stage.run(
        rebellion(stage.g, "netherlands", 5, target=stage.at("amsterdam")),
        answers=["space.haarlem", PASS],
    )
    assert stage.controller("haarlem") == PROTESTANT
    assert stage.controller("utrecht") == SPAIN


@pytest.mark.rule("VQ 18.5", "VQ 15.3")
def test_18_5_in_the_first_printing_a_besieged_space_may_follow_and_is_relieved() -> None:
    stage = quiet("first").war(FRANCE, PROTESTANT).put("montauban", HUGUENOT, 1)
    stage.siege("montauban", PROTESTANT)
    stage.run(
        rebellion(stage.g, "france", 2, target=stage.at("castres")),
        answers=["space.montauban", PASS],
    )
    assert stage.controller("montauban") == PROTESTANT
    assert not stage.is_besieged("montauban")


@pytest.mark.rule("VQ 18.5", "VQ 2.5")
def test_2_5_waterways_connect_spaces_for_rebellions() -> None:
    stage = quiet().protestant("antwerp", "flushing")
    stage.run(
        rebellion(stage.g, "netherlands", 2, target=stage.at("antwerp")),
        answers=["space.flushing", PASS],
    )
    assert stage.controller("flushing") == PROTESTANT


@pytest.mark.rule("VQ 18.5", "VQ 17.1")
@pytest.mark.parametrize(("cp", "regulars"), [(2, 1), (3, 1), (4, 2), (5, 2)])
def test_18_5_a_regular_for_every_two_full_cp(cp: int, regulars: int) -> None:
    stage = quiet().protestant("maastricht")
    stage.run(rebellion(stage.g, "netherlands", cp, target=stage.at("maastricht")))
    assert stage.regulars(DUTCH, "maastricht") == regulars


@pytest.mark.rule("VQ 18.5")
def test_18_5_regulars_are_limited_by_the_counters() -> None:
    stage = quiet().protestant("maastricht").put("utrecht", DUTCH, 14)
    stage.run(rebellion(stage.g, "netherlands", 4, target=stage.at("maastricht")))
    assert stage.regulars(DUTCH, "maastricht") == 0


@pytest.mark.rule("VQ 18.5", "VQ 23.6")
def test_18_5_no_capital_while_the_marker_is_on_the_turn_track() -> None:
    stage = quiet()
    stage.g.state.court.lost_capitals = 1 << HUGUENOT
    stage.run(rebellion(stage.g, "france", 2, target=stage.at("nimes")))
    assert HUGUENOT not in stage.g.state.court.capitals


@pytest.mark.rule("VQ 18.5", "VQ 23.6")
def test_18_5_the_capital_is_a_fortified_home_space_held_by_the_protestant() -> None:
    stage = quiet().control(PROTESTANT, "lyon", "la_rochelle", "saumur")
    sites = capital_sites(stage.g, "france", HUGUENOT)
    assert sites == stage.g.world.mask("la_rochelle")
    first = quiet("first").control(PROTESTANT, "lyon", "la_rochelle")
    assert capital_sites(first.g, "france", HUGUENOT) == first.g.world.mask("lyon", "la_rochelle")


@pytest.mark.rule("VQ 18.5", "VQ 10")
def test_18_5_a_leader_of_the_area_may_join_the_rebels() -> None:
    stage = quiet().protestant("lyon")
    leaders = stage.g.world.leader
    stage.g.state.court.waiting = [leaders["coligny"], leaders["maurice"]]
    stage.run(rebellion(stage.g, "france", 2, target=stage.at("lyon")), answers=["leader.coligny"])
    assert stage.where("coligny") == "lyon"
    assert stage.g.state.court.waiting == [leaders["maurice"]]
    assert {o.key for o in stage.asked[-1].options} == {"leader.coligny", PASS}


# -- restrictions ----------------------------------------------------------------------------------


@pytest.mark.rule("VQ 18.4")
def test_18_4_not_twice_in_an_impulse_in_one_area() -> None:
    stage = quiet().protestant("lyon", "amsterdam").impulse(PROTESTANT, 9)
    stage.run(rebellion(stage.g, "france", 2, target=stage.at("lyon")))
    assert "forbid-has-rebelled-this-impulse" in reasons(stage, "france")
    assert not reasons(stage, "netherlands")
    stage.g.state.impulses += 1
    assert not reasons(stage, "france")


@pytest.mark.rule("VQ 18.4")
def test_18_4_neither_in_scotland_nor_in_england() -> None:
    stage = quiet().protestant("glasgow")
    assert "forbid-is-no-area-of-rebellion" in reasons(stage, "scotland")
    assert "forbid-is-no-area-of-rebellion" in reasons(stage, "england")


@pytest.mark.rule("VQ 18.4")
def test_18_4_not_in_france_while_allied_with_it() -> None:
    stage = quiet().protestant("lyon").ally(PROTESTANT, FRANCE)
    assert reasons(stage, "france") == {"forbid-is-the-land-of-an-ally"}
    assert not stage.run(rebellion(stage.g, "france", 2, target=stage.at("lyon")))


@pytest.mark.rule("VQ 18.4", "VQ 28")
def test_28_gouvernante_de_france_forbids_rebellions_there_all_turn() -> None:
    stage = quiet().protestant("lyon", "amsterdam")
    mark_this_turn(stage.g, "gouvernante_de_france")
    assert reasons(stage, "france") == {"forbid-is-pacified"}
    assert not reasons(stage, "netherlands")


@pytest.mark.rule("VQ 18.4")
def test_18_4_not_without_a_target() -> None:
    stage = quiet().impulse(PROTESTANT, 5)
    stage.control(PROTESTANT, *(s for s in stage.g.world.space if is_french(stage, s)))
    assert "forbid-has-no-space-to-rebel" in reasons(stage, "france")
    assert not REBELLION.can(stage.g, PROTESTANT)


def is_french(stage: Stage, space: str) -> bool:
    return bool(stage.g.world.area_masks["france"] >> stage.at(space) & 1)


@pytest.mark.rule("VQ 18.5")
def test_18_5_targets() -> None:
    stage = quiet().protestant("amsterdam", "lyon", "metz")
    assert refused(stage, "france", "metz") >= {"forbid-lies-outside-the-area"}
    stage.control(SPAIN, "lyon")
    assert refused(stage, "france", "lyon") == {"forbid-is-not-under-the-old-master"}
    assert refused(stage, "netherlands", "brussels") == {"forbid-is-not-protestant"}
    stage.siege("amsterdam", ENGLAND)
    assert refused(stage, "netherlands", "amsterdam") == {"forbid-is-under-siege"}
    assert not targets_in(stage.g, "netherlands")


@pytest.mark.rule("VQ 18.5", "VQ 12.4")
def test_18_5_a_space_in_unrest_may_rebel() -> None:
    stage = quiet().protestant("amsterdam").unrest("amsterdam")
    assert targets_in(stage.g, "netherlands") == stage.g.world.mask("amsterdam")


@pytest.mark.rule("VQ 18.4")
def test_18_4_only_the_protestant_has_the_action_for_2_to_5_cp() -> None:
    stage = quiet().protestant("amsterdam").impulse(PROTESTANT, 6)
    assert not REBELLION.can(stage.g, ENGLAND)
    stage.run(REBELLION.run(stage.g, PROTESTANT), answers=["rebel.amsterdam", "strength.5", PASS])
    strengths = {o.key for o in stage.asked[1].options}
    assert strengths == {"strength.2", "strength.3", "strength.4", "strength.5", "back"}
    targets = {o.key.removeprefix("rebel.") for o in stage.asked[0].options}
    assert "amsterdam" in targets
    homes = stage.g.world.homes[HUGUENOT] | stage.g.world.homes[DUTCH]
    areas = stage.g.world.area_masks["france"] | stage.g.world.area_masks["netherlands"]
    assert not (stage.g.world.mask(*(targets - {"back"})) & ~(homes | areas)), "nor in Scotland"
    assert stage.cp == 1


@pytest.mark.rule("VQ 18.4")
def test_18_4_reasons_for_spaces_and_areas() -> None:
    stage = quiet().impulse(PROTESTANT, 5)
    assert REBELLION.why is not None
    found = REBELLION.why(stage.g, PROTESTANT, "space:madrid")
    assert [refusal.message for refusal in found] == ["forbid-lies-outside-the-area"]
    found = REBELLION.why(stage.g, PROTESTANT, "space:brussels")
    assert "forbid-is-not-protestant" in {refusal.message for refusal in found}
    assert REBELLION.why(stage.g, PROTESTANT, "area:scotland")
    assert not REBELLION.why(stage.g, PROTESTANT, "card:huguenot_lent")


@pytest.mark.rule("VQ 18.5")
def test_18_5_the_chances_of_a_rebellion_are_told() -> None:
    """One regular in Lyon: at least one hit of as many dice as CP; Dijon is empty."""
    stage = lyon().impulse(PROTESTANT, 3)
    stage.run(REBELLION.run(stage.g, PROTESTANT), dice=[1, 1], answers=["rebel.lyon", "strength.2"])
    ask = stage.asked[1]
    assert ask.foresee is not None
    two, three = ask.foresee(stage.g, "strength.2"), ask.foresee(stage.g, "strength.3")
    assert two is not None
    assert three is not None
    assert two.win == pytest.approx(1 - (2 / 3) ** 2)
    assert three.win == pytest.approx(1 - (2 / 3) ** 3)
    assert ask.foresee(stage.g, "back") is None
    empty = prospect(stage.g, uprising_in(stage.g, stage.at("dijon"), 2))
    assert empty.win == pytest.approx(1.0)


# -- Catholic rebellions in England ----------------------------------------------------------------


@pytest.mark.rule("VQ 19.4")
def test_19_4_conversions_then_rebellion_then_war() -> None:
    stage = quiet().put("york", ENGLAND, 1, 1, leaders=["sussex"])
    stage.run(
        catholic_rebellion(stage.g),
        dice=[2, 2, 2, 2, 2, 3, 1, 1, 1, 1, 5],
        answers=["rebel.york", "displace.london", "space.durham", "space.carlisle"],
    )
    assert stage.controller("york") == stage.controller("durham") == SPAIN
    assert stage.controller("carlisle") == SPAIN
    assert stage.regulars(SPAIN, "york") == 2
    assert stage.troops(ENGLAND, "york") == (0, 0)
    assert stage.where("sussex") == "london"
    assert is_at_war(stage.g, SPAIN, ENGLAND)


@pytest.mark.rule("VQ 19.4")
def test_19_4_fails_while_protestant_units_under_england_are_left() -> None:
    stage = quiet().put("york", ENGLAND, 2).ally(ENGLAND, SCOTLAND).put("york", SCOTLAND, 1)
    stage.run(
        catholic_rebellion(stage.g, attempts=0),
        dice=[5, 5, 1, 1, 1],
        answers=["rebel.york", "regular", "regular"],
    )
    assert stage.controller("york") == ENGLAND
    assert stage.regulars(SCOTLAND, "york") == 1
    assert not is_at_war(stage.g, SPAIN, ENGLAND)


@pytest.mark.rule("VQ 19.4")
def test_19_4_never_more_than_four_spaces() -> None:
    stage = quiet().catholic("lincoln", "durham", "chester", "carlisle")
    answers = ["rebel.york", *(f"space.{s}" for s in near_york(stage)[:3])]
    stage.run(catholic_rebellion(stage.g, attempts=0), answers=answers)
    taken = [s for s in stage.g.world.space if is_spanish_england(stage, s)]
    assert len(taken) == 4


def near_york(stage: Stage) -> list[str]:
    near = stage.g.world.faith_roads.adjacent[stage.at("york")] & catholic_targets(stage.g)
    return [s for s, i in stage.g.world.location.items() if near >> i & 1]


def is_spanish_england(stage: Stage, space: str) -> bool:
    at = stage.at(space)
    in_england = stage.g.world.area_masks["england"] >> at & 1
    return bool(in_england) and stage.controller(space) == SPAIN


@pytest.mark.rule("VQ 19.4")
def test_19_4_targets() -> None:
    stage = quiet()

    def why(space: str) -> set[str]:
        return {r.message for r in CATHOLIC_TARGETS.refusals(stage.g, stage.at(space))}

    assert "forbid-is-outside-england" in why("edinburgh")
    assert why("london") == {"forbid-is-not-catholic"}
    assert why("york") == set()
    stage.unrest("york")
    assert why("york") == {"forbid-is-besieged-or-in-unrest"}
    stage.control(SPAIN, "durham")
    assert why("durham") == {"forbid-is-not-english"}
    assert stage.at("york") not in [s for s in range(200) if catholic_targets(stage.g) >> s & 1]


@pytest.mark.rule("VQ 18.4", "VQ 19.4")
def test_18_4_england_does_not_rise_twice_in_an_impulse_either() -> None:
    stage = quiet()
    stage.run(catholic_rebellion(stage.g, attempts=0), answers=["rebel.york", DONE])
    assert catholic_targets(stage.g)
    assert not open_targets(stage.g)
    assert not stage.run(catholic_rebellion(stage.g, attempts=0))
    stage.g.state.impulses += 1
    assert open_targets(stage.g)


@pytest.mark.rule("VQ 19.4")
def test_19_4_in_the_first_printing_the_conversions_need_no_dice() -> None:
    stage = quiet("first")
    stage.catholic(*(s for s in stage.g.world.space if s in ("lincoln", "norwich")))
    before = protestant_spaces(stage.g)
    ask = next(catholic_rebellion(stage.g))
    assert isinstance(ask, Ask)
    assert ask.kind == "convert"  # no roll was asked of the empty script
    assert protestant_spaces(stage.g) == before
