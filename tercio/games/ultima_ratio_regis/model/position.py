"""`g` for Ultima Ratio Regis: questions and verbs, topic by topic."""

from tercio.games.ultima_ratio_regis.model.events.general import ActionTaken, PointsGiven
from tercio.games.ultima_ratio_regis.model.names import (
    KINDS,
    NOBODY,
    TROOPS,
    TYPE,
    Kind,
    Mask,
    Player,
    Power,
)
from tercio.games.ultima_ratio_regis.model.numbered import by_power, parted
from tercio.games.ultima_ratio_regis.model.play_state import Impulse
from tercio.games.ultima_ratio_regis.model.realm_verbs import RealmVerbs
from tercio.kernel.ask import ref
from tercio.kernel.errors import RulesBug
from tercio.kernel.masks import mask_of


class Regis(RealmVerbs):
    """The position of one game."""

    # -- points ----------------------------------------------------------------------------------

    def begin_impulse(self, player: Player) -> None:
        """Who acts, and what could act from where it is (8.2.2)."""
        s = self.state
        s.active = player
        s.realm.grants = [grant for grant in s.realm.grants if not grant.brief]
        s.impulse = Impulse(
            stage="start",
            intrinsic=mask_of(self.powers_of(player)),
            fresh=s.units[:],
            begun_fortresses=mask_of(n for n, state in enumerate(s.fortress) if state == 1),
        )

    def keep_points(self, power: Power, points: int) -> None:
        """Points of the card in play are kept for a power, while another card is played."""
        impulse = self.state.impulse
        impulse.unassigned -= points
        impulse.points[power] = impulse.points.get(power, 0) + points
        impulse.current |= 1 << power
        self.record(PointsGiven(self.power_ref(power), points))

    def spend(self, power: Power, action: str) -> None:
        """One action of a power; the points that others could use too are the last to go."""
        impulse = self.state.impulse
        kept = impulse.points.get(power, 0)
        if kept:
            impulse.points[power] = kept - 1
        elif impulse.intrinsic >> power & 1:
            impulse.intrinsic &= ~(1 << power)
        elif impulse.unassigned and not impulse.fed >> power & 1:
            impulse.unassigned -= 1
            impulse.current |= 1 << power
        else:
            raise RulesBug(f"{self.data.power_ids[power]} has no action left.")
        self.record(ActionTaken(self.power_ref(power), ref("action", action)))

    # -- invariants ------------------------------------------------------------------------------

    def recount(self) -> list[str]:
        """Where the masks and the books disagree with the lists; checked while fuzzing."""
        s, wrong = self.state, list[str]()
        held, owned = self._areas_by_power(s.holder), self._areas_by_power(s.owner)
        minors, foes = self._minors_and_foes()
        for power, id in by_power(self.data.power_ids):
            troops = mask_of(k // KINDS for k in s.units[power] if k % KINDS in TROOPS)
            ships = mask_of(k // KINDS for k in s.units[power] if k % KINDS not in TROOPS)
            kept = s.troops[power], s.ships[power], s.held[power], s.owned[power]
            if kept != (troops, ships, held[power], owned[power]):
                wrong.append(f"The masks of {id} are wrong.")
            if any(count < 1 for count in s.units[power].values()):
                wrong.append(f"{id} has a stack without units.")
            wrong += self._overdrawn(power)
            if s.realm.minors[power] != minors[power]:
                wrong.append(f"The minors of {id} are wrong.")
            if s.realm.foes[power] != foes[power]:
                wrong.append(f"The foes of {id} are wrong.")
        for area, level in enumerate(s.rebels):
            if level and s.holder[area] != NOBODY:
                wrong.append(f"Somebody controls the revolt of {self.data.location_ids[area]}.")
        return wrong

    def _areas_by_power(self, whose: list[Power]) -> list[Mask]:
        masks = [0] * (len(self.data.powers) + 1)  # the last is NOBODY's
        for area, power in enumerate(whose):
            masks[power] |= 1 << area
        return masks

    def _minors_and_foes(self) -> tuple[list[list[Power]], list[Mask]]:
        """By power, as the list of patrons and that of wars have them."""
        realm, powers = self.state.realm, range(len(self.data.powers) + 1)
        minors, foes = [list[Power]() for _ in powers], [0 for _ in powers]
        for minor in self.data.minors:
            minors[realm.patron[minor]].append(minor)
        for war in realm.wars:
            foes[war.a] |= 1 << war.b
            foes[war.b] |= 1 << war.a
        return minors, foes

    def _overdrawn(self, power: Power) -> list[str]:
        """Counters on the map and eliminated, against those that the power has."""
        s, id = self.state, self.data.power_ids[power]
        if not s.units[power] and not s.eliminated[power] and not s.realm.loans:
            return []
        used: dict[Kind, int] = {}
        there = [(kind, n) for _, kind, n in parted(s.units[power].items())]
        for kind, n in [*there, *s.eliminated[power].items()]:
            used[TYPE[kind]] = used.get(TYPE[kind], 0) + n
        for loan in s.realm.loans:
            type = TYPE[loan.kind]
            used[type] = used.get(type, 0) + (loan.lender == power) - (loan.receiver == power)
        pool = self.data.pools[power]
        return [f"{id} uses {n} of type {t}." for t, n in used.items() if n > pool.get(t, 0)]
