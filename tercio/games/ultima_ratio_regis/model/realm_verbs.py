"""Verbs on realms: unrest, VP, powers and minors, war and peace, commerce, events in force."""

from tercio.games.ultima_ratio_regis.model.area_verbs import AreaVerbs
from tercio.games.ultima_ratio_regis.model.events.general import (
    AllianceEnded,
    AllianceMade,
    CapacityChanged,
    CasusBelliGained,
    CasusBelliLost,
    DistanceChanged,
    EmperorChosen,
    EventEnds,
    EventLasts,
    ForcedPeaceMade,
    InterestChanged,
    MerchantEntered,
    MerchantPrepared,
    MerchantRemoved,
    MinorAllied,
    MinorJoined,
    MinorKeptOut,
    MinorNeutral,
    MoraleReturned,
    MoraleTaken,
    PowerEntered,
    PowerLeft,
    ReligionChanged,
    TechnologyWon,
    UnrestChanged,
    VpScored,
    WarBegun,
    WarEnded,
    WarWorthMore,
)
from tercio.games.ultima_ratio_regis.model.names import (
    NO_PLAYER,
    NOBODY,
    Center,
    Mask,
    Player,
    Power,
    directed,
    pair,
)
from tercio.games.ultima_ratio_regis.model.numbered import theaters_in
from tercio.games.ultima_ratio_regis.model.power_questions import is_major, morale_left, religion_of
from tercio.games.ultima_ratio_regis.model.realm_state import War
from tercio.games.ultima_ratio_regis.model.refs import center_ref, power_ref, seat_ref
from tercio.games.ultima_ratio_regis.model.war_questions import war_of
from tercio.kernel.ask import ref


