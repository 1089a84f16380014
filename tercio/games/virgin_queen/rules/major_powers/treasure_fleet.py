"""The treasure fleet and those who lie in wait for it (VQ 23.2)."""

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field

from tercio.games.virgin_queen.model.events.oceans import FleetAttacked, FleetSighted
from tercio.games.virgin_queen.model.ocean_questions import (
    captain_ref,
    captains_at,
    is_damaged,
    ocean_ref,
)
from tercio.games.virgin_queen.model.ocean_verbs import (
    damage_captain,
    lose_captain,
    lose_escort,
    take_loot,
)
from tercio.games.virgin_queen.model.position import VirginQueen
from tercio.games.virgin_queen.model.powers import ENGLAND, SPAIN
from tercio.games.virgin_queen.model.treasure_verbs import (
    add_to_spanish_row,
    load_fleet,
    unload_fleet,
)
from tercio.games.virgin_queen.rows.tables import TreasureFleetRow
from tercio.games.virgin_queen.rules.naval_affairs.navigation import lighten
from tercio.games.virgin_queen.rules.naval_affairs.oceans import offer_return_home
from tercio.games.virgin_queen.rules.naval_affairs.world_piracy import piracy_dice_row
from tercio.kernel.ask import PASS, Ask, Option, Procedure, compose, pass_option, ref
from tercio.kernel.citations import cites
from tercio.wars.land.battle import HIT
from tercio.wars.model.names import Power
from tercio.wars.model.refs import power_ref


@dataclass(slots=True)
class FleetAttack:
    """A captain's attack on the treasures that the fleet carries."""

    power: Power
    captain: int
    treasures: list[str]
    """Still aboard the fleet."""
    paid: dict[str, int] = field(default_factory=dict)


@cites("VQ 23.2")
def treasure_fleet(g: VirginQueen, riches: int) -> Procedure[None]:
    # Step 1: new riches, even if the row is full.
    for _ in range(riches):
        add_to_spanish_row(g)
    # Step 2: Spain chooses what sails.
    load_fleet(g, (yield from _choose_treasures(g)))
    treasures = g.state.treasury.fleet
    # Step 3: where the fleet is sighted.
    ocean = yield from _attack_zone(g)
    g.record(FleetSighted(ocean_ref(g, ocean), len(treasures)))
    # Step 4: everybody who is there may attack, in impulse order.
    attackers = yield from _attacks(g, ocean, treasures)
    # Step 5: what is left comes to Spain.
    unload_fleet(g)
    # Step 6: the way home.
    for captain in attackers:
        yield from offer_return_home(g, captain)


# -- steps 2 and 3 ---------------------------------------------------------------------------------


@cites("VQ 23.2")
def fleet_size(g: VirginQueen) -> int:
    """Three treasures with two escorts, else two; fewer if the row has no more."""
    full = g.world.constant("treasure_fleet_escorts")
    escorted = len(g.state.oceans.escorts) >= full
    size = g.world.constant("fleet_treasures_escorted" if escorted else "fleet_treasures")
    return min(size, len(g.state.treasury.spanish_row))


def _choose_treasures(g: VirginQueen) -> Procedure[list[str]]:
    """He is asked as often whatever the row holds: it is his secret."""
    row, size = g.state.treasury.spanish_row, fleet_size(g)
    if len(row) == size:
        return row[:]

    def next_ask(picks: list[Option]) -> Ask | None:
        left = Counter(row) - Counter(pick.value for pick in picks)
        if len(picks) == size:
            return None
        options = [
            Option(f"treasure.{id}", id, (ref("treasure", id),), secret=True) for id in sorted(left)
        ]
        args = {"count": size, "chosen": len(picks)}
        return Ask(g.seat_of(SPAIN), "fleet-treasures", options, "VQ 23.2", args=args)

    picks = yield from compose(next_ask)
    return [pick.value for pick in picks]


def _rows(g: VirginQueen) -> list[TreasureFleetRow]:
    return list(g.world.data.table("treasure_fleet", TreasureFleetRow).values())


def _zone(g: VirginQueen, row: TreasureFleetRow) -> int:
    """A settlement can change where the fleet goes by."""
    taken = row.settlement and g.state.oceans.settlements[row.settlement] == SPAIN
    return g.world.ocean[row.ocean_with if taken and row.ocean_with else row.ocean]


def _roll_zone(g: VirginQueen) -> int:
    die = g.dice(1, "treasure fleet")[0]
    return _zone(g, next(row for row in _rows(g) if row.low <= die <= row.high))


@cites("VQ 23.2")
def _attack_zone(g: VirginQueen) -> Procedure[int]:
    """England may have the die rolled again if it lies in wait and has a spy at court."""
    ocean = _roll_zone(g)
    if not may_reroll_zone(g):
        return ocean
    where = ocean_ref(g, ocean)
    pick = yield Ask(
        g.seat_of(ENGLAND),
        "fleet-reroll",
        [Option("reroll"), pass_option()],
        "VQ 23.2",
        args={"ocean": where},
        refs=(where,),
    )
    return ocean if pick.key == PASS else _roll_zone(g)


