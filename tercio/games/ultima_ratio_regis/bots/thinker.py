"""The bot: it plays all powers of its seat, from what its seat can see."""

from collections.abc import Iterator, Mapping

from tercio.games.ultima_ratio_regis.bots.answers import ANSWERS
from tercio.games.ultima_ratio_regis.bots.cards import card_worth
from tercio.games.ultima_ratio_regis.bots.combat_answers import COMBAT_ANSWERS
from tercio.games.ultima_ratio_regis.bots.ideas import ideas_of
from tercio.games.ultima_ratio_regis.bots.outlook import Memory
from tercio.games.ultima_ratio_regis.bots.past import Past, Repulse
from tercio.games.ultima_ratio_regis.bots.policies import policies
from tercio.games.ultima_ratio_regis.bots.question import Question
from tercio.games.ultima_ratio_regis.bots.reinforcements import new_unit
from tercio.games.ultima_ratio_regis.bots.spending import undertakings
from tercio.games.ultima_ratio_regis.bots.thumbs import THUMBS
from tercio.games.ultima_ratio_regis.bots.undertaking import Undertaking
from tercio.games.ultima_ratio_regis.bots.war import enemies_near, is_there
from tercio.games.ultima_ratio_regis.bots.weights import WEIGHTS
from tercio.games.ultima_ratio_regis.model.names import NOWHERE, Power
from tercio.games.ultima_ratio_regis.model.power_questions import points_of
from tercio.kernel.aids.hints import amount
from tercio.kernel.ask import BACK, DONE, PASS, Ask, Phrase, Seat
from tercio.kernel.bot import Idea, Sight, same_mind
from tercio.kernel.randomness import Stream

ALL_ANSWERS = {**ANSWERS, **COMBAT_ANSWERS}
UNSCRIPTED = {"strategic-goal": new_unit}
"""Answers where no script has one."""


