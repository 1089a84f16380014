"""What a power sees in one decision, each thing worked out once and only if it is needed."""

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from functools import cache
from typing import TYPE_CHECKING, NamedTuple, Self, TypeVar

from tercio.kernel.masks import mask_of
from tercio.wars.bots import values
from tercio.wars.bots.once import once
from tercio.wars.bots.weights import Weights
from tercio.wars.land.formations import formation_limit
from tercio.wars.land.hostility import independents
from tercio.wars.land.lines_of_communication import loc_spaces
from tercio.wars.model.names import LeaderId, Location, Mask, Power, Space
from tercio.wars.model.numbered import by_leader, powers_in, space_members
from tercio.wars.model.power_questions import are_enemies, commanded_by, is_allied
from tercio.wars.model.rows import KeyTrackRow
from tercio.wars.model.setup_rows import ScenarioRow
from tercio.wars.model.space_questions import controlled_keys, enemy_spaces, friendly_spaces
from tercio.wars.model.state import WarsState
from tercio.wars.model.troop_questions import enemy_land, own_land
from tercio.wars.model.war import AnyWar
from tercio.wars.model.world import World
from tercio.wars.turn.actions import Action

if TYPE_CHECKING:
    from tercio.wars.bots.campaigns import Prospect


ARMY = 5
"""Units that march out in spring."""
RULERS = ("suleiman", "charles_v", "henry_viii", "francis_i", "henry_ii", "philip_ii")
"""Leaders who are rulers, of both games."""
NEAR_VICTORY = 7
"""VP before victory from which on a power is watched."""
FORESIGHT = 3
"""Turns for which VP that come every turn are foreseen."""
OPENING = 4
"""Turns in which hardly any game ends."""


