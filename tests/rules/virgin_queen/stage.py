"""Positions of Virgin Queen in two lines; see `tests.rules.war_stage`."""

from collections.abc import Sequence
from typing import Self

from tercio.games.virgin_queen.hooks import VqHooks
from tercio.games.virgin_queen.model.data_worlds import VqData
from tercio.games.virgin_queen.model.position import VirginQueen
from tercio.games.virgin_queen.model.powers import MAJORS
from tercio.games.virgin_queen.model.religion_questions import is_protestant
from tercio.games.virgin_queen.model.setup import blank, set_up
from tercio.games.virgin_queen.model.state import VqState
from tercio.games.virgin_queen.rows.files import SCHEMA
from tercio.kernel.ask import Seat
from tercio.kernel.position import Setting
from tercio.kernel.randomness import Randomness, Script, Stream
from tercio.wars.model.names import AVAILABLE, REGULAR, SECOND, Power
from tests.rules.war_stage import WarStage

DATA = VqData(SCHEMA.load(), VqHooks())
SEATS = {
    2: ("spain+france", "england+protestant"),
    3: ("spain", "france", "england+protestant"),
    4: ("spain", "england", "france", "protestant"),
    5: ("ottoman", "spain", "england", "france", "protestant"),
    6: ("ottoman", "spain", "england", "france", "hre", "protestant"),
}


class Stage(WarStage[VirginQueen]):
    def __init__(
        self, scenario: str = "campaign", players: int = 6, edition: str = "living"
    ) -> None:
        names = ("ottoman", "spain") if scenario == "learning" else SEATS[players]
        seats = tuple(Seat(name) for name in names)
        setting = Setting("virgin_queen", scenario, seats, {"edition": edition})
        random = Randomness(Stream(b"stage"), script=Script())
        super().__init__(VirginQueen(setting, DATA, VqState(), random))
        set_up(self.g)

    def clear(self) -> Self:
        """No pieces, no wars, home control and printed faiths everywhere. Rulers and cards stay."""
        state = self.g.state
        kept = state.hands, state.events_played, state.influence.points
        court, weddings, patronage = state.court.copy(), state.weddings, state.patronage
        eligibility = weddings.eligibility[:]
        people = patronage.artists[:], patronage.scientists[:]
        captains = state.oceans.captain_at[:]
        blank(self.g)
        state.hands, state.events_played, state.influence.points = kept
        state.court = court
        state.court.capitals = {}
        weddings.eligibility = eligibility
        patronage.artists, patronage.scientists = people
        state.oceans.captain_at = captains
        return self

    def put(
        self,
        place: str,
        power: Power,
        regulars: int = 0,
        second: int = 0,
        leaders: Sequence[str] = (),
        **ships: int,
    ) -> Self:
        """Add land units, leaders and ships (`galley=2, galleon=1`)."""
        g, at = self.g, self.place(place)
        if regulars or second:
            g.place_troops(power, REGULAR, regulars, self.at(place))
            g.place_troops(power, SECOND, second, self.at(place))
        for kind, count in ships.items():
            free = [
                ship
                for ship in g.world.ships_of(power)
                if g.state.ship_at[ship] == AVAILABLE and kind in g.world.ship_kinds[ship]
            ]
            assert len(free) >= count, f"the force pool has no more of {kind}"
            for ship in free[:count]:
                g.build_ship(ship, at, reverse=kind != g.world.ship_kinds[ship][0])
        for leader in leaders:
            index = g.world.leader[leader]
            g.state.leader_at[index] = at
            g.state.leader_power[index] = power
        return self

    # -- faith and people ------------------------------------------------------------------------

    def protestant(self, *spaces: str) -> Self:
        self.g.state.religion.protestant |= self.g.world.mask(*spaces)
        return self

    def catholic(self, *spaces: str) -> Self:
        self.g.state.religion.protestant &= ~self.g.world.mask(*spaces)
        return self

    def is_protestant(self, space: str) -> bool:
        return is_protestant(self.g, self.at(space))

    def jesuit(self, *spaces: str) -> Self:
        self.g.state.religion.jesuits |= self.g.world.mask(*spaces)
        return self

    def done(self, *events: str) -> Self:
        self.g.state.court.done += events
        return self

    def bonus(self, power: Power, *bonuses: str) -> Self:
        """Science bonuses that a power has claimed."""
        for bonus in bonuses:
            self.g.state.patronage.bonuses[bonus] = power
        return self

    def influence(self, target: Power, power: Power, points: int) -> Self:
        self.g.state.influence.points[target][power] = points
        return self

    # -- treasures and the oceans ----------------------------------------------------------------

    def treasures(self, power: Power, *kinds: str) -> Self:
        """Exactly these in a power's hand, taken from the pool."""
        treasury = self.g.state.treasury
        treasury.pool = sorted([*treasury.pool, *treasury.hands[power]])
        for kind in kinds:
            treasury.pool.remove(kind)
        treasury.hands[power] = list(kinds)
        return self

    def sail(self, captain: str, ocean: str, power: Power, *, damaged: bool = False) -> Self:
        """A captain of a power in an ocean zone."""
        world, oceans = self.g.world, self.g.state.oceans
        index = world.captain[captain]
        oceans.captain_at[index] = world.ocean[ocean]
        oceans.captain_power[index] = power
        oceans.legs[index] = [ocean]
        if damaged:
            oceans.damaged |= 1 << index
        return self

    def no_treasures(self) -> Self:
        for power in MAJORS:
            self.treasures(power)
        return self
