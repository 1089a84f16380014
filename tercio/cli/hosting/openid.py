"""What a host says about those who come in by OpenID Connect."""

from importlib.util import find_spec
from typing import TYPE_CHECKING, Annotated
from urllib.parse import urlsplit

import msgspec
import typer

from tercio.cli.speaking.speech import say
from tercio.kernel.errors import Unknown

if TYPE_CHECKING:
    from tercio.server.settings import OpenId

_HERE = ("localhost", "127.0.0.1", "::1")


class OidcOptions(msgspec.Struct, frozen=True):
    oidc_issuer: Annotated[
        str,
        typer.Option(
            "--oidc-issuer",
            metavar="URL",
            envvar="TERCIO_OIDC_ISSUER",
            help="The OpenID Connect server by whose word people may log in.",
        ),
    ] = ""
    oidc_client_id: Annotated[
        str,
        typer.Option(
            "--oidc-client-id",
            metavar="NAME",
            envvar="TERCIO_OIDC_CLIENT_ID",
            help="What this server is called there.",
        ),
    ] = ""
    oidc_client_secret: Annotated[
        str,
        typer.Option(
            "--oidc-client-secret",
            metavar="WORD",
            envvar="TERCIO_OIDC_CLIENT_SECRET",
            help="The secret it shares with that server; rather give it by the environment.",
        ),
    ] = ""
    oidc_name: Annotated[
        str,
        typer.Option(
            "--oidc-name",
            metavar="NAME",
            envvar="TERCIO_OIDC_NAME",
            help="What people know that server by.",
        ),
    ] = ""


def openid_of(oidc: OidcOptions, *, hosted: bool, origin: str) -> "OpenId | None":
    """None: people come in by their passwords alone."""
    from tercio.server.settings import OpenId

    issuer, client, secret = oidc.oidc_issuer, oidc.oidc_client_id, oidc.oidc_client_secret
    if not issuer:
        return None
    if not (hosted and origin):
        raise Unknown(say("oidc-needs-origin"))
    if not (client and secret):
        raise Unknown(say("oidc-needs-client"))
    place = urlsplit(issuer)
    if place.scheme != "https" and place.hostname not in _HERE:
        raise Unknown(say("oidc-by-https"))
    if any(find_spec(each) is None for each in ("authlib", "httpx", "joserfc")):
        raise Unknown(say("oidc-needs-packages"))
    return OpenId(issuer=issuer, client_id=client, secret=secret, name=oidc.oidc_name)
