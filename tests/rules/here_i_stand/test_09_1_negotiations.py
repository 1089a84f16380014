"""HIS 9.1: what may be agreed on, announced in impulse order, all or nothing; HIS 7: turn 1."""

from dataclasses import replace
from itertools import permutations

import pytest

from tercio.games.here_i_stand.model.court_verbs import mark_this_turn
from tercio.games.here_i_stand.model.powers import (
    ENGLAND,
    FRANCE,
    GENOA,
    HAPSBURG,
    MAJORS,
    OTTOMAN,
    PAPACY,
    PROTESTANT,
    VENICE,
)
from tercio.games.here_i_stand.rules.diplomacy.negotiation import (
    DEALS,
    first_turn_negotiations,
    negotiation_segment,
)
from tercio.games.here_i_stand.rules.diplomacy.phase import diplomacy
from tercio.kernel.ask import AskAny, Checkpoint, Seat
from tercio.kernel.deals import Deal, Floor
from tercio.kernel.events import Event
from tercio.kernel.fields import Viewer
from tercio.wars.diplomacy.clauses import Clause
from tercio.wars.model.events import CardPlayed, DealAnnounced, DealVoided
from tercio.wars.model.force_pools import can_add, strength_in_use
from tercio.wars.model.names import REGULAR, SECOND, Power, captive_of
from tercio.wars.model.power_questions import is_allied, is_at_war
from tercio.wars.model.troop_questions import owned_units

from .chancery import agree, europe, floor_of, forbidden, offers
from .stage import SEATS, Stage

READY = [f"{seat}=ready" for seat in SEATS]


# -- the printed example -------------------------------------------------------------------------


def negotiation_example() -> Stage:
    stage = europe().put("besancon", HAPSBURG, 1).put("rome", PAPACY, ships=1)
    stage.put("marseille", FRANCE, ships=2).put("rouen", FRANCE, ships=1)
    return stage.hand(HAPSBURG, "holy_roman_emperor", "diplomatic_overture")


def test_9_1_the_printed_negotiation_example() -> None:
    stage = negotiation_example().hand(PAPACY)
    with_france = (
        Clause("alliance", HAPSBURG, FRANCE),
        Clause("loan_fleets", FRANCE, HAPSBURG, "marseille.france.2"),
        Clause("loan_fleets", FRANCE, HAPSBURG, "rouen.france.1"),
        Clause("cede_space", HAPSBURG, FRANCE, "besancon"),
    )
    with_the_pope = (
        Clause("alliance", HAPSBURG, PAPACY),
        Clause("loan_fleets", PAPACY, HAPSBURG, "rome.papacy.1"),
        Clause("card_draws", HAPSBURG, PAPACY, "1"),
    )
    answers = ["to.barcelona", "to.antwerp", "displace.antwerp", "to.naples"]
    agree(stage, with_france, with_the_pope, answers=answers)
    assert stage.g.state.allied[HAPSBURG] == 1 << FRANCE | 1 << PAPACY
    assert not is_allied(stage.g, FRANCE, PAPACY)
    assert stage.controller("besancon") == FRANCE
    assert stage.regulars(HAPSBURG, "antwerp") == 1
    assert (stage.ships(HAPSBURG, "barcelona"), stage.ships(HAPSBURG, "antwerp")) == (2, 1)
    assert stage.ships(HAPSBURG, "naples") == 1
    cards = stage.g.world.card
    assert stage.g.state.hands[PAPACY] == [cards["diplomatic_overture"]]
    assert stage.g.state.hands[HAPSBURG] == [cards["holy_roman_emperor"]], "never a home card"


# -- the floor -----------------------------------------------------------------------------------


def test_9_1_everybody_may_deal_with_everybody() -> None:
    asks = floor_of(europe())
    assert list(asks) == list(SEATS)
    keys = [option.key for option in asks[Seat("france")].options]
    assert keys == [*(f"draft.{seat}" for seat in SEATS if seat != "france"), "ready"]


