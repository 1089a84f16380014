"""What came of weddings, jiltings, works of art and storms is told in words, never by an id."""

import re

import pytest

from tercio.games.virgin_queen.game import GAME
from tercio.games.virgin_queen.model.events.court import CardMarkersChanged
from tercio.games.virgin_queen.model.events.marriage import SuitorJilted, WeddingHeld
from tercio.games.virgin_queen.model.events.patronage import WorkJudged
from tercio.games.virgin_queen.model.events.storms import ArmyStopped, FleetStopped
from tercio.games.virgin_queen.rows.tables import JiltedRow, PatronageRow, WeddingRow
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


@pytest.mark.rule("VQ 21.1")
@pytest.mark.parametrize(
    ("cards", "words"),
    [(-2, "2 cards fewer"), (-1, "1 card fewer"), (1, "1 card more"), (2, "2 cards more")],
)
def test_a_card_marker_says_more_or_fewer(cards: int, words: str) -> None:
    told = WORDS.event(CardMarkersChanged("power:spain", cards))
    assert told == f"Spain: {words} in the next deal."


@pytest.mark.rule("VQ 13.1", "VQ 15.1", "VQ 16.3")
@pytest.mark.parametrize(
    ("act", "words"),
    [
        ("move", "the march from Paris ends where it began"),
        ("assault", "there is no assault on Paris"),
        ("transport", "those at Paris do not embark"),
    ],
)
def test_a_storm_says_whom_it_stopped_on_land(act: str, words: str) -> None:
    what = ["unit:france.regular.3", "leader:montmorency"]
    told = WORDS.event(ArmyStopped("power:france", "space:paris", act, what))
    assert told == f"France is stopped: {words} (3 French regulars, Montmorency)."


@pytest.mark.rule("VQ 16.1")
def test_a_storm_says_which_fleet_it_stopped() -> None:
    event = FleetStopped("power:spain", "space:seville", "sea:atlantic_ocean", 2)
    told = WORDS.event(event)
    assert told.startswith("Spain is stopped: 2 ships do not sail from Seville to ")
