"""A bot that plays each of its powers by that power's plan, from what its seat can see."""

from tercio.games.here_i_stand.bots.answers import ANSWERS, fallback
from tercio.games.here_i_stand.bots.england import EnglishPlan
from tercio.games.here_i_stand.bots.france import FrenchPlan
from tercio.games.here_i_stand.bots.hapsburg import HapsburgPlan
from tercio.games.here_i_stand.bots.ottoman import OttomanPlan
from tercio.games.here_i_stand.bots.outlook import Outlook
from tercio.games.here_i_stand.bots.papacy import PapalPlan
from tercio.games.here_i_stand.bots.plans import Plan
from tercio.games.here_i_stand.bots.protestant import ProtestantPlan
from tercio.games.here_i_stand.bots.question import Question
from tercio.games.here_i_stand.bots.spending import Agenda, choose_card, undertakings
from tercio.games.here_i_stand.position import HereIStand
from tercio.games.here_i_stand.powers import MAJORS
from tercio.kernel.ask import BACK, DONE, PASS, Ask, Seat
from tercio.kernel.bot import Sight
from tercio.kernel.randomness import Stream
from tercio.wars.names import Power

PLANS: tuple[Plan, ...] = (
    OttomanPlan(),
    HapsburgPlan(),
    EnglishPlan(),
    FrenchPlan(),
    PapalPlan(),
    ProtestantPlan(),
)
"""By power."""
_NAMES = ("ottoman", "hapsburg", "england", "france", "papacy", "protestant")
_POWER_OF = {f"power:{name}": power for power, name in enumerate(_NAMES)}


class Thinker:
    """Thinks when an action or a card is to be chosen; what follows from it is spelled out."""

    __slots__ = ("agenda", "astray", "dead_ends", "last_play", "pick", "powers", "script", "seat")

    def __init__(self, seat: Seat, stream: Stream) -> None:
        self.seat = seat
        self.powers: list[Power] = [p for p in MAJORS if _NAMES[p] in seat.split("+")]
        self.script: list[str] = []
        self.agenda = Agenda()
        self.astray = False
        self.last_play = ""
        self.pick = ""
        self.dead_ends: set[str] = set()

    def choose(self, sight: Sight) -> str:
        options = sight.ask.options
        if len(options) == 1:
            self.astray = options[0].key == BACK
            if self.astray:
                self.dead_ends.add(self.pick)
            return options[0].key
        self.pick = self._choose(sight)
        return self.pick

    def _choose(self, sight: Sight) -> str:
        ask = sight.ask
        if self.astray:
            # The last pick led nowhere: what there is must do.
            self.astray = False
            for key in (DONE, PASS):
                if ask.option(key) is not None:
                    return key
        if ask.kind == "spend-cp":
            return self._next_action(sight)
        if ask.kind in ("impulse", "card-use"):
            return self._next_card(sight)
        scripted = self._scripted(ask)
        if scripted is not None:
            return scripted
        question = Question(sight, self._power(ask), PLANS)
        answer = ANSWERS.get(ask.kind, fallback)(question)
        if question.script:
            self.script = question.script
        if not question.has(answer):
            # A question may be worded otherwise than its answer expects.
            answer = fallback(question)
        if answer in self.dead_ends:
            answer = self._other(ask, answer)
        return self._once(ask, answer) if ask.window else answer

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

    def _next_card(self, sight: Sight) -> str:
        self.script = []
        self.dead_ends.clear()
        o, plan = self._look(sight)
        found = undertakings(o, plan, 5)
        card = choose_card(o, plan, sight.ask, found)
        self.agenda = Agenda(found) if card.startswith("cp.") else Agenda()
        return card

    def _next_action(self, sight: Sight) -> str:
        """Go on with the agenda; look again where it has become stale or leads nowhere."""
        cp = (sight.ask.args or {}).get("cp", 0)
        assert isinstance(cp, int)
        undertaking = None if self.agenda.stale else self.agenda.next(sight.ask, cp)
        if undertaking is None:
            found = undertakings(*self._look(sight), cp)
            self.agenda = Agenda([u for u in found if f"action.{u.action}" not in self.dead_ends])
            undertaking = self.agenda.next(sight.ask, cp)
        self.script = [] if undertaking is None else list(undertaking.script)
        return "end-impulse" if undertaking is None else f"action.{undertaking.action}"

    def _look(self, sight: Sight) -> tuple[Outlook, Plan]:
        g: HereIStand = sight.position
        power = self._power(sight.ask)
        power = g.state.active if power is None else power
        return Outlook(g, power), PLANS[power]

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

    def _power(self, ask: Ask) -> Power | None:
        """Whom the question is for; None if it does not say and the seat plays several."""
        named = ask.args.get("power") if ask.args else None
        if isinstance(named, str) and _POWER_OF.get(named) in self.powers:
            return _POWER_OF[named]
        return self.powers[0] if len(self.powers) == 1 else None
