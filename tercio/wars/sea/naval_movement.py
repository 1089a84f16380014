"""Naval movement: all fleets of a power move at once (16.1)."""

from tercio.kernel.ask import Ask, Option, Procedure, Prospect, compose
from tercio.kernel.citations import cites
from tercio.kernel.masks import mask_of
from tercio.wars.cards.responses import respond_window
from tercio.wars.model.events import NavalMoveDeclared
from tercio.wars.model.names import Location, Mask, Power
from tercio.wars.model.numbered import by_ship, places_in, powers_in, seas_in
from tercio.wars.model.power_questions import are_friends
from tercio.wars.model.refs import place_ref, power_ref
from tercio.wars.model.ship_questions import ship_commander
from tercio.wars.model.war import AnyWar
from tercio.wars.sea.fleets import fleet_at, sail
from tercio.wars.sea.naval_combat import foresee_combat, naval_combat
from tercio.wars.sea.naval_interception import avoid_naval_battles, naval_interceptions
from tercio.wars.sea.naval_orders import (
    Sailing,
    can_move_fleets,
    declared_orders,
    next_order,
    why_no_naval_move,
)
from tercio.wars.turn.actions import Action, pay


@cites("HIS 16.1", "VQ 16.1")
def naval_move(g: AnyWar, power: Power) -> Procedure[None]:
    """The Naval Move action, step by step.

    The response to a declared move (step 3) can stop it, so fleets are placed (step 2) after it.
    """
    # Step 1: declare.
    picks = yield from compose(lambda picks: next_order(g, power, picks), cancel=True)
    if not picks:
        return
    declared = declared_orders(g, power, picks)
    orders = declared.sailings
    for order in orders:
        g.record(
            NavalMoveDeclared(
                power_ref(g, power),
                place_ref(g, order.place),
                place_ref(g, order.to),
                len(order.ships),
            )
        )
    # Step 3: response cards.
    if (yield from _is_disrupted(g, power, orders)):
        return
    # Step 2: execute.
    entered = _execute(g, power, orders)
    for port in dict.fromkeys(order.to for order in orders if not g.world.is_sea(order.to)):
        yield from g.hooks.entered(g, power, port)
    yield from g.hooks.voyage(g, power, declared.voyages)
    # Steps 4 to 6: interceptions, then avoiding battle where nobody intercepted.
    for sea in seas_in(entered):
        if (yield from naval_interceptions(g, power, sea)):
            entered &= ~(1 << sea)
    for sea in seas_in(entered):
        yield from avoid_naval_battles(g, power, sea)
    # Step 7: naval combat.
    yield from naval_combats(g, power)


def _is_disrupted(g: AnyWar, power: Power, orders: list[Sailing]) -> Procedure[bool]:
    """Step 3. A move that a response has barred does not take place and is not paid for."""
    others = [p for p in g.impulse_order() if p != power]
    if orders:
        yield from respond_window(
            g,
            "naval_move_announced",
            orders,
            others,
            cite=f"{g.book} 16.1",
            told={"mover": power_ref(g, power)},
        )
    if "naval_move" in g.state.impulse.barred:
        return True
    price = NAVAL_MOVE.price(g, power)
    assert price is not None
    pay(g, power, price, "naval_move")
    return False


@cites("HIS 16.1", "VQ 16.1")
def _execute(g: AnyWar, power: Power, orders: list[Sailing]) -> Mask:
    """Step 2: everybody sails at once.

    Returns the sea zones newly entered: those in which no friendly ship was, or stayed behind.
    """
    sailing = mask_of(ship for order in orders for ship in order.ships)
    stayed = mask_of(
        place
        for ship, place in by_ship(g.state.ship_at)
        if place >= 0 and not sailing >> ship & 1 and are_friends(g, power, ship_commander(g, ship))
    )
    for order in orders:
        sail(g, order, order.to, "move")
    reached = mask_of(order.to for order in orders)
    return int(reached & g.world.all_seas & ~stayed)


@cites("HIS 16.1", "VQ 16.1")
def naval_combats(g: AnyWar, power: Power) -> Procedure[None]:
    """Step 7: the active power fights, in any order, each enemy at each place once."""
    fought: set[tuple[Location, Power]] = set()
    while pairs := [pair for pair in _meetings(g, power) if pair not in fought]:
        place, enemy = pairs[0]
        if len(pairs) > 1:
            pick = yield _which_combat(g, power, pairs)
            place, enemy = pick.value
        fought.add((place, enemy))
        yield from naval_combat(g, place, power, enemy)


def _meetings(g: AnyWar, power: Power) -> list[tuple[Location, Power]]:
    fleets = g.state.fleets
    return [
        (place, enemy)
        for enemy in powers_in(g.state.foes[power])
        for place in places_in(fleets[enemy] & fleets[power])
    ]


def _which_combat(g: AnyWar, power: Power, pairs: list[tuple[Location, Power]]) -> Ask:
    world = g.world
    options = [
        Option(
            f"fight.{world.location_ids[place]}.{world.power_rows[enemy].id}",
            (place, enemy),
            (world.place_refs[place], world.power_refs[enemy]),
        )
        for place, enemy in pairs
    ]
    fights = {option.key: option.value for option in options}

    def foresee(view: AnyWar, key: str) -> Prospect | None:
        place, enemy = fights[key]
        return foresee_combat(view, fleet_at(view, power, place), enemy, power)

    cite = f"{g.book} 16.1"
    return Ask(g.seat_of(power), "naval-combat", options, cite, foresee=foresee)


NAVAL_MOVE = Action("naval_move", "16.1", can_move_fleets, naval_move, why=why_no_naval_move)
