"""Where a server's books lie: the same for who serves, and for who looks after them."""

from pathlib import Path
from typing import Annotated

import typer

Database = Annotated[
    str,
    typer.Option(
        "--database",
        metavar="FILE|URL",
        envvar="TERCIO_DATABASE",
        help="Where the games are kept: a file, or postgresql+psycopg://USER@HOST/NAME.",
    ),
]
Key = Annotated[
    Path | None,
    typer.Option("--key", metavar="FILE", help="The server's own key; by default beside the file."),
]
IN_THIS_FOLDER = "tercio.db"
