"""Questions about rulers, home cards and lasting events (VQ 3.3, 6.1, 23)."""

from typing import TYPE_CHECKING

from tercio.games.virgin_queen.model.court_state import SECRET_HOME
from tercio.games.virgin_queen.rows.map import VqRulerRow
from tercio.kernel.citations import cites
from tercio.wars.model.names import CardId, LeaderId, Power

if TYPE_CHECKING:
    from tercio.games.virgin_queen.model.position import VirginQueen


def ruler_of(g: "VirginQueen", power: Power) -> VqRulerRow:
    return g.world.rulers[g.state.court.rulers[power]]


def reigns(g: "VirginQueen", power: Power, ruler: str) -> bool:
    """Whether he is the ruler and alive."""
    return ruler_of(g, power).id == ruler and not g.state.court.dead >> power & 1


def has_happened(g: "VirginQueen", event: str) -> bool:
    """Whether an event with a lasting effect has occurred, by the id of its card."""
    return event in g.state.court.done


def is_this_turn(g: "VirginQueen", effect: str) -> bool:
    return effect in g.state.court.this_turn


def leader_faction(g: "VirginQueen", leader: LeaderId) -> Power:
    """Whose force a leader belongs to: the Huguenots and the Dutch have their own."""
    row = g.world.vq_leaders[leader]
    return g.world.power[row.faction or row.power]


@cites("VQ 3.3")
def admin_rating(g: "VirginQueen", power: Power) -> int:
    """How many cards a power may keep; a dead ruler leaves a rating of its own (23)."""
    row = ruler_of(g, power)
    return row.death_admin if is_ruler_dead(g, power) else row.admin


@cites("VQ 3.3")
def card_bonus(g: "VirginQueen", power: Power) -> int:
    row = ruler_of(g, power)
    return row.death_bonus if is_ruler_dead(g, power) else row.bonus


def is_ruler_dead(g: "VirginQueen", power: Power) -> bool:
    return bool(g.state.court.dead >> power & 1)


def is_secret_home_card(g: "VirginQueen", card: CardId) -> bool:
    """Whether only its owner knows if he holds it or has laid it aside."""
    for power in g.state.court.set_aside:
        if card in g.state.court.home_cards[power]:
            return keeps_home_secret(g, power)
    return False


def keeps_home_secret(g: "VirginQueen", power: Power) -> bool:
    """Whether a power that has laid a home card aside still holds another."""
    hand = g.state.hands[power]
    for held in g.state.court.home_cards[power]:
        if held in hand:
            return True
    return SECRET_HOME in hand
