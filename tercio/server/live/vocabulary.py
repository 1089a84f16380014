"""The rules of a stored game, and its words."""

from functools import cache
from typing import Any

import msgspec

from tercio.kernel import registry
from tercio.kernel.deals import DEAL_EVENTS
from tercio.kernel.events import Event, Rolled
from tercio.kernel.game import Game as Rules
from tercio.kernel.messages import FALLBACK, Words, speaks
from tercio.kernel.saving.decoding import decoder
from tercio.kernel.table import Table
from tercio.kernel.windows import StandingOrder
from tercio.server.live.packs import words_with
from tercio.server.live.sentences import name_of
from tercio.server.live.snapshots import Snapshot
from tercio.server.store import models


def rules_of(row: models.Game) -> Rules[Any]:
    return registry.game(row.game)


def get_ready(rules: Rules[Any]) -> None:
    """Whatever is read or made once for a game, so that no two threads do it at once."""
    words_of(rules.id, FALLBACK)
    event_decoder(rules)
    for type in (rules.state_type, Snapshot, list[StandingOrder]):
        decoder(type)


def event_decoder(rules: Rules[Any]) -> msgspec.json.Decoder[Any]:
    union: Any = Event
    for kind in dict.fromkeys((Rolled, *DEAL_EVENTS, *rules.events)):
        union = kind if union is Event else union | kind
    return decoder(union)


@cache
def words_of(game_id: str, language: str) -> Words:
    rules = registry.game(game_id)
    return Words(rules, rules.load_data(), language if speaks(rules, language) else FALLBACK)


def seat_name(game_id: str, seat: str, language: str) -> str:
    """What a game calls a seat."""
    return name_of(words_of(game_id, language), f"seat:{seat}", seat)


def words_for(table: Table[Any], language: str) -> Words:
    """The words of a table, which may have data of its own."""
    if table.setting.packs:
        return words_with(table.setting, table.data, language)
    return words_of(table.game.id, language)
