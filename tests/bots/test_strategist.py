"""The bots that look ahead, at small tables and with little effort."""

import pickle
from functools import cache
from types import SimpleNamespace
from typing import Any

import pytest

from tercio.bots.network_judge import NetworkJudge
from tercio.bots.registry import bot, bots
from tercio.bots.strategist import Effort, Strategist
from tercio.bots.turns import next_seat
from tercio.kernel.ask import Seat
from tercio.kernel.bot import Ponders
from tercio.kernel.randomness import Randomness, Stream
from tercio.kernel.registry import game
from tercio.kernel.table import Table

GAMES = {
    "here_i_stand": (None, 6, 260),
    "virgin_queen": (None, 6, 300),
    "ultima_ratio_regis": ("catholics_and_protestants", 3, 200),
}
"""By game: a scenario, how many play, and a decision in whose neighbourhood there is much to do."""
LITTLE = Effort(60, ideas=3, longest=12)
of_each_game = pytest.mark.parametrize("name", GAMES)


@cache
def _decisions(name: str) -> list[tuple[Seat, str]]:
    scenario, players, decisions = GAMES[name]
    table = Table.new(game(name), scenario, players, seed="strategists")
    minds = {s: bot(table.game, "thinker")(s, Stream(s.encode())) for s in table.seats}
    seat = None
    while len(table.decisions) < decisions or not _ideas(table):
        seat = next_seat(table, seat)
        table.decide(seat, minds[seat].choose(table.sight(seat)))
    return list(table.history)


def _table(name: str) -> Table[Any]:
    """Where somebody has several ideas."""
    scenario, players, _ = GAMES[name]
    start = Table.new(game(name), scenario, players, seed="strategists")
    return start.replay(_decisions(name))


def _ideas(table: Table[Any]) -> bool:
    seat = next(iter(table.asks()))
    mind = bot(table.game, "thinker")(seat, Stream(b"x"))
    assert isinstance(mind, Ponders)
    return len(table.asks()) == 1 and len(mind.ideas(table.sight(seat), 3)) > 1


def _strategist(table: Table[Any], seat: Seat) -> Strategist:
    judge = table.game.judge
    assert judge is not None
    habit = bot(table.game, "thinker")
    return Strategist(seat, Stream(b"plan"), habit=habit, judge=judge, effort=LITTLE)


@of_each_game
def test_ideas_are_offered_and_the_first_is_what_the_thinker_would_do(name: str) -> None:
    table = _table(name)
    seat = next(iter(table.asks()))
    mind = bot(table.game, "thinker")(seat, Stream(b"x"))
    assert isinstance(mind, Ponders)
    ideas = mind.ideas(table.sight(seat), 6)
    assert all(table.asks()[seat].option(idea.key) for idea in ideas)
    assert ideas[0].key == mind.copy().choose(table.sight(seat)) == mind.choose(table.sight(seat))
    assert len({idea.key for idea in ideas} | {str(idea.mind) for idea in ideas}) > 1


@of_each_game
def test_dealt_anew_what_it_cannot_see_it_chooses_the_same(name: str) -> None:
    table = _table(name)
    seat = next(iter(table.asks()))
    world = table.imagine(seat, Randomness(Stream(b"dealt anew")))
    before = table.view(seat)
    chosen = {_strategist(each, seat).choose(each.sight(seat)) for each in (table, world, table)}
    assert len(chosen) == 1
    assert table.view(seat) == before


@of_each_game
def test_a_copy_of_a_thinker_goes_on_as_it_would(name: str) -> None:
    """In the midst of an impulse, too."""
    table = _table(name)
    seat: Seat | None = next(iter(table.asks()))
    minds = {s: bot(table.game, "thinker")(s, Stream(s.encode())) for s in table.seats}
    for _ in range(60):
        seat = next_seat(table, seat)
        mind = minds[seat]
        assert isinstance(mind, Ponders)
        copy = mind.copy()
        expected = copy.choose(table.sight(seat))
        assert mind.choose(table.sight(seat)) == expected
        table.decide(seat, expected)


@of_each_game
def test_it_plays_on_in_its_game(name: str) -> None:
    table = _table(name)
    seat = next(iter(table.asks()))
    minds = {s: bot(table.game, "thinker")(s, Stream(s.encode())) for s in table.seats}
    minds[seat] = _strategist(table, seat)
    for _ in range(25):
        seat = next_seat(table, seat)
        table.decide(seat, minds[seat].choose(table.sight(seat)))


