"""Cards 70 to 104 that bring new units, ships, leaders and walls (HIS 5, 17)."""

from tercio.games.here_i_stand.cards.registry import of_card
from tercio.games.here_i_stand.cards.shared import add_troops
from tercio.games.here_i_stand.conditions import holds
from tercio.games.here_i_stand.conditions.diplomacy import haven_targets
from tercio.games.here_i_stand.conditions.warfare import (
    bourbon_sites,
    knights_ports,
    open_home_spaces,
    shipyards,
    trace_sites,
)
from tercio.games.here_i_stand.model.position import HereIStand
from tercio.games.here_i_stand.model.powers import ENGLAND, HAPSBURG, INDEPENDENT, KNIGHTS, OTTOMAN
from tercio.kernel.ask import Ask, Option, Procedure
from tercio.kernel.masks import mask_of
from tercio.wars.cards.card_parts import choose_space
from tercio.wars.diplomacy.gifts import hand_over, strangers
from tercio.wars.land.after_battle import begin_siege_if_stronger
from tercio.wars.land.construction import add_unit
from tercio.wars.land.displacement import displace
from tercio.wars.land.formations import whole_force
from tercio.wars.land.retreat import leave_siege
from tercio.wars.model.force_pools import available_ship
from tercio.wars.model.names import REGULAR, SECOND, Power
from tercio.wars.model.numbered import spaces_in
from tercio.wars.model.rows import CardMode
from tercio.wars.turn.spring_deployment import Deployment


@of_card(70, "charles_bourbon", cite="HIS 19.2")
def charles_bourbon(g: HereIStand, power: Power, mode: CardMode, about: None) -> Procedure[None]:
    """The Renegade and his mercenaries; near Lyon he takes the space where he appears."""
    sites = bourbon_sites(g, power)
    space = yield from choose_space(g, power, sites, "renegade-site", cite="HIS 19.2", key="place")
    assert space is not None
    renegade = g.world.leader[mode.leaders[0]]
    g.change_sides(renegade, power)
    g.place_leader(renegade, space)
    add_troops(g, power, SECOND, mode.numbers["mercenaries"], space)
    g.set_control(space, power)


@of_card(72, "cloth_prices_fluctuate.trade", cite="HIS 6.1")
def cloth_trade(g: HereIStand, power: Power, mode: CardMode, about: None) -> Procedure[None]:
    """England and the Hapsburgs profit; the player hires men at home."""
    for trader in (ENGLAND, HAPSBURG):
        g.draw_cards(trader, mode.numbers["cards"])
    if not holds(g, "may_gain_mercenaries", power):
        return
    spaces = open_home_spaces(g, power)
    space = yield from choose_space(g, power, spaces, "cloth-mercenaries", key="place")
    if space is not None:
        add_troops(g, power, SECOND, mode.numbers["mercenaries"], space)


@of_card(86, "knights_of_st_john.place", cite="HIS 16.4")
def knights_find_a_home(
    g: HereIStand, power: Power, mode: CardMode, about: None
) -> Procedure[None]:
    """The Hapsburgs give them a port, which is independent and fortified from now on."""
    port = yield from choose_space(
        g, HAPSBURG, knights_ports(g), "knights-port", cite="HIS 16.4", key="place"
    )
    assert port is not None
    yield from hand_over(g, port, INDEPENDENT)
    g.build_fortress(port)
    g.place_troops(KNIGHTS, REGULAR, 1, port)


@of_card(89, "pirate_haven", cite="HIS 21.1")
def pirate_haven(g: HereIStand, power: Power, mode: CardMode, about: None) -> Procedure[None]:
    space = yield from choose_space(
        g, OTTOMAN, mask_of(haven_targets(g)), "haven", cite="HIS 21.1", key="haven"
    )
    assert space is not None
    g.found_haven(space)
    add_troops(g, OTTOMAN, REGULAR, mode.numbers["regulars"], space)
    for _ in range(mode.numbers["corsairs"]):
        if available_ship(g, OTTOMAN, "corsair") is not None:
            add_unit(g, OTTOMAN, "corsair", space)


# -- Shipbuilding (card 100) -----------------------------------------------------------------------


@of_card(100, "shipbuilding", cite="HIS 17.2")
def shipbuilding(g: HereIStand, power: Power, mode: CardMode, about: None) -> Procedure[None]:
    """Squadrons in home ports; the Ottoman may have more corsairs instead of each."""
    for left in range(mode.numbers["squadrons"], 0, -1):
        options = _launchings(g, power)
        if not options:
            return
        pick = options[0]
        if len(options) > 1:
            pick = yield Ask(g.seat_of(power), "shipbuilding", options, "HIS 17.2", {"left": left})
        what, port = pick.value
        count = mode.numbers["corsairs_per_squadron"] if what == "corsair" else 1
        for _ in range(count):
            if available_ship(g, power, what) is not None:
                add_unit(g, power, what, port)


def _launchings(g: HereIStand, power: Power) -> list[Option]:
    return [
        Option(
            f"launch.{what}.{g.world.location_ids[port]}",
            (what, port),
            (g.place_ref(port),),
            f"option-launch-{what}",
        )
        for what in ("squadron", "corsair")
        for port in spaces_in(shipyards(g, power, what))
    ]


# -- Spring Preparations and Trace Italienne -------------------------------------------------------


@of_card(102, "spring_preparations", cite="HIS 10")
def spring_preparations(
    g: HereIStand, power: Power, mode: CardMode, deployment: Deployment
) -> None:
    """Regulars in calm capitals (12.4, 17); passes, fleets and the sea are no hindrance."""
    for capital in g.hooks.capitals(g, power):
        if g.is_controlled_by(power, capital) and not g.is_in_unrest(capital):
            add_troops(g, power, REGULAR, mode.numbers["regulars"], capital)
    deployment.prepared = True


@of_card(104, "trace_italienne", cite="HIS 15")
def trace_italienne(g: HereIStand, power: Power, mode: CardMode, about: None) -> Procedure[None]:
    """A fortress, with a garrison if somebody rules there in peace.

    Whoever stands there and is no friend of its lord lies before the new walls.
    """
    space = yield from choose_space(
        g, power, trace_sites(g), "fortress-site", cite="HIS 15", key="fortify"
    )
    assert space is not None
    g.build_fortress(space)
    lord = g.controller(space)
    if lord != INDEPENDENT and not g.is_in_unrest(space):
        add_troops(g, lord, REGULAR, mode.numbers["regulars"], space)
    for stranger in strangers(g, space, g.state.patron[lord]):
        if g.are_friends(stranger, lord) or stranger >= g.world.independent:
            continue
        if not g.land_units(stranger, space):
            yield from displace(g, space, [stranger])
        elif not begin_siege_if_stronger(g, stranger, space):
            yield from leave_siege(g, whole_force(g, stranger, space))
