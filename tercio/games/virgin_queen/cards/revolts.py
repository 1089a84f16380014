"""Events of rebels and of those who put them down (VQ 18.5, 19.4, 20.10, 23.6)."""

from tercio.games.virgin_queen.cards.faith import calm_spaces, protestant_leaders, rows_of
from tercio.games.virgin_queen.cards.registry import of_card, plain
from tercio.games.virgin_queen.conditions.religion import ghent_spaces
from tercio.games.virgin_queen.model.position import VirginQueen
from tercio.games.virgin_queen.model.powers import (
    ENGLAND,
    FRANCE,
    HUGUENOT,
    PROTESTANT,
    SPAIN,
    WALLOONS,
)
from tercio.games.virgin_queen.rows.cards import VqCardMode
from tercio.games.virgin_queen.rows.tables import SpaceCountRow
from tercio.games.virgin_queen.rules.diplomacy.peace import agrees_to_peace, make_peace
from tercio.games.virgin_queen.rules.espionage.catholic_rebellion import catholic_rebellion
from tercio.games.virgin_queen.rules.land import pacification_of_ghent
from tercio.games.virgin_queen.rules.land.leaders import leader_dies
from tercio.games.virgin_queen.rules.religion.conversion_attempts import convert_row
from tercio.games.virgin_queen.rules.religion.eligible_spaces import convertible
from tercio.games.virgin_queen.rules.religion.rebellions import open_areas, rebellion
from tercio.games.virgin_queen.rules.religion.uprisings import expel
from tercio.kernel.ask import Ask, Option, Procedure
from tercio.kernel.masks import mask_of
from tercio.wars.cards.card_effects import target_powers
from tercio.wars.cards.card_parts import (
    choose_space,
    eliminate_unit,
    place_units,
    place_unrest,
    unit_stacks,
    unoccupied,
)
from tercio.wars.diplomacy.declarations import go_to_war
from tercio.wars.land.formations import can_part, choose_force
from tercio.wars.model.force import Force
from tercio.wars.model.force_pools import can_add, make_change, most_that_fit
from tercio.wars.model.names import AVAILABLE, NEXT_TURN, REGULAR, LeaderId, Mask, Power, Space
from tercio.wars.model.numbered import spaces_in

# -- rebellions ------------------------------------------------------------------------------------


@of_card(37, "rebellion", cite="VQ 18.5")
def free_rebellion(
    g: VirginQueen, power: Power, mode: VqCardMode, about: object
) -> Procedure[None]:
    """Wars of the Guise: a rebellion at no cost, or sermons where none may be started."""
    areas = open_areas(g, mode.areas)
    if areas:
        yield from rebellion(g, areas[0], mode.numbers["cp"])
        return
    for row in rows_of(g, mode):
        yield from convert_row(g, power, row)


@of_card(78, "rising", cite="VQ 28")
def rising(g: VirginQueen, power: Power, mode: VqCardMode, about: object) -> Procedure[None]:
    """The Rising of the North: unrest, then 19.4 from its second step."""
    north = unoccupied(g, g.world.mask(*mode.spaces) & g.state.home[ENGLAND])
    yield from place_unrest(g, power, north, mode.numbers["spaces"])
    yield from catholic_rebellion(
        g,
        power,
        attempts=0,
        dice=mode.numbers["dice"],
        spaces=mode.numbers["taken"],
        regulars=mode.units["regular"],
    )


# -- St. Bartholomew's Day -------------------------------------------------------------------------


@of_card(84, "massacre", cite="VQ 6.1")
def massacre(g: VirginQueen, power: Power, mode: VqCardMode, about: object) -> Procedure[None]:
    """A Huguenot leader within French reach dies; missions; war."""
    french = g.world.area_masks["france"] & g.state.controlled[FRANCE]
    for _ in range(mode.numbers["leaders"]):
        victims = [i for i in protestant_leaders(g, french) if g.leader_faction(i) == HUGUENOT]
        victim = yield from _choose_leader(g, power, victims, "massacre-victim")
        if victim is not None:
            leader_dies(g, victim)
    for row in rows_of(g, mode):
        yield from convert_row(g, power, row)
    crown, heretics = target_powers(g, mode)
    if g.seat_of(crown) != g.seat_of(heretics):
        yield from go_to_war(g, crown, heretics, declared=False)


