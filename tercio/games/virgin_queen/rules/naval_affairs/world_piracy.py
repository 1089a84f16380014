"""Piracy in the ocean zones of the World Map (VQ 16.5)."""

from collections.abc import Callable
from dataclasses import dataclass, field

from tercio.games.virgin_queen.model.events.oceans import OceanPiracyBegan, OceanPiracyHits
from tercio.games.virgin_queen.model.ocean_questions import (
    captain_ref,
    captains_of,
    has_settlement,
    is_damaged,
    ocean_ref,
    settlements_of,
)
from tercio.games.virgin_queen.model.ocean_verbs import (
    damage_captain,
    lose_captain,
    lose_patrol,
    mark_ocean_piracy,
    take_loot,
)
from tercio.games.virgin_queen.model.position import VirginQueen
from tercio.games.virgin_queen.model.powers import PORTUGAL, SPAIN
from tercio.games.virgin_queen.rows.tables import PiracyDieRow
from tercio.games.virgin_queen.rules.naval_affairs.navigation import lighten
from tercio.games.virgin_queen.rules.naval_affairs.oceans import offer_return_home
from tercio.kernel.ask import Ask, Option, Procedure, ref
from tercio.kernel.citations import cites
from tercio.kernel.restrictions import Restrictions, forbids
from tercio.wars.land.battle import HIT
from tercio.wars.model.names import Power
from tercio.wars.model.refs import power_ref


@dataclass(slots=True)
class WorldRaid:
    """A raid of a captain on the settlements of Spain or Portugal."""

    power: Power
    captain: int
    ocean: int
    target: Power
    hits: int = 0
    forts_fired: bool = False
    """Spain rolled a die for a fortress, and may withhold a treasure."""
    paid: dict[str, int] = field(default_factory=dict)
    """How often each award was chosen."""


# -- who may raid whom -----------------------------------------------------------------------------


@forbids("VQ 16.5")
def captain_is_not_at_sea(g: VirginQueen, power: Power, captain: int, target: Power) -> bool:
    oceans = g.state.oceans
    return oceans.captain_at[captain] < 0 or oceans.captain_power[captain] != power


@forbids("VQ 16.5")
def target_has_no_settlement(g: VirginQueen, power: Power, captain: int, target: Power) -> bool:
    at = g.state.oceans.captain_at[captain]
    return at >= 0 and not has_settlement(g, target, at)


@forbids("VQ 16.5")
def portugal_is_our_ally(g: VirginQueen, power: Power, captain: int, target: Power) -> bool:
    return target == PORTUGAL and g.state.patron[PORTUGAL] == power


@forbids("VQ 16.5")
def raided_this_ocean_already(g: VirginQueen, power: Power, captain: int, target: Power) -> bool:
    at = g.state.oceans.captain_at[captain]
    return at >= 0 and bool(g.state.oceans.ocean_piracy[power] >> at & 1)


@forbids("VQ 16.5")
def ocean_raided_by_two_others(g: VirginQueen, power: Power, captain: int, target: Power) -> bool:
    at = g.state.oceans.captain_at[captain]
    markers = sum(zones >> at & 1 for zones in g.state.oceans.ocean_piracy) if at >= 0 else 0
    return markers >= g.world.constant("piracy_powers_per_sea")


@forbids("VQ 16.5")
def no_piracy_left(g: VirginQueen, power: Power, captain: int, target: Power) -> bool:
    return g.state.oceans.piracy_actions[power] >= g.world.constant("piracy_per_turn")


@forbids("VQ 27")
def spain_has_our_player(g: VirginQueen, power: Power, captain: int, target: Power) -> bool:
    return target == SPAIN and g.seat_of(SPAIN) == g.seat_of(power)


WORLD_RAIDS = Restrictions(
    "world-piracy",
    captain_is_not_at_sea,
    target_has_no_settlement,
    portugal_is_our_ally,
    raided_this_ocean_already,
    ocean_raided_by_two_others,
    no_piracy_left,
    spain_has_our_player,
)


def world_raids(g: VirginQueen, power: Power) -> list[WorldRaid]:
    """Every raid that a power's captains may begin now."""
    at = g.state.oceans.captain_at
    return [
        WorldRaid(power, captain, at[captain], target)
        for captain in captains_of(g, power)
        for target in (SPAIN, PORTUGAL)
        if WORLD_RAIDS.allow(g, power, captain, target)
    ]


# -- the raid --------------------------------------------------------------------------------------


