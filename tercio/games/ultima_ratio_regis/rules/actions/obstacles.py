"""Why an action that is not offered cannot be taken (uRR 8.2.2, 9).

An action is offered where it would find something to do. Asked about one that is not, the game says
whether it is the wrong moment, whether no point is left, or what the action would need.
"""

from typing import Final

from msgspec import structs

from tercio.games.ultima_ratio_regis.model.area_questions import held_by_side
from tercio.games.ultima_ratio_regis.model.names import Place, Player, Power
from tercio.games.ultima_ratio_regis.model.position import Regis
from tercio.games.ultima_ratio_regis.model.power_questions import points_of, powers_of, side_of
from tercio.games.ultima_ratio_regis.model.refs import place_ref, power_ref
from tercio.games.ultima_ratio_regis.model.war_questions import land_at_peace
from tercio.games.ultima_ratio_regis.rules.actions.building import SITES
from tercio.games.ultima_ratio_regis.rules.actions.registry import ACTIONS, When
from tercio.games.ultima_ratio_regis.rules.land_movement.choosing import why_not_place
from tercio.games.ultima_ratio_regis.rules.land_movement.tactical_movement import (
    belongs_to_a_power_at_peace,
)
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


ON_ONES_OWN: Final = frozenset(
    ("sortie", "regroup", "build_troop", "build_squadron", "repair_squadron", "begin_fortress")
) | {"finish_fortress"}
"""Of those what one does in areas of one's own..."""
ON_THAT_OF_ENEMIES: Final = frozenset(("assault", "subjugate"))
"""...and what in areas of others with whom one is not at peace."""
COMING_THERE: Final = frozenset(("march", "land"))


@cites("uRR 8.2.2", "uRR 9")
def refusals_at(g: Regis, player: Player, when: When, thing: str) -> list[Refusal]:
    """Action by action, why it cannot be taken at a place: by nobody of his, or not there."""
    kind, _, name = thing.partition(":")
    place = g.world.location.get(name)
    if place is None or place_ref(g, place) != thing:
        return []
    found = _units_without_actions(g, player, place) if when == "action" else []
    for id in ON_THE_MAP.get(kind, ()):
        if ACTIONS[id].when == when:
            told = _against(g, player, when, id, place=place)
            found += [structs.replace(each, doing=f"action:{id}") for each in told]
    return found


def _against(g: Regis, player: Player, when: When, id: str, place: Place) -> list[Refusal]:
    """What is against an action there. What nobody of his could do anywhere is told where one would
    do it."""
    able = _able(g, player)
    is_at_peace = bool(able) and all(land_at_peace(g, power) >> place & 1 for power in able)
    if id in COMING_THERE and is_at_peace:
        return [Refusal("uRR 12.1", belongs_to_a_power_at_peace.message)]
    told = action_refusals(g, player, when, id)
    if not told:
        return _bad_site(g, player, id, place_ref(g, place))
    is_own = any(held_by_side(g, power) >> place & 1 for power in powers_of(g, player))
    is_elsewhere = id in ON_ONES_OWN and not is_own
    is_spared = id in ON_THAT_OF_ENEMIES and (is_own or is_at_peace)
    return [] if able and (is_elsewhere or is_spared) else told


def _able(g: Regis, player: Player) -> list[Power]:
    return [power for power in powers_of(g, player) if points_of(g, power)]


@cites("uRR 8.2.2")
def _units_without_actions(g: Regis, player: Player, place: Place) -> list[Refusal]:
    """Of powers that have no action left; nothing where one that has some stands there, too."""
    there = [
        power
        for power in powers_of(g, player)
        if any(
            (g.state.troops[owner] | g.state.ships[owner]) >> place & 1
            for owner in side_of(g, power)
        )
    ]
    able = _able(g, player)
    if not able or any(power in able for power in there):
        return []
    message = "forbid-units-of-a-power-without-actions"
    where = place_ref(g, place)
    return [
        Refusal("uRR 8.2.2", message, {"power": power_ref(g, power), "place": where})
        for power in there
    ]


def _bad_site(g: Regis, player: Player, id: str, thing: str) -> list[Refusal]:
    """What speaks against building there; nothing if one of his powers may."""
    table = SITES.get(id.replace("_", "-"))
    if table is None:
        return []
    able = [power for power in _able(g, player) if ACTIONS[id].may(g, power)]
    told = [why_not_place(g, table, (g, power))(thing) for power in able]
    return told[0] if told and all(told) else []


def why_not_action(g: Regis, player: Player, when: When) -> Explain:
    def explain(thing: str) -> list[Refusal]:
        kind, _, id = thing.partition(":")
        if kind == "action":
            return action_refusals(g, player, when, id)
        return refusals_at(g, player, when, thing)

    return explain
