"""What a panel says of the chances before the dice fell: debates, voyages, plots, weddings."""

from collections.abc import Sequence

import pytest

from tercio.games.here_i_stand.model.events.new_world import DiscoveryClaimed, VoyageResolved
from tercio.games.here_i_stand.model.events.religion import (
    DebateCalled,
    DebaterChosen,
    DebateRoundFought,
)
from tercio.games.here_i_stand.rules.new_world.voyage_odds import exploration_chances
from tercio.games.virgin_queen.model.events.espionage import EspionageResolved
from tercio.games.virgin_queen.model.events.marriage import WeddingHeld
from tercio.games.virgin_queen.model.events.oceans import NavigationChecked
from tercio.kernel.display.story import Happening
from tercio.kernel.display.tales import chapters_of
from tercio.kernel.events import Event, Rolled
from tercio.kernel.messages import Words
from tercio.kernel.registry import game
from tests.rules.here_i_stand.stage import Stage


def told(id: str, events: Sequence[Event]) -> Happening:
    rules = game(id)
    words = Words(rules, rules.load_data())
    display = rules.display
    [chapter] = chapters_of(enumerate(events), display.tales, display.breaks)
    return chapter.tale.tell(chapter, words.data, words)


def chances(happening: Happening) -> tuple[float, float, float]:
    assert happening.odds is not None
    odds = happening.odds
    return odds.win, odds.draw, odds.loss


def test_18_5_a_debate_of_two_dice_against_one() -> None:
    """Hits on 5 or 6: 2 : 1 dice."""
    debate = told(
        "here_i_stand",
        [
            DebateCalled("power:papacy", "zone:german"),
            DebaterChosen("power:papacy", "debater:eck"),
            DebaterChosen("power:protestant", "debater:carlstadt"),
            Rolled([5, 2], "debate, Eck", 5),
            Rolled([1], "debate, Carlstadt", 5),
            DebateRoundFought(1, "debater:eck", 1, "debater:carlstadt", defender_hits=0),
        ],
    )
    none, one, two = 4 / 9, 4 / 9, 1 / 9
    draw = none * 2 / 3 + one / 3
    win = one * 2 / 3 + two
    assert chances(debate) == pytest.approx((win, draw, 1 - win - draw))
    assert debate.ends == ("", "a second round", "")


def test_20_2_a_voyage_tells_the_chances_that_it_had() -> None:
    g = Stage().g
    before = exploration_chances(g, 0)
    assert sum(before) == pytest.approx(1.0)
    for end in (
        DiscoveryClaimed(
            "power:england", "explorer:willoughby", "discovery:great_lakes", 1, before
        ),
        VoyageResolved("power:england", "explorer:willoughby", 3, "lost", chances=before),
    ):
        voyage = told("here_i_stand", [Rolled([3, 4], "exploration"), end])
        assert chances(voyage) == pytest.approx(tuple(before))
        assert voyage.ends == ("finds something", "nothing", "lost at sea")
    old = VoyageResolved("power:england", "explorer:willoughby", 3, "lost")
    assert told("here_i_stand", [Rolled([3, 4], "exploration"), old]).odds is None


def test_19_1_a_plot_by_the_dice_of_both_sides() -> None:
    """One die against none: a hit, on 5 or 6, or nothing."""
    plot = told(
        "virgin_queen",
        [
            Rolled([5], "espionage, attack", 5),
            EspionageResolved("power:spain", "power:england", "assassination", 1, result="x"),
        ],
    )
    win, draw, loss = chances(plot)
    assert win + draw == pytest.approx(1 / 3)
    assert loss == pytest.approx(2 / 3)


def test_21_1_a_wedding_by_the_ratings_of_the_couple() -> None:
    """A total of 13 brings VP: with ratings of 3, from 10 on two dice."""
    wedding = told(
        "virgin_queen",
        [
            Rolled([6, 5], "wedding"),
            WeddingHeld("royal:charles_ii", "royal:margaret_of_valois", 14, "wedding-happy"),
        ],
    )
    win, _, loss = chances(wedding)
    assert win == pytest.approx(6 / 36)
    assert loss == pytest.approx(6 / 36), "7 or less: called off, or murder"


def test_16_1_navigation_by_the_rating_of_the_captain() -> None:
    check = told(
        "virgin_queen",
        [Rolled([1, 4], "navigation"), NavigationChecked("captain:drake", 6, "damaged")],
    )
    assert sum(chances(check)) == pytest.approx(1.0)
    assert check.ends == ("unharmed", "damaged", "lost")
