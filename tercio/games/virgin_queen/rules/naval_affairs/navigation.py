"""Navigation Checks, and what a captain loses by them (VQ 16.1)."""

from tercio.games.virgin_queen.model.events.oceans import NavigationChecked
from tercio.games.virgin_queen.model.ocean_questions import captain_ref, is_damaged
from tercio.games.virgin_queen.model.ocean_verbs import (
    damage_captain,
    delay_captain,
    discard_loot,
    lose_captain,
)
from tercio.games.virgin_queen.model.patronage_questions import has_bonus
from tercio.games.virgin_queen.model.position import VirginQueen
from tercio.kernel.ask import PASS, Ask, Option, Procedure, pass_option, ref
from tercio.kernel.citations import cites
from tercio.wars.model.names import Power
from tercio.wars.model.refs import power_ref
from tercio.wars.model.rows import OutcomeRow

SAFE, DAMAGED, ELIMINATED = "safe", "damaged", "eliminated"


@cites("VQ 16.1")
def survives_navigation(g: VirginQueen, captain: int) -> Procedure[bool]:
    """Two dice on the Navigation Table. Whether his expedition is still on the map after it."""
    result = yield from roll_navigation(g, captain)
    if result == ELIMINATED:
        lose_captain(g, captain)
        return False
    if result == DAMAGED and is_damaged(g, captain):
        delay_captain(g, captain)
        return False
    if result == DAMAGED:
        damage_captain(g, captain)
        yield from lighten(g, captain)
    return True


def roll_navigation(g: VirginQueen, captain: int, bonus: int = 0) -> Procedure[str]:
    """Some captains may roll again, once a turn."""
    result = _roll(g, captain, bonus)
    oceans, row = g.state.oceans, g.world.captains[captain]
    may_reroll = row.bonus == "reroll_navigation" and not oceans.rerolled >> captain & 1
    if result == SAFE or not may_reroll:
        return result
    name = captain_ref(g, captain)
    pick = yield Ask(
        g.seat_of(oceans.captain_power[captain]),
        "navigation-reroll",
        [Option("reroll", refs=(name,)), pass_option()],
        "VQ 16.1",
        args={"captain": name, "result": result},
    )
    if pick.key == PASS:
        return result
    oceans.rerolled |= 1 << captain
    return _roll(g, captain, bonus)


def _roll(g: VirginQueen, captain: int, bonus: int) -> str:
    more = {**_modifiers(g, captain), "cards": bonus}
    power = power_ref(g, g.state.oceans.captain_power[captain])
    dice = g.dice(2, "navigation", by=power, counted=more)
    total = sum(dice) + sum(more.values())
    result = _result(g, total)
    g.record(NavigationChecked(captain_ref(g, captain), total, result))
    return result


def _modifiers(g: VirginQueen, captain: int) -> dict[str, int]:
    """His Navigation rating, and the Map Projection of his power."""
    power: Power = g.state.oceans.captain_power[captain]
    found = {captain_ref(g, captain): g.world.captains[captain].navigation}
    if has_bonus(g, power, "map_projection"):
        found["bonus:map_projection"] = g.world.science_bonuses["map_projection"].numbers[
            "navigation"
        ]
    return found


def _result(g: VirginQueen, total: int) -> str:
    rows = g.world.data.table("navigation", OutcomeRow).values()
    return next(row.result for row in rows if row.low <= total <= row.high)


def result_of(g: VirginQueen, captain: int, dice: int) -> str:
    """What a sum of two dice would mean for a captain."""
    return _result(g, dice + sum(_modifiers(g, captain).values()))


@cites("VQ 16.5")
def hold_of(g: VirginQueen, captain: int) -> int:
    """How many treasures his expedition can carry."""
    size = "loot_damaged" if is_damaged(g, captain) else "loot_full_strength"
    more = g.world.captains[captain].bonus == "extra_loot"
    return g.world.constant(size) + more


@cites("VQ 16.1", "VQ 16.5")
def lighten(g: VirginQueen, captain: int) -> Procedure[None]:
    """What an expedition cannot carry goes overboard, as its power chooses.

    It is asked whatever it has loaded: that is its secret.
    """
    oceans = g.state.oceans
    while len(oceans.loot[captain]) > hold_of(g, captain):
        kinds = list(dict.fromkeys(oceans.loot[captain]))
        name = captain_ref(g, captain)
        pick = yield Ask(
            g.seat_of(oceans.captain_power[captain]),
            "discard-loot",
            [Option(f"loot.{id}", id, (ref("treasure", id),), secret=True) for id in kinds],
            "VQ 16.5",
            args={"captain": name},
            refs=(name,),
        )
        discard_loot(g, captain, pick.value)
