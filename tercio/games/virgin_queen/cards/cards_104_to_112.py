"""Cards 104 to 112 (VQ 6.1): plots, voyages and Paris."""

from tercio.games.virgin_queen.cards.registry import of_card
from tercio.games.virgin_queen.cards.shared import choose_colony, enemies_of_spain, zones_of
from tercio.games.virgin_queen.conditions.registry import condition
from tercio.games.virgin_queen.model.court_verbs import bring_leader, mark_this_turn, set_capital
from tercio.games.virgin_queen.model.ocean_questions import captain_ref, captains_of
from tercio.games.virgin_queen.model.position import VirginQueen
from tercio.games.virgin_queen.model.powers import (
    ENGLAND,
    FRANCE,
    HUGUENOT,
    PROTESTANT,
    SPAIN,
    WALLOONS,
)
from tercio.games.virgin_queen.model.religion_questions import is_last_of_its_faith
from tercio.games.virgin_queen.model.religion_verbs import set_faith
from tercio.games.virgin_queen.rows.cards import VqCardMode
from tercio.games.virgin_queen.rules.construction.colonies import offer_to_settle, roll_for_colony
from tercio.games.virgin_queen.rules.construction.expeditions import (
    can_send,
    captains_ready,
    may_take_colony,
    next_step,
    set_out,
)
from tercio.games.virgin_queen.rules.diplomacy.peace import agrees_to_peace, make_peace
from tercio.games.virgin_queen.rules.espionage.espionage import plot_rebellion
from tercio.games.virgin_queen.rules.naval_affairs.europe_piracy import raid_at_sea, which_raid
from tercio.games.virgin_queen.rules.naval_affairs.oceans import sail_leg, voyage_options
from tercio.games.virgin_queen.rules.naval_affairs.world_piracy import world_raids
from tercio.games.virgin_queen.rules.religion.uprisings import expel
from tercio.kernel.ask import DONE, PASS, Ask, Option, Procedure, compose, pass_option
from tercio.kernel.masks import mask_of
from tercio.wars.cards.card_parts import choose_space, eliminate_unit, unit_stacks
from tercio.wars.land.battle_odds import hit_chances
from tercio.wars.land.formations import can_part, choose_force
from tercio.wars.model.events import ChanceTaken
from tercio.wars.model.force import Force
from tercio.wars.model.force_pools import can_add, make_change, most_that_fit
from tercio.wars.model.names import AVAILABLE, NEXT_TURN, OUT_OF_PLAY, REGULAR, Mask, Power, Space
from tercio.wars.model.numbered import spaces_in
from tercio.wars.model.power_questions import commanded_by, is_at_war
from tercio.wars.model.refs import place_ref, power_ref
from tercio.wars.model.space_questions import is_controlled_by
from tercio.wars.model.troop_questions import owned_units, stacks_in, troops_of

# -- 105: Babington Plot ---------------------------------------------------------------------------


@of_card(105, "catholic_plot", cite="VQ 19.4")
def catholic_plot(g: VirginQueen, power: Power, mode: VqCardMode, about: object) -> Procedure[None]:
    """Babington: a rebellion without CP. If it fails, England decides about Mary."""
    yield from plot_rebellion(g, mode.numbers["cp"], mode.numbers["dice"])


# -- 106: Drake's Drum -----------------------------------------------------------------------------


@condition("VQ 16.1")
def english_expedition(g: VirginQueen, power: Power, about: object) -> bool:
    return bool(captains_of(g, ENGLAND))


@of_card(106, "free_voyage", cite="VQ 16.1")
def free_voyage(g: VirginQueen, power: Power, mode: VqCardMode, about: object) -> Procedure[None]:
    """English expeditions sail, each a few ocean zones, and one of them raids."""
    legs = dict.fromkeys(captains_of(g, ENGLAND), mode.numbers["moves"])
    while True:
        options = [o for o in voyage_options(g, ENGLAND, []) if legs.get(o.value.captain, 0) > 0]
        if not options:
            break
        pick = yield Ask(g.seat_of(ENGLAND), "free-voyage", [*options, Option(DONE)], "VQ 16.1")
        if pick.key == DONE:
            break
        legs[pick.value.captain] -= 1
        yield from sail_leg(g, pick.value)
    for _ in range(mode.numbers["piracy"]):
        yield from _raid_overseas(g)


