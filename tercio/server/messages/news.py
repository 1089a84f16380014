"""What a message tells, line by line, as it is when it is sent."""

from collections.abc import Iterable
from typing import Any, NamedTuple

from sqlalchemy.orm import Session

from tercio.kernel.errors import Unknown
from tercio.server.live.sentences import name_of
from tercio.server.live.vocabulary import words_of
from tercio.server.messages.channels import Outdated
from tercio.server.messages.truth import holds, inviting
from tercio.server.messages.words import say
from tercio.server.store.models import Game, Outgoing

_MOST_LINES = 20


class Line(NamedTuple):
    text: str
    link: str
    """Where there is more to see."""


class News(NamedTuple):
    title: str
    lines: tuple[Line, ...]


def news_of(session: Session, out: Outgoing, site: str) -> News:
    """What is still so of what was to be told; what is the same is told once."""
    lines = dict.fromkeys(_lines(session, out, site))
    if not lines:
        raise Outdated
    shown = tuple(lines)[:_MOST_LINES]
    if len(lines) > len(shown):
        more = say(out.language, "news-more", {"count": len(lines) - len(shown)})
        shown += (Line(more, site),)
    first = shown[0].text
    title = first if len(lines) == 1 else say(out.language, "news-title", {"count": len(lines)})
    return News(title, shown)


def _lines(session: Session, out: Outgoing, site: str) -> Iterable[Line]:
    for (kind, game_id), same in _grouped(out.body["news"]).items():
        still = [args for args in same if holds(session, out.account_id, kind, game_id, args=args)]
        game = None if game_id is None else session.get(Game, game_id)
        table = "" if game is None else _table_name(game, out.language)
        for args in _told(kind, still, out.language):
            text = say(out.language, f"notice-{kind}", args | {"table": table, "site": site})
            yield Line(text, f"{site}{_path(session, kind, game_id, args)}")


def _grouped(news: list[dict[str, Any]]) -> dict[tuple[str, str | None], list[dict[str, Any]]]:
    grouped: dict[tuple[str, str | None], list[dict[str, Any]]] = {}
    for each in news:
        grouped.setdefault((each["kind"], each["game_id"]), []).append(each["args"])
    return grouped


def _told(kind: str, same: list[dict[str, Any]], language: str) -> list[dict[str, Any]]:
    """Many lines of talk are one: who has spoken, and how often."""
    if kind != "talk" or not same:
        return same
    names = say(language, "list-comma").join(dict.fromkeys(args["name"] for args in same))
    return [{"names": names, "count": len(same)}]


def _table_name(game: Game, language: str) -> str:
    """As the lobby calls it."""
    try:
        words = words_of(game.game, language)
    except Unknown:  # a game that this server does not have any more
        return game.game
    scenario = name_of(words, f"scenario:{game.scenario}", game.scenario)
    name = words.name(f"game:{game.game}")
    return say(language, "table-name", {"game": name, "scenario": scenario})


def _path(session: Session, kind: str, game_id: str | None, args: dict[str, Any]) -> str:
    if game_id is None:
        return "/"
    word = inviting(session, game_id, args["seat"]) if kind == "invitation" else None
    return f"/#/table/{game_id}" + (f"?invite={word}&at={args['seat']}" if word else "")
