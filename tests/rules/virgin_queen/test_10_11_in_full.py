"""VQ 10, 11, 17.2: spring deployment, impulses and raising troops, where nothing else shows it."""

from contextlib import suppress

import pytest

from tercio.games.virgin_queen.model.powers import (
    ENGLAND,
    FRANCE,
    HRE,
    MAJORS,
    OTTOMAN,
    PROTESTANT,
    SPAIN,
)
from tercio.games.virgin_queen.rules.construction.fortresses import BUILD_FORTRESS
from tercio.games.virgin_queen.rules.construction.land_units_built import BUY_MERCENARY
from tercio.kernel.ask import Ask
from tercio.wars.land.construction import RAISE_CAVALRY, RAISE_REGULAR, build_options
from tercio.wars.model.names import Power
from tercio.wars.turn.impulses import action_phase
from tercio.wars.turn.phases import begin_phase
from tercio.wars.turn.spring_deployment import Deployment, deployment_spaces, move_from_capital
from tests.rules.virgin_queen.stage import Stage


def reach(stage: Stage, power: Power, capital: str) -> set[str]:
    """Where a formation of the capital can go, by land or sea."""
    by_land, by_sea = deployment_spaces(stage.g, Deployment(power), stage.at(capital))
    ids, spaces = stage.g.world.location_ids, stage.g.world.space_count
    return {ids[s] for s in range(spaces) if (by_land | by_sea) >> s & 1}


@pytest.mark.rule("VQ 10", "VQ 2.5")
def test_10_a_pass_blocks_spring_deployment() -> None:
    stage = Stage().clear().control(SPAIN, "turin", "geneva").put("milan", SPAIN, 2)
    assert "turin" in reach(stage, SPAIN, "milan")
    assert "geneva" not in reach(stage, SPAIN, "milan")


@pytest.mark.rule("VQ 10")
def test_10_the_path_crosses_one_sea_zone_from_friendly_port_to_friendly_port() -> None:
    stage = Stage().clear().control(ENGLAND, "brest", "bordeaux").put("london", ENGLAND, 2)
    found = reach(stage, ENGLAND, "london")
    assert "brest" in found, "over the Channel"
    assert "bordeaux" not in found, "two sea zones away"
    assert "rouen" not in found, "not friendly"


@pytest.mark.rule("VQ 10", "VQ 12.4")
def test_10_no_space_in_unrest_and_none_with_enemies() -> None:
    stage = Stage().clear().put("paris", FRANCE, 2)
    assert {"lyon", "grenoble"} <= reach(stage, FRANCE, "paris")
    assert not {"lyon", "grenoble"} & reach(stage.unrest("lyon", "valence"), FRANCE, "paris")
    other = Stage().clear().war(FRANCE, SPAIN).put("paris", FRANCE, 2).put("rouen", SPAIN, 1)
    assert "rouen" not in reach(other, FRANCE, "paris")


@pytest.mark.rule("VQ 10")
def test_10_through_friends_and_not_through_strangers() -> None:
    stage = Stage().clear().put("paris", FRANCE, 2).put("lyon", HRE, 1).put("valence", HRE, 1)
    assert not {"lyon", "grenoble"} & reach(stage, FRANCE, "paris")
    assert {"lyon", "grenoble"} <= reach(stage.ally(FRANCE, HRE), FRANCE, "paris")


@pytest.mark.rule("VQ 10", "VQ 5.1")
def test_10_command_limits_the_formation_and_nobody_must_deploy() -> None:
    stage = Stage().clear().put("paris", FRANCE, 6)
    answers = ["deploy.paris.rouen", "all"]
    stage.run(move_from_capital(stage.g, Deployment(FRANCE)), answers=answers)
    assert (stage.regulars(FRANCE, "rouen"), stage.regulars(FRANCE, "paris")) == (4, 2)
    stage = Stage().clear().put("paris", FRANCE, 6)
    stage.run(move_from_capital(stage.g, Deployment(FRANCE)), answers=["pass"])
    assert stage.regulars(FRANCE, "paris") == 6


@pytest.mark.rule("VQ 11")
def test_11_who_passed_with_cards_may_play_them_later() -> None:
    """France passes; the Protestant plays after it, so that its turn comes again."""
    stage = Stage().clear().empty_hands().no_treasures()
    stage.hand(FRANCE, "treachery").hand(PROTESTANT, "foreign_volunteers")
    begin_phase(stage.g, "action")
    card = stage.g.world.card
    impulses = ["pass", f"cp.{card['foreign_volunteers']}", f"cp.{card['treachery']}"]
    procedure, reply = action_phase(stage.g), None
    with suppress(StopIteration):
        while True:
            stop = procedure.send(reply)
            kind = stop.kind if isinstance(stop, Ask) and len(stop.options) > 1 else ""
            # Who has no cards passes by himself; the CP are not spent.
            wanted = {"impulse": impulses, "spend-cp": ["end-impulse"]}.get(kind, [])
            reply = stage.reply(stop, wanted)
    assert impulses == []
    assert stage.hand_size(FRANCE) == stage.hand_size(PROTESTANT) == 0


@pytest.mark.rule("VQ 11.1", "VQ 11")
def test_11_1_cp_are_not_kept_for_another_impulse() -> None:
    stage = Stage().clear().empty_hands().no_treasures().hand(FRANCE, "storms")
    begin_phase(stage.g, "action")
    answers = [f"cp.{stage.g.world.card['storms']}", "end-impulse"]
    stage.run(action_phase(stage.g), answers=answers)
    assert stage.cp == 0


# -- 17 --------------------------------------------------------------------------------------------


@pytest.mark.rule("VQ 17.2", "VQ 5.3")
def test_17_2_who_raises_what_and_for_how_much() -> None:
    g = Stage().g

    def prices(action: object) -> dict[int, int | None]:
        return {power: action.price(g, power) for power in MAJORS}  # type: ignore[attr-defined]

    assert set(prices(RAISE_REGULAR).values()) == {2}
    assert prices(BUY_MERCENARY) == {power: None if power == OTTOMAN else 1 for power in MAJORS}
    assert prices(RAISE_CAVALRY) == {power: 1 if power == OTTOMAN else None for power in MAJORS}
    assert set(prices(BUILD_FORTRESS).values()) == {2}


@pytest.mark.rule("VQ 17", "VQ 17.2", "VQ 12.4")
def test_17_2_troops_come_up_at_home_where_there_is_neither_unrest_nor_an_enemy() -> None:
    stage = Stage().clear().war(FRANCE, SPAIN).control(SPAIN, "lyon").control(FRANCE, "arras")
    stage.unrest("rouen").put("reims", SPAIN, 1).put("dijon", HRE, 1)
    sites = {o.key.removeprefix("build.") for o in build_options(stage.g, FRANCE, "regular")}
    assert {"paris", "dijon", "amiens"} <= sites, "a stranger's unit does not hinder"
    assert not {"lyon", "arras", "rouen", "reims", "london"} & sites