def _choose_leader(
    g: VirginQueen, power: Power, leaders: list[LeaderId], kind: str
) -> Procedure[LeaderId | None]:
    if len(leaders) <= 1:
        return leaders[0] if leaders else None
    rows = g.world.leader_rows
    options = [Option(f"leader.{rows[i].id}", i, (g.leader_ref(i),)) for i in leaders]
    pick = yield Ask(g.seat_of(power), kind, options, "VQ 6.1")
    leader: LeaderId = pick.value
    return leader


# -- counting spaces -------------------------------------------------------------------------------


def counted(g: VirginQueen, power: Power, mode: VqCardMode) -> int:
    """Spaces of the area under a power, keys as `key_counts`; or, for a faith, those of the faith
    and those under the power, so that some count twice. Unrest does not matter."""
    area = g.world.area_masks[mode.areas[0]]
    held = area & g.state.controlled[power]
    if "key_counts" in mode.numbers:
        keys = (held & g.world.keys).bit_count()
        return held.bit_count() + keys * (mode.numbers["key_counts"] - 1)
    return held.bit_count() + (area & g.spaces_of_faith(rows_of(g, mode)[0].faith)).bit_count()


def _earned(g: VirginQueen, mode: VqCardMode, count: int) -> tuple[str, int]:
    """The card that counts, and its VP."""
    card = rows_of(g, mode)[0].card
    rows = g.world.data.table("space_counts", SpaceCountRow).values()
    vp = next(row.vp for row in rows if row.card == card and row.low <= count <= row.high)
    return str(card), vp


def _counts_or_converts(g: VirginQueen, power: Power, mode: VqCardMode, about: object) -> bool:
    row = rows_of(g, mode)[0]
    earns = _earned(g, mode, counted(g, power, mode))[1] > 0
    return earns or any(convertible(g, row.faith, area) for area in row.areas)


@plain("count_spaces", can=_counts_or_converts, cite="VQ 28")
def count_spaces(g: VirginQueen, power: Power, mode: VqCardMode, about: object) -> Procedure[None]:
    """The Dutch Revolt and the Enterprise of England: VP, or missions if there is too little."""
    card, vp = _earned(g, mode, counted(g, power, mode))
    if vp:
        g.gain_vp(power, vp, f"vp-{card.replace('_', '-')}")
    else:
        yield from convert_row(g, power, rows_of(g, mode)[0])


# -- the Netherlands -------------------------------------------------------------------------------


@of_card(85, "pacification", cite="VQ 6.1")
def pacification(g: VirginQueen, power: Power, mode: VqCardMode, about: object) -> Procedure[None]:
    """Spaces without Spanish regulars go over; then Spanish troops there stand still."""
    count = mode.numbers["spaces"]
    for taken in range(count):
        space = yield from choose_space(
            g,
            power,
            ghent_spaces(g),
            "ghent-space",
            optional=True,
            args={"left": count - taken},
        )
        if space is None:
            break
        yield from expel(g, PROTESTANT, space)
        g.set_control(space, PROTESTANT)
    pacification_of_ghent.begin(g)


def _malcontents_help(g: VirginQueen, power: Power, mode: VqCardMode, about: object) -> bool:
    area = g.world.area_masks[mode.areas[0]]
    if area & g.state.unrest or _going_over(g, area):
        return True
    return any(can_add(g, WALLOONS, REGULAR, 1, space) for space in spaces_in(_musters(g, area)))


def _musters(g: VirginQueen, area: Mask) -> Mask:
    """Spanish spaces where Walloons may be raised: calm, and no enemies there (17)."""
    return area & g.state.controlled[SPAIN] & ~g.state.unrest & ~_enemies_of_spain(g)


