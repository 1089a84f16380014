"""`g` for Virgin Queen: its questions and verbs, topic by topic."""

from functools import cache
from typing import TYPE_CHECKING

from tercio.games.virgin_queen.model.court_verbs import CourtVerbs
from tercio.games.virgin_queen.model.data_worlds import VqData
from tercio.games.virgin_queen.model.espionage_verbs import SpyVerbs
from tercio.games.virgin_queen.model.influence_verbs import InfluenceVerbs
from tercio.games.virgin_queen.model.marriage_verbs import WeddingVerbs
from tercio.games.virgin_queen.model.ocean_verbs import OceanVerbs
from tercio.games.virgin_queen.model.patronage_verbs import PatronageVerbs
from tercio.games.virgin_queen.model.religion_verbs import ReligionVerbs
from tercio.games.virgin_queen.model.state import VqState
from tercio.games.virgin_queen.model.treasure_verbs import TreasuryVerbs
from tercio.kernel.ask import Seat
from tercio.kernel.citations import cites
from tercio.kernel.position import Setting
from tercio.kernel.randomness import Randomness
from tercio.wars.model.names import CardId, Power
from tercio.wars.model.numbered import by_power

if TYPE_CHECKING:
    from tercio.games.virgin_queen.hooks import VqHooks


class FaithHooks:
    """What follows when the faith of a space has changed."""

    def faith_changed(self, g: "VirginQueen") -> None:
        """After a space has turned Protestant or Catholic."""


class VirginQueen(
    ReligionVerbs,
    OceanVerbs,
    TreasuryVerbs,
    CourtVerbs,
    WeddingVerbs,
    PatronageVerbs,
    SpyVerbs,
    InfluenceVerbs,
):
    """The position of one game."""

    hooks: "VqHooks"

    def __init__(self, setting: Setting, data: VqData, state: VqState, random: Randomness) -> None:
        super().__init__(setting, data, state, random)
        self.hooks = data.hooks
        self._seating = seating(setting.seats)
        self._contenders = order(setting.seats, ())

    def faith_changed(self) -> None:
        self.hooks.faith_changed(self)

    @cites("VQ 3", "VQ 3.1", "VQ 27")
    def seat_of(self, power: Power) -> Seat:
        """Who plays a power. A major that nobody plays is played by whoever activated it (27)."""
        state = self.state
        power = state.patron[power]
        activated = state.influence.activated
        return self._seating[activated.get(power, power) if activated else power]

    def powers_of(self, seat: Seat) -> list[Power]:
        """The powers that a seat plays now, in impulse order."""
        activated = self.state.influence.activated
        return list(played_by(self.seats, seat, tuple(activated.items()) if activated else ()))

    def seated_powers(self, seat: Seat) -> list[Power]:
        """The powers that a seat plays from start to end: these can win."""
        return [power for power, holder in self._seating.items() if holder == seat]

    def contenders(self) -> tuple[Power, ...]:
        """The powers that can win; an activated major power cannot (27)."""
        return self._contenders

    @cites("VQ 3.2", "VQ 27")
    def impulse_order(self) -> tuple[Power, ...]:
        """The major powers that somebody plays; an inactive one has no impulses (27)."""
        activated = self.state.influence.activated
        return order(self.seats, tuple(activated)) if activated else self.contenders()

    def is_hidden_card(self, card: CardId) -> bool:
        """Also a home card, while only its owner knows whether he has laid it aside (10)."""
        return super().is_hidden_card(card) or self.is_secret_home_card(card)

    def might_hold_home(self, power: Power, card: CardId) -> bool:
        if card not in self.state.court.home_cards[power]:
            return False
        return card in self.state.hands[power] or self.is_secret_home_card(card)

    def is_played(self, power: Power) -> bool:
        return power in self.impulse_order()


@cache
def seating(seats: tuple[Seat, ...]) -> dict[Power, Seat]:
    """Who plays what: a seat is named after its powers, joined by `+`."""
    names = ("ottoman", "spain", "england", "france", "hre", "protestant")
    return {
        power: seat for power, name in by_power(names) for seat in seats if name in seat.split("+")
    }


@cache
def order(seats: tuple[Seat, ...], activated: tuple[Power, ...]) -> tuple[Power, ...]:
    """Those who are played from the start and those who were activated, in impulse order."""
    return tuple(sorted({*seating(seats), *activated}))


@cache
def played_by(
    seats: tuple[Seat, ...], seat: Seat, activated: tuple[tuple[Power, Power], ...]
) -> tuple[Power, ...]:
    """The powers of a seat and those that these have activated, in impulse order."""
    seated = seating(seats)
    commanders = dict(activated)
    powers = order(seats, tuple(commanders))
    return tuple(p for p in powers if seated[commanders.get(p, p)] == seat)
