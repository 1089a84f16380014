"""`g` for Virgin Queen: the state, and where this game answers or does otherwise than its kin.

What belongs to one topic is a function of `g` in `model/<topic>_questions.py` or
`model/<topic>_verbs.py`.
"""

from typing import TYPE_CHECKING

from tercio.games.virgin_queen.model.armada_verbs import (
    disembark,
    put_deserters_ashore,
    sink_armada,
)
from tercio.games.virgin_queen.model.court_questions import is_secret_home_card
from tercio.games.virgin_queen.model.data_worlds import VqData
from tercio.games.virgin_queen.model.influence_questions import activator, is_bound
from tercio.games.virgin_queen.model.patronage_questions import has_bonus
from tercio.games.virgin_queen.model.seating import order, played_by, seating
from tercio.games.virgin_queen.model.state import VqState
from tercio.games.virgin_queen.model.world import VqWorld
from tercio.games.virgin_queen.rows.scenarios import VqScenarioRow
from tercio.kernel.ask import Seat
from tercio.kernel.citations import cites
from tercio.kernel.position import Setting
from tercio.kernel.randomness import Randomness
from tercio.wars.model.force import Force
from tercio.wars.model.names import AVAILABLE, CardId, Power, ShipId, Space
from tercio.wars.model.war import War

if TYPE_CHECKING:
    from tercio.games.virgin_queen.hooks import VqHooks


class VirginQueen(War[VqState]):
    """The position of one game."""

    book = "VQ"
    world: VqWorld
    hooks: "VqHooks"

    def __init__(self, setting: Setting, data: VqData, state: VqState, random: Randomness) -> None:
        super().__init__(setting, data, state, random)
        self.world = data.world(setting.options.get("edition", "living"))
        self.hooks = data.hooks
        scenario = self.world.data.table("scenarios", VqScenarioRow).get(setting.scenario)
        self.left_out: tuple[str, ...] = scenario.rules_off if scenario else ()
        """Parts of the rules that the scenario does without."""
        self.seating = seating(setting.seats)
        """Who plays what from start to end."""
        self.contenders = order(setting.seats, ())
        """The powers that can win; an activated major power cannot (27)."""

    # -- who plays what --------------------------------------------------------------------------

    @cites("VQ 3", "VQ 3.1", "VQ 27")
    def seat_of(self, power: Power) -> Seat:
        """Who plays a power. A major that nobody plays is played by whoever activated it (27)."""
        state = self.state
        power = state.patron[power]
        activated = state.influence.activated
        return self.seating[activated.get(power, power) if activated else power]

    def powers_of(self, seat: Seat) -> list[Power]:
        """The powers that a seat plays now, in impulse order."""
        activated = self.state.influence.activated
        return list(played_by(self.seats, seat, tuple(activated.items()) if activated else ()))

    @cites("VQ 3.2", "VQ 27")
    def impulse_order(self) -> tuple[Power, ...]:
        """The major powers that somebody plays; an inactive one has no impulses (27)."""
        activated = self.state.influence.activated
        return order(self.seats, tuple(activated)) if activated else self.contenders

    def is_hidden_card(self, card: CardId) -> bool:
        """Also a home card, while only its owner knows whether he has laid it aside (10)."""
        return super().is_hidden_card(card) or is_secret_home_card(self, card)

    def might_hold_home(self, power: Power, card: CardId) -> bool:
        if card not in self.state.court.home_cards[power]:
            return False
        return card in self.state.hands[power] or is_secret_home_card(self, card)

    def is_played(self, power: Power) -> bool:
        return power in self.impulse_order()

    # -- verbs that do more here ------------------------------------------------------------------

    @cites("VQ 16.2", "VQ 17.3", "VQ 23.2")
    def lose_ship(self, ship: ShipId) -> None:
        """To the turn track; with Dry Dock a major power's own ship can be rebuilt at once."""
        super().lose_ship(ship)
        owner: Power = self.world.ship_owner[ship]
        if owner not in self.world.minors and has_bonus(self, self.state.patron[owner], "dry_dock"):
            self.state.ship_at[ship] = AVAILABLE
        if ship == self.world.armada:
            sink_armada(self)

    @cites("VQ 24.4")
    def set_patron(self, minor: Power, patron: Power) -> None:
        super().set_patron(minor, patron)
        put_deserters_ashore(self)

    def move_force(self, force: Force, to: Space, how: str = "move") -> None:
        """A force at sea is on the Armada."""
        if self.world.is_sea(force.space):
            disembark(self, force, to)
        else:
            super().move_force(force, to, how)

    @cites("VQ 20.5", "VQ 27")
    def end_alliance(self, power: Power, ally: Power) -> None:
        """The ally marker of an activated major power stays, in Winter too."""
        if not is_bound(self, power, ally):
            super().end_alliance(power, ally)

    def drop_ally_marker(self, power: Power) -> None:
        """Before it is deactivated: only its alliance is over."""
        super().end_alliance(power, activator(self, power))

    def end_turn_effects(self) -> None:
        self.state.court.this_turn.clear()
        self.state.court.arrived.clear()
        self.state.court.lost_capitals = 0  # a rebellion may found them anew (23.6)
