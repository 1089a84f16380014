"""Technologies, alliances with minors and the imperial election (uRR 19.3, 20.3.1)."""

import pytest

from tercio.games.ultima_ratio_regis.cards.realm_ops import can_win
from tercio.games.ultima_ratio_regis.model.names import NOBODY
from tercio.games.ultima_ratio_regis.model.power_questions import is_in_play, majors_in_play
from tercio.games.ultima_ratio_regis.rules.combat.sides import Combat, lasting_advantages, nobody
from tercio.games.ultima_ratio_regis.rules.economy.unrest_and_income import income
from tests.rules.ultima_ratio_regis.card_proofs import board, enter, leave, play, why_not
from tests.rules.ultima_ratio_regis.stage import WORLD, Stage

TECHNOLOGIES = [("land_technology", "land"), ("siege_technology", "siege")]
TECHNOLOGIES += [("naval_technology", "naval")]


def restless(stage: Stage) -> Stage:
    """Nobody can bid."""
    for power in majors_in_play(stage.g):
        stage.g.realm.unrest[power] = 19
    return stage


@pytest.mark.rule("uRR 19.3", "uRR 19.3.1")
@pytest.mark.parametrize(("card", "kind"), TECHNOLOGIES)
def test_a_technology_is_an_advantage_until_the_turn_ends(card: str, kind: str) -> None:
    stage = play(board(6).unrest("spain", 0), card, "bid.spain.2")
    spain = stage.power("spain")
    assert stage.g.realm.techs == {kind: spain}
    assert stage.g.realm.unrest[spain] == 2
    place = stage.at("sea_ea" if kind == "naval" else "madrid")
    for fought in ("land", "siege", "naval"):
        combat = Combat(fought, place, nobody(place), nobody(place), 4)
        advantages = lasting_advantages(stage.g, combat, spain) - (fought == "land")
        assert advantages == (fought == kind), "one of the Tercios in land battles"


@pytest.mark.rule("uRR 19.3")
def test_naval_technology_is_of_no_use_to_pirates() -> None:
    stage = play(board(6).unrest("england", 0), "naval_technology", "bid.england.1")
    sea = stage.at("sea_ea")
    combat = Combat("naval", sea, nobody(sea), nobody(sea), 1, fixed=True)
    assert lasting_advantages(stage.g, combat, stage.power("england")) == 0


@pytest.mark.rule("uRR 19.3")
def test_industry_pays_at_the_end_of_the_turn() -> None:
    stage = board(6).unrest("spain", 0)
    before = income(stage.g, stage.power("spain"))
    play(stage, "industrial_technology", "bid.spain.1")
    assert income(stage.g, stage.power("spain")) == before + 3


@pytest.mark.rule("uRR 19.3.1")
@pytest.mark.parametrize(
    "card", ["land_technology", "siege_technology", "naval_technology", "industrial_technology"]
)
def test_an_auction_is_ignored_if_nobody_can_bid(card: str) -> None:
    assert why_not(restless(board(6)), card) == {"nobody-can-bid"}


# -- alliances -------------------------------------------------------------------------------------

ALLIANCES = [
    ("ally_scotland", 6, "scotland"),
    ("ally_genoa", 6, "genoa"),
    ("ally_florence", 6, "florence"),
    ("ally_savoy", 6, "savoy"),
    ("ally_papacy", 6, "papacy"),
    ("ally_elite_mercenaries", 6, "elite_mercenaries"),
    ("ally_german_mercenaries", 6, "german_mercenaries"),
    ("ally_german_states", 6, "german_states"),
    ("ally_bavaria", 6, "bavaria"),
    ("ally_brandenburg", 6, "brandenburg"),
    ("ally_bohemia_palatinate", 6, "bohemia"),
    ("ally_bohemia_palatinate", 6, "palatinate"),
    ("ally_regional", 6, "regional_ragusa"),
    ("ally_regional", 6, "cossacks"),
    ("ally_regional", 6, "wallachia_moldavia"),
    ("ally_regional", 6, "hospitallers"),
    ("ally_eastern", 6, "cossacks"),
    ("ally_eastern", 6, "wallachia_moldavia"),
    ("ally_eastern", 6, "emirates"),
    ("ally_central_european", 6, "holy_roman_empire"),
    ("ally_central_european", 9, "saxony"),
    ("ally_central_european", 6, "bohemia"),
    ("ally_continental", 6, "palatinate"),
    ("ally_continental", 9, "savoy"),
    ("ally_continental", 9, "saxony"),
    ("ally_continental", 9, "switzerland"),
    ("ally_overseas", 9, "emirates"),
    ("ally_overseas", 9, "native_americans"),
]


