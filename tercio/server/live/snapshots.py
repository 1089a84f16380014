"""Checkpoints, as they are stored."""

import zlib
from typing import Any

import msgspec

from tercio.kernel.ask import Seat
from tercio.kernel.saving.decoding import decoder
from tercio.kernel.saving.history import Kept, UndoMemory
from tercio.kernel.saving.save import SavedCheckpoint
from tercio.kernel.windows import StandingOrder
from tercio.server.live.pace import AS_EVER, Pacing
from tercio.server.store import models


class Snapshot(msgspec.Struct, frozen=True):
    """What a checkpoint holds, with the state still unread."""

    kept: SavedCheckpoint
    orders: dict[Seat, list[StandingOrder]]
    undo: UndoMemory
    pace: Pacing = AS_EVER


class Taken(msgspec.Struct, frozen=True, omit_defaults=True):
    """What goes into a checkpoint."""

    kept: Kept
    orders: dict[Seat, list[StandingOrder]]
    undo: UndoMemory
    pace: Pacing = AS_EVER


def packed(taken: Taken) -> bytes:
    return zlib.compress(msgspec.json.encode(taken), 3)


def read_snapshot(stored: models.StoredCheckpoint) -> Snapshot:
    read: Snapshot = decoder(Snapshot).decode(zlib.decompress(stored.body))
    return read


def unpacked(body: bytes) -> Any:
    """A checkpoint as plain data."""
    return msgspec.json.decode(zlib.decompress(body))
