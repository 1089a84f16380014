"""Verbs of diplomacy: war and peace, alliances, minors and who commands them."""

from collections.abc import Sequence

from tercio.kernel.citations import cites
from tercio.wars.model.events import (
    AllianceEnded,
    AllianceMade,
    PeaceMade,
    VpGained,
    WarBegan,
    WarEnded,
)
from tercio.wars.model.ground import W
from tercio.wars.model.names import Mask, Power
from tercio.wars.model.numbered import by_power
from tercio.wars.model.power_questions import is_allied, is_at_war
from tercio.wars.model.refs import power_ref
from tercio.wars.model.verbs import Verbs


class Relations(Verbs[W]):
    """What can happen between powers."""

    def begin_war(self, power: Power, enemy: Power) -> None:
        """A state of war, whatever caused it. An alliance between the two is over."""
        if is_at_war(self, power, enemy):
            return
        self.end_alliance(power, enemy)
        self.state.at_war[power] |= 1 << enemy
        self.state.at_war[enemy] |= 1 << power
        self.realign()
        self.record(WarBegan(power_ref(self, power), power_ref(self, enemy)))

    def end_war(self, power: Power, enemy: Power, *, by_peace: bool = True) -> None:
        """They made peace, or there is nobody left to wage it."""
        if not is_at_war(self, power, enemy):
            return
        self.state.at_war[power] &= ~(1 << enemy)
        self.state.at_war[enemy] &= ~(1 << power)
        self.realign()
        told = PeaceMade if by_peace else WarEnded
        self.record(told(power_ref(self, power), power_ref(self, enemy)))

    def make_alliance(self, power: Power, ally: Power) -> None:
        self.state.allied[power] |= 1 << ally
        self.state.allied[ally] |= 1 << power
        self.realign()
        self.record(AllianceMade(power_ref(self, power), power_ref(self, ally)))

    def end_alliance(self, power: Power, ally: Power) -> None:
        if not is_allied(self, power, ally):
            return
        self.state.allied[power] &= ~(1 << ally)
        self.state.allied[ally] &= ~(1 << power)
        self.realign()
        self.record(AllianceEnded(power_ref(self, power), power_ref(self, ally)))

    @cites("HIS 19.4", "VQ 20.5")
    def end_alliances(self) -> None:
        """All between major powers; minors stay with theirs."""
        for power in self.world.majors:
            for ally in self.world.majors[power + 1 :]:
                if self.state.allied[power] >> ally & 1:
                    self.end_alliance(power, ally)

    def set_patron(self, minor: Power, patron: Power) -> None:
        """Put a minor under a major power's command, or (patron = minor) on its own."""
        self.state.patron[minor] = patron
        self.realign()
        self.recount_fleets()

    def realign(self) -> None:
        """`friends` and `foes` from patrons, wars and alliances."""
        state = self.state
        patron = state.patron
        powers = self.world.powers
        state.friends = [
            _following(patron, 1 << patron[p] | state.allied[patron[p]]) for p in powers
        ]
        state.foes = [_following(patron, state.at_war[patron[p]]) for p in powers]

    def gain_vp(self, power: Power, vp: int, reason: str) -> None:
        """Bonus VP; `reason` is one of those that message `vp-reason` knows."""
        if vp:
            self.enter_vp(power, vp, reason)
            self.record(VpGained(power_ref(self, power), vp, reason))

    def enter_vp(self, power: Power, vp: int, reason: str) -> None:
        """Bonus VP that are nothing new: those of a set-up."""
        self.state.bonus_vp[power] += vp
        sources = self.state.vp_sources.setdefault(power, {})
        sources[reason] = sources.get(reason, 0) + vp


def _following(patron: Sequence[Power], patrons: Mask) -> Mask:
    """All powers whose patron is in `patrons`."""
    found = 0
    for p, lord in by_power(patron):
        if patrons >> lord & 1:
            found |= 1 << p
    return found
