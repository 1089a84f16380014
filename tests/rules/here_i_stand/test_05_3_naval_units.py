"""HIS 5.3: squadrons and corsairs."""

from tercio.games.here_i_stand.model.powers import FRANCE, GENOA, HUNGARY, OTTOMAN, PROTESTANT
from tercio.wars.model.events import ShipsMoved
from tercio.wars.model.names import AVAILABLE
from tercio.wars.model.ship_questions import ship_kind, ships_at
from tercio.wars.sea.fleets import fleet_at, is_warship
from tests.rules.here_i_stand.stage import Stage


def test_5_3_every_piece_is_one_ship() -> None:
    stage = Stage().clear().put("marseille", FRANCE, ships=3)
    assert len(fleet_at(stage.g, FRANCE, stage.at("marseille")).ships) == 3


def test_5_3_a_squadron_rolls_and_takes_two_a_corsair_one() -> None:
    stage = Stage().clear().put("tunis", OTTOMAN, ships=1, corsairs=1)
    port = stage.at("tunis")
    squadron, corsair = ships_at(stage.g, port)
    g, types = stage.g, stage.g.world.unit_types
    dice = [g.hooks.ship_dice(g, ship, port) for ship in (squadron, corsair)]
    hits = [types[ship_kind(g, ship)].hits for ship in (squadron, corsair)]
    assert dice == hits == [2, 1]
    assert is_warship(stage.g, squadron)
    assert not is_warship(stage.g, corsair)


def test_5_3_neither_the_protestants_nor_hungary_have_ships() -> None:
    world = Stage().g.world
    assert {world.ship_owner[ship] for ship in range(len(world.ship_owner))}.isdisjoint(
        {PROTESTANT, HUNGARY}
    )


def test_5_3_a_fleet_takes_the_ships_of_minor_allies_along() -> None:
    stage = Stage().clear().ally(FRANCE, GENOA)
    stage.put("gulf_of_lyon", FRANCE, ships=1).put("gulf_of_lyon", GENOA, ships=1)
    assert len(fleet_at(stage.g, FRANCE, stage.sea("gulf_of_lyon")).ships) == 2


def test_5_3_a_piece_that_was_a_corsair_comes_back_as_a_squadron() -> None:
    """The side of one piece does not turn another."""
    stage = Stage().clear().put("tunis", OTTOMAN, corsairs=2)
    first, second = ships_at(stage.g, stage.at("tunis"))
    stage.g.state.ship_at[first] = AVAILABLE
    stage.g.build_ship(first, stage.at("algiers"))
    assert (ship_kind(stage.g, first), ship_kind(stage.g, second)) == ("squadron", "corsair")


def test_16_1_the_log_tells_how_many_ships_sailed() -> None:
    stage = Stage().clear().put("marseille", FRANCE, ships=2).put("nice", FRANCE, ships=1)
    ships = [*ships_at(stage.g, stage.at("marseille")), *ships_at(stage.g, stage.at("nice"))]
    stage.g.move_ships(ships, stage.sea("gulf_of_lyon"))
    told = {(event.origin, event.count) for event in stage.events(ShipsMoved)}
    assert told == {("space:marseille", 2), ("space:nice", 1)}
