"""The primer as a game: what it hides, imagines, shows and refuses; its bot; its size."""

from collections import Counter
from pathlib import Path
from typing import Any, cast

import pytest

from tercio.bots.registry import bots
from tercio.bots.turns import play_out
from tercio.games.primer import GAME
from tercio.games.primer.position import Lombardy
from tercio.kernel.ask import Seat
from tercio.kernel.data import Pack
from tercio.kernel.errors import CannotUndo, DataError, TercioError, Unknown
from tercio.kernel.messages import Words
from tercio.kernel.randomness import Randomness, Stream
from tercio.kernel.table import Table
from tests.games.primer.desk import (
    COLONNA,
    GONZAGA,
    IMPULSE,
    MEDICI,
    Change,
    act,
    deal,
    lay_out,
    place,
)


def test_the_whole_game_is_under_500_lines() -> None:
    """Code, docstrings, data and words; not the rule book, its companion and the list of its
    sections, and what a game need not say: how a screen draws it, and a guide.
    """
    folder = GAME.folder
    files = [
        *folder.glob("*.py"),
        folder / "data" / "lombardy.toml",
        *folder.glob("locale/en/*.ftl"),
    ]
    files = [path for path in files if path.stem not in ("screen", "display", "guide")]
    lines = [line for path in files for line in path.read_text("utf-8").splitlines()]
    assert sum(1 for line in lines if line.strip()) < 500


def test_a_view_has_gaps_for_all_that_a_seat_cannot_see() -> None:
    table = lay_out(IMPULSE, deal("colonna", "ambush"), deal("gonzaga", "forage", "forage"))
    seen = table.view(COLONNA).position
    assert seen.cards.hands == {COLONNA: ["ambush"], GONZAGA: ["?", "?"]}
    assert set(seen.cards.pile) == {"?"}
    assert table.view(None).position.cards.hands == {COLONNA: ["?"], GONZAGA: ["?", "?"]}


def test_an_imagined_state_fills_the_gaps_and_nothing_else() -> None:
    table = lay_out(IMPULSE, deal("colonna", "ambush"), deal("gonzaga", "forage", "forage"))
    seen = table.view_position(COLONNA)
    hands = set()
    for n in range(20):
        random = Randomness(Stream.from_seed(str(n)))
        state = GAME.determinize(cast(Lombardy, seen), COLONNA, random)
        g = Lombardy(table.setting, table.data, state, table.g.random)
        assert GAME.hide(g, COLONNA) == seen.state
        assert GAME.conserved(g) == GAME.conserved(cast(Lombardy, table.g))
        hands.add(tuple(state.cards.hands[GONZAGA]))
    assert len(hands) > 5


def test_a_played_card_cannot_be_taken_back() -> None:
    table = lay_out(IMPULSE, deal("colonna", "forage"))
    act(table, "colonna: play.forage")
    with pytest.raises(CannotUndo):
        table.undo(COLONNA)


def test_the_board_shows_towns_purses_and_only_known_cards() -> None:
    table = lay_out(IMPULSE, deal("gonzaga", "ambush"))
    board = GAME.display.show(
        cast(Lombardy, table.view_position(COLONNA)), COLONNA, Words(GAME, table.data)
    )
    assert "genoa     3 walls colonna          3   pavia piacenza" in board
    assert "gonzaga: 3 points, 2 ducats, ?" in board
    assert "ambush" not in board


@pytest.mark.parametrize(
    ("verb", "args", "error"),
    [
        ("place", {"town": "rome"}, KeyError),
        ("place", {"town": "lodi", "captain": "medici"}, Unknown),
        ("deal", {"seat": "colonna", "cards": ["sun"]}, Unknown),
        ("set", {"weather": "fair"}, Unknown),
        ("set", {"ducats": {"sforza": 3}}, Unknown),
    ],
)
def test_an_overlay_of_an_unknown_thing_is_refused(
    verb: str, args: dict[str, Any], error: type[Exception]
) -> None:
    with pytest.raises(error):
        lay_out((verb, args))


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        (place("lodi", "sforza", 2), "There is no seat 'sforza'."),
        (place("lodi", "gonzaga", -1), "lodi has -1."),
        (place("lodi", "gonzaga", 10**9), "lodi has 1000000000."),
    ],
)
def test_strangers_and_numbers_beyond_reason_are_no_position(change: Change, sentence: str) -> None:
    g = lay_out(("set", {"phase": "bid"}), change).g
    assert GAME.violations(cast(Lombardy, g)) == [sentence]


def test_an_overlay_of_an_unknown_verb_is_refused() -> None:
    with pytest.raises(Unknown, match="conjure"):
        lay_out(("conjure", {}))


