"""When a power may pass (VQ 11)."""

from tercio.games.virgin_queen.model.court_questions import admin_rating
from tercio.games.virgin_queen.model.position import VirginQueen
from tercio.kernel.ask import Refusal
from tercio.kernel.restrictions import Restrictions, forbids
from tercio.wars.model.names import Power
from tercio.wars.model.refs import power_ref


def _holds_type(g: VirginQueen, power: Power, type: str) -> bool:
    return any(g.world.card_type(card) == type for card in g.state.hands[power])


@forbids("VQ 11", "VQ 6.1")
def home_card_is_unplayed(g: VirginQueen, power: Power) -> bool:
    return _holds_type(g, power, "home")


@forbids("VQ 11", "VQ 6.1")
def mandatory_event_is_unplayed(g: VirginQueen, power: Power) -> bool:
    return _holds_type(g, power, "mandatory")


@forbids(
    "VQ 11",
    "VQ 3.3",
    args=lambda g, power: {"power": power_ref(g, power), "admin": admin_rating(g, power)},
)
def holds_more_than_can_be_kept(g: VirginQueen, power: Power) -> bool:
    """More cards than the administrative rating of the ruler; treasures are no cards."""
    return len(g.state.hands[power]) > admin_rating(g, power)


PASSING = Restrictions(
    "pass", home_card_is_unplayed, mandatory_event_is_unplayed, holds_more_than_can_be_kept
)


def pass_refusals(g: VirginQueen, power: Power) -> list[Refusal]:
    return PASSING.refusals(g, power)
