"""A stand-in for the server that says who people are: discovery, keys, authorize and token."""

import json
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any
from urllib.parse import parse_qs, urlencode, urlsplit

from authlib.oauth2.rfc7636 import create_s256_code_challenge
from joserfc import jwt
from joserfc.jwk import RSAKey

CLIENT, SECRET = "tercio", "a secret of both"


class StandIn:
    """Whoever is sent here is `subject`; `lies` are claims that it says instead."""

    def __init__(self) -> None:
        self.key = RSAKey.generate_key(2048, {"kid": "1"})
        self.signs_with = self.key
        self.url = ""
        self.subject = "0001"
        self.lies: dict[str, Any] = {}
        self.says_issuer = ""
        self.codes: dict[str, dict[str, str]] = {}
        self.asked: list[dict[str, str]] = []

    def documents(self) -> dict[str, Any]:
        return {
            "/.well-known/openid-configuration": {
                "issuer": self.says_issuer or self.url,
                "authorization_endpoint": f"{self.url}/authorize",
                "token_endpoint": f"{self.url}/token",
                "jwks_uri": f"{self.url}/jwks",
            },
            "/jwks": {"keys": [self.key.as_dict(private=False)]},
        }

    def authorize(self, asked: dict[str, str]) -> str:
        """Where the browser is sent back to."""
        assert asked["client_id"] == CLIENT
        assert (asked["response_type"], asked["code_challenge_method"]) == ("code", "S256")
        assert "openid" in asked["scope"].split()
        code = f"code {len(self.codes)}"
        self.codes[code] = asked
        self.asked.append(asked)
        return f"{asked['redirect_uri']}?{urlencode({'code': code, 'state': asked['state']})}"

    def token(self, given: dict[str, str]) -> dict[str, Any] | None:
        asked = self.codes.pop(given.get("code", ""), None)
        if asked is None or given["redirect_uri"] != asked["redirect_uri"]:
            return None
        if create_s256_code_challenge(given["code_verifier"]) != asked["code_challenge"]:
            return None
        now = int(time.time())
        claims = {
            "iss": self.url,
            "aud": CLIENT,
            "sub": self.subject,
            "iat": now,
            "exp": now + 300,
            "nonce": asked["nonce"],
        } | self.lies
        token = jwt.encode({"alg": "RS256", "kid": "1"}, claims, self.signs_with)
        return {"access_token": "x", "token_type": "Bearer", "id_token": token}


@contextmanager
def standing_in() -> Iterator[StandIn]:
    stand_in = StandIn()

    class Handler(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            place = urlsplit(self.path)
            if place.path == "/authorize":
                asked = {name: value[0] for name, value in parse_qs(place.query).items()}
                self.send_response(302)
                self.send_header("Location", stand_in.authorize(asked))
                self.end_headers()
                return
            self._answer(stand_in.documents().get(place.path))

        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers["Content-Length"])).decode()
            given = {name: value[0] for name, value in parse_qs(body).items()}
            is_known = self.headers["Authorization"].startswith("Basic ")
            self._answer(stand_in.token(given) if is_known else None)

        def _answer(self, told: dict[str, Any] | None) -> None:
            self.send_response(400 if told is None else 200)
            self.send_header("Content-Type", "application/json")
            self.end_headers()
            self.wfile.write(json.dumps(told or {"error": "invalid_grant"}).encode())

        def log_message(self, format: str, *args: Any) -> None:
            """Tests are quiet."""

    server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    stand_in.url = f"http://127.0.0.1:{server.server_address[1]}"
    serving = threading.Thread(target=server.serve_forever, daemon=True)
    serving.start()
    try:
        yield stand_in
    finally:
        server.shutdown()
        server.server_close()
        serving.join(5)
