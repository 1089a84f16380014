"""Combat cards: what a player may lay down while a combat is fought (uRR 3.1, 8.2.2, 13.1.4).

A card says in its `combat` op when it can be played, in which combats, and what it does. It gives
no action points and is not the card that an impulse demands. Each side in turn may play, the
attacker first, until both have passed.
"""

from collections.abc import Iterator
from functools import lru_cache
from typing import NamedTuple

from tercio.games.ultima_ratio_regis.model.names import NOBODY
from tercio.games.ultima_ratio_regis.model.position import Regis
from tercio.games.ultima_ratio_regis.model.refs import place_ref, power_ref
from tercio.games.ultima_ratio_regis.model.world import World
from tercio.games.ultima_ratio_regis.rows.op_rows import Combat as CombatOp
from tercio.games.ultima_ratio_regis.rules.asking import choose, seat_for
from tercio.games.ultima_ratio_regis.rules.combat.battlefield import set_size, within
from tercio.games.ultima_ratio_regis.rules.combat.foresight import number_of, prospect, prospect_if
from tercio.games.ultima_ratio_regis.rules.combat.sides import Combat, Side
from tercio.kernel.ask import (
    PASS,
    Explain,
    Foresee,
    Option,
    Procedure,
    Prospect,
    Refusal,
    Seat,
    ref,
)
from tercio.kernel.citations import cites
from tercio.kernel.restrictions import Restrictions, forbids
from tercio.kernel.windows import window

CITE = "uRR 13.1.4"


class Play(NamedTuple):
    card: str
    op: CombatOp
    delta: int = 0
    """The change of the battlefield that was chosen."""


@cites("uRR 3.1", "uRR 8.2.2", "uRR 13.1.4")
def combat_cards(g: Regis, combat: Combat, *timings: str) -> Procedure[None]:
    """Both sides may play cards of these moments, until both have passed."""
    if not any(_may_be_about(g, combat, timings)):
        return
    passed, turn = 0, 0
    while passed < 2:
        side = combat.sides[turn]
        played = yield from _offer(g, combat, side, timings)
        passed = 0 if played else passed + 1
        turn = 1 - turn


def _may_be_about(g: Regis, combat: Combat, timings: tuple[str, ...]) -> Iterator[bool]:
    """Everybody knows the discards: where all copies lie there, nobody needs to be asked."""
    discards = g.state.cards.discards
    for id, op in combat_ops(g):
        if op.timing in timings and combat.kind in op.combats:
            yield discards.count(id) < g.world.cards[id].copies


def combat_ops(g: Regis) -> tuple[tuple[str, CombatOp], ...]:
    return _combat_ops(g.world)


@lru_cache(maxsize=16)
def _combat_ops(world: World) -> tuple[tuple[str, CombatOp], ...]:
    """They are the same in every combat."""
    return tuple(
        (id, op)
        for id, row in world.cards.items()
        if row.is_combat
        for op in row.ops
        if isinstance(op, CombatOp)
    )


def _offer(g: Regis, combat: Combat, side: Side, timings: tuple[str, ...]) -> Procedure[bool]:
    seat = seat_for(g, side.power)
    if seat is None or not g.state.cards.hands[seat]:
        return False
    responses = yield from window(
        "combat-card",
        [seat],
        lambda who: offers(g, combat, side, who, timings=timings),
        cite=CITE,
        args={"place": place_ref(g, combat.place), "power": power_ref(g, side.power)},
        refs=(place_ref(g, combat.place),),
        in_order=True,
        explain=lambda who: why_not(g, combat, side, who, timings=timings),
        foresee=lambda who: foresee_card(combat, side, timings),
    )
    if not responses:
        return False
    play: Play = responses[0][1].value
    g.state.cards.play(g, seat, play.card)
    yield from carry_out(g, combat, side, play)
    return True


def offers(
    g: Regis, combat: Combat, side: Side, seat: Seat, timings: tuple[str, ...]
) -> list[Option]:
    """The cards of a hand that a side may play now; one option for each way to use one."""
    hand = sorted(set(g.state.cards.hands[seat]))
    found = list[Option]()
    for id, op in combat_ops(g):
        if id in hand and COMBAT_CARD.allow(g, combat, side, timings, op):
            found += _ways(g, combat, id, op)
    return found


# -- what stands against a card ----------------------------------------------------------------

Timings = tuple[str, ...]


@forbids("uRR 13.1.4")
def has_another_moment(
    g: Regis, combat: Combat, side: Side, timings: Timings, op: CombatOp
) -> bool:
    return op.timing not in timings


@forbids("uRR 3.1")
def is_for_other_combats(
    g: Regis, combat: Combat, side: Side, timings: Timings, op: CombatOp
) -> bool:
    return combat.kind not in op.combats


