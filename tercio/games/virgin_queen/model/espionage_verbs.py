"""Verbs on informants and assassins, and on Mary Queen of Scots (VQ 19, 23.3)."""

from tercio.games.virgin_queen.model.espionage_state import Informant
from tercio.games.virgin_queen.model.events.espionage import (
    CipherKeyMoved,
    ElizabethExcommunicated,
    InformantNeutralized,
    InformantPlanted,
    InformantsReturned,
    MaryCaptured,
    MaryExecuted,
    WalsinghamTookSide,
)
from tercio.games.virgin_queen.model.powers import ENGLAND
from tercio.games.virgin_queen.model.realm import Realm
from tercio.kernel.ask import Seat
from tercio.kernel.citations import cites
from tercio.wars.cards.card_events import (
    HandLookedAt,
    HandSeen,
)
from tercio.wars.model.names import Power


class SpyVerbs(Realm):
    """What can be done there; each verb changes the state and records an event."""

    # -- informants ------------------------------------------------------------------------------

    def informant_on(self, owner: Power, target: Power) -> Informant | None:
        """The Informant of a power on the card of another, neutralized or not."""
        for each in self.state.spies.informants:
            if each.owner == owner and each.target == target and owner != target:
                return each
        return None

    @cites("VQ 19.2")
    def plant_informant(
        self, informant: Informant, target: Power, *, at_once: bool = False
    ) -> None:
        """From the force pool, or off another card; of use `at_once` or from the next impulse."""
        informant.target = target
        informant.planted = -1 if at_once else self.state.impulses
        self.record(InformantPlanted(self.power_ref(informant.owner), self.power_ref(target)))

    @cites("VQ 19.1")
    def neutralize_informant(self, informant: Informant) -> None:
        informant.neutralized = True
        names = self.power_ref(informant.owner), self.power_ref(informant.target)
        self.record(InformantNeutralized(*names))

    @cites("VQ 20.8")
    def reset_espionage(self) -> None:
        """Winter: neutralized Informants, Assassination Used markers and Walsingham come back."""
        spies = self.state.spies
        for power in self.world.majors:
            gone = [i for i in spies.informants if i.owner == power and i.neutralized]
            for informant in gone:
                informant.target = power
                informant.neutralized = False
            if gone:
                self.record(InformantsReturned(self.power_ref(power)))
        spies.assassins_used = 0
        if spies.walsingham != "unused":
            self.set_walsingham("unused")

    # -- assassins, ciphers, Walsingham ------------------------------------------------------------

    def has_used_assassin(self, power: Power) -> bool:
        return bool(self.state.spies.assassins_used >> power & 1)

    def use_assassin(self, power: Power) -> None:
        """Its Assassination Used marker goes to the turn track."""
        self.state.spies.assassins_used |= 1 << power

    def set_cipher(self, power: Power, target: Power) -> None:
        self.state.spies.ciphers[power] = target
        names = self.power_ref(power), self.power_ref(target)
        self.record(CipherKeyMoved(*names))
        if self.is_played(target):
            seats = (self.seat_of(power), self.seat_of(target))
            self.record(HandSeen(*names, self._held(target)), seats)

    def hands_read_by(self, seat: Seat) -> list[Power]:
        """Powers whose hands a seat may look at, as its Cipher Key is on their power cards."""
        own = self.powers_of(seat)
        return [target for power, target in self.state.spies.ciphers.items() if power in own]

    def set_walsingham(self, side: str) -> None:
        self.state.spies.walsingham = side
        self.record(WalsinghamTookSide(side))

    @cites("VQ 19.1", "VQ 6.3")
    def look_at_hand(self, power: Power, target: Power) -> None:
        """Everybody learns that it happens; the seat of `power` alone learns what it sees."""
        names = self.power_ref(power), self.power_ref(target)
        self.record(HandLookedAt(*names))
        self.record(HandSeen(*names, self._held(target)), (self.seat_of(power),))

    def _held(self, target: Power) -> list[str]:
        """The cards and treasures of a hand."""
        cards = [self.card_ref(card) for card in self.state.hands[target]]
        return [*cards, *(f"treasure:{id}" for id in self.state.treasury.hands[target])]

    # -- England's queens --------------------------------------------------------------------------

    @cites("VQ 9.5")
    def excommunicate_elizabeth(self) -> None:
        """Once in a game."""
        self.state.court.elizabeth_excommunicated = True
        self.record(ElizabethExcommunicated())

    @cites("VQ 23.3")
    def capture_mary(self) -> None:
        self.state.court.mary = "captured"
        self.record(MaryCaptured())

    @cites("VQ 23.3")
    def execute_mary(self) -> None:
        """Her marker costs England 1 VP."""
        self.state.court.mary = "executed"
        self.record(MaryExecuted())
        self.gain_vp(ENGLAND, -1, "vp-mary-executed")
