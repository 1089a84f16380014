"""VQ 9.1, 9.2: what may be agreed on, announced in impulse order, all or nothing."""

from itertools import combinations

import msgspec
import pytest

from tercio.games.virgin_queen.model.espionage_verbs import excommunicate_elizabeth
from tercio.games.virgin_queen.model.influence_questions import activator
from tercio.games.virgin_queen.model.powers import (
    DUTCH,
    ENGLAND,
    FRANCE,
    HRE,
    HUGUENOT,
    OTTOMAN,
    PROTESTANT,
    SCOTLAND,
    SPAIN,
)
from tercio.games.virgin_queen.rules.diplomacy.betrothals import legal_couples
from tercio.games.virgin_queen.rules.diplomacy.mercenaries import dismiss_the_unhired
from tercio.games.virgin_queen.rules.diplomacy.negotiation import (
    DEALS,
    may_deal,
    negotiation_segment,
)
from tercio.kernel.ask import Seat
from tercio.kernel.deals import Deal, Heading
from tercio.wars.diplomacy.clauses import Clause
from tercio.wars.model.events import DealAnnounced, DealVoided
from tercio.wars.model.names import NOBODY
from tercio.wars.model.power_questions import is_allied, is_at_war
from tercio.wars.model.ship_questions import ships_at
from tercio.wars.model.space_questions import is_home
from tests.rules.virgin_queen.chancery import agree, europe, forbidden, offers
from tests.rules.virgin_queen.stage import SEATS, Stage

READY = [f"{seat}=ready" for seat in SEATS[6]]


# -- peace ---------------------------------------------------------------------------------------


@pytest.mark.rule("VQ 9.1")
def test_9_1_two_powers_end_their_war() -> None:
    stage = europe().war(OTTOMAN, SPAIN)
    agree(stage, [Clause("end_war", OTTOMAN, SPAIN)])
    assert not is_at_war(stage.g, OTTOMAN, SPAIN)
    assert forbidden(stage, Clause("end_war", OTTOMAN, SPAIN)) == "is-no-war"


@pytest.mark.rule("VQ 9.1", "VQ 9.5")
def test_9_1_england_and_spain_never_make_peace() -> None:
    stage = europe().war(ENGLAND, SPAIN)
    assert forbidden(stage, Clause("end_war", SPAIN, ENGLAND)) == (
        "england-and-spain-never-make-peace"
    )


@pytest.mark.rule("VQ 29")
def test_29_in_the_tournament_the_mediterranean_war_outlasts_the_first_phase() -> None:
    stage = Stage("tournament")
    war = Clause("end_war", OTTOMAN, SPAIN)
    assert forbidden(stage, war) == "war-outlasts-the-first-phase"
    assert not forbidden(stage, Clause("end_war", FRANCE, PROTESTANT))
    assert not forbidden(stage.turn(4), war)


# -- alliances (9.2) -----------------------------------------------------------------------------


@pytest.mark.rule("VQ 9.2")
def test_9_2_no_alliance_in_war_unless_the_deal_ends_it() -> None:
    stage = europe().war(ENGLAND, FRANCE)
    alliance, peace = Clause("alliance", ENGLAND, FRANCE), Clause("end_war", ENGLAND, FRANCE)
    assert forbidden(stage, alliance) == "is-at-war-with-it"
    assert not forbidden(stage, alliance, peace)
    agree(stage, [peace, alliance])
    assert is_allied(stage.g, ENGLAND, FRANCE)


@pytest.mark.rule("VQ 9.2")
def test_9_2_spain_and_the_protestant_are_never_allies() -> None:
    refused = forbidden(europe(), Clause("alliance", SPAIN, PROTESTANT))
    assert refused.startswith("spain-and-protestant-never-ally")


@pytest.mark.rule("VQ 9.2")
def test_9_2_france_allies_with_one_of_the_two_only() -> None:
    stage = europe()
    spanish, protestant = Clause("alliance", SPAIN, FRANCE), Clause("alliance", FRANCE, PROTESTANT)
    assert not forbidden(stage, spanish)
    assert forbidden(stage, spanish, agreed=[protestant]) == "france-has-chosen-the-other"
    agree(stage, [protestant])
    assert forbidden(stage, spanish).startswith("france-has-chosen-the-other")
    assert not forbidden(stage, Clause("alliance", FRANCE, ENGLAND))


