"""HIS 16.1: naval moves, interception and avoiding battle at sea."""

from collections.abc import Sequence

import pytest

from tercio.games.here_i_stand.model.powers import (
    ENGLAND,
    FRANCE,
    GENOA,
    HAPSBURG,
    OTTOMAN,
    PAPACY,
    VENICE,
)
from tercio.wars.model.events import BattleFought, CpSpent, FleetTried
from tercio.wars.model.names import NEXT_TURN, Power
from tercio.wars.model.ship_questions import ship_kind, ships_at
from tercio.wars.sea.fleets import fleet_at
from tercio.wars.sea.naval_interception import NAVAL_AVOIDANCE, NAVAL_INTERCEPTION
from tercio.wars.sea.naval_movement import NAVAL_MOVE, naval_move
from tercio.wars.sea.naval_orders import NAVAL_MOVES, can_move_fleets, destinations, next_order
from tests.rules.here_i_stand.stage import Stage


def sail(stage: Stage, power: Power, orders: Sequence[str], dice: Sequence[int] = ()) -> Stage:
    stage.impulse(power, 3)
    stage.run(naval_move(stage.g, power), dice=dice, answers=orders)
    return stage


def open_sea() -> Stage:
    return Stage().clear().empty_hands()


def reasons(stage: Stage, power: Power, origin: str, to: str) -> set[str]:
    found = NAVAL_MOVES.refusals(stage.g, power, stage.place(origin), stage.place(to))
    return {refusal.message.removeprefix("forbid-") for refusal in found}


# -- restrictions ----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("origin", "to"),
    [
        ("ionian_sea", "tyrrhenian_sea"),
        ("barbary_coast", "atlantic_ocean"),
        ("black_sea", "aegean_sea"),
    ],
)
def test_16_1_zones_with_a_port_between_them_are_not_adjacent(origin: str, to: str) -> None:
    stage = open_sea().put(origin, OTTOMAN, ships=1)
    assert reasons(stage, OTTOMAN, origin, to) == {"not-adjacent-by-sea"}
    assert reasons(stage, OTTOMAN, to, origin) == {"not-adjacent-by-sea"}


def test_2_5_a_fleet_passes_a_two_zone_port_of_its_own_in_two_moves() -> None:
    stage = open_sea().put("ionian_sea", HAPSBURG, ships=1)
    sail(stage, HAPSBURG, ["from.ionian_sea", "to.messina", "done"])
    sail(stage, HAPSBURG, ["from.messina", "to.tyrrhenian_sea", "done"])
    assert stage.ships(HAPSBURG, "tyrrhenian_sea") == 1


def test_2_5_a_two_zone_port_of_another_power_stays_shut() -> None:
    stage = open_sea().put("ionian_sea", FRANCE, ships=1)
    assert reasons(stage, FRANCE, "ionian_sea", "messina") == {"port-of-another-power"}


def test_16_1_no_port_of_an_ally_may_be_entered() -> None:
    stage = open_sea().put("gulf_of_lyon", FRANCE, ships=1).ally(FRANCE, HAPSBURG)
    assert reasons(stage, FRANCE, "gulf_of_lyon", "barcelona") == {"port-of-another-power"}
    assert reasons(stage, FRANCE, "gulf_of_lyon", "marseille") == set()


def test_16_1_a_port_with_enemy_ships_may_be_entered() -> None:
    stage = open_sea().put("gulf_of_lyon", FRANCE, ships=1).war(FRANCE, HAPSBURG)
    assert reasons(stage, FRANCE, "gulf_of_lyon", "barcelona") == {"port-of-another-power"}
    stage.put("barcelona", HAPSBURG, ships=1)
    assert reasons(stage, FRANCE, "gulf_of_lyon", "barcelona") == set()


