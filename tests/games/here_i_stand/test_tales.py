"""What is rolled for is told with its dice."""

import pytest

from tercio.games.here_i_stand.game import GAME
from tercio.games.here_i_stand.model.events.cards import CourtshipRolled
from tercio.games.here_i_stand.model.events.court import ChateauRolled
from tercio.games.here_i_stand.model.events.new_world import RaiderRolled
from tercio.games.here_i_stand.model.events.religion import (
    AttemptResolved,
    CardCommitted,
    DebateCalled,
    DebaterChosen,
    DebateRoundFought,
    DietHeld,
    ReligionChanged,
    SaintPetersBuilt,
)
from tercio.kernel.display.digest import digest
from tercio.kernel.display.story import Happening
from tercio.kernel.display.tales import chapters_of
from tercio.kernel.events import Event, Rolled
from tercio.kernel.floor import DealProposed
from tercio.kernel.messages import Words
from tercio.wars.cards.card_events import ForeignBattleFought, LostAbroad
from tercio.wars.model.events import (
    BattleFought,
    ChanceTaken,
    CityRebelled,
    ForceMoved,
    MinorActivated,
    MinorDeactivated,
    PhaseBegan,
    PiracyBegan,
    PiracyHits,
    PiratesRepelled,
    ShipLost,
    VpGained,
)


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
    assert happening.outcome == words.event(outcome)
    assert happening.title in {"England", "Milan", "France"}, "the label says what it was"
    assert [line.dice for line in happening.told] == [(2, 6)]


def _told(*events: Event, language: str = "en") -> Happening:
    [chapter] = chapters_of(enumerate(events), GAME.display.tales, GAME.display.breaks)
    data = GAME.load_data()
    return chapter.tale.tell(chapter, data, Words(GAME, data, language))


def test_18_1_the_diet_tells_whose_dice_and_why() -> None:
    diet = _told(
        CardCommitted("power:protestant", "card:here_i_stand"),
        CardCommitted("power:papacy", "card:leipzig_debate"),
        CardCommitted("power:hapsburg", "card:revolt_of_the_communeros"),
        Rolled([6, 5, 4, 4, 1, 6], "diet", 5),
        Rolled([5, 6, 3], "diet", 5),
        Rolled([4, 6], "diet", 5),
        DietHeld(3, 3),
    )
    protestant, catholic = diet.parties
    assert [each.dice for each in protestant.counted] == [2, 4]
    assert [each.dice for each in catholic.counted] == [3, 2]
    assert catholic.name == "Papacy and Hapsburg"
    assert [each.note for each in catholic.throws] == ["Papacy", "Hapsburg"]
    assert not protestant.won
    assert not catholic.won
    assert diet.told == ()
    assert diet.refs == ("space:worms",)
    assert diet.odds is not None
    assert diet.odds.win == pytest.approx(0.4562, abs=1e-4)


@pytest.mark.parametrize("language", ["en", "ja"])
def test_18_5_a_debate_tells_its_dice_in_every_language(language: str) -> None:
    debate = _told(
        DebateCalled("power:papacy", "zone:german"),
        DebaterChosen("power:papacy", "debater:campeggio"),
        DebaterChosen("power:protestant", "debater:carlstadt"),
        Rolled([3, 3, 3, 6, 3, 6], "debate, Campeggio", 5),
        Rolled([3, 3, 2], "debate, Carlstadt", 5),
        DebateRoundFought(1, "debater:campeggio", 2, "debater:carlstadt", defender_hits=0),
        language=language,
    )
    papacy, protestant = debate.parties
    assert [each.dice for each in papacy.throws] == [(3, 3, 3, 6, 3, 6)]
    assert [each.dice for each in protestant.throws] == [(3, 3, 2)]
    assert (papacy.hits, papacy.expected) == (2, 2.0)
    assert (protestant.hits, protestant.expected) == (0, 1.0)
    assert [each.dice for each in papacy.counted] == [2, 4]
    assert [each.note for each in papacy.throws] == list(papacy.forces)


