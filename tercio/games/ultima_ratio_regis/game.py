"""Ultima Ratio Regis, as a table plays it."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from types import ModuleType

from tercio.games.ultima_ratio_regis.bots.characters import CHARACTERS
from tercio.games.ultima_ratio_regis.bots.judge import JUDGE
from tercio.games.ultima_ratio_regis.bots.thinker import Thinker
from tercio.games.ultima_ratio_regis.display import (
    overlays,
)
from tercio.games.ultima_ratio_regis.display.families import FAMILIES
from tercio.games.ultima_ratio_regis.display.game_display import UrrDisplay
from tercio.games.ultima_ratio_regis.display.other_times import other_times
from tercio.games.ultima_ratio_regis.display.standing_orders import (
    CONDITIONS,
    SPANS,
    WINDOWS,
    acting,
    may_hold,
)
from tercio.games.ultima_ratio_regis.model import invariants, views
from tercio.games.ultima_ratio_regis.model.events import combat, general, movement, realms
from tercio.games.ultima_ratio_regis.model.position import Regis
from tercio.games.ultima_ratio_regis.model.setup import set_up
from tercio.games.ultima_ratio_regis.model.state import State
from tercio.games.ultima_ratio_regis.model.world import World
from tercio.games.ultima_ratio_regis.rows.files import SCHEMA
from tercio.games.ultima_ratio_regis.rules import all as all_rules
from tercio.games.ultima_ratio_regis.rules.sequence import course_of_game
from tercio.kernel.ask import Ask, Procedure, Refusal, Seat
from tercio.kernel.data import Dataset
from tercio.kernel.decks import CARD_EVENTS
from tercio.kernel.events import Event
from tercio.kernel.game import Game, Result, Scenario
from tercio.kernel.position import Setting
from tercio.kernel.randomness import Randomness

RULES = all_rules.MODULES
"""Loaded, so that their actions are in the table."""


def event_types(*modules: ModuleType) -> tuple[type[Event], ...]:
    """All events that some modules define."""
    return tuple(
        thing
        for module in modules
        for thing in vars(module).values()
        if isinstance(thing, type)
        and issubclass(thing, Event)
        and thing.__module__ == module.__name__
    )


class UltimaRatioRegis(Game[State]):
    id, name, book = "ultima_ratio_regis", "Ultima Ratio Regis", "uRR"
    folder = Path(__file__).parent
    schema = SCHEMA
    events = (*CARD_EVENTS, *event_types(combat, general, movement, realms))
    windows, spans, conditions = WINDOWS, SPANS, CONDITIONS
    verbs = overlays.VERBS
    state_type, position_type = State, Regis
    guesses = views.GUESSES
    families = FAMILIES
    bots = {"thinker": Thinker}
    judge = JUDGE
    characters = CHARACTERS
    display = UrrDisplay()
    guided = "rise_of_portugal"

    def __init__(self) -> None:
        self.scenarios = self.scenarios_in(self.load_data())

    def digest(self, data: Dataset) -> World:
        return World(data)

    def scenarios_in(self, data: World) -> list[Scenario]:
        return [
            Scenario(
                row.id,
                row.name,
                row.players,
                seats(max(row.players)),
                turns=row.last_turn - row.first_turn + 1,
            )
            for row in data.scenarios.values()
        ]

    def setup(self, setting: Setting, data: World, random: Randomness) -> State:
        return set_up(setting, data, random)

    def acting(self, g: Regis) -> Seat | None:
        return acting(g)

    def lasts(self, g: Regis, span: str) -> bool:
        return span != "impulse" or acting(g) is not None

    def may_hold(self, g: Regis, condition: str, ask: Ask) -> bool:
        return may_hold(g, condition, ask)

    def play(self, g: Regis) -> Procedure[None]:
        return course_of_game.play(g)

    def result(self, g: Regis) -> Result | None:
        return views.result(g)

    def other_times(self, g: Regis, seat: Seat, thing: str) -> Sequence[Refusal]:
        return other_times(g, seat, thing)

    def conserved(self, g: Regis) -> Mapping[str, int]:
        """Leaders' counters; cards change with the turn, units are checked by `recount`."""
        s = g.state
        drawn = sum(leader.number >= 0 for leader in s.leaders)
        return {"leaders": len(s.leader_pool) + drawn}

    def violations(self, g: Regis) -> Sequence[str]:
        return invariants.violations(g)

    def worth(self, g: Regis, seat: Seat) -> float:
        return views.worth(g, seat)


def seats(players: int) -> tuple[Seat, ...]:
    return tuple(Seat(f"p{n + 1}") for n in range(players))


GAME = UltimaRatioRegis()
