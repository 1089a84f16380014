"""Events about towns: unrest, revolt and treachery (VQ 12.4, 15.1, 23.1, 24.7)."""

from tercio.games.virgin_queen.cards.registry import of_card
from tercio.games.virgin_queen.conditions import land
from tercio.games.virgin_queen.model.position import VirginQueen
from tercio.games.virgin_queen.model.powers import MAJORS, MORISCOS, OTTOMAN
from tercio.games.virgin_queen.rows.cards import VqCardMode
from tercio.games.virgin_queen.rules.major_powers.moriscos import morisco_player
from tercio.kernel.ask import Procedure
from tercio.kernel.citations import cites
from tercio.kernel.masks import mask_of
from tercio.wars.cards.card_effects import Target, target_powers
from tercio.wars.cards.card_parts import (
    choose_power,
    choose_space,
    name_unrest,
    place_unrest,
)
from tercio.wars.land.battle import HIT
from tercio.wars.land.battle_losses import lose_units
from tercio.wars.land.displacement import displace
from tercio.wars.land.formations import whole_force
from tercio.wars.model.events import CityRebelled
from tercio.wars.model.force_pools import make_change, most_that_fit
from tercio.wars.model.names import REGULAR, Mask, Power, Space
from tercio.wars.model.numbered import by_space, spaces_in
from tercio.wars.siege.after_assault import take_fortress
from tercio.wars.siege.assault import BETRAYED, assault_targets
from tercio.wars.siege.siege import check_siege

# -- unrest ----------------------------------------------------------------------------------------


def _in_areas(g: VirginQueen, mode: VqCardMode) -> Mask:
    """Spaces of the event's areas, occupied or not (12.4), that are calm."""
    spaces = 0
    for area in mode.areas:
        spaces |= g.world.area_masks[area]
    return spaces & ~g.state.unrest


def _can_slander(g: VirginQueen, power: Power, mode: VqCardMode, about: object) -> bool:
    return bool(_in_areas(g, mode))


def _slandered(g: VirginQueen, power: Power, mode: VqCardMode) -> Procedure[Target]:
    return (yield from _where(g, power, mode, _in_areas(g, mode)))


def _where(g: VirginQueen, power: Power, mode: VqCardMode, spaces: Mask) -> Procedure[Target]:
    count = mode.numbers["spaces"]
    named = yield from name_unrest(g, power, spaces, count, optional=False, cite="VQ 12.4")
    return Target(spaces=named)


@of_card(64, "unrest", can=_can_slander, names=_slandered, cite="VQ 12.4")
def unrest(g: VirginQueen, power: Power, mode: VqCardMode, about: Target) -> None:
    """Printed Ballads."""
    _rise(g, about.spaces)


def _raidable(g: VirginQueen, mode: VqCardMode) -> Mask:
    """What has no walls in the event's areas, and the spaces that it names."""
    named = g.world.mask(*mode.spaces) & ~g.state.unrest
    return _in_areas(g, mode) & ~g.state.fortresses | named


def _can_raid(g: VirginQueen, power: Power, mode: VqCardMode, about: object) -> bool:
    return bool(_raidable(g, mode))


@of_card(41, "raid", can=_can_raid, cite="VQ 12.4")
def raid(g: VirginQueen, power: Power, mode: VqCardMode, about: object) -> Procedure[None]:
    """The Border Reivers ride into Scotland or out of it."""
    target = yield from _where(g, power, mode, _raidable(g, mode))
    _rise(g, target.spaces)


def _rise(g: VirginQueen, spaces: Mask) -> None:
    for space in spaces_in(spaces):
        g.add_unrest(space)


def _whose_homeland(g: VirginQueen, power: Power, mode: VqCardMode) -> Procedure[Target]:
    targets = [p for p in MAJORS if land.restless_spaces(g, p)]
    lord = yield from choose_power(g, power, targets, "uprising-whose", cite="VQ 12.4")
    spaces = land.restless_spaces(g, lord)
    named = yield from name_unrest(g, power, spaces, mode.numbers["spaces"], cite="VQ 12.4")
    return Target(spaces=named, power=lord)


