"""What a host says about mail that a server sends."""

from email.utils import parseaddr
from ipaddress import ip_address
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Literal
from urllib.parse import urlsplit

import typer

from tercio.cli.speech import say
from tercio.kernel.errors import Unknown

if TYPE_CHECKING:
    from tercio.server.settings import Post

SmtpHost = Annotated[
    str,
    typer.Option(
        "--smtp-host",
        metavar="NAME",
        envvar="TERCIO_SMTP_HOST",
        help="The server that carries mail; without, no mail is sent.",
    ),
]
SmtpPort = Annotated[
    int,
    typer.Option("--smtp-port", min=1, max=65535, envvar="TERCIO_SMTP_PORT", help="Its port."),
]
SmtpUser = Annotated[
    str,
    typer.Option(
        "--smtp-user", metavar="NAME", envvar="TERCIO_SMTP_USER", help="Who logs in there."
    ),
]
SmtpPassword = Annotated[
    Path | None,
    typer.Option(
        "--smtp-password-file",
        metavar="FILE",
        envvar="TERCIO_SMTP_PASSWORD_FILE",
        help="The file with the password for it.",
    ),
]
SmtpTls = Annotated[
    Literal["starttls", "tls", "none"],
    typer.Option(
        "--smtp-tls",
        envvar="TERCIO_SMTP_TLS",
        help="How mail is kept from others on its way there.",
    ),
]
MailFrom = Annotated[
    str,
    typer.Option(
        "--mail-from",
        metavar="ADDRESS",
        envvar="TERCIO_MAIL_FROM",
        help="The address that mails come from.",
    ),
]

Push = Annotated[
    bool,
    typer.Option(
        "--push/--no-push",
        envvar="TERCIO_PUSH",
        help="Whether messages go to browsers (Web Push).",
    ),
]
Webhooks = Annotated[
    bool,
    typer.Option(
        "--webhooks/--no-webhooks",
        envvar="TERCIO_WEBHOOKS",
        help="Whether messages go to rooms of Discord, Slack, Telegram and Matrix.",
    ),
]
NearHosts = Annotated[
    list[str] | None,
    typer.Option(
        "--near-host",
        metavar="NAME",
        help="A host of your own network to which such messages may go.",
    ),
]


def check_public(push: bool, webhooks: bool, *, hosted: bool, origin: str) -> None:
    """Messages lead back to where people reach the server."""
    if (push or webhooks) and not (hosted and urlsplit(origin).scheme in ("http", "https")):
        raise Unknown(say("messages-lead-back"))


def post_of(
    host: str,
    port: int,
    user: str,
    password_file: Path | None,
    tls: Literal["starttls", "tls", "none"],
    sender: str,
    *,
    origin: str,
) -> "Post | None":
    """Who carries mail, or a sentence that says what is missing."""
    from tercio.server.settings import Post

    if not host:
        return None
    address = parseaddr(sender)[1]
    if not all(address.partition("@")):
        raise Unknown(say("mail-from-whom"))
    if urlsplit(origin).scheme not in ("http", "https"):
        raise Unknown(say("mails-lead-back"))
    if user and (password_file is None or not password_file.is_file()):
        raise Unknown(say("mail-password"))
    if user and tls == "none" and not _is_here(host):
        raise Unknown(say("password-in-the-open"))
    return Post(
        host=host,
        port=port,
        user=user,
        password_file=None if password_file is None else password_file.absolute(),
        tls=tls,
        sender=sender,
    )


def _is_here(host: str) -> bool:
    try:
        return host == "localhost" or ip_address(host).is_loopback
    except ValueError:
        return False
