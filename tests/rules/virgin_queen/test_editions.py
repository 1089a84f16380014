"""Rules on which the first printing and the Living Rules differ, each read both ways.

`edition_rules` lists them. Most are shown by the tests of their section; of the `edition_notes`,
`NOTES.md` beside the data says why nothing changes in play.
"""

import re
from pathlib import Path

import pytest

import tercio
from tercio.games.virgin_queen.model.powers import (
    FRANCE,
    OTTOMAN,
    PROTESTANT,
    SPAIN,
)
from tercio.games.virgin_queen.rules.religion.rebellions import rebellion
from tercio.games.virgin_queen.rules.victory.scoring import protestant_keys
from tercio.games.virgin_queen.rules.victory.victory import check_automatic_victory
from tercio.wars.land.foreign_war import FIGHT_FOREIGN_WAR
from tercio.wars.land.movement import MOVE_CLEAR
from tercio.wars.model.editions import (
    EditionNoteRow,
    EditionRuleRow,
)
from tercio.wars.model.events import GameWon
from tercio.wars.model.names import NEXT_TURN
from tests.rules.virgin_queen.stage import DATA, Stage
from tests.rules.war_cards import deal, play

RULES = DATA.dataset.table("edition_rules", EditionRuleRow)
SAME = DATA.dataset.table("edition_notes", EditionNoteRow)
ROOM = Path(tercio.__file__).parent
NOTES = (ROOM / "games/virgin_queen/data/NOTES.md").read_text()


def quiet(edition: str) -> Stage:
    stage = Stage(edition=edition).clear().empty_hands()
    stage.g.state.court.waiting = []
    return stage


def read_in_code() -> set[str]:
    """Edition rules that code asks about by name."""
    files = [*(ROOM / "wars").rglob("*.py"), *(ROOM / "games/virgin_queen").rglob("*.py")]
    asked = r'(?:edition_rule|older_reading)\((?:g, )?"(\w+)"\)'
    return {id for path in files for id in re.findall(asked, path.read_text())}


@pytest.mark.parametrize("rule", [*RULES, *SAME])
def test_every_rule_is_read_by_code_or_explained(rule: str) -> None:
    assert (rule in read_in_code()) == (rule in RULES)
    assert (f"| `{rule}` |" in NOTES) == (rule in SAME)


@pytest.mark.rule("VQ 2.5", "VQ 18.5")
@pytest.mark.parametrize(("edition", "follows"), [("living", True), ("first", False)])
def test_2_5_a_rebellion_spreads_by_waterways(edition: str, follows: bool) -> None:
    stage = quiet(edition).protestant("antwerp", "flushing")
    answers = ["space.flushing", "pass"] if follows else ["pass"]
    procedure = rebellion(stage.g, "netherlands", 2, target=stage.at("antwerp"))
    stage.run(procedure, answers=answers)
    assert (stage.controller("flushing") == PROTESTANT) == follows


@pytest.mark.rule("VQ 13.1")
@pytest.mark.parametrize(("edition", "taken"), [("living", True), ("first", False)])
def test_13_1_a_lone_naval_leader_is_taken(edition: str, taken: bool) -> None:
    stage = quiet(edition).war(FRANCE, SPAIN).put("turin", FRANCE, 2).impulse(FRANCE, 1)
    stage.control(FRANCE, "turin").control(SPAIN, "nice").put("marseille", FRANCE, 1)
    stage.put("nice", SPAIN, leaders=["doria"])
    stage.run(MOVE_CLEAR.run(stage.g, FRANCE), answers=["from.marseille", "move.marseille.nice"])
    assert (stage.where("doria") == NEXT_TURN) == taken


@pytest.mark.rule("VQ 23.7")
@pytest.mark.parametrize(("edition", "asked"), [("living", False), ("first", True)])
def test_23_7_combat_cards_in_a_foreign_war(edition: str, asked: bool) -> None:
    """Events may bring units there; nothing else of them counts."""
    stage = quiet(edition).put("istanbul", OTTOMAN, regulars=3)
    play(stage, SPAIN, "war_in_persia", answers=[*["send.regular.istanbul"] * 3, "enemies.4"])
    deal(stage, OTTOMAN, "janissaries").impulse(OTTOMAN, cp=1)
    card = [f"ottoman=card.{stage.g.world.card['janissaries']}"] if asked else []
    dice = [1] * (3 + 4 * asked + 4)
    stage.run(FIGHT_FOREIGN_WAR.run(stage.g, OTTOMAN), dice=dice, answers=card)
    assert stage.g.state.foreign_wars[0].enemies == 4


@pytest.mark.rule("VQ 25.2", "VQ 25.1")
@pytest.mark.parametrize(("edition", "keys"), [("living", 1), ("first", 0)])
def test_25_2_a_protestant_key_outside_france(edition: str, keys: int) -> None:
    stage = quiet(edition).control(PROTESTANT, "vienna")
    assert protestant_keys(stage.g)[1] == keys


@pytest.mark.rule("VQ 25.1")
@pytest.mark.parametrize(("edition", "won"), [("living", False), ("first", True)])
def test_25_1_a_win_in_the_middle_of_an_action(edition: str, won: bool) -> None:
    """A key that is gained and lost again in one action wins at once, or not at all."""
    stage = quiet(edition)
    stage.g.state.phase = "action"
    keys = ["paris", "rouen", "lyon", "bordeaux", "marseille"]
    for key in keys:
        stage.g.set_control(stage.at(key), PROTESTANT)
    stage.g.set_control(stage.at("paris"), FRANCE)
    check_automatic_victory(stage.g)
    assert bool(stage.events(GameWon)) == won
