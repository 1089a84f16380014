"""What stands against ops of many kinds: who is not there, who cannot fight whom (uRR 21.3)."""

from collections.abc import Callable

from tercio.games.ultima_ratio_regis.cards.registry import Played
from tercio.games.ultima_ratio_regis.model.names import NOBODY, Power
from tercio.games.ultima_ratio_regis.model.position import Regis
from tercio.games.ultima_ratio_regis.model.power_questions import is_in_play
from tercio.games.ultima_ratio_regis.model.refs import power_ref
from tercio.games.ultima_ratio_regis.rows.op_rows import Op
from tercio.games.ultima_ratio_regis.rules.major_powers.war import are_played_by_one
from tercio.kernel.ask import Args
from tercio.kernel.restrictions import forbids

FIELDS = ("a", "b", "power", "minor", "frm", "to")
"""The fields of ops that name one power without which they make no sense."""


def exists(g: Regis, id: str) -> bool:
    return is_in_play(g, g.world.power[id])


def named(g: Regis, op: Op) -> list[Power]:
    """The powers that an op is about."""
    known = (getattr(op, field, None) for field in FIELDS)
    return [g.world.power[id] for id in known if isinstance(id, str) and id in g.world.power]


def _missing(g: Regis, played: Played, op: Op) -> Args:
    missing = [power for power in named(g, op) if not is_in_play(g, power)]
    return {"power": power_ref(g, missing[0])}


@forbids("uRR 8.1.2", args=_missing)
def power_is_not_in_play(g: Regis, played: Played, op: Op) -> bool:
    return any(not is_in_play(g, power) for power in named(g, op))


def pair_args(g: Regis, played: Played, op: Op) -> Args:
    a, b, *_ = named(g, op)
    return {"a": power_ref(g, a), "b": power_ref(g, b)}


@forbids("uRR 21.3", args=pair_args)
def one_player_has_both(g: Regis, played: Played, op: Op) -> bool:
    """Powers of one player never fight each other: the event is ignored."""
    powers = named(g, op)
    return len(powers) > 1 and are_played_by_one(g, *powers[:2])


def power_args(field: str) -> Callable[[Regis, Played, Op], Args]:
    """The message is about the power in a field of the op."""

    def args(g: Regis, played: Played, op: Op) -> Args:
        id = getattr(op, field)
        return {"power": power_ref(g, g.world.power[id] if id else NOBODY)}

    return args