class Thinker:
    """Thinks when an action or a card is to be chosen; what follows from it is spelled out."""

    __slots__ = (
        "agenda",
        "astray",
        "banned",
        "follows",
        "memories",
        "memory",
        "moment",
        "own_weights",
        "past",
        "pending",
        "script",
        "seat",
        "spent",
        "stream",
        "weights",
    )

    def __init__(
        self, seat: Seat, stream: Stream, *, weights: Mapping[str, float] | None = None
    ) -> None:
        """`weights`: those of the game's file that this one sees otherwise, by name."""
        self.weights = WEIGHTS.changed(weights) if weights else WEIGHTS
        self.seat = seat
        self.stream = stream
        self.script: list[str] = []
        self.follows = False
        """Whether its last answer stood in the script."""
        self.memory: Memory = {}
        self.own_weights = self.weights
        """Those that it had before it followed another policy."""
        self.memories: dict[int, Memory] = {0: self.memory}
        """By the number of a policy."""
        self.past = Past()
        self.agenda: dict[Power, list[Undertaking]] = {}
        """What each power could do in this impulse; thought over again once it has acted."""
        self.astray = False
        """The last answer was to take something back: what led there is not done again."""
        self.banned: set[tuple[str, ...]] = set()
        """Undertakings of this impulse that have come to nothing."""
        self.pending: Undertaking | None = None
        """The last one..."""
        self.spent = 0
        """...and the points that its power had before."""
        self.moment: tuple[int, int, int] = (0, 0, 0)

    def choose(self, sight: Sight) -> str:
        ask = sight.ask
        self.astray = self.astray or sight.was_sent_back
        if len(ask.options) == 1:
            self.astray = ask.options[0].key == BACK
            return ask.options[0].key
        answer = self._answer(sight)
        self.astray = answer == BACK
        return answer

    def _answer(self, sight: Sight) -> str:
        ask = sight.ask
        if ask.kind == "action":
            return self._action(self.question(sight))
        if self.astray:
            self.script = []
            for key in (PASS, DONE, BACK):
                if ask.option(key) is not None:
                    return key
        scripted = self._scripted(ask)
        self.follows = scripted is not None
        if scripted is not None:
            return scripted
        question = self.question(sight)
        find = ALL_ANSWERS.get(ask.kind) or UNSCRIPTED.get(ask.kind, fallback)
        answer = find(question)
        return answer if question.has(answer) else fallback(question)

    # -- scripts ---------------------------------------------------------------------------------

    def _scripted(self, ask: Ask) -> str | None:
        """The next key of the script that is among the options; what was skipped is dropped."""
        if not self.script or ask.window or ask.kind in ALL_ANSWERS:
            return None
        keys = [option.key for option in ask.options]
        for index, wanted in enumerate(self.script):
            found = _match(wanted, keys)
            if found is not None:
                self.script = self.script[index + 1 :]
                return found
        return None

    # -- actions ---------------------------------------------------------------------------------

    def _action(self, q: Question) -> str:
        self.note(q)
        o, state = q.o, q.g.state.impulse
        o.offered = frozenset(q.keys)
        if q.has("event"):
            self.agenda.clear()
            return "event"
        cards = q.starting("card")
        if cards and not state.played:
            return max(cards, key=lambda key: (card_worth(o, key.partition(".")[2]), key))
        best = max(self._best_of_each(q), key=lambda u: u.rate, default=None)
        if best is None:
            return DONE if q.has(DONE) else self._anything(q)
        return self.begin(q, best)

    def begin(self, q: Question, undertaking: Undertaking) -> str:
        """Do this next: its first key. Whoever has acted thinks again."""
        if undertaking.action != "lower_unrest":
            self.agenda.pop(undertaking.power)
        self.pending, self.spent = undertaking, points_of(q.g, undertaking.power)
        self.script = list(undertaking.script)
        return f"act.{q.g.world.power_ids[undertaking.power]}.{undertaking.action}"

    def _best_of_each(self, q: Question) -> Iterator[Undertaking]:
        for power in self._able(q):
            best = next((found for found in self.agenda[power] if self._is_open(q, found)), None)
            if best is not None:
                yield best

    def _able(self, q: Question) -> list[Power]:
        """The powers that have points left, with what they could do on the agenda."""
        able = [power for power in q.o.mine if points_of(q.g, power)]
        for power in able:
            if power not in self.agenda:
                self.agenda[power] = undertakings(q.o, power)
        return able

    # -- second thoughts -------------------------------------------------------------------------

    def copy(self) -> "Thinker":
        """One of the same mind, in the midst of an impulse too."""
        return same_mind(self, shared=("memory", "memories"))

    def policies(self) -> "Iterator[Thinker]":
        """Others like this one who see things otherwise, from now on. What they work out of the
        land is their own."""
        for number, weights in enumerate(policies(self.own_weights)):
            if weights is not self.weights:
                other = self.copy()
                other.weights, other.agenda = weights, {}
                other.memory = self.memories.setdefault(number, {})
                yield other

    def ideas(self, sight: Sight, most: int) -> list[Idea]:
        return ideas_of(self, sight, most)

    def question(self, sight: Sight) -> Question:
        return Question(sight, self.stream, self.memory, self.weights, past=self.past)

    def open_undertakings(self, q: Question) -> list[Undertaking]:
        """Everything that a power could do now."""
        q.o.offered = frozenset(q.keys)
        able = self._able(q)
        return [found for power in able for found in self.agenda[power] if self._is_open(q, found)]

    def _is_open(self, q: Question, found: Undertaking) -> bool:
        key = f"act.{q.g.world.power_ids[found.power]}.{found.action}"
        return (key, *found.script) not in self.banned and key in (q.o.offered or ())

    def note(self, q: Question) -> None:
        """What the last undertaking has come to: one that cost nothing is not tried again in this
        impulse, and of a march that did not reach its goal the turn is remembered."""
        moment = q.g.state.turn, len(q.g.state.cards.hands[self.seat]), q.g.state.impulse.played
        anew = moment != self.moment
        if anew:
            self.moment = moment
            self.banned.clear()
            self.agenda.clear()
        self.past.look(q.g.state.turn)
        last, self.pending = self.pending, None
        if last is None:
            return
        if not anew and points_of(q.g, last.power) >= self.spent:
            self.banned.add((f"act.{q.g.world.power_ids[last.power]}.{last.action}", *last.script))
        elif last.target != NOWHERE and not is_there(q.o, last.power, last.target):
            near = enemies_near(q.o, last.power, last.target)
            self.past.repulsed(last.power, last.target, Repulse(last.troops, near))

    def reason(self, sight: Sight, key: str) -> Phrase | None:
        """Why what it has just begun is worth its points, and a card that it plays first."""
        verb, _, rest = key.partition(".")
        if sight.ask.kind == "action" and verb == "card":
            return Phrase("hint-card", {"vp": amount(card_worth(self.question(sight).o, rest))})
        acts = verb == "act" if sight.ask.kind == "action" else self.follows
        if not acts or self.pending is None:
            return None
        points = max(1, round(self.pending.cost))
        return Phrase("hint-action", {"vp": amount(self.pending.worth), "points": points})

    def thumb(self, sight: Sight) -> Phrase | None:
        told = THUMBS.get(sight.ask.kind)
        return Phrase(told) if told is not None else None

    def _anything(self, q: Question) -> str:
        """A card must be played first."""
        return next((key for key in q.keys if key.startswith("card.")), q.least())


def _match(wanted: str, keys: list[str]) -> str | None:
    if wanted.endswith(".*"):
        return next((key for key in keys if key.startswith(wanted[:-1])), None)
    return wanted if wanted in keys else None


def fallback(q: Question) -> str:
    """For a question nobody has thought of: take back what has led nowhere, else do nothing."""
    if q.has(BACK) and q.kind in COMPOSED:
        return BACK
    return q.least()


COMPOSED = frozenset(
    (
        "march",
        "march-goal",
        "march-party",
        "march-leader",
        "strategic-move",
        "strategic-goal",
        "strategic-onto",
        "strategic-party",
        "build-merchant",
        "declare-war",
        "subjugate",
        "assault",
        "send-corps",
        "corps-goal",
    )
)
"""Steps of an action that has cost nothing yet."""
