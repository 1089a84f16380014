"""Events 39 to 54: courts, preachers and the New World (HIS 9.6, 15.1, 18, 20)."""

from collections.abc import Sequence

from tercio.games.here_i_stand.cards.registry import of_card
from tercio.games.here_i_stand.cards.shared import declare_free_war
from tercio.games.here_i_stand.conditions.court import holds_drawable, is_free
from tercio.games.here_i_stand.conditions.diplomacy import may_declare_war_at_any_time
from tercio.games.here_i_stand.conditions.registry import condition
from tercio.games.here_i_stand.conditions.religion import is_on_map
from tercio.games.here_i_stand.model.position import HereIStand
from tercio.games.here_i_stand.model.powers import (
    ENGLAND,
    FRANCE,
    MAJORS,
    NEW_WORLD_POWERS,
    OTTOMAN,
    PROTESTANT,
)
from tercio.games.here_i_stand.model.religion_questions import (
    debater_ref,
    is_uncommitted,
    protestant_spaces,
)
from tercio.games.here_i_stand.model.religion_state import UNCOMMITTED, DebaterId
from tercio.games.here_i_stand.model.religion_tables import within
from tercio.games.here_i_stand.model.religion_verbs import (
    build_st_peters,
    commit_debater,
    exile_reformer,
    remove_debater,
)
from tercio.games.here_i_stand.rules.card_draw.riches import (
    GALLEONS,
    PLANTATIONS,
    RAIDER,
    give_marker,
)
from tercio.games.here_i_stand.rules.new_world.new_world_phase import found_colony
from tercio.games.here_i_stand.rules.new_world.voyages import (
    free_colonies,
    launch,
    may_launch_exploration,
    open_colony_boxes,
)
from tercio.games.here_i_stand.rules.reformation.presence import army_religion
from tercio.games.here_i_stand.rules.reformation.reformation_attempts import reformation_attempts
from tercio.kernel.ask import Ask, Option, Procedure
from tercio.kernel.citations import cites
from tercio.wars.cards.card_parts import (
    choose_power,
    choose_way,
    eliminate_unit,
    grant_cp,
    unit_stacks,
)
from tercio.wars.model.names import (
    Mask,
    Power,
    Space,
)
from tercio.wars.model.refs import card_ref
from tercio.wars.model.rows import CardMode
from tercio.wars.model.space_questions import is_besieged, is_friendly_space
from tercio.wars.siege.after_assault import carry_out_assault
from tercio.wars.siege.assault import FRESH_SIEGES, assault_targets, declare_assault
from tercio.wars.turn.actions import Action


def _favoured(
    g: HereIStand, power: Power, candidates: Sequence[Power], card: str
) -> Procedure[Power]:
    """Whom the player of the card gives its benefit."""
    ref = card_ref(g, g.world.card[card])
    return choose_power(g, power, candidates, "favour", cite="HIS 20.4", args={"card": ref})


def _without(owners: Mask) -> list[Power]:
    """The powers in the New World that do not have a marker yet."""
    return [power for power in NEW_WORLD_POWERS if not owners >> power & 1]


# -- 40: Machiavelli: The Prince -------------------------------------------------------------------


@condition("HIS 9.6")
def war_target(g: HereIStand, power: Power, about: object) -> bool:
    """A major power on which `power` may declare war."""
    return any(may_declare_war_at_any_time(g, power, target) for target in MAJORS)


@of_card(40, "machiavelli_the_prince", cite="HIS 9.6")
def machiavelli(g: HereIStand, power: Power, mode: CardMode, about: object) -> Procedure[None]:
    targets = [t for t in MAJORS if may_declare_war_at_any_time(g, power, t)]
    yield from declare_free_war(g, power, targets)
    grant_cp(g, mode.numbers["cp"])


# -- 41: Marburg Colloquy --------------------------------------------------------------------------


@condition("HIS 18.2")
def marburg_pairs_uncommitted(g: HereIStand, power: Power, about: object) -> bool:
    def ready(*debaters: str) -> bool:
        status = g.state.religion.debaters
        return any(status[g.world.debater[id]] == UNCOMMITTED for id in debaters)

    return ready("luther", "melanchthon") and ready("zwingli", "oekolampadius")


MARBURG_PAIRS = (("luther", "melanchthon"), ("zwingli", "oekolampadius"))


@of_card(41, "marburg_colloquy", cite="HIS 18.3")
def marburg_colloquy(g: HereIStand, power: Power, mode: CardMode, about: object) -> Procedure[None]:
    """One debater of each pair is committed; their values are the number of attempts."""
    attempts = 0
    for pair in MARBURG_PAIRS:
        debater = yield from _uncommitted_of(g, pair)
        commit_debater(g, debater)
        attempts += g.world.debaters[debater].value
    yield from reformation_attempts(g, PROTESTANT, "marburg_colloquy", count=attempts)


