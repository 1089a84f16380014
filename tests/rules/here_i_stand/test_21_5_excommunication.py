"""HIS 21.5: excommunication of reformers and rulers."""

from typing import Any

from tercio.games.here_i_stand.hooks import HisHooks
from tercio.games.here_i_stand.model.position import HereIStand
from tercio.games.here_i_stand.model.powers import ENGLAND, FRANCE, HAPSBURG, OTTOMAN, PAPACY
from tercio.games.here_i_stand.model.religion_questions import is_reformer_on_map, is_uncommitted
from tercio.games.here_i_stand.model.religion_state import EXCOMMUNICATED
from tercio.games.here_i_stand.model.religion_verbs import lift_excommunication
from tercio.games.here_i_stand.rules.major_powers.excommunicable import (
    RULERS,
    reformers_to_excommunicate,
    rulers_to_excommunicate,
)
from tercio.games.here_i_stand.rules.major_powers.excommunication import (
    excommunicate_a_reformer,
    excommunicate_a_ruler,
    excommunicate_reformer,
    excommunicate_ruler,
    unrest_spaces,
)
from tercio.kernel.ask import Procedure, nothing
from tercio.wars.model.names import NEXT_TURN, CardId, Power
from tests.rules.here_i_stand.church import debaters, keys, preach, reformer, rule, status
from tests.rules.here_i_stand.stage import Stage


def test_21_5_an_excommunicated_reformer_leaves_with_his_debater() -> None:
    stage = preach(debaters(Stage(), "luther"), "luther")
    stage.run(excommunicate_a_reformer(stage.g), answers=["reformer.luther"])
    assert stage.g.state.religion.reformers[reformer(stage, "luther")] == NEXT_TURN
    assert status(stage, "luther") == EXCOMMUNICATED
    assert not is_uncommitted(stage.g, stage.g.world.debater["luther"])


def test_21_5_only_once_and_only_on_the_map() -> None:
    stage = preach(preach(debaters(Stage(), "luther"), "luther"), "zwingli")
    luther, zwingli = reformer(stage, "luther"), reformer(stage, "zwingli")
    assert reformers_to_excommunicate(stage.g) == [luther, zwingli]
    stage.run(excommunicate_reformer(stage.g, luther))
    preach(stage, "luther")
    assert reformers_to_excommunicate(stage.g) == [zwingli]


def test_21_5_a_debate_in_his_zone_may_follow() -> None:
    stage = preach(debaters(Stage(), "luther", "bucer", "eck"), "luther").protestant("wittenberg")
    stage.run(
        excommunicate_reformer(stage.g, reformer(stage, "luther")),
        dice=[1] * 7 + [5] + [1] * 3,
        answers=["debate.german", "done"],
    )
    stage = preach(debaters(Stage(), "luther", "bucer", "eck"), "luther").protestant("wittenberg")
    stage.run(excommunicate_reformer(stage.g, reformer(stage, "luther")), answers=["pass"])


class Cromwell(HisHooks[HereIStand]):
    """Whoever holds Thomas Cromwell stops a bull on Cranmer."""

    def may_respond(self, g: Any, power: Power, card: CardId, moment: str, about: Any) -> bool:
        return moment == "papal_bull_on_cranmer"

    def respond(
        self, g: Any, power: Power, card: CardId, moment: str, about: Any
    ) -> Procedure[None]:
        about.stopped = True
        return nothing()


def test_21_5_a_bull_on_cranmer_can_be_stopped() -> None:
    stage = preach(debaters(Stage(), "cranmer"), "cranmer").hand(ENGLAND, "thomas_cromwell")
    stage.g.hooks = Cromwell()
    card = stage.g.world.card["thomas_cromwell"]
    cranmer = reformer(stage, "cranmer")
    answers = [f"england=card.{card}"]
    assert stage.run(excommunicate_reformer(stage.g, cranmer), answers=answers) is False
    assert is_reformer_on_map(stage.g, cranmer)


# -- rulers ----------------------------------------------------------------------------------------


def test_21_5_grounds_against_a_ruler() -> None:
    stage = Stage().clear()
    assert rulers_to_excommunicate(stage.g) == []
    stage.war(FRANCE, PAPACY)
    stage.ally(HAPSBURG, OTTOMAN)
    assert rulers_to_excommunicate(stage.g) == [HAPSBURG, FRANCE]
    stage.protestant("calais")
    assert rulers_to_excommunicate(stage.g) == [HAPSBURG, ENGLAND, FRANCE]


def test_21_5_an_ally_of_the_popes_enemy_is_no_enemy() -> None:
    stage = Stage().clear().war(FRANCE, PAPACY).ally(FRANCE, ENGLAND)
    assert rulers_to_excommunicate(stage.g) == [FRANCE]


def test_21_5_henrys_heirs_and_the_ottoman_are_out_of_reach() -> None:
    stage = rule(Stage().clear(), ENGLAND, "edward_vi").war(ENGLAND, PAPACY).war(OTTOMAN, PAPACY)
    assert rulers_to_excommunicate(stage.g) == []
    messages = [refusal.message for refusal in RULERS.refusals(stage.g, OTTOMAN)]
    assert messages == ["forbid-ruler-has-no-box"]


def test_21_5_one_king_of_france_in_a_game() -> None:
    stage = Stage().clear().war(FRANCE, PAPACY)
    answers = ["unrest.paris", "unrest.rouen"]
    stage.run(excommunicate_a_ruler(stage.g), answers=answers)
    rule(stage, FRANCE, "henry_ii")
    assert rulers_to_excommunicate(stage.g) == []


def test_21_5_a_ruler_brings_a_marker_and_unrest_in_two_spaces() -> None:
    stage = Stage().clear().protestant("lyon").put("paris", FRANCE, 1)
    answers = ["unrest.rouen", "unrest.tours"]
    stage.run(excommunicate_ruler(stage.g, FRANCE), answers=answers)
    assert stage.g.state.court.under_ban == 1 << FRANCE
    assert stage.g.state.unrest == stage.g.world.mask("rouen", "tours")
    first = keys(stage.asked[0])
    assert "unrest.paris" not in first
    assert "unrest.lyon" not in first
    assert "unrest.london" not in first
    assert "unrest.rouen" not in keys(stage.asked[1])


def test_21_5_unrest_needs_a_free_space() -> None:
    stage = Stage().clear()
    stage.g.state.religion.protestant = stage.g.state.home[FRANCE]
    assert unrest_spaces(stage.g, FRANCE) == 0
    stage.run(excommunicate_ruler(stage.g, FRANCE))
    assert stage.g.state.unrest == 0


def test_9_5_lifting_an_excommunication_takes_the_marker_away_for_good() -> None:
    stage = Stage().clear().war(FRANCE, PAPACY)
    stage.run(excommunicate_ruler(stage.g, FRANCE), answers=["unrest.paris", "unrest.rouen"])
    lift_excommunication(stage.g, FRANCE)
    assert stage.g.state.court.under_ban == 0
    assert rulers_to_excommunicate(stage.g) == []
