"""Cards 45 to 62 (VQ 6.1): faith, status, ships and captains."""

from tercio.games.virgin_queen.cards.registry import of_card
from tercio.games.virgin_queen.cards.shared import (
    _choose_captain,
    _load,
    any_convertible,
    calm_spaces,
    calms_or_converts,
    choose_colony,
    choose_work,
    name_area,
    rows_of,
)
from tercio.games.virgin_queen.conditions.registry import condition
from tercio.games.virgin_queen.model import ocean_verbs
from tercio.games.virgin_queen.model.court_verbs import mark_this_turn
from tercio.games.virgin_queen.model.influence_questions import has_marker, is_resolved
from tercio.games.virgin_queen.model.influence_verbs import gain_influence
from tercio.games.virgin_queen.model.ocean_questions import captains_at, is_damaged, settlement_ref
from tercio.games.virgin_queen.model.ocean_verbs import (
    build_patrol,
    damage_captain,
    fortify_settlement,
    lose_colony,
    post_captain,
    rebuild_galleon,
    sail_captain,
)
from tercio.games.virgin_queen.model.patronage_verbs import hold_up_work
from tercio.games.virgin_queen.model.position import VirginQueen
from tercio.games.virgin_queen.model.powers import (
    ENGLAND,
    FRANCE,
    IRELAND,
    MAJORS,
    PROTESTANT,
    SPAIN,
)
from tercio.games.virgin_queen.model.religion_questions import league_formed
from tercio.games.virgin_queen.model.treasure_questions import has_random
from tercio.games.virgin_queen.model.treasure_verbs import (
    add_to_spanish_row,
    discard_treasure,
    take_random,
)
from tercio.games.virgin_queen.rows.cards import VqCardMode
from tercio.games.virgin_queen.rules.construction.colonies import offer_to_settle
from tercio.games.virgin_queen.rules.construction.patrols import (
    can_patrol,
    patrol_zones,
    which_zone,
)
from tercio.games.virgin_queen.rules.construction.shipbuilding import upgradable_galleons
from tercio.games.virgin_queen.rules.diplomacy.peace import agrees_to_peace, make_peace
from tercio.games.virgin_queen.rules.minor_powers.influence import resolve_status
from tercio.games.virgin_queen.rules.naval_affairs.circumnavigation import comes_full_circle
from tercio.games.virgin_queen.rules.naval_affairs.navigation import SAFE, lighten, roll_navigation
from tercio.games.virgin_queen.rules.religion.colloquy_of_poissy import begin_colloquy
from tercio.games.virgin_queen.rules.religion.conversion_attempts import conversion_row, convert_row
from tercio.kernel.ask import Ask, Option, Procedure
from tercio.kernel.masks import mask_of
from tercio.wars.cards.card_effects import target_powers
from tercio.wars.cards.card_parts import (
    choose_power,
    choose_space,
    eliminate_unit,
    mercenary_stacks,
)
from tercio.wars.model.events import ChanceTaken
from tercio.wars.model.names import AVAILABLE, KINDS, Mask, Power
from tercio.wars.model.numbered import spaces_in
from tercio.wars.model.power_questions import is_at_war
from tercio.wars.model.refs import power_ref
from tercio.wars.model.space_questions import is_controlled_by
from tercio.wars.model.troop_questions import troops_of

# -- 46: Colloquy of Poissy ------------------------------------------------------------------------


@condition("VQ 9.4")
def france_at_war_with_protestant(g: VirginQueen, power: Power, about: object) -> bool:
    return is_at_war(g, FRANCE, PROTESTANT)


@condition("VQ 9.4")
def france_at_peace_with_protestant(g: VirginQueen, power: Power, about: object) -> bool:
    return not is_at_war(g, FRANCE, PROTESTANT)


@of_card(46, "colloquy", cite="VQ 6.1")
def colloquy(g: VirginQueen, power: Power, mode: VqCardMode, about: object) -> Procedure[None]:
    """The Colloquy of Poissy: peace and a card for both; or calm, sermons, and no rebellion."""
    if is_at_war(g, FRANCE, PROTESTANT):
        for side, enemy in ((FRANCE, PROTESTANT), (PROTESTANT, FRANCE)):
            if not (yield from agrees_to_peace(g, side, enemy)):
                return
        yield from make_peace(g, FRANCE, PROTESTANT)
        for side in (FRANCE, PROTESTANT):
            g.draw_cards(side, mode.numbers["cards"])
        return
    for _ in range(mode.numbers["unrest"]):
        calmed = yield from choose_space(
            g, FRANCE, g.state.home[FRANCE] & g.state.unrest, "event-calm", key="calm"
        )
        if calmed is not None:
            g.remove_unrest(calmed)
    yield from convert_row(g, PROTESTANT, conversion_row(g, mode.conversions[0]))
    begin_colloquy(g)


