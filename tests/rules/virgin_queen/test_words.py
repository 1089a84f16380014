"""What came of weddings, jiltings and works of art is told in words, never by an id."""

import re

import pytest

from tercio.games.virgin_queen.game import GAME
from tercio.games.virgin_queen.patronage_events import WorkJudged
from tercio.games.virgin_queen.table_rows import JiltedRow, PatronageRow, WeddingRow
from tercio.games.virgin_queen.wedding_events import SuitorJilted, WeddingHeld
from tercio.kernel.events import Event
from tercio.kernel.messages import Words

DATA = GAME.load_data()
WORDS = Words(GAME, DATA)
TABLES = DATA.world("living").data


def results(table: str, row: type) -> list[str]:
    rows = TABLES.table(table, row).values()
    return sorted({each.result.replace("_", "-") for each in rows})


def outcomes() -> list[Event]:
    weddings = [
        WeddingHeld("royal:philip_ii", "royal:anna_of_austria", 12, f"wedding-{result}")
        for result in results("weddings", WeddingRow)
    ]
    jilted = [
        SuitorJilted("power:france", 3, f"jilted-{result}")
        for result in results("jilted", JiltedRow)
    ]
    works = [
        WorkJudged("power:france", "artist:clouet", 9, f"patronage-{result}")
        for result in results("patronage", PatronageRow)
    ]
    return [*weddings, *jilted, *works]


@pytest.mark.rule("VQ 21.1", "VQ 22.1", "VQ 23.3")
@pytest.mark.parametrize("event", outcomes(), ids=lambda event: event.result)
def test_an_outcome_has_words(event: Event) -> None:
    told = WORDS.event(event)
    assert not re.search(r"\b(wedding|jilted|patronage)-[a-z]", told), told
