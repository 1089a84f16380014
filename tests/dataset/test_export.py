"""A data set is what its plan says, whoever writes it and however often he is stopped."""

from pathlib import Path

import msgspec
import pytest

from tercio.arena.match import Match, play
from tercio.arena.processes import Processes
from tercio.dataset.export import export, outcomes_in
from tercio.dataset.journal import Journal
from tercio.dataset.sources import OUTCOMES, bot_games
from tercio.dataset.tables import TABLES
from tercio.kernel.errors import Unknown
from tests.dataset.desk import ALONE, MATCH, Killed, Mortal, contents, rows, written


@pytest.fixture(scope="module")
def home(tmp_path_factory: pytest.TempPathFactory) -> Path:
    out = tmp_path_factory.mktemp("data") / "primer"
    written(out)
    return out


def test_the_same_plan_makes_the_same_bytes_whoever_plays(home: Path, tmp_path: Path) -> None:
    plan, jobs = bot_games(MATCH, 3)
    export(plan, jobs, tmp_path / "again", Processes(2))
    assert contents(tmp_path / "again") == contents(home)


def test_who_was_killed_goes_on_and_comes_to_the_same_bytes(home: Path, tmp_path: Path) -> None:
    plan, jobs = bot_games(MATCH, 3)
    out = tmp_path / "killed"
    with pytest.raises(Killed):
        export(plan, jobs, out, Mortal(after=1))
    (journal,) = out.glob(".games")
    with Journal(journal) as kept:
        assert len(kept) == 1
        assert 2 in kept
    journal.write_bytes(journal.read_bytes() + b"\x00\x00\x00\x00half a game")
    told: list[int] = []
    export(plan, jobs, out, ALONE, told.append)
    assert told == [1, 2, 3]  # the game that was done is not played again
    assert contents(out) == contents(home)


def test_what_is_done_is_not_done_again(home: Path) -> None:
    plan, jobs = bot_games(MATCH, 3)
    before = contents(home)
    assert export(plan, jobs, home, Mortal(after=0)).games == 3
    assert contents(home) == before


def test_a_folder_belongs_to_one_plan(home: Path, tmp_path: Path) -> None:
    plan, jobs = bot_games(msgspec.structs.replace(MATCH, seed="other"), 3)
    with pytest.raises(Unknown, match=r"another data set \(seed data\)"):
        export(plan, jobs, home, ALONE)
    (tmp_path / "letter.txt").write_text("keep me")
    with pytest.raises(Unknown, match="is not empty"):
        export(plan, jobs, tmp_path, ALONE)


def test_decisions_and_seed_make_the_game_again(home: Path) -> None:
    for game in rows(home, "games"):
        table = MATCH.table(game["game"])
        assert table.seed == game["seed"]
        made = [row for row in rows(home, "decisions") if row["game"] == game["game"]]
        assert [row["n"] for row in made] == list(range(game["decisions"]))
        for row in made:
            ask = table.asks()[row["seat"]]
            assert (ask.kind, [each.key for each in ask.options]) == (row["kind"], row["options"])
            assert row["options"][row["choice"]] == row["chosen"]
            assert row["events"] == len(table.g.log)
            assert row["time"] is None
            table.decide(row["seat"], row["chosen"])
        assert table.over
        told = [row for row in rows(home, "events") if row["game"] == game["game"]]
        assert [row["type"] for row in told] == [type(each.event).__name__ for each in table.g.log]


def test_games_are_those_that_a_simulation_counts(home: Path) -> None:
    assert outcomes_in(home) == [play(MATCH, number) for number in range(3)]


def test_outcomes_alone_are_the_same_rows(home: Path, tmp_path: Path) -> None:
    plan, jobs = bot_games(MATCH, 3, tables=OUTCOMES)
    assert set(export(plan, jobs, tmp_path / "few", ALONE).rows) == {"games"}
    assert rows(tmp_path / "few", "games") == rows(home, "games")


def test_turns_say_how_everybody_stood(home: Path) -> None:
    for game in rows(home, "games"):
        turns = [row for row in rows(home, "turns") if row["game"] == game["game"]]
        assert len(turns) == game["turn"] * game["players"]
        last = {row["side"]: row["vp"] for row in turns if row["over"]}
        assert last == dict(zip(game["seats"], game["scores"], strict=True))
        towns = [row["places"] for row in turns if row["over"]]
        assert 0 < sum(towns) <= 10


def test_the_card_explains_every_column(home: Path) -> None:
    card = (home / "README.md").read_text("utf-8")
    for table, columns in TABLES.items():
        assert f"### `{table}`" in card
        for name, column in columns.items():
            assert f"| `{name}` | {column.meaning} |" in card
    assert "--seed 'data'" in card


def test_times_are_measured_where_they_are_asked_for(tmp_path: Path) -> None:
    plan, jobs = bot_games(MATCH, 1, times=True)
    export(plan, jobs, tmp_path / "timed", ALONE)
    times = [row["time"] for row in rows(tmp_path / "timed", "decisions")]
    assert all(time >= 0 for time in times)
    assert sum(times) > 0


def test_battles_have_their_odds_and_what_came_of_them(tmp_path: Path) -> None:
    match = Match("ultima_ratio_regis", "battles", bots=("random",))
    written(tmp_path / "urr", match, games=1)
    battles = rows(tmp_path / "urr", "battles")
    assert battles
    known = [row for row in battles if row["win"] is not None]
    assert known
    for row in known:
        assert 0 <= row["win"] <= 1
        assert 0 <= row["draw"] <= 1 - row["win"] + 1e-9
        assert row["winner"] in ("attacker", "defender", "neither")
        assert row["attacker"]


@pytest.mark.parametrize("game", ["here_i_stand", "virgin_queen"])
@pytest.mark.long
def test_keys_are_those_that_count(game: str) -> None:
    from tercio.dataset.recording import Recorder
    from tercio.wars.model.space_questions import controlled_keys

    match = Match(game, "keys", bots=("random",))
    table = match.table(0)
    played = Recorder(0, table)
    play(match, 0, table)
    for row in played._standings(table.turn):
        g = table.g
        power = next(p for p in g.world.majors if g.world.power_rows[p].id == row["side"])  # type: ignore[attr-defined]
        assert row["keys"] == controlled_keys(g, power)  # type: ignore[arg-type]
