"""VQ 27: games of two to five players, in which majors are won like minors."""

import pytest

from tercio.games.virgin_queen.model import influence_verbs
from tercio.games.virgin_queen.model.court_verbs import add_card_markers
from tercio.games.virgin_queen.model.influence_questions import (
    activator,
    has_marker,
    inactive_majors,
    influence,
    is_resolved,
)
from tercio.games.virgin_queen.model.influence_verbs import close_status, give_up_influence
from tercio.games.virgin_queen.model.powers import (
    ENGLAND,
    FRANCE,
    HRE,
    IRELAND,
    OTTOMAN,
    PAPACY,
    PROTESTANT,
    SPAIN,
    VENICE,
)
from tercio.games.virgin_queen.rules.diplomacy.intervention import resolve_attack
from tercio.games.virgin_queen.rules.diplomacy.war import declare_wars
from tercio.games.virgin_queen.rules.diplomacy.war_restrictions import AT_ALL_TIMES
from tercio.games.virgin_queen.rules.minor_powers.activated_majors import (
    ACTIVATED_LIMITS,
    NEW_WARS,
    activate_major,
    deactivate_major,
    deal_hand,
    settle,
    settle_all,
)
from tercio.games.virgin_queen.rules.minor_powers.influence import (
    open_columns,
    resolve_status,
    role_of,
)
from tercio.games.virgin_queen.rules.victory.scoring import victory_points
from tercio.wars.diplomacy.clauses import Clause
from tercio.wars.land.hostility import is_passive
from tercio.wars.model.invariants import broken_masks
from tercio.wars.model.names import NOBODY, Power
from tercio.wars.model.power_questions import is_allied, is_at_war
from tercio.wars.sea.piracy import Raid
from tests.rules.virgin_queen.chancery import europe, forbidden, offers, reasons
from tests.rules.virgin_queen.stage import Stage


def empire(players: int = 5, edition: str = "living") -> Stage:
    """The Holy Roman is nobody's, and nobody has influence there."""
    stage = europe(players, edition)
    for power in stage.g.world.majors:
        if has_marker(stage.g, HRE, power):
            stage.influence(HRE, power, 0)
    return stage


# -- who is played by whom -----------------------------------------------------------------------


@pytest.mark.rule("VQ 27", "VQ 3", "VQ 3.1")
@pytest.mark.parametrize(
    ("players", "inactive", "given"),
    [
        (2, [HRE, OTTOMAN], {}),
        (3, [], {OTTOMAN: ENGLAND, HRE: SPAIN}),
        (4, [HRE], {OTTOMAN: ENGLAND}),
        (5, [HRE], {}),
        (6, [], {}),
    ],
)
def test_27_who_begins_active(
    players: int, inactive: list[Power], given: dict[Power, Power]
) -> None:
    g = Stage(players=players).g
    assert inactive_majors(g) == inactive
    assert g.state.influence.activated == given
    for power, ally in given.items():
        assert g.seat_of(power) == g.seat_of(ally)
        assert is_allied(g, power, ally)
        assert g.state.court.baseline[power] == victory_points(g, power)
    for power in inactive:
        assert power not in g.impulse_order()
        assert is_passive(g, power)
        assert not g.state.at_war[power]


@pytest.mark.rule("VQ 27")
def test_27_columns_and_start_influence() -> None:
    g = Stage(players=4).g
    found = [influence(g, OTTOMAN, p) for p in (ENGLAND, FRANCE, PROTESTANT, SPAIN)]
    assert found == [0, 0, 0, 1]
    found = [influence(g, HRE, p) for p in (ENGLAND, FRANCE, PROTESTANT, SPAIN, OTTOMAN)]
    assert found == [0, 0, 0, 1, 3]
    assert HRE in open_columns(g, FRANCE)
    assert OTTOMAN not in open_columns(Stage(players=5).g, FRANCE), "it has a player"


