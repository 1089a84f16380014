"""Events about cards, treasures and money (VQ 6, 11)."""

from tercio.games.virgin_queen.cards.registry import of_card, plain
from tercio.games.virgin_queen.conditions import hands, land
from tercio.games.virgin_queen.model.position import VirginQueen
from tercio.games.virgin_queen.model.powers import MAJORS
from tercio.games.virgin_queen.rows.cards import VqCardMode
from tercio.games.virgin_queen.rows.map import VqActionRow
from tercio.kernel.ask import Args, Ask, Option, Procedure
from tercio.kernel.citations import cites
from tercio.wars.cards import plain_effects
from tercio.wars.cards.card_effects import target_powers
from tercio.wars.cards.card_parts import (
    choose_power,
    eliminate_unit,
    grant_cp_for,
    look_at_hand,
    mercenary_stacks,
    retrieve_from_discards,
)
from tercio.wars.model.names import Power

plain("draw_cards", cite="VQ 6.2")(plain_effects.draw_cards)


@of_card(32, "retrieve", cite="VQ 6.2")
def retrieve(g: VirginQueen, power: Power, mode: VqCardMode, about: object) -> Procedure[None]:
    for _ in range(mode.numbers["cards"]):
        yield from retrieve_from_discards(g, power)


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
    options = [Option(f"discard.{c}", c, (g.card_ref(c),), secret=True) for c in cards]
    pick = yield Ask(g.seat_of(power), "event-discard", options, "VQ 6.1")
    g.discard_card(power, pick.value)


@of_card(30, "ruler_ill", cite="VQ 11")
def ruler_ill(g: VirginQueen, power: Power, mode: VqCardMode, about: object) -> Procedure[None]:
    """Another power skips its next impulse or gives up a card at random."""
    victim = yield from choose_power(g, power, land.may_fall_ill(g, power), "ruler-ill")
    ways = [Option("skip-impulse")]
    if g.has_random(victim):
        ways.append(Option("give-card"))
    pick = ways[0]
    if len(ways) > 1:
        args: Args = {"power": g.power_ref(power)}
        pick = yield Ask(g.seat_of(victim), "ruler-ill-choice", ways, "VQ 11", args)
    if pick.key == "skip-impulse":
        g.skip_next_impulse(victim)
    else:
        for _ in range(mode.numbers["cards"]):
            g.take_random(power, victim)


@of_card(60, "draw_from_hand", cite="VQ 6.3")
def draw_from_hand(
    g: VirginQueen, power: Power, mode: VqCardMode, about: object
) -> Procedure[None]:
    """A "card" of another power, treasures among them, drawn at random."""
    victims = hands.with_something_to_draw(g, power)
    victim = yield from choose_power(g, power, victims, "letters-of-whom")
    for _ in range(mode.numbers["cards"]):
        g.take_random(power, victim)


@of_card(50, "bankruptcy", cite="VQ 6.3")
def bankruptcy(g: VirginQueen, power: Power, mode: VqCardMode, about: object) -> Procedure[None]:
    """A treasure is lost, or mercenaries are; and mercenaries become dear for the turn."""
    victim = yield from choose_power(g, power, target_powers(g, mode), "bankruptcy-of")
    if g.state.treasury.hands[victim]:
        for _ in range(mode.numbers["treasures"]):
            hand = g.state.treasury.hands[victim]
            if hand:
                g.discard_treasure(victim, g.pick(hand, "treasure"))
    else:
        chooser = victim if g.is_played(victim) else power
        for left in range(mode.numbers["mercenaries"], 0, -1):
            stacks = [s for s in mercenary_stacks(g) if g.state.patron[s[0]] == victim]
            yield from eliminate_unit(g, chooser, stacks, cite="VQ 5.3", left=left)
    g.mark_this_turn(f"bankruptcy.{g.world.power_rows[victim].id}")


@plain("restricted_cp", cite="VQ 11")
def restricted_cp(g: VirginQueen, power: Power, mode: VqCardMode, about: object) -> None:
    """CP that may be spent on some actions only; the Prague Cabinet favours works besides."""
    allowed = set(mode.actions)
    for id, row in g.world.data.table("actions", VqActionRow).items():
        if row.type in mode.action_types:
            allowed.add(id)
    held = sum(g.is_controlled_by(power, g.world.space[space]) for space in mode.spaces)
    cp = mode.numbers.get("cp", 0) + mode.numbers.get("cp_each", 0) * held
    grant_cp_for(g, cp, sorted(allowed))
    if "bonus" in mode.numbers:
        g.favour_works(power, mode.numbers["bonus"])
