"""Combined fleets (uRR 21.2.3)."""

import pytest

from tercio.games.ultima_ratio_regis.model.events.combat import CombatBegun
from tercio.games.ultima_ratio_regis.model.events.general import OfferDeclined
from tercio.games.ultima_ratio_regis.model.names import S2, S3
from tercio.games.ultima_ratio_regis.model.realm_state import CombinedFleet
from tercio.games.ultima_ratio_regis.model.war_questions import are_allied
from tercio.games.ultima_ratio_regis.rules import all as all_rules
from tercio.games.ultima_ratio_regis.rules.major_powers.alliances import end_alliances
from tercio.games.ultima_ratio_regis.rules.major_powers.combined_fleets import (
    combine_fleets,
    dissolve_fleets,
    may_combine,
    may_dissolve,
)
from tercio.games.ultima_ratio_regis.rules.naval_actions.fleets import fleets_at
from tercio.games.ultima_ratio_regis.rules.naval_actions.naval_interception import escorts
from tercio.games.ultima_ratio_regis.rules.naval_actions.naval_movement import cruise
from tercio.games.ultima_ratio_regis.rules.naval_actions.support import offers
from tercio.games.ultima_ratio_regis.rules.strategic_movement.strategic_moves import strategic_move
from tercio.kernel.ask import Arg
from tests.rules.ultima_ratio_regis.stage import Stage

RULES = all_rules.MODULES


@pytest.mark.rule("uRR 21.2.3", "PB 4.16")
def test_21_2_3_squadrons_of_an_ally_sail_under_the_leaders_flag() -> None:
    """The English squadron under the Dutch admiral counts as Dutch."""
    s = Stage().alliance("england", "netherlands").war("spain", "netherlands")
    s.war("england", "spain").put("england", "sea_ns", S3=1)
    s.put("netherlands", "sea_ns", S2=1, leader="admiral", on="squadron")
    dutch, spain = s.power("netherlands"), s.power("spain")
    fleet = fleets_at(s.g, dutch, s.at("sea_ns"), spain)[0]
    assert fleet.power == dutch
    assert fleet.size == 2
    assert not [f for f in fleets_at(s.g, s.power("england"), s.at("sea_ns"), spain) if f.size > 1]


@pytest.mark.rule("uRR 21.2.3")
def test_21_2_3_not_against_a_power_with_which_the_ally_is_at_peace() -> None:
    s = Stage().alliance("england", "netherlands").war("spain", "netherlands")
    s.put("england", "sea_ns", S3=1)
    s.put("netherlands", "sea_ns", S2=1, leader="admiral", on="squadron")
    fleet = fleets_at(s.g, s.power("netherlands"), s.at("sea_ns"), s.power("spain"))[0]
    assert fleet.size == 1


@pytest.mark.rule("uRR 21.2.3")
def test_21_2_3_squadrons_of_another_player_sail_along_with_his_consent() -> None:
    s = Stage().war("spain", "england").war("netherlands", "england").impulse(0)
    s.put("netherlands", "sea_ns", S3=1)
    s.put("spain", "sea_ns", S2=1, leader="admiral", on="squadron")
    spain, england = s.power("spain"), s.power("england")
    assert are_allied(s.g, spain, s.power("netherlands"))
    assert fleets_at(s.g, spain, s.at("sea_ns"), england)[0].size == 1
    s.run(combine_fleets(s.g, spain), answers=["with.netherlands", "decline-offer"])
    assert s.g.log[-1].event == OfferDeclined("power:netherlands", "power:spain", "fleet")
    assert not may_combine(s.g, spain), "asked once in an impulse"
    s.impulse(0)
    s.run(combine_fleets(s.g, spain), answers=["with.netherlands", "accept-offer"])
    assert fleets_at(s.g, spain, s.at("sea_ns"), england)[0].size == 2


def armada(answers: list[str], dice: list[int], leader: str = "") -> Stage:
    """A Spanish squadron seeks battle with the Dutch admiral; England, played by the same player
    as the Dutch, has a squadron there too, with a leader of its own or without."""
    s = Stage().alliance("england", "netherlands").war("spain", "netherlands")
    s.war("england", "spain").put("england", "sea_ns", S3=1).own("spain", "calais")
    s.put("netherlands", "sea_ns", S2=1, leader="admiral", on="squadron")
    if leader:
        s.lead("england", "sea_ns", leader, "squadron")
    s.put("spain", "sea_ns", S3=1).impulse(0, spain=1)
    answers = ["unit.spain.S3.sea_ns", "goal.sea_ns", *answers]
    s.run(cruise(s.g, s.power("spain")), answers=answers, dice=dice, idle=True)
    return s


def targets(s: Stage) -> dict[str, Arg]:
    """Whom Spain may attack, and with how many squadrons he stands there."""
    ask = next(ask for ask in s.asked if ask.kind == "hunt")
    return {o.key.split(".")[1]: (o.args or {})["n"] for o in ask.options if o.key != "pass"}


