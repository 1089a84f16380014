"""Leaders, captains, royals, artists, scientists and treasures of Virgin Queen."""

from collections import Counter

import pytest

from tercio.games.virgin_queen.rows.cards import VqCardRow
from tercio.games.virgin_queen.rows.files import SCHEMA
from tercio.games.virgin_queen.rows.map import VqRulerRow
from tercio.games.virgin_queen.rows.pieces import (
    ArtistRow,
    CaptainRow,
    RoyalRow,
    ScienceBonusRow,
    ScientistRow,
    SpecialUnitRow,
    TreasureRow,
    VqLeaderRow,
    VqUnitTypeRow,
)
from tercio.games.virgin_queen.rows.tables import ParisVpRow
from tercio.wars.model.rows import MarkerRow, PowerRow

DATA = SCHEMA.load()
LEADERS = DATA.table("leaders", VqLeaderRow)
CAPTAINS = DATA.table("captains", CaptainRow)
ROYALS = DATA.table("royals", RoyalRow)
ARTISTS = DATA.table("artists", ArtistRow)
SCIENTISTS = DATA.table("scientists", ScientistRow)
POWERS = DATA.table("powers", PowerRow)
MAJORS = [power.id for power in POWERS.values() if power.kind == "major"]
UNITS = DATA.table("unit_types", VqUnitTypeRow)


@pytest.mark.rule("VQ 5.1")
def test_5_1_the_formation_example_needs_two_leaders_of_8_and_6() -> None:
    assert (LEADERS["schwendi"].command, LEADERS["zrinyi"].command) == (8, 6)
    assert {leader.power for leader in LEADERS.values()} <= {*MAJORS, "venice"}
    for leader in LEADERS.values():
        assert (leader.command > 0) == (leader.kind == "army")


@pytest.mark.rule("VQ 5.1", "VQ 8.1")
def test_5_1_every_power_and_faction_has_a_default_leader() -> None:
    default = {leader.faction or leader.power for leader in LEADERS.values() if leader.default}
    assert default == {*MAJORS, "huguenot", "dutch"} - {"protestant"}
    for leader in LEADERS.values():
        assert (leader.faction is not None) == (leader.power == "protestant")


def test_everybody_knows_how_he_enters() -> None:
    for leader in LEADERS.values():
        ways = [leader.enter_turn, leader.ruler, leader.replaces, leader.captain]
        ways += [leader.default, leader.enters_with_league]
        if leader.kind == "naval":
            ways.append(leader.other_role)
        assert sum(map(bool, ways)) == 1, leader.id
    for royal in ROYALS.values():
        assert (royal.turn > 0) != (royal.card is not None), royal.id
    turns = [p.turn for rows in (CAPTAINS, ARTISTS, SCIENTISTS) for p in rows.values()]
    assert all(1 <= turn <= 7 for turn in turns)


@pytest.mark.rule("VQ 5.1")
def test_5_1_two_ottoman_leaders_and_english_captains_are_pirates() -> None:
    pirates = {leader.id for leader in LEADERS.values() if leader.piracy and not leader.captain}
    assert pirates == {"dragut", "uluch_ali"}
    assert LEADERS["uluch_ali"].replaces == "dragut"


@pytest.mark.rule("VQ 5.2", "VQ 10")
def test_5_2_english_captains_serve_in_europe_with_the_same_ratings() -> None:
    serving = {leader.captain: leader for leader in LEADERS.values() if leader.captain}
    assert set(serving) == {c.id for c in CAPTAINS.values() if c.powers == ("england",)}
    for id, leader in serving.items():
        captain = CAPTAINS[id]
        assert (leader.battle, leader.piracy) == (captain.battle, captain.piracy)
    assert all(leader.battle == 1 for leader in serving.values())
    shared = {c.id for c in CAPTAINS.values() if len(c.powers) > 1}
    assert shared == {"de_sores", "le_clerc"}


@pytest.mark.rule("VQ 10")
def test_10_don_john_ashore_and_afloat() -> None:
    ashore, afloat = LEADERS["don_john"], LEADERS["don_john_naval"]
    assert (ashore.kind, afloat.kind) == ("army", "naval")
    assert (ashore.other_role, afloat.other_role) == (afloat.id, ashore.id)


