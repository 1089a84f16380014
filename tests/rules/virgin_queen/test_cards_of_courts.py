"""Cards of royals, artists and scientists (VQ 21, 22, 23.3, 28)."""

import pytest

from tercio.games.virgin_queen.model import marriage_state
from tercio.games.virgin_queen.model.events.marriage import WeddingHeld
from tercio.games.virgin_queen.model.marriage_questions import is_available_to_wed, royal_power
from tercio.games.virgin_queen.model.marriage_verbs import remove_royal
from tercio.games.virgin_queen.model.patronage_state import AVAILABLE
from tercio.games.virgin_queen.model.patronage_verbs import sponsor_work
from tercio.games.virgin_queen.model.powers import (
    ENGLAND,
    FRANCE,
    HRE,
    OTTOMAN,
    PROTESTANT,
    SPAIN,
)
from tercio.games.virgin_queen.rules.marriage.louise import grooms_for
from tercio.games.virgin_queen.rules.marriage.weddings import (
    betroth,
    marriage_resolution,
    resolve_wedding,
)
from tercio.games.virgin_queen.rules.patronage.sponsoring import modifier
from tests.rules.virgin_queen.cards_stage import may_play, play
from tests.rules.virgin_queen.stage import Stage


def court(scenario: str = "campaign", players: int = 6) -> Stage:
    stage = Stage(scenario, players)
    stage.g.state.weddings.betrothed = []
    return stage


def promise(stage: Stage, groom: str, bride: str) -> Stage:
    royals, eligibility = stage.g.world.royal, stage.g.state.weddings.eligibility
    eligibility[royals[groom]] = eligibility[royals[bride]] = 3
    stage.run(betroth(stage.g, royals[groom], royals[bride]))
    return stage


def rating(stage: Stage, royal: str) -> int:
    return stage.g.state.weddings.eligibility[stage.g.world.royal[royal]]


# -- royals ----------------------------------------------------------------------------------------


@pytest.mark.rule("VQ 23.3")
def test_the_virgin_queen_jilts_her_suitor() -> None:
    stage = court()
    assert not may_play(stage, ENGLAND, "the_virgin_queen", "jilt")
    promise(stage, "francis_of_anjou", "elizabeth_i")
    assert may_play(stage, ENGLAND, "the_virgin_queen", "jilt")
    before = stage.hand_size(FRANCE)
    play(stage, ENGLAND, "the_virgin_queen", "jilt", dice=(5,))
    assert not stage.g.state.weddings.betrothed
    assert stage.hand_size(FRANCE) == before + 1


@pytest.mark.rule("VQ 21.1", "VQ 22.1", "VQ 28")
def test_wedding_festivities_and_an_artist_who_is_no_italian() -> None:
    stage = court()
    assert not may_play(stage, FRANCE, "gouvernante_de_france", "festivities")
    promise(stage, "charles_ix", "anna_of_saxony")
    assert may_play(stage, FRANCE, "gouvernante_de_france", "festivities")
    play(stage, FRANCE, "gouvernante_de_france", "festivities")
    assert stage.g.state.weddings.festivities == [stage.g.world.royal["charles_ix"]]
    work = stage.g.state.patronage.sponsored[0]
    assert (work.power, work.kind, work.cp) == (FRANCE, "artist", 2)
    assert stage.g.world.artists[work.who].power == "france"


@pytest.mark.rule("VQ 28", "VQ 21.1")
def test_28_louise_may_wed_the_holders_own_royal_as_a_same_power_match() -> None:
    stage = court()
    assert may_play(stage, FRANCE, "louise_of_lorraine")
    stage.g.state.weddings.eligibility[stage.g.world.royal["charles_ix"]] = 4
    play(stage, FRANCE, "louise_of_lorraine", answers=("groom.charles_ix",))
    held = celebrate(stage, "charles_ix", dice=(2, 3))
    assert held.total == 2 + 3 + 4  # only the higher rating
    assert rating(stage, "charles_ix") == rating(stage, "louise_of_lorraine") == marriage_state.GONE


