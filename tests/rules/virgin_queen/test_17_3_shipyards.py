"""Building ships and escorting the treasure fleet (VQ 10, 17.1, 17.3, 24.3), and loans (9.2)."""

import pytest

from tercio.games.virgin_queen.model.armada_verbs import build_armada
from tercio.games.virgin_queen.model.position import VirginQueen
from tercio.games.virgin_queen.model.powers import (
    DUTCH,
    ENGLAND,
    FRANCE,
    HRE,
    MAJORS,
    OTTOMAN,
    PORTUGAL,
    PROTESTANT,
    SPAIN,
    VENICE,
)
from tercio.games.virgin_queen.rules.construction.shipbuilding import (
    BUILD_CORSAIR,
    BUILD_GALLEON,
    BUILD_GALLEY,
)
from tercio.games.virgin_queen.rules.major_powers.escorts import (
    ESCORTS,
    place_escorts,
    release_borrowed,
)
from tercio.wars.land.construction import SITES, build_options
from tercio.wars.model.names import ELSEWHERE, Power
from tercio.wars.model.ship_questions import ship_kind, ships_at
from tercio.wars.sea.loans import LOANS
from tercio.wars.turn.actions import Action
from tests.rules.virgin_queen.stage import Stage


@pytest.fixture
def stage() -> Stage:
    return Stage().clear().empty_hands()


def sites(stage: Stage, power: Power, what: str) -> set[str]:
    return {option.key.removeprefix("build.") for option in build_options(stage.g, power, what)}


def build(stage: Stage, action: Action[VirginQueen], power: Power, where: str, cp: int) -> None:
    stage.impulse(power, cp)
    stage.run(action.run(stage.g, power), answers=[f"build.{where}"])


def kinds(stage: Stage, place: str) -> list[str]:
    return [ship_kind(stage.g, ship) for ship in ships_at(stage.g, stage.place(place))]


# -- who builds what (17.3) ------------------------------------------------------------------------


@pytest.mark.rule("VQ 17.3")
@pytest.mark.parametrize(
    ("action", "costs"),
    [
        (BUILD_GALLEY, {OTTOMAN: 2, SPAIN: 2, FRANCE: 2, HRE: 2}),
        (BUILD_CORSAIR, {OTTOMAN: 1}),
        (BUILD_GALLEON, {SPAIN: 2, ENGLAND: 2, FRANCE: 2, PROTESTANT: 2}),
    ],
)
def test_17_3_who_builds_what_and_for_how_much(
    stage: Stage, action: Action[VirginQueen], costs: dict[int, int]
) -> None:
    prices = {p: action.price(stage.g, p) for p in MAJORS}
    assert {p: price for p, price in prices.items() if price is not None} == costs


@pytest.mark.rule("VQ 17.3")
def test_17_3_a_galley_is_added_to_a_home_port(stage: Stage) -> None:
    build(stage, BUILD_GALLEY, SPAIN, "barcelona", 2)
    assert kinds(stage, "barcelona") == ["galley"]
    assert stage.cp == 0


@pytest.mark.rule("VQ 17.3")
def test_17_3_galleons_need_an_atlantic_port(stage: Stage) -> None:
    found = sites(stage, SPAIN, "galleon")
    assert {"seville", "corunna", "bilbao", "gibraltar"} <= found
    assert not {"barcelona", "naples", "malta"} & found


@pytest.mark.rule("VQ 17.3")
def test_17_3_nothing_but_galleys_at_oran(stage: Stage) -> None:
    assert "oran" in sites(stage, SPAIN, "galley")
    assert "oran" not in sites(stage, SPAIN, "galleon")
    assert "oran" not in sites(stage, SPAIN, "regular")


@pytest.mark.rule("VQ 17.3")
@pytest.mark.parametrize("place", ["algiers", "djerba_tripoli"])
def test_17_3_no_galleys_in_the_havens_of_the_corsairs(stage: Stage, place: str) -> None:
    assert place not in sites(stage, OTTOMAN, "galley")
    assert place in sites(stage, OTTOMAN, "corsair")


@pytest.mark.rule("VQ 17.3")
@pytest.mark.parametrize("what", ["galley", "galleon"])
def test_17_3_spain_builds_no_ships_in_the_netherlands(stage: Stage, what: str) -> None:
    found = sites(stage, SPAIN, what)
    assert not {"amsterdam", "flushing", "brielle", "gravelines", "bruges"} & found


