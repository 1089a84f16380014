"""Events 65 to 70: raiders, Anabaptists and condottieri (HIS 6.1, 19.2, 22)."""

from typing import Generic

from tercio.games.here_i_stand.cards.registry import of_card
from tercio.games.here_i_stand.cards.shared import add_troops
from tercio.games.here_i_stand.conditions.registry import condition
from tercio.games.here_i_stand.conditions.warfare import may_gain_mercenaries, open_to
from tercio.games.here_i_stand.model.court_verbs import change_sides, lose_piracy_vp
from tercio.games.here_i_stand.model.position import H_contra, HereIStand
from tercio.games.here_i_stand.model.powers import FRANCE, GENOA, MAJORS, OTTOMAN, PAPACY, SCOTLAND
from tercio.games.here_i_stand.model.religion_questions import protestant_spaces
from tercio.games.here_i_stand.model.religion_verbs import convert
from tercio.kernel.ask import Procedure
from tercio.kernel.citations import cites
from tercio.kernel.masks import mask_of
from tercio.wars.cards.card_parts import choose_power, choose_space, unoccupied
from tercio.wars.diplomacy.minors import activate_minor, deactivate_minor
from tercio.wars.land.battle import HIT
from tercio.wars.land.battle_odds import hit_chances
from tercio.wars.model.events import ChanceTaken
from tercio.wars.model.force_pools import can_add, most_that_fit
from tercio.wars.model.names import AVAILABLE, REGULAR, SECOND, Mask, Power
from tercio.wars.model.numbered import spaces_in
from tercio.wars.model.power_questions import are_enemies, is_active_minor
from tercio.wars.model.refs import power_ref
from tercio.wars.model.rows import CardMode
from tercio.wars.model.space_questions import occupied_places
from tercio.wars.model.troop_questions import has_cavalry

# -- 66: Akinji Raiders ----------------------------------------------------------------------------


@condition("HIS 9.6", "HIS 5.2")
def akinji_target(g: HereIStand, power: Power, about: object) -> bool:
    return bool(akinji_targets(g))


def akinji_targets(g: HereIStand) -> list[Power]:
    """Majors at war with the Ottoman that hold a space within 2 of Ottoman cavalry."""
    world, state = g.world, g.state
    cavalry = mask_of(
        space for space in spaces_in(state.land[OTTOMAN]) if has_cavalry(g, OTTOMAN, space)
    )
    near = cavalry | world.land.neighbours(cavalry)
    near |= world.land.neighbours(near & state.controlled[OTTOMAN])
    return [
        power
        for power in MAJORS
        if are_enemies(g, OTTOMAN, power) and state.controlled[power] & near
    ]


@of_card(66, "akinji_raiders", cite="HIS 6.1")
def akinji_raiders(g: HereIStand, power: Power, mode: CardMode, about: None) -> Procedure[None]:
    target = yield from choose_power(g, power, akinji_targets(g), "akinji-target")
    for _ in range(mode.numbers["cards"]):
        g.take_random_card(OTTOMAN, target)


# -- 67: Anabaptists -------------------------------------------------------------------------------


@condition("HIS 2.3")
def anabaptist_targets(g: HereIStand, power: Power, about: object) -> bool:
    """An unoccupied Protestant space is no electorate."""
    spaces = g.state.religion.protestant & ~g.world.electorates
    return bool(spaces & ~occupied_places(g))


@of_card(67, "anabaptists", cite="HIS 2.3")
def anabaptists(g: HereIStand, power: Power, mode: CardMode, about: None) -> Procedure[None]:
    """Whatever stands around them: the Papacy may pick any that are open to it."""
    for left in range(mode.numbers["spaces"], 0, -1):
        spaces = unoccupied(g, protestant_spaces(g) & ~g.world.electorates)
        space = yield from choose_space(
            g, PAPACY, spaces, "reconvert", key="convert", args={"left": left}
        )
        if space is None:
            return
        convert(g, space, False)


# -- 68: Andrea Doria ------------------------------------------------------------------------------


@condition("HIS 22.2")
def genoa_other_ally(g: HereIStand, power: Power, about: object) -> bool:
    return g.state.patron[GENOA] != power


@condition("HIS 16.4", "HIS 22.3")
def doria_raids(g: HereIStand, power: Power, about: object) -> bool:
    """Andrea Doria's power fights the Ottoman, and he is at sea off two Ottoman ports."""
    raid = g.world.mode("andrea_doria", "raid")
    doria = g.world.leader[raid.leaders[0]]
    at = g.state.leader_at[doria]
    if at < 0 or not g.world.is_sea(at):
        return False
    ports = g.world.water.adjacent[at] & g.world.ports & g.state.controlled[OTTOMAN]
    enough = ports.bit_count() >= raid.numbers["ports"]
    return enough and are_enemies(g, g.state.leader_power[doria], OTTOMAN)


