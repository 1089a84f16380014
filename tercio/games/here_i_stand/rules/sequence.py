"""The sequence of play (HIS 7).

The place in the turn is `state.phase`. A phase begins with a checkpoint of its own, unless it is
re-entered in its middle; it finds its place there by `state.step`.
"""

from collections.abc import Mapping
from typing import Generic

from tercio.games.here_i_stand.model.position import H_contra, HereIStand
from tercio.games.here_i_stand.rules.card_draw.card_draw_phase import card_draw
from tercio.games.here_i_stand.rules.diplomacy.phase import diplomacy
from tercio.games.here_i_stand.rules.new_world.new_world_phase import new_world
from tercio.games.here_i_stand.rules.reformation.diet_of_worms import diet_of_worms
from tercio.games.here_i_stand.rules.reformation.ninety_five_theses import luthers_95_theses
from tercio.games.here_i_stand.rules.victory import victory
from tercio.games.here_i_stand.rules.winter.winter_phase import winter
from tercio.kernel.ask import Procedure
from tercio.kernel.citations import cites
from tercio.wars.cards.responses import respond_window
from tercio.wars.turn.impulses import action_phase
from tercio.wars.turn.phases import Phase, begin_phase, next_phase, run_phases
from tercio.wars.turn.spring_deployment import spring_deployment

__all__ = ["PHASES", "Phase", "action", "begin_phase", "end_phase", "phases", "play"]


class PhaseHooks(Generic[H_contra]):
    """Which phases a turn has."""

    def phases(self, g: H_contra) -> Mapping[str, Phase[H_contra]]:
        """All of them, in order, by name."""
        return PHASES


def action(g: HereIStand) -> Procedure[None]:
    """Victory conditions already met when the phase starts win at once (23.1)."""
    victory.check_automatic_victory(g)
    yield from action_phase(g)


@cites("HIS 23.3")
def victory_determination(g: HereIStand) -> Procedure[None]:
    """The 2010 edition has cards that may still be played now."""
    powers = g.powers_in_play()
    yield from respond_window(
        g, "victory_determination", None, powers, cite="HIS 23.3", in_order=True
    )
    victory.determine_victory(g)


PHASES: dict[str, Phase[HereIStand]] = {
    "luthers_95_theses": luthers_95_theses,
    "card_draw": card_draw,
    "diplomacy": diplomacy,
    "diet_of_worms": diet_of_worms,
    "spring_deployment": spring_deployment,
    "action": action,
    "winter": winter,
    "new_world": new_world,
    "victory_determination": victory_determination,
}
ONLY_IN_TURN_1 = ("luthers_95_theses", "diet_of_worms")


def phases(g: HereIStand) -> list[str]:
    """Those of this turn."""
    every = g.hooks.phases(g)
    return [phase for phase in every if g.state.turn == 1 or phase not in ONLY_IN_TURN_1]


@cites("HIS 7", "HIS 8.1")
def play(g: HereIStand) -> Procedure[None]:
    yield from run_phases(g, first_phase(g), g.hooks.phases(g), end_phase)


def first_phase(g: HereIStand) -> str:
    return "luthers_95_theses" if g.state.turn == 1 else "card_draw"


def end_phase(g: HereIStand) -> None:
    """The next phase of the turn; after the last one, the first of the next turn."""
    next_phase(g, phases(g))
