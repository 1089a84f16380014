"""A question as the answers see it; the position is looked at only if one needs it."""

from collections.abc import Callable, Sequence
from typing import Generic

from tercio.kernel.ask import Ask
from tercio.kernel.bot import Sight
from tercio.wars.bots.card_worths import CardWorths
from tercio.wars.bots.memory import Memory
from tercio.wars.bots.once import once
from tercio.wars.bots.outlook import O
from tercio.wars.bots.plans import WarPlan
from tercio.wars.bots.weights import Weights
from tercio.wars.model.names import NO_CARD, CardId, Location, Mask, Power, Space
from tercio.wars.model.war import AnyWar


class WarQuestion(Generic[O]):
    """An ask, the power that answers it, and what that power sees."""

    outlook: type[O]
    cards: CardWorths[O]

    def __init__(
        self,
        sight: Sight,
        power: Power | None,
        plans: Sequence[WarPlan[O]],
        weights: Weights | None = None,
    ) -> None:
        self._sight = sight
        self._power = power
        self.plans = plans
        self._weights = weights
        self.ask: Ask = sight.ask
        self.tastes: Sequence[float] = ()
        """How much the bot likes to deal with each major power."""
        self.memory: Memory | None = None
        """What the bot remembers of the power's past, if it has one."""
        self.script: list[str] = []
        """Keys that shall answer the questions that follow."""

    @once
    def g(self) -> AnyWar:
        position: AnyWar = self._sight.position
        return position

    @once
    def power(self) -> Power:
        if self._power is not None:
            return self._power
        mine: list[Power] = self.g.powers_of(self._sight.seat)
        active: Power = self.g.state.active
        return active if active in mine else mine[0]

    def suppose_war(self, enemies: Mask) -> list[Mask]:
        """Look at everything from now on as if we were at war with some powers too.

        Returns the foes of all powers as they are. (Parts of a view may be those of the state:
        they are replaced, never changed.)
        """
        state = self.g.state
        foes: list[Mask] = state.foes
        state.foes = foes[:]
        state.foes[self.power] |= enemies
        return foes

    @once
    def o(self) -> O:
        """What the power sees."""
        found = self.outlook(self.g, self.power, self._weights)
        found.tastes = self.tastes
        return found

    def hand_worth(self, card: CardId) -> float:
        """What a card is worth to us in our hand."""
        return self.cards.in_hand(self.o, self.plan, card)

    @property
    def plan(self) -> WarPlan[O]:
        return self.plans[self.power]

    @once
    def keys(self) -> list[str]:
        return [option.key for option in self.ask.options]

    def has(self, key: str) -> bool:
        return key in self.keys

    def verbs(self, verb: str) -> list[str]:
        """The keys that begin with a word."""
        return [key for key in self.keys if key.startswith(verb)]

    def first(self, *verbs: str) -> str | None:
        """The first key that begins with one of some words, the words in order of liking."""
        for verb in verbs:
            for key in self.keys:
                if key == verb or key.startswith(verb + "."):
                    return key
        return None

    def place(self, key: str) -> Location | None:
        """The place that a key ends with."""
        found: Location | None = self.g.world.location.get(key.rpartition(".")[2])
        return found

    def space(self, key: str) -> Space | None:
        """The space that a key ends with; None if that is a sea zone."""
        found: Space | None = self.g.world.space.get(key.rpartition(".")[2])
        return found

    def best_space(
        self,
        worth: Callable[[Space], float],
        keys: Sequence[str] | None = None,
        *,
        other: float = -1.0,
    ) -> str:
        """The key of the space that is worth most; a key that names none is worth `other`."""

        def of(key: str) -> float:
            space = self.space(key)
            return other if space is None else worth(space)

        return max(self.keys if keys is None else keys, key=of)

    def card(self, key: str) -> CardId:
        """The card that a key names, or none. (A seat with two powers may name one after it.)"""
        return next((CardId(int(part)) for part in key.split(".") if part.isdigit()), NO_CARD)

    def arg(self, name: str) -> str:
        """An argument of the prompt, without what kind of thing it is."""
        value = (self.ask.args or {}).get(name, "")
        return value.partition(":")[2] if isinstance(value, str) else ""
