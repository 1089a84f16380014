"""A game looked back on: points turn by turn, what they were for, pacts kept and broken."""

from tercio.games.here_i_stand.game import GAME as HIS
from tercio.games.here_i_stand.model.powers import FRANCE
from tercio.games.ultima_ratio_regis.game import GAME as URR
from tercio.games.ultima_ratio_regis.model.events.general import (
    TurnBegun,
    VpScored,
    WarBegun,
    WarEnded,
)
from tercio.kernel.messages import Words
from tercio.wars.display.review import pacts_of
from tercio.wars.model.events import (
    AllianceEnded,
    AllianceMade,
    PeaceMade,
    PhaseBegan,
    WarDeclared,
)
from tests.rules.here_i_stand.stage import Stage
from tests.rules.ultima_ratio_regis.stage import Stage as UrrStage

PAPAL, FRENCH, TURKS = "power:papacy", "power:france", "power:ottoman"


def test_an_alliance_is_kept_until_the_turn_ends_or_broken_by_a_war() -> None:
    pacts = pacts_of(
        [
            PhaseBegan(1, "diplomacy"),
            AllianceMade(PAPAL, FRENCH),
            AllianceMade(FRENCH, TURKS),
            WarDeclared(FRENCH, PAPAL),
            AllianceEnded(TURKS, FRENCH),
            PhaseBegan(2, "diplomacy"),
            AllianceMade(PAPAL, FRENCH),
        ]
    )
    told = pacts.told(Words(HIS, HIS.load_data()))
    assert [(pact.turn, pact.fate, pact.line) for pact in told] == [
        (1, "broken", 3),
        (1, "kept", 4),
        (2, "open", 6),
    ]
    assert told[0].text == "Papacy and France are allied."


def test_a_peace_holds_until_those_who_made_it_are_at_war_again() -> None:
    told = pacts_of(
        [
            PhaseBegan(2, "diplomacy"),
            PeaceMade(FRENCH, TURKS),
            PeaceMade(PAPAL, FRENCH),
            AllianceMade(FRENCH, PAPAL),
            AllianceEnded(FRENCH, PAPAL),
            PhaseBegan(3, "diplomacy"),
            WarDeclared(TURKS, FRENCH),
        ]
    ).told(Words(HIS, HIS.load_data()))
    assert [(pact.text, pact.fate, pact.line) for pact in told] == [
        ("France and Ottoman make peace.", "broken", 6),
        ("Papacy and France make peace.", "open", 2),
        ("France and Papacy are allied.", "kept", 4),
    ]


def test_urr_a_war_begun_anew_breaks_the_peace() -> None:
    words = Words(URR, URR.load_data())
    told = [
        TurnBegun(6, 1560),
        WarEnded("power:france", "power:spain"),
        WarEnded("power:france", "power:venice"),
        WarBegun("power:spain", "power:france"),
    ]
    review = URR.display.review(UrrStage().g, told, words=words)
    assert review is not None
    assert [(pact.fate, pact.line) for pact in review.pacts] == [("broken", 3), ("open", 2)]


def test_23_points_of_turns_that_are_over_and_of_this_one_are_told_with_their_sources() -> None:
    stage = Stage()
    g = stage.g
    g.state.turn, g.state.vp_history = 2, [[9] * 6]
    g.gain_vp(FRANCE, 2, "vp-discovery")
    words = Words(HIS, HIS.load_data())
    review = HIS.display.review(g, [PhaseBegan(1, "diplomacy")], words=words)
    assert review is not None
    france = next(side for side in review.sides if side.side == "france")
    assert (review.first, len(france.points), france.points[0]) == (1, 2, 9)
    assert sum(source.points for source in france.sources) == france.points[-1]
    assert ("a discovery", 2) in [(source.name, source.points) for source in france.sources]


def test_his_23_2_every_point_is_told_with_what_it_was_for() -> None:
    g = Stage().g
    court, religion = g.state.court, g.state.religion
    court.piracy_vp, court.chateaux_vp, religion.st_peters_vp = 3, 4, 2
    g.gain_vp(FRANCE, 2, "vp-discovery")
    words = Words(HIS, HIS.load_data())
    review = HIS.display.review(g, [PhaseBegan(1, "diplomacy")], words=words)
    assert review is not None
    told = {side.side: {each.name: each.points for each in side.sources} for side in review.sides}
    assert told["ottoman"]["piracy"] == 3
    assert (told["france"]["a chateau"], told["france"]["a discovery"]) == (4, 2)
    assert told["papacy"][words.say("vp-reason", {"reason": "vp-st-peters"})] == 2
    assert all("Special" not in sources for sources in told.values()), "no sum without a reason"


def test_a_turn_that_was_won_in_its_record_is_drawn_once() -> None:
    g = Stage().g
    g.state.turn, g.state.vp_history = 1, [[9] * 6]
    review = HIS.display.review(g, [PhaseBegan(1, "diplomacy")], words=Words(HIS, HIS.load_data()))
    assert review is not None
    assert {len(side.points) for side in review.sides} == {1}


def test_urr_22_points_come_from_the_log() -> None:
    stage = UrrStage()
    stage.g.state.vp = [5, 0, 0]
    told = [
        TurnBegun(6, 1560),
        VpScored("seat:p1", 3, 3, "objectives", power=""),
        TurnBegun(7, 1580),
        VpScored("seat:p1", 2, 5, "war", power=""),
    ]
    review = URR.display.review(stage.g, told, words=Words(URR, URR.load_data()))
    assert review is not None
    first = review.sides[0]
    assert (review.first, first.points) == (6, (3, 5))
    assert [(each.name, each.points) for each in first.sources] == [
        ("objectives", 3),
        ("the war is won", 2),
    ]
