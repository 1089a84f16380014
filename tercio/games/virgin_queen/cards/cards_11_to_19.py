"""Cards 11 to 19 (VQ 6.1): responses, mutinies, rebels and envoys."""

from tercio.games.virgin_queen.cards.registry import of_card
from tercio.games.virgin_queen.cards.shared import _choose_stack, plunder
from tercio.games.virgin_queen.conditions.land import large_stacks
from tercio.games.virgin_queen.conditions.registry import condition
from tercio.games.virgin_queen.model.influence_verbs import gain_influence
from tercio.games.virgin_queen.model.position import VirginQueen
from tercio.games.virgin_queen.model.powers import MAJORS, OTTOMAN, VENICE
from tercio.games.virgin_queen.rows.cards import VqCardMode
from tercio.games.virgin_queen.rules.construction.recruits import recruit
from tercio.games.virgin_queen.rules.diplomacy.peace import (
    agrees_to_peace,
    make_peace,
    may_make_peace,
)
from tercio.games.virgin_queen.rules.land.foul_weather import halt, storm_at_sea
from tercio.games.virgin_queen.rules.minor_powers.influence import (
    choose_column,
    open_columns,
)
from tercio.kernel.ask import Ask, Option, Procedure
from tercio.kernel.citations import cites
from tercio.kernel.masks import mask_of
from tercio.wars.cards.card_effects import Target, number
from tercio.wars.cards.card_parts import choose_power, choose_space
from tercio.wars.diplomacy.own_powers import are_of_one_player
from tercio.wars.land.battle import HIT, Battle, Side
from tercio.wars.land.battle_dice import roll_more
from tercio.wars.land.battle_losses import lose_units
from tercio.wars.land.displacement import displace
from tercio.wars.land.formations import whole_force
from tercio.wars.land.move import Move
from tercio.wars.model.events import CityRebelled
from tercio.wars.model.force import Force
from tercio.wars.model.force_pools import make_change, most_that_fit
from tercio.wars.model.names import REGULAR, SECOND, CardId, Mask, Power, Space
from tercio.wars.model.numbered import spaces_in
from tercio.wars.model.power_questions import commanded_by
from tercio.wars.model.refs import card_ref, place_ref, power_ref
from tercio.wars.model.space_questions import controller_of
from tercio.wars.sea.naval_orders import Sailing
from tercio.wars.sea.naval_transport import Transport
from tercio.wars.sea.piracy import Raid
from tercio.wars.siege.siege import check_siege

# -- 11: Dragut Falls! -----------------------------------------------------------------------------


@condition("VQ 28")
def dragut_took_part(g: VirginQueen, power: Power, about: object) -> bool:
    """With his ships, or off the walls that the Ottoman assaults."""
    dragut = g.world.leader["dragut"]
    at = g.state.leader_at[dragut]
    if isinstance(about, Raid):
        return about.power == OTTOMAN and at == about.sea
    if not isinstance(about, Battle):
        return False
    if about.kind == "naval":
        return dragut in (*about.attacker.leaders(), *about.defender.leaders())
    off_the_walls = at >= 0 and g.world.water.adjacent[about.place] >> at & 1
    return OTTOMAN in about.attacker.powers() and bool(off_the_walls)


@of_card(11, "remove_leader", cite="VQ 5.1")
def remove_leader(g: VirginQueen, power: Power, mode: VqCardMode, about: object) -> None:
    """He has fallen; the next of the card's leaders comes in the next Card Draw Phase."""
    g.remove_leader(g.world.leader[mode.leaders[0]])


# -- 12: Galleasses --------------------------------------------------------------------------------


@condition("VQ 16.2")
def mediterranean_combat(g: VirginQueen, power: Power, battle: Battle) -> bool:
    return battle.kind == "naval" and bool(g.world.mediterranean >> battle.place & 1)


@condition("VQ 16.2")
def venice_on_chosen_side(g: VirginQueen, power: Power, side: Side) -> bool:
    return any(g.world.ship_owner[ship] == VENICE for ship in side.ships)


@of_card(12, "add_dice_to_side", cite="VQ 16.2")
def add_dice_to_side(
    g: VirginQueen, power: Power, mode: VqCardMode, battle: Battle
) -> Procedure[None]:
    """More dice for either side of a naval combat in the Mediterranean; more with Venice."""
    options = [_side(g, battle.attacker), _side(g, battle.defender)]
    pick = yield Ask(g.seat_of(power), "galleasses", options, "VQ 16.2")
    side: Side = pick.value
    roll_more(g, side, number(g, mode, "dice", power, about=side), HIT, purpose="galleasses")


def _side(g: VirginQueen, side: Side) -> Option:
    id = g.world.power_rows[side.power].id
    return Option(f"side.{id}", side, (power_ref(g, side.power),), "option-galleasses-for")


# -- 14: Sack! -------------------------------------------------------------------------------------


@of_card(14, "sack", cite="VQ 15.1")
def sack(g: VirginQueen, power: Power, mode: VqCardMode, battle: Battle) -> None:
    """Plunder: cards of the loser, and perhaps recruits."""
    plunder(g, power, battle, mode.numbers["cards"])
    on = mode.numbers["on"]
    if g.dice(1, "sack", on)[0] >= on:
        recruit(g, power, mode.numbers["mercenaries"], battle.space)


# -- 15: Storms ------------------------------------------------------------------------------------


