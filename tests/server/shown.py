"""Everything that the server shows to a pair of eyes, as bytes that can be compared."""

from collections.abc import Sequence

from tests.server.client import Client

_ODDS = 12
THINGS = ("town:milan", "town:pavia", "card:forage", "seat:gonzaga", "town:nowhere")


def shown(
    client: Client,
    id: str,
    seat: str | None,
    lang: str = "en",
    things: Sequence[str] = THINGS,
) -> dict[str, bytes]:
    """The answers of every reading endpoint of a table."""
    eyes = "" if seat is None else f"&seat={seat}"
    paths = [
        f"/tables/{id}?lang={lang}",
        f"/tables?lang={lang}",
        f"/tables/{id}/boards?lang={lang}",
        f"/tables/{id}/glossary?lang={lang}",
        f"/tables/{id}/look?lang={lang}{eyes}",
        f"/tables/{id}/look?lang={lang}{eyes}&since=0",
        f"/tables/{id}/cards?lang={lang}{eyes}",
        f"/tables/{id}/log?lang={lang}{eyes}",
        f"/tables/{id}/layers?lang={lang}{eyes}",
        f"/tables/{id}/review?lang={lang}{eyes}",
        f"/tables/{id}/digest?lang={lang}{eyes}",
        f"/tables/{id}/talk?lang={lang}{eyes}",
        f"/tables/{id}/verify?lang={lang}",
    ]
    if seat is not None:
        paths += [f"/tables/{id}/orders?seat={seat}", f"/tables/{id}/hint?lang={lang}{eyes}"]
        paths += [f"/tables/{id}/why?lang={lang}{eyes}&ref={thing}" for thing in things]
        paths += [f"/tables/{id}/openings?lang={lang}{eyes}&ref={thing}" for thing in things]
        paths += [f"/tables/{id}/ways?lang={lang}{eyes}&ref={thing}" for thing in things]
        paths += [f"/tables/{id}/ways?lang={lang}{eyes}&ref={thing}&back=true" for thing in things]
        keys = [option.key for option in client.look(id, seat).options]
        paths += [f"/tables/{id}/odds?lang={lang}{eyes}&key={key}" for key in keys[:_ODDS]]
    return {path: _answer(client, path) for path in paths}


def refusals(client: Client, id: str, seat: str) -> list[bytes]:
    """What the server says to decisions that it does not take; the table stays as it is."""
    look = client.look(id, seat)
    told = []
    for key, seq in (("no.such.thing", look.seq), ("pass", look.seq + 1), ("pass", 0)):
        body = {"seat": seat, "key": f"{key} ", "seq": seq, "since": 0}
        answer = client.http.post(f"/api/tables/{id}/decisions", json=body)
        assert answer.status_code in (409, 422), answer.text
        told.append(answer.content)
    return told


def first_ping(client: Client, id: str, seat: str | None) -> str:
    """The first thing that is heard of a table."""
    params = {} if seat is None else {"seat": seat}
    with client.http.stream("GET", f"/api/tables/{id}/events", params=params) as response:
        return next(line for line in response.iter_lines() if line.startswith("data: "))


def rewound(client: Client, id: str, seat: str | None) -> list[bytes]:
    """The whole replay, step by step."""
    total = client.replay(id, 0, seat).total
    eyes = "" if seat is None else f"&seat={seat}"
    return [_answer(client, f"/tables/{id}/replay?at={at}{eyes}") for at in range(total + 1)]


def _answer(client: Client, path: str) -> bytes:
    response = client.http.get(f"/api{path}")
    assert response.status_code < 500, (path, response.text)
    return str(response.status_code).encode() + response.content
