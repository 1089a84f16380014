"""What the data tell in words is there for translators, and spoken in their languages."""

from pathlib import Path
from typing import Any

import pytest

from tercio.kernel.book.companion import passage, rulings_of, rulings_on
from tercio.kernel.data import Pack
from tercio.kernel.display.cells import width_of, wrapped
from tercio.kernel.display.parts import columns
from tercio.kernel.game import Game
from tercio.kernel.messages import Words
from tercio.kernel.registry import game, games
from tercio.kernel.words.data_words import files

JAPANESE = """
text-card-papal_bull = 破門する。
name-card-papal_bull = 教皇勅書
"""


@pytest.mark.parametrize("rules", games(), ids=lambda rules: rules.id)
def test_translators_find_the_english_of_the_data_as_it_is(rules: Game[Any]) -> None:
    """Otherwise: python -m tools.data_words."""
    for path, text in files(rules).items():
        assert path.read_text("utf-8") == text


@pytest.mark.parametrize("rules", games(), ids=lambda rules: rules.id)
def test_a_ruling_has_an_id_by_which_translations_find_it(rules: Game[Any]) -> None:
    found = rulings_of(rules)
    assert all(ruling.id for ruling in found)
    assert len({ruling.id for ruling in found}) == len(found)


class Spoken:
    """A game with one more folder of words."""

    def __init__(self, rules: Game[Any], folder: Path) -> None:
        self._rules = rules
        self.folder = folder
        self.locales = (rules.folder / "locale", *rules.locales)

    def __getattr__(self, name: str) -> Any:
        return getattr(self._rules, name)


@pytest.fixture
def japanese(tmp_path: Path) -> Any:
    folder = tmp_path / "locale" / "xx" / "data"
    folder.mkdir(parents=True)
    (folder / "cards.ftl").write_text(JAPANESE, "utf-8")
    return Spoken(game("here_i_stand"), tmp_path)


def _bull(data: Any) -> Any:
    return next(row for row in data.world("2017").cards.values() if row.id == "papal_bull")


def test_texts_and_names_are_told_in_the_language(japanese: Any) -> None:
    data = japanese.load_data()
    words = Words(japanese, data, "xx")
    assert words.text("card", _bull(data)) == "破門する。"
    assert words.name("card:papal_bull") == "教皇勅書"
    assert words.lacking == set()
    other = next(row for row in data.world("2017").cards.values() if row.id == "gout")
    assert words.text("card", other) == f"⟦{other.text}⟧"
    assert words.lacking == {"text-card-gout"}


def test_the_words_of_a_pack_are_told_as_they_are(japanese: Any) -> None:
    manifest = b'name = "ours"\ngame = "here_i_stand"\n'
    cards = b'[[cards]]\nid = "papal_bull"\ntext = "Ban whom you like."\nname = "Bull"\n'
    pack = Pack({"pack.toml": manifest, "cards.toml": cards})
    data = japanese.load_data([pack])
    words = Words(japanese, data, "xx")
    assert words.text("card", _bull(data)) == "Ban whom you like."
    assert words.name("card:papal_bull") == "Bull"


def test_names_are_made_of_others() -> None:
    rules = game("virgin_queen")
    words = Words(rules, rules.load_data())
    assert words.name("unit:spain.regular.4") == "4 Spanish regulars"
    assert words.name("unit:england.race_built_galleon.1") == "1 English race-built galleon"
    assert words.name("seat:spain+hre") == "Spain & Holy Roman Empire"
    assert words.name("treasure:t_cp_5") == "5 CP treasure"
    his = game("here_i_stand")
    assert Words(his, his.load_data()).name("action:france.assault") == "Assault (French)"


def test_a_language_without_rulings_reads_them_in_english() -> None:
    rules = game("virgin_queen")
    ruling = next(each for each in rulings_of(rules) if each.open)
    told = passage(rules, ruling.section, "ja").readings
    assert any(each.open for each in told)
    assert rulings_on(rules, ruling.card or 1, "Flooding", language="ja")


def test_wide_letters_take_two_columns_and_break_anywhere() -> None:
    text = "神聖ローマ帝国は、カトリックの国である。" * 4
    lines = wrapped(text, rest="  ", width=20)
    assert all(width_of(line) <= 22 for line in lines)
    assert "".join(line.strip() for line in lines) == text
    assert not any(line.strip().startswith(("、", "。", "ー")) for line in lines)
    table = list(columns([("国", "VP"), ("フランス", "12")], (1,)))
    assert {width_of(line) for line in table} == {12}


def test_plain_lines_break_between_words() -> None:
    assert wrapped("one two three", width=8) == ["one two", "three"]


def test_a_bracket_stays_with_what_it_opens_and_what_it_closes() -> None:
    lines = wrapped("勢力は「教皇勅書」『2CP』をプレイ", first="> ", rest="  ", width=12)
    assert not any(line.endswith(("「", "『")) for line in lines)
    assert not any(line.strip().startswith(("」", "』", "ー")) for line in lines)
    assert "".join(line[2:] for line in lines) == "勢力は「教皇勅書」『2CP』をプレイ"


def test_small_kana_stay_with_the_letter_before_them() -> None:
    for width in range(4, 14):
        lines = wrapped("ヴェネツィア、パッラーディオ、ティツィアーノ", width=width)
        assert not any(line.startswith(tuple("ァィゥェォッャュョー、")) for line in lines)