class RealmVerbs(AreaVerbs):
    """What happens to powers."""

    def _names(self, a: Power, b: Power) -> tuple[str, str]:
        return power_ref(self, a), power_ref(self, b)

    # -- tracks ----------------------------------------------------------------------------------

    def change_unrest(self, power: Power, by: int) -> None:
        """Never below 0 (19.1)."""
        unrest = self.realm.unrest
        now = max(unrest[power] + by, 0)
        change = now - unrest[power]
        if change:
            was, unrest[power] = unrest[power], now
            self.record(UnrestChanged(power_ref(self, power), change, now, was))

    def score(self, player: Player, vp: int, why: str, power: Power = NOBODY) -> None:
        """`why` completes the message id `vp-...`; a power may have earned them."""
        if vp and player != NO_PLAYER:
            self.state.vp[player] += vp
            now, who = self.state.vp[player], power_ref(self, power)
            self.record(VpScored(seat_ref(self, player), vp, now, why, power=who))

    # -- powers and minors -----------------------------------------------------------------------

    def enter_power(self, power: Power) -> None:
        self.realm.in_play |= 1 << power
        self.record(PowerEntered(power_ref(self, power)))

    def leave_power(self, power: Power) -> None:
        self.realm.in_play &= ~(1 << power)
        self.record(PowerLeft(power_ref(self, power)))

    def ally_minor(self, minor: Power, power: Power) -> None:
        self.realm.set_patron(minor, power)
        self.realm.kept_out.pop(minor, None)
        self.record(MinorAllied(*self._names(minor, power)))

    def neutralize_minor(self, minor: Power) -> None:
        if self.realm.patron[minor] != NOBODY:
            self.realm.set_patron(minor, NOBODY)
            self.realm.kept_out.pop(minor, None)
            self.record(MinorNeutral(power_ref(self, minor)))

    def keep_minor_out(self, minor: Power, enemy: Power) -> None:
        """It is neutral in its ally's war with an enemy (20.5)."""
        self._set_kept_out(minor, self.realm.kept_out.get(minor, 0) | 1 << enemy)
        self.record(MinorKeptOut(*self._names(minor, enemy)))

    def bring_minor_in(self, minor: Power, enemy: Power) -> None:
        out = self.realm.kept_out.get(minor, 0)
        if out >> enemy & 1:
            self._set_kept_out(minor, out & ~(1 << enemy))
            self.record(MinorJoined(*self._names(minor, enemy)))

    def _set_kept_out(self, minor: Power, enemies: Mask) -> None:
        self.realm.kept_out.pop(minor, None)
        if enemies:
            self.realm.kept_out[minor] = enemies

    def choose_emperor(self, power: Power) -> None:
        self.realm.emperor = power
        self.record(EmperorChosen(power_ref(self, power)))

    # -- diplomacy -------------------------------------------------------------------------------

    def make_alliance(self, a: Power, b: Power, until_war: bool = False) -> None:
        self.realm.alliances[pair(a, b)] = 2 if until_war else 1
        self.record(AllianceMade(*self._names(a, b)))

    def end_alliance(self, a: Power, b: Power) -> None:
        if self.realm.alliances.pop(pair(a, b), 0):
            self.record(AllianceEnded(*self._names(a, b)))

    def give_casus_belli(self, a: Power, b: Power) -> None:
        """To `a` against `b`; a second one is ignored (21.3.2)."""
        key = directed(a, b)
        if key not in self.realm.casus_belli:
            self.realm.casus_belli[key] = 1
            self.record(CasusBelliGained(*self._names(a, b)))

    def drop_casus_belli(self, a: Power, b: Power) -> None:
        if self.realm.casus_belli.pop(directed(a, b), 0):
            self.record(CasusBelliLost(*self._names(a, b)))

    def begin_war(self, a: Power, b: Power, card: str = "", vp: int = 0) -> War:
        """`a` goes to war with `b`, by an event or not; what they had against each other lapses."""
        realm = self.realm
        war = War(a, b, realm.outbreaks, {card: vp} if card else {})
        realm.outbreaks += 1
        realm.wars.append(war)
        realm.foes[a] |= 1 << b
        realm.foes[b] |= 1 << a
        self.record(WarBegun(*self._names(a, b)))
        if vp:
            self.record(WarWorthMore(*self._names(a, b), vp))
        self.drop_casus_belli(a, b)
        self.drop_casus_belli(b, a)
        self.end_alliance(a, b)
        realm.forced_peace.pop(pair(a, b), None)
        return war

    def add_war_vp(self, war: War, card: str, vp: int) -> None:
        """Once for each card (21.5.5)."""
        if card not in war.cards:
            wars = self.realm.wars
            wars[wars.index(war)] = war.worth_more(card, vp)
            self.record(WarWorthMore(*self._names(war.a, war.b), vp))

    def end_war(self, war: War) -> None:
        """All morale that the two have of each other comes back with the peace (21.3.4); minors
        that stayed out of it stand by their ally again (20.5)."""
        if is_major(self, war.a) and is_major(self, war.b):
            self.return_morale(war.a, war.b)
            self.return_morale(war.b, war.a)
        self.realm.wars.remove(war)
        self.realm.foes[war.a] &= ~(1 << war.b)
        self.realm.foes[war.b] &= ~(1 << war.a)
        for power, enemy in ((war.a, war.b), (war.b, war.a)):
            for minor in self.realm.minors[power]:
                self._set_kept_out(minor, self.realm.kept_out.get(minor, 0) & ~(1 << enemy))
        self.record(WarEnded(*self._names(war.a, war.b)))

    def force_peace(self, a: Power, b: Power) -> None:
        self.realm.forced_peace[pair(a, b)] = 1
        self.record(ForcedPeaceMade(*self._names(a, b)))

    def take_morale(self, power: Power, loser: Power, points: int = 1) -> int:
        """As many points as the loser has left; returns how many changed hands (21.3.5).

        They pass between enemies alone: fleets of powers at peace may fight over support (11.4.2).
        """
        if war_of(self, power, loser) is None:
            return 0
        taken = min(points, morale_left(self, loser))
        if taken > 0:
            held = self.realm.morale[power] = self.realm.morale[power][:]
            held[loser] += taken
            self.record(MoraleTaken(*self._names(power, loser), taken, held[loser]))
        return taken

    def return_morale(self, power: Power, loser: Power, points: int | None = None) -> None:
        """All that `power` holds of `loser`, or some of it, goes back."""
        held = self.realm.morale[power]
        count = held[loser] if points is None else min(points, held[loser])
        if count:
            held = self.realm.morale[power] = held[:]
            held[loser] -= count
            self.record(MoraleReturned(*self._names(power, loser), count))

    # -- commerce --------------------------------------------------------------------------------

    def add_merchant(self, center: Center, power: Power, count: int = 1) -> None:
        now = self.realm.merchants[center].get(power, 0) + count
        self._set(self.realm.merchants, center, power, now)
        self.record(MerchantEntered(center_ref(self, center), power_ref(self, power), now))

    def remove_merchant(self, center: Center, power: Power, count: int = 1) -> None:
        left = self.realm.merchants[center][power] - count
        self._set(self.realm.merchants, center, power, left)
        if self.realm.fixed[center].get(power, 0) > left:
            self.fix_merchants(center, power, left)
        self.record(MerchantRemoved(center_ref(self, center), power_ref(self, power), left))

    def prepare_merchant(self, center: Center, power: Power) -> None:
        now = self.realm.prepared[center].get(power, 0) + 1
        self._set(self.realm.prepared, center, power, now)
        self.record(MerchantPrepared(center_ref(self, center), power_ref(self, power)))

    def fix_merchants(self, center: Center, power: Power, count: int) -> None:
        """So many of those in the center cannot be removed by competition (19.2.4)."""
        self._set(self.realm.fixed, center, power, count)

    def drop_prepared(self, center: Center, power: Power) -> None:
        """Merchants that wait to enter do not come any more."""
        self._set(self.realm.prepared, center, power, 0)

    def _set(self, rows: list[dict[Power, int]], center: Center, power: Power, count: int) -> None:
        row = {one: n for one, n in rows[center].items() if one != power or count}
        rows[center] = {**row, power: count} if count else row

    def set_capacity(self, center: Center, capacity: int) -> None:
        now = max(capacity, 0)
        if self.realm.capacity[center] != now:
            self.realm.capacity[center] = now
            self.record(CapacityChanged(center_ref(self, center), now))

    # -- events in force -------------------------------------------------------------------------

    def win_technology(self, power: Power, tech: str) -> None:
        self.realm.techs[tech] = power
        self.record(TechnologyWon(power_ref(self, power), ref("tech", tech)))

    def make_lasting(self, card: str) -> None:
        if card not in self.realm.lasting:
            self.realm.lasting = sorted([*self.realm.lasting, card])
            self.record(EventLasts(ref("card", card)))

    def end_lasting(self, card: str) -> None:
        if card in self.realm.lasting:
            self.realm.lasting.remove(card)
            self.record(EventEnds(ref("card", card)))

    def set_interest(self, power: Power, theaters: Mask) -> None:
        """Of powers that nobody plays nothing is told."""
        if self.realm.interest[power] == theaters:
            return
        self.realm.interest[power] = theaters
        if self.state.player_of[power] != NO_PLAYER:
            names = [ref("theater", self.data.theaters[n].id) for n in theaters_in(theaters)]
            self.record(InterestChanged(power_ref(self, power), list(names)))

    def gain_interest(self, power: Power, theaters: Mask) -> None:
        """For good, whatever the table of a later turn says."""
        self.realm.gained[power] |= theaters
        self.set_interest(power, self.realm.interest[power] | theaters)

    def set_religion(self, power: Power, religion: str) -> None:
        if religion_of(self, power) != religion:
            self.realm.religion[power] = religion
            self.record(ReligionChanged(power_ref(self, power), ref("religion", religion)))

    def set_distance(self, mediterranean: int, elsewhere: int) -> None:
        """How far from their bases squadrons may operate (11.1)."""
        realm = self.realm
        if (realm.nod_mediterranean, realm.nod_elsewhere) != (mediterranean, elsewhere):
            realm.nod_mediterranean, realm.nod_elsewhere = mediterranean, elsewhere
            self.record(DistanceChanged(mediterranean, elsewhere))
