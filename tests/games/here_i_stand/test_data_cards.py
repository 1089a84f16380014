"""The cards and tables of Here I Stand are complete and consistent."""

from collections import Counter

import pytest

from tercio.games.here_i_stand.rows.files import (
    SCHEMA,
    DiplomaticCardRow,
    DiscoveryRow,
    HisCardRow,
    InvasionForce,
)
from tercio.games.here_i_stand.rows.tables import (
    AttemptRow,
    ForeignWarRow,
    HisTurnRow,
    ProtestantTrackRow,
    RichesRow,
)
from tercio.wars.model.rows import BandRow, EffectRow, OutcomeRow, PhaseRow

DATA = SCHEMA.load()
CARDS = DATA.table("cards", HisCardRow)
TRACK = DATA.table("protestant_track", ProtestantTrackRow)


def test_the_protestant_track_shares_out_15_vp() -> None:
    assert [row.spaces for row in TRACK.values()] == list(range(51))
    assert all(row.papacy + row.protestant == 15 for row in TRACK.values())


def test_phases_in_order() -> None:
    phases = DATA.table("phases", PhaseRow)
    assert len(phases) == 9
    assert [p.id for p in phases.values() if p.turns] == ["luthers_95_theses", "diet_of_worms"]


@pytest.mark.parametrize(
    ("table", "low", "high"),
    [
        ("explorations", 1, 16),
        ("circumnavigations", 1, 18),
        ("conquests", 2, 18),
        ("raiders", 1, 6),
        ("mary_rolls", 1, 6),
        ("prayer_book_unrest", 1, 6),
    ],
)
def test_die_tables_answer_every_roll_once(table: str, low: int, high: int) -> None:
    rows = DATA.table(table, BandRow).values()
    for roll in range(low, high + 1):
        assert sum(row.low <= roll <= row.high for row in rows) == 1


@pytest.mark.parametrize(("edition", "rolls"), [("2017", range(-2, 13)), ("2010", range(1, 7))])
def test_the_chateau_table_of_each_edition(edition: str, rolls: range) -> None:
    rows = [r for id, r in DATA.table("chateaux", OutcomeRow).items() if id.startswith(edition)]
    assert all(sum(row.low <= roll <= row.high for row in rows) == 1 for roll in rolls)


def test_riches_are_listed_for_every_roll_of_two_dice() -> None:
    riches = DATA.table("riches", RichesRow)
    assert [row.roll for row in riches.values()] == list(range(2, 13))
    assert (riches["7"].inca, riches["7"].colony) == ("galleon", "none")


def test_discoveries_and_conquests_are_worth_14_vp() -> None:
    discoveries = DATA.table("discoveries", DiscoveryRow)
    worth = Counter[str]()
    for row in discoveries.values():
        worth[row.kind] += row.vp
    assert worth == {"exploration": 9, "conquest": 5}


def test_attempts_of_cards_agree_with_the_cards() -> None:
    for row in DATA.table("attempts", AttemptRow).values():
        if row.id in CARDS:
            assert CARDS[row.id].commits == row.commits


def test_foreign_wars() -> None:
    wars = DATA.table("foreign_wars", ForeignWarRow)
    units = {id: (war.power, war.own_units, war.enemy_units) for id, war in wars.items()}
    assert units == {
        "revolt_in_egypt": ("ottoman", 3, 3),
        "revolt_in_ireland": ("england", 4, 3),
        "war_in_persia": ("ottoman", 5, 4),
    }


@pytest.mark.rule("HIS 6.1")
def test_the_deck_has_116_cards_of_five_types() -> None:
    assert sorted(card.number for card in CARDS.values()) == list(range(1, 117))
    types = Counter(card.type for card in CARDS.values())
    assert types == {"home": 7, "mandatory": 19, "combat": 7, "response": 9, "event": 74}
    assert all((card.type == "home") == (card.owner is not None) for card in CARDS.values())
    for card in CARDS.values():
        assert card.modes
        assert card.text
        if card.type == "mandatory":
            assert card.cp == (0 if card.id == "luthers_95_theses" else 2)


@pytest.mark.rule("HIS 6.2")
def test_6_2_forty_two_cards_enter_later_as_the_turn_track_says() -> None:
    dated = [card for card in CARDS.values() if card.enter != "start"]
    assert len(dated) == 42
    assert sum(card.enter == "variable" for card in dated) == 4
    assert [c.number for c in dated if c.enter == "turn" and c.enter_when] == [19, 21]
    for turn in DATA.table("turns", HisTurnRow).values():
        assert sum(card.turn == turn.turn for card in dated) == turn.new_cards


def test_mandatory_events_have_due_dates() -> None:
    assert {card.id: card.due for card in CARDS.values() if card.due} == {
        "clement_vii": 2,
        "barbary_pirates": 3,
        "schmalkaldic_league": 4,
        "paul_iii": 4,
        "society_of_jesus": 6,
    }


@pytest.mark.rule("HIS 6.1")
def test_only_two_mandatory_events_always_stay_in_the_deck() -> None:
    stay = {c.id for c in CARDS.values() if c.type == "mandatory" and c.remove == "never"}
    assert stay == {"council_of_trent", "master_of_italy"}
    assert all((card.remove == "if") == (card.remove_when is not None) for card in CARDS.values())


@pytest.mark.rule("HIS 6.1")
def test_combat_cards_are_for_battles_and_two_events_for_spring() -> None:
    for card in CARDS.values():
        windows = {window for mode in card.modes for window in mode.windows}
        if card.type == "combat":
            assert windows <= {"field_battle_cards", "assault_cards", "naval_combat_cards"}
        if card.type == "event" and "own_impulse" not in windows:
            assert card.id in {"spring_preparations", "venetian_informant"}


def test_the_diplomatic_deck_has_19_cards() -> None:
    deck = DATA.table("diplomatic_cards", DiplomaticCardRow)
    assert [card.number for card in deck.values()] == list(range(201, 220))
    assert [card.number for card in deck.values() if card.after_league] == list(range(213, 220))
    invaders = {force.card for force in DATA.table("invasions", InvasionForce).values()}
    assert invaders == {card.id for card in deck.values() if card.invasion}


@pytest.mark.rule("HIS 6.1")
def test_modes_give_their_events_the_numbers_they_read() -> None:
    events = DATA.table("events", EffectRow)
    modes = [mode for card in CARDS.values() for mode in card.modes if mode.event is not None]
    assert {mode.event for mode in modes} == set(events)
    for mode in modes:
        event = events[mode.event or ""]
        assert set(event.numbers) <= set(mode.numbers) <= {*event.numbers, *event.optional}
        assert ("spaces_if" in mode.numbers) == (mode.bigger_when is not None)