@pytest.mark.rule("VQ 9.1", "VQ 21", "VQ 28")
def test_28_louise_is_betrothed_until_the_end_of_the_turn() -> None:
    """Only the wedding of Mary Queen of Scots is resolved at once."""
    stage = court()
    play(stage, FRANCE, "louise_of_lorraine", answers=("groom.charles_ix",))
    assert not stage.events(WeddingHeld)
    royals = stage.g.world.royal
    couple = royals["charles_ix"], royals["louise_of_lorraine"]
    assert stage.g.state.weddings.betrothed == [couple]
    remove_royal(stage.g, couple[0])
    assert not stage.g.state.weddings.betrothed, "21.4: he died before the wedding"
    assert royal_power(stage.g, couple[1]) == FRANCE, "she is still at the French court"


@pytest.mark.rule("VQ 28")
def test_28_another_power_may_refuse_louise() -> None:
    stage = court()
    answers = ("groom.leicester", "refuse", "groom.darnley", "consent")
    play(stage, PROTESTANT, "louise_of_lorraine", answers=answers)
    assert [ask.seat for ask in stage.asked if ask.kind == "consent-to-louise"] == ["england"] * 2
    held = celebrate(stage, "darnley", dice=(2, 3))
    assert held.groom == "royal:darnley"
    assert held.total == 2 + 3 + 2 + 3


def celebrate(stage: Stage, groom: str, dice: tuple[int, ...]) -> WeddingHeld:
    couple = next(c for c in stage.g.state.weddings.betrothed if royal_id(stage, c[0]) == groom)
    stage.run(resolve_wedding(stage.g, *couple), dice=dice)
    (held,) = stage.events(WeddingHeld)
    assert isinstance(held, WeddingHeld)
    return held


def royal_id(stage: Stage, royal: int) -> str:
    return stage.g.world.royals[royal].id


@pytest.mark.rule("VQ 30")
def test_30_louise_does_not_age_before_her_card_is_played() -> None:
    stage = court()
    assert rating(stage, "louise_of_lorraine") == marriage_state.NOT_YET
    males = [
        r
        for r, row in enumerate(stage.g.world.royals)
        if row.sex == "m" and is_available_to_wed(stage.g, r)
    ]
    stage.run(marriage_resolution(stage.g), dice=[6] * len(males))
    assert rating(stage, "louise_of_lorraine") == marriage_state.NOT_YET


@pytest.mark.rule("VQ 28", "VQ 9.1")
def test_28_no_husband_among_enemies_betrothed_or_captive() -> None:
    stage = court().war(PROTESTANT, SPAIN)
    royals = stage.g.world.royal
    promise(stage, "leicester", "anna_of_saxony")
    grooms = grooms_for(stage.g, PROTESTANT)
    assert royals["don_carlos"] not in grooms
    assert royals["leicester"] not in grooms
    assert royals["darnley"] in grooms
    late = court("tournament").captive("navarre", FRANCE)
    assert late.g.world.royal["henry_of_navarre"] not in grooms_for(late.g, ENGLAND)


@pytest.mark.rule("VQ 21.4")
def test_leicester_dies_and_essex_comes_to_court() -> None:
    stage = promise(court(), "leicester", "louise_de_coligny")
    play(stage, SPAIN, "leicester_dies")
    assert not stage.g.state.weddings.betrothed
    assert rating(stage, "leicester") == marriage_state.GONE
    assert stage.where("essex") == "london"
    lost = court().control(SPAIN, "london")
    play(lost, SPAIN, "leicester_dies")
    assert not isinstance(lost.where("essex"), str)


# -- works -----------------------------------------------------------------------------------------


@pytest.mark.rule("VQ 22.1", "VQ 22.2", "VQ 21.1")
def test_patron_of_the_arts() -> None:
    stage = court()
    assert may_play(stage, HRE, "patron_of_the_arts")
    play(stage, HRE, "patron_of_the_arts", answers=("pool.own", "pool.italian"))
    artist, scientist = stage.g.state.patronage.sponsored
    assert (artist.kind, artist.cp, artist.bonus) == ("artist", 3, 0)
    assert stage.g.world.artists[artist.who].power == "hre"
    assert stage.g.world.scientists[scientist.who].power is None
    assert not may_play(stage, HRE, "patron_of_the_arts")


