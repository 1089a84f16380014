"""Commands answer in the language of the terminal, or in that which was asked for."""

import re
from pathlib import Path

import pytest
import typer

from tercio.cli.app import app
from tercio.cli.speaking.help import tree
from tercio.kernel.display.cells import width_of, wrapped
from tercio.kernel.words.pseudo import PSEUDO, pseudo, words_left
from tests.cli.desk import tercio


def _plain(text: str, *kept: str) -> list[str]:
    """Lines with plain words that are no ids and no names."""
    return [line for line in text.splitlines() if not set(kept).issuperset(words_left(line))]


def test_many_games_are_told_in_the_language_that_was_asked_for() -> None:
    kept = ("primer", "lombardy", "colonna", "gonzaga", "medici", "orsini", "random")
    played = ("simulate", "primer", "--games", "2", "--seed", "a", "--bots", "random")
    shown = tercio("--lang", PSEUDO, *played).stdout
    assert _plain(shown, *kept) == []


def test_a_save_is_made_and_checked_in_the_language_that_was_asked_for(tmp_path: Path) -> None:
    file = tmp_path / "a"
    kept = ("colonna", "gonzaga", "medici", "orsini")
    made = tercio("--lang", PSEUDO, "new", "primer", "--out", str(file), "--seed", "a")
    assert _plain(made.stdout.replace(str(file), ""), *kept) == []
    checked = tercio("--lang", PSEUDO, "verify", str(file))
    assert _plain(checked.stdout.replace(str(file), "")) == []


@pytest.mark.parametrize(
    "typed",
    [
        ("play", "chess"),
        ("play", "primer", "--scenario", "x"),
        ("play", "primer", "--bots", "x"),
        ("play", "primer", "--option", "x"),
        ("play", "primer", "--watch", "--me", "medici"),
        ("verify", "x"),
        ("cards", "show", "primer", "x"),
        ("rules", "show", "primer", "99"),
        ("words", "check", "x"),
        ("serve", "--host", "1.2.3.4"),
        ("serve", "--oidc-issuer", "https://a"),
    ],
    ids=" ".join,
)
def test_what_cannot_be_done_is_said_in_the_language_of_the_terminal(
    monkeypatch: pytest.MonkeyPatch, typed: tuple[str, ...]
) -> None:
    english = tercio("--lang", "en", *typed)
    monkeypatch.setenv("LANG", "ja_JP.UTF-8")
    japanese = tercio(*typed)
    assert english.exit_code == japanese.exit_code == 2
    assert english.stderr.isascii()
    assert not japanese.stderr.isascii()


@pytest.mark.parametrize(
    ("typed", "kept"),
    [
        (("fuzz", "primer", "--games", "2", "--quick"), ("lombardy", "walls", "stone", "earth")),
        (("rules", "list", "primer"), ()),
        (("data", "check", "primer"), ("lombardy", "towns", "cards", "scenarios")),
        (("data", "sources", "primer"), ("lombardy", "map")),
    ],
    ids=lambda typed: " ".join(typed),
)
def test_what_a_command_tells_has_other_letters(
    typed: tuple[str, ...], kept: tuple[str, ...]
) -> None:
    shown = tercio("--lang", PSEUDO, *typed)
    assert shown.exit_code == 0
    assert _plain(shown.stdout, *kept) == []


_COLUMN = re.compile(r"^  \S.*?(?=  |$)|`[^`]*`|\[[^\]]*\]$", re.MULTILINE)
"""What is typed as it stands, or stands for what is typed."""


def test_every_command_and_every_option_is_explained_in_other_letters() -> None:
    for path, _ in tree(typer.main.get_command(app)):
        usage, told = tercio("--lang", PSEUDO, *path, "--help").stdout.split("\n\n", 1)
        assert usage.startswith(pseudo("Usage:")), path
        assert words_left(_COLUMN.sub("", told)) == [], path


def test_help_is_english_again_for_who_asks_next_in_english() -> None:
    tercio("--lang", "ja", "games", "--help")
    assert "Show this message and exit." in tercio("games", "--help").stdout
    assert "List the games" in tercio("games", "--help").stdout


def test_help_keeps_to_the_width_of_the_terminal() -> None:
    lines = tercio("--lang", "ja", "serve", "--help").stdout.splitlines()
    assert 70 < max(map(width_of, lines)) <= 80, "letters that take two cells are counted twice"


