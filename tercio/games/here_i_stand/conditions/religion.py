"""Conditions on the religious struggle and on cards (HIS 6, 8.2, 18)."""

from tercio.games.here_i_stand.conditions.registry import condition
from tercio.games.here_i_stand.model.court_questions import is_this_turn
from tercio.games.here_i_stand.model.position import HereIStand
from tercio.games.here_i_stand.model.powers import PAPACY
from tercio.games.here_i_stand.model.religion_state import GONE
from tercio.games.here_i_stand.rules.reformation.debate_calls import may_call_debate
from tercio.wars.cards.card_parts import is_retrievable
from tercio.wars.model.names import Power


@condition("HIS 18.5")
def papal_debate_possible(g: HereIStand, power: Power, about: object) -> bool:
    return may_call_debate(g, PAPACY)


@condition("HIS 18.5")
def luther_alive(g: HereIStand, power: Power, about: object) -> bool:
    return g.state.religion.debaters[g.world.debater["luther"]] != GONE


@condition("HIS 18.5")
def augsburg_confession_in_effect(g: HereIStand, power: Power, about: object) -> bool:
    return is_this_turn(g, "augsburg_confession")


def is_on_map(g: HereIStand, reformer: str) -> bool:
    return g.state.religion.reformers[g.world.reformer[reformer]] >= 0


# -- cards -------------------------------------------------------------------------------------


@condition("HIS 6.2")
def retrievable_card(g: HereIStand, power: Power, about: object) -> bool:
    return any(is_retrievable(g, power, card) for card in g.state.discard)


@condition("HIS 6.2")
def cards_awarded(g: HereIStand, power: Power, about: object) -> bool:
    """`about` is how many cards the event gave."""
    return bool(about)
