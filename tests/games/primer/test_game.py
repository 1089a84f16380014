"""The primer as a game: what it hides, imagines, shows and refuses; its bot; its size."""

import ast
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from tercio.bots.registry import bots
from tercio.bots.turns import play_out
from tercio.games.primer import GAME
from tercio.kernel.ask import Seat
from tercio.kernel.data import Pack
from tercio.kernel.errors import CannotUndo, DataError, Unknown
from tercio.kernel.randomness import Randomness, Stream
from tercio.kernel.table import Table
from tests.games.primer.desk import COLONNA, GONZAGA, IMPULSE, MEDICI, act, deal, lay_out


def test_the_whole_game_is_under_500_lines() -> None:
    """Python, data and words; without blank lines, docstrings and the lists of the rule book."""
    folder = GAME.folder
    files = [*folder.glob("*.py"), folder / "data" / "lombardy.toml", *folder.rglob("*.ftl")]
    assert sum(map(lines_of, files)) < 500


def lines_of(path: Path) -> int:
    text = path.read_text("utf-8")
    lines = {n for n, line in enumerate(text.splitlines(), 1) if line.strip()}
    if path.suffix == ".py":
        for node in ast.walk(ast.parse(text)):
            if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
                lines -= set(range(node.lineno, (node.end_lineno or node.lineno) + 1))
    return len(lines)


def test_a_view_has_gaps_for_all_that_a_seat_cannot_see() -> None:
    table = lay_out(IMPULSE, deal("colonna", "ambush"), deal("gonzaga", "forage", "forage"))
    seen = table.view(COLONNA).position
    assert seen.hands == {COLONNA: ["ambush"], GONZAGA: ["?", "?"]}
    assert set(seen.deck) == {"?"}
    assert table.view(None).position.hands == {COLONNA: ["?"], GONZAGA: ["?", "?"]}


def test_an_imagined_state_fills_the_gaps_and_nothing_else() -> None:
    table = lay_out(IMPULSE, deal("colonna", "ambush"), deal("gonzaga", "forage", "forage"))
    sighted = table.sighted(COLONNA)
    hands = set()
    for n in range(20):
        state = GAME.determinize(sighted, COLONNA, Randomness(Stream.from_seed(str(n))))  # type: ignore[arg-type]
        g = GAME.position(table.setting, table.data, state, table.g.random)
        assert GAME.hide(g, COLONNA) == sighted.state
        assert GAME.conserved(g) == GAME.conserved(table.g)  # type: ignore[arg-type]
        hands.add(tuple(state.hands[GONZAGA]))
    assert len(hands) > 5


def test_a_played_card_cannot_be_taken_back() -> None:
    table = lay_out(IMPULSE, deal("colonna", "forage"))
    act(table, "colonna: play.forage")
    with pytest.raises(CannotUndo):
        table.undo(COLONNA)


def test_the_board_shows_towns_purses_and_only_known_cards() -> None:
    table = lay_out(IMPULSE, deal("gonzaga", "ambush"))
    board = GAME.show(table.sighted(COLONNA), COLONNA)  # type: ignore[arg-type]
    assert "genoa    3# colonna  3" in board
    assert "gonzaga: 3 points, 2 ducats, ?" in board
    assert "ambush" not in board


@pytest.mark.parametrize(
    ("args", "error"), [({"town": "rome"}, KeyError), ({"town": "lodi", "seat": "sforza"}, Unknown)]
)
def test_an_overlay_of_an_unknown_thing_is_refused(
    args: dict[str, Any], error: type[Exception]
) -> None:
    with pytest.raises(error):
        lay_out(("place", args))


def test_an_overlay_of_an_unknown_verb_is_refused() -> None:
    with pytest.raises(Unknown, match="conjure"):
        lay_out(("conjure", {}))


def test_a_pack_may_change_a_town_but_not_break_its_roads(tmp_path: Path) -> None:
    (tmp_path / "pack.toml").write_text('name = "rich"\ngame = "primer"\n')
    rows = tmp_path / "lombardy.toml"
    rows.write_text('towns = [{ id = "lodi", value = 4 }]\n')
    table = Table.new(GAME, "lombardy", 2, packs=[Pack(tmp_path)])
    assert table.data.towns["lodi"].value == 4
    rows.write_text('towns = [{ id = "lodi", roads = ["genoa"] }]\n')
    with pytest.raises(DataError, match="lodi"):
        Table.new(GAME, "lombardy", 2, packs=[Pack(tmp_path)])


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
