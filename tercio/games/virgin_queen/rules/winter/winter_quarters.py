"""Where land units and leaders of Virgin Queen winter (VQ 20.4, 23.1, 23.6)."""

from tercio.games.virgin_queen.model.court_verbs import await_spring
from tercio.games.virgin_queen.model.position import VirginQueen
from tercio.games.virgin_queen.model.powers import (
    DUTCH,
    HUGUENOT,
    KNIGHTS,
    MORISCOS,
    PROTESTANT,
    SPAIN,
)
from tercio.games.virgin_queen.rules.action_phase.spring_deployment import take_role
from tercio.kernel.ask import DONE, Ask, Option, Procedure, compose
from tercio.kernel.citations import cites
from tercio.kernel.masks import mask_of
from tercio.wars.model.names import LeaderId, Mask, Power, Space
from tercio.wars.model.numbered import by_leader
from tercio.wars.model.refs import leader_ref
from tercio.wars.model.space_questions import is_controlled_by

OTHER_HALF = {HUGUENOT: DUTCH, DUTCH: HUGUENOT}


@cites("VQ 20.4", "VQ 23.6")
def capitals_for(g: VirginQueen, power: Power, owner: Power) -> list[Space]:
    """Huguenots and Dutch each have a capital of their own, which is nobody else's."""
    if power != PROTESTANT:
        return g.hooks.capitals(g, power)
    capital = g.state.court.capitals.get(owner)
    return [] if capital is None else [capital]


@cites("VQ 23.6")
def closed_to(g: VirginQueen, owner: Power) -> Mask:
    """Huguenots may not winter in the Dutch capital, nor Dutch in the Huguenot one; units of the
    Protestant's minor allies in neither."""
    if g.state.patron[owner] != PROTESTANT:
        return 0
    if g.world.edition_rule("faction_capitals") == "shared":
        return 0
    others = (OTHER_HALF[owner],) if owner in OTHER_HALF else (HUGUENOT, DUTCH)
    capitals = g.state.court.capitals
    return mask_of(capitals[faction] for faction in others if faction in capitals)


@cites("VQ 20.4")
def keys_of(g: VirginQueen, owner: Power) -> Mask:
    """A minor power's units may return to a home key of theirs; factions have none."""
    if owner not in g.world.minors:
        return 0
    return g.state.home[owner] & g.world.keys


@cites("VQ 17.1", "VQ 23.1")
def never_moves(owner: Power) -> bool:
    """The Knights stay for good, the Morisco unit in Winter."""
    return owner in (KNIGHTS, MORISCOS)


# -- Don John --------------------------------------------------------------------------------------


@cites("VQ 20.4")
def landings(g: VirginQueen, leader: LeaderId) -> list[Space]:
    """Don John may become an army leader and return to either Spanish capital."""
    if g.world.vq_leaders[leader].other_role is None:
        return []
    return [s for s in g.hooks.capitals(g, SPAIN) if is_controlled_by(g, SPAIN, s)]


def go_ashore(g: VirginQueen, leader: LeaderId, space: Space) -> None:
    other = g.world.vq_leaders[leader].other_role
    assert other is not None
    ashore = g.world.leader[other]
    take_role(g, leader, ashore)
    g.place_leader(ashore, space)


# -- Protestant leaders ----------------------------------------------------------------------------


@cites("VQ 23.6")
def withdraw_leaders(g: VirginQueen, power: Power) -> Procedure[None]:
    """Protestant army leaders may leave the map, to enter again in spring or by a rebellion."""
    if power != PROTESTANT:
        return
    state, naval = g.state, g.world.naval_leader
    leaders = [
        leader
        for leader, place in by_leader(state.leader_at)
        if place >= 0 and not naval[leader] and state.leader_power[leader] == PROTESTANT
    ]

    def next_ask(picks: list[Option]) -> Ask | None:
        chosen = [pick.value for pick in picks]
        left = [leader for leader in leaders if leader not in chosen]
        if not left or (picks and picks[-1].key == DONE):
            return None
        rows = g.world.leader_rows
        options = [
            Option(f"withdraw.{rows[i].id}", i, (leader_ref(g, i),), "option-withdraw-leader")
            for i in left
        ]
        options.append(Option(DONE))
        return Ask(g.seat_of(PROTESTANT), "withdraw-leaders", options, "VQ 23.6")

    picks = yield from compose(next_ask)
    for pick in picks:
        if pick.key != DONE:
            await_spring(g, pick.value)
