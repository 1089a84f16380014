"""An empty board: every space with its home power, nothing on it."""

from tercio.wars.model.names import AVAILABLE, NOBODY
from tercio.wars.model.numbered import by_space
from tercio.wars.model.war import AnyWar


def blank_board(g: AnyWar) -> None:
    """Reset the shared part of the state; a game adds its own."""
    world, state = g.world, g.state
    count, majors = world.power_count, len(world.majors)
    state.patron = list(world.powers)
    for faction in world.factions:
        owner = world.power_rows[faction].faction_of
        assert owner is not None
        state.patron[faction] = world.power[owner]
    state.at_war = [0] * count
    state.allied = [0] * count
    state.control = [world.power[row.home] for row in world.space_rows]
    state.controlled = [
        sum(1 << s for s, held in by_space(state.control) if held == p) for p in world.powers
    ]
    state.home = world.homes[:]
    state.fortresses = world.printed_fortresses
    state.besiegers = [0] * world.space_count
    state.troops = [[0] * world.space_count for _ in range(count * 2)]
    state.land = [0] * count
    state.ship_at = [AVAILABLE] * len(world.ship_owner)
    state.ship_lent = [NOBODY] * len(world.ship_owner)
    state.leader_at = [AVAILABLE] * len(world.leader_rows)
    state.leader_power = [
        world.power[row.power] if row.power else NOBODY for row in world.leader_rows
    ]
    state.bonus_vp = [0] * majors
    state.vp_sources = {}
    state.hands = [[] for _ in range(majors)]
    state.events_played = [[] for _ in range(majors)]
    g.realign()
    g.recount_fleets()
