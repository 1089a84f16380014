"""HIS 13.1, step 4: response cards that disrupt a move once CP are spent."""

from collections.abc import Sequence
from typing import Any

import pytest

from tercio.games.here_i_stand.game import GAME
from tercio.games.here_i_stand.model.powers import ENGLAND, FRANCE, HAPSBURG
from tercio.kernel.ask import Procedure, nothing
from tercio.kernel.messages import Words
from tercio.kernel.running.advance import answer
from tercio.kernel.windows import StandingOrder
from tercio.wars.land.entry import shelters_with_our_ally
from tercio.wars.land.move import Move
from tercio.wars.land.movement import MOVE_CLEAR
from tercio.wars.model.names import CardId
from tercio.wars.model.refs import card_ref

from .stage import Stage

CARD = 31


@pytest.fixture
def stage(monkeypatch: pytest.MonkeyPatch) -> Stage:
    """England holds a card that stops Francis, or, without him, slows all units down."""

    def respond(
        hooks: Any, g: Any, power: int, card: int, moment: str, about: Move
    ) -> Procedure[None]:
        if about.force.leaders:
            g.state.impulse.still_leaders |= 1 << about.force.leaders[0]
        else:
            g.state.impulse.one_space_only = True
        g.to_discard(card)
        return nothing()

    def cards_for(hooks: Any, g: Any, moment: str) -> Sequence[int]:
        return (CARD,) if moment == "move_announced" else ()

    stage = Stage().clear().empty_hands().impulse(FRANCE, 4).hand(ENGLAND, "foul_weather")
    hooks = type(stage.g.hooks)
    monkeypatch.setattr(hooks, "cards_for", cards_for)
    monkeypatch.setattr(hooks, "may_respond", lambda *_, about: True)
    monkeypatch.setattr(hooks, "respond", respond)
    return stage


def move(stage: Stage, *answers: str) -> None:
    stage.run(MOVE_CLEAR.run(stage.g, FRANCE), answers=answers)


def test_13_1_step_4_comes_after_the_cp_are_spent(stage: Stage) -> None:
    stage.put("paris", FRANCE, 1)
    move(stage, "move.paris.rouen")
    asked = next(ask for ask in stage.asked if ask.kind == "move_announced")
    assert [option.key for option in asked.options] == ["card.31", "pass"]
    assert stage.cp == 3
    assert stage.regulars(FRANCE, "rouen") == 1


def test_13_1_who_may_respond_is_told_who_moves_where(stage: Stage) -> None:
    stage.put("paris", FRANCE, 1)
    move(stage, "move.paris.rouen")
    asked = next(ask for ask in stage.asked if ask.kind == "move_announced")
    words = Words(GAME, GAME.load_data())
    told = words.say(f"ask-{asked.kind}", asked.args)
    assert told == "France moves from Paris to Rouen. Respond?"


def test_13_1_a_formation_that_loses_its_leader_shrinks(stage: Stage) -> None:
    stage.put("paris", FRANCE, 6, leaders=["francis_i"])
    move(stage, "all", "move.paris.rouen", "england=card.31", "all")
    assert stage.regulars(FRANCE, "rouen") == 4
    assert stage.regulars(FRANCE, "paris") == 2
    assert stage.where("francis_i") == "paris"


def test_13_1_a_small_formation_goes_without_its_leader(stage: Stage) -> None:
    stage.put("paris", FRANCE, 3, leaders=["francis_i"])
    move(stage, "all", "move.paris.rouen", "england=card.31")
    assert stage.regulars(FRANCE, "rouen") == 3
    assert stage.where("francis_i") == "paris"


def test_13_1_a_leader_stopped_alone_wastes_his_cp(stage: Stage) -> None:
    stage.put("paris", FRANCE, leaders=["francis_i"])
    move(stage, "move.paris.rouen", "england=card.31")
    assert stage.where("francis_i") == "paris"
    assert stage.cp == 3


def test_13_1_units_slowed_down_in_their_second_move_stay(stage: Stage) -> None:
    stage.put("paris", FRANCE, 2)
    move(stage, "all", "move.paris.rouen")
    move(stage, "all", "move.rouen.nantes", "england=card.31")
    assert stage.regulars(FRANCE, "rouen") == 2


