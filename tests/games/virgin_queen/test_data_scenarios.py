"""The scenarios, seats and editions of Virgin Queen, and the tags of its rows."""

from collections import Counter
from pathlib import Path

import msgspec
import pytest

from tercio.games.virgin_queen.rows.cards import VqCardRow
from tercio.games.virgin_queen.rows.files import SCHEMA
from tercio.games.virgin_queen.rows.map import VqKeyTrackRow, VqSpaceRow, VqWarCostRow
from tercio.games.virgin_queen.rows.pieces import (
    CaptainRow,
    RoyalRow,
    SpecialUnitRow,
    VqLeaderRow,
)
from tercio.games.virgin_queen.rows.scenarios import VqScenarioRow, VqSeatingRow, VqSetupRow
from tercio.games.virgin_queen.rows.tables import ColonyRow, ProtestantTrackRow
from tercio.kernel.data import Pack
from tercio.wars.model.editions import (
    EditionChangeRow,
    EditionNoteRow,
    EditionRuleRow,
    in_edition,
)
from tercio.wars.model.rows import (
    FactRow,
    PoolRow,
    PowerRow,
)
from tercio.wars.model.setup_rows import (
    PlacementRow,
)

DATA = SCHEMA.load()
SPACES = DATA.table("spaces", VqSpaceRow)
POWERS = DATA.table("powers", PowerRow)
MAJORS = [power.id for power in POWERS.values() if power.kind == "major"]
CARDS = DATA.table("cards", VqCardRow)
LEADERS = DATA.table("leaders", VqLeaderRow)
SETUPS = DATA.table("setups", VqSetupRow)
SCENARIOS = DATA.table("scenarios", VqScenarioRow)
SEATINGS = DATA.table("seatings", VqSeatingRow)
POOLS = DATA.table("force_pools", PoolRow)
TAGS = {"rulebook", "faq", "web", "player", "his-map", "recalled", "reconstructed"}


def placed(setup: str) -> list[PlacementRow]:
    rows = DATA.table("placements", PlacementRow).values()
    return [row for row in rows if row.setup == setup]


def control(setup: VqSetupRow) -> dict[str, str]:
    """Who controls each space; the keys of an allied minor power are its ally's."""
    held = {s.id: setup.allies.get(s.home, s.home) for s in SPACES.values()}
    for power, spaces in setup.control.items():
        held |= dict.fromkeys(spaces, power)
    return held


@pytest.mark.parametrize("setup", SETUPS)
def test_placements_fit_the_counters(setup: str) -> None:
    special = DATA.table("special_units", SpecialUnitRow).values()
    for power, pool in POOLS.items():
        rows = [row for row in placed(setup) if row.power == power]
        units = Counter[str]()
        for row in rows:
            units.update(row.units)
        stacks = [n for r in rows for u, n in r.units.items() if u in ("regular", pool.back)]
        assert sum(stacks) <= pool.max_strength
        assert sum(units[kind] for kind in pool.naval_types) <= pool.naval
        assert set(units) <= {"regular", pool.back, *pool.naval_types} | {
            s.unit for s in special if s.power == power
        }
        assert can_be_shown(pool, stacks)
    for counters in special:
        count = sum(p.units.get(counters.unit, 0) for p in placed(setup))
        assert count <= sum(max(counter) for counter in counters.counters)


