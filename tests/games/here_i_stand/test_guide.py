"""The guide leads through one impulse of each kind, on the real engine and against the bots."""

from collections import Counter
from typing import Any

import pytest

from tercio.bots.registry import best_bot, bot
from tercio.bots.turns import next_seat
from tercio.games.here_i_stand.display.guide import ADVICE, LESSONS, SEAT
from tercio.games.here_i_stand.game import GAME
from tercio.games.here_i_stand.model.events.new_world import VoyageLaunched
from tercio.games.here_i_stand.model.events.religion import AttemptResolved, DebateCalled
from tercio.games.here_i_stand.model.position import HereIStand
from tercio.games.here_i_stand.model.powers import PROTESTANT
from tercio.kernel.ask import Ask, Seat
from tercio.kernel.deals import DealProposed
from tercio.kernel.display.scene import Hint
from tercio.kernel.events import Event
from tercio.kernel.messages import Words
from tercio.kernel.pace import Pace
from tercio.kernel.randomness import Stream
from tercio.kernel.table import Table
from tercio.wars.model.events import BattleFought, ShipsMoved

WORDS = Words(GAME, GAME.load_data())
FAREWELL = WORDS.say("guide-farewell")


def hint_for(table: Table[Any], seat: Seat) -> Hint | None:
    ask = table.asks().get(seat)
    kind, keys = ("", []) if ask is None else (ask.kind, [each.key for each in ask.options])
    view = table.view_position(seat)
    assert isinstance(view, HereIStand)
    return GAME.display.guide(view, seat, kind, keys, words=WORDS)


def follow(table: Table[Any], told: list[tuple[Ask, Hint]] | None = None) -> list[tuple[str, str]]:
    """Take every advice while bots play the others: what was asked, and what was advised."""
    minds = {seat: bot(GAME, best_bot(GAME))(seat, Stream(seat.encode())) for seat in table.g.seats}
    followed: list[tuple[str, str]] = []
    last: Seat | None = None
    while (hint := hint_for(table, SEAT)) is not None and hint.text != FAREWELL:
        last = next_seat(table, last)
        if last != SEAT:
            table.decide(last, minds[last].choose(table.sight(last)))
            continue
        ask = table.asks()[SEAT]
        assert hint.key, (ask.kind, [option.key for option in ask.options])
        followed.append((ask.kind, hint.key))
        if told is not None:
            told.append((ask, hint))
        table.decide(SEAT, hint.key)
    return followed


def _is_mine(event: Event) -> bool:
    told = str(event)
    return "power:england" in told or "power:protestant" in told or str(SEAT) in told


@pytest.mark.parametrize("seed", range(1, 3))
def test_whoever_follows_the_guide_has_done_one_thing_of_each_kind(seed: int) -> None:
    table = Table.new(GAME, GAME.guided, 3, seed=f"{seed:064x}")
    table.set_pace(Pace.QUICK)
    followed = follow(table)
    kinds = Counter(kind for kind, _ in followed)
    assert kinds["impulse"] == sum(map(len, LESSONS.values()))
    assert len(followed) <= 60, "twenty minutes are enough"
    done = [type(event) for event in table.seen(SEAT) if _is_mine(event)]
    for kind in (DealProposed, VoyageLaunched, AttemptResolved, ShipsMoved, DebateCalled):
        assert kind in done, kind
    besieged = any(mask >> PROTESTANT & 1 for mask in table.g.state.besiegers)
    assert besieged or BattleFought in done
    assert table.g.state.turn == 4


def test_nobody_is_told_to_call_a_debate_that_he_cannot_pay() -> None:
    table = Table.new(GAME, GAME.guided, 3, seed=f"{4:064x}")
    table.set_pace(Pace.QUICK)
    told: list[tuple[Ask, Hint]] = []
    follow(table, told)
    debate = WORDS.say("guide-spend-cp-debate")
    spent = [each for each in told if each[0].kind == "spend-cp"]
    said = [
        ask.option("action.call_debate") is not None for ask, hint in spent if hint.text == debate
    ]
    assert said
    assert all(said)


def test_the_rest_of_the_turn_is_free_and_the_next_is_not_guided() -> None:
    table = Table.new(GAME, GAME.guided, 3, seed=f"{1:064x}")
    table.set_pace(Pace.QUICK)
    follow(table)
    farewell = hint_for(table, SEAT)
    assert farewell == Hint(FAREWELL)
    assert hint_for(table, Seat("ottoman+france")) is None


@pytest.mark.parametrize(("scenario", "players"), [("1532", 6), ("1517", 3), ("two_player", 2)])
def test_other_games_have_no_guide(scenario: str, players: int) -> None:
    table = Table.new(GAME, scenario, players, seed=f"{1:064x}")
    assert [hint_for(table, seat) for seat in table.g.seats] == [None] * players


def test_every_word_of_advice_is_explained() -> None:
    assert [kind for kind in ADVICE if not WORDS.has(f"guide-{kind}")] == []
    lessons = [lesson for some in LESSONS.values() for lesson in some]
    for kind in ("impulse", "spend-cp"):
        assert [each for each in lessons if not WORDS.has(f"guide-{kind}-{each}")] == []


@pytest.mark.parametrize("players", [3, 4, 5])
def test_a_deal_is_proposed_however_many_play(players: int) -> None:
    """The lobby seats five, and France alone need not be named in a clause."""
    table = Table.new(GAME, GAME.guided, players, seed=f"{1:064x}")
    table.set_pace(Pace.QUICK)
    taken = list[str]()
    while "ready" not in taken and len(taken) < 9:
        hint = hint_for(table, SEAT)
        assert hint is not None
        taken.append(hint.key)
        table.decide(SEAT, hint.key)
    assert "propose" in taken
    assert "scrap" not in taken
