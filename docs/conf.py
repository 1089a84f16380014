"""How the documentation site is built: `make docs` writes it to build/site.

Pages are Markdown (MyST), tutorials are notebooks, the Python reference is made from docstrings.
"""

import json
import re
import sys
import tomllib
from pathlib import Path
from typing import Any

from myst_parser.parsers.sphinx_ import MystParser
from sphinx.application import Sphinx

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

project = "Tercio"
author = "The Tercio authors"
copyright = "2026 The Tercio authors"
release = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]["version"]
extensions = ["myst_parser", "sphinx.ext.autodoc"]
exclude_patterns = ["_build"]
html_theme = "furo"
html_title = "Tercio"
html_static_path = ["_static"]
myst_heading_anchors = 4
myst_enable_extensions = ["colon_fence"]
nitpicky = False
autodoc_typehints = "signature"
autodoc_member_order = "bysource"
# What stands in code (Literal[...], paths of commands) is no Python to Pygments; it is shown as is.
# Tables that are made from code stand under small headings, wherever they are put.
suppress_warnings = ["misc.highlighting_failure", "myst.header"]
linkcheck_anchors = False

_OUTSIDE = re.compile(r"\[([^\]]+)\]\((\.\./[^)\s]+)\)")
"""A link to a file of the repository that is no page."""


def _as_text(app: Sphinx, page: str, source: list[str]) -> None:
    """Files of the repository are named where a checkout would link to them."""
    here = (Path(app.srcdir) / page).parent

    def told(found: re.Match[str]) -> str:
        target = (here / found[2].partition("#")[0]).resolve()
        if target.is_relative_to(app.srcdir):
            return found[0]
        return f"`{target.relative_to(ROOT)}`"

    source[0] = _OUTSIDE.sub(told, source[0])


class NotebookParser(MystParser):
    """A notebook as a page: its text, its programs, and what they have answered."""

    supported = ("notebook",)

    def parse(self, inputstring: str, document: Any) -> None:
        cells = json.loads(inputstring)["cells"]
        super().parse("\n\n".join(map(_cell, cells)), document)


def _cell(cell: dict[str, Any]) -> str:
    text = "".join(cell["source"])
    if cell["cell_type"] == "markdown":
        return text
    answers = [_answer(output) for output in cell["outputs"]]
    return "\n\n".join([f"```python\n{text}\n```", *filter(None, answers)])


def _answer(output: dict[str, Any]) -> str:
    said = output.get("text") or output.get("data", {}).get("text/plain", "")
    return f"```text\n{''.join(said).rstrip()}\n```" if said else ""


def setup(app: Sphinx) -> None:
    app.connect("source-read", _as_text)
    app.add_source_suffix(".ipynb", "notebook")
    app.add_source_parser(NotebookParser)