def test_9_1_clauses_stand_under_headings() -> None:
    stage = europe().war(HAPSBURG, FRANCE).put("paris", FRANCE, second=2)
    found = offers(stage, "france", "hapsburg")
    assert "end_war.france.hapsburg" in found
    assert "cede_space.france.hapsburg" in found
    assert not any(key.startswith("alliance") for key in found), "they are at war"
    under = offers(stage, "france", "hapsburg", "mercenaries.france.hapsburg")
    assert under == [f"mercenaries.france.hapsburg.{n}" for n in (1, 2)]


def test_9_1_a_deal_made_on_the_floor_takes_effect() -> None:
    stage = europe()
    stage.run(
        negotiation_segment(stage.g),
        answers=[
            "england=draft.france",
            "england=item.alliance.england.france",
            "england=propose",
            "france=accept.england.france.1",
            *READY,
        ],
    )
    assert is_allied(stage.g, ENGLAND, FRANCE)


def test_9_1_others_do_not_see_a_deal() -> None:
    floor = Floor(proposed=[Deal(1, Seat("england"), Seat("france"))])
    assert floor.view(Viewer(Seat("hapsburg"))).proposed == []
    assert len(floor.view(Viewer(Seat("france"))).proposed) == 1


def test_9_1_the_floor_says_why_a_space_cannot_be_ceded() -> None:
    stage = europe()
    draft = Deal(0, Seat("france"), Seat("england"))
    messages = [r.message for r in DEALS.refusals(stage.g, draft, "space:paris")]
    assert messages == ["forbid-is-ones-own-capital", "forbid-may-not-be-ceded"]


# -- announced and confirmed ---------------------------------------------------------------------


def test_9_1_deals_take_effect_in_the_order_of_those_who_confirm() -> None:
    """England has two mercenaries and promised them twice; France confirms first."""
    stage = europe().put("london", ENGLAND, second=2).control(PROTESTANT, "wittenberg")
    to_protestant = [Clause("mercenaries", ENGLAND, PROTESTANT, "2")]
    to_france = [Clause("mercenaries", ENGLAND, FRANCE, "2")]
    done = agree(stage, to_protestant, to_france)
    assert done == to_france
    assert stage.second(FRANCE, "paris") == 2
    assert len(stage.events(DealVoided)) == 1


def test_9_1_a_deal_that_is_no_longer_possible_is_void_as_a_whole() -> None:
    stage = europe().put("london", ENGLAND, second=2).control(PROTESTANT, "wittenberg")
    alliance = Clause("alliance", ENGLAND, PROTESTANT)
    gift = Clause("mercenaries", ENGLAND, PROTESTANT, "2")
    agree(stage, [alliance, gift], [Clause("mercenaries", ENGLAND, FRANCE, "1")])
    assert not is_allied(stage.g, ENGLAND, PROTESTANT)
    assert stage.second(ENGLAND, "london") == 1


# -- ending a war --------------------------------------------------------------------------------


def test_9_1_two_powers_may_end_their_war_and_nobody_wins_it() -> None:
    stage = europe().war(OTTOMAN, HAPSBURG)
    agree(stage, [Clause("end_war", OTTOMAN, HAPSBURG)])
    assert not is_at_war(stage.g, OTTOMAN, HAPSBURG)
    assert stage.g.state.bonus_vp == [0] * 6


@pytest.mark.parametrize("catholic", [HAPSBURG, PAPACY])
def test_9_1_wars_of_the_league_never_end(catholic: Power) -> None:
    stage = europe().war(catholic, PROTESTANT)
    assert forbidden(stage, Clause("end_war", catholic, PROTESTANT)) == "league-wars-never-end"


def test_9_1_only_powers_at_war_end_a_war() -> None:
    assert forbidden(europe(), Clause("end_war", ENGLAND, FRANCE)) == "is-no-war"


# -- captives ------------------------------------------------------------------------------------


def test_9_1_a_captured_leader_returns_to_his_capital() -> None:
    stage = europe()
    leader = stage.g.world.leader["francis_i"]
    stage.g.state.leader_at[leader] = captive_of(HAPSBURG)
    agree(stage, [Clause("return_leader", HAPSBURG, FRANCE, "francis_i")])
    assert stage.where("francis_i") == "paris"


