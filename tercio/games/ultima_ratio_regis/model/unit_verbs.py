"""Verbs on units and leaders: each changes the state and records one event."""

from tercio.games.ultima_ratio_regis.model.events.general import (
    LeaderDrawn,
    LeaderFlipped,
    LeaderMoved,
    LeaderPlaced,
    LeaderRemoved,
    TroopLent,
    TroopRecalled,
    UnitsDispersed,
    UnitsEliminated,
    UnitsFlipped,
    UnitsMoved,
    UnitsPlaced,
    UnitsRemoved,
)
from tercio.games.ultima_ratio_regis.model.ground import Ground
from tercio.games.ultima_ratio_regis.model.names import (
    KIND_IDS,
    KINDS,
    NAVAL,
    OTHER_FACE,
    TROOPS,
    TYPE,
    Kind,
    On,
    Place,
    Power,
    Stack,
    stack,
)
from tercio.games.ultima_ratio_regis.model.realm_state import Loan
from tercio.games.ultima_ratio_regis.model.refs import leader_ref, place_ref, power_ref
from tercio.games.ultima_ratio_regis.model.state import Leader
from tercio.kernel.ask import Ref, ref
from tercio.kernel.citations import cites
from tercio.kernel.errors import RulesBug


def unit_ref(kind: Kind) -> Ref:
    return ref("unit", KIND_IDS[kind])


