"""The registry: a package adds a game by an entry point, and a broken one harms no other."""

from collections.abc import Iterator
from importlib.metadata import EntryPoint
from typing import Protocol

import pytest

from tercio.kernel import registry
from tercio.kernel.errors import Unknown
from tests.kernel.test_asks import buy_two
from tests.kernel.toys import Toy


class Chess(Toy):
    id, name = "chess", "Chess"


CHESS, DRAUGHTS, SECOND_CHESS = Chess(buy_two), Chess(buy_two), Chess(buy_two)
DRAUGHTS.id = "draughts"
NOT_A_GAME = "a string"


class Install(Protocol):
    def __call__(self, **points: str) -> None: ...


@pytest.fixture
def install(monkeypatch: pytest.MonkeyPatch) -> Iterator[Install]:
    """Pretend that distributions with these entry points are installed."""

    def pretend(**points: str) -> None:
        found = [
            EntryPoint(name, f"{__name__}:{value}", "tercio.games")
            for name, value in points.items()
        ]

        def entry_points(group: str) -> list[EntryPoint]:
            assert group == "tercio.games"
            return found

        monkeypatch.setattr(registry, "entry_points", entry_points)
        forget()

    yield pretend
    forget()


def forget() -> None:
    registry._registered.cache_clear()
    registry._namesake.cache_clear()


def ids() -> list[str]:
    return [game.id for game in registry.games()]


def test_a_third_party_package_adds_a_game(install: Install) -> None:
    install(draughts="DRAUGHTS", chess="CHESS")
    assert ids() == ["chess", "draughts"]
    assert registry.game("chess") is CHESS


def test_an_unknown_game_is_refused_and_those_that_exist_are_named(install: Install) -> None:
    install(draughts="DRAUGHTS", chess="CHESS")
    with pytest.raises(Unknown, match=r"^There is no game 'go'; there are chess, draughts\.$"):
        registry.game("go")
    install()
    with pytest.raises(Unknown, match="there are none"):
        registry.game("go")


@pytest.mark.parametrize(
    ("value", "reason"),
    [
        ("MISSING", "MISSING does not load .AttributeError"),
        ("NOT_A_GAME", "NOT_A_GAME is no game"),
    ],
)
def test_a_package_that_does_not_load_spoils_only_its_own_game(
    install: Install, value: str, reason: str
) -> None:
    install(chess="CHESS", bad=value)
    assert ids() == ["chess"]
    assert list(registry.broken()) == ["bad"]
    with pytest.raises(Unknown, match=f"There is no game 'bad': .*{reason}"):
        registry.game("bad")


def test_an_id_belongs_to_one_game(install: Install) -> None:
    install(chess="CHESS", chess_too="SECOND_CHESS")
    assert registry.game("chess") is CHESS
    assert "second game 'chess'" in registry.broken()["chess_too"]


def test_the_games_of_this_installation_all_load() -> None:
    forget()
    assert registry.broken() == {}


def test_an_id_belongs_to_its_namesake_before_others(install: Install) -> None:
    install(a_board="SECOND_CHESS", chess="CHESS")
    assert registry.game("chess") is CHESS
    assert list(registry.games()) == [CHESS]
    assert "second game 'chess'" in registry.broken()["a_board"]


def test_a_game_is_found_by_its_id_whatever_its_entry_point_is_called(install: Install) -> None:
    install(board="CHESS", chess="DRAUGHTS")
    assert registry.game("chess") is CHESS
    assert registry.game("draughts") is DRAUGHTS


def test_who_asks_for_one_game_loads_no_other(install: Install) -> None:
    install(chess="CHESS", bad="MISSING")
    assert registry.game("chess") is CHESS
    assert registry._registered.cache_info().currsize == 0


def test_a_package_without_a_card_tells_what_its_code_does(install: Install) -> None:
    install(chess="CHESS", bad="MISSING")
    (chess,), broken = registry.cards()
    assert (chess.id, chess.name, chess.designer, chess.minutes) == ("chess", "Chess", "", None)
    assert chess.players == (1, 2, 3)
    assert "MISSING does not load" in broken["bad"]
