"""The documentation site: what it says of the program itself is so. `make site` builds it."""

import json
import re
import tomllib
from pathlib import Path

import pytest

from tools.docs import DOCS, ROOT

PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
TUTORIALS = sorted((DOCS / "tutorials").glob("*.ipynb"))


def test_who_cites_names_this_version() -> None:
    version = PROJECT["project"]["version"]
    assert f"\nversion: {version}\n" in (ROOT / "CITATION.cff").read_text("utf-8")
    assert f"version = {{{version}}}" in (DOCS / "citing.md").read_text("utf-8")


def test_the_picture_shows_every_room_in_its_place() -> None:
    layers = PROJECT["tool"]["importlinter"]["contracts"][0]["layers"]
    rooms = [re.findall(r"tercio\.(\w+)", layer) for layer in layers]
    picture = (DOCS / "_static" / "architecture.svg").read_text("utf-8")
    shown = re.findall(r'font-weight="bold"[^>]*>([^<]*)<', picture)
    assert [sorted(re.findall(r"\w+", each)) for each in shown] == [sorted(each) for each in rooms]


def test_every_page_is_in_a_list_of_contents() -> None:
    listed = set(
        re.findall(r"^(?:.* <)?([\w/.-]+)>?$", (DOCS / "index.md").read_text("utf-8"), re.M)
    )
    pages = {str(page.relative_to(DOCS).with_suffix("")) for page in DOCS.glob("*.md")}
    pages |= {str(page.relative_to(DOCS).with_suffix("")) for page in TUTORIALS}
    assert {page for page in pages if not page.startswith("style-")} - {"index"} <= listed


@pytest.mark.parametrize("notebook", TUTORIALS, ids=lambda path: path.stem)
def test_a_tutorial_shows_what_its_programs_answer(notebook: Path) -> None:
    """As `make tutorials` runs them; nothing of the machine on which it was done is kept."""
    content = notebook.read_text("utf-8")
    cells = [cell for cell in json.loads(content)["cells"] if cell["cell_type"] == "code"]
    assert any(cell["outputs"] for cell in cells)
    for cell in cells:
        kinds = {(each["output_type"], each.get("name", "")) for each in cell["outputs"]}
        assert not {kind for kind, name in kinds if kind == "error" or name == "stderr"}
    assert not re.search(r"/(tmp|root|home)/", content)
