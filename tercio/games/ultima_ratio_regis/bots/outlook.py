"""What a player sees when he thinks: each thing worked out once, and only if it is needed."""

from collections.abc import Callable, Hashable
from typing import Final, TypeVar, cast

from tercio.games.ultima_ratio_regis.bots.competition import YIELD, after_competition
from tercio.games.ultima_ratio_regis.bots.needs import Wishes, horizon, needs, turns_left, wishes
from tercio.games.ultima_ratio_regis.bots.past import Past
from tercio.games.ultima_ratio_regis.bots.plans import coveted
from tercio.games.ultima_ratio_regis.bots.weights import WEIGHTS, RealmWeights
from tercio.games.ultima_ratio_regis.model.area_questions import (
    fortress_areas,
    held_by_side,
    major_at,
    owned_by_side,
    stood_by_side,
)
from tercio.games.ultima_ratio_regis.model.names import (
    FORTRESS,
    NOBODY,
    TROOPS,
    Center,
    Kind,
    Mask,
    Place,
    Player,
    Power,
)
from tercio.games.ultima_ratio_regis.model.numbered import by_center, place_members, places_in
from tercio.games.ultima_ratio_regis.model.position import Regis
from tercio.games.ultima_ratio_regis.model.power_questions import powers_of, side_of
from tercio.games.ultima_ratio_regis.model.state import Leader
from tercio.games.ultima_ratio_regis.model.unit_questions import leaders_at, stacks_of
from tercio.games.ultima_ratio_regis.model.war_questions import enemies_of
from tercio.games.ultima_ratio_regis.rules.economy.commerce import commercial_ports
from tercio.games.ultima_ratio_regis.rules.economy.unrest_and_income import income, upkeep
from tercio.games.ultima_ratio_regis.rules.major_powers.key_areas import is_key
from tercio.games.ultima_ratio_regis.rules.major_powers.war_status import points_for_areas
from tercio.games.ultima_ratio_regis.rules.special_areas.access import open_to
from tercio.games.ultima_ratio_regis.rules.special_rules.solo import AUTOMATON, SCORED, row_of
from tercio.kernel.masks import mask_of

T = TypeVar("T")
Memory = dict[Hashable, object]
"""What follows from the land that everybody has, which seldom changes within a turn."""
FORGETFUL = 16
"""So many states of the land are kept."""
UNKNOWN: Final = object()