@pytest.mark.rule("VQ 22.1")
def test_patron_of_the_arts_with_the_cultural_center() -> None:
    stage = court()
    stage.g.state.patronage.prague = True
    play(stage, HRE, "patron_of_the_arts", answers=("pool.own", "pool.own"))
    work = stage.g.state.patronage.sponsored[0]
    assert modifier(stage.g, work) == 1 + 1 + 1  # 3 CP, the center, the card


@pytest.mark.rule("VQ 21.1")
def test_rudolfs_marriage_ends_it() -> None:
    stage = court()
    stage.g.state.weddings.wed = [stage.g.world.royal["rudolf_ii"]]
    assert not may_play(stage, HRE, "patron_of_the_arts")


@pytest.mark.rule("VQ 22.1", "VQ 22.2")
def test_commissioned_from_italy() -> None:
    stage = court()
    assert may_play(stage, OTTOMAN, "commissioned_from_italy")
    play(stage, OTTOMAN, "commissioned_from_italy", answers=("kind.artist",))
    work = stage.g.state.patronage.sponsored[0]
    assert (work.power, work.cp) == (OTTOMAN, 4)
    assert stage.g.world.artists[work.who].power is None
    people = stage.g.state.patronage
    people.artists = [0 if s == AVAILABLE else s for s in people.artists]
    people.scientists = [0 if s == AVAILABLE else s for s in people.scientists]
    assert not may_play(stage, OTTOMAN, "commissioned_from_italy")


@pytest.mark.rule("VQ 22.2")
def test_the_gregorian_calendar_sponsors_a_scientist_of_ones_own_or_draws_a_card() -> None:
    stage = court()
    assert may_play(stage, ENGLAND, "gregorian_calendar", "astronomer")
    play(stage, ENGLAND, "gregorian_calendar", "astronomer")
    work = stage.g.state.patronage.sponsored[0]
    assert (work.kind, work.cp) == ("scientist", 3)
    assert stage.g.world.scientists[work.who].power == "england"
    assert not may_play(stage, ENGLAND, "gregorian_calendar", "astronomer")
    held = len(stage.g.state.hands[ENGLAND])
    play(stage, ENGLAND, "gregorian_calendar", "calendar")
    assert len(stage.g.state.hands[ENGLAND]) == held + 1


@pytest.mark.rule("VQ 22")
def test_prague_cabinet_as_a_gift() -> None:
    stage = court()
    assert not may_play(stage, PROTESTANT, "prague_cabinet", "gift")
    sponsor_work(stage.g, FRANCE, "artist", stage.g.world.artist["clouet"], cp=2)
    sponsor_work(stage.g, FRANCE, "scientist", stage.g.world.scientist["pare"], cp=2)
    assert may_play(stage, FRANCE, "prague_cabinet", "gift")
    play(stage, FRANCE, "prague_cabinet", "gift", answers=("work.scientist.pare",))
    assert [work.bonus for work in stage.g.state.patronage.sponsored] == [0, 2]


@pytest.mark.rule("VQ 22")
def test_prague_cabinet_for_the_emperor() -> None:
    stage = court().impulse(HRE)
    assert may_play(stage, HRE, "prague_cabinet", "cabinet")
    assert not may_play(stage, SPAIN, "prague_cabinet", "cabinet")
    play(stage, HRE, "prague_cabinet", "cabinet")
    assert stage.cp == 4
    assert set(stage.g.state.impulse.only) == {"patronize_artist", "patronize_scientist"}
    assert stage.g.state.patronage.favours == {HRE: 1}
    stage.control(OTTOMAN, "prague", "vienna")
    assert not may_play(stage, HRE, "prague_cabinet", "cabinet")