@of_card(96, "malcontents", can=_malcontents_help, cite="VQ 17.2")
def malcontents(g: VirginQueen, power: Power, mode: VqCardMode, about: object) -> Procedure[None]:
    """Calm, Walloons, and a Catholic space that comes back."""
    area = g.world.area_masks[mode.areas[0]]
    yield from calm_spaces(g, power, area, mode.numbers["unrest"])
    walloons, sites = mode.units["walloon"], _musters(g, area)
    yield from place_units(g, WALLOONS, REGULAR, walloons, sites, cite="17.2")
    for _ in range(mode.numbers["spaces"]):
        space = yield from choose_space(g, power, _going_over(g, area), "malcontent-space")
        if space is not None:
            yield from expel(g, SPAIN, space)
            g.set_control(space, SPAIN)


def _going_over(g: VirginQueen, area: Mask) -> Mask:
    """Unfortified, Catholic, under the Protestant without its units, next to a Walloon."""
    state = g.state
    spaces = area & state.controlled[PROTESTANT] & ~state.fortresses & ~state.religion.protestant
    spaces &= ~(g.own_land(PROTESTANT) | state.fleets[PROTESTANT])
    return spaces & g.world.faith_roads.neighbours(state.land[WALLOONS])


@of_card(109, "union_of_arras", cite="VQ 28")
def union_of_arras(
    g: VirginQueen, power: Power, mode: VqCardMode, about: object
) -> Procedure[None]:
    """Walloons take the place of Spanish regulars; spaces and souls come over to Spain, though not
    where its enemies stand."""
    area = g.world.area_masks[mode.areas[0]]
    yield from _swap_walloons(g, power, area, mode.units["walloon"])
    count = mode.numbers["spaces"]
    for taken in range(count):
        spaces = area & ~g.state.controlled[SPAIN] & ~_enemies_of_spain(g)
        space = yield from choose_space(
            g, power, spaces, "arras-space", optional=True, args={"left": count - taken}
        )
        if space is None:
            break
        yield from expel(g, SPAIN, space)
        g.set_control(space, SPAIN)
    count = mode.numbers["converted"]
    for converted in range(count):
        spaces = mask_of(
            s
            for s in spaces_in(area & g.state.religion.protestant & ~_enemies_of_spain(g))
            if not g.is_last_of_its_faith(s)
        )
        args = {"left": count - converted}
        space = yield from choose_space(g, power, spaces, "arras-convert", args=args)
        if space is not None:
            g.set_faith(space, "catholic")
    g.mark_this_turn("union_of_arras")


def _enemies_of_spain(g: VirginQueen) -> Mask:
    """Spaces with units of powers at war with Spain."""
    return g.enemy_land(SPAIN) | g.enemy_fleets(SPAIN)


def _swap_walloons(g: VirginQueen, power: Power, area: Mask, count: int) -> Procedure[None]:
    """One for one as far as there are regulars; the others arrive all the same, where no enemy
    of Spain is (28)."""
    for left in range(count, 0, -1):
        regulars = mask_of(
            s for s in spaces_in(area & g.state.land[SPAIN]) if g.troops_of(SPAIN, REGULAR, s)
        )
        swaps = mask_of(s for s in spaces_in(regulars) if can_add(g, WALLOONS, REGULAR, 1, s))
        sites = swaps or mask_of(
            s
            for s in spaces_in(area & g.state.controlled[SPAIN] & ~_enemies_of_spain(g))
            if can_add(g, WALLOONS, REGULAR, 1, s)
        )
        space = yield from choose_space(
            g, power, sites, "arras-walloon", cite="17.2", key="place", args={"left": left}
        )
        if space is None:
            return
        g.place_troops(WALLOONS, REGULAR, 1, space)
        if swaps:
            g.lose_troops(SPAIN, REGULAR, 1, space)
            make_change(g, SPAIN, space)


# -- Paris -----------------------------------------------------------------------------------------