@pytest.mark.rule("VQ 9.2", "VQ 9.5")
def test_9_2_england_and_spain_do_not_ally_near_war() -> None:
    alliance = Clause("alliance", SPAIN, ENGLAND)
    stage = europe()
    assert not forbidden(stage, alliance)
    excommunicate_elizabeth(stage.g)
    assert forbidden(stage, alliance) == "england-and-spain-are-near-war"
    first = europe(edition="first")
    excommunicate_elizabeth(first.g)
    assert not forbidden(first, alliance), "the first printing knows no such rule"


@pytest.mark.rule("VQ 9.2")
def test_9_2_allies_lend_ships_for_a_turn() -> None:
    stage = europe().put("marseille", FRANCE, galley=2)
    loan = Clause("loan_fleets", FRANCE, SPAIN, "marseille.france.2")
    alliance = Clause("alliance", SPAIN, FRANCE)
    assert forbidden(stage, loan) == "lends-without-alliance"
    agree(stage, [alliance, loan], answers=["to.barcelona"])
    assert len(ships_at(stage.g, stage.at("barcelona"), SPAIN)) == 2
    back = Clause("loan_fleets", SPAIN, FRANCE, "barcelona.spain.1")
    assert "goes-both-ways" in forbidden(stage, back, alliance, agreed=[loan])


@pytest.mark.rule("VQ 9.2")
def test_9_2_corsairs_are_not_lent() -> None:
    stage = europe().put("istanbul", OTTOMAN, corsair=1)
    loan = Clause("loan_fleets", OTTOMAN, FRANCE, "istanbul.ottoman.1")
    assert "ships-are-gone" in forbidden(stage, loan, Clause("alliance", OTTOMAN, FRANCE))


# -- captives ------------------------------------------------------------------------------------


@pytest.mark.rule("VQ 9.1")
def test_9_1_a_captive_returns_to_a_capital() -> None:
    stage = europe().put("paris", FRANCE, leaders=["montmorency"]).captive("montmorency", SPAIN)
    agree(stage, [Clause("return_leader", SPAIN, FRANCE, "montmorency")])
    assert stage.where("montmorency") == "paris"


@pytest.mark.rule("VQ 9.1")
def test_9_1_or_else_to_a_friendly_home_key() -> None:
    stage = europe().put("paris", FRANCE, leaders=["montmorency"]).captive("montmorency", SPAIN)
    stage.control(SPAIN, "paris")
    keys = stage.g.hooks.captive_homes(stage.g, FRANCE, stage.g.world.leader["montmorency"])
    assert keys
    assert all(stage.g.world.is_key(s) and is_home(stage.g, FRANCE, s) for s in keys)


# -- spaces --------------------------------------------------------------------------------------


@pytest.mark.rule("VQ 9.1")
def test_9_1_a_space_goes_back_to_its_home_power() -> None:
    stage = europe().control(SPAIN, "rouen").put("rouen", SPAIN, 1)
    agree(stage, [Clause("cede_space", SPAIN, FRANCE, "rouen")], answers=["displace.gravelines"])
    assert stage.controller("rouen") == FRANCE
    assert stage.regulars(SPAIN, "rouen") == 0


@pytest.mark.rule("VQ 9.1")
def test_9_1_a_space_of_a_minor_goes_to_its_ally() -> None:
    stage = europe().control(ENGLAND, "edinburgh")
    clause = Clause("cede_space", ENGLAND, FRANCE, "edinburgh")
    assert forbidden(stage, clause) == "space-may-not-be-yielded"
    stage.ally(FRANCE, SCOTLAND)
    agree(stage, [clause])
    assert stage.controller("edinburgh") == FRANCE


@pytest.mark.rule("VQ 9.1")
def test_9_1_spaces_in_france_pass_between_france_and_the_protestant() -> None:
    stage = europe()
    assert not forbidden(stage, Clause("cede_space", FRANCE, PROTESTANT, "lyon"))
    assert forbidden(stage, Clause("cede_space", FRANCE, SPAIN, "lyon"))
    stage.control(PROTESTANT, "lyon")
    assert not forbidden(stage, Clause("cede_space", PROTESTANT, FRANCE, "lyon"))


