"""Leaders who leave the game, and those who stand in for them (VQ 5.1)."""

from tercio.games.virgin_queen.model.court_questions import leader_faction
from tercio.games.virgin_queen.model.position import VirginQueen
from tercio.games.virgin_queen.rules.card_draw.personages import has_named_leader
from tercio.kernel.citations import cites
from tercio.wars.model.names import AVAILABLE, NEXT_TURN, LeaderId
from tercio.wars.model.numbered import by_leader


@cites("VQ 5.1")
def leader_dies(g: VirginQueen, leader: LeaderId) -> None:
    """An event, an assassin or a marriage has killed an army leader. If he was the last one of
    his power or faction, a default leader goes on the turn track."""
    world, state = g.world, g.state
    owner = leader_faction(g, leader)
    if leader in state.court.waiting:
        state.court.waiting.remove(leader)
    g.remove_leader(leader)
    other = world.vq_leaders[leader].other_role
    if other is not None:
        g.remove_leader(world.leader[other])
    if world.naval_leader[leader] or has_named_leader(g, owner):
        return
    for stand_in, row in by_leader(world.vq_leaders):
        is_his = row.default and leader_faction(g, stand_in) == owner
        if is_his and state.leader_at[stand_in] == AVAILABLE:
            state.leader_at[stand_in] = NEXT_TURN
