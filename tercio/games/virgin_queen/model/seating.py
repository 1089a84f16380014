"""Who plays what: a seat is named after its powers, joined by `+` (VQ 3.1, 27)."""

from functools import cache
from typing import TYPE_CHECKING

from tercio.kernel.ask import Seat
from tercio.wars.model.names import Power
from tercio.wars.model.numbered import by_power

if TYPE_CHECKING:
    from tercio.games.virgin_queen.model.position import VirginQueen


def seated_powers(g: "VirginQueen", seat: Seat) -> list[Power]:
    """The powers that a seat plays from start to end: these can win."""
    return [power for power, holder in g.seating.items() if holder == seat]


@cache
def seating(seats: tuple[Seat, ...]) -> dict[Power, Seat]:
    """The seat of each power that is played from the start."""
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