def test_16_1_a_port_with_neutral_ships_may_not_be_entered() -> None:
    stage = open_sea().put("gulf_of_lyon", FRANCE, ships=1).put("barcelona", HAPSBURG, ships=1)
    assert reasons(stage, FRANCE, "gulf_of_lyon", "barcelona") == {"port-of-another-power"}


def test_2_1_algiers_may_not_be_entered_before_it_is_in_play() -> None:
    stage = Stage().put("barbary_coast", OTTOMAN, ships=1).control(OTTOMAN, "algiers")
    assert reasons(stage, OTTOMAN, "barbary_coast", "algiers") == {"port-out-of-play"}


@pytest.mark.parametrize("minor", [GENOA, VENICE])
def test_16_1_ships_of_genoa_and_venice_never_enter_the_atlantic(minor: Power) -> None:
    stage = open_sea().ally(HAPSBURG, minor).put("gibraltar", minor, ships=1)
    assert reasons(stage, HAPSBURG, "gibraltar", "atlantic_ocean") == {"sea-closed-to-ships"}
    assert reasons(stage, HAPSBURG, "gibraltar", "barbary_coast") == set()


def test_16_1_venetian_ships_in_seville_have_nowhere_to_sail() -> None:
    stage = open_sea().ally(HAPSBURG, VENICE).put("seville", VENICE, ships=1)
    assert not can_move_fleets(stage.g, HAPSBURG)
    assert can_move_fleets(stage.put("seville", HAPSBURG, ships=1).g, HAPSBURG)


def test_16_1_andrea_doria_stays_when_spanish_ships_go_to_the_atlantic() -> None:
    stage = open_sea().ally(HAPSBURG, GENOA).put("gibraltar", HAPSBURG, ships=1)
    stage.put("gibraltar", GENOA, leaders=["andrea_doria"])
    sail(stage, HAPSBURG, ["from.gibraltar", "to.atlantic_ocean", "done"])
    assert stage.ships(HAPSBURG, "atlantic_ocean") == 1
    assert stage.where("andrea_doria") == "gibraltar"


def test_16_1_ships_that_lost_a_combat_do_not_move_again_this_impulse() -> None:
    stage = open_sea().put("gulf_of_lyon", FRANCE, ships=2).put("marseille", FRANCE, ships=1)
    beaten = ships_at(stage.g, stage.sea("gulf_of_lyon"), FRANCE)
    stage.g.state.impulse.beaten_ships = sum(1 << ship for ship in beaten)
    assert "lost-at-sea-this-impulse" in reasons(stage, FRANCE, "gulf_of_lyon", "marseille")
    first = next_order(stage.g, FRANCE, [])
    assert first is not None
    assert [option.key for option in first.options] == ["from.marseille"]
    assert first.explain is not None
    assert first.explain("sea:gulf_of_lyon")[0].message == "forbid-lost-at-sea-this-impulse"


def test_16_1_the_mask_of_destinations_agrees_with_the_restrictions() -> None:
    stage = Stage("1532")
    g = stage.g
    for power in (OTTOMAN, HAPSBURG, ENGLAND, FRANCE, PAPACY):
        for origin in g.world.places:
            open_to = destinations(g, power, origin)
            for to in g.world.places:
                allowed = NAVAL_MOVES.allow(g, power, origin, to)
                closed = any(
                    g.world.closed_seas[g.world.ship_owner[ship]] >> to & 1
                    for ship in ships_at(g, origin, power)
                )
                assert closed or allowed == bool(open_to >> to & 1), (power, origin, to)


def test_16_1_a_power_without_ships_has_no_naval_move() -> None:
    stage = open_sea()
    assert not can_move_fleets(stage.g, FRANCE)
    stage.put("marseille", FRANCE, ships=1)
    assert can_move_fleets(stage.g, FRANCE)
    assert NAVAL_MOVE.price(stage.g, FRANCE) == 1


# -- naval leaders ---------------------------------------------------------------------------------


