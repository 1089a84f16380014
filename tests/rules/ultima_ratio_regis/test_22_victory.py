"""Victory points at the end of a turn (uRR 22)."""

import pytest

from tercio.games.ultima_ratio_regis.model.events.general import VpScored
from tercio.games.ultima_ratio_regis.model.names import NOBODY, Player
from tercio.games.ultima_ratio_regis.model.power_questions import powers_of
from tercio.games.ultima_ratio_regis.model.realm_state import Aim
from tercio.games.ultima_ratio_regis.model.views import result
from tercio.games.ultima_ratio_regis.rows.powers import ObjectiveRow
from tercio.games.ultima_ratio_regis.rules.economy.commerce import monopolies
from tercio.games.ultima_ratio_regis.rules.end_of_turn.victory_points import (
    OBJECTIVES,
    aim_vp,
    count_vp,
    objective_vp,
    presence_vp,
)
from tercio.kernel.messages import Words
from tercio.kernel.registry import game
from tests.rules.ultima_ratio_regis.stage import WORLD, Stage


def objective(power: str, kind: str, n: int = 0) -> ObjectiveRow:
    """The first of a kind on a power's card."""
    return next(
        row
        for row in WORLD.objectives.values()
        if (row.power, row.kind) == (power, kind) and n in (0, row.n)
    )


def reached(s: Stage, power: str, kind: str) -> int:
    row = objective(power, kind)
    return OBJECTIVES[row.kind](s.g, s.power(power), row)


@pytest.mark.rule("uRR 22.2")
def test_22_2_areas_of_a_card() -> None:
    s = Stage()
    assert reached(s, "spain", "control") == 1
    s.own("france", "milan")
    assert reached(s, "spain", "control") == 0
    assert reached(s, "france", "control") == 1


@pytest.mark.rule("uRR 22.2")
def test_22_2_possession_counts_also_in_revolt() -> None:
    s = Stage().revolt("milan")
    assert reached(s, "spain", "control") == 1