def _raid_overseas(g: VirginQueen) -> Procedure[None]:
    raids = world_raids(g, ENGLAND)
    if not raids:
        return
    picks = yield from compose(
        lambda picks: which_raid(g, ENGLAND, picks, [], voyages=raids), cancel=True
    )
    if picks:
        yield from raid_at_sea(g, ENGLAND, picks)


# -- 108: Raleigh's Patent -------------------------------------------------------------------------


@condition("VQ 17.4")
def english_colony_possible(g: VirginQueen, power: Power, about: object) -> bool:
    return can_send(g, ENGLAND) and may_take_colony(g, ENGLAND)


@of_card(108, "patent", cite="VQ 17.4")
def patent(g: VirginQueen, power: Power, mode: VqCardMode, about: object) -> Procedure[None]:
    """An English expedition with a colony, which may be founded at once."""

    def next_ask(picks: list[Option]) -> Ask | None:
        return next_step(g, ENGLAND, picks, 99) if len(picks) < 2 else None

    picks = yield from compose(next_ask)
    captain = yield from set_out(g, ENGLAND, [*picks, Option("colony")])
    yield from offer_to_settle(g, captain)


# -- 109: Union of Arras ---------------------------------------------------------------------------


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
        spaces = area & ~g.state.controlled[SPAIN] & ~enemies_of_spain(g)
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
            for s in spaces_in(area & g.state.religion.protestant & ~enemies_of_spain(g))
            if not is_last_of_its_faith(g, s)
        )
        args = {"left": count - converted}
        space = yield from choose_space(g, power, spaces, "arras-convert", args=args)
        if space is not None:
            set_faith(g, space, "catholic")
    mark_this_turn(g, "union_of_arras")


