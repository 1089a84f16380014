"""The diplomatic cards of the Two-Player Variant to leaf through, and where they are."""

from collections import Counter
from collections.abc import Iterator

from tercio.games.here_i_stand.display.screen import diplomatic_face
from tercio.games.here_i_stand.model.position import HereIStand
from tercio.games.here_i_stand.rows.files import DiplomaticCardRow
from tercio.games.here_i_stand.rules.victory.victory import scenario_of
from tercio.games.here_i_stand.two_player.players import PLAYERS
from tercio.kernel.ask import Seat
from tercio.kernel.display.card_book import BookCard, CardSpot, Where, hidden_spots
from tercio.kernel.messages import Words
from tercio.wars.model.names import CardId
from tercio.wars.model.refs import power_ref
from tercio.wars.model.viewers import HIDDEN


def diplomatic_cards(g: HereIStand, words: Words) -> Iterator[BookCard]:
    for row in _rows(g).values():
        face = diplomatic_face(words, row)
        yield BookCard(face=face, id=row.id, number=row.number, once=row.after_league)


def _rows(g: HereIStand) -> dict[CardId, DiplomaticCardRow]:
    if not scenario_of(g).diplomatic_deck:
        return {}
    rows = g.world.data.table("diplomatic_cards", DiplomaticCardRow).values()
    return {row.number: row for row in rows}


def diplomatic_spots(g: HereIStand, seat: Seat | None, words: Words) -> Iterator[CardSpot]:
    """From the view of a seat."""
    rows, cards = _rows(g), g.state.two_player
    mine = g.powers_of(seat) if seat is not None else ()
    piles: list[tuple[Where, str, list[CardId]]] = [
        ("discard", "", cards.discard),
        ("table", "", cards.on_table),
        ("removed", "", cards.removed),
        ("later", "", cards.aside),
    ]
    for power, hand in zip(PLAYERS, cards.hands, strict=True):
        where: Where = "mine" if power in mine else "held"
        piles.append((where, words.name(power_ref(g, power)), hand))
    unseen = dict(rows)
    for where, holder, pile in piles:
        for card in pile:
            if card != HIDDEN:
                del unseen[card]
                yield CardSpot(ref=f"card:{rows[card].id}", where=where, holder=holder)
    held = sum(hand.count(HIDDEN) for hand in cards.hands)
    yield from hidden_spots(Counter(row.id for row in unseen.values()), held, len(unseen))