@pytest.mark.rule("VQ 29")
def test_29_only_the_ottoman_deactivates_the_holy_roman() -> None:
    g = Stage(players=5).g
    assert role_of(g, HRE, OTTOMAN) == "deactivate"
    assert role_of(g, HRE, PROTESTANT) == "activate"
    old = Stage(players=5, edition="first").g
    assert role_of(old, HRE, PROTESTANT) == "deactivate"


@pytest.mark.rule("VQ 29")
def test_29_with_two_players_france_has_no_influence_on_the_ottoman() -> None:
    assert role_of(Stage(players=2).g, OTTOMAN, FRANCE) == ""
    assert role_of(Stage(players=3).g, OTTOMAN, FRANCE) == "activate"


# -- activation ----------------------------------------------------------------------------------


@pytest.mark.rule("VQ 27", "VQ 24.6")
def test_27_the_winner_of_the_check_plays_it() -> None:
    stage = empire().hand(FRANCE, "storms", "sack", "reiters", "galleasses", "janissaries")
    # The Ottoman, Spain, England, France and the Protestant roll.
    stage.run(resolve_status(stage.g, HRE), dice=[1, 1, 1, 6, 1], answers=["pass"])
    g = stage.g
    assert activator(g, HRE) == FRANCE
    assert g.seat_of(HRE) == g.seat_of(FRANCE)
    assert is_allied(g, HRE, FRANCE)
    assert HRE in g.impulse_order()
    assert g.powers_of(g.seat_of(FRANCE)) == [FRANCE, HRE]
    assert stage.controller("vienna") == HRE, "it stays a power of its own"
    assert g.state.court.baseline[HRE] == victory_points(g, HRE)
    assert influence(g, HRE, SPAIN) == 0


@pytest.mark.rule("VQ 27")
def test_27_the_new_ally_may_begin_wars_with_it() -> None:
    stage = empire().ally(FRANCE, OTTOMAN)
    stage.run(activate_major(stage.g, HRE, FRANCE), answers=["war.spain", "pass"])
    assert is_at_war(stage.g, HRE, SPAIN)
    assert not is_at_war(stage.g, FRANCE, SPAIN)
    assert "is-friend-of-the-ally" in reasons(NEW_WARS, stage.g, HRE, OTTOMAN)
    assert "is-friend-of-the-ally" in reasons(NEW_WARS, stage.g, HRE, FRANCE)


@pytest.mark.rule("VQ 27", "VQ 24.5")
def test_27_its_own_markers_start_in_their_default_boxes() -> None:
    """Except where it has given its marker up, and where the status was resolved this turn."""
    stage = empire().influence(VENICE, HRE, 5).influence(PAPACY, HRE, 5)
    give_up_influence(stage.g, IRELAND, HRE)
    close_status(stage.g, PAPACY)
    stage.run(activate_major(stage.g, HRE, FRANCE), answers=["pass"])
    assert influence(stage.g, VENICE, HRE) == stage.g.world.influence[VENICE, HRE].default
    assert influence(stage.g, PAPACY, HRE) == 0
    assert not has_marker(stage.g, IRELAND, HRE)


@pytest.mark.rule("VQ 27")
def test_27_war_with_its_new_ally_is_over() -> None:
    stage = empire().war(HRE, FRANCE)
    stage.run(activate_major(stage.g, HRE, FRANCE), answers=["pass"])
    assert not is_at_war(stage.g, HRE, FRANCE)


@pytest.mark.rule("VQ 27")
@pytest.mark.parametrize(
    ("declarer", "held", "largest", "dealt"),
    [(NOBODY, 0, 6, 4), (NOBODY, 0, 2, 2), (OTTOMAN, 1, 6, 1), (OTTOMAN, 5, 6, 4)],
)
def test_27_the_hand_is_the_smallest_of_three(
    declarer: Power, held: int, largest: int, dealt: int
) -> None:
    """By keys and ruler it would be dealt 4: three keys and Maximilian."""
    stage = empire()
    influence_verbs.activate_major(stage.g, HRE, FRANCE, 0)
    ids = [stage.g.world.cards[card].id for card in stage.g.state.deck[:12]]
    stage.hand(FRANCE, *ids[:largest]).hand(OTTOMAN, *ids[6 : 6 + held])
    deal_hand(stage.g, HRE, declarer)
    assert stage.hand_size(HRE) == dealt


