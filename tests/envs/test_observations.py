"""Observations: named tables of numbers, made of what a seat may know and of nothing else."""

import numpy as np
import pytest

from tercio.bots.random import RandomBot
from tercio.contract.fuzzing import cases, play
from tercio.contract.speech import Speech
from tercio.envs.encodings import FEATURES
from tercio.envs.frame import Frame
from tercio.envs.play import Play
from tercio.envs.primer import PrimerEncoder
from tercio.envs.promises import TENSORS, kept_numbers_are_true, tensors
from tercio.envs.spaces import FAR, observation_space
from tercio.envs.vocabulary import MOST
from tercio.games.primer.position import Lombardy
from tercio.kernel.ask import Ask, AskAll, Option, Seat
from tercio.kernel.randomness import Stream
from tercio.kernel.registry import game
from tercio.kernel.table import Table
from tercio.nets.blocks import Filling, view_of
from tests.envs.settings import GAMES, IN_TURN, SMALL, Kind
from tests.turns import one_in_turn


def at(frame: Frame, decisions: int, seed: str = "observed") -> Play:
    """A game, some decisions on."""
    found = Play(frame, seed)
    bot = RandomBot(Seat(""), Stream.from_seed(seed))
    while found.ask is not None and found.steps < decisions:
        found.choose(bot.pick(found.ask))
    return found


@pytest.mark.parametrize("kind", [*SMALL[:2], *IN_TURN], ids=str)
def test_observations_are_in_their_space_at_every_point(kind: Kind) -> None:
    for form in ("dense", "structured"):
        frame = Frame(kind.game, kind.scenario, kind.players, observations=form)
        space = observation_space(frame)
        for decisions in (0, 150):
            found = at(frame, decisions)
            for seat in found.seats:
                seen = found.observe(seat)
                assert space.contains(seen)
                numbers = found.numbers(seat)
                assert np.isfinite(numbers).all()
                assert np.abs(numbers).max() < FAR / 10


@pytest.mark.parametrize("game_id", GAMES)
def test_both_forms_tell_the_same(game_id: str) -> None:
    frame = Frame(game_id)
    found = at(frame, 30)
    for seat in found.seats:
        numbers = found.numbers(seat)
        blocks = frame.observer.structured(numbers)
        assert np.array_equal(np.concatenate([part.ravel() for part in blocks.values()]), numbers)
        assert {name: part.shape for name, part in blocks.items()} == {
            block.name: (len(block.rows), len(block.columns)) for block in frame.observer.blocks
        }


@pytest.mark.parametrize("game_id", GAMES)
def test_the_map_is_a_graph(game_id: str) -> None:
    observer = Frame(game_id).observer
    edges = observer.edges()
    places = next(block for block in observer.blocks if block.name == "places")
    assert edges.min() >= 0
    assert edges.max() < len(places.rows)
    both = {tuple(pair) for pair in edges.T.tolist()}
    assert {(b, a) for a, b in both} == both
    assert set(edges[0].tolist()) == set(range(len(places.rows))) or game_id != "primer"


def test_the_question_and_the_log_are_told_by_names() -> None:
    frame = Frame("primer")
    found = at(frame, 60)
    seat, ask = found.seat, found.ask
    assert seat is not None
    assert ask is not None
    blocks = frame.observer.structured(found.numbers(seat))
    columns = {block.name: block.columns for block in frame.observer.blocks}
    question = dict(zip(columns["question"], blocks["question"][0].tolist(), strict=True))
    assert question["asked"] == 1
    assert [name for name, one in question.items() if name.startswith("kind:") and one] == [
        f"kind:{ask.kind}"
    ]
    told = found.table.seen(seat)
    latest = dict(zip(columns["history"], blocks["history"][0].tolist(), strict=True))
    assert frame.vocabulary.events.name(latest["event"]) == type(told[-1]).__name__
    others = [each for each in found.seats if each not in found.table.asks()]
    for other in others:
        assert not frame.observer.structured(found.numbers(other))["question"].any()


def test_features_of_an_option_are_told_by_names() -> None:
    frame = Frame("primer", "pavia")
    found = at(frame, 8)
    while found.ask is not None and not any(o.key.startswith("muster") for o in found.ask.options):
        found.choose(found.ask.options[-1].key)
    assert found.ask is not None
    assert found.seat is not None
    features = found.features(found.seat)
    assert features is not None
    for number, option in enumerate(found.ask.options):
        kind, verb, thing = features[number, :3].tolist()
        assert frame.vocabulary.kinds.name(kind) == found.ask.kind
        assert frame.vocabulary.verbs.name(verb) == option.key.partition(".")[0]
        named = option.refs[0].partition(":")[2] if option.refs else ""
        assert frame.vocabulary.things.name(thing) == named
    assert not features[len(found.ask.options) :].any()


@pytest.mark.parametrize("game_id", GAMES)
def test_who_remembers_a_table_sees_the_same(game_id: str) -> None:
    """Seats look in turn, at games that go on, are copied and are left for others."""
    frame = Frame(game_id)
    bot = RandomBot(Seat(""), Stream.from_seed("known"))
    for found in (at(frame, 0, "one"), at(frame, 120, "two")):
        for step in range(60):
            if found.ask is None or found.seat is None:
                break
            for seat in (found.seat, found.seats[step % len(found.seats)]):
                afresh = frame.observer.dense(found.table, seat, found.page)
                assert np.array_equal(found.numbers(seat), afresh)
            found.choose(bot.pick(found.ask))


