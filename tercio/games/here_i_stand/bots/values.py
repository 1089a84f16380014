"""What things are worth, in victory points: the numbers, and what only this game counts."""

from pathlib import Path
from typing import TYPE_CHECKING, Final

from tercio.games.here_i_stand.model.court_questions import league_formed
from tercio.games.here_i_stand.model.powers import HAPSBURG, HUNGARY, OTTOMAN, PROTESTANT
from tercio.kernel.weights import read_times, read_weights
from tercio.wars.bots.weights import Weights
from tercio.wars.model.names import Space

if TYPE_CHECKING:
    from tercio.games.here_i_stand.bots.outlook import Outlook


class HisWeights(Weights, frozen=True, kw_only=True, forbid_unknown_fields=True, dict=True):
    faith: float
    electorate: float
    university: float
    electorate_converted: float
    electorate_held: float
    peace_units: float
    minor: float
    hungary: float
    piracy_promise: float
    chateaux_promise: float
    coast_guard: float
    counts_build_squadron: float
    counts_explore: float
    counts_colonize: float
    counts_conquer: float
    counts_translate: float
    counts_publish_treatise: float
    counts_call_debate: float
    counts_st_peters: float
    counts_burn_books: float


WEIGHTS: Final = read_weights(HisWeights, Path(__file__).parent)
TIMES: Final = read_times(Path(__file__).parent)
"""By power."""


def capture(o: "Outlook", space: Space) -> float:
    """Electorates, and Hungary."""
    worth = _electorate(o, space) if o.world.electorates >> space & 1 else 0.0
    if o.power == OTTOMAN and o.state.control[space] == HUNGARY:
        worth += o.weights.hungary
    return worth


def _electorate(o: "Outlook", space: Space) -> float:
    counts = bool(o.state.religion.protestant >> space & 1)
    worth = 0.0
    if o.power == PROTESTANT:
        worth = o.weights.electorate if counts else 0.4
    if o.power == HAPSBURG and league_formed(o.g):
        worth = 1.0
    if o.state.control[space] == PROTESTANT and counts:
        worth += o.weights.electorate * o.harm(PROTESTANT)
    return worth


def holding(o: "Outlook", space: Space) -> float:
    """An electorate of the Protestant."""
    precious = o.power == PROTESTANT and o.world.electorates >> space & 1
    return o.weights.electorate_held if precious else 0.0


def unrest(o: "Outlook", space: Space) -> float:
    """It silences a Protestant space."""
    if not o.state.religion.protestant >> space & 1:
        return 0.0
    return 0.3 * o.harm(PROTESTANT) + 0.5 * bool(o.world.electorates >> space & 1)
