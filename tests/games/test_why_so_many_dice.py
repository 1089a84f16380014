"""What a panel says of piracy, revolts, rebellions, raids, plots and works: whose dice, why so
many, the chances beforehand, and where it was."""

from math import comb

import pytest

from tercio.games.here_i_stand.model.events.court import ChateauRolled
from tercio.games.here_i_stand.model.events.new_world import RaiderRolled, VoyageResolved
from tercio.games.here_i_stand.model.events.religion import DebateCalled, DebateRoundFought
from tercio.games.virgin_queen.model.events.espionage import EspionageResolved
from tercio.games.virgin_queen.model.events.marriage import WeddingHeld
from tercio.games.virgin_queen.model.events.oceans import (
    CaptainDamaged,
    CaptainLost,
    CaptainSailed,
    FleetAttacked,
    FleetSighted,
    NavigationChecked,
    OceanPiracyBegan,
    OceanPiracyHits,
)
from tercio.games.virgin_queen.model.events.patronage import WorkJudged
from tercio.games.virgin_queen.model.events.religion import RebellionBegan, RebellionEnded
from tercio.games.virgin_queen.rows.tables import PatronageRow
from tercio.kernel.events import Rolled
from tercio.kernel.registry import game
from tercio.wars.model.events import CityRebelled, PiracyHits, TroopsLost
from tests.games.test_chances_beforehand import chances, told

HIS, VQ = "here_i_stand", "virgin_queen"


def at_least(hits: int, dice: int) -> float:
    """Of dice that hit on 5 or 6."""
    ways = (comb(dice, n) * 2**n * 4 ** (dice - n) for n in range(hits, dice + 1))
    return float(sum(ways) / 6**dice)


def test_16_4_piracy_counts_its_dice() -> None:
    """Two corsairs under one die of fire: 2 dice and 1 for the leader, or 1 + 1 if one is sunk."""
    raid = told(
        HIS,
        [
            Rolled([1], "piracy defence", 5, "power:hapsburg", [("fortresses", 1)]),
            Rolled([5, 2, 2], "piracy", 5, "power:ottoman", [("pirates", 2), ("pirate-leader", 1)]),
            PiracyHits(
                *("power:ottoman", "power:hapsburg", "sea:barbary_coast", 1),
                strength=[1, 2, 0, 0, 2, 3],
            ),
        ],
    )
    win = 2 / 3 * at_least(1, 3) + 1 / 3 * at_least(1, 2)
    assert chances(raid) == pytest.approx((win, 1 - win, 0.0))
    pirates, target = raid.parties
    assert [(each.why, each.dice) for each in pirates.counted] == [
        ("pirates", 2),
        ("the pirates\u2019 leader", 1),
    ]
    assert [each.why for each in target.counted] == ["fortress"]
    assert raid.odds is not None
    assert raid.odds.mine == pytest.approx(1 / 3)


@pytest.mark.parametrize("id", [HIS, VQ])
def test_22_6_a_revolt_must_hit_the_whole_garrison(id: str) -> None:
    rose = CityRebelled("space:tunis", 2, garrison=2)
    revolt = told(id, [Rolled([5, 6, 1, 1, 1], "rebels", 5), rose])
    assert revolt.kind == "revolt"
    assert chances(revolt) == pytest.approx((at_least(2, 5), 0.0, 1 - at_least(2, 5)))
    assert revolt.ends == ("the city is free", "", "the garrison holds out")
    old = told(id, [Rolled([5], "rebels", 5), CityRebelled("space:tunis", 1)])
    assert old.odds is None