@pytest.mark.rule("VQ 17.3", "VQ 23.6")
def test_17_3_the_protestant_builds_dutch_and_huguenot_galleons(stage: Stage) -> None:
    stage.control(PROTESTANT, "amsterdam", "la_rochelle", "montpellier")
    found = sites(stage, PROTESTANT, "galleon")
    assert "dutch.amsterdam" in found
    assert "huguenot.la_rochelle" in found
    assert not any("montpellier" in site for site in found)  # not on the Atlantic
    build(stage, BUILD_GALLEON, PROTESTANT, "dutch.amsterdam", 2)
    assert stage.ships(PROTESTANT, "amsterdam") == 1


@pytest.mark.rule("VQ 24.3")
def test_24_3_a_minor_allys_ships_can_be_built(stage: Stage) -> None:
    stage.ally(SPAIN, VENICE).control(SPAIN, "venice")
    assert "venice.venice" in sites(stage, SPAIN, "galley")
    stage.ally(SPAIN, PORTUGAL).control(SPAIN, "lisbon")
    assert "portugal.lisbon" in sites(stage, SPAIN, "galleon")


@pytest.mark.rule("VQ 17", "VQ 17.3")
def test_17_3_not_under_enemy_eyes_nor_in_unrest(stage: Stage) -> None:
    stage.war(SPAIN, FRANCE).put("seville", FRANCE, regulars=1).unrest("corunna")
    stage.control(FRANCE, "bilbao")
    assert not {"seville", "corunna", "bilbao"} & sites(stage, SPAIN, "galleon")
    reasons = {
        name: [r.message for r in SITES.refusals(stage.g, SPAIN, "galleon", stage.at(name))]
        for name in ("seville", "corunna", "bilbao", "barcelona")
    }
    assert reasons == {
        "seville": ["forbid-holds-enemies"],
        "corunna": ["forbid-is-troubled-by-unrest"],
        "bilbao": ["forbid-is-no-friendly-home-space"],
        "barcelona": ["forbid-is-no-place-for-it"],
    }


@pytest.mark.rule("VQ 17.1")
def test_17_1_two_sided_counters_are_one_pool(stage: Stage) -> None:
    stage.put("barcelona", SPAIN, galley=7)
    assert not BUILD_GALLEON.can(stage.g, SPAIN)
    assert not BUILD_GALLEY.can(stage.g, SPAIN)


@pytest.mark.rule("VQ 17.3")
def test_17_3_a_lost_ship_is_not_rebuilt_this_turn_without_a_dry_dock(stage: Stage) -> None:
    stage.put("barcelona", SPAIN, galley=7)
    stage.g.lose_ship(ships_at(stage.g, stage.at("barcelona"))[0])
    assert not BUILD_GALLEY.can(stage.g, SPAIN)
    stage.bonus(SPAIN, "dry_dock")
    stage.g.lose_ship(ships_at(stage.g, stage.at("barcelona"))[0])
    assert BUILD_GALLEY.can(stage.g, SPAIN)


@pytest.mark.rule("VQ 17.3", "VQ 5.2")
@pytest.mark.parametrize(
    ("turn", "hawkins", "port", "kind"),
    [
        (3, "london", "london", "race_built_galleon"),
        (2, "london", "london", "galleon"),
        (3, "plymouth", "london", "galleon"),
        (3, "plymouth", "plymouth", "galleon"),
    ],
)
def test_17_3_hawkins_builds_race_built_galleons_in_london(
    stage: Stage, turn: int, hawkins: str, port: str, kind: str
) -> None:
    stage.turn(turn).put(hawkins, ENGLAND, leaders=["hawkins"])
    build(stage, BUILD_GALLEON, ENGLAND, port, 2)
    assert kinds(stage, port) == [kind]


# -- escorts (10) ----------------------------------------------------------------------------------


@pytest.mark.rule("VQ 10")
def test_10_two_galleons_at_most_escort_the_fleet(stage: Stage) -> None:
    stage.put("seville", SPAIN, galleon=3)
    stage.run(place_escorts(stage.g), answers=["escort.seville", "escort.seville"])
    assert len(stage.g.state.oceans.escorts) == 2
    assert stage.ships(SPAIN, "seville") == 1
    assert all(stage.g.state.ship_at[ship] == ELSEWHERE for ship in stage.g.state.oceans.escorts)


@pytest.mark.rule("VQ 10")
def test_10_not_in_both_directions_in_one_turn(stage: Stage) -> None:
    stage.put("seville", SPAIN, galleon=2)
    stage.run(place_escorts(stage.g), answers=["escort.seville", "done"])
    stage.run(place_escorts(stage.g), answers=["recall.corunna"])
    assert stage.ships(SPAIN, "corunna") == 1
    assert stage.g.state.oceans.escorts == []
    last = [option.key for option in stage.asked[-1].options]
    assert "escort.seville" in last  # before the first choice both are open


