"""A translator is told what is missing."""

from pathlib import Path
from typing import Any

from tercio.kernel.registry import game
from tools.untranslated import report

ENGLISH = "ask-bid = Bid, { $seat }.\noption-bid = Bid { $n }\noption-pass = Pass\n"
GERMAN = "ask-bid = Bietet, { $seats }.\noption-bid = { $n } bieten\nask-bit = Bietet.\n"


class Translated:
    """A game as far as its words go."""

    locales: tuple[Path, ...] = ()

    def __init__(self, folder: Path) -> None:
        self.folder = folder


def test_what_is_missing_unknown_or_without_its_argument_is_named(tmp_path: Path) -> None:
    for language, text in (("en", ENGLISH), ("de", GERMAN + "name-town-milan = Mailand\n")):
        folder = tmp_path / "locale" / language
        folder.mkdir(parents=True)
        (folder / "game.ftl").write_text(text, "utf-8")
    rules: Any = Translated(tmp_path)
    told = [line.removeprefix(f"{tmp_path / 'locale'}: ") for line in report(rules, "de")]
    own = {line for line in told if "kernel" not in line}
    assert own == {
        "option-pass is missing",
        "ask-bit is no message of the English files",
        "ask-bid is not given $seats",
    }


def test_english_lacks_nothing() -> None:
    assert list(report(game("virgin_queen"), "en")) == []
