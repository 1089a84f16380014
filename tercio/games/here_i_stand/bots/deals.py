"""Diplomacy: what a clause is worth, which deals to make, and whom to fight."""

from typing import Final

from tercio.games.here_i_stand.bots.outlook import Outlook
from tercio.games.here_i_stand.bots.question import Question
from tercio.games.here_i_stand.conditions import holds
from tercio.games.here_i_stand.model.court_questions import reigns
from tercio.games.here_i_stand.model.powers import (
    ENGLAND,
    FRANCE,
    HAPSBURG,
    OTTOMAN,
    PAPACY,
)
from tercio.games.here_i_stand.rules.diplomacy.peace import is_league_war, winner_vp
from tercio.games.here_i_stand.rules.diplomacy.war import war_cost
from tercio.kernel.ask import PASS
from tercio.wars.bots.caution import leader_worth
from tercio.wars.bots.deals import Diplomat, headed, peace_worth, seats_of
from tercio.wars.bots.plans import WarPlan
from tercio.wars.bots.values import key_step
from tercio.wars.diplomacy.captives import captives
from tercio.wars.diplomacy.clauses import Clause
from tercio.wars.model.names import Cp, Power
from tercio.wars.model.power_questions import is_at_war


class HisDiplomat(Diplomat[Outlook]):
    friends = frozenset((frozenset((OTTOMAN, FRANCE)), frozenset((HAPSBURG, PAPACY))))

    def war_cost(self, o: Outlook, target: Power) -> Cp:
        return war_cost(o.g, o.power, target)

    def own_clause_worth(self, o: Outlook, clause: Clause, gives: bool, count: int) -> float | None:
        match clause.kind:
            case "mercenaries":
                return -0.2 * count if gives else 0.15 * count
            case "grant_divorce":
                return -1.1 if gives else 2.0
            case "rescind_excommunication":
                return -0.1 if gives else 0.6
        return None

    def must_fight_on(self, o: Outlook, enemy: Power) -> bool:
        return is_league_war(o.g, o.power, enemy)

    def offers(self, o: Outlook, other: Power) -> list[str]:
        """A divorce for cards."""
        if (o.power, other) != (ENGLAND, PAPACY) or not _wants_divorce(o):
            return []
        seats = seats_of(o, other, o.power)
        return [
            f"item.grant_divorce.{seats}",
            *headed(o, o.power, other, "card_draws", details=["2", "1"]),
        ]


def _wants_divorce(o: Outlook) -> bool:
    """Not of a Pope with whom there is a peace to make first."""
    waits = holds(o.g, "marital_marker_on_divorce") and reigns(o.g, ENGLAND, "henry_viii")
    return waits and not is_at_war(o.g, ENGLAND, PAPACY)


DIPLOMAT: Final = HisDiplomat()


# -- war and peace -------------------------------------------------------------------------------


RAISED: Final = 4
"""Units that the CP of the event raise before anybody else acts."""


def event_war(q: Question) -> str:
    """A war that an event gives for nothing must be declared on somebody."""
    targets = {q.g.world.power[key.rpartition(".")[2]]: key for key in q.verbs("power.")}
    if not targets:
        return q.keys[0]

    def liking(target: Power) -> tuple[float, float]:
        return DIPLOMAT.war_worth(q, target, RAISED), q.plan.war_on(q.o, target)

    return targets[max(targets, key=liking)]


def sue_for_peace(q: Question) -> str:
    """Where what comes back, and peace, are worth more than what the winner gets."""
    for key in q.verbs("sue."):
        if suing_worth(q.o, q.plan, q.g.world.power[key.partition(".")[2]]) > q.o.weights.deal:
            return key
    return PASS


def suing_worth(o: Outlook, plan: WarPlan[Outlook], enemy: Power) -> float:
    """Keys come back for a card each, as far as there are cards; leaders too (9.3)."""
    state, w = o.state, o.weights
    lost = (state.controlled[enemy] & state.home[o.power] & o.world.keys).bit_count()
    kept = (state.controlled[o.power] & state.home[enemy] & o.world.keys).bit_count()
    regained = min(lost, len(state.hands[o.power])) * (key_step(o, o.power, 1) - w.card)
    given = kept * -key_step(o, o.power, -1)
    leaders = leader_worth(o, tuple(captives(o.g, o.power, enemy))) - w.card
    worth = peace_worth(o, plan, enemy) + regained - given + max(0.0, leaders)
    return worth - winner_vp(o.g, o.power, enemy) * max(0.0, o.harm(enemy)) - w.peace_units


def regain(q: Question) -> str:
    """What can be had for a card is had."""
    by_card = [key for key in q.keys if key.endswith(".card")]
    return by_card[0] if by_card else q.first("price.card", "space") or q.keys[0]


def ransom(q: Question) -> str:
    rulers = ("suleiman", "charles_v", "francis_i", "henry_viii")
    return q.first(*(f"ransom.{id}" for id in rulers)) or PASS


def remove_ban(q: Question) -> str:
    return "donate" if q.has("donate") and q.o.turns_left >= 2 else PASS
