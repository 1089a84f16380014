"""Questions about informants, assassins and Cipher Keys (VQ 19)."""

from typing import TYPE_CHECKING

from tercio.games.virgin_queen.model.espionage_state import Informant
from tercio.kernel.ask import Seat
from tercio.wars.model.names import Power

if TYPE_CHECKING:
    from tercio.games.virgin_queen.model.position import VirginQueen


def informant_on(g: "VirginQueen", owner: Power, target: Power) -> Informant | None:
    """The Informant of a power on the card of another, neutralized or not."""
    for each in g.state.spies.informants:
        if each.owner == owner and each.target == target and owner != target:
            return each
    return None


def has_used_assassin(g: "VirginQueen", power: Power) -> bool:
    return bool(g.state.spies.assassins_used >> power & 1)


def hands_read_by(g: "VirginQueen", seat: Seat) -> list[Power]:
    """Powers whose hands a seat may look at, as its Cipher Key is on their power cards."""
    own = g.powers_of(seat)
    return [target for power, target in g.state.spies.ciphers.items() if power in own]
