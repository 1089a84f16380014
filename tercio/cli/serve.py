"""`tercio serve`: games in the browser, for one person or for many."""

import re
import threading
import webbrowser
from pathlib import Path
from typing import Annotated

import typer

from tercio.cli.extras import server_wanted
from tercio.kernel.errors import Unknown


def serve_command(
    host: Annotated[str, typer.Option("--host", help="The address to listen on.")] = "127.0.0.1",
    port: Annotated[int, typer.Option("--port", help="0 takes any free one.")] = 8000,
    database: Annotated[
        Path, typer.Option("--database", metavar="FILE", help="Where the games are kept.")
    ] = Path("tercio.db"),
    hosted: Annotated[
        bool,
        typer.Option("--hosted/--local", help="With accounts, or for one person without login."),
    ] = False,
    origin: Annotated[
        str,
        typer.Option("--origin", metavar="URL", help="Where people reach a hosted server."),
    ] = "",
    open_browser: Annotated[
        bool, typer.Option("--open-browser", help="Show the lobby in the browser.")
    ] = False,
) -> None:
    """Serve games to browsers. The database is made where there is none."""
    # Only who serves imports the server: other commands start faster, and work without it.
    with server_wanted():
        from tercio.server.run import serve
        from tercio.server.settings import Settings

    if not hosted and host not in ("127.0.0.1", "localhost", "::1"):
        raise Unknown(
            f"A local server has no passwords and must not listen on {host}; use --hosted."
        )
    if re.match(r"[\w+.-]{2,}:/", str(database)):  # one letter would be a drive
        raise Unknown(f"Games are kept in a file, and {str(database)!r} does not name one.")
    settings = Settings(
        database=database.absolute(),
        mode="hosted" if hosted else "local",
        host=host,
        port=port,
        origin=origin.rstrip("/"),
    )

    def ready(url: str) -> None:
        print(f"Tercio is at {url} ({settings.mode}; games are kept in {database}).", flush=True)
        if open_browser:
            threading.Thread(target=webbrowser.open, args=(url,), daemon=True).start()

    try:
        serve(settings, ready)
    except OSError as error:
        raise Unknown(f"Cannot serve at {host}, port {port}: {error.strerror}.") from None