def test_18_5_a_debater_s_dice_have_their_reasons() -> None:
    eck = [("debater:eck", 3), ("debate-calls", 3), ("debate-own", 1)]
    carlstadt = [("debater:carlstadt", 1), ("debate-committed", 1)]
    debate = _told(
        DebateCalled("power:papacy", "zone:german"),
        DebaterChosen("power:papacy", "debater:eck"),
        DebaterChosen("power:protestant", "debater:carlstadt"),
        Rolled([1, 2, 3, 4, 5, 6, 1], "debate, Eck", 5, "debater:eck", eck),
        Rolled([3, 3], "debate, Carlstadt", 5, "debater:carlstadt", carlstadt),
        DebateRoundFought(1, "debater:eck", 2, "debater:carlstadt", defender_hits=0),
    )
    assert [[(each.dice, each.why) for each in party.counted] for party in debate.parties] == [
        [(3, "Eck"), (3, "calling the debate"), (1, "the debater\u2019s own bonus")],
        [(1, "Carlstadt"), (1, "answering, committed")],
    ]


@pytest.mark.parametrize("language", ["en", "ja"])
def test_14_a_battle_tells_its_dice_in_every_language(language: str) -> None:
    battle = _told(
        Rolled([5, 2, 1], "field battle, France", 5),
        Rolled([6, 6], "field battle, Hapsburg", 5),
        BattleFought(
            *("field", "space:milan", "power:france", "power:hapsburg"),
            1,
            2,
            winner="power:hapsburg",
        ),
        language=language,
    )
    france, hapsburg = battle.parties
    assert [each.dice for each in france.throws] == [(5, 2, 1)]
    assert [each.dice for each in hapsburg.throws] == [(6, 6)]
    assert france.expected == 1.0
    assert hapsburg.expected == pytest.approx(2 / 3)
    assert battle.told == ()


def test_16_4_piracy_tells_who_fired_and_what_it_cost() -> None:
    raid = _told(
        Rolled([5, 6], "piracy defence", 5),
        ShipLost("power:ottoman", "sea:barbary_coast", "corsair"),
        Rolled([4, 4, 6], "piracy", 5),
        PiracyHits("power:ottoman", "power:hapsburg", "sea:barbary_coast", 1),
        ShipLost("power:hapsburg", "space:cagliari", "squadron"),
    )
    pirates, target = raid.parties
    assert (pirates.hits, pirates.expected, pirates.won) == (1, 1.0, True)
    assert len(pirates.losses) == len(target.losses) == 1
    assert (target.hits, target.won) == (2, False)
    assert raid.told == raid.after == ()


def test_16_4_pirates_who_are_all_lost_are_told_of_too() -> None:
    raid = _told(
        PiracyBegan("power:ottoman", "power:hapsburg", "sea:barbary_coast"),
        Rolled([5, 6], "piracy defence", 5),
        ShipLost("power:ottoman", "sea:barbary_coast", "corsair"),
        PiratesRepelled("power:ottoman", "power:hapsburg", "sea:barbary_coast", [2, 1, 0, 0, 1]),
    )
    pirates, target = raid.parties
    assert raid.title == "Ottoman against Hapsburg at Barbary Coast"
    assert raid.outcome
    assert (pirates.won, target.won, target.hits) == (False, True, 2)
    assert raid.odds is not None


def test_16_4_a_raid_that_goes_on_has_a_heading_of_its_own() -> None:
    raid = _told(
        PiracyBegan("power:ottoman", "power:hapsburg", "sea:barbary_coast"),
        Rolled([5, 6], "piracy defence", 5),
    )
    assert raid.title == "Ottoman against Hapsburg at Barbary Coast"
    assert raid.label not in raid.title


def test_18_5_who_debates_in_both_rounds_is_named_once() -> None:
    rounds = (
        DebaterChosen("power:papacy", "debater:eck"),
        DebaterChosen("power:protestant", "debater:luther"),
        Rolled([1], "debate, Eck", 5, "debater:eck"),
        Rolled([1], "debate, Luther", 5, "debater:luther"),
        DebateRoundFought(1, "debater:eck", 0, "debater:luther", 0),
    )
    debate = _told(DebateCalled("power:papacy", "zone:german"), *rounds, *rounds)
    assert [party.forces for party in debate.parties] == [("Eck",), ("Luther",)]


