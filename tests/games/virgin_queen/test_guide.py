"""The guide leads a newcomer through the first impulse, on the real engine."""

from typing import Any

import pytest

from tercio.games.virgin_queen.display.guide import ADVICE
from tercio.games.virgin_queen.game import GAME
from tercio.games.virgin_queen.model.position import VirginQueen
from tercio.kernel.ask import Seat
from tercio.kernel.display.scene import Hint
from tercio.kernel.events import Event
from tercio.kernel.messages import Words
from tercio.kernel.randomness import Stream
from tercio.kernel.table import Table
from tercio.wars.model.events import ImpulseBegan

WORDS = Words(GAME, GAME.load_data())
FAREWELL = WORDS.say("guide-farewell")
CAMPAIGN = ("ottoman", "spain", "england", "france", "hre", "protestant")
GAMES = [("learning", 2, seat) for seat in ("ottoman", "spain")]
GAMES += [("campaign", 6, seat) for seat in CAMPAIGN]


def hint_for(table: Table[Any], seat: Seat) -> Hint | None:
    ask = table.asks().get(seat)
    kind, keys = ("", []) if ask is None else (ask.kind, [each.key for each in ask.options])
    view = table.view_position(seat)
    assert isinstance(view, VirginQueen)
    return GAME.display.guide(view, seat, kind, keys, words=WORDS)


def follow(table: Table[Any], me: Seat, chance: Stream) -> list[str]:
    """Do what the guide says, while the others do anything; the kinds of what was asked."""
    asked: list[str] = []
    for _ in range(3000):
        hint = hint_for(table, me)
        if hint is None or hint.text == FAREWELL:
            return asked
        assert hint.text
        asks = table.asks()
        waiting = [seat for seat, ask in asks.items() if ask.option("unready") is None]
        seat = me if me in waiting else waiting[0]
        keys = [option.key for option in asks[seat].options]
        key = "ready" if "ready" in keys else keys[chance.below("pick", len(keys))]
        if seat == me:
            asked.append(asks[seat].kind)
            assert hint.key == "" or hint.key in keys
            assert hint.key or asks[seat].kind not in ADVICE, f"no advice on {asks[seat].kind}"
            key = hint.key or key
        table.decide(seat, key)
    raise AssertionError("The guide never ends.")


@pytest.mark.parametrize(("scenario", "players", "name"), GAMES)
def test_whoever_follows_the_guide_spends_a_card_and_is_then_bidden_farewell(
    scenario: str, players: int, name: str
) -> None:
    me = Seat(name)
    for seed in range(3):
        table = Table.new(GAME, scenario, players, seed=f"{seed + 1:064x}")
        asked = follow(table, me, Stream(f"guide {seed}".encode()))
        assert asked.count("impulse") == 1, asked
        begun = [event for event in table.seen(me) if _is_mine(event, name)]
        assert len(begun) == 1
        hint = hint_for(table, me)
        assert hint is not None
        assert hint.text == FAREWELL


def _is_mine(event: Event, name: str) -> bool:
    return isinstance(event, ImpulseBegan) and event.power == f"power:{name}"


def test_every_word_of_advice_is_explained() -> None:
    assert [kind for kind in ADVICE if not WORDS.has(f"guide-{kind}")] == []


def test_the_first_impulse_is_played_for_as_many_cp_as_the_hand_allows() -> None:
    table = Table.new(GAME, "learning", 2, seed=f"{1:064x}")
    me = Seat("ottoman")
    while (ask := table.asks().get(me)) is None or ask.kind != "impulse":
        follow_one(table)
    hint = hint_for(table, me)
    assert hint is not None
    world = GAME.load_data().world("living")
    offered = [int(each.key[3:]) for each in ask.options if each.key.startswith("cp.")]
    assert world.card_cp(int(hint.key[3:])) == max(map(world.card_cp, offered))


def follow_one(table: Table[Any]) -> None:
    """Somebody takes the quietest option."""
    asks = table.asks()
    seat = next(seat for seat, ask in asks.items() if ask.option("unready") is None)
    keys = [option.key for option in asks[seat].options]
    table.decide(seat, next((key for key in ("ready", "pass", "done") if key in keys), keys[0]))


@pytest.mark.parametrize(("scenario", "players", "name"), GAMES)
def test_the_guide_takes_its_leave_after_the_first_impulse(
    scenario: str, players: int, name: str
) -> None:
    table, me = Table.new(GAME, scenario, players, seed=f"{1:064x}"), Seat(name)
    told = list[str]()
    while (hint := hint_for(table, me)) is not None:
        told.append(hint.text)
        follow_one(table)
    assert told[-1] == FAREWELL
    assert WORDS.say("guide-impulse") in told
    begun = [event for event in table.seen(me) if _is_mine(event, name)]
    assert len(begun) == 2, "from the second impulse on nobody is guided"
