"""Recorded and whole games are told in Japanese: players read nothing in English."""

import random
import re
from collections.abc import Iterator
from typing import Any

import pytest

from tercio.bots.turns import next_seat
from tercio.games.ultima_ratio_regis.cards.words import card_text
from tercio.games.ultima_ratio_regis.model.events.combat import CombatBegun
from tercio.kernel import registry
from tercio.kernel.ask import Seat
from tercio.kernel.display.parts import paragraph
from tercio.kernel.events import Logged
from tercio.kernel.game import Game
from tercio.kernel.messages import Words
from tercio.kernel.table import Decision, Table
from tercio.wars.cards.card_events import HandSeen
from tests.golden.playthrough import decisions_in, file_of, new_table
from tests.turns import one_in_turn

GAMES = {
    "virgin_queen": "campaign",
    "here_i_stand": "1517",
    "ultima_ratio_regis": "new_order",
    "primer": "lombardy",
}
LATIN = re.compile(r"[A-Za-z]{2,}")
ALIKE = {"CP", "VP", "LOC"}
"""What Japanese writes with these letters, too."""


def _told(table: Table[Any], words: Words, decisions: Iterator[Decision]) -> Iterator[str]:
    """What is asked, offered and logged while a game is played."""
    yield from _log(words, table.g.log)
    for seat, key in decisions:
        offer = table.offer(seat)
        if offer is not None:
            yield words.prompt(offer)
            yield from map(words.option, offer.options)
        written = len(table.g.log)
        table.repeat(seat, key)
        yield from _log(words, table.g.log[written:])


def _log(words: Words, log: list[Logged]) -> Iterator[str]:
    return (words.event(logged.event) for logged in log)


def _english_in(told: Iterator[str]) -> set[str]:
    return {line for line in told if set(LATIN.findall(line)) - ALIKE}


def _at_random(table: Table[Any], chance: random.Random) -> Iterator[Decision]:
    seat: Seat | None = None
    while not table.over:
        seat = next_seat(table, seat)
        offer = table.offer(seat)
        assert offer is not None
        yield Decision(seat, chance.choice(offer.options).key)


def _words(game: Game[Any], table: Table[Any]) -> Words:
    return Words(game, table.data, "ja")


@pytest.mark.parametrize("id", one_in_turn(list(GAMES), list(GAMES)))
def test_a_recorded_game_is_told_in_japanese(id: str) -> None:
    game, scenario = registry.game(id), GAMES[id]
    table = new_table(game, scenario)
    words = _words(game, table)
    decisions = iter(decisions_in(file_of(game, scenario).read_text("utf-8")))
    assert _english_in(_told(table, words, decisions)) == set()
    assert words.lacking == set()


@pytest.mark.long
@pytest.mark.parametrize("id", GAMES)
def test_a_whole_game_is_told_in_japanese(id: str) -> None:
    game = registry.game(id)
    table = Table.new(game, GAMES[id], seed="japanese")
    words = _words(game, table)
    decisions = _at_random(table, random.Random("japanese"))
    assert _english_in(_told(table, words, decisions)) == set()
    assert words.lacking == set()
    assert table.over


def test_what_nobody_does_is_told_in_japanese() -> None:
    """The people of an area have no name: messages choose by the word, not by a name."""
    game = registry.game("ultima_ratio_regis")
    table = Table.new(game, "new_order", seed="japanese")
    begun = CombatBegun("area:granada", "power:spain", "power:nobody", "subjugation")
    told = _words(game, table).event(begun)
    assert told.endswith("スペイン対住民。")


def test_cards_have_no_spaces_between_their_sentences() -> None:
    game = registry.game("ultima_ratio_regis")
    table = Table.new(game, "new_order", seed="japanese")
    words = _words(game, table)
    texts = [card_text(words, row) for row in table.data.cards.values()]
    assert [text for text in texts if " " in text] == []
    assert _english_in(iter(texts)) == set()


def test_a_list_in_a_terminal_stands_under_its_title() -> None:
    """With the marks of the language, and further in where it belongs to the line above."""
    game = registry.game("ultima_ratio_regis")
    words = _words(game, Table.new(game, "new_order", seed="japanese"))
    told = words.listed(["ローマ", "ナポリ"])
    assert list(paragraph(words, "要塞", told, first="  ")) == [
        "  要塞\N{FULLWIDTH COLON}ローマ、ナポリ"
    ]
    assert list(paragraph(words, "要塞", "")) == []


def test_a_hand_without_cards_is_told_as_such() -> None:
    game = registry.game("here_i_stand")
    table = Table.new(game, "1517", seed="japanese")
    seen = HandSeen("power:hapsburg", "power:protestant", [])
    assert _words(game, table).event(seen) == "プロテスタントの手札\N{FULLWIDTH COLON}なし。"
    assert Words(game, table.data).event(seen) == "Protestant holds: nothing."
