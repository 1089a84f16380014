"""Paying for declarations of war and interventions with cards (HIS 9.6)."""

from dataclasses import dataclass, field

from tercio.games.here_i_stand.model.position import HereIStand
from tercio.kernel.ask import Args, Ask, Option, Procedure
from tercio.kernel.citations import cites
from tercio.wars.model.names import NO_CARD, CardId, Cp, Power
from tercio.wars.model.refs import card_ref, power_ref


def payment(g: HereIStand, power: Power) -> list[CardId]:
    """Cards that can pay for a war: all but mandatory events."""
    return [c for c in g.state.hands[power] if g.world.card_type(c) != "mandatory"]


def funds(g: HereIStand, power: Power, without: CardId = NO_CARD) -> Cp:
    """The CP of a hand, less one card that is to be used otherwise."""
    return sum(g.world.card_cp(card) for card in payment(g, power) if card != without)


@dataclass(slots=True)
class Bills:
    """What each power owes; settled when all declarations have been made."""

    amounts: dict[Power, Cp] = field(default_factory=dict)

    def owed(self, power: Power) -> Cp:
        return self.amounts.get(power, 0)

    def add(self, power: Power, cp: Cp) -> None:
        self.amounts[power] = self.owed(power) + cp

    @cites("HIS 9.6")
    def settle(self, g: HereIStand, power: Power) -> Procedure[None]:
        """One or more cards that together are worth as much, or more."""
        owed = self.amounts.pop(power, 0)
        while owed > 0:
            args: Args = {"power": power_ref(g, power), "cp": owed}
            options = [_card(g, power, card) for card in payment(g, power)]
            pick = yield Ask(g.seat_of(power), "pay-for-war", options, "HIS 9.6", args=args)
            owed -= g.world.card_cp(pick.value)
            g.play_card(power, pick.value, "cp")
            g.hooks.dispose_card(g, power, pick.value)


def _card(g: HereIStand, power: Power, card: CardId) -> Option:
    ref = card_ref(g, card)
    args: Args = {"card": ref, "cp": g.world.card_cp(card)}
    return Option(f"card.{card}", card, (ref,), "option-pay-with", args=args)
