"""Events of captains, colonies and treasures overseas (VQ 6.3, 8.4, 16, 17.4, 23)."""

from collections.abc import Sequence

from tercio.games.virgin_queen.cards.registry import of_card, plain
from tercio.games.virgin_queen.conditions.sea import expeditions_of_others
from tercio.games.virgin_queen.model.events.oceans import CanalAttempted, CanalBuilt
from tercio.games.virgin_queen.model.position import VirginQueen
from tercio.games.virgin_queen.model.powers import ENGLAND, PORTUGAL, SPAIN
from tercio.games.virgin_queen.rows.cards import VqCardMode
from tercio.games.virgin_queen.rules.action_phase.extra_cp import act_at_once
from tercio.games.virgin_queen.rules.construction.colonies import offer_to_settle, roll_for_colony
from tercio.games.virgin_queen.rules.construction.expeditions import (
    captains_ready,
    next_step,
    set_out,
)
from tercio.games.virgin_queen.rules.construction.patrols import patrol_zones, which_zone
from tercio.games.virgin_queen.rules.major_powers.treasure_fleet import treasure_fleet
from tercio.games.virgin_queen.rules.naval_affairs.circumnavigation import comes_full_circle
from tercio.games.virgin_queen.rules.naval_affairs.europe_piracy import raid_at_sea, which_raid
from tercio.games.virgin_queen.rules.naval_affairs.navigation import (
    SAFE,
    lighten,
    roll_navigation,
    survives_navigation,
)
from tercio.games.virgin_queen.rules.naval_affairs.oceans import sail_leg, voyage_options
from tercio.games.virgin_queen.rules.naval_affairs.world_piracy import world_raids
from tercio.kernel.ask import DONE, PASS, Ask, Option, Procedure, compose, pass_option
from tercio.kernel.masks import mask_of
from tercio.wars.model.names import Mask, Power
from tercio.wars.model.rows import MarkerRow

# -- Treasure Fleet, Suez Canal, treasures ---------------------------------------------------------


@of_card(6, "treasure_fleet", cite="VQ 23.2")
def run_treasure_fleet(
    g: VirginQueen, power: Power, mode: VqCardMode, about: object
) -> Procedure[None]:
    yield from treasure_fleet(g, mode.numbers["treasures"])


@of_card(1, "suez_canal", cite="VQ 23.1")
def suez_canal(g: VirginQueen, power: Power, mode: VqCardMode, about: object) -> None:
    """Each failure, and the art of digging, makes the next attempt easier."""
    oceans, numbers = g.state.oceans, mode.numbers
    total = g.dice(1, "Suez Canal")[0] + numbers["per_attempt"] * oceans.suez_attempts
    if g.has_bonus(power, "excavation"):
        total += numbers["excavation"]
    g.record(CanalAttempted(total, numbers["needs"]))
    if total < numbers["needs"]:
        oceans.suez_attempts += 1
        return
    oceans.suez_built = True
    g.record(CanalBuilt(g.power_ref(power)))
    marker = g.world.data.table("markers", MarkerRow)["suez_canal"]
    g.gain_vp(power, marker.vp, "vp-suez-canal")


@of_card(48, "take_settlement", cite="VQ 6.3")
def take_settlement(g: VirginQueen, power: Power, mode: VqCardMode, about: object) -> None:
    """A settlement becomes Spanish, and its treasure box is filled."""
    for settlement in mode.settlements:
        g.take_settlement(settlement, SPAIN)
    for _ in range(mode.numbers["treasures"]):
        g.add_to_spanish_row()


# -- Menendez de Aviles ----------------------------------------------------------------------------


@of_card(61, "coastal_guard", cite="VQ 17.5")
def coastal_guard(g: VirginQueen, power: Power, mode: VqCardMode, about: object) -> Procedure[None]:
    """A fortress that need not lie on the power card, a patrol next to it, and settlers flee."""
    settlement = yield from _choose_fort(g)
    near = g.world.settlement_zones[settlement] if settlement else -1
    ocean = yield from _choose_patrol(g, near)
    yield from _drive_out(g, near if ocean is None else 1 << ocean, mode.numbers["on"])


