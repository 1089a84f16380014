"""What a power sees in one decision, each thing worked out once and only if it is needed."""

from abc import ABC, abstractmethod
from typing import TYPE_CHECKING, NamedTuple, Self, TypeVar

from tercio.wars.bots.once import once
from tercio.wars.land.formations import formation_limit
from tercio.wars.land.hostility import independents
from tercio.wars.land.lines_of_communication import loc_spaces
from tercio.wars.model.names import LeaderId, Location, Mask, Power, Space
from tercio.wars.model.numbered import by_leader, powers_in
from tercio.wars.model.state import WarsState
from tercio.wars.model.war import AnyWar
from tercio.wars.model.world import World

if TYPE_CHECKING:
    from tercio.wars.bots.campaigns import Prospect


class Army(NamedTuple):
    """What a power has in one space. `foot` are the units that are not cavalry."""

    space: Space
    units: int
    foot: int
    rating: int
    limit: int
    leaders: tuple[LeaderId, ...] = ()


class WarOutlook(ABC):
    """A position through the eyes of one power, as far as both games have it. It may have gaps."""

    def __init__(self, g: AnyWar, power: Power) -> None:
        self.g: AnyWar = g
        self.power = power
        self.state: WarsState = g.state
        self.world: World = g.world
        self.known_armies: dict[Space, Army] = {}
        self.known_threats: dict[Space, tuple[int, int]] = {}
        self.known_garrisons: dict[Space, int] = {}
        self.armies: list[Army] | None = None
        """What `war.armies` has found."""
        self.campaign: list[Prospect] | None = None
        """What `campaigns.prospects` has found, for those who judge a peace."""
        self.offered: frozenset[str] | None = None
        """The actions that the rules offer for CP, where they ask."""

    def of(self, power: Power) -> Self:
        """The same position, as it is now, through the eyes of another power."""
        return type(self)(self.g, power)

    # -- what the game decides -----------------------------------------------------------------

    @property
    @abstractmethod
    def turns_left(self) -> int:
        """Turns after this one, as far as the scenario says."""

    @property
    @abstractmethod
    def vp(self) -> list[int]:
        """By major power."""

    @property
    @abstractmethod
    def best_rival(self) -> Power:
        """Who of the others has most VP."""

    @property
    @abstractmethod
    def rival_weights(self) -> list[float]:
        """By major power, how much a VP that it loses is worth to us."""

    @abstractmethod
    def capture(self, space: Space) -> float:
        """What it is worth to us to take a space."""

    @abstractmethod
    def holding(self, space: Space) -> float:
        """What we lose with a space of ours."""

    @abstractmethod
    def price(self, action: str) -> int | None:
        """CP for an action; None if the power has it not or can do nothing with it."""

    @abstractmethod
    def has_action(self, action: str) -> bool:
        """Whether the power has an action, whatever it may do with it now."""

    @property
    def prizes(self) -> Mask:
        """Spaces to fight for that are not keys."""
        return 0

    @property
    def shut(self) -> Mask:
        """Spaces that no army may enter."""
        return 0

    # -- time ----------------------------------------------------------------------------------

    @once
    def cards_left(self) -> int:
        """Impulses that the power can still take this turn after the present one."""
        held = len(self.state.hands[self.power])
        return held if self.state.impulse.spending else max(0, held - 1)

    # -- the race ------------------------------------------------------------------------------

    def harm(self, power: Power) -> float:
        """What a VP taken from a power is worth to us; nothing for minors."""
        patron = self.state.patron[power]
        weights = self.rival_weights
        return weights[patron] if patron < len(weights) else 0.0

    # -- the map -------------------------------------------------------------------------------

    @once
    def friendly(self) -> Mask:
        spaces: Mask = self.g.friendly_spaces(self.power)
        return spaces

    @once
    def hostile(self) -> Mask:
        """Spaces of enemies and of the independents."""
        spaces: Mask = self.g.enemy_spaces(self.power)
        for independent in powers_in(independents(self.g)):
            spaces |= self.state.controlled[independent]
        return spaces & ~self.state.closed & ~self.shut

    @once
    def own_land(self) -> Mask:
        return int(self.g.own_land(self.power)) & self.world.all_spaces

    @once
    def enemy_land(self) -> Mask:
        spaces: Mask = self.g.enemy_land(self.power)
        return spaces

    @once
    def within_enemy_reach(self) -> Mask:
        """Spaces with an enemy army on them or at most two steps away."""
        land = self.world.land
        near = self.enemy_land | land.neighbours(self.enemy_land)
        return near | land.neighbours(near)

    @once
    def fronts(self) -> int:
        """Major powers at war with us who could come for our keys before long."""
        land, keys = self.world.land, self.state.controlled[self.power] & self.world.keys
        near = keys | land.neighbours(keys)
        near |= land.neighbours(near)
        enemies = [p for p in self.world.majors if self.g.are_enemies(self.power, p)]
        return sum(bool(near & (self.g.own_land(p) | self.state.controlled[p])) for p in enemies)

    @once
    def commands(self) -> list[Power]:
        """The power and its minors."""
        powers: list[Power] = self.g.commands(self.power)
        return powers

    @once
    def leaderless_limit(self) -> int:
        """The most units that move without a leader."""
        return formation_limit(self.g, ())

    @once
    def reach_of_supply(self) -> Mask:
        return loc_spaces(self.g, self.power)

    @once
    def leaders(self) -> dict[Space, list[LeaderId]]:
        """Our army leaders on the map, by space."""
        return self.leaders_of(self.power)

    def leaders_of(self, power: Power) -> dict[Space, list[LeaderId]]:
        state, found = self.state, dict[Space, list[LeaderId]]()
        for leader, at in by_leader(state.leader_at):
            if (
                at >= 0
                and state.patron[state.leader_power[leader]] == power
                and not self.world.naval_leader[leader]
                and self.world.is_space(at)
            ):
                found.setdefault(at, []).append(leader)
        return found

    @once
    def capital(self) -> Space | None:
        capitals = self.world.capitals[self.power]
        return capitals[0] if capitals else None

    def id(self, place: Location) -> str:
        return self.world.location_ids[place]


class Undertaking:
    """Something to spend CP on: what it is worth, what it costs, and the keys that spell it."""

    __slots__ = ("action", "cost", "script", "what", "worth")

    def __init__(
        self, worth: float, cost: int, action: str, script: tuple[str, ...] = (), what: str = ""
    ) -> None:
        self.worth = worth
        self.cost = max(1, cost)
        self.action = action
        self.script = script
        self.what = what or action

    @property
    def rate(self) -> float:
        return self.worth / self.cost


O = TypeVar("O", bound=WarOutlook)  # noqa: E741
"""What the powers of one game see."""
