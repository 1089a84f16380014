"""Threats 6 and 7: who may do what. Every endpoint, asked by everybody."""

from typing import Any

import pytest

from tercio.kernel.randomness import Stream
from tercio.server.http.document import unversioned
from tercio.server.http.wire.accounts import TokenInfo
from tercio.server.people.identity import new_id, new_secret
from tercio.server.people.scopes import DOORS
from tests.server.client import Answered, Client
from tests.server.doorstep import SEATS, begun, play

TABLE = "/api/tables/{id}"
OVER = {"first": "2020-01-01", "last": "2020-01-02"}
DECIDE = {"seat": "colonna", "key": "bid.99", "seq": 1}

PUSH = {"endpoint": "https://push.example.org/1", "p256dh": "x" * 87, "auth": "x" * 22}

# (method, path, body): what anna (colonna, the host), bert (gonzaga), carla (logged in, without a
# seat) and a stranger are answered while the game is on. 422: let in, and refused by the rules.
MATRIX: list[tuple[str, str, Any, tuple[int, int, int, int]]] = [
    ("GET", "/api/me", None, (200, 200, 200, 200)),
    ("GET", "/api/catalog", None, (200, 200, 200, 200)),
    ("GET", "/api/games/primer/cards", None, (200, 200, 200, 200)),
    ("GET", "/api/games/primer/data", None, (200, 200, 200, 200)),
    ("GET", "/api/games/primer/data/towns", None, (200, 200, 200, 200)),
    ("POST", "/api/games/primer/packs", {"files": {}}, (200, 200, 200, 200)),
    ("GET", "/api/games/primer/glossary", None, (200, 200, 200, 200)),
    ("GET", "/api/games/primer/powers", None, (200, 200, 200, 200)),
    ("GET", "/api/games/primer/rules", None, (200, 200, 200, 200)),
    ("GET", "/api/games/primer/rules/sections/6.2", None, (200, 200, 200, 200)),
    ("GET", "/api/games/primer/rules/search?words=march", None, (200, 200, 200, 200)),
    ("GET", "/api/me/time", None, (200, 200, 200, 401)),
    ("PUT", "/api/me/time", {"zone": "Europe/Madrid"}, (200, 200, 200, 401)),
    (
        "POST",
        "/api/me/vacations",
        {"first": "2020-01-01", "last": "2020-01-02"},
        (409, 409, 409, 401),
    ),
    ("DELETE", "/api/me/vacations/2020-01-01", None, (404, 404, 404, 401)),
    ("GET", "/api/tables", None, (200, 200, 200, 200)),
    ("POST", "/api/tables", {"game": "nothing"}, (422, 422, 422, 401)),
    ("GET", "/api/account", None, (200, 200, 200, 401)),
    (
        "PUT",
        "/api/account/password",
        {"old": "wrong", "new": "long enough now"},
        (403, 403, 403, 401),
    ),
    ("PUT", "/api/account/email", {"email": "", "password": "wrong"}, (403, 403, 403, 401)),
    ("PUT", "/api/account/language", {"language": "ja"}, (200, 200, 200, 401)),
    ("PUT", "/api/account/sharing", {"shares_games": False}, (200, 200, 200, 401)),
    ("POST", "/api/account/email/confirm", {"word": "none"}, (403, 403, 403, 403)),
    ("POST", "/api/account/resets", {"who": "anna"}, (409, 409, 409, 409)),
    (
        "PUT",
        "/api/account/resets",
        {"word": "none", "password": "long enough"},
        (403, 403, 403, 403),
    ),
    ("GET", "/api/oidc/begin", None, (409, 409, 409, 409)),
    ("GET", "/api/oidc/callback", None, (409, 409, 409, 409)),
    ("POST", "/api/oidc/name", {"name": "x"}, (409, 409, 409, 409)),
    ("GET", "/api/account/export", None, (200, 200, 200, 401)),
    ("POST", "/api/account/deletion", {"name": "x", "password": "x"}, (400, 400, 400, 401)),
    ("GET", "/api/account/blocks", None, (200, 200, 200, 401)),
    ("PUT", "/api/account/blocks/nobody", None, (404, 404, 404, 401)),
    ("DELETE", "/api/account/blocks/nobody", None, (200, 200, 200, 401)),
    ("POST", "/api/reports", {"reason": "nothing"}, (400, 400, 400, 401)),
    ("GET", "/api/people/nobody", None, (404, 404, 404, 401)),
    ("GET", "/api/moderation", None, (403, 403, 403, 401)),
    ("POST", "/api/moderation/reports/none/settle", {"reason": "x"}, (403, 403, 403, 401)),
    ("POST", "/api/moderation/tables/none/hide", {"reason": "x"}, (403, 403, 403, 401)),
    ("POST", "/api/moderation/people/none/lock", {"reason": "x"}, (403, 403, 403, 401)),
    ("DELETE", "/api/account/sessions/0123456789abcdef", None, (404, 404, 404, 401)),
    ("DELETE", "/api/account/sessions", None, (200, 200, 200, 401)),
    ("DELETE", "/api/tokens/0123456789abcdef", None, (404, 404, 404, 401)),
    ("POST", "/api/tokens", {"label": "x"}, (201, 201, 201, 401)),
    ("DELETE", "/api/tokens", None, (200, 200, 200, 401)),
    ("GET", "/api/messages", None, (200, 200, 200, 401)),
    ("PUT", "/api/messages", {}, (200, 200, 200, 401)),
    ("POST", "/api/messages/push", PUSH, (409, 409, 409, 401)),
    ("POST", "/api/messages/hooks", {"url": "discord://1/2"}, (409, 409, 409, 401)),
    ("DELETE", "/api/messages/ways/x", None, (404, 404, 404, 401)),
    ("POST", "/api/messages/try", None, (200, 200, 200, 401)),
    ("POST", "/api/unsubscribe?word=x", None, (404, 404, 404, 404)),
    ("POST", "/api/uploads", "not a save", (422, 422, 422, 401)),
    ("POST", "/api/seals", "not a save", (422, 422, 422, 401)),
    ("GET", TABLE, None, (200, 200, 200, 200)),
    ("POST", TABLE + "/start", {}, (200, 403, 403, 401)),
    ("DELETE", TABLE, None, (409, 403, 403, 401)),
    ("GET", TABLE + "/boards", None, (200, 200, 200, 200)),
    ("GET", TABLE + "/glossary", None, (200, 200, 200, 200)),
    ("GET", TABLE + "/look", None, (200, 200, 200, 200)),
    ("GET", TABLE + "/look?seat=colonna", None, (200, 403, 403, 403)),
    ("GET", TABLE + "/look?seat=gonzaga", None, (403, 200, 403, 403)),
    ("GET", TABLE + "/look?seat=nobody", None, (404, 404, 404, 404)),
    ("GET", TABLE + "/log", None, (200, 200, 200, 200)),
    ("GET", TABLE + "/log?seat=colonna", None, (200, 403, 403, 403)),
    ("GET", TABLE + "/cards", None, (200, 200, 200, 200)),
    ("GET", TABLE + "/cards?seat=colonna", None, (200, 403, 403, 403)),
    ("GET", TABLE + "/digest", None, (200, 200, 200, 200)),
    ("GET", TABLE + "/digest?seat=colonna", None, (200, 403, 403, 403)),
    ("GET", TABLE + "/why?seat=colonna&ref=town:milan", None, (200, 403, 403, 401)),
    ("GET", TABLE + "/openings?seat=colonna&ref=town:milan", None, (200, 403, 403, 401)),
    ("GET", TABLE + "/ways?seat=colonna&ref=town:milan", None, (200, 403, 403, 401)),
    ("GET", TABLE + "/odds?seat=colonna&key=bid.0", None, (200, 403, 403, 401)),
    ("GET", TABLE + "/hint?seat=colonna", None, (409, 403, 403, 401)),
    ("POST", TABLE + "/decisions", DECIDE, (422, 403, 403, 401)),
    ("POST", TABLE + "/decisions", DECIDE | {"seat": "gonzaga"}, (403, 422, 403, 401)),
    ("POST", TABLE + "/undo", {"seat": "colonna"}, (409, 403, 403, 401)),
    ("GET", TABLE + "/talk", None, (200, 200, 200, 200)),
    ("GET", TABLE + "/talk?seat=colonna", None, (200, 403, 403, 403)),
    ("POST", TABLE + "/talk", {"text": "x", "seat": "colonna"}, (200, 403, 403, 401)),
    ("POST", TABLE + "/talk", {"text": "x"}, (200, 200, 403, 401)),
    ("GET", TABLE + "/notes", None, (200, 200, 403, 401)),
    ("PUT", TABLE + "/notes", {"text": "x"}, (200, 200, 403, 401)),
    ("GET", TABLE + "/orders?seat=colonna", None, (200, 403, 403, 403)),
    ("PUT", TABLE + "/orders", {"seat": "colonna", "orders": []}, (200, 403, 403, 401)),
    ("POST", TABLE + "/votes", {"kind": "pause"}, (200, 200, 403, 401)),
    ("POST", TABLE + "/votes", {"kind": "caretaker"}, (409, 409, 403, 401)),
    ("POST", TABLE + "/rewind", {"seat": "colonna", "at": 10**6}, (409, 403, 403, 401)),
    ("GET", TABLE + "/rewind?seat=colonna", None, (200, 403, 403, 403)),
    ("PUT", TABLE + "/rewind", {"agree": True}, (409, 409, 403, 401)),
    ("GET", TABLE + "/replay", None, (200, 200, 200, 200)),
    ("GET", TABLE + "/replay?seat=colonna", None, (200, 403, 403, 403)),
    ("GET", TABLE + "/replay?seat=gonzaga&counted=colonna", None, (403, 403, 403, 403)),
    ("GET", TABLE + "/layers", None, (200, 200, 200, 200)),
    ("GET", TABLE + "/layers?seat=colonna&at=1", None, (200, 403, 403, 403)),
    ("GET", TABLE + "/analysis?seat=colonna", None, (409, 409, 409, 409)),
    ("GET", TABLE + "/review", None, (200, 200, 200, 200)),
    ("GET", TABLE + "/review?seat=colonna", None, (200, 403, 403, 403)),
    ("POST", TABLE + "/branches", {"at": 0}, (409, 409, 409, 401)),
    ("GET", TABLE + "/save", None, (409, 403, 403, 401)),
    ("GET", TABLE + "/verify", None, (200, 200, 200, 401)),
    ("POST", TABLE + "/seats/colonna/join", {}, (409, 409, 409, 401)),
    ("POST", TABLE + "/seats/colonna/take-back", {}, (409, 403, 403, 401)),
    ("POST", TABLE + "/seats/gonzaga/apply", {}, (409, 409, 409, 401)),
    ("POST", TABLE + "/seats/gonzaga/withdraw", {}, (409, 409, 409, 401)),
    ("POST", TABLE + "/seats/colonna/kick", {}, (409, 403, 403, 401)),
    ("POST", TABLE + "/seats/gonzaga/bot", {}, (403, 200, 403, 401)),
    ("POST", TABLE + "/seats/gonzaga/leave", {}, (403, 200, 403, 401)),
]
ELSEWHERE = {
    # Tested with accounts and with events.
    ("POST", "/api/accounts"),
    ("POST", "/api/session"),
    ("DELETE", "/api/session"),
    ("GET", "/api/tables/{table_id}/events"),
}


