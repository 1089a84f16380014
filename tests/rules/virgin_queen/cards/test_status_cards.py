"""Cards that decide whose ally a power becomes (VQ 24.6, 28, 30)."""

import pytest

from tercio.games.virgin_queen.model.court_questions import has_happened
from tercio.games.virgin_queen.model.espionage_verbs import excommunicate_elizabeth
from tercio.games.virgin_queen.model.influence_questions import activator, has_marker
from tercio.games.virgin_queen.model.influence_verbs import close_status
from tercio.games.virgin_queen.model.powers import (
    ENGLAND,
    FRANCE,
    HRE,
    IRELAND,
    OTTOMAN,
    PAPACY,
    PORTUGAL,
    PROTESTANT,
    SCOTLAND,
    SPAIN,
    VENICE,
)
from tercio.games.virgin_queen.rules.minor_powers.influence import StatusCheck, resolve_status
from tercio.wars.model.names import Power
from tercio.wars.sea.loans import nearest_ports
from tests.rules.virgin_queen.cards.table import quiet
from tests.rules.virgin_queen.stage import Stage
from tests.rules.war_cards import (
    answer_with,
    deal,
    discard,
    holds_card,
    is_discarded,
    is_removed,
    last_keys,
    may_answer,
    may_play,
    play,
    why_not,
)


def level(stage: Stage, target: Power) -> Stage:
    """Nobody has influence on the target."""
    for power in stage.g.world.majors:
        if has_marker(stage.g, target, power):
            stage.influence(target, power, 0)
    return stage


# -- Papal Bull (5) ------------------------------------------------------------------------------


@pytest.mark.rule("VQ 28", "VQ 9.5")
def test_card_5_the_papal_ally_excommunicates_elizabeth() -> None:
    stage = level(quiet(), PAPACY)
    # Spain, England, France, the Holy Roman; then four attempts in England.
    play(stage, FRANCE, "papal_bull", [6, 1, 1, 1, 2, 2, 2, 2], ["excommunicate"])
    assert stage.g.state.patron[PAPACY] == SPAIN
    assert stage.g.state.court.elizabeth_excommunicated
    assert stage.cp == 2, "a mandatory event gives 2 CP"
    assert is_discarded(stage, "papal_bull")


@pytest.mark.rule("VQ 28")
def test_card_5_excommunication_is_once_per_game() -> None:
    stage = level(quiet(), PAPACY)
    excommunicate_elizabeth(stage.g)
    discard(stage, "holy_league")
    play(stage, FRANCE, "papal_bull", [6, 1, 1, 1], ["call-league"])
    assert holds_card(stage, SPAIN, "holy_league")
    assert "excommunicate" not in last_keys(stage, "papal-bull")


@pytest.mark.rule("VQ 28")
def test_card_5_not_the_league_if_it_was_played_this_turn() -> None:
    stage = level(quiet(), PAPACY)
    discard(stage, "holy_league")
    stage.g.state.events_played[SPAIN].append(stage.g.world.card["holy_league"])
    play(stage, FRANCE, "papal_bull", [6, 1, 1, 1, 2, 2, 2, 2], ["excommunicate"])
    assert "call-league" not in last_keys(stage, "papal-bull")


@pytest.mark.rule("VQ 30")
def test_card_5_does_nothing_if_the_papacy_was_resolved() -> None:
    stage = level(quiet(), PAPACY).ally(SPAIN, PAPACY)
    close_status(stage.g, PAPACY)
    play(stage, FRANCE, "papal_bull")
    assert not stage.g.state.court.elizabeth_excommunicated
    assert stage.cp == 2


@pytest.mark.rule("VQ 28")
def test_card_5_an_italian_may_be_sponsored() -> None:
    stage = level(quiet(), PAPACY)
    play(stage, FRANCE, "papal_bull", [6, 1, 1, 1], ["sponsor", "kind.artist"])
    work = stage.g.state.patronage.sponsored[0]
    assert (work.power, work.kind, work.cp) == (SPAIN, "artist", 3)


# -- Holy League (23) ----------------------------------------------------------------------------