# -- a declaration of war on it ------------------------------------------------------------------


@pytest.mark.rule("VQ 27", "VQ 9.4")
def test_27_an_attack_resolves_its_status_without_declarer_and_deactivator() -> None:
    stage = empire().hand(FRANCE, "storms", "sack")
    stage.war(OTTOMAN, HRE)
    # Spain, England, France and the Protestant: the Ottoman is both.
    stage.run(
        resolve_attack(stage.g, OTTOMAN, HRE),
        dice=[6, 1, 1, 1],
        answers=["war", "pass"],
    )
    assert activator(stage.g, HRE) == SPAIN
    assert is_at_war(stage.g, SPAIN, OTTOMAN), "Spain chose to join"
    assert is_at_war(stage.g, HRE, OTTOMAN)


@pytest.mark.rule("VQ 27")
def test_27_its_ally_need_not_join_the_war() -> None:
    stage = empire().war(OTTOMAN, HRE)
    answers = ["pass", "pass"]
    stage.run(resolve_attack(stage.g, OTTOMAN, HRE), dice=[6, 1, 1, 1], answers=answers)
    assert [(ask.seat, ask.kind) for ask in stage.asked] == [
        ("spain", "join-war"),
        ("spain", "new-wars"),
    ], "no isolation: who wins it plays it"
    assert activator(stage.g, HRE) == SPAIN
    assert not is_at_war(stage.g, SPAIN, OTTOMAN)
    assert is_at_war(stage.g, HRE, OTTOMAN)


@pytest.mark.rule("VQ 27")
def test_27_its_ally_may_join_the_war_against_an_ally() -> None:
    stage = empire().war(OTTOMAN, HRE).ally(FRANCE, OTTOMAN)
    answers = ["war", "pass"]
    stage.run(resolve_attack(stage.g, OTTOMAN, HRE), dice=[1, 1, 6, 1], answers=answers)
    assert activator(stage.g, HRE) == FRANCE
    assert is_at_war(stage.g, FRANCE, OTTOMAN)
    assert not is_allied(stage.g, FRANCE, OTTOMAN)


@pytest.mark.rule("VQ 27")
def test_27_who_is_at_war_with_the_declarer_is_not_asked_to_join() -> None:
    stage = empire().war(OTTOMAN, HRE).war(FRANCE, OTTOMAN)
    stage.run(resolve_attack(stage.g, OTTOMAN, HRE), dice=[1, 1, 6, 1], answers=["pass"])
    assert [ask.kind for ask in stage.asked] == ["new-wars"]
    assert activator(stage.g, HRE) == FRANCE


@pytest.mark.rule("VQ 27")
def test_27_war_on_an_inactive_power_goes_by_the_war_segment() -> None:
    stage = empire().no_treasures().hand(OTTOMAN, "storms", "sack")
    assert AT_ALL_TIMES.allow(stage.g, OTTOMAN, HRE)
    cards = [f"card.{c}" for c in stage.g.state.hands[OTTOMAN]]
    worth = stage.g.world.card_cp(stage.g.state.hands[OTTOMAN][0])
    paid = cards[:1] if worth >= 2 else cards
    answers = ["war.hre", "pass", *paid, "pass", "pass"]
    stage.run(declare_wars(stage.g, OTTOMAN), dice=[6, 5, 1, 1], answers=answers)
    assert is_at_war(stage.g, OTTOMAN, HRE)
    assert activator(stage.g, HRE) == SPAIN
    assert is_resolved(stage.g, HRE)
    assert not has_marker(stage.g, HRE, OTTOMAN)


# -- between the powers of one player ------------------------------------------------------------


