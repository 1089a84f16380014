"""Inland waterways to Antwerp and Rotterdam (VQ 2.5, 16.7)."""

from collections.abc import Iterator
from typing import Final

from tercio.games.virgin_queen.model.position import VirginQueen
from tercio.games.virgin_queen.rows.map import WaterwayRow
from tercio.kernel.ask import Procedure
from tercio.kernel.citations import cites
from tercio.kernel.restrictions import Restrictions, forbids
from tercio.wars.cards.card_play import respond
from tercio.wars.land.battle import Battle
from tercio.wars.model.card_questions import holds_card
from tercio.wars.model.names import Power, Space
from tercio.wars.model.ship_questions import ships_at
from tercio.wars.model.space_questions import controller_of, is_controlled_by, is_friendly_space
from tercio.wars.model.world import Roads
from tercio.wars.siege.assault import ASSAULTS

ENGINEERS: Final = "siege_engineering"
"""The card that storms Antwerp or Rotterdam though the waterway is open (16.7)."""


@cites("VQ 2.5")
def may_use(g: VirginQueen, power: Power, waterway: WaterwayRow) -> bool:
    """Whoever controls the port at its mouth, or is allied to that power."""
    port = g.world.space[waterway.port]
    if g.world.edition_rule("waterway_users") == "controller":
        return is_controlled_by(g, g.state.patron[power], port)
    return is_friendly_space(g, power, port)


@cites("VQ 2.5")
def roads(g: VirginQueen, power: Power) -> Roads:
    """The connections open to a power: those of everybody, and the waterways it may use."""
    world, state = g.world, g.state
    friends = state.friends[power]
    open_ways = 0
    for number, port in enumerate(world.waterway_ports):
        if friends >> state.control[port] & 1 and may_use(g, power, world.waterways[number]):
            open_ways |= 1 << number
    return world.roads_with[open_ways]


def waterways_to(g: VirginQueen, space: Space) -> Iterator[WaterwayRow]:
    return (row for row in g.world.waterways if g.world.location[row.inland] == space)


# -- assault -------------------------------------------------------------------------------------


@forbids("VQ 16.7")
def is_supplied_by_waterway(g: VirginQueen, power: Power, space: Space) -> bool:
    """Only ships on the sea that it leads to, or engineers, help against such walls."""
    return is_open_behind(g, power, space) and not may_bring_engineers(g, power)


def is_open_behind(g: VirginQueen, power: Power, space: Space) -> bool:
    """Whoever is besieged has the port at its mouth, and we have no ships on that sea."""
    for waterway in waterways_to(g, space):
        sea = g.world.location[waterway.sea]
        if may_use(g, controller_of(g, space), waterway) and not ships_at(g, sea, power):
            return True
    return False


def may_bring_engineers(g: VirginQueen, power: Power) -> bool:
    """The card is in the hand, and was no event yet this turn (11)."""
    card = g.world.card[ENGINEERS]
    return holds_card(g, power, card) and not any(
        card in played for played in g.state.events_played
    )


@cites("VQ 16.7", "VQ 28")
def bring_engineers(g: VirginQueen, battle: Battle) -> Procedure[None]:
    """An assault that only the engineers made possible is one in which they take part."""
    power = battle.attacker.power
    if is_open_behind(g, power, battle.space) and may_bring_engineers(g, power):
        card = g.world.card[ENGINEERS]
        g.play_card(power, card, "response")
        yield from respond(g, power, card, "assault_cards", about=battle)


VQ_ASSAULTS: Final = Restrictions(ASSAULTS.name, *ASSAULTS.rules, is_supplied_by_waterway)