def test_16_1_a_naval_leader_goes_with_the_last_ships_of_his_port() -> None:
    stage = open_sea().put("istanbul", OTTOMAN, ships=2, leaders=["barbarossa"])
    sail(stage, OTTOMAN, ["from.istanbul", "to.aegean_sea", "all", "done"])
    assert stage.where("barbarossa") == "aegean_sea"


def test_16_1_a_naval_leader_may_go_or_stay_if_ships_stay() -> None:
    orders = ["from.istanbul", "to.aegean_sea", "ship.ottoman.squadron", "done"]
    for answer, place in (("leader.barbarossa", "aegean_sea"), ("no-leader", "istanbul")):
        stage = open_sea().put("istanbul", OTTOMAN, ships=2, leaders=["barbarossa"])
        sail(stage, OTTOMAN, [*orders, answer, "done"])
        assert stage.where("barbarossa") == place


def test_16_1_a_naval_leader_may_stay_for_ships_that_arrive() -> None:
    stage = open_sea().put("istanbul", OTTOMAN, ships=1, leaders=["barbarossa"])
    stage.put("aegean_sea", OTTOMAN, ships=1)
    arrive, leave = ["from.aegean_sea", "to.istanbul"], ["from.istanbul", "to.black_sea"]
    sail(stage, OTTOMAN, [*arrive, *leave, "no-leader", "done"])
    assert stage.where("barbarossa") == "istanbul"
    assert stage.ships(OTTOMAN, "istanbul") == 1


# -- declaring -------------------------------------------------------------------------------------


def test_16_1_all_fleets_move_for_1_cp() -> None:
    stage = open_sea().put("istanbul", OTTOMAN, ships=1).put("coron", OTTOMAN, corsairs=1)
    stage.control(OTTOMAN, "coron")
    orders = ["from.istanbul", "to.aegean_sea", "from.coron", "to.ionian_sea", "done"]
    sail(stage, OTTOMAN, orders)
    assert (stage.ships(OTTOMAN, "aegean_sea"), stage.ships(OTTOMAN, "ionian_sea")) == (1, 1)
    assert [event.cp for event in stage.events(CpSpent)] == [1]


def test_16_1_a_stack_can_be_split_by_kind() -> None:
    stage = open_sea().put("istanbul", OTTOMAN, ships=1, corsairs=2)
    corsairs = ["from.istanbul", "to.aegean_sea", "ship.ottoman.corsair", "ship.ottoman.corsair"]
    squadron = ["from.istanbul", "to.black_sea"]
    sail(stage, OTTOMAN, [*corsairs, "done", *squadron, "done"])
    kinds = [ship_kind(stage.g, s) for s in ships_at(stage.g, stage.sea("aegean_sea"))]
    assert kinds == ["corsair", "corsair"]
    assert stage.ships(OTTOMAN, "black_sea") == 1


def test_16_1_nothing_is_paid_or_moved_if_the_player_goes_back() -> None:
    stage = open_sea().put("istanbul", OTTOMAN, ships=1)
    sail(stage, OTTOMAN, ["from.istanbul", "back", "back"])
    assert stage.ships(OTTOMAN, "istanbul") == 1
    assert stage.cp == 3


def test_16_1_minors_and_ships_on_loan_sail_with_their_commander() -> None:
    stage = open_sea().ally(HAPSBURG, GENOA).put("genoa", GENOA, ships=1)
    stage.put("barcelona", HAPSBURG, ships=1).put("valencia", VENICE, ships=1)
    stage.g.lend_ship(ships_at(stage.g, stage.at("valencia"))[0], HAPSBURG)
    first = next_order(stage.g, HAPSBURG, [])
    assert first is not None
    assert {o.key for o in first.options} == {"from.genoa", "from.barcelona", "from.valencia"}


# -- interception ----------------------------------------------------------------------------------