def test_9_1_without_his_capital_he_returns_to_a_home_key() -> None:
    stage = europe().control(ENGLAND, "paris")
    stage.captive("francis_i", HAPSBURG)
    clause = Clause("return_leader", HAPSBURG, FRANCE, "francis_i")
    agree(stage, [clause], answers=["place.rouen"])
    assert stage.where("francis_i") == "rouen"


def test_9_1_only_a_captive_of_the_giver_is_returned() -> None:
    stage = europe()
    clause = Clause("return_leader", HAPSBURG, FRANCE, "francis_i")
    assert forbidden(stage, clause) == "is-no-captive"


# -- spaces --------------------------------------------------------------------------------------


def cession(giver: Power, taker: Power, space: str) -> Clause:
    return Clause("cede_space", giver, taker, space)


def test_9_1_a_home_space_of_either_power_may_be_ceded() -> None:
    stage = europe().control(FRANCE, "navarre")
    assert forbidden(stage, cession(FRANCE, ENGLAND, "rouen")) == ""
    assert forbidden(stage, cession(FRANCE, HAPSBURG, "navarre")) == ""
    assert forbidden(stage, cession(FRANCE, ENGLAND, "navarre")) == "may-not-be-ceded"


def test_9_1_an_independent_space_may_be_ceded_to_anybody() -> None:
    stage = europe().control(FRANCE, "milan")
    assert forbidden(stage, cession(FRANCE, PAPACY, "milan")) == ""


def test_9_1_a_minors_space_may_be_ceded_to_its_ally() -> None:
    stage = europe().ally(HAPSBURG, GENOA).control(FRANCE, "genoa")
    assert forbidden(stage, cession(FRANCE, HAPSBURG, "genoa")) == ""
    assert forbidden(stage, cession(FRANCE, PAPACY, "genoa")) == "may-not-be-ceded"


def test_9_1_nobody_cedes_his_own_capital_but_another_powers() -> None:
    stage = europe().control(HAPSBURG, "paris")
    assert forbidden(stage, cession(HAPSBURG, FRANCE, "paris")) == ""
    assert "is-ones-own-capital" in forbidden(stage, cession(HAPSBURG, FRANCE, "vienna"))


def test_9_1_nobody_cedes_what_he_does_not_control() -> None:
    assert "is-not-ones-own" in forbidden(europe(), cession(FRANCE, ENGLAND, "london"))


def test_9_1_units_in_a_ceded_space_are_displaced() -> None:
    stage = europe().put("calais", ENGLAND, 2)
    agree(stage, [cession(ENGLAND, FRANCE, "calais")])
    assert stage.controller("calais") == FRANCE
    assert stage.regulars(ENGLAND, "london") == 2


def test_21_6_the_protestant_gains_no_space_before_the_league() -> None:
    stage = europe().control(HAPSBURG, "erfurt")
    stage.g.state.court.done.clear()
    clause = cession(HAPSBURG, PROTESTANT, "erfurt")
    assert forbidden(stage, clause) == "gains-nothing-before-league"


# -- cards and mercenaries -----------------------------------------------------------------------


def draws(giver: Power, taker: Power, count: int = 1) -> Clause:
    return Clause("card_draws", giver, taker, str(count))


def test_9_1_at_most_two_card_draws_and_no_more_than_there_are() -> None:
    stage = europe().hand(FRANCE, "patron_of_the_arts", "machiavelli_the_prince")
    assert list(DEALS.kinds["card_draws"].details(stage.g, FRANCE, ENGLAND)) == ["1", "2"]
    assert forbidden(stage, draws(FRANCE, ENGLAND)) == ""
    assert forbidden(stage, draws(FRANCE, ENGLAND, 2)) == "has-too-few-cards", "no home card"


def test_9_1_cards_go_one_way_and_once_a_turn() -> None:
    stage = europe().hand(FRANCE, "machiavelli_the_prince").hand(ENGLAND, "diplomatic_overture")
    there, back = draws(FRANCE, ENGLAND), draws(ENGLAND, FRANCE)
    assert forbidden(stage, back, there) == "goes-both-ways"
    assert forbidden(stage, back, agreed=[there]) == "goes-both-ways"
    assert forbidden(stage, there, agreed=[there]) == "is-given-already"


