"""The Thirty Years' War, turns 9 to 11 (PB 10), and the Swedes in Germany."""

from tercio.games.ultima_ratio_regis.model.area_questions import owned_by_side
from tercio.games.ultima_ratio_regis.model.names import NOBODY, Mask, Place, Power
from tercio.games.ultima_ratio_regis.model.position import Regis
from tercio.games.ultima_ratio_regis.model.power_questions import (
    is_in_play,
    major_of,
    majors_in_play,
    player_of,
)
from tercio.games.ultima_ratio_regis.model.special_state import Sweep
from tercio.games.ultima_ratio_regis.rows.scenarios import RuleRow
from tercio.games.ultima_ratio_regis.rules.major_powers.customs import bars_marches, falls_at_once
from tercio.games.ultima_ratio_regis.rules.minor_powers.imperial_election import EMPIRE
from tercio.games.ultima_ratio_regis.rules.minor_powers.minors import ally_minor
from tercio.games.ultima_ratio_regis.rules.special_rules.blocks import (
    at_turn_end,
    at_turn_start,
    block,
)
from tercio.games.ultima_ratio_regis.rules.special_rules.registry import special
from tercio.kernel.ask import Procedure
from tercio.kernel.citations import cites

BLOCK = "thirty_years_war"
GERMANY = "german_states"


@special("emperor", "uRR 8.1.1", "uRR 20.3.4")
def emperor(g: Regis, rule: RuleRow) -> Procedure[None]:
    """A power is Emperor without an election, and the Empire, which has no home areas, its ally."""
    power, empire = g.world.power[rule.powers[0]], g.world.power[EMPIRE]
    if not is_in_play(g, power):
        return
    if g.realm.emperor != power:
        g.choose_emperor(power)
    g.state.homes[empire] = 0
    if is_in_play(g, empire) and major_of(g, empire) != power:
        yield from ally_minor(g, empire, power)


@special("allies_unless", "uRR 8.1.1", "uRR 20.3.4")
def allies_unless(g: Regis, rule: RuleRow) -> Procedure[None]:
    """A minor takes an ally, unless that one or another who is named has it already."""
    minor, power, *others = (g.world.power[id] for id in rule.powers)
    there = is_in_play(g, minor) and is_in_play(g, power)
    if there and major_of(g, minor) not in (power, *others):
        yield from ally_minor(g, minor, power)


@bars_marches
@cites("uRR 8.1.1", "uRR 12.1")
def spain_waits_to_be_called(g: Regis, power: Power) -> Mask:
    """It marches in the German States only while Austria has more unrest than its card says."""
    if block(g, BLOCK) is None:
        return 0
    id, unrest = g.world.power_ids[power], g.realm.unrest[g.world.power["austria"]]
    for row in g.world.specials.values():
        if row.rule == "restricted_in_german_states" and row.power == id and unrest <= row.n:
            return g.world.province_areas[GERMANY]
    return 0


@at_turn_end("uRR 8.1.1", "uRR 22.2")
def masters_of_germany(g: Regis) -> Procedure[None]:
    """VP for most areas, own or of minors; nobody has them in a tie."""
    row = block(g, BLOCK)
    if row is None:
        return
    for province, vp in row.prizes.items():
        winner = first_in(g, province)
        if winner != NOBODY:
            g.score(player_of(g, winner), vp, "province", winner)
    yield from ()


def first_in(g: Regis, province: str) -> Power:
    areas = g.world.province_areas[province]
    counts = {p: (owned_by_side(g, p) & areas).bit_count() for p in majors_in_play(g)}
    most = max(counts.values(), default=0)
    first = [power for power, count in counts.items() if count == most]
    return first[0] if most and len(first) == 1 else NOBODY


# -- the Lion of the North ---------------------------------------------------------------------


@special("automatic_subjugation", "uRR 8.1.1", "uRR 13.5")
def automatic_subjugation(g: Regis, rule: RuleRow) -> Procedure[None]:
    """This turn a power takes independent areas of a theater without a fight, even unsupplied."""
    theater = g.world.theater[rule.theaters[0]]
    g.realm.special.sweep = Sweep(g.world.power[rule.powers[0]], theater, g.state.turn)
    yield from ()


@at_turn_start("uRR 8.1.1")
def the_sweep_ends(g: Regis) -> Procedure[None]:
    sweep = g.realm.special.sweep
    if sweep is not None and sweep.turn < g.state.turn:
        g.realm.special.sweep = None
    yield from ()


@falls_at_once
@cites("uRR 8.1.1", "uRR 13.5")
def swedes_are_welcome(g: Regis, power: Power, area: Place) -> bool:
    sweep = g.realm.special.sweep
    if sweep is None or not g.state.free[area]:
        return False
    return power == sweep.power and bool(g.world.theater_areas[sweep.theater] >> area & 1)
