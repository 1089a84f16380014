"""What stops troops and fleets for an impulse (VQ 13.1, 15.1, 16.1, 16.3)."""

from tercio.games.virgin_queen.model.events.storms import ArmyStopped, FleetStopped
from tercio.games.virgin_queen.model.position import VirginQueen
from tercio.games.virgin_queen.rows.cards import VqCardMode
from tercio.games.virgin_queen.rules.major_powers.armada import take_loss
from tercio.kernel.ask import Args, Ask, Option, Procedure
from tercio.kernel.citations import cites
from tercio.wars.model.events import ChanceTaken
from tercio.wars.model.fatigue import tire
from tercio.wars.model.force import Force
from tercio.wars.model.names import Power
from tercio.wars.model.refs import force_refs, place_ref, power_ref
from tercio.wars.sea.fleets import send_home_stranded
from tercio.wars.sea.naval_orders import Sailing
from tercio.wars.sea.naval_transport import Transport
from tercio.wars.turn.actions import lose_cp


@cites("VQ 13.1", "VQ 15.1")
def halt(g: VirginQueen, force: Force, act: str) -> None:
    """Its units and leaders neither move nor assault for the rest of the impulse; `act` is what
    they were about to do."""
    tire(g.state.impulse.halted, force)
    tell_stopped(g, force, act)


def tell_stopped(g: VirginQueen, force: Force, act: str) -> None:
    if not force.is_empty():
        where = power_ref(g, force.power), place_ref(g, force.space)
        g.record(ArmyStopped(*where, act, force_refs(g, force)))


@cites("VQ 16.1", "VQ 16.3")
def storm_at_sea(
    g: VirginQueen, power: Power, mode: VqCardMode, about: Transport | list[Sailing]
) -> Procedure[None]:
    """A transport stays in port; of a naval move, one stack stays where it is and may founder."""
    if isinstance(about, Transport):
        halt(g, about.force, "transport")
        lose_cp(g, about.power, g.world.constant("naval_transport_step_cp"))
        return
    order = yield from _which_stack(g, power, about)
    about.remove(order)
    places = place_ref(g, order.place), place_ref(g, order.to)
    g.record(FleetStopped(power_ref(g, order.power), *places, len(order.ships)))
    for ship in order.ships:
        g.state.impulse.beaten_ships |= 1 << ship
    founder_on = mode.numbers["lost_on"]
    owner = power_ref(g, order.power)
    dice = g.dice(len(order.ships), "storms", founder_on, by=owner)
    spared = ((founder_on - 1) / 6) ** len(dice)
    lost = sum(die >= founder_on for die in dice)
    g.record(ChanceTaken(owner, "storms", lost, places[0], chances=[spared, 0.0, 1.0 - spared]))
    for ship, die in zip(list(order.ships), dice, strict=True):
        if die >= founder_on:
            yield from take_loss(g, ship)
    send_home_stranded(g, order.power, order.place)


def _which_stack(g: VirginQueen, power: Power, orders: list[Sailing]) -> Procedure[Sailing]:
    if len(orders) == 1:
        return orders[0]
    ids, options = g.world.location_ids, []
    for number, order in enumerate(orders):
        a, b = place_ref(g, order.place), place_ref(g, order.to)
        key = f"stop.{ids[order.place]}.{ids[order.to]}"
        if any((order.place, order.to) == (o.place, o.to) for o in orders[:number]):
            key += f".{number}"  # ordered there in two parts
        args: Args = {"ships": len(order.ships), "a": a, "b": b}
        options.append(Option(key, order, (a, b), "option-stop-fleet", args=args))
    pick = yield Ask(g.seat_of(power), "storms", options, "VQ 16.1")
    chosen: Sailing = pick.value
    return chosen