RACE = ("scenario", "turns_left", "horizon", "vp", "promises", "standing", "outcome", "foremost")
"""What every power sees alike."""


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

    weights: Weights
    """The game's numbers, unless whoever looks brings his own..."""
    own_times: Mapping[str, Mapping[str, float]] = {}
    """...or plays a power to which some of them are so many times as much, by its name."""

    def __init__(self, g: AnyWar, power: Power, weights: Weights | None = None) -> None:
        self.weights = self.weights_of(g.world.power_rows[power].id) if weights is None else weights
        self.g: AnyWar = g
        self.power = power
        self.state: WarsState = g.state
        self.world: World = g.world
        self.known_armies: dict[Space, Army] = {}
        self.known_threats: dict[Space, tuple[int, int]] = {}
        self.known_looming: dict[Space, tuple[int, int]] = {}
        self.known_hosts: dict[Space, tuple[int, int]] = {}
        self.known_relief: dict[Space, tuple[int, int]] = {}
        self.known_garrisons: dict[Space, int] = {}
        self.known_shots: dict[tuple[Power, Location], int] = {}
        """By whom pirates raid, and where: the dice that are rolled against them."""
        self.known_key_steps: dict[tuple[Power, int], float] = {}
        self.tastes: Sequence[float] = ()
        """By major power, how much we like to deal with it, from -1 to 1."""
        self.armies: list[Army] | None = None
        """What `war.armies` has found."""
        self.campaign: list[Prospect] | None = None
        """What `campaigns.prospects` has found, for those who judge a peace."""
        self.ships_wanted: bool | None = None
        """What `loans.has_use_for_ships` has found."""
        self.offered: frozenset[str] | None = None
        """The actions that the rules offer for CP, where they ask."""

    @classmethod
    @cache
    def weights_of(cls, name: str) -> Weights:
        """Those of a power."""
        times = cls.own_times.get(name)
        return cls.weights.times(times) if times else cls.weights

    def of(self, power: Power) -> Self:
        """The same position, as it is now, through the eyes of another power. The race is the same
        for all, whoever is supposed to be at war."""
        found = type(self)(self.g, power, self.weights)
        known = vars(self)
        vars(found).update({name: known[name] for name in RACE if name in known})
        found.tastes = self.tastes if power == self.power else ()
        return found

    def taste(self, other: Power) -> float:
        """What a deal with another power is worth to us beyond what is in it."""
        return self.weights.taste * self.tastes[other] if self.tastes else 0.0

    # -- what the game decides -----------------------------------------------------------------

    @abstractmethod
    def points(self, power: Power) -> int:
        """The VP of a power that can win."""

    def promise(self, power: Power) -> float:
        """VP that a power is likely to gain in a turn whatever happens on the map."""
        return 0.0

    def contenders(self) -> Sequence[Power]:
        """The powers that can win."""
        return self.world.majors

    def hoard(self, power: Power) -> float:
        """CP that a power has besides its cards."""
        return 0.0

    def keys_held(self, power: Power) -> int:
        """Where a power stands on its track of keys."""
        return controlled_keys(self.g, power)

    def income(self, power: Power, track: KeyTrackRow, held: int, by: int) -> float:
        """What keys bring a power beyond VP, if it has `by` more of them: cards."""
        now, then = (min(max(n, 0), len(track.cards) - 1) for n in (held, held + by))
        cards = track.cards[then] - track.cards[now]
        return self.weights.card * cards * min(2, self.horizon)

    def key_worth(self, power: Power, space: Space, by: int) -> float:
        """What a key is worth to a power that gains it, or loses it (`by` is 1 or -1)."""
        return values.key_step(self, power, by)

    def own_capture(self, space: Space) -> float:
        """What a space is worth to whoever takes it by a rule that only this game has."""
        return 0.0

    def own_unrest(self, space: Space) -> float:
        """What unrest in a space is worth to us by a rule that only this game has."""
        return 0.0

    @property
    def spared(self) -> Sequence[Power]:
        """The powers that no event of ours is to harm."""
        return self.own_powers

    def own_holding(self, space: Space) -> float:
        """The same of a space that we may lose."""
        return 0.0

    def cannot_storm(self, space: Space) -> bool:
        """Whether a rule that only this game has keeps us from storming a space."""
        return False

    def natural_enemies(self) -> Sequence[Power]:
        """Major powers against whom we are on guard, in peace as in war."""
        return ()

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

    @once
    def scenario(self) -> ScenarioRow:
        return self.world.data.table("scenarios", ScenarioRow)[self.g.setting.scenario]

    @once
    def turns_left(self) -> int:
        """Turns after this one, as far as the scenario says."""
        return self.scenario.last_turn - self.state.turn

    @once
    def horizon(self) -> int:
        """Turns after this one that are likely to be played: the leader's VP end most games."""
        turn, lead = self.state.turn, self.scenario.standard_vp - max(self.vp)
        return min(self.turns_left, max(OPENING - turn, (lead + 1) // 2, 0))

    # -- the race ------------------------------------------------------------------------------

    @once
    def vp(self) -> list[int]:
        """By major power; those who cannot win have none."""
        able = self.contenders()
        return [self.points(p) if p in able else 0 for p in self.world.majors]

    @once
    def promises(self) -> list[float]:
        """By major power."""
        return [self.promise(power) for power in self.world.majors]

    @once
    def standing(self) -> list[float]:
        """VP by major power at the end of the turn, as far as they can be told."""
        return [vp + more for vp, more in zip(self.vp, self.promises, strict=True)]

    @once
    def outcome(self) -> list[float]:
        """The same a few turns on: who will win, not who leads."""
        turns = min(max(1, self.horizon), FORESIGHT)
        return [vp + turns * more for vp, more in zip(self.vp, self.promises, strict=True)]

    @once
    def own_powers(self) -> list[Power]:
        """All that our seat plays."""
        return self.g.powers_of(self.g.seat_of(self.power))

    @once
    def major_mask(self) -> Mask:
        return mask_of(self.world.majors)

    @once
    def best_rival(self) -> Power:
        """Who of the others is most likely to win."""
        mine, outcome = self.g.seat_of(self.power), self.outcome
        rivals = [p for p in self.contenders() if self.g.seat_of(p) != mine]
        return max(rivals, key=outcome.__getitem__, default=self.power)

    @once
    def rival_weights(self) -> list[float]:
        """By major power, how much a VP that it loses is worth to us: the more, the nearer it is
        to victory, whoever else is ahead of us."""
        w, best, able = self.weights, self.best_rival, self.contenders()
        found = [w.rival if p in able else 0.0 for p in self.world.majors]
        found[best] = w.best_rival
        for power in able:
            found[power] += (w.winner - found[power]) * self.nearness(power)
        for own in self.own_powers:
            found[own] = w.partner
        found[self.power] = 0.0
        return found

    def nearness(self, power: Power) -> float:
        """How near a power is to victory, from 0 to 1."""
        scenario, vp = self.scenario, self.standing[power]
        first, second = self.foremost
        rest = second if vp == first else first
        dominates = vp - rest >= scenario.domination_lead - 2
        if dominates and self.state.turn + 1 >= scenario.domination_from_turn:
            return 1.0
        gained = vp - (scenario.standard_vp - NEAR_VICTORY)
        return min(1.0, max(0.0, gained / NEAR_VICTORY))

    @once
    def foremost(self) -> tuple[float, float]:
        """The best standing, and the next best."""
        ranked = sorted(self.standing, reverse=True)
        return ranked[0], ranked[1] if len(ranked) > 1 else 0.0

    def harm(self, power: Power) -> float:
        """What a VP taken from a power is worth to us; nothing for minors."""
        return self.harms[power]

    @once
    def harms(self) -> list[float]:
        """By power: that of a minor is its patron's."""
        weights = self.rival_weights
        majors = len(weights)
        return [weights[p] if p < majors else 0.0 for p in self.state.patron]

    # -- the map -------------------------------------------------------------------------------

    def capture(self, space: Space) -> float:
        """What it is worth to us to take a space."""
        return values.capture(self, space)

    def holding(self, space: Space) -> float:
        """What we lose with a space of ours."""
        return values.holding(self, space)

    @once
    def friendly(self) -> Mask:
        spaces: Mask = friendly_spaces(self.g, self.power)
        return spaces

    @once
    def hostile(self) -> Mask:
        """Spaces of enemies and of the independents."""
        spaces: Mask = enemy_spaces(self.g, self.power)
        for independent in powers_in(independents(self.g)):
            spaces |= self.state.controlled[independent]
        return spaces & ~self.state.closed & ~self.shut

    @once
    def own_land(self) -> Mask:
        return int(own_land(self.g, self.power)) & self.world.all_spaces

    @once
    def enemy_land(self) -> Mask:
        spaces: Mask = enemy_land(self.g, self.power)
        return spaces

    @once
    def within_enemy_reach(self) -> Mask:
        """Spaces with an enemy army on them or at most two steps away."""
        land = self.world.land
        near = self.enemy_land | land.neighbours(self.enemy_land)
        return near | land.neighbours(near)

    @once
    def open_coast(self) -> Mask:
        """Our ports and others', on a sea zone with a port that holds enemies' land units."""
        if not self.enemies:
            return 0
        water, world = self.world.water, self.world
        seas = water.neighbours(self.enemy_land & world.ports) & world.all_seas
        return water.neighbours(seas) & world.all_spaces

    @once
    def enemy_hosts(self) -> list[tuple[Mask, int, int]]:
        """The large armies of major powers that we fear: where they may be when they set out
        for a space of ours, their units and the battle rating that leads them."""
        found = []
        for enemy in self.feared:
            capitals, leaders = self.world.capitals[enemy], None
            regulars, others = self.state.troops[enemy * 2 : enemy * 2 + 2]
            for space in space_members(own_land(self.g, enemy) & self.world.all_spaces):
                units = regulars[space] + others[space]
                if units >= ARMY:
                    leaders = self.leaders_of(enemy) if leaders is None else leaders
                    rating = max(
                        (self.world.battle_rating[i] for i in leaders.get(space, ())), default=0
                    )
                    starts = self.state.controlled[enemy] if space in capitals else 1 << space
                    found.append((starts, min(units, 12), rating))
        return found

    @once
    def enemies(self) -> list[Power]:
        """Major powers at war with us."""
        return list(powers_in(self.state.foes[self.power] & self.major_mask))

    @once
    def feared(self) -> list[Power]:
        """Our enemies, and those who are sure to come one day."""
        born = [p for p in self.natural_enemies() if not is_allied(self.g, self.power, p)]
        return [*self.enemies, *(p for p in born if p not in self.enemies)]

    @once
    def fronts(self) -> int:
        """Major powers at war with us who could come for our keys before long."""
        land, keys = self.world.land, self.state.controlled[self.power] & self.world.keys
        near = keys | land.neighbours(keys)
        near |= land.neighbours(near)
        enemies = [p for p in self.world.majors if are_enemies(self.g, self.power, p)]
        return sum(bool(near & (own_land(self.g, p) | self.state.controlled[p])) for p in enemies)

    @once
    def commands(self) -> list[Power]:
        """The power and its minors."""
        powers: list[Power] = commanded_by(self.g, self.power)
        return powers

    @once
    def units(self) -> dict[Space, int]:
        """Land units of the power and its minors in each space that holds any, in ascending
        order."""
        troops = self.state.troops
        rows = [row for p in self.commands for row in troops[p * 2 : p * 2 + 2]]
        return {space: sum([row[space] for row in rows]) for space in space_members(self.own_land)}

    @once
    def riders(self) -> list[Sequence[int]]:
        """By space, the cavalry of the power and of each of its minors that has any."""
        troops, kinds = self.state.troops, self.world.second_kind
        return [troops[p * 2 + 1] for p in self.commands if kinds[p] == "cavalry"]

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
        state, world = self.state, self.world
        owners, patron, naval = state.leader_power, state.patron, world.naval_leader
        found: dict[Space, list[LeaderId]] = {}
        for leader, at in by_leader(state.leader_at):
            is_ours = at >= 0 and patron[owners[leader]] == power and not naval[leader]
            if is_ours and world.is_space(at):
                found.setdefault(at, []).append(leader)
        return found

    @once
    def rulers(self) -> frozenset[LeaderId]:
        """The leaders who are rulers themselves."""
        ids = self.world.leader
        return frozenset(ids[id] for id in RULERS if id in ids)

    @once
    def capital(self) -> Space | None:
        capitals = self.world.capitals[self.power]
        return capitals[0] if capitals else None

    # -- actions -------------------------------------------------------------------------------

    @once
    def actions(self) -> dict[str, Action[AnyWar]]:
        return {action.id: action for action in self.g.hooks.actions(self.g)}

    def price(self, action: str, sure: bool = True) -> int | None:
        """CP for an action; None if the power has it not or can do nothing with it.

        Whoever looks at every target of an action need not be `sure` that there are any.
        """
        found = self.actions[action]
        cost = found.price(self.g, self.power)
        if cost is None or action in self.state.impulse.barred:
            return None
        if sure and (self.offered is None or action not in self.offered):
            return cost if found.can(self.g, self.power) else None
        return cost

    def has_action(self, action: str) -> bool:
        """Whether the power has an action, whatever it may do with it now."""
        return self.actions[action].price(self.g, self.power) is not None

    def id(self, place: Location) -> str:
        return self.world.location_ids[place]


class Undertaking:
    """Something to spend CP on: what it is worth, what it costs, and the keys that spell it."""

    __slots__ = ("action", "cost", "script", "what", "worth")

    def __init__(
        self, worth: float, cost: int, action: str, script: tuple[str, ...] = (), *, what: str = ""
    ) -> None:
        self.worth = worth
        self.cost = max(1, cost)
        self.action = action
        self.script = script
        self.what = what or action

    @property
    def rate(self) -> float:
        return self.worth / self.cost

    def copy(self) -> "Undertaking":
        return Undertaking(self.worth, self.cost, self.action, self.script, what=self.what)


O = TypeVar("O", bound=WarOutlook)  # noqa: E741
"""What the powers of one game see."""