@pytest.mark.rule("uRR 21.2.3", "uRR 11.3", "uRR 21.3.5")
def test_21_2_3_a_combined_fleet_is_attacked_as_one_and_its_leaders_power_bears_the_loss() -> None:
    """Spain wins with a 6: the Dutch, not the English, have lost with two dice."""
    s = armada(["attack.netherlands.admiral6", "fight", "port.london", "port.zeeland"], [6, 1, 1])
    assert targets(s) == {"netherlands": 2}
    (battle,) = s.events(CombatBegun)
    assert (battle.attacker, battle.defender) == ("power:spain", "power:netherlands")
    held = s.g.realm.morale[s.power("spain")]
    assert (held[s.power("netherlands")], held[s.power("england")]) == (1, 0)
    assert s.units("england", "sea_ns") == s.units("netherlands", "sea_ns") == {}
    assert s.count("england", "london", "S3", "S3D") == 1
    assert s.count("netherlands", "zeeland", "S2", "S2D") == 1


@pytest.mark.rule("uRR 21.2.3", "uRR 11.2")
def test_21_2_3_who_has_a_leader_of_his_own_there_stands_under_his_own_flag() -> None:
    assert targets(armada(["pass"], [], "ordinary")) == {"england": 1, "netherlands": 1}


@pytest.mark.rule("uRR 21.2.3", "uRR 11.4.1")
@pytest.mark.parametrize(("english", "dutch"), [("pass", 2), ("intercept.sea_ns.england.S3", 1)])
def test_21_2_3_a_squadron_intercepts_under_one_flag(english: str, dutch: int) -> None:
    """A Spanish troop sails from Norwich to Bruges. The Dutch admiral has the English squadron
    with him, unless England has sent it against the troop by itself."""
    s = Stage().alliance("england", "netherlands").war("spain", "netherlands")
    s.war("england", "spain").put("england", "sea_ns", S3=1).own("spain", "norwich")
    s.put("netherlands", "sea_ns", S2=1, leader="admiral", on="squadron")
    s.put("spain", "norwich", T3=1).impulse(0, spain=1)
    answers = ["unit.spain.T3.norwich", "goal.brugge", english]
    s.run(strategic_move(s.g, s.power("spain")), answers=answers, dice=[1] * (english != "pass"))
    asks = [ask for ask in s.asked if ask.kind == "intercept-transport"]
    assert [(ask.args or {})["enemy"] for ask in asks] == ["power:england", "power:netherlands"]
    assert asks[1].options[0].value.size == dutch


@pytest.mark.rule("uRR 21.2.3", "uRR 11.4.1")
def test_21_2_3_a_combined_fleet_escorts_troops_through_its_sea() -> None:
    s = Stage().alliance("england", "netherlands").war("spain", "netherlands")
    s.war("england", "spain").put("england", "sea_ns", S3=1)
    s.put("netherlands", "sea_ns", S2=1, leader="admiral", on="squadron")
    dutch, port, sea = s.power("netherlands"), s.at("amsterdam"), s.at("sea_ns")
    assert max(fleet.size for fleet in escorts(s.g, dutch, port, sea)) == 1
    assert max(fleet.size for fleet in escorts(s.g, dutch, port, sea, enemy=s.power("spain"))) == 2


@pytest.mark.rule("uRR 21.2.3", "uRR 11.4.2")
def test_21_2_3_a_squadron_supports_under_one_flag() -> None:
    s = Stage().alliance("england", "netherlands").war("spain", "netherlands")
    s.war("england", "spain").put("england", "sea_ns", S3=1)
    s.put("netherlands", "sea_ns", S2=1, leader="admiral", on="squadron")
    england, dutch, spain = (s.power(id) for id in ("england", "netherlands", "spain"))
    sides, brugge = (dutch, spain), s.at("brugge")
    fleet = offers(s.g, brugge, sides, dutch)[0].value.fleet
    assert fleet.units == {(england, S3): 1, (dutch, S2): 1}
    assert offers(s.g, brugge, sides, england)
    assert offers(s.g, brugge, sides, england, named=[fleet]) == []


@pytest.mark.rule("uRR 21.2.3")
def test_21_2_3_either_of_the_two_dissolves_the_fleet() -> None:
    s = Stage().impulse(2)
    spain, netherlands = s.power("spain"), s.power("netherlands")
    s.g.realm.combined_fleets.append(CombinedFleet(netherlands, spain))
    assert may_dissolve(s.g, spain)
    assert not s.run(dissolve_fleets(s.g, netherlands), answers=["back"])
    assert may_dissolve(s.g, spain)
    assert s.run(dissolve_fleets(s.g, netherlands), answers=["with.spain"])
    assert not may_dissolve(s.g, spain)
    s.g.realm.combined_fleets.append(CombinedFleet(netherlands, spain))
    s.run(end_alliances(s.g))
    assert not may_dissolve(s.g, spain), "nor does it outlast the turn"
