"""A game in the terminal, told in other letters: what is typed stays as it is, all else is none."""

import re
from pathlib import Path
from random import Random

import pytest

from tercio.kernel.registry import game
from tercio.kernel.saving.save import load, read
from tercio.kernel.words.pseudo import PSEUDO, pseudo, words_left
from tests.cli.desk import tercio
from tests.turns import one_in_turn

TYPED = (
    *("help", "why", "why pass", "undo 1", "undo x", "log 3", "board", "rules", "rules 6.2"),
    *("orders", "orders pass", "orders clear", "say hello", "hello?", "99", "save", "quit"),
)
FORM = re.compile(r"\[[^]]*\]")
KEYS = re.compile(r"  \S+$")
"""The key of an option stands behind it, to be typed."""


def screen(*more: str) -> list[str]:
    shown = tercio("play", *more, "--language", PSEUDO, typed="\n".join(TYPED) + "\n").stdout
    return [KEYS.sub("", line) for line in shown.splitlines() if "> " not in line]


def test_what_the_terminal_says_is_made_of_messages() -> None:
    lines = screen("virgin_queen", "--scenario", "learning", "--seed", "letters")
    # What somebody typed is told again, and what may be typed is told as it is.
    rules = game("virgin_queen")
    named = {*rules.windows, *rules.spans, *rules.conditions}
    typed = {"hello", "pass", "ottoman", "against", "until", "unless", *named}
    plain = [line for line in lines if not typed.issuperset(words_left(FORM.sub("", line)))]
    assert plain == []
    assert any(pseudo("You leave the table.") in line for line in lines)


@pytest.mark.parametrize(("lang", "left"), [("en_GB.UTF-8", "You leave"), ("xx_XX", "You leave")])
def test_the_machine_says_its_language(
    monkeypatch: pytest.MonkeyPatch, lang: str, left: str
) -> None:
    monkeypatch.setenv("LANG", lang)
    assert left in tercio("play", "primer", "--seed", "a", typed="").stdout


def test_lang_is_short_for_language() -> None:
    shown = tercio("play", "primer", "--seed", "a", "--lang", PSEUDO, typed="").stdout
    assert pseudo("You leave the table.") in shown


GREAT = {
    "here_i_stand": ("1517", 6),
    "virgin_queen": ("campaign", 6),
    "ultima_ratio_regis": ("new_order", 3),
}


def _turn_reached(name: str, lines: int, file: Path) -> int:
    """Number the options at random, against bots, and find no plain word; in which turn it ends."""
    scenario, players = GREAT[name]
    chance = Random(name)
    typed = [str(chance.randint(1, 10)) for _ in range(lines)]
    shown = tercio(
        *("play", name, "--scenario", scenario, "--players", str(players), "--seed", "letters"),
        *("--language", PSEUDO),
        typed="\n".join((*typed, f"save {file}", "quit")) + "\n",
    ).stdout
    told = [KEYS.sub("", line) for line in shown.splitlines() if "> " not in line]
    assert [line for line in told if words_left(FORM.sub("", line))] == []
    turn: int = load(game(name), read(file.read_bytes())).g.state.turn
    return turn


@pytest.mark.parametrize("name", one_in_turn(list(GREAT), list(GREAT)))
def test_a_great_game_begins_in_other_letters(tmp_path: Path, name: str) -> None:
    assert _turn_reached(name, 20, tmp_path / "save") >= 1


@pytest.mark.long
@pytest.mark.parametrize(
    ("name", "lines"),
    [("here_i_stand", 600), ("virgin_queen", 600), ("ultima_ratio_regis", 2500)],
)
def test_a_whole_turn_is_told_in_other_letters(tmp_path: Path, name: str, lines: int) -> None:
    assert _turn_reached(name, lines, tmp_path / "save") > 1
