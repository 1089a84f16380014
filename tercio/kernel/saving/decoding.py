"""Decoders of JSON, made one at a time.

What the library knows about a type it finds out when the type is first met, and a second thread
that meets it meanwhile brings the whole process down. So a decoder is made by one thread, and
whoever has a decoder may use it with others.
"""

import threading
from typing import Any

import msgspec

_lock = threading.Lock()
_made: dict[Any, msgspec.json.Decoder[Any]] = {}


def decoder(type: Any) -> msgspec.json.Decoder[Any]:
    """The decoder of a type."""
    made = _made.get(type)
    if made is None:
        with _lock:
            made = _made.get(type) or msgspec.json.Decoder(type)
            _made[type] = made
    return made
