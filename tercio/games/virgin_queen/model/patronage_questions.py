"""Questions about artists, scientists and what they earned (VQ 22)."""

from typing import TYPE_CHECKING

from tercio.games.virgin_queen.rows.pieces import ArtistRow, ScientistRow
from tercio.wars.model.names import Power

if TYPE_CHECKING:
    from tercio.games.virgin_queen.model.position import VirginQueen


def has_bonus(g: "VirginQueen", power: Power, bonus: str) -> bool:
    """Whether a power has claimed a science bonus (22.2)."""
    return g.state.patronage.bonuses.get(bonus) == power


def talent_ref(g: "VirginQueen", kind: str, who: int) -> str:
    return f"{kind}:{talent_row(g, kind, who).id}"


def talent_row(g: "VirginQueen", kind: str, who: int) -> ArtistRow | ScientistRow:
    return g.world.artists[who] if kind == "artist" else g.world.scientists[who]


def whereabouts(g: "VirginQueen", kind: str) -> list[int]:
    """Where each artist, or each scientist, is."""
    patronage = g.state.patronage
    return patronage.artists if kind == "artist" else patronage.scientists


def has_sponsored(g: "VirginQueen", power: Power, kind: str) -> bool:
    """One artist and one scientist each turn, a work that is held up included."""
    patronage = g.state.patronage
    works = (*patronage.sponsored, *patronage.held_up)
    return any(work.power == power and work.kind == kind for work in works)
