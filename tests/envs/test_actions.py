"""Both encodings of actions: every option has one index, and every index leads back to it."""

from collections.abc import Iterator
from typing import Any

import pytest

from tercio.bots.random import RandomBot
from tercio.envs.catalogue import ALIKE, LIMIT, OTHERS, Catalogue
from tercio.envs.encodings import Fixed, paged
from tercio.envs.frame import Frame
from tercio.envs.play import Play
from tercio.envs.shapes import Shape, read_shapes
from tercio.kernel.ask import Ask, Option, Seat
from tercio.kernel.errors import Unknown
from tercio.kernel.randomness import Stream
from tests.envs.settings import GAMES, IN_TURN, SMALL, Kind

DIGESTS = {
    "primer": "cdac79634b43ab54",
    "here_i_stand": "6791a73581720741",
    "virgin_queen": "44c7ac5137fca61e",
    "ultima_ratio_regis": "4f430794a221435a",
}
"""Of all indices and what they mean. One that changes makes what was learned before useless: that
is for the changelog."""


def catalogue(game: str) -> Catalogue:
    encoding = Frame(game, actions="fixed").encoding
    assert isinstance(encoding, Fixed)
    return encoding.catalogue


@pytest.mark.parametrize("game", GAMES)
def test_the_catalogue_of_a_data_set_is_always_the_same(game: str) -> None:
    assert catalogue(game).digest == DIGESTS[game]
    assert catalogue(game).size < 120_000


def asks(kind: Kind, actions: Any, games: int, longest: int) -> Iterator[Play]:
    """Games by chance, at every question."""
    frame = Frame(kind.game, kind.scenario, kind.players, actions=actions)
    for number in range(games):
        play = Play(frame, f"{kind}/{number}")
        bot = RandomBot(Seat(""), Stream.from_seed(f"{kind}/{number}"))
        while play.seat is not None and play.steps < longest:
            yield play
            ask = play.ask
            assert ask is not None
            play.choose(bot.pick(ask))


@pytest.mark.parametrize("actions", ["pointer", "fixed"])
@pytest.mark.parametrize("kind", [*SMALL[:2], *IN_TURN], ids=str)
def test_every_option_has_one_index_and_back(kind: Kind, actions: str) -> None:
    for play in asks(kind, actions, games=1, longest=400):
        ask = play.ask
        assert ask is not None
        keys = [option.key for option in ask.options]
        if len(keys) > play.frame.encoding.size:
            continue
        indices = [play.action(key) for key in keys]
        assert None not in indices
        assert sorted(set(indices), key=str) == sorted(indices, key=str)
        assert [play.key(index) for index in indices if index is not None] == keys


@pytest.mark.parametrize("kind", [*SMALL[:2], *IN_TURN], ids=str)
def test_hardly_an_option_is_none_of_the_catalogue(kind: Kind) -> None:
    found = catalogue(kind.game)
    keys = {
        option.key
        for play in asks(kind, "fixed", games=1, longest=600)
        for option in (play.ask.options if play.ask else ())
    }
    others = [key for key in keys if found.entry(key) is None]
    assert len(others) <= 0.02 * len(keys), others


@pytest.mark.parametrize("game", GAMES)
def test_no_question_was_seen_with_more_than_is_laid_out(game: str) -> None:
    shapes = read_shapes(game)
    assert shapes.most < shapes.bound


# -- the catalogue -----------------------------------------------------------------------------

PLACES = tuple(f"place{n}" for n in range(100))
SMALL_CATALOGUE = Catalogue(
    [
        Shape("pass", ()),
        Shape("build", (PLACES,)),
        Shape("march", (PLACES, PLACES)),
    ]
)


def test_an_index_says_the_same_wherever_it_is_offered() -> None:
    found = SMALL_CATALOGUE
    assert found.indices(["build.place7", "pass"]) == [8, 0]
    assert found.indices(["pass", "build.place8", "build.place7"]) == [0, 9, 8]
    assert found.describe(8) == "build.place7"
    assert len(PLACES) ** 2 > LIMIT


def test_what_would_be_too_many_goes_by_its_last_words() -> None:
    found = SMALL_CATALOGUE
    one, two = found.indices(["march.place9.place3", "march.place2.place3"])
    assert one is not None
    assert two is not None
    assert (one, two) == (101 + 3 * ALIKE + 1, 101 + 3 * ALIKE)
    assert found.describe(one) == "march.*.place3 (2)"


def test_more_alike_than_there_is_room_for_are_none_of_it() -> None:
    keys = [f"march.place{n}.place3" for n in range(ALIKE + 2)]
    found = SMALL_CATALOGUE.indices(keys)
    assert found.count(None) == 2
    assert len(set(found)) == ALIKE + 1


def test_what_nobody_foresaw_takes_the_last_indices_and_turns_pages() -> None:
    fixed = Fixed(SMALL_CATALOGUE)
    strange = [Option(f"odd.{n:03}") for n in range(OTHERS + 10)]
    ask = Ask(Seat("a"), "oddities", [Option("pass"), *strange])
    first, second, third = (fixed.lay(ask, page) for page in range(3))
    assert first == third
    more = fixed.size - 1
    assert first[more] is None
    shown = [*first.values(), *second.values()]
    assert {o.key for o in shown if o is not None} == {o.key for o in ask.options}


def test_there_is_no_action_beyond_the_catalogue() -> None:
    assert SMALL_CATALOGUE.describe(SMALL_CATALOGUE.size - 1) == f"other.{OTHERS - 1}"
    with pytest.raises(Unknown, match="There is no action"):
        SMALL_CATALOGUE.describe(SMALL_CATALOGUE.size)


# -- pages -------------------------------------------------------------------------------------


@pytest.mark.parametrize("count", [0, 1, 5, 6, 10, 11, 12])
def test_pages_show_everything_once_and_begin_again(count: int) -> None:
    things = list(range(count))
    pages = 1 if count <= 6 else -(-count // 5)
    shown = [paged(things, page, 6) for page in range(pages)]
    assert [each for page in shown for each in page.values() if each is not None] == things
    assert all(place < 6 for page in shown for place in page)
    assert paged(things, pages, 6) == shown[0]
    assert all((5 in page and page[5] is None) == (count > 6) for page in shown)


def test_turning_the_page_changes_nothing_at_the_table() -> None:
    play = Play(Frame("primer", bound=3), "pages")
    ask = play.ask
    assert ask is not None
    assert len(ask.options) > 3
    keys: set[str] = set()
    pages = 0
    before = play.numbers(play.seats[0])
    while play.key(0) not in keys:
        keys.update(filter(None, map(play.key, play.legal())))
        assert play.act(2) == [0.0] * len(play.seats)
        pages += 1
    assert keys == {option.key for option in ask.options}
    assert pages == -(-len(ask.options) // 2)
    assert play.ask is ask
    assert not play.table.history
    assert (before != play.numbers(play.seats[0])).sum() == 1
    with pytest.raises(ValueError, match="At least 2"):
        Frame("primer", bound=1)
