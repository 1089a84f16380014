"""A game's cards to leaf through. At a table they are told from the view of whoever looks alone."""

from collections import defaultdict
from collections.abc import Sequence
from typing import Any

import msgspec

from tercio.kernel.ask import Seat
from tercio.kernel.book.companion import rulings_on
from tercio.kernel.display.card_book import BookCard, CardSpot
from tercio.kernel.game import Game
from tercio.kernel.messages import Words
from tercio.kernel.position import Position
from tercio.kernel.table import Table
from tercio.server.http.wire import cards as wire


def book_of_game(rules: Game[Any], words: Words) -> wire.CardBook:
    """Worths are those at the start of its first scenario."""
    table = Table.new(rules)
    g = table.view_position(None)
    cards = rules.display.book_cards(g, words)
    told = tuple(_card(rules, g, each, words, spots=()) for each in cards)
    return wire.CardBook(cards=told, draws=())


def book_at_table(table: Table[Any], seat: Seat | None, words: Words) -> wire.CardBook:
    rules, g = table.game, table.view_position(seat)
    display = rules.display
    spots: dict[str, list[CardSpot]] = defaultdict(list)
    for spot in display.card_spots(g, seat, words):
        spots[spot.ref].append(spot)
    cards = display.book_cards(g, words)
    told = tuple(_card(rules, g, each, words, spots=spots[each.face.ref]) for each in cards)
    draws = tuple(
        wire.CardDraw(when=each.when, refs=each.refs) for each in display.card_draws(g, words)
    )
    return wire.CardBook(cards=told, draws=draws)


def _card(
    rules: Game[Any], g: Position[Any], card: BookCard, words: Words, *, spots: Sequence[CardSpot]
) -> wire.CardInfo:
    face = card.face
    worths = rules.display.card_worths(g, card.id)
    if card.side:  # nobody else may play it
        worths = {power: worth for power, worth in worths.items() if power == card.side}
    own = tuple(wire.CardRuling(says=each, open="", cite="") for each in card.rulings)
    english = rules.display.name_of(words.data, *face.ref.split(":", 1)) or face.name
    found = rulings_on(rules, card.number, english, language=words.language)
    return wire.CardInfo(
        **msgspec.structs.asdict(face),
        number=card.number,
        side=card.side,
        owner=words.name(f"power:{card.side}") if card.side else "",
        copies=card.copies,
        turn=card.turn,
        until=card.until,
        once=card.once,
        leaves=card.leaves,
        rulings=own + tuple(wire.CardRuling(**msgspec.structs.asdict(each)) for each in found),
        worth={words.name(f"power:{power}"): worth for power, worth in worths.items()},
        spots=tuple(_spot(each) for each in spots),
    )


def _spot(spot: CardSpot) -> wire.CardSpot:
    return wire.CardSpot(
        where=spot.where, holder=spot.holder, count=spot.count, chance=round(spot.chance, 4)
    )
