"""The Diet of Worms (HIS 18.1)."""

from collections.abc import Sequence
from itertools import product
from typing import Generic

from tercio.games.here_i_stand.model.events.religion import DietHeld
from tercio.games.here_i_stand.model.position import H_contra, HereIStand
from tercio.games.here_i_stand.model.powers import PAPACY, PROTESTANT
from tercio.games.here_i_stand.model.religion_verbs import (
    begin_religious_impulse,
    commit_card,
    commit_top_card,
)
from tercio.games.here_i_stand.rules.reformation.conversion import flip_spaces
from tercio.kernel.ask import Ask, AskAll, Option, Procedure, Seat
from tercio.kernel.citations import cites
from tercio.wars.land.battle import HIT
from tercio.wars.model.names import CardId, Cp, Power
from tercio.wars.model.refs import card_ref

ZONE = "german"


class DietHooks(Generic[H_contra]):
    """Who brings a card to the Diet."""

    def diet_by_deck(self, g: H_contra) -> Sequence[Power]:
        """For whom the deck commits a card to the Diet of Worms."""
        return ()


@cites("HIS 18.1")
def diet_of_worms(g: HereIStand) -> Procedure[None]:
    """The phase: three powers commit a card each, roll, and the winner flips spaces."""
    begin_religious_impulse(g)
    cards = yield from _select_cards(g)
    committed = {power: commit_card(g, power, card) for power, card in cards.items()}
    for power in g.hooks.diet_by_deck(g):
        committed[power] = _card_of_the_deck(g, power)
    protestant = _roll(g, "protestant", committed)
    catholic = _roll(g, "catholic", committed)
    g.record(DietHeld(protestant, catholic))
    if protestant != catholic:
        won = protestant > catholic
        yield from flip_spaces(
            g,
            PROTESTANT if won else PAPACY,
            abs(protestant - catholic),
            ZONE,
            to_protestant=won,
            reach="adjacent",
            cite="HIS 18.1",
        )


def _select_cards(g: HereIStand) -> Procedure[dict[Power, CardId]]:
    """Step 1: secretly and at once. A seat that plays two of the powers picks for both."""
    powers = [g.world.power[row.power] for row in g.world.religion.diet]
    seats: dict[Seat, list[Power]] = {}
    for power in powers:
        if power not in g.hooks.diet_by_deck(g):
            seats.setdefault(g.seat_of(power), []).append(power)
    answers = yield AskAll({seat: _which_cards(g, seat, own) for seat, own in seats.items()})
    chosen: dict[Power, CardId] = {}
    for seat, own in seats.items():
        chosen.update(zip(own, answers[seat].value, strict=True))
    return {power: chosen[power] for power in powers if power in chosen}


def _which_cards(g: HereIStand, seat: Seat, powers: list[Power]) -> Ask:
    hands = [[c for c in g.state.hands[p] if may_commit(g, c)] for p in powers]
    options = [_commitment(g, cards) for cards in product(*hands)]
    return Ask(seat, "diet-of-worms", options, "HIS 18.1")


def _commitment(g: HereIStand, cards: tuple[CardId, ...]) -> Option:
    key = ".".join(["card", *map(str, cards)])
    refs = tuple(card_ref(g, card) for card in cards)
    text = "option-commit-card" if len(cards) == 1 else "option-commit-cards"
    return Option(key, cards, refs, text)


def may_commit(g: HereIStand, card: CardId) -> bool:
    """Any card but a mandatory event."""
    return g.world.card_type(card) != "mandatory"


def _card_of_the_deck(g: HereIStand, power: Power) -> Cp:
    """The top card of the deck, for a power that nobody plays; a mandatory event counts as 2 CP."""
    card = commit_top_card(g, power)
    if may_commit(g, card):
        return g.world.card_cp(card)
    return g.world.constant("two_player_diet_mandatory_cp")


def _roll(g: HereIStand, side: str, committed: dict[Power, Cp]) -> int:
    """Steps 3 and 4: the hits of a side."""
    hits = 0
    for row in g.world.religion.diet:
        if row.side == side:
            dice = committed[g.world.power[row.power]] + row.bonus_dice
            hits += sum(face >= HIT for face in g.dice(dice, "diet", HIT))
    return hits
