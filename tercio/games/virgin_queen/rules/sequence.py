"""The sequence of play (VQ 7).

The place in the turn is `state.phase`. A phase begins with a checkpoint of its own, unless it is
re-entered in its middle; it finds its place there by `state.step`.
"""

from tercio.games.virgin_queen.model.position import VirginQueen
from tercio.games.virgin_queen.model.scenario_questions import plays_with
from tercio.games.virgin_queen.rules.card_draw.card_draw_phase import card_draw
from tercio.games.virgin_queen.rules.diplomacy.phase import diplomacy
from tercio.games.virgin_queen.rules.marriage.weddings import marriage_resolution
from tercio.games.virgin_queen.rules.patronage.sponsoring import patronage
from tercio.games.virgin_queen.rules.victory.victory import (
    check_automatic_victory,
    victory_determination,
)
from tercio.games.virgin_queen.rules.winter.winter_phase import winter
from tercio.kernel.ask import Procedure
from tercio.kernel.citations import cites
from tercio.wars.turn.impulses import action_phase
from tercio.wars.turn.phases import Phase, begin_phase, next_phase, run_phases
from tercio.wars.turn.spring_deployment import spring_deployment

__all__ = ["PHASES", "begin_phase", "end_phase", "phases", "play"]


@cites("VQ 25.1")
def action(g: VirginQueen) -> Procedure[None]:
    """An Auto Win space that is open when the phase starts wins at once."""
    check_automatic_victory(g)
    yield from action_phase(g)


PHASES: dict[str, Phase[VirginQueen]] = {
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
    yield from run_phases(g, "card_draw", PHASES, end_phase)


def phases(g: VirginQueen) -> list[str]:
    return [phase for phase in PHASES if phase not in TOPICS or plays_with(g, TOPICS[phase])]


@cites("VQ 7", "VQ 25.3")
def end_phase(g: VirginQueen) -> None:
    """The next phase of the turn; after the last one, the first of the next turn."""
    next_phase(g, phases(g))
