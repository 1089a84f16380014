"""The functions behind the ops of cards, and what stands against each (uRR 3.1, 8.2.2).

    @op(Unrest, UNREST, "uRR 19.1")
    def unrest(g: Regis, played: Played, op: Unrest) -> Procedure[None]: ...

A card's ops are carried out in their order, by the player whose impulse it is. The table of an op
says when it would change nothing; where that is so of all ops of a card, its event is ignored, and
the table tells the reasons.
"""

from collections.abc import Callable, Iterator
from typing import NamedTuple, TypeVar, cast

import msgspec

from tercio.games.ultima_ratio_regis.model.event_questions import is_lasting, meant_powers
from tercio.games.ultima_ratio_regis.model.names import NOBODY, Player, Power
from tercio.games.ultima_ratio_regis.model.position import Regis
from tercio.games.ultima_ratio_regis.model.power_questions import powers_of
from tercio.games.ultima_ratio_regis.model.refs import power_ref
from tercio.games.ultima_ratio_regis.rows.op_rows import Combat, Op
from tercio.games.ultima_ratio_regis.rules.asking import choose
from tercio.kernel.ask import Option, Procedure, Refusal
from tercio.kernel.citations import cites, note_citation
from tercio.kernel.restrictions import Legality, Restrictions


class Played(NamedTuple):
    """An event as it happens."""

    player: Player
    card: str


Kind = TypeVar("Kind", bound=Op)
Function = Callable[[Regis, Played, Kind], Procedure[None]]
OPS: dict[type[Op], Function[Op]] = {}
IN_FORCE = Refusal("uRR 8.1.4", "forbid-is-in-force-already")
"""A card whose effect lasts is not in the deck, and would change nothing."""
UNLESS: dict[type[Op], Restrictions[Regis, Played, Op]] = {}
POWER_FIELDS = (
    "power",
    "powers",
    "a",
    "b",
    "of",
    "owner",
    "to",
    "frm",
    "between",
    "target",
    "pay_more",
)
"""Fields of ops that name major powers."""


def op(
    kind: type[Kind], unless: Legality[Regis, Played, Kind], *cite: str
) -> Callable[[Function[Kind]], Function[Kind]]:
    """Make a function what an op of this kind does, unless its table is against it."""

    def declare(function: Function[Kind]) -> Function[Kind]:
        note_citation(f"{function.__module__}:{function.__qualname__}", *cite)
        OPS[kind] = cast(Function[Op], function)  # it is found by the kind of an op
        UNLESS[kind] = cast(Restrictions[Regis, Played, Op], unless)
        return function

    return declare


def _ops(g: Regis, card: str) -> Iterator[Op]:
    """Those of the event; combat cards have their say in combats alone.

    A special rule may have a card mean another power than it names.
    """
    meant = meant_powers(g)
    for each in g.world.cards[card].ops:
        if not isinstance(each, Combat):
            yield _renamed(each, meant) if meant else each


def _renamed(each: Op, meant: dict[str, str]) -> Op:
    """An op with the powers that are meant; leaders and minors keep their names."""
    changes: dict[str, str | tuple[str, ...]] = {}
    for field in POWER_FIELDS:
        value = getattr(each, field, None)
        if isinstance(value, str):
            changes[field] = meant.get(value, value)
        elif isinstance(value, tuple):
            ids: tuple[str, ...] = value
            changes[field] = tuple(meant.get(one, one) for one in ids)
    return msgspec.structs.replace(each, **changes)


@cites("uRR 3.1", "uRR 8.2.2")
def event(g: Regis, card: str) -> Procedure[None]:
    """The text of a card, op by op, as far as each can do something when its turn comes."""
    played = Played(g.state.active, card)
    for each in _ops(g, card):
        if UNLESS[type(each)].allow(g, played, each):
            yield from OPS[type(each)](g, played, each)


@cites("uRR 8.2.2", "uRR 19.3.1", "uRR 21.3")
def event_refusals(g: Regis, card: str) -> list[Refusal]:
    """Why a card's event would change nothing; empty, where it would."""
    if is_lasting(g, card):
        return [IN_FORCE]
    played = Played(g.state.active, card)
    found = list[Refusal]()
    for each in _ops(g, card):
        reasons = UNLESS[type(each)].refusals(g, played, each)
        if not reasons:
            return []
        found += [reason for reason in reasons if reason not in found]
    return found


def is_possible(g: Regis, card: str) -> bool:
    """Its event would change something now."""
    if is_lasting(g, card):
        return False
    played = Played(g.state.active, card)
    return any(UNLESS[type(each)].allow(g, played, each) for each in _ops(g, card))


# -- who and where ---------------------------------------------------------------------------------


def speaker(g: Regis, played: Played) -> Power:
    """A power of the player of the card: for asking him, whichever it is about."""
    powers = powers_of(g, played.player)
    return powers[0] if powers else NOBODY


def choose_power(
    g: Regis, played: Played, powers: list[Power], kind: str, cite: str
) -> Procedure[Power]:
    """One of some powers."""
    options = [
        Option(f"power.{g.world.power_ids[power]}", power, (power_ref(g, power),), cite=cite)
        for power in powers
    ]
    chosen: Power = yield from choose(g, speaker(g, played), kind, options, cite=cite)
    return chosen