@pytest.mark.rule("VQ 9.1")
def test_9_1_spaces_in_the_netherlands_pass_between_spain_and_the_protestant() -> None:
    stage = europe()
    assert not forbidden(stage, Clause("cede_space", SPAIN, PROTESTANT, "brussels"))
    assert forbidden(stage, Clause("cede_space", SPAIN, FRANCE, "brussels"))


@pytest.mark.rule("VQ 9.1")
def test_9_1_independent_spaces_near_home_may_be_yielded() -> None:
    stage = europe().control(SPAIN, "bayonne", "tunis", "florence", "metz")
    assert not forbidden(stage, Clause("cede_space", SPAIN, FRANCE, "metz"))
    assert not forbidden(stage, Clause("cede_space", SPAIN, FRANCE, "bayonne"))
    assert forbidden(stage, Clause("cede_space", SPAIN, ENGLAND, "florence")) == (
        "space-may-not-be-yielded"
    )
    old = europe(edition="first").control(SPAIN, "metz")
    assert forbidden(old, Clause("cede_space", SPAIN, FRANCE, "metz"))


@pytest.mark.rule("VQ 9.1")
def test_9_1_one_yields_only_what_one_controls() -> None:
    assert "is-not-ones-own" in forbidden(europe(), Clause("cede_space", SPAIN, FRANCE, "paris"))


# -- cards and treasures -------------------------------------------------------------------------


@pytest.mark.rule("VQ 9.1")
def test_9_1_up_to_two_random_cards_one_way() -> None:
    stage = europe().hand(ENGLAND, "the_virgin_queen", "storms", "reiters", "sack")
    assert offers(stage, "england", "france", "card_draws.england.france") == [
        "card_draws.england.france.1",
        "card_draws.england.france.2",
    ]
    stage.hand(FRANCE, "galleasses")
    given = Clause("card_draws", ENGLAND, FRANCE, "2")
    assert "goes-both-ways" in forbidden(stage, Clause("card_draws", FRANCE, ENGLAND, "1"), given)
    agree(stage, [given])
    assert stage.hand_size(FRANCE) == 3
    home = stage.g.world.card["the_virgin_queen"]
    assert home in stage.g.state.hands[ENGLAND], "home cards are never drawn"
    assert "is-given-already" in forbidden(
        stage, Clause("card_draws", ENGLAND, FRANCE, "1"), agreed=[given]
    )


@pytest.mark.rule("VQ 9.1")
def test_9_1_up_to_two_random_treasures_one_way() -> None:
    kinds = list(Stage().g.world.treasures)
    stage = europe().treasures(SPAIN, *kinds[:3]).treasures(FRANCE)
    gift = Clause("treasures", SPAIN, FRANCE, "2")
    assert forbidden(stage, Clause("treasures", FRANCE, SPAIN, "1")) == "has-too-few-treasures"
    agree(stage, [gift])
    treasury = stage.g.state.treasury
    assert (len(treasury.hands[SPAIN]), len(treasury.hands[FRANCE])) == (1, 2)
    assert "goes-both-ways" in forbidden(
        stage, Clause("treasures", FRANCE, SPAIN, "1"), agreed=[gift]
    )


# -- mercenaries ---------------------------------------------------------------------------------


@pytest.mark.rule("VQ 9.1")
def test_9_1_mercenaries_go_to_a_capital() -> None:
    stage = europe().put("london", ENGLAND, second=2).put("york", ENGLAND, second=1)
    agree(stage, [Clause("mercenaries", ENGLAND, FRANCE, "2")], answers=["from.york"])
    assert stage.second(FRANCE, "paris") == 2
    assert (stage.second(ENGLAND, "london"), stage.second(ENGLAND, "york")) == (1, 0)


@pytest.mark.rule("VQ 9.1")
def test_9_1_at_most_four_mercenaries() -> None:
    stage = europe().put("london", ENGLAND, second=6)
    found = offers(stage, "england", "france", "mercenaries.england.france")
    assert found[-1] == "mercenaries.england.france.4"