@of_card(111, "worth_a_mass", cite="VQ 23.6")
def worth_a_mass(g: VirginQueen, power: Power, mode: VqCardMode, about: object) -> Procedure[None]:
    """Paris opens its gates to Navarre, who becomes a Catholic for it."""
    paris = g.world.space[mode.spaces[0]]
    around = g.world.land.adjacent[paris] & g.state.home[FRANCE]
    around &= ~(_with_regulars(g, FRANCE) | _with_regulars(g, SPAIN))
    around &= ~g.state.controlled[PROTESTANT]
    yield from _seize(g, paris)
    for taken in range(mode.numbers["spaces"]):
        space = yield from choose_space(
            g,
            power,
            around & ~g.state.controlled[PROTESTANT],
            "mass-space",
            optional=True,
            args={"left": mode.numbers["spaces"] - taken},
        )
        if space is None:
            break
        yield from _seize(g, space)
    g.set_faith(paris, "catholic")
    g.set_capital(HUGUENOT, paris)
    yield from _march_to_paris(g, power, mode, paris)
    if g.is_at_war(PROTESTANT, FRANCE):
        for side, enemy in ((PROTESTANT, FRANCE), (FRANCE, PROTESTANT)):
            if not (yield from agrees_to_peace(g, side, enemy)):
                return
        yield from make_peace(g, PROTESTANT, FRANCE)


def _with_regulars(g: VirginQueen, power: Power) -> Mask:
    found = 0
    for owner in g.commands(power):
        found |= mask_of(
            s for s in spaces_in(g.state.land[owner]) if g.troops_of(owner, REGULAR, s)
        )
    return found


def _seize(g: VirginQueen, space: Space) -> Procedure[None]:
    g.lift_siege(space)
    yield from expel(g, PROTESTANT, space)
    g.set_control(space, PROTESTANT)


def _march_to_paris(
    g: VirginQueen, power: Power, mode: VqCardMode, paris: Space
) -> Procedure[None]:
    """Navarre, wherever he is free, and Huguenot units that stand with him or elsewhere."""
    navarre = g.world.leader[mode.leaders[0]]
    left, passed = mode.numbers["units"], 1 << paris

    def fits(force: Force) -> bool:
        return force.is_empty() or can_part(g, force, paris)

    while left:
        stacks = g.state.land[HUGUENOT] & ~passed
        space = yield from choose_space(
            g, power, stacks, "mass-units", optional=True, args={"left": left}
        )
        if space is None:
            break
        pool = Force(PROTESTANT, space)
        for owner, kind, count in g.stacks(space):
            if owner == HUGUENOT:
                pool.add(owner, kind, count)
        force = yield from choose_force(
            g,
            PROTESTANT,
            space,
            limit=left,
            pool=pool,
            command=False,
            kind="mass-force",
            empty=True,
            accept=fits,
        )
        passed |= 1 << space
        if force is not None and not force.is_empty():
            left -= force.size
            g.move_force(force, paris, "event")
    at = g.state.leader_at[navarre]
    if at >= 0:
        g.move_force(Force(PROTESTANT, Space(at), {}, [navarre]), paris, "event")
    elif at in (AVAILABLE, NEXT_TURN):
        g.bring_leader(navarre, paris)


@of_card(112, "barricades", cite="VQ 28")
def barricades(g: VirginQueen, power: Power, mode: VqCardMode, about: object) -> Procedure[None]:
    """Paris rises for the League; the Walloons are far away and do not count."""
    paris = g.world.space[mode.spaces[0]]
    around = 1 << paris | g.world.land.adjacent[paris]
    regulars = sum(g.troops_of(SPAIN, REGULAR, space) for space in spaces_in(around))
    hit_on = g.world.constant("hit_on")
    dice = g.dice(regulars + mode.numbers["dice"], "barricades", hit_on)
    for left in range(sum(die >= hit_on for die in dice), 0, -1):
        stacks = unit_stacks(g, [FRANCE], 1 << paris)
        yield from eliminate_unit(g, FRANCE, stacks, left=left)
    if g.owned_units(FRANCE, paris):
        return
    g.lift_siege(paris)
    yield from expel(g, SPAIN, paris)
    g.set_control(paris, SPAIN)
    count = most_that_fit(g, SPAIN, REGULAR, mode.units["regular"], paris)
    g.place_troops(SPAIN, REGULAR, count, paris)
    guise = g.world.leader[mode.leaders[0]]
    at = g.state.leader_at[guise]
    if at >= 0 and at != paris:
        options = [Option("guise-to-paris"), Option("guise-stays")]
        pick = yield Ask(g.seat_of(power), "guise-to-paris", options, "VQ 20.10")
        if pick.key == "guise-to-paris":
            g.move_force(Force(SPAIN, Space(at), {}, [guise]), paris, "event")
