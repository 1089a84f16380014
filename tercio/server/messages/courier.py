"""Goes to other people's servers, in a process of its own, and tells how it went.

What is there may be slow, endless or bent on harm. So whoever goes there knows nothing but the one
message, reads a few lines of the answer and shows nothing of them, follows no way but by TLS to
public addresses (`reach`), and is killed when it takes too long.

`python -m tercio.server.messages.courier [HOST ...]` reads errands as lines of JSON; the hosts are
those near ones that the server's own host allows.
"""

import json
import os
import resource
import selectors
import sys
from functools import partial
from typing import Any

from tercio.server.messages.reach import Forbidden, check_url, connect

SCHEMES = ("discord", "slack", "tgram", "matrixs")
"""To whose rooms messages can go, as Apprise calls them."""
_PLUGINS = {"NotifyDiscord", "NotifySlack", "NotifyTelegram", "NotifyMatrix"}
_MEMORY = 2 << 30
_READ = 64 * 1024
_PATIENCE = (5.0, 8.0)
"""How long a server may take to be reached, and between two parts of its answer."""
IDLE_SECONDS = 60.0
_GONE, _TOO_OFTEN, _TROUBLE = (404, 410), 429, 500


def main() -> None:
    near = tuple(sys.argv[1:])
    resource.setrlimit(resource.RLIMIT_AS, (_MEMORY, _MEMORY))
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
    _bind_hands(near)
    answers = os.fdopen(os.dup(1), "w")
    os.dup2(2, 1)  # what libraries print is no answer
    waiting = selectors.DefaultSelector()
    waiting.register(sys.stdin, selectors.EVENT_READ)
    while waiting.select(IDLE_SECONDS) and (line := sys.stdin.readline()):
        errand = json.loads(line)
        try:
            told = _ERRANDS[errand["what"]](errand, near)
        except Forbidden as error:
            told = {"outcome": "refused", "reason": str(error)}
        except Exception as error:
            told = {"outcome": "later", "reason": type(error).__name__}
        answers.write(json.dumps(told) + "\n")
        answers.flush()


def _bind_hands(near: tuple[str, ...]) -> None:
    """In this process no library connects, reads or waits otherwise than we do."""
    import urllib3.util.connection
    from requests.adapters import HTTPAdapter
    from requests.exceptions import InvalidSchema

    # urllib3 has no other way to be told whom to connect to.
    urllib3.util.connection.create_connection = partial(connect, near=near)
    send = HTTPAdapter.send

    def careful(self: Any, request: Any, *args: Any, **more: Any) -> Any:
        if not str(request.url).startswith("https://"):
            raise InvalidSchema("Messages go by https only.")
        more |= {"stream": True, "timeout": _PATIENCE, "verify": more.get("verify") or True}
        response = send(self, request, **more)
        response._content = response.raw.read(_READ, decode_content=True)
        response._content_consumed = True
        response.close()
        return response

    HTTPAdapter.send = careful  # type: ignore[method-assign]


def _push(errand: dict[str, Any], near: tuple[str, ...]) -> dict[str, str]:
    from py_vapid import Vapid
    from pywebpush import WebPushException, webpush

    check_url(errand["endpoint"], near)
    key = Vapid.from_string(errand["key"])
    key.conf = {"no-strict": True}  # it knows no site at a port of its own, or with one word's name
    try:
        webpush(
            {"endpoint": errand["endpoint"], "keys": errand["keys"]},
            json.dumps(errand["data"]),
            vapid_private_key=key,
            vapid_claims={"sub": errand["site"]},
            ttl=86400,
            timeout=_PATIENCE[1],
        )
    except WebPushException as error:
        status = 0 if error.response is None else int(error.response.status_code)
        if status in _GONE:
            return {"outcome": "gone", "reason": "The browser has gone."}
        if status == _TOO_OFTEN or status >= _TROUBLE:
            return {"outcome": "later", "reason": f"The push service answers {status}."}
        return {"outcome": "refused", "reason": f"The push service answers {status}."}
    return {"outcome": "sent", "reason": ""}


def _room(url: str) -> Any:
    """What Apprise makes of an address, if it is one that we go to."""
    import apprise

    asset = apprise.AppriseAsset(secure_logging=True, async_mode=False)
    plain = url.strip()
    if plain.partition(":")[0].lower() not in (*SCHEMES, "https"):
        raise Forbidden("way-which")
    room: Any = apprise.Apprise.instantiate(plain, asset=asset, suppress_exceptions=True)
    if type(room).__name__ not in _PLUGINS:
        raise Forbidden("way-unreadable")
    if not getattr(room, "secure", True) and type(room).__name__ == "NotifyMatrix":
        raise Forbidden("way-by-https")
    room.verify_certificate = True
    return room


def _check(errand: dict[str, Any], near: tuple[str, ...]) -> dict[str, str]:
    room = _room(errand["url"])
    if type(room).__name__ == "NotifyMatrix" and room.host:
        check_url(f"https://{room.host}:{room.port or 443}/", near)
    return {"outcome": "sent", "reason": "", "label": str(room.service_name)}


def _hook(errand: dict[str, Any], near: tuple[str, ...]) -> dict[str, str]:
    room = _room(errand["url"])
    if room.notify(body=errand["text"], title=errand["title"]):
        return {"outcome": "sent", "reason": ""}
    return {"outcome": "later", "reason": f"{room.service_name} does not take it."}


_ERRANDS = {"push": _push, "hook": _hook, "check": _check}

if __name__ == "__main__":
    main()
