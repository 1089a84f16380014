"""Bytes that are equal exactly where the data are equal, whichever way they came about."""

from typing import Any

import msgspec

_encode = msgspec.json.Encoder(order="deterministic").encode


def canonical(data: Any) -> bytes:
    """Plain data as bytes; the order of keys does not matter, and keys may be numbers."""
    return _encode(msgspec.to_builtins(data, str_keys=True))
