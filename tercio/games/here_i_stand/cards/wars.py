"""Cards 92 to 110 that make war: abroad, against Scotland, and by treachery (HIS 15.1, 21.7)."""

from tercio.games.here_i_stand.cards.registry import of_card
from tercio.games.here_i_stand.conditions.court import is_free
from tercio.games.here_i_stand.conditions.warfare import open_to
from tercio.games.here_i_stand.model.position import HereIStand
from tercio.games.here_i_stand.model.powers import FRANCE, SCOTLAND
from tercio.games.here_i_stand.rules.major_powers.scots_raid import SCOTS_RAID
from tercio.kernel.ask import DONE, Ask, Option, Procedure
from tercio.kernel.citations import cites
from tercio.kernel.masks import mask_of
from tercio.wars.cards.card_parts import choose_power, choose_space
from tercio.wars.diplomacy.gifts import hand_over
from tercio.wars.land.construction import BUILD_ACTIONS
from tercio.wars.land.control import CONTROL
from tercio.wars.land.movement import MOVE_ACTIONS
from tercio.wars.model.names import LeaderId, Power, Space
from tercio.wars.model.numbered import by_leader, by_space
from tercio.wars.model.rows import CardMode
from tercio.wars.model.state import Impulse
from tercio.wars.siege.after_assault import storm, take_fortress
from tercio.wars.siege.assault import ASSAULT, BETRAYED, assault_targets, declare_assault
from tercio.wars.siege.siege import outnumbers_garrison
from tercio.wars.turn.actions import spend_cp

# -- Scots Raid (card 97) --------------------------------------------------------------------------


@of_card(97, SCOTS_RAID, cite="HIS 22.3")
def scots_raid(g: HereIStand, power: Power, mode: CardMode, about: None) -> Procedure[None]:
    """France takes Stirling and goes to war on the border, in whosever impulse it is.

    Nothing happens unless Scotland is a French ally.
    """
    if g.state.patron[SCOTLAND] != FRANCE:
        return
    stirling = g.world.space["stirling"]
    if not g.is_controlled_by(FRANCE, stirling):
        yield from hand_over(g, stirling, FRANCE)
    leader = yield from _send_a_leader(g)
    cp = mode.numbers["french_cp" if leader is None else "french_cp_with_leader"]
    yield from _raid(g, cp)


def _send_a_leader(g: HereIStand) -> Procedure[LeaderId | None]:
    """A French leader may go to Scotland first, which costs half of the CP."""
    leaders = [
        i
        for i, at in by_leader(g.state.leader_at)
        if at >= 0
        and g.state.leader_power[i] == FRANCE
        and not g.world.naval_leader[i]
        and is_free(g, i)
        and not g.state.home[SCOTLAND] >> at & 1
    ]
    spaces = open_to(g, FRANCE, g.state.home[SCOTLAND] & g.state.controlled[FRANCE])
    if not leaders or not spaces:
        return None
    rows = g.world.leader_rows
    options = [
        Option(f"leader.{rows[i].id}", i, (g.leader_ref(i),), "option-event-leader")
        for i in leaders
    ]
    pick = yield Ask(g.seat_of(FRANCE), "scots-raid-leader", [*options, Option(DONE)], "HIS 22.3")
    if pick.key == DONE:
        return None
    leader: LeaderId = pick.value
    space = yield from choose_space(
        g, FRANCE, spaces, "scots-raid-camp", key="place", args={"leader": g.leader_ref(leader)}
    )
    assert space is not None
    g.place_leader(leader, space)
    return leader


@cites("HIS 22.3")
def _raid(g: HereIStand, cp: int) -> Procedure[None]:
    """An impulse of its own within the other; `rules.raids` keeps it on the border."""
    state = g.state
    outer, active = state.impulse, state.active
    actions = (*BUILD_ACTIONS, *MOVE_ACTIONS, CONTROL, ASSAULT)
    state.impulse = Impulse(cp, outer.card, outer.as_event, spending=True)
    state.impulse.only = [action.id for action in actions]
    state.active = FRANCE
    g.mark_this_turn(SCOTS_RAID)
    yield from spend_cp(g, FRANCE, boundary=False)
    state.court.this_turn.remove(SCOTS_RAID)
    state.impulse, state.active = outer, active


# -- Treachery! (card 105) -------------------------------------------------------------------------


@of_card(105, "treachery", cite="HIS 15.1")
def treachery(g: HereIStand, power: Power, mode: CardMode, about: None) -> Procedure[None]:
    """A besieger assaults at once; if it is still the stronger then, the gates are opened."""
    besieged = mask_of(s for s, besiegers in by_space(g.state.besiegers) if besiegers)
    space = yield from choose_space(
        g, power, besieged, "treachery-space", cite="HIS 15.1", key="betray"
    )
    assert space is not None
    besiegers = [p for p in g.impulse_order() if space in assault_targets(g, p, BETRAYED)]
    besieger = yield from choose_power(g, power, besiegers, "treachery-besieger", cite="HIS 15.1")
    battle = yield from declare_assault(g, besieger, [space], cancel=False)
    assert battle is not None
    if not (yield from storm(g, battle)) and _still_stronger(g, besieger, space):
        take_fortress(g, besieger, space)
        # It has fallen after the dice, but at the end of this assault (22.5).
        yield from g.hooks.after_land_battle(g, battle)


def _still_stronger(g: HereIStand, power: Power, space: Space) -> bool:
    besieges = g.state.besiegers[space] >> power & 1
    return bool(besieges) and outnumbers_garrison(g, power, space)
