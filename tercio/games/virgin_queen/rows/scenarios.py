"""Row types of the scenarios, set-ups and seats of *Virgin Queen*."""

from typing import Annotated, ClassVar, Literal

from tercio.games.virgin_queen.rows.links import Captain, Royal, Scenario
from tercio.kernel.data import NOTE
from tercio.wars.model.rows import (
    Card,
    Cite,
    FactRow,
    Leader,
    Power,
    Space,
    Text,
)
from tercio.wars.model.setup_rows import (
    ScenarioRow,
    SeatingRow,
    SetupRow,
)


class VqScenarioRow(ScenarioRow, frozen=True, kw_only=True):
    """`powers` are those in play, all if empty; `cards_only` is the whole deck, if not empty."""

    powers: tuple[Power, ...] = ()
    cards_only: tuple[Card, ...] = ()
    rules_off: tuple[
        Literal["religion", "espionage", "marriage", "patronage", "expeditions"], ...
    ] = ()
    tie_winner: Power | None = None
    no_peace_at_first: tuple[tuple[Power, Power], ...] = ()
    """Wars that the first Diplomacy Phase cannot end."""
    extra_influence: dict[Power, list[Power]] = {}
    """Powers that may influence minors here that they otherwise may not."""


class VqSeatingRow(SeatingRow, frozen=True, kw_only=True):
    """`activated` are played by nobody until won, but for those that `start_with` gives away.

    `scenarios` limits the row to some scenarios.
    """

    scenarios: tuple[Scenario, ...] = ()
    activated: tuple[Power, ...] = ()
    start_with: dict[Power, Power] = {}
    no_personages: tuple[Power, ...] = ()
    """Their artists, scientists, captains and patronage awards are left out."""
    religious_preference: bool = True


class VqSetupRow(SetupRow, frozen=True, kw_only=True):
    """A starting position beside its placements.

    Whoever's turn of entry has come is in play, unless a list says that he is gone.
    """

    protestant: tuple[Space, ...] = ()
    """Protestant spaces besides those that the map prints."""
    protestant_spaces: Annotated[int, NOTE] = 0
    """What the set-up counts, for checking."""
    fortresses: tuple[Space, ...] = ()
    faction_capitals: dict[Power, Space] = {}
    home_cards: dict[Power, list[Card]] = {}
    allies: dict[Power, Power] = {}
    """Minor powers and their major allies."""
    betrothals: tuple[tuple[Royal, Royal], ...] = ()
    royals_gone: tuple[Royal, ...] = ()
    eligibility: dict[Royal, int] = {}
    """Where it is no longer the printed one."""
    mary: Literal["not_in_play", "alive", "captured", "executed"] = "not_in_play"
    elizabeth_excommunicated: bool = False
    england_spain_war_cost: Annotated[int, NOTE] = 5
    """What the set-up comes to, for checking."""
    mercenaries_for_hire: int = 0
    leaders_on_card: tuple[Leader, ...] = ()
    leaders_gone: tuple[Leader, ...] = ()
    captains: tuple[Captain, ...] = ()
    events_done: tuple[Card, ...] = ()
    bonus_vp: dict[Power, dict[str, int]] = {}
    """What has been won before the game begins, by what it was for (message `vp-reason`)."""


class VariantRuleRow(FactRow, frozen=True, kw_only=True):
    """A rule of games with few players or of a scenario, in words. Its numbers are constants, its
    powers are in `activated_majors`, `influence` and the scenario."""

    is_note: ClassVar[bool] = True
    variant: Literal["two_powers", "activated_major", "learning"]
    text: Text
    cite: Cite
