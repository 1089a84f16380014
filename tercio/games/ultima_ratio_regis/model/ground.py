"""`g` for Ultima Ratio Regis before its verbs: the state and the world.

Questions are functions of `g`, topic by topic: `power_questions`, `unit_questions`,
`area_questions`, `war_questions`, `event_questions`, `limits`; names are in `refs`.
"""

from collections.abc import Iterator, Sequence
from typing import cast

from tercio.games.ultima_ratio_regis.model.kept_answers import Memory, remembered
from tercio.games.ultima_ratio_regis.model.names import (
    FORTRESS,
    KINDS,
    NAVAL,
    NO_PLAYER,
    NOBODY,
    QUALITY,
    SQUADRONS,
    TROOPS,
    TYPE,
    Center,
    Kind,
    Mask,
    Place,
    Player,
    Power,
    Theater,
    directed,
    pair,
    parties,
    stack,
)
from tercio.games.ultima_ratio_regis.model.numbered import parted, power_members, theaters_in
from tercio.games.ultima_ratio_regis.model.realm_state import Realm, War
from tercio.games.ultima_ratio_regis.model.state import Leader, State
from tercio.games.ultima_ratio_regis.model.world import World
from tercio.games.ultima_ratio_regis.rows.scenarios import ScenarioRow
from tercio.kernel.ask import Ref, Seat, ref
from tercio.kernel.citations import cites
from tercio.kernel.masks import marked, mask_of
from tercio.kernel.position import Position, Setting
from tercio.kernel.randomness import Randomness


