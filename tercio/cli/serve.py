"""`tercio serve`: games in the browser, for one person or for many."""

import threading
import webbrowser
from ipaddress import ip_network
from pathlib import Path
from typing import Annotated

import typer

from tercio.cli.extras import server_wanted
from tercio.cli.openid import OidcClient, OidcIssuer, OidcName, OidcSecret, openid_of
from tercio.cli.post import (
    MailFrom,
    NearHosts,
    Push,
    SmtpHost,
    SmtpPassword,
    SmtpPort,
    SmtpTls,
    SmtpUser,
    Webhooks,
    check_public,
    post_of,
)
from tercio.cli.speech import say
from tercio.kernel.errors import Unknown


def serve_command(
    host: Annotated[str, typer.Option("--host", help="The address to listen on.")] = "127.0.0.1",
    port: Annotated[int, typer.Option("--port", help="0 takes any free one.")] = 8000,
    database: Annotated[
        str,
        typer.Option(
            "--database",
            metavar="FILE|URL",
            envvar="TERCIO_DATABASE",
            help="Where the games are kept: a file, or postgresql+psycopg://USER@HOST/NAME.",
        ),
    ] = "tercio.db",
    key: Annotated[
        Path | None,
        typer.Option(
            "--key", metavar="FILE", help="The server's own key; by default beside the file."
        ),
    ] = None,
    hosted: Annotated[
        bool,
        typer.Option("--hosted/--local", help="With accounts, or for one person without login."),
    ] = False,
    workers: Annotated[
        int, typer.Option("--workers", min=1, max=64, help="How many processes serve together.")
    ] = 1,
    bots_inside: Annotated[
        bool,
        typer.Option(
            "--bots-inside",
            help="Bots play in the process that serves: less memory, but people wait for them.",
        ),
    ] = False,
    origin: Annotated[
        str,
        typer.Option("--origin", metavar="URL", help="Where people reach a hosted server."),
    ] = "",
    proxy: Annotated[
        list[str] | None,
        typer.Option(
            "--proxy",
            metavar="NETWORK",
            help="Where a proxy is whose word is taken for who asks; this machine, by default.",
        ),
    ] = None,
    new_key: Annotated[
        bool, typer.Option("--new-key", help="The old key is lost: seal all games anew.")
    ] = False,
    metrics_token: Annotated[
        str,
        typer.Option(
            "--metrics-token",
            envvar="TERCIO_METRICS_TOKEN",
            help="Who shows it may read /metrics; without, only this machine may.",
        ),
    ] = "",
    smtp_host: SmtpHost = "",
    smtp_port: SmtpPort = 587,
    smtp_user: SmtpUser = "",
    smtp_password_file: SmtpPassword = None,
    smtp_tls: SmtpTls = "starttls",
    mail_from: MailFrom = "",
    oidc_issuer: OidcIssuer = "",
    oidc_client_id: OidcClient = "",
    oidc_client_secret: OidcSecret = "",
    oidc_name: OidcName = "",
    push: Push = False,
    webhooks: Webhooks = False,
    near_host: NearHosts = None,
    open_browser: Annotated[
        bool, typer.Option("--open-browser", help="Show the lobby in the browser.")
    ] = False,
) -> None:
    """Serve games to browsers. The database is made where there is none."""
    # Only who serves imports the server: other commands start faster, and work without it.
    with server_wanted():
        from tercio.server.settings import Settings
        from tercio.server.store.opening import place
        from tercio.server.workers import serve

    if not hosted and host not in ("127.0.0.1", "localhost", "::1"):
        raise Unknown(say("local-server", {"host": host}))
    post = post_of(
        smtp_host,
        smtp_port,
        smtp_user,
        smtp_password_file,
        tls=smtp_tls,
        sender=mail_from,
        origin=origin,
    )
    check_public(push, webhooks, hosted=hosted, origin=origin)
    openid = openid_of(
        oidc_issuer, oidc_client_id, oidc_client_secret, oidc_name, hosted=hosted, origin=origin
    )
    where, shown = place(database)
    settings = Settings(
        database=where,
        key=None if key is None else key.absolute(),
        mode="hosted" if hosted else "local",
        host=host,
        port=port,
        workers=workers,
        bots_apart=not bots_inside,
        post=post,
        openid=openid,
        push=push,
        hooks=webhooks,
        near=tuple(near_host or ()),
        metrics_token=metrics_token,
        proxies=_networks(proxy),
        seals_anew=new_key,
        origin=origin.rstrip("/"),
    )

    def ready(url: str) -> None:
        print(say("tercio-is-at", {"url": url, "mode": settings.mode, "kept": shown}), flush=True)
        if open_browser:
            threading.Thread(target=webbrowser.open, args=(url,), daemon=True).start()

    try:
        serve(settings, ready)
    except OSError as error:
        raise Unknown(
            say("cannot-serve", {"host": host, "port": str(port), "why": str(error.strerror)})
        ) from None


def _networks(proxies: list[str] | None) -> tuple[str, ...]:
    """Addresses and networks as somebody wrote them, or this machine's own."""
    for each in proxies or ():
        try:
            ip_network(each)
        except ValueError as error:
            raise Unknown(say("proxy-address", {"why": str(error)})) from None
    return tuple(proxies or ("127.0.0.1", "::1"))
