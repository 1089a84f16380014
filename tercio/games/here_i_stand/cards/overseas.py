"""Events of the New World: cards 48 to 50, 53 and 54 (HIS 20). Any power may favour any other."""

from collections.abc import Sequence

from tercio.games.here_i_stand.cards.registry import of_card
from tercio.games.here_i_stand.conditions.new_world import (
    NEW_WORLD_POWERS,
    RAIDERS,
    may_have_raider,
)
from tercio.games.here_i_stand.model.position import HereIStand
from tercio.games.here_i_stand.rules.card_draw.riches import (
    GALLEONS,
    PLANTATIONS,
    RAIDER,
    give_marker,
)
from tercio.games.here_i_stand.rules.new_world.new_world_phase import found_colony
from tercio.games.here_i_stand.rules.new_world.voyages import (
    free_colonies,
    launch,
    may_launch_exploration,
    open_colony_boxes,
)
from tercio.kernel.ask import Procedure
from tercio.wars.cards.card_parts import choose_power
from tercio.wars.model.names import Power
from tercio.wars.model.rows import CardMode


def _favoured(
    g: HereIStand, power: Power, candidates: Sequence[Power], card: str
) -> Procedure[Power]:
    """Whom the player of the card gives its benefit."""
    ref = g.card_ref(g.world.card[card])
    return choose_power(g, power, candidates, "favour", cite="HIS 20.4", args={"card": ref})


@of_card(48, "galleons", cite="HIS 20.4")
def galleons(g: HereIStand, power: Power, mode: CardMode, about: object) -> Procedure[None]:
    without = [p for p in NEW_WORLD_POWERS if not g.state.new_world.galleons >> p & 1]
    favoured = yield from _favoured(g, power, without, "galleons")
    give_marker(g, favoured, GALLEONS)


@of_card(49, "huguenot_raiders", cite="HIS 20.4")
def huguenot_raiders(g: HereIStand, power: Power, mode: CardMode, about: object) -> Procedure[None]:
    able = [p for p in RAIDERS if may_have_raider(g, p)]
    favoured = yield from _favoured(g, power, able, "huguenot_raiders")
    give_marker(g, favoured, RAIDER)


@of_card(50, "mercators_map", cite="HIS 20.2")
def mercators_map(g: HereIStand, power: Power, mode: CardMode, about: object) -> Procedure[None]:
    """An exploration at no cost, and better than others."""
    able = [p for p in NEW_WORLD_POWERS if may_launch_exploration(g, p)]
    favoured = yield from _favoured(g, power, able, "mercators_map")
    launch(g, favoured, "exploration", bonus=mode.numbers["bonus"])


@of_card(53, "plantations", cite="HIS 20.4")
def plantations(g: HereIStand, power: Power, mode: CardMode, about: object) -> Procedure[None]:
    without = [p for p in NEW_WORLD_POWERS if not g.state.new_world.plantations >> p & 1]
    favoured = yield from _favoured(g, power, without, "plantations")
    give_marker(g, favoured, PLANTATIONS)


@of_card(54, "potosi_silver_mines", cite="HIS 20.1")
def potosi_silver_mines(
    g: HereIStand, power: Power, mode: CardMode, about: object
) -> Procedure[None]:
    """Potosi takes an empty colony box; one of that power's colony markers is never used."""
    able = [p for p in NEW_WORLD_POWERS if open_colony_boxes(g, p) > 0]
    favoured = yield from _favoured(g, power, able, "potosi_silver_mines")
    unused = free_colonies(g, favoured)
    if unused:
        g.state.new_world.colonies_gone.append(unused[-1])
    found_colony(g, favoured, "potosi")
