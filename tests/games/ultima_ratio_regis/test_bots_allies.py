"""Alliances, troops on loan and common fleets of the thinker (uRR 21.1, 21.2)."""

import pytest

from tercio.games.ultima_ratio_regis.bots.allies import (
    candidates,
    common_enemies,
    corps,
    fleets,
    is_useful,
    is_welcome,
)
from tercio.games.ultima_ratio_regis.bots.outlook import Outlook
from tercio.games.ultima_ratio_regis.model import power_questions
from tercio.games.ultima_ratio_regis.model.names import Power
from tercio.games.ultima_ratio_regis.model.power_questions import player_of
from tercio.kernel.ask import BACK
from tests.games.ultima_ratio_regis.test_bots_plans import answer, cards, outlook
from tests.rules.ultima_ratio_regis.stage import WORLD, Stage

SPAIN, FRANCE, ENGLAND = (WORLD.power[id] for id in ("spain", "france", "england"))
NETHERLANDS, HUGUENOTS = WORLD.power["netherlands"], WORLD.power["huguenots"]
OFFER = ("accept-offer", "decline-offer")


def protestants(stage: Stage) -> Outlook:
    return outlook(stage, player_of(stage.g, ENGLAND))


def table() -> Stage:
    """Spain leads, so that it is the one to beat."""
    stage = cards(Stage(), 6)
    stage.g.state.vp[player_of(stage.g, SPAIN)] = 60
    return stage


def seat_of(stage: Stage, power: Power) -> str:
    return str(power_questions.seat_of(stage.g, power))


@pytest.mark.rule("uRR 21.1")
def test_powers_of_one_player_ally_when_one_of_them_is_at_war() -> None:
    stage = table()
    assert candidates(protestants(stage), ENGLAND) == []
    stage.war("spain", "netherlands")
    assert NETHERLANDS in candidates(protestants(stage), ENGLAND)
    stage.alliance("england", "netherlands")
    assert NETHERLANDS not in candidates(protestants(stage), ENGLAND)


@pytest.mark.rule("uRR 21.1")
def test_the_ally_is_named_and_nobody_else() -> None:
    stage = table().war("spain", "netherlands")
    seat = seat_of(stage, ENGLAND)
    said = {"power": "power:england"}
    keys = ("ally.netherlands", BACK)
    assert answer(stage, "declare-alliance", *keys, seat=seat, **said) == "ally.netherlands"
    assert answer(stage, "declare-alliance", "ally.spain", BACK, seat=seat, **said) == BACK


@pytest.mark.rule("uRR 21.1")
def test_nobody_allies_with_the_one_to_beat_or_with_one_whose_land_he_wants() -> None:
    stage = table()
    o = protestants(stage)
    assert not is_welcome(o, ENGLAND, SPAIN)
    assert is_welcome(o, ENGLAND, NETHERLANDS)
    stage.own("france", "calais")
    assert protestants(stage).covets(ENGLAND, FRANCE)
    assert not is_welcome(protestants(stage), ENGLAND, FRANCE)


@pytest.mark.rule("uRR 21.1")
def test_an_offer_is_judged_by_who_makes_it() -> None:
    stage = table().own("england", "calais")
    seat = seat_of(stage, ENGLAND)
    said = {"power": "power:spain", "other": "power:england"}
    assert answer(stage, "alliance-offer", *OFFER, seat=seat, **said) == "decline-offer"
    said["power"] = "power:barbary"
    assert answer(stage, "alliance-offer", *OFFER, seat=seat, **said) == "accept-offer"


@pytest.mark.rule("uRR 21.2.2")
def test_a_troop_is_lent_to_an_ally_at_war() -> None:
    stage = table().alliance("england", "netherlands")
    stage.put("england", "london", T2=3).put("netherlands", "amsterdam", T2=1)
    assert list(corps(protestants(stage), ENGLAND)) == []
    stage.war("spain", "netherlands")
    found = list(corps(protestants(stage), ENGLAND))
    assert [u.action for u in found] == ["send_corps"]
    assert found[0].script[0].startswith("lend.england.netherlands.T2.")
    stage.war("spain", "england")
    assert list(corps(protestants(stage), ENGLAND)) == [], "who is at war himself lends nothing"


@pytest.mark.rule("uRR 21.2.2", "uRR 21.2.3")
def test_corps_and_fleets_of_others_are_welcome_against_an_enemy_of_both() -> None:
    stage = table().own("england", "calais").alliance("england", "barbary")
    seat = seat_of(stage, ENGLAND)
    said = {"power": "power:barbary", "other": "power:england"}
    for kind in ("corps-offer", "fleet-offer"):
        assert answer(stage, kind, *OFFER, seat=seat, **said) == "decline-offer"
    stage.war("spain", "england").war("spain", "barbary")
    for kind in ("corps-offer", "fleet-offer"):
        assert answer(stage, kind, *OFFER, seat=seat, **said) == "accept-offer"
    o = protestants(stage)
    assert common_enemies(o, ENGLAND, WORLD.power["barbary"]) == [SPAIN]
    assert is_useful(o, ENGLAND, WORLD.power["barbary"])


@pytest.mark.rule("uRR 21.2.3")
def test_an_admiral_asks_for_the_squadrons_of_an_ally_in_the_same_war() -> None:
    stage = table().alliance("england", "barbary").war("spain", "england").war("spain", "barbary")
    stage.put("england", "sea_wm", S2=1).put("barbary", "sea_wm", S2=1)
    assert fleets(protestants(stage), ENGLAND) == []
    stage.lead("england", "sea_wm", "admiral", on="squadron")
    assert fleets(protestants(stage), ENGLAND) == [WORLD.power["barbary"]]
    said = {"power": "power:england"}
    seat = seat_of(stage, ENGLAND)
    keys = ("with.barbary", BACK)
    assert answer(stage, "combine-fleets", *keys, seat=seat, **said) == "with.barbary"