def troops(giver: Power, taker: Power, count: int = 1) -> Clause:
    return Clause("mercenaries", giver, taker, str(count))


def test_9_1_up_to_four_mercenaries_from_any_spaces_go_to_the_capital() -> None:
    stage = europe().put("paris", FRANCE, second=3).put("lyon", FRANCE, second=3)
    counts = list(DEALS.kinds["mercenaries"].details(stage.g, FRANCE, ENGLAND))
    assert counts == ["1", "2", "3", "4"]
    answers = ["from.paris", "from.lyon", "from.lyon", "from.lyon"]
    agree(stage, [troops(FRANCE, ENGLAND, 4)], answers=answers)
    assert (stage.second(FRANCE, "paris"), stage.second(FRANCE, "lyon")) == (2, 0)
    assert stage.second(ENGLAND, "london") == 4


def test_9_1_the_ottoman_neither_takes_nor_gives_mercenaries() -> None:
    stage = europe().put("paris", FRANCE, second=1).put("istanbul", OTTOMAN, second=3)
    assert "takes-no-mercenaries" in forbidden(stage, troops(FRANCE, OTTOMAN))
    assert "has-too-few-mercenaries" in forbidden(stage, troops(OTTOMAN, FRANCE))


def test_9_1_the_taker_of_mercenaries_must_control_his_capital() -> None:
    stage = europe().put("paris", FRANCE, second=1).control(HAPSBURG, "london")
    assert forbidden(stage, troops(FRANCE, ENGLAND)) == "cannot-place-mercenaries"


def test_9_1_the_force_pool_of_the_taker_must_have_the_mercenaries() -> None:
    stage = europe().put("paris", FRANCE, second=4)
    for number, space in enumerate(("rome", "ravenna", "ancona", "florence", "siena", "milan")):
        kind = REGULAR if number % 2 else SECOND
        stage.g.place_troops(PAPACY, kind, 6, stage.at(space))
    assert forbidden(stage, troops(FRANCE, PAPACY, 4)) == "cannot-place-mercenaries"


def test_9_1_the_protestant_places_mercenaries_in_one_controlled_electorate() -> None:
    stage = europe().put("paris", FRANCE, second=2)
    stage.control(HAPSBURG, "augsburg", "cologne", "mainz", "trier")
    agree(stage, [troops(FRANCE, PROTESTANT, 2)], answers=["place.brandenburg"])
    assert stage.second(PROTESTANT, "brandenburg") == 2


def _spend_the_small_counters(stage: Stage, power: Power) -> None:
    """Single regulars wherever there is no other unit of the power, as far as counters go."""
    g = stage.g
    for space in g.world.spaces:
        if not owned_units(g, power, space) and can_add(g, power, REGULAR, 1, space=space):
            g.place_troops(power, REGULAR, 1, space)


def test_5_2_mercenaries_leave_only_whom_the_counters_can_still_show() -> None:
    """Paris is a 4, Lyon a 2: one or three cannot leave, two go from Lyon, four from Paris."""
    stage = europe().put("paris", FRANCE, second=4).put("lyon", FRANCE, second=2)
    for space in ("bordeaux", "rouen", "marseille"):
        stage.put(space, FRANCE, 2)
    _spend_the_small_counters(stage, FRANCE)
    few = "has-too-few-mercenaries"
    refused = [forbidden(stage, troops(FRANCE, ENGLAND, count)) for count in (1, 2, 3, 4)]
    assert refused == [few, "", few, ""]
    before = strength_in_use(stage.g, FRANCE)
    agree(stage, [troops(FRANCE, ENGLAND, 2)])
    assert (stage.second(FRANCE, "paris"), stage.second(FRANCE, "lyon")) == (4, 0)
    assert stage.second(ENGLAND, "london") == 2
    assert strength_in_use(stage.g, FRANCE) == before - 2


def test_9_1_mercenaries_go_one_way() -> None:
    stage = europe().put("paris", FRANCE, second=1).put("london", ENGLAND, second=1)
    there, back = troops(FRANCE, ENGLAND), troops(ENGLAND, FRANCE)
    assert forbidden(stage, back, agreed=[there]) == "goes-both-ways"


# -- divorce and excommunication -----------------------------------------------------------------

