"""Where revolts break out (uRR 18.3)."""

import pytest

from tercio.games.ultima_ratio_regis.model.unit_questions import leaders_of
from tercio.games.ultima_ratio_regis.rules import all as all_rules
from tercio.games.ultima_ratio_regis.rules.special_areas.revolts import (
    QUIET,
    place_revolts,
    revolt_areas,
)
from tests.rules.ultima_ratio_regis.stage import WORLD, Stage

RULES = all_rules.MODULES


def reasons(s: Stage, area: str) -> list[str]:
    return [refusal.message for refusal in QUIET.refusals(s.g, s.at(area))]


@pytest.mark.rule("uRR 18", "uRR 18.3")
def test_18_3_not_in_key_areas_nor_in_commercial_ports() -> None:
    s = Stage()
    assert "forbid-is-key-area" in reasons(s, "paris")
    assert "forbid-is-commercial-port" in reasons(s, "marseille")
    assert reasons(s, "troyes") == []


@pytest.mark.rule("uRR 18.3")
def test_18_3_not_where_there_are_troops_squadrons_or_a_fortress() -> None:
    s = Stage().put("france", "troyes", T2=1).put("france", "brest", S2D=1)
    s.put("france", "tours", fortress=True)
    for area in ("troyes", "brest", "tours"):
        assert reasons(s, area) == ["forbid-has-military-units"]


@pytest.mark.rule("uRR 18.3")
def test_18_3_not_in_the_last_quiet_area_of_a_minor() -> None:
    s = Stage()
    areas = [
        WORLD.location_ids[n]
        for n in WORLD.area_places
        if s.g.state.owned[s.power("scotland")] >> n & 1
    ]
    last, *others = [area for area in areas if not WORLD.areas[s.at(area)].key]
    for area in areas:
        if area != last:
            s.revolt(area)
    assert "forbid-is-last-quiet-area" in reasons(s, last)
    assert others


@pytest.mark.rule("uRR 18.3")
def test_18_3_the_limits_fall_where_they_leave_no_area() -> None:
    s = Stage()
    paris = 1 << s.at("paris")
    assert revolt_areas(s.g, paris) == [s.at("paris")]
    assert revolt_areas(s.g, paris | 1 << s.at("troyes")) == [s.at("troyes")]
    both = revolt_areas(s.g, paris | 1 << s.at("troyes"), ignore_limits=True)
    assert both == sorted([s.at("paris"), s.at("troyes")])


@pytest.mark.rule("uRR 18.3")
def test_18_3_the_owner_keeps_possession_and_loses_control() -> None:
    s = Stage()
    mask = 1 << s.at("troyes") | 1 << s.at("tours")
    placed = s.run(
        place_revolts(s.g, s.power("france"), mask, 3, count=5), answers=["revolt.tours"]
    )
    assert placed == 2
    assert (s.owner("tours"), s.holder("tours")) == ("france", "")
    assert s.g.state.rebels[s.at("tours")] == 3


@pytest.mark.rule("uRR 18.3")
def test_18_3_no_second_revolt_in_an_area() -> None:
    s = Stage().revolt("troyes")
    assert revolt_areas(s.g, 1 << s.at("troyes")) == []
    assert s.run(place_revolts(s.g, s.power("france"), 1 << s.at("troyes"), 2, count=1)) == 0


@pytest.mark.rule("uRR 18.3")
def test_18_3_squadrons_leave_a_port_in_revolt() -> None:
    s = Stage().put("france", "brest", S2=1)
    s.run(
        place_revolts(s.g, s.power("france"), 1 << s.at("brest"), 2, count=1),
        answers=["port.nantes"],
    )
    assert s.units("france", "brest") == {}
    assert s.units("france", "nantes") == {"S2": 1}


@pytest.mark.rule("uRR 18.3", "uRR 17.1")
def test_18_3_a_leader_leaves_a_fortress_in_revolt() -> None:
    s = Stage().put("france", "tours", fortress=True, leader="creative", on="fortress")
    s.put("france", "paris", T2=1)
    s.run(place_revolts(s.g, s.power("france"), 1 << s.at("tours"), 2, count=1))
    assert leaders_of(s.g, s.power("france"))[0].place == s.at("paris")


@pytest.mark.rule("uRR 18.3")
def test_18_3_a_minors_last_quiet_area_stays_quiet_though_its_province_has_others() -> None:
    """Corsica, while Genoa is in revolt and Milan is not. A major has no such shelter."""
    s = Stage().revolt("genoa")
    assert reasons(s, "corsica") == ["forbid-is-last-quiet-area"]
    s.own("france", "corsica")
    assert reasons(s, "corsica") == []


@pytest.mark.rule("uRR 18.3")
def test_18_3_the_player_is_told_how_many_revolts_are_left() -> None:
    s = Stage()
    mask = s.g.state.owned[s.power("france")]
    answers = ["revolt.troyes", "revolt.tours", "revolt.lyon"]
    s.run(place_revolts(s.g, s.power("france"), mask, 2, count=3), answers=answers)
    assert [ask.args["left"] for ask in s.asked if ask.args] == [3, 2, 1]