def test_a_line_is_broken_where_japanese_may_be() -> None:
    assert wrapped("長い文、次の文。", width=8) == ["長い文、", "次の文。"]
    assert wrapped("長い文、次の文。", width=6) == ["長い", "文、次", "の文。"]
    assert wrapped("see tercio games", width=10) == ["see tercio", "games"]
    assert wrapped("", width=10) == []


def test_programs_read_errors_of_the_kernel_in_english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANG", "ja_JP.UTF-8")
    assert "There is no game" in tercio("cards", "list", "chess", "--json").stdout


@pytest.mark.parametrize(
    ("typed", "kept"),
    [
        (("simulate", "primer", "--games", "many"), ()),
        (("simulate", "primer", "--processes", "0"), ()),
        (("serve", "--smtp-tls", "x"), ("starttls", "tls", "none")),
        (("rules", "show", "primer"), ("SECTION",)),
        (("new", "primer"), ()),
        (("new", "primer", "--out"), ()),
        (("games", "--json=3"), ()),
        (("games", "--lang"), ()),
        (("games", "--no"), ()),
        (("games", "--xyz"), ()),
        (("games", "two", "three"), ("two", "three")),
        (("gamez",), ("gamez", "games")),
        (("data", "frobnicate"), ("frobnicate",)),
        (("--",), ()),
    ],
    ids=lambda typed: " ".join(typed),
)
def test_wrong_arguments_are_told_in_the_language_that_is_spoken(
    monkeypatch: pytest.MonkeyPatch, typed: tuple[str, ...], kept: tuple[str, ...]
) -> None:
    """Typer finds them out, and says so in English alone."""
    monkeypatch.setenv("LANG", PSEUDO)
    shown = tercio(*typed)
    assert shown.exit_code == 2
    *before, error = shown.stderr.splitlines()
    assert error.startswith(pseudo("Error: "))
    assert {*words_left(error)} <= {*kept}
    if before:  # the parser does not know yet whose options it reads
        usage, tried, _ = before
        assert usage.startswith(pseudo("Usage: "))
        assert tried.startswith(pseudo("Try '"))


@pytest.mark.parametrize("place", [0, 1, 2])
def test_a_language_may_be_named_anywhere(place: int) -> None:
    typed = ["rules", "list", "primer"]
    typed[place:place] = ["--lang", "ja"]
    assert "インパルス" in tercio(*typed).stdout
    assert tercio("games", "--lang=ja").stdout == tercio("--language", "ja", "games").stdout


@pytest.mark.parametrize(
    ("environment", "speaks_japanese"),
    [
        ({"LANG": "ja_JP.UTF-8"}, True),
        ({"LANG": "ja"}, True),
        ({"LANG": "en_GB.UTF-8", "LC_ALL": "ja_JP.eucJP"}, True),
        ({"LANG": "en_GB.UTF-8", "LC_MESSAGES": "ja_JP.UTF-8"}, True),
        ({"LANG": "ja_JP.UTF-8", "LC_ALL": "C"}, False),
        ({"LANG": "C.UTF-8"}, False),
        ({}, False),
    ],
    ids=str,
)
def test_what_the_machine_speaks(
    monkeypatch: pytest.MonkeyPatch, environment: dict[str, str], speaks_japanese: bool
) -> None:
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    assert ("使い方" in tercio("--help").stdout) == speaks_japanese
    assert "Usage" in tercio("--help", "--lang", "en").stdout


def test_a_region_is_of_its_language() -> None:
    assert tercio("--lang", "ja_JP", "games").stdout == tercio("--lang", "ja", "games").stdout


