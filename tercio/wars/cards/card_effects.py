"""What the cards of a game do (6.1, 11): plain effects, and cards with code of their own.

A mode of a card names a plain effect in its row (`event`) and gives it its parameters. What only
one card does is code that stands with its number, in the order of the deck: when it would do
anything at all (`can`), what must be said when it is announced (`names`), and what happens.
"""

from collections.abc import Callable
from typing import Any, Generic, NamedTuple, TypeAlias, TypeVar

from tercio.kernel.ask import Procedure
from tercio.kernel.citations import note_citation
from tercio.wars.model.names import NOBODY, Mask, Power
from tercio.wars.model.rows import CardMode
from tercio.wars.model.war import AnyWar, G, G_contra

Mode: TypeAlias = Any
"""The row of a mode: a game's own kind, where an effect takes parameters of that game."""
About: TypeAlias = Any
"""What a card is about, of the kind that its window brings: a battle, a move, an event declared."""

Effect: TypeAlias = Callable[[G, Power, Mode, About], object]
"""A procedure, or a plain function where nobody is asked anything. What it returns is the outcome:
`card_play.STAYS`, `COMES_BACK`, or what the card's `remove_when` is about."""


class Target(NamedTuple):
    """What an event is aimed at, as far as that must be said when it is announced."""

    area: str = ""
    spaces: Mask = 0
    power: Power = NOBODY
    """Whose troops there, or who gains, where that must be said too."""


Can: TypeAlias = Callable[[G, Power, Mode, About], bool]
"""Whether it would do anything now."""

Names: TypeAlias = Callable[[G, Power, Mode], Procedure[Target | None]]
"""What it is aimed at, said when it is announced; the effect is then `about` its target."""

E = TypeVar("E", bound=Callable[..., object])


class CardEffect(NamedTuple, Generic[G_contra]):
    run: Effect[G_contra]
    can: Can[G_contra] | None = None
    names: Names[G_contra] | None = None
    card: int = 0
    """The number of the card whose own code it is; 0 of a plain effect."""


class Effects(Generic[G_contra]):
    """Those of one game, by the names that rows give them."""

    def __init__(self) -> None:
        self.known: dict[str, CardEffect[G_contra]] = {}

    def plain(
        self,
        *ids: str,
        can: Can[G_contra] | None = None,
        names: Names[G_contra] | None = None,
        cite: str,
    ) -> Callable[[E], E]:
        """Register an effect that any card may have, with parameters of its own."""
        return self._register(0, ids, can, names, cite=cite)

    def of_card(
        self,
        number: int,
        *ids: str,
        can: Can[G_contra] | None = None,
        names: Names[G_contra] | None = None,
        cite: str,
    ) -> Callable[[E], E]:
        """Register the code of one card; `ids` are the events of its modes (`event_of`)."""
        return self._register(number, ids, can, names, cite=cite)

    def _register(
        self,
        number: int,
        ids: tuple[str, ...],
        can: Can[G_contra] | None,
        names: Names[G_contra] | None,
        *,
        cite: str,
    ) -> Callable[[E], E]:
        def register(function: E) -> E:
            note_citation(f"{function.__module__}:{function.__qualname__}", cite)
            for id in ids:
                assert id not in self.known, f"the event {id} is registered twice"
                self.known[id] = CardEffect(function, can, names, number)
            return function

        return register

    def of(self, card: str, mode: CardMode) -> CardEffect[G_contra]:
        """What a card does in one of its modes."""
        return self.known[event_of(card, mode)]


def event_of(card: str, mode: CardMode) -> str:
    """The event of a mode: the one that its row names, or else that of the card itself."""
    if mode.event is not None:
        return mode.event
    return card if mode.id == "event" else f"{card}.{mode.id}"


# -- parameters -----------------------------------------------------------------------------------


def number(g: AnyWar, mode: CardMode, name: str, power: Power, *, about: object = None) -> int:
    """A parameter; while the mode's `bigger_when` holds, its `name_if` takes its place."""
    bigger = mode.numbers.get(f"{name}_if")
    if bigger is None or mode.bigger_when is None:
        return mode.numbers[name]
    return bigger if g.hooks.holds(g, mode.bigger_when, power, about) else mode.numbers[name]


def target_powers(g: AnyWar, mode: CardMode) -> list[Power]:
    """The powers that a mode is about."""
    return [g.world.power[target] for target in mode.targets]
