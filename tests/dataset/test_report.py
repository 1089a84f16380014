"""A report is one page that needs nothing from anywhere, and says what the tables say."""

import re
from pathlib import Path
from typing import Any, Final

import pytest

from tercio.arena.chances import interval
from tercio.arena.match import Match
from tercio.dataset.export import export
from tercio.dataset.findings import Findings, findings_in
from tercio.dataset.report import Page, report
from tercio.dataset.sources import OUTCOMES, bot_games
from tercio.dataset.swings import biggest_swings, side_swings
from tercio.dataset.tables import Row
from tercio.kernel.errors import Unknown
from tests.cli.desk import answer, refusal
from tests.dataset.desk import ALONE, MATCH, rows, written

SECTIONS = ("wins", "points", "length", "cards", "openings", "battles", "luck", "swings", "biggest")

NOTHING: Final[dict[str, Any]] = {
    "games": 0,
    "decisions": 0,
    "sources": (),
    "seats": (),
    "lengths": (),
    "reasons": (),
}


@pytest.fixture(scope="module")
def home(tmp_path_factory: pytest.TempPathFactory) -> Path:
    out = tmp_path_factory.mktemp("report") / "primer"
    written(out, games=30)
    return out


@pytest.fixture(scope="module")
def page(home: Path) -> str:
    return report(home)


def test_nothing_is_fetched(page: str) -> None:
    """What a browser would load: scripts, links, pictures, fonts. Names of XML are none."""
    names = re.findall(r'xmlns(?::\w+)?="[^"]*"', page)
    assert names
    for name in names:
        page = page.replace(name, "")
    for loads in ("://", "<script", "<link", "<img", "<iframe", "src=", "url(", "@import"):
        assert loads not in page, loads
    assert "default-src 'none'" in page


def test_every_section_has_its_numbers(page: str) -> None:
    for section in SECTIONS:
        assert f'<section id="{section}">' in page
    drawn = re.findall(r"<figure[^>]*><svg", page)
    assert len(drawn) == 4  # the primer has no battles with odds; openings are a table
    assert "Genoese Loan" in page


def test_shares_are_those_of_the_games(home: Path) -> None:
    found, games = findings_in(home), rows(home, "games")
    for each in found.seats:
        wins = sum(each.seat in row["winners"] for row in games)
        assert (each.wins.won, each.wins.cases) == (wins, 30)
        assert (each.wins.low, each.wins.high) == interval(wins, 30)


def test_a_card_is_counted_once_a_game_and_seat(home: Path) -> None:
    found = findings_in(home)
    assert {each.use for each in found.cards} == {"drawn", "played"}
    won = {(row["game"], seat) for row in rows(home, "games") for seat in row["winners"]}
    for each in found.cards:
        kind = "CardDrawn" if each.use == "drawn" else "CardPlayed"
        cases = {
            (row["game"], row["side"])
            for row in rows(home, "events")
            if row["type"] == kind and row["card"] == each.card
        }
        assert (each.wins.cases, each.wins.won) == (len(cases), len(cases & won))


def test_openings_are_the_first_answers(home: Path) -> None:
    openings = findings_in(home).openings
    assert {each.kind for each in openings} >= {"bid"}
    bids = [each for each in openings if (each.seat, each.kind) == ("colonna", "bid")]
    first = [
        row for row in rows(home, "decisions") if row["seat"] == "colonna" and row["kind"] == "bid"
    ]
    assert sum(each.wins.cases for each in bids) <= len({row["game"] for row in first}) == 30


def test_openings_name_what_they_speak_of(page: str) -> None:
    """Not by the ids of keys."""
    openings = page.partition('id="openings"')[2].partition("</section>")[0]
    goals = re.findall(r"<td>goal ([^<]*)</td>", openings)
    assert goals
    assert all(goal[0].isupper() for goal in goals)
    assert "goal." not in openings


def test_a_number_is_a_card_where_a_card_is_chosen() -> None:
    page = Page(Findings(**NOTHING, game="here_i_stand"), "en")
    assert page.choice("card.2") == "card Holy Roman Emperor"
    assert page.choice("regular.2") == "regular 2"
    assert page.choice("move.vienna") == "move Vienna"


def test_dice_that_are_fair_are_as_lucky_as_unlucky(tmp_path: Path) -> None:
    written(tmp_path / "urr", Match("ultima_ratio_regis", "luck", bots=("random",)), games=2)
    found = findings_in(tmp_path / "urr")
    battles = [row for row in rows(tmp_path / "urr", "battles") if row["win"] is not None]
    assert sum(each.wins.cases for each in found.odds) == len(battles)
    assert sum(each.wins.cases for each in found.battles) == len(battles)
    (fortune,) = found.luck
    expected = sum(
        (row["winner"] == "attacker") - row["win"]
        if row["attacker_seat"] == "p1"
        else (row["winner"] == "defender") - (1 - row["win"] - row["draw"])
        for row in battles
        if "p1" in (row["attacker_seat"], row["defender_seat"])
    )
    assert fortune.victories * fortune.games == pytest.approx(expected)
    assert "<svg" in report(tmp_path / "urr").partition('id="battles"')[2]