def test_games_with_a_judge_have_bots_that_look_ahead() -> None:
    for name in GAMES:
        assert next(iter(bots(game(name)))) == "thinker"
        assert {"strategist", "master"} <= set(bots(game(name)))
    assert "strategist" not in bots(game("primer"))


@of_each_game
def test_judges_give_every_seat_a_chance(name: str) -> None:
    table = _table(name)
    own = table.game.judge
    assert own is not None
    travelled: NetworkJudge = pickle.loads(pickle.dumps(NetworkJudge(name)))
    for judge in (own, travelled):
        chances = judge.chances(table.g, table.seats[0])
        assert sum(chances.values()) == pytest.approx(1.0)
        assert min(chances.values()) > 0


@of_each_game
def test_without_a_network_the_judge_of_the_game_judges(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tercio.bots.network_judge._network", lambda setting, data: None)
    table = _table(name)
    own, seat = table.game.judge, table.seats[0]
    assert own is not None
    assert NetworkJudge(name).chances(table.g, seat) == own.chances(table.g, seat)
    assert NetworkJudge(name).moment(table.g) == own.moment(table.g)


@of_each_game
@pytest.mark.parametrize("trust", [0.0, 0.25, 1.0])
def test_a_judge_beside_a_network_counts_as_much_as_it_is_trusted(
    name: str, trust: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = _table(name)
    own, seat = table.game.judge, table.seats[0]
    assert own is not None
    sure = {each: float(each == seat) for each in table.seats}
    network = SimpleNamespace(chances=lambda view, seat: sure)
    monkeypatch.setattr("tercio.bots.network_judge._network", lambda setting, data: network)
    judge = NetworkJudge(name)
    assert judge.trust == own.trust
    judge.trust = trust
    alone = own.chances(table.g, seat)
    meant = {each: trust * p + (1 - trust) * sure[each] for each, p in alone.items()}
    assert judge.chances(table.g, seat) == pytest.approx(meant)


def test_when_its_time_is_over_the_best_so_far_must_do() -> None:
    table = _table("here_i_stand")
    seat = next(iter(table.asks()))
    assert table.game.judge is not None
    hurried = Strategist(
        seat,
        Stream(b"plan"),
        habit=bot(table.game, "thinker"),
        judge=table.game.judge,
        effort=Effort(1_000_000, seconds=0.0),
    )
    first = bot(table.game, "thinker")(seat, Stream(b"x")).choose(table.sight(seat))
    assert hurried.choose(table.sight(seat)) == first


@pytest.mark.parametrize("name", ["here_i_stand", "virgin_queen"])
def test_another_policy_does_not_outlast_its_impulse(name: str) -> None:
    """What was taken up by luck is no habit that later ideas are measured against."""
    table = _table(name)
    minds = {s: bot(table.game, "thinker")(s, Stream(s.encode())) for s in table.seats}
    seat, mind = _at_an_impulse(table, minds)
    follows, *_ = mind.policies(table.sight(seat))
    assert follows.weights != mind.weights
    minds[seat] = follows
    impulses, kinds = table.g.state.impulses, set[str]()
    while table.g.state.impulses == impulses:
        asked = next_seat(table, seat)
        kinds.add(table.asks()[asked].kind)
        table.decide(asked, minds[asked].choose(table.sight(asked)))
        assert table.g.state.impulses > impulses or follows.weights != mind.own_weights
    assert len(kinds) > 1
    while not _may_choose_a_card(table, seat):
        asked = next_seat(table, seat)
        table.decide(asked, minds[asked].choose(table.sight(asked)))
    assert follows.ideas(table.sight(seat), 8)[0].mind.weights == mind.own_weights
    assert follows.weights == mind.own_weights


def _at_an_impulse(table: Table[Any], minds: Any) -> tuple[Seat, Any]:
    seat = next_seat(table, None)
    while not _may_choose_a_card(table, seat):
        table.decide(seat, minds[seat].choose(table.sight(seat)))
        seat = next_seat(table, seat)
    return seat, minds[seat]


def _may_choose_a_card(table: Table[Any], seat: Seat) -> bool:
    ask = table.asks().get(seat)
    return ask is not None and ask.kind == "impulse" and len(ask.options) > 3


@of_each_game
def test_every_judge_says_how_sure_one_must_be(name: str) -> None:
    judge = game(name).judge
    assert judge is not None
    assert NetworkJudge(name).sure == judge.sure >= 0
