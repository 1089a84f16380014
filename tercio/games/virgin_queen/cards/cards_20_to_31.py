"""Cards 20 to 31 (VQ 6.1): ships, leagues, mercenaries and treason."""

from tercio.games.virgin_queen.cards.registry import of_card
from tercio.games.virgin_queen.cards.shared import _choose_stack, rise, yard_option
from tercio.games.virgin_queen.conditions.land import restless_spaces
from tercio.games.virgin_queen.conditions.registry import condition
from tercio.games.virgin_queen.model.armada_verbs import recover_ship
from tercio.games.virgin_queen.model.court_verbs import skip_next_impulse
from tercio.games.virgin_queen.model.position import VirginQueen
from tercio.games.virgin_queen.model.powers import (
    KNIGHTS,
    MAJORS,
    MORISCOS,
    OTTOMAN,
    PAPACY,
    SPAIN,
    VENICE,
)
from tercio.games.virgin_queen.model.treasure_questions import has_random
from tercio.games.virgin_queen.model.treasure_verbs import take_random
from tercio.games.virgin_queen.rows.cards import VqCardMode
from tercio.games.virgin_queen.rules.action_phase.extra_cp import act_at_once
from tercio.games.virgin_queen.rules.construction.recruits import recruit
from tercio.games.virgin_queen.rules.construction.shipbuilding import (
    kinds_open,
    ships_lost,
    yards_for,
)
from tercio.games.virgin_queen.rules.major_powers.moriscos import morisco_player
from tercio.games.virgin_queen.rules.minor_powers.influence import resolve_status
from tercio.games.virgin_queen.rules.naval_affairs.europe_piracy import knights_raid, knights_seas
from tercio.kernel.ask import DONE, Args, Ask, Option, Procedure
from tercio.kernel.citations import cites
from tercio.kernel.masks import mask_of
from tercio.wars.cards.card_effects import Target, target_powers
from tercio.wars.cards.card_parts import (
    choose_power,
    choose_space,
    look_at_hand,
    mercenary_stacks,
    name_unrest,
    place_unrest,
)
from tercio.wars.cards.treachery import choose_betrayed
from tercio.wars.land.construction import add_unit
from tercio.wars.model.force_pools import make_change
from tercio.wars.model.names import REGULAR, SECOND, CardId, Power, SeaZone, Space
from tercio.wars.model.numbered import by_leader, spaces_in
from tercio.wars.model.power_questions import commanded_by, is_active_minor, is_at_war
from tercio.wars.model.refs import card_ref, power_ref
from tercio.wars.model.space_questions import is_controlled_by, is_enemy_space, is_fortified
from tercio.wars.model.troop_questions import own_land, troops_of
from tercio.wars.sea.loans import lend_ships, lendable
from tercio.wars.sea.piracy import Raid
from tercio.wars.siege.after_assault import take_fortress
from tercio.wars.siege.siege import check_sieges

# -- 20: Expert Shipwrights ------------------------------------------------------------------------


@condition("VQ 17.3")
def ships_on_turn_track(g: VirginQueen, power: Power, about: object) -> bool:
    return bool(ships_lost(g, power))


@of_card(20, "build_ships", cite="VQ 17.3")
def build_ships(g: VirginQueen, power: Power, mode: VqCardMode, about: object) -> Procedure[None]:
    """Ships of one's own without CP; two corsairs count as one. Lost ships may come back first."""
    for ship in ships_lost(g, power)[: mode.numbers.get("recovered", 0)]:
        recover_ship(g, ship)
    left = 2 * mode.numbers["ships"]
    while left > 0:
        kinds = [what for what in kinds_open(g, power) if _weight(what) <= left]
        options = [yard_option(what, o) for what in kinds for o in yards_for(g, power, what)]
        if not options:
            return
        pick = yield Ask(g.seat_of(power), "free-ship", [*options, Option(DONE)], "VQ 17.3")
        if pick.key == DONE:
            return
        what, owner, space = pick.value
        add_unit(g, owner, what, space)
        left -= _weight(what)


def _weight(what: str) -> int:
    return 1 if what == "corsair" else 2


# -- 23: Holy League -------------------------------------------------------------------------------


