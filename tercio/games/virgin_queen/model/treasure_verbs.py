"""Verbs on treasures (VQ 6.3).

The pool has no order: a draw picks blindly from a sorted pile, which is the same as mixing it.
"""

from typing import TYPE_CHECKING

from tercio.games.virgin_queen.model.events.treasures import (
    PortugueseTreasuresDiscarded,
    SpanishTreasuresSeen,
    TreasureDiscarded,
    TreasureGained,
    TreasureGainedIs,
    TreasurePlayed,
    TreasurePoolRefreshed,
    TreasureRowsFilled,
    TreasureTaken,
    TreasureTakenIs,
)
from tercio.games.virgin_queen.model.powers import SPAIN
from tercio.games.virgin_queen.model.treasure_questions import draws_treasure, treasure_ref
from tercio.kernel.citations import cites
from tercio.wars.cards.card_events import How
from tercio.wars.model.names import NOBODY, CardId, Power
from tercio.wars.model.refs import power_ref

if TYPE_CHECKING:
    from tercio.games.virgin_queen.model.position import VirginQueen


# -- the pool and the rows -------------------------------------------------------------------------


@cites("VQ 6.3")
def refresh_treasure_pool(g: "VirginQueen") -> None:
    """What was spent can be drawn again."""
    treasury = g.state.treasury
    count = len(treasury.discard)
    treasury.pool = sorted([*treasury.pool, *treasury.discard])
    treasury.discard = []
    if count:
        g.record(TreasurePoolRefreshed(count))


def pick_treasure(g: "VirginQueen") -> str | None:
    """Out of the pool, unseen; the caller says where it goes."""
    pool = g.state.treasury.pool
    if not pool:
        return None
    treasure = g.pick(pool, "treasure")
    pool.remove(treasure)
    return treasure


@cites("VQ 6.3")
def fill_treasure_rows(g: "VirginQueen", spanish: int, portuguese: int) -> None:
    """Up to so many in each row, the Spanish one first."""
    treasury = g.state.treasury
    for row, size in ((treasury.spanish_row, spanish), (treasury.portuguese_row, portuguese)):
        while len(row) < size and (treasure := pick_treasure(g)) is not None:
            row.append(treasure)
        row.sort()
    g.record(TreasureRowsFilled(len(treasury.spanish_row), len(treasury.portuguese_row)))
    _show_spanish_row(g)


def add_to_spanish_row(g: "VirginQueen") -> None:
    """One more, even if the row is full (23.2)."""
    treasury = g.state.treasury
    treasure = pick_treasure(g)
    if treasure is not None:
        treasury.spanish_row = sorted([*treasury.spanish_row, treasure])
        g.record(TreasureRowsFilled(len(treasury.spanish_row), len(treasury.portuguese_row)))
        _show_spanish_row(g)


def _show_spanish_row(g: "VirginQueen") -> None:
    row = [treasure_ref(treasure) for treasure in g.state.treasury.spanish_row]
    if row and g.is_played(SPAIN):
        g.record(SpanishTreasuresSeen(row), (g.seat_of(SPAIN),))


# -- hands -----------------------------------------------------------------------------------------


def draw_treasure(g: "VirginQueen", power: Power) -> str | None:
    """From the pool into a hand, if there is one left."""
    treasure = pick_treasure(g)
    if treasure is not None:
        gain_treasure(g, power, treasure)
    return treasure


def gain_treasure(g: "VirginQueen", power: Power, treasure: str) -> None:
    """One that lay elsewhere (a row, a hold) comes into a hand; only its owner sees it."""
    _to_treasure_hand(g, power, treasure)
    g.record(TreasureGained(power_ref(g, power)))
    told = TreasureGainedIs(power_ref(g, power), treasure_ref(treasure))
    g.record(told, (g.seat_of(power),))


def _to_treasure_hand(g: "VirginQueen", power: Power, treasure: str) -> None:
    hand = g.state.treasury.hands[power]
    hand.append(treasure)
    hand.sort()


