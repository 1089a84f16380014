"""What dice decide in Virgin Queen is told with the dice, and with the chances before them."""

import pytest

from tercio.games.virgin_queen.game import GAME
from tercio.games.virgin_queen.model.events.espionage import EspionageResolved
from tercio.games.virgin_queen.model.events.influence import StatusRolled, StatusWon
from tercio.games.virgin_queen.model.events.oceans import (
    CanalAttempted,
    ColonyRolled,
    FleetAttacked,
    FleetSighted,
)
from tercio.games.virgin_queen.model.events.patronage import WorkJudged
from tercio.games.virgin_queen.model.events.religion import ConversionsRolled, FaithChanged
from tercio.kernel.display.story import Happening
from tercio.kernel.display.tales import chapters_of
from tercio.kernel.events import Event, Rolled
from tercio.kernel.messages import Words
from tercio.wars.model.events import ChanceTaken, ShipLost


def _told(*events: Event) -> Happening:
    [chapter] = chapters_of(enumerate(events), GAME.display.tales, GAME.display.breaks)
    data = GAME.load_data()
    return chapter.tale.tell(chapter, data, Words(GAME, data))


def test_18_5_conversions_tell_how_many_were_to_be_expected() -> None:
    tried = _told(
        Rolled([4, 2], "protestant conversions", 4, "power:protestant"),
        ConversionsRolled("power:protestant", "area:france", "protestant", 0, minor=1, unrest=0),
        FaithChanged("space:rouen", "protestant"),
    )
    assert tried.title == "Protestant: France"
    assert tried.told[0].note == "one converts, 1.0 expected"
    assert tried.odds is not None
    assert tried.odds.win == pytest.approx(3 / 4)
    assert "space:rouen" in tried.refs


def test_24_6_the_status_of_a_power_tells_every_total() -> None:
    status = _told(
        Rolled([2], "status, Spain", 0, "power:spain", counted=[("influence", 3)]),
        StatusRolled("power:spain", "power:scotland", 2, 5, 1 / 12),
        Rolled([3], "status, England", 0, "power:england", counted=[("influence", 6)]),
        StatusRolled("power:england", "power:scotland", 3, 9, 11 / 12),
        StatusWon("power:england", "power:scotland"),
    )
    assert status.title == "Scotland"
    assert [(each.name, each.score, each.chance, each.won) for each in status.parties] == [
        ("Spain", "5 in all", 1 / 12, False),
        ("England", "9 in all", 11 / 12, True),
    ]
    assert status.parties[0].throws[0].note == "+3 influence"
    assert "space:edinburgh" in status.refs
    assert status.told == ()


def test_8_4_a_colony_and_the_canal_tell_their_chances() -> None:
    colony = _told(
        Rolled([4, 4], "colony", 0, "power:france", counted=[("plantation", 1)]),
        ColonyRolled(
            "power:france", "settlement:roanoke", 9, "treasure", chances=[0.5, 0.25, 0.25]
        ),
    )
    canal = _told(
        Rolled([4], "Suez Canal", 0, "power:ottoman"), CanalAttempted(4, 6, [1 / 6, 0.0, 5 / 6])
    )
    for told, win in ((colony, 0.5), (canal, 1 / 6)):
        assert told.odds is not None
        assert told.odds.win == pytest.approx(win)
        assert all(told.ends[end] for end in (0, 2))


def test_16_1_a_storm_tells_of_ships() -> None:
    storm = _told(
        Rolled([6, 1], "storms", 6, "power:spain"),
        ChanceTaken("power:spain", "storms", 1, "space:palma", chances=[25 / 36, 0.0, 11 / 36]),
        ShipLost("power:spain", "space:palma", "galley"),
    )
    assert storm.title == "Spain"
    assert storm.told[0].note == "one founders, 0.3 expected"
    assert storm.outcome == "The storm at Palma strikes one ship of Spain."
    assert len(storm.after) == 1


def test_23_2_where_the_fleet_is_belongs_to_the_attack_on_it() -> None:
    attack = _told(
        Rolled([1], "treasure fleet"),
        FleetSighted("ocean:north_atlantic", 3),
        Rolled([5], "attack on the fleet", 5, "captain:drake"),
        Rolled([1], "treasure fleet fires", 5, "power:spain"),
        FleetAttacked("captain:drake", 1, 0),
    )
    assert [line.n for line in attack.before] == [0, 1]


def test_what_happens_at_a_court_is_seen_there() -> None:
    plot = _told(
        Rolled([5], "espionage, attack", 5, "power:england"),
        EspionageResolved("power:england", "power:spain", "gain_intelligence", 1, "nothing"),
    )
    assert "space:madrid" in plot.refs
    work = _told(
        Rolled([5, 5], "patronage", 0, "power:france"),
        WorkJudged("power:france", "artist:clouet", 12, "fine"),
    )
    assert "space:paris" in work.refs


def test_18_5_where_nobody_is_converted_the_area_is_shown() -> None:
    tried = _told(
        Rolled([1], "protestant conversions", 5, "power:protestant"),
        ConversionsRolled("power:protestant", "area:netherlands", "protestant", 0, 0, 0),
    )
    assert "space:amsterdam" in tried.refs
