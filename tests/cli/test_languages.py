"""Commands answer in the language of the terminal, or in that which was asked for."""

from pathlib import Path

import pytest

from tercio.kernel.pseudo import PSEUDO, words_left
from tests.cli.desk import tercio


def _plain(text: str, *kept: str) -> list[str]:
    """Lines with plain words that are no ids and no names."""
    return [line for line in text.splitlines() if not set(kept).issuperset(words_left(line))]


def test_many_games_are_told_in_the_language_that_was_asked_for() -> None:
    kept = ("primer", "lombardy", "colonna", "gonzaga", "medici", "orsini", "random", "end", "last")
    played = ("simulate", "primer", "--games", "2", "--seed", "a", "--bots", "random")
    shown = tercio("--lang", PSEUDO, *played).stdout
    assert _plain(shown, *kept, "turn") == []


def test_a_save_is_made_and_checked_in_the_language_that_was_asked_for(tmp_path: Path) -> None:
    file = tmp_path / "a"
    kept = ("Lombardy", "colonna", "gonzaga", "medici", "orsini", "lombardy")
    made = tercio("--lang", PSEUDO, "new", "primer", "--out", str(file), "--seed", "a")
    assert _plain(made.stdout.replace(str(file), ""), *kept)[1:] == []
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


def test_programs_read_errors_of_the_kernel_in_english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANG", "ja_JP.UTF-8")
    assert "There is no game" in tercio("cards", "list", "chess", "--json").stdout
