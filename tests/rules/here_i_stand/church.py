"""Short ways to set and read the religious struggle in tests."""

from collections.abc import Sequence
from typing import Any

from tercio.games.here_i_stand.hooks import HisHooks
from tercio.games.here_i_stand.model import religion_questions
from tercio.games.here_i_stand.model.position import HereIStand
from tercio.games.here_i_stand.model.religion_state import COMMITTED, GONE, NOT_YET, UNCOMMITTED
from tercio.games.here_i_stand.model.religion_verbs import place_reformer
from tercio.games.here_i_stand.rules.reformation.debates import insert_luther, may_insert_luther
from tercio.kernel.ask import Ask, Procedure, nothing
from tercio.wars.model.names import CardId, Power
from tests.rules.here_i_stand.stage import Stage

__all__ = ["COMMITTED", "GONE", "NOT_YET", "UNCOMMITTED"]


def debater(stage: Stage, id: str) -> int:
    return stage.g.world.debater[id]


def reformer(stage: Stage, id: str) -> int:
    return stage.g.world.reformer[id]


def status(stage: Stage, id: str) -> int:
    return stage.g.state.religion.debaters[debater(stage, id)]


def debaters(stage: Stage, *ids: str, committed: Sequence[str] = ()) -> Stage:
    """Exactly these debaters are in play."""
    for index, row in enumerate(stage.g.world.debaters):
        in_play = COMMITTED if row.id in committed else UNCOMMITTED if row.id in ids else NOT_YET
        stage.g.state.religion.debaters[index] = in_play
    return stage


def preach(stage: Stage, id: str) -> Stage:
    """A reformer stands in his space; its religion stays as it is."""
    row = stage.g.world.reformers[reformer(stage, id)]
    place_reformer(stage.g, reformer(stage, id), stage.at(row.space))
    return stage


def rule(stage: Stage, power: Power, ruler: str) -> Stage:
    stage.g.state.court.rulers[power] = stage.g.world.ruler[ruler]
    return stage


def this_turn(stage: Stage, *effects: str) -> Stage:
    stage.g.state.court.this_turn += effects
    return stage


def is_protestant(stage: Stage, space: str) -> bool:
    return religion_questions.is_protestant(stage.g, stage.at(space))


def keys(ask: Ask) -> list[str]:
    return [option.key for option in ask.options]


class LutherSteps(HisHooks[HereIStand]):
    """Here I Stand without its card: the first window of a debate puts Luther in."""

    def cards_for(self, g: Any, moment: str) -> Sequence[CardId]:
        return [g.world.card["here_i_stand"]] if moment == "debate_round" else []

    def may_respond(self, g: Any, power: Power, card: CardId, moment: str, about: Any) -> bool:
        return may_insert_luther(g, about)

    def respond(
        self, g: Any, power: Power, card: CardId, moment: str, about: Any
    ) -> Procedure[None]:
        insert_luther(g, about)
        return nothing()
