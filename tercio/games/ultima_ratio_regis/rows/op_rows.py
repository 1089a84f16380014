"""What cards do: one typed row for each kind of op.

A card's `ops` are carried out in their order. Each class here is one op, named by its tag; its
function and what stands against it are in `cards`. Another card of the same sort needs no code.
"""

from typing import Literal, TypeAlias

import msgspec

from tercio.games.ultima_ratio_regis.rows.facts import (
    AreaId,
    CardId,
    CenterId,
    Few,
    LeaderId,
    Level,
    PowerId,
    ProvinceId,
    TheaterId,
)
from tercio.games.ultima_ratio_regis.rows.powers import Religion

CombatKind = Literal["land", "naval", "siege", "subjugation"]
Technology = Literal["land", "siege", "naval", "industrial"]


class Op(
    msgspec.Struct,
    frozen=True,
    kw_only=True,
    forbid_unknown_fields=True,
    tag_field="op",
):
    """Base of all ops."""


class Combat(Op, frozen=True, kw_only=True, tag="combat"):
    """A combat card (3.1): what it does, when, and in which combats.

    `side` is empty where either side may play it; the attacker is who acts. `veterans` are flipped
    if its side wins.
    """

    timing: Literal["preparation", "battlefield", "after_roll", "pursuit"]
    effect: Literal[
        "advantage", "enemy_disadvantage", "battlefield", "die_plus", "ignore_own_losses"
    ]
    n: Few = 0
    delta: tuple[int, ...] = ()
    combats: tuple[CombatKind, ...]
    side: Literal["", "attacker", "defender"] = ""
    veterans: Few = 0


class AuctionTechnology(Op, frozen=True, kw_only=True, tag="auction_technology"):
    """`income` is what a technology that works at once adds at the end of the turn."""

    tech: Technology
    duration: Literal["turn", "immediate"]
    benefit: str
    income: Few = 0


class AuctionAlliance(Op, frozen=True, kw_only=True, tag="auction_alliance"):
    """One of the minors, which the player of the card chooses."""

    minors: tuple[PowerId, ...]
    pay_more: tuple[PowerId, ...] = ()
    """Powers for whom winning costs one more unrest."""


class ImperialElection(Op, frozen=True, kw_only=True, tag="imperial_election"):
    pass


class CasusBelli(Op, frozen=True, kw_only=True, tag="casus_belli"):
    """`a` against `b`, or against whoever is the ally of `b_ally_of`."""

    a: PowerId
    b: PowerId | None = None
    b_ally_of: PowerId | None = None
    mutual: bool = True
    vp_if_at_war: Few = 0


class StartWar(Op, frozen=True, kw_only=True, tag="start_war"):
    a: PowerId
    b: PowerId
    vp: Few
    if_in_play: bool = False


class WarMinor(Op, frozen=True, kw_only=True, tag="war_minor"):
    power: PowerId
    minor: PowerId


class Unrest(Op, frozen=True, kw_only=True, tag="unrest"):
    """Of `power`, or of one that the player of the card chooses: any, or one of `powers`.

    A `divided` realm is a Christian one with minors or domains of another faith.
    """

    power: PowerId | None = None
    who: Literal["", "own", "other", "any", "catholic", "among", "divided"] = ""
    powers: tuple[PowerId, ...] = ()
    delta: int


class PlaceRevolt(Op, frozen=True, kw_only=True, tag="place_revolt"):
    """`count` revolts in the areas named, within the limits of 18.3 unless they are ignored.

    Areas are those named, of a minor, or of an `owner`; without any of these, all. `domains` are
    no home areas.
    """

    level: Level
    count: Few
    areas: tuple[AreaId, ...] = ()
    provinces: tuple[ProvinceId, ...] = ()
    theaters: tuple[TheaterId, ...] = ()
    minor: PowerId | None = None
    owner: PowerId | None = None
    religion: Religion | None = None
    domains: bool = False
    not_key: bool = False
    unrest_above_vitality: bool = False
    ignore_restrictions: bool = False


class Activate(Op, frozen=True, kw_only=True, tag="activate"):
    """What nobody owns there becomes independent of `as_level` (0: as the set-up says)."""

    areas: tuple[AreaId, ...] = ()
    provinces: tuple[ProvinceId, ...] = ()
    theaters: tuple[TheaterId, ...] = ()
    as_level: Level = 0


class GainInterest(Op, frozen=True, kw_only=True, tag="gain_interest"):
    power: PowerId
    theaters: tuple[TheaterId, ...]
    when: Literal["now", "next_turn"] = "now"


class Permanent(Op, frozen=True, kw_only=True, tag="permanent"):
    """`card` (itself) stays in force."""

    card: CardId


class EndPermanent(Op, frozen=True, kw_only=True, tag="end_permanent"):
    card: CardId


class Transfer(Op, frozen=True, kw_only=True, tag="transfer"):
    """Possession passes, and control with it; only what is `frm`'s, where that is said."""

    areas: tuple[AreaId, ...] = ()
    provinces: tuple[ProvinceId, ...] = ()
    to: PowerId
    frm: PowerId | None = None
    status: Literal["home", "domain"] = "domain"


class Control(Op, frozen=True, kw_only=True, tag="control"):
    """Control of what an enemy of `to` has there passes to it, possession does not."""

    provinces: tuple[ProvinceId, ...] = ()
    to: PowerId


