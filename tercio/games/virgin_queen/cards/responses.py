"""What response cards do that interrupt a march, an assault or an event (VQ 6.1)."""

from tercio.games.virgin_queen.cards.registry import of_card, plain
from tercio.games.virgin_queen.conditions.land import large_stacks
from tercio.games.virgin_queen.model.position import VirginQueen
from tercio.games.virgin_queen.rows.cards import VqCardMode
from tercio.games.virgin_queen.rules.construction.recruits import recruit
from tercio.games.virgin_queen.rules.land.foul_weather import halt, storm_at_sea, tell_stopped
from tercio.kernel.ask import Ask, Option, Procedure
from tercio.wars.cards import plain_effects
from tercio.wars.cards.card_events import (
    EventCancelled,
)
from tercio.wars.cards.card_parts import place_unrest
from tercio.wars.cards.responses import respond_window
from tercio.wars.land.battle import Battle
from tercio.wars.land.battle_losses import lose_units
from tercio.wars.land.formations import whole_force
from tercio.wars.land.move import Move
from tercio.wars.model.force import Force
from tercio.wars.model.force_pools import make_change
from tercio.wars.model.names import REGULAR, SECOND, Power, Space
from tercio.wars.sea.naval_orders import Sailing
from tercio.wars.sea.naval_transport import Transport
from tercio.wars.siege.siege import check_siege

# -- events that do not happen ---------------------------------------------------------------------


plain("cancel_event", cite="VQ 6.1")(plain_effects.cancel_event)


@of_card(10, "cancel_card", cite="VQ 15.1")
def cancel_card(g: VirginQueen, power: Power, mode: VqCardMode, battle: Battle) -> None:
    """The engineers drain the flood: the assault goes on."""
    battle.stopped = False
    g.record(EventCancelled(g.card_ref(g.world.card[mode.cards[0]])))


# -- Storms, Flooding ------------------------------------------------------------------------------


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


@of_card(43, "flooding", cite="VQ 13.1")
def flooding(
    g: VirginQueen, power: Power, mode: VqCardMode, about: Move | Battle
) -> Procedure[None]:
    """The attack ends in the water. The attacker's engineers may drain it."""
    if isinstance(about, Battle):
        about.stopped = True
        attacker = about.attacker.power
        place = g.place_ref(about.place)
        yield from respond_window(
            g, "flooding_played", about, [attacker], cite="VQ 15.1", place=place
        )
        if not about.stopped:
            return
        tell_stopped(g, about.attacker.force, "assault")
        yield from _drown(g, mode, whole_force(g, attacker, about.space))
        return
    yield from _drown(g, mode, about.force)
    halt(g, about.force, "move")
    about.force = Force(about.power, Space(about.origin))


def _drown(g: VirginQueen, mode: VqCardMode, force: Force) -> Procedure[None]:
    die = g.dice(1, "flooding")[0]
    row = ("low_losses", "middle_losses", "high_losses")[(die - 1) // 2]
    lost = min(mode.numbers[row], force.size)
    space = force.space
    yield from lose_units(g, [force], lost, "event")
    for owner in g.commands(force.power):
        make_change(g, owner, space)
    yield from check_siege(g, space)


# -- Unsanitary Camp -------------------------------------------------------------------------------


@of_card(16, "camp_fever", cite="VQ 6.1")
def camp_fever(g: VirginQueen, power: Power, mode: VqCardMode, about: object) -> Procedure[None]:
    """A third of a stack's regulars and a third of its other units, each rounded up."""
    stacks = large_stacks(g, mode.numbers["least"])
    ids, rows = g.world.location_ids, g.world.power_rows
    options = [
        Option(
            f"camp.{rows[lord].id}.{ids[space]}",
            (lord, space),
            (g.place_ref(space), g.power_ref(lord)),
        )
        for lord, space in stacks
    ]
    pick = options[0]
    if len(options) > 1:
        pick = yield Ask(g.seat_of(power), "unsanitary-camp", options, "VQ 6.1")
    lord, space = pick.value
    stack = whole_force(g, lord, space)
    for kind in (REGULAR, SECOND):
        part = _only(stack, kind)
        yield from lose_units(g, [part], -(-part.size // mode.numbers["divisor"]), "event")
    for owner in g.commands(lord):
        make_change(g, owner, space)
    yield from check_siege(g, space)


def _only(stack: Force, kind: int) -> Force:
    part = Force(stack.power, stack.space)
    for owner, each, count in stack.stacks():
        if each == kind:
            part.add(owner, kind, count)
    return part


# -- after an assault ------------------------------------------------------------------------------


@of_card(14, "sack", cite="VQ 15.1")
def sack(g: VirginQueen, power: Power, mode: VqCardMode, battle: Battle) -> None:
    """Plunder: cards of the loser, and perhaps recruits."""
    _plunder(g, power, battle, mode.numbers["cards"])
    on = mode.numbers["on"]
    if g.dice(1, "sack", on)[0] >= on:
        recruit(g, power, mode.numbers["mercenaries"], battle.space)


@of_card(90, "fury", cite="VQ 15.1")
def fury(g: VirginQueen, power: Power, mode: VqCardMode, battle: Battle) -> Procedure[None]:
    """The city is put to the sword; its lord raises the country around it against the victors."""
    g.add_unrest(battle.space)
    _plunder(g, power, battle, mode.numbers["cards"])
    loser = battle.defender.power
    if g.world.struggle >> battle.place & 1 and g.is_played(loser):
        near = g.world.land.adjacent[battle.place] & g.state.controlled[power]
        yield from place_unrest(g, loser, near, mode.numbers["unrest"], cite="VQ 12.4")


def _plunder(g: VirginQueen, power: Power, battle: Battle, cards: int) -> None:
    loser = battle.defender.power
    if loser in g.world.majors:
        for _ in range(cards):
            g.take_random(power, loser)


@of_card(11, "remove_leader", cite="VQ 5.1")
def remove_leader(g: VirginQueen, power: Power, mode: VqCardMode, about: object) -> None:
    """He has fallen; the next of the card's leaders comes in the next Card Draw Phase."""
    g.remove_leader(g.world.leader[mode.leaders[0]])