class UnitVerbs(Ground):
    """What happens to units and leaders.

    Leaders do not go with their units by themselves: a procedure moves them too.
    """

    # -- books -----------------------------------------------------------------------------------
    # Copies of the state share the books of units: they are replaced, never changed.

    def _put(self, power: Power, place: Place, kind: Kind, count: int) -> None:
        units, key = self.state.units[power], stack(place, kind)
        self.state.units[power] = {**units, key: units.get(key, 0) + count}
        where = self.state.troops if kind in TROOPS else self.state.ships
        where[power] |= 1 << place

    def _take(self, power: Power, place: Place, kind: Kind, count: int) -> None:
        """What has acted goes first: the fresh units are the last to leave."""
        units, key = self.state.units[power].copy(), stack(place, kind)
        left = units.get(key, 0) - count
        if left < 0 or count < 1:
            name = self.data.power_ids[power], self.data.location_ids[place], KIND_IDS[kind]
            raise RulesBug(f"{name} has {left + count} units, not {count}.")
        self.state.units[power] = units
        if left:
            units[key] = left
        else:
            del units[key]
            self._unmark(power, place, kind)
        fresh = self.state.impulse.fresh
        if fresh and fresh[power].get(key, 0) > left:
            self._set_fresh(power, key, left)

    def _unmark(self, power: Power, place: Place, kind: Kind) -> None:
        units = self.state.units[power]
        kinds = TROOPS if kind in TROOPS else NAVAL
        if not any(stack(place, other) in units for other in kinds):
            where = self.state.troops if kind in TROOPS else self.state.ships
            where[power] &= ~(1 << place)

    def _set_fresh(self, power: Power, key: Stack, count: int) -> None:
        fresh = self.state.impulse.fresh[power].copy()
        if count:
            fresh[key] = count
        else:
            fresh.pop(key, None)
        self.state.impulse.fresh[power] = fresh

    def _fresh_at(self, power: Power, place: Place, kind: Kind) -> int:
        fresh = self.state.impulse.fresh
        return fresh[power].get(stack(place, kind), 0) if fresh else 0

    def tire(self, power: Power, place: Place, kind: Kind, count: int = 1) -> None:
        """Units that began the impulse here have acted; nobody needs to be told."""
        key = stack(place, kind)
        fresh = self.state.impulse.fresh
        if fresh:
            self._set_fresh(power, key, max(fresh[power].get(key, 0) - count, 0))

    # -- units -----------------------------------------------------------------------------------

    def place_units(self, power: Power, place: Place, kind: Kind, count: int = 1) -> None:
        """Out of the available units."""
        self._put(power, place, kind, count)
        where = place_ref(self, place)
        self.record(UnitsPlaced(power_ref(self, power), where, unit_ref(kind), count))

    def remove_units(self, power: Power, place: Place, kind: Kind, count: int = 1) -> None:
        """They are available again."""
        self._take(power, place, kind, count)
        where = place_ref(self, place)
        self.record(UnitsRemoved(power_ref(self, power), where, unit_ref(kind), count))

    def eliminate(self, power: Power, place: Place, kind: Kind, count: int = 1) -> None:
        """Into the box of those eliminated this turn, where they still cost upkeep."""
        self._take(power, place, kind, count)
        for _ in range(count):
            lost = self.state.eliminated[self._whose_loss(power, kind)]
            lost[kind] = lost.get(kind, 0) + 1
        where = place_ref(self, place)
        self.record(UnitsEliminated(power_ref(self, power), where, unit_ref(kind), count))

    def _whose_loss(self, power: Power, kind: Kind) -> Power:
        """A lent troop is the last of its type to be lost, and its lender's loss."""
        loans = [loan for loan in self.realm.loans if loan.receiver == power]
        lent = [loan for loan in loans if TYPE[loan.kind] == TYPE[kind]]
        units = self.state.units[power].items()
        if sum(n for key, n in units if TYPE[key % KINDS] == TYPE[kind]) >= len(lent):
            return power
        self.realm.loans.remove(lent[0])
        return lent[0].lender

    def move_units(
        self, power: Power, start: Place, goal: Place, kind: Kind, count: int = 1
    ) -> None:
        self._take(power, start, kind, count)
        self._put(power, goal, kind, count)
        places = place_ref(self, start), place_ref(self, goal)
        self.record(UnitsMoved(power_ref(self, power), *places, unit_ref(kind), count))

    def disperse(
        self, power: Power, place: Place, kind: Kind, count: int = 1, box: Place | None = None
    ) -> None:
        """Troops to the dispersion box of their theater, or to that of a neighbouring one."""
        goal = self.data.box_of[place] if box is None else box
        self._take(power, place, kind, count)
        self._put(power, goal, kind, count)
        places = place_ref(self, place), place_ref(self, goal)
        self.record(UnitsDispersed(power_ref(self, power), *places, unit_ref(kind), count))

    @cites("uRR 4.1")
    def flip_units(self, power: Power, place: Place, kind: Kind, count: int = 1) -> Kind:
        """To the other face: veterans and regulars, damaged and operational squadrons. A troop
        that has not acted has not acted on its other face either."""
        other = OTHER_FACE[kind]
        before = self._fresh_at(power, place, kind)
        self._take(power, place, kind, count)
        self._put(power, place, other, count)
        if kind in TROOPS and (rested := before - self._fresh_at(power, place, kind)):
            ready = self._fresh_at(power, place, other) + rested
            self._set_fresh(power, stack(place, other), ready)
        where = place_ref(self, place)
        self.record(UnitsFlipped(power_ref(self, power), where, unit_ref(other), count))
        return other

    def lend_troop(self, lender: Power, receiver: Power, place: Place, kind: Kind) -> None:
        """From now on it counts as one of the receiver's (21.2.2)."""
        self._take(lender, place, kind, 1)
        self._put(receiver, place, kind, 1)
        self.realm.loans.append(Loan(lender, receiver, kind))
        names = power_ref(self, lender), power_ref(self, receiver)
        self.record(TroopLent(*names, place_ref(self, place), unit_ref(kind)))

    def recall_troop(self, loan: Loan, place: Place, kind: Kind) -> None:
        """It is the lender's again, where it stands."""
        self.realm.loans.remove(loan)
        self._take(loan.receiver, place, kind, 1)
        self._put(loan.lender, place, kind, 1)
        names = power_ref(self, loan.lender), power_ref(self, loan.receiver)
        self.record(TroopRecalled(*names, place_ref(self, place), unit_ref(kind)))

    # -- leaders ---------------------------------------------------------------------------------

    def draw_leader(self, power: Power) -> int | None:
        """The number of a counter of the common pool, if there is one left (17.2).

        It counts as one of the pool until it is placed.
        """
        pool = self.state.leader_pool
        if not pool:
            return None
        number = self.pick(pool, "leader", self.data.ability)
        ability = ref("ability", self.data.ability(number))
        self.record(LeaderDrawn(power_ref(self, power), ability))
        return number

    def place_leader(
        self, power: Power, number: int, place: Place, on: On, extraordinary: bool = False
    ) -> Leader:
        """One that was drawn comes on the map."""
        self.state.leader_pool.remove(number)
        ability = self.data.ability(number)
        return self._enlist(
            Leader(number, ability, power, place, on=on, extraordinary=extraordinary)
        )

    def bring_leader(self, power: Power, id: str, place: Place, on: On) -> Leader:
        """A historical leader, who comes with his ability for nothing (17.3.1)."""
        row = self.data.historical_leaders[id]
        number = -1 - list(self.data.historical_leaders).index(id)
        return self._enlist(
            Leader(number, row.ability, power, place, on=on, extraordinary=True, id=id)
        )

    def _enlist(self, leader: Leader) -> Leader:
        self.state.leaders.append(leader)
        who, where = power_ref(self, leader.power), place_ref(self, leader.place)
        self.record(LeaderPlaced(who, leader_ref(self, leader), where, int(leader.extraordinary)))
        return leader

    def move_leader(self, leader: Leader, place: Place, on: On) -> None:
        start = leader.place
        if (start, leader.on) == (place, on):
            return
        leader.place, leader.on = place, on
        names = power_ref(self, leader.power), leader_ref(self, leader)
        self.record(LeaderMoved(*names, place_ref(self, start), place_ref(self, place)))

    def hand_leader(self, leader: Leader, power: Power) -> None:
        """He serves another power from now on, where he is."""
        leader.power = power
        who, where = power_ref(self, power), place_ref(self, leader.place)
        self.record(LeaderPlaced(who, leader_ref(self, leader), where, int(leader.extraordinary)))

    def remove_leader(self, leader: Leader) -> None:
        """Back into the common pool; a historical one is gone."""
        self.state.leaders.remove(leader)
        if leader.number >= 0:
            self.state.leader_pool.append(leader.number)
            self.state.leader_pool.sort()
        self.record(LeaderRemoved(power_ref(self, leader.power), leader_ref(self, leader)))

    def flip_leader(self, leader: Leader, extraordinary: bool) -> None:
        names = power_ref(self, leader.power), leader_ref(self, leader)
        leader.extraordinary = extraordinary
        self.record(LeaderFlipped(*names, int(extraordinary)))
