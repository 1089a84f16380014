"""Here I Stand, as the table knows it."""

from collections.abc import Mapping, Sequence
from pathlib import Path

from tercio.games.here_i_stand.bots.judge import JUDGE
from tercio.games.here_i_stand.bots.thinker import Thinker
from tercio.games.here_i_stand.bots.values import WEIGHTS
from tercio.games.here_i_stand.bots.worth import worth
from tercio.games.here_i_stand.display import guide, overlays
from tercio.games.here_i_stand.display.families import FAMILIES
from tercio.games.here_i_stand.display.game_display import HisDisplay
from tercio.games.here_i_stand.display.standing_orders import (
    CONDITIONS,
    SPANS,
    WINDOWS,
    acting,
    may_hold,
)
from tercio.games.here_i_stand.hooks import HisHooks
from tercio.games.here_i_stand.model import views
from tercio.games.here_i_stand.model.data_worlds import HisData
from tercio.games.here_i_stand.model.events.cards import CARD_EVENTS
from tercio.games.here_i_stand.model.events.court import COURT_EVENTS
from tercio.games.here_i_stand.model.events.new_world import NEW_WORLD_EVENTS
from tercio.games.here_i_stand.model.events.religion import RELIGION_EVENTS
from tercio.games.here_i_stand.model.position import HereIStand
from tercio.games.here_i_stand.model.setup import new_state
from tercio.games.here_i_stand.model.state import HisState
from tercio.games.here_i_stand.model.viewer import HisViewer
from tercio.games.here_i_stand.rows.files import SCHEMA
from tercio.games.here_i_stand.rules.sequence import play
from tercio.games.here_i_stand.rules.victory.victory import result
from tercio.games.here_i_stand.two_player.events import TWO_PLAYER_EVENTS
from tercio.games.here_i_stand.two_player.hooks import TwoPlayerHooks
from tercio.games.here_i_stand.two_player.position import TwoPlayerStand
from tercio.kernel.ask import Ask, Procedure, Refusal, Seat
from tercio.kernel.data import Dataset
from tercio.kernel.events import Event
from tercio.kernel.game import Game, Result, Scenario
from tercio.kernel.position import Setting
from tercio.kernel.randomness import Randomness
from tercio.kernel.windows import StandingOrder
from tercio.wars.bots.characters import characters
from tercio.wars.display.other_times import other_times
from tercio.wars.display.standing_orders import loss_rules
from tercio.wars.model import casualties
from tercio.wars.model.events import EVENTS
from tercio.wars.model.recalled_cards import recall_cards
from tercio.wars.model.setup_rows import (
    ScenarioRow,
    SeatingRow,
)

POSITIONS: dict[str, type[HereIStand]] = {"two_player": TwoPlayerStand}
"""Scenarios with a position of their own."""


class HereIStandGame(Game[HisState]):
    id = "here_i_stand"
    name = "Here I Stand"
    book = "HIS"
    version = 2
    folder = Path(__file__).parent
    locales = (Path(__file__).parents[2] / "wars" / "locale",)
    schema = SCHEMA
    options = {"edition": ("2017", "2010")}
    events = (
        *EVENTS,
        *RELIGION_EVENTS,
        *COURT_EVENTS,
        *NEW_WORLD_EVENTS,
        *CARD_EVENTS,
        *TWO_PLAYER_EVENTS,
    )
    windows = WINDOWS
    spans = SPANS
    conditions = CONDITIONS
    verbs = overlays.VERBS
    state_type = HisState
    guesses = views.GUESSES
    families = FAMILIES
    mutual_clauses = frozenset({"alliance", "end_war"})
    bots = {"thinker": Thinker}
    judge = JUDGE
    characters = characters(WEIGHTS)
    guided = guide.SCENARIO
    guided_seat = guide.SEAT
    display = HisDisplay()

    def __init__(self) -> None:
        self.scenarios = self.scenarios_in(self.load_data())

    def scenarios_in(self, data: HisData) -> list[Scenario]:
        rows = data.dataset.table("scenarios", ScenarioRow).values()
        return [
            Scenario(row.id, row.name, row.players, turns=row.last_turn - row.first_turn + 1)
            for row in rows
        ]

    def seats(self, scenario: str, players: int) -> tuple[Seat, ...]:
        for row in self.load_data().dataset.table("seatings", SeatingRow).values():
            if row.players == players:
                return tuple(Seat("+".join(powers)) for powers in row.seats)
        raise LookupError(f"no seating for {players} players")

    def digest(self, data: Dataset) -> HisData:
        return HisData(data, HisHooks(), {"two_player": TwoPlayerHooks()})

    def position(
        self, setting: Setting, data: HisData, state: HisState, random: Randomness
    ) -> HereIStand:
        return POSITIONS.get(setting.scenario, HereIStand)(setting, data, state, random)

    def setup(self, setting: Setting, data: HisData, random: Randomness) -> HisState:
        return new_state(self.position(setting, data, HisState(), random))

    def play(self, g: HereIStand) -> Procedure[None]:
        return play(g)

    def result(self, g: HereIStand) -> Result | None:
        return result(g)

    def viewer(self, g: HereIStand, seat: Seat | None) -> HisViewer:
        return HisViewer(g, seat)

    def acting(self, g: HereIStand) -> Seat | None:
        return acting(g)

    def loss_rules(self, g: HereIStand, seat: Seat) -> Sequence[StandingOrder]:
        return loss_rules(g, seat)

    def lasts(self, g: HereIStand, span: str) -> bool:
        return span != "impulse" or acting(g) is not None

    def may_hold(self, g: HereIStand, condition: str, ask: Ask) -> bool:
        return may_hold(g, condition, ask)

    def recall(self, g: HereIStand, state: HisState, told: Sequence[Event]) -> None:
        recall_cards(g, state, told)

    def other_times(self, g: HereIStand, seat: Seat, thing: str) -> Sequence[Refusal]:
        return other_times(g, seat, thing)

    def conserved(self, g: HereIStand) -> Mapping[str, int]:
        return views.conserved(g)

    def violations(self, g: HereIStand) -> Sequence[str]:
        return views.violations(g)

    def tally(self, g: HereIStand) -> Mapping[str, int]:
        return casualties.tally(g)

    def unaccounted(self, g: HereIStand, before: Mapping[str, int], since: int) -> Sequence[str]:
        return list(casualties.unaccounted(g, before, since))

    def worth(self, g: HereIStand, seat: Seat) -> float:
        """The best of a seat's powers, against the best of the others."""
        return worth(g, seat)

    def allows_private_talk(self, g: HereIStand) -> bool:
        """Only the Diplomacy Phase lets players confer in private (HIS 9.1)."""
        return bool(g.state.phase == "diplomacy")


GAME = HereIStandGame()