DIVORCE = Clause("grant_divorce", PAPACY, ENGLAND)


def test_9_1_a_divorce_brings_anne_boleyn_and_a_roll() -> None:
    stage = europe()
    agree(stage, [DIVORCE], dice=[4])
    court = stage.g.state.court
    assert (court.marital, court.heirs, court.anne_married) == (2, [4], 4)
    assert court.catherine_marker


def test_9_1_a_divorce_is_granted_only_when_asked_for() -> None:
    stage = europe()
    stage.g.state.court.marital = 0
    assert forbidden(stage, DIVORCE) == "henry-asks-for-no-divorce"


def test_9_1_a_divorce_and_a_hapsburg_alliance_exclude_each_other() -> None:
    stage = europe()
    alliance = Clause("alliance", PAPACY, HAPSBURG)
    assert forbidden(stage, alliance, agreed=[DIVORCE]) == "emperor-minds-the-divorce"
    assert forbidden(stage, DIVORCE, agreed=[alliance]) == "papacy-is-hapsburg-ally"
    mark_this_turn(stage.g, "divorce_granted")
    assert forbidden(stage, alliance) == "emperor-minds-the-divorce"


def test_9_1_the_papacy_may_rescind_an_excommunication() -> None:
    stage = europe()
    clause = Clause("rescind_excommunication", PAPACY, FRANCE)
    assert forbidden(stage, clause) == "ruler-is-in-no-ban"
    stage.g.state.court.under_ban = 1 << FRANCE
    agree(stage, [clause])
    assert stage.g.state.court.under_ban == 0


# -- turn 1 --------------------------------------------------------------------------------------


def test_7_on_turn_1_only_england_negotiates_with_two_powers_in_its_order() -> None:
    stage = Stage("1517")
    stage.run(
        first_turn_negotiations(stage.g),
        answers=[
            "first.france",
            "france=draft.england",
            "france=item.alliance.france.england",
            "france=propose",
            "england=accept.france.england.1",
            "england=ready",
            "france=ready",
            "hapsburg=draft.england",
            "hapsburg=item.alliance.hapsburg.england",
            "hapsburg=propose",
            "england=accept.hapsburg.england.1",
            "england=ready",
            "hapsburg=ready",
        ],
    )
    allies = stage.g.state.allied[ENGLAND]
    assert allies == 1 << HAPSBURG | 1 << FRANCE


def test_7_turn_1_has_no_other_segments() -> None:
    stage = Stage("1517")
    stage.run(
        diplomacy(stage.g),
        answers=["first.hapsburg", *(f"{s}=ready" for s in ("england", "hapsburg"))]
        + [f"{s}=ready" for s in ("england", "france")],
    )
    assert {ask.kind for ask in stage.asked} == {"first-negotiation"}


def test_9_the_phase_resumes_at_its_segment() -> None:
    stage = europe()
    stage.g.state.step = 2
    assert diplomacy(stage.g).send(None) == Checkpoint("diplomacy-ransom")


@pytest.mark.parametrize("edition", ["2017", "2010"])
@pytest.mark.parametrize("scenario", ["1517", "1532"])
def test_9_1_looking_at_promising_spaces_alone_misses_nothing(scenario: str, edition: str) -> None:
    stage = Stage(scenario, edition).control(FRANCE, "milan", "vienna", "rome").ally(FRANCE, VENICE)
    stage.control(OTTOMAN, "buda", "venice", "corfu").control(HAPSBURG, "metz", "rhodes")
    cession = DEALS.kinds["cede_space"]
    for giver, taker in permutations(MAJORS, 2):
        promising = list(cession.prospective(stage.g, giver, taker))
        every = replace(cession, promising=None).prospective(stage.g, giver, taker)
        assert promising == list(every)


@pytest.mark.parametrize("event", [DealAnnounced, DealVoided, CardPlayed])
def test_9_1_what_was_secret_until_now_cannot_be_taken_back(event: type[Event]) -> None:
    """Deals were agreed on in secret, cards were in a hand."""
    assert event.reveals


# -- agreements that are ratified together -------------------------------------------------------


