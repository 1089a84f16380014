"""Sentences for people. A game must not stop because one is missing."""

import logging
from collections.abc import Callable

from tercio.kernel.errors import RulesBug
from tercio.kernel.messages import Words

_log = logging.getLogger("tercio.server.live.sentences")


def told(say: Callable[[], str], otherwise: str) -> str:
    """A sentence, or something plain in its place if the game has no such message."""
    try:
        return say()
    except RulesBug as bug:
        _log.error("%s", bug)
        return otherwise


def name_of(words: Words, ref: str, otherwise: str) -> str:
    """What a game calls a thing; something else where it has no name for it."""
    return words.name(ref) if words.knows(ref) else otherwise
