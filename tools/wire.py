"""Write web/src/wire.ts: what the server is asked and what it answers, as types of the client.

They are made from the server's OpenAPI document, so that the client cannot mean anything else.

python -m tools.wire
"""

import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

import msgspec

from tercio.server.app import create_app
from tercio.server.http.document import document_of
from tercio.server.settings import Settings

WEB = Path(__file__).resolve().parents[1] / "web"
TYPES = WEB / "src" / "wire.ts"
_GENERATOR = WEB / "node_modules" / "openapi-typescript" / "bin" / "cli.js"
_WISHES = (
    "--root-types",
    "--root-types-no-schema-prefix",
    # What a question may leave out has a default; answers leave out nothing.
    "--default-non-nullable=false",
)


def document() -> dict[str, Any]:
    """What a server says of itself, without the refusals: they are the same everywhere."""
    with tempfile.TemporaryDirectory() as folder:
        app = create_app(Settings(database=Path(folder) / "tercio.db"))
        app.state.house.database.close()
    told = document_of(app)
    for operations in told["paths"].values():
        for operation in operations.values():
            answers = operation["responses"].items()
            operation["responses"] = {code: each for code, each in answers if code[0] == "2"}
    return told


def generated() -> str:
    node = shutil.which("node") or shutil.which("node", path=str(Path(sys.executable).parent))
    if node is None or not _GENERATOR.exists():
        raise SystemExit("The types of the client are made with Node 20 or newer: make web first.")
    made = subprocess.run(
        [node, str(_GENERATOR), *_WISHES],
        input=msgspec.json.encode(document()),
        stdout=subprocess.PIPE,
        cwd=WEB,
        check=True,
    )
    return made.stdout.decode()


if __name__ == "__main__":
    TYPES.write_text(generated(), "utf-8")