def _swap_walloons(g: VirginQueen, power: Power, area: Mask, count: int) -> Procedure[None]:
    """One for one as far as there are regulars; the others arrive all the same, where no enemy
    of Spain is (28)."""
    for left in range(count, 0, -1):
        regulars = mask_of(
            s for s in spaces_in(area & g.state.land[SPAIN]) if troops_of(g, SPAIN, REGULAR, s)
        )
        swaps = mask_of(s for s in spaces_in(regulars) if can_add(g, WALLOONS, REGULAR, 1, space=s))
        sites = swaps or mask_of(
            s
            for s in spaces_in(area & g.state.controlled[SPAIN] & ~enemies_of_spain(g))
            if can_add(g, WALLOONS, REGULAR, 1, space=s)
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


# -- 110: Virginia ---------------------------------------------------------------------------------


@condition("VQ 8.4")
def north_atlantic_colony(g: VirginQueen, power: Power, about: object) -> bool:
    zone = 1 << g.world.ocean["north_atlantic"]
    return any(g.world.settlement_zones[id] & zone for id in g.state.oceans.colonies)


@of_card(110, "colony_thrives", cite="VQ 8.4")
def colony_thrives(
    g: VirginQueen, power: Power, mode: VqCardMode, about: object
) -> Procedure[None]:
    """A colony is rolled for at once and cannot be lost; a captain of its owner may set out."""
    zones = zones_of(g, mode)
    colonies = g.state.oceans.colonies
    places = [id for id in colonies if g.world.settlement_zones[id] & zones]
    settlement = yield from choose_colony(g, power, places)
    assert settlement is not None
    owner = colonies[settlement]
    yield from roll_for_colony(g, settlement, mode.numbers["bonus"], is_safe=True)
    for _ in range(mode.numbers["captains"]):
        yield from _send_one(g, owner, zones)


def _send_one(g: VirginQueen, power: Power, zones: Mask) -> Procedure[None]:
    captains = captains_ready(g, power)
    if not captains or not g.world.entry_zones[power] & zones:
        return
    options = [
        Option(f"captain.{g.world.captains[c].id}", c, (captain_ref(g, c),)) for c in captains
    ]
    pick = yield Ask(g.seat_of(power), "event-captain", [*options, pass_option()], "VQ 17.4")
    if pick.key != PASS:
        ocean = (g.world.entry_zones[power] & zones).bit_length() - 1
        yield from set_out(g, power, [pick, Option("ocean", ocean)])


# -- 111: Paris is Worth a Mass --------------------------------------------------------------------


@condition("VQ 28")
def navarre_free(g: VirginQueen, power: Power, about: object) -> bool:
    """Alive and no prisoner; he may be on the Protestant's card."""
    leader = g.world.leader["navarre"]
    at = g.state.leader_at[leader]
    return at >= 0 or (at != OUT_OF_PLAY and leader in g.state.court.waiting)


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
    set_faith(g, paris, "catholic")
    set_capital(g, HUGUENOT, paris)
    yield from _march_to_paris(g, power, mode, paris)
    if is_at_war(g, PROTESTANT, FRANCE):
        for side, enemy in ((PROTESTANT, FRANCE), (FRANCE, PROTESTANT)):
            if not (yield from agrees_to_peace(g, side, enemy)):
                return
        yield from make_peace(g, PROTESTANT, FRANCE)


def _with_regulars(g: VirginQueen, power: Power) -> Mask:
    found = 0
    for owner in commanded_by(g, power):
        found |= mask_of(
            s for s in spaces_in(g.state.land[owner]) if troops_of(g, owner, REGULAR, s)
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
        for owner, kind, count in stacks_in(g, space):
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
        bring_leader(g, navarre, paris)


# -- 112: Day of the Barricades --------------------------------------------------------------------


@condition("VQ 23.4")
def paris_french(g: VirginQueen, power: Power, about: object) -> bool:
    return is_controlled_by(g, FRANCE, g.world.space["paris"])


@of_card(112, "barricades", cite="VQ 28")
def barricades(g: VirginQueen, power: Power, mode: VqCardMode, about: object) -> Procedure[None]:
    """Paris rises for the League; the Walloons are far away and do not count."""
    paris = g.world.space[mode.spaces[0]]
    around = 1 << paris | g.world.land.adjacent[paris]
    regulars = sum(troops_of(g, SPAIN, REGULAR, space) for space in spaces_in(around))
    hit_on = g.world.constant("hit_on")
    by, why = power_ref(g, SPAIN), {"regulars-near": regulars, "event": mode.numbers["dice"]}
    dice = g.dice(sum(why.values()), "barricades", hit_on, by=by, counted=why)
    hits = sum(die >= hit_on for die in dice)
    win = sum(hit_chances(len(dice))[owned_units(g, FRANCE, paris) :])
    result = "barricades-won" if hits >= owned_units(g, FRANCE, paris) else "barricades-held"
    g.record(ChanceTaken(by, result, hits, place_ref(g, paris), chances=[win, 0.0, 1.0 - win]))
    for left in range(hits, 0, -1):
        stacks = unit_stacks(g, [FRANCE], 1 << paris)
        yield from eliminate_unit(g, FRANCE, stacks, left=left)
    if owned_units(g, FRANCE, paris):
        return
    g.lift_siege(paris)
    yield from expel(g, SPAIN, paris)
    g.set_control(paris, SPAIN)
    count = most_that_fit(g, SPAIN, REGULAR, mode.units["regular"], space=paris)
    g.place_troops(SPAIN, REGULAR, count, paris)
    guise = g.world.leader[mode.leaders[0]]
    at = g.state.leader_at[guise]
    if at >= 0 and at != paris:
        options = [Option("guise-to-paris"), Option("guise-stays")]
        pick = yield Ask(g.seat_of(power), "guise-to-paris", options, "VQ 20.10")
        if pick.key == "guise-to-paris":
            g.move_force(Force(SPAIN, Space(at), {}, [guise]), paris, "event")
