"""Cards 68 to 116 that win and lose minor powers (HIS 22)."""

from tercio.games.here_i_stand.cards.registry import of_card
from tercio.games.here_i_stand.conditions.diplomacy import (
    activatable_minors,
    deactivatable_minors,
)
from tercio.games.here_i_stand.conditions.warfare import open_to
from tercio.games.here_i_stand.model.events.cards import CourtshipRolled
from tercio.games.here_i_stand.model.position import HereIStand
from tercio.games.here_i_stand.model.powers import (
    ENGLAND,
    FRANCE,
    GENOA,
    PAPACY,
    SCOTLAND,
    VENICE,
)
from tercio.games.here_i_stand.rules.diplomacy.peace import Peace
from tercio.kernel.ask import Procedure
from tercio.kernel.citations import cites
from tercio.kernel.masks import mask_of
from tercio.wars.cards.card_parts import choose_power, choose_space
from tercio.wars.diplomacy.gifts import hand_over
from tercio.wars.diplomacy.minors import activate_minor, deactivate_minor
from tercio.wars.land.battle import HIT
from tercio.wars.land.construction import add_unit
from tercio.wars.model.force_pools import available_ship, can_add, most_that_fit
from tercio.wars.model.names import REGULAR, Mask, Power
from tercio.wars.model.numbered import spaces_in
from tercio.wars.model.rows import CardMode

# -- Genoa -----------------------------------------------------------------------------------------


@of_card(68, "andrea_doria.activate", cite="HIS 22.2")
def andrea_doria_changes_sides(
    g: HereIStand, power: Power, mode: CardMode, about: None
) -> Procedure[None]:
    if g.is_active_minor(GENOA):
        yield from deactivate_minor(g, GENOA, successor=power)
    yield from activate_minor(g, GENOA, power)


@of_card(68, "andrea_doria.raid", cite="HIS 16.4")
def andrea_doria_raids(g: HereIStand, power: Power, mode: CardMode, about: None) -> None:
    """Cards for the player and for Doria's power; the corsairs' glory fades."""
    lord = g.state.patron[g.state.leader_power[g.world.leader[mode.leaders[0]]]]
    for receiver in (power, lord):
        g.draw_cards(receiver, mode.numbers["cards"])
    hits = sum(die >= HIT for die in g.dice(mode.numbers["dice"], "raid on the Barbary coast", HIT))
    g.lose_piracy_vp(hits)


# -- Scotland --------------------------------------------------------------------------------------


@of_card(69, "auld_alliance.reinforce", "auld_alliance.intervention", cite="HIS 22.3")
def french_troops_in_scotland(
    g: HereIStand, power: Power, mode: CardMode, about: Power | None
) -> Procedure[None]:
    """New French regulars, all in one space."""
    spaces = scottish_quarters(g)
    space = yield from choose_space(g, FRANCE, spaces, "reinforce-scotland", key="place")
    if space is not None:
        fits = most_that_fit(g, FRANCE, REGULAR, mode.numbers["regulars"], space)
        g.place_troops(FRANCE, REGULAR, fits, space)


@cites("HIS 22.3")
def scottish_quarters(g: HereIStand) -> Mask:
    """Scottish home spaces under French control, free of enemies, that can take a regular."""
    spaces = g.state.home[SCOTLAND] & g.state.controlled[FRANCE]
    return mask_of(
        space
        for space in spaces_in(open_to(g, FRANCE, spaces))
        if can_add(g, FRANCE, REGULAR, 1, space)
    )


@of_card(116, "rough_wooing", cite="HIS 22.3")
def rough_wooing(g: HereIStand, power: Power, mode: CardMode, about: None) -> Procedure[None]:
    """Scotland's queen goes to the stronger suitor."""
    england = g.dice(1, "England's suit")[0] + suitor_strength(g, ENGLAND)
    france = g.dice(1, "France's suit")[0] + suitor_strength(g, FRANCE)
    g.record(CourtshipRolled(england, france))
    if england - france < mode.numbers["lead"]:
        return
    yield from deactivate_minor(g, SCOTLAND, successor=ENGLAND)
    yield from activate_minor(g, SCOTLAND, ENGLAND)
    for space in spaces_in(g.state.home[SCOTLAND]):
        yield from hand_over(g, space, ENGLAND)


def suitor_strength(g: HereIStand, power: Power) -> int:
    """A power's own land and naval units in Scottish home spaces."""
    homes = g.state.home[SCOTLAND]
    land = sum(g.owned_units(power, space) for space in spaces_in(homes))
    at = g.state.ship_at
    return land + sum(at[s] >= 0 and homes >> at[s] & 1 for s in g.world.ships_of(power))


# -- any minor -------------------------------------------------------------------------------------


@of_card(73, "diplomatic_marriage.activate", cite="HIS 22.2")
def marriage_with_a_minor(
    g: HereIStand, power: Power, mode: CardMode, about: None
) -> Procedure[None]:
    minor = yield from choose_power(
        g, power, activatable_minors(g, power), "activate-minor", cite="HIS 22.1"
    )
    yield from activate_minor(g, minor, power)


@of_card(73, "diplomatic_marriage.deactivate", cite="HIS 22.4")
def marriage_against_a_minor(
    g: HereIStand, power: Power, mode: CardMode, about: None
) -> Procedure[None]:
    minor = yield from choose_power(
        g, power, deactivatable_minors(g), "deactivate-minor", cite="HIS 22.4"
    )
    yield from deactivate_minor(g, minor)


@of_card(73, "diplomatic_marriage.peace", cite="HIS 9.3")
def marriage_for_peace(g: HereIStand, power: Power, mode: CardMode, peace: Peace) -> None:
    """All that was lost to this enemy comes back without further payment."""
    peace.free = True


# -- Venice ----------------------------------------------------------------------------------------


@of_card(108, "venetian_alliance.reinforce", "venetian_alliance.intervention", cite="HIS 22.3")
def venice_reinforces(
    g: HereIStand, power: Power, mode: CardMode, about: Power | None
) -> Procedure[None]:
    """Venetian units, as far as its pool has them, in one port of the Papacy."""
    ports = open_to(g, PAPACY, g.state.controlled[PAPACY] & g.world.ports)
    port = yield from choose_space(g, PAPACY, ports, "reinforce-venice", key="place")
    if port is None:
        return
    fits = most_that_fit(g, VENICE, REGULAR, mode.numbers["regulars"], port)
    g.place_troops(VENICE, REGULAR, fits, port)
    for _ in range(mode.numbers["squadrons"]):
        if available_ship(g, VENICE, "squadron") is not None:
            add_unit(g, VENICE, "squadron", port)