def _choose_fort(g: VirginQueen) -> Procedure[str | None]:
    oceans = g.state.oceans
    bare = [s for s, holder in oceans.settlements.items() if holder == SPAIN]
    bare = [s for s in bare if s not in oceans.forts]
    if not bare:
        return None
    options = [Option(f"fort.{id}", id, (g.settlement_ref(id),)) for id in bare]
    pick = yield Ask(g.seat_of(SPAIN), "guard-fort", options, "VQ 17.5")
    g.fortify_settlement(pick.value, from_card=False)
    settlement: str = pick.value
    return settlement


def _choose_patrol(g: VirginQueen, near: Mask) -> Procedure[int | None]:
    zones = [ocean for ocean in patrol_zones(g, SPAIN) if near >> ocean & 1]
    if not zones:
        return None
    ocean: int = zones[0]
    if len(zones) > 1:
        pick = yield which_zone(g, SPAIN, zones)
        ocean = pick.value
    g.build_patrol(ocean)
    return ocean


def _drive_out(g: VirginQueen, zones: Mask, on: int) -> Procedure[None]:
    places = [id for id in g.state.oceans.colonies if g.world.settlement_zones[id] & zones]
    settlement = yield from _choose_colony(g, SPAIN, places)
    if settlement is not None and g.dice(1, "coast guard", on)[0] >= on:
        g.lose_colony(settlement)


def _choose_colony(g: VirginQueen, power: Power, places: Sequence[str]) -> Procedure[str | None]:
    if not places:
        return None
    settlement = places[0]
    if len(places) > 1:
        options = [
            Option(f"colony.{id}", id, (g.settlement_ref(id),), "option-this-colony")
            for id in places
        ]
        pick = yield Ask(g.seat_of(power), "which-colony", options, "VQ 8.4")
        settlement = pick.value
    return settlement


# -- expeditions without CP ------------------------------------------------------------------------


def _zones(g: VirginQueen, mode: VqCardMode) -> Mask:
    return mask_of(g.world.ocean[id] for id in mode.oceans) if mode.oceans else -1


@plain("free_expedition", cite="VQ 17.4")
def free_expedition(
    g: VirginQueen, power: Power, mode: VqCardMode, about: object
) -> Procedure[None]:
    """With a colony if there is one to take; then perhaps CP for some actions."""
    zones = _zones(g, mode)
    picks = yield from compose(lambda picks: next_step(g, power, picks, 99, zones))
    yield from set_out(g, power, picks)
    if mode.numbers["cp"]:
        yield from act_at_once(g, power, mode.numbers["cp"], mode.actions)


@of_card(108, "patent", cite="VQ 17.4")
def patent(g: VirginQueen, power: Power, mode: VqCardMode, about: object) -> Procedure[None]:
    """An English expedition with a colony, which may be founded at once."""

    def next_ask(picks: list[Option]) -> Ask | None:
        return next_step(g, ENGLAND, picks, 99) if len(picks) < 2 else None

    picks = yield from compose(next_ask)
    captain = yield from set_out(g, ENGLAND, [*picks, Option("colony")])
    yield from offer_to_settle(g, captain)


# -- voyages ---------------------------------------------------------------------------------------


def _choose_captain(g: VirginQueen, power: Power, captains: Sequence[int]) -> Procedure[int]:
    if len(captains) == 1:
        return captains[0]
    options = [
        Option(f"captain.{g.world.captains[c].id}", c, (g.captain_ref(c),)) for c in captains
    ]
    pick = yield Ask(g.seat_of(power), "event-captain", options, "VQ 16.1")
    captain: int = pick.value
    return captain


@of_card(62, "northwest_passage", cite="VQ 16.1")
def northwest_passage(
    g: VirginQueen, power: Power, mode: VqCardMode, about: object
) -> Procedure[None]:
    """He comes through unharmed with a treasure, or turns back damaged; he is never lost."""
    start, end = (g.world.ocean[id] for id in mode.oceans)
    captain = yield from _choose_captain(g, power, g.captains_at(start, power))
    result = yield from roll_navigation(g, captain, mode.numbers["bonus"])
    if result != SAFE:
        if not g.is_damaged(captain):
            g.damage_captain(captain)
            yield from lighten(g, captain)
        return
    g.sail_captain(captain, end)
    yield from _load(g, captain, mode.numbers["treasures"])
    yield from offer_to_settle(g, captain)
    comes_full_circle(g, captain)