class Outlook:
    """One position in the eyes of one player."""

    def __init__(
        self,
        g: Regis,
        player: Player,
        memory: Memory | None = None,
        weights: RealmWeights | None = None,
        past: Past | None = None,
    ) -> None:
        self.g = g
        self.weights = WEIGHTS if weights is None else weights
        self.world = g.world
        self.state = g.state
        self.realm = g.realm
        self.player = player
        self.mine = powers_of(g, player)
        self.memory: Memory = {} if memory is None else memory
        self.past = Past() if past is None else past
        self.offered: frozenset[str] | None = None
        """Keys of the question, where it is about actions."""
        self.turns = turns_left(g)
        self.horizon = horizon(g, self.weights.later)
        self._known: Memory = {}
        self._land: Memory | None = None
        self._discoveries = row_of(g, SCORED)
        self._held: dict[Power, Mask] = {}
        self._open: dict[Power, Mask] = {}
        self._side: dict[Power, list[Power]] = {}
        self._wants: dict[Power, tuple[dict[Place, float], dict[Place, float]]] = {}
        self._on_map: dict[Power, dict[Place, list[tuple[Power, Kind]]]] = {}

    def once(self, key: Hashable, find: Callable[[], T]) -> T:
        known = self._known
        found = known.get(key, UNKNOWN)
        if found is not UNKNOWN:
            return cast(T, found)
        answer = known[key] = find()
        return answer

    def may(self, power: Power, action: str) -> bool:
        """Whether an action is among those that are offered, if that is known."""
        name = self.world.power_ids[power]
        return self.offered is None or f"act.{name}.{action}" in self.offered

    # -- time ------------------------------------------------------------------------------------

    @property
    def last(self) -> bool:
        return self.turns <= 1

    @property
    def impulses(self) -> int:
        """How many more this player will have in the turn, the present one among them."""
        hands = self.state.cards.hands
        solo = row_of(self.g, AUTOMATON)
        if solo is not None:
            return solo.n - self.realm.special.solo.impulses
        return self.once("impulses", lambda: max([1, *map(len, hands.values())]))

    # -- the race --------------------------------------------------------------------------------

    def standing(self, player: Player) -> float:
        """VP, and those that the rest of the game will bring as things are."""
        return self.state.vp[player] + sum(self._prospects(p) for p in powers_of(self.g, player))

    def _prospects(self, power: Power) -> float:
        met = self.remembered(("standing", power), lambda: self._met(power))
        return met + self._monopolies.get(power, 0) * self.horizon

    @property
    def _monopolies(self) -> dict[Power, int]:
        """How many centers a power has two merchants in."""
        return self.once("monopolies", self._count_monopolies)

    def _count_monopolies(self) -> dict[Power, int]:
        found: dict[Power, int] = {}
        for here in self.realm.merchants:
            for power, n in here.items():
                if n >= 2:
                    found[power] = found.get(power, 0) + 1
        return found

    def _met(self, power: Power) -> float:
        owned = owned_by_side(self.g, power)
        return sum(
            need.vp for need in needs(self.g, power, self.horizon) if not need.missing(owned)
        )

    @property
    def rival(self) -> Player:
        """The other player who stands best."""
        return self.once("rival", self._rival)

    def _rival(self) -> Player:
        others = [p for p in self.g.players if p != self.player]
        return max(others, key=lambda p: (self.standing(p), -p), default=self.player)

    def spite(self, player: Player) -> float:
        """What a VP less of another player is worth."""
        if player in (self.player, NOBODY):
            return 0.0
        w = self.weights
        if len(self.state.vp) == 2:
            return w.spite_in_a_duel
        return w.spite_of_the_rival if player == self.rival else w.spite

    # -- powers ----------------------------------------------------------------------------------

    def wishes(self, power: Power) -> Wishes:
        return self.remembered(power, lambda: wishes(self.g, power, self.weights))

    def remembered(self, key: Hashable, find: Callable[[], T]) -> T:
        """The same, kept beyond this question: what follows from the land that everybody has."""
        memory = self._ground
        found = memory.get(key, UNKNOWN)
        if found is not UNKNOWN:
            return cast(T, found)
        answer = memory[key] = find()
        return answer

    @property
    def _ground(self) -> Memory:
        found = self._land
        if found is None:
            found = self._land = self._find_ground()
        return found

    def _find_ground(self) -> Memory:
        """All that wishes depend on is the key."""
        s, realm, memory = self.state, self.realm, self.memory
        land = (
            s.turn,
            s.closed,
            tuple(s.owned),
            tuple(realm.patron),
            tuple(realm.interest),
            tuple(sorted(realm.kept_out.items())),
            len(realm.aims),
        )
        if land not in memory:
            if len(memory) > FORGETFUL:
                memory.clear()
            memory[land] = {}
        return cast(Memory, memory[land])

    def gain(self, power: Power, area: Place) -> float:
        """What the possession of an area brings a power, in VP over the rest of the game."""
        wished, coveted = self._wanted(power)
        worth = wished.get(area, 0.0) + self.weights.area * self.horizon
        worth += coveted.get(area, 0.0)
        if self.world.key >> area & 1 and not self.state.homes[power] >> area & 1:
            worth += self.weights.key_income * self.horizon
        return worth + self.discovery(power, area)

    def _wanted(self, power: Power) -> tuple[dict[Place, float], dict[Place, float]]:
        found = self._wants.get(power)
        if found is None:
            found = self._wants[power] = self.wishes(power).gain, coveted(self.world, power)
        return found

    def discovery(self, power: Power, area: Place) -> int:
        """VP for an area of the power's colour that becomes its own, in a game for one."""
        row = self._discoveries
        if row is None or self.world.native[area] != power:
            return 0
        scored = self.realm.special.solo.scored
        return 0 if scored >> area & 1 or self.world.power[row.powers[0]] != power else row.n

    def keep(self, power: Power, area: Place) -> float:
        worth = self.wishes(power).keep.get(area, 0.0) + self.weights.area
        return worth + (self.weights.key_held if self.world.key >> area & 1 else 0.0)

    def covets(self, power: Power, other: Power) -> bool:
        """Land of another is worth a quarrel to a power."""
        gain, least = self.wishes(power).gain, self.weights.disputed
        return any(gain.get(area, 0.0) > least for area in places_in(self.state.owned[other]))

    def balance(self, power: Power) -> int:
        """By how much unrest will rise with the end of the turn, once competition is over."""
        return self.once(("balance", power), lambda: self._balance(power))

    def _balance(self, power: Power) -> int:
        g = self.g
        trade = sum(
            YIELD[min(self.kept_merchants(center).get(power, 0), 2)] - YIELD[min(here[power], 2)]
            for center, here in by_center(self.realm.merchants)
            if here.get(power)
        )
        return upkeep(g, power) - income(g, power) - trade

    def kept_merchants(self, center: Center) -> dict[Power, int]:
        """Those of a center, after competition."""
        return self.once(
            ("kept", center),
            lambda: after_competition(self, center, self.realm.merchants[center]),
        )

    def projected(self, power: Power) -> int:
        """Unrest at the end of the turn, with what lost wars will add."""
        return self.realm.unrest[power] + self.balance(power) + self.losses(power)

    def losses(self, power: Power) -> int:
        """Unrest that peace would bring now: for morale and areas that are lost (21.5.2)."""
        return self.once(("losses", power), lambda: self._losses(power))

    def _losses(self, power: Power) -> int:
        morale, total = self.realm.morale, 0
        for enemy in self.enemies(power):
            taken, lost = morale[power][enemy], morale[enemy][power]
            areas = points_for_areas(self.g, power, enemy)
            taken, lost = taken + max(areas, 0), lost + max(-areas, 0)
            lost = min(lost, self.world.vitality[power])
            total += lost // 2 if taken > lost else lost + (lost > taken)
        return total

    def limit(self, power: Power) -> int:
        """Beyond it there is agitation."""
        return 2 * self.world.vitality[power]

    # -- land ------------------------------------------------------------------------------------

    def held(self, power: Power) -> Mask:
        found = self._held.get(power)
        if found is None:
            found = self._held[power] = held_by_side(self.g, power)
        return found

    def open(self, power: Power) -> Mask:
        found = self._open.get(power)
        if found is None:
            found = self._open[power] = open_to(self.g, power)
        return found

    def side(self, power: Power) -> list[Power]:
        found = self._side.get(power)
        if found is None:
            found = self._side[power] = side_of(self.g, power)
        return found

    def troops(self, power: Power) -> dict[Place, list[tuple[Power, Kind]]]:
        """Troops of a side by place, boxes too; each unit by itself."""
        found = self._on_map.get(power)
        if found is None:
            found = self._on_map[power] = self._troops(power)
        return found

    def _troops(self, power: Power) -> dict[Place, list[tuple[Power, Kind]]]:
        found: dict[Place, list[tuple[Power, Kind]]] = {}
        for owner in self.side(power):
            for place, kind, n in stacks_of(self.g, owner):
                if kind in TROOPS:
                    found.setdefault(place, []).extend([(owner, kind)] * n)
        return found

    def kinds_at(self, power: Power, place: Place) -> list[Kind]:
        return [kind for _, kind in self.troops(power).get(place, ())]

    def manned(self, power: Power) -> Mask:
        """Places with troops of a side, boxes too."""
        return self.once(("manned", power), lambda: stood_by_side(self.g, power))

    @property
    def walls(self) -> Mask:
        """Areas with a fortress that is finished."""
        return self.once("walls", self._walls)

    def _walls(self) -> Mask:
        works = place_members(fortress_areas(self.g))
        return mask_of(area for area in works if self.has_walls(area))

    def leaders(self, power: Power, place: Place) -> list[Leader]:
        return [one for one in leaders_at(self.g, power, place) if one.on == "troop"]

    def has_walls(self, area: Place) -> bool:
        return self.state.fortress[area] == FORTRESS

    @property
    def ports(self) -> Mask:
        """Commercial ports that work."""
        return self.once("ports", lambda: commercial_ports(self.g) & ~self.state.razed)

    def is_key(self, area: Place, a: Power, b: Power) -> bool:
        return self.once(("key", area, a, b), lambda: is_key(self.g, area, a, b))

    def lord(self, area: Place) -> Power:
        """The major that controls an area, or NOBODY."""
        return major_at(self.g, area)

    def enemies(self, power: Power) -> list[Power]:
        """Majors with which it is at war."""
        return self.once(
            ("enemies", power),
            lambda: [p for p in enemies_of(self.g, power) if p in self.world.majors],
        )

    def strength(self, power: Power) -> int:
        """All troops of a side on the map, by their quality."""
        return self.once(
            ("strength", power),
            lambda: sum(2 + (k > 0) for s in self.troops(power).values() for _, k in s),
        )
