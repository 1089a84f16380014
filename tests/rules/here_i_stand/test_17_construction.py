"""HIS 17: construction."""

from tercio.games.here_i_stand.model.position import HereIStand
from tercio.games.here_i_stand.model.powers import (
    ENGLAND,
    FRANCE,
    GENOA,
    HAPSBURG,
    OTTOMAN,
    PAPACY,
    PROTESTANT,
    VENICE,
)
from tercio.wars.land.construction import (
    BUILD_CORSAIR,
    BUILD_SQUADRON,
    BUY_MERCENARY,
    RAISE_CAVALRY,
    RAISE_REGULAR,
    SITES,
    build_options,
)
from tercio.wars.model.events import ShipBuilt, TroopsPlaced
from tercio.wars.model.names import Power
from tercio.wars.model.power_questions import commanded_by
from tercio.wars.model.ship_questions import ships_at
from tercio.wars.turn.actions import Action, is_offered

from .stage import Stage


def sites(stage: Stage, power: Power, what: str) -> set[str]:
    return {option.key for option in build_options(stage.g, power, what)}


def refusals(stage: Stage, power: Power, what: str, space: str) -> set[str]:
    return {r.message for r in SITES.refusals(stage.g, power, what, stage.at(space))}


def build(stage: Stage, power: Power, action: Action[HereIStand], *answers: str) -> None:
    stage.run(action.run(stage.g, power), answers=answers)


def test_17_1_a_regular_costs_2_cp() -> None:
    stage = Stage().clear().impulse(FRANCE, 3)
    build(stage, FRANCE, RAISE_REGULAR, "build.paris")
    assert stage.regulars(FRANCE, "paris") == 1
    assert stage.cp == 1
    assert stage.events(TroopsPlaced)[-1].kind == "regular"


def test_17_1_a_mercenary_costs_1_cp_and_the_ottoman_has_none() -> None:
    stage = Stage().clear().impulse(FRANCE, 1)
    build(stage, FRANCE, BUY_MERCENARY, "build.paris")
    assert stage.second(FRANCE, "paris") == 1
    assert stage.cp == 0
    assert not is_offered(stage.impulse(OTTOMAN, 5).g, OTTOMAN, BUY_MERCENARY)


def test_17_1_cavalry_is_the_ottomans_alone() -> None:
    stage = Stage().clear().impulse(OTTOMAN, 1)
    build(stage, OTTOMAN, RAISE_CAVALRY, "build.edirne")
    assert stage.second(OTTOMAN, "edirne") == 1
    assert not is_offered(stage.impulse(FRANCE, 5).g, FRANCE, RAISE_CAVALRY)


def test_17_going_back_costs_nothing() -> None:
    stage = Stage().clear().impulse(FRANCE, 2)
    build(stage, FRANCE, RAISE_REGULAR, "back")
    assert stage.cp == 2


def test_17_units_are_built_in_home_spaces_under_friendly_control() -> None:
    stage = Stage().clear().control(FRANCE, "metz", "turin").control(ENGLAND, "rouen")
    found = sites(stage, FRANCE, "regular")
    assert "build.paris" in found
    assert not {"build.metz", "build.turin", "build.rouen"} & found
    assert refusals(stage, FRANCE, "regular", "metz") == {"forbid-is-no-friendly-home-space"}
    assert "build.rouen" in sites(stage.ally(FRANCE, ENGLAND), FRANCE, "regular")


def test_17_not_in_a_space_in_unrest() -> None:
    stage = Stage().clear().unrest("paris")
    assert "build.paris" not in sites(stage, FRANCE, "regular")
    assert refusals(stage, FRANCE, "regular", "paris") == {"forbid-is-troubled-by-unrest"}


def test_17_1_not_in_a_space_with_enemy_units() -> None:
    stage = Stage().clear().war(FRANCE, HAPSBURG).put("paris", HAPSBURG, 1)
    assert "build.paris" not in sites(stage, FRANCE, "regular")
    assert refusals(stage, FRANCE, "regular", "paris") == {"forbid-holds-enemies"}
    assert "build.paris" in sites(Stage().clear().put("paris", HAPSBURG, 1), FRANCE, "regular")


