"""What a seat may know of a game, and what must always hold in it."""

from typing import Final

from tercio.games.here_i_stand.model.position import HereIStand
from tercio.games.here_i_stand.model.powers import MAJORS
from tercio.games.here_i_stand.model.state import HisState
from tercio.games.here_i_stand.model.world import HisWorld
from tercio.games.here_i_stand.two_player.secrets import (
    deal_diplomacy,
    diplomatic_cards,
    hide_diplomacy,
    shown_cards,
)
from tercio.kernel.ask import Seat
from tercio.kernel.randomness import Randomness
from tercio.wars.display.called import seat_name, unit_name
from tercio.wars.model import invariants
from tercio.wars.model.names import CardId
from tercio.wars.model.rows import ConditionRow
from tercio.wars.model.unseen_cards import HIDDEN, deal_unseen, sharing, visible_cards


def hide(g: HereIStand, seat: Seat | None) -> HisState:
    """Hands, the deck and talks between others become gaps. Home cards are open."""
    return _cover(g, g.state.copy(), seat)


def glance(g: HereIStand, seat: Seat | None) -> HisState:
    """The same, but what is not covered belongs to the state itself."""
    state = sharing(g.state)
    state.two_player = state.two_player.copy()
    return _cover(g, state, seat)


def _cover(g: HereIStand, state: HisState, seat: Seat | None) -> HisState:
    mine = g.powers_of(seat) if seat is not None else []
    for power in MAJORS:
        if power not in mine:
            seen = shown_cards(state, seat, power)
            state.hands[power] = _covered(g, state.hands[power], seen)
    if state.impulse.fresh and state.active not in mine:
        state.impulse.fresh = [HIDDEN] * len(state.impulse.fresh)
    state.deck = [HIDDEN] * len(state.deck)
    state.floor = state.floor.seen_by(seat)
    state.deals = [deal for deal in state.deals if deal.is_between(seat)]
    hide_diplomacy(g, state, seat)
    return state


def _covered(g: HereIStand, hand: list[CardId], seen: list[CardId]) -> list[CardId]:
    open_cards = g.world.open_cards
    return sorted([c if c in open_cards or c in seen else HIDDEN for c in hand])


def determinize(g: HereIStand, seat: Seat | None, random: Randomness) -> HisState:
    """Deal the cards that the seat cannot see at random into the gaps of its view."""
    state = g.state.copy()
    deal_unseen(g, state, random)
    if HIDDEN in state.impulse.fresh:
        _guess_fresh(g, state, random)
    deal_diplomacy(g, state, random)
    return state


def _guess_fresh(g: HereIStand, state: HisState, random: Randomness) -> None:
    """Which cards of its hand the active power has just won by piracy (16.4)."""
    hand = [card for card in state.hands[state.active] if g.is_hidden_card(card)]
    random.shuffle(hand, "determinize")
    state.impulse.fresh = sorted(hand[: len(state.impulse.fresh)])


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
    if kind == "unit":
        return unit_name(world, id)
    if kind == "seat":
        return seat_name(world, id)
    if kind == "action" and "." in id:
        return _borrowed_action_name(world, id)
    row: object = world.data.tables.get(TABLES.get(kind, kind + "s"), {}).get(id)
    if row is None and kind == "card":
        row = world.data.tables["diplomatic_cards"].get(id)
    if isinstance(row, ConditionRow):
        return row.text
    name: str | None = getattr(row, "name", None)
    return name


def _borrowed_action_name(world: HisWorld, id: str) -> str:
    """`france.assault`: an action that a player takes with the units of another power."""
    power, _, action = id.partition(".")
    name = name_of(world, "action", action) or action.replace("_", " ").capitalize()
    return f"{name} ({world.power_rows[world.power[power]].adjective})"
