"""A bot that plays each of its powers by that power's plan, from what its seat can see."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, ClassVar, Final, Generic, Self

from tercio.kernel.aids.hints import amount
from tercio.kernel.ask import BACK, DONE, PASS, Arg, Ask, Phrase, Seat
from tercio.kernel.bot import Idea, Remark, Sight, same_mind
from tercio.kernel.randomness import Stream
from tercio.wars.bots.agenda import Agenda, spend_worth
from tercio.wars.bots.deals import Diplomat
from tercio.wars.bots.ideas import ideas_of
from tercio.wars.bots.memory import Memory
from tercio.wars.bots.outlook import O, Undertaking
from tercio.wars.bots.plans import WarPlan
from tercio.wars.bots.policies import policies
from tercio.wars.bots.question import WarQuestion
from tercio.wars.bots.remarks import remark_on
from tercio.wars.bots.spending import Spending
from tercio.wars.bots.thumbs import THUMBS, Thumbs
from tercio.wars.bots.weights import Weights
from tercio.wars.model.names import CardId, Power
from tercio.wars.model.numbered import by_power

_ACTION: Final = "action."
LARGE_CARD: Final = 5
"""CP that are thought of before a card is chosen."""
_UNDOING: Final = frozenset((BACK, "scrap", "strike", "withdraw", "unready"))


def fallback(q: WarQuestion[O]) -> str:
    """For a question nobody has thought of: pass if a window is open, else the first option.

    Nothing is ever taken back, so that every choice comes to its end.
    """
    if q.ask.window and q.has(PASS):
        return PASS
    for key in q.keys:
        if key.partition(".")[0] not in _UNDOING:
            return key
    return q.keys[0]


def _offered_in(ask: Ask) -> frozenset[str]:
    """The actions that CP can be spent on."""
    return frozenset(
        option.key[len(_ACTION) :] for option in ask.options if option.key.startswith(_ACTION)
    )


def _cp_left(ask: Ask) -> int:
    cp = (ask.args or {}).get("cp", 0)
    assert isinstance(cp, int)
    return cp


def _impulse(sight: Sight) -> tuple[int, int]:
    state = sight.position.state
    return state.turn, state.impulses


class WarThinker(Generic[O]):
    """Thinks when an action or a card is to be chosen; what follows from it is spelled out."""

    __slots__ = (
        "agenda",
        "astray",
        "dead_ends",
        "follows",
        "impulse",
        "last_play",
        "memories",
        "own_weights",
        "pick",
        "powers",
        "script",
        "seat",
        "tastes",
        "undertaking",
        "weights",
    )

    names: ClassVar[tuple[str, ...]]
    """The major powers, as seats are named."""
    answers: ClassVar[Mapping[str, Callable[[Any], str]]]
    """By the kind of the question."""
    thumbs: ClassVar[Thumbs] = {}
    """The messages that tell by which rule of thumb a game's own answers are found."""
    plans: Sequence[WarPlan[O]]
    """By major power."""
    asked: type[WarQuestion[O]]
    spending: Spending[O]
    diplomat: Diplomat[O]
    remembered: ClassVar[frozenset[str]] = frozenset(("negotiate", "declare-war", "event-war"))
    """Questions for which the past counts."""
    card_asks: ClassVar[frozenset[str]] = frozenset(("impulse", "card-use"))

    def __init__(
        self, seat: Seat, stream: Stream, *, weights: Mapping[str, float] | None = None
    ) -> None:
        """`weights`: those of the game's file that this one sees otherwise, by name. What its power
        multiplies is multiplied all the same."""
        self.seat = seat
        named = seat.split("+")
        self.powers: list[Power] = [p for p, name in by_power(self.names) if name in named]
        self.script: list[str] = []
        self.follows = False
        """Whether its last answer stood in the script."""
        self.agenda = self.spending.agenda(None)
        self.astray = False
        self.last_play = ""
        self.pick = ""
        self.dead_ends: set[str] = set()
        self.memories: dict[Power, Memory] = {}
        self.tastes = tuple(stream.below("taste", 201) / 100 - 1 for _ in self.names)
        """By major power, how much it likes to deal with it: games differ."""
        self.weights: Weights | None = self._seen_otherwise(weights) if weights else None
        self.own_weights = self.weights
        """Those that it had before it followed another policy."""
        self.impulse: tuple[int, int] | None = None
        """The turn and impulse in which it follows another policy, and no longer."""
        self.undertaking: Undertaking | None = None
        """What was begun last."""

    def _seen_otherwise(self, weights: Mapping[str, float]) -> Weights:
        outlook, power = self.asked.outlook, self._only_power
        return outlook.weights.changed(weights).times(outlook.own_times.get(power, {}))

    @property
    def _only_power(self) -> str:
        """Its name; a seat with several has none whose weights could be all of its powers'."""
        return self.names[self.powers[0]] if len(self.powers) == 1 else ""

    # -- choices -------------------------------------------------------------------------------

    def choose(self, sight: Sight) -> str:
        options = sight.ask.options
        if self.impulse is not None:
            self._come_back(sight)
        if sight.was_sent_back:
            self._lead_astray()
        if len(options) == 1:
            self.astray = options[0].key == BACK
            if self.astray:
                self._lead_astray()
            return options[0].key
        answer = self._choose(sight)
        if answer == BACK:
            self.dead_ends.add(self.pick)
        self.pick = answer
        return answer

    def _lead_astray(self) -> None:
        """The last pick led nowhere."""
        self.astray = True
        self.dead_ends.add(self.pick)

    def _choose(self, sight: Sight) -> str:
        ask = sight.ask
        if self.astray:
            self.astray = False  # what there is must do
            for key in (DONE, PASS):
                if ask.option(key) is not None:
                    return key
        if ask.kind == "spend-cp":
            return self._next_action(sight)
        if ask.kind in self.card_asks:
            return self._next_card(sight)
        scripted = self._scripted(ask)
        self.follows = scripted is not None
        if scripted is not None:
            return scripted
        question = self.asked(sight, self.power_of(ask), self.plans, self.weights)
        if ask.kind in self.remembered:
            self._remember(question)
        answer = self.answers.get(ask.kind, fallback)(question)
        if question.script:
            self.script = question.script
        if not question.has(answer):
            # A question may be worded otherwise than its answer expects.
            answer = fallback(question)
        if answer in self.dead_ends:
            answer = self._other(ask, answer)
        return self._once(ask, answer) if ask.window else answer

    def _remember(self, question: WarQuestion[O]) -> None:
        """Wars that are over are noticed before anybody is fought, or not, again."""
        power, state = question.power, question.g.state
        memory = self.memories.setdefault(power, Memory())
        memory.look(state.foes[power], state.turn)
        question.memory = memory
        question.tastes = self.tastes

    def _other(self, ask: Ask, answer: str) -> str:
        """A pick that has led nowhere before in this impulse is not made again, if any is left."""
        keys = [option.key for option in ask.options if option.key not in self.dead_ends]
        return next((key for key in keys if key != BACK), BACK if BACK in keys else answer)

    def _once(self, ask: Ask, answer: str) -> str:
        """A card that was played and is offered again came to nothing: it is let be."""
        play = f"{ask.kind}:{answer}"
        if answer != PASS and play == self.last_play and ask.option(PASS) is not None:
            self.last_play = ""
            return PASS
        self.last_play = play
        return answer

    def look(self, sight: Sight) -> tuple[O, WarPlan[O]]:
        """What whoever acts sees, and his plan."""
        power = self.power_of(sight.ask)
        actor = sight.position.state.active if power is None else power
        question = self.asked(sight, actor, self.plans, self.weights)
        return question.o, question.plan

    def _next_card(self, sight: Sight) -> str:
        o, plan = self.look(sight)
        found = self.found_for_cards(o, plan)
        card = self.spending.choose_card(o, plan, sight.ask, found)
        self.take_card(card, found)
        return card

    def found_for_cards(self, o: O, plan: WarPlan[O]) -> list[Undertaking]:
        """What the CP of a card could be spent on."""
        return self.spending.undertakings(o, plan, LARGE_CARD)

    def take_card(self, key: str, found: list[Undertaking]) -> None:
        """An impulse begins with this card; if it is played for CP, with these undertakings."""
        self.script = []
        self.dead_ends.clear()
        known = key.startswith("cp.") and self.spending.looks_once(found)
        self.agenda = self.spending.agenda(found if known else None)

    def _next_action(self, sight: Sight) -> str:
        """Go on with the agenda; look again where it has become stale or leads nowhere."""
        cp = _cp_left(sight.ask)
        undertaking = None if self.agenda.stale else self.agenda.next(sight.ask, cp)
        if undertaking is None:
            self.agenda = self._new_agenda(sight, cp)
            undertaking = self.agenda.next(sight.ask, cp)
        self.undertaking = undertaking
        self.script = [] if undertaking is None else list(undertaking.script)
        return "end-impulse" if undertaking is None else f"action.{undertaking.action}"

    def _new_agenda(self, sight: Sight, cp: int) -> Agenda:
        o, plan = self.look(sight)
        o.offered = _offered_in(sight.ask)
        found = self.spending.undertakings(o, plan, cp)
        found = [u for u in found if f"action.{u.action}" not in self.dead_ends]
        return self.spending.agenda(found)

    # -- second thoughts -----------------------------------------------------------------------

    def copy(self) -> Self:
        """One of the same mind, in the midst of an impulse too."""
        return same_mind(self)

    def ideas(self, sight: Sight, most: int) -> list[Idea]:
        if self.impulse is not None:
            self._come_back(sight)
        return ideas_of(self, sight, most)

    def agenda_for(self, sight: Sight) -> tuple[Agenda, int]:
        """What to do with the CP that are left, and how many."""
        cp = _cp_left(sight.ask)
        is_good = not self.agenda.stale and self.agenda.fitting(sight.ask, cp)
        return self.agenda if is_good else self._new_agenda(sight, cp), cp

    def policies(self, sight: Sight) -> Iterator[Self]:
        """Others like this one who see things otherwise, until the impulse ends."""
        own = self.own_weights or self.asked.outlook.weights_of(self._only_power)
        for weights in policies(own):
            if weights != (self.weights or own):
                other = self.copy()
                other.weights = weights
                other.impulse = None if weights == own else _impulse(sight)
                yield other

    def _come_back(self, sight: Sight) -> None:
        """What was good for one impulse need not be for the next."""
        if self.impulse != _impulse(sight):
            self.weights, self.impulse = self.own_weights, None

    def forget_agenda(self) -> None:
        self.agenda = self.spending.agenda(None)

    def begin(self, undertaking: Undertaking) -> None:
        """Do this first, of what is on the agenda."""
        self.undertaking, self.script = undertaking, list(undertaking.script)
        self.agenda.begin(undertaking)

    def peaces(self, sight: Sight) -> list[tuple[str, list[str]]]:
        """White peaces that could be proposed on an open floor: the first key, and the rest."""
        return self.diplomat.peaces(self.asked(sight, self.power_of(sight.ask), self.plans))

    def _scripted(self, ask: Ask) -> str | None:
        """The next key of the script that is among the options; what was skipped is dropped."""
        script = self.script
        if not script or ask.window:
            return None
        keys = {option.key for option in ask.options}
        for index, key in enumerate(script):
            if key in keys and key not in self.dead_ends:
                self.script = script[index + 1 :]
                return key
        return None

    def power_of(self, ask: Ask) -> Power | None:
        """Whom the question is for; None if it does not say and the seat plays several."""
        named = ask.args.get("power") if ask.args else None
        if isinstance(named, str):
            for power in self.powers:
                if named == f"power:{self.names[power]}":
                    return power
        return self.powers[0] if len(self.powers) == 1 else None

    # -- words -----------------------------------------------------------------------------------

    def remark(self, sight: Sight, key: str) -> Remark | None:
        question = self.asked(sight, self.power_of(sight.ask), self.plans)
        question.memory = self.memories.get(question.power)
        return remark_on(question, key)

    # -- reasons ---------------------------------------------------------------------------------

    def reason(self, sight: Sight, key: str) -> Phrase | None:
        begun = self.follows and self.undertaking is not None
        if sight.ask.kind == "spend-cp" or (begun and sight.ask.kind not in self.card_asks):
            return self._reason_to_act(sight)
        if sight.ask.kind in self.card_asks:
            return self._reason_to_play(sight, key)
        return None

    def thumb(self, sight: Sight) -> Phrase | None:
        answer = self.answers.get(sight.ask.kind)
        told = self.thumbs.get(answer) or THUMBS.get(answer) if answer is not None else None
        return Phrase(told) if told is not None else None

    def _reason_to_act(self, sight: Sight) -> Phrase:
        begun = self.undertaking
        if begun is None:
            return Phrase("hint-nothing-left")
        args: dict[str, Arg] = {"vp": amount(begun.worth), "points": begun.cost}
        goal = begun.script[-1].rpartition(".")[2] if begun.script else ""
        world = sight.position.world
        if goal in world.location:
            return Phrase(
                "hint-action-at", {**args, "place": world.place_refs[world.location[goal]]}
            )
        return Phrase("hint-action", args)

    def _reason_to_play(self, sight: Sight, key: str) -> Phrase | None:
        use, _, number = key.partition(".")
        if not number.isdigit():
            return Phrase("hint-hold") if key == PASS else None
        o, plan = self.look(sight)
        card = CardId(int(number))
        cp = o.world.card_cp(card)
        event = self.spending.cards.event(o, plan, card)
        found = self.spending.undertakings(o, plan, LARGE_CARD)
        brings = spend_worth(found, cp, self.spending.again)
        args: dict[str, Arg] = {"event": amount(event), "points": cp, "vp": amount(brings)}
        return Phrase("hint-event" if use == "event" else "hint-points", args)