@pytest.mark.rule("VQ 10")
def test_10_escorts_come_home_to_ports_at_home_that_spain_holds(stage: Stage) -> None:
    stage.put("seville", SPAIN, galleon=1).control(FRANCE, "corunna").control(SPAIN, "calais")
    stage.run(place_escorts(stage.g), answers=["escort.seville"])
    stage.run(place_escorts(stage.g), answers=["done"])
    ports = {option.key for option in stage.asked[-1].options}
    assert {"recall.seville", "recall.bilbao"} <= ports
    assert "recall.corunna" not in ports, "France holds it"
    assert "recall.calais" not in ports, "it is not at home"


@pytest.mark.rule("VQ 10")
def test_10_only_spanish_galleons_in_home_ports(stage: Stage) -> None:
    stage.put("seville", SPAIN, galley=1).put("atlantic_ocean", SPAIN, galleon=1)
    stage.ally(SPAIN, PORTUGAL).put("lisbon", PORTUGAL, galleon=1).control(SPAIN, "lisbon")
    reasons = {
        place: [
            r.message for r in ESCORTS.refusals(stage.g, ships_at(stage.g, stage.place(place))[0])
        ]
        for place in ("seville", "atlantic_ocean", "lisbon")
    }
    assert reasons == {
        "seville": ["forbid-is-no-galleon"],
        "atlantic_ocean": ["forbid-is-not-in-home-port"],
        "lisbon": ["forbid-is-not-in-home-port", "forbid-is-not-spanish"],
    }


def _borrowed(edition: str) -> Stage:
    stage = Stage(edition=edition).clear().put("seville", ENGLAND, galleon=1)
    stage.g.lend_ship(ships_at(stage.g, stage.at("seville"))[0], SPAIN)
    return stage


@pytest.mark.rule("VQ 10")
@pytest.mark.parametrize(("edition", "can"), [("living", False), ("first", True)])
def test_10_a_borrowed_galleon_never_escorts(edition: str, can: bool) -> None:
    stage = _borrowed(edition)
    (ship,) = ships_at(stage.g, stage.at("seville"))
    assert ESCORTS.allow(stage.g, ship) is can


@pytest.mark.rule("VQ 20.3")
def test_20_3_a_borrowed_escort_goes_back_to_its_owner() -> None:
    stage = _borrowed("first")
    stage.run(place_escorts(stage.g), answers=["escort.seville"])
    stage.g.end_loans()
    release_borrowed(stage.g)
    assert stage.g.state.oceans.escorts == []
    assert sum(at >= 0 for at in stage.g.state.ship_at) == 1


# -- loans (9.2) -----------------------------------------------------------------------------------


def loan_refusals(stage: Stage, borrower: Power, place: str) -> list[str]:
    (ship,) = ships_at(stage.g, stage.place(place))
    return [r.message for r in LOANS.refusals(stage.g, borrower, ship)]


@pytest.mark.rule("VQ 9.2")
def test_9_2_corsairs_are_not_lent(stage: Stage) -> None:
    stage.put("algiers", OTTOMAN, corsair=1)
    assert "forbid-is-no-squadron" in loan_refusals(stage, FRANCE, "algiers")


@pytest.mark.rule("VQ 9.2", "VQ 23.2")
def test_9_2_the_armada_is_not_lent(stage: Stage) -> None:
    build_armada(stage.g, stage.at("corunna"))
    assert loan_refusals(stage, FRANCE, "corunna") == ["forbid-is-never-lent"]


@pytest.mark.rule("VQ 9.2")
def test_9_2_the_path_of_a_loan_goes_through_no_port(stage: Stage) -> None:
    stage.put("barcelona", SPAIN, galley=1)
    assert loan_refusals(stage, ENGLAND, "barcelona") == ["forbid-has-no-way-by-sea"]
    assert loan_refusals(stage, FRANCE, "barcelona") == []


@pytest.mark.rule("VQ 5.4", "VQ 17.1")
def test_17_1_dutch_and_huguenot_pools_are_apart(stage: Stage) -> None:
    stage.control(PROTESTANT, "amsterdam", "la_rochelle").put("amsterdam", DUTCH, galleon=2)
    assert sites(stage, PROTESTANT, "galleon") == {"huguenot.la_rochelle"}
