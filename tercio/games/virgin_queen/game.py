"""Virgin Queen, as the table knows it."""

from collections.abc import Mapping, Sequence
from pathlib import Path

from tercio.games.virgin_queen.bots.judge import JUDGE
from tercio.games.virgin_queen.bots.thinker import Thinker
from tercio.games.virgin_queen.bots.values import WEIGHTS
from tercio.games.virgin_queen.bots.worth import worth
from tercio.games.virgin_queen.display import overlays
from tercio.games.virgin_queen.display.families import FAMILIES
from tercio.games.virgin_queen.display.game_display import VqDisplay
from tercio.games.virgin_queen.display.other_times import other_times
from tercio.games.virgin_queen.display.standing_orders import (
    CONDITIONS,
    SPANS,
    acting,
    may_hold,
    windows,
)
from tercio.games.virgin_queen.hooks import VqHooks
from tercio.games.virgin_queen.model import views
from tercio.games.virgin_queen.model.data_worlds import VqData
from tercio.games.virgin_queen.model.events.court import COURT_EVENTS
from tercio.games.virgin_queen.model.events.espionage import SPY_EVENTS
from tercio.games.virgin_queen.model.events.influence import INFLUENCE_EVENTS
from tercio.games.virgin_queen.model.events.marriage import WEDDING_EVENTS
from tercio.games.virgin_queen.model.events.oceans import OCEAN_EVENTS
from tercio.games.virgin_queen.model.events.patronage import PATRONAGE_EVENTS
from tercio.games.virgin_queen.model.events.religion import RELIGION_EVENTS
from tercio.games.virgin_queen.model.events.storms import STORM_EVENTS
from tercio.games.virgin_queen.model.events.treasures import TREASURY_EVENTS
from tercio.games.virgin_queen.model.position import VirginQueen
from tercio.games.virgin_queen.model.setup import new_state
from tercio.games.virgin_queen.model.state import VqState
from tercio.games.virgin_queen.model.viewer import VqViewer
from tercio.games.virgin_queen.rows.files import SCHEMA
from tercio.games.virgin_queen.rows.scenarios import VqScenarioRow, VqSeatingRow
from tercio.games.virgin_queen.rules.sequence import play
from tercio.games.virgin_queen.rules.victory.victory import result
from tercio.kernel.ask import Ask, Procedure, Refusal, Seat
from tercio.kernel.data import Dataset
from tercio.kernel.events import Event
from tercio.kernel.game import Game, Result, Scenario
from tercio.kernel.position import Setting
from tercio.kernel.randomness import Randomness
from tercio.kernel.windows import StandingOrder
from tercio.wars.bots.characters import characters
from tercio.wars.display.standing_orders import loss_rules
from tercio.wars.model import casualties
from tercio.wars.model.events import EVENTS
from tercio.wars.model.recalled_cards import recall_cards


class VirginQueenGame(Game[VqState]):
    id = "virgin_queen"
    name = "Virgin Queen"
    book = "VQ"
    folder = Path(__file__).parent
    locales = (Path(__file__).parents[2] / "wars" / "locale",)
    schema = SCHEMA
    options = {"edition": ("living", "first")}
    events = (
        *EVENTS,
        *RELIGION_EVENTS,
        *TREASURY_EVENTS,
        *OCEAN_EVENTS,
        *COURT_EVENTS,
        *WEDDING_EVENTS,
        *PATRONAGE_EVENTS,
        *SPY_EVENTS,
        *STORM_EVENTS,
        *INFLUENCE_EVENTS,
    )
    spans = SPANS
    conditions = CONDITIONS
    verbs = overlays.VERBS
    state_type = VqState
    guesses = views.GUESSES
    families = FAMILIES
    mutual_clauses = frozenset({"alliance", "end_war", "marriage"})
    bots = {"thinker": Thinker}
    judge = JUDGE
    characters = characters(WEIGHTS)
    display = VqDisplay()
    guided = "learning"

    def __init__(self) -> None:
        data = SCHEMA.load()
        rows = data.table("scenarios", VqScenarioRow).values()
        self.scenarios = [
            Scenario(row.id, row.name, row.players, turns=row.last_turn - row.first_turn + 1)
            for row in rows
        ]
        self.windows = windows(data)

    def seats(self, scenario: str, players: int) -> tuple[Seat, ...]:
        table = self.load_data().dataset.table("seatings", VqSeatingRow).values()
        rows = [row for row in table if row.players == players]
        own = [row for row in rows if scenario in row.scenarios]
        for row in own or [row for row in rows if not row.scenarios]:
            return tuple(Seat("+".join(powers)) for powers in row.seats)
        raise LookupError(f"no seating for {players} players")

    def digest(self, data: Dataset) -> VqData:
        return VqData(data, VqHooks())

    def position(
        self, setting: Setting, data: VqData, state: VqState, random: Randomness
    ) -> VirginQueen:
        return VirginQueen(setting, data, state, random)

    def setup(self, setting: Setting, data: VqData, random: Randomness) -> VqState:
        return new_state(self.position(setting, data, VqState(), random))

    def play(self, g: VirginQueen) -> Procedure[None]:
        return play(g)

    def result(self, g: VirginQueen) -> Result | None:
        return result(g)

    def viewer(self, g: VirginQueen, seat: Seat | None) -> VqViewer:
        return VqViewer(g, seat)

    def acting(self, g: VirginQueen) -> Seat | None:
        return acting(g)

    def loss_rules(self, g: VirginQueen, seat: Seat) -> Sequence[StandingOrder]:
        return loss_rules(g, seat)

    def lasts(self, g: VirginQueen, span: str) -> bool:
        return span != "impulse" or acting(g) is not None

    def may_hold(self, g: VirginQueen, condition: str, ask: Ask) -> bool:
        return may_hold(g, condition, ask)

    def recall(self, g: VirginQueen, state: VqState, told: Sequence[Event]) -> None:
        recall_cards(g, state, told)

    def other_times(self, g: VirginQueen, seat: Seat, thing: str) -> Sequence[Refusal]:
        return other_times(g, seat, thing)

    def conserved(self, g: VirginQueen) -> Mapping[str, int]:
        return views.conserved(g)

    def violations(self, g: VirginQueen) -> Sequence[str]:
        return views.violations(g)

    def tally(self, g: VirginQueen) -> Mapping[str, int]:
        return casualties.tally(g)

    def unaccounted(self, g: VirginQueen, before: Mapping[str, int], since: int) -> Sequence[str]:
        return list(casualties.unaccounted(g, before, since))

    def worth(self, g: VirginQueen, seat: Seat) -> float:
        return worth(g, seat)

    def allows_private_talk(self, g: VirginQueen) -> bool:
        """Only the Diplomacy Phase lets players confer in private (VQ 9.1)."""
        return bool(g.state.phase == "diplomacy")


GAME = VirginQueenGame()