def _seated(anna: Client, bert: Client) -> str:
    table = anna.new_table({"colonna": "me", "gonzaga": "open"}, listed=True)
    bert.seat(table.id, "gonzaga", "join")
    return anna.start(table.id).id


def _ask(client: Client, method: str, path: str, body: Any) -> int:
    more: dict[str, Any] = {"content": body} if isinstance(body, str) else {"json": body}
    return client.http.request(method, path, **({} if body is None else more)).status_code


def test_every_endpoint_is_asked_by_everybody(
    anna: Client, bert: Client, carla: Client, stranger: Client
) -> None:
    everybody = (stranger, carla, bert, anna)
    for method, path, body, expected in MATRIX:
        id = _seated(anna, bert)
        for client, status in zip(everybody, reversed(expected), strict=True):
            if client is bert and path.endswith(("gonzaga/bot", "gonzaga/leave")):
                continue
            assert _ask(client, method, path.format(id=id), body) == status, (method, path, status)


def test_the_matrix_knows_every_endpoint(anna: Client) -> None:
    described = anna.http.get("/schema").json()["paths"]
    asked = {(method, path.partition("?")[0]) for method, path, *_ in MATRIX} | ELSEWHERE
    for path, methods in described.items():
        for method in methods:
            assert any(
                method.upper() == known and _matches(unversioned(path), pattern)
                for known, pattern in asked
            ), (method, path)