def meeting() -> Stage:
    """An Ottoman squadron about to leave Tunis, with the Hapsburgs in the Tyrrhenian Sea."""
    stage = open_sea().control(OTTOMAN, "tunis").war(OTTOMAN, HAPSBURG)
    return stage.put("tunis", OTTOMAN, ships=1).put("tyrrhenian_sea", HAPSBURG, ships=1)


TO_BARBARY = ["from.tunis", "to.barbary_coast", "done"]


def test_16_1_interception_needs_9() -> None:
    stage = sail(meeting(), OTTOMAN, [*TO_BARBARY, "intercept.tyrrhenian_sea"], [4, 4])
    assert stage.ships(HAPSBURG, "tyrrhenian_sea") == 1
    stage = sail(
        meeting(),
        OTTOMAN,
        [*TO_BARBARY, "intercept.tyrrhenian_sea", "to.tunis"],
        [5, 4, 1, 1, 1, 1],
    )
    assert stage.ships(HAPSBURG, "barbary_coast") == 1
    assert stage.ships(OTTOMAN, "tunis") == 1


def test_16_1_nobody_intercepts_a_fleet_that_joins_friends() -> None:
    stage = meeting().put("barbary_coast", OTTOMAN, ships=1)
    sail(stage, OTTOMAN, TO_BARBARY)
    assert stage.ships(OTTOMAN, "barbary_coast") == 2
    assert not [ask for ask in stage.asked if ask.kind == "naval-intercept"]


def test_16_1_ships_of_an_ally_are_friends_to_join() -> None:
    stage = meeting().ally(OTTOMAN, FRANCE).put("barbary_coast", FRANCE, ships=1)
    sail(stage, OTTOMAN, TO_BARBARY)
    assert stage.ships(OTTOMAN, "barbary_coast") == 1
    assert not [ask for ask in stage.asked if ask.kind == "naval-intercept"]


def test_16_1_a_fleet_that_replaces_one_that_leaves_can_be_intercepted() -> None:
    stage = meeting().put("barbary_coast", OTTOMAN, ships=1)
    away = ["from.barbary_coast", "to.north_african_coast"]
    sail(stage, OTTOMAN, [*away, *TO_BARBARY, "pass"])
    assert [ask.args for ask in stage.asked if ask.kind == "naval-intercept"]


def test_16_1_nobody_intercepts_into_a_port() -> None:
    stage = open_sea().war(OTTOMAN, HAPSBURG).put("ionian_sea", HAPSBURG, ships=1)
    stage.put("north_african_coast", OTTOMAN, ships=1).control(OTTOMAN, "malta")
    sail(stage, OTTOMAN, ["from.north_african_coast", "to.malta", "done"])
    assert stage.ships(OTTOMAN, "malta") == 1


def bars(stage: Stage, power: Power, origin: str, sea: str) -> set[str]:
    found = NAVAL_INTERCEPTION.refusals(
        stage.g, power, OTTOMAN, stage.place(origin), stage.sea(sea)
    )
    return {refusal.message.removeprefix("forbid-") for refusal in found}


def test_16_1_only_adjacent_enemies_intercept() -> None:
    stage = meeting().put("naples", HAPSBURG, ships=1).put("rome", PAPACY, ships=1)
    assert bars(stage, HAPSBURG, "tyrrhenian_sea", "barbary_coast") == set()
    assert bars(stage, HAPSBURG, "naples", "barbary_coast") == {"fleet-not-adjacent"}
    assert bars(stage, PAPACY, "rome", "tyrrhenian_sea") == {"fleet-not-at-war"}


def test_16_1_no_interception_from_where_the_active_power_has_ships() -> None:
    stage = meeting().put("tyrrhenian_sea", OTTOMAN, ships=1)
    assert bars(stage, HAPSBURG, "tyrrhenian_sea", "barbary_coast") == {"fleet-has-company"}