def may_reroll_zone(g: VirginQueen) -> bool:
    spying = any(
        spy.owner == ENGLAND and spy.target == SPAIN and not spy.neutralized
        for spy in g.state.spies.informants
    )
    return spying and any(captains_at(g, _zone(g, row), ENGLAND) for row in _rows(g))


# -- step 4 ----------------------------------------------------------------------------------------


@cites("VQ 23.2", "VQ 27")
def _attacks(g: VirginQueen, ocean: int, treasures: list[str]) -> Procedure[list[int]]:
    """Who attacked and is still at sea. Nobody attacks the fleet of his own player."""
    survivors: list[int] = []
    for power in g.impulse_order():
        if g.seat_of(power) == g.seat_of(SPAIN):
            continue
        waiting = captains_at(g, ocean, power)
        while waiting:
            captain = yield from _who_attacks(g, power, waiting)
            if captain is None:
                break
            waiting.remove(captain)
            yield from _attack(g, FleetAttack(power, captain, treasures))
            if g.state.oceans.captain_at[captain] >= 0:
                survivors.append(captain)
    return survivors


def _who_attacks(g: VirginQueen, power: Power, waiting: list[int]) -> Procedure[int | None]:
    options = [Option(f"attack.{g.world.captains[c].id}", c, (captain_ref(g, c),)) for c in waiting]
    pick = yield Ask(g.seat_of(power), "fleet-attack", [*options, pass_option()], "VQ 23.2")
    return None if pick.key == PASS else pick.value


def fleet_dice(g: VirginQueen) -> int:
    return sum(fleet_by_reason(g).values())


def fleet_by_reason(g: VirginQueen) -> dict[str, int]:
    each = piracy_dice_row(g, "fleet_escort").dice
    base = piracy_dice_row(g, "fleet_base").dice
    return {"treasure-fleet": base, "escorts": each * len(g.state.oceans.escorts)}


def attack_dice(g: VirginQueen, captain: int) -> int:
    return sum(attack_by_reason(g, captain).values())


def attack_by_reason(g: VirginQueen, captain: int) -> dict[str, int]:
    why, row = ("damaged", "damaged") if is_damaged(g, captain) else ("expedition", "full")
    rating = g.world.captains[captain].piracy
    return {why: piracy_dice_row(g, f"fleet_{row}").dice, captain_ref(g, captain): rating}


def _attack(g: VirginQueen, attack: FleetAttack) -> Procedure[None]:
    captain = attack.captain
    name, mine, theirs = captain_ref(g, captain), attack_by_reason(g, captain), fleet_by_reason(g)
    rolled = g.dice(sum(mine.values()), "attack on the fleet", HIT, by=name, counted=mine)
    fired = g.dice(
        *(sum(theirs.values()), "treasure fleet fires", HIT),
        by=power_ref(g, SPAIN),
        counted=theirs,
    )
    hits, shots = (sum(die >= HIT for die in dice) for dice in (rolled, fired))
    g.record(FleetAttacked(name, hits, shots))
    margin = hits - shots
    if margin == -1 and not is_damaged(g, captain):
        damage_captain(g, captain)
        yield from lighten(g, captain)
    elif margin < 0:
        lose_captain(g, captain)
    for _ in range(margin):
        yield from _award(g, attack)
    if margin > 0:
        yield from lighten(g, captain)


@dataclass(frozen=True, slots=True)
class FleetAward:
    id: str
    can: Callable[[VirginQueen, FleetAttack], bool]
    win: Callable[[VirginQueen, FleetAttack], None]


@cites("VQ 23.2")
def _award(g: VirginQueen, attack: FleetAttack) -> Procedure[None]:
    """The attacker chooses, and spreads his hits as equally as he can."""
    valid = [award for award in FLEET_AWARDS if award.can(g, attack)]
    least = min(attack.paid.get(award.id, 0) for award in valid)
    options = [
        Option(award.id, award, (captain_ref(g, attack.captain),))
        for award in valid
        if attack.paid.get(award.id, 0) == least
    ]
    args = {"captain": captain_ref(g, attack.captain)}
    pick = yield Ask(g.seat_of(attack.power), "fleet-award", options, "VQ 23.2", args=args)
    attack.paid[pick.key] = attack.paid.get(pick.key, 0) + 1
    pick.value.win(g, attack)


def _seize_treasure(g: VirginQueen, attack: FleetAttack) -> None:
    treasure = g.pick(sorted(attack.treasures), "loot")
    attack.treasures.remove(treasure)
    take_loot(g, attack.captain, treasure)


def _sink_escort(g: VirginQueen, attack: FleetAttack) -> None:
    lose_escort(g, g.state.oceans.escorts[0])


def _score(g: VirginQueen, attack: FleetAttack) -> None:
    g.gain_vp(attack.power, 1, "vp-piracy")


FLEET_AWARDS = (
    FleetAward("fleet-treasure", lambda g, attack: bool(attack.treasures), _seize_treasure),
    FleetAward("fleet-vp", lambda g, attack: True, _score),
    FleetAward("fleet-galleon", lambda g, attack: bool(g.state.oceans.escorts), _sink_escort),
)
