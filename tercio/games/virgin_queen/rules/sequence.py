"""The sequence of play (VQ 7).

The place in the turn is `state.phase`. A phase begins with a checkpoint of its own, unless it is
re-entered in its middle; it finds its place there by `state.step`.
"""

from collections.abc import Callable

from tercio.games.virgin_queen.position import VirginQueen
from tercio.games.virgin_queen.rules.card_draw import card_draw
from tercio.games.virgin_queen.rules.diplomacy.phase import diplomacy
from tercio.games.virgin_queen.rules.marriage import marriage_resolution
from tercio.games.virgin_queen.rules.patronage import patronage
from tercio.games.virgin_queen.rules.victory import (
    check_automatic_victory,
    victory_determination,
)
from tercio.games.virgin_queen.rules.winter import winter
from tercio.kernel.ask import Checkpoint, Procedure
from tercio.kernel.citations import cites
from tercio.wars.events import PhaseBegan
from tercio.wars.impulses import action_phase
from tercio.wars.spring_deployment import spring_deployment
from tercio.wars.state import Impulse

Phase = Callable[[VirginQueen], Procedure[None]]


@cites("VQ 25.1")
def action(g: VirginQueen) -> Procedure[None]:
    """An Auto Win space that is open when the phase starts wins at once."""
    check_automatic_victory(g)
    yield from action_phase(g)


PHASES: dict[str, Phase] = {
    "card_draw": card_draw,
    "diplomacy": diplomacy,
    "spring_deployment": spring_deployment,
    "action": action,
    "winter": winter,
    "marriage": marriage_resolution,
    "patronage": patronage,
    "victory_determination": victory_determination,
}
TOPICS = {"marriage": "marriage", "patronage": "patronage"}
"""Phases that a scenario without a topic of the rules leaves out."""


@cites("VQ 7")
def play(g: VirginQueen) -> Procedure[None]:
    state = g.state
    while not state.over:
        if not state.phase:
            begin_phase(g, "card_draw")
        if not _is_midway(g):
            yield Checkpoint(state.phase, ends=_over(state.phase))
        yield from PHASES[state.phase](g)
        if not state.over:
            end_phase(g)


def _is_midway(g: VirginQueen) -> bool:
    """In the middle of a phase; the checkpoint to come to is there."""
    state = g.state
    return state.step > 0 or state.phase == "action" or state.floor.is_open


def _over(phase: str) -> tuple[str, ...]:
    """What ends where a phase begins. (The action phase begins with an impulse.)"""
    return ("impulse", "phase", "turn") if phase == "card_draw" else ("impulse", "phase")


def begin_phase(g: VirginQueen, phase: str) -> None:
    state = g.state
    state.phase, state.step = phase, 0
    if phase == "action":
        state.active, state.passed_in_a_row, state.impulse = g.powers_in_play()[0], 0, Impulse()
    g.record(PhaseBegan(state.turn, phase))


def phases(g: VirginQueen) -> list[str]:
    return [phase for phase in PHASES if phase not in TOPICS or g.plays_with(TOPICS[phase])]


@cites("VQ 7", "VQ 25.3")
def end_phase(g: VirginQueen) -> None:
    """The next phase of the turn; after the last one, the first of the next turn."""
    order = phases(g)
    place = order.index(g.state.phase)
    if place + 1 < len(order):
        begin_phase(g, order[place + 1])
    else:
        g.end_turn_effects()
        g.state.turn += 1
        begin_phase(g, "card_draw")
