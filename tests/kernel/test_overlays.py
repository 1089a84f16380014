"""What is wrong with a line of an overlay is told in a sentence, with what would be right."""

from collections.abc import Mapping, Sequence
from types import SimpleNamespace
from typing import Any

import pytest

from tercio.kernel.errors import Unknown
from tercio.kernel.overlays import Verb, apply, find, known, words_of
from tercio.kernel.registry import game
from tercio.kernel.table import Table
from tercio.kernel.told import Told, sentence_in


def rest(g: Any) -> None:
    """nothing happens"""


def march(g: Any, army: str, to: Sequence[str] = (), pair: tuple[str, str] = ("", "")) -> None:
    """`army` goes `to` these places"""
    g.marched = army, list(to)


def pay(g: Any, seat: str, **ducats_by_bank: int) -> None:
    """`seat` has so many ducats in each bank"""
    g.paid = seat, ducats_by_bank


VERBS: Mapping[str, Verb] = {"rest": rest, "march": march, "pay": pay}


@pytest.mark.parametrize(
    ("verb", "args", "sentence"),
    [
        ("fly", {}, "Toy has no overlay verb 'fly'; it has rest, march, pay."),
        ("rest", {"long": True}, "It takes no 'long'; it takes nothing."),
        ("march", {"arm": "red"}, "It takes no 'arm'; it takes army, to, pair."),
        ("march", {"to": ["rome"]}, "It needs 'army'; it takes army, to, pair."),
        (
            "march",
            {"army": "red", "to": "rome"},
            "to cannot be 'rome': expected 'array', got 'str'.",
        ),
        ("march", {"army": 3}, "army cannot be 3: expected 'str', got 'int'."),
        ("pay", {"medici": 3}, "It needs 'seat'; it takes seat, (ducats by bank)."),
        (
            "pay",
            {"seat": "red", "medici": "much"},
            "medici cannot be 'much': expected 'int', got 'str'.",
        ),
    ],
)
def test_a_wrong_line(verb: str, args: Mapping[str, Any], sentence: str) -> None:
    with pytest.raises(Unknown) as refused:
        apply("Toy", VERBS, None, verb, args=args)
    assert str(refused.value) == sentence


def test_a_line_is_told_to_its_verb() -> None:
    g = SimpleNamespace()
    apply("Toy", VERBS, g, "march", args={"army": "red", "to": ["rome", "siena"]})
    apply("Toy", VERBS, g, "pay", args={"seat": "red", "medici": 3})
    assert g.marched == ("red", ["rome", "siena"])
    assert g.paid == ("red", {"medici": 3})
    apply("Toy", VERBS, g, "rest", args={})
    assert words_of(march).needed == ("army",)


def test_what_is_not_there_is_told_with_what_is() -> None:
    towns = {"lodi": 1, "pavia": 2}
    assert find(towns, "town", "lodi") == 1
    with pytest.raises(Unknown, match="There is no town 'rome'; there are lodi, pavia"):
        find(towns, "town", "rome")
    many = [f"town_{n}" for n in range(20)]
    assert known("town_7", many).startswith("; perhaps town_7 or ")
    assert known("milan", many) == ""
    assert known("milan", []) == ""


@pytest.mark.parametrize(
    ("id", "verb", "args", "kept"),
    [
        ("here_i_stand", "fly", {}, "fly"),
        ("here_i_stand", "place", {"long": 1}, "long"),
        ("here_i_stand", "place", {}, "space"),
        ("here_i_stand", "place", {"space": 3}, "int"),
        ("here_i_stand", "place", {"space": "atlantis"}, "atlantis"),
        ("here_i_stand", "place", {"space": "lodon"}, "london"),
        ("here_i_stand", "place", {"space": "london", "regulars": 1}, "power"),
        ("here_i_stand", "deal", {"power": "france", "diplomatic": ["x"]}, ""),
        ("virgin_queen", "activate", {"power": "england", "ally": "spain"}, "england"),
        ("virgin_queen", "armada", {"strength": 5}, "4"),
        ("virgin_queen", "set", {"nonsense": 3}, "nonsense"),
        ("virgin_queen", "captain", {"captain": "ahab"}, "ahab"),
        ("ultima_ratio_regis", "peace", {"powers": ["france", "spain"]}, "france"),
        ("ultima_ratio_regis", "place", {"power": "x", "place": "paris"}, "x"),
        ("primer", "set", {"phase": "lunch"}, "lunch"),
    ],
)
def test_a_wrong_line_is_told_in_the_language_of_the_reader(
    id: str, verb: str, args: Mapping[str, Any], kept: str
) -> None:
    rules = game(id)
    with pytest.raises(Unknown) as refused:
        Table.new(rules, seed="a", overlay=lambda g: rules.overlay(g, verb, args))
    japanese = sentence_in(refused.value, "ja")
    assert japanese.endswith("。")
    assert kept in japanese, "what was typed stays as it is"
    assert isinstance(refused.value.args[0], Told), "and other languages have a message for it"