class Objective(Op, frozen=True, kw_only=True, tag="objective"):
    """VP at the end of this turn for whoever has the areas, or comes to have them only now."""

    power: PowerId
    areas: tuple[AreaId, ...]
    vp: Few
    when: Literal["has", "acquires"] = "has"


class Modifier(Op, frozen=True, kw_only=True, tag="modifier"):
    power: PowerId
    land_advantage: Few = 0
    subjugation_advantage: Few = 0
    provinces: tuple[ProvinceId, ...] = ()
    until: CardId | None = None


class CollapseRule(Op, frozen=True, kw_only=True, tag="collapse_rule"):
    """The power collapses if it loses this war (21.6)."""

    power: PowerId


class TcCapacity(Op, frozen=True, kw_only=True, tag="tc_capacity"):
    tc: CenterId
    delta: int


class Permission(Op, frozen=True, kw_only=True, tag="permission"):
    """What a power may do this turn or this impulse, `uses` times (0: as often as it likes).

    An advantage in a subjugation is limited to the areas, privateering to the trade centers.
    """

    power: PowerId | None = None
    powers: tuple[PowerId, ...] = ()
    who: Literal["", "everybody"] = ""
    what: Literal[
        "landing",
        "privateering",
        "piracy",
        "fleet_raids_overseas",
        "leave_mediterranean",
        "subjugation_advantage",
        "piracy_advantage",
    ]
    areas: tuple[AreaId, ...] = ()
    provinces: tuple[ProvinceId, ...] = ()
    target: PowerId | None = None
    tcs: tuple[CenterId, ...] = ()
    uses: Few = 0
    until: Literal["turn", "impulse"] = "turn"


class FreeMerchant(Op, frozen=True, kw_only=True, tag="free_merchant"):
    """The power may prepare a merchant in one of the trade centers, without an action."""

    power: PowerId
    tcs: tuple[CenterId, ...]


class ShieldTrade(Op, frozen=True, kw_only=True, tag="shield_trade"):
    """While the card is in force, nobody but one power may rob merchants in the trade centers."""

    tcs: tuple[CenterId, ...]
    but: PowerId


class Bar(Op, frozen=True, kw_only=True, tag="bar"):
    """While the card is in force, the areas are closed to a power that does not own them."""

    power: PowerId
    areas: tuple[AreaId, ...]


class Inherit(Op, frozen=True, kw_only=True, tag="inherit"):
    """Who has the area when the turn ends has the provinces as a homeland, if it is `power`."""

    power: PowerId
    area: AreaId


class JoinMinor(Op, frozen=True, kw_only=True, tag="join_minor"):
    """A minor that one of the powers keeps out of its wars may join them after all."""

    minor: PowerId
    powers: tuple[PowerId, ...]


class AllyMinor(Op, frozen=True, kw_only=True, tag="ally_minor"):
    """A neutral minor takes an ally."""

    minor: PowerId
    power: PowerId


class SetReligion(Op, frozen=True, kw_only=True, tag="set_religion"):
    power: PowerId | None = None
    minor: PowerId | None = None
    to: Religion


class Veteran(Op, frozen=True, kw_only=True, tag="veteran"):
    """Of a power; or of everybody, if they like."""

    power: PowerId | None = None
    who: Literal["", "everybody"] = ""
    n: Few


class BringLeader(Op, frozen=True, kw_only=True, tag="leader"):
    leader: LeaderId
    power: PowerId


class AutoSubjugate(Op, frozen=True, kw_only=True, tag="auto_subjugate"):
    """An independent area next to its own, of a level at most, is taken without a fight."""

    power: PowerId
    theaters: tuple[TheaterId, ...]
    level: Level


class SetNod(Op, frozen=True, kw_only=True, tag="set_nod"):
    scope: Literal["all"]
    value: Few


class Peace(Op, frozen=True, kw_only=True, tag="peace"):
    between: tuple[PowerId, ...]
    with_anybody: bool = False
    spares: bool = False


class BreakAlliance(Op, frozen=True, kw_only=True, tag="break_alliance"):
    a: PowerId
    b: PowerId


class BreakMinor(Op, frozen=True, kw_only=True, tag="break_minor"):
    """A minor is neutral; if `of` is given, only where that is its ally."""

    minor: PowerId
    of: PowerId | None = None


class MoraleTransfer(Op, frozen=True, kw_only=True, tag="morale_transfer"):
    frm: PowerId
    to: PowerId
    n: Few


class Repatriate(Op, frozen=True, kw_only=True, tag="repatriate"):
    power: PowerId
    provinces: tuple[ProvinceId, ...]


AnyOp: TypeAlias = (
    Combat
    | AuctionTechnology
    | AuctionAlliance
    | ImperialElection
    | CasusBelli
    | StartWar
    | WarMinor
    | Unrest
    | PlaceRevolt
    | Activate
    | GainInterest
    | Permanent
    | EndPermanent
    | Transfer
    | Control
    | Objective
    | Modifier
    | CollapseRule
    | TcCapacity
    | Permission
    | FreeMerchant
    | ShieldTrade
    | Bar
    | Inherit
    | JoinMinor
    | AllyMinor
    | SetReligion
    | Veteran
    | BringLeader
    | AutoSubjugate
    | SetNod
    | Peace
    | BreakAlliance
    | BreakMinor
    | MoraleTransfer
    | Repatriate
)
