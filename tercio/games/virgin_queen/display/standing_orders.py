"""What a seat may name in its standing orders: windows, spans, and conditions."""

from typing import Final

from tercio.kernel.data import Dataset
from tercio.wars.display.standing_orders import CONDITIONS, SPANS, acting, may_hold
from tercio.wars.model.rows import WindowRow

__all__ = ["CONDITIONS", "SPANS", "acting", "may_hold", "windows"]

SHARED: Final = ("interception", "avoid_battle", "spring_deployment_start", "spring_deployment")
"""Windows of the shared procedures that this game's cards do not name."""


def windows(data: Dataset) -> tuple[str, ...]:
    """The windows that the rules open."""
    return (*(id for id in data.table("windows", WindowRow) if id != "own_impulse"), *SHARED)
