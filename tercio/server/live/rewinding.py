"""Games that went back by consent of all who play them, and the dice they have had since.

An act `rewind` says after how many of the decisions that stood the game goes on anew, and how much
had been drawn there. What was decided since stays in the chain, and stands no more. From there on
dice fall under another key, which follows from the seed that was committed to at the start
(`kernel.randomness.rewound`): nobody can use what was seen, no host can choose what comes, and
everybody can check both when the seed is out.
"""

from collections.abc import Sequence
from typing import Any

import msgspec
from sqlalchemy import select
from sqlalchemy.orm import Session

from tercio.kernel.randomness import Randomness, Stream, rewound
from tercio.kernel.saving.decoding import decoder
from tercio.kernel.table import Table
from tercio.server.store import models


class Rewind(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the key of the act says."""

    to: int
    """How many decisions stand."""
    drawn: int
    """How much had been drawn when they had been made."""


def encoded(rewind: Rewind) -> str:
    return msgspec.json.encode(rewind).decode()


def decoded(key: str) -> Rewind:
    read: Rewind = decoder(Rewind).decode(key.encode())
    return read


def rewinds_of(session: Session, game_id: str, acts: int | None = None) -> list[int]:
    """How much was drawn where a game went back to, each time; by so many acts, or all."""
    keys = select(models.Decision.key).filter_by(game_id=game_id, kind="rewind")
    if acts is not None:
        keys = keys.where(models.Decision.n <= acts)
    return [decoded(key).drawn for key in session.scalars(keys.order_by(models.Decision.n))]


def goes_on_with(table: Table[Any], seed: str, drawn: Sequence[int]) -> None:
    """From here on a table draws as one that began with `seed` and went back so often."""
    source = table.g.random.source
    table.seed = rewound(seed, drawn)
    table.g.random.source = Stream.from_seed(table.seed, source.counters)


def randomness_of(seed: str, drawn: Sequence[int], counters: dict[str, int]) -> Randomness:
    return Randomness(Stream.from_seed(rewound(seed, drawn), counters))
