"""When captains on an ocean have their time, besides cards and units (VQ 11)."""

from tercio.games.virgin_queen.model.ocean_questions import captains_at, ocean_ref
from tercio.games.virgin_queen.model.position import VirginQueen
from tercio.kernel.ask import Refusal, Seat
from tercio.wars.display import other_times as shared


def other_times(g: VirginQueen, seat: Seat, thing: str) -> list[Refusal]:
    """From what the seat sees: captains lie open on the map."""
    for power in g.powers_of(seat):
        for ocean in range(len(g.world.ocean_refs)):
            if ocean_ref(g, ocean) == thing and captains_at(g, ocean, power):
                return [shared.wait_for_an_impulse(g, power, thing)]
    return shared.other_times(g, seat, thing)
