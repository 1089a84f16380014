"""The guide has a word about everything that is asked, and its advice can be taken."""

from typing import Any

import pytest

from tercio.games.ultima_ratio_regis.display.guide import ADVICE, ALONE
from tercio.games.ultima_ratio_regis.display.guide_alone import SOLO
from tercio.games.ultima_ratio_regis.game import GAME
from tercio.games.ultima_ratio_regis.model.names import S2D, S3, T2, T3
from tercio.games.ultima_ratio_regis.model.position import Regis
from tercio.games.ultima_ratio_regis.model.unit_questions import count_at
from tercio.kernel.ask import Seat
from tercio.kernel.display.scene import Hint
from tercio.kernel.messages import Words
from tercio.kernel.randomness import Stream
from tercio.kernel.table import Table

WORDS = Words(GAME, GAME.load_data())
ME = Seat("p1")


def hint_for(table: Table[Any], seat: Seat) -> Hint | None:
    ask = table.asks().get(seat)
    kind, keys = ("", []) if ask is None else (ask.kind, [each.key for each in ask.options])
    view = table.view_position(seat)
    assert isinstance(view, Regis)
    return GAME.display.guide(view, seat, kind, keys, words=WORDS)


def follow(table: Table[Any], most: int, chance: Stream) -> list[str]:
    """Take the advice where there is some, and anything else at random; what was asked."""
    asked: list[str] = []
    while (asks := table.asks()) and len(asked) < most:
        seat, ask = next(iter(asks.items()))
        keys = [option.key for option in ask.options]
        hint = hint_for(table, seat)
        key = hint.key if hint else ""
        assert key == "" or key in keys, ask.kind
        table.decide(seat, key or keys[chance.below("pick", len(keys))])
        asked.append(ask.kind)
    return asked


def test_whoever_follows_the_guide_deploys_what_a_seafaring_power_needs() -> None:
    table = Table.new(GAME, GAME.guided, 1, seed="1" * 64)
    deploying = ("choose-group", "deploy", "deploy-where", "leader-face", "strategic-goal")
    while (asks := table.asks()) and asks[ME].kind in deploying:
        hint = hint_for(table, ME)
        assert hint is not None
        table.decide(ME, hint.key)
    g = table.g
    assert isinstance(g, Regis)
    power, lisbon = g.world.power["portugal"], g.world.location["lisbon"]
    assert [count_at(g, power, lisbon, kind) for kind in (S3, S2D, T3, T2)] == [1, 1, 1, 2]


def test_who_follows_the_guide_goes_ashore() -> None:
    table = Table.new(GAME, GAME.guided, 1, seed="3" * 64)
    asked = follow(table, 60, Stream(b"guide"))
    assert {"landing", "landing-goal", "landing-escort"} <= set(asked)


def test_who_follows_the_guide_to_the_end_has_an_empire_more_often_than_not() -> None:
    won = 0
    for seed in range(12):
        table = Table.new(GAME, GAME.guided, 1, seed=f"{seed:064x}")
        follow(table, 1000, Stream(f"guide {seed}".encode()))
        assert table.result is not None
        won += table.result.reason in ("end-solo-victory", "end-solo-epic_victory")
    assert won >= 6


def test_the_whole_game_for_one_is_guided() -> None:
    for seed in range(3):
        table = Table.new(GAME, GAME.guided, 1, seed=f"{seed:064x}")
        chance = Stream(f"guide {seed}".encode())
        for _ in range(400):
            hint = hint_for(table, ME)
            assert hint is not None
            assert hint.text
            if not follow(table, 1, chance):
                break


@pytest.mark.parametrize(("scenario", "players"), [("new_order", 3), ("wars_of_religion", 8)])
def test_other_games_are_guided_until_everybody_has_played_a_card(
    scenario: str, players: int
) -> None:
    table = Table.new(GAME, scenario, players, seed="2" * 64)
    chance = Stream(b"guide")
    for _ in range(3000):
        if hint_for(table, ME) is None:
            break
        follow(table, 1, chance)
    assert hint_for(table, ME) is None
    assert len(table.g.state.cards.discards) >= players


def test_advice_is_on_asks_that_have_words_of_their_own() -> None:
    for kind in (*ADVICE, *ALONE, *SOLO):
        assert WORDS.has(f"guide-{kind}"), kind
