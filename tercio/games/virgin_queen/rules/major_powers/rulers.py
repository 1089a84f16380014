"""Rulers come to power by mandatory events, and die (VQ 3.3, 23.2 to 23.5)."""

from tercio.games.virgin_queen.model import marriage_state
from tercio.games.virgin_queen.model.court_questions import (
    is_ruler_dead,
    leader_faction,
    reigns,
    ruler_of,
)
from tercio.games.virgin_queen.model.court_verbs import (
    await_spring,
    crown,
    found_cultural_center,
    inherit_nothing,
    lose_heir,
    lose_home_card,
    lose_ruler,
    mark_this_turn,
    set_capital,
)
from tercio.games.virgin_queen.model.marriage_verbs import remove_royal
from tercio.games.virgin_queen.model.position import VirginQueen
from tercio.games.virgin_queen.model.powers import ENGLAND, HRE
from tercio.games.virgin_queen.rules.card_draw.personages import dismiss_default, is_about
from tercio.games.virgin_queen.rules.land.leaders import leader_dies
from tercio.games.virgin_queen.rules.major_powers import mary_queen_of_scots
from tercio.kernel.ask import Ask, Option, Procedure
from tercio.kernel.citations import cites
from tercio.wars.model.names import AVAILABLE, LeaderId, Power, Space
from tercio.wars.model.numbered import by_leader, spaces_in
from tercio.wars.model.refs import leader_ref, place_ref
from tercio.wars.model.space_questions import is_controlled_by

ELIZABETH = "elizabeth_i"


# -- succession ------------------------------------------------------------------------------------


@cites("VQ 3.3", "VQ 23.5")
def succeed(g: VirginQueen, ruler: str) -> Procedure[bool]:
    """`ruler` takes the throne, unless somebody rules whom he does not replace.

    The old ruler's betrothal ends with him. A murdered heir does not rule, and his power has the
    ratings that his death leaves it (23); its capital stays where it is. Rudolf moves the capital
    to Prague and founds its Cultural Center; Henry III is an army leader besides.
    """
    row = g.world.rulers[g.world.ruler[ruler]]
    power = g.world.power[row.power]
    old = ruler_of(g, power).id
    if old not in row.replaces:
        return False
    _leave_weddings(g, old)
    if ruler in g.state.court.dead_heirs:
        inherit_nothing(g, ruler)
        return True
    crown(g, ruler)
    if power == HRE:
        set_capital(g, HRE, g.world.space["prague"])
        found_cultural_center(g)
    if row.leader is not None:
        yield from _bring_leader(g, power, g.world.leader[row.leader])
    return True


def _bring_leader(g: VirginQueen, power: Power, leader: LeaderId) -> Procedure[None]:
    """In the capital, or in another home key; else he waits on the power card."""
    if g.state.leader_at[leader] != AVAILABLE or not g.is_played(power):
        return
    dismiss_default(g, leader_faction(g, leader))
    spaces = entry_spaces(g, power)
    if not spaces:
        await_spring(g, leader)
        return
    place = spaces[0]
    if len(spaces) > 1:
        options = [
            Option(f"place.{g.world.location_ids[s]}", s, (place_ref(g, s),)) for s in spaces
        ]
        args = {"leader": leader_ref(g, leader)}
        pick = yield Ask(g.seat_of(power), "place-leader", options, "VQ 3.3", args=args)
        place = pick.value
    g.place_leader(leader, place)


def entry_spaces(g: VirginQueen, power: Power) -> list[Space]:
    capitals = [s for s in g.hooks.capitals(g, power) if is_controlled_by(g, power, s)]
    keys = g.state.controlled[power] & g.world.keys & g.state.home[power]
    return capitals or list(spaces_in(keys))


# -- deaths ----------------------------------------------------------------------------------------


@cites("VQ 3.3", "VQ 23.2", "VQ 23.3", "VQ 23.4", "VQ 23.5")
def ruler_dies(g: VirginQueen, power: Power) -> None:
    """By a wedding or an assassination: the power is left with the ratings of 23."""
    if is_ruler_dead(g, power):
        return
    ruler = ruler_of(g, power).id
    lose_ruler(g, power)
    _leave_weddings(g, ruler)
    _leave_the_field(g, ruler)
    if ruler == ELIZABETH:
        _death_of_elizabeth(g)


@cites("VQ 21.1", "VQ 23.4", "VQ 23.5")
def prince_dies(g: VirginQueen, power: Power, ruler: str) -> None:
    """A ruler, or one who would have become one, is murdered at his wedding."""
    if reigns(g, power, ruler):
        ruler_dies(g, power)
    elif ruler_of(g, power).id in g.world.rulers[g.world.ruler[ruler]].replaces:
        lose_heir(g, ruler)


def _leave_weddings(g: VirginQueen, ruler: str) -> None:
    """He or she leaves the marriage pool, if still there."""
    for royal, row in enumerate(g.world.royals):
        if row.ruler == ruler and g.state.weddings.eligibility[royal] != marriage_state.GONE:
            remove_royal(g, royal)


def _leave_the_field(g: VirginQueen, ruler: str) -> None:
    for leader, row in by_leader(g.world.vq_leaders):
        if row.ruler == ruler and is_about(g, leader):
            leader_dies(g, leader)


@cites("VQ 23.3")
def _death_of_elizabeth(g: VirginQueen) -> None:
    """Her home card is gone, and a captive Mary is executed; for the rest of the turn plots
    in England still count her."""
    lose_home_card(g, ENGLAND, g.world.card["the_virgin_queen"])
    if g.state.court.mary == "captured":
        mark_this_turn(g, "elizabeth_died_with_mary_captured")
        mary_queen_of_scots.execute(g)