def can_be_shown(pool: PoolRow, stacks: list[int]) -> bool:
    """Whether each strength can be made of the counters, the greatest first."""
    left = {int(size): count for size, count in pool.land.items()}
    if pool.pieces:
        return len(stacks) <= len(pool.pieces)
    for need in sorted(stacks, reverse=True):
        for size in sorted(left, reverse=True):
            used = min(left[size], need // size)
            left[size] -= used
            need -= used * size
        if need:
            return False
    return True


@pytest.mark.parametrize("setup", SETUPS)
def test_units_stand_where_their_power_may(setup: str) -> None:
    held = control(SETUPS[setup])
    for row in placed(setup):
        owner = POWERS[row.power].faction_of or row.power
        friends = {owner, SETUPS[setup].allies.get(owner, owner)}
        assert held[row.space] in friends, row.id
        assert not any(unit in ("galley", "galleon", "corsair") for unit in row.units) or (
            SPACES[row.space].seas
        )


@pytest.mark.parametrize("setup", ["campaign", "tournament"])
def test_keys_and_vp_come_to_what_the_set_up_says(setup: str) -> None:
    row = SETUPS[setup]
    held = control(row)
    keys = Counter(p for id, p in held.items() if SPACES[id].kind == "key" and p in MAJORS)
    assert {p: n for p, n in row.keys.items() if n} == keys
    printed = {s.id for s in SPACES.values() if s.area and s.religion == "protestant"}
    assert not printed & set(row.protestant)
    assert len(printed) + len(row.protestant) == row.protestant_spaces
    track = next(
        t
        for t in DATA.table("protestant_track", ProtestantTrackRow).values()
        if t.low <= row.protestant_spaces <= t.high
    )
    special = {"spain": track.spain, "england": track.england, "protestant": track.protestant}
    tracks = DATA.table("key_tracks", VqKeyTrackRow)
    for power in MAJORS:
        bonus = sum(row.bonus_vp.get(power, {}).values())
        assert tracks[power].vp[keys[power]] + special.get(power, 0) + bonus == row.vp[power]
        assert row.vp[power] < 25


@pytest.mark.parametrize("setup", ["campaign", "tournament"])
def test_every_leader_who_has_entered_is_somewhere(setup: str) -> None:
    row = SETUPS[setup]
    first = next(s.first_turn for s in SCENARIOS.values() if s.setup == setup)
    entered = {leader.id for leader in LEADERS.values() if 0 < leader.enter_turn <= first}
    somewhere = [leader for p in placed(setup) for leader in p.leaders]
    somewhere += [*row.leaders_on_card, *row.leaders_gone]
    assert len(set(somewhere)) == len(somewhere)
    assert entered <= set(somewhere)
    extra = set(somewhere) - entered
    assert extra == ({"uluch_ali"} if "dragut" in row.leaders_gone else set())
    captains = DATA.table("captains", CaptainRow).values()
    assert set(row.captains) == {c.id for c in captains if c.turn <= first}


@pytest.mark.rule("VQ 6.1", "VQ 10")
def test_home_cards_of_a_set_up_have_entered() -> None:
    for scenario in SCENARIOS.values():
        setup = SETUPS[scenario.setup]
        expected = {
            (card.owner, card.id)
            for card in CARDS.values()
            if card.owner in setup.rulers and card.enter != "variable"
            if card.turn <= scenario.first_turn
        }
        assert {(p, id) for p, ids in setup.home_cards.items() for id in ids} == expected


@pytest.mark.rule("VQ 9.5", "VQ 23.3")
def test_the_english_war_costs_what_the_set_up_says() -> None:
    row = DATA.table("war_costs", VqWarCostRow)["spain.england"]
    for setup in SETUPS.values():
        off = row.discounts["mary_captured"] if setup.mary == "captured" else 0
        off += row.discounts["elizabeth_excommunicated"] if setup.elizabeth_excommunicated else 0
        assert setup.england_spain_war_cost == max(row.minimum, row.cp - off)


def test_the_learning_scenario_is_spain_against_the_ottoman() -> None:
    learning = SCENARIOS["learning"]
    assert len(learning.cards_only) == 31
    assert {CARDS[id].number for id in learning.cards_only} == set(range(1, 32))
    assert set(learning.cards_only) == {card.id for card in CARDS.values() if card.learning}
    assert "flooding" not in learning.cards_only
    assert {row.power for row in placed("learning")} == {
        "ottoman",
        "spain",
        "papacy",
        "venice",
        "independent",
    }


@pytest.mark.rule("VQ 3.1", "VQ 3.2")
def test_3_1_every_seating_gives_each_power_a_place() -> None:
    for seating in SEATINGS.values():
        powers = [power for seat in seating.seats for power in seat]
        assert len(seating.seats) == seating.players
        if seating.scenarios:
            assert sorted(powers) == sorted(SCENARIOS[seating.scenarios[0]].powers)
        else:
            assert sorted([*powers, *seating.activated]) == sorted(MAJORS)
            assert set(seating.start_with) <= set(seating.activated)
            assert set(seating.start_with.values()) <= set(powers)
    counts = {n for scenario in SCENARIOS.values() for n in scenario.players}
    assert counts == {2, 3, 4, 5, 6}


def test_decks_by_the_number_of_players() -> None:
    missing = {
        n: {card.number for card in CARDS.values() if n not in card.players} for n in range(2, 7)
    }
    assert missing[6] == {52, 69}
    assert missing[5] == {34, 35, 69, 73}
    assert missing[2] == missing[3] == missing[4] == {1, 2, 34, 35, 72, 73}
    for seating in SEATINGS.values():
        for card in CARDS.values():
            if card.owner in seating.activated:
                assert seating.players not in card.players
    rudolf = DATA.table("royals", RoyalRow)["rudolf_ii"]
    assert rudolf.players == (6,)


def test_the_first_printing_differs_in_rules_and_rows() -> None:
    rules = {
        **DATA.table("edition_rules", EditionRuleRow),
        **DATA.table("edition_notes", EditionNoteRow),
    }
    assert len(rules) == 49
    assert all(set(row.values) == {"first", "living"} for row in rules.values())
    assert all(row.values["first"] != row.values["living"] for row in rules.values())
    old = in_edition(DATA, "first")
    colonies = old.table("colonies", ColonyRow).values()
    assert all(sum(row.low <= roll <= row.high for row in colonies) == 1 for roll in range(2, 13))
    assert old.table("war_costs", VqWarCostRow)["england.ireland"].never
    assert in_edition(DATA, "living").tables == DATA.tables
    changes = DATA.table("edition_changes", EditionChangeRow).values()
    assert {change.edition for change in changes} == {"first"}


def test_every_row_is_tagged_with_one_of_seven_sources_except_questions() -> None:
    for name, rows in DATA.tables.items():
        if name != "conditions":
            assert {row.id: row.src for row in rows.values() if row.src not in TAGS} == {}, name


def test_guesses_name_fields_of_their_rows() -> None:
    guessed = 0
    for name, type in SCHEMA.types.items():
        fields = {field.name for field in msgspec.structs.fields(type)} | {"existence"}
        for row in DATA.tables[name].values():
            assert isinstance(row, FactRow)
            assert set(row.guess) <= fields, row.id
            assert len(set(row.guess)) == len(row.guess)
            guessed += bool(row.guess)
    assert guessed > 300


def test_places_and_people_without_a_source_are_marked_as_such() -> None:
    for space in SPACES.values():
        if space.src == "reconstructed":
            assert {"home", "kind"} <= set(space.guess)
    for table in ("leaders", "captains", "royals", "artists", "scientists"):
        for row in DATA.tables[table].values():
            assert isinstance(row, FactRow)
            if row.src in ("reconstructed", "recalled") and not row.id.startswith("default_"):
                assert "existence" in row.guess, row.id
    reconstructed = DATA.sources()
    assert reconstructed["scenarios.toml"]["reconstructed"] > 100
    assert reconstructed["cards.toml"]["reconstructed"] > 40


def test_a_pack_replaces_a_reconstructed_row(tmp_path: Path) -> None:
    (tmp_path / "pack.toml").write_text('name = "aids"\ngame = "virgin_queen"\n')
    (tmp_path / "powers.toml").write_text('[[war_costs]]\nid = "spain.france"\ncp = 4\n')
    (tmp_path / "cards.toml").write_text('[[cards]]\nid = "tercios"\ncp = 3\n')
    data = SCHEMA.load([Pack.at(tmp_path)])
    assert data.table("war_costs", VqWarCostRow)["spain.france"].cp == 4
    assert data.table("cards", VqCardRow)["tercios"].cp == 3
    assert data.table("cards", VqCardRow)["tercios"].source == "pack aids"