def test_18_3_an_attempt_tells_why_there_were_so_many_dice() -> None:
    attempt = _told(
        Rolled([2, 5], "reformation", 0, "power:protestant", counted=[("faith-near", 2)]),
        Rolled([5], "against the reformation", 0, "power:papacy", counted=[("least", 1)]),
        AttemptResolved(
            "power:protestant", "space:trier", 6, 5, success=True, chance=0.7, modifier=1
        ),
        ReligionChanged("space:trier", "protestant"),
    )
    reformer, pope = attempt.parties
    assert attempt.small
    assert attempt.title == "Trier"
    assert (reformer.won, pope.won) == (True, False)
    assert [(each.dice, each.why) for each in reformer.counted] == [
        (2, "spaces of the faith nearby")
    ]
    assert reformer.score == "best: 6"
    assert reformer.throws[0].note == "+1 to each die"
    assert attempt.odds is not None
    assert attempt.odds.win == pytest.approx(0.7)
    assert [line.n for line in attempt.after] == [3]


def test_18_4_an_attempt_that_needs_no_answer_says_so() -> None:
    attempt = _told(
        Rolled([6], "counter-reformation", 0, "power:papacy", counted=[]),
        AttemptResolved("power:papacy", "space:trier", 6, 0, success=True, chance=1 / 6),
    )
    assert attempt.kind == "counter-reformation"
    assert attempt.parties[1].score == "no dice: a success all by itself"


@pytest.mark.parametrize(("mine", "win"), [(2, 1 / 9), (1, 0.0)])
def test_21_7_a_battle_abroad_has_its_chances(mine: int, win: float) -> None:
    abroad = _told(
        Rolled([6] * mine, "foreign war, England", 5, "power:england"),
        Rolled([1, 6], "foreign war, Independent", 5, "power:independent"),
        ForeignBattleFought(
            "power:england", "card:revolt_in_ireland", mine, 1, enemies=0, sizes=[3, 2]
        ),
        LostAbroad("power:england", "regular", 1, "card:revolt_in_ireland"),
    )
    assert abroad.odds is not None
    assert (abroad.odds.win, abroad.odds.loss) == pytest.approx((win, 0.0))
    assert abroad.parties[0].losses == ("1 English regular",)
    assert abroad.parties[1].hits == 1


def test_21_7_who_rolls_more_dice_keeps_the_last_unit() -> None:
    abroad = _told(
        Rolled([6, 6], "foreign war, England", 5, "power:england"),
        Rolled([6], "foreign war, Independent", 5, "power:independent"),
        ForeignBattleFought(
            "power:england", "card:revolt_in_ireland", 2, 1, enemies=0, sizes=[1, 1]
        ),
    )
    assert abroad.odds is not None
    assert (abroad.odds.win, abroad.odds.loss) == pytest.approx((5 / 9, 4 / 27))


def test_16_4_who_is_not_hit_by_pirates_has_won_only_if_none_is_left() -> None:
    """As chances beforehand count it; the end of a game tells by them what nobody expected."""
    nothing = PiracyHits("power:ottoman", "power:hapsburg", "sea:barbary_coast", 0)
    fired = Rolled([5, 6], "piracy defence", 5)
    lost = ShipLost("power:ottoman", "sea:barbary_coast", "corsair")
    missed = _told(fired, lost, Rolled([4, 4, 2], "piracy", 5), nothing)
    assert [party.won for party in missed.parties] == [False, False]
    sunk = _told(fired, lost, nothing)
    assert [party.won for party in sunk.parties] == [False, True]


def test_dice_that_are_added_up_say_with_what() -> None:
    chateau = _told(Rolled([6], "chateau"), ChateauRolled(8, "masterpiece"))
    assert chateau.told[0].note == (
        "+2 for what France holds in Italy, and how its own land fares: 8"
    )
    plain = _told(Rolled([6], "chateau"), ChateauRolled(6, "masterpiece"))
    assert plain.told[0].note == ""


