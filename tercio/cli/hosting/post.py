"""What a host says about mail and other messages that a server sends."""

from email.utils import parseaddr
from ipaddress import ip_address
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Literal
from urllib.parse import urlsplit

import msgspec
import typer

from tercio.cli.speaking.speech import say
from tercio.kernel.errors import Unknown

if TYPE_CHECKING:
    from tercio.server.settings import Post


class MailOptions(msgspec.Struct, frozen=True):
    """Who carries mail, and from whom it comes."""

    smtp_host: Annotated[
        str,
        typer.Option(
            "--smtp-host",
            metavar="NAME",
            envvar="TERCIO_SMTP_HOST",
            help="The server that carries mail; without, no mail is sent.",
        ),
    ] = ""
    smtp_port: Annotated[
        int,
        typer.Option("--smtp-port", min=1, max=65535, envvar="TERCIO_SMTP_PORT", help="Its port."),
    ] = 587
    smtp_user: Annotated[
        str,
        typer.Option(
            "--smtp-user", metavar="NAME", envvar="TERCIO_SMTP_USER", help="Who logs in there."
        ),
    ] = ""
    smtp_password_file: Annotated[
        Path | None,
        typer.Option(
            "--smtp-password-file",
            metavar="FILE",
            envvar="TERCIO_SMTP_PASSWORD_FILE",
            help="The file with the password for it.",
        ),
    ] = None
    smtp_tls: Annotated[
        Literal["starttls", "tls", "none"],
        typer.Option(
            "--smtp-tls",
            envvar="TERCIO_SMTP_TLS",
            help="How mail is kept from others on its way there.",
        ),
    ] = "starttls"
    mail_from: Annotated[
        str,
        typer.Option(
            "--mail-from",
            metavar="ADDRESS",
            envvar="TERCIO_MAIL_FROM",
            help="The address that mails come from.",
        ),
    ] = ""


class MessageOptions(msgspec.Struct, frozen=True):
    """Where else messages go."""

    push: Annotated[
        bool,
        typer.Option(
            "--push/--no-push",
            envvar="TERCIO_PUSH",
            help="Whether messages go to browsers (Web Push).",
        ),
    ] = False
    webhooks: Annotated[
        bool,
        typer.Option(
            "--webhooks/--no-webhooks",
            envvar="TERCIO_WEBHOOKS",
            help="Whether messages go to rooms of Discord, Slack, Telegram and Matrix.",
        ),
    ] = False
    near_host: Annotated[
        list[str] | None,
        typer.Option(
            "--near-host",
            metavar="NAME",
            envvar="TERCIO_NEAR_HOST",
            help="A host of your own network to which such messages may go.",
        ),
    ] = None


def check_public(to: MessageOptions, *, hosted: bool, origin: str) -> None:
    """Messages lead back to where people reach the server; browsers take them from https alone."""
    scheme = urlsplit(origin).scheme
    if (to.push or to.webhooks) and not (hosted and scheme in ("http", "https")):
        raise Unknown(say("messages-lead-back"))
    if to.push and scheme != "https":
        raise Unknown(say("push-by-https"))


def post_of(mail: MailOptions, *, origin: str) -> "Post | None":
    """Who carries mail, or a sentence that says what is missing."""
    from tercio.server.settings import Post

    host, user, password = mail.smtp_host, mail.smtp_user, mail.smtp_password_file
    if not host:
        return None
    address = parseaddr(mail.mail_from)[1]
    if not all(address.partition("@")):
        raise Unknown(say("mail-from-whom"))
    if urlsplit(origin).scheme not in ("http", "https"):
        raise Unknown(say("mails-lead-back"))
    if user and (password is None or not password.is_file()):
        raise Unknown(say("mail-password"))
    if user and mail.smtp_tls == "none" and not _is_here(host):
        raise Unknown(say("password-in-the-open"))
    return Post(
        host=host,
        port=mail.smtp_port,
        user=user,
        password_file=None if password is None else password.absolute(),
        tls=mail.smtp_tls,
        sender=mail.mail_from,
    )


def _is_here(host: str) -> bool:
    try:
        return host == "localhost" or ip_address(host).is_loopback
    except ValueError:
        return False
