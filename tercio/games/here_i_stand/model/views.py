"""What a seat may guess of a game, and what must always hold in it."""

from typing import Final

from tercio.games.here_i_stand.model.position import HereIStand
from tercio.games.here_i_stand.model.state import HisState
from tercio.games.here_i_stand.model.two_player_state import DIPLOMATIC_CARD
from tercio.games.here_i_stand.model.world import HisWorld
from tercio.games.here_i_stand.two_player.secrets import deal_diplomacy, diplomatic_cards
from tercio.kernel.game import Guesses
from tercio.kernel.randomness import Randomness
from tercio.wars.model import invariants
from tercio.wars.model.rows import ConditionRow
from tercio.wars.model.unseen_cards import deal_unseen, visible_cards
from tercio.wars.model.viewers import CARD, FRESH, HIDDEN


def _guess_fresh(g: HereIStand, state: HisState, random: Randomness) -> None:
    """Which cards of its hand the active power has just won by piracy (16.4)."""
    if HIDDEN not in state.impulse.fresh:
        return
    hand = [card for card in state.hands[state.active] if g.is_hidden_card(card)]
    random.shuffle(hand, "determinize")
    state.impulse.fresh = sorted(hand[: len(state.impulse.fresh)])


GUESSES: Final[Guesses] = {CARD: deal_unseen, FRESH: _guess_fresh, DIPLOMATIC_CARD: deal_diplomacy}
"""How the gaps of a view are filled at random."""


def conserved(g: HereIStand) -> dict[str, int]:
    """No card is lost or doubled: those of the deck, of hands and beside the map."""
    state = g.state
    places = list(visible_cards(g)) + state.deck
    cards = {card for card in places if card and g.world.card_type(card) != "home"}
    return {"cards": len(cards), "diplomatic cards": len(diplomatic_cards(g))}


def violations(g: HereIStand) -> list[str]:
    return invariants.violations(g)


# -- words -------------------------------------------------------------------------------------


TABLES: Final = {
    "zone": "language_zones",
    "discovery": "discoveries",
    "colony": "colonies",
    "wife": "wives",
}


def name_of(world: HisWorld, kind: str, id: str) -> str | None:
    """The English name of anything that can be pointed at."""
    if kind == "adjective":
        return world.power_rows[world.power[id]].adjective if id in world.power else None
    row: object = world.data.tables.get(TABLES.get(kind, kind + "s"), {}).get(id)
    if row is None and kind == "card":
        row = world.data.tables["diplomatic_cards"].get(id)
    if isinstance(row, ConditionRow):
        return row.text
    name: str | None = getattr(row, "name", None)
    return name
