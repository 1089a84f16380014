"""What each card of Here I Stand does, and what can be against it (HIS 6.1, 11)."""

from collections.abc import Callable, Iterator
from typing import TypeVar

from tercio.games.here_i_stand.model.position import HereIStand
from tercio.games.here_i_stand.model.powers import ENGLAND
from tercio.games.here_i_stand.rows.files import HisCardRow
from tercio.kernel.ask import Refusal
from tercio.kernel.citations import note_citation
from tercio.wars.cards.card_play import Effect
from tercio.wars.model.names import CardId, Power
from tercio.wars.model.rows import CardMode, CardRow

E = TypeVar("E", bound=Effect[HereIStand])

_effects: dict[tuple[str, str], Effect[HereIStand]] = {}


def effect(card: str, *modes: str, cite: str = "HIS 6.1") -> Callable[[E], E]:
    """Register what a card does in some of its modes (by default in its mode `event`).

    The effect is given the power that plays the card, the mode (for its numbers) and, for a
    response or combat card, what it is about.
    """

    def register(function: E) -> E:
        note_citation(f"{function.__module__}:{function.__qualname__}", cite)
        for mode in modes or ("event",):
            assert (card, mode) not in _effects, f"{card} {mode} is registered twice"
            _effects[card, mode] = function
        return function

    return register


def effect_of(card: str, mode: str) -> Effect[HereIStand]:
    return _effects[card, mode]


def effect_of_mode(row: CardRow, mode: CardMode) -> Effect[HereIStand]:
    return _effects[row.id, mode.id]


def registered() -> set[tuple[str, str]]:
    return set(_effects)


def card_refusals(g: HereIStand, power: Power, card: CardId) -> Iterator[Refusal]:
    """What is against a card, whatever its mode, beyond what both games know."""
    for debater in needed_debaters(g, card):
        if not g.is_uncommitted(g.world.debater[debater]):
            yield Refusal("HIS 18.2", "forbid-debater-not-ready", {"debater": f"debater:{debater}"})
    is_for_war = g.world.card_type(card) in ("response", "combat")
    if is_for_war and power == ENGLAND and g.rules(ENGLAND, "mary_i"):
        yield Refusal("HIS 21.3", "forbid-card-under-mary")


def needed_debaters(g: HereIStand, card: CardId) -> tuple[str, ...]:
    """The debaters that an event needs uncommitted."""
    row = g.world.cards[card]
    return row.commits if isinstance(row, HisCardRow) else ()


def commit_needed_debaters(g: HereIStand, card: CardId) -> None:
    for debater in needed_debaters(g, card):
        g.commit_debater(g.world.debater[debater])
