"""The sentences of the terminal, in the language of whoever sits at it."""

import os
from contextvars import ContextVar
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from tercio.kernel.bundles import FALLBACK
from tercio.kernel.pseudo import PSEUDO
from tercio.kernel.speech import Given, Speech

if TYPE_CHECKING:  # A list of games need not wait for what plays them.
    from tercio.kernel.game import Game

_OURS = Path(__file__).parent / "locale"
SPEECH = Speech(_OURS)
_spoken: ContextVar[str] = ContextVar("spoken", default=FALLBACK)

Language = Annotated[
    str | None,
    typer.Option(
        "--language", "--lang", help="Language of the texts. Default: that of LANG, or English."
    ),
]


def settle(asked: str | None) -> None:
    """Speak what was asked for; else what the machine speaks, if the terminal does."""
    known = {path.name for path in _OURS.iterdir()}
    wish = asked or _system()
    _spoken.set(wish if wish in known or wish == PSEUDO else FALLBACK)


def speak(game: "Game[Any]", asked: str | None) -> str:
    """Speak from now on what was asked for; else what the machine speaks, if the game does."""
    from tercio.kernel.messages import speaks

    chosen = spoken()
    language = asked or (chosen if speaks(game, chosen) else FALLBACK)
    _spoken.set(language)
    return language


def name_of(game: "Game[Any]") -> str:
    """What a game is called in the language that is spoken."""
    from tercio.kernel.messages import Words

    return Words(game, game.load_data(), speak(game, None)).name(f"game:{game.id}")


def _system() -> str:
    return os.environ.get("LANG", "").partition("_")[0].partition(".")[0]


def spoken() -> str:
    return _spoken.get()


def say(message: str, args: Given | None = None) -> str:
    return SPEECH.say(_spoken.get(), message, args)


def kind_of_game(scenario: str, players: int) -> str:
    return say("kind-of-game", {"scenario": scenario, "players": players})


def heads(*columns: str) -> list[str]:
    """What stands above the columns of a table."""
    return [say(f"col-{column}") for column in columns]