def test_13_4_those_stopped_before_strong_walls_must_go_back(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    stage.war(FRANCE, HAPSBURG).put("st_quentin", FRANCE, 2).put("brussels", HAPSBURG, 2)
    brussels = stage.at("brussels")

    def leaves_brussels(
        hooks: Any, g: Any, power: int, card: int, moment: str, about: Move
    ) -> bool:
        return about.origin == brussels

    monkeypatch.setattr(type(stage.g.hooks), "may_respond", leaves_brussels)
    answers = ["all", "move.st_quentin.brussels", "withdraw", "continue.st_dizier"]
    move(stage, *answers, "england=card.31")
    assert stage.regulars(FRANCE, "st_quentin") == 2
    assert stage.cp == 2


def test_vq_13_1_enemies_in_a_fortress_of_a_common_ally_are_left_alone() -> None:
    stage = Stage().clear().war(FRANCE, ENGLAND).ally(FRANCE, HAPSBURG).ally(ENGLAND, HAPSBURG)
    stage.put("brussels", ENGLAND, 2)
    assert shelters_with_our_ally(stage.g, FRANCE, stage.at("brussels"))
    assert not shelters_with_our_ally(stage.g, FRANCE, stage.at("liege"))
    stage.g.end_alliance(ENGLAND, HAPSBURG)
    assert not shelters_with_our_ally(stage.g, FRANCE, stage.at("brussels"))


def test_13_1_a_single_unit_goes_on_into_an_enemy_space_without_its_leader(stage: Stage) -> None:
    stage.war(FRANCE, HAPSBURG).control(HAPSBURG, "st_dizier")
    stage.put("paris", FRANCE, 1, leaders=["francis_i"])
    move(stage, "all", "move.paris.st_dizier", "england=card.31")
    assert stage.regulars(FRANCE, "st_dizier") == 1
    assert stage.where("francis_i") == "paris"


def test_13_1_a_leader_who_may_still_go_alone_does(stage: Stage) -> None:
    """Twelve are too many for Montmorency; he leaves them, for Rouen is French."""
    stage.put("paris", FRANCE, 12, leaders=["francis_i", "montmorency"])
    answers = ["all", "move.paris.rouen", "england=card.31", "leader.montmorency", "done"]
    move(stage, *answers)
    assert (stage.where("francis_i"), stage.where("montmorency")) == ("paris", "rouen")
    assert stage.regulars(FRANCE, "paris") == 12


def test_13_1_only_cards_that_fit_the_moment_are_offered(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Gout finds no leader in the formation."""
    hooks = type(stage.g.hooks)
    foul_weather, gout = (stage.g.world.card[id] for id in ("foul_weather", "gout"))
    monkeypatch.setattr(hooks, "cards_for", lambda *_: (foul_weather, gout))
    monkeypatch.setattr(
        hooks, "may_respond", lambda hooks, g, power, card, moment, about: card == foul_weather
    )
    stage.hand(ENGLAND, "foul_weather", "gout").put("paris", FRANCE, 1)
    move(stage, "move.paris.rouen")
    asked = next(ask for ask in stage.asked if ask.kind == "move_announced")
    assert [option.key for option in asked.options] == [f"card.{foul_weather}", "pass"]
    assert asked.refs == ("space:rouen", "space:paris")


def test_13_1_a_plan_may_wait_for_a_leader_who_marches_from_a_space(stage: Stage) -> None:
    stage.put("paris", FRANCE, 6, leaders=["francis_i"])
    move(stage, "all", "move.paris.rouen", "england=card.31", "all")
    asked = next(ask for ask in stage.asked if ask.kind == "move_announced")
    card = card_ref(stage.g, CardId(CARD))
    plan = StandingOrder(take=(card,), about=("leader:francis_i", "space:paris"))
    assert (found := answer(GAME, plan, asked)) is not None
    assert found.key == "card.31"
    elsewhere = StandingOrder(take=(card,), about=("leader:francis_i", "space:metz"))
    assert answer(GAME, elsewhere, asked) is None
