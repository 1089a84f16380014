"""The religious actions of the power cards (HIS 18.1)."""

from tercio.games.here_i_stand.model.position import HereIStand
from tercio.games.here_i_stand.rules.reformation.burning_books import BURN_BOOKS
from tercio.games.here_i_stand.rules.reformation.debate_calls import (
    DEBATE,
    may_call_debate,
    which_zone,
)
from tercio.games.here_i_stand.rules.reformation.debates import theological_debate
from tercio.games.here_i_stand.rules.reformation.jesuit_universities import FOUND_UNIVERSITY
from tercio.games.here_i_stand.rules.reformation.saint_peters import BUILD_ST_PETERS
from tercio.games.here_i_stand.rules.reformation.translations import TRANSLATE
from tercio.games.here_i_stand.rules.reformation.treatises import PUBLISH_TREATISE
from tercio.kernel.ask import BACK, Option, Procedure, Refusal
from tercio.kernel.citations import cites
from tercio.wars.model.names import Power
from tercio.wars.turn.actions import Action, pay


@cites("HIS 18.1", "HIS 18.5")
def call_debate(g: HereIStand, power: Power) -> Procedure[None]:
    """The action: choose the zone, pay, and debate."""
    ask = which_zone(g, power)
    ask.options.append(Option(BACK))
    pick = yield ask
    if pick.key == BACK:
        return
    price = g.world.actions["call_debate"].costs[g.world.power_rows[power].id]
    pay(g, power, price, "call_debate")
    yield from theological_debate(g, power, pick.value)


def why_no_debate(g: HereIStand, power: Power, ref: str) -> list[Refusal]:
    kind, _, id = ref.partition(":")
    return DEBATE.refusals(g, power, id) if kind == "zone" else []


CALL_DEBATE = Action("call_debate", "HIS 18.5", may_call_debate, call_debate, why=why_no_debate)

RELIGIOUS_ACTIONS: list[Action[HereIStand]] = [
    TRANSLATE,
    PUBLISH_TREATISE,
    CALL_DEBATE,
    BUILD_ST_PETERS,
    BURN_BOOKS,
    FOUND_UNIVERSITY,
]
