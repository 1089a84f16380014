"""Events about troops, towns and leaders (VQ 5, 12.4, 13-17, 23, 24.7)."""

from collections.abc import Callable

from tercio.games.virgin_queen.cards.registry import of_card, plain
from tercio.games.virgin_queen.conditions import land
from tercio.games.virgin_queen.model.position import VirginQueen
from tercio.games.virgin_queen.model.powers import SPAIN
from tercio.games.virgin_queen.rows.cards import VqCardMode
from tercio.games.virgin_queen.rules.construction.recruits import recruit
from tercio.games.virgin_queen.rules.land.leaders import leader_dies
from tercio.games.virgin_queen.rules.major_powers.foreign_war import begin_foreign_war
from tercio.kernel.ask import DONE, Args, Ask, Option, Procedure
from tercio.kernel.masks import mask_of
from tercio.wars.cards.card_effects import Target, target_powers
from tercio.wars.cards.card_parts import (
    choose_power,
    choose_space,
    grant_cp,
)
from tercio.wars.cards.card_play import STAYS
from tercio.wars.land.battle import Battle
from tercio.wars.land.battle_losses import lose_units
from tercio.wars.land.construction import build_options
from tercio.wars.land.formations import can_part, choose_force, whole_force
from tercio.wars.land.hostility import is_inside
from tercio.wars.land.lines_of_communication import units_of_powers
from tercio.wars.model.force import Force
from tercio.wars.model.force_pools import make_change, most_that_fit
from tercio.wars.model.names import REGULAR, SECOND, CardId, LeaderId, Mask, Power, Space
from tercio.wars.model.numbered import by_leader, spaces_in
from tercio.wars.siege.siege import check_siege, check_sieges

# -- new troops ------------------------------------------------------------------------------------


@plain("add_units", cite="VQ 17")
def add_units(g: VirginQueen, power: Power, mode: VqCardMode, about: object) -> Procedure[None]:
    """New units in one space: at home (or on a foreign war), where volunteers may land, or where
    one's troops are; in a battle, where it is fought."""
    if "mercenary" in mode.units:
        yield from _reiters(g, power, mode.units["mercenary"], about)
    elif "cavalry" in mode.units:
        yield from _levy(g, power, mode)
    else:
        yield from _volunteers(g, power, mode.units["regular"])


def _levy(g: VirginQueen, power: Power, mode: VqCardMode) -> Procedure[None]:
    """All of them where the first is put."""
    options = build_options(g, power, "regular") or build_options(g, power, "cavalry")
    pick = options[0]
    if len(options) > 1:
        args: Args = {"power": g.power_ref(power)}
        pick = yield Ask(g.seat_of(power), "event-levy", options, "VQ 17.2", args)
    abroad = pick.key.startswith("build-abroad")
    for what, count in mode.units.items():
        kind = REGULAR if what == "regular" else SECOND
        if abroad:
            for _ in range(count):
                again = [o for o in build_options(g, power, what) if o.key == pick.key]
                if again:
                    again[0].value()
        else:
            owner, space = pick.value
            g.place_troops(owner, kind, most_that_fit(g, owner, kind, count, space), space)


def _volunteers(g: VirginQueen, power: Power, count: int) -> Procedure[None]:
    owner, space = yield from _where(g, power, land.volunteer_sites, "volunteers")
    g.place_troops(owner, REGULAR, most_that_fit(g, owner, REGULAR, count, space), space)


def _reiters(g: VirginQueen, power: Power, count: int, about: object) -> Procedure[None]:
    if isinstance(about, Battle):
        recruit(g, power, count, about.space)
        return
    owner, space = yield from _where(g, power, land.reiter_sites, "reiters")
    g.place_troops(owner, SECOND, most_that_fit(g, owner, SECOND, count, space), space)


def _where(
    g: VirginQueen, power: Power, sites: Callable[[VirginQueen, Power, Power], Mask], kind: str
) -> Procedure[tuple[Power, Space]]:
    """Whose units, and in which space."""
    ids, rows = g.world.location_ids, g.world.power_rows
    options = [
        Option(
            f"raise.{rows[owner].id}.{ids[space]}",
            (owner, space),
            (g.place_ref(space), g.power_ref(owner)),
        )
        for owner in land.levies(g, power)
        for space in spaces_in(sites(g, power, owner))
    ]
    pick = options[0]
    if len(options) > 1:
        pick = yield Ask(g.seat_of(power), kind, options, "VQ 17")
    found: tuple[Power, Space] = pick.value
    return found


