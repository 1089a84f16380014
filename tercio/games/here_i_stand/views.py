"""What a seat may know of a game, and what must always hold in it."""

from collections import Counter
from collections.abc import Iterator
from typing import Any, Final

from tercio.games.here_i_stand.position import HereIStand
from tercio.games.here_i_stand.powers import MAJORS
from tercio.games.here_i_stand.state import HisState
from tercio.games.here_i_stand.two_player.secrets import (
    HIDDEN as HIDDEN,
)
from tercio.games.here_i_stand.two_player.secrets import (
    deal_diplomacy,
    diplomatic_cards,
    hide_diplomacy,
    shown_cards,
)
from tercio.games.here_i_stand.world import HisWorld
from tercio.kernel.ask import Seat
from tercio.kernel.masks import places_of
from tercio.kernel.randomness import Randomness
from tercio.wars.names import CardId, Power
from tercio.wars.pools import overdrawn_pools
from tercio.wars.rows import ConditionRow


def hide(g: HereIStand, seat: Seat | None) -> HisState:
    """Hands, the deck and talks between others become gaps. Home cards are open."""
    state = g.state.copy()
    mine = g.powers_of(seat) if seat is not None else []
    for power in MAJORS:
        if power not in mine:
            seen = shown_cards(state, seat, power)
            state.hands[power] = _covered(g, state.hands[power], seen)
    if state.active not in mine:
        state.impulse.fresh = [HIDDEN] * len(state.impulse.fresh)
    state.deck = [HIDDEN] * len(state.deck)
    state.floor = state.floor.seen_by(seat)
    state.deals = [deal for deal in state.deals if deal.is_between(seat)]
    hide_diplomacy(g, state, seat)
    return state


def _covered(g: HereIStand, hand: list[CardId], seen: list[CardId]) -> list[CardId]:
    return sorted(HIDDEN if g.is_hidden_card(c) and c not in seen else c for c in hand)


def determinize(g: HereIStand, seat: Seat | None, random: Randomness) -> HisState:
    """Deal the cards that the seat cannot see at random into the gaps of its view."""
    state = g.state.copy()
    unseen = _unseen(g)
    random.shuffle(unseen, "determinize")
    for pile in (*state.hands, state.deck):
        gaps = pile.count(HIDDEN)
        pile[:] = sorted([card for card in pile if card != HIDDEN] + unseen[:gaps])
        del unseen[:gaps]
    assert not unseen, f"cards without a place: {unseen}"
    if HIDDEN in state.impulse.fresh:
        _guess_fresh(g, state, random)
    deal_diplomacy(g, state, random)
    return state


def _guess_fresh(g: HereIStand, state: HisState, random: Randomness) -> None:
    """Which cards of its hand the active power has just won by piracy (16.4)."""
    hand = [card for card in state.hands[state.active] if g.is_hidden_card(card)]
    random.shuffle(hand, "determinize")
    state.impulse.fresh = sorted(hand[: len(state.impulse.fresh)])


def _unseen(g: HereIStand) -> list[CardId]:
    """The cards of the deck and of hidden hands, as far as a view tells."""
    seen = set(_visible_cards(g))
    return [n for n, row in g.world.cards.items() if row.type != "home" and n not in seen]


def _visible_cards(g: HereIStand) -> Iterator[CardId]:
    state = g.state
    for pile in (*state.hands, state.discard, state.on_table, state.removed, state.aside):
        yield from pile
    yield from (war.card for war in state.foreign_wars)


def conserved(g: HereIStand) -> dict[str, int]:
    """No card is lost or doubled: those of the deck, of hands and beside the map."""
    state = g.state
    places = list(_visible_cards(g)) + state.deck
    cards = {card for card in places if card and g.world.card_type(card) != "home"}
    return {"cards": len(cards), "diplomatic cards": len(diplomatic_cards(g))}


def violations(g: HereIStand) -> list[str]:
    broken = [f"The mask {name} is out of date." for name in g.broken_masks()]
    broken += _card_violations(g)
    if _is_between_impulses(g):
        broken += _stack_violations(g)
        broken += _siege_violations(g)
        broken += _piece_violations(g)
    return broken


