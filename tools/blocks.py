"""The tables of docs/environments.md: what is observed of each game, how many actions it has."""

from typing import Any

from tercio.envs.encodings import Fixed
from tercio.envs.frame import Frame
from tercio.envs.shapes import read_shapes
from tercio.nets.blocks import Block

GAMES: dict[str, dict[str, Any]] = {
    "primer": {},
    "here_i_stand": {},
    "virgin_queen": {},
    "ultima_ratio_regis": {"scenario": "new_order", "players": 4},
}
"""With the setting that is shown, where it is not the first."""
FIRST, LAST = "<!-- blocks, made by make docs -->", "<!-- until here -->"
FEW = 4
"""So many names of a family are listed; of more it is told how many there are."""


def with_blocks(page: str) -> str:
    """The page with its tables as the code has them."""
    before, _, rest = page.partition(FIRST)
    _, _, after = rest.partition(LAST)
    made = "\n\n".join([_sizes(), *map(_blocks, GAMES)])
    return f"{before}{FIRST}\n\n{made}\n\n{LAST}{after}"


def _sizes() -> str:
    lines = [
        "| game | observation | most options seen | laid out at a time | catalogue | its digest |",
        "|--|--:|--:|--:|--:|--|",
    ]
    for game in GAMES:
        frame, shapes = Frame(game, actions="fixed", **GAMES[game]), read_shapes(game)
        assert isinstance(frame.encoding, Fixed)
        lines.append(
            f"| {frame.game.name} | {frame.observer.size:,} | {shapes.most} | {shapes.bound} | "
            f"{frame.encoding.size:,} | `{frame.encoding.catalogue.digest}` |"
        )
    return "\n".join(lines)


def _blocks(game: str) -> str:
    frame = Frame(game, **GAMES[game])
    setting = frame.setting
    lines = [
        f"#### {frame.game.name}",
        "",
        f"`{setting.scenario}`, {len(setting.seats)} players.",
        "",
        "| block | shape | columns |",
        "|--|--|--|",
    ]
    for block in frame.observer.blocks:
        rows, columns = block.shape
        lines.append(f"| `{block.name}` | {rows} x {columns} | {_columns(block)} |")
    return "\n".join(lines)


def _columns(block: Block) -> str:
    """By name, families of them (`held by:england`) by what they have in common."""
    families: dict[str, list[str]] = {}
    for column in block.columns:
        family, _, member = column.partition(":")
        families.setdefault(family, []).append(member)
    return ", ".join(_family(name, members) for name, members in families.items())


def _family(name: str, members: list[str]) -> str:
    if members == [""]:
        return name
    named = ", ".join(members) if len(members) <= FEW else str(len(members))
    return f"{name} ({named})"