def battle(game: int, turn: int, hits: tuple[int, int], **more: Any) -> Row:
    """Of the Ottomans in Buda: dice of both sides promise 2 and 1 hits."""
    return {
        "game": game,
        "n": turn,
        "turn": turn,
        "kind": "field",
        "place": "space:buda",
        "attacker": "ottoman",
        "attacker_seat": "ottoman",
        "attacker_hits": hits[0],
        "attacker_expected": 2.0,
        "defender": "hapsburg",
        "defender_seat": "hapsburg",
        "defender_hits": hits[1],
        "defender_expected": 1.0,
        "win": 0.75,
        "draw": 0.05,
        "winner": "attacker",
        **more,
    }


def test_what_one_side_gains_by_the_dice_the_other_loses() -> None:
    battles = [battle(0, 1, (4, 0)), battle(0, 2, (2, 2)), battle(1, 1, (2, 1))]
    ottoman, hapsburg = side_swings(battles)
    assert (ottoman.side, ottoman.games, ottoman.mean) == ("ottoman", 2, 1.0)
    assert (hapsburg.side, hapsburg.games, hapsburg.mean) == ("hapsburg", 2, -1.0)
    assert (ottoman.low, ottoman.high) == pytest.approx((0.2, 1.8))
    assert ottoman.moved == hapsburg.moved == 2.0


def test_the_biggest_swings_are_told_from_the_side_that_was_lucky() -> None:
    even, mine = battle(0, 1, (2, 1)), battle(0, 2, (4, 1))
    theirs = battle(1, 5, (1, 3), winner="defender")
    first, second = biggest_swings([even, mine, theirs])
    assert (first.game, first.turn, first.lucky.side, first.swing) == (1, 5, "hapsburg", 3.0)
    assert first.chance == pytest.approx(0.2)
    assert first.is_won
    assert (second.lucky.side, second.other.side, second.swing) == ("ottoman", "hapsburg", 2.0)
    assert second.chance == 0.75


def test_who_rolls_no_dice_has_no_luck() -> None:
    alone = battle(0, 1, (3, 0)) | {"defender_expected": None, "defender_hits": None}
    (found,) = biggest_swings([alone])
    assert (found.swing, found.other.expected) == (1.0, None)


def test_swings_are_told_and_drawn(tmp_path: Path) -> None:
    written(tmp_path / "urr", Match("ultima_ratio_regis", "luck", bots=("random",)), games=2)
    found = findings_in(tmp_path / "urr")
    sizes = [each.swing for each in found.biggest]
    assert sizes == sorted(sizes, reverse=True)
    assert sizes[0] > 0
    page = report(tmp_path / "urr").partition('id="swings"')[2]
    assert "<svg" in page
    biggest = page.partition('id="biggest"')[2]
    assert f"<td>{sizes[0]:+.1f}</td>" in biggest
    assert " expected</td>" in biggest


def test_a_simulation_has_a_report_too(tmp_path: Path) -> None:
    plan, jobs = bot_games(MATCH, 4, tables=OUTCOMES)
    export(plan, jobs, tmp_path / "few", ALONE)
    out = tmp_path / "page.html"
    told = answer("report", tmp_path / "few", "--out", out)
    assert told["bytes"] == len(out.read_bytes())
    page = out.read_text("utf-8")
    assert re.findall(r'<section id="(\w+)"', page) == ["wins", "length"]
    assert "Nothing of this kind" not in page


def test_a_set_without_battles_says_so(page: str) -> None:
    """They were looked for, and the primer tells of none."""
    assert page.partition('id="battles"')[2].count("Nothing of this kind") == 4


def test_the_lines_of_a_legend_have_the_colours_of_the_seats(page: str) -> None:
    """The bands below the lines are pale, and what tells whose they are is not."""
    points = page.partition('id="points"')[2].partition("</section>")[0]
    symbols = re.findall(r'<g class="mark-symbol role-legend-symbol".*?</g>', points)
    assert symbols
    for symbol in symbols:
        faint = re.search(r'\bopacity="([\d.]+)"', symbol)
        assert faint is None or float(faint[1]) == 1, symbol


def test_a_report_speaks_the_language_that_is_asked_for(home: Path) -> None:
    page = report(home, "ja")
    assert '<html lang="ja">' in page
    assert "Who wins" not in page
    with pytest.raises(Unknown, match="does not speak 'xx'"):
        report(home, "xx")


def test_a_folder_without_a_data_set_is_refused(tmp_path: Path) -> None:
    assert "holds no data set" in refusal("report", tmp_path, "--out", tmp_path / "page.html")
    assert not (tmp_path / "page.html").exists()
