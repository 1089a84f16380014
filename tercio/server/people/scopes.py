"""What a token opens. Each endpoint has one scope; a person's own session opens all of them.

What looks is `read`. All else is in the list below; what is not, a token does not open.
"""

import re
from typing import Final, Literal, get_args

from tercio.server.http.handling import AnyRequest
from tercio.server.http.wire.accounts import Scope

Door = Scope | Literal["person"]
"""`person`: no token opens it, whatever its scopes."""
ALL: Final[tuple[Scope, ...]] = get_args(Scope)

DOORS: Final[dict[tuple[str, str], Door]] = {
    ("POST", "/accounts"): "person",
    ("POST", "/session"): "person",
    ("GET", "/oidc/begin"): "person",
    ("GET", "/oidc/callback"): "person",
    ("POST", "/oidc/name"): "person",
    ("DELETE", "/session"): "person",
    ("POST", "/tokens"): "person",
    ("DELETE", "/tokens"): "person",
    ("DELETE", "/tokens/{key}"): "person",
    ("GET", "/account"): "person",
    ("PUT", "/account/password"): "person",
    ("PUT", "/account/email"): "person",
    ("PUT", "/account/language"): "person",
    ("PUT", "/account/sharing"): "person",
    ("POST", "/account/email/confirm"): "person",
    ("POST", "/account/resets"): "person",
    ("PUT", "/account/resets"): "person",
    ("DELETE", "/account/sessions"): "person",
    ("DELETE", "/account/sessions/{key}"): "person",
    ("GET", "/messages"): "person",
    ("PUT", "/messages"): "person",
    ("POST", "/messages/push"): "person",
    ("POST", "/messages/hooks"): "person",
    ("DELETE", "/messages/ways/{way_id}"): "person",
    ("POST", "/messages/try"): "person",
    ("POST", "/unsubscribe"): "person",
    ("GET", "/account/export"): "person",
    ("POST", "/account/deletion"): "person",
    ("GET", "/account/blocks"): "person",
    ("PUT", "/account/blocks/{account_id}"): "person",
    ("DELETE", "/account/blocks/{account_id}"): "person",
    ("POST", "/reports"): "person",
    ("GET", "/moderation"): "person",
    ("POST", "/moderation/reports/{report_id}/settle"): "person",
    ("POST", "/moderation/tables/{table_id}/hide"): "person",
    ("POST", "/moderation/people/{account_id}/lock"): "person",
    ("POST", "/games/{game_id}/packs"): "read",
    ("POST", "/seals"): "read",
    ("POST", "/uploads"): "host",
    ("POST", "/tables"): "host",
    ("POST", "/tables/{table_id}/start"): "host",
    ("DELETE", "/tables/{table_id}"): "host",
    ("POST", "/tables/{table_id}/branches"): "host",
    ("POST", "/tables/{table_id}/seats/{seat}/{move}"): "play",
    ("POST", "/tables/{table_id}/decisions"): "play",
    ("POST", "/tables/{table_id}/undo"): "play",
    ("POST", "/tables/{table_id}/talk"): "play",
    ("PUT", "/tables/{table_id}/orders"): "play",
    ("POST", "/tables/{table_id}/votes"): "play",
    ("POST", "/tables/{table_id}/rewind"): "play",
    ("PUT", "/tables/{table_id}/rewind"): "play",
    ("GET", "/tables/{table_id}/notes"): "person",
    ("PUT", "/tables/{table_id}/notes"): "person",
    ("PUT", "/me/time"): "person",
    ("POST", "/me/vacations"): "person",
    ("DELETE", "/me/vacations/{first}"): "person",
}

_BEFORE: Final = re.compile(r"^/api(/v\d+)?(?=/)")
_LETTERS: Final = re.compile(r":\w+\}")


def door(method: str, path: str) -> Door:
    """What is needed at an endpoint, by its path as handlers say it or as the document does."""
    place = _LETTERS.sub("}", _BEFORE.sub("", path))
    return DOORS.get((method, place), "read" if method in ("GET", "HEAD") else "person")


def door_of(request: AnyRequest) -> Door:
    return door(request.method, request.scope["path_template"])
