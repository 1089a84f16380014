"""Invasion cards: a foreign army comes to Germany or Italy (202, 206, 211, 213, 214, 216)."""

from tercio.games.here_i_stand.conditions import holds
from tercio.games.here_i_stand.rows.files import DiplomaticCardRow, InvasionForce
from tercio.games.here_i_stand.two_player.deck import diplomatic
from tercio.games.here_i_stand.two_player.position import TwoPlayerStand
from tercio.kernel.ask import Procedure
from tercio.kernel.citations import cites
from tercio.kernel.masks import mask_of
from tercio.kernel.restrictions import Restrictions, forbids
from tercio.wars.cards.card_parts import choose_space, choose_way
from tercio.wars.diplomacy.declarations import go_to_war
from tercio.wars.land.construction import add_unit
from tercio.wars.model.force_pools import available_ship, most_that_fit
from tercio.wars.model.names import (
    AVAILABLE,
    OUT_OF_PLAY,
    REGULAR,
    SECOND,
    LeaderId,
    Mask,
    Power,
    Space,
)
from tercio.wars.model.numbered import spaces_in
from tercio.wars.model.refs import power_ref
from tercio.wars.model.ship_questions import enemy_fleets
from tercio.wars.model.space_questions import is_besieged, is_controlled_by
from tercio.wars.model.troop_questions import enemy_land

SQUADRON = "squadron"
REINFORCEMENT = 2
"""Mercenaries that may come instead of a squadron."""


def force_of_card(g: TwoPlayerStand, card: str) -> InvasionForce:
    """The force that a card brings now; one of them changes with the league."""
    rows = g.world.data.table("invasions", InvasionForce).values()
    return next(
        row for row in rows if row.card == card and (row.when is None or holds(g, row.when))
    )


# -- where an army appears -------------------------------------------------------------------------


@forbids("HIS 9")
def invader_does_not_hold_it(g: TwoPlayerStand, force: InvasionForce, space: Space) -> bool:
    return not is_controlled_by(g, g.world.power[force.invader], space)


@forbids("HIS 9", "HIS 15")
def is_besieged_now(g: TwoPlayerStand, force: InvasionForce, space: Space) -> bool:
    return is_besieged(g, space)


@forbids("HIS 9", "HIS 21.6")
def armies_may_not_stand_there(g: TwoPlayerStand, force: InvasionForce, space: Space) -> bool:
    """Electorates before the league, spaces out of play."""
    return not g.hooks.may_enter(g, g.world.power[force.invader], space)


@forbids("HIS 9", "HIS 5.3")
def fleet_needs_a_port(g: TwoPlayerStand, force: InvasionForce, space: Space) -> bool:
    return bool(force.squadrons) and not g.world.is_port(space)


@forbids("HIS 9", "HIS 13.1")
def enemies_hold_out_there(g: TwoPlayerStand, force: InvasionForce, space: Space) -> bool:
    invader = g.world.power[force.invader]
    return bool((enemy_land(g, invader) | enemy_fleets(g, invader)) >> space & 1)


MUSTER = Restrictions(
    "invasion",
    invader_does_not_hold_it,
    is_besieged_now,
    armies_may_not_stand_there,
    fleet_needs_a_port,
    enemies_hold_out_there,
)


def muster_spaces(g: TwoPlayerStand, force: InvasionForce) -> Mask:
    return mask_of(MUSTER.enumerate(g.world.spaces, g, force))


# -- the event -------------------------------------------------------------------------------------


@diplomatic(
    "dip_french_constable_invades",
    "dip_french_invasion",
    "dip_spanish_invasion",
    "dip_austrian_invasion",
    "dip_imperial_invasion",
    "dip_ottoman_invasion",
)
def invasion(g: TwoPlayerStand, player: Power, card: DiplomaticCardRow) -> Procedure[None]:
    """Whoever plays the card, the commander of the invaders carries it out."""
    force = force_of_card(g, card.id)
    invader, commander = g.world.power[force.invader], g.world.power[force.commander]
    if force.war_with is not None:
        yield from go_to_war(g, invader, g.world.power[force.war_with])
    space = yield from choose_space(
        g,
        commander,
        muster_spaces(g, force),
        "invasion-space",
        cite="HIS 9",
        args={"power": power_ref(g, invader)},
    )
    if space is not None:
        _muster(g, force, invader, space)
    g.draw_cards(commander, force.cards)
    if force.choice:
        yield from _reinforce(g, invader, commander, space)


@cites("HIS 5", "HIS 9")
def _muster(g: TwoPlayerStand, force: InvasionForce, invader: Power, space: Space) -> None:
    """As many of the units as the force pool has."""
    leader = _who_leads(g, force)
    if leader is not None:
        g.place_leader(leader, space)
    for kind, count in ((REGULAR, force.regulars), (SECOND, force.mercenaries)):
        g.place_troops(invader, kind, most_that_fit(g, invader, kind, count, space=space), space)
    for _ in range(force.squadrons):
        if available_ship(g, invader, SQUADRON) is not None:
            add_unit(g, invader, SQUADRON, space)


def _who_leads(g: TwoPlayerStand, force: InvasionForce) -> LeaderId | None:
    """The first of those named who is alive, if he is not on the map or captive already."""
    leaders = [g.world.leader[id] for id in force.leaders]
    for leader in leaders:
        at = g.state.leader_at[leader]
        if at != OUT_OF_PLAY:
            return leader if at == AVAILABLE else None
    return None


def _reinforce(
    g: TwoPlayerStand, invader: Power, commander: Power, space: Space | None
) -> Procedure[None]:
    """A squadron in a home port, or two mercenaries for the force."""
    ports = squadron_ports(g, invader)
    ways = ["take-squadron"] if ports else []
    if space is not None and most_that_fit(g, invader, SECOND, REINFORCEMENT, space=space):
        ways.append("take-mercenaries")
    if not ways:
        return
    way = yield from choose_way(g, commander, ways, "invasion-choice", cite="HIS 9")
    if way == "take-squadron":
        port = yield from choose_space(g, commander, ports, "invasion-port", cite="HIS 9")
        assert port is not None
        add_unit(g, invader, SQUADRON, port)
    else:
        assert space is not None
        count = most_that_fit(g, invader, SECOND, REINFORCEMENT, space=space)
        g.place_troops(invader, SECOND, count, space)


def squadron_ports(g: TwoPlayerStand, owner: Power) -> Mask:
    """Home ports that a power controls and that can take a squadron of its force pool."""
    if available_ship(g, owner, SQUADRON) is None:
        return 0
    state = g.state
    lord = state.patron[owner]
    ports = state.home[owner] & state.controlled[lord] & g.world.ports & ~state.unrest
    return mask_of(port for port in spaces_in(ports) if not is_besieged(g, port))
