"""The chain of a game's acts: each row's hash covers the row and the hash before it."""

import hashlib
from collections.abc import Sequence
from typing import NamedTuple

import msgspec

from tercio.server.store.models import Decision, Game


class Act(NamedTuple):
    """What a row of `decisions` says, apart from who sent it and when."""

    kind: str
    seat: str
    key: str
    by: str


def first_link(game: Game) -> str:
    """The hash before the first act covers all that the game is, apart from its acts."""
    about = [game.id, game.game, game.rules_version, game.scenario, game.options, game.commitment]
    if game.pack:
        about.append(game.pack)
    return hashlib.sha256(_encode(about)).hexdigest()


def link(previous: str, n: int, act: Act) -> str:
    return hashlib.sha256(previous.encode() + _encode([n, *act])).hexdigest()


def is_chained(game: Game, rows: Sequence[Decision]) -> bool:
    """Whether the acts of a game are those of its chain, all of them and nothing else."""
    head = first_link(game)
    for n, each in enumerate(rows, 1):
        head = link(head, n, Act(each.kind, each.seat, each.key, each.by))
        if each.n != n or each.hash != head:
            return False
    return game.acts == len(rows) and game.head == head


def line_link(previous: str, n: int, audience: list[str] | None, body: bytes) -> str:
    """The hash of a line of the log."""
    return hashlib.sha256(previous.encode() + _encode([n, audience]) + body).hexdigest()


_encode = msgspec.json.Encoder(order="deterministic").encode
