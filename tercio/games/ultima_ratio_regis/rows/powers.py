"""Row types of powers, their objectives and leaders (uRR 3.2, 17, 20, 22)."""

from typing import Literal

from tercio.games.ultima_ratio_regis.rows.facts import (
    AreaId,
    CardId,
    CenterId,
    FactRow,
    Few,
    PowerId,
    ProvinceId,
    TheaterId,
    TurnNumber,
)

Religion = Literal["catholic", "protestant", "orthodox", "muslim", "mixed", "other"]
Ability = Literal["tactical", "admiral", "determined", "creative", "organizer"]
PowerKind = Literal["major", "ordinary", "independent", "imperial", "mercenary"]
UnitType = Literal["T2", "T3", "S2", "S3"]


class PowerRow(FactRow, frozen=True, kw_only=True):
    """A power. `home` are the areas in its solid colour, or those of a minor power.

    `catholic_until` names events: it is Catholic until one of them is in force. `initial_unrest`
    is None where it equals the vitality.
    """

    name: str
    kind: PowerKind
    religion: Religion
    catholic_until: tuple[CardId, ...] = ()
    vitality: Few = 0
    income: Few = 0
    initial_unrest: Few | None = None
    pool: dict[UnitType, Few]
    turns: tuple[TurnNumber, TurnNumber]
    theaters: tuple[TheaterId, ...] = ()
    home: tuple[AreaId, ...] = ()
    fortresses: tuple[AreaId, ...] = ()

    @property
    def is_major(self) -> bool:
        return self.kind == "major"


ObjectiveKind = Literal[
    "acquire",
    "ally",
    "control",
    "control_all",
    "control_any",
    "count",
    "count_coast",
    "count_outside",
    "count_overseas",
    "count_province",
    "each",
    "emperor",
    "exists",
    "merchants",
    "merchants_each",
    "military_victory",
    "piracy",
    "plurality",
    "province",
    "province_all",
    "province_full",
]


class ObjectiveRow(FactRow, frozen=True, kw_only=True):
    """What a power's card gives VP for at the end of a turn (22.2).

    Military victory is not scored then: it makes each VP of a peace cost less (21.5.3).
    """

    power: PowerId
    text: str
    kind: ObjectiveKind
    vp: Few
    n: Few = 0
    target: PowerId | None = None
    minor: PowerId | None = None
    areas: tuple[AreaId, ...] = ()
    plus: tuple[AreaId, ...] = ()
    theaters: tuple[TheaterId, ...] = ()
    provinces: tuple[ProvinceId, ...] = ()
    tcs: tuple[CenterId, ...] = ()
    """No trade center named: all of them count."""


class SpecialRow(FactRow, frozen=True, kw_only=True):
    """A special rule on a power's card; `rule` names its code, where it is not said elsewhere."""

    power: PowerId
    text: str
    rule: Literal["", "auction_vitality", "may_ally", "pirate", "restricted_in_german_states"] = ""
    n: Few = 0
    powers: tuple[PowerId, ...] = ()
    turns: tuple[TurnNumber, TurnNumber] = (1, 11)


class InterestRow(FactRow, frozen=True, kw_only=True):
    """The theaters in which a power may operate, by turn (18.4)."""

    power: PowerId
    turns: tuple[TurnNumber, TurnNumber]
    theaters: tuple[TheaterId, ...]


class LeaderCounterRow(FactRow, frozen=True, kw_only=True):
    """How many counters of an ability the common pool has; the id is the ability."""

    count: Few


class LeaderRow(FactRow, frozen=True, kw_only=True):
    """A historical leader, who comes by an event (17.3.1)."""

    name: str
    ability: Ability
