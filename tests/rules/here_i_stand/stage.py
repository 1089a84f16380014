"""Positions of Here I Stand in two lines; see `tests.rules.war_stage`."""

from collections.abc import Sequence
from typing import Self

from tercio.games.here_i_stand.hooks import HisHooks
from tercio.games.here_i_stand.model.data_worlds import HisData
from tercio.games.here_i_stand.model.position import HereIStand
from tercio.games.here_i_stand.model.religion_verbs import found_university
from tercio.games.here_i_stand.model.setup import blank, set_up
from tercio.games.here_i_stand.model.state import HisState
from tercio.games.here_i_stand.rows.files import SCHEMA
from tercio.kernel.ask import Seat
from tercio.kernel.position import Setting
from tercio.kernel.randomness import Randomness, Script, Stream
from tercio.wars.model.names import AVAILABLE, REGULAR, SECOND, Power
from tests.rules.war_stage import WarStage

DATA = HisData(SCHEMA.load(), HisHooks())
SEATS = tuple(
    Seat(name) for name in ("ottoman", "hapsburg", "england", "france", "papacy", "protestant")
)


class Stage(WarStage[HereIStand]):
    def __init__(self, scenario: str = "1517", edition: str = "2017") -> None:
        setting = Setting("here_i_stand", scenario, SEATS, {"edition": edition})
        random = Randomness(Stream(b"stage"), script=Script())
        super().__init__(HereIStand(setting, DATA, HisState(), random))
        set_up(self.g)

    def clear(self) -> Self:
        """No pieces, no wars, home control everywhere. Hands, religion and court stay."""
        state = self.g.state
        kept = state.hands, state.religion, state.court, state.events_played
        debaters, reformers = state.religion.debaters[:], state.religion.reformers[:]
        rulers = state.court.rulers[:]
        blank(self.g)
        state.hands, state.religion, state.court, state.events_played = kept
        state.religion.debaters, state.religion.reformers = debaters, reformers
        state.court.rulers = rulers
        return self

    def put(
        self,
        space: str,
        power: Power,
        regulars: int = 0,
        second: int = 0,
        leaders: Sequence[str] = (),
        ships: int = 0,
        corsairs: int = 0,
    ) -> Self:
        """Add land units, leaders and ships (a sea zone takes ships and leaders only)."""
        g, place = self.g, self.place(space)
        if regulars or second:
            g.place_troops(power, REGULAR, regulars, self.at(space))
            g.place_troops(power, SECOND, second, self.at(space))
        free = [s for s in g.world.ships_of(power) if g.state.ship_at[s] == AVAILABLE]
        assert len(free) >= ships + corsairs, "the force pool has no more ships"
        for number, ship in enumerate(free[: ships + corsairs]):
            g.build_ship(ship, place, reverse=number >= ships)
        for leader in leaders:
            index = g.world.leader[leader]
            g.state.leader_at[index] = place
            g.state.leader_power[index] = power
        return self

    def protestant(self, *spaces: str) -> Self:
        self.g.state.religion.protestant |= self.g.world.mask(*spaces)
        return self

    def done(self, *events: str) -> Self:
        self.g.state.court.done += events
        return self

    def university(self, *spaces: str) -> Self:
        for space in spaces:
            found_university(self.g, self.at(space))
        return self