def test_16_1_genoese_ships_do_not_intercept_into_the_atlantic() -> None:
    stage = open_sea().ally(HAPSBURG, GENOA).war(OTTOMAN, HAPSBURG)
    stage.put("gibraltar", GENOA, ships=1)
    assert bars(stage, HAPSBURG, "gibraltar", "atlantic_ocean") == {"no-ship-may-enter"}


def test_vq_16_1_a_game_may_bar_interception_among_other_foes(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    stage = meeting().war(HAPSBURG, FRANCE).put("barbary_coast", FRANCE, ships=1)
    assert bars(stage, HAPSBURG, "tyrrhenian_sea", "barbary_coast") == set()
    monkeypatch.setattr(type(stage.g.hooks), "may_intercept_among_foes", False)
    assert bars(stage, HAPSBURG, "tyrrhenian_sea", "barbary_coast") == {"foes-hold-the-zone"}


def test_16_1_some_ships_of_a_stack_may_intercept() -> None:
    stage = meeting().put("tyrrhenian_sea", HAPSBURG, ships=1)
    part = ["intercept.tyrrhenian_sea", "ship.hapsburg.squadron", "done"]
    sail(stage, OTTOMAN, [*TO_BARBARY, *part], [1, 1])
    tried = stage.events(FleetTried)
    assert [(event.what, event.total) for event in tried] == [("intercept", 2)]


def test_16_1_each_stack_tries_once() -> None:
    stage = meeting().put("gulf_of_lyon", HAPSBURG, ships=1)
    both = ["intercept.gulf_of_lyon", "intercept.tyrrhenian_sea"]
    sail(stage, OTTOMAN, [*TO_BARBARY, *both], [1, 1, 2, 2])
    assert [event.total for event in stage.events(FleetTried)] == [2, 4]


def test_16_1_powers_intercept_in_impulse_order_until_one_succeeds() -> None:
    stage = meeting().war(OTTOMAN, FRANCE).put("gulf_of_lyon", FRANCE, ships=1)
    answers = [*TO_BARBARY, "intercept.tyrrhenian_sea", "to.tunis"]
    sail(stage, OTTOMAN, answers, [6, 6, 1, 1, 1, 1])
    assert not [ask for ask in stage.asked if ask.seat == "france"]
    stage = meeting().war(OTTOMAN, FRANCE).put("gulf_of_lyon", FRANCE, ships=1)
    answers = [*TO_BARBARY, "intercept.tyrrhenian_sea", "intercept.gulf_of_lyon"]
    sail(stage, OTTOMAN, answers, [1, 1, 2, 2])
    assert [event.power for event in stage.events(FleetTried)] == ["power:hapsburg", "power:france"]


def test_16_1_stacks_that_intercept_fight_as_one() -> None:
    stage = meeting().put("gulf_of_lyon", HAPSBURG, ships=1)
    both = ["intercept.gulf_of_lyon", "intercept.tyrrhenian_sea"]
    dice = [5, 4, 5, 4, 1, 1, 1, 1, 1, 1]
    sail(stage, OTTOMAN, [*TO_BARBARY, *both, "to.tunis"], dice)
    assert stage.ships(HAPSBURG, "barbary_coast") == 2


# -- avoid battle ----------------------------------------------------------------------------------


def chase() -> Stage:
    """An Ottoman fleet about to fall upon the Hapsburgs off the Barbary Coast."""
    stage = open_sea().control(OTTOMAN, "tunis").war(OTTOMAN, HAPSBURG)
    return stage.put("tunis", OTTOMAN, ships=3).put("barbary_coast", HAPSBURG, ships=2)


ALL_TO_BARBARY = ["from.tunis", "to.barbary_coast", "all", "done"]


def test_16_1_a_fleet_that_avoids_battle_sails_away() -> None:
    stage = sail(chase(), OTTOMAN, [*ALL_TO_BARBARY, "avoid.oran"], [4, 5])
    assert stage.ships(HAPSBURG, "oran") == 2
    assert not stage.events(BattleFought)


def test_16_1_a_leader_helps_to_avoid_battle() -> None:
    stage = chase().ally(HAPSBURG, GENOA).put("barbary_coast", GENOA, leaders=["andrea_doria"])
    sail(stage, OTTOMAN, [*ALL_TO_BARBARY, "avoid.oran"], [4, 3])
    assert stage.where("andrea_doria") == "oran"


def test_16_1_a_failed_attempt_leads_to_combat() -> None:
    dice = [4, 4, 5, 5, 5, 5, 1, 1, 1, 1, 1, 1]
    stage = sail(chase(), OTTOMAN, [*ALL_TO_BARBARY, "avoid.oran"], dice)
    assert stage.events(BattleFought)[0].winner == "power:ottoman"


def test_16_1_where_a_fleet_may_avoid_battle() -> None:
    stage = chase().put("ionian_sea", OTTOMAN, ships=1).control(FRANCE, "palma")
    fleet = fleet_at(stage.g, HAPSBURG, stage.sea("barbary_coast"))

    def why(place: str) -> set[str]:
        found = NAVAL_AVOIDANCE.refusals(stage.g, fleet, stage.place(place))
        return {refusal.message.removeprefix("forbid-") for refusal in found}

    assert why("oran") == set()
    assert why("gulf_of_lyon") == set()
    assert why("atlantic_ocean") == {"avoids-too-far"}
    assert why("ionian_sea") == {"avoids-into-enemies"}
    assert why("palma") == {"avoids-into-foreign-port"}


def test_16_1_a_fleet_goes_as_a_whole_or_not_at_all() -> None:
    stage = open_sea().ally(HAPSBURG, VENICE).war(FRANCE, HAPSBURG)
    stage.put("bay_of_biscay", HAPSBURG, ships=1).put("bay_of_biscay", VENICE, ships=1)
    fleet = fleet_at(stage.g, HAPSBURG, stage.sea("bay_of_biscay"))
    found = NAVAL_AVOIDANCE.refusals(stage.g, fleet, stage.sea("atlantic_ocean"))
    assert [refusal.message for refusal in found] == ["forbid-avoids-into-closed-sea"]


def test_16_1_no_avoiding_once_somebody_has_intercepted() -> None:
    stage = chase().put("oran", HAPSBURG, ships=1)
    dice = [6, 6, *[1] * 6, *[5] * 6]
    sail(stage, OTTOMAN, [*ALL_TO_BARBARY, "intercept.oran"], dice)
    assert not [ask for ask in stage.asked if ask.kind == "naval-avoid"]
    assert stage.ships(HAPSBURG, "barbary_coast") == 3


def test_16_1_ships_in_port_do_not_avoid_battle() -> None:
    stage = open_sea().war(OTTOMAN, HAPSBURG).put("oran", HAPSBURG, ships=1)
    stage.put("barbary_coast", OTTOMAN, ships=1)
    sail(stage, OTTOMAN, ["from.barbary_coast", "to.oran", "done"], [1, 1, 1, 1, 1])
    assert not [ask for ask in stage.asked if ask.kind == "naval-avoid"]
    assert stage.ships(OTTOMAN, "barbary_coast") == 1


# -- combats ---------------------------------------------------------------------------------------


def test_16_1_the_active_power_chooses_whom_to_fight_first() -> None:
    stage = chase().war(OTTOMAN, PAPACY).put("barbary_coast", PAPACY, ships=1)
    papal, hapsburg = [1, 1], [1, 1, 1, 1]
    dice = [*[5] * 2, *[1] * 4, *papal, *[1] * 6, *hapsburg]
    answers = [*ALL_TO_BARBARY, "pass", "pass", "fight.barbary_coast.papacy", "to.tunis"]
    sail(stage, OTTOMAN, answers, dice)
    fought = [(event.defender, event.winner) for event in stage.events(BattleFought)]
    assert fought == [("power:papacy", "power:ottoman"), ("power:hapsburg", "power:hapsburg")]


def test_16_1_naval_units_of_powers_at_peace_share_a_sea_zone() -> None:
    stage = open_sea().control(OTTOMAN, "tunis").put("tunis", OTTOMAN, ships=1)
    stage.put("barbary_coast", HAPSBURG, ships=1)
    sail(stage, OTTOMAN, TO_BARBARY)
    assert stage.ships(OTTOMAN, "barbary_coast") == 1
    assert stage.ships(HAPSBURG, "barbary_coast") == 1


def test_16_2_naval_movement_and_combat_example() -> None:
    """The example of the rule book: Barbarossa against Andrea Doria off the Barbary Coast."""
    stage = open_sea().ally(HAPSBURG, GENOA).ally(PAPACY, VENICE).war(OTTOMAN, HAPSBURG)
    stage.control(OTTOMAN, "tunis")
    stage.put("tunis", OTTOMAN, ships=2, corsairs=1, leaders=["barbarossa"])
    stage.put("tyrrhenian_sea", HAPSBURG, ships=1)
    stage.put("tyrrhenian_sea", GENOA, ships=1, leaders=["andrea_doria"])
    stage.put("ionian_sea", VENICE, ships=1)
    stage.g.lend_ship(ships_at(stage.g, stage.sea("ionian_sea"))[0], HAPSBURG)
    sevens = [3, 4, 3, 4]
    ottoman, hapsburg = [5, 5, 6, 1, 1, 2, 2], [6, 6, 5, 1, 2, 3]
    intercept = ["intercept.tyrrhenian_sea", "all", "intercept.ionian_sea"]
    sail(
        stage,
        OTTOMAN,
        [*ALL_TO_BARBARY, *intercept, "ship.genoa.squadron", "to.tunis"],
        [*sevens, *ottoman, *hapsburg],
    )
    tried = [(event.total, event.needed) for event in stage.events(FleetTried)]
    assert tried == [(9, 9), (7, 9)]
    fought = stage.events(BattleFought)[0]
    assert (fought.attacker_hits, fought.defender_hits) == (3, 3)
    assert fought.winner == "power:hapsburg"
    # An Ottoman squadron and the corsair are lost; Barbarossa and the other squadron retreat.
    kinds = [ship_kind(stage.g, ship) for ship in ships_at(stage.g, stage.at("tunis"))]
    assert kinds == ["squadron"]
    assert stage.where("barbarossa") == "tunis"
    # One Hapsburg squadron is lost; the other stays with Doria.
    assert stage.ships(HAPSBURG, "barbary_coast") == 1
    assert stage.where("andrea_doria") == "barbary_coast"
    assert stage.g.state.ship_at.count(NEXT_TURN) == 3


def test_16_1_why_a_fleet_does_not_avoid_battle_somewhere() -> None:
    stage = chase().impulse(OTTOMAN, 3)
    ask = stage.ask(naval_move(stage.g, OTTOMAN), ALL_TO_BARBARY)
    assert (ask.kind, ask.seat) == ("naval-avoid", "hapsburg")
    assert ask.explain is not None
    assert [r.message for r in ask.explain("space:tunis")] == ["forbid-avoids-into-foreign-port"]
    assert ask.explain("space:oran") == ask.explain("power:france") == []


def test_16_1_why_a_fleet_does_not_sail_somewhere() -> None:
    stage = meeting().impulse(OTTOMAN, 3)
    ask = stage.ask(naval_move(stage.g, OTTOMAN), ["from.tunis"])
    assert ask.kind == "naval-destination"
    assert ask.explain is not None
    assert [r.message for r in ask.explain("sea:black_sea")] == ["forbid-not-adjacent-by-sea"]
    assert ask.explain("sea:barbary_coast") == ask.explain("power:france") == []