# -- 48: Conquest of the Philippines ---------------------------------------------------------------


@condition("VQ 6.3")
def philippines_free(g: VirginQueen, power: Power, about: object) -> bool:
    return g.state.oceans.settlements["philippines"] != SPAIN


@of_card(48, "take_settlement", cite="VQ 6.3")
def take_settlement(g: VirginQueen, power: Power, mode: VqCardMode, about: object) -> None:
    """A settlement becomes Spanish, and its treasure box is filled."""
    for settlement in mode.settlements:
        ocean_verbs.take_settlement(g, settlement, SPAIN)
    for _ in range(mode.numbers["treasures"]):
        add_to_spanish_row(g)


# -- 50: Fall of the Exchange ----------------------------------------------------------------------


@of_card(50, "bankruptcy", cite="VQ 6.3")
def bankruptcy(g: VirginQueen, power: Power, mode: VqCardMode, about: object) -> Procedure[None]:
    """A treasure is lost, or mercenaries are; and mercenaries become dear for the turn."""
    victim = yield from choose_power(g, power, target_powers(g, mode), "bankruptcy-of")
    if g.state.treasury.hands[victim]:
        for _ in range(mode.numbers["treasures"]):
            hand = g.state.treasury.hands[victim]
            if hand:
                discard_treasure(g, victim, g.pick(hand, "treasure"))
    else:
        chooser = victim if g.is_played(victim) else power
        for left in range(mode.numbers["mercenaries"], 0, -1):
            stacks = [s for s in mercenary_stacks(g) if g.state.patron[s[0]] == victim]
            yield from eliminate_unit(g, chooser, stacks, cite="VQ 5.3", left=left)
    mark_this_turn(g, f"bankruptcy.{g.world.power_rows[victim].id}")


# -- 53: Grand Tour --------------------------------------------------------------------------------


@condition("VQ 20.10")
def league_not_formed(g: VirginQueen, power: Power, about: object) -> bool:
    return not league_formed(g)


@of_card(53, "calm_and_convert", can=calms_or_converts, names=name_area, cite="VQ 18.5")
def calm_and_convert(
    g: VirginQueen, power: Power, mode: VqCardMode, about: object
) -> Procedure[None]:
    """The Grand Tour calms French home spaces before the missions."""
    yield from calm_spaces(g, power, g.state.home[power], mode.numbers["unrest"])
    yield from convert_row(g, power, rows_of(g, mode)[0])


# -- 56: Index of Prohibited Books -----------------------------------------------------------------


@of_card(56, "index", can=any_convertible, names=name_area, cite="VQ 28")
def index(g: VirginQueen, power: Power, mode: VqCardMode, about: object) -> Procedure[None]:
    """Missions; then a sponsored work is held up until next turn."""
    yield from convert_row(g, power, rows_of(g, mode)[0])
    for _ in range(mode.numbers["works"]):
        work = yield from choose_work(g, power, g.state.patronage.sponsored, "index-work")
        if work is not None:
            hold_up_work(g, work)


# -- 57: Irish Rebellion ---------------------------------------------------------------------------


@of_card(57, "irish_rebellion", cite="VQ 24.2")
def irish_rebellion(
    g: VirginQueen, power: Power, mode: VqCardMode, about: object
) -> Procedure[None]:
    """Half of the English regulars, and of the mercenaries, of both garrisons; then Ireland."""
    garrisons = g.world.mask(*mode.spaces)
    for kind in KINDS:
        total = sum(troops_of(g, ENGLAND, kind, space) for space in spaces_in(garrisons))
        lost = total // mode.numbers["divisor"]
        for gone in range(lost):
            stacks = [
                (ENGLAND, kind, space)
                for space in spaces_in(garrisons)
                if troops_of(g, ENGLAND, kind, space)
            ]
            yield from eliminate_unit(g, ENGLAND, stacks, left=lost - gone)
    yield from resolve_status(g, IRELAND)


# -- 58: John Hawkins ------------------------------------------------------------------------------


@condition("VQ 17.3")
def galleon_to_upgrade(g: VirginQueen, power: Power, about: object) -> bool:
    hawkins = g.state.oceans.captain_at[g.world.captain["hawkins"]]
    has_yard = is_controlled_by(g, ENGLAND, g.world.space["london"])
    return bool(upgradable_galleons(g)) or (hawkins == AVAILABLE and has_yard)