@pytest.mark.rule("VQ 9.1")
def test_9_1_who_gives_and_takes_no_mercenaries() -> None:
    stage = europe().put("london", ENGLAND, second=2)
    for taker in (OTTOMAN, HRE):
        refused = forbidden(stage, Clause("mercenaries", ENGLAND, taker, "1"))
        assert "receives-no-mercenaries" in refused
    assert "gives-no-mercenaries" in forbidden(stage, Clause("mercenaries", OTTOMAN, FRANCE, "1"))
    assert forbidden(stage, Clause("mercenaries", ENGLAND, FRANCE, "3")) == "lacks-the-mercenaries"


@pytest.mark.rule("VQ 9.1")
def test_9_1_the_capital_must_be_controlled_and_calm() -> None:
    stage = europe().put("london", ENGLAND, second=2).unrest("paris")
    clause = Clause("mercenaries", ENGLAND, FRANCE, "1")
    assert forbidden(stage, clause) == "has-no-capital-for-mercenaries"
    assert "has-no-capital" in forbidden(stage, Clause("mercenaries", ENGLAND, PROTESTANT, "1"))


@pytest.mark.rule("VQ 9.1", "VQ 23.6")
def test_9_1_the_protestant_divides_them_between_his_capitals() -> None:
    stage = europe().put("london", ENGLAND, second=2).control(PROTESTANT, "la_rochelle", "utrecht")
    stage.g.state.court.capitals = {
        HUGUENOT: stage.at("la_rochelle"),
        DUTCH: stage.at("utrecht"),
    }
    agree(
        stage,
        [Clause("mercenaries", ENGLAND, PROTESTANT, "2")],
        answers=["place.la_rochelle", "place.utrecht"],
    )
    assert stage.second(HUGUENOT, "la_rochelle") == 1
    assert stage.second(DUTCH, "utrecht") == 1


@pytest.mark.rule("VQ 9.1")
def test_9_1_mercenaries_for_hire_are_given_or_lost() -> None:
    stage = europe().put("vienna", HRE, second=1)
    stage.g.state.court.hire = 4
    agree(
        stage,
        [Clause("mercenaries", HRE, ENGLAND, "2")],
        answers=["hire", "from.vienna"],
    )
    assert stage.second(ENGLAND, "london") == 2
    assert stage.g.state.court.hire == 3
    dismiss_the_unhired(stage.g)
    assert stage.g.state.court.hire == 0


