"""What a power sees in one decision, each thing worked out once and only if it is needed."""

from typing import Final, NamedTuple

from tercio.games.here_i_stand.actions import ACTIONS
from tercio.games.here_i_stand.bots.once import once
from tercio.games.here_i_stand.position import HereIStand
from tercio.games.here_i_stand.powers import MAJORS
from tercio.games.here_i_stand.rules.victory import scenario_of, victory_points
from tercio.kernel.masks import places_of
from tercio.wars.actions import Action
from tercio.wars.hostility import independents
from tercio.wars.loc import loc_spaces
from tercio.wars.names import LeaderId, Mask, Power, Space

_ACTION: Final[dict[str, Action]] = {action.id: action for action in ACTIONS}


class Army(NamedTuple):
    """What a power has in one space. `foot` are the units that are not cavalry."""

    space: Space
    units: int
    foot: int
    rating: int
    limit: int
    leaders: tuple[LeaderId, ...] = ()


class Outlook:
    """A position through the eyes of one power. It may have gaps."""

    def __init__(self, g: HereIStand, power: Power) -> None:
        self.g = g
        self.power = power
        self.state = g.state
        self.world = g.world
        self.key_steps: dict[tuple[Power, int], float] = {}
        self.known_armies: dict[Space, Army] = {}
        self.known_threats: dict[Space, tuple[int, int]] = {}
        self.fields: dict[bool, object] = {}
        """What `religion.field_of` has found, by the faith that is to spread."""

    # -- time ----------------------------------------------------------------------------------

    @once
    def turns_left(self) -> int:
        """Turns after this one, as far as the scenario says."""
        return scenario_of(self.g).last_turn - self.state.turn

    @once
    def cards_left(self) -> int:
        """Impulses that the power can still take this turn after the present one."""
        held = len(self.state.hands[self.power])
        return held if self.state.impulse.spending else max(0, held - 1)

    # -- the race ------------------------------------------------------------------------------

    @once
    def vp(self) -> list[int]:
        return [victory_points(self.g, power) for power in MAJORS]

    @once
    def best_rival(self) -> Power:
        mine = self.g.seat_of(self.power)
        rivals = [p for p in MAJORS if self.g.seat_of(p) != mine]
        return max(rivals, key=lambda p: self.vp[p])

    @once
    def rival_weights(self) -> list[float]:
        """How much a VP that another power loses is worth to us."""
        best, vp = self.best_rival, self.vp
        weights = [0.2] * len(MAJORS)
        rest = max(v for p, v in enumerate(vp) if p != best)
        scenario = scenario_of(self.g)
        wins_soon = vp[best] >= scenario.standard_vp - 4
        if self.state.turn + 1 >= scenario.domination_from_turn:
            wins_soon = wins_soon or vp[best] - rest >= scenario.domination_lead - 2
        weights[best] = 0.9 if wins_soon else 0.45
        for own in self.g.powers_of(self.g.seat_of(self.power)):
            weights[own] = -0.8
        weights[self.power] = 0.0
        return weights

    def harm(self, power: Power) -> float:
        """What a VP taken from a power is worth to us; nothing for minors."""
        patron = self.state.patron[power]
        return self.rival_weights[patron] if patron in MAJORS else 0.0

    # -- the map -------------------------------------------------------------------------------

    @once
    def friendly(self) -> Mask:
        return self.g.friendly_spaces(self.power)

    @once
    def hostile(self) -> Mask:
        """Spaces of enemies and of the independents."""
        spaces = self.g.enemy_spaces(self.power)
        for independent in places_of(independents(self.g)):
            spaces |= self.state.controlled[independent]
        return spaces & ~self.state.closed & ~self.shut

    @once
    def shut(self) -> Mask:
        """Electorates, before the league."""
        return 0 if self.g.league_formed() else self.world.electorates

    @once
    def own_land(self) -> Mask:
        return self.g.own_land(self.power) & self.world.all_spaces

    @once
    def enemy_land(self) -> Mask:
        return self.g.enemy_land(self.power)

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
        enemies = [p for p in MAJORS if self.g.are_enemies(self.power, p)]
        return sum(bool(near & (self.g.own_land(p) | self.state.controlled[p])) for p in enemies)

    @once
    def commands(self) -> list[Power]:
        """The power and its minors."""
        return self.g.commands(self.power)

    @once
    def leaderless_limit(self) -> int:
        """The most units that move without a leader."""
        return self.g.hooks.formation_limit(self.g, [])

    @once
    def reach_of_supply(self) -> Mask:
        return loc_spaces(self.g, self.power)

    @once
    def leaders(self) -> dict[Space, list[LeaderId]]:
        """Our army leaders on the map, by space."""
        return self.leaders_of(self.power)

    def leaders_of(self, power: Power) -> dict[Space, list[LeaderId]]:
        state, found = self.state, dict[Space, list[LeaderId]]()
        for leader, at in enumerate(state.leader_at):
            if (
                0 <= at < self.world.space_count
                and state.patron[state.leader_power[leader]] == power
                and not self.world.naval_leader[leader]
            ):
                found.setdefault(at, []).append(leader)
        return found

    @once
    def capital(self) -> Space | None:
        capitals = self.world.capitals[self.power]
        return capitals[0] if capitals else None

    # -- actions -------------------------------------------------------------------------------

    def price(self, action: str) -> int | None:
        """CP for an action; None if the power has it not or can do nothing with it."""
        found = _ACTION[action]
        cost = found.price(self.g, self.power)
        if cost is None or action in self.state.impulse.barred:
            return None
        return cost if found.can(self.g, self.power) else None

    def has_action(self, action: str) -> bool:
        """Whether the power has an action, whatever it may do with it now."""
        return _ACTION[action].price(self.g, self.power) is not None

    def id(self, place: int) -> str:
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