def _load(g: VirginQueen, captain: int, treasures: int) -> Procedure[None]:
    """Treasures of the pool go aboard, as many as he can carry."""
    for _ in range(treasures):
        treasure = g.pick_treasure()
        if treasure is not None:
            g.take_loot(captain, treasure)
    yield from lighten(g, captain)


@of_card(67, "slave_trade", cite="VQ 25.2")
def slave_trade(g: VirginQueen, power: Power, mode: VqCardMode, about: object) -> Procedure[None]:
    at = g.state.oceans.captain_at
    near = [c for c in g.captains_of(power) if at[c] >= 0 and g.settlements_of(PORTUGAL, at[c])]
    captain = yield from _choose_captain(g, power, near)
    yield from _load(g, captain, mode.numbers["treasures"])
    g.gain_vp(power, mode.numbers["vp"], "vp-slave-trader")


@of_card(65, "sickness_at_sea", cite="VQ 16.1")
def sickness_at_sea(
    g: VirginQueen, power: Power, mode: VqCardMode, about: object
) -> Procedure[None]:
    """Scurvy: another power's expedition must prove that it can go on."""
    captain = yield from _choose_captain(g, power, expeditions_of_others(g, power))
    yield from survives_navigation(g, captain)


@of_card(106, "free_voyage", cite="VQ 16.1")
def free_voyage(g: VirginQueen, power: Power, mode: VqCardMode, about: object) -> Procedure[None]:
    """English expeditions sail, each a few ocean zones, and one of them raids."""
    legs = dict.fromkeys(g.captains_of(ENGLAND), mode.numbers["moves"])
    while True:
        options = [o for o in voyage_options(g, ENGLAND, []) if legs.get(o.value.captain, 0) > 0]
        if not options:
            break
        pick = yield Ask(g.seat_of(ENGLAND), "free-voyage", [*options, Option(DONE)], "VQ 16.1")
        if pick.key == DONE:
            break
        legs[pick.value.captain] -= 1
        yield from sail_leg(g, pick.value)
    for _ in range(mode.numbers["piracy"]):
        yield from _raid_overseas(g)


def _raid_overseas(g: VirginQueen) -> Procedure[None]:
    raids = world_raids(g, ENGLAND)
    if not raids:
        return
    picks = yield from compose(lambda picks: which_raid(g, ENGLAND, picks, [], raids), cancel=True)
    if picks:
        yield from raid_at_sea(g, ENGLAND, picks)


# -- colonies --------------------------------------------------------------------------------------


@of_card(110, "colony_thrives", cite="VQ 8.4")
def colony_thrives(
    g: VirginQueen, power: Power, mode: VqCardMode, about: object
) -> Procedure[None]:
    """A colony is rolled for at once and cannot be lost; a captain of its owner may set out."""
    zones = _zones(g, mode)
    colonies = g.state.oceans.colonies
    places = [id for id in colonies if g.world.settlement_zones[id] & zones]
    settlement = yield from _choose_colony(g, power, places)
    assert settlement is not None
    owner = colonies[settlement]
    yield from roll_for_colony(g, settlement, mode.numbers["bonus"], is_safe=True)
    for _ in range(mode.numbers["captains"]):
        yield from _send_one(g, owner, zones)


def _send_one(g: VirginQueen, power: Power, zones: Mask) -> Procedure[None]:
    captains = captains_ready(g, power)
    if not captains or not g.world.entry_zones[power] & zones:
        return
    options = [
        Option(f"captain.{g.world.captains[c].id}", c, (g.captain_ref(c),)) for c in captains
    ]
    pick = yield Ask(g.seat_of(power), "event-captain", [*options, pass_option()], "VQ 17.4")
    if pick.key != PASS:
        ocean = (g.world.entry_zones[power] & zones).bit_length() - 1
        yield from set_out(g, power, [pick, Option("ocean", ocean)])