def _uncommitted_of(g: HereIStand, pair: tuple[str, ...]) -> Procedure[DebaterId]:
    free = [i for id in pair if is_uncommitted(g, i := g.world.debater[id])]
    if len(free) == 1:
        return free[0]
    rows = g.world.debaters
    options = [Option(f"debater.{rows[i].id}", i, (debater_ref(g, i),)) for i in free]
    pick = yield Ask(g.seat_of(PROTESTANT), "marburg-colloquy", options, "HIS 18.3")
    debater: DebaterId = pick.value
    return debater


# -- 42: Roxelana ----------------------------------------------------------------------------------


FREE_ASSAULT = "suleiman_assaults"


@of_card(42, "roxelana.ottoman", cite="HIS 15.1")
def roxelana(g: HereIStand, power: Power, mode: CardMode, about: object) -> None:
    """CP, and one assault by Suleiman that costs nothing."""
    grant_cp(g, mode.numbers["cp"])
    g.state.impulse.free.append(FREE_ASSAULT)


@of_card(42, "roxelana.others", cite="HIS 6.1")
def suleiman_is_called_home(
    g: HereIStand, power: Power, mode: CardMode, about: object
) -> Procedure[None]:
    """CP, some of which may call Suleiman to Istanbul, if he is free to go."""
    suleiman, istanbul = g.world.leader[mode.leaders[0]], g.world.space[mode.spaces[0]]
    at, price = g.state.leader_at[suleiman], mode.numbers["cp_for_suleiman"]
    grant_cp(g, mode.numbers["cp"])
    if at < 0 or at == istanbul or not is_free(g, suleiman) or not _is_open(g, istanbul):
        return
    way = yield from choose_way(g, power, ["call-suleiman", "all-cp"], "roxelana")
    if way == "call-suleiman":
        g.state.impulse.cp -= price
        g.place_leader(suleiman, istanbul)


def _is_open(g: HereIStand, istanbul: Space) -> bool:
    return is_friendly_space(g, OTTOMAN, istanbul) and not is_besieged(g, istanbul)


def suleimans_sieges(g: HereIStand, power: Power) -> list[Space]:
    """The space that Suleiman can assault at no cost, even if the siege has just begun."""
    impulse = g.state.impulse
    if FREE_ASSAULT not in impulse.free or "assault" in impulse.barred:
        return []
    suleiman = g.world.leader["suleiman"]
    if impulse.still_leaders >> suleiman & 1:
        return []
    at = g.state.leader_at[suleiman]
    return [space for space in assault_targets(g, power, FRESH_SIEGES) if space == at]


@cites("HIS 15.1")
def suleiman_assaults(g: HereIStand, power: Power) -> Procedure[None]:
    """The free assault of Roxelana; Suleiman must be in the formation."""
    suleiman = g.world.leader["suleiman"]
    battle = yield from declare_assault(
        g, power, suleimans_sieges(g, power), accept=lambda force: suleiman in force.leaders
    )
    if battle is not None:
        g.state.impulse.free.remove(FREE_ASSAULT)
        yield from carry_out_assault(g, battle)


SULEIMAN_ASSAULTS = Action(
    FREE_ASSAULT,
    "HIS 15.1",
    can=lambda g, power: bool(suleimans_sieges(g, power)),
    run=suleiman_assaults,
    cost=lambda g, power: 0 if FREE_ASSAULT in g.state.impulse.free else None,
)


# -- 43: Zwingli Dons Armor ------------------------------------------------------------------------


@of_card(43, "zwingli_dons_armor", cite="HIS 18.2")
def zwingli_dons_armor(
    g: HereIStand, power: Power, mode: CardMode, about: object
) -> Procedure[None]:
    """The Protestant eliminates a Catholic unit nearby; Zwingli falls in any case."""
    zurich = 1 << g.world.space[mode.spaces[0]]
    near = within(g.world.land, zurich, mode.numbers["within"])
    catholics = [p for p in g.world.powers if army_religion(g, p) == "catholic"]
    for left in range(mode.numbers["units"], 0, -1):
        stacks = unit_stacks(g, catholics, near)
        yield from eliminate_unit(g, PROTESTANT, stacks, cite="HIS 18.2", left=left)
    remove_debater(g, g.world.debater["zwingli"])


# -- 45: Calvin Expelled ---------------------------------------------------------------------------


@condition("HIS 8.2")
def calvin_on_map(g: HereIStand, power: Power, about: object) -> bool:
    return is_on_map(g, "calvin")


@of_card(45, "calvin_expelled", cite="HIS 18.2")
def calvin_expelled(g: HereIStand, power: Power, mode: CardMode, about: object) -> None:
    """Until the next turn; he comes back to Geneva."""
    exile_reformer(g, g.world.reformer["calvin"])


# -- 47: Copernicus --------------------------------------------------------------------------------