@pytest.mark.rule("VQ 28")
def test_card_23_needs_the_papal_ally_or_spain_and_a_war_with_the_ottoman() -> None:
    stage = quiet()
    assert "war_with_ottoman" in why_not(stage, SPAIN, "holy_league")
    stage.war(OTTOMAN, HRE)
    assert may_play(stage, SPAIN, "holy_league")
    assert "papal_ally_or_spain" in why_not(stage, FRANCE, "holy_league")
    assert may_play(stage.ally(FRANCE, PAPACY), FRANCE, "holy_league")


@pytest.mark.rule("VQ 6.1", "VQ 24.6")
def test_card_23_the_crusader_sails_with_inactive_galleys() -> None:
    stage = level(quiet(), VENICE).war(OTTOMAN, SPAIN).put("rome", PAPACY, galley=1)
    stage.put("venice", VENICE, galley=1)
    # The Ottoman wins the claim on Venice, which stays alone.
    play(
        stage,
        SPAIN,
        "holy_league",
        [6, 1, 1, 1],
        [*_ports(stage), "end-impulse"],
    )
    afloat = [s for s in stage.g.state.ship_at if s >= 0]
    assert len(afloat) == 2
    assert sum(lent == SPAIN for lent in stage.g.state.ship_lent) == 2
    assert stage.g.state.impulse.cp == 0


def _ports(stage: Stage) -> list[str]:
    """Where the borrowed ships may go, as far as there is a choice."""
    answers = []
    for port in ("rome", "venice"):
        ports = nearest_ports(stage.g, SPAIN, stage.at(port))
        if len(ports) > 1:
            answers.append(f"to.{stage.g.world.location_ids[ports[0]]}")
    return answers


# -- German Intervention (52), The Sublime Porte (69) --------------------------------------------


@pytest.mark.rule("VQ 27", "VQ 24.6")
def test_card_52_resolves_the_status_of_the_holy_roman() -> None:
    stage = level(quiet(players=5), HRE)
    play(stage, FRANCE, "german_intervention", [1, 1, 1, 6, 1], ["pass"])
    assert activator(stage.g, HRE) == FRANCE
    assert "status_unresolved" in why_not(stage, SPAIN, "german_intervention")


@pytest.mark.rule("VQ 27")
def test_card_69_resolves_the_status_of_the_ottoman() -> None:
    stage = level(quiet(players=2), OTTOMAN)
    # Spain deactivates, England and the Protestant compete; with two players France does not.
    play(stage, SPAIN, "the_sublime_porte", [1, 6, 1], ["pass"])
    assert activator(stage.g, OTTOMAN) == ENGLAND


# -- Irish Rebellion (57) ------------------------------------------------------------------------


@pytest.mark.rule("VQ 28")
def test_card_57_half_of_both_garrisons_together_is_lost() -> None:
    stage = level(quiet(), IRELAND).control(ENGLAND, "dublin", "kinsale")
    stage.put("dublin", ENGLAND, regulars=2, second=1).put("kinsale", ENGLAND, regulars=1, second=2)
    answers = ["unit.england.regular.kinsale", "unit.england.mercenary.dublin"]
    play(stage, SPAIN, "irish_rebellion", [1, 6, 1, 1], answers)
    assert stage.troops(ENGLAND, "dublin") == (2, 0), "3 regulars: 1 lost; 3 mercenaries: 1 lost"
    assert stage.troops(ENGLAND, "kinsale") == (0, 2)
    assert stage.g.state.patron[IRELAND] == IRELAND, "England won and keeps it inactive"


@pytest.mark.rule("VQ 28")
def test_card_57_france_may_gain_an_irish_ally() -> None:
    stage = level(quiet(), IRELAND).control(ENGLAND, "dublin", "kinsale")
    play(stage, FRANCE, "irish_rebellion", [1, 1, 6, 1], ["pass"])
    assert stage.g.state.patron[IRELAND] == FRANCE
    assert stage.regulars(IRELAND, "ulster") == 3


# -- Scottish Lords Rebel (74) -------------------------------------------------------------------


