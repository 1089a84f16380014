"""Why an action that is not offered cannot be taken (uRR 8.2.2, 9).

An action is offered where it would find something to do. Asked about one that is not, the game says
whether it is the wrong moment, whether no point is left, or what the action would need.
"""

from typing import Final

from msgspec import structs

from tercio.games.ultima_ratio_regis.model.names import Player
from tercio.games.ultima_ratio_regis.model.position import Regis
from tercio.games.ultima_ratio_regis.model.power_questions import points_of, powers_of
from tercio.games.ultima_ratio_regis.model.refs import place_ref
from tercio.games.ultima_ratio_regis.rules.actions.building import SITES
from tercio.games.ultima_ratio_regis.rules.actions.registry import ACTIONS, When
from tercio.games.ultima_ratio_regis.rules.land_movement.choosing import why_not_place
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


ON_THE_MAP: Final = {
    "area": (
        *("march", "land", "assault", "sortie", "subjugate", "regroup", "strategic_move"),
        *("build_troop", "build_squadron", "repair_squadron", "begin_fortress", "finish_fortress"),
    ),
    "sea": ("cruise", "piracy"),
}
"""Actions that one thinks of at a place, by its kind and in the order in which they are told."""


@cites("uRR 8.2.2", "uRR 9")
def refusals_at(g: Regis, player: Player, when: When, thing: str) -> list[Refusal]:
    """Action by action, why it cannot be taken at a place: by nobody of his, or not there."""
    kind, _, name = thing.partition(":")
    place = g.world.location.get(name)
    if place is None or place_ref(g, place) != thing:
        return []
    found = list[Refusal]()
    for id in ON_THE_MAP.get(kind, ()):
        if ACTIONS[id].when == when:
            told = action_refusals(g, player, when, id) or _bad_site(g, player, id, thing)
            found += [structs.replace(each, doing=f"action:{id}") for each in told]
    return found


def _bad_site(g: Regis, player: Player, id: str, thing: str) -> list[Refusal]:
    """What speaks against building there; nothing if one of his powers may."""
    table = SITES.get(id.replace("_", "-"))
    if table is None:
        return []
    able = [p for p in powers_of(g, player) if points_of(g, p) and ACTIONS[id].may(g, p)]
    told = [why_not_place(g, table, (g, power))(thing) for power in able]
    return told[0] if told and all(told) else []


def why_not_action(g: Regis, player: Player, when: When) -> Explain:
    def explain(thing: str) -> list[Refusal]:
        kind, _, id = thing.partition(":")
        if kind == "action":
            return action_refusals(g, player, when, id)
        return refusals_at(g, player, when, thing)

    return explain
