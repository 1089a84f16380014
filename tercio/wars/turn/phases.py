"""How a game runs through the phases of its turns, and where it can be taken up again (7)."""

from collections.abc import Callable, Mapping, Sequence
from typing import TypeAlias

from tercio.kernel.ask import Checkpoint, Procedure
from tercio.kernel.citations import cites
from tercio.wars.model.events import PhaseBegan
from tercio.wars.model.state import Impulse
from tercio.wars.model.war import AnyWar, G

Phase: TypeAlias = Callable[[G], Procedure[None]]


@cites("HIS 7", "VQ 7")
def run_phases(
    g: G, first: str, phases: Mapping[str, Phase[G]], end_phase: Callable[[G], None]
) -> Procedure[None]:
    """Phase after phase until the game is over; `end_phase` knows which comes next."""
    state = g.state
    while not state.over:
        if not state.phase:
            begin_phase(g, first)
        if not is_midway(g):
            yield Checkpoint(state.phase, ends=_over(state.phase))
        yield from phases[state.phase](g)
        if not state.over:
            end_phase(g)


@cites("HIS 7", "HIS 9", "VQ 7", "VQ 9")
def run_segments(g: G, phase: str, segments: Mapping[str, Phase[G]]) -> Procedure[None]:
    """One segment of a phase after the other; re-enters from `state.step`, the number of those
    that are over."""
    state = g.state
    names = list(segments)
    while state.step < len(names):
        name = names[state.step]
        if state.step:
            yield Checkpoint(f"{phase}-{name}")
        yield from segments[name](g)
        state.step += 1


def is_midway(g: AnyWar) -> bool:
    """In the middle of a phase; the checkpoint to come to is there."""
    state = g.state
    return bool(state.step > 0 or state.phase == "action" or state.floor.is_open)


def _over(phase: str) -> tuple[str, ...]:
    """What ends where a phase begins. (The action phase begins with an impulse.)"""
    return ("impulse", "phase", "turn") if phase == "card_draw" else ("impulse", "phase")


def begin_phase(g: AnyWar, phase: str) -> None:
    state = g.state
    state.phase, state.step = phase, 0
    if phase == "action":
        state.active, state.passed, state.impulse = g.powers_in_play()[0], 0, Impulse()
    g.record(PhaseBegan(state.turn, phase))


def next_phase(g: AnyWar, order: Sequence[str]) -> None:
    """The next phase of the turn; after the last one, the first of the next turn."""
    place = order.index(g.state.phase)
    if place + 1 < len(order):
        begin_phase(g, order[place + 1])
    else:
        g.end_turn_effects()
        g.state.turn += 1
        begin_phase(g, "card_draw")
