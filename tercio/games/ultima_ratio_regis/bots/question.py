"""A question that the bot is asked, with what it needs to answer it."""

from functools import cached_property

from tercio.games.ultima_ratio_regis.bots.outlook import Memory, Outlook
from tercio.games.ultima_ratio_regis.bots.past import Past
from tercio.games.ultima_ratio_regis.bots.weights import RealmWeights
from tercio.games.ultima_ratio_regis.model.names import NOBODY, NOWHERE, Place, Player, Power
from tercio.games.ultima_ratio_regis.model.position import Regis
from tercio.games.ultima_ratio_regis.model.power_questions import player_at
from tercio.kernel.ask import BACK, DONE, PASS, Ask
from tercio.kernel.bot import Sight
from tercio.kernel.randomness import Stream


class Question:
    """`keys` are the options; the outlook is made when it is first needed."""

    def __init__(
        self,
        sight: Sight,
        stream: Stream,
        memory: Memory | None = None,
        weights: RealmWeights | None = None,
        past: Past | None = None,
    ) -> None:
        self.sight = sight
        self.memory = memory
        self._stream = stream
        self._weights = weights
        self._past = past
        self.ask: Ask = sight.ask
        self.kind = sight.ask.kind
        self.keys = [option.key for option in sight.ask.options]

    @cached_property
    def g(self) -> Regis:
        position: Regis = self.sight.position
        position.memory = {}  # nothing happens to it
        return position

    @property
    def player(self) -> Player:
        return player_at(self.g, self.sight.seat)

    @cached_property
    def o(self) -> Outlook:
        return Outlook(self.g, self.player, self.memory, self._weights, past=self._past)

    def lot(self, purpose: str, below: int) -> int:
        return self._stream.below(purpose, below)

    def has(self, key: str) -> bool:
        return key in self.keys

    # -- what the question says --------------------------------------------------------------------

    def text(self, name: str) -> str:
        value = (self.ask.args or {}).get(name, "")
        return value.partition(":")[2] if isinstance(value, str) else ""

    def number(self, name: str) -> int:
        value = (self.ask.args or {}).get(name, 0)
        return value if isinstance(value, int) else 0

    def power(self, name: str = "power") -> Power:
        return self.g.world.power.get(self.text(name), NOBODY)

    def place(self, name: str = "place") -> Place:
        return self.g.world.location.get(self.text(name), NOWHERE)

    def where(self, key: str) -> Place:
        """The place that is the last part of a key."""
        return self.g.world.location.get(key.rpartition(".")[2], NOWHERE)

    def starting(self, verb: str) -> list[str]:
        return [key for key in self.keys if key.startswith(verb + ".")]

    # -- answers that always do --------------------------------------------------------------------

    def least(self) -> str:
        """Nothing, if that is possible; else the first thing that takes nothing back."""
        for key in (PASS, DONE):
            if key in self.keys:
                return key
        return next((key for key in self.keys if key != BACK), self.keys[0])