def test_what_a_token_opens_is_said_of_every_endpoint(anna: Client) -> None:
    """What only looks is `read` by itself; for all else somebody has thought about it."""
    described = anna.http.get("/schema").json()["paths"]
    said = {
        (method.upper(), unversioned(path).removeprefix("/api"))
        for path, methods in described.items()
        for method in methods
    }
    changing = {each for each in said if each[0] != "GET"}
    assert changing <= set(DOORS), changing - set(DOORS)
    assert set(DOORS) <= said, set(DOORS) - said


SCOPES = ("read", "play", "host")


@pytest.mark.parametrize("scope", SCOPES)
def test_a_token_opens_its_scope_and_nothing_else(
    anna: Client, bert: Client, hosted: str, scope: str
) -> None:
    id = _seated(anna, bert)
    asked = anna.ask("POST", "/tokens", TokenInfo, json={"label": "one", "scopes": [scope]})
    with Client(hosted, asked.token) as program:
        for method, path, body, expected in MATRIX:
            place = path.partition("?")[0]
            of_this = ((m, known) for m, known in DOORS if _matches(f"/api{known}", place))
            needed = next((DOORS[each] for each in of_this if each[0] == method), "read")
            if expected[0] == expected[3] or (expected[0] == 403 and needed != "person"):
                continue  # it is open to everybody, or none of anna's
            status = _ask(program, method, path.format(id=id), body)
            refused = needed != scope or place.endswith("/kick")  # which takes two of them
            assert (status == 403) == refused, (method, path, status, needed)


