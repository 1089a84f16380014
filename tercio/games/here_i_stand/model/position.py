"""`g` for Here I Stand: the state, and where this game answers or does otherwise than its kin.

What belongs to one topic is a function of `g` in `model/<topic>_questions.py` or
`model/<topic>_verbs.py`.
"""

from functools import cache
from typing import TYPE_CHECKING, Self, TypeVar, cast

from tercio.games.here_i_stand.model.data_worlds import HisData
from tercio.games.here_i_stand.model.powers import MAJORS
from tercio.games.here_i_stand.model.state import HisState
from tercio.games.here_i_stand.model.world import HisWorld
from tercio.kernel.ask import Seat
from tercio.kernel.position import Setting
from tercio.kernel.randomness import Randomness
from tercio.wars.model.names import CardId, Power
from tercio.wars.model.war import War

if TYPE_CHECKING:
    from tercio.games.here_i_stand.hooks import HisHooks


class HereIStand(War[HisState]):
    """The position of one game."""

    book = "HIS"
    world: HisWorld
    hooks: "HisHooks[Self]"

    def __init__(
        self, setting: Setting, data: HisData, state: HisState, random: Randomness
    ) -> None:
        super().__init__(setting, data, state, random)
        self.world = data.world(setting.options.get("edition", "2017"))
        # A scenario with hooks of its own has a position of its own.
        self.hooks = cast("HisHooks[Self]", data.hooks_of(setting.scenario))
        self._seat_of = seating(setting.seats)
        self._powers_of = powers_by_seat(setting.seats)

    def seat_of(self, power: Power) -> Seat:
        """A minor without an ally is nobody's; its patron is itself."""
        return self._seat_of[self.state.patron[power]]

    def powers_of(self, seat: Seat) -> list[Power]:
        return self._powers_of[seat]

    def is_hidden_card(self, card: CardId) -> bool:
        """What is not in the open; in a view it may be a gap."""
        return card not in self.world.open_cards

    def end_turn_effects(self) -> None:
        self.state.court.this_turn.clear()
        self.state.court.flirting = False


@cache
def seating(seats: tuple[Seat, ...]) -> dict[Power, Seat]:
    """Who plays what: a seat is named after its powers, joined by `+`."""
    names = ("ottoman", "hapsburg", "england", "france", "papacy", "protestant")
    return {power: seat for power in MAJORS for seat in seats if names[power] in seat.split("+")}


@cache
def powers_by_seat(seats: tuple[Seat, ...]) -> dict[Seat, list[Power]]:
    found: dict[Seat, list[Power]] = {seat: [] for seat in seats}
    for power, seat in seating(seats).items():
        found[seat].append(power)
    return found


H_contra = TypeVar("H_contra", bound=HereIStand, contravariant=True)
"""The position of the game, or of its variant for two, for what only takes positions."""
