"""What a library or the machine says is told in our words, in the reader's language."""

import errno
import tomllib
from collections.abc import Callable
from pathlib import Path
from typing import Annotated, Any

import msgspec
import pytest

from tercio.kernel.reasons import of_toml, reason
from tercio.kernel.words.pseudo import PSEUDO, words_left

TOML = (
    *("a b = 1", "a = 1 2", "a", "[a", "[[a]", "a = [", "a = {", "[a]\n[a]", "a = 1\na = 2"),
    *("a = {b=1}\n[a.c]", "a = {b=1, b=2}", 'a = "', "a = 'b", 'a = "\\x"', 'a = "\\uZZZZ"'),
    *('a = "\\uD800"', "a = \x01", "# \x01", "a = x", "a = 2024-02-31", "a = " + "9" * 5000),
    *("a = " + "[" * 5000, "= 1", 'a = """', "a = '''", "[a]\nb.c = 1\n[a.b]", "[ ]"),
)


@pytest.mark.parametrize("text", TOML, ids=lambda text: repr(text[:12]))
def test_every_reason_of_the_parser_is_known(text: str) -> None:
    with pytest.raises((ValueError, RecursionError)) as refused:
        tomllib.loads(text)
    told = of_toml(str(refused.value).partition(" (at ")[0])
    assert told.message != "error-reason-quoted"


class _Row(msgspec.Struct, forbid_unknown_fields=True):
    id: str
    few: list[int] = []
    count: Annotated[int, msgspec.Meta(ge=1, le=9)] = 1
    name: Annotated[str, msgspec.Meta(min_length=2, max_length=5, pattern="^a")] = "aa"
    pair: tuple[int, int] = (1, 1)


VALUES = (
    *("{}", '{"id": 1}', '{"id": "a", "x": 1}', '{"id": "a", "count": 0}', "[]"),
    *('{"id": "a", "count": 10}', '{"id": "a", "name": "a"}', '{"id": "a", "name": "aaaaaa"}'),
    *('{"id": "a", "name": "bb"}', '{"id": "a", "pair": [1]}'),
)
JSON = (
    *("{", "", "{]", "[1,]", '{"a": 1,}', '{"a" 1}', "[1 2]", "[01]", "[-]", "{1: 2}", "nul"),
    *('"\\x"', '"\\u12"', '"\\ud800"', "[] x", '{"a": 1 "b"}'),
)


def _refused(decode: Callable[[], Any]) -> Exception:
    with pytest.raises((msgspec.MsgspecError, UnicodeDecodeError, OSError)) as refused:
        decode()
    return refused.value


@pytest.mark.parametrize("text", VALUES)
def test_every_complaint_of_a_value_is_known(text: str) -> None:
    error = _refused(lambda: msgspec.json.decode(text, type=_Row))
    told = reason(error)
    assert "quoted" not in f"{told.message} {told.given}"
    assert "Expected" not in told.in_language("ja")


@pytest.mark.parametrize("text", JSON)
def test_what_is_no_json_is_told_in_our_words(text: str) -> None:
    told = reason(_refused(lambda: msgspec.json.decode(text)))
    assert words_left(told.in_language(PSEUDO)) == []


@pytest.mark.parametrize("open_it", [Path.read_bytes, Path.mkdir, Path.iterdir, Path.rmdir])
def test_what_the_machine_refuses_is_told_in_our_words(
    open_it: Callable[[Path], Any], tmp_path: Path
) -> None:
    (tmp_path / "a").write_text("")
    places = (tmp_path / "none" / "a", tmp_path / "a" / "b", tmp_path / ("a" * 300))
    for place in places:
        told = reason(_refused(lambda place=place: list(open_it(place))))  # type: ignore[misc]
        assert words_left(told.in_language(PSEUDO)) == []
    assert str(reason(_refused(tmp_path.read_bytes))) == "it is a folder."


def test_what_nobody_knows_is_quoted() -> None:
    assert str(reason(OSError(errno.EDOM, "Out of its mind."))) == 'it says "Out of its mind".'
    assert reason(ValueError()).in_language("ja") == "「ValueError」とのことです。"


def test_a_type_of_ours_says_it_in_its_own_words() -> None:
    class Odd(msgspec.Struct):
        def __post_init__(self) -> None:
            raise ValueError(of_toml("Invalid value"))

    assert reason(_refused(lambda: msgspec.convert({}, Odd))) == "that is no value."
