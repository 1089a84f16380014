"""The powers of Ultima Ratio Regis are whole, and say what is known of them."""

from collections import Counter

import pytest

from tercio.games.ultima_ratio_regis.rows.op_rows import BringLeader
from tercio.games.ultima_ratio_regis.rows.powers import InterestRow
from tests.rules.ultima_ratio_regis.stage import WORLD

MAJORS = [WORLD.powers[n] for n in WORLD.majors]
MINORS = [WORLD.powers[n] for n in WORLD.minors]


@pytest.mark.rule("uRR 3.2")
def test_twenty_four_majors_come_before_twenty_five_minors() -> None:
    assert (len(MAJORS), len(MINORS)) == (24, 25)
    assert all(row.is_major for row in MAJORS)
    assert not any(row.is_major for row in MINORS)
    assert Counter(row.src for row in MAJORS) == {"text": 24}
    assert Counter(row.src for row in MINORS) == {"text": 23, "reconstructed": 2}


@pytest.mark.rule("uRR 3.2")
def test_vitality_is_two_to_five_and_known_of_eight() -> None:
    assert all(2 <= row.vitality <= 5 for row in MAJORS)
    known = {row.id for row in MAJORS if "vitality" in row.stated}
    assert len(known) == 8
    assert {row.id for row in MAJORS if "vitality" in row.guess} == {r.id for r in MAJORS} - known


def test_incomes_of_two_are_known() -> None:
    assert {row.id for row in MAJORS if "income" in row.stated} == {"spain", "france"}
    assert all("pool" in row.guess for row in MAJORS)


@pytest.mark.rule("uRR 24")
def test_three_powers_do_not_start_with_their_vitality_as_unrest() -> None:
    own = {row.id: row.initial_unrest for row in MAJORS if row.initial_unrest is not None}
    assert own == {"hungary": 6, "mamluks": 6, "mughals": 6}


@pytest.mark.rule("uRR 22.2")
def test_objectives_name_what_their_kind_needs() -> None:
    rows = WORLD.objectives.values()
    assert Counter(row.src for row in rows) == {"reconstructed": 61, "text": 6, "example": 6}
    assert {WORLD.power[row.power] in WORLD.majors for row in rows} == {True}
    for row in rows:
        match row.kind:
            case "military_victory":
                assert row.target is not None
                assert WORLD.power[row.target] in WORLD.majors
            case "ally":
                assert row.minor is not None
                assert WORLD.power[row.minor] in WORLD.minors
            case "control" | "control_all" | "control_any" | "each" | "acquire":
                assert row.areas
            case "count" | "count_coast":
                assert row.theaters
                assert row.n
            case "province" | "province_all" | "province_full" | "plurality" | "count_province":
                assert row.provinces
            case "merchants_each":
                assert row.tcs
            case kind:
                assert kind in ("emperor", "exists", "piracy", "merchants") or "count" in kind


@pytest.mark.rule("uRR 18.4.1")
def test_interests_of_every_turn_are_there_once() -> None:
    rows = WORLD.data.table("interests", InterestRow).values()
    cells = [(r.power, t) for r in rows for t in range(r.turns[0], r.turns[1] + 1)]
    assert (len(cells), len(set(cells))) == (169, 169)
    assert WORLD.interest(WORLD.power["spain"], 1) == WORLD.theater_mask("WM", "CM", "CE")
    assert WORLD.interest(WORLD.power["persia"], 9) == WORLD.theater_mask("EM", "TE", "In")


@pytest.mark.rule("uRR 20.6")
def test_mercenaries_have_no_land_and_others_have() -> None:
    landless = {row.id for row in MINORS if not row.home}
    assert landless == {row.id for row in MINORS if row.kind == "mercenary"}


def test_fortresses_of_minors_stand_in_their_areas() -> None:
    for row in MINORS:
        assert set(row.fortresses) <= set(row.home)


@pytest.mark.rule("uRR 17.3.2")
def test_the_leaders_pool_has_six_of_each_ability() -> None:
    assert Counter(WORLD.leader_counters) == dict.fromkeys(
        ("tactical", "admiral", "determined", "creative", "organizer"), 6
    )


@pytest.mark.rule("uRR 17.3.1")
def test_thirteen_historical_leaders_serve_majors() -> None:
    ops = [op for card in WORLD.cards.values() for op in card.ops if isinstance(op, BringLeader)]
    assert {op.leader for op in ops} == set(WORLD.historical_leaders)
    assert len(WORLD.historical_leaders) == 13
    assert all(WORLD.power[op.power] in WORLD.majors for op in ops)


def test_home_areas_of_a_major_are_printed_in_its_colour() -> None:
    for number in WORLD.majors:
        printed = [
            area.id
            for area in WORLD.areas
            if area.native == WORLD.power_ids[number] and area.status == "home"
        ]
        assert WORLD.home[number] == WORLD.mask(*printed)