@of_card(47, "copernicus", cite="HIS 2.3")
def copernicus(g: HereIStand, power: Power, mode: CardMode, about: object) -> Procedure[None]:
    """A Protestant realm honours him more; elsewhere there is a card in it."""
    homes, numbers = g.state.home[power], mode.numbers
    protestant = (homes & protestant_spaces(g)).bit_count()
    if homes and 2 * protestant >= homes.bit_count():
        g.gain_vp(power, numbers["vp_half_protestant"], "vp-copernicus")
        return
    g.gain_vp(power, numbers["vp"], "vp-copernicus")
    ways = ["draw-card"]
    if holds_drawable(g, PROTESTANT, None):
        ways.append("protestant-discards")
    if (yield from choose_way(g, power, ways, "copernicus")) == "draw-card":
        g.draw_cards(power, numbers["cards"])
    else:
        g.discard_random_card(PROTESTANT)


# -- 48: Galleons ----------------------------------------------------------------------------------


@condition("HIS 20.4")
def galleons_recipient(g: HereIStand, power: Power, about: object) -> bool:
    return bool(_without(g.state.new_world.galleons))


@of_card(48, "galleons", cite="HIS 20.4")
def galleons(g: HereIStand, power: Power, mode: CardMode, about: object) -> Procedure[None]:
    without = _without(g.state.new_world.galleons)
    favoured = yield from _favoured(g, power, without, "galleons")
    give_marker(g, favoured, GALLEONS)


# -- 49: Huguenot Raiders --------------------------------------------------------------------------


RAIDERS = (FRANCE, ENGLAND, PROTESTANT)


def may_have_raider(g: HereIStand, power: Power) -> bool:
    """A home port under Protestant influence, and no raider in play (card 49)."""
    ports = g.state.home[power] & g.world.ports & g.state.religion.protestant
    return ports != 0 and not g.state.new_world.raiders >> power & 1


@condition("HIS 20.4")
def raider_recipient(g: HereIStand, power: Power, about: object) -> bool:
    return any(may_have_raider(g, p) for p in RAIDERS)


@of_card(49, "huguenot_raiders", cite="HIS 20.4")
def huguenot_raiders(g: HereIStand, power: Power, mode: CardMode, about: object) -> Procedure[None]:
    able = [p for p in RAIDERS if may_have_raider(g, p)]
    favoured = yield from _favoured(g, power, able, "huguenot_raiders")
    give_marker(g, favoured, RAIDER)


# -- 50: Mercator's Map ----------------------------------------------------------------------------


@condition("HIS 20.2")
def exploration_possible(g: HereIStand, power: Power, about: object) -> bool:
    return any(may_launch_exploration(g, p) for p in NEW_WORLD_POWERS)


@of_card(50, "mercators_map", cite="HIS 20.2")
def mercators_map(g: HereIStand, power: Power, mode: CardMode, about: object) -> Procedure[None]:
    """An exploration at no cost, and better than others."""
    able = [p for p in NEW_WORLD_POWERS if may_launch_exploration(g, p)]
    favoured = yield from _favoured(g, power, able, "mercators_map")
    launch(g, favoured, "exploration", bonus=mode.numbers["bonus"])


# -- 51: Michael Servetus --------------------------------------------------------------------------


@of_card(51, "michael_servetus", cite="HIS 6.1")
def michael_servetus(g: HereIStand, power: Power, mode: CardMode, about: object) -> None:
    g.gain_vp(power, mode.numbers["vp"], "vp-servetus")
    for _ in range(mode.numbers["discards"]):
        g.discard_random_card(PROTESTANT)


# -- 52: Michelangelo ------------------------------------------------------------------------------


@of_card(52, "michelangelo", cite="HIS 18.1")
def michelangelo(g: HereIStand, power: Power, mode: CardMode, about: object) -> None:
    """What two dice show goes into Saint Peter's."""
    build_st_peters(g, sum(g.dice(mode.numbers["dice"], "Michelangelo")))


# -- 53: Plantations -------------------------------------------------------------------------------


@condition("HIS 20.4")
def plantations_recipient(g: HereIStand, power: Power, about: object) -> bool:
    return bool(_without(g.state.new_world.plantations))


@of_card(53, "plantations", cite="HIS 20.4")
def plantations(g: HereIStand, power: Power, mode: CardMode, about: object) -> Procedure[None]:
    without = _without(g.state.new_world.plantations)
    favoured = yield from _favoured(g, power, without, "plantations")
    give_marker(g, favoured, PLANTATIONS)


# -- 54: Potosi Silver Mines -----------------------------------------------------------------------


@condition("HIS 20.1")
def empty_colony_box(g: HereIStand, power: Power, about: object) -> bool:
    return any(open_colony_boxes(g, p) > 0 for p in NEW_WORLD_POWERS)


@of_card(54, "potosi_silver_mines", cite="HIS 20.1")
def potosi_silver_mines(
    g: HereIStand, power: Power, mode: CardMode, about: object
) -> Procedure[None]:
    """Potosi takes an empty colony box; one of that power's colony markers is never used."""
    able = [p for p in NEW_WORLD_POWERS if open_colony_boxes(g, p) > 0]
    favoured = yield from _favoured(g, power, able, "potosi_silver_mines")
    unused = free_colonies(g, favoured)
    if unused:
        g.state.new_world.colonies_gone.append(unused[-1])
    found_colony(g, favoured, "potosi")