def test_18_5_a_rebellion_tells_whose_dice_and_what_it_cost() -> None:
    rebels = "power:protestant"
    rebellion = told(
        VQ,
        [
            RebellionBegan(rebels, "space:antwerp", 4, loyal=1, against="power:spain"),
            Rolled([5, 1, 1, 1], "rebellion", 5, rebels, [("rebels", 3), ("rebels-at-home", 1)]),
            TroopsLost("power:spain", "regular", 1, "space:antwerp", "combat"),
            RebellionEnded("space:antwerp", True),
        ],
    )
    assert chances(rebellion) == pytest.approx((at_least(1, 4), 0.0, 1 - at_least(1, 4)))
    ours, loyal = rebellion.parties
    assert [each.dice for each in ours.counted] == [3, 1]
    assert (ours.won, loyal.won, loyal.score) == (True, False, "1 loyal unit")
    assert len(loyal.losses) == 1
    assert rebellion.told == ()
    old = told(
        VQ,
        [
            RebellionBegan(rebels, "space:antwerp", 1),
            Rolled([1], "rebellion", 5),
            RebellionEnded("space:antwerp", False),
        ],
    )
    assert old.odds is None
    assert len(old.parties) == 1


def test_16_5_a_captain_who_is_fired_on_goes_on_with_fewer_dice() -> None:
    """One patrol: unharmed he has 4 dice, damaged 3, and two hits would end it."""
    drake, spain = "captain:drake", "power:spain"
    raid = told(
        VQ,
        [
            OceanPiracyBegan(drake, spain, "ocean:antilles", strength=[1, 2, 4, 3]),
            Rolled([5], "piracy defence", 5, spain, [("patrols", 1)]),
            CaptainDamaged(drake),
            Rolled([5, 1, 1], "piracy", 5, drake, [("damaged", 1), (drake, 2)]),
            OceanPiracyHits(drake, spain, 1),
        ],
    )
    win = 2 / 3 * at_least(1, 4) + 1 / 3 * at_least(1, 3)
    assert chances(raid) == pytest.approx((win, 1 - win, 0.0))
    captain, target = raid.parties
    assert [each.why for each in captain.counted] == ["damaged expedition", captain.name]
    assert (captain.hits, target.hits, captain.won) == (1, 1, True)
    assert "ocean:antilles" in raid.refs


def test_16_5_a_captain_who_is_lost_ends_the_raid() -> None:
    drake, spain = "captain:drake", "power:spain"
    raid = told(
        VQ,
        [
            OceanPiracyBegan(drake, spain, "ocean:antilles", strength=[2, 2, 4, 3]),
            Rolled([5, 6], "piracy defence", 5, spain, [("patrols", 2)]),
            CaptainLost(drake),
        ],
    )
    assert raid.outcome
    assert chances(raid)[2] == pytest.approx(1 / 9)
    assert raid.parties[1].won


def test_23_2_the_treasure_fleet_fires_back() -> None:
    drake = "captain:drake"
    attack = told(
        VQ,
        [
            FleetSighted("ocean:antilles", 2),
            Rolled([5, 5], "attack on the fleet", 5, drake, [("expedition", 2)]),
            Rolled([1], "treasure fleet fires", 5, "power:spain", [("treasure-fleet", 1)]),
            FleetAttacked(drake, 2, 0),
        ],
    )
    draw = 4 / 9 * 2 / 3 + 4 / 9 / 3
    win = 4 / 9 * 2 / 3 + 1 / 9
    assert chances(attack) == pytest.approx((win, draw, 1 - win - draw))
    assert [each.won for each in attack.parties] == [True, False]
    assert "ocean:antilles" in attack.refs


def test_19_a_plot_counts_its_dice_and_a_pack_may_have_reasons_of_its_own() -> None:
    why = [("agents", 1), ("plot-informant", 2), ("plot-of-a-pack", 1)]
    plot = told(
        VQ,
        [
            Rolled([5, 1, 1, 1], "espionage, attack", 5, "power:spain", why),
            EspionageResolved("power:spain", "power:england", "assassination", 1, result="wounded"),
        ],
    )
    assert [(each.why, each.dice) for each in plot.parties[0].counted] == [
        ("CP spent", 1),
        ("an informant", 2),
        ("special rules", 1),
    ]
    assert plot.display == "espionage"