def give_treasure(g: "VirginQueen", giver: Power, taker: Power, treasure: str) -> None:
    """From hand to hand; only the two know which."""
    g.state.treasury.hands[giver].remove(treasure)
    _to_treasure_hand(g, taker, treasure)
    names = power_ref(g, taker), power_ref(g, giver)
    g.record(TreasureTaken(*names))
    parties = (g.seat_of(taker), g.seat_of(giver))
    g.record(TreasureTakenIs(*names, treasure_ref(treasure)), parties)


def discard_treasure(g: "VirginQueen", power: Power, treasure: str) -> None:
    """From the hand to the discards, face up."""
    g.state.treasury.hands[power].remove(treasure)
    g.state.treasury.discard.append(treasure)
    g.record(TreasureDiscarded(power_ref(g, power), treasure_ref(treasure)))


def play_treasure(g: "VirginQueen", power: Power, treasure: str) -> None:
    """Face up out of the hand: to the discards, or for good beside the VP (11)."""
    treasury = g.state.treasury
    treasury.hands[power].remove(treasure)
    kept = g.world.treasures[treasure].kind == "one_vp"
    (treasury.gone if kept else treasury.discard).append(treasure)
    g.record(TreasurePlayed(power_ref(g, power), treasure_ref(treasure)))


@cites("VQ 20.7")
def land_spanish_treasures(g: "VirginQueen") -> None:
    """In Winter all that is left of the Spanish row comes into the Spanish hand."""
    row, g.state.treasury.spanish_row = g.state.treasury.spanish_row, []
    for treasure in row:
        gain_treasure(g, SPAIN, treasure)


@cites("VQ 20.7")
def land_portuguese_treasures(g: "VirginQueen", holder: Power, count: int, *, keep: bool) -> None:
    """In Winter some of the Portuguese row, unseen, for whoever holds Lisbon; `keep` leaves the
    rest where it is, else it is discarded. `holder` may be NOBODY."""
    treasury = g.state.treasury
    for _ in range(count if holder != NOBODY else 0):
        if treasury.portuguese_row:
            treasure = g.pick(treasury.portuguese_row, "Portuguese treasure")
            treasury.portuguese_row.remove(treasure)
            gain_treasure(g, holder, treasure)
    if treasury.portuguese_row and not keep:
        left = [treasure_ref(treasure) for treasure in treasury.portuguese_row]
        treasury.discard += treasury.portuguese_row
        treasury.portuguese_row = []
        g.record(PortugueseTreasuresDiscarded(left))


@cites("VQ 23.2")
def load_fleet(g: "VirginQueen", treasures: list[str]) -> None:
    """From the Spanish row aboard the Treasure Fleet."""
    treasury = g.state.treasury
    for treasure in treasures:
        treasury.spanish_row.remove(treasure)
    treasury.fleet = sorted(treasures)


@cites("VQ 23.2")
def unload_fleet(g: "VirginQueen") -> None:
    """What is still aboard comes to Spain."""
    treasury = g.state.treasury
    landed, treasury.fleet = treasury.fleet, []
    for treasure in landed:
        gain_treasure(g, SPAIN, treasure)


# -- mixed hands -----------------------------------------------------------------------------------


@cites("VQ 6.3")
def take_random(
    g: "VirginQueen", taker: Power, giver: Power, how: How = "draw"
) -> CardId | str | None:
    """A "card" drawn blindly from a hand of cards and treasures into another."""
    if not draws_treasure(g, giver):
        return g.take_random_card(taker, giver, how)
    treasure = g.pick(g.state.treasury.hands[giver], "treasure hand")
    give_treasure(g, giver, taker, treasure)
    return treasure


@cites("VQ 6.3")
def discard_random(g: "VirginQueen", power: Power) -> CardId | str | None:
    """A "card" drawn blindly from a hand of cards and treasures is discarded."""
    if not draws_treasure(g, power):
        return g.discard_random_card(power)
    treasure = g.pick(g.state.treasury.hands[power], "treasure hand")
    discard_treasure(g, power, treasure)
    return treasure


@cites("VQ 9.1")
def take_random_treasure(g: "VirginQueen", taker: Power, giver: Power) -> str | None:
    """A deal may be about treasures alone."""
    hand = g.state.treasury.hands[giver]
    if not hand:
        return None
    treasure = g.pick(hand, "treasure hand")
    give_treasure(g, giver, taker, treasure)
    return treasure
