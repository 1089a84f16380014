"""The games that can be played."""

from tercio.server.http.wire.base import Answer


class ScenarioInfo(Answer, frozen=True, kw_only=True):
    id: str
    name: str
    players: tuple[int, ...]
    seats: dict[str, tuple[str, ...]]
    """The seats for each number of players."""
    turns: int
    """How many it lasts at most; 0 where nobody says."""
    minutes: int
    """About how long it takes people who know the game; 0 where nobody says."""


class GameInfo(Answer, frozen=True, kw_only=True):
    id: str
    name: str
    scenarios: tuple[ScenarioInfo, ...]
    options: dict[str, tuple[str, ...]]
    bots: tuple[str, ...]
    seat_names: dict[str, str]
    """What its seats are called."""
    languages: tuple[str, ...]
    about: str
    """What it is about, in a sentence."""
    designer: str
    publisher: str
    minutes: tuple[int, int] | None
    """From its shortest scenario to its longest."""
    complexity: int
    """From 1, learned while playing, to 5, learned in several evenings; 0 where nobody says."""
    note: str
    guided: str
    """The scenario with which newcomers begin; empty where there is no guide."""
    guided_seat: str
    """Which seat they take there; empty: the first of as many as can play."""