# -- troops that leave -----------------------------------------------------------------------------


def _stack_options(g: VirginQueen, key: str, stacks: list[tuple[Power, Space]]) -> list[Option]:
    ids, rows = g.world.location_ids, g.world.power_rows
    return [
        Option(
            f"{key}.{rows[owner].id}.{ids[space]}",
            (owner, space),
            (g.place_ref(space), g.power_ref(owner)),
            "option-stack",
        )
        for owner, space in stacks
    ]


def _choose_stack(
    g: VirginQueen, power: Power, kind: str, stacks: list[tuple[Power, Space]]
) -> Procedure[Target]:
    options = _stack_options(g, "stack", stacks)
    pick = options[0]
    if len(options) > 1:
        pick = yield Ask(g.seat_of(power), kind, options, "VQ 6.1")
    owner, space = pick.value
    return Target(spaces=1 << space, power=owner)


def _unruly_stack(g: VirginQueen, power: Power, mode: VqCardMode) -> Procedure[Target]:
    return (yield from _choose_stack(g, power, "mutiny", land.christian_stacks(g)))


@of_card(17, "mutiny", names=_unruly_stack, cite="VQ 5.3")
def mutiny(g: VirginQueen, power: Power, mode: VqCardMode, about: Target) -> Procedure[None]:
    """All mercenaries of a stack and half of its regulars, rounded up; their lord says which."""
    lord, space = about.power, next(spaces_in(about.spaces))
    stack = whole_force(g, lord, space)
    regulars = Force(lord, space)
    for owner, kind, count in list(stack.stacks()):
        if kind == REGULAR:
            regulars.add(owner, kind, count)
        else:
            g.lose_troops(owner, kind, count, space)
    yield from lose_units(g, [regulars], -(-regulars.size // mode.numbers["divisor"]), "event")
    for owner in g.commands(lord):
        make_change(g, owner, space)
    yield from check_siege(g, space)


def _stack_to_bribe(g: VirginQueen, power: Power, mode: VqCardMode) -> Procedure[Target]:
    return (yield from _choose_stack(g, power, "bribe", land.bribable(g, power)))


@of_card(26, "bribe", names=_stack_to_bribe, cite="VQ 5.3")
def bribe(g: VirginQueen, power: Power, mode: VqCardMode, about: Target) -> Procedure[None]:
    """Half of some mercenaries, rounded up, change sides, if one can have mercenaries at all."""
    owner, space = about.power, next(spaces_in(about.spaces))
    count = -(-g.troops_of(owner, SECOND, space) // mode.numbers["divisor"])
    g.lose_troops(owner, SECOND, count, space)
    make_change(g, owner, space)
    if g.own_land(power) >> space & 1:
        recruit(g, power, count, space, only="mercenary")
    else:
        near = g.own_land(power) & g.roads(power).land.adjacent[space]
        home = yield from choose_space(g, power, near, "bribed-go", cite="VQ 5.3")
        if home is not None:
            recruit(g, power, count, home, only="mercenary")
    yield from check_sieges(g)


@of_card(27, "demand_pay", cite="VQ 5.3")
def demand_pay(g: VirginQueen, power: Power, mode: VqCardMode, about: None) -> Procedure[None]:
    """A good card, or half of the mercenaries in every space, rounded up."""
    least = mode.numbers["least"]
    lords = [p for p in target_powers(g, mode) if land.hired(g, p) >= least]
    lord = yield from choose_power(g, power, lords, "demand-pay")
    if not (yield from _pays(g, lord, mode.numbers["cp"])):
        for owner in g.commands(lord):
            for space in list(spaces_in(g.state.land[owner])):
                lost = -(-g.troops_of(owner, SECOND, space) // mode.numbers["divisor"])
                if g.world.second_kind[owner] == "mercenary" and lost:
                    g.lose_troops(owner, SECOND, lost, space)
                    make_change(g, owner, space)
    yield from check_sieges(g)


def _pays(g: VirginQueen, lord: Power, cp: int) -> Procedure[bool]:
    cards = [c for c in g.state.hands[lord] if _can_pay(g, c, cp)]
    if not cards:
        return False
    options = [Option(f"pay.{card}", card, (g.card_ref(card),)) for card in cards]
    options.append(Option("refuse-pay"))
    args: Args = {"power": g.power_ref(lord), "count": land.hired(g, lord)}
    pick = yield Ask(g.seat_of(lord), "pay-mercenaries", options, "VQ 5.3", args)
    if pick.key == "refuse-pay":
        return False
    g.discard_card(lord, pick.value)
    return True


def _can_pay(g: VirginQueen, card: CardId, cp: int) -> bool:
    return g.world.card_type(card) not in ("home", "mandatory") and g.world.card_cp(card) >= cp


# -- leaders, wars abroad, the Spanish Road --------------------------------------------------------


@of_card(71, "untimely_death", cite="VQ 5.1")
def untimely_death(g: VirginQueen, power: Power, mode: VqCardMode, about: None) -> Procedure[None]:
    leader = yield from _choose_leader(g, power, land.mortal_leaders(g), "untimely-death")
    leader_dies(g, leader)
    for royal, row in enumerate(g.world.royals):
        if row.leader == g.world.vq_leaders[leader].id:
            g.remove_royal(royal)


def _choose_leader(
    g: VirginQueen, power: Power, leaders: list[LeaderId], kind: str
) -> Procedure[LeaderId]:
    if len(leaders) == 1:
        return leaders[0]
    rows = g.world.leader_rows
    options = [Option(f"leader.{rows[i].id}", i, (g.leader_ref(i),)) for i in leaders]
    pick = yield Ask(g.seat_of(power), kind, options, "VQ 5.1")
    leader: LeaderId = pick.value
    return leader


@plain("foreign_war", cite="VQ 23.7")
def foreign_war(g: VirginQueen, power: Power, mode: VqCardMode, about: None) -> Procedure[str]:
    yield from begin_foreign_war(g, g.state.active, g.state.on_table[-1])
    return STAYS


@of_card(3, "spanish_road", cite="VQ 13")
def spanish_road(g: VirginQueen, power: Power, mode: VqCardMode, about: None) -> Procedure[None]:
    """Leaders gather in Milan, and a formation marches to the Netherlands, whatever lies
    between; then there are CP for more."""
    milan = g.world.space[mode.spaces[0]]
    yield from _gather(g, milan)
    held = g.state.controlled[SPAIN] & g.world.area_masks[mode.areas[0]]
    held &= ~units_of_powers(g, g.state.foes[SPAIN])
    goals = mask_of(s for s in spaces_in(held) if not g.is_besieged(s))
    if goals and not whole_force(g, SPAIN, milan).is_empty():

        def fits(force: Force) -> bool:
            return force.is_empty() or any(can_part(g, force, to) for to in spaces_in(goals))

        force = yield from choose_force(g, SPAIN, milan, cite="13.1", empty=True, accept=fits)
        if force is not None and not force.is_empty():
            goals = mask_of(to for to in spaces_in(goals) if can_part(g, force, to))
            to = yield from choose_space(g, SPAIN, goals, "spanish-road-to", cite="VQ 13")
            assert to is not None
            g.move_force(force, to, "spanish-road")
    grant_cp(g, mode.numbers["cp"])


def _gather(g: VirginQueen, milan: Space) -> Procedure[None]:
    """Any army leaders of Spain that are not under siege, one by one; besiegers are free."""
    while True:
        leaders = [
            leader
            for leader, at in by_leader(g.state.leader_at)
            if 0 <= at != milan
            and g.state.leader_power[leader] == SPAIN
            and not g.world.naval_leader[leader]
            and not is_inside(g, SPAIN, Space(at))
            and g.hooks.leader_leash(g, leader) >> milan & 1
        ]
        if not leaders:
            return
        rows = g.world.leader_rows
        options = [Option(f"leader.{rows[i].id}", i, (g.leader_ref(i),)) for i in leaders]
        pick = yield Ask(g.seat_of(SPAIN), "spanish-road", [*options, Option(DONE)], "VQ 13")
        if pick.key == DONE:
            return
        g.place_leader(pick.value, milan)