@pytest.mark.rule("VQ 27")
def test_27_two_powers_of_one_player_neither_fight_nor_give() -> None:
    stage = europe(2).hand(SPAIN, "storms").put("milan", SPAIN, second=2)
    g = stage.g
    assert reasons(AT_ALL_TIMES, g, SPAIN, FRANCE) == "between-own-powers"
    assert "gives-to-own-power" in forbidden(stage, Clause("card_draws", SPAIN, FRANCE, "1"))
    assert "gives-to-own-power" in forbidden(stage, Clause("mercenaries", SPAIN, FRANCE, "1"))
    assert "gives-to-own-power" in forbidden(stage, Clause("treasures", SPAIN, FRANCE, "1"))


@pytest.mark.rule("VQ 27")
def test_27_they_may_ally_and_lend_ships() -> None:
    stage = europe(2).put("marseille", FRANCE, galley=1)
    assert "alliance.spain+france.spain+france.spain.france" in offers(
        stage, "spain+france", "spain+france"
    )
    loan = Clause("loan_fleets", FRANCE, SPAIN, "marseille.france.1")
    assert not forbidden(stage, loan, Clause("alliance", SPAIN, FRANCE))


@pytest.mark.rule("VQ 27")
def test_27_an_activated_power_negotiates() -> None:
    stage = empire()
    stage.run(activate_major(stage.g, HRE, FRANCE), answers=["pass"])
    found = offers(stage, "france", "england")
    assert "alliance.france.england.france" in found
    assert "alliance.france.england.hre" in found
    assert "between-own-powers" in reasons(AT_ALL_TIMES, stage.g, HRE, FRANCE)


@pytest.mark.rule("VQ 27", "VQ 20.5")
def test_27_its_ally_marker_stays_in_winter() -> None:
    stage = empire().ally(ENGLAND, PROTESTANT)
    stage.run(activate_major(stage.g, HRE, FRANCE), answers=["pass"])
    stage.g.end_alliance(HRE, FRANCE)
    assert is_allied(stage.g, HRE, FRANCE)
    stage.g.end_alliance(ENGLAND, PROTESTANT)
    assert not is_allied(stage.g, ENGLAND, PROTESTANT)


@pytest.mark.rule("VQ 27")
@pytest.mark.parametrize("action", ["patronize_artist", "build_expedition", "gain_intelligence"])
def test_27_no_patronage_no_expeditions_no_espionage(action: str) -> None:
    stage = empire()
    stage.run(activate_major(stage.g, HRE, FRANCE), answers=["pass"])
    assert reasons(ACTIVATED_LIMITS, stage.g, HRE, action) == "is-barred-to-activated"
    assert ACTIVATED_LIMITS.allow(stage.g, FRANCE, action)
    assert ACTIVATED_LIMITS.allow(stage.g, HRE, "move_clear")


# -- victory points ------------------------------------------------------------------------------


@pytest.mark.rule("VQ 27")
@pytest.mark.parametrize(
    ("change", "vp", "moved"), [(5, 2, 4), (1, 0, 0), (-3, -1, -2), (-4, -2, -4)]
)
def test_27_each_full_two_vp_off_the_baseline_count(change: int, vp: int, moved: int) -> None:
    stage = empire()
    stage.run(activate_major(stage.g, HRE, FRANCE), answers=["pass"])
    baseline = stage.g.state.court.baseline[HRE]
    stage.g.gain_vp(HRE, change, "vp-treasure")
    settle_all(stage.g)
    assert stage.bonus_vp(FRANCE) == vp
    assert stage.g.state.court.baseline[HRE] == baseline + moved
    settle(stage.g, HRE)
    assert stage.bonus_vp(FRANCE) == vp, "each step counts once"


# -- deactivation --------------------------------------------------------------------------------


def active_empire() -> Stage:
    stage = empire()
    stage.run(activate_major(stage.g, HRE, FRANCE), answers=["pass"])
    return stage