def test_9_1_a_group_of_agreements_can_bind_three_powers() -> None:
    """The Emperor makes peace with France, and the Pope pays for it with a card: all or nothing."""
    stage = europe().war(HAPSBURG, FRANCE).hand(PAPACY, "diplomatic_overture")
    drafted = [
        "hapsburg=draft.france",
        "hapsburg=invite.papacy",
        "hapsburg=item.end_war.hapsburg.france",
        "hapsburg=item.card_draws.papacy.hapsburg.1",
        "hapsburg=propose",
    ]
    accepted = ["papacy=accept.hapsburg.france.papacy.1", "france=accept.hapsburg.france.papacy.1"]
    stage.run(negotiation_segment(stage.g), answers=[*drafted, *accepted, *READY])
    assert not is_at_war(stage.g, HAPSBURG, FRANCE)
    assert stage.hand_size(PAPACY) == 0
    (announced,) = stage.events(DealAnnounced)
    assert (announced.power, announced.partners) == (
        "power:hapsburg",
        ["power:france", "power:papacy"],
    )
    assert [clause.message for clause in announced.clauses] == ["deal-end-war", "deal-card-draws"]


def test_9_1_a_group_that_one_power_does_not_confirm_is_void_as_a_whole() -> None:
    stage = europe().war(HAPSBURG, FRANCE).hand(PAPACY, "diplomatic_overture")
    drafted = [
        "hapsburg=draft.france",
        "hapsburg=invite.papacy",
        "hapsburg=item.end_war.hapsburg.france",
        "hapsburg=item.card_draws.papacy.hapsburg.1",
        "hapsburg=propose",
    ]
    answers = ["france=accept.hapsburg.france.papacy.1", "papacy=decline.hapsburg.france.papacy.1"]
    stage.run(negotiation_segment(stage.g), answers=[*drafted, *answers, *READY])
    assert is_at_war(stage.g, HAPSBURG, FRANCE)
    assert stage.events(DealAnnounced) == []


def test_9_1_every_pair_of_a_group_may_agree_on_something() -> None:
    stage = europe().war(HAPSBURG, FRANCE)
    draft = Deal(0, Seat("hapsburg"), Seat("france"), others=[Seat("papacy"), Seat("england")])
    kinds = {option.value.key for option in DEALS.items(stage.g, draft)}
    allies = {key.removeprefix("alliance.") for key in kinds if key.startswith("alliance.")}
    assert allies == {
        "hapsburg.papacy",
        "france.papacy",
        "hapsburg.england",
        "france.england",
        "papacy.england",
    }


def test_7_on_turn_1_nobody_else_is_asked_to_join() -> None:
    def england_and_france(g: object, a: int, b: int) -> bool:
        return {a, b} == {ENGLAND, FRANCE}

    draft = Deal(0, Seat("england"), Seat("france"))
    assert DEALS.between(england_and_france).others(europe().g, draft) == []


# -- the second printing -------------------------------------------------------------------------


def test_7_in_2010_england_talks_to_both_on_turn_1_at_once() -> None:
    stage = Stage("1517", edition="2010")
    stage.run(
        first_turn_negotiations(stage.g),
        answers=[
            "hapsburg=draft.england",
            "france=draft.england",
            "france=item.alliance.france.england",
            "hapsburg=item.alliance.hapsburg.england",
            "france=propose",
            "hapsburg=propose",
            "england=accept.hapsburg.england.1",
            "england=accept.france.england.1",
            *(f"{seat}=ready" for seat in ("england", "hapsburg", "france")),
        ],
    )
    assert stage.g.state.allied[ENGLAND] == 1 << HAPSBURG | 1 << FRANCE


def test_7_in_2010_france_and_the_hapsburgs_still_have_nothing_to_say_to_each_other() -> None:
    stage = Stage("1517", edition="2010")
    floor = first_turn_negotiations(stage.g).send(None)
    assert isinstance(floor, AskAny)
    drafts = {
        seat: [option.key for option in ask.options if option.key.startswith("draft.")]
        for seat, ask in floor.asks.items()
    }
    assert drafts == {
        "england": ["draft.hapsburg", "draft.france"],
        "hapsburg": ["draft.england"],
        "france": ["draft.england"],
    }