def test_a_power_whose_seat_proposes_a_deal_is_told_of_once() -> None:
    """Seats are called like their powers here; a list with one side twice is shown to nobody."""
    words = Words(GAME, GAME.load_data())
    gained = VpGained("power:france", 1, "vp-chateau")
    proposed = DealProposed(1, "seat:france", ["seat:papacy"], [])
    told = digest([PhaseBegan(1, "diplomacy"), gained, proposed], 1, words)
    assert [(each.side, each.name, len(each.deeds)) for each in told] == [("france", "France", 2)]


def test_18_2_at_trent_whoever_prevails_has_won() -> None:
    papacy, protestant = "power:papacy", "power:protestant"
    dice = (
        Rolled([5, 6], "Council of Trent", 5, papacy),
        Rolled([1], "Council of Trent", 5, protestant),
    )
    council = _told(*dice, ChanceTaken(papacy, "trent-won", 2))
    assert council.title == "Papacy against Protestant"
    assert [(each.name, each.hits, each.won) for each in council.parties] == [
        ("Papacy", 2, True),
        ("Protestant", 0, False),
    ]
    assert council.odds is not None
    assert council.odds.win + council.odds.draw + council.odds.loss == pytest.approx(1.0)
    drawn = _told(*dice, ChanceTaken(protestant, "trent-drawn"))
    assert not any(each.won for each in drawn.parties)


def test_22_3_the_suitors_of_scotland_tell_their_totals() -> None:
    england, france = "power:england", "power:france"
    suit = _told(
        Rolled([6], "England's suit", by=england, counted=[("suitor-units", 2)]),
        Rolled([1], "France's suit", by=france, counted=[("suitor-units", 1)]),
        CourtshipRolled(8, 2, chance=0.5),
        MinorActivated("power:scotland", england),
    )
    assert suit.title == "England against France"
    assert [(each.name, each.score, each.won) for each in suit.parties] == [
        ("England", "8 in all", True),
        ("France", "2 in all", False),
    ]
    assert suit.odds is not None
    assert suit.odds.win == 0.5


def test_22_3_england_has_won_the_suit_though_french_units_must_leave_first() -> None:
    england, france = "power:england", "power:france"
    suit = _told(
        Rolled([3], "England's suit", by=england, counted=[("suitor-units", 2)]),
        Rolled([2], "France's suit", by=france, counted=[("suitor-units", 1)]),
        CourtshipRolled(5, 3, chance=0.5),
        MinorDeactivated("power:scotland"),
        ForceMoved(france, "space:stirling", "space:paris", ["unit:france.regular.1"], "displace"),
        MinorActivated("power:scotland", england),
    )
    assert [each.won for each in suit.parties] == [True, False]
    assert len(suit.after) == 3, "who must leave does not end it"


def test_what_chance_brings_is_shown_where_it_happens() -> None:
    protestant, papacy = "power:protestant", "power:papacy"
    raid = _told(
        Rolled([5, 1], "corsair raid", 5, protestant),
        ChanceTaken(protestant, "corsair-raid", 1, papacy),
        ShipLost(papacy, "space:rome", "squadron"),
    )
    circle = _told(
        Rolled([4], "secret circle"),
        ChanceTaken(protestant, "circle-in-spain"),
        ReligionChanged("space:siena", "protestant"),
        ReligionChanged("space:seville", "protestant"),
    )
    doria = _told(
        Rolled([5], "raid on the Barbary coast", 5), ChanceTaken("power:hapsburg", "barbary", 1)
    )
    dome = _told(Rolled([6, 6], "Michelangelo"), SaintPetersBuilt(2, 3))
    assert "space:rome" in raid.refs
    assert circle.refs == (protestant, "space:siena", "space:seville")
    assert doria.refs[-1] == "sea:barbary_coast"
    assert dome.refs == ("space:rome",)
