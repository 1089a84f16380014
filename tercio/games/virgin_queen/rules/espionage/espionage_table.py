"""The Espionage table: dice of both sides, and what comes of them (VQ 19)."""

from collections.abc import Mapping
from functools import cache

from tercio.games.virgin_queen.conditions.registry import holds
from tercio.games.virgin_queen.model.events.espionage import EspionageResolved
from tercio.games.virgin_queen.model.position import VirginQueen
from tercio.games.virgin_queen.model.world import VqWorld
from tercio.games.virgin_queen.rows.tables import (
    EspionageModifierRow,
    EspionageResultRow,
    EspionageRow,
)
from tercio.games.virgin_queen.rules.espionage.operation import Operation
from tercio.kernel.ask import Args, Procedure, Prospect
from tercio.kernel.citations import cites
from tercio.wars.cards.responses import respond_window
from tercio.wars.land.battle_odds import hit_chances
from tercio.wars.model.names import Cp
from tercio.wars.model.refs import power_ref


@cache
def base_row(world: VqWorld, action: str, cp: Cp) -> EspionageRow:
    rows = world.data.table("espionage", EspionageRow).values()
    return next(row for row in rows if row.action == action and row.cp == cp)


@cache
def prices(world: VqWorld, action: str) -> tuple[Cp, ...]:
    """What may be spent on an action, the least first."""
    rows = world.data.table("espionage", EspionageRow).values()
    return tuple(sorted(row.cp for row in rows if row.action == action))


@cache
def _modifiers(world: VqWorld, action: str, side: str) -> tuple[EspionageModifierRow, ...]:
    """What may add dice to a side of an action."""
    rows = world.data.table("espionage_modifiers", EspionageModifierRow).values()
    return tuple(row for row in rows if row.side == side and action in row.actions)


def dice_for(g: VirginQueen, operation: Operation, side: str) -> int:
    return sum(dice_by_reason(g, operation, side).values())


@cites("VQ 19", "VQ 30")
def dice_by_reason(g: VirginQueen, operation: Operation, side: str) -> dict[str, int]:
    """Base dice of the table and all that adds to them."""
    row = base_row(g.world, operation.action, operation.cp)
    attacks = side == "attack"
    dice = {"agents": row.attack if attacks else row.defence}
    for more in _modifiers(g.world, operation.action, side):
        if holds(g, more.when, operation.power, operation):
            dice[_reason(more.id)] = more.dice * (_how_many(g) if more.each else 1)
    return {**dice, "cards": operation.extra_attack if attacks else operation.extra_defence}


def _reason(modifier: str) -> str:
    return "plot-" + modifier.replace("_", "-")


def _how_many(g: VirginQueen) -> int:
    """Jesuits are the one thing of which each counts (19.4)."""
    return g.state.religion.jesuits.bit_count()


@cites("VQ 19.1", "VQ 19.3", "VQ 19.4", "VQ 28")
def resolve(g: VirginQueen, operation: Operation) -> Procedure[EspionageResultRow]:
    """Responses before the dice; then both sides roll, and the table says what comes of it."""
    yield from respond_window(
        g,
        "espionage_announced",
        operation,
        g.impulse_order(),
        cite="VQ 19",
        place=power_ref(g, operation.target),
        told={"power": power_ref(g, operation.power)},
    )
    hit = g.world.constant("hit_on")
    margin = 0
    sides = (("attack", 1, operation.power), ("defence", -1, operation.target))
    for side, sign, power in sides:
        dice, by = dice_by_reason(g, operation, side), power_ref(g, power)
        rolled = g.dice(sum(dice.values()), f"espionage, {side}", hit, by=by, counted=dice)
        margin += sign * sum(1 for die in rolled if die >= hit)
    margin = margin_of(operation.action, margin)
    row = result_row(g.world, operation.action, margin)
    operation.result = row.result
    g.record(
        EspionageResolved(
            power_ref(g, operation.power),
            power_ref(g, operation.target),
            operation.action,
            margin,
            result=row.result,
        )
    )
    return row


def result_row(world: VqWorld, action: str, margin: int) -> EspionageResultRow:
    rows = world.data.table("espionage_results", EspionageResultRow).values()
    return next(row for row in rows if row.action == action and row.low <= margin <= row.high)


# -- what to expect --------------------------------------------------------------------------------


def chances(g: VirginQueen, operation: Operation) -> dict[str, float]:
    """How likely each result of the table is, as things stand before responses."""
    dice = dice_for(g, operation, "attack"), dice_for(g, operation, "defence")
    return result_chances(g.world, operation.action, *dice)


def result_chances(world: VqWorld, action: str, attack: int, defence: int) -> dict[str, float]:
    """The same with so many dice on both sides."""
    found: dict[str, float] = {}
    for hits, chance in enumerate(hit_chances(attack)):
        for hits_back, chance_back in enumerate(hit_chances(defence)):
            result = result_row(world, action, margin_of(action, hits - hits_back)).result
            found[result] = found.get(result, 0.0) + chance * chance_back
    return found


def margin_of(action: str, difference: int) -> int:
    """Who looks for intelligence cannot do worse than find none (19.1)."""
    return max(difference, 0) if action == "gain_intelligence" else difference


FAILURES = ("failed", "nothing")
HALF = ("wounded", "conversions", "look_at_hand")
"""Neither what was wanted nor nothing at all."""


def foresee(g: VirginQueen, operation: Operation) -> Prospect:
    """A plot in the eyes of the plotter."""
    win, draw, loss = summed(chances(g, operation))
    title = f"odds-{operation.action.replace('_', '-')}"
    args: Args = {"target": power_ref(g, operation.target), "cp": operation.cp}
    return Prospect(title, args, win, draw, loss=loss)


def summed(by_result: Mapping[str, float]) -> tuple[float, float, float]:
    """To get what was wanted, half of it, or nothing."""
    loss = sum(by_result.get(result, 0.0) for result in FAILURES)
    draw = sum(by_result.get(result, 0.0) for result in HALF)
    return max(0.0, 1.0 - draw - loss), draw, loss
