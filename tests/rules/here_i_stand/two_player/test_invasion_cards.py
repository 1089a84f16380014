"""Two players: invasion cards 202, 206, 211, 213, 214 and 216."""

from tercio.games.here_i_stand.model.powers import FRANCE, HAPSBURG, OTTOMAN, PAPACY, PROTESTANT
from tercio.games.here_i_stand.two_player.invasions import MUSTER, force_of_card, squadron_ports
from tercio.wars.model.numbered import spaces_in
from tercio.wars.model.power_questions import is_at_war
from tests.rules.here_i_stand.two_player.stage import Duel


def forbidden(stage: Duel, card: str, space: str) -> set[str]:
    force = force_of_card(stage.g, card)
    return {r.message for r in MUSTER.refusals(stage.g, force, stage.at(space))}


def test_card_202_french_constable_invades() -> None:
    stage = Duel()
    before = len(stage.g.state.hands[PROTESTANT])
    stage.play(PROTESTANT, 202, answers=["space.milan", "take-mercenaries"])
    assert is_at_war(stage.g, FRANCE, PAPACY)
    assert stage.where("montmorency") == "milan"
    assert stage.regulars(FRANCE, "milan") == 2 + 2
    assert stage.second(FRANCE, "milan") == 2 + 2
    assert len(stage.g.state.hands[PROTESTANT]) == before + 1


def test_card_202_the_papacy_must_play_it_but_the_protestant_resolves_it() -> None:
    stage = Duel().play(PAPACY, 202, answers=["space.lyon", "take-squadron", "space.rouen"])
    asked = [ask.seat for ask in stage.asked if ask.kind.startswith("invasion")]
    assert asked == ["protestant"] * 3
    assert stage.ships(FRANCE, "rouen") == 1


def test_card_202_no_army_appears_in_a_space_that_france_does_not_hold() -> None:
    stage = Duel().control(PAPACY, "milan")
    assert "forbid-invader-does-not-hold-it" in forbidden(
        stage, "dip_french_constable_invades", "milan"
    )
    stage.siege("lyon", PAPACY)
    assert "forbid-is-besieged-now" in forbidden(stage, "dip_french_constable_invades", "lyon")


def test_card_206_french_invasion_by_francis() -> None:
    stage = Duel().play(PROTESTANT, 206, answers=["space.turin", "take-mercenaries"])
    assert stage.where("francis_i") == "turin"
    assert stage.regulars(FRANCE, "turin") == 3
    assert stage.second(FRANCE, "turin") == 5


def test_card_206_by_henry_ii_when_francis_is_dead_and_by_nobody_when_he_is_a_captive() -> None:
    stage = Duel()
    stage.g.remove_leader(stage.g.world.leader["francis_i"])
    stage.play(PROTESTANT, 206, answers=["space.turin", "take-mercenaries"])
    assert stage.where("henry_ii") == "turin"
    stage = Duel()
    stage.captive("francis_i", PAPACY)
    stage.play(PROTESTANT, 206, answers=["space.turin", "take-mercenaries"])
    assert stage.captor("francis_i") == PAPACY
    assert stage.regulars(FRANCE, "turin") == 3


def test_card_211_spanish_invasion_before_the_league_is_led_by_the_protestant() -> None:
    stage = Duel().play(PROTESTANT, 211, answers=["space.naples", "take-mercenaries"])
    assert is_at_war(stage.g, HAPSBURG, PAPACY)
    assert stage.where("duke_of_alva") == "naples"
    assert stage.g.seat_of(HAPSBURG) == "protestant"


def test_card_211_after_the_league_it_is_the_papacys_and_no_war_begins() -> None:
    stage = Duel().league()
    before = len(stage.g.state.hands[PAPACY])
    stage.play(PROTESTANT, 211, answers=["space.vienna", "take-mercenaries"])
    assert not is_at_war(stage.g, HAPSBURG, PAPACY)
    assert len(stage.g.state.hands[PAPACY]) == before + 1
    assert {ask.seat for ask in stage.asked} == {"papacy"}


def test_card_211_electorates_are_closed_before_the_league() -> None:
    stage = Duel()
    assert forbidden(stage, "dip_spanish_invasion", "mainz") == {
        "forbid-armies-may-not-stand-there"
    }
    assert not forbidden(stage.league(), "dip_spanish_invasion", "mainz")


def test_card_213_austrian_invasion() -> None:
    stage = Duel().league().play(PAPACY, 213, answers=["space.vienna"])
    assert stage.where("ferdinand") == "vienna"
    assert stage.regulars(HAPSBURG, "vienna") == 4 + 2
    assert stage.second(HAPSBURG, "vienna") == 4


def test_card_213_not_among_enemies() -> None:
    stage = Duel().league().put("mainz", PROTESTANT, 1)
    assert "forbid-enemies-hold-out-there" in forbidden(stage, "dip_austrian_invasion", "mainz")


def test_card_214_imperial_invasion() -> None:
    stage = Duel().league().play(PAPACY, 214, answers=["space.naples"])
    assert stage.where("charles_v") == "naples"
    assert stage.regulars(HAPSBURG, "naples") == 2 + 3
    assert stage.second(HAPSBURG, "naples") == 5


def test_card_214_an_emperor_who_is_on_the_map_does_not_come_twice() -> None:
    stage = Duel().league().put("vienna", HAPSBURG, leaders=["charles_v"])
    stage.play(PAPACY, 214, answers=["space.naples"])
    assert stage.where("charles_v") == "vienna"


def test_card_216_ottoman_invasion() -> None:
    stage = Duel().league().play(PROTESTANT, 216, answers=["space.athens"])
    assert is_at_war(stage.g, OTTOMAN, PAPACY)
    assert stage.where("suleiman") == "athens"
    assert stage.regulars(OTTOMAN, "athens") == 1 + 5
    assert stage.ships(OTTOMAN, "athens") == 4


def test_card_216_the_fleet_needs_a_port() -> None:
    stage = Duel().league()
    assert "forbid-fleet-needs-a-port" in forbidden(stage, "dip_ottoman_invasion", "edirne")


def test_card_216_squadrons_come_to_home_ports_that_are_still_held() -> None:
    stage = Duel().control(PAPACY, "marseille").unrest("bordeaux")
    ports = {stage.g.world.location_ids[s] for s in spaces_in(squadron_ports(stage.g, FRANCE))}
    assert ports == {"boulogne", "brest", "nantes", "rouen"}