@forbids("uRR 3.1")
def is_for_the_other_side(
    g: Regis, combat: Combat, side: Side, timings: Timings, op: CombatOp
) -> bool:
    """The attacker is whose impulse it is: in a siege, the besieger."""
    if not op.side:
        return False
    return (op.side == "attacker") != (side is combat.attacker)


@forbids("uRR 13.1.3")
def battlefield_cannot_change(
    g: Regis, combat: Combat, side: Side, timings: Timings, op: CombatOp
) -> bool:
    if op.effect != "battlefield":
        return False
    return combat.fixed or all(within(g, combat.size + by) == combat.size for by in op.delta)


@forbids("uRR 13.1.2")
def dice_cannot_change(
    g: Regis, combat: Combat, side: Side, timings: Timings, op: CombatOp
) -> bool:
    """An advantage for a side without units, or a disadvantage of one."""
    if op.effect == "advantage":
        return not has_dice(side)
    return op.effect == "enemy_disadvantage" and not has_dice(combat.other(side))


@forbids("uRR 17.3.2")
def no_die_is_below_six(
    g: Regis, combat: Combat, side: Side, timings: Timings, op: CombatOp
) -> bool:
    return op.effect == "die_plus" and not any(result < 6 for result in side.results)


def has_dice(side: Side) -> bool:
    """It throws some, or will."""
    return bool(side.dice) or side.force.size > 0 or side.fortress


COMBAT_CARD = Restrictions(
    "combat-card",
    is_for_other_combats,
    has_another_moment,
    is_for_the_other_side,
    battlefield_cannot_change,
    dice_cannot_change,
    no_die_is_below_six,
)


def why_not(g: Regis, combat: Combat, side: Side, seat: Seat, timings: Timings) -> Explain:
    """Of the cards in a hand: those that are no combat cards have no say here."""

    def explain(thing: str) -> list[Refusal]:
        kind, _, id = thing.partition(":")
        if kind != "card" or id not in g.state.cards.hands[seat]:
            return []
        ops = [op for card, op in combat_ops(g) if card == id]
        if not ops:
            return [Refusal("uRR 8.2.2", "forbid-is-no-combat-card")]
        return COMBAT_CARD.refusals(g, combat, side, timings, ops[0])

    return explain


def _ways(g: Regis, combat: Combat, id: str, op: CombatOp) -> list[Option]:
    card = ref("card", id)
    if op.effect == "battlefield":
        return [
            Option(
                f"card.{id}.{within(g, combat.size + by)}",
                Play(id, op, by),
                (card,),
                "option-card-size",
                args={"a": card, "n": within(g, combat.size + by)},
                cite=CITE,
            )
            for by in op.delta
            if within(g, combat.size + by) != combat.size
        ]
    return [Option(f"card.{id}", Play(id, op), (card,), cite=CITE)]


def foresee_card(combat: Combat, side: Side, timings: tuple[str, ...]) -> Foresee:
    """What the combat promises with each card that is for its preparation, and without."""
    number = number_of(combat, side)

    def foresee(view: Regis, key: str) -> Prospect | None:
        if "preparation" not in timings:
            return None
        if key == PASS:
            return prospect(view, combat, side.power)
        _, id, *size = key.split(".")
        op = next(op for card, op in combat_ops(view) if card == id)

        def change(imagined: Combat) -> None:
            shift_sides(imagined, imagined.sides[number], op)
            if size:
                imagined.size = int(size[0])

        return prospect_if(view, combat, side.power, change)

    return foresee


def shift_sides(combat: Combat, side: Side, op: CombatOp) -> None:
    """The part of a card that makes advantages."""
    if op.effect == "advantage":
        side.advantages += op.n
    elif op.effect == "enemy_disadvantage":
        combat.other(side).disadvantages += op.n


def carry_out(g: Regis, combat: Combat, side: Side, play: Play) -> Procedure[None]:
    """What the card does."""
    op = play.op
    side.veterans += op.veterans
    shift_sides(combat, side, op)
    if op.effect == "battlefield":
        set_size(g, combat, within(g, combat.size + play.delta))
    elif op.effect == "die_plus":
        yield from add_to_die(g, combat, side, op.n, may_pass=False)
    elif op.effect == "ignore_own_losses":
        side.unhurt = True


@cites("uRR 17.3.2")
def add_to_die(
    g: Regis, combat: Combat, side: Side, plus: int, *, may_pass: bool
) -> Procedure[None]:
    """To one die that shows less than 6."""
    low = sorted({result for result in side.results if result < 6}, reverse=True)
    options = [Option(f"plus.{n}", n, args={"n": n, "plus": plus}, cite="uRR 17.3.2") for n in low]
    if may_pass:
        options.append(Option("pass", 0, cite="uRR 17.3.2"))
    if not low or side.power == NOBODY:
        return
    value = yield from choose(
        g, side.power, "die-plus", options, cite="uRR 17.3.2", place=combat.place
    )
    if value:
        side.results[side.results.index(value)] = min(value + plus, 6)
