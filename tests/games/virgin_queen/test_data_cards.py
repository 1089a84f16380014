"""The cards and tables of Virgin Queen are complete and consistent."""

from collections import Counter

import pytest

from tercio.games.virgin_queen.rows.cards import VqCardRow
from tercio.games.virgin_queen.rows.files import DATA as FOLDER
from tercio.games.virgin_queen.rows.files import SCHEMA
from tercio.games.virgin_queen.rows.map import AreaActionRow, VqRulerRow
from tercio.games.virgin_queen.rows.tables import (
    CircumnavigationRow,
    ConversionDieRow,
    ConversionRow,
    EspionageResultRow,
    ForeignWarRow,
    ProtestantTrackRow,
    RebellionRow,
    SpaceCountRow,
    TreasureFleetRow,
    VqTurnRow,
)
from tercio.wars.model.names import CardId
from tercio.wars.model.rows import (
    BandRow,
    ConditionRow,
    ConstantRow,
    EffectRow,
    PhaseRow,
    WindowRow,
)

DATA = SCHEMA.load()
CARDS = DATA.table("cards", VqCardRow)
BY_NUMBER = {card.number: card for card in CARDS.values()}
CONVERSIONS = DATA.table("conversions", ConversionRow)
CONSTANTS = DATA.table("constants", ConstantRow)
MODES = [mode for card in CARDS.values() for mode in card.modes]
BATTLES = {"field_battle_cards", "assault_cards", "naval_combat_cards"}

# Numbers that the FAQ of section 28 gives.
FAQ_NUMBERS: dict[CardId, str] = {
    CardId(1): "grand_vizier",
    CardId(2): "ottoman_tribute",
    CardId(3): "spanish_road",
    CardId(5): "papal_bull",
    CardId(10): "siege_engineering",
    CardId(11): "dragut_falls",
    CardId(13): "reiters",
    CardId(15): "storms",
    CardId(17): "army_mutiny",
    CardId(21): "foreign_volunteers",
    CardId(28): "morisco_revolt",
    CardId(31): "treachery",
    CardId(33): "gouvernante_de_france",
    CardId(34): "holy_roman_intercession",
    CardId(42): "catherines_flying_squadron",
    CardId(53): "grand_tour",
    CardId(56): "index_of_prohibited_books",
    CardId(57): "irish_rebellion",
    CardId(61): "menendez_de_aviles",
    CardId(74): "scottish_lords_rebel",
    CardId(78): "rising_of_the_north",
    CardId(80): "the_black_queen",
    CardId(81): "walsingham",
    CardId(86): "polish_royal_election",
    CardId(91): "cipher_key",
    CardId(95): "louise_of_lorraine",
    CardId(98): "sultana_safiye",
    CardId(99): "spanish_armada",
    CardId(100): "enterprise_of_england",
    CardId(103): "act_of_abjuration",
    CardId(109): "union_of_arras",
    CardId(111): "paris_is_worth_a_mass",
    CardId(112): "day_of_the_barricades",
}


@pytest.mark.rule("VQ 6", "VQ 6.1")
def test_6_the_deck_has_112_cards_of_five_types() -> None:
    assert sorted(BY_NUMBER) == list(range(1, 113))
    types = Counter(card.type for card in CARDS.values())
    assert types == {"home": 12, "mandatory": 11, "combat": 7, "response": 13, "event": 69}
    homes = Counter(card.owner for card in CARDS.values() if card.owner)
    assert homes == dict.fromkeys(("ottoman", "spain", "england", "france", "hre", "protestant"), 2)
    for card in CARDS.values():
        assert (card.type == "home") == (card.owner is not None)
        assert 1 <= card.cp <= 5
        assert card.modes
        assert card.text
        if card.type == "mandatory":
            assert card.cp == CONSTANTS["mandatory_cp"].value


def test_numbers_of_the_faq() -> None:
    assert {number: BY_NUMBER[number].id for number in FAQ_NUMBERS} == FAQ_NUMBERS
    for number in FAQ_NUMBERS:
        assert BY_NUMBER[number].conf["number"] == "F"


@pytest.mark.rule("VQ 6.2")
def test_6_2_thirty_nine_cards_enter_later() -> None:
    dated = [card for card in CARDS.values() if card.enter != "start"]
    assert len(dated) == 39
    assert [c.number for c in dated if c.enter == "variable"] == [111, 112]
    assert all(c.enter_when == "league_formed" for c in dated if c.enter == "variable")
    for turn in DATA.table("turns", VqTurnRow).values():
        assert sum(card.turn == turn.turn for card in dated) == turn.new_cards