@of_card(58, "race_built", cite="VQ 17.3")
def race_built(g: VirginQueen, power: Power, mode: VqCardMode, about: object) -> Procedure[None]:
    """Some English galleons of one home port are rebuilt; Hawkins takes over the yard."""
    ports = upgradable_galleons(g)
    port = yield from choose_space(g, ENGLAND, mask_of(ports), "rebuild-galleons", cite="17.3")
    if port is not None:
        for ship in ports[port][: mode.units["race_built_galleon"]]:
            rebuild_galleon(g, ship)
    yard = g.world.space[mode.spaces[0]]
    for captain in mode.captains if is_controlled_by(g, ENGLAND, yard) else ():
        if g.state.oceans.captain_at[g.world.captain[captain]] == AVAILABLE:
            post_captain(g, g.world.leader[captain], yard)


# -- 59: John Knox ---------------------------------------------------------------------------------


@of_card(59, "conversions_and_influence", can=any_convertible, names=name_area, cite="VQ 18.5")
def conversions_and_influence(
    g: VirginQueen, power: Power, mode: VqCardMode, about: object
) -> Procedure[None]:
    """John Knox: the Protestant gains influence in Scotland besides."""
    yield from convert_row(g, power, rows_of(g, mode)[0])
    gainer, target = target_powers(g, mode)
    if has_marker(g, target, gainer) and not is_resolved(g, target):
        gain_influence(g, target, gainer, mode.numbers["influence"])


# -- 60: Letters Intercepted -----------------------------------------------------------------------


@condition("VQ 6.3")
def somebody_holds_card(g: VirginQueen, power: Power, about: object) -> bool:
    return bool(with_something_to_draw(g, power))


def with_something_to_draw(g: VirginQueen, power: Power) -> list[Power]:
    """The other powers from whose hands a card or treasure can be drawn at random."""
    return [p for p in MAJORS if p != power and has_random(g, p)]


@of_card(60, "draw_from_hand", cite="VQ 6.3")
def draw_from_hand(
    g: VirginQueen, power: Power, mode: VqCardMode, about: object
) -> Procedure[None]:
    """A "card" of another power, treasures among them, drawn at random."""
    victims = with_something_to_draw(g, power)
    victim = yield from choose_power(g, power, victims, "letters-of-whom")
    for _ in range(mode.numbers["cards"]):
        take_random(g, power, victim)


# -- 61: Menendez de Aviles ------------------------------------------------------------------------


@condition("VQ 17.3", "VQ 17.5")
def settlement_to_fortify(g: VirginQueen, power: Power, about: object) -> bool:
    oceans = g.state.oceans
    bare = (id for id, holder in oceans.settlements.items() if holder == SPAIN)
    return any(id not in oceans.forts for id in bare) or can_patrol(g, SPAIN)


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
    options = [Option(f"fort.{id}", id, (settlement_ref(id),)) for id in bare]
    pick = yield Ask(g.seat_of(SPAIN), "guard-fort", options, "VQ 17.5")
    fortify_settlement(g, pick.value, from_card=False)
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
    build_patrol(g, ocean)
    return ocean


def _drive_out(g: VirginQueen, zones: Mask, on: int) -> Procedure[None]:
    places = [id for id in g.state.oceans.colonies if g.world.settlement_zones[id] & zones]
    settlement = yield from choose_colony(g, SPAIN, places)
    if settlement is None:
        return
    by, chances = power_ref(g, SPAIN), [(7 - on) / 6, 0.0, (on - 1) / 6]
    driven_out = g.dice(1, "coast guard", on, by=by)[0] >= on
    result = "coast-guard-wins" if driven_out else "coast-guard-fails"
    g.record(ChanceTaken(by, result, about=settlement_ref(settlement), chances=chances))
    if driven_out:
        lose_colony(g, settlement)


# -- 62: Northwest Passage -------------------------------------------------------------------------


@condition("VQ 16.1")
def captain_in_north_atlantic(g: VirginQueen, power: Power, about: object) -> bool:
    return bool(captains_at(g, g.world.ocean["north_atlantic"], power))


@of_card(62, "northwest_passage", cite="VQ 16.1")
def northwest_passage(
    g: VirginQueen, power: Power, mode: VqCardMode, about: object
) -> Procedure[None]:
    """He comes through unharmed with a treasure, or turns back damaged; he is never lost."""
    start, end = (g.world.ocean[id] for id in mode.oceans)
    captain = yield from _choose_captain(g, power, captains_at(g, start, power))
    result = yield from roll_navigation(g, captain, mode.numbers["bonus"])
    if result != SAFE:
        if not is_damaged(g, captain):
            damage_captain(g, captain)
            yield from lighten(g, captain)
        return
    sail_captain(g, captain, end)
    yield from _load(g, captain, mode.numbers["treasures"])
    yield from offer_to_settle(g, captain)
    comes_full_circle(g, captain)
