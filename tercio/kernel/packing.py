"""What can be said of a pack: which rows it touches, and whether the game goes with them."""

from collections.abc import Sequence
from typing import Any

from tercio.kernel.data import Pack
from tercio.kernel.game import Game
from tercio.kernel.table import Table


def set_up_everything(rules: Game[Any], packs: Sequence[Pack]) -> None:
    """What rows and links cannot tell shows when tables are laid."""
    for scenario in rules.scenarios_in(rules.load_data(packs)):
        for players in scenario.players:
            Table.new(rules, scenario.id, players, seed="data check", packs=packs)


def rows_in(pack: Pack) -> dict[str, int]:
    """How many rows each file of a pack has."""
    return {
        file: sum(len(rows) if isinstance(rows, list) else 1 for rows in tables.values())
        for file, tables in pack.tables
    }