@pytest.mark.parametrize(
    ("typed", "found"),
    [
        (("games",), "1517年シナリオ"),
        (("cards", "list", "ultima_ratio_regis"), "自分の側は有利1を得る"),
        (("rules", "coverage", "primer", "--brief"), "インパルス"),
        (("rules", "rulings", "primer"), "ロンバルディアの隊長たちには"),
        (("data", "packs", "nowhere"), "パックのフォルダーnowhereはありません。"),
        (("script", "nowhere.toml"), "スクリプトnowhere.tomlはありません。"),
        (("simulate", "primer", "--games", "0"), "1ゲーム以上が必要です"),
        (("report", "nowhere"), "nowhereにデータセットはありません"),
        (("backup", "b.db", "--database", "nowhere.db"), "nowhere.dbはありません。"),
    ],
    ids=lambda typed: typed if isinstance(typed, str) else " ".join(typed),
)
def test_names_and_refusals_are_japanese(
    typed: tuple[str, ...], found: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    shown = tercio("--lang", "ja", *typed)
    assert found in shown.stdout + shown.stderr


def test_what_diverges_in_a_script_is_told_in_japanese(tmp_path: Path) -> None:
    path = tmp_path / "x.toml"
    path.write_text(
        'title = "x"\ngame = "primer"\nscenario = "pavia"\nsteps = ["colonna: nothing"]\n'
    )
    shown = tercio("--lang", "ja", "script", path)
    assert shown.exit_code == 1
    assert "想定は「colonnaがnothingを選ぶ」" in shown.stderr
    assert "colonna to choose nothing" in tercio("--lang", "ja", "script", path, "--json").stdout


def test_what_is_ruled_on_a_card_is_told_in_the_language_of_the_terminal() -> None:
    english = tercio("--lang", "en", "cards", "show", "virgin_queen", "grand_vizier").stdout
    japanese = tercio("--lang", "ja", "cards", "show", "virgin_queen", "grand_vizier").stdout
    assert "Cancelling is declared" in english
    assert "Cancelling" not in japanese
    assert "rulings: " in japanese, "the row's names are as they are written"


SEATED = ("colonna", "gonzaga", "medici", "orsini")


@pytest.mark.parametrize("made", ["nothing", "folder", "no database", "no text", "half a line"])
@pytest.mark.parametrize(
    ("typed", "kept"),
    [
        (("verify", "{}"), ()),
        (("replay", "{}"), ()),
        (("play", "--load", "{}"), ()),
        (("analyse", "{}"), ()),
        (("script", "{}"), ()),
        (("new", "primer", "--out", "{}/a", "--force"), SEATED),
        (("new", "primer", "--out", "{}", "--pack", "{}", "--force"), ("pack",)),
        (("data", "packs", "{}"), ()),
        (("report", "{}"), ()),
        (("bench", "primer", "--compare", "{}", "--seconds", "0.01"), ("object", "array")),
        (("export", "primer", "--database", "{}", "--out", "sets"), ()),
        (("backup", "b.db", "--database", "{}"), ()),
        (("restore", "{}", "--database", "b.db"), ()),
        (("admin", "users", "list", "--database", "{}"), ()),
        (("admin", "tables", "show", "x", "--database", "{}"), ()),
        (("serve", "--database", "{}", "--port", "0"), ()),
    ],
    ids=lambda typed: " ".join(typed),
)
def test_whatever_stands_where_a_file_should_is_refused_in_other_letters(
    typed: tuple[str, ...],
    kept: tuple[str, ...],
    made: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The reasons of libraries and of the machine, too."""
    monkeypatch.chdir(tmp_path)
    path = tmp_path / "f"
    if made == "folder":
        path.mkdir()
    elif made != "nothing":
        path.write_bytes(
            {"no text": b"\xff\xfe x\n", "half a line": b'["a", {"b'}.get(made, b"[[a\n" * 300)
        )
    if typed[0] == "serve" and made == "nothing":
        return  # it is made
    shown = tercio("--lang", PSEUDO, *(each.format(path) for each in typed))
    said = (shown.stdout + shown.stderr).replace(str(path), "")
    assert _plain(re.sub(r"`[^`]*`|--\w+", "", said), *kept, *typed) == []


def test_an_unknown_language_is_refused_in_that_of_the_machine(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("LANG", "ja_JP.UTF-8")
    refused = tercio("play", "primer", "--lang", "zz")
    assert refused.exit_code == 2
    assert not refused.stderr.isascii()


def test_games_have_the_brackets_of_the_language() -> None:
    shown = tercio("--lang", "ja", "games").stdout
    assert "\uff08primer\uff09" in shown
    assert "(primer)" not in shown


def test_why_a_section_needs_no_code_is_told_in_japanese() -> None:
    for typed in (("coverage", "primer", "--brief"), ("show", "primer", "1")):
        shown = tercio("--lang", "ja", "rules", *typed).stdout
        assert "ルールはありません" in shown
        assert "rules nothing" not in shown
