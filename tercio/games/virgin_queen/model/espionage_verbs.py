"""Verbs on informants and assassins, and on Mary Queen of Scots (VQ 19, 23.3)."""

from typing import TYPE_CHECKING

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
from tercio.kernel.citations import cites
from tercio.wars.cards.card_events import HandLookedAt, HandSeen
from tercio.wars.model.names import Power
from tercio.wars.model.refs import card_ref, power_ref

if TYPE_CHECKING:
    from tercio.games.virgin_queen.model.position import VirginQueen


# -- informants ------------------------------------------------------------------------------------


@cites("VQ 19.2")
def plant_informant(
    g: "VirginQueen", informant: Informant, target: Power, *, at_once: bool = False
) -> None:
    """From the force pool, or off another card; of use `at_once` or from the next impulse."""
    informant.target = target
    informant.planted = -1 if at_once else g.state.impulses
    g.record(InformantPlanted(power_ref(g, informant.owner), power_ref(g, target)))


@cites("VQ 19.1")
def neutralize_informant(g: "VirginQueen", informant: Informant) -> None:
    informant.neutralized = True
    names = power_ref(g, informant.owner), power_ref(g, informant.target)
    g.record(InformantNeutralized(*names))


@cites("VQ 20.8")
def reset_espionage(g: "VirginQueen") -> None:
    """Winter: neutralized Informants, Assassination Used markers and Walsingham come back."""
    spies = g.state.spies
    for power in g.world.majors:
        gone = [i for i in spies.informants if i.owner == power and i.neutralized]
        for informant in gone:
            informant.target = power
            informant.neutralized = False
        if gone:
            g.record(InformantsReturned(power_ref(g, power)))
    spies.assassins_used = 0
    if spies.walsingham != "unused":
        set_walsingham(g, "unused")


# -- assassins, ciphers, Walsingham ----------------------------------------------------------------


def use_assassin(g: "VirginQueen", power: Power) -> None:
    """Its Assassination Used marker goes to the turn track."""
    g.state.spies.assassins_used |= 1 << power


def set_cipher(g: "VirginQueen", power: Power, target: Power) -> None:
    g.state.spies.ciphers[power] = target
    names = power_ref(g, power), power_ref(g, target)
    g.record(CipherKeyMoved(*names))
    if g.is_played(target):
        seats = (g.seat_of(power), g.seat_of(target))
        g.record(HandSeen(*names, _held(g, target)), seats)


def set_walsingham(g: "VirginQueen", side: str) -> None:
    g.state.spies.walsingham = side
    g.record(WalsinghamTookSide(side))


@cites("VQ 19.1", "VQ 6.3")
def look_at_hand(g: "VirginQueen", power: Power, target: Power) -> None:
    """Everybody learns that it happens; the seat of `power` alone learns what it sees."""
    names = power_ref(g, power), power_ref(g, target)
    g.record(HandLookedAt(*names))
    g.record(HandSeen(*names, _held(g, target)), (g.seat_of(power),))


def _held(g: "VirginQueen", target: Power) -> list[str]:
    """The cards and treasures of a hand."""
    cards = [card_ref(g, card) for card in g.state.hands[target]]
    return [*cards, *(f"treasure:{id}" for id in g.state.treasury.hands[target])]


# -- England's queens ------------------------------------------------------------------------------


@cites("VQ 9.5")
def excommunicate_elizabeth(g: "VirginQueen") -> None:
    """Once in a game."""
    g.state.court.elizabeth_excommunicated = True
    g.record(ElizabethExcommunicated())


@cites("VQ 23.3")
def capture_mary(g: "VirginQueen") -> None:
    g.state.court.mary = "captured"
    g.record(MaryCaptured())


@cites("VQ 23.3")
def execute_mary(g: "VirginQueen") -> None:
    """Her marker costs England 1 VP."""
    g.state.court.mary = "executed"
    g.record(MaryExecuted())
    g.gain_vp(ENGLAND, -1, "vp-mary-executed")