@pytest.mark.rule("VQ 27")
def test_27_deactivation_step_by_step() -> None:
    stage = active_empire().war(HRE, OTTOMAN).hand(HRE, "storms")
    stage.influence(PAPACY, HRE, 4)
    stage.put("vienna", FRANCE, 2).put("paris", HRE, 1)
    add_card_markers(stage.g, HRE, 1)
    stage.g.gain_vp(HRE, 3, "vp-treasure")
    stage.ally(HRE, VENICE).control(HRE, "venice", "corfu")
    stage.run(deactivate_major(stage.g, HRE), answers=["displace.lyon"])
    g = stage.g
    assert stage.bonus_vp(FRANCE) == 2, "settled first: 3 VP, and 1 for a key in Venice"
    assert HRE not in g.state.court.baseline
    assert not is_allied(g, HRE, FRANCE)
    assert not is_at_war(g, HRE, OTTOMAN)
    assert stage.regulars(FRANCE, "lyon") == 2
    assert stage.regulars(HRE, "paris") == 0
    assert stage.hand_size(HRE) == 0
    assert g.world.card["storms"] in g.state.discard
    assert influence(g, PAPACY, HRE) == 0
    assert g.state.patron[VENICE] == VENICE
    assert stage.controller("corfu") == VENICE
    assert g.state.court.card_markers[HRE] == 0
    assert inactive_majors(g) == [HRE]
    assert HRE not in g.impulse_order()
    assert not broken_masks(g)


@pytest.mark.rule("VQ 27", "VQ 24.6")
def test_27_the_ottoman_deactivates_the_holy_roman() -> None:
    stage = active_empire().influence(HRE, OTTOMAN, 3)
    stage.run(resolve_status(stage.g, HRE), dice=[6, 1, 1, 1, 1])
    assert activator(stage.g, HRE) == NOBODY


@pytest.mark.rule("VQ 24.6", "VQ 27")
@pytest.mark.parametrize(("edition", "winner"), [("living", NOBODY), ("first", SPAIN)])
def test_24_6_a_tie_for_the_holy_roman(edition: str, winner: int) -> None:
    """Of the Ottoman, who only ends its alliances, and Spain: the earlier in Impulse Order; in
    the first printing the higher on its Activate list."""
    stage = empire(edition=edition)
    answers = ["pass"] if winner == SPAIN else []
    stage.run(resolve_status(stage.g, HRE), dice=[6, 6, 1, 1, 1], answers=answers)
    assert activator(stage.g, HRE) == winner


@pytest.mark.rule("VQ 27", "VQ 24.6")
def test_27_another_winner_takes_it_over() -> None:
    stage = active_empire()
    stage.run(resolve_status(stage.g, HRE), dice=[1, 1, 6, 1, 1], answers=["pass"])
    assert activator(stage.g, HRE) == ENGLAND
    assert not is_allied(stage.g, HRE, FRANCE)


@pytest.mark.rule("VQ 27", "VQ 24.6")
def test_27_an_active_holy_roman_competes_for_minors() -> None:
    stage = active_empire().influence(VENICE, HRE, 9)
    for power in (OTTOMAN, SPAIN, FRANCE):
        stage.influence(VENICE, power, 0)
    stage.run(resolve_status(stage.g, VENICE), dice=[1, 1, 1, 1])
    assert stage.g.state.patron[VENICE] == HRE
    assert stage.g.seat_of(VENICE) == stage.g.seat_of(FRANCE)


@pytest.mark.rule("VQ 27")
def test_27_an_inactive_one_does_not_compete() -> None:
    stage = empire().influence(VENICE, HRE, 9)
    for power in (OTTOMAN, SPAIN, FRANCE):
        stage.influence(VENICE, power, 0)
    stage.run(resolve_status(stage.g, VENICE), dice=[1, 1, 6])
    assert stage.g.state.patron[VENICE] == FRANCE


@pytest.mark.rule("VQ 27")
@pytest.mark.rule("VQ 16.4")
def test_27_pirates_choose_what_an_inactive_power_pays() -> None:
    stage = Stage(players=4).clear()
    stage.g.state.influence.activated.clear()
    raid = Raid(ENGLAND, OTTOMAN, stage.sea("tyrrhenian_sea"))
    assert stage.g.hooks.chooses_award(stage.g, raid) == ENGLAND
    stage.g.state.influence.activated[OTTOMAN] = FRANCE
    assert stage.g.hooks.chooses_award(stage.g, raid) == OTTOMAN
