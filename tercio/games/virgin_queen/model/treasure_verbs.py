"""Verbs on treasures (VQ 6.3).

The pool has no order: a draw picks blindly from a sorted pile, which is the same as mixing it.
"""

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
from tercio.games.virgin_queen.model.realm import Realm
from tercio.kernel.citations import cites
from tercio.wars.cards.card_events import How
from tercio.wars.model.names import NOBODY, CardId, Power


class TreasuryVerbs(Realm):
    """What can be done with treasures; each verb changes the state and records an event."""

    def treasure_ref(self, treasure: str) -> str:
        return f"treasure:{treasure}"

    # -- the pool and the rows -------------------------------------------------------------------

    @cites("VQ 6.3")
    def refresh_treasure_pool(self) -> None:
        """What was spent can be drawn again."""
        treasury = self.state.treasury
        count = len(treasury.discard)
        treasury.pool = sorted([*treasury.pool, *treasury.discard])
        treasury.discard = []
        if count:
            self.record(TreasurePoolRefreshed(count))

    def pick_treasure(self) -> str | None:
        """Out of the pool, unseen; the caller says where it goes."""
        pool = self.state.treasury.pool
        if not pool:
            return None
        treasure = self.pick(pool, "treasure")
        pool.remove(treasure)
        return treasure

    @cites("VQ 6.3")
    def fill_treasure_rows(self, spanish: int, portuguese: int) -> None:
        """Up to so many in each row, the Spanish one first."""
        treasury = self.state.treasury
        for row, size in ((treasury.spanish_row, spanish), (treasury.portuguese_row, portuguese)):
            while len(row) < size and (treasure := self.pick_treasure()) is not None:
                row.append(treasure)
            row.sort()
        self.record(TreasureRowsFilled(len(treasury.spanish_row), len(treasury.portuguese_row)))
        self._show_spanish_row()

    def add_to_spanish_row(self) -> None:
        """One more, even if the row is full (23.2)."""
        treasury = self.state.treasury
        treasure = self.pick_treasure()
        if treasure is not None:
            treasury.spanish_row = sorted([*treasury.spanish_row, treasure])
            self.record(TreasureRowsFilled(len(treasury.spanish_row), len(treasury.portuguese_row)))
            self._show_spanish_row()

    def _show_spanish_row(self) -> None:
        row = [self.treasure_ref(treasure) for treasure in self.state.treasury.spanish_row]
        if row and self.is_played(SPAIN):
            self.record(SpanishTreasuresSeen(row), (self.seat_of(SPAIN),))

    # -- hands -----------------------------------------------------------------------------------

    def draw_treasure(self, power: Power) -> str | None:
        """From the pool into a hand, if there is one left."""
        treasure = self.pick_treasure()
        if treasure is not None:
            self.gain_treasure(power, treasure)
        return treasure

    def gain_treasure(self, power: Power, treasure: str) -> None:
        """One that lay elsewhere (a row, a hold) comes into a hand; only its owner sees it."""
        self._to_treasure_hand(power, treasure)
        self.record(TreasureGained(self.power_ref(power)))
        told = TreasureGainedIs(self.power_ref(power), self.treasure_ref(treasure))
        self.record(told, (self.seat_of(power),))

    def _to_treasure_hand(self, power: Power, treasure: str) -> None:
        hand = self.state.treasury.hands[power]
        hand.append(treasure)
        hand.sort()

    def give_treasure(self, giver: Power, taker: Power, treasure: str) -> None:
        """From hand to hand; only the two know which."""
        self.state.treasury.hands[giver].remove(treasure)
        self._to_treasure_hand(taker, treasure)
        names = self.power_ref(taker), self.power_ref(giver)
        self.record(TreasureTaken(*names))
        parties = (self.seat_of(taker), self.seat_of(giver))
        self.record(TreasureTakenIs(*names, self.treasure_ref(treasure)), parties)

    def discard_treasure(self, power: Power, treasure: str) -> None:
        """From the hand to the discards, face up."""
        self.state.treasury.hands[power].remove(treasure)
        self.state.treasury.discard.append(treasure)
        self.record(TreasureDiscarded(self.power_ref(power), self.treasure_ref(treasure)))

    def play_treasure(self, power: Power, treasure: str) -> None:
        """Face up out of the hand: to the discards, or for good beside the VP (11)."""
        treasury = self.state.treasury
        treasury.hands[power].remove(treasure)
        kept = self.world.treasures[treasure].kind == "one_vp"
        (treasury.gone if kept else treasury.discard).append(treasure)
        self.record(TreasurePlayed(self.power_ref(power), self.treasure_ref(treasure)))

    @cites("VQ 20.7")
    def land_spanish_treasures(self) -> None:
        """In Winter all that is left of the Spanish row comes into the Spanish hand."""
        row, self.state.treasury.spanish_row = self.state.treasury.spanish_row, []
        for treasure in row:
            self.gain_treasure(SPAIN, treasure)

    @cites("VQ 20.7")
    def land_portuguese_treasures(self, holder: Power, count: int, *, keep: bool) -> None:
        """In Winter some of the Portuguese row, unseen, for whoever holds Lisbon; `keep` leaves the
        rest where it is, else it is discarded. `holder` may be NOBODY."""
        treasury = self.state.treasury
        for _ in range(count if holder != NOBODY else 0):
            if treasury.portuguese_row:
                treasure = self.pick(treasury.portuguese_row, "Portuguese treasure")
                treasury.portuguese_row.remove(treasure)
                self.gain_treasure(holder, treasure)
        if treasury.portuguese_row and not keep:
            left = [self.treasure_ref(treasure) for treasure in treasury.portuguese_row]
            treasury.discard += treasury.portuguese_row
            treasury.portuguese_row = []
            self.record(PortugueseTreasuresDiscarded(left))

    @cites("VQ 23.2")
    def load_fleet(self, treasures: list[str]) -> None:
        """From the Spanish row aboard the Treasure Fleet."""
        treasury = self.state.treasury
        for treasure in treasures:
            treasury.spanish_row.remove(treasure)
        treasury.fleet = sorted(treasures)

    @cites("VQ 23.2")
    def unload_fleet(self) -> None:
        """What is still aboard comes to Spain."""
        treasury = self.state.treasury
        landed, treasury.fleet = treasury.fleet, []
        for treasure in landed:
            self.gain_treasure(SPAIN, treasure)

    # -- mixed hands -----------------------------------------------------------------------------

    @cites("VQ 6.3")
    def draws_treasure(self, power: Power) -> bool:
        """Whether a random draw from a mixed hand is one of its treasures.

        Home cards do not count: they cannot be drawn (6.1).
        """
        types = self.world.card_type
        cards = sum(1 for card in self.state.hands[power] if card < 1 or types(card) != "home")
        treasures = len(self.state.treasury.hands[power])
        return treasures > 0 and treasures >= cards

    def has_random(self, power: Power) -> bool:
        """Whether anything can be drawn at random from a hand."""
        hand = self.state.hands[power]
        drawable = any(card < 1 or self.world.card_type(card) != "home" for card in hand)
        return drawable or bool(self.state.treasury.hands[power])

    @cites("VQ 6.3")
    def take_random(self, taker: Power, giver: Power, how: How = "draw") -> CardId | str | None:
        """A "card" drawn blindly from a hand of cards and treasures into another."""
        if not self.draws_treasure(giver):
            return self.take_random_card(taker, giver, how)
        treasure = self.pick(self.state.treasury.hands[giver], "treasure hand")
        self.give_treasure(giver, taker, treasure)
        return treasure

    @cites("VQ 6.3")
    def discard_random(self, power: Power) -> CardId | str | None:
        """A "card" drawn blindly from a hand of cards and treasures is discarded."""
        if not self.draws_treasure(power):
            return self.discard_random_card(power)
        treasure = self.pick(self.state.treasury.hands[power], "treasure hand")
        self.discard_treasure(power, treasure)
        return treasure

    @cites("VQ 9.1")
    def take_random_treasure(self, taker: Power, giver: Power) -> str | None:
        """A deal may be about treasures alone."""
        hand = self.state.treasury.hands[giver]
        if not hand:
            return None
        treasure = self.pick(hand, "treasure hand")
        self.give_treasure(giver, taker, treasure)
        return treasure
