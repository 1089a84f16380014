"""`tercio serve`: games in the browser, for one person or for many."""

import threading
import webbrowser
from ipaddress import ip_network
from typing import TYPE_CHECKING, Annotated

import msgspec
import typer

from tercio.cli.hosting.books import IN_THIS_FOLDER, Database, Key
from tercio.cli.hosting.openid import OidcOptions, openid_of
from tercio.cli.hosting.post import MailOptions, MessageOptions, check_public, post_of
from tercio.cli.speaking.extras import server_wanted
from tercio.cli.speaking.speech import say
from tercio.cli.speaking.spread import spread
from tercio.kernel.errors import Unknown
from tercio.kernel.reasons import reason

if TYPE_CHECKING:
    from tercio.server.settings import Settings


class ServerOptions(msgspec.Struct, frozen=True):
    """Where a server listens, what it keeps, and whom it serves."""

    host: Annotated[str, typer.Option("--host", help="The address to listen on.")] = "127.0.0.1"
    port: Annotated[int, typer.Option("--port", help="0 takes any free one.")] = 8000
    database: Database = IN_THIS_FOLDER
    key: Key = None
    hosted: Annotated[
        bool,
        typer.Option("--hosted/--local", help="With accounts, or for one person without login."),
    ] = False
    workers: Annotated[
        int, typer.Option("--workers", min=1, max=64, help="How many processes serve together.")
    ] = 1
    bots_inside: Annotated[
        bool,
        typer.Option(
            "--bots-inside",
            help="Bots play in the process that serves: less memory, but people wait for them.",
        ),
    ] = False
    origin: Annotated[
        str,
        typer.Option("--origin", metavar="URL", help="Where people reach a hosted server."),
    ] = ""
    proxy: Annotated[
        list[str] | None,
        typer.Option(
            "--proxy",
            metavar="NETWORK",
            help="Where a proxy is whose word is taken for who asks; this machine, by default.",
        ),
    ] = None
    new_key: Annotated[
        bool, typer.Option("--new-key", help="The old key is lost: seal all games anew.")
    ] = False
    metrics_token: Annotated[
        str,
        typer.Option(
            "--metrics-token",
            envvar="TERCIO_METRICS_TOKEN",
            help="Who shows it may read /metrics; without, only this machine may.",
        ),
    ] = ""


@spread
def serve_command(
    *,
    server: ServerOptions,
    mail: MailOptions,
    oidc: OidcOptions,
    messages: MessageOptions,
    open_browser: Annotated[
        bool, typer.Option("--open-browser", help="Show the lobby in the browser.")
    ] = False,
) -> None:
    """Serve games to browsers. The database is made where there is none."""
    # Only who serves imports the server: other commands start faster, and work without it.
    with server_wanted():
        from tercio.server.messages.ways import check_installed
        from tercio.server.store.opening import place
        from tercio.server.workers import serve

    settings = _settings(server, mail, oidc, messages)
    check_installed(settings)
    kept = place(server.database)[1]

    def ready(url: str) -> None:
        print(say("tercio-is-at", {"url": url, "mode": settings.mode, "kept": kept}), flush=True)
        if open_browser:
            threading.Thread(target=webbrowser.open, args=(url,), daemon=True).start()

    try:
        serve(settings, ready)
    except OSError as error:
        if error.filename is not None:
            raise
        at = {"host": server.host, "port": str(server.port), "why": reason(error)}
        raise Unknown(say("cannot-serve", at)) from None


def _settings(
    server: ServerOptions, mail: MailOptions, oidc: OidcOptions, messages: MessageOptions
) -> "Settings":
    """What they come to, or a sentence that says what does not go together."""
    from tercio.server.settings import Settings
    from tercio.server.store.opening import place

    hosted, origin = server.hosted, server.origin
    if not hosted and server.host not in ("127.0.0.1", "localhost", "::1"):
        raise Unknown(say("local-server", {"host": server.host}))
    post = post_of(mail, origin=origin)
    check_public(messages, hosted=hosted, origin=origin)
    openid = openid_of(oidc, hosted=hosted, origin=origin)
    return Settings(
        database=place(server.database)[0],
        key=None if server.key is None else server.key.absolute(),
        mode="hosted" if hosted else "local",
        host=server.host,
        port=server.port,
        workers=server.workers,
        bots_apart=not server.bots_inside,
        post=post,
        openid=openid,
        push=messages.push,
        hooks=messages.webhooks,
        near=tuple(messages.near_host or ()),
        metrics_token=server.metrics_token,
        proxies=_networks(server.proxy),
        seals_anew=server.new_key,
        origin=origin.rstrip("/"),
    )


def _networks(proxies: list[str] | None) -> tuple[str, ...]:
    """Addresses and networks as somebody wrote them, or this machine's own."""
    for each in proxies or ():
        try:
            ip_network(each)
        except ValueError:
            raise Unknown(say("proxy-address", {"said": each})) from None
    return tuple(proxies or ("127.0.0.1", "::1"))
