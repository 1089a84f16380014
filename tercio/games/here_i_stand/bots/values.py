"""What things are worth, in victory points: the numbers, and what only this game counts."""

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from tercio.games.here_i_stand.model.court_questions import league_formed
from tercio.games.here_i_stand.model.powers import HAPSBURG, HUNGARY, OTTOMAN, PROTESTANT
from tercio.wars.bots.weights import Weights
from tercio.wars.model.names import Space

if TYPE_CHECKING:
    from tercio.games.here_i_stand.bots.outlook import Outlook


@dataclass(frozen=True, slots=True, kw_only=True)
class HisWeights(Weights):
    faith: float
    """A space that changes its faith, to the Protestant or to the Papacy."""
    electorate: float
    """A Protestant electorate, to the Protestant."""
    university: float = 0.12
    """A Jesuit university, for each Protestant space beside it, in a turn."""
    electorate_converted: float = 1.0
    """One that becomes Protestant, whoever controls it."""
    electorate_held: float = 3.5
    """The same, with the cards that it brings, and what its loss is to others."""
    peace_units: float = 0.3
    """The units that whoever sues for peace disbands."""
    minor: float = 0.4
    """An allied minor power, besides its keys."""
    hungary: float
    """A space of Hungary, to the Ottoman."""


WEIGHTS: Final = HisWeights(
    rival=0.2,
    best_rival=0.45,
    taken=0.08,
    calm=0.15,
    open_home=0.04,
    by_outpost=0.12,
    cp=0.19,
    response_card=0.18,
    idle_mercenaries=1.0,
    large_battle=6,
    pirate_hit=0.55,
    pirate_lost=0.1,
    least_sortie=0.2,
    sortie=0.5,
    envy=0.1,
    alarm=3,
    unseen_cp=2.7,
    faith=0.31,
    electorate=2.0,
    hungary=1.5,
)


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