@condition("VQ 9.4")
def war_with_ottoman(g: VirginQueen, power: Power, about: object) -> bool:
    return any(is_at_war(g, OTTOMAN, p) for p in g.impulse_order())


@condition("VQ 24.2")
def papal_ally_or_spain(g: VirginQueen, power: Power, about: object) -> bool:
    return power == SPAIN or g.state.patron[PAPACY] == power


@of_card(23, "holy_league", cite="VQ 24.6")
def holy_league(g: VirginQueen, power: Power, mode: VqCardMode, about: object) -> Procedure[None]:
    """Venice is asked; then an enemy of the Sultan sails with the ships of Rome and Venice."""
    yield from resolve_status(g, VENICE)
    enemies = [p for p in g.impulse_order() if is_at_war(g, OTTOMAN, p)]
    if not enemies:
        return
    crusader = yield from choose_power(g, power, enemies, "lead-the-league")
    for minor in target_powers(g, mode):
        if is_active_minor(g, minor):
            continue
        ships = lendable(g, minor, crusader)
        ports = {g.state.ship_at[ship] for ship in ships}
        leaders = [
            leader
            for leader, at in by_leader(g.state.leader_at)
            if at in ports and g.state.leader_power[leader] == minor
        ]
        yield from lend_ships(g, crusader, ships, leaders)
    yield from act_at_once(g, crusader, mode.numbers["cp"], mode.actions, types=mode.action_types)


# -- 24: Homeland Uprising -------------------------------------------------------------------------


@condition("VQ 12.4")
def unoccupied_home_space(g: VirginQueen, power: Power, about: object) -> bool:
    return any(restless_spaces(g, target) for target in MAJORS)


def _whose_homeland(g: VirginQueen, power: Power, mode: VqCardMode) -> Procedure[Target]:
    targets = [p for p in MAJORS if restless_spaces(g, p)]
    lord = yield from choose_power(g, power, targets, "uprising-whose", cite="VQ 12.4")
    spaces = restless_spaces(g, lord)
    named = yield from name_unrest(g, power, spaces, mode.numbers["spaces"], cite="VQ 12.4")
    return Target(spaces=named, power=lord)


@of_card(24, "uprising", names=_whose_homeland, cite="VQ 12.4")
def uprising(g: VirginQueen, power: Power, mode: VqCardMode, about: Target) -> None:
    """Unoccupied spaces in the lands of one power."""
    rise(g, about.spaces)


# -- 25: Knights of St. John -----------------------------------------------------------------------


@condition("VQ 17.1")
def malta_spanish(g: VirginQueen, power: Power, about: object) -> bool:
    return is_controlled_by(g, SPAIN, g.world.space["malta"])


def _knights_matter(g: VirginQueen, power: Power, mode: VqCardMode, about: object) -> bool:
    malta = g.world.space[mode.spaces[0]]
    fewer = troops_of(g, KNIGHTS, REGULAR, malta) < mode.units["knight"]
    return fewer or bool(knights_seas(g, target_powers(g, mode)[0]))


@of_card(25, "knights", can=_knights_matter, cite="VQ 17.1")
def knights(g: VirginQueen, power: Power, mode: VqCardMode, about: object) -> Procedure[None]:
    """The Knights come back or grow on Malta, and raid the Ottoman."""
    malta = g.world.space[mode.spaces[0]]
    missing = mode.units["knight"] - troops_of(g, KNIGHTS, REGULAR, malta)
    g.place_troops(KNIGHTS, REGULAR, missing, malta)
    (target,) = target_powers(g, mode)
    for _ in range(mode.numbers["piracy"]):
        seas = mask_of(knights_seas(g, target))
        sea = yield from choose_space(g, SPAIN, seas, "knights-raid", cite="16.4", optional=True)
        if sea is not None:
            yield from knights_raid(g, Raid(SPAIN, target, SeaZone(sea)))


# -- 26: Mercenaries Bribed ------------------------------------------------------------------------


@condition("VQ 5.3")
def mercenaries_in_reach(g: VirginQueen, power: Power, about: object) -> bool:
    return bool(bribable(g, power))


def bribable(g: VirginQueen, power: Power) -> list[tuple[Power, Space]]:
    """(owner, space) of others' mercenaries where a power has land units, or next to it."""
    own = own_land(g, power)
    near = own | g.roads(power).land.neighbours(own)
    return [
        (owner, space)
        for owner, _, space in mercenary_stacks(g)
        if near >> space & 1 and g.state.patron[owner] != power
    ]