@of_card(24, "uprising", names=_whose_homeland, cite="VQ 12.4")
def uprising(g: VirginQueen, power: Power, mode: VqCardMode, about: Target) -> None:
    """Unoccupied spaces in the lands of one power."""
    _rise(g, about.spaces)


@of_card(28, "morisco_revolt", cite="VQ 23.1")
def morisco_revolt(g: VirginQueen, power: Power, mode: VqCardMode, about: None) -> Procedure[None]:
    """Unrest near Granada; then the Morisco unit appears there or in one of those spaces."""
    chooser = morisco_player(g)
    (lord,) = target_powers(g, mode)
    granada = 1 << g.world.space[mode.spaces[0]]
    near = g.world.land.within(granada, mode.numbers["within"])
    near &= land.restless_spaces(g, lord) & g.state.home[lord]
    before = g.state.unrest
    yield from place_unrest(g, chooser, near, mode.numbers["spaces"], cite="VQ 23.1")
    spaces = g.state.unrest & ~before | granada
    spaces &= ~g.own_land(lord)
    space = yield from choose_space(g, chooser, spaces, "moriscos", cite="VQ 23.1", key="place")
    if space is not None:
        g.place_troops(MORISCOS, REGULAR, mode.units["morisco"], space)
        if g.is_fortified(space) and g.is_enemy_space(OTTOMAN, space):
            g.begin_siege(space, OTTOMAN)


# -- cities that change sides ----------------------------------------------------------------------


def _rebel_city(g: VirginQueen, power: Power, mode: VqCardMode) -> Procedure[Target]:
    cities = land.city_states(g, mode.spaces)
    space = yield from choose_space(g, power, cities, "rebel-city", cite="VQ 24.7", key="rebel")
    assert space is not None
    return Target(spaces=1 << space)


@of_card(18, "city_rebels", names=_rebel_city, cite="VQ 24.7")
def city_rebels(g: VirginQueen, power: Power, mode: VqCardMode, about: Target) -> Procedure[None]:
    """Dice against a garrison; if nobody is left, the city is independent again."""
    space = next(spaces_in(about.spaces))
    holder = g.controller(space)
    hits = sum(die >= HIT for die in g.dice(mode.numbers["dice"], "rebels", HIT))
    g.record(CityRebelled(g.place_ref(space), hits))
    garrison = whole_force(g, holder, space)
    yield from lose_units(g, [garrison], min(hits, garrison.size))
    for owner in g.commands(holder):
        make_change(g, owner, space)
    if whole_force(g, holder, space).size:
        yield from check_siege(g, space)
    else:
        yield from _set_free(g, space, mode.numbers["regulars"])


@cites("VQ 24.7")
def _set_free(g: VirginQueen, space: Space, regulars: int) -> Procedure[None]:
    independent = g.world.independent
    g.lift_siege(space)
    g.set_control(space, independent)
    yield from displace(g, space, MAJORS)
    fits = most_that_fit(g, independent, REGULAR, regulars, space)
    g.place_troops(independent, REGULAR, fits, space)


def _betrayed(g: VirginQueen, power: Power, mode: VqCardMode) -> Procedure[Target]:
    """A besieged space, and the besieger to whom its gates will be opened."""
    besieged = mask_of(s for s, besiegers in by_space(g.state.besiegers) if besiegers)
    space = yield from choose_space(
        g, power, besieged, "treachery-space", cite="VQ 15.1", key="betray"
    )
    assert space is not None
    besiegers = [p for p in MAJORS if space in assault_targets(g, p, BETRAYED)]
    besieger = yield from choose_power(g, power, besiegers, "treachery-besieger", cite="VQ 15.1")
    return Target(spaces=1 << space, power=besieger)


@of_card(31, "treachery", names=_betrayed, cite="VQ 15.1")
def treachery(g: VirginQueen, power: Power, mode: VqCardMode, about: Target) -> None:
    """The gates are opened: the besieger takes the space as after an assault."""
    take_fortress(g, about.power, next(spaces_in(about.spaces)))