@pytest.mark.rule("VQ 5.3", "VQ 9.1")
def test_5_3_mercenaries_leave_only_whom_the_counters_can_still_show(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """With a single counter of 2 in Vienna, one of the two and one for hire cannot go."""
    stage = europe().put("vienna", HRE, second=2)
    pool = stage.g.world.pools[HRE]
    monkeypatch.setitem(
        stage.g.world.pools, HRE, msgspec.structs.replace(pool, land={"2": 1}, pieces=[])
    )
    stage.g.state.court.hire = 0
    assert forbidden(stage, Clause("mercenaries", HRE, ENGLAND, "1")) == "lacks-the-mercenaries"
    stage.g.state.court.hire = 1
    assert forbidden(stage, Clause("mercenaries", HRE, ENGLAND, "1")) == ""
    agree(stage, [Clause("mercenaries", HRE, ENGLAND, "2")])
    assert (stage.second(HRE, "vienna"), stage.g.state.court.hire) == (0, 1)
    assert stage.second(ENGLAND, "london") == 2


@pytest.mark.rule("VQ 5.3", "VQ 9.1")
def test_5_3_two_mercenaries_arrive_under_a_counter_of_2() -> None:
    """All six counters of 1 of England stand elsewhere: one mercenary alone cannot be shown."""
    stage = europe().put("paris", FRANCE, second=3)
    for place in ("york", "bristol", "durham", "lincoln", "norwich", "chester"):
        stage.put(place, ENGLAND, 1)
    one = Clause("mercenaries", FRANCE, ENGLAND, "1")
    assert forbidden(stage, one) == "has-no-capital-for-mercenaries"
    agree(stage, [Clause("mercenaries", FRANCE, ENGLAND, "2")])
    assert stage.second(FRANCE, "paris") == 1
    assert stage.second(ENGLAND, "london") == 2


@pytest.mark.rule("VQ 5.3", "VQ 9.1")
def test_5_3_both_capitals_of_spain_use_the_same_counters() -> None:
    stage = europe().put("paris", FRANCE, second=4).put("naples", SPAIN, 32)
    three = Clause("mercenaries", FRANCE, SPAIN, "3")
    assert forbidden(stage, three) == "has-no-capital-for-mercenaries"
    two = Clause("mercenaries", FRANCE, SPAIN, "2")
    agree(stage, [two], answers=["place.madrid", "place.milan"])
    assert (stage.second(SPAIN, "madrid"), stage.second(SPAIN, "milan")) == (1, 1)
    assert stage.second(FRANCE, "paris") == 2


@pytest.mark.rule("VQ 9.1")
def test_9_1_the_first_to_confirm_has_the_mercenaries() -> None:
    """The printed example: England promises the same two mercenaries to two powers."""
    stage = europe().put("london", ENGLAND, second=2).control(PROTESTANT, "la_rochelle")
    stage.g.state.court.capitals = {HUGUENOT: stage.at("la_rochelle")}
    done = agree(
        stage,
        [Clause("mercenaries", ENGLAND, PROTESTANT, "2")],
        [Clause("mercenaries", ENGLAND, FRANCE, "2")],
    )
    assert [clause.taker for clause in done] == [FRANCE]
    assert stage.second(FRANCE, "paris") == 2
    assert len(stage.events(DealAnnounced)) == 2
    assert len(stage.events(DealVoided)) == 1


@pytest.mark.rule("VQ 9.1")
def test_9_1_if_one_item_fails_the_whole_deal_does() -> None:
    stage = europe().put("london", ENGLAND, second=2)
    done = agree(
        stage,
        [Clause("mercenaries", ENGLAND, FRANCE, "2")],
        [Clause("alliance", ENGLAND, PROTESTANT), Clause("mercenaries", ENGLAND, PROTESTANT, "2")],
    )
    assert len(done) == 1
    assert not is_allied(stage.g, ENGLAND, PROTESTANT)


# -- after the League (20.10) --------------------------------------------------------------------


@pytest.mark.rule("VQ 20.10")
def test_20_10_no_deals_with_spain_in_the_first_segment_after_the_league() -> None:
    stage = europe()
    stage.g.state.court.no_deals_with_spain = True
    assert not may_deal(stage.g, SPAIN, FRANCE)
    assert not may_deal(stage.g, PROTESTANT, SPAIN)
    assert may_deal(stage.g, SPAIN, ENGLAND)
    assert may_deal(stage.g, FRANCE, PROTESTANT)
    stage.run(negotiation_segment(stage.g), answers=[*READY, *["pass"] * passes(stage)])
    assert may_deal(stage.g, SPAIN, FRANCE)


def passes(stage: Stage) -> int:
    """How many powers are asked about weddings of their own."""
    return sum(bool(legal_couples(stage.g, p, p)) for p in stage.g.impulse_order())


@pytest.mark.rule("VQ 9.1")
def test_9_1_the_segment_ends_when_all_are_ready() -> None:
    stage = europe()
    stage.g.state.court.hire = 4
    stage.run(negotiation_segment(stage.g), answers=[*READY, *["pass"] * passes(stage)])
    assert stage.g.state.court.hire == 0
    assert activator(stage.g, HRE) == NOBODY


@pytest.mark.rule("VQ 9.1")
def test_9_1_an_open_floor_offers_what_the_book_allows() -> None:
    """What it has found out about the position holds whatever the draft says."""
    stage = Stage("tournament").war(FRANCE, SPAIN)
    book = DEALS.opened()
    for one, other in combinations(SEATS[6], 2):
        drafts = [Deal(0, Seat(one), Seat(other))]
        while drafts:
            draft = drafts.pop()
            expected = DEALS.items(stage.g, draft)
            assert book.items(stage.g, draft) == expected
            if len(draft.items) < 2 and not draft.heading:
                for option in expected[:6]:
                    longer = draft.copy()
                    if isinstance(option.value, Heading):
                        longer.heading = option.value.key
                    else:
                        longer.items.append(option.value)
                    drafts.append(longer)