@pytest.mark.rule("VQ 6.1", "VQ 6.2")
def test_6_1_windows_and_removal_fit_the_types() -> None:
    rulers = {ruler.card for ruler in DATA.table("rulers", VqRulerRow).values() if ruler.card}
    for card in CARDS.values():
        windows = {window for mode in card.modes for window in mode.windows}
        assert windows
        if card.type == "combat":
            assert windows <= BATTLES | {"flooding_played"}
        if card.type == "mandatory":
            assert windows == {"own_impulse"}
        if card.type == "event":
            assert windows == {"negotiation" if card.number == 95 else "own_impulse"}
        if card.type == "response":
            assert "own_impulse" not in windows
        if card.owner:
            assert all(mode.powers == (card.owner,) for mode in card.modes)
            assert card.remove == "never"
        assert (card.remove == "becomes_ruler") == (card.id in rulers)
        assert (card.remove == "if") == (card.remove_when is not None)
    stay = {c.id for c in CARDS.values() if c.type == "mandatory" and c.remove == "never"}
    assert stay == {"papal_bull", "treasure_fleet"}


def test_every_card_says_how_sure_we_are_of_it() -> None:
    for card in CARDS.values():
        assert card.certainty in ("documented", "gist", "invented")
        assert set(card.conf) == {"number", "name", "type", "cp", "text"}
        assert set(card.conf.values()) <= set("RFWPMX")
        if card.certainty == "invented":
            assert card.conf["text"] == "X"
        if card.improved:
            assert card.certainty != "documented"
            assert card.guess == ("text", "modes")
    sure = Counter(card.certainty for card in CARDS.values())
    assert sure == {"documented": 4, "gist": 70, "invented": 38}


def test_the_notes_list_the_improved_cards() -> None:
    notes = (FOLDER / "NOTES.md").read_text()
    listed = {
        int(line.split("|")[1])
        for line in notes.splitlines()
        if line.startswith("| ") and line.split("|")[1].strip().isdigit()
    }
    assert listed == {card.number for card in CARDS.values() if card.improved}


def test_modes_give_their_event_functions_the_numbers_they_read() -> None:
    events = DATA.table("events", EffectRow)
    assert {mode.event for mode in MODES} == set(events)
    for mode in MODES:
        event = events[mode.event]
        assert set(event.numbers) <= set(mode.numbers) <= {*event.numbers, *event.optional}
        larger = [name for name in mode.numbers if name.endswith("_if")]
        assert bool(larger) == (mode.bigger_when is not None)
        assert all(name.removesuffix("_if") in mode.numbers for name in larger)
    for card in CARDS.values():
        assert len({mode.id for mode in card.modes}) == len(card.modes)


ASKED_BY_RULES = {"not_england_spain_war", "alliance_permitted", "may_be_ceded"}
"""Conditions of deals, which are asked by name where deals are made."""


def test_every_window_and_condition_is_asked_for() -> None:
    windows = {window for mode in MODES for window in mode.windows}
    assert windows == set(DATA.table("windows", WindowRow))
    text = "".join(
        (FOLDER / file).read_text() for file in ("cards.toml", "powers.toml", "tables.toml")
    )
    for condition in DATA.table("conditions", ConditionRow):
        asked = text.count(f'"{condition}"') + text.count(f"{condition} = ")
        assert asked > 1 or condition in ASKED_BY_RULES, condition


@pytest.mark.rule("VQ 18.5")
def test_18_5_conversions_of_cards() -> None:
    batches = {id for mode in MODES for id in mode.conversions}
    assert batches == {row.id for row in CONVERSIONS.values() if row.card}
    for card in CARDS.values():
        for mode in card.modes:
            assert all(CONVERSIONS[id].card == card.id for id in mode.conversions)
    automatic = {row.card for row in CONVERSIONS.values() if row.first == 6}
    assert automatic == {
        "calvinist_zeal",
        "belgic_confession",
        "huguenot_lent",
        "council_of_troubles",
        "index_of_prohibited_books",
        "tridentine_catechism",
        "english_recusants",
    }
    assert CONVERSIONS["huguenot_lent"].count == 8
    assert CONVERSIONS["belgic_confession"].count_as == {"3": 4}
    assert CONVERSIONS["iconoclastic_fury"].count_as == {"5": 6}
    assert [row.id for row in CONVERSIONS.values() if row.unrest_each] == ["iconoclastic_fury"]


@pytest.mark.rule("VQ 18.2", "VQ 18.3")
def test_18_2_sermons_and_suppression_by_area() -> None:
    rows = DATA.table("area_actions", AreaActionRow).values()
    assert len(rows) == 8
    table = {(row.area, row.action): (row.power, row.faith) for row in rows}
    assert table["england", "suppress_heresy"] == ("england", "protestant")
    assert table["scotland", "suppress_heresy"] == ("france", "catholic")
    assert table["netherlands", "preach_sermon"] == ("protestant", "protestant")
    assert all(row.attempts == 5 for row in rows)


