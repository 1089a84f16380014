"""What is rolled for is told with its dice."""

import pytest

from tercio.games.here_i_stand.game import GAME
from tercio.games.here_i_stand.model.events.court import ChateauRolled
from tercio.games.here_i_stand.model.events.new_world import RaiderRolled
from tercio.kernel.display.tales import chapters_of
from tercio.kernel.events import Event, Rolled
from tercio.kernel.messages import Words
from tercio.wars.model.events import CityRebelled


@pytest.mark.parametrize(
    ("purpose", "outcome", "kind"),
    [
        ("raid", RaiderRolled("power:england", 5, "steal"), "raid"),
        ("rebels", CityRebelled("space:milan", 1), "revolt"),
        ("chateau", ChateauRolled(9, "two cards"), "chateau"),
    ],
)
def test_a_roll_that_is_a_happening_shows_its_dice(purpose: str, outcome: Event, kind: str) -> None:
    events = [Rolled([2, 6], purpose, 5), outcome]
    [chapter] = chapters_of(enumerate(events), GAME.display.tales, GAME.display.breaks)
    data = GAME.load_data()
    words = Words(GAME, data)
    happening = chapter.tale.tell(chapter, data, words)
    assert happening.kind == kind
    assert happening.title == happening.outcome == words.event(outcome)
    assert [line.dice for line in happening.told] == [(2, 6)]
