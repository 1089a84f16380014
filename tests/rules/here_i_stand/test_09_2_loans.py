"""HIS 9.2: naval squadrons on loan."""

import pytest

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
from tercio.wars.model.leader_questions import naval_leaders_at
from tercio.wars.model.names import Power, ShipId
from tercio.wars.model.ship_questions import ships_at
from tercio.wars.sea.loans import LOANS, lend_ships, lendable
from tests.rules.here_i_stand.stage import Stage


def why(stage: Stage, borrower: Power, ship: ShipId) -> set[str]:
    found = LOANS.refusals(stage.g, borrower, ship)
    return {refusal.message.removeprefix("forbid-") for refusal in found}


def only_ship(stage: Stage, place: str) -> ShipId:
    (ship,) = ships_at(stage.g, stage.place(place))
    return ship


def test_9_2_a_lent_squadron_goes_to_the_nearest_port_and_obeys_the_borrower() -> None:
    stage = Stage().clear().put("rome", PAPACY, ships=1)
    ship = only_ship(stage, "rome")
    stage.control(HAPSBURG, "naples").control(PAPACY, "palermo", "messina", "cagliari")
    stage.run(lend_ships(stage.g, HAPSBURG, [ship]))
    assert stage.ships(HAPSBURG, "naples") == 1
    assert stage.ships(PAPACY, "naples") == 0


def test_9_2_the_borrower_chooses_between_ports_equally_near() -> None:
    stage = Stage().clear().put("rome", PAPACY, ships=1)
    stage.run(lend_ships(stage.g, HAPSBURG, [only_ship(stage, "rome")]), answers=["to.messina"])
    ports = {o.key for o in stage.asked[0].options}
    assert ports == {"to.naples", "to.palermo", "to.messina", "to.cagliari"}
    assert stage.asked[0].seat == "hapsburg"
    assert stage.ships(HAPSBURG, "messina") == 1


def test_9_2_a_naval_leader_may_be_lent_with_the_ships() -> None:
    stage = Stage().clear().ally(FRANCE, GENOA).put("genoa", GENOA, ships=1)
    stage.put("genoa", GENOA, leaders=["andrea_doria"]).control(FRANCE, "bastia")
    doria = stage.g.world.leader["andrea_doria"]
    lent = lend_ships(stage.g, PAPACY, [only_ship(stage, "genoa")], [doria])
    stage.run(lent)
    assert stage.where("andrea_doria") == "rome"
    assert naval_leaders_at(stage.g, stage.at("rome"), PAPACY) == [doria]
    stage.g.end_loans()
    assert naval_leaders_at(stage.g, stage.at("rome"), FRANCE) == [doria]
    assert stage.ships(FRANCE, "rome") == 1


def test_9_2_corsairs_are_not_lent() -> None:
    stage = Stage().clear().put("istanbul", OTTOMAN, corsairs=1)
    assert why(stage, FRANCE, only_ship(stage, "istanbul")) == {"is-no-squadron"}


def test_9_2_ships_are_not_lent_to_the_protestant() -> None:
    stage = Stage().clear().put("london", ENGLAND, ships=1).control(PROTESTANT, "hamburg")
    assert why(stage, PROTESTANT, only_ship(stage, "london")) == {"takes-no-loans"}


def test_9_2_a_ship_on_loan_is_not_lent_on() -> None:
    stage = Stage().clear().put("naples", VENICE, ships=1)
    ship = only_ship(stage, "naples")
    stage.g.lend_ship(ship, HAPSBURG)
    assert why(stage, PAPACY, ship) == {"is-lent-already"}


def test_9_2_only_ships_in_port_are_lent() -> None:
    stage = Stage().clear().put("north_sea", ENGLAND, ships=1)
    assert why(stage, HAPSBURG, only_ship(stage, "north_sea")) == {"is-not-in-port"}


def test_9_2_the_path_of_a_loan_may_not_pass_a_port() -> None:
    """From the Mediterranean to the Atlantic there is no way but by Gibraltar."""
    stage = Stage().clear().put("marseille", FRANCE, ships=1).put("rouen", FRANCE, ships=1)
    assert why(stage, ENGLAND, only_ship(stage, "marseille")) == {"has-no-way-by-sea"}
    assert lendable(stage.g, FRANCE, ENGLAND) == [only_ship(stage, "rouen")]


@pytest.mark.parametrize("minor", [GENOA, VENICE])
def test_9_2_a_power_lends_the_ships_of_its_minors(minor: Power) -> None:
    stage = Stage().clear().ally(PAPACY, minor).put("ancona", minor, ships=1)
    assert lendable(stage.g, PAPACY, HAPSBURG) == [only_ship(stage, "ancona")]
