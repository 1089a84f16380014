"""Row types of scenarios and what is set up in them."""

from typing import Annotated

from tercio.kernel.data import NOTE
from tercio.wars.model.rows import Card, Cite, FactRow, Leader, Power, Ruler, Setup, Space, UnitType


class PlacementRow(FactRow, frozen=True, kw_only=True):
    """What stands in a space at the start; `edition` restricts it to one edition."""

    setup: Setup
    power: Power
    space: Space
    units: dict[UnitType, int] = {}
    leaders: tuple[Leader, ...] = ()
    edition: str = ""


class SetupRow(FactRow, frozen=True, kw_only=True):
    """A position to start from. Control is with the home power where `control` is silent."""

    control: dict[Power, list[Space]] = {}
    wars: tuple[tuple[Power, Power], ...] = ()
    alliances: tuple[tuple[Power, Power], ...] = ()
    rulers: dict[Power, Ruler] = {}
    keys: Annotated[dict[Power, int], NOTE] = {}
    """What the set-up prints, for checking."""
    vp: Annotated[dict[Power, int], NOTE] = {}
    """What the set-up prints, for checking."""


class ScenarioRow(FactRow, frozen=True, kw_only=True):
    name: str
    setup: Setup
    first_turn: int
    last_turn: int
    players: tuple[int, ...]
    standard_vp: int
    domination_lead: int
    domination_from_turn: int
    cards_removed: tuple[Card, ...] = ()
    extra_cards: dict[Power, int] = {}
    """Dealt on top in the first card draw."""
    cite: Cite = ""


class SeatingRow(FactRow, frozen=True, kw_only=True):
    """Which powers each seat plays, by the number of players."""

    players: int
    seats: tuple[tuple[Power, ...], ...]