@cites("VQ 16.5")
def world_piracy(g: VirginQueen, raid: WorldRaid) -> Procedure[None]:
    """The procedure, also where an event starts it; the ocean zone is marked."""
    mark_ocean_piracy(g, raid.power, raid.ocean)
    name, target = captain_ref(g, raid.captain), power_ref(g, raid.target)
    strength = raid_strength(g, raid)
    g.record(OceanPiracyBegan(name, target, ocean_ref(g, raid.ocean), strength=strength))
    # Steps 2 and 3: the target fires on the captain.
    raid.forts_fired = raid.target == SPAIN and bool(forts_on(g, raid.ocean))
    guns = defence_by_reason(g, raid)
    shots = g.dice(sum(guns.values()), "piracy defence", HIT, by=target, counted=guns)
    if not _survives(g, raid.captain, sum(die >= HIT for die in shots)):
        return
    # Steps 4 and 5: he rolls, and every hit is paid for.
    dice = dice_by_reason(g, raid, hurt=is_damaged(g, raid.captain))
    rolled = g.dice(sum(dice.values()), "piracy", HIT, by=name, counted=dice)
    raid.hits = sum(die >= HIT for die in rolled)
    g.record(OceanPiracyHits(name, target, raid.hits))
    yield from _pay_for_hits(g, raid)
    # Steps 6 and 7: the hold, and the way home.
    yield from lighten(g, raid.captain)
    yield from offer_return_home(g, raid.captain)


def piracy_dice_row(g: VirginQueen, id: str) -> PiracyDieRow:
    return g.world.piracy_dice[id]


def forts_on(g: VirginQueen, ocean: int) -> list[str]:
    return [id for id in settlements_of(g, SPAIN, ocean) if id in g.state.oceans.forts]


def raid_strength(g: VirginQueen, raid: WorldRaid) -> list[int]:
    """What the odds depend on: the dice of the defence, the hits that end the captain's raid, his
    dice as he is, and once he is damaged."""
    dice = (
        sum(dice_by_reason(g, raid, hurt=hurt).values())
        for hurt in (is_damaged(g, raid.captain), True)
    )
    return [defence_dice(g, raid), hits_to_lose(g, raid.captain), *dice]


def defence_dice(g: VirginQueen, raid: WorldRaid) -> int:
    return sum(defence_by_reason(g, raid).values())


@cites("VQ 16.5")
def defence_by_reason(g: VirginQueen, raid: WorldRaid) -> dict[str, int]:
    """Step 2: settlements of Portugal, or patrols and fortresses of Spain."""
    if raid.target == PORTUGAL:
        each = piracy_dice_row(g, "portuguese_settlement").dice
        return {"settlements": each * len(settlements_of(g, PORTUGAL, raid.ocean))}
    patrols = piracy_dice_row(g, "patrol").dice * g.state.oceans.patrols[raid.ocean]
    forts = piracy_dice_row(g, "spanish_fortress").dice * len(forts_on(g, raid.ocean))
    return {"patrols": patrols, "fortresses": forts}


def hits_to_lose(g: VirginQueen, captain: int) -> int:
    return g.world.constant("captain_hits_eliminate") - is_damaged(g, captain)


def _survives(g: VirginQueen, captain: int, hits: int) -> bool:
    """Step 3: two hits, or one on a damaged captain, and he is gone."""
    if hits >= hits_to_lose(g, captain):
        lose_captain(g, captain)
        return False
    if hits:
        damage_captain(g, captain)
    return True


def has_few_dice(g: VirginQueen, raid: WorldRaid) -> bool:
    return is_damaged(g, raid.captain) or len(settlements_of(g, raid.target, raid.ocean)) == 1


def pirate_dice(g: VirginQueen, raid: WorldRaid) -> int:
    return sum(dice_by_reason(g, raid, hurt=is_damaged(g, raid.captain)).values())


@cites("VQ 16.5", "VQ 29")
def dice_by_reason(g: VirginQueen, raid: WorldRaid, *, hurt: bool) -> dict[str, int]:
    """Step 4, after the defence: few dice for a damaged captain or a lone settlement."""
    lone = len(settlements_of(g, raid.target, raid.ocean)) == 1
    why = "damaged" if hurt else "one-settlement" if lone else "expedition"
    row = "full_strength" if why == "expedition" else "damaged_or_one_settlement"
    rating = g.world.captains[raid.captain].piracy
    return {why: piracy_dice_row(g, row).dice, captain_ref(g, raid.captain): rating}