@pytest.mark.rule("VQ 18.5", "VQ 19.4")
def test_18_5_dice_and_rebellions() -> None:
    dice = DATA.table("conversion_dice", ConversionDieRow)
    assert [row.result for row in dice.values()] == [
        "unrest",
        "miss",
        "miss",
        "minor",
        "minor",
        "major",
    ]
    for row in DATA.table("rebellions", RebellionRow).values():
        if row.power == "protestant":
            assert (row.dice, row.spaces, row.regulars) == (row.cp, row.cp, row.cp // 2)
        else:
            assert (row.dice, row.spaces, row.regulars) == (5, 4, 2)


@pytest.mark.rule("VQ 25.1", "VQ 25.2")
def test_25_2_the_protestant_track_has_a_row_for_every_count() -> None:
    track = DATA.table("protestant_track", ProtestantTrackRow).values()
    for spaces in range(75):
        assert sum(row.low <= spaces <= row.high for row in track) == 1
    assert [(row.high, row.wins) for row in track if row.wins] == [
        (9, "catholic"),
        (99, "protestant"),
    ]


@pytest.mark.parametrize(
    ("table", "low", "high"),
    [
        ("treasure_fleet", 1, 6),
        ("colonies", 2, 15),
        ("navigation", 2, 17),
        ("patronage", 2, 22),
        ("weddings", 2, 24),
        ("jilted", 1, 6),
    ],
)
def test_die_tables_answer_every_roll_once(table: str, low: int, high: int) -> None:
    rows = DATA.table(table, BandRow).values()
    for roll in range(low, high + 1):
        assert sum(row.low <= roll <= row.high for row in rows) == 1


@pytest.mark.rule("VQ 19", "VQ 25.1")
def test_19_espionage_has_a_result_for_every_margin() -> None:
    rows = DATA.table("espionage_results", EspionageResultRow).values()
    for action in ("assassination", "english_catholic_rebellion"):
        for margin in range(-10, 11):
            hits = [r for r in rows if r.action == action and r.low <= margin <= r.high]
            assert len(hits) == 1
    assert [r.low for r in rows if r.result == "spanish_victory"] == [4]


@pytest.mark.rule("VQ 23.2")
def test_23_2_the_treasure_fleet_appears_off_mexico_with_the_philippines() -> None:
    last = DATA.table("treasure_fleet", TreasureFleetRow)["6"]
    assert (last.ocean, last.ocean_with, last.settlement) == (
        "spanish_main",
        "mexican_coast",
        "philippines",
    )


@pytest.mark.rule("VQ 16.6")
def test_16_6_four_ways_around_the_globe() -> None:
    rows = DATA.table("circumnavigations", CircumnavigationRow).values()
    assert Counter(row.powers for row in rows) == {
        ("ottoman",): 2,
        ("england", "france", "hre", "protestant"): 2,
    }


@pytest.mark.rule("VQ 23.7")
def test_23_7_foreign_wars() -> None:
    wars = DATA.table("foreign_wars", ForeignWarRow)
    assert {w.card: w.power for w in wars.values()} == {
        "war_in_persia": "ottoman",
        "war_with_poland": "hre",
    }
    for war in wars.values():
        assert (war.min_units, war.max_units, war.vp_at, war.vp) == (3, 8, 5, 1)
    assert wars["war_with_poland"].ended_by == "polish_royal_election"


@pytest.mark.rule("VQ 6.1")
def test_6_1_two_events_last_the_turn() -> None:
    marks = {card.id for card in CARDS.values() if card.lasts == "turn"}
    assert marks == {"gouvernante_de_france", "union_of_arras"}


@pytest.mark.rule("VQ 24.6")
def test_24_6_some_card_resolves_the_status_of_every_minor_power() -> None:
    resolving = {
        "papal_bull",
        "scottish_lords",
        "irish_rebellion",
        "holy_league",
        "portugal_enters",
        "resolve_status",
    }
    targets = {power for mode in MODES if mode.event in resolving for power in mode.targets}
    minors = {"ireland", "papacy", "portugal", "scotland", "venice"}
    assert targets == minors | {"hre", "ottoman"}


def test_counted_events_have_vp_for_every_count() -> None:
    rows = DATA.table("space_counts", SpaceCountRow).values()
    for card in ("dutch_revolt", "enterprise_of_england"):
        assert CARDS[card].modes[0].event == "count_spaces"
        for count in range(60):
            assert sum(r.card == card and r.low <= count <= r.high for r in rows) == 1


@pytest.mark.rule("VQ 7")
def test_7_eight_phases_in_order() -> None:
    phases = DATA.table("phases", PhaseRow)
    assert len(phases) == 8
    assert list(phases)[-3:] == ["marriage", "patronage", "victory_determination"]