def _stack_to_bribe(g: VirginQueen, power: Power, mode: VqCardMode) -> Procedure[Target]:
    return (yield from _choose_stack(g, power, "bribe", bribable(g, power)))


@of_card(26, "bribe", names=_stack_to_bribe, cite="VQ 5.3")
def bribe(g: VirginQueen, power: Power, mode: VqCardMode, about: Target) -> Procedure[None]:
    """Half of some mercenaries, rounded up, change sides, if one can have mercenaries at all."""
    owner, space = about.power, next(spaces_in(about.spaces))
    count = -(-troops_of(g, owner, SECOND, space) // mode.numbers["divisor"])
    g.lose_troops(owner, SECOND, count, space)
    make_change(g, owner, space)
    if own_land(g, power) >> space & 1:
        recruit(g, power, count, space, only="mercenary")
    else:
        near = own_land(g, power) & g.roads(power).land.adjacent[space]
        home = yield from choose_space(g, power, near, "bribed-go", cite="VQ 5.3")
        if home is not None:
            recruit(g, power, count, home, only="mercenary")
    yield from check_sieges(g)


# -- 27: Mercenaries Demand Pay --------------------------------------------------------------------


@condition("VQ 5.3")
def power_with_4_mercenaries(g: VirginQueen, power: Power, about: object) -> bool:
    return any(hired(g, target) >= 4 for target in MAJORS)


def hired(g: VirginQueen, power: Power) -> int:
    """Mercenaries of a power and its factions on the map."""
    return sum(
        troops_of(g, owner, SECOND, space)
        for owner, _, space in mercenary_stacks(g)
        if g.state.patron[owner] == power
    )


@of_card(27, "demand_pay", cite="VQ 5.3")
def demand_pay(g: VirginQueen, power: Power, mode: VqCardMode, about: None) -> Procedure[None]:
    """A good card, or half of the mercenaries in every space, rounded up."""
    least = mode.numbers["least"]
    lords = [p for p in target_powers(g, mode) if hired(g, p) >= least]
    lord = yield from choose_power(g, power, lords, "demand-pay")
    if not (yield from _pays(g, lord, mode.numbers["cp"])):
        for owner in commanded_by(g, lord):
            for space in list(spaces_in(g.state.land[owner])):
                lost = -(-troops_of(g, owner, SECOND, space) // mode.numbers["divisor"])
                if g.world.second_kind[owner] == "mercenary" and lost:
                    g.lose_troops(owner, SECOND, lost, space)
                    make_change(g, owner, space)
    yield from check_sieges(g)


def _pays(g: VirginQueen, lord: Power, cp: int) -> Procedure[bool]:
    cards = [c for c in g.state.hands[lord] if _can_pay(g, c, cp)]
    if not cards:
        return False
    options = [Option(f"pay.{card}", card, (card_ref(g, card),)) for card in cards]
    options.append(Option("refuse-pay"))
    args: Args = {"power": power_ref(g, lord), "count": hired(g, lord)}
    pick = yield Ask(g.seat_of(lord), "pay-mercenaries", options, "VQ 5.3", args=args)
    if pick.key == "refuse-pay":
        return False
    g.discard_card(lord, pick.value)
    return True


def _can_pay(g: VirginQueen, card: CardId, cp: int) -> bool:
    return g.world.card_type(card) not in ("home", "mandatory") and g.world.card_cp(card) >= cp


# -- 28: Morisco Revolt ----------------------------------------------------------------------------


@condition("VQ 23.1")
def moriscos_absent(g: VirginQueen, power: Power, about: object) -> bool:
    return not g.state.land[MORISCOS]


@of_card(28, "morisco_revolt", cite="VQ 23.1")
def morisco_revolt(g: VirginQueen, power: Power, mode: VqCardMode, about: None) -> Procedure[None]:
    """Unrest near Granada; then the Morisco unit appears there or in one of those spaces."""
    chooser = morisco_player(g)
    (lord,) = target_powers(g, mode)
    granada = 1 << g.world.space[mode.spaces[0]]
    near = g.world.land.within(granada, mode.numbers["within"])
    near &= restless_spaces(g, lord) & g.state.home[lord]
    before = g.state.unrest
    yield from place_unrest(g, chooser, near, mode.numbers["spaces"], cite="VQ 23.1")
    spaces = g.state.unrest & ~before | granada
    spaces &= ~own_land(g, lord)
    space = yield from choose_space(g, chooser, spaces, "moriscos", cite="VQ 23.1", key="place")
    if space is not None:
        g.place_troops(MORISCOS, REGULAR, mode.units["morisco"], space)
        if is_fortified(g, space) and is_enemy_space(g, OTTOMAN, space):
            g.begin_siege(space, OTTOMAN)


# -- 29: Nostradamus' Prophecies -------------------------------------------------------------------


def _others_with_cards(g: VirginQueen, power: Power) -> list[Power]:
    return [p for p in MAJORS if p != power and g.state.hands[p]]


def can_look(g: VirginQueen, power: Power, mode: VqCardMode, about: object) -> bool:
    return bool(_others_with_cards(g, power))


@of_card(29, "look_and_draw", can=can_look, cite="VQ 6.1")
def look_and_draw(g: VirginQueen, power: Power, mode: VqCardMode, about: object) -> Procedure[None]:
    """See a hand, then draw and discard."""
    others = _others_with_cards(g, power)
    owner = yield from choose_power(g, power, others, "prophecy-of-whom")
    look_at_hand(g, power, owner)
    g.draw_cards(power, mode.numbers["draw"])
    for _ in range(mode.numbers["discard"]):
        yield from discard_own(g, power)


@cites("VQ 6.1")
def discard_own(g: VirginQueen, power: Power) -> Procedure[None]:
    """A card of one's own hand, of one's own choice; home cards stay."""
    kept = ("home", "mandatory")
    cards = [c for c in g.state.hands[power] if g.world.card_type(c) not in kept]
    if not cards:
        return
    options = [Option(f"discard.{c}", c, (card_ref(g, c),), secret=True) for c in cards]
    pick = yield Ask(g.seat_of(power), "event-discard", options, "VQ 6.1")
    g.discard_card(power, pick.value)


# -- 30: Ruler Falls Ill ---------------------------------------------------------------------------


@condition("VQ 11")
def power_may_fall_ill(g: VirginQueen, power: Power, about: object) -> bool:
    return bool(may_fall_ill(g, power))


def may_fall_ill(g: VirginQueen, power: Power) -> list[Power]:
    """Others in play who have not passed in this round of impulses."""
    passed = g.state.passed
    return [p for p in g.powers_in_play() if p != power and not passed >> p & 1]


@of_card(30, "ruler_ill", cite="VQ 11")
def ruler_ill(g: VirginQueen, power: Power, mode: VqCardMode, about: object) -> Procedure[None]:
    """Another power skips its next impulse or gives up a card at random."""
    victim = yield from choose_power(g, power, may_fall_ill(g, power), "ruler-ill")
    ways = [Option("skip-impulse")]
    if has_random(g, victim):
        ways.append(Option("give-card"))
    pick = ways[0]
    if len(ways) > 1:
        args: Args = {"power": power_ref(g, power)}
        pick = yield Ask(g.seat_of(victim), "ruler-ill-choice", ways, "VQ 11", args=args)
    if pick.key == "skip-impulse":
        skip_next_impulse(g, victim)
    else:
        for _ in range(mode.numbers["cards"]):
            take_random(g, power, victim)


# -- 31: Treachery! --------------------------------------------------------------------------------


@condition("VQ 15")
def besieged_space(g: VirginQueen, power: Power, about: object) -> bool:
    return any(g.state.besiegers)


def _betrayed(g: VirginQueen, power: Power, mode: VqCardMode) -> Procedure[Target]:
    """A besieged space, and the besieger to whom its gates will be opened."""
    space, besieger = yield from choose_betrayed(g, power, MAJORS)
    return Target(spaces=1 << space, power=besieger)


@of_card(31, "treachery", names=_betrayed, cite="VQ 15.1")
def treachery(g: VirginQueen, power: Power, mode: VqCardMode, about: Target) -> None:
    """The gates are opened: the besieger takes the space as after an assault."""
    take_fortress(g, about.power, next(spaces_in(about.spaces)))
