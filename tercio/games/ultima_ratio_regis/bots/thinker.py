"""The bot: it plays all powers of its seat, from what its seat can see."""

from tercio.games.ultima_ratio_regis.bots.answers import ANSWERS
from tercio.games.ultima_ratio_regis.bots.cards import card_worth
from tercio.games.ultima_ratio_regis.bots.combat_answers import COMBAT_ANSWERS
from tercio.games.ultima_ratio_regis.bots.outlook import Memory
from tercio.games.ultima_ratio_regis.bots.question import Question
from tercio.games.ultima_ratio_regis.bots.spending import undertakings
from tercio.games.ultima_ratio_regis.bots.undertaking import Undertaking
from tercio.games.ultima_ratio_regis.model.names import Power
from tercio.games.ultima_ratio_regis.model.power_questions import points_of
from tercio.kernel.ask import BACK, DONE, PASS, Ask, Phrase, Seat
from tercio.kernel.bot import Sight
from tercio.kernel.randomness import Stream

ALL_ANSWERS = {**ANSWERS, **COMBAT_ANSWERS}


class Thinker:
    """Thinks when an action or a card is to be chosen; what follows from it is spelled out."""

    __slots__ = (
        "agenda",
        "astray",
        "banned",
        "memory",
        "moment",
        "pending",
        "script",
        "seat",
        "spent",
        "stream",
    )

    def __init__(self, seat: Seat, stream: Stream) -> None:
        self.seat = seat
        self.stream = stream
        self.script: list[str] = []
        self.memory: Memory = {}
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
            return self._action(Question(sight, self.stream, self.memory))
        if self.astray:
            self.script = []
            for key in (PASS, DONE, BACK):
                if ask.option(key) is not None:
                    return key
        scripted = self._scripted(ask)
        if scripted is not None:
            return scripted
        question = Question(sight, self.stream, self.memory)
        answer = ALL_ANSWERS.get(ask.kind, fallback)(question)
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
        self._note(q)
        o, state = q.o, q.g.state.impulse
        o.offered = frozenset(q.keys)
        if q.has("event"):
            self.agenda.clear()
            return "event"
        cards = q.starting("card")
        if cards and not state.played:
            return max(cards, key=lambda key: (card_worth(o, key.partition(".")[2]), key))
        best: Undertaking | None = None
        for power in o.mine:
            if not points_of(q.g, power):
                continue
            if power not in self.agenda:
                self.agenda[power] = undertakings(o, power)
            for found in self.agenda[power]:
                if not self._is_open(q, found):
                    continue
                if best is None or found.rate > best.rate:
                    best = found
                break
        if best is None:
            return DONE if q.has(DONE) else self._anything(q)
        if best.action != "lower_unrest":
            self.agenda.pop(best.power)
        self.pending, self.spent = best, points_of(q.g, best.power)
        self.script = list(best.script)
        return f"act.{q.g.world.power_ids[best.power]}.{best.action}"

    def _is_open(self, q: Question, found: Undertaking) -> bool:
        key = f"act.{q.g.world.power_ids[found.power]}.{found.action}"
        return (key, *found.script) not in self.banned and key in (q.o.offered or ())

    def _note(self, q: Question) -> None:
        """What the last undertaking has come to: one that cost nothing is not tried again."""
        moment = q.g.state.turn, len(q.g.state.cards.hands[self.seat]), q.g.state.impulse.played
        if moment != self.moment:
            self.moment = moment
            self.banned.clear()
            self.agenda.clear()
        last, self.pending = self.pending, None
        if last is not None and points_of(q.g, last.power) >= self.spent:
            self.banned.add((f"act.{q.g.world.power_ids[last.power]}.{last.action}", *last.script))

    def reason(self, sight: Sight, key: str) -> Phrase | None:
        """Why what it has just begun is worth its points."""
        if sight.ask.kind != "action" or self.pending is None or not key.startswith("act."):
            return None
        points = max(1, round(self.pending.cost))
        return Phrase("hint-action", {"vp": f"{self.pending.worth:.1f}", "points": points})

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