def scots(ally: Power = FRANCE) -> Stage:
    stage = level(quiet(), SCOTLAND).ally(ally, SCOTLAND)
    stage.g.state.court.mary = "alive"
    stage.protestant("edinburgh", "glasgow").catholic("stirling", "aberdeen")
    return stage.control(ally, "edinburgh", "stirling", "glasgow", "aberdeen")


@pytest.mark.rule("VQ 23.3", "VQ 9.5")
def test_card_74_mary_is_captured_if_the_lords_turn_to_england() -> None:
    stage = scots().put("stirling", SCOTLAND, 1)
    play(stage, SPAIN, "scottish_lords_rebel", [1, 6, 1, 1])
    assert stage.g.state.patron[SCOTLAND] == ENGLAND
    assert stage.g.state.court.mary == "captured"
    assert stage.regulars(SCOTLAND, "edinburgh") == 2
    assert is_removed(stage, "scottish_lords_rebel")


@pytest.mark.rule("VQ 30")
def test_card_74_regulars_are_reset_even_if_the_present_ally_wins() -> None:
    stage = scots().put("paris", SCOTLAND, 1)
    play(stage, SPAIN, "scottish_lords_rebel", [1, 1, 6, 1])
    assert stage.regulars(SCOTLAND, "paris") == 0
    assert stage.regulars(SCOTLAND, "edinburgh") == 2
    assert stage.g.state.court.mary == "alive"


@pytest.mark.rule("VQ 30")
def test_card_74_unless_edinburgh_is_besieged() -> None:
    stage = scots().war(ENGLAND, FRANCE).put("edinburgh", SCOTLAND, 1).put("edinburgh", ENGLAND, 3)
    stage.siege("edinburgh", ENGLAND)
    play(stage, SPAIN, "scottish_lords_rebel", [1, 1, 6, 1])
    assert stage.regulars(SCOTLAND, "edinburgh") == 1


# -- Death of King Sebastian (87) ----------------------------------------------------------------


@pytest.mark.rule("VQ 9.4", "VQ 24.6")
def test_card_87_portugal_enters_and_is_claimed() -> None:
    stage = level(quiet(), PORTUGAL)
    play(stage, FRANCE, "death_of_king_sebastian", [6, 1, 1, 1])
    assert stage.g.state.patron[PORTUGAL] == SPAIN
    assert stage.regulars(PORTUGAL, "lisbon") == 2
    assert stage.regulars(PORTUGAL, "oporto") == 1
    assert stage.ships(SPAIN, "lisbon") == 1
    assert stage.controller("lisbon") == SPAIN
    assert has_happened(stage.g, "death_of_king_sebastian")


# -- claims on Scotland: Border Reivers (41), Mary Queen of Scots (89) ----------------------------


@pytest.mark.rule("VQ 30")
@pytest.mark.parametrize("card", ["border_reivers", "mary_queen_of_scots"])
def test_cards_41_and_89_answer_a_scottish_check(card: str) -> None:
    stage = quiet()
    stage.g.state.court.mary = "alive"
    check = StatusCheck(SCOTLAND, [SPAIN, ENGLAND, FRANCE, PROTESTANT])
    assert not may_answer(stage, FRANCE, card, "status_check", StatusCheck(VENICE, [FRANCE]))
    answer_with(stage, FRANCE, card, "status_check", check, answers=["power.france"])
    assert check.bonus == {FRANCE: 3}


@pytest.mark.rule("VQ 30", "VQ 24.6")
def test_card_41_in_the_middle_of_a_check() -> None:
    stage = scots(ENGLAND)
    deal(stage, FRANCE, "border_reivers")
    card = stage.g.world.card["border_reivers"]
    stage.run(
        resolve_status(stage.g, SCOTLAND),
        dice=[1, 4, 2, 1],
        answers=[f"france=card.{card}", "power.france"],
    )
    assert stage.g.state.patron[SCOTLAND] == FRANCE, "2 and 3 against 4"


@pytest.mark.rule("VQ 23.3")
def test_card_89_is_for_cp_alone_once_mary_is_dead() -> None:
    stage = quiet()
    stage.g.state.court.mary = "executed"
    check = StatusCheck(SCOTLAND, [FRANCE])
    assert not may_answer(stage, FRANCE, "mary_queen_of_scots", "status_check", check)