def test_17_never_more_than_the_counters() -> None:
    stage = Stage().clear().put("rome", PAPACY, 23)
    assert sites(stage, PAPACY, "regular") == set()
    assert not is_offered(stage.impulse(PAPACY, 6).g, PAPACY, RAISE_REGULAR)
    assert "forbid-has-no-counters-left" in refusals(stage, PAPACY, "mercenary", "rome")


def test_17_2_squadrons_are_built_in_home_ports() -> None:
    stage = Stage().clear().impulse(FRANCE, 2)
    ports = ("bordeaux", "boulogne", "brest", "marseille", "nantes", "rouen")
    assert sites(stage, FRANCE, "squadron") == {f"build.{port}" for port in ports}
    assert refusals(stage, FRANCE, "squadron", "paris") == {"forbid-has-no-harbour"}
    build(stage, FRANCE, BUILD_SQUADRON, "build.marseille")
    assert stage.ships(FRANCE, "marseille") == 1
    assert stage.events(ShipBuilt)[-1].kind == "squadron"


def test_17_2_the_protestant_builds_no_squadrons() -> None:
    stage = Stage().clear().done("schmalkaldic_league").impulse(PROTESTANT, 6)
    assert not is_offered(stage.g, PROTESTANT, BUILD_SQUADRON)


def test_17_2_lost_ships_wait_for_the_next_turn() -> None:
    stage = Stage().clear().put("rome", PAPACY, ships=2).impulse(PAPACY, 2)
    stage.g.lose_ship(ships_at(stage.g, stage.at("rome"))[0])
    assert not is_offered(stage.g, PAPACY, BUILD_SQUADRON)


def test_17_2_corsairs_need_the_barbary_pirates() -> None:
    stage = Stage().clear().impulse(OTTOMAN, 1)
    assert not is_offered(stage.g, OTTOMAN, BUILD_CORSAIR)
    build(stage.done("barbary_pirates"), OTTOMAN, BUILD_CORSAIR, "build.istanbul")
    assert stage.events(ShipBuilt)[-1].kind == "corsair"
    assert stage.cp == 0


def test_17_2_a_pirate_haven_builds_corsairs_only() -> None:
    stage = Stage().clear().done("barbary_pirates").control(OTTOMAN, "algiers")
    algiers = 1 << stage.at("algiers")
    stage.g.state.home[OTTOMAN] |= algiers
    stage.g.state.closed &= ~algiers
    assert "build.algiers" in sites(stage, OTTOMAN, "corsair")
    for what in ("regular", "cavalry", "squadron"):
        assert "build.algiers" not in sites(stage, OTTOMAN, what)
        assert refusals(stage, OTTOMAN, what, "algiers") == {"forbid-is-no-place-for-it"}


def test_22_3_regulars_and_squadrons_of_an_active_minor() -> None:
    stage = Stage().clear().ally(FRANCE, GENOA).control(FRANCE, "genoa").impulse(FRANCE, 4)
    assert "build.genoa.genoa" not in sites(stage, FRANCE, "mercenary")
    build(stage, FRANCE, RAISE_REGULAR, "build.genoa.genoa")
    build(stage, FRANCE, BUILD_SQUADRON, "build.genoa.genoa")
    assert stage.regulars(GENOA, "genoa") == 1
    assert stage.ships(FRANCE, "genoa") == 1
    assert "build.venice.venice" not in sites(stage, FRANCE, "regular")
    assert VENICE not in commanded_by(stage.g, FRANCE)


def test_21_6_the_protestant_builds_nothing_before_the_league() -> None:
    stage = Stage().clear().control(PROTESTANT, "mainz").impulse(PROTESTANT, 6)
    assert not is_offered(stage.g, PROTESTANT, RAISE_REGULAR)
    assert is_offered(stage.done("schmalkaldic_league").g, PROTESTANT, RAISE_REGULAR)