# -- awards ----------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class WorldAward:
    """A way to pay for a hit."""

    id: str
    can: Callable[[VirginQueen, WorldRaid], bool]
    pay: Callable[[VirginQueen, WorldRaid], Procedure[None]]


def chooser(g: VirginQueen, captain: int, other: Power) -> Power:
    """Whose choice an award is: Drake's power picks its own (FAQ of 2012)."""
    if g.world.captains[captain].bonus == "picks_awards":
        return g.state.oceans.captain_power[captain]
    return other


@cites("VQ 16.5")
def _pay_for_hits(g: VirginQueen, raid: WorldRaid) -> Procedure[None]:
    """Step 5: Spain chooses, whoever the target is, and spreads the hits as equally as it can."""
    seat = g.seat_of(chooser(g, raid.captain, SPAIN))
    for _ in range(raid.hits):
        name = captain_ref(g, raid.captain)
        options = [
            Option(award.id, award, (power_ref(g, raid.power),)) for award in awards_open(g, raid)
        ]
        args = {"captain": name, "ocean": ocean_ref(g, raid.ocean)}
        pick = yield Ask(seat, "world-piracy-award", options, "VQ 16.5", args=args, refs=(name,))
        raid.paid[pick.key] = raid.paid.get(pick.key, 0) + 1
        yield from pick.value.pay(g, raid)


def awards_open(g: VirginQueen, raid: WorldRaid) -> list[WorldAward]:
    """Awards worth something that were not chosen more often than another such award."""
    valid = [award for award in WORLD_AWARDS if award.can(g, raid)]
    least = min(raid.paid.get(award.id, 0) for award in valid)
    return [award for award in valid if raid.paid.get(award.id, 0) == least]


def patrol_is_there(g: VirginQueen, raid: WorldRaid) -> bool:
    return g.state.oceans.patrols[raid.ocean] > 0


def _give_patrol(g: VirginQueen, raid: WorldRaid) -> Procedure[None]:
    lose_patrol(g, raid.ocean)
    return
    yield  # makes it a procedure


@cites("VQ 16.5")
def spanish_treasure_is_exposed(g: VirginQueen, raid: WorldRaid) -> bool:
    """A fortress that has fired keeps one treasure safe."""
    kept = g.world.constant("fortress_withholds") if raid.forts_fired else 0
    return raid.target == SPAIN and len(g.state.treasury.spanish_row) > kept


def _give_spanish_treasure(g: VirginQueen, raid: WorldRaid) -> Procedure[None]:
    row = g.state.treasury.spanish_row
    at_stake = row[:]
    if raid.forts_fired:
        at_stake.remove((yield from _withhold(g, row)))
    _draw_loot(g, raid.captain, at_stake, row)


def _withhold(g: VirginQueen, row: list[str]) -> Procedure[str]:
    """Spain is asked whatever its row holds: that is its secret."""
    kinds = list(dict.fromkeys(row))
    pick = yield Ask(
        g.seat_of(SPAIN),
        "withhold-treasure",
        [Option(f"withhold.{id}", id, (ref("treasure", id),), secret=True) for id in kinds],
        "VQ 16.5",
    )
    treasure: str = pick.value
    return treasure


def portuguese_treasure_is_exposed(g: VirginQueen, raid: WorldRaid) -> bool:
    return raid.target == PORTUGAL and bool(g.state.treasury.portuguese_row)


def _give_portuguese_treasure(g: VirginQueen, raid: WorldRaid) -> Procedure[None]:
    row = g.state.treasury.portuguese_row
    _draw_loot(g, raid.captain, row, row)
    return
    yield  # makes it a procedure


def _draw_loot(g: VirginQueen, captain: int, at_stake: list[str], row: list[str]) -> None:
    treasure = g.pick(at_stake, "loot")
    row.remove(treasure)
    take_loot(g, captain, treasure)


def _give_vp(g: VirginQueen, raid: WorldRaid) -> Procedure[None]:
    g.gain_vp(raid.power, 1, "vp-piracy")
    return
    yield  # makes it a procedure


WORLD_AWARDS = (
    WorldAward("award-patrol", patrol_is_there, _give_patrol),
    WorldAward("award-treasure", spanish_treasure_is_exposed, _give_spanish_treasure),
    WorldAward("award-portuguese", portuguese_treasure_is_exposed, _give_portuguese_treasure),
    WorldAward("award-vp", lambda g, raid: True, _give_vp),
)