@of_card(15, "storms", cite="VQ 13.1")
def storms(
    g: VirginQueen, power: Power, mode: VqCardMode, about: Battle | Move | Transport | list[Sailing]
) -> Procedure[None]:
    """Whoever was about to act is stopped for this impulse, and the CP are lost."""
    if isinstance(about, Battle):
        about.stopped = True
        halt(g, about.attacker.force, "assault")
    elif isinstance(about, Move):
        halt(g, about.force, "move")
        about.force = Force(about.power, Space(about.origin))
    else:
        yield from storm_at_sea(g, power, mode, about)


# -- 16: Unsanitary Camp ---------------------------------------------------------------------------


@condition("VQ 12.4")
def stack_of_4(g: VirginQueen, power: Power, about: object) -> bool:
    return any(large_stacks(g, 4))


@of_card(16, "camp_fever", cite="VQ 6.1")
def camp_fever(g: VirginQueen, power: Power, mode: VqCardMode, about: object) -> Procedure[None]:
    """A third of a stack's regulars and a third of its other units, each rounded up."""
    stacks = large_stacks(g, mode.numbers["least"])
    ids, rows = g.world.location_ids, g.world.power_rows
    options = [
        Option(
            f"camp.{rows[lord].id}.{ids[space]}",
            (lord, space),
            (place_ref(g, space), power_ref(g, lord)),
        )
        for lord, space in stacks
    ]
    pick = options[0]
    if len(options) > 1:
        pick = yield Ask(g.seat_of(power), "unsanitary-camp", options, "VQ 6.1")
    lord, space = pick.value
    stack = whole_force(g, lord, space)
    for kind in (REGULAR, SECOND):
        part = stack.only(kind)
        yield from lose_units(g, [part], -(-part.size // mode.numbers["divisor"]), "event")
    for owner in commanded_by(g, lord):
        make_change(g, owner, space)
    yield from check_siege(g, space)


# -- 17: Army Mutiny -------------------------------------------------------------------------------


@condition("VQ 5.3")
def christian_stack(g: VirginQueen, power: Power, about: object) -> bool:
    return bool(christian_stacks(g))


def christian_stacks(g: VirginQueen) -> list[tuple[Power, Space]]:
    return [(p, space) for p, space in large_stacks(g, 1) if p != OTTOMAN]


def _unruly_stack(g: VirginQueen, power: Power, mode: VqCardMode) -> Procedure[Target]:
    return (yield from _choose_stack(g, power, "mutiny", christian_stacks(g)))


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
    for owner in commanded_by(g, lord):
        make_change(g, owner, space)
    yield from check_siege(g, space)


# -- 18: City State Rebels -------------------------------------------------------------------------


def city_states(g: VirginQueen, spaces: tuple[str, ...]) -> Mask:
    """Once independent places that a major power holds now."""
    return g.world.mask(*spaces) & mask_of(
        s for power in MAJORS for s in spaces_in(g.state.controlled[power])
    )


@condition("VQ 24.7")
def city_state_held(g: VirginQueen, power: Power, about: object) -> bool:
    return bool(city_states(g, ("metz", "tunis", "florence", "bayonne")))


def _rebel_city(g: VirginQueen, power: Power, mode: VqCardMode) -> Procedure[Target]:
    cities = city_states(g, mode.spaces)
    space = yield from choose_space(g, power, cities, "rebel-city", cite="VQ 24.7", key="rebel")
    assert space is not None
    return Target(spaces=1 << space)


@of_card(18, "city_rebels", names=_rebel_city, cite="VQ 24.7")
def city_rebels(g: VirginQueen, power: Power, mode: VqCardMode, about: Target) -> Procedure[None]:
    """Dice against a garrison; if nobody is left, the city is independent again."""
    space = next(spaces_in(about.spaces))
    holder = controller_of(g, space)
    count = mode.numbers["dice"]
    hits = sum(die >= HIT for die in g.dice(count, "rebels", HIT, counted={"event": count}))
    garrison = whole_force(g, holder, space)
    g.record(CityRebelled(place_ref(g, space), hits, garrison=garrison.size))
    yield from lose_units(g, [garrison], min(hits, garrison.size))
    for owner in commanded_by(g, holder):
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
    fits = most_that_fit(g, independent, REGULAR, regulars, space=space)
    g.place_troops(independent, REGULAR, fits, space)


# -- 19: Diplomatic Overture -----------------------------------------------------------------------


def _partners(g: VirginQueen, power: Power) -> list[Power]:
    order = g.impulse_order()
    return [p for p in order if p != power and not are_of_one_player(g, p, power)]


@of_card(19, "overture", cite="VQ 6.1")
def overture(g: VirginQueen, power: Power, mode: VqCardMode, about: object) -> Procedure[None]:
    """Two cards, of which one is a gift; it may end a war, or win influence."""
    drawn = g.draw_cards(power, mode.numbers["draw"])
    partners = _partners(g, power)
    friend = None
    if drawn and partners:
        card = yield from _which_gift(g, power, drawn)
        friend = yield from choose_power(g, power, partners, "give-card-to")
        g.give_card(power, friend, card)
    may_end_war = friend is not None and may_make_peace(g, power, friend)
    if friend is not None and may_end_war and (yield from agrees_to_peace(g, friend, power)):
        yield from make_peace(g, power, friend)
        return
    targets = open_columns(g, power)
    if targets:
        target = yield from choose_column(g, power, targets)
        gain_influence(g, target, power, mode.numbers["influence"])


def _which_gift(g: VirginQueen, power: Power, cards: list[CardId]) -> Procedure[CardId]:
    if len(cards) == 1:
        return cards[0]
    options = [Option(f"give.{c}", c, (card_ref(g, c),), secret=True) for c in sorted(cards)]
    pick = yield Ask(g.seat_of(power), "give-card", options, "VQ 6.1")
    card: CardId = pick.value
    return card
