"""Why an action that is not offered cannot be taken (uRR 8.2.2, 9).

An action is offered where it would find something to do. Asked about one that is not, the game says
whether it is the wrong moment, whether no point is left, or what the action would need.
"""

from tercio.games.ultima_ratio_regis.model.names import Player
from tercio.games.ultima_ratio_regis.model.position import Regis
from tercio.games.ultima_ratio_regis.model.power_questions import points_of, powers_of
from tercio.games.ultima_ratio_regis.rules.actions.registry import ACTIONS, When
from tercio.kernel.ask import Explain, Refusal
from tercio.kernel.citations import cites


@cites("uRR 8.2.2", "uRR 9")
def action_refusals(g: Regis, player: Player, when: When, id: str) -> list[Refusal]:
    """What stands against an action, for all powers of a player; nothing if one may take it."""
    one = ACTIONS.get(id)
    if one is None:
        return []
    if one.when != when:
        return [Refusal(one.cite, f"forbid-only-as-{one.when}-of-impulse")]
    powers = [p for p in powers_of(g, player) if when != "action" or points_of(g, p)]
    if not powers:
        return [Refusal("uRR 8.2.2", "forbid-no-point-is-left")]
    if any(one.may(g, power) for power in powers):
        return []
    return [Refusal(one.cite, f"forbid-idle-{id.replace('_', '-')}")]


def why_not_action(g: Regis, player: Player, when: When) -> Explain:
    def explain(thing: str) -> list[Refusal]:
        kind, _, id = thing.partition(":")
        return action_refusals(g, player, when, id) if kind == "action" else []

    return explain
