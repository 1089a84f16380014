"""The rule books in our own words: what stands in them, one section, and a search.

It is the same for everybody and for every table, and does not change while a server runs.
"""

from typing import Annotated, Any

import msgspec
from litestar import Response, get
from litestar.params import PathParameter, QueryParameter

from tercio.kernel.book.companion import passage, portraits, search, titled
from tercio.kernel.display.scene import Term
from tercio.kernel.errors import Unknown
from tercio.kernel.game import Game
from tercio.kernel.registry import games
from tercio.kernel.told import sentence_of
from tercio.server.house import OurHouse
from tercio.server.http.errors import missing
from tercio.server.http.handling import charged, threaded
from tercio.server.http.parameters import Language
from tercio.server.http.wire.companion import PowerText, SectionFound, SectionInfo, SectionText
from tercio.server.live.vocabulary import words_of
from tercio.server.people.identity import Who

GameId = Annotated[str, PathParameter(max_length=64)]
Number = Annotated[str, PathParameter(max_length=16, description="As in 13.2.")]
Sought = Annotated[str, QueryParameter(max_length=100, description="All of which it tells of.")]

_MOST = 40
KEPT = {"Cache-Control": "public, max-age=3600", "Vary": "Accept-Language"}


@get("/games/{game_id:str}/rules", **threaded)
@charged
def contents(
    game_id: GameId, who: Who, house: OurHouse, language: Language
) -> Response[tuple[SectionInfo, ...]]:
    """The sections of a game's rule book, in its order."""
    told = tuple(
        SectionInfo(section=each.section, title=each.title)
        for each in titled(game_called(game_id), language)
    )
    return Response(told, headers=KEPT)


@get("/games/{game_id:str}/rules/sections/{section:str}", **threaded)
@charged
def section_of(
    game_id: GameId, section: Number, who: Who, house: OurHouse, language: Language
) -> Response[SectionText]:
    """A section in our own words, and how we read it where the book is silent."""
    rules = game_called(game_id)
    try:
        told = passage(rules, section, language)
    except Unknown as error:
        raise missing(sentence_of(error)) from None
    text = msgspec.convert(msgspec.to_builtins(told), SectionText)
    return Response(text, headers=KEPT)


@get("/games/{game_id:str}/rules/search", **threaded)
@charged
def search_rules(
    game_id: GameId, words: Sought, who: Who, house: OurHouse, language: Language
) -> Response[tuple[SectionFound, ...]]:
    """The sections that tell of some words, the likeliest first."""
    found = tuple(
        SectionFound(section=hit.section, title=hit.title, excerpt=hit.excerpt)
        for hit in search(game_called(game_id), words, language)[:_MOST]
    )
    return Response(found, headers=KEPT)


@get("/games/{game_id:str}/powers", **threaded)
@charged
def powers(
    game_id: GameId, who: Who, house: OurHouse, language: Language
) -> Response[tuple[PowerText, ...]]:
    """What the powers of a game are like, and how to play them."""
    told = msgspec.to_builtins(portraits(game_called(game_id), language))
    return Response(msgspec.convert(told, tuple[PowerText, ...]), headers=KEPT)


@get("/games/{game_id:str}/glossary", **threaded)
@charged
def words_explained(
    game_id: GameId, who: Who, house: OurHouse, language: Language
) -> Response[tuple[Term, ...]]:
    """The words of a game's rules, explained, for who reads without a table."""
    return Response(words_of(game_called(game_id).id, language).glossary(), headers=KEPT)


def game_called(id: str) -> Game[Any]:
    """One of those that are here: who asks for others leaves nothing in memory."""
    for each in games():
        if each.id == id:
            return each
    raise missing("no-such-game", game=id)


handlers = [contents, section_of, search_rules, powers, words_explained]