def _is_between_impulses(g: HereIStand) -> bool:
    """Nobody is in the middle of anything: a card is to be chosen."""
    impulse = g.state.impulse
    return g.state.phase == "action" and not impulse.spending and not impulse.card


def _card_violations(g: HereIStand) -> Iterator[str]:
    state = g.state
    places = [c for pile in (*state.hands, state.deck, state.discard, state.aside) for c in pile]
    for card, times in Counter(places).items():
        if times > 1:
            yield f"Card {card} is in two places."
    for power in MAJORS:
        if any(
            g.world.card_type(c) == "home" and _owner(g, c) != power for c in state.hands[power]
        ):
            yield f"{g.world.power_rows[power].name} holds another power's home card."


def _owner(g: HereIStand, card: CardId) -> Power:
    owner = g.world.cards[card].owner
    assert owner is not None
    return g.world.power[owner]


def _siege_violations(g: HereIStand) -> Iterator[str]:
    """Besiegers stand before walls, and nobody is within the walls of an enemy otherwise."""
    rows, state = g.world.power_rows, g.state
    for space, besiegers in enumerate(state.besiegers):
        name = g.world.space_rows[space].name
        if besiegers and not g.is_fortified(space):
            yield f"{name} is besieged and not fortified."
        for power in places_of(besiegers):
            if not g.own_land(power) >> space & 1:
                yield f"{rows[power].name} besieges {name} without units."
    for owner, land in enumerate(state.land):
        for space in places_of(land & state.fortresses & g.enemy_spaces(owner)):
            if not state.besiegers[space] >> state.patron[owner] & 1:
                name = g.world.space_rows[space].name
                yield f"{rows[owner].name} is within {name}, a fortress of an enemy."


def _piece_violations(g: HereIStand) -> Iterator[str]:
    """There are counters for all units, and ships lie in friendly ports."""
    rows, world = g.world.power_rows, g.world
    for owner in overdrawn_pools(g):
        yield f"{rows[owner].name} has more units than counters."
    for power, fleets in enumerate(g.state.fleets):
        for port in places_of(fleets & world.all_spaces & ~g.friendly_spaces(power)):
            yield f"Ships of {rows[power].name} lie in {world.space_rows[port].name}."


def _stack_violations(g: HereIStand) -> Iterator[str]:
    """Enemies share a space only in a siege."""
    held = 0
    for land in g.state.land:
        held |= land
    for space in places_of(held):
        name = g.world.space_rows[space].name
        lords = g.commanders(space)
        if len(lords) > 1 and not g.is_besieged(space):
            hostile = [(a, b) for a in lords for b in lords if a < b and g.are_enemies(a, b)]
            if hostile:
                yield f"Enemies share {name}, which is not besieged."


# -- words -------------------------------------------------------------------------------------


PLURALS: Final = {"mercenary": "mercenaries", "cavalry": "cavalry"}
TABLES: Final = {
    "zone": "language_zones",
    "discovery": "discoveries",
    "colony": "colonies",
    "wife": "wives",
}


def name_of(world: HisWorld, kind: str, id: str) -> str | None:
    """The English name of anything that can be pointed at."""
    if kind == "unit":
        return _unit_name(world, id)
    if kind == "seat":
        return _seat_name(world, id)
    if kind == "action" and "." in id:
        return _borrowed_action_name(world, id)
    row: Any = world.data.tables.get(TABLES.get(kind, kind + "s"), {}).get(id)
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


def _seat_name(world: HisWorld, id: str) -> str | None:
    """A seat is called after the powers that it plays."""
    powers = id.split("+")
    if any(power not in world.power for power in powers):
        return None
    return " & ".join(world.power_rows[world.power[power]].name for power in powers)


def _unit_name(world: HisWorld, id: str) -> str:
    """`hapsburg.regular.4` is 4 Hapsburg regulars."""
    power, kind, count = id.split(".")
    adjective = world.power_rows[world.power[power]].adjective
    return f"{count} {adjective} {kind if count == '1' else PLURALS.get(kind, kind + 's')}"