@of_card(68, "andrea_doria.activate", cite="HIS 22.2")
def andrea_doria_changes_sides(
    g: HereIStand, power: Power, mode: CardMode, about: None
) -> Procedure[None]:
    if is_active_minor(g, GENOA):
        yield from deactivate_minor(g, GENOA, successor=power)
    yield from activate_minor(g, GENOA, power)


@of_card(68, "andrea_doria.raid", cite="HIS 16.4")
def andrea_doria_raids(g: HereIStand, power: Power, mode: CardMode, about: None) -> None:
    """Cards for the player and for Doria's power; the corsairs' glory fades."""
    lord = g.state.patron[g.state.leader_power[g.world.leader[mode.leaders[0]]]]
    for receiver in (power, lord):
        g.draw_cards(receiver, mode.numbers["cards"])
    dice, by = mode.numbers["dice"], power_ref(g, lord)
    hits = sum(die >= HIT for die in g.dice(dice, "raid on the Barbary coast", HIT, by=by))
    none = hit_chances(dice)[0]
    g.record(ChanceTaken(by, "barbary", hits, chances=[1.0 - none, 0.0, none]))
    lose_piracy_vp(g, hits)


# -- 69: Auld Alliance -----------------------------------------------------------------------------


@condition("HIS 9.6")
def intervening_for_scotland(g: HereIStand, power: Power, about: object) -> bool:
    """`about` is the minor power that `power` intervenes for."""
    return power == FRANCE and about == SCOTLAND


@condition("HIS 22.2")
def scotland_unaligned(g: HereIStand, power: Power, about: object) -> bool:
    return not is_active_minor(g, SCOTLAND)


@condition("HIS 22.4")
def scotland_aligned(g: HereIStand, power: Power, about: object) -> bool:
    return is_active_minor(g, SCOTLAND)


@condition("HIS 22.3")
def scotland_french(g: HereIStand, power: Power, about: object) -> bool:
    return g.state.patron[SCOTLAND] == FRANCE


@of_card(69, "auld_alliance.reinforce", "auld_alliance.intervention", cite="HIS 22.3")
def french_troops_in_scotland(
    g: HereIStand, power: Power, mode: CardMode, about: Power | None
) -> Procedure[None]:
    """New French regulars, all in one space."""
    spaces = scottish_quarters(g)
    space = yield from choose_space(g, FRANCE, spaces, "reinforce-scotland", key="place")
    if space is not None:
        fits = most_that_fit(g, FRANCE, REGULAR, mode.numbers["regulars"], space=space)
        g.place_troops(FRANCE, REGULAR, fits, space)


@cites("HIS 22.3")
def scottish_quarters(g: HereIStand) -> Mask:
    """Scottish home spaces under French control, free of enemies, that can take a regular."""
    spaces = g.state.home[SCOTLAND] & g.state.controlled[FRANCE]
    return mask_of(
        space
        for space in spaces_in(open_to(g, FRANCE, spaces))
        if can_add(g, FRANCE, REGULAR, 1, space=space)
    )


# -- 70: Charles Bourbon ---------------------------------------------------------------------------


class RenegadeHooks(Generic[H_contra]):
    """Where the Renegade appears."""

    def renegade_sites(self, g: H_contra, power: Power, sites: Mask) -> Mask:
        """Where the Renegade may appear, of the spaces that Charles Bourbon allows."""
        return sites


def bourbon_sites(g: HereIStand, power: Power) -> Mask:
    """Where the Renegade may join a power (card 70): a space of its own, or near Lyon."""
    available = g.state.leader_at[g.world.leader["renegade"]] == AVAILABLE
    if not available or not may_gain_mercenaries(g, power, None):
        return 0
    sites = open_to(g, power, g.state.controlled[power])
    if are_enemies(g, power, FRANCE):
        (lyon,) = g.world.mode("charles_bourbon", "event").spaces
        near = g.world.land.adjacent[g.world.location[lyon]] & ~g.state.closed
        sites |= near & ~occupied_places(g)
    return g.hooks.renegade_sites(g, power, sites)


@condition("HIS 19.2")
def bourbon_site(g: HereIStand, power: Power, about: object) -> bool:
    return bourbon_sites(g, power) != 0


@of_card(70, "charles_bourbon", cite="HIS 19.2")
def charles_bourbon(g: HereIStand, power: Power, mode: CardMode, about: None) -> Procedure[None]:
    """The Renegade and his mercenaries; near Lyon he takes the space where he appears."""
    sites = bourbon_sites(g, power)
    space = yield from choose_space(g, power, sites, "renegade-site", cite="HIS 19.2", key="place")
    assert space is not None
    renegade = g.world.leader[mode.leaders[0]]
    change_sides(g, renegade, power)
    g.place_leader(renegade, space)
    add_troops(g, power, SECOND, mode.numbers["mercenaries"], space=space)
    g.set_control(space, power)