def test_22_1_a_work_adds_up_with_its_reasons() -> None:
    who = "artist:titian"
    work = told(
        VQ,
        [
            Rolled([6, 4], "patronage", by="power:spain", counted=[(who, 3), ("cp-spent", -1)]),
            WorkJudged("power:spain", who, 12, "patronage-masterpiece"),
        ],
    )
    assert work.told[0].note.endswith("\u22121 CP spent: 12")
    rows = game(VQ).load_data().world("living").data.table("patronage", PatronageRow).values()
    least = min(row.low for row in rows if row.vp)
    ways = sum(a + b + 2 >= least for a in range(1, 7) for b in range(1, 7))
    assert chances(work) == pytest.approx((ways / 36, 0.0, 1 - ways / 36))


def test_20_4_raiders_by_their_table() -> None:
    raider = RaiderRolled("power:france", 1, "stolen", [1 / 2, 1 / 3, 1 / 6])
    raid = told(HIS, [Rolled([1], "raid"), raider])
    assert chances(raid) == pytest.approx((1 / 2, 1 / 3, 1 / 6))
    assert raid.display == "new-world"


def test_21_4_a_chateau_by_what_france_holds() -> None:
    why = [("chateau-milan", 2), ("chateau-lost-home-space", -1)]
    built = told(
        HIS, [Rolled([3], "chateau", by="power:france", counted=why), ChateauRolled(4, "x")]
    )
    assert built.told[0].note == "+2 France holds Milan, \u22121 a French home space is lost: 4"


def test_18_5_a_debate_is_in_its_zone() -> None:
    debate = told(
        HIS,
        [
            DebateCalled("power:papacy", "zone:german"),
            Rolled([1], "debate, Eck", 5, "debater:eck"),
            Rolled([1], "debate, Carlstadt", 5, "debater:carlstadt"),
            DebateRoundFought(1, "debater:eck", 0, "debater:carlstadt", defender_hits=0),
        ],
    )
    assert "space:wittenberg" in debate.refs
    assert "space:paris" not in debate.refs
    assert debate.display == "debaters"


def test_20_2_a_voyage_has_its_display_and_21_1_a_wedding_its_courts() -> None:
    lost = VoyageResolved("power:england", "explorer:willoughby", 3, "lost")
    assert told(HIS, [Rolled([1, 1], "exploration"), lost]).display == "new-world"
    couple = "royal:charles_ii", "royal:margaret_of_valois"
    wedding = told(VQ, [Rolled([6, 5], "wedding"), WeddingHeld(*couple, 14, "wedding-happy")])
    assert "space:paris" in wedding.refs


def test_16_1_a_navigation_check_is_where_he_sails_to() -> None:
    check = told(
        VQ,
        [
            CaptainSailed("captain:drake", "ocean:antilles", "ocean:spanish_main"),
            Rolled([1, 4], "navigation", counted=[("captain:drake", 1)]),
            NavigationChecked("captain:drake", 6, "damaged"),
        ],
    )
    assert "ocean:spanish_main" in check.refs


def test_22_6_a_revolt_tells_of_the_rebels_and_of_the_garrison() -> None:
    revolt = told(
        HIS,
        [
            Rolled([5, 6, 1, 1, 1], "rebels", 5, counted=[("event", 5)]),
            CityRebelled("space:milan", 2, garrison=3),
            TroopsLost("power:france", "regular", 2, "space:milan", "event"),
        ],
    )
    rebels, garrison = revolt.parties
    assert [(each.dice, each.why) for each in rebels.counted] == [(5, "from the event")]
    assert (rebels.name, rebels.won, garrison.name, garrison.won) == (
        *("Rebels", False),
        *("The garrison", True),
    )
    assert garrison.score == "3 units"
    assert len(garrison.losses) == 1
    assert (revolt.told, revolt.after) == ((), ())


@pytest.mark.parametrize(("count", "said"), [(1, "fortress"), (2, "fortresses")])
def test_a_reason_is_one_or_many(count: int, said: str) -> None:
    fired = Rolled([1] * count, "piracy defence", 5, "power:hapsburg", [("fortresses", count)])
    raid = told(HIS, [fired, PiracyHits("power:ottoman", "power:hapsburg", "sea:barbary_coast", 0)])
    assert raid.parties[1].counted[0].why == said