def suitor(stage: Stage, minor: str) -> str:
    """A power that can win it and has it not."""
    g, one = stage.g, stage.power(minor)
    for power in majors_in_play(g):
        g.realm.unrest[power] = 0
    free = (p for p in majors_in_play(g) if can_win(g, p, one) and g.realm.patron[one] != p)
    return WORLD.power_ids[next(free)]


@pytest.mark.rule("uRR 20.3.1")
@pytest.mark.parametrize(("card", "turn", "minor"), ALLIANCES)
def test_a_minor_goes_to_who_bids_most(card: str, turn: int, minor: str) -> None:
    stage = board(turn)
    winner = suitor(stage, minor)
    several = sum(is_in_play(stage.g, WORLD.power[id]) for id in WORLD.cards[card].ops[0].minors)  # type: ignore[union-attr]
    chosen = [f"power.{minor}"] if several > 1 else []
    play(stage, card, *chosen, f"bid.{winner}.1")
    assert stage.g.realm.patron[stage.power(minor)] == stage.power(winner)
    assert stage.g.realm.unrest[stage.power(winner)] in (1, 2)


@pytest.mark.rule("uRR 20.3.1", "uRR 20.4.1")
def test_a_minor_for_which_nobody_bids_is_neutral() -> None:
    stage = play(board(6).ally("savoy", "france"), "ally_savoy")
    assert stage.g.realm.patron[stage.power("savoy")] == -1


@pytest.mark.rule("uRR 20.3.1")
@pytest.mark.parametrize(
    ("card", "turn"), list(dict.fromkeys((card, turn) for card, turn, _ in ALLIANCES))
)
def test_no_minor_is_won_that_is_not_in_play(card: str, turn: int) -> None:
    minors = [minor for op in WORLD.cards[card].ops for minor in op.minors]  # type: ignore[union-attr]
    assert why_not(leave(board(turn), *minors), card) == {"no-such-minor-is-there"}


@pytest.mark.rule("uRR 18.4.1", "uRR 20.3.1")
def test_a_neutral_minor_stays_neutral_if_nobody_can_bid() -> None:
    stage = restless(board(6))
    stage.g.realm.patron[stage.power("savoy")] = NOBODY
    assert why_not(stage, "ally_savoy") == {"nobody-can-win-it"}


@pytest.mark.rule("uRR 20.3.1")
def test_the_empire_is_not_on_offer_while_there_is_an_emperor() -> None:
    stage = board(9)
    stage.g.choose_emperor(stage.power("austria"))
    play(stage, "ally_central_european")
    assert not any(
        option.key == "power.holy_roman_empire" for ask in stage.asked for option in ask.options
    )
    leave(stage, "saxony", "bohemia")
    assert why_not(stage, "ally_central_european") == {"no-such-minor-is-there"}


@pytest.mark.rule("uRR 20.3.1")
def test_the_emperor_is_elected_among_christians_with_an_interest() -> None:
    stage = enter(board(6)).unrest("austria", 0)
    play(stage, "imperial_election", "bid.austria.2")
    austria = stage.power("austria")
    assert stage.g.realm.emperor == austria
    assert stage.g.realm.patron[stage.power("holy_roman_empire")] == austria
    keys = {o.key.split(".")[1] for a in stage.asked if a.kind == "auction" for o in a.options[:-1]}
    assert not {"ottomans", "russia"} & keys
    assert why_not(restless(board(6)), "imperial_election") == {"nobody-can-be-emperor"}
    stage = leave(board(6), "holy_roman_empire")
    assert why_not(stage, "imperial_election") == {"there-is-no-empire"}
