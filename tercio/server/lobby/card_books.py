"""The cards of a game, for everybody; and those of a table, for whoever looks at it."""

from functools import cache

from litestar import Response, get

from tercio.server.house import OurHouse
from tercio.server.http.handling import charged, threaded
from tercio.server.http.parameters import AnySeat, Language, TableId
from tercio.server.http.wire.cards import CardBook
from tercio.server.live.card_books import book_at_table, book_of_game
from tercio.server.live.vocabulary import words_of
from tercio.server.lobby.companions import KEPT, GameId, game_called
from tercio.server.people.access import viewing_seat
from tercio.server.people.identity import Who


@get("/games/{game_id:str}/cards", **threaded)
@charged
def cards_of(game_id: GameId, who: Who, house: OurHouse, language: Language) -> Response[CardBook]:
    """All cards of a game: what they say, what is ruled on them, what bots think of them."""
    return Response(_book(game_called(game_id).id, language), headers=KEPT)


@cache
def _book(game_id: str, language: str) -> CardBook:
    return book_of_game(game_called(game_id), words_of(game_id, language))


@get("/tables/{table_id:str}/cards", **threaded)
@charged
def cards_at(
    table_id: TableId, who: Who, house: OurHouse, language: Language, seat: AnySeat = None
) -> CardBook:
    """The cards of a table, and where each is as far as the viewer knows."""
    with house.tables.open(table_id) as live:
        viewer = viewing_seat(live.row, live.seats, who, seat)
        return book_at_table(live.table, viewer, live.words(language))


handlers = [cards_of, cards_at]