def _matches(described: str, pattern: str) -> bool:
    one, other = described.split("/"), pattern.split("/")
    return len(one) == len(other) and all(
        a == b or a.startswith("{") for a, b in zip(one, other, strict=True)
    )


@pytest.mark.parametrize("token", ["x", "Bearer", "0" * 43])
def test_a_wrong_token_is_nobody_even_with_a_good_cookie(anna: Client, token: str) -> None:
    headers = {"authorization": f"Bearer {token}"}
    assert anna.http.get("/api/me", headers=headers).status_code == 401
    assert anna.http.get("/api/tables", headers=headers).status_code == 401


def test_mutated_decisions_are_never_accepted(anna: Client, bert: Client) -> None:
    """webDiplomacy 452, diplomacy 3: a decision by a way around a check, or for an old phase."""
    id = _seated(anna, bert)
    clients = {"colonna": anna, "gonzaga": bert}
    chance = Stream(b"mutations")
    tried = 0
    for _ in range(12):
        play(clients, id, 1)
        looks = {seat: client.look(id, seat) for seat, client in clients.items()}
        logs = {seat: client.log(id, seat) for seat, client in clients.items()}
        for body in _mutations(looks, chance):
            client = clients[("colonna", "gonzaga")[chance.below("who", 2)]]
            response = client.http.post(f"/api/tables/{id}/decisions", json=body)
            mine = looks.get(body["seat"])
            is_good = (
                mine is not None
                and client is clients[body["seat"]]
                and body["seq"] == mine.seq
                and body["key"] in [option.key for option in mine.options]
            )
            assert not is_good
            assert response.status_code in (400, 403, 404, 409, 422), (body, response.text)
            tried += 1
        assert {seat: client.look(id, seat) for seat, client in clients.items()} == looks
        assert {seat: client.log(id, seat) for seat, client in clients.items()} == logs
    assert tried > 60


def _mutations(looks: Any, chance: Stream) -> list[dict[str, Any]]:
    found = []
    for seat, look in looks.items():
        for option in look.options[:3]:
            verb, _, rest = option.key.partition(".")
            found += [
                {"seat": seat, "key": f"{verb}.{rest}x", "seq": look.seq},
                {"seat": seat, "key": f"{verb}.99", "seq": look.seq},
                {"seat": seat, "key": option.key, "seq": look.seq + 1},
                {"seat": seat, "key": option.key, "seq": max(0, look.seq - 1)},
                {"seat": f"{seat} ", "key": option.key, "seq": look.seq},
            ]
    return found


def test_a_decision_for_anothers_seat_is_refused_whatever_it_is(anna: Client, bert: Client) -> None:
    id = _seated(anna, bert)
    look = anna.look(id, "colonna")
    for option in look.options:
        with pytest.raises(Answered) as caught:
            bert.decide(id, "colonna", option.key, look.seq)
        assert caught.value.status == 403
    assert anna.look(id, "colonna") == look


def test_an_invitation_lets_one_person_in_and_only_the_host_knows_it(
    anna: Client, bert: Client, carla: Client
) -> None:
    table = anna.new_table({"colonna": "me", "gonzaga": "invited"})
    invite = table.seats[1].invite
    assert invite
    assert carla.table(table.id).seats[1].invite is None
    for wrong in ({}, {"invite": ""}, {"invite": invite[:-1]}):
        with pytest.raises(Answered) as caught:
            carla.seat(table.id, "gonzaga", "join", **wrong)
        assert caught.value.status == 403
    assert bert.seat(table.id, "gonzaga", "join", invite=invite).seats[1].mine
    with pytest.raises(Answered):
        carla.seat(table.id, "gonzaga", "join", invite=invite)


def test_a_token_plays_in_the_name_of_its_account(anna: Client, hosted: str) -> None:
    id = begun(anna, "me", "bot:random")
    with Client(hosted, anna.token()) as program:
        account = program.me().account
        assert account is not None
        assert account.name == "anna"
        assert play({SEATS[0]: program}, id, 3) == 3


def test_no_token_and_no_table_looks_like_an_option_of_a_command(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A bot is started with both on its command line."""
    words = iter(["-secret", "--id", "secret", "-id", "id"])
    monkeypatch.setattr("secrets.token_urlsafe", lambda size: next(words))
    assert (new_secret(), new_id()) == ("secret", "id")