class Ground(Position[State]):
    """What questions are asked of. Verbs are added below it."""

    data: World
    memory: Memory | None = None
    """Answers that hold within `still`."""

    def __init__(self, setting: Setting, data: World, state: State, random: Randomness) -> None:
        super().__init__(setting, data, state, random)
        self.world = data

    @property
    def realm(self) -> Realm:
        return self.state.realm

    @property
    def scenario(self) -> ScenarioRow:
        return self.data.scenarios[self.setting.scenario]

    @property
    def players(self) -> Sequence[Player]:
        return cast(Sequence[Player], range(len(self.seats)))

    # -- names -----------------------------------------------------------------------------------

    def place_ref(self, place: Place) -> Ref:
        return self.data.place_refs[place]

    def power_ref(self, power: Power) -> Ref:
        return self.data.power_refs[power]

    def center_ref(self, center: Center) -> Ref:
        return ref("center", self.data.centers[center].id)

    def seat_ref(self, player: Player) -> Ref:
        return ref("seat", self.seats[player])

    def leader_ref(self, leader: Leader) -> Ref:
        """By his name or his ability, which is no use to an ordinary one."""
        ability = leader.ability if leader.extraordinary else "ordinary"
        return ref("leader", leader.id or ability)

    # -- who -------------------------------------------------------------------------------------

    def major_of(self, power: Power) -> Power:
        """A major itself, a minor's ally, or NOBODY."""
        return self.state.realm.patron[power]

    def player_of(self, power: Power) -> Player:
        """Who plays a power, or NO_PLAYER: a minor is played through its ally."""
        major = self.state.realm.patron[power]
        return self.state.player_of[major] if major != NOBODY else NO_PLAYER

    def seat_of(self, power: Power) -> Seat:
        return self.seats[self.player_of(power)]

    def seat(self, player: Player) -> Seat:
        return self.seats[player]

    def player(self, seat: Seat) -> Player:
        return cast(Player, self.seats.index(seat))

    def is_major(self, power: Power) -> bool:
        return power in self.data.majors

    def is_in_play(self, power: Power) -> bool:
        return bool(self.state.realm.in_play >> power & 1)

    def powers_of(self, player: Player) -> list[Power]:
        """The majors of a player that are in play."""
        play = self.state.realm.in_play
        return [power for power in self.state.powers_of[player] if play >> power & 1]

    def majors_in_play(self) -> list[Power]:
        return list(power_members(self.state.realm.in_play & self.data.major_mask))

    def minors_of(self, power: Power) -> list[Power]:
        """The minors that are allied with a major."""
        return self.state.realm.minors[power][:]

    def side_of(self, power: Power, enemy: Power = NOBODY) -> list[Power]:
        """A major and its minors: whose units and areas count as its own (20.2).

        Not those that it keeps out of all its wars: they are as good as neutral (20.5). Before an
        enemy only those that fight him.
        """
        realm = self.state.realm
        minors = realm.minors[power]
        if realm.kept_out:
            minors = [minor for minor in minors if self.takes_part(minor, enemy)]
        return [power, *minors]

    @cites("uRR 20.5")
    def takes_part(self, minor: Power, enemy: Power = NOBODY) -> bool:
        """A minor stands by its ally in his war with an enemy, or in one at least of his wars, if
        he has any: of independent ones he says it for each war."""
        realm = self.state.realm
        out = realm.kept_out.get(minor, 0)
        if not out:
            return True
        if enemy != NOBODY and (foe := realm.patron[enemy]) != NOBODY:
            return not out >> foe & 1
        return bool(realm.foes[realm.patron[minor]] & self.data.major_mask & ~out)

    def rank(self, player: Player) -> int:
        """A player's number in the game order, from 0."""
        return self.state.game_order.index(player)

    # -- units -----------------------------------------------------------------------------------

    def count(self, power: Power, place: Place, kind: Kind) -> int:
        return self.state.units[power].get(stack(place, kind), 0)

    def _counts(self, power: Power, place: Place, kinds: tuple[Kind, ...]) -> dict[Kind, int]:
        units, found = self.state.units[power], dict[Kind, int]()
        for kind in kinds:
            if count := units.get(stack(place, kind)):
                found[kind] = count
        return found

    def troops_at(self, power: Power, place: Place) -> dict[Kind, int]:
        """{kind: how many}."""
        return self._counts(power, place, TROOPS)

    def squadrons_at(self, power: Power, place: Place) -> dict[Kind, int]:
        """Operational ones."""
        return self._counts(power, place, SQUADRONS)

    def units_at(self, power: Power, place: Place) -> dict[Kind, int]:
        return self._counts(power, place, TROOPS + NAVAL)

    def troop_count(self, power: Power, place: Place) -> int:
        return sum(self.troops_at(power, place).values())

    def squadron_count(self, power: Power, place: Place) -> int:
        return sum(self.squadrons_at(power, place).values())

    def stacks_of(self, power: Power) -> Iterator[tuple[Place, Kind, int]]:
        """Everything that a power has on the map and in boxes, in the order of places."""
        return parted(sorted(self.state.units[power].items()))

    @cites("uRR 4.1")
    def available(self, power: Power, type: Kind) -> int:
        """Counters of a type (T2, T3, S2, S3) that can be built (9.1, 9.2)."""
        s, left = self.state, self.data.pools[power].get(type, 0)
        if not left:
            return 0
        for key, count in s.units[power].items():
            if TYPE[key % KINDS] == type:
                left -= count
        for kind, count in s.eliminated[power].items():
            if TYPE[kind] == type:
                left -= count
        for loan in s.realm.loans:
            if TYPE[loan.kind] == type:
                left += (loan.receiver == power) - (loan.lender == power)
        return max(left, 0)

    def has_own(self, power: Power, kind: Kind) -> bool:
        """Not all of its units of this type are lent by others (21.2.2)."""
        type = TYPE[kind]
        units = self.state.units[power].items()
        there = sum(n for key, n in units if TYPE[key % KINDS] == type)
        loans = self.state.realm.loans
        return there > sum(one.receiver == power and TYPE[one.kind] == type for one in loans)

    def is_fresh(self, power: Power, place: Place, kind: Kind) -> bool:
        """One of these units began the impulse here and has not acted."""
        fresh = self.state.impulse.fresh
        return bool(fresh) and fresh[power].get(stack(place, kind), 0) > 0

    def quality(self, kind: Kind) -> int:
        return QUALITY[kind]

    def leaders_of(self, power: Power) -> list[Leader]:
        return [leader for leader in self.state.leaders if leader.power == power]

    def leaders_at(self, power: Power, place: Place) -> list[Leader]:
        found = self.state.leaders
        return [leader for leader in found if leader.power == power and leader.place == place]

    # -- areas -----------------------------------------------------------------------------------

    def is_active(self, area: Place) -> bool:
        return not self.state.closed >> area & 1

    def controls(self, power: Power, area: Place) -> bool:
        """Itself, not through an ally."""
        return bool(self.state.held[power] >> area & 1)

    def major_at(self, area: Place) -> Power:
        """The major whose side controls an area; NOBODY of rebels and of neutral minors."""
        holder = self.state.holder[area]
        return NOBODY if holder == NOBODY else self.major_of(holder)

    @remembered
    def held_by_side(self, power: Power) -> Mask:
        """Areas that a major controls, itself or through its minors."""
        held, mask = self.state.held, 0
        for one in self.side_of(power):
            mask |= held[one]
        return mask

    @remembered
    def owned_by_side(self, power: Power) -> Mask:
        owned = self.state.owned
        mask = owned[power]
        for minor in self.state.realm.minors[power]:
            mask |= owned[minor]
        return mask

    def fortress_areas(self) -> Mask:
        """Where a fortress stands, or has been begun."""
        return marked(tuple(self.state.fortress))

    def restless_areas(self) -> Mask:
        """Independent areas, and those in revolt."""
        return self.independent_areas() | self.rebel_areas()

    def independent_areas(self) -> Mask:
        return marked(tuple(self.state.free))

    def rebel_areas(self) -> Mask:
        return marked(tuple(self.state.rebels))

    def stood_by_side(self, power: Power) -> Mask:
        """Places where troops of a major and its minors stand, boxes too."""
        troops, mask = self.state.troops, 0
        for one in self.side_of(power):
            mask |= troops[one]
        return mask

    def sailed_by_side(self, power: Power) -> Mask:
        """Places where squadrons of a major and its minors are, ports too."""
        ships, mask = self.state.ships, 0
        for one in self.side_of(power):
            mask |= ships[one]
        return mask

    def has_fortress(self, area: Place) -> bool:
        return self.state.fortress[area] == FORTRESS

    def is_besieged(self, area: Place) -> bool:
        return area in self.state.sieges

    def besieger(self, area: Place) -> Power:
        siege = self.state.sieges.get(area)
        return siege.power if siege else NOBODY

    def besieged_areas(self) -> Mask:
        mask = 0
        for area in self.state.sieges:
            mask |= 1 << area
        return mask

    def homeland(self, power: Power) -> Mask:
        """Home areas of a power; its possessions, if it has none."""
        return self.state.homes[power] or self.state.owned[power]

    @remembered
    def home_theater(self, power: Power) -> Theater:
        """The theater with most of a power's home areas (9.1)."""
        homes, areas = self.homeland(power), self.data.theater_areas
        return max(self.data.theater.values(), key=lambda n: ((homes & areas[n]).bit_count(), -n))

    @remembered
    def home_box(self, power: Power) -> Place:
        """The dispersion box with most of a power's home areas (8.2.2)."""
        homes, boxes = self.homeland(power), self.data.box_areas
        return max(boxes, key=lambda box: ((homes & boxes[box]).bit_count(), -box))

    def has_interest(self, power: Power, theater: int) -> bool:
        return bool(self.state.realm.interest[power] >> theater & 1)

    def interest_areas(self, power: Power) -> Mask:
        """All areas of the theaters in which a power has an interest."""
        mask = 0
        for theater in theaters_in(self.state.realm.interest[power]):
            mask |= self.data.theater_areas[theater]
        return mask

    # -- war and peace ---------------------------------------------------------------------------

    def war_of(self, a: Power, b: Power) -> War | None:
        for war in self.state.realm.wars:
            if war.between(a, b):
                return war
        return None

    def at_war(self, a: Power, b: Power) -> bool:
        """Between the majors behind two powers, or with a minor that is at war by itself.

        A minor that its ally keeps out takes no part in his wars (20.5).
        """
        realm = self.state.realm
        if not realm.wars or a == b or NOBODY in (a, b):
            return False
        if realm.foes[a] >> b & 1:
            return True
        one, other = realm.patron[a], realm.patron[b]
        if NOBODY in (one, other) or not realm.foes[one] >> other & 1:
            return False
        return not realm.kept_out or (self.takes_part(a, other) and self.takes_part(b, one))

    @remembered
    def hostile_to(self, power: Power) -> Mask:
        """All powers with which one is at war, majors and minors."""
        realm = self.state.realm
        if not realm.wars:
            return 0
        foes, major = realm.foes[power], realm.patron[power]
        if major != NOBODY:
            foes |= realm.foes[major] & ~realm.kept_out.get(power, 0)
        if not foes:
            return 0
        for foe in power_members(foes & self.data.major_mask):
            foes |= mask_of(self.side_of(foe, major if major != NOBODY else power))
        return foes

    @remembered
    def at_peace(self, power: Power) -> Mask:
        """Land of other majors, and of their minors, with which one is not at war; not where
        somebody besieges them, for relief may come (13.3.5)."""
        mask, in_play = 0, self.state.realm.in_play
        others = in_play & self.data.major_mask & ~self.hostile_to(power) & ~(1 << power)
        for other in power_members(others):
            mask |= self.held_by_side(other)
        return mask & ~self.besieged_areas()

    @remembered
    def enemy_troops(self, power: Power) -> Mask:
        """Places where troops of powers stand with which one is at war."""
        troops, mask = self.state.troops, 0
        for foe in power_members(self.hostile_to(power)):
            mask |= troops[foe]
        return mask

    @remembered
    def neutral_troops(self, power: Power) -> Mask:
        """Places where troops stand that are neither of one's side nor at war with one."""
        friends_and_foes, mask = {*self.side_of(power), *power_members(self.hostile_to(power))}, 0
        for other, troops in enumerate(self.state.troops):
            if troops and other not in friends_and_foes:
                mask |= troops
        return mask

    def enemy_ships(self, power: Power) -> Mask:
        ships, mask = self.state.ships, 0
        for foe in power_members(self.hostile_to(power)):
            mask |= ships[foe]
        return mask

    def enemies_of(self, power: Power) -> list[Power]:
        """Those with whom it is at war in its own name."""
        found = [war.b if war.a == power else war.a for war in self._wars_of(power)]
        return sorted(found)

    def _wars_of(self, power: Power) -> list[War]:
        return [war for war in self.state.realm.wars if power in (war.a, war.b)]

    def are_allied(self, a: Power, b: Power) -> bool:
        """Two majors."""
        return pair(a, b) in self.state.realm.alliances

    def allies_of(self, power: Power) -> list[Power]:
        found, realm = list[Power](), self.state.realm
        for key in realm.alliances:
            a, b = parties(key)
            if power in (a, b):
                other = b if a == power else a
                if realm.in_play >> other & 1:
                    found.append(other)
        found.sort()
        return found

    def has_casus_belli(self, a: Power, b: Power) -> bool:
        return directed(a, b) in self.state.realm.casus_belli

    def in_forced_peace(self, a: Power, b: Power) -> bool:
        return pair(a, b) in self.state.realm.forced_peace

    @cites("uRR 4.2", "uRR 21.3.4")
    def morale_left(self, power: Power) -> int:
        """What a major has of its own stock, which is its vitality (21.3.4)."""
        return self.data.vitality[power] - sum([row[power] for row in self.state.realm.morale])

    def religion_of(self, power: Power) -> str:
        """Catholic until an event makes it what its card says."""
        realm, row = self.state.realm, self.data.powers[power]
        if power in realm.religion:
            return realm.religion[power]
        if row.catholic_until and not any(card in realm.lasting for card in row.catholic_until):
            return "catholic"
        return row.religion

    def is_lasting(self, card: str) -> bool:
        return card in self.state.realm.lasting

    @cites("uRR 8.1.1")
    def meant_powers(self) -> dict[str, str]:
        """Whom cards mean where they name a power that has been replaced, by ids."""
        ids = self.data.power_ids
        return {
            ids[named]: ids[power] for named, power in self.state.realm.special.stands_for.items()
        }

    def is_granted(self, power: Power, what: str) -> bool:
        return any(one.power == power and one.what == what for one in self.state.realm.grants)

    def is_granted_to_anybody(self, what: str) -> bool:
        return any(one.what == what for one in self.state.realm.grants)

    # -- points ----------------------------------------------------------------------------------

    def points_of(self, power: Power) -> int:
        """Actions that a power can take now: its intrinsic one, and those of cards (8.2.2)."""
        impulse = self.state.impulse
        if impulse.closing:
            return 0
        points = impulse.points.get(power, 0) + (impulse.intrinsic >> power & 1)
        return points if impulse.fed >> power & 1 else points + impulse.unassigned