@pytest.mark.rule("VQ 21", "VQ 21.1")
def test_21_twenty_two_royals_five_of_them_valois() -> None:
    assert len(ROYALS) == 22
    families = Counter(royal.family for royal in ROYALS.values() if royal.family)
    assert families == {"hapsburg": 3, "valois": 5}
    assert {r.power for r in ROYALS.values() if r.family == "hapsburg"} == {"spain"}
    assert "ottoman" not in {r.power for r in ROYALS.values()}
    bonuses = {royal.id: royal.bonus for royal in ROYALS.values()}
    assert {id for id, bonus in bonuses.items() if bonus == "valois_vp"} == {
        r.id for r in ROYALS.values() if r.family == "valois"
    }
    assert bonuses["don_carlos"] == "reroll_highest"
    assert bonuses["anna_of_austria"] == "reroll_lowest"
    assert {id for id, b in bonuses.items() if b == "influence"} == {
        "darnley",
        "mary_queen_of_scots",
    }
    assert {id for id, b in bonuses.items() if b == "card_marker"} == {
        "anna_of_saxony",
        "charles_ii",
        "louise_de_coligny",
        "henry_of_navarre",
    }
    assert all(1 <= royal.eligibility <= 5 for royal in ROYALS.values())
    assert all(royal.text for royal in ROYALS.values())


@pytest.mark.rule("VQ 21.4")
def test_21_4_six_royals_may_die_betrothed() -> None:
    dying = {royal.id: royal.dies_by for royal in ROYALS.values() if royal.dies_by}
    assert dying == {
        "charles_ix": ("event",),
        "leicester": ("event",),
        "elizabeth_i": ("assassination",),
        "henry_iii_royal": ("assassination",),
        "henry_of_navarre": ("assassination",),
        "william_of_orange_royal": ("assassination",),
    }


def test_people_with_two_roles_point_to_each_other() -> None:
    for leader in LEADERS.values():
        if leader.royal:
            assert ROYALS[leader.royal].leader == leader.id
    for royal in ROYALS.values():
        if royal.leader:
            assert LEADERS[royal.leader].royal == royal.id
        if royal.ruler:
            assert DATA.table("rulers", VqRulerRow)[royal.ruler].power == royal.power
    assert CAPTAINS["le_testu"].scientist == "le_testu"
    assert SCIENTISTS["le_testu"].captain == "le_testu"
    for row in DATA.table("paris_vp", ParisVpRow).values():
        assert bool(row.rulers) != (row.leader is not None)


@pytest.mark.rule("VQ 22.1", "VQ 22.2")
def test_22_every_power_has_artists_and_scientists_and_italy_too() -> None:
    for people in (ARTISTS, SCIENTISTS):
        assert {person.power for person in people.values()} == {*MAJORS, None}
    assert {artist.kind for artist in ARTISTS.values()} == {"writer", "painter", "architect"}
    for power in MAJORS:
        assert any(a.power == power and a.turn <= 2 for a in ARTISTS.values())


@pytest.mark.rule("VQ 22.2", "VQ 16.6")
def test_22_2_science_bonuses_of_the_rule_book() -> None:
    bonuses = DATA.table("science_bonuses", ScienceBonusRow)
    assert set(bonuses) >= {
        "coastal_fortification",
        "plantation",
        "telescope",
        "map_projection",
        "ravelin",
        "dry_dock",
        "excavation",
        "observatory",
    }
    assert bonuses["excavation"].powers == ("ottoman",)
    assert bonuses["coastal_fortification"].powers == ("spain",)
    assert "spain" not in bonuses["map_projection"].powers


@pytest.mark.rule("VQ 6.3")
def test_6_3_thirty_treasures_of_four_kinds() -> None:
    treasures = DATA.table("treasures", TreasureRow).values()
    assert sum(row.count for row in treasures) == 30
    assert {row.kind for row in treasures} == {"cp", "draw_card", "science_bonus", "one_vp"}
    assert {row.value for row in treasures if row.kind == "cp"} == {1, 2, 3, 4, 5}


@pytest.mark.rule("VQ 16.2", "VQ 23.2")
def test_16_2_dice_of_ships_by_water() -> None:
    assert (UNITS["galley"].dice, UNITS["galley"].atlantic_dice) == (2, 1)
    assert (UNITS["galleon"].dice, UNITS["galleon"].atlantic_dice) == (2, None)
    assert (UNITS["corsair"].dice, UNITS["corsair"].hits) == (1, 1)
    special = DATA.table("special_units", SpecialUnitRow)
    assert special["spanish_armada"].counters == ((2, 4), (6, 8))
    assert len(special["walloons"].counters) == 3
    assert sum(max(counter) for counter in special["walloons"].counters) >= 4
    assert (special["morisco"].within, special["morisco"].of_space) == (2, "granada")


@pytest.mark.rule("VQ 8.2", "VQ 19")
def test_19_markers_of_espionage() -> None:
    markers = DATA.table("markers", MarkerRow)
    counts = [markers[id].count for id in ("informant", "assassination_used", "cipher_key")]
    assert counts == [2, 1, 1]
    assert markers["jesuit"].count == 5


def test_special_units_come_by_their_cards() -> None:
    cards = DATA.table("cards", VqCardRow)
    for row in DATA.table("special_units", SpecialUnitRow).values():
        if row.card:
            assert any(row.unit in mode.units for mode in cards[row.card].modes)
