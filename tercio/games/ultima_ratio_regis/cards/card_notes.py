"""The cards with the code behind each: a use for every op (uRR 3.1)."""

from collections.abc import Iterator

from tercio.games.ultima_ratio_regis.cards.registry import OPS, UNLESS
from tercio.games.ultima_ratio_regis.model.world import World
from tercio.games.ultima_ratio_regis.rows.op_rows import Combat, Op
from tercio.games.ultima_ratio_regis.rules.combat.cards import carry_out
from tercio.kernel.display.card_notes import CardNote, CardUse, filled, place_of


def card_notes(world: World) -> Iterator[CardNote]:
    for row in world.cards.values():
        uses = tuple(map(_use, row.ops))
        facts = filled(row, "id", "name", "effect", "ops")
        yield CardNote(row.id, 0, row.name, row.effect, row=facts, uses=uses)


def _use(op: Op) -> CardUse:
    tag = str(op.__struct_config__.tag)
    if isinstance(op, Combat):
        return CardUse(tag, place_of(carry_out), ("combat",), given=filled(op))
    against = {f"not {rule.test.__name__}": place_of(rule.test) for rule in UNLESS[type(op)].rules}
    return CardUse(tag, place_of(OPS[type(op)]), ("impulse",), against, given=filled(op))