@pytest.mark.rule("uRR 22.2")
def test_22_2_more_than_half_of_a_province_with_allies() -> None:
    s = Stage("new_order", 5)
    bohemia = [
        WORLD.location_ids[n] for n in WORLD.area_places if WORLD.areas[n].province == "bohemia"
    ]
    row = next(
        r for r in WORLD.objectives.values() if r.power == "austria" and "bohemia" in r.provinces
    )
    austria = s.power("austria")
    s.own("austria", *bohemia[: len(bohemia) // 2])
    s.g.realm.set_patron(s.power("bohemia"), NOBODY)
    assert OBJECTIVES["province"](s.g, austria, row) == 0
    s.own("austria", *bohemia[: len(bohemia) // 2 + 1])
    assert OBJECTIVES["province"](s.g, austria, row) == 1


@pytest.mark.rule("uRR 22.2")
def test_22_2_a_sum_needs_all_of_its_parts() -> None:
    s = Stage()
    row = next(
        r for r in WORLD.objectives.values() if r.power == "spain" and r.plus == ("philippines",)
    )
    spain = s.power("spain")
    america = [n for n in WORLD.area_places if WORLD.areas[n].theater in row.theaters]
    s.own("spain", *(WORLD.location_ids[n] for n in america[: row.n]))
    s.own("france", "philippines")
    assert OBJECTIVES["count"](s.g, spain, row) == 0
    s.own("spain", "philippines")
    assert OBJECTIVES["count"](s.g, spain, row) == 1


@pytest.mark.rule("uRR 22.2")
def test_22_2_pass_to_possess_counts_only_in_the_turn_of_acquisition() -> None:
    s = Stage().own("england", "calais")
    s.g.set_owner(s.at("calais"), s.power("france"))
    assert reached(s, "france", "acquire") == 1
    s.g.realm.acquired = [0] * len(WORLD.powers)
    assert reached(s, "france", "acquire") == 0


@pytest.mark.rule("uRR 22.2")
def test_22_2_what_is_lost_and_regained_in_a_turn_has_not_passed_into_possession() -> None:
    """The turn must have begun without it."""
    s = Stage().own("france", "calais")
    calais, france, england = s.at("calais"), s.power("france"), s.power("england")
    s.g.set_owner(calais, england)
    s.g.set_owner(calais, france)
    assert reached(s, "france", "acquire") == 0
    s.g.free_area(calais, 2)
    s.g.set_owner(calais, france)
    assert reached(s, "france", "acquire") == 0


@pytest.mark.rule("uRR 22.2")
def test_22_2_what_is_won_lost_and_won_again_has() -> None:
    s = Stage().own("england", "calais")
    for power in ("france", "england", "france"):
        s.g.set_owner(s.at("calais"), s.power(power))
    assert reached(s, "france", "acquire") == 1


@pytest.mark.rule("uRR 22.2")
def test_22_2_merchants_allies_piracies_and_the_crown() -> None:
    s = Stage("new_order", 5)
    assert reached(s, "england", "merchants") == 0
    s.merchants("tc_east_atlantic", "england").merchants("tc_north_sea", "england")
    assert reached(s, "england", "merchants") == 1
    s.ally("scotland", "england")
    assert reached(s, "england", "ally") == 1
    assert reached(s, "barbary", "piracy") == 0
    s.g.realm.piracies[s.power("barbary")] = 3
    assert reached(s, "barbary", "piracy") == 1
    assert reached(s, "austria", "emperor") == 0
    s.g.choose_emperor(s.power("austria"))
    assert reached(s, "austria", "emperor") == 1


@pytest.mark.rule("uRR 22.2")
def test_22_2_each_area_any_area_all_areas() -> None:
    s = Stage("new_order", 5).own("ottomans", "rhodes", "nicosia").own("venice", "candia", "corfu")
    assert reached(s, "ottomans", "each") == 2
    assert reached(s, "venice", "control_all") == 0
    s.own("venice", "nicosia")
    assert reached(s, "venice", "control_all") == 1
    s.own("spain", "granada", "malta")
    assert reached(s, "barbary", "control_any") == 0
    s.own("barbary", "malta")
    assert reached(s, "barbary", "control_any") == 1


@pytest.mark.rule("uRR 22.2")
def test_22_2_whole_provinces_and_pluralities() -> None:
    s = Stage()
    assert reached(s, "netherlands", "province_full") == 1
    s.own("spain", "breda")
    assert reached(s, "netherlands", "province_full") == 0
    s.g.state.closed |= WORLD.areas_in(
        provinces=objective("netherlands", "province_full").provinces
    )
    assert reached(s, "netherlands", "province_full") == 0, "nothing is all of nothing"
    assert reached(s, "huguenots", "plurality") == 0
    france = [
        WORLD.location_ids[n] for n in WORLD.area_places if WORLD.areas[n].province == "france"
    ]
    s.own("huguenots", *france[: len(france) // 2 + 1])
    assert reached(s, "huguenots", "plurality") == 1


@pytest.mark.rule("uRR 22.2")
def test_22_2_a_merchant_in_each_of_two_seas() -> None:
    s = Stage("wars_of_religion", 4).merchants("tc_north_sea", "denmark", 2)
    s.g.realm.merchants[WORLD.center["tc_baltic"]] = {}
    assert reached(s, "denmark", "merchants_each") == 0
    s.merchants("tc_north_sea", "denmark").merchants("tc_baltic", "denmark")
    assert reached(s, "denmark", "merchants_each") == 1


@pytest.mark.rule("uRR 22.2")
def test_22_2_counts_of_ports_overseas_and_beyond_home() -> None:
    s = Stage("new_order", 5)
    ports = [
        WORLD.location_ids[n]
        for n in WORLD.area_places
        if WORLD.areas[n].theater == "BT" and WORLD.areas[n].coasts
    ]
    s.own("sweden", *ports)
    assert reached(s, "russia", "count_coast") == 0
    s.own("russia", ports[0])
    assert reached(s, "russia", "count_coast") == 1
    abroad = reached(s, "crimea", "count_outside")
    s.own("crimea", "kiev", "podolia", "kursk", "lvov")
    assert (abroad, reached(s, "crimea", "count_outside")) == (0, 1)
    overseas = [WORLD.location_ids[n] for n in WORLD.area_places if WORLD.overseas >> n & 1]
    s.own("portugal", *overseas[:7])
    s.own("spain", *overseas[7:])
    assert reached(s, "portugal", "count_overseas") == 0
    s.own("portugal", overseas[7])
    assert reached(s, "portugal", "count_overseas") == 1


@pytest.mark.rule("uRR 22.2")
def test_22_2_every_kind_of_objective_is_known() -> None:
    s = Stage("new_order", 5)
    assert {row.kind for row in WORLD.objectives.values()} == set(OBJECTIVES)
    for row in WORLD.objectives.values():
        assert OBJECTIVES[row.kind](s.g, WORLD.power[row.power], row) >= 0
    assert reached(s, "ottomans", "military_victory") == 0, "scored when the war ends"
    assert reached(s, "denmark", "merchants_each") == 0
    assert reached(s, "schmalkaldic", "exists") == 0


@pytest.mark.rule("uRR 22.2")
def test_22_2_presence_is_three_areas_of_a_theater_of_the_main_map() -> None:
    s = Stage()
    spain = s.power("spain")
    before = presence_vp(s.g, spain)
    ids = [WORLD.location_ids[n] for n in WORLD.area_places if WORLD.areas[n].theater == "WE"]
    mine = [id for id in ids if s.owner(id) == "spain"]
    s.own("france", *mine)
    s.own("spain", *ids[:2])
    low = presence_vp(s.g, spain)
    s.own("spain", ids[2])
    assert presence_vp(s.g, spain) == low + 1
    assert before >= low
    america = [WORLD.location_ids[n] for n in WORLD.area_places if WORLD.areas[n].theater == "Ca"]
    s.own("huguenots", *america[:3])
    assert presence_vp(s.g, s.power("huguenots")) == 1, "Western Europe; mini-maps do not count"


@pytest.mark.rule("uRR 22.2", "uRR 19.2.5")
def test_22_2_two_merchants_are_a_monopoly() -> None:
    s = Stage().merchants("tc_west_med", "spain", 2).merchants("tc_central_med", "spain", 1)
    assert monopolies(s.g, s.power("spain")) == 1


@pytest.mark.rule("uRR 22.2")
def test_22_2_objectives_of_events_need_all_their_areas() -> None:
    s = Stage()
    spain = s.power("spain")
    mask = 1 << s.at("milan") | 1 << s.at("turin")
    s.g.realm.aims.append(Aim(spain, mask, 2, "a card"))
    assert aim_vp(s.g, spain) == 0
    s.own("spain", "turin")
    assert aim_vp(s.g, spain) == 2


@pytest.mark.rule("uRR 22", "uRR 22.2", "uRR 23.1.3")
def test_22_2_all_of_it_goes_to_the_player_with_the_bonus_of_his_group() -> None:
    s = Stage()
    s.g.state.vp_per_turn = [0, 2, 3]
    powers = powers_of(s.g, Player(1))
    due = sum(objective_vp(s.g, p) + presence_vp(s.g, p) + monopolies(s.g, p) for p in powers)
    count_vp(s.g)
    assert s.g.state.vp[1] == due + 2
    assert {event.why for event in s.events(VpScored)} >= {"presence", "bonus"}


@pytest.mark.rule("uRR 22.2")
def test_22_2_objectives_of_a_minor_are_its_allys() -> None:
    s = Stage()
    spain = s.power("spain")
    cards = {row.power for row in WORLD.objectives.values()}
    minors = [WORLD.power_ids[m] for m in WORLD.minors if WORLD.power_ids[m] in cards]
    for minor in minors:
        s.ally(minor, "spain")
    rows = [row for row in WORLD.objectives.values() if row.power in (*minors, "spain")]
    assert objective_vp(s.g, spain) == sum(
        row.vp * OBJECTIVES[row.kind](s.g, spain, row) for row in rows
    )


@pytest.mark.rule("uRR 22", "uRR 22.2")
def test_22_2_the_log_tells_who_has_earned_vp_and_for_what() -> None:
    s, words = Stage(), Words(game("ultima_ratio_regis"), WORLD)
    s.g.score(Player(0), 2, "presence", s.power("spain"))
    s.g.score(Player(0), 1, "bonus")
    told = [words.event(event) for event in s.events(VpScored)]
    assert told == [
        "Player 1 (Spain): 2 VP (presence in theaters), 2 now.",
        "Player 1: 1 VP (bonus of the scenario), 3 now.",
    ]


@pytest.mark.rule("uRR 22")
def test_22_of_those_who_are_even_the_first_in_game_order_wins_and_it_says_so() -> None:
    s = Stage()
    state = s.g.state
    state.over, state.game_order = True, [Player(2), Player(0), Player(1)]
    state.vp[:] = [30, 26, 30]
    tied = result(s.g)
    assert tied is not None
    assert (tied.winners, tied.reason) == ((s.g.seats[2],), "end-last-turn-tied")
    state.vp[:] = [31, 26, 30]
    clear = result(s.g)
    assert clear is not None
    assert (clear.winners, clear.reason) == ((s.g.seats[0],), "end-last-turn")
