"""The sentences of the terminal, in the language of whoever sits at it."""

import os
from contextvars import ContextVar
from pathlib import Path
from typing import Annotated, Any

import typer

from tercio.kernel.game import Game
from tercio.kernel.messages import FALLBACK, languages
from tercio.kernel.speech import Given, Speech

SPEECH = Speech(Path(__file__).parent / "locale")
_spoken: ContextVar[str] = ContextVar("spoken", default=FALLBACK)

Language = Annotated[
    str | None,
    typer.Option(
        "--language", "--lang", help="Language of the texts. Default: that of LANG, or English."
    ),
]


def speak(game: Game[Any], asked: str | None) -> str:
    """Speak from now on what was asked for; else what the machine speaks, if the game does."""
    system = os.environ.get("LANG", "").partition("_")[0].partition(".")[0]
    language = asked or (system if system in languages(game) else FALLBACK)
    _spoken.set(language)
    return language


def say(message: str, args: Given | None = None) -> str:
    return SPEECH.say(_spoken.get(), message, args)