def test_a_pack_may_change_a_town_but_not_break_its_roads(tmp_path: Path) -> None:
    (tmp_path / "pack.toml").write_text('name = "rich"\ngame = "primer"\n')
    rows = tmp_path / "lombardy.toml"
    rows.write_text('towns = [{ id = "lodi", value = 4 }]\n')
    table = Table.new(GAME, "lombardy", 2, packs=[Pack.at(tmp_path)])
    assert table.data.towns["lodi"].value == 4
    rows.write_text('towns = [{ id = "lodi", roads = ["genoa"] }]\n')
    with pytest.raises(DataError, match="lodi"):
        Table.new(GAME, "lombardy", 2, packs=[Pack.at(tmp_path)])


def pack(folder: Path, rows: str) -> Pack:
    (folder / "pack.toml").write_text('name = "house"\ngame = "primer"\n')
    (folder / "lombardy.toml").write_text(rows)
    return Pack.at(folder)


def test_a_pack_may_bring_a_scenario_with_captains_of_its_own(tmp_path: Path) -> None:
    duel = pack(
        tmp_path,
        """[[scenarios]]
        id = "duel"
        name = "Duel"
        players = [2]
        turns = 1
        mastery = 9
        companies = 3
        ducats = 1
        holds = { sforza = ["milan"], rossi = ["parma", "cremona"] }
        """,
    )
    table = Table.new(GAME, "duel", packs=[duel])
    assert table.seats == ("sforza", "rossi")
    assert table.g.state.companies["cremona"] == 3
    with pytest.raises(Unknown, match="no scenario 'duel'"):
        Table.new(GAME, "duel")


@pytest.mark.parametrize(
    ("rows", "sentence"),
    [
        ('scenarios = [{ id = "pavia", ducats = -1 }]', "'ducats': It must be 0 or more"),
        ('scenarios = [{ id = "pavia", ducats = 20_000_000 }]', "'ducats': It may be 99 at most"),
        ('scenarios = [{ id = "pavia", turns = 0 }]', "'turns': It must be 1 or more"),
        ('scenarios = [{ id = "pavia", holds = {} }]', "cannot be set up with pack 'house'"),
        ('scenarios = [{ id = "pavia", players = [3] }]', "'pavia' has 2 seats for 3 players"),
        ('scenarios = [{ id = "pavia", remove = true }]', "no scenario 'pavia'; it has lombardy"),
        ('towns = [{ id = "a b" }]', "the id 'a b' is empty or has a blank or a colon"),
    ],
)
def test_a_pack_that_cannot_be_played_is_refused(tmp_path: Path, rows: str, sentence: str) -> None:
    with pytest.raises(TercioError, match=sentence):
        Table.new(GAME, "pavia", packs=[pack(tmp_path, rows)])


def test_a_pack_without_cards_can_be_played(tmp_path: Path) -> None:
    rows = ", ".join(f'{{ id = "{id}", remove = true }}' for id in GAME.load_data().cards)
    table = Table.new(GAME, "pavia", packs=[pack(tmp_path, f"cards = [{rows}]")])
    assert table.g.state.cards.counts() == {}


def test_only_what_exists_has_a_name() -> None:
    data = GAME.load_data()
    assert GAME.display.name_of(data, "card", "swiss-pikes") == "Swiss Pikes (2)"
    assert GAME.display.name_of(data, "town", "pavia") == "Pavia"
    assert GAME.display.name_of(data, "town", "rome") is None
    assert GAME.display.name_of(data, "ship", "pavia") is None


def series(names: list[str], games: int, scenario: str = "lombardy") -> Counter[str]:
    """Victories by bot, seats going round."""
    wins: Counter[str] = Counter()
    for n in range(games):
        table: Table[Any] = Table.new(GAME, scenario, len(names), seed=f"series {n}")
        turn = n % len(names)
        seated = dict(zip(table.seats, names[turn:] + names[:turn], strict=True))
        makers = bots(GAME)
        players = {
            seat: makers[name](seat, Stream.from_seed(f"{n}")) for seat, name in seated.items()
        }
        play_out(table, players, 5000)
        assert table.result is not None
        wins.update(seated[seat] for seat in table.result.winners)
    return wins


@pytest.mark.parametrize("scenario", ["lombardy", "pavia"])
def test_the_sergeant_beats_chance(scenario: str) -> None:
    assert series(["sergeant", "random"], 60, scenario)["sergeant"] >= 42


def test_sergeants_strike_deals_and_finish() -> None:
    assert series(["sergeant"] * 4, 5).total() >= 5


def test_a_sergeant_turns_down_a_deal_that_costs_him() -> None:
    table = lay_out(("set", {"phase": "council"}), players=3)
    act(table, "colonna: draft.medici", "colonna: item.ducats.medici.colonna.2", "colonna: propose")
    sergeant = GAME.bots["sergeant"](Seat(MEDICI), Stream.from_seed("deal"))
    assert sergeant.choose(table.sight(MEDICI)) != "accept.colonna.medici.1"
