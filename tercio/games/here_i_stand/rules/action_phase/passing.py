"""When a power may pass (HIS 11)."""

from tercio.games.here_i_stand.model.court_questions import ruler_of
from tercio.games.here_i_stand.model.position import HereIStand
from tercio.kernel.ask import Refusal
from tercio.kernel.restrictions import Restrictions, forbids
from tercio.wars.model.names import Power
from tercio.wars.model.refs import power_ref


def _holds_type(g: HereIStand, power: Power, type: str) -> bool:
    return any(g.world.card_type(card) == type for card in g.state.hands[power])


@forbids("HIS 11", "HIS 6.1")
def home_card_is_unplayed(g: HereIStand, power: Power) -> bool:
    return _holds_type(g, power, "home")


@forbids("HIS 11", "HIS 6.1")
def mandatory_event_is_unplayed(g: HereIStand, power: Power) -> bool:
    return _holds_type(g, power, "mandatory")


@forbids(
    "HIS 11",
    "HIS 3.3",
    args=lambda g, power: {"power": power_ref(g, power), "admin": ruler_of(g, power).admin},
)
def holds_more_than_can_be_kept(g: HereIStand, power: Power) -> bool:
    """More cards than the administrative rating of the ruler."""
    return len(g.state.hands[power]) > ruler_of(g, power).admin


PASSING = Restrictions(
    "pass", home_card_is_unplayed, mandatory_event_is_unplayed, holds_more_than_can_be_kept
)


def pass_refusals(g: HereIStand, power: Power) -> list[Refusal]:
    return PASSING.refusals(g, power)
