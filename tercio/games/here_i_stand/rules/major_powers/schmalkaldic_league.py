"""The Protestants before and after the Schmalkaldic League (HIS 21.6)."""

from typing import Generic

from tercio.games.here_i_stand.model.court_questions import league_formed
from tercio.games.here_i_stand.model.court_verbs import mark_done
from tercio.games.here_i_stand.model.events.court import LeagueFormed
from tercio.games.here_i_stand.model.position import H_contra, HereIStand
from tercio.games.here_i_stand.model.powers import HAPSBURG, PAPACY, PROTESTANT
from tercio.games.here_i_stand.model.religion_verbs import release_electorate_regulars
from tercio.games.here_i_stand.rows.files import HisLeaderRow
from tercio.kernel.ask import Ask, Option, Procedure, nothing
from tercio.kernel.citations import cites
from tercio.wars.diplomacy.declarations import go_to_war
from tercio.wars.land.control import take_control
from tercio.wars.land.displacement import displace_army, nearest
from tercio.wars.land.formations import whole_force
from tercio.wars.model.names import AVAILABLE, LeaderId, Mask, Power, Space
from tercio.wars.model.numbered import spaces_in
from tercio.wars.model.refs import leader_ref, place_ref

LEAGUE = "schmalkaldic_league"
MILITARY_ACTIONS = ("move_clear", "move_pass", "buy_mercenary", "raise_regular", "assault")


class LeagueHooks(Generic[H_contra]):
    """What follows the forming of the League."""

    def league_formed(self, g: H_contra) -> Procedure[None]:
        """What the Schmalkaldic League brings with it beyond its own rules."""
        return nothing()


# -- prior to the league ---------------------------------------------------------------------------


@cites("HIS 21.6")
def bar_military_actions(g: HereIStand, power: Power) -> None:
    """Before the league the Protestant neither builds nor moves military units."""
    if power == PROTESTANT and not league_formed(g):
        g.state.impulse.barred += MILITARY_ACTIONS


@cites("HIS 21.6")
def may_enter(g: HereIStand, power: Power, space: Space) -> bool:
    """Nobody moves or retreats into an electorate before the league, or out of play ever."""
    if g.state.closed >> space & 1:
        return False
    return league_formed(g) or not g.world.electorates >> space & 1


@cites("HIS 12.1", "HIS 19.3", "HIS 21.6")
def closed_electorates(g: HereIStand) -> Mask:
    """Electorates that no line of communication passes before the league."""
    return 0 if league_formed(g) else g.world.electorates


@cites("HIS 12.4", "HIS 21.6")
def calmed_from_afar(g: HereIStand, power: Power) -> Mask:
    """Before the league the Protestant calms Protestant home spaces without land units."""
    if power != PROTESTANT or league_formed(g):
        return 0
    return g.state.home[PROTESTANT]


@cites("HIS 21.6")
def gains_control(g: HereIStand, power: Power) -> bool:
    return power != PROTESTANT or league_formed(g)


@cites("HIS 19.3", "HIS 21.6")
def winters_in_place(g: HereIStand, power: Power) -> bool:
    """Protestant regulars in electorates do not stir before the league."""
    return power == PROTESTANT and not league_formed(g)


# -- the league ------------------------------------------------------------------------------------


@cites("HIS 21.6")
def league_may_form(g: HereIStand) -> bool:
    """From turn 2, with 12 Protestant spaces; those in unrest count."""
    enough = g.world.constant("league_protestant_spaces")
    earliest = g.world.constant("league_earliest_turn")
    return g.state.turn >= earliest and g.state.religion.protestant.bit_count() >= enough


@cites("HIS 21.6")
def form_league(g: HereIStand) -> Procedure[None]:
    g.record(LeagueFormed())
    mark_done(g, LEAGUE)
    barred = g.state.impulse.barred
    g.state.impulse.barred = [action for action in barred if action not in MILITARY_ACTIONS]
    for id, row in g.world.data.table("leaders", HisLeaderRow).items():
        if LEAGUE in row.enter_card and row.near is not None:
            yield from _place_prince(g, g.world.leader[id], g.world.space[row.near])
    yield from _take_control(g)
    yield from _leave_catholic_electorates(g)
    for enemy in (HAPSBURG, PAPACY):
        yield from go_to_war(g, enemy, PROTESTANT, declared=False)
    yield from g.hooks.league_formed(g)
    release_electorate_regulars(g)


def _place_prince(g: HereIStand, leader: LeaderId, near: Space) -> Procedure[None]:
    """With the Protestant regulars closest to his home; without any he waits in it."""
    if g.state.leader_at[leader] != AVAILABLE:
        return
    stacks = g.state.land[PROTESTANT]
    if stacks >> near & 1 or not stacks:
        g.place_leader(leader, near)
        return
    closest = nearest(g.world.land, near, g.world.all_spaces, stacks)
    place = yield from _choose(g, "place-leader", list(spaces_in(closest or stacks)), leader)
    g.place_leader(leader, place)


def _choose(g: HereIStand, kind: str, spaces: list[Space], leader: LeaderId) -> Procedure[Space]:
    if len(spaces) == 1:
        return spaces[0]
    options = [Option(f"place.{g.world.location_ids[s]}", s, (place_ref(g, s),)) for s in spaces]
    pick = yield Ask(
        g.seat_of(PROTESTANT), kind, options, "HIS 21.6", args={"leader": leader_ref(g, leader)}
    )
    place: Space = pick.value
    return place


def _take_control(g: HereIStand) -> Procedure[None]:
    """Protestant home spaces of that faith, but not where a fortress was built.

    Ships leave a port that changes hands (12.2).
    """
    built = g.state.fortresses & ~g.world.printed_fortresses
    spaces = g.state.home[PROTESTANT] & g.state.religion.protestant & ~built
    for space in spaces_in(spaces):
        yield from take_control(g, PROTESTANT, space)


def _leave_catholic_electorates(g: HereIStand) -> Procedure[None]:
    """Protestant units in a Catholic electorate go to the nearest Protestant one.

    Where there is none, they are displaced as units always are (12.5).
    """
    havens = g.world.electorates & g.state.religion.protestant
    for space in spaces_in(g.state.land[PROTESTANT] & g.world.electorates & ~havens):
        force = whole_force(g, PROTESTANT, space)
        targets = list(spaces_in(nearest(g.world.land, space, g.world.all_spaces, havens)))
        if not targets:
            yield from displace_army(g, PROTESTANT, space)
            continue
        place = targets[0]
        if len(targets) > 1:
            options = [
                Option(f"place.{g.world.location_ids[s]}", s, (place_ref(g, s),)) for s in targets
            ]
            pick = yield Ask(
                g.seat_of(PROTESTANT),
                "leave-electorate",
                options,
                "HIS 21.6",
                args={"space": place_ref(g, space)},
            )
            place = pick.value
        g.move_force(force, place, "displace")