@pytest.mark.parametrize("game_id", ["primer", *one_in_turn(GAMES[1:], GAMES[1:])])
def test_kept_observations_are_true_in_whole_games(game_id: str) -> None:
    """After every decision, for whoever is asked and for somebody else."""
    rules, check = game(game_id), kept_numbers_are_true()
    for case in cases(rules, None, None, {"primer": 6}.get(game_id, 1), seed="kept"):
        failure = play(rules, case, Speech(rules), checks=(check,), longest=2000).failure
        assert failure is None or failure.check == "endless", failure


def test_an_observation_that_is_out_of_date_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    """Were a table to say that its position never changes, the check would say so."""
    never = property(lambda table: 0, lambda table, changes: None)
    monkeypatch.setattr(Table, "changes", never, raising=False)
    rules = game("primer")
    case = next(iter(cases(rules, None, None, 1, seed="kept")))
    failure = play(rules, case, Speech(rules), checks=(kept_numbers_are_true(),)).failure
    assert failure is not None
    assert "out of date" in failure.message


def test_what_an_option_tells_does_not_depend_on_where_it_was_seen_first() -> None:
    encoding = Frame("primer").encoding
    usual = FEATURES.index("usual")
    for is_usual in (False, True, False):
        ask = Ask(Seat("a"), "impulse", [Option("pass", is_usual=is_usual)])
        features = encoding.features(ask, encoding.lay(ask, 0))
        assert features is not None
        assert features[0, usual] == is_usual


def test_any_number_of_options_is_remembered() -> None:
    encoding = Frame("primer").encoding
    asks = [Ask(Seat("a"), "impulse", [Option(f"bid.{n}")]) for n in range(1026)]
    first = [encoding.features(ask, encoding.lay(ask, 0)) for ask in asks]
    again = [encoding.features(ask, encoding.lay(ask, 0)) for ask in asks]
    assert np.array_equal(np.array(first), np.array(again))
    assert len({features.tobytes() for features in first if features is not None}) == MOST + 1


# -- what a seat may not know ------------------------------------------------------------------


@pytest.mark.parametrize("game_id", ["primer", *one_in_turn(GAMES[1:], GAMES[1:])])
def test_tensors_tell_nothing_that_is_hidden(game_id: str) -> None:
    """The contract's own check of non-interference, on all numbers that a seat gets."""
    rules = game(game_id)
    games = {"primer": 4}.get(game_id, 1)
    for number, case in enumerate(cases(rules, None, None, games, seed="tensors")):
        longest = 2000 if game_id == "primer" else 150
        failure = play(
            rules, case, Speech(rules), offset=number, checks=(TENSORS,), longest=longest
        ).failure
        assert failure is None or failure.check == "endless", failure


@pytest.mark.long
@pytest.mark.parametrize("game_id", GAMES)
def test_tensors_tell_nothing_in_any_scenario(game_id: str) -> None:
    rules = game(game_id)
    kinds = sum(len(scenario.players) for scenario in rules.scenarios)
    for number, case in enumerate(cases(rules, None, None, kinds, seed="every")):
        failure = play(
            rules, case, Speech(rules), offset=number, checks=(TENSORS,), longest=1500
        ).failure
        assert failure is None or failure.check == "endless", failure


def test_a_number_that_tells_a_secret_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    """Were an observation made from the state, and of all hands, the check would say so."""

    def count_all_hands(encoder: PrimerEncoder, g: Lombardy, seat: Seat, into: Filling) -> None:
        hands = g.state.cards.hands.values()
        held = [sum(hand.count(card) for hand in hands) for card in g.data.cards]
        for _ in into.block.columns:
            into.column(held)

    monkeypatch.setattr("tercio.envs.observing.view_of", lambda table, seat, old: table.g)
    monkeypatch.setattr(PrimerEncoder, "_cards", count_all_hands)
    rules = game("primer")
    found = [
        play(rules, case, Speech(rules), offset=n, checks=(TENSORS,)).failure
        for n, case in enumerate(cases(rules, None, None, 4, seed="peek"))
    ]
    messages = [failure.message for failure in found if failure is not None]
    assert any("can tell from its observation" in message for message in messages)


def test_answers_stay_hidden_until_all_are_in() -> None:
    """Bids of the primer are made at once: whatever the first bids, the second sees the same."""
    seen = []
    for bid in ("bid.0", "bid.2"):
        found = Play(Frame("primer"), "sealed")
        assert isinstance(found.table.stop, AskAll)
        assert found.seat == found.seats[0]
        found.choose(bid)
        assert found.seat == found.seats[1]
        seen.append([b for s in found.seats[1:] for _, b in tensors(found.table, s, [])])
    assert seen[0] == seen[1]


@pytest.mark.parametrize("kind", one_in_turn(SMALL, [str(kind) for kind in SMALL]))
def test_the_order_of_speakers_depends_on_nothing_hidden(kind: Kind) -> None:
    """On the floor: a seat's secret draft leaves the order of all the others as it was."""
    frame = Frame("primer", "lombardy", 4)
    orders = []
    for first in (0, 1):
        found = Play(frame, "floor")
        while found.ask is not None and found.ask.kind != "negotiate":
            found.choose(found.ask.options[0].key)
        assert found.ask is not None
        drafts = [o.key for o in found.ask.options if o.key.startswith("draft")]
        order = [found.seat]
        found.choose(drafts[first])
        for _ in range(7):
            order.append(found.seat)
            assert found.ask is not None
            found.choose(next(o.key for o in found.ask.options if o.key != "ready"))
        orders.append(order)
    assert orders[0] == orders[1]


def test_a_spectator_gets_no_tensors() -> None:
    found = Play(Frame("primer"), "nobody")
    assert list(tensors(found.table, None, [])) == []
    assert view_of(found.table, None) is not None
