"""Minor powers find an ally; the Irish rise (VQ 24.1-24.4, 24.7)."""

from collections.abc import Iterable

from tercio.games.virgin_queen.model.position import VirginQueen
from tercio.games.virgin_queen.model.powers import ENGLAND, IRELAND, SPAIN
from tercio.games.virgin_queen.rules.diplomacy.england_and_spain import is_near_war
from tercio.games.virgin_queen.rules.diplomacy.war_restrictions import AT_ALL_TIMES
from tercio.kernel.ask import PASS, Ask, Option, Procedure
from tercio.kernel.citations import cites
from tercio.kernel.restrictions import forbids
from tercio.wars.diplomacy.declarations import go_to_war
from tercio.wars.diplomacy.gifts import strangers
from tercio.wars.diplomacy.minors import activate_minor
from tercio.wars.land.displacement import displace
from tercio.wars.land.entry import can_go, movable_force
from tercio.wars.land.formations import choose_force
from tercio.wars.land.move import declare
from tercio.wars.land.movement import announce, enter_space
from tercio.wars.model.force_pools import most_that_fit
from tercio.wars.model.names import REGULAR, Power
from tercio.wars.model.numbered import spaces_in
from tercio.wars.model.refs import place_ref, power_ref
from tercio.wars.model.space_questions import controller_of
from tercio.wars.model.troop_questions import occupants_of
from tercio.wars.siege.siege import check_siege, check_sieges


@cites("VQ 24.2", "VQ 24.3")
def activate(
    g: VirginQueen, minor: Power, power: Power, eligible: Iterable[Power]
) -> Procedure[None]:
    """A minor becomes the ally of a power; `eligible` powers could have won it in this check."""
    # Steps 1, 2 and 5, and the spaces that the minor controls itself.
    yield from activate_minor(g, minor, power)
    # Steps 3 and 4: so do those of its home spaces that a rival for it has taken.
    rivals = [rival for rival in eligible if rival != power]
    for rival in rivals:
        for space in spaces_in(g.state.home[minor] & g.state.controlled[rival]):
            g.lift_siege(space)
            g.set_control(space, power)
            yield from displace(g, space, strangers(g, space, power))
    yield from check_sieges(g)
    # Step 6.
    if minor == IRELAND:
        yield from irish_rebels(g, power)


# -- the Irish (24.2 step 6) ---------------------------------------------------------------------


@cites("VQ 24.2")
def irish_rebels(g: VirginQueen, power: Power) -> Procedure[None]:
    """A fortress and three units in Ulster, a war about Dublin, and a march there."""
    ulster, dublin = g.world.space["ulster"], g.world.space["dublin"]
    for owner in occupants_of(g, ulster):
        g.lose_all_troops(owner, ulster, "displaced")
    g.lift_siege(ulster)
    g.build_fortress(ulster)
    g.set_control(ulster, power)
    yield from displace(g, ulster, strangers(g, ulster, power))
    count = most_that_fit(g, IRELAND, REGULAR, g.world.constant("irish_rebels"), space=ulster)
    g.place_troops(IRELAND, REGULAR, count, ulster)
    master = controller_of(g, dublin)
    if IRISH_WARS.allow(g, power, master) and (yield from _wants_war(g, power, master)):
        yield from go_to_war(g, power, master)
    yield from _march_on_dublin(g, power)


@forbids("VQ 24.2")
def dublin_has_no_foreign_master(g: VirginQueen, power: Power, master: Power) -> bool:
    return master not in g.world.majors or master == power


@forbids("VQ 24.2", "VQ 9.5")
def spain_dares_not(g: VirginQueen, power: Power, master: Power) -> bool:
    """Spain attacks England so only if war costs 3 CP or less."""
    return {power, master} == {SPAIN, ENGLAND} and not is_near_war(g)


IRISH_WARS = AT_ALL_TIMES.plus(dublin_has_no_foreign_master, spain_dares_not)


def _wants_war(g: VirginQueen, power: Power, enemy: Power) -> Procedure[bool]:
    args = {"power": power_ref(g, power), "enemy": power_ref(g, enemy)}
    pick = yield Ask(
        g.seat_of(power),
        "irish-war",
        [Option("war", True, (power_ref(g, enemy),), "option-free-war", args=args), Option(PASS)],
        "VQ 24.2",
        args=args,
    )
    return bool(pick.value)


@cites("VQ 24.2", "VQ 13.1")
def _march_on_dublin(g: VirginQueen, power: Power) -> Procedure[None]:
    """A free move in clear from Ulster to Dublin, and nowhere else."""
    ulster, dublin = g.world.space["ulster"], g.world.space["dublin"]
    pool = movable_force(g, power, ulster)
    if not pool.size or not can_go(g, power, 1 << dublin, True):
        return
    refs = (place_ref(g, ulster), place_ref(g, dublin))
    pick = yield Ask(
        g.seat_of(power),
        "march-on-dublin",
        [Option("move.ulster.dublin", True, refs), Option(PASS)],
        "VQ 24.2",
        args={"power": power_ref(g, power)},
        refs=refs,
    )
    if pick.key == PASS:
        return
    force = yield from choose_force(
        g, power, ulster, cite="13.1", accept=lambda force: bool(force.size)
    )
    if force is None:
        return
    move = declare(g, force, ulster, dublin)
    if (yield from announce(g, move)):
        yield from enter_space(g, move.force, ulster, dublin)
    yield from check_siege(g, ulster)
